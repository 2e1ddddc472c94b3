"""Foresight: moves tried in imagined worlds, by what a seat can know."""

import pytest

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice
from fathom.games.sonar.notation import DRONE, END, MARK, SURFACE, TORPEDO
from fathom.games.sonar.player.foresight import MOST_OF_A_KIND, SUNK, candidates, foresee
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.player.levels import EXPERT, HARD
from fathom.games.sonar.player.mind import Thought
from tests.games.sonar.tables import after_course, boat, ready, realtime, table

HASTE = {"halt_seconds": 0, "course_seconds": 0}
SKILL = EXPERT._replace(duel_worlds=6, timed_worlds=2, habit=0.0)


def thoughts(*moves: int) -> list[Thought]:
    """Moves that are all alike at first sight."""
    return [Thought(move, 0.0, "advice-habit", {}) for move in moves]


def test_a_shot_that_sinks_is_foreseen() -> None:
    """SON-28, SON-4: the enemy was hit where it is; one more torpedo there sinks it."""
    state = after_course(ready("H8"), boat("J10", damage=2), log=["yellow torpedo J10 0 2"])
    guesses = [Guess(state.chart, number) for number in range(2)]
    target = next(move for move in state.legal_moves(0) if state.move_text(move) == "torpedo J10")
    now = SKILL._replace(turns=0)  # later it would be sunk all the same
    ranked = foresee(state, 0, thoughts(END, target), now, guesses, Dice(1))
    assert [thought.move for thought in ranked] == [target, END]
    assert ranked[0].value > ranked[1].value


def test_what_is_no_captains_choice_stays_as_it_was() -> None:
    """SON-8: marks and crosses are the crew's; a level without foresight tries nothing."""
    state = table(boat("B5", mark_due=True), moved=True)
    guesses = [Guess(state.chart, number) for number in range(2)]
    marks = thoughts(MARK, MARK + 1)
    assert foresee(state, 0, marks, SKILL, guesses, Dice(1)) is marks
    courses = thoughts(0, 1)
    blind = HARD._replace(duel_worlds=0)
    assert foresee(table("E5"), 0, courses, blind, guesses, Dice(1)) is courses


def test_crews_of_several_look_ahead_as_far_as_they_should() -> None:
    """SON-1: in how many worlds moves are tried is another number there than with two seats."""
    skill = HARD._replace(worlds=0)
    for seats, is_tried in ((2, True), (4, False), (8, False)):
        state = table("E5", seats=seats)
        guesses = [Guess(state.chart, number) for number in range(2)]
        courses = thoughts(0, 1)
        ranked = foresee(state, state.turn, courses, skill, guesses, Dice(1))
        assert (ranked is not courses) is is_tried


def test_in_real_time_it_is_foreseen_too() -> None:
    """SON-28, SON-4: it can be sunk now, or the same boat a few moments later (SON-26)."""
    enemy = boat("J10", damage=2)
    state = realtime(ready("H8"), enemy, log=["yellow torpedo J10 0 2"], options=HASTE)
    guesses = [Guess(state.chart, number) for number in range(2)]
    shot, north = (state.parse_move(words) for words in ("torpedo J10", "course n"))
    values = {}
    for turns in (0, 6):
        skill = SKILL._replace(turns=turns)
        ranked = foresee(state, 0, thoughts(north, shot), skill, guesses, Dice(1))
        values[turns] = {thought.move: thought.value for thought in ranked}
    assert values[0][shot] == values[6][shot] == SUNK
    assert values[0][north] < values[6][north]


@pytest.mark.thinks
def test_the_same_dice_foresee_the_same() -> None:
    """Whatever the bot has heard before, and wherever the enemy truly is."""
    told = ["yellow course n", "blue course w", "yellow course n", "blue course w"]
    for in_mode in (table, realtime):
        chosen = []
        for field in ("C7", "I3", "F9"):
            state = in_mode(boat("F5", route=["F7", "F6", "F5"]), boat(field), log=told)
            expert = bot("expert:iterations=4")
            known = Perspective(state, 0)
            chosen.append([expert.choose(known, Dice(seed)) for seed in range(6)])
        assert chosen[0] == chosen[1] == chosen[2]


def test_what_was_foreseen_is_told_where_it_changes_the_choice() -> None:
    """SON-4: ending the turn looks better, but the shot sinks the enemy in every world."""
    state = after_course(ready("H8"), boat("J10", damage=2), log=["yellow torpedo J10 0 2"])
    guesses = [Guess(state.chart, number) for number in range(2)]
    target = next(move for move in state.legal_moves(0) if state.move_text(move) == "torpedo J10")
    now = SKILL._replace(turns=0)
    best, other = foresee(state, 0, thoughts(END, target), now, guesses, Dice(1))
    assert (best.move, best.reason) == (target, "advice-sonar-foreseen")
    assert best.facts == {"turns": 0, "done": 20, "taken": 0}
    assert other.reason == "advice-habit"
    same = foresee(state, 0, thoughts(target, END), now, guesses, Dice(1))
    assert [thought.reason for thought in same] == ["advice-habit"] * 2  # it looked best before


def test_not_too_many_of_a_kind_are_tried() -> None:
    """SON-28, SON-32: the fifth best shot is no reason not to try a drone; courses are few."""
    shots = [TORPEDO + field for field in range(5)]
    tried = candidates(thoughts(*shots, DRONE, END), EXPERT)
    assert [thought.move for thought in tried] == [*shots[:MOST_OF_A_KIND], DRONE, END]
    courses = candidates(thoughts(0, 1, 2, 3, SURFACE), EXPERT)
    assert [thought.move for thought in courses] == [0, 1, 2, 3, SURFACE]
    few = candidates(thoughts(*shots, DRONE, END), EXPERT._replace(candidates=2))
    assert len(few) == 2


def test_what_is_given_up_ranks_below_what_is_not() -> None:
    """SON-4: the shot that sinks is never given up; of the others two see all worlds."""
    state = after_course(ready("H8"), boat("J10", damage=2), log=["yellow torpedo J10 0 2"])
    guesses = [Guess(state.chart, number) for number in range(2)]
    target = state.parse_move("torpedo J10")
    others = [state.parse_move(f"torpedo {field}") for field in ("G8", "H5")]
    tried = thoughts(END, *others, target)
    skill = SKILL._replace(worlds=16, turns=0)
    ranked = foresee(state, 0, tried, skill, guesses, Dice(1))
    assert sorted(one.move for one in ranked) == sorted(one.move for one in tried)
    assert ranked[0].move == target
    values = [thought.value for thought in ranked]
    assert values == sorted(values, reverse=True)
