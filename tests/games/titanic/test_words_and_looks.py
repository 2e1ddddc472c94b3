"""What Titanic says and shows: refusals that say why, an option's true name, a ship seen by day."""

import re

import pytest

from fathom import registry
from fathom.words import LANGUAGES, load_words
from tests.games.titanic.tables import on_roll, titanic
from tests.generators import refusing_clause

FOLDER = registry.folder_of("titanic")
LEAST_CONTRAST = 3
"""Of a line that one must see (WCAG 1.4.11)."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_turn_says_in_a_line_why_a_card_cannot_be_used(language: str) -> None:
    words = load_words(language, game=FOLDER)
    nobody_aboard = titanic()
    entering = titanic(phase="enter", die="start")
    for state, clause in ((on_roll(), "TIT-6"), (nobody_aboard, "TIT-15"), (entering, "TIT-13")):
        card = state.hands[0][0]
        assert refusing_clause(state, f"move 1 left {card}") == clause
        line = words.text(f"refusal-{clause}-move")
        assert line != f"refusal-{clause}-move"
        assert len(line) < len(words.text(clause)), "a line, not the whole rule"


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_boats_is_the_rule_that_a_passenger_may_leave_a_ring(language: str) -> None:
    """TIT-Z3; no boat departs."""
    name = load_words(language, game=FOLDER).text("option-leaving-boats").lower()
    assert "ring" in name
    assert not re.search("boo?t|boat", name)


def luminance(colour: str) -> float:
    """How light a colour is, from #rrggbb."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_white_ship_stands_out_from_the_sky(theme: str) -> None:
    style = (FOLDER / "web" / "ship.css").read_text(encoding="utf-8")
    _, _, rest = style.partition(f":root[data-theme='{theme}']")
    colours = dict(re.findall(r"--([\w-]+): (#\w{6});", rest.partition("}")[0]))
    house = re.search(r"\.liner \.house \{[^}]*stroke: var\(--([\w-]+)\)", style)
    assert house
    lights = sorted(luminance(colours[name]) for name in (house[1], "sky-night"))
    assert (lights[1] + 0.05) / (lights[0] + 0.05) >= LEAST_CONTRAST
