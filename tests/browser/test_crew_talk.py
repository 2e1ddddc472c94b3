"""A crew talks by one press, by a key and by a long press on the map; in everybody's language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESK, PHONE, Site
from tests.browser.sonar_crews import NO_TOURS, Shipmate, Voyage, arrive
from tests.browser.test_pages import serious_faults
from tests.server.harness import HandClock

CUT_OFF = """() => [...document.querySelectorAll('.talk .button')]
    .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
    .map((it) => it.textContent.trim())"""
"""The buttons whose words do not fit."""


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


def field_on_map(page: Page, share: float) -> tuple[float, float]:
    """A place on the map, as far from its left and upper edge."""
    box = page.locator(".sea-map .water").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * share, box["y"] + box["height"] * share


def test_a_crew_of_two_talks_without_a_dialog(site: Site, clock: HandClock) -> None:
    mate = Shipmate(site, "Yann")
    table = mate.create("open", "open", "you", "open")
    with (
        site.visitor() as ann,
        site.visitor(locale="de", viewport=PHONE, has_touch=True) as ben,
        site.visitor(locale="nl") as foe,
    ):
        for visitor, seat, name in ((ann, 0, "Ann"), (ben, 1, "Ben"), (foe, 3, "Foe")):
            arrive(visitor, table, seat, name)
        mate.guest.do(table, "start")
        told = [visitor.page.locator(".talk-lines li") for visitor in (ann, ben)]

        # One press, one key, one field: each in the reader's own language.
        ann.page.get_by_role("button", name="Where?").click()
        expect(told[1]).to_have_text(["Ann Wo sind sie?"])
        ben.page.get_by_role("button", name="Weg").click()
        expect(told[0]).to_have_text(["Ann Where are they?", "Ben I have lost them."])
        ann.page.keyboard.press("Shift+Digit2")
        expect(told[1].last).to_have_text("Ann Angriff!")
        ann.page.get_by_label("Tell the crew a field").fill("c4")
        ann.page.keyboard.press("Enter")
        expect(told[1]).to_have_text(
            ["Ben Ich habe sie verloren.", "Ann Angriff!", "Ann Sie sind ungefähr hier: C4"]
        )

        # A long press is a ping, and chooses nothing: both captains have yet to start.
        x, y = field_on_map(ann.page, 0.5)
        ann.page.mouse.move(x, y)
        ann.page.mouse.down()
        expect(ben.page.locator(".ping[data-field=H8]")).to_be_visible()
        ann.page.mouse.up()
        expect(told[0].last).to_have_text("Ann They are about here: H8")
        expect(ann.page.locator(".briefing")).to_be_visible()
        ben.page.mouse.click(*field_on_map(ben.page, 0.1), button="right")
        expect(ann.page.locator(".ping[data-field=B2]")).to_be_visible()

        # Nothing of it reaches the other boat, and nothing is cut off or hard to use.
        expect(foe.page.locator(".talk-lines li")).to_have_count(0)
        expect(foe.page.locator(".ping")).to_have_count(0)
        for visitor in (ann, ben, foe):
            assert visitor.page.evaluate(CUT_OFF) == []
            assert serious_faults(visitor.page) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.soak
def test_no_call_of_any_station_is_cut_off_in_any_language(
    site: Site, clock: HandClock, size: dict[str, int]
) -> None:
    for language in ("en", "de", "nl"):
        for seat in range(4):
            with site.visitor(locale=language, viewport=size) as visitor:
                visitor.page.add_init_script(NO_TOURS)
                visitor.home()
                voyage = Voyage(visitor, clock, 4, seat)
                voyage.begin()
                voyage.show(".talk-calls")
                expect(visitor.page.locator(".talk-calls .button")).to_have_count(6)
                assert visitor.page.evaluate(CUT_OFF) == []
                assert serious_faults(visitor.page) == []
