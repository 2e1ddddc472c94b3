"""People in SQL: who there is, whom they avoid, and how they come back: links, passkeys."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Delete,
    Row,
    Select,
    Update,
    and_,
    delete,
    insert,
    select,
    update,
)

from fathom.server.store.contract import Missing
from fathom.server.store.database import Database
from fathom.server.store.rows import person_row, read_passkey, read_person
from fathom.server.store.schema import blocks, challenges, passkeys, people, transfers
from fathom.server.store.things import Passkey, Person, ShownTo


class SqlPart:
    """What every part of the store in SQL does with its database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _one(self, query: Select[Any]) -> Row[Any] | None:
        return await self.database.read(lambda connection: connection.execute(query).one_or_none())

    async def _all(self, query: Select[Any], limit: int | None = None) -> Sequence[Row[Any]]:
        return await self.database.read(
            lambda connection: list(connection.execute(query.limit(limit)))
        )

    async def _change(self, statement: Update | Delete, missing: str) -> None:
        """Change or remove a row. Raises Missing, with these words, if there is none."""
        async with self.database.writing() as connection:
            done = await connection.execute(statement)
            if not done.rowcount:
                raise Missing(missing)


class SqlPeople(SqlPart):
    """The part of the contract that is about people."""

    async def add_person(self, person: Person) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(people), person_row(person))

    async def rename_person(self, person: str, name: str) -> None:
        await self._change(_of(person).values(name=name), "there is no such person")

    async def set_wishes(self, person: str, is_rated: bool, shown_to: ShownTo) -> None:
        wishes = _of(person).values(is_rated=is_rated, shown_to=shown_to)
        await self._change(wishes, "there is no such person")

    async def person(self, person: str) -> Person:
        return _found(await self._one(select(people).where(people.c.id == person)))

    async def person_by_handle(self, handle: str) -> Person:
        return _found(await self._one(select(people).where(people.c.handle == handle)))

    async def people(self, ids: set[str]) -> dict[str, Person]:
        rows = await self._all(select(people).where(people.c.id.in_(ids)))
        return {row.id: read_person(row) for row in rows}

    async def block(self, person: str, blocked: str, at: int) -> None:
        row = {"person": person, "blocked": blocked, "at": at}
        async with self.database.writing() as connection:
            await connection.execute(delete(blocks).where(_is_block(person, blocked)))
            await connection.execute(insert(blocks), row)

    async def unblock(self, person: str, blocked: str) -> None:
        await self._change(delete(blocks).where(_is_block(person, blocked)), "nobody is blocked")

    async def blocked_by(self, person: str) -> list[Person]:
        theirs = select(people).join(blocks, blocks.c.blocked == people.c.id)
        rows = await self._all(theirs.where(blocks.c.person == person).order_by(blocks.c.at))
        return [read_person(row) for row in rows]

    async def add_transfer(self, token: str, person: str, expires: int) -> None:
        row = {"digest": _digest(token.encode()), "person": person, "expires": expires}
        async with self.database.writing() as connection:
            await connection.execute(insert(transfers), row)

    async def use_transfer(self, token: str, now: int) -> Person:
        async with self.database.writing() as connection:
            await connection.execute(delete(transfers).where(transfers.c.expires <= now))
            used = await connection.execute(
                delete(transfers)
                .where(transfers.c.digest == _digest(token.encode()))
                .returning(transfers.c.person)
            )
            person = used.scalar()
        if person is None:
            raise Missing("this link does not exist, was used already or is too old")
        return await self.person(person)

    async def add_challenge(self, challenge: bytes, person: str | None, expires: int) -> None:
        row = {"digest": _digest(challenge), "person": person, "expires": expires}
        async with self.database.writing() as connection:
            await connection.execute(insert(challenges), row)

    async def use_challenge(self, challenge: bytes, now: int) -> str | None:
        async with self.database.writing() as connection:
            await connection.execute(delete(challenges).where(challenges.c.expires <= now))
            used = await connection.execute(
                delete(challenges)
                .where(challenges.c.digest == _digest(challenge))
                .returning(challenges.c.person)
            )
            row = used.one_or_none()
        if row is None:
            raise Missing("this challenge does not exist, was used already or is too old")
        person: str | None = row.person
        return person

    async def add_passkey(self, passkey: Passkey) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(passkeys), msgspec.structs.asdict(passkey))

    async def passkey(self, passkey: str) -> Passkey:
        row = await self._one(select(passkeys).where(passkeys.c.id == passkey))
        if row is None:
            raise Missing("there is no such passkey")
        return read_passkey(row)

    async def passkeys_of(self, person: str) -> list[Passkey]:
        query = select(passkeys).where(passkeys.c.person == person)
        rows = await self._all(query.order_by(passkeys.c.created, passkeys.c.id))
        return [read_passkey(row) for row in rows]

    async def note_use(self, passkey: str, uses: int, now: int) -> None:
        used = update(passkeys).where(passkeys.c.id == passkey).values(uses=uses, used=now)
        await self._change(used, "there is no such passkey")

    async def remove_passkey(self, person: str, passkey: str) -> None:
        theirs = delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.person == person)
        await self._change(theirs, "there is no such passkey")


def _is_block(person: str, blocked: str) -> ColumnElement[bool]:
    return and_(blocks.c.person == person, blocks.c.blocked == blocked)


def _of(person: str) -> Update:
    return update(people).where(people.c.id == person)


def _found(row: Row[Any] | None) -> Person:
    if row is None:
        raise Missing("there is no such person")
    return read_person(row)


def _digest(token: bytes) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token).hexdigest()
