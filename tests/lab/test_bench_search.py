"""The bench of thinking measures what it says; how fast is not a matter for tests."""

import pytest

import fathom
from fathom.engine.bot import LEVELS
from fathom.engine.errors import InvalidSeats
from fathom.lab.bench_search import bench_search, measure_search


def test_every_level_and_the_search_are_measured() -> None:
    result = measure_search(fathom.load("deep-sea"), 2, 0.05)
    assert tuple(result.levels) == LEVELS
    for thinking in result.levels.values():
        assert thinking.decisions > 20  # a whole game
        assert 0 < thinking.mean <= thinking.most
    assert result.iterations_per_second > 0
    assert result.copy_in_moves > 0


def test_memory_is_that_of_a_process_of_its_own() -> None:
    ballast = bytearray(600_000_000)
    result = bench_search("deep-sea", 2, 0.05)
    assert len(ballast) == 600_000_000
    assert result.megabytes is None or 10 < result.megabytes < 500


def test_impossible_seats_are_refused() -> None:
    with pytest.raises(InvalidSeats):
        bench_search("deep-sea", 9, 0.05)
