"""Who does the work: this process, several beside it, or a cluster. The results are the same."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import TypeVar, TypeVarTuple

from fathom.lab.cluster import Cluster, in_cluster
from fathom.lab.processes import in_processes

T = TypeVar("T")
Task = TypeVarTuple("Task")

Jobs = int | Cluster
"""So many processes on this machine (1: this one alone), or a cluster."""


def shared_out(
    work: Callable[[*Task], T], tasks: Sequence[tuple[*Task]], jobs: Jobs
) -> Generator[T, None, None]:
    """The result of the work on each task, as it comes. Raises FathomError."""
    if isinstance(jobs, Cluster):
        return in_cluster(work, tasks, jobs)
    return in_processes(work, tasks, jobs)


def in_order(results: Iterable[tuple[int, T]]) -> Iterator[T]:
    """Results that come with a number, from 0 on without gaps, in the order of their numbers.

    Sums of fractions depend on the order in the last digit, and are to be the same whoever worked.
    """
    early: dict[int, T] = {}
    expected = 0
    for number, result in results:
        early[number] = result
        while expected in early:
            yield early.pop(expected)
            expected += 1
