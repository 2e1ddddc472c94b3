"""Captain Sonar in one hand: fields too small for a finger, and a phone held sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.browser.harness import PHONE, Site
from tests.browser.sonar_crews import NO_TOURS, Voyage
from tests.browser.test_sonar_screens import SIDEWAYS
from tests.server.harness import HandClock

SHORT: ViewportSize = {"width": 360, "height": 740}
FINGER = 43.9
"""Pixels that what a finger must hit has on each side, but for rounding."""


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


def least_side(wanted: Locator) -> float:
    """The shortest side of all that are there."""
    boxes = [one.bounding_box() for one in wanted.all()]
    assert boxes
    return min(min(box["width"], box["height"]) for box in boxes if box)


def on_map(page: Page, field: str) -> tuple[float, float]:
    """The middle of a target."""
    box = page.locator(f".target-field[data-field='{field}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


AT_REST = """() => {
    const map = document.querySelector('.captain > .aiming');
    return map?.clientHeight === Number(map?.querySelector('.picture')?.getAttribute('height'));
}"""


def aim(page: Page, system: str) -> None:
    """Take a system in hand; the map grows, and has grown."""
    page.locator(".system.ready .use", has_text=system).tap()
    page.locator(f".target-field.{system}").first.wait_for()
    page.wait_for_function(AT_REST)


def test_a_finger_picks_before_it_chooses(site: Site, clock: HandClock) -> None:
    """Where to start, a torpedo, a silent run: one touch more than with a mouse."""
    with site.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        visitor.home()
        voyage = Voyage(visitor, clock, 2, 0, course_seconds=0)
        voyage.show(".target-field")
        final = page.locator(".pick .main")

        # Where to start: nothing is done until it is confirmed.
        x, y = on_map(page, "H9")
        page.touchscreen.tap(x + 5, y - 4)
        expect(page.locator(".pick [role=status]")).to_have_text("H9")
        assert least_side(page.locator(".pick button")) >= FINGER
        page.get_by_role("button", name="one field north").tap()
        expect(final).to_have_text("start on H8")
        expect(page.locator(".briefing")).to_be_visible()
        final.tap()
        voyage.play(1, 0, "start O15")
        page.locator(".rose").wait_for()

        # A torpedo: the system, the field, "fire".
        voyage.sail(0, "nnw", "torpedo")
        aim(page, "torpedo")
        page.touchscreen.tap(*on_map(page, "G4"))
        expect(final).to_have_text("torpedo to G4")
        expect(page.locator(".call-torpedo-fired")).to_have_count(0)
        final.tap()
        expect(page.locator(".call-torpedo-fired, .call-blast").last).to_be_attached()
        expect(page.locator(".pick")).to_have_count(0)

        # Silence is drawn with the finger, and the page stays where it is.
        voyage = Voyage(visitor, clock, 2, 0)
        voyage.begin()
        voyage.sail(0, "nnwwss", "silence")
        voyage.show(".rose")
        aim(page, "silence")
        boat = page.locator(".captain > .sea-map .vessel").bounding_box()
        assert boat is not None
        begin = (boat["x"] + boat["width"] / 2, boat["y"] + boat["height"] / 2)
        session = page.context.new_cdp_session(page)
        end = on_map(page, "F10")
        for kind, at in (("touchStart", begin), ("touchMove", end), ("touchEnd", None)):
            points = [] if at is None else [{"x": at[0], "y": at[1]}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        expect(page.locator(".pick [role=status]")).to_have_text("F10")
        final.press("Enter")
        expect(page.locator(".call-silent-run").last).to_be_attached()


MAIN = {
    "captain": ".captain > .sea-map",
    "first-officer": ".gauges",
    "engineer": ".wiring",
    "radio-operator": ".radio > .sea-map, .heard",
}
"""What each station is there for."""
OVERLAPS = """() => {
    const shown = [...document.querySelectorAll('.room button')].filter(
        (one) => one.checkVisibility() && !one.closest('[inert]'));
    // What a station scrolls away is not there: it ends where the station does.
    const boxes = shown.map((one) => {
        const box = one.getBoundingClientRect();
        const pane = one.closest('.station-pane')?.getBoundingClientRect();
        const { left, right, top } = box;
        return [one, { left, right, top, bottom: Math.min(box.bottom, pane?.bottom ?? Infinity) }];
    });
    return boxes.flatMap(([one, a], index) => boxes.slice(index + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
        .map(([other]) => `${one.className} and ${other.className}`));
}"""
"""What is to be pressed and lies over something else of that kind; round things by a corner may."""


def test_held_sideways_every_station_is_there(site: Site, clock: HandClock) -> None:
    """What a station is there for is seen as a whole, and nothing lies over anything."""
    with site.visitor(viewport=SIDEWAYS, has_touch=True, is_mobile=True) as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        visitor.home()
        voyage = Voyage(visitor, clock, 2, 0, scenario="echo")
        voyage.begin("H8", "K5")
        voyage.play(0, 0, "course n")
        voyage.show(".stations")
        for station, wanted in MAIN.items():
            page.locator(f"#tab-{station}").tap()
            room = page.locator(".station-pane").bounding_box()
            assert room is not None and room["height"] > SIDEWAYS["height"] * 3 / 4
            page.locator(wanted).first.wait_for()
            for thing in page.locator(wanted).all():
                box = thing.bounding_box()
                assert box is not None and box["y"] >= room["y"] - 1, station
                assert box["y"] + box["height"] <= room["y"] + room["height"] + 1, station
            assert page.evaluate(OVERLAPS) == [], station


@pytest.mark.parametrize("language", ["en", "de"])
def test_upright_on_a_short_phone(site: Site, clock: HandClock, language: str) -> None:
    """What each is there for is in sight: courses, all that the engineer is told, a large map."""
    with site.visitor(viewport=SHORT, locale=language, has_touch=True, is_mobile=True) as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        visitor.home()
        voyage = Voyage(visitor, clock, 2, 0)
        voyage.begin("H8", "K5")
        voyage.play(0, 0, "course n")
        voyage.show(".stations")

        def box(thing: str) -> FloatRect:
            found = page.locator(thing).bounding_box()
            assert found is not None
            return found

        page.locator("#tab-captain").tap()
        for course in page.locator(".course").all():
            expect(course).to_be_in_viewport(ratio=1)
        page.locator("#tab-engineer").tap()
        hint, wiring = box(".engineer .prospect"), box(".wiring")
        assert hint["y"] + hint["height"] <= wiring["y"]
        page.locator("#tab-radio-operator").tap()
        assert box(".radio > .sea-map")["height"] > SHORT["width"] * 3 / 4
        expect(page.locator(".heard")).to_be_in_viewport(ratio=1)


def test_the_radio_operators_fingers(site: Site, clock: HandClock) -> None:
    """A sheet that is pulled, pen, eraser and marks, by touch; the page does not scroll away."""
    with site.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        visitor.home()
        voyage = Voyage(visitor, clock, 4, 3)
        voyage.begin("H8", "C3")
        voyage.sail(1, "ees", "mine")
        voyage.show(".sheet-in-hand")
        expect(page.locator(".phosphor.open .step")).to_have_count(3)
        send = page.locator(".send-here")
        was = send.inner_text()
        stroke(page, (7, 7), (9, 9))
        expect(send).not_to_have_text(was)
        old, new = was.split()[-1], send.inner_text().split()[-1]
        assert (ord(new[0]) - ord(old[0]), int(new[1:]) - int(old[1:])) == (2, 2)
        take(page, "Pen")
        stroke(page, (2, 12), (6, 12))
        line = page.locator(".phosphor.open .pen-line")
        expect(line).to_have_count(1)
        take(page, "Eraser")
        stroke(page, (4, 14), (4, 10))
        expect(line).to_have_count(0)
        take(page, "Mark")
        stroke(page, (4, 2), (6, 2))
        expect(page.locator(".cross-mark")).to_have_count(3)


def take(page: Page, tool: str) -> None:
    """Take a tool in hand, and have it."""
    button = page.get_by_role("button", name=tool, exact=True)
    button.click()  # a tap right after a stroke is taken for the end of a fling
    expect(button).to_have_attribute("aria-pressed", "true")


def stroke(page: Page, begin: tuple[int, int], end: tuple[int, int]) -> None:
    """A finger goes from one field to another, by column and row from 0."""
    water = page.locator(".glass .water")
    water.scroll_into_view_if_needed()
    box = water.bounding_box()
    assert box is not None
    cell = box["width"] / 15
    steps = 8
    points = [
        {
            "x": box["x"] + (begin[0] + 0.5 + (end[0] - begin[0]) * step / steps) * cell,
            "y": box["y"] + (begin[1] + 0.5 + (end[1] - begin[1]) * step / steps) * cell,
        }
        for step in range(steps + 1)
    ]
    finger = page.context.new_cdp_session(page)
    for number, point in enumerate(points):
        kind = "touchMove" if number else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
