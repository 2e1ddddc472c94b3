"""Foresight: moves tried in imagined worlds, by what a seat can know."""

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice
from fathom.games.sonar.notation import END, MARK
from fathom.games.sonar.player.foresight import foresee
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.player.levels import EXPERT, HARD
from fathom.games.sonar.player.mind import Thought
from tests.games.sonar.tables import after_course, boat, ready, table

SKILL = EXPERT._replace(worlds=6, habit=0.0)


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
    assert foresee(table("E5"), 0, courses, HARD, guesses, Dice(1)) is courses


def test_the_same_dice_foresee_the_same() -> None:
    """Whatever the bot has heard before, and wherever the enemy truly is."""
    told = ["yellow course n", "blue course w", "yellow course n", "blue course w"]
    chosen = []
    for field in ("C7", "I3", "F9"):
        state = table(boat("F5", route=["F7", "F6", "F5"]), boat(field), log=told)
        expert = bot("expert:iterations=4")
        known = Perspective(state, 0)
        chosen.append([expert.choose(known, Dice(seed)) for seed in range(6)])
    assert chosen[0] == chosen[1] == chosen[2]
