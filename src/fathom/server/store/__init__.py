"""What the table server keeps, and the contract by which it is kept."""

from fathom.server.store.contract import Clash, Missing, Store, StoreError, Unavailable
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
    Table,
    standing,
)

__all__ = [
    "Appended",
    "Clash",
    "Clock",
    "Entry",
    "Line",
    "Missing",
    "Person",
    "Policy",
    "Progress",
    "Result",
    "Seat",
    "Status",
    "Store",
    "StoreError",
    "Table",
    "Unavailable",
    "standing",
]
