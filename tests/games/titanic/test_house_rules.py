"""What a house can have otherwise: passengers, tiles, boats, die, cards."""

import pytest

from fathom.engine.errors import InvalidOptions, InvalidPosition
from fathom.games.titanic import GAME
from fathom.games.titanic.spec import BOAT, ICE, START, WATER


def test_the_box_by_the_book() -> None:
    """TIT-1 to TIT-4: what is in it if nobody says otherwise."""
    box = GAME.new(3, seed=1).box
    assert (box.passengers, box.water_tiles, box.ice_tiles, box.hand) == (10, 30, 20, 3)
    assert box.boats == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4] and box.rings == 20
    assert box.die == [WATER, WATER, WATER, ICE, BOAT, START]
    assert [box.cards.count(value) for value in (1, 2, 3, 4, 5)] == [6, 7, 8, 7, 5]


def test_passengers_of_the_house() -> None:
    """TIT-1."""
    view = GAME.new(4, seed=1, options={"passengers": 3}).view(None)
    assert [player.supply for player in view.players] == [[1, 2, 3]] * 4


def test_all_that_is_neither_ice_nor_boat_is_water() -> None:
    """TIT-2: 60 tiles, whatever they are."""
    view = GAME.new(2, seed=1, options={"ice": 5, "boats_1": 0, "boats_4": 2}).view(None)
    assert (view.water_left, view.ice_left) == (60 - 5 - 7, 5)
    assert view.boats_left == [2, 2, 2, 3, 3, 4, 4]


def test_a_die_of_boats_alone() -> None:
    """TIT-3, TIT-8: every roll asks how the next boat lies."""
    faces = {"die_water": 0, "die_ice": 0, "die_boat": 1, "die_start": 0}
    state = GAME.new(2, seed=1, options=faces)
    state.play(state.turn, state.parse_move("roll"))
    assert state.die == BOAT and state.view(None).phase == "turn"


def test_all_rings_are_those_of_the_house() -> None:
    """TIT-29: with one ring in all the game is over when one passenger sits on it."""
    one = {"boats_1": 1, "boats_2": 0, "boats_3": 0, "boats_4": 0}
    assert GAME.new(2, options=one).box.rings == 1


@pytest.mark.parametrize("hand", [1, 5])
def test_a_hand_of_the_house(hand: int) -> None:
    """TIT-4."""
    state = GAME.new(2, seed=1, options={"hand": hand})
    assert [len(cards) for cards in state.hands] == [hand, hand]


def test_what_cannot_be_together_is_refused() -> None:
    """TIT-2 to TIT-4: too many tiles, no boat, a die without tiles, too few cards: all at once."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.new(2, options={"ice": 50, "boats_1": 20})
    assert [fault.message for fault in refused.value.faults] == ["fault-tiles"]
    nothing = dict.fromkeys(("boats_1", "boats_2", "boats_3", "boats_4"), 0)
    nothing |= dict.fromkeys(("die_water", "die_ice", "die_boat"), 0)
    nothing |= dict.fromkeys(("cards_1", "cards_2", "cards_3", "cards_4"), 0)
    with pytest.raises(InvalidOptions) as refused:
        GAME.new(4, options=nothing)
    told = [fault.message for fault in refused.value.faults]
    assert told == ["fault-no-boat", "fault-no-tile", "fault-cards"]


def test_a_position_is_judged_by_the_rules_of_its_house() -> None:
    """TIT-4: forty cards are too many by the book."""
    position = GAME.new(2, seed=1, options={"cards_5": 12}).position()
    assert GAME.from_position(position).position() == position
    del position["options"]["cards_5"]
    with pytest.raises(InvalidPosition, match="12 of value 5, not 5"):
        GAME.from_position(position)
