"""What the table server keeps, and the contract by which it is kept."""

from fathom.server.store.contract import (
    Clash,
    Missing,
    Store,
    StoreError,
    Unavailable,
    until_kept,
)
from fathom.server.store.migrating import NewerDatabase, NotMigrated
from fathom.server.store.sql import SqlStore, open_store
from fathom.server.store.things import (
    Appended,
    ChatLine,
    Ending,
    Entry,
    Person,
    Policy,
    Progress,
    Seat,
    Status,
    TableRow,
    TimeLimit,
    standing,
)

__all__ = [
    "Appended",
    "ChatLine",
    "Clash",
    "Ending",
    "Entry",
    "Missing",
    "NewerDatabase",
    "NotMigrated",
    "Person",
    "Policy",
    "Progress",
    "Seat",
    "SqlStore",
    "Status",
    "Store",
    "StoreError",
    "TableRow",
    "TimeLimit",
    "Unavailable",
    "open_store",
    "standing",
    "until_kept",
]
