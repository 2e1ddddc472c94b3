"""What a house can have otherwise: columns, slots, shells, submarines, cards."""

import pytest

from fathom.engine.errors import IllegalMove, InvalidOptions, InvalidPosition
from fathom.games.submarine import GAME
from tests.generators import play_words


@pytest.mark.parametrize("columns", [2, 3, 6])
def test_a_column_less_has_two_kinds_less(columns: int) -> None:
    """SUB-1, SUB-2: ten treasures a column, five of each kind."""
    view = GAME.new(2, seed=1, options={"columns": columns}).view(None)
    tiles = [tile for column in view.columns for field in column for tile in field.tiles]
    assert len(view.columns) == columns and len(tiles) == 10 * columns
    assert {tile[0] for tile in tiles if tile} == set("ABCDEFGHIJKL"[: 2 * columns])
    assert len(view.players[0].container) == 2 * columns


def test_nothing_goes_to_a_column_that_is_not_there() -> None:
    """SUB-1: neither a submarine at first, nor a ship, nor a submarine later."""
    state = GAME.new(2, seed=1, options={"columns": 2, "shells": 0, "submarines": 1, "starter": 0})
    with pytest.raises(IllegalMove, match="SUB-1"):
        state.play(0, state.parse_move("place 3"))
    play_words(state, "place 1", "place 2")
    with pytest.raises(IllegalMove, match="SUB-1"):
        state.play(0, state.parse_move("ship 3"))
    play_words(state, "ship 1")
    with pytest.raises(IllegalMove, match="SUB-1"):
        state.play(0, state.parse_move("move 2 along 6"))
    play_words(state, "move 2 along 2")


def test_shells_of_the_house() -> None:
    """SUB-5: two each are taken by turns; none at all begins with the submarines."""
    state = GAME.new(2, seed=1, options={"shells": 2, "starter": 1})
    play_words(state, "shell 1", "shell 2", "shell 3")
    assert state.view(None).phase == "shell"
    play_words(state, "shell 4")
    assert [player.jokers for player in state.view(None).players] == [["S2", "S4"], ["S1", "S3"]]
    assert state.view(None).phase == "place"
    assert GAME.new(2, seed=1, options={"shells": 0}).view(None).phase == "place"


def test_cards_and_submarines_of_the_house() -> None:
    """SUB-3, SUB-4."""
    view = GAME.new(3, seed=1, options={"cards": 7, "hand": 2, "submarines": 1}).view(None)
    assert [player.hand_size for player in view.players] == [2, 2, 2]
    assert [player.pile_size for player in view.players] == [5, 5, 5]
    assert [player.to_place for player in view.players] == [1, 1, 1]


def test_what_cannot_be_together_is_refused() -> None:
    """SUB-3, SUB-27: more slots than kinds, more shells and cards than there are."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.new(5, options={"columns": 2, "slots": 5, "shells": 2, "cards": 13})
    told = [fault.message for fault in refused.value.faults]
    assert told == ["fault-slots", "fault-shells", "fault-cards"]


def test_a_position_is_judged_by_the_rules_of_its_house() -> None:
    """SUB-1, SUB-3."""
    position = GAME.new(2, seed=1, options={"columns": 4, "submarines": 2}).position()
    assert GAME.from_position(position).position() == position
    position["options"] = {"submarines": 2}
    with pytest.raises(InvalidPosition, match="there are 6 columns"):
        GAME.from_position(position)
    position["options"] = {"columns": 4}
    with pytest.raises(InvalidPosition, match="2 submarines, not 5"):
        GAME.from_position(position)
