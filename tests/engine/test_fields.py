"""Fields that are declared once: as they are kept, as they are written, and back."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from fathom.engine.fields import (
    BySeat,
    Form,
    Seat,
    copy_fields,
    each,
    lay,
    unless,
    word,
    written,
)
from fathom.engine.position import Position, copy_of, position_by_fields
from fathom.engine.state import NOBODY
from fathom.engine.view import view_by_fields
from tests.engine.tables import PEARLS
from tests.toys.doubles import POTATO, HotPotatoView, PearlsView

WORDS = ("red", "green")


class Row(msgspec.Struct, kw_only=True):
    depth: int
    sack: Annotated[list[list[int]], each(Form(list, tuple))]


class Record(msgspec.Struct, kw_only=True):
    turn: Seat
    colour: Annotated[str | None, word(WORDS)]
    other: Annotated[str | None, word(WORDS, nothing=2)]
    limit: Annotated[int | None, unless(0)]
    pile: list[list[int]]
    rows: BySeat[Row]


class Kept:
    """As the rules like to have it."""

    def __init__(self) -> None:
        self.turn = 1
        self.colour = 0
        self.other = 1
        self.limit = 5
        self.pile = [[1, 2], [3]]
        self.depth = [4, 5]
        self.sack: list[list[tuple[int, ...]]] = [[(1, 2)], []]


WRITTEN = {
    "turn": 1,
    "colour": "red",
    "other": "green",
    "limit": 5,
    "pile": [[1, 2], [3]],
    "rows": [{"depth": 4, "sack": [[1, 2]]}, {"depth": 5, "sack": []}],
}


def told(kept: Kept, **own: Any) -> Any:
    return msgspec.to_builtins(Record(**written(Record, kept, own)))


def test_what_is_kept_is_written_in_its_form() -> None:
    assert told(Kept()) == WRITTEN


@pytest.mark.parametrize(
    ("name", "nothing"), [("turn", NOBODY), ("colour", -1), ("other", 2), ("limit", 0)]
)
def test_the_number_that_means_nothing_is_none(name: str, nothing: int) -> None:
    kept = Kept()
    setattr(kept, name, nothing)
    assert told(kept) == {**WRITTEN, name: None}
    again = Kept()
    lay(msgspec.convert(told(kept), Record), again)
    assert vars(again) == vars(kept)


def test_what_is_written_is_kept_again() -> None:
    other = Kept()
    other.__dict__.clear()
    lay(msgspec.convert(WRITTEN, Record), other)
    assert vars(other) == vars(Kept())


def test_what_no_attribute_has_is_given_and_laid_by_the_game() -> None:
    kept = Kept()
    del kept.colour
    assert told(kept, colour="green") == {**WRITTEN, "colour": "green"}
    lay(msgspec.convert(WRITTEN, Record), kept, but=("colour", "rows"))
    assert not hasattr(kept, "colour")


def test_what_is_given_must_be_a_field() -> None:
    with pytest.raises(TypeError, match="Record has no coulour"):
        told(Kept(), coulour="green")


def test_nothing_is_shared_between_what_is_written_read_and_copied() -> None:
    kept, twin = Kept(), Kept()
    struct = Record(**written(Record, kept, {}))
    copy_fields(Record, kept, twin)
    lay(struct, read := Kept())
    for pile in (struct.pile, twin.pile, read.pile):
        pile[0].append(9)
        pile.pop()
    assert kept.pile == [[1, 2], [3]]
    twin.sack[1].append((7,))
    assert kept.sack == [[(1, 2)], []]


def test_a_field_that_the_state_has_not_is_named() -> None:
    class Strange(Position, kw_only=True):
        nowhere: int

    with pytest.raises(AttributeError, match="nowhere"):
        written(Strange, PEARLS.new(2, seed=1), {}, Position)


def test_a_simple_game_gets_position_copy_and_view_for_nothing() -> None:
    state = POTATO.new(3, seed=4)
    state.apply(state.holder, 0)
    assert POTATO.from_position(state.position()).position() == state.position()
    assert copy_of(state).position() == state.position()
    view = state.view(1)
    assert isinstance(view, HotPotatoView)
    assert (view.you, view.ply, view.to_act) == (1, 1, state.to_act())
    assert (view.holder, view.catches, view.clapped) == (state.holder, 1, [False] * 3)
    assert view.clapped is not state.clapped


def test_a_game_tells_only_what_differs() -> None:
    state = PEARLS.new(2, seed=1)
    position = position_by_fields(state, hands=[8, 7])
    assert position == {**state.position(), "hands": [8, 7]}
    seen = view_by_fields(
        PearlsView, state, 0, deck=4, mine=1, my_aside=None, swapped=[], shown=[None, None]
    )
    assert (seen.ply, seen.deck, seen.mine) == (0, 4, 1)
