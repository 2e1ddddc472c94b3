"""A bot that can be read loses: what is mixed, and what the shadow makes of it."""

from collections.abc import Iterator
from itertools import islice

import pytest

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.games.sonar import GAME
from fathom.games.sonar.notation import END, MINE, SILENCE, SURFACE
from fathom.games.sonar.player.bot import SonarBot
from fathom.games.sonar.player.foresight import drawn
from fathom.games.sonar.player.levels import EXPERT, HARD, CrewSkill
from fathom.games.sonar.player.mind import Thought
from fathom.games.sonar.player.reading import Portrait, Reading, Suspect, blurred, mixture, read
from fathom.games.sonar.player.shadow import shadow
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
        for state, suspects, _ in read_games(skill, seed):
            right = [
                one.share for one in suspects if one.world.boats[1].field == state.boats[1].field
            ]
            assert right
            looks += 1
            found += sum(right)
    assert found / looks > least


def test_who_reads_on_finds_what_the_game_shows_from_the_beginning() -> None:
    """What was read is a function of what was done and heard: a server may forget it."""
    skill = HARD._replace(worlds=2, turns=1)
    most = 0
    for state, suspects, past in islice(read_games(skill, 3), 8):
        again = Reading(0, Portrait(skill)).read(state, past)
        assert fields_and_shares(again) == fields_and_shares(suspects)
        most = max(most, len(again))
    assert most > 1


def test_what_was_read_of_another_past_is_forgotten() -> None:
    """After a move was taken back, or at another table, it is read anew."""
    skill = HARD._replace(worlds=0)
    reading = Reading(0, Portrait(skill))
    both = zip(read_games(skill, 1), read_games(skill, 2), strict=False)
    for here, there in islice(both, 3):
        for state, suspects, past in (here, there):
            assert fields_and_shares(reading.read(state, past)) == fields_and_shares(suspects)


def test_without_a_past_nothing_is_read() -> None:
    """A bot that is shown a position alone thinks of it as it is."""
    state = table("E5", "J10")
    assert read(state, 0, [], Portrait(HARD)) == []
    assert read(state, 0, [END], Portrait(HARD)) == []


def read_games(
    skill: CrewSkill, seed: int
) -> Iterator[tuple[SonarState, list[Suspect], list[int]]]:
    """What the shadow in the first seat reads at each of its decisions of the first moves."""
    state = GAME.new(2, seed=seed)
    assert isinstance(state, SonarState)
    bots = [shadow(Portrait(skill)), SonarBot(skill)]
    pasts: list[list[int]] = [[], []]
    known = [Perspective(state, seat, past=past) for seat, past in enumerate(pasts)]
    reading = Reading(0, Portrait(skill))
    dice = Dice(derived_seed(seed, 1))
    while state.outcome() is None and len(state.log) < 40:
        seat = state.to_act()[0]
        if seat == 0 and state.phase != MARKING:
            yield state, reading.read(state, pasts[0]), pasts[0]
        move = bots[seat].choose(known[seat], dice)
        state.apply(seat, move)
        pasts[seat].append(move)


def fields_and_shares(suspects: list[Suspect]) -> list[tuple[int, float]]:
    return [(int(one.world.boats[1].field), one.share) for one in suspects]


def test_what_is_foreseen_blurs_what_is_seen() -> None:
    """The better a move looks the likelier it is, but none of the few is excluded."""
    shares = blurred(thoughts((0, 1.0), (SURFACE, 0.8), (END, 0.0)), 0.5)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] > shares[2] > 0.05
