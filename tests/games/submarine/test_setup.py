"""Before the first turn."""

from collections import Counter

import pytest

from fathom.engine.errors import InvalidOptions
from fathom.games.submarine import GAME
from fathom.games.submarine.effects import ShellTaken, SubmarinePlaced, VoyageStarted
from tests.games.submarine.tables import (
    new_submarine,
    started,
    told,
    words_of,
)
from tests.generators import play_words, refusing_clause

SEATS = range(2, 6)


def test_board_is_six_columns_of_ten_treasures() -> None:
    """SUB-1: one treasure on level 2, two on 3, three on 4, four on 5, all to be seen."""
    for viewer in (None, 0, 1):
        columns = new_submarine().view(viewer).columns
        assert len(columns) == 6
        for column in columns:
            assert [len(field.tiles) for field in column] == [1, 2, 3, 4]
            assert all(tile is not None for field in column for tile in field.tiles)


def test_treasures_are_twelve_kinds_on_five_backgrounds() -> None:
    """SUB-2: each once; no shell among them."""
    columns = new_submarine(3, seed=5).view(None).columns
    tiles = [tile for column in columns for field in column for tile in field.tiles]
    assert sorted(str(tile) for tile in tiles) == sorted(
        f"{kind}{background}" for kind in "ABCDEFGHIJKL" for background in "12345"
    )


def test_treasures_lie_at_random() -> None:
    """SUB-1: another seed lays another board, the same seed the same."""
    boards = [new_submarine(seed=seed).view(None).columns for seed in (1, 1, 2)]
    assert boards[0] == boards[1] != boards[2]


@pytest.mark.parametrize(
    ("seats", "cards", "submarines"), [(2, 15, 5), (3, 15, 5), (4, 13, 4), (5, 12, 3)]
)
def test_material_of_each_player(seats: int, cards: int, submarines: int) -> None:
    """SUB-3, SUB-4: as in the table; three of the cards are in the hand, the rest a pile."""
    view = new_submarine(seats).view(None)
    for player in view.players:
        assert (player.hand_size, player.pile_size) == (3, cards - 3)
        assert player.to_place == submarines
        assert player.container == [None] * 12
        assert player.ship == 0
    assert view.removed == 60 - seats * cards
    assert view.discard == [0] * 5


@pytest.mark.parametrize("seats", SEATS)
def test_cards_are_twelve_of_each_background(seats: int) -> None:
    """SUB-2, SUB-4: dealt and removed together."""
    position = new_submarine(seats, seed=3).position()
    cards = Counter(
        card for player in position["players"] for card in player["hand"] + player["pile"]
    )
    for background in range(5):
        assert cards[background + 1] + position["removed"][background] == 12


@pytest.mark.parametrize(("seats", "each", "rest"), [(2, 6, 0), (3, 3, 0), (4, 1, 3), (5, 0, 0)])
def test_unused_cards_can_be_even(seats: int, each: int, rest: int) -> None:
    """SUB-4: the same number of each background; what does not divide is drawn."""
    drawn = set()
    for seed in range(40):
        removed = new_submarine(seats, seed, unused="even").position()["removed"]
        assert min(removed) >= each
        assert sum(removed) == 5 * each + rest
        drawn.add(tuple(removed))
    assert len(drawn) > 1 if rest else len(drawn) == 1


def test_unused_cards_are_drawn_otherwise() -> None:
    """SUB-4: not the same number of each background as a rule."""
    removed = [new_submarine(2, seed).position()["removed"] for seed in range(20)]
    assert all(sum(counts) == 30 for counts in removed)
    assert any(counts != [6] * 5 for counts in removed)


def test_each_player_chooses_a_shell_in_turn() -> None:
    """SUB-5: one each, no shell twice, face up beside the container."""
    state = new_submarine(3, starter=1)
    state.listen()
    assert words_of(state) == [f"shell {number}" for number in range(1, 6)]
    play_words(state, "shell 4")
    assert state.to_act() == [2]
    assert refusing_clause(state, "shell 4") == "SUB-5"
    assert state.view(None).shells == ["S1", "S2", "S3", "S5"]
    play_words(state, "shell 2", "shell 5")
    assert [player.jokers for player in state.view(None).players] == [["S5"], ["S4"], ["S2"]]
    assert told(state)[:1] == [ShellTaken(1, "S4")]


def test_shells_left_over_leave_the_game() -> None:
    """SUB-5: they are nowhere on the table any more."""
    state = started(2)
    assert state.view(None).shells == []
    position = state.position()
    assert sum(len(player["jokers"]) for player in position["players"]) == 2
    assert refusing_clause(state, "shell 5") == "SUB-5"


def test_nothing_else_happens_before_the_shells() -> None:
    """SUB-5: the order is deal, hands, starter, shells, submarines, first turn."""
    state = new_submarine()
    for text in ("place 1", "ship 1", "stop", "take A1", "card", "swap 1", "move 2 down 1"):
        assert refusing_clause(state, text) == "SUB-5"


def test_starter_is_drawn() -> None:
    """SUB-6: from the seed; every seat comes up."""
    assert {new_submarine(5, seed).turn for seed in range(60)} == set(range(5))


@pytest.mark.parametrize("starter", range(4))
def test_starter_can_be_named(starter: int) -> None:
    """SUB-6: the host names the seat; play is clockwise, and the starter has the first turn."""
    state = new_submarine(4, seed=9, starter=starter)
    order = []
    while state.view(None).phase in ("shell", "place"):
        order.append(state.turn)
        state.play(state.turn, state.legal_moves(state.turn)[0])
    clockwise = [(starter + step) % 4 for step in range(4)]
    assert order == clockwise * (1 + 4)  # a shell and four submarines each
    assert state.turn == starter


def test_options_are_checked() -> None:
    """SUB-6, SUB-30: no such seat, no such number of voyages; every fault is named."""
    with pytest.raises(InvalidOptions) as refusal:
        GAME.new(3, options={"starter": 3, "idle_voyages": 51})
    assert "starter" in str(refusal.value) and "idle_voyages" in str(refusal.value)
    for options in ({"idle_voyages": 0}, {"unused": "some"}, {"ships": 2}):
        with pytest.raises(InvalidOptions):
            GAME.new(3, options=options)
    for count in (1, 50):
        assert GAME.new(3, options={"idle_voyages": count}).options.idle_voyages == count


def test_submarines_are_placed_one_at_a_time_on_level_two() -> None:
    """SUB-7: in turn, in any column, any number on a field."""
    state = new_submarine(2, starter=0)
    play_words(state, "shell 1", "shell 2")
    state.listen()
    assert words_of(state) == [f"place {column}" for column in range(1, 7)]
    for seat in [0, 1] * 5:
        assert state.to_act() == [seat]
        play_words(state, "place 3")
    view = state.view(None)
    assert sorted(view.columns[2][0].submarines) == [0] * 5 + [1] * 5
    assert [player.to_place for player in view.players] == [0, 0]
    effects = told(state)
    assert effects[0] == SubmarinePlaced(0, 3)
    assert effects[-1] == VoyageStarted(1, 0)
    assert view.phase == "ship"
    assert refusing_clause(state, "place 3") == "SUB-7"


def test_nothing_else_happens_before_the_submarines() -> None:
    """SUB-7: all of them are placed before the first turn."""
    state = new_submarine(2, starter=0)
    play_words(state, "shell 1", "shell 2", "place 1", "place 1")
    for text in ("ship 1", "ship out", "stop", "take A1", "give 1", "move 2 along 2"):
        assert refusing_clause(state, text) == "SUB-7"
    assert refusing_clause(state, "shell 3") == "SUB-5"
