"""Tuning: the search finds what there is to find, and the check is on other seeds."""

import json
import shutil
from pathlib import Path

import pytest

from fathom.engine.dice import Dice
from fathom.lab.ledger import FILE
from fathom.lab.tune import InvalidGoal, Landscape, distance, read_goal, search
from tests.cli.commands import Capture, refused, run

SIZES = [5, 4, 6]
PEAK = (3, 1, 4)


def test_a_goal_is_measures_and_numbers() -> None:
    goal = read_goal("length=45min, first-seat=50 %,margin = 3.5")
    assert goal == {"length": 45, "first-seat": 0.5, "margin": 3.5}
    for text in ("", "length", "length=long", "length=45h"):
        with pytest.raises(InvalidGoal):
            read_goal(text)


def test_distance_counts_tenths_of_the_target() -> None:
    values = {"length": [44.0, 55.0], "first-seat": [1.0, 0.0]}
    assert distance(values, {"length": 45}) == pytest.approx(1)
    assert distance(values, {"length": 45, "first-seat": 0.5}) == pytest.approx(0.5**0.5)
    with pytest.raises(InvalidGoal, match="not measured; there is length, first-seat"):
        distance(values, {"depth": 3})


@pytest.mark.parametrize("seed", range(5))
def test_the_search_finds_a_peak_in_noise(seed: int) -> None:
    noise = Dice(seed + 100)

    def evaluate(point: tuple[int, ...], number: int) -> float:
        away = sum(abs(at - peak) for at, peak in zip(point, PEAK, strict=True))
        return away + noise.below(100) / 100

    landscape = Landscape(SIZES)
    best = search(landscape, evaluate, lambda point: True, range(150), Dice(seed))
    assert sum(abs(at - peak) for at, peak in zip(best, PEAK, strict=True)) <= 1


def test_the_search_looks_around_before_it_settles_however_far_all_is_from_the_goal() -> None:
    """With distances of many tolerances it must not stay with the first of them."""

    def evaluate(point: tuple[int, ...], number: int) -> float:
        away = sum(abs(at - peak) for at, peak in zip(point, (2, 1, 1), strict=True))
        return 3.0 + 4.0 * away

    for seed in range(10):
        landscape = Landscape([5, 2, 3])
        assert search(landscape, evaluate, lambda point: True, range(50), Dice(seed)) == (2, 1, 1)


def test_what_cannot_be_played_is_never_tried() -> None:
    landscape = Landscape(SIZES)
    search(
        landscape, lambda point, number: 1.0, lambda point: sum(point) % 2 == 0, range(60), Dice(1)
    )
    assert landscape.points and all(sum(point) % 2 == 0 for point in landscape.points)


def test_a_nearer_variant_is_found_and_checked(capsys: Capture) -> None:
    options = ("--over", "seats=2..6", "--evaluations", "12", "--games", "6", "--check", "40")
    command = ("tune", "deep-sea", "--goal", "length=12min", *options, "--bots", "random")
    report = json.loads(run(capsys, *command, "--json"))
    assert report["best"]["seats"] in (2, 3)
    assert report["is_nearer"] is True
    assert report["distance"]["high"] < report["rulebook_distance"]["low"]
    assert json.loads(run(capsys, *command, "--json", "--jobs", "2")) == report
    shown = run(capsys, *command, "--lang", "de")
    assert report["best"]["name"] in shown and "Näher am Ziel" in shown
    assert "{" not in shown and "tune-" not in shown


def test_what_was_stopped_goes_on(capsys: Capture, tmp_path: Path) -> None:
    options = ("--over", "seats=2..4", "--evaluations", "6", "--games", "4", "--check", "20")
    command = ("tune", "deep-sea", "--goal", "length=12min", *options, "--bots", "random", "--json")
    whole = run(capsys, *command)
    assert run(capsys, *command, "--out", str(tmp_path)) == whole
    kept = (tmp_path / FILE).read_bytes().splitlines(keepends=True)
    assert len(kept) == 1 + 6
    changed = kept[1].replace(b'"distance":', b'"distance":1')  # so that it shows if it is read
    (tmp_path / FILE).write_bytes(kept[0] + changed + kept[2][:10])
    shutil.rmtree(tmp_path / "check")  # of another variant than is now the best
    assert run(capsys, *command, "--out", str(tmp_path)) != whole
    shutil.rmtree(tmp_path / "check")
    (tmp_path / FILE).write_bytes(b"".join(kept[:3]) + kept[3][:10])  # torn off in the middle
    assert run(capsys, *command, "--out", str(tmp_path)) == whole
    assert (tmp_path / FILE).read_bytes().splitlines(keepends=True) == kept
    assert "other" in refused(capsys, *command, "--seed", "2", "--out", str(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--goal", "length", "--over", "seats=2,3"], "“length” is no goal"),
        (["--goal", "length=45min", "--over", "depth=3"], "varies nothing"),
        (["--goal", "length=45min", "--over", "seats=2", "--over", "seats=3"], "varied twice"),
        (["--goal", "length=45min"], "'--over'"),
    ],
)
def test_bad_input_is_one_clear_line(capsys: Capture, arguments: list[str], message: str) -> None:
    assert message in refused(capsys, "tune", "deep-sea", *arguments)
