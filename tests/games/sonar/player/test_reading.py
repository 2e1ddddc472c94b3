"""A bot that can be read loses: what is mixed, and what the shadow makes of it."""

import pytest

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.games.sonar import GAME
from fathom.games.sonar.notation import END, MINE, SILENCE, SURFACE
from fathom.games.sonar.player.bot import SonarBot, mixture
from fathom.games.sonar.player.foresight import drawn
from fathom.games.sonar.player.levels import EXPERT, HARD, CrewSkill
from fathom.games.sonar.player.mind import Thought
from fathom.games.sonar.player.shadow import Shadow, blurred
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.rules.table import MARKING
from tests.games.sonar.tables import AT_FIRST_SIGHT, table


def thoughts(*moves: tuple[int, float]) -> list[Thought]:
    return [Thought(move, value, "advice-habit", {}) for move, value in moves]


def test_mixture_is_of_one_kind_and_of_about_equal_worth() -> None:
    """Courses with courses; what is worse by much is never played."""
    shares = mixture(thoughts((0, 1.0), (2, 0.95), (SURFACE, 0.9), (3, 0.2)), 0.1)
    assert shares[0] > shares[1] > 0 == shares[2] == shares[3]
    assert sum(shares) == pytest.approx(1)
    assert mixture(thoughts((END, 1.0), (0, 1.0)), 0.1) == [1.0]
    assert mixture(thoughts((0, 1.0), (1, 1.0)), 0.0) == [1.0]
    runs = mixture(thoughts((SILENCE + 4, 1.0), (MINE, 1.0), (SILENCE + 3, 1.0)), 0.1)
    assert runs == pytest.approx([0.5, 0.0, 0.5])


def test_moves_are_drawn_as_often_as_their_shares_say() -> None:
    dice = Dice(4)
    draws = [drawn([0.75, 0.0, 0.25], dice) for _ in range(2000)]
    assert set(draws) == {0, 2} and 0.7 < draws.count(0) / 2000 < 0.8


def test_hard_does_not_always_do_the_same() -> None:
    """In open water several courses are as good as another; the same dice choose the same."""
    known = Perspective(table("E5", "J10"), 0)
    courses = [bot(AT_FIRST_SIGHT).choose(known, Dice(seed)) for seed in range(40)]
    assert len(set(courses)) > 1
    assert courses == [bot(AT_FIRST_SIGHT).choose(known, Dice(seed)) for seed in range(40)]


@pytest.mark.parametrize(
    ("skill", "games", "least"),
    [
        (HARD._replace(worlds=0, mix=0.0), 2, 0.4),
        (HARD._replace(worlds=0), 2, 0.05),
        (EXPERT._replace(worlds=2, turns=1), 1, 0.02),
    ],
    ids=["sure", "mixed", "foreseeing"],
)
def test_shadow_never_loses_the_boat_that_it_reads(
    skill: CrewSkill, games: int, least: float
) -> None:
    """Where the boat truly is, is among the worlds that are left, and likelier than by chance."""
    looks, found = 0, 0.0
    for seed in range(games):
        state = GAME.new(2, seed=seed)
        assert isinstance(state, SonarState)
        shadow = Shadow(skill)
        bots = [shadow, SonarBot(skill)]
        known = [Perspective(state, seat) for seat in range(2)]
        dice = Dice(derived_seed(seed, 1))
        while state.outcome() is None and len(state.log) < 40:
            seat = state.to_act()[0]
            move = bots[seat].choose(known[seat], dice)
            if seat == 0 and state.phase != MARKING:
                right = [
                    one.share
                    for one in shadow.suspects
                    if one.world.boats[1].field == state.boats[1].field
                ]
                assert right
                looks += 1
                found += sum(right)
            state.apply(seat, move)
    assert found / looks > least


def test_what_is_foreseen_blurs_what_is_seen() -> None:
    """The better a move looks the likelier it is, but none of the few is excluded."""
    shares = blurred(thoughts((0, 1.0), (SURFACE, 0.8), (END, 0.0)), 0.5)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] > shares[2] > 0.05
