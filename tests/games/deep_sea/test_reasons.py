"""What is said for a move: turns home and turns of air, as the rules count them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.games.deep_sea import GAME
from fathom.games.deep_sea.notation import LEAVE
from fathom.games.deep_sea.rules import DeepSeaState
from fathom.games.deep_sea.rules_table import DIRECTION
from fathom.registry import folder_of
from fathom.words import load_words
from tests.games.reasons import said
from tests.generators import deep_sea_state

LOADS = [[1], [2], [3], [5], [6]]
"""Treasures for sacks; depths 3, 5, 7, 11 and 13 are blank then."""


def sentence(state: DeepSeaState, word: str, language: str = "en") -> str:
    """The same in words."""
    name, facts = said(state, word)
    return load_words(language, "shared", game=folder_of(GAME.key)).text(name, **facts)


def test_the_way_home_is_weighed_against_the_air() -> None:
    """Nine spaces with two treasures are five turns of two steps; three turns have air."""
    state = deep_sea_state([9, 30], tank=5, sacks={0: LOADS[:2]})
    assert said(state, "turn") == ("advice-turn", {"home": 5, "air": 4, "odds": "short"})
    told = sentence(state, "turn")
    assert told == "Home needs about 5 turns, the air lasts 4: it takes lucky dice."


@pytest.mark.parametrize(
    ("depth", "tank", "odds"), [(2, 20, "good"), (4, 2, "tight"), (9, 2, "short")]
)
def test_odds_are_named(depth: int, tank: int, odds: str) -> None:
    state = deep_sea_state([depth, 30], tank=tank, sacks={0: LOADS[1:3]})
    name, facts = said(state, "turn")
    assert (name, facts["odds"]) == ("advice-turn", odds)


def test_where_nobody_carries_anything_the_air_lasts() -> None:
    """DSA-7: only treasure costs air."""
    state = deep_sea_state([4, 7], tank=25)
    assert said(state, "on")[1]["odds"] == "calm"
    assert "air does not go down" in sentence(state, "on")


def test_dropping_says_what_it_gains() -> None:
    """DSA-7, DSA-11: less weight is more steps and less air."""
    state = deep_sea_state([11, 30], tank=12, sacks={0: LOADS[:4]}, phase="explore")
    name, facts = said(state, "drop 1")
    assert name == "advice-drop"
    assert facts["home"] < facts["home_now"] and facts["air"] > facts["air_now"]


def test_with_the_tank_empty_nothing_is_promised() -> None:
    """DSA-8: the round is over after this turn."""
    state = deep_sea_state([4, 30], tank=0, sacks={0: LOADS[1:2]}, phase="explore")
    assert said(state, "leave")[0] == "advice-air-out"


@given(st.integers(1, 12), st.lists(st.integers(0, 2), min_size=2, max_size=5))
def test_turns_of_air_are_those_that_the_rules_give(tank: int, loads: list[int]) -> None:
    """DSA-7, DSA-8: everybody swims on and takes nothing; the diver counts its turns."""
    pool = [[value] for value in range(10)]
    sacks = {seat: [pool.pop() for _ in range(load)] for seat, load in enumerate(loads)}
    depths = [20 + seat for seat in range(len(loads))]
    state = deep_sea_state(depths, [1] * 2000, tank=tank, sacks=sacks)
    if not any(loads):
        assert said(state, "turn")[1]["odds"] == "calm"
        return
    told = said(state, "turn")[1]["air"]
    turns = 0
    while state.round == 1:
        turns += state.turn == 0 and state.phase == DIRECTION
        moves = state.legal_moves(state.turn)
        state.apply(state.turn, LEAVE if LEAVE in moves else moves[0])
    assert turns == told
