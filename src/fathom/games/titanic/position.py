"""The whole table as JSON, and what cannot lie on it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from fathom.engine.drawn_charts import InvalidChart
from fathom.engine.fields import Form, Seat, each, word
from fathom.engine.position import Position, lay_position, options_of, position_by_fields
from fathom.engine.state import NOBODY
from fathom.games.titanic.board import field_name, load_plan
from fathom.games.titanic.box import Box, box_of
from fathom.games.titanic.rules_holdings import holds_one
from fathom.games.titanic.rules_plan import NOWHERE, STAIRS, START_FIELD, ShipPlan
from fathom.games.titanic.rules_ship import FLOE, LOST, SEA, SUPPLY, Ship
from fathom.games.titanic.spec import (
    BOAT,
    FACES,
    TILES,
    WATER,
    TitanicOptions,
)
from fathom.games.titanic.view import LastTurns, MovedList, PhaseWord

if TYPE_CHECKING:
    from fathom.games.titanic.rules import TitanicState

Face = Literal["water", "ice", "boat", "start"]
Tile = Literal["water", "ice", "boat 0", "boat 90", "boat 180", "boat 270"]
Deck = Literal["upper", "tween"]
TILE_NAMES: tuple[Tile, ...] = ("water", "ice", "boat 0", "boat 90", "boat 180", "boat 270")
DECKS: tuple[Deck, ...] = ("upper", "tween")
COUNTED = ("entered", "drowned", "thrown-out", "frozen", "fought-out", "jumps", "fights")

COUNTS = Form(
    lambda counts: dict(zip(COUNTED, counts, strict=True)),
    lambda counts: [counts.get(name, 0) for name in COUNTED],
)
OR_NOTHING = Form(lambda clause: clause or None, lambda clause: clause or "")


class TitanicPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The whole table. Fields are [x, y] from 0; passengers go by number from 1."""

    phase: PhaseWord
    turn: Seat
    tiles: Annotated[list[Tile], each(word(TILE_NAMES))]
    """In the order of laying."""
    passengers: list[list[list[int] | Literal["supply", "lost"]]]
    """By seat and number: where each one is."""
    hands: Annotated[list[list[int]], each(Form(list, sorted))]
    holdings: list[list[list[int]]] = msgspec.field(default_factory=list)
    """By seat: cards of which everybody knows that the hand holds one of these parts, each in
    ascending order; left out when nothing is known of any hand."""
    pile: list[int]
    """The last card is drawn first."""
    discard: list[int] = msgspec.field(default_factory=list)
    die: Annotated[Face | None, word(FACES)] = None
    moved: MovedList = msgspec.field(default_factory=list)
    may_fight: bool = True
    climber: int | None = None
    bound: Annotated[Deck | None, word(DECKS)] = None
    last_turns: LastTurns = None
    ended_by: Annotated[Literal["TIT-28", "TIT-29"] | None, OR_NOTHING] = None
    counts: Annotated[dict[str, int], COUNTS] = msgspec.field(default_factory=dict)

    @property
    def _options(self) -> TitanicOptions:
        return options_of(self, TitanicOptions)

    @property
    def _box(self) -> Box:
        """The material."""
        return box_of(self._options, self.seats)

    def faults(self) -> list[str]:
        if len(self.passengers) != self.seats or len(self.hands) != self.seats:
            counts = f"{len(self.passengers)} and {len(self.hands)}"
            return [f"passengers, hands: there are {counts}, not {self.seats} each"]
        if len(self.holdings) not in (0, self.seats):
            return [f"holdings: there are {len(self.holdings)}, not {self.seats} or none"]
        faults = [
            *self._tile_faults(),
            *self._card_faults(),
            *self._course_faults(),
            *(f"counts: there is no count {name!r}" for name in self.counts if name not in COUNTED),
            *(f"counts: {name} is below 0" for name, count in self.counts.items() if count < 0),
        ]
        try:
            plan = load_plan(self._options.board)
        except InvalidChart:
            return faults  # which is a fault of the options
        if any(fault.startswith("tiles") for fault in faults):
            return faults  # the rest cannot be judged without knowing what is covered
        faults += self._passenger_faults(plan)
        return faults or self._prospect_faults(self._options)

    def _tile_faults(self) -> list[str]:
        box = self._box
        boats = sum(tile.startswith("boat") for tile in self.tiles)
        counts = (
            ("water", self.tiles.count("water"), box.water_tiles),
            ("ice", self.tiles.count("ice"), box.ice_tiles),
            ("boats", boats, len(box.boats)),
        )
        return [
            f"tiles: {count} of {kind}, there are only {most} (TIT-2)"
            for kind, count, most in counts
            if count > most
        ]

    def _card_faults(self) -> list[str]:
        faults = []
        box = self._box
        cards = Counter(
            [*self.pile, *self.discard, *(card for hand in self.hands for card in hand)]
        )
        for value, count in sorted(Counter(box.cards).items()):
            found = cards.pop(value, 0)
            if found != count:
                faults.append(f"cards: {found} of value {value}, not {count} (TIT-4)")
        faults += [f"cards: there is no card {value} (TIT-4)" for value in sorted(cards)]
        for seat, hand in enumerate(self.hands):
            least = box.hand
            if seat == self.turn and self.phase in ("move", "climb"):
                least = 0 if self.phase == "move" else 1
            most = box.hand - 1 if seat == self.turn and self.phase == "climb" else box.hand
            if not least <= len(hand) <= most:
                faults.append(f"hands[{seat}]: {len(hand)} cards (TIT-4, TIT-15)")
        faults += [
            f"holdings[{seat}]: the hand {hand} holds none of these (TIT-13)"
            for seat, (hand, known) in enumerate(zip(self.hands, self.holdings, strict=False))
            if not holds_one(sorted(hand), known)
        ]
        return faults

    def _course_faults(self) -> list[str]:
        """What does not fit the phase."""
        faults = []
        phase, die = self.phase, self.die
        is_over = phase == "over"
        if is_over:
            if self.turn is not None:
                faults.append("turn: nobody is on turn when the game is over")
        elif self.turn is None or not 0 <= self.turn < self.seats:
            faults.append(f"turn: {self.turn} is no seat")
        if is_over != (self.ended_by is not None):
            faults.append("ended_by: it goes with the phase 'over' (TIT-28, TIT-29)")
        if (phase == "climb") != (self.climber is not None and self.bound is not None):
            faults.append("climber, bound: they go with the phase 'climb' (TIT-24)")
        if self.last_turns is None:
            if len(self.tiles) == TILES and (phase == "roll" or self.ended_by == "TIT-28"):
                faults.append(f"last_turns: it is missing, all {TILES} tiles lie (TIT-28)")
            if self.ended_by == "TIT-28" and len(self.tiles) < TILES:
                faults.append("ended_by: TIT-28 comes after the last tile")
            if (die is None) != (phase in ("roll", "over")):
                faults.append(f"die: {die} in the phase {phase!r} (TIT-6)")
        else:
            least = 0 if self.ended_by == "TIT-28" else 1
            if len(self.tiles) < TILES or not least <= self.last_turns <= self.seats:
                faults.append(
                    f"last_turns: {self.last_turns} with {len(self.tiles)} tiles (TIT-28)"
                )
            if phase not in ("move", "climb", "over") or die is not None:
                faults.append("phase, die: there is no die after the last tile (TIT-28)")
        faults += self._tile_choice_faults()
        if phase == "enter" and die not in ("water", "start"):
            faults.append(f"die: nobody enters with {die} (TIT-9, TIT-10)")
        if ((phase == "move" and die == "start") or phase == "climb") and not self.moved:
            faults.append(f"moved: nobody, in the phase {phase!r} (TIT-13, TIT-24)")
        if self.moved and phase not in ("move", "climb"):
            faults.append(f"moved: somebody, in the phase {phase!r}")
        each = self._box.passengers
        numbers = self.moved if self.climber is None else [*self.moved, self.climber]
        faults += [
            f"moved, climber: there is no passenger {number}"
            for number in numbers
            if not 1 <= number <= each
        ]
        if not self.may_fight and not (
            self.options.get("fights") and self.moved and phase in ("move", "climb")
        ):
            faults.append("may_fight: nobody has attacked (TIT-Z5)")
        return faults

    def _tile_choice_faults(self) -> list[str]:
        box = self._box
        boats = sum(tile.startswith("boat") for tile in self.tiles)
        left = {
            "water": box.water_tiles - self.tiles.count("water"),
            "ice": box.ice_tiles - self.tiles.count("ice"),
            "boat": len(box.boats) - boats,
        }
        if self.phase == "turn":
            if (
                not left["boat"]
                or self.die == "start"
                or (self.die != "boat" and left[str(self.die)])
            ):
                return [f"phase: no boat to turn, with {self.die} on the die (TIT-8, TIT-12)"]
        elif self.phase == "lay":
            kinds = sum(count > 0 for count in left.values())
            if self.die not in left or left[self.die] or kinds < 2:
                return [f"phase: no tile to choose, with {self.die} on the die (TIT-12)"]
        return []

    def _passenger_faults(self, plan: ShipPlan) -> list[str]:
        faults = []
        each = self._box.passengers
        ground = _ship(plan, self, self._box).ground
        crowd: Counter[int] = Counter()
        for seat, passengers in enumerate(self.passengers):
            if len(passengers) != each:
                faults.append(
                    f"passengers[{seat}]: there are {len(passengers)}, not {each} (TIT-1)"
                )
            for number, spot in enumerate(passengers, 1):
                if isinstance(spot, str):
                    continue
                who = f"passengers[{seat}]: number {number}"
                field = _field(plan, spot)
                if field == NOWHERE:
                    faults.append(f"{who} is at {spot}, which is no field")
                    continue
                crowd[field] += 1
                printed = plan.printed[field] if ground[field] == 0 else 0
                is_climber = seat == self.turn and number == self.climber
                if ground[field] == FLOE:
                    faults.append(f"{who} is on ice (TIT-17)")
                elif printed == START_FIELD:
                    faults.append(f"{who} is on the start field (TIT-13, TIT-18)")
                elif (printed == STAIRS) != is_climber:
                    faults.append(f"{who} is on the stairs, or should be (TIT-24)")
        return faults + [
            f"passengers: {count} at {field_name(field % plan.width, field // plan.width)} (TIT-20)"
            for field, count in crowd.items()
            if count > 1
        ]

    def _prospect_faults(self, options: TitanicOptions) -> list[str]:
        """What must be possible now, or must not be: judged by the rules themselves."""
        from fathom.engine.dice import Dice
        from fathom.games.titanic import GAME

        state = GAME.restore(self, options, Dice(0))
        if not state.has_what_it_needs():
            return [f"phase: {self.phase!r}, but no card allows it (TIT-13, TIT-24)"]
        reason = state.early_end()
        if self.phase == "roll" and reason:
            return [f"phase: the game is over: {reason} (TIT-29)"]
        if self.ended_by == "TIT-29" and not reason:
            return ["ended_by: the game goes on (TIT-29)"]
        if self.ended_by == "TIT-28" and (reason or self.last_turns):
            return ["ended_by: the game did not end with the last turn (TIT-28)"]
        return []


def _field(plan: ShipPlan, spot: list[int]) -> int:
    """The field at [x, y], or NOWHERE."""
    if len(spot) != 2 or not (0 <= spot[0] < plan.width and 0 <= spot[1] < plan.height):
        return NOWHERE
    field = spot[1] * plan.width + spot[0]
    return field if plan.place[field] != NOWHERE else NOWHERE


def _ship(plan: ShipPlan, position: TitanicPosition, box: Box) -> Ship:
    """The ship with its tiles, but nobody on it."""
    ship = Ship(plan, position.seats, box.passengers)
    boats = 0
    for tile in position.tiles:
        kind = TILE_NAMES.index(tile)
        if kind >= BOAT:
            ship.cover(SEA, box.boats[boats], kind - BOAT)
            boats += 1
        else:
            ship.cover(SEA if kind == WATER else FLOE, 0, 0)
    return ship


def position_of(state: TitanicState) -> dict[str, Any]:
    """The whole table as plain JSON values."""
    ship = state.ship
    position = position_by_fields(
        state,
        passengers=[
            [_spot(ship, field) for field in ship.at[seat * ship.each : (seat + 1) * ship.each]]
            for seat in range(state.seats)
        ],
        may_fight=ship.may_fight,
        climber=None if state.climber == NOBODY else state.climber % ship.each + 1,
    )
    if not any(state.holdings):
        del position["holdings"]
    return position


def _spot(ship: Ship, field: int) -> list[int] | Literal["supply", "lost"]:
    if field == SUPPLY:
        return "supply"
    if field == LOST:
        return "lost"
    return [field % ship.plan.width, field // ship.plan.width]


def restore(state: TitanicState, position: TitanicPosition) -> TitanicState:
    """Lay a position without faults on an empty table."""
    ship = state.ship
    laid = _ship(ship.plan, position, state.box)
    ship.ground, ship.laid = laid.ground, laid.laid
    each = ship.each
    for seat, passengers in enumerate(position.passengers):
        for number, spot in enumerate(passengers):
            if isinstance(spot, str):
                ship.lift(seat * each + number, SUPPLY if spot == "supply" else LOST)
            else:
                ship.put(seat * each + number, _field(ship.plan, spot))
    ship.may_fight = position.may_fight
    lay_position(state, position, but=("passengers", "may_fight", "climber", "bound", "holdings"))
    state.holdings = position.holdings or [[]] * state.seats
    state.water_left = state.box.water_tiles - position.tiles.count("water")
    state.ice_left = state.box.ice_tiles - position.tiles.count("ice")
    state.boats_laid = (
        len(position.tiles) - position.tiles.count("water") - position.tiles.count("ice")
    )
    if position.climber is not None and position.turn is not None and position.bound is not None:
        state.climber = position.turn * each + position.climber - 1
        state.bound = DECKS.index(position.bound)
    return state
