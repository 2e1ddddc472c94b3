"""Work in processes: all of it is done, and failures come back."""

import os

import pytest

from fathom.engine.errors import FathomError
from fathom.lab.processes import LostProcess, in_processes


def square(number: int) -> tuple[int, int]:
    return number * number, os.getpid()


def fail(number: int) -> int:
    if number == 3:
        raise FathomError("three is too many")
    return number


def die(number: int) -> int:
    os._exit(number)


def test_one_job_is_done_here_and_in_order() -> None:
    done = list(in_processes(square, [(number,) for number in range(5)], jobs=1))
    assert done == [(number * number, os.getpid()) for number in range(5)]


def test_several_jobs_are_done_elsewhere() -> None:
    done = list(in_processes(square, [(number,) for number in range(20)], jobs=2))
    assert sorted(value for value, _ in done) == [number * number for number in range(20)]
    assert os.getpid() not in {process for _, process in done}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_comes_back(jobs: int) -> None:
    with pytest.raises(FathomError, match="three is too many"):
        list(in_processes(fail, [(number,) for number in range(9)], jobs))


def test_a_process_that_is_lost_is_told() -> None:
    with pytest.raises(LostProcess):
        list(in_processes(die, [(1,), (2,)], jobs=2))


def test_whoever_stops_asking_leaves_no_process_behind() -> None:
    results = in_processes(square, [(number,) for number in range(1000)], jobs=2)
    _, process = next(results)
    results.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
