"""Work shared out on a Ray cluster, on as many machines as that has.

Every machine needs the same version of Fathom, and the packages of the bots that play.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from importlib.metadata import version
from typing import Any, TypeVar, TypeVarTuple

import msgspec

from fathom.engine.errors import FathomError
from fathom.lab.processes import LostProcess

T = TypeVar("T")
Task = TypeVarTuple("Task")

MOST_RETRIES = 20
"""So often a task is begun anew when the worker that had it is lost."""
TASKS_A_PROCESSOR = 4
"""Tasks that are handed out at once: enough that no processor waits for the next."""
LEAST_WINDOW = 16
"""Tasks that are handed out at once even if the cluster is small now: it may grow."""
PACKAGE = "fathom-games"


class Cluster(msgspec.Struct, frozen=True):
    """A Ray cluster by its address."""

    address: str | None = None
    """Such as `10.0.0.1:6379`; None: the one that runs here, or else one of this machine alone."""


class NoCluster(FathomError):
    """There is no Ray, or nobody answers at its address."""

    code = "no-cluster"


class OtherVersion(FathomError):
    """A machine of the cluster has another version of Fathom: it would play other games."""

    code = "other-version"


def in_cluster(
    work: Callable[[*Task], T], tasks: Sequence[tuple[*Task]], cluster: Cluster
) -> Generator[T, None, None]:
    """The result of the work on each task, as it comes. What a lost worker had is done anew.

    Raises NoCluster, LostProcess, OtherVersion, and what the work raises.
    """
    ray = _connected(cluster)
    own_version = version(PACKAGE)
    remote = ray.remote(num_cpus=1, max_retries=MOST_RETRIES)(_checked_work)
    window = max(TASKS_A_PROCESSOR * int(ray.cluster_resources().get("CPU", 1)), LEAST_WINDOW)
    todo = iter(tasks)
    under_way: list[Any] = []
    try:
        while True:
            for task in todo:
                under_way.append(remote.remote(own_version, work, task))
                if len(under_way) >= window:
                    break
            if not under_way:
                return
            (done, *_), under_way = ray.wait(under_way)
            yield ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RaySystemError as error:
        raise _silent(cluster, error) from None
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
        raise LostProcess(f"a task was lost {MOST_RETRIES} times: {error}") from None
    finally:
        for task in under_way:
            ray.cancel(task, force=True)


def _checked_work(own_version: str, work: Callable[..., T], task: tuple[Any, ...]) -> T:
    """Do the work over there, if it is the same there."""
    other = version(PACKAGE)
    if other != own_version:
        raise OtherVersion(
            f"a machine of the cluster has Fathom {other}, and this one {own_version}",
            own=own_version,
            other=other,
        )
    return work(*task)


def _connected(cluster: Cluster) -> Any:
    """Ray, connected to the cluster."""
    try:
        import ray
    except ImportError:
        message = "Ray is not installed: pip install 'fathom-games[ray]'"
        raise NoCluster(message, reason="missing", address="") from None
    if not ray.is_initialized():
        try:
            ray.init(cluster.address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise _silent(cluster, error) from None
    return ray


def _silent(cluster: Cluster, error: Exception) -> NoCluster:
    address = cluster.address or "this machine"
    message = f"no Ray cluster answers at {address}: {error}"
    return NoCluster(message, reason="silent", address=address)
