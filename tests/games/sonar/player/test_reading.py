"""A bot that can be read loses: what is mixed, and what the shadow makes of it."""

import math
from collections.abc import Iterator
from itertools import islice

import pytest

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.games.sonar import GAME
from fathom.games.sonar.notation import END, MINE, SILENCE, SURFACE
from fathom.games.sonar.player import reading as reading_module
from fathom.games.sonar.player.bot import SonarBot
from fathom.games.sonar.player.characters import TEMPERS, Chances, Portrait, blurred, mixture
from fathom.games.sonar.player.foresight import drawn
from fathom.games.sonar.player.guess import DOUBT, Guess
from fathom.games.sonar.player.levels import EASY, EXPERT, HARD, MEDIUM, CrewSkill
from fathom.games.sonar.player.mind import Thought
from fathom.games.sonar.player.reading import (
    LEAST_FOLLOWED,
    Reading,
    Suspect,
    read,
    suspicion,
)
from fathom.games.sonar.player.shadow import shadow
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.rules.table import MARKING
from tests.games.sonar.tables import AT_FIRST_SIGHT, table

AT_SIGHT = HARD._replace(reads=False, duel_worlds=0)
"""It is known to the letter."""


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


@pytest.mark.thinks
@pytest.mark.parametrize(
    ("skill", "games", "least"),
    [
        (AT_SIGHT._replace(mix=0.0), 2, 0.4),
        (AT_SIGHT, 2, 0.05),
        (EXPERT._replace(reads=False, duel_worlds=2, turns=1), 1, 0.02),
    ],
    ids=["sure", "mixed", "foreseeing"],
)
def test_shadow_never_loses_the_boat_that_it_reads(
    skill: CrewSkill, games: int, least: float
) -> None:
    """Where the boat truly is, is among the worlds that are left, and likelier than by chance."""
    looks, found = 0, 0.0
    for seed in range(games):
        for state, suspects, _ in read_games(Portrait(skill, 1.0), SonarBot(skill), seed):
            right = [
                one.share for one in suspects if one.world.boats[1].field == state.boats[1].field
            ]
            assert right
            looks += 1
            found += sum(right)
    assert found / looks > least


@pytest.mark.thinks
def test_who_reads_on_finds_what_the_game_shows_from_the_beginning() -> None:
    """What was read is a function of what was done and heard: a server may forget it."""
    skill = HARD._replace(duel_worlds=2, turns=1)
    portrait = Portrait(skill, 0.5, followed=2)
    most = 0
    for state, suspects, past in islice(read_games(portrait, SonarBot(skill), 3), 8):
        again = Reading(0, portrait).read(state, past)
        assert fields_and_shares(again) == fields_and_shares(suspects)
        most = max(most, len(again))
    assert most > 1


@pytest.mark.thinks
def test_only_likely_worlds_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """To look ahead in the enemy's place takes long, and in most worlds it is hardly ever."""
    portrait = Portrait(HARD._replace(duel_worlds=1, turns=1), 0.5, followed=5)
    looks: list[int] = []
    look = Portrait.followed_chances

    def noted(
        self: Portrait, state: SonarState, thoughts: list[Thought], guesses: list[Guess], dice: Dice
    ) -> Chances:
        looks.append(state.turn)
        return look(self, state, thoughts, guesses, dice)

    monkeypatch.setattr(Portrait, "followed_chances", noted)
    counts = []
    *_, (state, _, past) = islice(read_games(Portrait(HARD, 0.5), SonarBot(HARD), 3), 24)
    for least in (0.0, LEAST_FOLLOWED, 1.0):
        monkeypatch.setattr(reading_module, "LEAST_FOLLOWED", least)
        looks.clear()
        Reading(0, portrait).read(state, past)
        counts.append(len(looks))
    assert counts[0] > counts[1] > counts[2] > 0


@pytest.mark.thinks
def test_what_was_read_of_another_past_is_forgotten() -> None:
    """After a move was taken back, or at another table, it is read anew."""
    portrait = Portrait(HARD, 0.5)
    reading = Reading(0, portrait)
    games = [read_games(portrait, SonarBot(HARD), seed) for seed in (1, 2)]
    both = zip(*games, strict=False)
    for here, there in islice(both, 3):
        for state, suspects, past in (here, there):
            assert fields_and_shares(reading.read(state, past)) == fields_and_shares(suspects)


def test_without_a_past_nothing_is_read() -> None:
    """A bot that is shown a position alone thinks of it as it is."""
    state = table("E5", "J10")
    assert read(state, 0, [], Portrait(HARD, 0.5)) == []
    assert read(state, 0, [END], Portrait(HARD, 0.5)) == []


@pytest.mark.thinks
@pytest.mark.parametrize("enemy", [AT_SIGHT, MEDIUM, EASY], ids=lambda enemy: enemy.level)
def test_who_it_is_shows_in_what_it_does(enemy: CrewSkill) -> None:
    """Whoever is not what it was taken for is read all the same, by what it is more like."""
    alike = []
    for seed in range(4):
        for _, suspects, _ in read_games(Portrait(AT_SIGHT, 0.5), SonarBot(enemy), seed, most=60):
            assert suspects and all(len(one.shares) == 1 + len(TEMPERS) for one in suspects)
            assert math.fsum(one.share for one in suspects) == pytest.approx(1)
        alike.append(math.fsum(one.shares[0] for one in suspects))
    is_what_it_was_taken_for = math.fsum(alike) > len(alike) / 2
    assert is_what_it_was_taken_for is (enemy is AT_SIGHT), alike


@pytest.mark.thinks
def test_a_guess_is_what_the_worlds_say() -> None:
    """SON-7: where the enemy is, and which way it came; without worlds what was known before."""
    *_, (state, suspects, _) = read_games(Portrait(HARD, 0.5), SonarBot(HARD), 1)
    known = Guess(state.chart, 1).listen(state.log)
    guess = suspicion(known, suspects)
    fields = {int(one.world.boats[1].field) for one in suspects}
    chances = guess.chances(sorted(fields))
    for field in fields:
        share = math.fsum(one.share for one in suspects if one.world.boats[1].field == field)
        assert chances[field] == pytest.approx((1 - DOUBT) * share + DOUBT / len(fields))
    for number, one in enumerate(suspects):
        passed = {field for field in state.chart.sea if guess.tracks.has_passed(number, field)}
        assert passed == set(one.world.boats[1].route)
    assert suspicion(known, []).chances(sorted(fields)) == known.chances(sorted(fields))


def read_games(
    portrait: Portrait, enemy: SonarBot, seed: int, most: int = 40
) -> Iterator[tuple[SonarState, list[Suspect], list[int]]]:
    """What the shadow in the first seat reads at each of its decisions, in so many events."""
    state = GAME.new(2, seed=seed)
    assert isinstance(state, SonarState)
    bots = [shadow(portrait), enemy]
    pasts: list[list[int]] = [[], []]
    known = [Perspective(state, seat, past=past) for seat, past in enumerate(pasts)]
    reading = Reading(0, portrait)
    dice = Dice(derived_seed(seed, 1))
    while state.outcome() is None and len(state.log) < most:
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
