"""Marks: which fields of a view are about seats, so that these can be shown as who sits there.

    cups: BySeat[Cup]
    holder: SeatNumber
    loser: Seat

A field called `seat`, or something that ends in `_seat`, is the number of a seat without saying so.
"""

from functools import cache
from typing import NamedTuple

from msgspec import inspect

from fathom.engine.fields import BY_SEAT, IS_SEAT
from fathom.engine.view import View


class Marked(NamedTuple):
    """Names of fields, wherever in a view they are."""

    by_seat: frozenset[str]
    """Lists with an entry for each seat."""
    seats: frozenset[str]
    """Numbers of seats, or lists of them."""


@cache
def marked(view: type[View]) -> Marked:
    """The fields of a view that are about seats."""
    by_seat: set[str] = set()
    seats: set[str] = set()
    seen: set[type] = set()

    def look(kind: inspect.Type, name: str) -> None:
        if isinstance(kind, inspect.Metadata):
            if kind.extra == BY_SEAT.extra:
                by_seat.add(name)
            if kind.extra == IS_SEAT.extra:
                seats.add(name)
            look(kind.type, name)
        elif isinstance(kind, inspect.StructType) and kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                if field.name == "seat" or field.name.endswith("_seat"):
                    seats.add(field.name)
                look(field.type, field.name)
        elif isinstance(kind, inspect.UnionType):
            for part in kind.types:
                look(part, name)
        elif isinstance(kind, inspect.CollectionType):
            look(kind.item_type, name)
        elif isinstance(kind, inspect.DictType):
            look(kind.value_type, name)

    look(inspect.type_info(view), "")
    return Marked(frozenset(by_seat), frozenset(seats))
