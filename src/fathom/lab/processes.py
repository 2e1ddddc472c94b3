"""Work shared out among processes that leave nothing behind."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import TypeVar, TypeVarTuple

from fathom.engine.errors import FathomError

T = TypeVar("T")
Task = TypeVarTuple("Task")


class LostProcess(FathomError):
    """Something outside ended a process that worked for us."""

    code = "lost-process"


def in_processes(
    work: Callable[[*Task], T], tasks: Sequence[tuple[*Task]], jobs: int
) -> Generator[T, None, None]:
    """The result of the work on each task, as it comes; with one job, in order and here.

    Whoever stops asking, by an interruption too, stops the processes at once. Raises LostProcess,
    and what the work raises.
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
        pool.shutdown()
    except BrokenProcessPool:
        raise LostProcess("a process was ended from outside, perhaps for lack of memory") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
            process.join()


def _serve_the_parent() -> None:
    """Leave an interruption to the parent, and follow it when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_the_parent, daemon=True).start()


def _follow_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
