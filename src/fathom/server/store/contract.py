"""Store: the contract between the table server and whatever keeps its data.

Guarantees, the same for every database:

1. **Durable.** When a method that writes returns, what it wrote survives the death of this process
   and of the machine.
2. **Whole.** A method does all it says or nothing; if it raises, nothing has changed.
3. **Append only.** A table's log has exactly one entry for each ply from 0 to `TableRow.ply` - 1.
   No entry is ever changed or removed; an undo is an entry too.
4. **First come.** Of several who append the same ply, in however many processes, exactly one
   succeeds; the others get Clash, load what is new, and answer again.
5. **Once.** A command that is sent again with its key is kept once: appending it again returns the
   entry that is kept, and says that it is not new.

A store has no clock: whoever calls brings the time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Protocol, TypeVar

from fathom.engine.errors import FathomError
from fathom.server.store.things import (
    Appended,
    ChatLine,
    Counts,
    Entry,
    Passkey,
    Person,
    Progress,
    Rating,
    Score,
    ShownTo,
    Status,
    TableRow,
)

MOST_ATTEMPTS = 20
"""How often to decide again when somebody else was first."""
T = TypeVar("T")


class StoreError(FathomError):
    """The store cannot do this."""

    code = "store"


class Clash(StoreError):
    """Somebody else was first: load the table again and decide again."""

    code = "clash"


class Missing(StoreError):
    """There is no such person or table."""

    code = "missing"


class Unavailable(StoreError):
    """The database does not answer; trying again later may help."""

    code = "unavailable"


async def until_kept(
    attempt: Callable[[], Awaitable[T]], catch_up: Callable[[], Awaitable[None]] | None = None
) -> T:
    """Decide something and keep it; whenever somebody else was first, catch up and decide again."""
    for _ in range(MOST_ATTEMPTS - 1):
        try:
            return await attempt()
        except Clash:
            if catch_up is not None:
                await catch_up()
    return await attempt()


class Store(Protocol):
    """Keeps people, tables, logs and chat. Every method may raise Unavailable."""

    # People

    async def add_person(self, person: Person) -> None:
        """Keep somebody new. Raises Clash if the id is taken."""

    async def rename_person(self, person: str, name: str) -> None:
        """Change a name. Raises Missing."""

    async def set_wishes(self, person: str, is_rated: bool, shown_to: ShownTo) -> None:
        """Whether somebody is rated, and who may see how they play. Raises Missing."""

    async def block(self, person: str, blocked: str, at: int) -> None:
        """Note that somebody wants nothing to do with another, now or still."""

    async def unblock(self, person: str, blocked: str) -> None:
        """Forget it. Raises Missing if it was not so."""

    async def blocked_by(self, person: str) -> list[Person]:
        """Whom somebody wants nothing to do with, in the order in which it was said."""

    async def person(self, person: str) -> Person:
        """Somebody by id. Raises Missing."""

    async def person_by_handle(self, handle: str) -> Person:
        """Somebody by their handle. Raises Missing."""

    async def people(self, ids: set[str]) -> dict[str, Person]:
        """Those of these ids that exist."""

    async def add_transfer(self, token: str, person: str, expires: int) -> None:
        """Keep a one-time link to an identity; only a digest of the token is kept."""

    async def use_transfer(self, token: str, now: int) -> Person:
        """Whose link this is; it works once, for whoever comes first. Raises Missing."""

    # Passkeys

    async def add_challenge(self, challenge: bytes, person: str | None, expires: int) -> None:
        """Keep what a device shall sign: to make a key for this person, or to show one it has."""

    async def use_challenge(self, challenge: bytes, now: int) -> str | None:
        """For whom this challenge was; it works once. Raises Missing."""

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a key. Raises Clash if it is known already."""

    async def passkey(self, passkey: str) -> Passkey:
        """A key by its id. Raises Missing."""

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """Somebody's keys, oldest first."""

    async def note_use(self, passkey: str, uses: int, now: int) -> None:
        """Note that a key was used, and how often its device says it was. Raises Missing."""

    async def remove_passkey(self, person: str, passkey: str) -> None:
        """Forget one of somebody's keys. Raises Missing."""

    # Scores and ratings

    async def unscored(self, limit: int = 100) -> list[TableRow]:
        """Tables that are over and not scored yet, in the order in which they ended."""

    async def keep_scores(self, table: str, scores: list[Score], ratings: list[Rating]) -> bool:
        """Score a table, and change the ratings that it changes; False: it was scored before.

        Raises Clash if a rating is not the next of the one that is kept.
        """

    async def ratings(self, game: str | None, whos: Collection[str]) -> list[Rating]:
        """Those of these people and bots that have a rating in this game (None: in any)."""

    async def scores_of(self, who: str, limit: int = 5000) -> list[Score]:
        """Somebody's newest scores, newest first."""

    async def scores_beside(self, who: str, limit: int = 20_000) -> list[Score]:
        """The scores of everybody else at their tables, newest first."""

    async def have_met(self, who: str, other: str) -> bool:
        """Whether both have a score at one table."""

    async def merge_person(
        self, guest: str, into: str, together: Callable[[Rating, Rating], Rating]
    ) -> None:
        """Give what somebody said, their scores, ratings and blocks to somebody else.

        Where both have a score at one table, that of `into` stays; of two ratings in a game
        `together` makes one. Tables change hands one by one, by saving them.
        """

    # Analyses

    async def keep_analysis(self, table: str, text: str) -> None:
        """Keep what bots think of a game that is over; what was kept before is replaced."""

    async def analysis(self, table: str) -> str | None:
        """What was kept last."""

    # Tables

    async def add_table(self, table: TableRow) -> None:
        """Keep a new table. Raises Clash if its code is taken or the other table has a rematch."""

    async def save_table(self, table: TableRow) -> TableRow:
        """Change all of a table but its log; the table as it is now kept, one version on.

        Raises Clash if it was saved or its log has grown since `table` was loaded, and Missing.
        """

    async def table(self, table: str) -> TableRow:
        """A table by id. Raises Missing."""

    async def table_by_code(self, code: str) -> TableRow:
        """A table by its code. Raises Missing."""

    async def rematch_of(self, table: str) -> TableRow | None:
        """The rematch of a table, if there is one."""

    async def public_tables(self, status: Status, limit: int = 100) -> list[TableRow]:
        """Public tables with this status, newest first."""

    async def tables_of(
        self, person: str, statuses: set[Status], limit: int = 100, before: int | None = None
    ) -> list[TableRow]:
        """Tables at which this person has a seat or is host, newest first; `acting` says whose
        turn it is. `before` goes on after a table that was created then."""

    async def count_hosted(self, person: str) -> int:
        """How many tables of this host wait or run."""

    async def waking(self, until: int | None = None, limit: int = 1000) -> list[TableRow]:
        """Running tables whose `wake` is set (and not after `until`), the most urgent first.

        After a restart these are the ones to go on with before anybody visits them.
        """

    async def drop_waiting(self, before: int) -> int:
        """Remove tables that were created before then and never started; how many."""

    # The log

    async def append(self, table: str, entry: Entry, progress: Progress) -> Appended:
        """Add an entry, and with it how the table stands. Appends at one time share a transaction.

        Raises Clash if `entry.ply` is not the next ply or the table has another version than
        `progress.version`, and Missing if there is no such table. An entry whose key its seat has
        used before at this table is not added: the one that is kept is returned, whatever its ply.
        """

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        """The entries from ply `since` on, in order; none for a table that does not exist."""

    async def read_on(self, table: str, since: int) -> tuple[TableRow, list[Entry]]:
        """A table, and its entries from ply `since` on: both of one moment. Raises Missing."""

    # Chat

    async def say(
        self,
        table: str,
        person: str | None,
        text: str,
        at: int,
        *,
        key: str,
        team: int | None = None,
        call: str | None = None,
        seat: int | None = None,
    ) -> ChatLine:
        """Keep something said; with a key this person has used before, the line that is kept.

        What the bot of a seat says has that seat, and no person.
        """

    async def chat(
        self, table: str, after: int = 0, limit: int = 200, teams: Collection[int] | None = None
    ) -> list[ChatLine]:
        """The newest `limit` lines with a number above `after`, in order.

        With `teams`: only what was said to everybody or to one of these.
        """

    async def count_said(self, table: str, before: int, teams: Collection[int]) -> int:
        """How many lines with a number below `before` were said to everybody or these teams."""

    # The store itself

    async def counts(self) -> Counts:
        """How much is kept, for the operator."""

    async def check(self) -> None:
        """Return if the database answers and is written in this version's form."""

    async def check_writing(self) -> None:
        """Return if something can be kept: the disk may be full, or for reading only."""

    async def close(self) -> None:
        """Finish what has begun, then let go of the database."""
