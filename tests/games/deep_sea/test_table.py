"""Packed numbers of the table."""

from fathom.games.deep_sea.rules_table import one, set_of


def test_a_set_has_room_for_every_depth() -> None:
    """The longest path of a house has 60 spaces: their bits do not run into each other."""
    assert [one(member) for member in range(61)] == [1 << member for member in range(61)]


def test_a_set_of_divers() -> None:
    assert set_of([True, False, True]) == one(0) | one(2)
    assert set_of([]) == 0
