"""The table as one seat sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from fathom.engine.fields import Form, unless, word
from fathom.engine.state import NOBODY
from fathom.engine.view import View, view_by_fields
from fathom.games.titanic.prospects import BoatTurn, Way, boat_turns_of, ways_of
from fathom.games.titanic.rules_plan import DOWN, MARKED, NOWHERE, PANIC, RIGHT, STAIRS, ShipPlan
from fathom.games.titanic.spec import FACES

if TYPE_CHECKING:
    from fathom.games.titanic.rules import TitanicState

Phase = Literal["roll", "lay", "turn", "enter", "move", "climb", "over"]
PHASES: tuple[Phase, ...] = ("roll", "lay", "turn", "enter", "move", "climb", "over")
PhaseWord = Annotated[Phase, word(PHASES)]
LastTurns = Annotated[int | None, unless(-1)]
MovedList = Annotated[
    list[int],
    Form(
        lambda bits: [number + 1 for number in range(bits.bit_length()) if bits >> number & 1],
        lambda numbers: sum(1 << (number - 1) for number in set(numbers)),
    ),
]
"""Passengers by number from 1, for whom the state keeps a bit each."""
GROUND = ".~#o"
"""Deck, water, ice, ring."""
_SIGNS = bytes.maketrans(bytes(range(len(GROUND))), GROUND.encode())


class Rail(msgspec.Struct, frozen=True):
    """A rail on the right-hand side of a field, or below it, and the place it belongs to."""

    x: int
    y: int
    is_below: bool
    place: int


class BoardView(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed: the same in every view of a game. Fields are [x, y] from 0."""

    name: str
    tween_row: int
    """The first row of the tween deck."""
    places: list[list[int]]
    """Row by row, the number of the place of each field; 0 where there is no ship."""
    start: list[int]
    stairs: list[list[int]]
    panic: list[list[int]]
    marked: list[list[int]]
    rails: list[Rail]


class Passenger(msgspec.Struct, frozen=True):
    """Somebody on board, in the water or on a ring."""

    number: int
    x: int
    y: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """One player, as everybody sees them."""

    passengers: list[Passenger]
    supply: list[int]
    """The numbers of those who can still enter; the lowest is next."""
    lost: list[int]
    saved: int
    cards: int
    hand: list[int] | None
    """The cards: only your own."""


class TitanicView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    phase: PhaseWord
    board: BoardView
    ground: list[str]
    """Row by row: `.` deck, `~` water, `#` ice, `o` a ring."""
    next_place: int | None
    """The place that is covered next."""
    players: list[Player]
    die: Annotated[str | None, word(FACES)]
    """What was rolled in this turn."""
    climber: int | None
    """The number of the passenger who is on the stairs and must go on."""
    moved: MovedList
    """The passengers of the player on turn for whom a card was played in this turn."""
    may_fight: bool
    ways: list[Way]
    """What each card could do for each of your passengers, while you are on turn."""
    boat_turns: list[BoatTurn]
    """How the boat could lie, while you have to turn one."""
    last_turns: LastTurns
    """After the last tile: how many turns are still to be ended."""
    water_left: int
    ice_left: int
    boats_left: list[int]
    """The rings of each boat, in the order of laying."""
    pile: int
    discard: list[int]
    over_the_rail: bool
    cold_water: bool
    leaving_boats: bool
    over_rings: bool
    fights: bool


def view_of(state: TitanicState, seat: int | None) -> TitanicView:
    """What that seat, or a spectator, may see."""
    ship, options = state.ship, state.options
    width = ship.plan.width
    ground = bytes(list(ship.ground)).translate(_SIGNS).decode()
    return view_by_fields(
        TitanicView,
        state,
        seat,
        board=board_view(ship.plan),
        ground=[ground[start : start + width] for start in range(0, len(ground), width)],
        next_place=ship.laid + 1 if ship.laid < len(ship.plan.corners) else None,
        players=[_player(state, player, player == seat) for player in range(state.seats)],
        climber=None if state.climber == NOBODY else state.climber % ship.each + 1,
        may_fight=ship.may_fight,
        ways=ways_of(state, seat),
        boat_turns=boat_turns_of(state, seat),
        boats_left=state.box.boats[state.boats_laid :],
        pile=len(state.pile),
        over_the_rail=options.over_the_rail,
        cold_water=options.cold_water,
        leaving_boats=options.leaving_boats,
        over_rings=options.over_rings,
        fights=options.fights,
    )


def open_view_of(state: TitanicState) -> TitanicView:
    """The table with every hand."""
    players = [_player(state, player, True) for player in range(state.seats)]
    return msgspec.structs.replace(view_of(state, None), players=players)


def _player(state: TitanicState, seat: int, is_own: bool) -> Player:
    ship = state.ship
    width = ship.plan.width
    fields = list(enumerate(ship.at[seat * ship.each : (seat + 1) * ship.each], 1))
    return Player(
        passengers=[
            Passenger(number, field % width, field // width)
            for number, field in fields
            if field >= 0
        ],
        supply=[number for number, field in fields if field == -1],
        lost=[number for number, field in fields if field == -2],
        saved=state.saved(seat),
        cards=len(state.hands[seat]),
        hand=list(state.hands[seat]) if is_own else None,
    )


@lru_cache(maxsize=32)
def board_view(plan: ShipPlan) -> BoardView:
    """The printed board."""

    def where(what: int) -> list[list[int]]:
        return [xy(field) for field, printed in enumerate(plan.printed) if printed == what]

    def xy(field: int) -> list[int]:
        return [field % plan.width, field // plan.width]

    numbers = [place + 1 for place in plan.place]
    return BoardView(
        name=plan.name,
        tween_row=plan.tween_row,
        places=[
            numbers[start : start + plan.width] for start in range(0, len(numbers), plan.width)
        ],
        start=xy(plan.start),
        stairs=where(STAIRS),
        panic=where(PANIC),
        marked=where(MARKED),
        rails=[
            Rail(field % plan.width, field // plan.width, direction == DOWN, owner + 1)
            for direction in (RIGHT, DOWN)
            for field in range(len(plan.place))
            if (owner := plan.rail[4 * field + direction]) != NOWHERE
        ],
    )
