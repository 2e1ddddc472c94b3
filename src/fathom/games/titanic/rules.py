# mypyc: compile
"""The rules of the Titanic lifeboat game. Clause numbers are those of `fathom rules titanic`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.outcome import Outcome, places
from fathom.engine.state import NOBODY, State, listed
from fathom.games.titanic import effects as happened
from fathom.games.titanic.box import Box
from fathom.games.titanic.notation import ENTER as ENTER_MOVE
from fathom.games.titanic.notation import LAY as LAY_MOVE
from fathom.games.titanic.notation import MOVE as CARD_MOVE
from fathom.games.titanic.notation import ROLL as ROLL_MOVE
from fathom.games.titanic.notation import STOP, WAYS
from fathom.games.titanic.notation import TURN as TURN_MOVE
from fathom.games.titanic.position import position_of
from fathom.games.titanic.refusals import refusal_of
from fathom.games.titanic.rules_cards import dealt, redealt, refill
from fathom.games.titanic.rules_end import early_end
from fathom.games.titanic.rules_holdings import shut_in, without_card
from fathom.games.titanic.rules_plan import NOWHERE, STAIRS
from fathom.games.titanic.rules_ship import (
    ALL_CARDS,
    FLOE,
    LOST,
    RING,
    SEA,
    SUPPLY,
    Ship,
    bits_of,
    one,
)
from fathom.games.titanic.spec import (
    BOAT,
    CLIMB,
    ENTER,
    FARTHEST,
    ICE,
    LAY,
    MOVE,
    OVER,
    ROLL,
    START,
    TILES,
    TURN,
    WATER,
    TitanicOptions,
)
from fathom.games.titanic.view import TitanicView, view_of

if TYPE_CHECKING:
    from fathom.engine.game import Game

MOVE_COUNT: Final = 329
"""Of all moves: a list of those that are legal has room for them."""
NONE: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []
NO_HOLDINGS: Final[list[list[list[int]]]] = []
NO_FACE: Final = -1
NOT_YET: Final = -1

# How passengers fared so far, for reports.
ENTERED: Final = 0
DROWNED: Final = 1
THROWN_OUT: Final = 2
FROZEN: Final = 3
FOUGHT_OUT: Final = 4
JUMPS: Final = 5
FIGHTS: Final = 6
COUNTS: Final = 7


@final
class TitanicState(State):
    """A table of the Titanic lifeboat game."""

    options: TitanicOptions

    def __init__(
        self, game: Game, seats: int, options: TitanicOptions, dice: Dice, box: Box, ship: Ship
    ) -> None:
        super().__init__(game, seats, options, dice)
        self.box = box
        self.ship = ship
        self.phase: i64 = ROLL
        self.die: i64 = NO_FACE
        """What was rolled in this turn."""
        self.water_left: i64 = box.water_tiles
        self.ice_left: i64 = box.ice_tiles
        self.boats_laid: i64 = 0
        self.tiles: list[int] = NONE
        """The tiles in the order of laying: WATER, ICE, or BOAT + quarter turns. The list is never
        changed but replaced, so that copies can share it."""
        self.hands: list[list[int]] = NO_HANDS
        self.holdings: list[list[list[int]]] = NO_HOLDINGS
        """By seat: what everybody can conclude about its hand (see `rules_holdings`)."""
        self.pile: list[int] = NONE
        """The last card is drawn first."""
        self.discard: list[int] = NONE
        self.moved: i64 = 0
        """A bit for each passenger of the player on turn for whom a card was played (TIT-Z2)."""
        self.climber: i64 = NOBODY
        """The passenger who stands on the stairs (TIT-24)."""
        self.bound: i64 = NOWHERE
        """The deck to which the climber must go."""
        self.last_turns: i64 = NOT_YET
        """How many turns with cards only are still to be ended (TIT-28)."""
        self.ended_by = ""
        self.counts: vec[i64] = vec[i64]()
        if seats:  # a copy brings its own
            self.holdings = [[]] * seats
            self.discard = []
            self.counts = vec[i64]([0] * COUNTS)

    def deal(self) -> None:
        """Shuffle, deal cards, and draw who starts (TIT-4, TIT-6)."""
        self.hands, self.pile = dealt(self.seats, self.box, self.dice)
        starter = self.options.starter
        self.turn = self.dice.below(self.seats) if starter is None else starter

    # What is possible

    def legal_moves(self, seat: int) -> list[int]:
        return listed(self, seat, MOVE_COUNT)

    def list_moves(self, seat: int, into: vec[i64]) -> i64:
        if seat != self.turn or seat == NOBODY:
            return 0
        phase = self.phase
        if phase == MOVE:
            into[0] = STOP  # TIT-15: moving is voluntary
            return self._list_card_moves(seat, into, 1)
        if phase == ROLL:
            into[0] = ROLL_MOVE
            return 1
        cards = bits_of(self.hands[seat])
        if phase == ENTER:
            return self._list_ways(cards, seat, self.ship.plan.start, ENTER_MOVE, NOWHERE, into, 0)
        if phase == CLIMB:
            number = self.climber - seat * self.ship.each
            field = self.ship.at[self.climber]
            move = CARD_MOVE + WAYS * number
            return self._list_ways(cards, seat, field, move, self.bound, into, 0)
        count: i64 = 0
        if phase == TURN:
            while count < 4:  # TIT-8
                into[count] = TURN_MOVE + count
                count += 1
            return count
        for kind in range(3):  # TIT-12
            if self._tiles_left(kind):
                into[count] = LAY_MOVE + kind
                count += 1
        return count

    def _list_card_moves(self, seat: i64, into: vec[i64], count: i64) -> i64:
        """Every card with every own passenger who is free to move (TIT-15)."""
        if not self.hands[seat]:
            return count
        ship = self.ship
        at = ship.at
        cards = bits_of(self.hands[seat])
        each = ship.each
        first = seat * each
        number: i64 = 0
        while number < each:
            field = at[first + number]
            if field >= 0 and (ship.ground[field] != RING or ship.leaving_boats):
                move = CARD_MOVE + WAYS * number
                count = self._list_ways(cards, seat, field, move, NOWHERE, into, count)
            number += 1
        return count

    def _list_ways(
        self, cards: i64, seat: i64, field: i64, move: i64, bound: i64, into: vec[i64], count: i64
    ) -> i64:
        """The moves from one field, numbered from `move` on; `cards` are the `bits_of` the hand."""
        hand = self.hands[seat]
        ship = self.ship
        direction: i64 = 0
        while direction < 4:
            legal = ship.ways_by(cards, seat, field, direction, hand, bound) & ALL_CARDS
            card: i64 = 1
            while legal >> card:
                if (legal >> card) & 1:
                    into[count] = move + direction * FARTHEST + card - 1
                    count += 1
                card += 1
            direction += 1
        return count

    def _tiles_left(self, kind: i64) -> i64:
        if kind == WATER:
            return self.water_left
        if kind == ICE:
            return self.ice_left
        return len(self.box.boats) - self.boats_laid

    def _can_enter(self, seat: i64) -> bool:
        """TIT-13: a passenger in the supply, an open start field, a card that leads off it."""
        ship = self.ship
        return (
            ship.is_start_open()
            and ship.first_in_supply(seat) >= 0
            and ship.has_way(seat, ship.plan.start, self.hands[seat], NOWHERE)
        )

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        return refusal_of(self, seat, move)

    # Playing

    def apply(self, seat: int, move: int) -> None:
        self.ply += 1
        number: i64 = move
        if number >= CARD_MOVE:
            number -= CARD_MOVE
            passenger = seat * self.ship.each + number // WAYS
            self._play_card(seat, passenger, self.ship.at[passenger], number % WAYS)
        elif number >= ENTER_MOVE:
            entrant = self.ship.first_in_supply(seat)
            self.counts[ENTERED] += 1
            if self.effects is not None:
                self.tell(happened.Entered(seat, self._number(entrant)))
            self._play_card(seat, entrant, self.ship.plan.start, number - ENTER_MOVE)
        elif number >= TURN_MOVE:
            self._lay(seat, BOAT, int(number - TURN_MOVE))
        elif number >= LAY_MOVE:
            self._choose(seat, int(number - LAY_MOVE))
        elif number == STOP:
            if self.effects is not None:
                self.tell(happened.Stopped(seat))
            self._end_turn(seat)
        else:
            self._roll(seat)

    def _roll(self, seat: int) -> None:
        face = self._rolled()
        self.die = face
        if self.effects is not None:
            self.tell(happened.Rolled(seat, happened.FACE_NAMES[face]))
        if face == START:  # TIT-10
            self._after_tile(seat)
        elif self._tiles_left(face):
            self._choose(seat, face)
        else:
            self._choose_any(seat)

    def _rolled(self) -> int:
        die = self.box.die
        return die[self.dice.below(len(die))]  # TIT-3

    def _choose_any(self, seat: int) -> None:
        """The kind rolled has run out (TIT-12); a tile with no choice is laid at once (TIT-6)."""
        left: list[int] = []
        for kind in range(3):
            if self._tiles_left(kind):
                left.append(kind)
        if len(left) == 1:
            self._choose(seat, left[0])
        else:
            self.phase = LAY

    def _choose(self, seat: int, kind: int) -> None:
        if kind == BOAT:  # TIT-8
            self.phase = TURN
        else:
            self._lay(seat, kind, 0)

    def _lay(self, seat: int, kind: int, quarters: int) -> None:
        """Cover the lowest number (TIT-11) and whoever stands there (TIT-26)."""
        ship = self.ship
        rings = 0
        if kind == WATER:
            self.water_left -= 1
            drowned = ship.cover(SEA, 0, 0)
        elif kind == ICE:
            self.ice_left -= 1
            drowned = ship.cover(FLOE, 0, 0)
        else:
            rings = self.box.boats[self.boats_laid]
            self.boats_laid += 1
            drowned = ship.cover(SEA, rings, quarters)
        self.tiles = [*self.tiles, kind + quarters]
        self.counts[DROWNED] += len(drowned)
        if self.effects is not None:
            name = happened.FACE_NAMES[kind]
            self.tell(happened.TileLaid(seat, name, int(ship.laid), rings, 90 * quarters))
            for passenger in drowned:
                self.tell(happened.Drowned(int(passenger // ship.each), self._number(passenger)))
        self._after_tile(seat)

    def _after_tile(self, seat: int) -> None:
        """Enter a passenger if the die says so (TIT-9, TIT-10), then move."""
        if self.die == WATER or self.die == START:
            if self._can_enter(seat):
                self.phase = ENTER  # TIT-13: entering is not optional
                return
            self._note_shut_in(seat)
            if self.effects is not None:
                self.tell(happened.NobodyEntered(seat))
            if self.die == START:  # TIT-14
                self._end_turn(seat)
                return
        self.phase = MOVE

    def _note_shut_in(self, seat: int) -> None:
        """That nobody could enter tells something about the hand (TIT-13)."""
        ship = self.ship
        if ship.is_start_open() and ship.first_in_supply(seat) >= 0:
            known = self.holdings[seat]
            every = self.box.every_hand[len(self.hands[seat])]
            self.holdings = self.holdings[:]
            self.holdings[seat] = shut_in(ship, seat, every, known)

    def _play_card(self, seat: i64, passenger: i64, origin: i64, way: i64) -> None:
        """Move a passenger in a straight line (TIT-16) and see what happens there."""
        ship = self.ship
        direction = way // FARTHEST
        card = way % FARTHEST + 1
        hand = self.hands[seat]
        if self.holdings[seat]:
            self.holdings = self.holdings[:]
            self.holdings[seat] = without_card(self.holdings[seat], int(card), len(hand))
        hand.remove(int(card))
        self.discard.append(int(card))
        self.moved |= one(passenger - seat * ship.each)
        field = ship.line(origin, direction, card)
        if self.ship.over_the_rail and self._crosses_rail(origin, direction):
            self.counts[JUMPS] += 1
        other = ship.who[field]
        if self.effects is not None:
            number = self._number(passenger)
            self.tell(
                happened.Moved(int(seat), number, int(card), self._xy(origin), self._xy(field))
            )
        bound = self.bound
        self.climber = NOBODY
        self.bound = NOWHERE
        self.phase = MOVE
        if other >= 0:
            if ship.ground[field] == RING:
                self._fight(
                    seat, passenger, other, field, ship.room_before(origin, direction, field, bound)
                )
                return
            ship.lift(other, SUPPLY)  # TIT-23
            self.counts[THROWN_OUT] += 1
            if self.effects is not None:
                self.tell(happened.ThrownOut(int(other // ship.each), self._number(other)))
        ship.put(passenger, field)
        if ship.is_open_print(field, STAIRS):  # TIT-24
            self.phase = CLIMB
            self.climber = passenger
            self.bound = 1 - ship.plan.deck[origin]
        elif self.effects is not None and ship.ground[field] == RING:
            self.tell(happened.Saved(int(seat), self._number(passenger)))

    def _fight(self, seat: i64, passenger: i64, other: i64, ring: i64, room: i64) -> None:
        """Roll for a ring that another player's passenger holds (TIT-Z5)."""
        ship = self.ship
        face = self._rolled()
        self.counts[FIGHTS] += 1
        if self.effects is not None:
            self.tell(
                happened.Fought(int(seat), self._number(passenger), happened.FACE_NAMES[face])
            )
        if face == BOAT:
            ship.lift(passenger, SUPPLY)  # the field it came from may be the one before the ring
            ship.put(other, room)
            ship.put(passenger, ring)
            if self.effects is not None:
                loser = int(other // ship.each)
                self.tell(happened.RingWon(int(seat), self._number(passenger), self._xy(ring)))
                self.tell(happened.PushedOff(loser, self._number(other), self._xy(room)))
        elif face == WATER:
            ship.lift(passenger, LOST)
            self.counts[FOUGHT_OUT] += 1
            if self.effects is not None:
                self.tell(happened.FoughtOut(int(seat), self._number(passenger)))
        else:
            ship.put(passenger, room)
            ship.may_fight = False
            if self.effects is not None:
                self.tell(happened.BeatenOff(int(seat), self._number(passenger), self._xy(room)))

    # The end of a turn and of the game

    def _end_turn(self, seat: i64) -> None:
        if self.box.cold_water:
            self._freeze(seat)
        self._refill(seat)
        self.die = NO_FACE
        self.moved = 0
        self.ship.may_fight = True
        reason = self.early_end()
        if reason:  # TIT-29 is judged before TIT-28
            self._end_game("TIT-29", reason)
            return
        self.phase = ROLL
        if self.ship.laid == TILES:  # TIT-28: whoever laid the last tile has the last turn
            if self.last_turns == NOT_YET:
                self.last_turns = self.seats
                if self.effects is not None:
                    self.tell(happened.LastTurns())
            else:
                self.last_turns -= 1
                if self.last_turns == 0:
                    self._end_game("TIT-28", "last-turns")
                    return
            self.phase = MOVE
        self.turn = (self.turn + 1) % self.seats  # TIT-6

    def _freeze(self, seat: i64) -> None:
        """Swimmers for whom no card was played are out of the game (TIT-Z2)."""
        ship = self.ship
        first = seat * ship.each
        number: i64 = 0
        while number < ship.each:
            field = ship.at[first + number]
            if field >= 0 and ship.ground[field] == SEA and not self.moved & one(number):
                ship.lift(first + number, LOST)
                self.counts[FROZEN] += 1
                if self.effects is not None:
                    self.tell(happened.Froze(int(seat), int(number) + 1))
            number += 1

    def _refill(self, seat: i64) -> None:
        """Fill the hand up; an empty pile is the shuffled discard (TIT-4, TIT-15)."""
        hand = self.hands[seat]
        drawn = self.box.hand - len(hand)
        was_shuffled = refill(hand, self.box.hand, self.pile, self.discard, self.dice)
        if self.effects is not None:
            if was_shuffled:
                self.tell(happened.Shuffled())
            if drawn:
                self.tell(happened.Drew(int(seat), drawn))

    def early_end(self) -> str:
        """Why the game is over before its time, or nothing (TIT-29)."""
        return early_end(self.ship, self.box.rings, self.boats_laid < len(self.box.boats))

    def _end_game(self, clause: str, reason: str) -> None:
        self.phase = OVER
        self.turn = NOBODY
        self.ended_by = clause
        if self.effects is not None:
            ranking = self._ranking()
            self.tell(happened.GameEnded(reason, ranking.places, ranking.scores))

    def outcome(self) -> Outcome | None:
        return self._ranking() if self.phase == OVER else None

    def _ranking(self) -> Outcome:
        """Passengers on rings, and nothing else (TIT-30)."""
        saved = [self.saved(seat) for seat in range(self.seats)]
        return Outcome(self.ended_by, places(saved), saved)

    def saved(self, seat: int) -> int:
        """How many passengers of this seat are on rings."""
        ship = self.ship
        count = 0
        for field in ship.at[seat * ship.each : (seat + 1) * ship.each]:
            if field >= 0 and ship.ground[field] == RING:
                count += 1
        return count

    # Copies and knowledge

    def copy(self) -> TitanicState:
        twin = self._twin(self.dice.copy())
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        return twin

    def _twin(self, dice: Dice) -> TitanicState:
        """The same table with dice of its own, but for hands and pile."""
        twin = TitanicState(self.game, 0, self.options, dice, self.box, self.ship.copy())
        twin.seats = self.seats
        twin.ply = self.ply
        twin.turn = self.turn
        twin.phase = self.phase
        twin.die = self.die
        twin.water_left = self.water_left
        twin.ice_left = self.ice_left
        twin.boats_laid = self.boats_laid
        twin.tiles = self.tiles
        twin.holdings = self.holdings
        twin.discard = self.discard[:]
        twin.moved = self.moved
        twin.climber = self.climber
        twin.bound = self.bound
        twin.last_turns = self.last_turns
        twin.ended_by = self.ended_by
        twin.counts = self.counts[:]
        return twin

    def imagine(self, seat: int, dice: Dice) -> TitanicState:
        """Other hands and the pile are dealt anew from the cards that this seat cannot see."""
        twin = self._twin(dice)
        while True:
            twin.hands, twin.pile = redealt(self.hands, self.pile, self.holdings, seat, dice)
            if twin.turn == seat or twin.has_what_it_needs():
                return twin

    def has_what_it_needs(self) -> bool:
        """Whether whoever is on turn can do what everybody sees they must (TIT-13, TIT-24)."""
        if self.phase == ENTER:
            return self._can_enter(self.turn)
        if self.phase == CLIMB:
            field = self.ship.at[self.climber]
            return self.ship.has_way(self.turn, field, self.hands[self.turn], self.bound)
        return True

    def view(self, seat: int | None) -> TitanicView:
        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        return position_of(self)

    def conserved(self) -> dict[str, int]:
        cards = len(self.pile) + len(self.discard)
        for hand in self.hands:
            cards += len(hand)
        at = self.ship.at
        fields = range(len(self.ship.who))
        standing = [field for field in fields if self.ship.who[field] >= 0]
        places_of = len([field for field in at if field >= 0])
        return {
            "passengers": len(standing) + len(at) - places_of,
            "tiles": int(self.ship.laid) + sum([int(self._tiles_left(kind)) for kind in range(3)]),
            "cards": cards,
        }

    def figures(self) -> dict[str, float]:
        counts = [int(count) for count in self.counts]
        saved = sum([self.saved(seat) for seat in range(self.seats)])
        fields = range(len(self.ship.ground))
        rings = len([field for field in fields if self.ship.ground[field] == RING])
        return {
            "entered": counts[ENTERED],
            "saved": saved,
            "drowned": counts[DROWNED],
            "thrown-out": counts[THROWN_OUT],
            "frozen": counts[FROZEN],
            "fought-out": counts[FOUGHT_OUT],
            "rings-laid": rings,
            "jumps": counts[JUMPS],
            "fights": counts[FIGHTS],
        }

    # Telling

    def _number(self, passenger: i64) -> int:
        """The number by which a passenger is called, from 1."""
        return int(passenger % self.ship.each) + 1

    def _crosses_rail(self, origin: i64, direction: i64) -> bool:
        return self.ship.plan.rail[4 * origin + direction] >= self.ship.laid

    def _xy(self, field: i64) -> list[int]:
        width = self.ship.plan.width
        return [int(field) % width, int(field) // width]
