"""Several people at one screen: while it is covered, it holds nothing that only one may know.

The same game is played twice from the same seed. The first player acts alike in all that the table
sees, and otherwise differently: which card goes under the pile, where the boat starts, what is
written but not sent, whether a hint was asked for. The covered page is compared to the letter.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from fathom.server.verbs import setup
from tests.browser.harness import DESK, PHONE, Site, Visitor


class Secret(NamedTuple):
    """What the first player does that the second may not know."""

    choice: int
    draft: str
    wants_hint: bool


ONE = Secret(0, "I have rust", wants_hint=True)
OTHER = Secret(-1, "no rust for me", wants_hint=False)

# What the fields of the page hold, which its source does not show.
WRITTEN = "() => [...document.querySelectorAll('input, select')].map((one) => one.value)"
# Notes every line of the log and every hint that is ever shown from now on.
WATCH = """() => {
    window.told = new Set();
    const note = () => document.querySelectorAll('.log li, .hint-line, .just-now, .player dd')
        .forEach((one) => window.told.add(one.textContent.trim()));
    new MutationObserver(note).observe(document.body,
        {childList: true, subtree: true, characterData: true});
}"""


@pytest.fixture(autouse=True)
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is dealt alike."""
    monkeypatch.setattr(setup, "secrets", SimpleNamespace(token_bytes=lambda n: bytes([7]) * n))


def swap_in_submarine(visitor: Visitor) -> tuple[str, Locator]:
    """A table where the first player may put one of several cards under the pile; those choices."""
    table = visitor.table("submarine", "you", "you", options={"starter": 0}, start=True)
    sight = f"{visitor.site.url}/api/tables/{table}/sight?seat="
    while True:
        for seat in (0, 1):
            now = visitor.page.request.get(f"{sight}{seat}").json()
            swaps = [move for move in now["moves"] if move.startswith("swap")]
            if seat == 0 and len(swaps) > 1:
                return table, visitor.page.locator(".choice", has_text="goes under the pile")
            if now["moves"]:
                move = {"move": now["moves"][0], "seat": seat, "key": f"ply-{now['ply']}"}
                visitor.ask(f"tables/{table}/moves", **move)


def start_in_sonar(visitor: Visitor) -> tuple[str, Locator]:
    """A table where both boats are still to start."""
    table = visitor.table("sonar", "you", "you", start=True)
    return table, visitor.page.locator(".target-field")


def covered(visitor: Visitor, begin: Callable[[Visitor], tuple[str, Locator]], how: Secret) -> str:
    """Play the secret on the page; the table's id, once the cover is there."""
    page = visitor.page
    table, choices = begin(visitor)
    visitor.show(f"table/{table}", ".board")
    choices.first.wait_for()
    is_tall = page.locator(".sheets").count() > 0
    chat = page.locator(".sheets").get_by_role("button", name="Chat") if is_tall else None
    (chat or page.get_by_role("tab", name="Chat")).click()
    page.get_by_label("Say something").fill(how.draft)
    if is_tall:
        page.keyboard.press("Escape")
    if how.wants_hint and page.get_by_title("Hint").count():
        page.get_by_title("Hint").click()
        page.locator(".hint-line").wait_for()
    choices.nth(how.choice).click()
    page.locator(".cover").wait_for()
    return table


def read(visitor: Visitor, table: str) -> list[str]:
    """All that the covered page holds, without what is drawn by lot for each table."""
    page = visitor.page
    told = page.request.get(f"{visitor.site.url}/api/tables/{table}").json()
    pages = [shown(page)]
    for name in ("Players", "Log", "Chat"):
        door = page.locator(".sheets").get_by_role("button", name=name)
        if door.count():
            door.click()
            page.locator("dialog").wait_for()
            pages.append(shown(page))
            page.keyboard.press("Escape")
        elif name != "Players":
            page.get_by_role("tab", name=name).click()
            pages.append(shown(page))
    for one in (table, told["code"]):
        pages = [text.replace(one, "DRAWN") for text in pages]
    return pages


def shown(page: Page) -> str:
    """The page as it is now, with what everybody may know of each player."""
    page.locator("[data-ply]").wait_for(state="attached")
    return page.content() + str(page.evaluate(WRITTEN))


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("begin", [swap_in_submarine, start_in_sonar])
def test_the_covered_page_is_the_same_whatever_one_player_knows(
    site: Site, begin: Callable[[Visitor], tuple[str, Locator]], size: ViewportSize
) -> None:
    with site.visitor(viewport=size) as visitor:
        worlds = [read(visitor, covered(visitor, begin, how)) for how in (ONE, OTHER)]
        assert len(worlds[0]) > 2
        assert worlds[0] == worlds[1]
        assert not any(how.draft in text for how in (ONE, OTHER) for text in worlds[0])


def leave_in_deep_sea(visitor: Visitor) -> tuple[str, Locator]:
    """A table where the first player has dived and may leave what lies there."""
    table = visitor.table("deep-sea", "you", "you", options={"starter": 0}, start=True)
    visitor.ask(f"tables/{table}/moves", move="on", seat=0, key="on")
    return table, visitor.page.locator(".choice", has_text="leave it")


def test_while_it_is_covered_nothing_can_be_taken_back(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = covered(visitor, leave_in_deep_sea, ONE)
        sight = f"{site.url}/api/tables/{table}/sight?seat=0"
        before = page.request.get(sight).json()
        assert before["can_undo"]
        expect(page.get_by_title("Take back")).to_have_count(0)
        page.keyboard.press("u")
        page.get_by_role("button", name="I am").click()
        assert visitor.await_turn()
        assert page.request.get(sight).json()["ply"] == before["ply"]


def test_who_lifts_the_cover_never_sees_what_the_other_was_told(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        covered(visitor, swap_in_submarine, ONE)
        page.evaluate(WATCH)
        page.get_by_role("button", name="I am").click()
        assert visitor.await_turn()
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_label("Say something")).to_have_value("")
        page.get_by_role("tab", name="Log").click()
        expect(page.locator(".log li").nth(9)).to_be_visible()
        told: list[str] = page.evaluate("() => [...window.told]")
        assert any(f"{visitor.name} exchanges a card" in line for line in told)
        assert [line for line in told if line.strip().startswith("You")] == []
