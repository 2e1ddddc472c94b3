"""Captain Sonar: what is done is staged, at both boats and for those who look on alike."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import PHONE, Site
from tests.browser.sonar_crews import NO_TOURS, Voyage
from tests.browser.test_pages import serious_faults
from tests.server.harness import HandClock

RUN_MS = 1500
"""So long a shot runs."""


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


def test_a_torpedo_runs_before_its_result_is_told(site: Site, clock: HandClock) -> None:
    """Nobody is told earlier than anybody else, and nobody's controls are covered."""
    how = {"reduced_motion": "no-preference"}
    with site.visitor(**how) as crew, site.visitor("day", viewport=PHONE, **how) as guest:
        voyage = Voyage(crew, clock, 4, 4)
        voyage.begin("H8", "J5")
        voyage.sail(0, "nnw", "torpedo")
        pages: list[Page] = [crew.page, guest.page]
        for page in pages:
            page.add_init_script(NO_TOURS)
            page.clock.install()
        voyage.show(".rose")
        guest.show(f"table/{voyage.table}", ".lookout .picture")
        for page in pages:
            page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        voyage.play(0, 0, "torpedo J5")
        for page in pages:
            stop = page.locator(".stop.running")
            expect(stop).to_contain_text("Yellow: torpedo, J5")
            expect(page.locator(".shot .closing").first).to_be_attached()
            expect(page.locator(".hull-boxes .hit")).to_have_count(0)
            expect(page.locator(".call-blast")).to_have_count(0)
            assert "irect hit" not in page.locator(".board").inner_text()
        header = crew.page.locator(".status").bounding_box()
        banner = crew.page.locator(".stop").bounding_box()
        assert header is not None and banner is not None
        assert banner["y"] + banner["height"] <= header["y"] + header["height"] + 1
        for page in pages:
            page.clock.run_for(RUN_MS + 100)
            expect(page.locator(".stop.verdict-direct")).to_contain_text("Direct hit!")
            expect(page.locator(".verdict-word.direct")).to_be_visible()
            expect(page.locator(".call-blast")).to_contain_text("Blast on J5")
        expect(crew.page.locator(".boat-1 .hull-boxes .hit")).to_have_count(2)
        assert serious_faults(crew.page) == []
        clock.advance(3)

        # A course is an arrow at the edge, an answer two bands on the map.
        voyage.sail(0, "w", "drone")
        expect(crew.page.locator(".edge-arrow.to-w.boat-0")).to_be_attached()
        voyage.play(1, 0, "surface")
        for page in pages:
            expect(page.locator(".called .area.sure.boat-1")).to_have_count(1)
            expect(page.locator(".stop")).to_have_text(re.compile("surfaces in sector 2"))
