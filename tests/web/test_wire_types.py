"""The types of what server and browser send each other are those of the structs."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from tools import wire_types


class Inner(msgspec.Struct):
    """Held by another."""

    at: tuple[int, float]


class Everything(msgspec.Struct, tag="all", tag_field="type"):
    """One field of each kind."""

    name: Annotated[str, msgspec.Meta(max_length=3)]
    """How it is called."""
    kind: Literal["a", 1]
    inner: list[Inner | None]
    by_name: dict[str, list[bool]]
    whatever: Any
    number: int | float = 0
    other: int | msgspec.UnsetType = msgspec.UNSET


class More(Everything, tag="more", tag_field="type"):
    """Only what is new is said again."""

    is_more: bool = False


WRITTEN = """/** One field of each kind. */
export interface Everything {
  type: 'all';
  /** How it is called. */
  name: string;
  kind: 1 | 'a';
  inner: (Inner | null)[];
  by_name: Record<string, boolean[]>;
  whatever: unknown;
  number?: number;
  other?: number;
}
"""


def test_a_struct_is_written_with_what_may_be_left_out_and_what_is_said_about_it() -> None:
    assert wire_types._interface(Everything, is_asked=True) == WRITTEN
    assert wire_types._interface(More).splitlines()[1:] == [
        "export interface More extends Everything {",
        "  type: 'more';",
        "  is_more: boolean;",
        "}",
    ]


def test_what_is_told_is_always_there() -> None:
    assert "  number: number;" in wire_types._interface(Everything)


def test_structs_are_written_with_all_that_they_hold() -> None:
    assert wire_types._with_inner([Everything]) == [Everything, Inner]


def test_two_structs_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Inner", [("field", int)])
    with pytest.raises(SystemExit, match="same name: Inner"):
        wire_types._with_inner([Everything, other])


def test_the_files_are_what_the_structs_say() -> None:
    assert wire_types.main(is_check=True) == 0
