"""A game without a board of its own: everything in words, and its many moves word by word."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.harness import DESK, PHONE, SMALL, Site, Visitor
from tests.browser.test_pages import CUT_OFF, serious_faults
from tests.conftest import install_into
from tests.server.process import Process

ROOT = Path(__file__).parents[2]


class SiteWithToys(Site):
    """A server in a process of its own, in which a package with a toy game is installed."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        install_into(folder, "toys", market="tests.toys.market:GAME")
        self._process = Process(folder, packages=(folder, ROOT))
        super().__init__(browser, folder)

    def restart(self) -> None:
        """Start the process, or start it again."""
        self._process.start()
        self.url = self._process.url

    def stop(self) -> None:
        """Stop it."""
        self._process.stop()


@pytest.fixture(scope="module")
def toys(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteWithToys]:
    site = SiteWithToys(chromium, tmp_path_factory.mktemp("toys"))
    yield site
    site.stop()


def choices(visitor: Visitor) -> Locator:
    """The buttons of the action bar."""
    return visitor.page.locator(".choice")


def sit(visitor: Visitor, *others: str) -> str:
    """Begin a game of Market and look at it; its id."""
    table = visitor.table("market", "you", *others, start=True)
    visitor.show(f"table/{table}", ".plain-board")
    choices(visitor).first.wait_for()
    return table


def fact(visitor: Visitor, label: str) -> Locator:
    """What the board says under a label."""
    facts = visitor.page.locator(".facts > div")
    return facts.filter(has=visitor.page.get_by_text(label, exact=True)).locator("dd")


def test_many_moves_are_chosen_word_by_word(toys: SiteWithToys) -> None:
    with toys.visitor() as visitor:
        sit(visitor, "random")
        expect(choices(visitor)).to_have_text(["offer goods … (18)1", "pass2"])
        choices(visitor).first.click()
        expect(choices(visitor)).to_have_text(["fish … (6)1", "salt … (6)2", "silk … (6)3"])
        expect(visitor.page.locator(".so-far")).to_have_text("offer goods ›")
        visitor.page.keyboard.press("2")
        expect(choices(visitor)).to_have_count(6)
        expect(choices(visitor).nth(3)).to_have_text("offer salt for 44")
        visitor.page.keyboard.press("Escape")
        expect(choices(visitor)).to_have_count(3)
        visitor.page.get_by_role("button", name="Back").click()
        expect(choices(visitor)).to_have_count(2)
        visitor.page.keyboard.press("1")
        visitor.page.keyboard.press("3")
        visitor.page.keyboard.press("6")
        expect(visitor.page.locator(".log")).to_contain_text(f"{visitor.name} offers silk for 6.")


def test_a_hint_shows_the_way_word_by_word(toys: SiteWithToys) -> None:
    with toys.visitor() as visitor:
        sit(visitor, "random")
        visitor.page.keyboard.press("h")
        expect(visitor.page.locator(".choice.hinted")).to_have_count(1)


def test_fields_seats_and_nothing_are_told_in_words(toys: SiteWithToys) -> None:
    with toys.visitor() as visitor:
        table = sit(visitor, "you")
        expect(fact(visitor, "Phase")).to_have_text("the market is open")
        expect(fact(visitor, "Leader")).to_have_text("–")
        expect(fact(visitor, "Highest")).to_have_text("–")
        expect(fact(visitor, "Still to come")).to_have_text("fish, salt, silk")
        rows = visitor.page.locator(".by-seat tbody tr")
        expect(rows.nth(0).locator("td")).to_have_text(["–", "0", "no"])
        visitor.ask(f"tables/{table}/moves", key="a", seat=0, move="offer salt 4")
        visitor.ask(f"tables/{table}/moves", key="b", seat=1, move="pass")
        expect(fact(visitor, "Round")).to_have_text("2")
        name = visitor.page.locator(".players .who strong").first.inner_text()
        expect(fact(visitor, "Leader")).to_have_text(name)
        expect(fact(visitor, "Highest")).to_contain_text("goods")
        expect(fact(visitor, "Highest").locator(".seat-mark")).to_have_count(1)
        expect(fact(visitor, "Prices by goods")).to_contain_text("salt")
        expect(rows.nth(0).locator("td")).to_have_text(["salt", "4", "no"])
        expect(rows.nth(1).locator("td")).to_have_text(["–", "0", "yes"])
        headings = visitor.page.locator(".by-seat thead th")
        expect(headings).to_have_text(["Players", "Offers", "Total", "Has passed"])


def test_the_result_says_what_each_had(toys: SiteWithToys) -> None:
    with toys.visitor(locale="de") as visitor:
        table = sit(visitor, "you")
        visitor.ask(f"tables/{table}/moves", key="a", seat=0, move="offer fish 3")
        while visitor.decide(table, 0) or visitor.decide(table, 1):
            pass
        expect(visitor.page.locator(".ranking .breakdown").first).to_contain_text("fish")
        visitor.show(f"replay/{table}/1", ".plain-board")
        expect(fact(visitor, "Noch nicht angeboten")).to_have_text("salt, silk")


@pytest.mark.parametrize("theme", ["night", "day"])
def test_it_fits_every_screen_and_everybody(toys: SiteWithToys, theme: str) -> None:
    with toys.visitor(theme) as visitor:
        table = sit(visitor, "you")
        visitor.ask(f"tables/{table}/moves", key="a", seat=0, move="offer fish 3")
        visitor.page.locator(".cover button").click()
        choices(visitor).first.click()
        faults = {}
        for size in (DESK, PHONE, SMALL):
            visitor.page.set_viewport_size(size)
            found = serious_faults(visitor.page), visitor.page.evaluate(CUT_OFF)
            faults[size["width"]] = found
        assert set(map(str, faults.values())) == {"([], [])"}, faults
