"""Captain Sonar at the stations: whole boats, single stations, both modes, and those who look on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fathom.games.sonar.charts import SIZES, scenario_file
from fathom.games.sonar.spec import SCENARIOS
from fathom.server.clock import WallClock
from tests.browser.harness import DESK, PHONE, SMALL, Site, Visitor
from tests.browser.test_pages import CUT_OFF, serious_faults
from tests.server.harness import Running, settings_for

STATIONS = ("captain", "first-officer", "engineer", "radio-operator")
ENGINEER = 2
BOT = "greedy"


class CalmSite(Site):
    """A site where a second is a second, so that a halt can be looked at."""

    def restart(self) -> None:
        self._server = Running(settings_for(self._folder, bots=1), WallClock()).__enter__()
        self.url = self._server.url


@pytest.fixture
def calm(chromium: Browser, tmp_path: Path) -> Iterator[Site]:
    site = CalmSite(chromium, tmp_path)
    yield site
    site.stop()


def at_table(visitor: Visitor, seats: list[str], start: bool = True, **options: Any) -> str:
    """Set a table up, go there, and know the tours already; its address."""
    page = visitor.page
    tours = [f'"sonar-{station}"' for station in STATIONS]
    page.add_init_script(f"localStorage.setItem('fathom-tours', '[{','.join(tours)}]')")
    visitor.home()
    wish = {"game": "sonar", "seats": seats, "options": options, "bot_pace": 100, "start": start}
    table: dict[str, Any] = page.evaluate(
        """async (wish) => (await fetch('api/tables', {method: 'POST',
            headers: {'content-type': 'application/json'}, body: JSON.stringify(wish)})).json()""",
        wish,
    )
    assert "id" in table, table
    address = f"{visitor.site.url}/#/table/{table['id']}"
    page.goto(address)
    return address


def crew(mine: int, seats: int = 8) -> list[str]:
    """Bots, but for one seat."""
    return ["you" if seat == mine else BOT for seat in range(seats)]


def begin(page: Page, field: str) -> None:
    """Mark where the boat starts, on the chart."""
    page.locator(f".target-field[data-field='{field}']").click()
    page.locator(".rose").wait_for()


def turn(page: Page, course: str, gauge: str, symbol: str) -> None:
    """A course, a mark and a cross of who has the whole boat; the turn is not ended."""
    page.locator(f".course-{course}.can").click()
    page.locator(f".gauge.can:has(.emblem-{gauge}), .gauge.can", has_text=gauge).first.click()
    page.locator(f".symbol.can-do[data-symbol='{symbol}']").click()
    page.locator(".orders .main").wait_for()


def end_turn(page: Page) -> None:
    page.keyboard.press("e")
    page.locator(".boat-status.boat-1.on-turn, .boat-status.boat-0.on-turn").first.wait_for()


def act(visitor: Visitor) -> bool:
    """One decision of a captain who takes what is offered; False: the game is over."""
    page = visitor.page
    page.locator(
        ".ranking, .sonar-answer, .target-field, .orders .main, .course.can, .orders .can"
    ).first.wait_for()
    ply = visitor.ply
    if visitor.is_over:
        return False
    if page.locator(".sonar-answer").count():
        page.locator(".fact.true").first.click()
        page.locator(".fact:not(.on):not([disabled])").first.click()
        page.locator(".sonar-answer .main").click()
    elif page.locator(".orders .main").count() and page.locator(".system.ready").count():
        page.locator(".system.ready .use").first.click()
        page.locator(".target-field, .stop, .orders .main").first.wait_for()
        if page.locator(".target-field").count():
            page.locator(".target-field").first.click()
    else:
        page.locator(".orders .main, .course.can, .orders .can").first.click()
    visitor.after(ply)
    return True


def test_play_now_is_captain_with_bots_and_goes_by_clicks_to_the_end(site: Site) -> None:
    with site.visitor(is_new=True) as visitor:
        page = visitor.home().page
        page.get_by_role("button", name="Play now: Captain Sonar").click()
        tour = page.get_by_label("Your first game")
        expect(tour).to_contain_text("You are the captain")
        tour.get_by_role("button", name="Skip").click()
        expect(tour).to_have_count(0)
        expect(page.get_by_role("tab")).to_have_text(
            ["Captain", "First officer", "Engineer", "Radio"]
        )
        begin(page, "C6")
        while act(visitor):
            pass
        expect(page.locator(".ranking li")).to_have_count(8)
        page.keyboard.press("Escape")
        expect(page.locator(".track")).to_have_count(2)  # afterwards everybody sees everything
