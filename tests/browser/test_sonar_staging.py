"""Captain Sonar: what is done is staged, at both boats and for those who look on alike."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import PHONE, Site
from tests.browser.sonar_crews import NO_TOURS, Voyage
from tests.server.harness import HandClock

RECORD = """() => {
    window.staged = [];
    const count = (what) => document.querySelectorAll(what).length;
    new MutationObserver(() => window.staged.push({
        isRunning: count('.stop.running') > 0,
        isClosing: count('.shot .closing') > 0,
        told: count('.hull-boxes .hit') + count('.call-blast') + count('.verdict-word')
            + [...document.querySelectorAll('.happened, .giant-call, .just-now')]
                .filter((line) => line.textContent.includes('Blast')).length,
    })).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
"""Notes at every change of the page whether a shot runs, and what of its result is told."""


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


def test_a_torpedo_runs_before_its_result_is_told(site: Site, clock: HandClock) -> None:
    """Nobody is told earlier than anybody else, and nobody's controls are covered."""
    how: dict[str, Any] = {"reduced_motion": "no-preference"}
    with (
        site.visitor(**how) as crew,
        site.visitor("day", viewport=PHONE, **how) as guest,
        site.visitor(**how) as room,
    ):
        voyage = Voyage(crew, clock, 4, 4)
        voyage.begin("H8", "J5")
        voyage.sail(0, "nnw", "torpedo")
        pages: list[Page] = [crew.page, guest.page, room.page]
        for page in pages:
            page.add_init_script(NO_TOURS)
        voyage.show(".rose")
        guest.show(f"table/{voyage.table}", ".lookout .picture")
        room.show(f"screen/{voyage.table}", ".lookout .picture")
        for page in pages:
            page.evaluate(RECORD)
        voyage.play(0, 0, "torpedo J5")
        header = crew.page.locator(".status").bounding_box()
        banner = crew.page.locator(".stop").bounding_box()
        assert header is not None and banner is not None
        assert banner["y"] + banner["height"] <= header["y"] + header["height"] + 1
        for page in pages:
            expect(page.locator(".call-blast")).to_contain_text("Blast on J5")
            expect(page.locator(".status .boat-1 .hull-boxes .hit")).to_have_count(2)
            running = [one for one in page.evaluate("staged") if one["isRunning"]]
            assert running and any(one["isClosing"] for one in running)
            assert {one["told"] for one in running} == {0}
            assert any(one["told"] for one in page.evaluate("staged"))
        expect(room.page.locator(".happened")).to_contain_text("Blast on J5")
        clock.advance(3)

        # A course is an arrow at the edge, an answer two bands on the map.
        voyage.sail(0, "w", "drone")
        expect(crew.page.locator(".edge-arrow.to-w.boat-0")).to_be_attached()
        voyage.play(1, 0, "surface")
        expect(guest.page.locator(".called .area.sure.boat-1")).to_have_count(1)
        for page in pages:
            expect(page.locator(".call").last).to_contain_text("surfaces in sector 2")
