"""A still table: whatever is asked, the board's box never changes, in any game, at any size."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.harness import SIZES, Site, Visitor
from tests.browser.sonar_crews import NO_TOURS
from tests.browser.test_sonar import act as act_at_the_stations
from tests.browser.test_sonar import begin

GAMES = {
    "Deep Sea Adventure": "deep-sea",
    "Submarine": "submarine",
    "Titanic": "titanic",
    "Captain Sonar": "sonar",
}
SHARE = 4
"""Decisions of each game that the normal run looks at."""
ON_BOARD = 0.3
"""Of so many decisions the step is taken on the board, if it offers one."""

# The boxes of board and bar, once everything is where it belongs; and whether the page scrolls.
MEASURE = """async () => {
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    const box = (one) => {
        const {x, y, width, height} = document.querySelector(one).getBoundingClientRect();
        return [x, y, width, height].map((it) => Math.round(it * 10) / 10);
    };
    const root = document.documentElement;
    return {board: box('.board-box'), bar: box('.actions'),
        scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth};
}"""

Look = Callable[[], None]


def step(visitor: Visitor, pick: random.Random) -> None:
    """One step of a decision by what the page offers: in the bar, or on the board."""
    page, ply = visitor.page, visitor.ply
    spots = page.locator(".picture .can-do, .instruments .can-do")
    choices = page.locator(".choice")
    if spots.count() and pick.random() < ON_BOARD:
        spots.nth(pick.randrange(spots.count())).dispatch_event("click")
    elif count := choices.count():
        choices.nth(pick.randrange(count)).click()
    # Either the table goes on, or there is something to choose again.
    page.locator(f".table-page:not([data-ply='{ply}']), .choice, .ranking").first.wait_for()


def decide(visitor: Visitor, game: str, pick: random.Random, look: Look) -> bool:
    """Wait for a decision, look at the table, and take it; False: the game is over."""
    if game == "sonar":
        look()
        return act_at_the_stations(visitor)
    if not visitor.await_turn():
        return False
    ply = visitor.ply
    while visitor.ply == ply and visitor.page.locator(".choice").count():
        look()
        step(visitor, pick)
    return True


def begin_from_home(visitor: Visitor, title: str) -> None:
    """From the home page to the first decision."""
    visitor.page.add_init_script(NO_TOURS)
    visitor.home()
    visitor.page.get_by_role("button", name=f"Play now: {title}").click()
    if GAMES[title] == "sonar":
        visitor.page.locator(".target-field").first.wait_for()


class Stillness:
    """What was measured, by the size of the window."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self.found: dict[str, dict[str, Any]] = {}
        self.looks = 0

    def look(self) -> None:
        """Measure, and compare with what was measured first."""
        page = self._visitor.page
        size = page.viewport_size
        now = page.evaluate(MEASURE)
        asked = page.locator(".sentence").inner_text()
        assert self.found.setdefault(str(size), now) == now, f"at {size}, asked: {asked}"
        assert not now["scrolls"]
        self.looks += 1


@pytest.mark.parametrize("title", GAMES)
def test_nothing_moves_from_prompt_to_prompt_at_any_size(site: Site, title: str) -> None:
    with site.visitor(viewport=SIZES[0]) as visitor:
        begin_from_home(visitor, title)
        still = Stillness(visitor)
        pick = random.Random(title)

        def look() -> None:
            for size in SIZES:
                visitor.page.set_viewport_size(size)
                still.look()

        if GAMES[title] == "sonar":
            look()
            begin(visitor.page, "C6")
        for _ in range(SHARE):
            decide(visitor, GAMES[title], pick, look)
        assert still.looks >= SHARE * len(SIZES)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_from_the_home_page_to_the_result(
    site: Site, title: str, size: ViewportSize
) -> None:
    with site.visitor(viewport=size) as visitor:
        begin_from_home(visitor, title)
        still = Stillness(visitor)
        pick = random.Random(f"{title} {size}")
        if GAMES[title] == "sonar":
            still.look()
            begin(visitor.page, "C6")
        while decide(visitor, GAMES[title], pick, still.look):
            pass
        expect(visitor.page.locator(".ranking li").first).to_be_visible()
        still.look()
        print(f"{title}, {size['width']} x {size['height']}: {still.looks} prompts, one box")
