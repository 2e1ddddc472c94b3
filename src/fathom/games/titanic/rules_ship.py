# mypyc: compile
"""Ship: the board as it lies, with tiles and passengers, and where a passenger can go."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.titanic.rules_plan import MARKED, NOWHERE, PANIC, STAIRS, START_FIELD, ShipPlan
from fathom.games.titanic.spec import FARTHEST

# What a field is now.
DECK: Final = 0
SEA: Final = 1
FLOE: Final = 2
RING: Final = 3

# Where a passenger is who is on no field.
SUPPLY: Final = -1
LOST: Final = -2
NOBODY_HERE: Final = -1

# Why a way is no way; 0 is a way.
OFF_SHIP: Final = 1
ON_ICE: Final = 2
ON_START: Final = 3
OVER_RING: Final = 4
RING_TAKEN: Final = 5
OVER_PASSENGER: Final = 6
ON_PASSENGER: Final = 7
RAIL: Final = 8
BAD_JUMP: Final = 9
OVER_STAIRS: Final = 10
STAIRS_TRAP: Final = 11
WRONG_DECK: Final = 12
BACK_ON_DECK: Final = 13
NO_ROOM_BEFORE: Final = 14
NO_MORE_FIGHTS: Final = 15

WHY: Final = (
    ("", ""),
    ("TIT-16", "there are not that many fields in this direction"),
    ("TIT-17", "ice is in the way"),
    ("TIT-18", "a move cannot end on the start field"),
    ("TIT-19", "a ring is in the way"),
    ("TIT-20", "the ring is taken"),
    ("TIT-20", "a passenger is in the way"),
    ("TIT-20", "a passenger who cannot be thrown out stands there"),
    ("TIT-21", "a rail is in the way"),
    ("TIT-Z1", "over the rail it goes with a 1 or a 2, and only onto water"),
    ("TIT-24", "the stairs are in the way"),
    ("TIT-24", "no other card would take the passenger off the stairs"),
    ("TIT-24", "from the stairs it goes to the other deck"),
    ("TIT-25", "a swimmer cannot come back on deck"),
    ("TIT-Z5", "there is no free field before the ring"),
    ("TIT-Z5", "after a failed attack there is no other in this turn"),
)
HIGHEST_BIT: Final = 1 << 61
"""Sets begin here: mypyc shifts a small figure such as 1 in 32 bits only, and boxes higher ones."""
CODE: Final = 15
BITS: Final = 4
ALL_CARDS: Final = 0b111110
"""The `bits_of` a hand that has every card, 1 to 5. As a figure it is built in when compiled."""
NO_PLAN: Final = ShipPlan("", 0, 0, 0)


def bits_of(hand: list[int]) -> i64:
    """The values of the cards in a hand, a bit each."""
    bits: i64 = 0
    for card in hand:
        bits |= one(card)
    return bits


def one(member: i64) -> i64:
    """The set that has this one member, a bit each."""
    return HIGHEST_BIT >> (61 - member)


def _rest(fault: i64, steps: i64) -> i64:
    """This fault for every card from `steps` on."""
    every: i64 = 0x11111  # one bit for each of the cards 1 to 5
    return fault * (every << (steps * BITS + BITS))


@final
class Ship:
    """Tiles and passengers on a plan. Passenger n of a seat is seat * each + n, n from 0."""

    def __init__(self, plan: ShipPlan, seats: int, each: int) -> None:
        self.plan = plan
        self.each: i64 = each
        fields = len(plan.place)
        self.ground: vec[i64] = vec[i64]([DECK] * fields)
        """By field: deck, sea, floe or ring."""
        self.who: vec[i64] = vec[i64]([NOBODY_HERE] * fields)
        """By field: the passenger who stands there."""
        self.at: vec[i64] = vec[i64]([SUPPLY] * (seats * each))
        """By passenger: the field, SUPPLY or LOST."""
        self.laid: i64 = 0
        """How many places are covered; they are covered in their order (TIT-11)."""
        self.over_the_rail = False
        self.leaving_boats = False
        self.over_rings = False
        self.fights = False
        self.way_home: vec[i64] = vec[i64]()
        """What `cards_to_ring` has found, until a tile is laid or a ring is taken or left."""
        self.may_fight = True
        """TIT-Z5: not after an attack of this turn was beaten off."""

    def copy(self) -> Ship:
        """An independent ship on the same plan."""
        twin = Ship(NO_PLAN, 0, 0)
        twin.plan = self.plan
        twin.each = self.each
        twin.ground = self.ground[:]
        twin.who = self.who[:]
        twin.at = self.at[:]
        twin.laid = self.laid
        twin.over_the_rail = self.over_the_rail
        twin.leaving_boats = self.leaving_boats
        twin.over_rings = self.over_rings
        twin.fights = self.fights
        twin.way_home = self.way_home
        twin.may_fight = self.may_fight
        return twin

    # Tiles and passengers

    def cover(self, ground: int, rings: int, quarters: int) -> list[int]:
        """Cover the next place; the passengers who stood there (TIT-11, TIT-26).

        A boat has `rings` and is turned clockwise by so many quarters (TIT-2, TIT-8).
        """
        drowned: list[int] = []
        self.way_home = vec[i64]()
        corners = self.plan.corners[self.laid]
        self.laid += 1
        for field in corners:
            self.ground[field] = ground
            passenger = self.who[field]
            if passenger >= 0:
                drowned.append(int(passenger))
                self.lift(passenger, LOST)
        # TIT-2: top left, top right, bottom left, bottom right; corners go round clockwise.
        for ring in range(rings):
            corner = (0, 1, 3, 2)[ring]
            self.ground[corners[(corner + quarters) % 4]] = RING
        return drowned

    def put(self, passenger: i64, field: i64) -> None:
        """Set a passenger down on a free field."""
        self._leave(passenger)
        self.at[passenger] = field
        self.who[field] = passenger
        if self.ground[field] == RING:
            self.way_home = vec[i64]()

    def lift(self, passenger: i64, to: i64) -> None:
        """Take a passenger off the board, to the supply or out of the game."""
        self._leave(passenger)
        self.at[passenger] = to

    def _leave(self, passenger: i64) -> None:
        before = self.at[passenger]
        if before >= 0:
            self.who[before] = NOBODY_HERE
            if self.ground[before] == RING:
                self.way_home = vec[i64]()

    def is_start_open(self) -> bool:
        """Whether the start field is not covered yet (TIT-13)."""
        return self.plan.place[self.plan.start] >= self.laid

    def first_in_supply(self, seat: i64) -> i64:
        """The passenger of this seat who would enter next; NOBODY_HERE if all are out."""
        passenger = seat * self.each
        end = passenger + self.each
        while passenger < end:
            if self.at[passenger] == SUPPLY:
                return passenger
            passenger += 1
        return NOBODY_HERE

    def is_open_print(self, field: i64, what: i64) -> bool:
        """Whether this is printed on the field and no tile covers it (TIT-23)."""
        return self.plan.printed[field] == what and self.ground[field] == DECK

    # Ways

    def line(self, field: i64, direction: i64, steps: i64) -> i64:
        """The field so many steps away."""
        while steps > 0:
            field = self.plan.beside[4 * field + direction]
            steps -= 1
        return field

    def ways(self, seat: i64, field: i64, direction: i64, hand: list[int], bound: i64) -> i64:
        """What becomes of a move from `field` with each card of the hand.

        A bit for each card that is legal, as in `bits_of`, and above them four bits a card that say
        why it is not: see `fault`. `bound` is the deck to which a passenger on the stairs must go,
        NOWHERE for all others (TIT-24).
        """
        return self.ways_by(bits_of(hand), seat, field, direction, hand, bound)

    def ways_by(
        self, cards: i64, seat: i64, field: i64, direction: i64, hand: list[int], bound: i64
    ) -> i64:
        """The same, for whoever has the `bits_of` the hand already."""
        origin = field
        is_wet = self.ground[field] != DECK
        is_jump = False
        result: i64 = 0
        steps: i64 = 1
        while steps <= FARTHEST and cards >> steps:
            side = 4 * field + direction
            field = self.plan.beside[side]
            if field < 0:
                return result | _rest(OFF_SHIP, steps)  # TIT-16
            # TIT-21, and TIT-27: a covered place has lost its rails.
            if self.plan.rail[side] >= self.laid:
                if steps > 1 or bound >= 0 or not self.over_the_rail:
                    return result | _rest(RAIL, steps)
                is_jump = True  # TIT-Z1
            here = self.ground[field]
            printed: i64 = 0
            if here == FLOE:  # TIT-17
                return result | _rest(ON_ICE, steps)
            if here == DECK:
                if is_wet:  # TIT-25
                    return result | _rest(BACK_ON_DECK, steps)
                printed = self.plan.printed[field]  # TIT-23: only where no tile lies
            else:
                is_wet = True
            if is_jump and steps > 2:  # TIT-Z1
                return result | _rest(BAD_JUMP, steps)
            passenger = self.who[field]
            if (cards >> steps) & 1:
                fault: i64 = 0
                if is_jump and here != SEA:  # TIT-Z1
                    fault = BAD_JUMP
                elif bound >= 0 and (printed == STAIRS or self.plan.deck[field] != bound):
                    fault = WRONG_DECK
                elif printed == STAIRS:
                    if not self._can_climb(seat, origin, field, steps, hand):
                        fault = STAIRS_TRAP
                elif printed == START_FIELD:  # TIT-18
                    fault = ON_START
                elif passenger >= 0:
                    fault = self._meeting(seat, origin, direction, field, bound)
                if fault:
                    result |= fault << (steps * BITS + BITS)
                else:
                    result |= one(steps)
            steps += 1
            # Whatever is on this field must also let the passenger pass.
            if printed == STAIRS:
                return result | _rest(OVER_STAIRS, steps)  # TIT-24
            if not self.over_rings:  # TIT-Z4
                if here == RING:
                    return result | _rest(OVER_RING, steps)  # TIT-19
                if passenger >= 0 and printed != PANIC:  # TIT-22
                    return result | _rest(OVER_PASSENGER, steps)  # TIT-20
        return result

    def fault(self, ways: i64, card: i64) -> i64:
        """Why, by `ways`, a card of the hand is not legal; 0 if it is."""
        return (ways >> (card * BITS + BITS)) & CODE

    def _can_climb(self, seat: i64, origin: i64, stairs: i64, card: i64, hand: list[int]) -> bool:
        """Whether another card takes a passenger, here by `card`, off the stairs (TIT-24)."""
        rest: list[int] = []
        is_played = False
        for other in hand:
            if other == card and not is_played:
                is_played = True
            else:
                rest.append(other)
        if not rest:
            return False
        climber = self.who[origin]
        self.who[origin] = NOBODY_HERE
        bound = 1 - self.plan.deck[origin]
        can = self.has_way(seat, stairs, rest, bound)
        self.who[origin] = climber
        return can

    def has_way(self, seat: i64, field: i64, hand: list[int], bound: i64) -> bool:
        """Whether any card moves a passenger from this field."""
        cards = bits_of(hand)
        direction: i64 = 0
        while direction < 4:
            if self.ways_by(cards, seat, field, direction, hand, bound) & ALL_CARDS:
                return True
            direction += 1
        return False

    def leading_off(self, seat: i64, field: i64) -> i64:
        """The values that move a passenger from this field whatever else is in the hand."""
        values: i64 = 0
        direction: i64 = 0
        while direction < 4:
            values |= self.ways_by(ALL_CARDS, seat, field, direction, [], NOWHERE)
            direction += 1
        return values & ALL_CARDS

    def _meeting(self, seat: i64, origin: i64, direction: i64, field: i64, bound: i64) -> i64:
        """What becomes of a move that ends on a passenger."""
        if self.ground[field] == RING:
            owner = self.who[field] // self.each
            if not self.fights or owner == seat:
                return RING_TAKEN
            if not self.may_fight:
                return NO_MORE_FIGHTS
            if self.room_before(origin, direction, field, bound) < 0:
                return NO_ROOM_BEFORE
            return 0
        if self.is_open_print(field, PANIC) or self.is_open_print(field, MARKED):  # TIT-23
            return 0
        return ON_PASSENGER

    def room_before(self, origin: i64, direction: i64, ring: i64, bound: i64) -> i64:
        """The free field nearest before a ring on the attacker's line, or NOWHERE (TIT-Z5)."""
        field = ring
        while field != origin:
            field = self.plan.beside[4 * field + (direction ^ 1)]
            if (
                (self.who[field] < 0 or field == origin)
                and not self.is_open_print(field, START_FIELD)
                and not self.is_open_print(field, STAIRS)
                and (bound < 0 or self.plan.deck[field] == bound)
            ):
                return field
        return NOWHERE
