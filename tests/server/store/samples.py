"""People, tables and entries to try a store with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathom.server.store import (
    Entry,
    Person,
    Policy,
    Progress,
    Seat,
    SqlStore,
    Status,
    TableRow,
    TimeLimit,
)

ANN = Person("ann", "Ann", created=1)
BEN = Person("ben", "Ben ⚓", created=2)


def sample_table(name: str = "t", **changes: Any) -> TableRow:
    """A running table for two, with something in every field."""
    facts: dict[str, Any] = {
        "id": name,
        "code": name.upper(),
        "game": "deep-sea",
        "rules": 1,
        "host": "ann",
        "seats": (Seat(person="ann", is_ready=True), Seat(person="ben", bot="greedy")),
        "options": {"starter": None, "text": "Bö ✓"},
        "policy": Policy(is_public=True, spectators="after", replace_after=60, bot_pace=500),
        "clock": TimeLimit("seconds", 30),
        "seed": bytes(range(32)),
        "created": 1_800_000_000_000,
        "status": Status.RUNNING,
        "started": 1_800_000_001_000,
        "acting": (0, 1),
        "wake": 1_800_000_031_000,
    }
    return TableRow(**facts | changes)


async def with_table(store: SqlStore, *names: str, **changes: Any) -> Sequence[TableRow]:
    """The store with two people and a table for each name."""
    await store.add_person(ANN)
    await store.add_person(BEN)
    made = [sample_table(name, **changes) for name in names]
    for table in made:
        await store.add_table(table)
    return made


def entry(ply: int, **changes: Any) -> Entry:
    """A move at a ply, with a key of its own."""
    facts: dict[str, Any] = {"ply": ply, "seat": 0, "move": 7, "key": f"key {ply}", "time": 5}
    return Entry(**facts | changes)


NEXT = Progress(version=0, acting=(1,), wake=None)
