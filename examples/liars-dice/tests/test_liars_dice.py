"""Liar's Dice: all that Fathom asks of a game, in one line, and every clause of its rules."""

from __future__ import annotations

from typing import Any

import pytest
from liars_dice import GAME
from liars_dice.effects import Bid, Counted, Doubted, GameEnded, LostDie, Rolled, Showed, WentOut
from liars_dice.rules import LiarsDiceState

from fathom.check import game_tests
from fathom.engine.conformance import audit
from fathom.engine.effects import Effect
from fathom.engine.errors import IllegalMove, InvalidOptions, InvalidPosition

test_game = game_tests(GAME, __file__)


def table(*cups: list[int], starter: int = 0, **options: Any) -> LiarsDiceState:
    """A first round with these dice under the cups."""
    dice = len(cups[0])
    state = GAME.new(len(cups), seed=1, options={"dice": dice, "starter": starter, **options})
    position = {**state.position(), "cups": [sorted(cup) for cup in cups]}
    restored = GAME.from_position(position)
    assert isinstance(restored, LiarsDiceState)
    return restored


def play(state: LiarsDiceState, *moves: str) -> list[Effect]:
    """Let whoever is on turn make each of these moves; what everybody is told."""
    state.listen()
    for move in moves:
        state.play(state.turn, state.parse_move(move))
    return [told.effect for told in state.heard() if told.seats is None]


def refusing_clause(state: LiarsDiceState, move: str) -> str:
    """The clause by which a move of whoever is on turn is refused."""
    with pytest.raises(IllegalMove) as refused:
        state.play(state.turn, state.parse_move(move))
    return refused.value.clause


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("dice", [1, 3, 5])
def test_everybody_has_a_cup_with_as_many_dice(seats: int, dice: int) -> None:
    """LIE-1."""
    state = GAME.new(seats, seed=4, options={"dice": dice})
    assert [len(cup) for cup in state.position()["cups"]] == [dice] * seats


@pytest.mark.parametrize("options", [{"dice": 0}, {"dice": 6}, {"starter": 2}, {"starter": -1}])
def test_options_that_do_not_work_are_refused(options: dict[str, int]) -> None:
    """LIE-1, LIE-3."""
    with pytest.raises(InvalidOptions):
        GAME.new(2, options=options)


def test_everybody_sees_their_own_dice_only() -> None:
    """LIE-2."""
    state = table([1, 2], [5, 6])
    seen = [[cup.dice for cup in state.view(seat).cups] for seat in (0, 1, None)]
    assert seen == [[[1, 2], None], [None, [5, 6]], [None, None]]
    assert [cup.size for cup in state.view(None).cups] == [2, 2]


def test_who_starts_is_chosen_or_drawn() -> None:
    """LIE-3."""
    assert GAME.new(4, seed=1, options={"starter": 2}).to_act() == [2]
    drawn = {GAME.new(4, seed=seed).to_act()[0] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_a_bid_is_said_to_all_and_passes_the_turn_on() -> None:
    """LIE-4, LIE-8."""
    state = table([1, 2], [3, 4], [5, 6], starter=2)
    assert play(state, "bid 2 4") == [Bid(2, 2, 4)]
    assert state.to_act() == [0]


@pytest.mark.parametrize(
    ("bid", "is_higher"),
    [
        ("bid 2 4", False),
        ("bid 2 3", False),
        ("bid 1 6", False),
        ("bid 2 5", True),
        ("bid 3 1", True),
    ],
)
def test_a_bid_is_higher_than_the_one_before(bid: str, is_higher: bool) -> None:
    """LIE-5."""
    state = table([1, 2], [3, 4])
    play(state, "bid 2 4")
    if is_higher:
        play(state, bid)
    else:
        assert refusing_clause(state, bid) == "LIE-5"


def test_nobody_bids_more_dice_than_there_are() -> None:
    """LIE-6: and after the highest bid one can only doubt."""
    state = table([1, 2], [3, 4])
    assert refusing_clause(state, "bid 5 1") == "LIE-6"
    play(state, "bid 4 6")
    assert [GAME.move_text(move) for move in state.legal_moves(1)] == ["doubt"]


def test_there_is_nothing_to_doubt_before_the_first_bid() -> None:
    """LIE-7."""
    state = table([1, 2], [3, 4])
    assert refusing_clause(state, "doubt") == "LIE-7"
    assert play(state, "bid 1 2", "doubt")[1] == Doubted(1, 0)


def test_the_turn_passes_over_who_is_out() -> None:
    """LIE-8, LIE-11."""
    state = table([2], [3], [4])
    told = play(state, "bid 3 6", "doubt")
    assert WentOut(0) in told
    play(state, "roll")
    assert state.to_act() == [1]
    play(state, "bid 1 1")
    assert state.to_act() == [2]


@pytest.mark.parametrize(
    ("face", "wild_ones", "found"), [(5, True, 4), (5, False, 2), (1, True, 2), (1, False, 2)]
)
def test_ones_are_wild_unless_the_host_says_otherwise(
    face: int, wild_ones: bool, found: int
) -> None:
    """LIE-9."""
    state = table([1, 5, 5], [1, 2, 3], wild_ones=wild_ones)
    told = play(state, f"bid 6 {face}", "doubt")
    assert Counted(found, 6, face) in told
    assert [Showed(0, [1, 5, 5]), Showed(1, [1, 2, 3])] == told[2:4]
    cups = state.view(None).cups
    assert sum(sum(cup.counted) for cup in cups) == found


@pytest.mark.parametrize(("bid", "loser"), [("bid 2 4", 1), ("bid 3 4", 0)])
def test_who_is_wrong_loses_a_die(bid: str, loser: int) -> None:
    """LIE-10: a bid is true if there are as many, or more."""
    state = table([4, 2], [4, 3])
    assert LostDie(loser, 1) in play(state, bid, "doubt")
    assert state.left[loser] == 1
    assert state.view(None).loser == loser


def test_the_cups_stay_open_until_the_loser_rolls() -> None:
    """LIE-12."""
    state = table([4, 2], [4, 3])
    play(state, "bid 3 4", "doubt")
    assert [cup.dice for cup in state.view(None).cups] == [[2, 4], [3, 4]]
    assert state.to_act() == [0]
    assert refusing_clause(state, "bid 1 1") == "LIE-12"
    state.listen()
    state.play(0, state.parse_move("roll"))
    private = [told for told in state.heard() if isinstance(told.effect, Rolled)]
    assert [(told.effect.facts()["seat"], told.seats) for told in private] == [(0, (0,)), (1, (1,))]
    assert [len(cup) for cup in state.cups] == [1, 2]
    assert refusing_clause(state, "roll") == "LIE-12"


def test_the_last_with_dice_wins_and_who_stayed_longer_is_better() -> None:
    """LIE-13."""
    state = table([2], [3], [4])
    play(state, "bid 3 6", "doubt", "roll")
    told = play(state, "bid 2 6", "doubt")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "LIE-13"
    last = told[-1]
    assert isinstance(last, GameEnded)
    assert outcome.places[last.seat] == 1
    assert outcome.places[0] == 3 and sorted(outcome.scores) == [0, 1, 2]


@pytest.mark.parametrize("options", [{"dice": 1}, {"dice": 2, "wild_ones": False}])
def test_the_contract_holds_for_short_games(options: dict[str, Any]) -> None:
    """LIE-1, LIE-9."""
    for seats in GAME.seats:
        assert audit(GAME, seats, seats, options, every=2).outcome() is not None


@pytest.mark.parametrize(
    "change",
    [
        {"cups": [[1, 2]]},
        {"cups": [[2, 1], [3, 4]]},
        {"cups": [[1, 7], [3, 4]]},
        {"cups": [[1], [3, 4]]},
        {"left": [1, 2], "cups": [[1], [3, 4]]},
        {"round": 0},
        {"turn": None},
        {"turn": 5},
        {"phase": "open"},
        {"phase": "over"},
        {"loser": 0},
        {"bid": {"seat": 1, "count": 9, "face": 1}},
        {"bid": {"seat": 0, "count": 1, "face": 1}},
        {"bid": {"seat": 7, "count": 1, "face": 1}},
        {"fell": [1, 0]},
    ],
)
def test_what_cannot_lie_on_the_table_is_refused(change: dict[str, Any]) -> None:
    """LIE-1, LIE-6, LIE-10, LIE-11, LIE-12."""
    position = table([1, 2], [3, 4]).position()
    with pytest.raises(InvalidPosition):
        GAME.from_position({**position, **change})
