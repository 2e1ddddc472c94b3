# mypyc: compile
"""The rules of Deep Sea Adventure. Clause numbers are those of `fathom rules deep-sea`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.outcome import Outcome, places
from fathom.engine.state import NOBODY, listed
from fathom.games.deep_sea import effects as happened
from fathom.games.deep_sea.notation import DROP, LEAVE, ON, TAKE, TURN
from fathom.games.deep_sea.rules_table import (
    BLANK,
    DIRECTION,
    EXPLORE,
    OVER,
    DeepSeaTable,
    Pool,
    one,
)
from fathom.games.deep_sea.spec import MOST_CARRIED
from fathom.games.deep_sea.view import DeepSeaView, view_of

MOST_CHOICES: Final = 1 + MOST_CARRIED
"""No diver has more: to leave the blank, or to put one treasure on it (DSA-17)."""


@final
class DeepSeaState(DeepSeaTable):
    """A game of Deep Sea Adventure in progress."""

    def deal(self) -> None:
        """Lay the path and draw who starts (DSA-2, DSA-4, DSA-25)."""
        dice = self.dice
        self.spaces = self.box.laid[:]
        first: i64 = 0
        while first < self.box.chips:
            dice.shuffle_part(self.spaces, first, self.box.chips_in_level)
            first += self.box.chips_in_level
        starter = self.options.starter
        self.turn = dice.below(self.seats) if starter is None else starter

    # Whose turn, what is possible

    def legal_moves(self, seat: int) -> list[int]:
        return listed(self, seat, MOST_CHOICES)

    def list_moves(self, seat: int, into: vec[i64]) -> i64:
        if seat != self.turn:
            return 0
        diver: i64 = seat
        depth = self.depths[diver]
        if self.phase == DIRECTION:
            if depth == 0 or self.is_returning(diver):  # DSA-10, DSA-9
                into[0] = ON
                return 1
            if not self.has_free_space_below(depth):  # DSA-26
                into[0] = TURN
                return 1
            into[0] = ON
            into[1] = TURN
            return 2
        into[0] = LEAVE  # DSA-15
        if self.spaces[depth - 1] != BLANK:
            into[1] = TAKE  # DSA-16
            return 2
        load = self.load(diver)
        number: i64 = 0
        while number < load:  # DSA-17
            into[1 + number] = DROP + number
            number += 1
        return 1 + load

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        if self.phase == DIRECTION:
            if move == ON:
                return "DSA-26", "there is no free space further down, so the diver must turn back"
            if move == TURN:
                if self.is_returning(seat):
                    return "DSA-9", "the diver is already on the way back"
                return "DSA-10", "the diver is still in the submarine"
            return "DSA-6", "the direction comes first"
        if move in (ON, TURN):
            return "DSA-6", "the diver has moved already"
        if move == TAKE:
            return "DSA-16", "there is no treasure on this space"
        if self.spaces[self.depths[seat] - 1] != BLANK:
            return "DSA-17", "a treasure can only be put back on a blank"
        return "DSA-17", f"the diver carries {self.load(seat)}, not {move - DROP + 1}"

    def _occupied(self) -> i64:
        """The set of depths where divers are."""
        occupied: i64 = 0
        for depth in self.depths:
            occupied |= one(depth)
        return occupied

    def has_free_space_below(self, depth: i64) -> bool:
        """Whether a diver at this depth could go further down (DSA-26)."""
        bottom = len(self.spaces)
        if bottom - depth >= self.seats:  # more spaces than other divers
            return True
        occupied = self._occupied()
        while depth < bottom:
            depth += 1
            if not occupied & one(depth):
                return True
        return False

    # Playing

    def apply(self, seat: int, move: int) -> None:
        self.ply += 1
        diver: i64 = seat
        if self.phase == DIRECTION:
            if move == TURN:
                self.turned |= one(diver)
                if self.effects is not None:
                    self.tell(happened.TurnedBack(seat))
            self._roll_and_swim(diver)
        else:
            self._explore(diver, move)

    def _roll_and_swim(self, diver: i64) -> None:
        rolled: list[int] | None = None if self.effects is None else []
        faces = self.box.faces
        roll: i64 = 0
        dice = self.box.dice
        while dice > 0:  # DSA-3
            face = self.dice.below(faces) + 1
            roll += face
            if rolled is not None:
                rolled.append(int(face))
            dice -= 1
        steps = roll - self.load(diver)  # DSA-11
        if steps < 0:
            steps = 0
        start = self.depths[diver]
        is_returning = self.is_returning(diver)
        depth = self._swum_up(start, steps) if is_returning else self._swum_down(start, steps)
        self.depths[diver] = depth
        if rolled is not None:
            self.tell(happened.Rolled(int(diver), rolled, int(steps)))
            if depth == start:
                self.tell(happened.Stayed(int(diver)))
            elif depth > start:
                self.tell(happened.Dived(int(diver), int(depth)))
            elif depth > 0:
                self.tell(happened.Rose(int(diver), int(depth)))
        if depth > 0:
            self.phase = EXPLORE
            return
        if is_returning:
            self._come_home(diver)
        self._end_turn(diver)  # DSA-13: who found no free space is still in the submarine

    def _swum_down(self, depth: i64, steps: i64) -> i64:
        """Where so many free spaces further down are, or the last free one (DSA-12, DSA-13)."""
        occupied = self._occupied()
        bottom = len(self.spaces)
        below = depth
        while steps > 0 and below < bottom:
            below += 1
            if not occupied & one(below):
                depth = below
                steps -= 1
        return depth

    def _swum_up(self, depth: i64, steps: i64) -> i64:
        """Where so many free spaces further up are, or the submarine (DSA-12, DSA-13)."""
        occupied = self._occupied()
        while steps > 0 and depth > 0:
            depth -= 1
            if depth == 0 or not occupied & one(depth):
                steps -= 1
        return depth

    def _come_home(self, diver: i64) -> None:
        self.at_home |= one(diver)
        self.last_home = diver
        if self.effects is not None:
            seat = int(diver)
            self.tell(happened.CameHome(seat, int(self.load(diver))))
            if self.load(diver):  # DSA-19: they may look at their own at once
                self.tell(happened.Looked(seat, self._values(diver)), (seat,))

    def _explore(self, diver: i64, move: i64) -> None:
        space = self.depths[diver] - 1
        if move == TAKE:  # DSA-16, and DSA-21 for a stack
            treasure = self.spaces[space]
            self.put_in(diver, treasure)
            self.spaces[space] = BLANK
            if self.effects is not None:
                self.tell(happened.Took(int(diver), self._levels(treasure)))
        elif move >= DROP:  # DSA-17
            treasure = self.take_out(diver, move - DROP)
            self.spaces[space] = treasure
            if self.effects is not None:
                self.tell(happened.PutBack(int(diver), self._levels(treasure)))
        self._end_turn(diver)

    def _begin_turn(self, diver: i64) -> None:
        """Breathe, then wait for the direction (DSA-6, DSA-7)."""
        self.turn = int(diver)
        self.phase = DIRECTION
        air = self.load(diver)
        if air > self.tank:
            air = self.tank
        if air:
            self.tank -= air
            if self.effects is not None:
                self.tell(happened.Breathed(int(diver), int(air), int(self.tank)))

    def _end_turn(self, diver: i64) -> None:
        seats: i64 = self.seats
        if self.tank == 0 or self.at_home == one(seats) - 1:  # DSA-8, DSA-18
            self._end_round(diver)
            return
        while True:
            diver += 1
            if diver == seats:
                diver = 0
            if not self.is_home(diver):  # DSA-5
                break
        self._begin_turn(diver)

    # Round and game end

    def _end_round(self, last: i64) -> None:
        drowning = self._deepest_first()
        if self.effects is not None:
            if len(drowning):
                self.tell(happened.AirRanOut(int(self.round)))
            else:  # DSA-18: both at once counts as all home
                self.tell(happened.AllHome(int(self.round)))
        self._note_dives()
        self._store()
        self._sink(drowning)
        starter = self._next_starter(drowning, last)
        self._surface()
        if self.round == self.box.rounds or not len(self.spaces):  # DSA-24, DSA-13
            self._end_game()
            return
        self.at_home = 0
        self.last_home = NOBODY
        self.round += 1
        self.tank = self.box.air  # DSA-22
        if self.effects is not None:
            self.tell(happened.RoundStarted(int(self.round), int(starter)))
        self._begin_turn(starter)

    def _deepest_first(self) -> vec[i64]:
        """Whoever is not home, the deepest first; no two are equally deep but in the submarine."""
        divers = vec[i64](capacity=self.seats)
        seats: i64 = self.seats
        diver: i64 = 0
        while diver < seats:
            if not self.is_home(diver):
                place = len(divers)
                divers = append(divers, diver)
                while place > 0 and self.depths[divers[place - 1]] < self.depths[diver]:
                    divers[place] = divers[place - 1]
                    place -= 1
                divers[place] = diver
            diver += 1
        return divers

    def _note_dives(self) -> None:
        """What everybody is told of each: the levels, and the values of what came home (DSA-19)."""
        box = self.box
        seats: i64 = self.seats
        diver: i64 = 0
        while diver < seats:
            chips = self.chips_of(diver)
            dives = extend(vec[i64](capacity=len(self.dives) + 4 + 2 * len(chips)), self.dives)
            is_home = self.is_home(diver)
            dives = append(dives, 1 if is_home else 0)
            dives = append(dives, self.depths[diver])
            dives = append(dives, len(chips))
            values_told: i64 = 0
            if is_home:
                values_told = len(chips)
            dives = append(dives, values_told)
            for chip in chips:
                dives = append(dives, box.level[chip])
            if is_home:
                for chip in chips:
                    dives = append(dives, box.value[chip])
            self.dives = dives
            diver += 1

    def _store(self) -> None:
        """Whoever is home turns their treasures up and keeps them (DSA-19)."""
        seats: i64 = self.seats
        diver: i64 = 0
        while diver < seats:
            if self.is_home(diver) and self.load(diver):
                chips = self.chips_of(diver)
                stores = vec[i64](capacity=len(self.stores) + 2 * len(chips))
                stores = extend(stores, self.stores)
                for chip in chips:
                    stores = append(append(stores, diver), chip)
                self.stores = stores
                if self.effects is not None:
                    self.tell(happened.Stored(int(diver), self._values(diver)))
            diver += 1

    def _sink(self, drowning: vec[i64]) -> None:
        """The path closes up, then the lost chips go to its deep end in stacks (DSA-20)."""
        spaces = self.spaces
        length: i64 = 0
        for treasure in spaces:
            if treasure != BLANK:
                spaces[length] = treasure
                length += 1
        lost = vec[i64]()
        for diver in drowning:
            lost = extend(lost, self.chips_of(diver))
            if self.effects is not None and self.load(diver):
                levels = [int(self.box.level[chip]) for chip in self.chips_of(diver)]
                self.tell(happened.Lost(int(diver), levels))
        first: i64 = 0
        while first < len(lost):  # for every treasure lost there was a blank: there is room
            spaces[length] = self.new_treasure(lost[first : first + self.box.stack])
            length += 1
            first += self.box.stack
        self.spaces = spaces[:length]
        self.lost_dives += len(drowning)

    def _next_starter(self, drowning: vec[i64], last: i64) -> i64:
        """DSA-23."""
        if not len(drowning):
            return self.last_home
        if self.depths[drowning[0]] > 0:
            return drowning[0]
        seats: i64 = self.seats
        while True:  # clockwise
            last += 1
            if last == seats:
                last = 0
            if not self.is_home(last):
                return last

    def _surface(self) -> None:
        """Everybody is in the submarine, with nothing in the sack."""
        self.turned = 0
        seats: i64 = self.seats
        diver: i64 = 0
        while diver < seats:
            self.depths[diver] = 0
            self.empty_sack(diver)
            diver += 1

    def _values(self, diver: i64) -> list[int]:
        """What the chips in a sack are worth, one by one, in the order of taking."""
        return [int(self.box.value[chip]) for chip in self.chips_of(diver)]

    def _levels(self, treasure: i64) -> list[int]:
        """The public side of a treasure: the level of each chip (DSA-4)."""
        return self.box.shown(self.values_of(treasure))

    def _end_game(self) -> None:
        self.phase = OVER
        self.turn = NOBODY
        if self.effects is not None:
            if self.round < self.box.rounds:
                self.tell(happened.PathEmpty())
            ranking = self._ranking()
            self.tell(happened.GameEnded(ranking.places, ranking.scores))

    def outcome(self) -> Outcome | None:
        return self._ranking() if self.phase == OVER else None

    def _ranking(self) -> Outcome:
        """The sum of values, then the number of chips of each level, the deepest first (DSA-24)."""
        box = self.box
        merits = [[0] * (int(box.levels) + 1) for _ in range(self.seats)]
        for place in range(0, len(self.stores), 2):
            merit = merits[self.stores[place]]
            chip = self.stores[place + 1]
            merit[0] += box.value[chip]
            merit[box.levels + 1 - box.level[chip]] += 1
        return Outcome("DSA-24", places(merits), [merit[0] for merit in merits])

    # Copies and knowledge

    def copy(self) -> DeepSeaState:
        return self._twin(self.dice.copy())

    def _twin(self, dice: Dice) -> DeepSeaState:
        """The same table with dice of its own."""
        twin = DeepSeaState(self.game, 0, self.options, dice, self.box)
        twin.seats = self.seats
        twin.ply = self.ply
        twin.turn = self.turn
        twin.phase = self.phase
        twin.round = self.round
        twin.tank = self.tank
        twin.last_home = self.last_home
        twin.lost_dives = self.lost_dives
        twin.turned = self.turned
        twin.at_home = self.at_home
        twin.depths = self.depths[:]
        twin.sacks = self.sacks[:]
        twin.spaces = self.spaces[:]
        twin.stacks = self.stacks
        twin.stores = self.stores
        twin.dives = self.dives
        return twin

    def imagine(self, seat: int, dice: Dice) -> DeepSeaState:
        """Levels are public; values are hidden but for what is stored and one's own at home."""
        twin = self._twin(dice)
        twin.stacks = self.stacks[:]
        pool = Pool(self.box)
        for treasure in self.spaces:
            pool.add(self, treasure)
        hidden = self._hidden_sacks(seat)
        for diver in hidden:
            for number in range(self.load(diver)):
                pool.add(self, self.carried(diver, number))
        pool.mix(dice)
        for space in range(len(twin.spaces)):
            twin.spaces[space] = pool.drawn(twin, twin.spaces[space])
        for diver in hidden:
            for number in range(self.load(diver)):
                twin.exchange(diver, number, pool.drawn(twin, twin.carried(diver, number)))
        return twin

    def _hidden_sacks(self, seat: int) -> vec[i64]:
        """Whose treasures a seat has not seen from below (DSA-16, DSA-19)."""
        divers = vec[i64]()
        for diver in range(self.seats):
            if diver != seat or not self.is_home(diver):
                divers = append(divers, diver)
        return divers

    def view(self, seat: int | None) -> DeepSeaView:
        return view_of(self, seat)

    def conserved(self) -> dict[str, int]:
        chips = len(self.stores) // 2
        for treasure in self.spaces:
            chips += self.size(treasure)
        for diver in range(self.seats):
            chips += len(self.chips_of(diver))
        return {"chips": int(chips)}

    def figures(self) -> dict[str, float]:
        stored = [value for store in self.stored for value in store]
        return {
            "treasures-stored": len(stored),
            "value-stored": sum(stored),
            "dives-lost": int(self.lost_dives),
        }
