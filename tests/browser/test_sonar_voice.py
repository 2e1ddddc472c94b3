"""What the radio operator hears is spoken, if that is wanted: in the page's language, no more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Site
from tests.browser.sonar_crews import NO_TOURS, Voyage
from tests.browser.test_sonar_screens import SPEAK
from tests.server.harness import HandClock

RADIO = 1
"""The second of a crew of two."""
STAND_IN = """
    window.spoken = [];
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    Object.defineProperty(window, 'speechSynthesis', {value: {
        speak: ({lang, text}) => spoken.push([lang, text]),
        cancel: () => spoken.push(['', 'silence']),
    }});
"""
"""A voice that only notes what it was told to say: machines have none as a rule."""
FIELD = re.compile(r"\b[A-O]\d+\b")


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


def test_what_is_heard_is_spoken(site: Site, clock: HandClock) -> None:
    with site.visitor(locale="de") as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        page.add_init_script(STAND_IN)
        visitor.home()
        voyage = Voyage(visitor, clock, 2, RADIO)
        voyage.begin()
        voyage.show(".station.radio")
        heard = page.locator(".heard li span:last-child")
        switch = page.locator(".ear .button:not(.own-calls)")

        # Off until it is asked for; what was called before is not said again.
        voyage.sail(1, "n", "mine")
        expect(heard.last).to_have_text("Blau: Kurs Nord!")
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "true")

        # Courses and a mine are called; where it lies, marks, crosses and wishes are not.
        voyage.play(1, 0, "want mine")
        voyage.sail(1, "nw", "mine")
        voyage.play(1, 0, "mine n")
        expect(heard.last).to_have_text("Blau: Mine gelegt.")
        clock.advance(3)

        # In the language that the page has now.
        page.evaluate(SPEAK, "nl")
        expect(heard.last).to_have_text("Blauw: mijn gelegd.")
        voyage.sail(1, "w", "mine")
        expect(heard.last).to_have_text("Blauw: koers west!")

        # Switched off, it is silent at once.
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "false")
        voyage.sail(1, "w", "mine")
        expect(heard).to_have_count(7)
        page.wait_for_function("() => spoken.at(-1)[1] === 'silence'")
        spoken = [tuple(said) for said in page.evaluate("() => spoken") if said[0]]
        assert spoken == [
            ("de", "Blau: Kurs Nord!"),
            ("de", "Blau: Kurs West!"),
            ("de", "Blau: Mine gelegt."),
            ("nl", "Blauw: koers west!"),
        ]
        assert not any(FIELD.search(text) for _, text in spoken)
