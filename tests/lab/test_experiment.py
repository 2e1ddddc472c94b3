"""Experiments: variants on the same seeds, measured and compared, stopped and gone on with."""

from pathlib import Path

import pytest

import fathom
from fathom.engine.errors import FathomError, InvalidOptions, InvalidSeats, UnknownBot
from fathom.lab.experiment import BATCH_GAMES, Experiment, Variant, run_experiment
from fathom.lab.ledger import FILE, OtherTournament
from fathom.lab.measures import compare, measures_of
from fathom.lab.variants import InvalidVariant, grid, variant_of

DEEP_SEA = fathom.load("deep-sea")
SONAR = fathom.load("sonar")


def plan_of(*texts: str, games: int = 45, decisions: bool = False) -> Experiment:
    variants = [variant_of(DEEP_SEA, text, 3, "greedy") for text in texts]
    return Experiment("deep-sea", DEEP_SEA.rules_version, variants, games, 7, decisions)


def test_a_variant_is_what_its_line_says() -> None:
    variant = variant_of(SONAR, "seats=4,bots=easy,random,crews=[2,2],scenario=bravo", 2, "greedy")
    assert variant.seats == 4
    assert variant.bots == ["easy", "random", "easy", "random"]
    assert variant.options == {"crews": [2, 2], "scenario": "bravo"}
    searching = variant_of(SONAR, "bots=search:time=0.5,c=0.7", 2, "greedy")
    assert searching.bots == ["search:time=0.5,c=0.7"] * 2
    assert variant_of(SONAR, "default", 2, "greedy") == Variant("default", 2, ["greedy"] * 2)


def test_a_grid_is_every_combination() -> None:
    found = grid(SONAR, ["seats=2..5", "scenario=alpha,bravo"], 2, "greedy", {})
    assert [(one.seats, one.options["scenario"]) for one in found] == [
        (seats, scenario) for seats in (2, 4, 5) for scenario in ("alpha", "bravo")
    ]
    turns = grid(SONAR, ["turn_limit=100..300/100"], 2, "greedy", {})
    assert [one.options["turn_limit"] for one in turns] == [100, 200, 300]
    bots = grid(DEEP_SEA, ["bots=greedy|easy,random"], 3, "greedy", {})
    assert [one.bots for one in bots] == [["greedy"] * 3, ["easy", "random", "easy"]]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("depth=5", InvalidVariant),
        ("seats", InvalidVariant),
        ("seats=", InvalidVariant),
        ("seats=many", InvalidVariant),
        ("seats=9", InvalidSeats),
        ("starter=7", InvalidOptions),
        ("bots=deep-blue", UnknownBot),
    ],
)
def test_what_cannot_be_varied_is_refused(text: str, error: type[FathomError]) -> None:
    with pytest.raises(error):
        variant_of(DEEP_SEA, text, 3, "greedy")


def test_the_same_plan_gives_the_same_games_however_many_play() -> None:
    plan = plan_of("default", "seats=2", decisions=True)
    here, elsewhere = run_experiment(plan), run_experiment(plan, 2)
    assert [one.rows for one in here] == [one.rows for one in elsewhere]
    assert here[0].decisions.kinds.keys() == elsewhere[0].decisions.kinds.keys()
    assert [row.seed for row in here[0].rows] == [row.seed for row in here[1].rows]
    assert [row.game for row in here[0].rows] == list(range(45))


def test_what_was_stopped_goes_on(tmp_path: Path) -> None:
    plan = plan_of("default", "seats=2")
    whole = run_experiment(plan, folder=tmp_path)
    kept = (tmp_path / FILE).read_bytes().splitlines(keepends=True)
    (tmp_path / FILE).write_bytes(b"".join(kept[:3]) + kept[3][:10])  # torn off in the middle
    told: list[int] = []
    again = run_experiment(plan, folder=tmp_path, progress=told.append)
    assert [one.rows for one in again] == [one.rows for one in whole]
    assert told[0] == 2 * BATCH_GAMES
    assert sum(told) == 90
    with pytest.raises(OtherTournament):
        run_experiment(plan_of("default"), folder=tmp_path)


def test_a_variant_compared_with_itself_does_not_differ() -> None:
    first, second = run_experiment(plan_of("default", "default"))
    for difference in compare(first, second, DEEP_SEA, 0.2):
        assert difference.difference.value == 0
        assert difference.corrected_p == 1


def test_what_is_really_different_is_found() -> None:
    first, second = run_experiment(plan_of("default", "seats=2"))
    found = {one.name: one for one in compare(first, second, DEEP_SEA, 0.2)}
    assert found["plies"].difference.high < 0
    assert found["plies"].corrected_p < 0.001
    assert found["plies"].effect < -0.8
    assert found["length"].first.value == pytest.approx(0.2 * found["plies"].first.value)


def test_measures_count_crews_not_seats() -> None:
    variant = variant_of(SONAR, "starter=blue,seats=8", 2, "random")
    plan = Experiment("sonar", SONAR.rules_version, [variant], 6, 7)
    (played,) = run_experiment(plan)
    assert {row.first in range(4, 8) for row in played.rows} == {True}
    values = measures_of(played, SONAR, 0.1)
    blue = [float(row.places[4] == 1) for row in played.rows]
    shared = values["shared"]
    assert [won / (1 + both) for won, both in zip(blue, shared, strict=True)] == values[
        "first-seat"
    ]


def test_decisions_are_counted_where_there_was_a_choice() -> None:
    (played,) = run_experiment(plan_of("default", decisions=True))
    kinds = played.decisions.kinds
    assert {"on", "turn"} <= kinds.keys()
    for tally in [*kinds.values(), *played.decisions.moves.values()]:
        assert tally.chosen <= tally.offered
    worths = [tally.worth for tally in kinds.values() if tally.worth is not None]
    assert worths and all(abs(worth.mean().value) <= 1 for worth in worths)
