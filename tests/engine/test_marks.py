"""Which fields of a view are about seats."""

import msgspec

from fathom.engine.fields import BySeat, Seat, SeatNumber
from fathom.engine.marks import Marked, marked
from fathom.engine.view import View


class Hand(msgspec.Struct):
    """What a seat has; it may hold another's."""

    cards: list[int]
    from_seat: int | None
    under: "Hand | None"


class TableView(View, frozen=True, kw_only=True):
    """A table with something of everything."""

    round: int
    hands: BySeat[Hand]
    starter: SeatNumber
    loser: Seat
    crews: list[list[SeatNumber]]
    by_name: dict[str, Hand]


def test_what_is_declared_is_found_wherever_it_is() -> None:
    assert marked(TableView) == Marked(
        by_seat=frozenset({"hands"}),
        seats=frozenset({"starter", "loser", "crews", "from_seat"}),
    )


def test_it_is_written_and_read_as_the_plain_numbers_that_it_is() -> None:
    view = TableView(
        you=None,
        ply=0,
        to_act=[],
        outcome=None,
        round=1,
        hands=[Hand([1, 2], 1, None)],
        starter=0,
        loser=None,
        crews=[[0, 1]],
        by_name={},
    )
    assert msgspec.json.decode(msgspec.json.encode(view), type=TableView) == view
