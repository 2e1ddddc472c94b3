"""Tables that are over are scored once each, whoever does it."""

from __future__ import annotations

import asyncio
from typing import Any

from fathom.server.scoring import score_all, together
from fathom.server.store import Ending, Person, Rating, Score, Seat, Status, open_store
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


def test_what_a_guest_has_is_given_to_somebody_else(url: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        for person in (ANN, BEN):
            await store.add_person(person)
        for name in ("shared", "alone"):
            await store.add_table(sample_table(name))
        scores = [
            Score("shared", 0, "ann", "deep-sea", 1, 1, 2),
            Score("shared", 1, "ben", "deep-sea", 1, 2, 2),
        ]
        ratings = [Rating("ann", "deep-sea", 30.0, 5.0, 1), Rating("ben", "deep-sea", 20.0, 5.0, 1)]
        await store.keep_scores("shared", scores, ratings)
        only = [Score("alone", 0, "ben", "titanic", 2, 1, 2)]
        await store.keep_scores("alone", only, [Rating("ben", "titanic", 26.0, 8.0, 1)])
        await store.say("alone", "ben", "hello", 3, key="k")
        await store.add_person(Person("cor", "Cor", 0))
        await store.add_person(Person("dee", "Dee", 0))
        await store.block("ben", "cor", 1)
        await store.block("dee", "ben", 2)
        await store.block("ann", "ben", 3)
        for _ in range(2):  # the second time there is nothing left to give
            await store.merge_person("ben", "ann", together)
            mine = await store.scores_of("ann")
            assert [(one.table, one.place) for one in mine] == [("alone", 1), ("shared", 1)]
            assert not await store.scores_of("ben")
            known = {one.game: one for one in await store.ratings(None, ["ann", "ben"])}
            assert {one.who for one in known.values()} == {"ann"}
            assert (known["deep-sea"].games, known["titanic"].mean) == (2, 26.0)
            assert [line.person for line in await store.chat("alone")] == ["ann"]
            assert [one.id for one in await store.blocked_by("ann")] == ["cor"]
            assert [one.id for one in await store.blocked_by("dee")] == ["ann"]
            assert not await store.blocked_by("ben")
        await store.close()

    asyncio.run(run())
