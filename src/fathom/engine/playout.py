# mypyc: compile
"""Random play at full speed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.real_time import due, is_timed, pass_time
from fathom.engine.state import NOBODY, State

PAUSE_MS: Final = 1000
"""In real time, fewer milliseconds than this pass between two random moves."""


def play_random(state: State, dice: Dice) -> int:
    """Play to the end, each legal move equally likely; how many moves that took."""
    moves: i64 = 0
    legal: vec[i64] = vec[i64]([0] * state.game.move_count)
    timed = is_timed(state)
    while True:
        if timed:
            at = next_moment(state, dice)
            pass_time(state, at)
            state.now = at
        seat = state.turn
        if seat == NOBODY:
            acting = state.to_act()
            if not acting:
                if due(state) is None:
                    return moves
                continue
            seat = acting[dice.below(len(acting))]
        count = state.list_moves(seat, legal)
        state.apply(seat, int(legal[dice.below(count)]))
        moves += 1


def next_to_act(state: State, dice: Dice) -> int:
    """Who acts next at random, after a moment in real time; NOBODY when the game is over."""
    while True:
        if is_timed(state):
            at = next_moment(state, dice)
            pass_time(state, at)
            state.now = at
        acting = state.to_act()
        if acting:
            return acting[dice.below(len(acting))]
        if due(state) is None:
            return NOBODY


def next_moment(state: State, dice: Dice) -> int:
    """When somebody acts next in real time; if nobody may, when something is due."""
    moment = due(state)
    if moment is not None and not state.to_act():
        return max(moment, state.now)
    return state.now + dice.below(PAUSE_MS)


def play_by_kinds(state: State, dice: Dice, kinds: vec[i64]) -> None:
    """Play to the end by turns as the random bot does: first a kind of decision, then a move.

    `kinds` has the number of the kind of each move (`Game.kind_numbers`). The draws are those of
    bots that are asked one by one, so the games are the same.
    """
    legal: vec[i64] = vec[i64]([0] * len(kinds))
    some: vec[i64] = vec[i64]([0] * len(kinds))
    while True:
        seat = state.turn
        if seat == NOBODY:
            acting = state.to_act()
            if not acting:
                return
            seat = acting[0] if len(acting) == 1 else acting[dice.below(len(acting))]
        count = state.list_moves(seat, legal)
        state.apply(seat, int(_move_by_kind(legal, count, some, dice, kinds)))


def _move_by_kind(legal: vec[i64], count: i64, some: vec[i64], dice: Dice, kinds: vec[i64]) -> i64:
    """One of the moves, each kind equally likely; kinds in the order of their first moves.

    `some` has room for as many numbers.
    """
    found = _kinds_among(legal, count, some, kinds)
    chosen = some[dice.below(found)]
    if found == 1:
        return legal[dice.below(count)]
    alike: i64 = 0
    number: i64 = 0
    while number < count:
        if kinds[legal[number]] == chosen:
            some[alike] = legal[number]
            alike += 1
        number += 1
    return some[dice.below(alike)]


def _kinds_among(legal: vec[i64], count: i64, into: vec[i64], kinds: vec[i64]) -> i64:
    """Write the kinds of the first so many moves, each once; how many they are."""
    found: i64 = 0
    number: i64 = 0
    while number < count:
        kind = kinds[legal[number]]
        number += 1
        known: i64 = 0
        while known < found and into[known] != kind:
            known += 1
        if known == found:
            into[found] = kind
            found += 1
    return found
