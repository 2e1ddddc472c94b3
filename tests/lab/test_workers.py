"""Whoever works, the results are the same and in order; a cluster is handed a little at a time.

Ray itself is tried in `test_ray.py`: here something stands in for it that does the last task first.
"""

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from fathom.engine.errors import FathomError, InvalidSeats
from fathom.lab import cluster
from fathom.lab.cluster import Cluster, NoCluster, OtherVersion
from fathom.lab.processes import LostProcess
from fathom.lab.workers import in_order, shared_out
from tests.cli.commands import Capture, refused, run


class TaskFailed(Exception):
    """As Ray wraps what a task raises."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class WorkerLost(Exception):
    """As Ray says that a task was lost too often."""


class StandIn:
    """Ray as far as we call it: of what is under way, the last is done first."""

    def __init__(self, processors: int = 2) -> None:
        self.processors = processors
        self.address: str | None = "never asked"
        self.under_way = 0
        self.most_under_way = 0
        self.cancelled = 0
        self.retries = 0
        self.exceptions = SimpleNamespace(
            RayTaskError=TaskFailed,
            RaySystemError=SystemError,
            WorkerCrashedError=WorkerLost,
            NodeDiedError=WorkerLost,
        )

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str | None, **_: object) -> None:
        if address == "nowhere:1":
            raise ConnectionError("no route to host")
        self.address = address

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors)}

    def remote(self, *, num_cpus: int, max_retries: int) -> Callable[[Any], Any]:
        self.retries = max_retries

        def submit(work: Any, *arguments: Any) -> Callable[[], Any]:
            self.under_way += 1
            self.most_under_way = max(self.most_under_way, self.under_way)
            return lambda: work(*arguments)

        return lambda work: SimpleNamespace(remote=lambda *given: submit(work, *given))

    def wait(self, tasks: list[Any]) -> tuple[list[Any], list[Any]]:
        return tasks[-1:], tasks[:-1]

    def get(self, task: Callable[[], Any]) -> Any:
        self.under_way -= 1
        try:
            return task()
        except FathomError as error:
            raise TaskFailed(error) from None

    def cancel(self, task: Any, *, force: bool) -> None:
        self.cancelled += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    stand_in = StandIn()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    return stand_in


def numbered(number: int) -> tuple[int, str]:
    return number, f"result {number}"


def refuse_seats(number: int) -> int:
    if number == 3:
        raise InvalidSeats("not three")
    return number


def lose_the_worker(number: int) -> int:
    raise WorkerLost


TASKS = [(number,) for number in range(100)]


def test_results_are_put_in_order() -> None:
    shuffled = [(2, "c"), (0, "a"), (3, "d"), (1, "b")]
    assert list(in_order(shuffled)) == ["a", "b", "c", "d"]
    coming = iter([(0, "a"), (2, "c"), (1, "b")])
    assert next(in_order(coming)) == "a"
    assert next(coming) == (2, "c")  # nobody waited for what comes later


def test_a_cluster_does_every_task_once_and_is_handed_a_little_at_a_time(ray: StandIn) -> None:
    came = list(shared_out(numbered, TASKS, Cluster("there:6379")))
    assert came != sorted(came)
    assert list(in_order(iter(came))) == [f"result {number}" for number in range(100)]
    assert ray.address == "there:6379"
    assert ray.most_under_way == cluster.LEAST_WINDOW
    assert ray.retries > 0
    ray.processors = 10
    assert len(list(shared_out(numbered, TASKS, Cluster()))) == 100
    assert ray.most_under_way == 10 * cluster.TASKS_A_PROCESSOR


def test_what_the_work_refuses_comes_back_and_the_rest_is_called_off(ray: StandIn) -> None:
    with pytest.raises(InvalidSeats, match="not three"):
        list(shared_out(refuse_seats, TASKS, Cluster()))
    assert ray.cancelled == ray.under_way > 0


def test_whoever_stops_asking_calls_off_the_rest(ray: StandIn) -> None:
    results = shared_out(numbered, TASKS, Cluster())
    next(results)
    results.close()
    assert ray.cancelled == cluster.LEAST_WINDOW - 1


def test_a_task_that_is_lost_too_often_is_told(ray: StandIn) -> None:
    with pytest.raises(LostProcess):
        list(shared_out(lose_the_worker, TASKS, Cluster()))


def test_another_version_over_there_is_refused(
    ray: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions = iter(["1.0", "1.0", "0.9"])
    monkeypatch.setattr(cluster, "version", lambda package: next(versions))
    with pytest.raises(OtherVersion, match=r"has Fathom 0\.9, and this one 1\.0"):
        list(shared_out(numbered, TASKS, Cluster()))


def test_no_cluster_is_told_in_words(
    ray: StandIn, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulation = ("simulate", "deep-sea", "--games", "60")
    assert "nowhere:1" in refused(capsys, *simulation, "--ray", "nowhere:1")
    assert "give one" in refused(capsys, *simulation, "--ray", "--jobs", "2")
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "fathom-games[ray]" in refused(capsys, *simulation, "--ray")
    with pytest.raises(NoCluster):
        list(shared_out(numbered, TASKS, Cluster()))


COMMANDS = [
    ("simulate", "deep-sea", "--games", "120", "--bots", "greedy,random,random", "--seats", "3"),
    ("sweep", "deep-sea", "--games", "45", "--over", "seats=2,3", "--bots", "random"),
    ("tournament", "deep-sea", "--games", "30", "--bots", "greedy,random"),
    ("tune", "deep-sea", "--goal", "length=12min", "--over", "seats=2..4", "--bots", "random",
     "--evaluations", "5", "--games", "20", "--check", "40"),
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_cluster_gives_the_same_to_the_letter(
    ray: StandIn, capsys: Capture, command: tuple[str, ...]
) -> None:
    alone = run(capsys, *command, "--json")
    assert run(capsys, *command, "--json", "--ray") == alone
    assert ray.address is None
    assert ray.most_under_way > 1 or command[0] == "tune"
