"""Errors cross process boundaries whole."""

import pickle

import pytest

from fathom.engine.errors import (
    FathomError,
    IllegalMove,
    InvalidPosition,
    InvalidRecord,
    UnknownGame,
)


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("A-1", "why", move="m", where="w"),
        InvalidPosition(["one", "two"]),
        InvalidRecord(3, "fault"),
        UnknownGame("there is none", game="g"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_error_survives_pickling(error: FathomError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
