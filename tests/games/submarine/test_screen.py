"""The table in a terminal, and what happens there in words."""

import io

import pytest
from hypothesis import given, settings
from rich.console import Console

from fathom.cli.common import words_for
from fathom.games.submarine import GAME
from fathom.games.submarine.effects import Salvaged, TollPaid
from fathom.games.submarine.rules import SubmarineState
from fathom.terminal.screens import draw_of
from fathom.terminal.telling import effect_text, move_meaning
from tests.games.submarine.tables import reached_tables, submarine_state
from tests.generators import play_words

LANGUAGES = ("en", "de", "nl")
WIDTH = 80


def screen(state: SubmarineState, viewer: int | None, language: str = "en") -> list[str]:
    """The lines of the screen, without colours."""
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    players = ["person", *["greedy"] * (state.seats - 1)]
    console.print(
        draw_of("fathom.games.submarine")(state.view(viewer), words_for(GAME, language), players)
    )
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@settings(max_examples=20)
@given(reached_tables())
def test_board_fits_a_small_terminal(state: SubmarineState) -> None:
    """SUB-1: every field with all its tiles, in each language, for each viewer."""
    for viewer, language in zip((None, 0, 1), LANGUAGES, strict=True):
        lines = screen(state, viewer, language)
        for depth in range(4):
            fields = [column[depth] for column in state.view(viewer).columns]
            row = lines[3 + 2 * depth]
            assert len(row) == WIDTH
            for field in fields:
                assert " ".join(tile or "··" for tile in field.tiles) in row
            for seat in range(state.seats):
                letter = words_for(GAME, language).text(f"seat-{seat}")[0]
                count = sum(field.submarines.count(seat) for field in fields)
                below = lines[4 + 2 * depth]
                assert "×" in below or below.count(letter) == count


def test_hand_is_on_the_screen_of_its_owner_alone() -> None:
    """SUB-4: colours are beside numbers and names, never alone."""
    state = submarine_state([[], []], hands={0: [1, 4, 4], 1: [2, 2, 2]})
    own, other, public = ("\n".join(screen(state, viewer)) for viewer in (0, 1, None))
    assert "1 rust   4 frost   4 frost" in own and "2 sand   2 sand" not in own
    assert "2 sand   2 sand   2 sand" in other
    assert "your hand" not in public


def test_screen_shows_what_is_being_paid() -> None:
    """SUB-32: the treasure and what is owed to whom."""
    state = submarine_state(
        [[(3, 2)], [(3, 2), (3, 2)]], ships=[3, 0], board={(3, 2): ["A1"]}, piles={0: [4, 4]}
    )
    play_words(state, "take A1")
    text = "\n".join(screen(state, 1))
    assert "paying for A1   toll: Teal 2" in text


@pytest.mark.parametrize(
    ("language", "toll", "treasure"),
    [
        (
            "en",
            "Amber gives Teal a card from the pile.",
            "Amber has the goblet G2: 3 on the shelf.",
        ),
        (
            "de",
            "Bernstein gibt Türkis eine Karte vom Stapel.",
            "Bernstein hat G2 (Kelch): 3 im Regal.",
        ),
        (
            "nl",
            "Amber geeft Turkoois een kaart van de stapel.",
            "Amber heeft G2 (bokaal): 3 op de plank.",
        ),
    ],
)
def test_effects_in_words(language: str, toll: str, treasure: str) -> None:
    """SUB-18, SUB-20: both seats and the kind by their names."""
    words = words_for(GAME, language)
    assert effect_text(TollPaid(0, 1, "pile"), words) == toll
    assert effect_text(Salvaged(0, "G", "G2", 3), words) == treasure


def test_moves_in_words() -> None:
    """SUB-9, SUB-14: a way out, and each part of a submarine's move."""
    words = words_for(GAME, "en")
    for text, meaning in (
        ("ship out", "leave the board on the right"),
        ("ship 3", "sail to column 3"),
        ("move 3 down 5", "a submarine from level 3 dives to column 5"),
        ("move 3 along 5", "a submarine from level 3 goes to column 5"),
        ("take A3", "salvage A3"),
    ):
        assert move_meaning(GAME, GAME.parse_move(text), words) == meaning
