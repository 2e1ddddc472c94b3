"""Fields that are declared once: in the struct of a position or of a view.

A field of such a struct is the attribute of the state with the same name. Where it is not written
as it is kept, a form beside its type says how:

    phase: Annotated[Phase, word(PHASES)]
    turn: Seat
    divers: BySeat[DiverPosition]

What is about seats is declared in a view too (`BySeat`, `Seat`, `SeatNumber`), so that it can be
shown as who sits there: see `fathom.engine.marks`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import (
    Annotated,
    Any,
    Final,
    NamedTuple,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from librt.vecs import vec

from fathom.engine.state import NOBODY


class Form(NamedTuple):
    """How what a state keeps is written, and how what is written is read again."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Field(NamedTuple):
    """One field of a struct."""

    name: str
    form: Form | None
    """None: a plain value, written as it is kept."""
    row: type[msgspec.Struct] | None = None
    """Of a list with a struct for each seat: what kind of struct."""


T = TypeVar("T")
BY_SEAT: Final = msgspec.Meta(extra={"by": "seat"})
IS_SEAT: Final = msgspec.Meta(extra={"is": "seat"})

BySeat = Annotated[list[T], BY_SEAT]
"""A list with an entry for each seat. If these are structs, the state has a list by seat of each of
their fields."""
SeatNumber = Annotated[int, IS_SEAT]


def unless(nothing: int) -> Form:
    """A number, but None for the one that means nothing."""
    return Form(
        lambda kept: None if kept == nothing else kept,
        lambda told: nothing if told is None else told,
    )


def word(words: Sequence[str], nothing: int = -1) -> Form:
    """A word for its number, and None for the number that means nothing."""
    numbers: dict[str | None, int] = {text: number for number, text in enumerate(words)}
    numbers[None] = nothing
    return Form(
        lambda kept: None if kept == nothing else words[kept],
        lambda told: numbers[told],
    )


def each(form: Form) -> Form:
    """A list whose entries have this form."""
    write, read = form
    return Form(
        lambda kept: [write(one) for one in kept],
        lambda told: [read(one) for one in told],
    )


Seat = Annotated[int | None, IS_SEAT, unless(NOBODY)]
"""A seat, or None for nobody."""


def written(
    kind: type[msgspec.Struct],
    source: object,
    own: dict[str, Any],
    base: type[msgspec.Struct] = msgspec.Struct,
) -> dict[str, Any]:
    """What a struct says of an object: `own` of what it cannot know, all else by its attributes.

    Fields of `base`, on which the struct is built, are left out.
    """
    told: dict[str, Any] = {}
    for name, form, row in fields_of(kind, base):
        if name in own:
            told[name] = own[name]
        elif row is not None:
            told[name] = _rows(row, source)
        elif form is None:
            told[name] = getattr(source, name)
        else:
            told[name] = form.write(getattr(source, name))
    if not own.keys() <= told.keys():
        raise TypeError(f"{kind.__name__} has no {', '.join(own.keys() - told.keys())}")
    return told


def lay(
    struct: msgspec.Struct,
    target: object,
    but: Sequence[str] = (),
    base: type[msgspec.Struct] = msgspec.Struct,
) -> None:
    """Set the attributes of an object as a struct says, `but` for some."""
    for name, form, row in fields_of(type(struct), base):
        if name in but:
            continue
        told = getattr(struct, name)
        if row is None:
            _keep(target, name, told if form is None else form.read(told))
            continue
        for part, inner, _ in fields_of(row):
            column = [getattr(one, part) for one in told]
            _keep(target, part, column if inner is None else [inner.read(one) for one in column])


def _keep(target: object, name: str, value: Any) -> None:
    """Set an attribute; a list becomes packed numbers where the object keeps such."""
    kept = getattr(target, name, None)
    setattr(target, name, type(kept)(value) if isinstance(kept, vec) else value)


def copy_fields(
    kind: type[msgspec.Struct],
    source: object,
    target: object,
    base: type[msgspec.Struct] = msgspec.Struct,
) -> None:
    """Give an object a copy of every attribute that a struct speaks of."""
    for field in fields_of(kind, base):
        for part in (field,) if field.row is None else fields_of(field.row):
            setattr(target, part.name, fresh(getattr(source, part.name)))


@cache
def fields_of(
    kind: type[msgspec.Struct], base: type[msgspec.Struct] = msgspec.Struct
) -> tuple[Field, ...]:
    """The fields of a struct, but for those of the one that it is built on."""
    hints = get_type_hints(kind, include_extras=True)
    inherited = getattr(base, "__struct_fields__", ())
    return tuple(
        _field(name, hints[name]) for name in kind.__struct_fields__ if name not in inherited
    )


def fresh(value: Any) -> Any:
    """The value itself, or a list or packed numbers of its own with the same in it."""
    if isinstance(value, vec):
        return value[:]
    return [fresh(one) for one in value] if isinstance(value, list) else value


FLAT_LIST: Final = Form(list, list)
LIST: Final = Form(fresh, fresh)


def _field(name: str, hint: Any) -> Field:
    notes: Sequence[Any] = ()
    if get_origin(hint) is Annotated:
        hint, *notes = get_args(hint)
    if BY_SEAT in notes and _is_struct(get_args(hint)[0]):
        (row,) = get_args(hint)
        return Field(name, None, row)
    for note in notes:
        if isinstance(note, Form):
            return Field(name, note)
    if get_origin(hint) is list and all(one in PLAIN for one in get_args(hint)):
        return Field(name, FLAT_LIST)
    return Field(name, None if hint in PLAIN else LIST)


def _is_struct(hint: object) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


PLAIN: Final = (int, bool, float, str)


def _rows(kind: type[msgspec.Struct], source: object) -> list[msgspec.Struct]:
    """A struct for each seat."""
    columns: dict[str, list[Any]] = {}
    for name, form, _ in fields_of(kind):
        kept = getattr(source, name)
        columns[name] = kept if form is None else [form.write(one) for one in kept]
    return [
        kind(**dict(zip(columns, row, strict=True))) for row in zip(*columns.values(), strict=True)
    ]
