"""Captain Sonar in real time: four people with a browser each on one boat, against bots."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, Response, TimeoutError, WebSocket, expect

from fathom.games.sonar.repair import REPAIR, Point
from fathom.server import tells
from fathom.server.history import Viewer
from fathom.server.live import socket
from fathom.server.live.live_table import LiveTable
from tests.browser.harness import DESK, PHONE, Site, Visitor
from tests.browser.test_pages import serious_faults
from tests.server.harness import Guest, HandClock

STATIONS = ("Captain", "First officer", "Engineer", "Radio")
NO_TOURS = "localStorage.setItem('fathom-tours', '{}')".format(
    json.dumps([f"sonar-{it}" for it in ("captain", "first-officer", "engineer", "radio-operator")])
)
ROUND = "nesw"
SHORT = 400
"""Milliseconds after which something that has not come waits for the clock."""


@pytest.fixture(scope="module")
def clock() -> HandClock:
    return HandClock()


@pytest.fixture(scope="module")
def site(
    chromium: Browser, clock: HandClock, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A server on whose clock nothing happens by itself."""
    site = Site(chromium, tmp_path_factory.mktemp("site"), clock)
    yield site
    site.stop()


def create(page: Page, **wanted: Any) -> str:
    """Set up a table; its id."""
    return str(
        page.evaluate(
            """async (wanted) => (await (await fetch('api/tables', {method: 'POST',
            headers: {'Content-Type': 'application/json'},
            body: JSON.stringify(wanted)})).json()).id""",
            {"game": "sonar", "bot_pace": 0, **wanted},
        )
    )


class Crew:
    """Four browsers on one boat, and the clock that they play by."""

    def __init__(self, site: Site, clock: HandClock, visitors: list[Visitor]) -> None:
        self.site = site
        self.clock = clock
        self.visitors = visitors
        self.captain, self.officer, self.engineer, self.radio = (one.page for one in visitors)

    @property
    def pages(self) -> list[Page]:
        return [visitor.page for visitor in self.visitors]

    def await_one(self, wanted: Locator) -> Locator:
        """Let time pass until there is one; bots play meanwhile."""
        for _ in range(80):
            try:
                wanted.first.wait_for(timeout=SHORT)
            except TimeoutError:
                self.site.settle()
                self.clock.advance(0.5)
            else:
                return wanted.first
        raise AssertionError(f"{wanted} never came")

    def press(self, wanted: Locator) -> None:
        """Press something as soon as it can be pressed."""
        self.await_one(wanted).click()

    def sail(self, directions: str, mark: str = "torpedo") -> None:
        """A course with the officer's mark and the engineer's cross, the first that is possible.

        The engineer leaves red alone as long as there is something else.
        """
        ways = ", ".join(f".course-{it}.can" for it in directions)
        self.press(self.captain.locator(ways))
        gauge = self.officer.locator(".gauge.can")
        self.await_one(gauge)
        named = gauge.filter(has_text=mark)
        self.press(named if named.count() else gauge)
        symbol = self.engineer.locator(".symbol.can-do")
        self.await_one(symbol)
        spared = self.engineer.locator(".symbol.can-do:not(.colour-R)")
        self.press(spared if spared.count() else symbol)
        expect(self.captain.locator(".okay.due")).to_have_count(0)

    def repair(self, trace: Callable[[Page], None], before_third: Callable[[], None]) -> None:
        """Everybody traces a section, in their order; then the boat dives."""
        order = [self.engineer, self.captain, self.officer, self.radio]
        for number, page in enumerate(order):
            if number == 2:
                before_third()
            self.await_one(page.locator(".paper"))
            trace(page)
            for other in self.pages:
                wanted = other.locator(".repair-queue .done")
                expect(wanted).to_have_count(number + 1)
        self.press(self.engineer.get_by_role("button", name="Ready to dive!"))
        self.press(self.captain.get_by_role("button", name="Dive!"))
        for page in self.pages:
            expect(page.locator(".repair")).to_have_count(0)


def section_on(page: Page) -> list[Point]:
    """The outline of the section that lies on the paper, closed."""
    label = page.locator(".paper").get_attribute("aria-label") or ""
    outline = REPAIR.sections[int(label.split(":")[0].split()[-1]) - 1]
    return [*outline, outline[0]]


def in_steps(line: list[Point], length: float) -> list[Point]:
    """Points along a line, so far apart at most."""
    points = [line[0]]
    for one, other in pairwise(line):
        count = math.ceil(math.dist(one, other) / length)
        for number in range(1, count + 1):
            share = number / count
            points.append(
                (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
            )
    return points


def trace_by_pointer(page: Page) -> None:
    """Go round with the mouse and sign."""
    box = page.locator(".paper").bounding_box()
    assert box is not None
    side = min(box["width"], box["height"])
    left, top = (box["width"] - side) / 2 + box["x"], (box["height"] - side) / 2 + box["y"]
    points = [(left + x * side, top + y * side) for x, y in in_steps(section_on(page), 0.06)]
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point)
    page.mouse.up()
    page.get_by_role("button", name="Sign").click()


def trace_by_keys(page: Page) -> None:
    """Go round with the arrow keys and sign with Enter."""
    line = in_steps(section_on(page), 0.02)
    page.locator(".paper").focus()
    x, y = line[0]
    for to_x, to_y in line[1:]:
        while abs(to_x - x) > 0.0101:
            page.keyboard.press("ArrowRight" if to_x > x else "ArrowLeft")
            x += math.copysign(0.02, to_x - x)
        while abs(to_y - y) > 0.0101:
            page.keyboard.press("ArrowDown" if to_y > y else "ArrowUp")
            y += math.copysign(0.02, to_y - y)
    page.keyboard.press("Enter")


@pytest.fixture(scope="module")
def crew(site: Site, clock: HandClock) -> Iterator[Crew]:
    """Four people who found their stations in the lobby; the radio operator holds a phone."""
    with ExitStack() as stack:
        visitors = []
        for station in STATIONS:
            how = {"viewport": PHONE, "has_touch": True} if station == "Radio" else {}
            visitor = stack.enter_context(site.visitor(**how))
            visitor.page.add_init_script(NO_TOURS)
            visitors.append(visitor.home())
        host = visitors[0].page
        table = create(
            host,
            seats=["you", "open", "open", "open", *["greedy"] * 4],
            options={
                "mode": "realtime",
                "scenario": "charlie",
                "clock_seconds": 600,
                "assistance": True,
            },
        )
        for visitor, station in zip(visitors, STATIONS, strict=True):
            page = visitor.page
            page.goto(f"{site.url}/#/table/{table}")
            page.locator(".boats").wait_for()
            if page is not host:
                boat = page.get_by_role("region", name="Yellow boat")
                chair = boat.locator(".chair", has_text=station)
                chair.get_by_role("button", name="Sit here").click()
                page.get_by_role("button", name="Ready").click()
        host.get_by_label("Name of the boat: Yellow boat").fill("Nautilus")
        host.get_by_label("Name of the boat: Yellow boat").press("Enter")
        host.get_by_role("button", name="Start the game").click()
        for visitor in visitors:
            visitor.page.locator(".stations").wait_for()
        yield Crew(site, clock, visitors)


def test_all_four_stations_to_the_end(crew: Crew) -> None:
    """A stop, two surfacings, one repaired by pointer and one by keys, and the end by the clock."""
    captain, radio = crew.captain, crew.radio
    crew.press(captain.locator(".target-field[data-field=H8]"))
    for _ in range(3):
        crew.sail(ROUND)

    # The radio operator hears the enemy, and lays the sheet where they may be.
    crew.await_one(radio.locator(".phosphor.open .step"))
    before = radio.locator(".send-here").inner_text()
    sheet = radio.locator(".sheet-in-hand")
    sheet.focus()
    sheet.press("ArrowRight")
    assert radio.locator(".send-here").inner_text() != before
    radio.locator(".send-here").click()
    field = radio.locator(".send-here").inner_text().split()[-1]
    mark = captain.locator(".about-here")
    expect(mark).to_have_attribute("aria-label", f"The radio operator: about {field}")
    expect(crew.engineer.locator(".shout")).to_contain_text(f"They are about here: {field}")

    # A torpedo stops everybody; who comes back in the middle is stopped too.
    captain.keyboard.press("1")
    crew.press(captain.locator(".target-field.torpedo"))
    for page in crew.pages:
        expect(page.locator(".stop.halted")).to_be_visible()
    radio.reload()
    expect(radio.locator(".stop.halted .ring")).to_be_visible()
    assert radio.locator(".send-here").inner_text().split()[-1] == field, "the sheet lies there"
    crew.clock.advance(3)
    for page in crew.pages:
        expect(page.locator(".stop.halted")).to_have_count(0)

    # Up, and down again: with pointers, then with keys.
    faults = {}

    def look_and_return() -> None:
        faults["repair"] = serious_faults(crew.officer)
        radio.reload()
        expect(radio.locator(".repair-queue .done")).to_have_count(2)
        expect(radio.locator(".repair-boat .section.done")).to_have_count(2)

    crew.press(captain.locator(".orders .can", has_text="Surface"))
    crew.repair(trace_by_pointer, look_and_return)
    crew.sail(ROUND)
    crew.press(captain.locator(".orders .can", has_text="Surface"))
    crew.repair(trace_by_keys, lambda: None)
    crew.sail(ROUND)
    assert faults == {"repair": []}

    while not crew.visitors[0].is_over:
        crew.site.settle()
        crew.clock.advance(5)
        captain.evaluate("() => new Promise(requestAnimationFrame)")
    for page in crew.pages:
        page.locator(".ranking").wait_for()
    result = captain.evaluate(
        "async (id) => (await (await fetch(`api/tables/${id}`)).json()).result",
        captain.url.rpartition("/")[2],
    )
    assert result["reason"] in ("SON-4", "SON-41")
