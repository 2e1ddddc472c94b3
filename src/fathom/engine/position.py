"""Position: a whole state as readable, versioned JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from fathom.engine.dice import Dice, dice_from_position
from fathom.engine.errors import InvalidOptions, InvalidPosition, InvalidSeats, UnknownRules
from fathom.engine.fields import copy_fields, lay, written
from fathom.engine.kinds import O, P, S
from fathom.engine.options import range_faults

if TYPE_CHECKING:
    from fathom.engine.game import Game
    from fathom.engine.state import State


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The part of a position that all games share; each game adds what lies on its table."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any] = {}
    ply: int = 0
    now: int = 0
    """Milliseconds since the start, in games that are played in real time."""
    dice: dict[str, Any] | None = None
    """The stream of chance; without it, one with seed 0."""

    def faults(self) -> list[str]:
        """Everything that could not lie on the table; the common part has been checked."""
        return []


def read_position(game: Game, kind: type[P], position: object) -> P:
    """The position as this game's struct. Raises InvalidPosition, listing every fault."""
    try:
        read: P = msgspec.convert(position, kind)
    except msgspec.ValidationError as error:
        raise InvalidPosition([str(error)]) from None
    faults = []
    if read.game != game.key:
        faults.append(f"game: {read.game!r} is not {game.key!r}")
    try:
        game.with_rules(read.rules)
    except UnknownRules as error:
        faults.append(f"rules: {error}")
    faults += [
        f"{name}: {n} is below 0" for name, n in (("ply", read.ply), ("now", read.now)) if n < 0
    ]
    try:
        read_dice(read)
    except InvalidPosition as error:
        faults += error.faults
    try:
        game.check_seats(read.seats)
    except InvalidSeats as error:
        raise InvalidPosition([*faults, str(error)]) from None
    try:
        game.read_options(read.options, read.seats)
    except InvalidOptions as error:
        faults.append(str(error))
    faults += read.faults()
    if faults:
        raise InvalidPosition(faults)
    return read


def options_of(position: Position, kind: type[O]) -> O:
    """The options of a position; by the rulebook where they cannot be, which is told elsewhere."""
    try:
        options: O = msgspec.convert(position.options, kind)
    except msgspec.ValidationError:
        return kind()
    return kind() if range_faults(options) else options


def read_dice(position: Position) -> Dice:
    """The stream of chance of a position. Raises InvalidPosition if it is none."""
    return Dice(0) if position.dice is None else dice_from_position(position.dice)


def position_by_fields(state: State, **own: Any) -> dict[str, Any]:
    """A state as plain JSON values: `own` of what no attribute has, all else as it is kept."""
    told = common_part(state) | written(state.game.position, state, own, Position)
    plain: dict[str, Any] = msgspec.to_builtins(told)
    return plain


def lay_position(state: State, position: Position, but: Sequence[str] = ()) -> None:
    """Lay a position on an empty table, `but` for some of its fields."""
    lay(position, state, but, Position)


def copy_of(state: S) -> S:
    """An independent state, as far as its position speaks of it."""
    twin: S = state.game.empty(state.seats, state.options, state.dice.copy())
    twin.ply, twin.turn, twin.now = state.ply, state.turn, state.now
    copy_fields(state.game.position, state, twin, Position)
    return twin


def common_part(state: State) -> dict[str, Any]:
    """The fields of `Position` for a state, to build a game's own position with."""
    return {
        "game": state.game.key,
        "rules": state.game.rules_version,
        "seats": state.seats,
        "options": state.options.plain(),
        "ply": state.ply,
        "now": state.now,
        "dice": state.dice.position(),
    }


def unpickled(game: Game, position: dict[str, Any]) -> State:
    """The state that was pickled."""
    state: State = game.from_position(position)
    return state


def information_state(state: State, seat: int) -> str:
    """All that a seat knows: what it sees, and what it imagines when always the same dice draw it.

    The view alone may leave out what was said long ago; what is imagined depends on that too.
    """
    imagined = state.imagine(seat, Dice(0)).position()
    known = {"view": state.view(seat), "imagined": imagined}
    return msgspec.json.encode(known, order="deterministic").decode()
