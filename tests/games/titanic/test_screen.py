"""The terminal screen: everything is there without colour, in every language."""

import io

import pytest
from rich.console import Console

from fathom.cli.common import words_for
from fathom.games.titanic import GAME
from fathom.games.titanic.rules import TitanicState
from fathom.games.titanic.screen import draw, draw_ship
from tests.games.titanic.tables import new_titanic, titanic


def drawn(state: TitanicState, language: str = "en", seat: int | None = 0) -> list[str]:
    """The lines of the screen, without colour."""
    console = Console(width=100, file=io.StringIO(), color_system=None)
    players = ["person", *["greedy"] * (state.seats - 1)]
    with console.capture() as captured:
        console.print(draw(state.view(seat), words_for(GAME, language), players))
    return captured.get().splitlines()


def row(state: TitanicState, number: int) -> str:
    """One row of the ship."""
    lines = draw_ship(state.view(None), words_for(GAME, "en")).plain.splitlines()
    [found] = [line for line in lines if line[:3].strip() == str(number)]
    return found


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_screen_fits_a_hundred_columns(language: str) -> None:
    """All through a game, in every language, with every row in its place."""
    state = new_titanic(4, 2)
    while True:
        lines = drawn(state, language)
        assert max(len(line) for line in lines) <= 100
        assert not any("{" in line or "screen-" in line for line in lines)
        assert [line[:3].strip() for line in lines if line[:3].strip().isdecimal()] == [
            str(number) for number in range(1, 13)
        ]
        if not state.to_act():
            break
        for _ in range(9):
            if moves := state.legal_moves(state.turn):
                state.apply(state.turn, moves[state.ply % len(moves)])


def test_people_rings_and_tiles() -> None:
    """A7 on deck, ~A8 in the water, (T1) on a ring; a free ring, ice, numbers, prints."""
    covered = {"m7": "boat 0", "o7": "boat 90", "q1": "ice"}
    state = titanic({0: {7: "k7", 8: "n7"}, 1: {1: "m7"}}, covered=covered)
    text = row(state, 7)
    assert " A7 " in text
    assert "(T1)" in text
    assert "~A8 " in text
    assert "(○)" in text
    assert "▒▒▒" in row(state, 1)
    assert "!" in row(state, 6)
    assert "S" in row(state, 8)
    assert "≡" in row(state, 4)
    assert " 60" in row(state, 1)


def test_rails_go_with_their_places() -> None:
    """TIT-27: the rail f9|g9 belongs to the place of g9."""
    standing = titanic(covered={"e9": "water"})
    gone = titanic(covered={"g9": "water"})
    assert row(standing, 9).count("│") == 3
    assert row(gone, 9).count("│") == 2


def test_cards_are_for_their_owner() -> None:
    """TIT-4: a spectator sees no hand."""
    state = titanic(hands={0: [2, 4, 5]})
    assert any("your cards" in line and "2   4   5" in line for line in drawn(state))
    assert not any("your cards" in line for line in drawn(state, seat=None))
