"""What a network is told of the players: the board as all see it, and the cards in their hands."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fathom.engine.dice import Dice
from fathom.games.titanic import GAME
from fathom.games.titanic.rules import TitanicState
from fathom.games.titanic.traits import COUNT, TRAITS, traits_of
from tests.games.titanic.tables import titanic
from tests.generators import reached_states

OF_HANDS = ("moves", "saved_by_hand", "others_saved_by_hand", *(f"card_{n}" for n in range(1, 6)))


def told(state: TitanicState, player: int) -> dict[str, float]:
    """The traits of a player, by their names."""
    traits = list(traits_of(state))
    return dict(zip(TRAITS, traits[player * COUNT : (player + 1) * COUNT], strict=True))


@given(reached_states(GAME), st.integers(0, 1000))
def test_nothing_hidden_is_told_but_what_hands_have(state: TitanicState, seed: int) -> None:
    """Hands are their owners'; whoever asks with imagined hands hears of imagined ones."""
    assert len(traits_of(state)) == state.seats * COUNT
    if state.outcome() is not None:
        return
    world = state.imagine(state.turn, Dice(seed))
    for player in range(state.seats):
        true, imagined = told(state, player), told(world, player)
        known = [name for name in TRAITS if name not in OF_HANDS]
        if player == state.turn:
            known += [name for name in OF_HANDS if not name.startswith("others")]
        assert {name: true[name] for name in known} == {name: imagined[name] for name in known}


def test_passengers_are_told_by_their_way_to_a_ring() -> None:
    """TIT-16: k7 is two fields from the ring on m7, so one card leads there."""
    state = titanic({0: {1: "k7"}, 1: {1: "s1"}}, {0: [2, 3, 3]}, {"m7": "boat 0"})
    own, other = told(state, 0), told(state, 1)
    assert own["deck_1"] == 0.25 and own["saved_by_hand"] == 0.25
    assert other["others_way_1"] == 0.25 and other["others_saved_by_hand"] == 0.25
    assert own["free_rings"] == 1 / 6 and own["has_turn"] == 1 and other["has_turn"] == 0
    assert told(titanic({0: {1: "k7"}}, {0: [1, 3, 3]}, {"m7": "boat 0"}), 0)["saved_by_hand"] == 0


def test_saved_passengers_are_a_lead() -> None:
    """TIT-30."""
    state = titanic({0: {1: "m7"}}, {}, {"m7": "boat 0"})
    assert told(state, 0)["saved"] == 0.1 and told(state, 0)["lead"] == 0.25
    assert told(state, 1)["lead"] == -0.25 and told(state, 1)["free_rings"] == 0


def test_who_stands_where_the_ship_sinks_next_is_doomed() -> None:
    """TIT-11: place 1 is at a11."""
    state = titanic({0: {1: "a11", 2: "s1"}})
    own = told(state, 0)
    assert sum(own[f"doomed_{way}"] for way in range(1, 7)) == 0.25
    assert sum(own[f"deck_{way}"] for way in range(1, 7)) == 0.25
