"""Work shared out among processes that leave nothing behind."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Task = TypeVarTuple("Task")


def in_processes(
    work: Callable[[*Task], T], tasks: Sequence[tuple[*Task]], jobs: int
) -> Generator[T, None, None]:
    """The result of the work on each task, as it comes; with one job, in order and here.

    Whoever stops asking, by an interruption too, stops the processes at once.
    """
    if jobs == 1:
        for task in tasks:
            yield work(*task)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_serve_the_parent)
    try:
        for future in as_completed([pool.submit(work, *task) for task in tasks]):
            yield future.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
            process.join()
        raise
    pool.shutdown()


def _serve_the_parent() -> None:
    """Leave an interruption to the parent, and follow it when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_the_parent, daemon=True).start()


def _follow_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
