"""Scores, ratings and analyses in SQL: what remains of games that are over."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fathom.server.store.contract import Clash
from fathom.server.store.rows import read_rating, read_score, read_table, score_row
from fathom.server.store.schema import analyses, blocks, chat, ratings, scores, tables
from fathom.server.store.sql_people import SqlPart
from fathom.server.store.things import Rating, Score, TableRow

_LOCK = 0x7261_7465_6420
"""Any number, as long as only scoring uses it: one table is scored at a time."""


class SqlScores(SqlPart):
    """The part of the contract that is about what remains of games."""

    async def unscored(self, limit: int = 100) -> list[TableRow]:
        query = select(tables).where(tables.c.is_scored.is_(False), tables.c.ended.is_not(None))
        rows = await self._all(query.order_by(tables.c.ended, tables.c.id), limit)
        return [read_table(row) for row in rows]

    async def keep_scores(self, table: str, scored: list[Score], rated: list[Rating]) -> bool:
        async with self.database.writing() as connection:
            await self._lock_scoring(connection)
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.is_scored.is_(False))
                .values(is_scored=True)
            )
            if not done.rowcount:
                return False
            if scored:
                await connection.execute(insert(scores), [score_row(score) for score in scored])
            for rating in rated:
                row = msgspec.structs.asdict(rating)
                if rating.games == 1:
                    await connection.execute(insert(ratings), row)
                    continue
                done = await connection.execute(
                    update(ratings)
                    .where(ratings.c.who == rating.who, ratings.c.game == rating.game)
                    .where(ratings.c.games == rating.games - 1)
                    .values(row)
                )
                if not done.rowcount:
                    raise Clash("this rating has changed since it was read")
            return True

    async def ratings(self, game: str | None, whos: Collection[str]) -> list[Rating]:
        query = select(ratings).where(ratings.c.who.in_(whos)).order_by(ratings.c.game)
        if game is not None:
            query = query.where(ratings.c.game == game)
        return [read_rating(row) for row in await self._all(query)]

    async def scores_of(self, who: str, limit: int = 5000) -> list[Score]:
        query = select(scores).where(scores.c.who == who)
        rows = await self._all(query.order_by(scores.c.ended.desc(), scores.c.table_id), limit)
        return [read_score(row) for row in rows]

    async def scores_beside(self, who: str, limit: int = 20_000) -> list[Score]:
        theirs = select(scores.c.table_id).where(scores.c.who == who)
        query = select(scores).where(scores.c.table_id.in_(theirs), scores.c.who != who)
        rows = await self._all(query.order_by(scores.c.ended.desc(), scores.c.table_id), limit)
        return [read_score(row) for row in rows]

    async def have_met(self, who: str, other: str) -> bool:
        theirs = select(scores.c.table_id).where(scores.c.who == who)
        query = select(scores.c.table_id).where(
            scores.c.table_id.in_(theirs), scores.c.who == other
        )
        return bool(await self._all(query, 1))

    async def merge_person(
        self, guest: str, into: str, together: Callable[[Rating, Rating], Rating]
    ) -> None:
        async with self.database.writing() as connection:
            await self._lock_scoring(connection)
            known = select(scores.c.table_id).where(scores.c.who == into)
            theirs = scores.c.who == guest
            await connection.execute(delete(scores).where(theirs, scores.c.table_id.in_(known)))
            await connection.execute(update(scores).where(theirs).values(who=into))
            await connection.execute(update(chat).where(chat.c.person == guest).values(person=into))
            await _move_blocks(connection, guest, into)
            both = select(ratings).where(ratings.c.who.in_((into, guest)))
            found = [read_rating(row) for row in await connection.execute(both)]
            kept = {one.game: one for one in found if one.who == into}
            for one in found:
                if one.who == guest and one.game in kept:
                    made = msgspec.structs.asdict(together(kept[one.game], one))
                    own = (ratings.c.who == into, ratings.c.game == one.game)
                    await connection.execute(update(ratings).where(*own).values(made))
                    spent = (ratings.c.who == guest, ratings.c.game == one.game)
                    await connection.execute(delete(ratings).where(*spent))
            await connection.execute(update(ratings).where(ratings.c.who == guest).values(who=into))

    async def _lock_scoring(self, connection: AsyncConnection) -> None:
        """Let nobody else score or merge until we commit."""
        if not self.database.is_sqlite:  # SQLite's one writer is lock enough
            lock = text("SELECT pg_advisory_xact_lock(:lock)")
            await connection.execute(lock, {"lock": _LOCK})

    async def keep_analysis(self, table: str, text: str) -> None:
        async with self.database.writing() as connection:
            done = await connection.execute(
                update(analyses).where(analyses.c.table_id == table).values(text=text)
            )
            if not done.rowcount:
                await connection.execute(insert(analyses), {"table_id": table, "text": text})

    async def analysis(self, table: str) -> str | None:
        row = await self._one(select(analyses.c.text).where(analyses.c.table_id == table))
        return None if row is None else str(row.text)


async def _move_blocks(connection: AsyncConnection, guest: str, into: str) -> None:
    """Whom a guest does not hear, and who does not hear the guest: the same for somebody else."""
    concerned = or_(blocks.c.person == guest, blocks.c.blocked == guest)
    found = list(await connection.execute(select(blocks).where(concerned)))
    await connection.execute(delete(blocks).where(concerned))
    for row in found:
        person = into if row.person == guest else row.person
        blocked = into if row.blocked == guest else row.blocked
        if person == blocked:
            continue
        same = and_(blocks.c.person == person, blocks.c.blocked == blocked)
        await connection.execute(delete(blocks).where(same))
        await connection.execute(
            insert(blocks), {"person": person, "blocked": blocked, "at": row.at}
        )
