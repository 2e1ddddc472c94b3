"""Levels: strength, pace, fairness, advice; whole games in both modes."""

import pytest

from fathom.bots import Perspective, bot
from fathom.bots.fairness import audit_bot
from fathom.engine.bot import LEVELS
from fathom.engine.dice import Dice, derived_seed
from fathom.games.sonar import GAME
from fathom.games.sonar.player.levels import SKILLS
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.spec import SCENARIOS
from fathom.lab.playing import play_game
from fathom.words import Words
from tests.games.sonar.tables import (
    AT_FIRST_SIGHT,
    QUICK_LEVELS,
    after_course,
    boat,
    ready,
    realtime,
    table,
)


def wins(one: str, other: str, games: int, seats: int = 2, **options: str) -> float:
    """The share of the boats manned by `one`, which is yellow and blue in turn."""
    total = 0.0
    for number in range(games):
        crews = (one, other) if number % 2 == 0 else (other, one)
        half = seats - seats // 2
        names = [crews[0]] * half + [crews[1]] * (seats - half)
        state = play_game(GAME, names, derived_seed(1, number), options)
        assert isinstance(state, SonarState)
        total += 0.5 if state.winner < 0 else float(state.winner == number % 2)
    return total / games


@pytest.mark.parametrize(
    ("better", "worse"),
    [("easy", "random"), pytest.param("hard", "easy", marks=pytest.mark.thinks)],
)
def test_better_levels_win_more(better: str, worse: str) -> None:
    """Whole boats, turn by turn on Alpha."""
    assert wins(better, worse, 16) >= 0.6


@pytest.mark.soak
@pytest.mark.parametrize(
    ("better", "worse", "share"),
    [
        ("easy", "random", 0.85),
        ("medium", "easy", 0.6),
        (AT_FIRST_SIGHT, "medium", 0.6),
        ("hard", AT_FIRST_SIGHT, 0.55),
    ],
)
def test_better_levels_win_more_in_many_games(better: str, worse: str, share: float) -> None:
    """Whole boats, turn by turn on Alpha."""
    assert wins(better, worse, 400) >= share


@pytest.mark.soak
@pytest.mark.parametrize(
    ("scenario", "mode", "seats"),
    [(scenario, "turns", 2) for scenario in SCENARIOS]
    + [(scenario, "realtime", 4) for scenario in SCENARIOS],
)
def test_hard_beats_easy_everywhere(scenario: str, mode: str, seats: int) -> None:
    """Every map, both modes."""
    assert wins("hard", "easy", 40, seats, scenario=scenario, mode=mode) >= 0.6


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("mode", "seats"), [("turns", 2), ("turns", 7), ("realtime", 4)])
def test_games_between_levels_end(scenario: str, mode: str, seats: int) -> None:
    """SON-4, SON-41: whole boats and crews of mixed levels, in both modes."""
    names = [QUICK_LEVELS[seat % 3] for seat in range(seats)]
    options = {"scenario": scenario, "mode": mode, "turn_limit": 60}
    if mode == "realtime":
        options["clock_seconds"] = 240
    assert play_game(GAME, names, 3, options).outcome() is not None


@pytest.mark.parametrize("level", QUICK_LEVELS)
@pytest.mark.parametrize(("seats", "mode"), [(2, "turns"), (6, "turns"), (4, "realtime")])
def test_no_level_peeks(level: str, seats: int, mode: str) -> None:
    """SON-35: where its seat cannot tell two states apart it does the same in both."""
    options = {"mode": mode, "turn_limit": 25}
    if mode == "realtime":
        options["clock_seconds"] = 40
    audit = audit_bot(lambda: bot(level), GAME, seats, 5, every=7, options=options)
    assert audit.disguised > 0


@pytest.mark.parametrize(("level", "plies"), [(AT_FIRST_SIGHT, 90), ("expert:iterations=2", 40)])
def test_memory_does_not_change_a_choice(level: str, plies: int) -> None:
    """A bot that has listened all along and one that is asked only now choose the same."""
    state = GAME.new(2, seed=9)
    old = [bot(level), bot(level)]
    dice = Dice(9)
    while state.ply < plies and state.to_act():
        seat = state.to_act()[0]
        known = Perspective(state, seat)
        move = old[seat].choose(known, dice.copy())
        assert bot(level).choose(known, dice.copy()) == move
        state.apply(seat, move)
        dice.word()


def test_pace_is_human_and_rises_with_the_level() -> None:
    """SON-6: in real time nobody is outrun by a bot that does not need to think."""
    known = Perspective(realtime("B5"), 0)
    means = []
    for level in LEVELS:
        times = [bot(level).pace(known, Dice(seed)) for seed in range(200)]
        assert times == [bot(level).pace(known, Dice(seed)) for seed in range(200)]
        assert min(times) >= SKILLS[level].quickest >= 500
        assert max(times) < SKILLS[level].slowest
        assert len(set(times)) > 50
        means.append(sum(times) / len(times))
    assert means == sorted(means, reverse=True)


def test_real_time_is_played_at_that_pace() -> None:
    """SON-6: a course takes a quick captain and its crew longer than a second all the same."""
    options = {"mode": "realtime", "clock_seconds": 120}
    state = play_game(GAME, [AT_FIRST_SIGHT] * 4, 1, options)
    assert isinstance(state, SonarState)
    for one in state.boats:
        assert 10 <= int(one.counts[0]) <= 120 * 1000 / (2 * SKILLS["hard"].quickest)


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_advice_has_words(level: str) -> None:
    """The first advice is the choice; every reason has a sentence in every language."""
    tables = [
        GAME.new(2, seed=1),
        table(boat("B5", gauges={"torpedo": 3})),
        table(boat("B5", mark_due=True, cross_due="n"), moved=True),
        after_course(ready("H8"), boat("J10"), log=["yellow torpedo J10 0 2"]),
        after_course("B5", "J10"),
        table(boat("A1", mines=["J9"]), boat("J10"), log=["yellow torpedo J10 0 2"]),
    ]
    for state in tables:
        known = Perspective(state, 0)
        advice = bot(level).explain(known, Dice(1))
        assert advice[0].move == bot(level).choose(known, Dice(1))
        assert len({one.move for one in advice}) == len(advice) <= 4
        for one in advice:
            assert one.move in known.legal_moves()
            assert one.estimate is not None and 0 < one.estimate < 1
            for language in ("en", "de", "nl"):
                assert Words(language).text(one.reason, **one.facts)
