"""Simulations: repeatable, whoever plays them, and honest about what happened."""

from collections import Counter

import msgspec
import pytest

import fathom
from fathom.engine.dice import derived_seed
from fathom.engine.errors import FathomError, InvalidOptions, InvalidSeats
from fathom.engine.game import Game
from fathom.lab.playing import play_game
from fathom.lab.simulate import BATCH_GAMES, SimulationPlan, SimulationReport, simulate

PLAN = SimulationPlan("deep-sea", 3, ["greedy", "random", "random"], 2 * BATCH_GAMES + 7, seed=5)


def test_report_does_not_depend_on_the_number_of_processes() -> None:
    assert simulate(PLAN, jobs=1) == simulate(PLAN, jobs=2)


def test_another_seed_gives_other_games() -> None:
    other = msgspec.structs.replace(PLAN, seed=6)
    assert simulate(PLAN).plies != simulate(other).plies


def test_report_counts_what_the_games_gave() -> None:
    game = fathom.load("deep-sea")
    states = [
        play_game(game, PLAN.bots, derived_seed(PLAN.seed, number), PLAN.options)
        for number in range(PLAN.games)
    ]
    outcomes = [state.outcome() for state in states]
    report = simulate(PLAN)
    for seat, line in enumerate(report.seats):
        wins = sum(1 / len(o.winners) for o in outcomes if o is not None and seat in o.winners)
        scores = sum(o.scores[seat] for o in outcomes if o is not None)
        assert line.wins.value == pytest.approx(wins / PLAN.games)
        assert line.score.value == pytest.approx(scores / PLAN.games)
        assert line.bot == PLAN.bots[seat]
        by_score = sorted(o.scores[seat] for o in outcomes if o is not None)
        assert line.spread == dict(Counter(by_score))
        assert [line.score_at(part) for part in (0.25, 1)] == [by_score[26], by_score[-1]]
    assert report.shortest == min(state.ply for state in states)
    assert report.longest == max(state.ply for state in states)
    assert report.endings == {"DSA-24": PLAN.games}
    lost = sum(state.figures()["dives-lost"] for state in states)
    assert report.figures["dives-lost"].value == pytest.approx(lost / PLAN.games)


def test_progress_adds_up() -> None:
    done: list[int] = []
    simulate(PLAN, jobs=2, progress=done.append)
    assert sum(done) == PLAN.games


def test_report_survives_json() -> None:
    report = simulate(PLAN)
    assert msgspec.json.decode(msgspec.json.encode(report), type=SimulationReport) == report


@pytest.mark.parametrize(
    ("change", "error"),
    [({"seats": 7}, InvalidSeats), ({"options": {"depth": 3}}, InvalidOptions)],
)
def test_impossible_plan_is_refused(change: dict[str, object], error: type[FathomError]) -> None:
    with pytest.raises(error):
        simulate(msgspec.structs.replace(PLAN, **change))


@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_random_games_in_compiled_code_are_those_of_random_bots(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        for seed in range(2):
            fast = play_game(game, ["random"] * seats, seed, {})
            slow = play_game(
                game, ["random"] * (seats - 1) + ["fathom.bots.random:RandomBot"], seed, {}
            )
            assert fast.position() == slow.position()
