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
    Clock,
    Entry,
    Line,
    Person,
    Policy,
    Progress,
    Result,
    Seat,
    Status,
    TableRow,
    standing,
)

__all__ = [
    "Appended",
    "Clash",
    "Clock",
    "Entry",
    "Line",
    "Missing",
    "NewerDatabase",
    "NotMigrated",
    "Person",
    "Policy",
    "Progress",
    "Result",
    "Seat",
    "SqlStore",
    "Status",
    "Store",
    "StoreError",
    "TableRow",
    "Unavailable",
    "open_store",
    "standing",
    "until_kept",
]
