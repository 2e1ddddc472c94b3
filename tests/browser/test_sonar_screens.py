"""Every screen of Captain Sonar: fit for everybody, and nothing cut off in any language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.harness import DESK, PHONE, SMALL, Site, Visitor
from tests.browser.sonar_crews import NO_TOURS, Voyage
from tests.browser.test_pages import CUT_OFF, DRESS, ZOOMED, serious_faults, settle
from tests.server.harness import HandClock

LANGUAGES = {"de": "Gelbes Boot", "nl": "Gele boot", "en": "Yellow boat"}
"""And what they call the first boat."""
SPEAK = """(language) => {
    const choice = document.querySelector('.language select');
    choice.value = language;
    choice.dispatchEvent(new Event('change', {bubbles: true}));
}"""
CLOCK = 600
SIDEWAYS: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}

Look = Callable[[str], None]


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


def come_aboard(visitor: Visitor) -> None:
    """To a lobby with two boats, and on until the page knows the words of all languages."""
    page = visitor.page
    page.add_init_script(NO_TOURS)
    visitor.home()
    seats = ["you", "greedy", "open", "open", "open", "greedy", "open"]
    table = visitor.table("sonar", *seats, options={"mode": "realtime", "crews": [4, 3]})
    visitor.show(f"table/{table}", ".lobby .boats")
    for language, boat in LANGUAGES.items():
        page.evaluate(SPEAK, language)
        page.get_by_role("region", name=boat).wait_for()


def lobby(_visitor: Visitor, _clock: HandClock, look: Look) -> None:
    """Where everybody comes aboard."""
    look("lobby")


def captain(visitor: Visitor, clock: HandClock, look: Look) -> None:
    """The captain of four: where to start, a silent run, and a sonar to answer."""
    page = visitor.page
    voyage = Voyage(visitor, clock, 4, 0, assistance=True, scenario="alpha")
    voyage.show(".briefing")
    look("briefing")
    voyage.begin()
    page.locator(".rose").wait_for()
    voyage.sail(0, "nnwwss", "silence")
    voyage.say(3, call="here L12")
    page.locator(".system.ready .use").click()
    page.locator(".target-field.silence").first.wait_for()
    look("captain")
    page.locator(".target-field.silence").first.tap()
    page.locator(".pick").wait_for()
    look("picked by finger")
    page.keyboard.press("Escape")
    voyage.sail(1, "nnw", "sonar")
    voyage.play(1, 0, "sonar")
    page.locator(".sonar-answer").wait_for()
    look("answer")
    page.keyboard.press("Escape")
    page.locator(".answer-now").wait_for()
    look("answer put off")
    page.locator(".answer-now").click()
    page.locator(".fact.true").first.click()
    page.locator(".fact:not(.on):not([disabled])").first.click()
    look("answer chosen")


def first_officer(visitor: Visitor, clock: HandClock, look: Look) -> None:
    """The first officer of four: a mark is due, a drone to send, and everybody stops."""
    page = visitor.page
    voyage = Voyage(visitor, clock, 4, 1, scenario="echo")
    voyage.begin("H8", "K5")
    voyage.sail(0, "nnww", "drone")
    voyage.play(0, 0, "want torpedo", "course s")
    voyage.show(".gauge.can")
    look("first officer")
    voyage.play(0, 1, "mark torpedo")
    voyage.play(0, 2, "cross s2")
    page.locator(".soundings .can").first.click()
    page.locator(".sectors").wait_for()
    look("drone")
    page.locator(".sectors .button").first.click()
    page.locator(".stop.halted").wait_for()
    look("stop")


def engineer(visitor: Visitor, clock: HandClock, look: Look) -> None:
    """The engineer of four: a cross is due, and the enemy's drawing to be checked."""
    page = visitor.page
    voyage = Voyage(visitor, clock, 4, 2)
    voyage.begin()
    voyage.play(0, 0, "course n")
    voyage.show(".symbol.can-do")
    look("engineer")
    voyage.play(1, 0, "surface")
    voyage.trace(1)
    page.locator(".repair-check").wait_for()
    look("check")


def radio_operator(visitor: Visitor, clock: HandClock, look: Look) -> None:
    """The radio operator of four: what is heard, and every part of a repair."""
    page = visitor.page
    voyage = Voyage(visitor, clock, 4, 3, assistance=True)
    voyage.begin()
    voyage.sail(1, "nnw", "sonar")
    voyage.show(".phosphor.open .step")
    page.locator(".tool-row .by-hand").click()
    page.locator(".course-row").wait_for()
    look("radio operator")
    voyage.play(1, 0, "sonar")
    page.locator(".stop").wait_for()
    look("asked")
    voyage.play(0, 0, "answer column H row 1")
    clock.advance(3)
    voyage.play(0, 0, "surface")
    voyage.play(0, 2, "trace 1 good")
    page.locator(".repair-queue .done").wait_for()
    look("repair of another")
    page.locator(".repair header .button").click()
    page.locator(".to-repair").wait_for()
    look("away from the repair")
    voyage.play(0, 0, "trace 2 good")
    voyage.play(0, 1, "trace 3 good")
    page.locator(".tracing-paper").press("ArrowDown")
    page.locator(".signature ~ .main:enabled").wait_for()
    look("repair")


def merged(visitor: Visitor, clock: HandClock, look: Look) -> None:
    """Crews of three and two: a mark and a cross are due. Then ready to dive."""
    page = visitor.page
    for crew in (3, 2):
        voyage = Voyage(visitor, clock, crew, 0)
        voyage.begin()
        voyage.play(0, 0, "course n")
        voyage.show(".gauge.can")
        look(f"crew of {crew}")
    voyage.play(0, 1, "mark torpedo")
    voyage.play(0, 2, "cross n4")
    voyage.play(0, 0, "surface")
    voyage.trace(0)
    clock.advance(2)
    page.locator(".call-out").wait_for()
    look("ready to dive")


def alone(visitor: Visitor, _clock: HandClock, look: Look) -> None:
    """One person with all four stations, in turns."""
    page = visitor.page
    table = visitor.table(
        "sonar", "you", "greedy", options={"starter": "yellow", "scenario": "echo"}, start=True
    )
    visitor.show(f"table/{table}", ".target-field")
    visitor.decide()
    page.locator(".rose").wait_for()
    for gauge in page.locator(".station-aside .gauge").all():
        expect(gauge).to_be_in_viewport(ratio=1)  # beside the captain, without scrolling
    for station in ("radio-operator", "captain"):
        page.locator(f"#tab-{station}").click()
        look(f"{station} alone")


def others(visitor: Visitor, clock: HandClock, look: Look) -> None:
    """Who looks on."""
    voyage = Voyage(visitor, clock, 4, None)
    voyage.begin()
    voyage.sail(0, "nn", "torpedo")
    voyage.show(".lookout .picture")
    look("spectator")


def afterwards(visitor: Visitor, clock: HandClock, look: Look) -> None:
    """The result, the sea with both boats, and the replay with what each could deduce."""
    page = visitor.page
    voyage = Voyage(visitor, clock, 2, 0, clock_seconds=CLOCK)
    voyage.begin()
    voyage.sail(0, "nnw", "torpedo")
    voyage.sail(1, "nw", "torpedo")
    voyage.play(0, 0, "torpedo G4")
    clock.advance(CLOCK)
    voyage.show(".ranking")
    look("result")
    page.keyboard.press("Escape")
    expect(page.locator(".track")).to_have_count(2)
    look("afterwards")
    visitor.show(f"replay/{voyage.table}/12", ".replay .lookout .sides")
    look("replay")


WALKS: dict[str, list[Callable[[Visitor, HandClock, Look], None]]] = {
    "captain": [lobby, captain, first_officer],
    "engineer": [engineer, radio_operator],
    "smaller crews": [merged, alone],
    "afterwards": [others, afterwards],
}
"""Together, every kind of screen there is in Captain Sonar."""


THOROUGH = pytest.param(True, marks=pytest.mark.soak, id="thorough")


@pytest.mark.parametrize("is_thorough", [pytest.param(False, id="quick"), THOROUGH])
@pytest.mark.parametrize("walk", WALKS)
def test_every_screen_is_fit_for_everybody(
    site: Site, clock: HandClock, walk: str, is_thorough: bool
) -> None:
    """Axe finds nothing serious, and no text is cut off, at any size, in any light and tongue.

    Quick: each screen by night, and in the longest language where room is scarcest, upright and
    sideways.
    """
    languages = list(LANGUAGES) if is_thorough else ["de"]
    sizes = (SMALL, SIDEWAYS, ZOOMED) if is_thorough else (SMALL, ZOOMED)
    faults: dict[str, list[str]] = {}
    with site.visitor(has_touch=True) as visitor:
        page = visitor.page

        def at(size: ViewportSize, theme: str) -> None:
            page.set_viewport_size(size)
            page.evaluate(DRESS, theme)
            settle(page)

        def look(name: str) -> None:
            at(DESK, "night")
            faults[f"{name} by night"] = serious_faults(page)
            if is_thorough:
                at(PHONE, "day")
                faults[f"{name} by day, on a phone"] = serious_faults(page, "color-contrast")
            for size in sizes:
                at(size, "night")
                for language in languages:
                    page.evaluate(SPEAK, language)
                    settle(page)
                    where = f"{name}, {language}, {size['width']}"
                    faults[where] = page.evaluate(CUT_OFF)
            at(DESK, "night")

        come_aboard(visitor)
        for part in WALKS[walk]:
            part(visitor, clock, look)
    assert {name: found for name, found in faults.items() if found} == {}
