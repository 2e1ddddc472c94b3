"""Metrics: they count what happens, and name nobody."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from prometheus_client import REGISTRY

from fathom.server import metrics
from fathom.server.store import Clash, open_store
from tests.server.store.samples import NEXT, entry, with_table


def test_appends_are_counted(tmp_path: Path) -> None:
    def counted() -> dict[str, float]:
        names = ("fathom_appended_total", "fathom_clashes_total", "fathom_append_seconds_count")
        return {name: REGISTRY.get_sample_value(name) or 0 for name in names}

    async def play() -> None:
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'fathom.db'}")
        await with_table(store, "secret-table")
        for ply in (0, 1, 1, 7):  # the second 1 is sent again, and there is no 7 yet
            with suppress(Clash):
                await store.append("secret-table", entry(ply), NEXT)
        await store.close()

    before = counted()
    asyncio.run(play())
    after = counted()
    assert [after[name] - before[name] for name in after] == [2, 1, 4]
    text = metrics.exposition().decode()
    assert "fathom_group_size_bucket" in text
    assert "secret-table" not in text
