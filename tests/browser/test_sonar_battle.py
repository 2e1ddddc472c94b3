"""A whole battle in real time: four people on one boat, with voices, against bots.

One seat of the other boat is a person's, so that there is somebody there who could hear them; its
captain, first officer and engineer are bots. When they do what does not matter, only that they
fight. Beside it an onlooker and the big screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.harness import PHONE, Site, Visitor, launched
from tests.browser.sonar_crews import NO_TOURS, REAL_TIME, in_steps
from tests.browser.test_crew_talk import field_on_map
from tests.browser.test_crew_voice import FAKE_MICROPHONE, JOIN, NOTED, speak, wait_until_heard
from tests.browser.test_sonar_realtime import Crew, section_on
from tests.server.harness import HandClock

pytestmark = pytest.mark.soak
MOST_TURNS = 400
"""So many courses of the boat at most."""
STATIONS = ("captain", "first-officer", "engineer", "radio-operator")
FOE = 7


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
    """The crew, and what has been seen of the battle so far."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.called: set[str] = set()
        self.was_traced_in_stop = False

    @property
    def is_over(self) -> bool:
        return status_of(self.crew.captain) != "running"

    def listen(self) -> None:
        """Note what has been called."""
        self.called |= {" ".join(line.split()[:2]) for line in log_of(self.crew.captain)}

    def wait_for(self, is_so: Callable[[], bool]) -> bool:
        """Let time pass until this is so; False: the game is over before."""
        while not is_so():
            if self.is_over:
                return False
            self.crew.site.settle()
            self.crew.clock.advance(0.5)
            self.listen()
        return True

    def press_if_there(self, page: Page, what: str) -> bool:
        """Press the first of these, if there is one now."""
        wanted = page.locator(what)
        if not wanted.count():
            return False
        wanted.first.dispatch_event("click")
        self.crew.visitors[0].site.settle()
        return True

    def turn(self) -> None:
        """Whatever each station can do now: fire first, then sail."""
        crew = self.crew
        for visitor in crew.visitors:
            visitor.catch_up()
        self.press_if_there(crew.officer, ".gauge.can")
        self.press_if_there(crew.engineer, ".symbol.can-do:not(.colour-R)") or self.press_if_there(
            crew.engineer, ".symbol.can-do"
        )
        if crew.captain.locator(".sonar-answer").count():
            crew.captain.locator(".fact.true").first.click()
            crew.captain.locator(".fact:not(.on):not([disabled])").first.click()
            crew.captain.locator(".sonar-answer .main").click()
        elif crew.captain.locator(".system.ready .use", has_text="torpedo").count():
            crew.captain.keyboard.press("1")
            self.press_if_there(crew.captain, ".target-field.torpedo")
        else:
            self.press_if_there(crew.captain, ".course.can")
        crew.clock.advance(1)
        self.listen()

    def surface_and_trace(self) -> None:
        """Up; the engineer's line is begun before an enemy's stop and goes on through it."""
        crew = self.crew
        if not self.wait_for(lambda: crew.captain.locator(".surface.can").count() > 0):
            return
        crew.captain.locator(".surface.can").click()
        again = crew.captain.locator(".surface.asked-once")
        if again.count():
            again.click()
        crew.engineer.locator(".tracing-paper").wait_for()
        points = paper_points(crew.engineer)
        half = len(points) // 2
        crew.engineer.mouse.move(*points[0])
        crew.engineer.mouse.down()
        for point in points[1:half]:
            crew.engineer.mouse.move(*point)
        is_stopped = self.wait_for(lambda: crew.engineer.locator(".stop.halted").count() > 0)
        for point in points[half:]:
            crew.engineer.mouse.move(*point)
        crew.engineer.mouse.up()
        if not is_stopped:
            return
        self.was_traced_in_stop = True
        while not self.is_over and crew.captain.locator(".repair").count():
            for page in crew.pages:
                if page.locator(".tracing-paper").count() and page is not crew.engineer:
                    draw(page)
                sign = page.get_by_role("button", name="Sign")
                if sign.count() and sign.is_enabled():
                    sign.click()
                for call in ("Ready to dive!", "Dive!"):
                    self.press_if_there(page, f".call-out:text('{call}')")
            crew.site.settle()
            crew.clock.advance(0.5)
            self.listen()


def paper_points(page: Page) -> list[tuple[float, float]]:
    """The outline of the section on the paper, as places on the screen."""
    box = page.locator(".tracing-paper").bounding_box()
    assert box is not None
    side = min(box["width"], box["height"])
    left, top = (box["width"] - side) / 2 + box["x"], (box["height"] - side) / 2 + box["y"]
    return [(left + x * side, top + y * side) for x, y in in_steps(section_on(page), 0.06)]


def draw(page: Page) -> None:
    """Once round with the mouse."""
    points = paper_points(page)
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point)
    page.mouse.up()


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
        battle = Battle(crew)

        # Voices: each of the four hears the three others; alone among bots nobody is asked to.
        for visitor in visitors:
            speak(visitor)
        expect(foe.page.get_by_role("button", name=JOIN)).to_have_count(0)
        for visitor in visitors:
            wait_until_heard(visitor.page, 3)

        crew.captain.locator(".target-field[data-field=H8]").click()
        battle.wait_for(lambda: crew.captain.locator(".rose").count() > 0)

        # A call and a ping, which only the own boat sees.
        crew.officer.keyboard.press("Shift+Digit1")
        expect(crew.captain.locator(".talk-lines li")).not_to_have_count(0)
        x, y = field_on_map(crew.captain, 0.3)
        crew.captain.mouse.click(x, y, button="right")
        expect(crew.radio.locator(".ping")).not_to_have_count(0)
        expect(foe.page.locator(".ping")).to_have_count(0)

        is_up_due = True
        for number in range(MOST_TURNS):
            if battle.is_over:
                break
            if number >= 12 and is_up_due and "yellow torpedo" in battle.called:
                battle.surface_and_trace()
                is_up_due = not battle.was_traced_in_stop
            elif crew.captain.locator(".repair").count():
                crew.clock.advance(1)
            else:
                battle.turn()
        assert foe.page.evaluate("() => lines.length") == 0, "nobody called the other boat"
        for page in (*crew.pages, onlooker.page, room.page):
            page.locator(".ranking").first.wait_for()
        print(f"called: {sorted(battle.called)}, traced in a stop: {battle.was_traced_in_stop}")
        assert {"yellow torpedo", "blue torpedo"} <= battle.called
        assert battle.was_traced_in_stop
