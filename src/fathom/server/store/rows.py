"""What is kept as rows of the database, and back."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row

from fathom.server.store.things import (
    ChatLine,
    Ending,
    Entry,
    JointChance,
    Passkey,
    Person,
    Policy,
    Rating,
    Score,
    Seat,
    Status,
    TableRow,
    TimeLimit,
)

_seats = msgspec.json.Decoder(tuple[Seat, ...])
_options = msgspec.json.Decoder(dict[str, Any])
_policy = msgspec.json.Decoder(Policy)
_clock = msgspec.json.Decoder(TimeLimit)
_result = msgspec.json.Decoder(Ending)
_joint = msgspec.json.Decoder(JointChance)
_acting = msgspec.json.Decoder(tuple[int, ...])


def json_text(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def json_or_none(value: Any) -> str | None:
    """A value as JSON text; None stays None."""
    return None if value is None else json_text(value)


def table_row(table: TableRow) -> dict[str, Any]:
    """All columns of a table."""
    return {
        "id": table.id,
        "code": table.code,
        "game": table.game,
        "rules": table.rules,
        "host": table.host,
        "seats": json_text(table.seats),
        "options": json_text(table.options),
        "policy": json_text(table.policy),
        "clock": json_text(table.clock),
        "seed": table.seed,
        "is_public": table.policy.is_public,
        "status": str(table.status),
        "created": table.created,
        "started": table.started,
        "ended": table.ended,
        "result": json_or_none(table.result),
        "rematch_of": table.rematch_of,
        "acting": json_text(table.acting),
        "wake": table.wake,
        "ply": table.ply,
        "version": table.version,
        "joint": json_or_none(table.joint),
    }


def sitting_rows(table: TableRow) -> list[dict[str, str]]:
    """Everybody who has a seat at a table, and its host, once."""
    people = {table.host, *(seat.person for seat in table.seats if seat.person is not None)}
    return [{"person": person, "table_id": table.id} for person in sorted(people)]


def move_row(table: str, entry: Entry) -> dict[str, Any]:
    """All columns of an entry."""
    return {
        "table_id": table,
        "ply": entry.ply,
        "seat": entry.seat,
        "move": entry.move,
        "at": entry.at,
        "key": entry.key,
        "undoes": entry.undoes,
        "attachment": json_or_none(entry.attachment),
        "time": entry.time,
    }


def person_row(person: Person) -> dict[str, Any]:
    """All columns of a person."""
    return {**msgspec.structs.asdict(person), "handle": person.handle}


def score_row(score: Score) -> dict[str, Any]:
    """All columns of a score."""
    row = msgspec.structs.asdict(score)
    return {"table_id": row.pop("table"), **row}


def read_person(row: Row[Any]) -> Person:
    """A person from a row."""
    return Person(row.id, row.name, row.created, row.is_rated, row.shown_to)


def read_passkey(row: Row[Any]) -> Passkey:
    """A passkey from a row."""
    return Passkey(**row._asdict())


def read_rating(row: Row[Any]) -> Rating:
    """A rating from a row."""
    return Rating(**row._asdict())


def read_score(row: Row[Any]) -> Score:
    """A score from a row."""
    facts = row._asdict()
    return Score(table=facts.pop("table_id"), **facts)


def read_table(row: Row[Any]) -> TableRow:
    """A table from a row."""
    return TableRow(
        id=row.id,
        code=row.code,
        game=row.game,
        rules=row.rules,
        host=row.host,
        seats=_seats.decode(row.seats),
        options=_options.decode(row.options),
        policy=_policy.decode(row.policy),
        clock=_clock.decode(row.clock),
        seed=row.seed,
        created=row.created,
        status=Status(row.status),
        started=row.started,
        ended=row.ended,
        result=None if row.result is None else _result.decode(row.result),
        rematch_of=row.rematch_of,
        acting=_acting.decode(row.acting),
        wake=row.wake,
        ply=row.ply,
        version=row.version,
        joint=None if row.joint is None else _joint.decode(row.joint),
    )


def read_entry(row: Row[Any]) -> Entry:
    """An entry from a row."""
    attachment = None if row.attachment is None else msgspec.json.decode(row.attachment)
    return Entry(row.ply, row.seat, row.move, row.at, row.key, attachment, row.undoes, row.time)


def read_line(row: Row[Any]) -> ChatLine:
    """A line of chat from a row."""
    return ChatLine(row.number, row.person, row.text, row.at, row.team, row.call, row.seat)
