"""Sheets: tables and chat as one person is shown them, with names instead of ids."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import NamedTuple

import msgspec

from fathom import registry
from fathom.engine.capabilities import sides_of, stations_of
from fathom.engine.real_time import is_timed
from fathom.server.company import character_at, style_at
from fathom.server.live.live_table import LiveTable
from fathom.server.live.sights import may_know_all
from fathom.server.store import ChatLine, Person, Status, Store, TableRow, handle_of
from fathom.server.tells.live import LineTell
from fathom.server.tells.tables import (
    ClockChosen,
    JointTell,
    PolicyChosen,
    SeatTell,
    ShareTell,
    SideTell,
    TableTell,
)
from fathom.server.verbs.common import set_up

MOST_NAMES = 10_000
"""Remembered at a time."""
NOBODY = "?"


class _Layout(NamedTuple):
    """What the game says about a table before anything is played at it."""

    stations: list[list[str]]
    sides: list[tuple[int, ...]]
    is_timed: bool


@lru_cache(maxsize=1000)
def _layout(key: str, seats: int, options: bytes) -> _Layout:
    if not registry.is_known(key):  # the table is shown, so that its people know what became of it
        return _Layout([[] for _ in range(seats)], [(seat,) for seat in range(seats)], False)
    game = registry.load(key)
    plain = msgspec.json.decode(options)
    chosen = game.read_options(plain, seats)
    return _Layout(
        stations_of(game, seats, chosen),
        sides_of(game, seats, chosen),
        is_timed(set_up(game, seats, plain)),
    )


class TableSheets:
    """Knows the names of people, so that no id ever has to leave the server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[str, str] = {}

    def rename(self, person: str, name: str) -> None:
        """Remember a new name."""
        self._names[person] = name

    async def tell(self, live: LiveTable, person: Person) -> TableTell:
        """A table as somebody who has its link is shown it."""
        knows_all = may_know_all(live, person)
        rematch = await self._store.rematch_of(live.id) if live.is_over else None
        return await self.table(live.table, person, knows_all=knows_all, rematch=rematch)

    async def table(
        self,
        table: TableRow,
        person: Person | None,
        knows_all: bool = False,
        rematch: TableRow | None = None,
    ) -> TableTell:
        """The same from a list of tables."""
        eager = [] if rematch is None else [seat.person for seat in rematch.seats if seat.is_ready]
        names = await self.names({table.host, *(seat.person for seat in table.seats), *eager})
        layout = _layout(table.game, len(table.seats), msgspec.json.encode(table.options))
        me = None if person is None else person.id
        yours = [number for number, seat in enumerate(table.seats) if me and seat.person == me]
        side_names = table.policy.side_names
        return TableTell(
            id=table.id,
            code=table.code,
            game=table.game,
            rules_version=table.rules,
            status=table.status,
            seats=[
                SeatTell(
                    seat=number,
                    stations=layout.stations[number],
                    name=None if seat.person is None else seat.called or names[seat.person],
                    handle=None if seat.person is None else handle_of(seat.person),
                    bot=seat.bot,
                    bot_name=character_at(table, number).name,
                    bot_style=style_at(table, number),
                    colour=table.colour_of(number),
                    is_yours=number in yours,
                    is_host=seat.person == table.host,
                    is_ready=seat.is_ready,
                    has_resigned=seat.has_resigned,
                    wants_end=seat.wants_end,
                    had_hint=seat.had_hint and (number in yours or table.ended is not None),
                    is_muted=seat.is_muted,
                )
                for number, seat in enumerate(table.seats)
            ],
            sides=[
                SideTell(
                    seats=list(side),
                    name=(side_names[number] if number < len(side_names) else "") or None,
                )
                for number, side in enumerate(layout.sides)
            ],
            you=yours,
            is_host=me == table.host,
            host=names[table.host],
            options=table.options,
            policy=PolicyChosen(
                is_public=table.policy.is_public,
                spectators=table.policy.spectators,
                replace_after=table.policy.replace_after,
                bot_pace=table.policy.bot_pace,
                bot_style=table.policy.bot_style,
                keeps_bots=table.policy.keeps_bots,
            ),
            clock=ClockChosen(kind=table.clock.kind, each=table.clock.each),
            is_timed=layout.is_timed,
            created=table.created,
            started=table.started,
            ended=table.ended,
            result=table.result,
            commitment=table.commitment,
            seed=table.server_seed.hex() if knows_all else None,
            joint=_joint(table, knows_all),
            rematch=None if rematch is None else rematch.id,
            rematch_by=[names[one] for one in dict.fromkeys(eager) if one is not None],
            is_your_turn=table.status is Status.RUNNING
            and any(table.seats[seat].bot is None and seat in table.acting for seat in yours),
        )

    async def lines(
        self,
        live: LiveTable,
        after: int,
        upto: int,
        limit: int,
        teams: frozenset[int] | None,
        unheard: Collection[str] = (),
    ) -> list[LineTell]:
        """What was said at a table to everybody and to these teams (None: to all), with names.

        Lines after one number up to another: more may have been said meanwhile. Nothing that
        `unheard` people said, but for the calls of a crew.
        """
        found = await self._store.chat(live.id, after, limit, teams)
        lines = [line for line in found if line.number <= upto]
        if not lines:
            return []
        first = lines[0].number
        if teams is not None:  # numbers with gaps would tell that others had talked
            first = 1 + await self._store.count_said(live.id, first, teams)
        names = await self.names(line.person for line in lines)
        return [
            LineTell(
                number=number,
                name=None if line.person is None else names[line.person],
                seats=_seats_of(live, line),
                text=line.text,
                at=line.at,
                team=line.team,
                call=None if line.team is None else line.call,
                phrase=line.call if line.team is None else None,
            )
            for number, line in enumerate(lines, first)
            if line.person not in unheard or (line.team is not None and line.call is not None)
        ]

    async def names(self, people: Iterable[str | None]) -> dict[str, str]:
        """The names of these people."""
        wanted = {person for person in people if person is not None}
        unknown = wanted - self._names.keys()
        if unknown:
            if len(self._names) > MOST_NAMES:
                self._names.clear()
                unknown = wanted
            found = await self._store.people(unknown)
            self._names.update({person: kept.name for person, kept in found.items()})
        return {person: self._names.get(person, NOBODY) for person in wanted}


def _joint(table: TableRow, knows_all: bool) -> JointTell | None:
    """What players added to chance; their secrets are told with the seed."""
    joint = table.joint
    if joint is None:
        return None
    # A process of an older version begins a game without asking anybody.
    is_alone = table.started is not None and joint.stage != "made"
    return JointTell(
        stage="given-up" if is_alone else joint.stage,
        round=joint.round,
        shares=[
            ShareTell(
                seat=share.seat,
                commitment=share.commitment,
                secret=share.secret if knows_all else None,
            )
            for share in joint.shares
        ],
        left_out=list(joint.left_out),
        seed=table.seed.hex() if knows_all and joint.stage == "made" else None,
    )


def _seats_of(live: LiveTable, line: ChatLine) -> list[int]:
    """The seats of whoever said something."""
    if line.person is not None:
        return live.seats_of(line.person)
    return [] if line.seat is None else [line.seat]
