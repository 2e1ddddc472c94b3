"""A captain who never touches mouse or screen: start, course, torpedo, surfacing, repair, dive."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Site
from tests.browser.sonar_crews import NO_TOURS, Voyage
from tests.browser.test_sonar_realtime import trace_by_keys
from tests.server.harness import HandClock

MOST_TABS = 60
FOCUSED = "(what) => document.activeElement?.matches(what) ?? false"


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


def tab_to(page: Page, what: str) -> None:
    """Press Tab until this has the focus."""
    page.locator(what).first.wait_for()
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED, what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached by Tab")


def test_a_captain_with_nothing_but_keys(site: Site, clock: HandClock) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        voyage = Voyage(visitor.home(), clock, 4, 0)
        voyage.show(".target-field")
        tab_to(page, ".target-field")
        page.keyboard.press("Enter")
        voyage.play(1, 0, "start O15")
        expect(page.locator(".rose")).to_be_visible()

        # Three courses by arrows; the crew does the rest.
        for number in range(3):
            course = page.locator(".course.can").first
            course.wait_for()
            way = (course.get_attribute("class") or "").split("course-")[1][0]
            page.keyboard.press(
                {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}[way]
            )
            expect(page.locator(".okay.due")).to_have_count(2)
            voyage.play(0, 1, "mark torpedo")
            voyage.play(0, 2, f"cross {way}{SPARED[way][number]}")
            clock.advance(1)
            expect(page.locator(".okay.due")).to_have_count(0)
        page.keyboard.press("1")
        expect(page.locator(".target-field.torpedo:focus")).to_have_count(1)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator(".stop.halted")).to_be_visible()
        clock.advance(3)
        expect(page.locator(".stop.halted")).to_have_count(0)

        # Up by two presses, a section by arrows, down by one.
        tab_to(page, ".surface.can")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator(".repair")).to_be_visible()
        voyage.play(0, 2, "trace 1 good")
        page.locator(".tracing-paper").wait_for()
        tab_to(page, ".tracing-paper")
        trace_by_keys(page)
        expect(page.locator(".repair-queue .done")).to_have_count(2)
        for station, section in ((1, 3), (3, 4)):
            voyage.play(0, station, f"trace {section} good")
        clock.advance(2)
        voyage.play(0, 2, "ready")
        tab_to(page, ".call-out")
        page.keyboard.press("Enter")
        expect(page.locator(".repair")).to_have_count(0)


SPARED = {"n": "136", "e": "246", "s": "256", "w": "256"}
"""By panel: symbols of three courses that leave the torpedo alone."""
