"""Metrics: what an operator wants to see, for Prometheus.

They count and time; they never name a table, a person or a move, and tell nothing of a game that
its players do not see. Several processes of one server share them through the folder that
PROMETHEUS_MULTIPROC_DIR names.
"""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.samples import Sample

CONTENT_TYPE = CONTENT_TYPE_LATEST
_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

appended = Counter("fathom_appended", "Entries that became durable in the log of a table.")
clashes = Counter("fathom_clashes", "Appends that came second and were decided again.")
append_seconds = Histogram(
    "fathom_append_seconds", "From asking for an append to its answer.", buckets=_QUICK
)
group_size = Histogram(
    "fathom_group_size", "Appends that shared a transaction.", buckets=(1, 2, 5, 10, 20, 50, 100)
)
refused = Counter("fathom_refused", "Commands that were refused, by kind of refusal.", ["code"])
reports = Counter("fathom_reports", "People of whom others told the operator.")
sockets = Gauge("fathom_sockets", "Open websockets.", multiprocess_mode="livesum")
bot_seconds = Histogram(
    "fathom_bot_seconds", "How long bots thought about a move.", ["bot"], buckets=_SLOW
)


def exposition() -> bytes:
    """All metrics of this server in the form that Prometheus reads."""
    return generate_latest(_registry())


def total(name: str) -> int:
    """How often something happened."""
    return int(sum(sample.value for sample in _samples(name, "_total")))


def refusals() -> dict[str, int]:
    """How many commands were refused, by kind."""
    return {
        sample.labels["code"]: int(sample.value) for sample in _samples("fathom_refused", "_total")
    }


def append_quantile(share: float) -> float | None:
    """Seconds in which so large a share of the appends was answered; None: there were none.

    The end of the bucket in which it lies: the truth is between that and the one before.
    """
    buckets = sorted(
        (float(sample.labels["le"]), sample.value)
        for sample in _samples("fathom_append_seconds", "_bucket")
    )
    count = buckets[-1][1] if buckets else 0
    if not count:
        return None
    within = next(limit for limit, upto in buckets if upto >= share * count)
    return min(within, _QUICK[-1])


def _samples(name: str, ending: str) -> list[Sample]:
    families = (family for family in _registry().collect() if family.name == name)
    return [one for family in families for one in family.samples if one.name == name + ending]


def _registry() -> CollectorRegistry:
    """That of this process, or of all of them where several serve."""
    if not os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)
    return registry
