"""A whole battle in real time: four people on one boat, with voices, against bots.

One seat of the other boat is a person's, so that there is somebody there who could hear them; its
captain, first officer and engineer are bots. When they do what does not matter, only that they
fight. Beside it an onlooker and the big screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.harness import PHONE, Site, Visitor, launched
from tests.browser.sonar_crews import NO_TOURS, REAL_TIME, in_steps
from tests.browser.test_crew_talk import field_on_map
from tests.browser.test_crew_voice import FAKE_MICROPHONE, JOIN, NOTED, speak, wait_until_heard
from tests.browser.test_sonar_realtime import MOST_WAITS, Crew, section_on
from tests.server.harness import HandClock

pytestmark = pytest.mark.soak
MOST_TURNS = 400
"""So many courses of the boat at most."""
FIRST_SURFACING_TURN = 6
STATIONS = ("captain", "first-officer", "engineer", "radio-operator")
FOE = 7
Place = tuple[float, float]
"""On the screen, in pixels."""


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser with a microphone in which it beeps."""
    with sync_playwright() as playwright:
        browser = launched(playwright, *FAKE_MICROPHONE)
        yield browser
        browser.close()


def log_of(page: Page) -> list[str]:
    """All that was called so far, as the server keeps it for everybody."""
    table = page.url.rpartition("/")[2]
    log: list[str] = page.evaluate(
        "async (id) => (await (await fetch(`api/tables/${id}/sight`)).json()).view.log", table
    )
    return log


def status_of(page: Page) -> str:
    """Whether the game is on."""
    table = page.url.rpartition("/")[2]
    return str(page.request.get(f"{page.url.partition('#')[0]}api/tables/{table}").json()["status"])


class Battle:
    """The crew, the one person on the other boat, and what has been seen of the battle so far."""

    def __init__(self, crew: Crew, foe: Visitor) -> None:
        self.crew = crew
        self.foe = foe
        self.called: set[str] = set()
        self.was_traced_in_stop = False

    @property
    def is_over(self) -> bool:
        return status_of(self.crew.captain) != "running"

    @property
    def is_up(self) -> bool:
        return self.crew.captain.locator(".repair").count() > 0

    @property
    def is_stopped(self) -> bool:
        return self.crew.engineer.locator(".stop.halted").count() > 0

    def pass_time(self, seconds: float) -> None:
        """The bots do what they can, and everybody sees it; then the clock goes on."""
        self.crew.rest()
        self.foe.catch_up()
        self.crew.clock.advance(seconds)
        self.called |= {" ".join(line.split()[:2]) for line in log_of(self.crew.captain)}

    def press_if_there(self, page: Page, what: str) -> bool:
        """Press the first of these, if there is one now."""
        wanted = page.locator(what)
        if not wanted.count():
            return False
        wanted.first.dispatch_event("click")
        self.crew.site.settle()
        return True

    def answer(self) -> None:
        """The enemy's sonar: everybody waits for the captain's two facts."""
        captain = self.crew.captain
        if captain.locator(".sonar-answer").count():
            captain.locator(".fact.true").first.click()
            captain.locator(".fact:not(.on):not([disabled])").first.click()
            captain.locator(".sonar-answer .main").click()

    def turn(self, is_up_due: bool) -> None:
        """Whatever each station can do now; the captain surfaces if due, else fires, else sails."""
        crew = self.crew
        self.press_if_there(crew.officer, ".gauge.can")
        self.press_if_there(crew.engineer, ".symbol.can-do:not(.colour-R)") or self.press_if_there(
            crew.engineer, ".symbol.can-do"
        )
        if is_up_due:
            self.surface()
        elif crew.captain.locator(".system.ready .use", has_text="torpedo").count():
            crew.captain.keyboard.press("1")
            self.press_if_there(crew.captain, ".target-field.torpedo")
        elif not self.press_if_there(crew.captain, ".course.can") and self.is_walled_in:
            self.surface()

    @property
    def is_walled_in(self) -> bool:
        """No course is left, and nothing else is waited for."""
        return not self.is_stopped and not self.crew.captain.locator(".okay.due").count()

    def surface(self) -> None:
        """The captain is asked once whether that is meant."""
        self.press_if_there(self.crew.captain, ".surface.can")
        self.press_if_there(self.crew.captain, ".surface.asked-once")

    def repair(self, page: Page) -> None:
        """Trace what lies there, sign, and dive when all have signed."""
        if page.locator(".tracing-paper").count():
            points = paper_points(page)
            self.trace(page, points[: len(points) // 2], points[len(points) // 2 :])
        sign = page.get_by_role("button", name="Sign")
        if sign.count() and sign.is_enabled():
            sign.click()
        for call in ("Ready to dive!", "Dive!"):
            self.press_if_there(page, f".call-out:text('{call}')")

    def trace(self, page: Page, first: list[Place], second: list[Place]) -> None:
        """Once round with the mouse; the engineer's pen rests half way until an enemy's stop."""
        page.mouse.move(*first[0])
        page.mouse.down()
        for place in first[1:]:
            page.mouse.move(*place)
        if page is self.crew.engineer and not self.was_traced_in_stop:
            for _ in range(MOST_WAITS):
                if self.is_stopped or self.is_over:
                    break
                self.answer()
                self.repair(self.foe.page)
                self.pass_time(0.5)
            self.was_traced_in_stop = self.is_stopped
        for place in second:
            page.mouse.move(*place)
        page.mouse.up()


def paper_points(page: Page) -> list[Place]:
    """The outline of the section on the paper, as places on the screen."""
    box = page.locator(".tracing-paper").bounding_box()
    assert box is not None
    side = min(box["width"], box["height"])
    left, top = (box["width"] - side) / 2 + box["x"], (box["height"] - side) / 2 + box["y"]
    return [(left + x * side, top + y * side) for x, y in in_steps(section_on(page), 0.06)]


def seated(site: Site, stack: ExitStack) -> tuple[list[Visitor], Visitor, str]:
    """Four on the yellow boat, the radio operator with a phone, and one on the blue boat."""
    visitors = []
    for station in (*STATIONS, "foe"):
        is_radio = station == "radio-operator"
        how: dict[str, Any] = {"viewport": PHONE, "has_touch": True} if is_radio else {}
        visitor = stack.enter_context(site.visitor(**how))
        visitor.page.add_init_script(NO_TOURS)
        visitor.page.add_init_script(NOTED)
        visitors.append(visitor)
    seats = ["you", "open", "open", "open", "greedy", "greedy", "greedy", "open"]
    house = {"torpedo_gauge": 1, "hull": 9}  # so that there are torpedoes, and time for them
    options = {**REAL_TIME, **house, "assistance": True, "clock_seconds": 3600}
    table = visitors[0].table("sonar", *seats, options=options)
    for visitor, seat in zip(visitors[1:], (1, 2, 3, FOE), strict=True):
        visitor.ask("me", name="")
        visitor.ask(f"tables/{table}/join", seat=seat)
        visitor.ask(f"tables/{table}/ready", is_ready=True)
    visitors[0].ask(f"tables/{table}/start")
    for visitor in visitors:
        visitor.page.goto(f"{site.url}/#/table/{table}")
        visitor.page.locator(".stations").wait_for()
    return visitors[:4], visitors[4], table


def test_four_people_fight_bots_to_the_end(site: Site, clock: HandClock) -> None:
    with ExitStack() as stack:
        visitors, foe, table = seated(site, stack)
        onlooker, room = (stack.enter_context(site.visitor()) for _ in range(2))
        onlooker.show(f"table/{table}", ".lookout .picture")
        room.show(f"screen/{table}", ".lookout .picture")
        crew = Crew(site, clock, visitors)
        battle = Battle(crew, foe)

        # Voices: each of the four hears the three others; alone among bots nobody is asked to.
        for visitor in visitors:
            speak(visitor)
        expect(foe.page.get_by_role("button", name=JOIN)).to_have_count(0)
        for visitor in visitors:
            wait_until_heard(visitor.page, 3)

        crew.captain.locator(".target-field[data-field=H8]").click()
        crew.await_one(crew.captain.locator(".rose"))

        # A call and a ping, which only the own boat sees.
        crew.officer.keyboard.press("Shift+Digit1")
        expect(crew.captain.locator(".talk-lines li")).not_to_have_count(0)
        x, y = field_on_map(crew.captain, 0.3)
        crew.captain.mouse.click(x, y, button="right")
        expect(crew.radio.locator(".ping")).not_to_have_count(0)
        expect(foe.page.locator(".ping")).to_have_count(0)

        for number in range(MOST_TURNS):
            if battle.is_over:
                break
            battle.answer()
            battle.repair(foe.page)
            if battle.is_up:
                for page in crew.pages:
                    battle.repair(page)
            else:
                is_late = number >= FIRST_SURFACING_TURN
                battle.turn(is_up_due=is_late and not battle.was_traced_in_stop)
            battle.pass_time(1)
        assert foe.page.evaluate("() => lines.length") == 0, "nobody called the other boat"
        for page in (*crew.pages, onlooker.page, room.page):
            page.locator(".ranking").first.wait_for()
        print(f"called: {sorted(battle.called)}, traced in a stop: {battle.was_traced_in_stop}")
        assert {"yellow torpedo", "blue torpedo"} <= battle.called
        assert battle.was_traced_in_stop
