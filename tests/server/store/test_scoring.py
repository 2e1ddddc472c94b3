"""Tables that are over are scored once each, whoever does it."""

from __future__ import annotations

import asyncio
from typing import Any

from fathom.server.scoring import score_all
from fathom.server.store import Ending, Seat, Status, open_store
from tests.server.store.samples import ANN, BEN, sample_table

SEATS = (Seat(person="ann"), Seat(person="ben"), Seat(bot="medium"))


def test_two_processes_score_each_table_once_in_the_order_of_their_ends(url: str) -> None:
    async def run() -> None:
        stores = [await open_store(url), await open_store(url)]
        await stores[0].add_person(ANN)
        await stores[0].add_person(BEN)
        for number in range(6):
            places = (1 + number % 2, 2 - number % 2, 3)
            facts: dict[str, Any] = {
                "status": Status.FINISHED,
                "ended": 10 - number,
                "result": Ending("DSA-24", places),
            }
            table = sample_table(f"t{number}", seats=SEATS, options={}, **facts)
            await stores[0].add_table(table)
        await asyncio.gather(*(score_all(store) for store in stores for _ in range(2)))
        scores = await stores[1].scores_of("ann")
        assert [score.table for score in scores] == [f"t{number}" for number in range(6)]
        (rating,) = await stores[0].ratings("deep-sea", ["ann"])
        assert (rating.games, rating.mean) == (6, scores[0].rating)
        assert len(await stores[0].scores_beside("ann")) == 12
        assert await stores[0].have_met("ann", "bot:medium")
        assert not await stores[0].unscored()
        for store in stores:
            await store.close()

    asyncio.run(run())
