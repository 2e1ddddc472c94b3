"""The types that a game names: its state, its options, its view and its position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypeVar

if TYPE_CHECKING:
    from fathom.engine.options import Options
    from fathom.engine.position import Position
    from fathom.engine.state import State
    from fathom.engine.view import View

# Without them `Game`, `State` and the like are of any game.
S = TypeVar("S", bound="State", default=Any)
O = TypeVar("O", bound="Options", default=Any)  # noqa: E741
V = TypeVar("V", bound="View", default=Any)
P = TypeVar("P", bound="Position", default=Any)
