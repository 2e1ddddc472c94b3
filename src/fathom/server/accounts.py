"""Accounts: a guest of this device who comes back by passkey brings along all that they played.

Table after table changes hands, each for good when it is done; then what remains of games that are
over. If it is interrupted, the guest still has the rest, and coming back once more brings that too.
"""

from __future__ import annotations

from functools import partial

import msgspec

from fathom.server.errors import TwoSeats
from fathom.server.live.bell import Notice
from fathom.server.scoring import together
from fathom.server.services import Services
from fathom.server.store import Person, Seat, Status, TableRow, until_kept

TABLES_AT_A_TIME = 100


async def join_account(services: Services, guest: Person, account: Person) -> int:
    """Give all that a guest has to the account; how many tables. Raises TwoSeats, changing nothing.

    Nobody looks into two hands: where both play in a game that is on, it is to end first.
    """
    store = services.store
    for table in await store.tables_of(guest.id, {Status.RUNNING}):
        sitting = {seat.person for seat in table.seats}
        if {guest.id, account.id} <= sitting:
            raise TwoSeats(table.code)
    joined = 0
    while tables := await store.tables_of(guest.id, set(Status), TABLES_AT_A_TIME):
        for table in tables:
            await _hand_over(services, table.id, guest.id, account.id)
        joined += len(tables)
    await until_kept(partial(store.merge_person, guest.id, account.id, together))
    return joined


async def _hand_over(services: Services, table: str, guest: str, account: str) -> None:
    """Let a table be the account's; whoever looks at it, in whichever process, is told."""
    live = services.hall.tables.get(table)
    if live is not None:
        await live.change(partial(handed_over, guest=guest, account=account))
        return

    async def attempt() -> TableRow:
        kept = await services.store.table(table)
        return await services.store.save_table(handed_over(kept, guest, account))

    kept = await until_kept(attempt)
    services.bell.ring(Notice(kept.id, ply=kept.ply, version=kept.version, said=0))


def handed_over(table: TableRow, guest: str, account: str) -> TableRow:
    """The table with one person in the place of another; before a game nobody sits twice."""
    is_twice = table.status is Status.WAITING and any(it.person == account for it in table.seats)
    return msgspec.structs.replace(
        table,
        host=account if table.host == guest else table.host,
        seats=tuple(
            seat
            if seat.person != guest
            else Seat(colour=seat.colour)
            if is_twice
            else msgspec.structs.replace(seat, person=account)
            for seat in table.seats
        ),
    )
