"""The bench measures what it says; how fast is not a matter for tests."""

from pathlib import Path

import pytest

import fathom
from fathom._source import is_compiled
from fathom.engine.errors import FathomError, InvalidSeats
from fathom.lab.bench import Speed, bench, measure

YARDSTICK = Path(__file__).parents[2] / "bench" / "yardsticks" / "deep-sea.c"


def figures(speed: Speed) -> list[float]:
    return [getattr(speed, field) for field in Speed.__struct_fields__]


def test_measure_counts_moves_and_games_together() -> None:
    speed = measure(fathom.load("deep-sea"), 4, 0.1)
    assert all(figure > 0 for figure in figures(speed))
    assert 48 < speed.moves_per_second / speed.games_per_second < 200  # plies in a random game


def test_bench_runs_both_forms_side_by_side() -> None:
    result = bench("deep-sea", 2, 0.2)
    assert (result.compiled is not None) == is_compiled()
    assert all(figure > 0 for figure in figures(result.interpreted))


@pytest.mark.compiled
def test_bench_compares_with_a_c_program() -> None:
    result = bench("deep-sea", 4, 0.2, YARDSTICK)
    assert result.yardstick is not None
    assert result.yardstick.moves_per_second > result.yardstick.games_per_second > 0


def test_yardstick_that_does_not_compile_is_one_clear_error(tmp_path: Path) -> None:
    source = tmp_path / "broken.c"
    source.write_text("int main( {")
    with pytest.raises(FathomError, match="yardstick"):
        bench("deep-sea", 4, 0.2, source)


def test_impossible_seats_are_refused() -> None:
    with pytest.raises(InvalidSeats):
        bench("deep-sea", 9, 0.2)
