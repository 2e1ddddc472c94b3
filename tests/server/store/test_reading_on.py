"""Reading on: tables that wait share one look at the database, and all of them are answered."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from fathom.server.store.database import Database
from fathom.server.store.reading_on import FollowReader


class Broken:
    """A database that fails as nobody expected."""

    async def read(self, do: Any) -> Any:
        raise RuntimeError("broken")


def test_nobody_is_left_waiting_whatever_fails() -> None:
    async def ask() -> list[Any]:
        reader = FollowReader(cast(Database, Broken()))
        asked = (reader.read_on(table, 0) for table in ("t", "u"))
        async with asyncio.timeout(60):  # instead of forever
            return await asyncio.gather(*asked, return_exceptions=True)

    assert [str(one) for one in asyncio.run(ask())] == ["broken", "broken"]
