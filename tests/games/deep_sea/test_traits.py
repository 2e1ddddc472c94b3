"""What a network is told of the divers: what can be seen, the same from every seat."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fathom.engine.dice import Dice
from fathom.games.deep_sea import GAME
from fathom.games.deep_sea.rules import DeepSeaState
from fathom.games.deep_sea.traits import COUNT, TRAITS, traits_of
from tests.generators import deep_sea_state, reached_states


def told(state: DeepSeaState, diver: int) -> dict[str, float]:
    """The traits of a diver, by their names."""
    traits = list(traits_of(state))
    return dict(zip(TRAITS, traits[diver * COUNT : (diver + 1) * COUNT], strict=True))


@given(reached_states(GAME), st.integers(0, 1000))
def test_values_that_nobody_has_seen_are_not_told(state: DeepSeaState, seed: int) -> None:
    """DSA-4: levels are public; who is not home has seen none of their own values (DSA-19)."""
    if state.outcome() is None and not state.at_home:
        world = state.imagine(state.turn, Dice(seed))
        assert list(traits_of(world)) == list(traits_of(state))
    assert len(traits_of(state)) == state.seats * COUNT


def test_what_a_diver_is_told_to_have() -> None:
    state = deep_sea_state([5, 0], sacks={0: [[9]], 1: [[14]]}, home={1}, returning={0}, turn=0)
    diver, other = told(state, 0), told(state, 1)
    assert diver["is_returning"] == 1 and diver["is_home"] == 0 and diver["load_1"] == 1
    assert diver["chooses_direction"] == 1 and other["chooses_direction"] == 0
    assert other["is_home"] == 1 and other["points"] == 14 / 20
    assert diver["lead"] == -14 / 20 and diver["rival_is_home"] == 1
    assert diver["sack"] > 0 and other["sack"] == 0


def test_less_air_is_less_safe() -> None:
    safe = told(deep_sea_state([12, 1], sacks={0: [[9], [9]]}, tank=25), 0)
    late = told(deep_sea_state([12, 1], sacks={0: [[9], [9]]}, tank=6), 0)
    assert safe["safety"] > late["safety"] and safe["air"] > late["air"]
