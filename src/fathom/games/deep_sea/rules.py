# mypyc: compile
"""The rules of Deep Sea Adventure. Clause numbers are those of `fathom rules deep-sea`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.outcome import Outcome, places
from fathom.engine.state import NOBODY, State
from fathom.games.deep_sea import effects as happened
from fathom.games.deep_sea.box import Box, Treasure
from fathom.games.deep_sea.notation import DROP, LEAVE, ON, TAKE, TURN
from fathom.games.deep_sea.spec import MOST_CHIPS, DeepSeaOptions
from fathom.games.deep_sea.view import DeepSeaView, Haul, view_of

if TYPE_CHECKING:
    from fathom.engine.game import Game

DIRECTION: Final = 0
EXPLORE: Final = 1
OVER: Final = 2

BLANK: Final[Treasure] = ()
# A table, because mypyc shifts a small literal in 32 bits only.
BIT: Final[list[int]] = [1 << depth for depth in range(MOST_CHIPS + 1)]


@final
class DeepSeaState(State):
    """A table of Deep Sea Adventure. Depth 0 is the submarine, depth 1 the first space below."""

    options: DeepSeaOptions

    def __init__(
        self, game: Game, seats: int, options: DeepSeaOptions, dice: Dice, box: Box
    ) -> None:
        super().__init__(game, seats, options, dice)
        self.box = box
        self.phase = DIRECTION
        self.round = 1
        self.tank = box.air
        self.path: list[Treasure] = []
        self.depth = [0] * seats
        self.returning = [False] * seats
        self.home = [False] * seats
        self.last_home = NOBODY
        self.sack: list[list[Treasure]] = [[] for _ in range(seats)]
        """What each diver has taken in this round, in the order of taking."""
        self.stored: list[list[int]] = [[] for _ in range(seats)]
        """The values that each diver has brought home in earlier rounds."""
        self.lost_dives = 0
        self.hauls: list[list[Haul]] = []
        """By round that is over, and by seat: how it ended."""

    def deal(self) -> None:
        """Lay the path and draw who starts (DSA-2, DSA-4, DSA-25)."""
        dice = self.dice
        for level in self.box.laid:
            chips = level[:]
            dice.shuffle(chips)
            self.path.extend(chips)
        starter = self.options.starter
        self.turn = dice.below(self.seats) if starter is None else starter

    # Whose turn, what is possible

    def legal_moves(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        diver: i64 = seat
        depth: i64 = self.depth[diver]
        if self.phase == DIRECTION:
            if depth == 0 or self.returning[diver]:  # DSA-10, DSA-9
                return [ON]
            if not self._has_free_space_below(depth):  # DSA-26
                return [TURN]
            return [ON, TURN]
        if self.path[depth - 1]:
            return [LEAVE, TAKE]  # DSA-15, DSA-16
        moves = [LEAVE]
        for number in range(len(self.sack[diver])):  # DSA-17
            moves.append(DROP + number)
        return moves

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        if self.phase == DIRECTION:
            if move == ON:
                return "DSA-26", "there is no free space further down, so the diver must turn back"
            if move == TURN:
                if self.returning[seat]:
                    return "DSA-9", "the diver is already on the way back"
                return "DSA-10", "the diver is still in the submarine"
            return "DSA-6", "the direction comes first"
        if move in (ON, TURN):
            return "DSA-6", "the diver has moved already"
        if move == TAKE:
            return "DSA-16", "there is no treasure on this space"
        if self.path[self.depth[seat] - 1]:
            return "DSA-17", "a treasure can only be put back on a blank"
        return "DSA-17", f"the diver carries {len(self.sack[seat])}, not {move - DROP + 1}"

    def _occupied(self) -> i64:
        """The depths where divers are, a bit each: BIT[depth]."""
        bits: i64 = 0
        for depth in self.depth:
            place: i64 = depth
            bits |= BIT[place]
        return bits

    def _has_free_space_below(self, depth: i64) -> bool:
        bottom: i64 = len(self.path)
        if bottom - depth >= self.seats:  # more spaces than other divers
            return True
        occupied = self._occupied()
        while depth < bottom:
            depth += 1
            if not occupied & BIT[depth]:
                return True
        return False

    # Playing

    def apply(self, seat: int, move: int) -> None:
        self.ply += 1
        diver: i64 = seat
        if self.phase == DIRECTION:
            if move == TURN:
                self.returning[diver] = True
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
        steps: i64 = max(roll - len(self.sack[diver]), 0)  # DSA-11
        start: i64 = self.depth[diver]
        if self.returning[diver]:
            depth = self._swum_up(start, steps)
        else:
            depth = self._swum_down(start, steps)
        self.depth[diver] = depth
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
        if self.returning[diver]:
            self._come_home(diver)
        self._end_turn(diver)  # DSA-13: who found no free space is still in the submarine

    def _swum_down(self, depth: i64, steps: i64) -> i64:
        """Where so many free spaces further down are, or the last free one (DSA-12, DSA-13)."""
        occupied = self._occupied()
        bottom: i64 = len(self.path)
        below = depth
        while steps > 0 and below < bottom:
            below += 1
            if not occupied & BIT[below]:
                depth = below
                steps -= 1
        return depth

    def _swum_up(self, depth: i64, steps: i64) -> i64:
        """Where so many free spaces further up are, or the submarine (DSA-12, DSA-13)."""
        occupied = self._occupied()
        while steps > 0 and depth > 0:
            depth -= 1
            if depth == 0 or not occupied & BIT[depth]:
                steps -= 1
        return depth

    def _come_home(self, diver: i64) -> None:
        self.home[diver] = True
        self.last_home = int(diver)
        if self.effects is not None:
            seat = int(diver)
            self.tell(happened.CameHome(seat, len(self.sack[diver])))
            if self.sack[diver]:  # DSA-19: they may look at their own at once
                self.tell(happened.Looked(seat, self._values(seat)), (seat,))

    def _explore(self, diver: i64, move: int) -> None:
        space: i64 = self.depth[diver] - 1
        sack = self.sack[diver]
        if move == TAKE:  # DSA-16, and DSA-21 for a stack
            treasure = self.path[space]
            sack.append(treasure)
            self.path[space] = BLANK
            if self.effects is not None:
                self.tell(happened.Took(int(diver), self.box.shown(treasure)))
        elif move >= DROP:  # DSA-17
            treasure = sack.pop(move - DROP)
            self.path[space] = treasure
            if self.effects is not None:
                self.tell(happened.PutBack(int(diver), self.box.shown(treasure)))
        self._end_turn(diver)

    def _begin_turn(self, diver: i64) -> None:
        """Breathe, then wait for the direction (DSA-6, DSA-7)."""
        self.turn = int(diver)
        self.phase = DIRECTION
        air = min(len(self.sack[diver]), self.tank)
        if air:
            self.tank -= air
            if self.effects is not None:
                self.tell(happened.Breathed(int(diver), air, self.tank))

    def _end_turn(self, diver: i64) -> None:
        if self.tank == 0 or self._all_home():  # DSA-8, DSA-18
            self._end_round(diver)
            return
        seats: i64 = self.seats
        while True:
            diver += 1
            if diver == seats:
                diver = 0
            if not self.home[diver]:  # DSA-5
                break
        self._begin_turn(diver)

    def _all_home(self) -> bool:
        for home in self.home:
            if not home:
                return False
        return True

    # Round and game end

    def _end_round(self, last: i64) -> None:
        drowning = self._deepest_first()
        if self.effects is not None:
            if drowning:
                self.tell(happened.AirRanOut(self.round))
            else:  # DSA-18: both at once counts as all home
                self.tell(happened.AllHome(self.round))
        self.hauls.append([self._haul(seat) for seat in range(self.seats)])
        self._store()
        self._sink(drowning)
        starter = self._next_starter(drowning, int(last))
        seats = self.seats
        self.depth = [0] * seats
        self.returning = [False] * seats
        self.sack = [[] for _ in range(seats)]
        if self.round == self.box.rounds or not self.path:  # DSA-24, DSA-13
            self._end_game()
            return
        self.home = [False] * seats
        self.last_home = NOBODY
        self.round += 1
        self.tank = self.box.air  # DSA-22
        if self.effects is not None:
            self.tell(happened.RoundStarted(self.round, starter))
        self._begin_turn(starter)

    def _deepest_first(self) -> list[int]:
        """Whoever is not home, the deepest first; no two are equally deep but in the submarine."""
        divers: list[int] = []
        for seat in range(self.seats):
            if not self.home[seat]:
                place = len(divers)
                while place > 0 and self.depth[divers[place - 1]] < self.depth[seat]:
                    place -= 1
                divers.insert(place, seat)
        return divers

    def _haul(self, seat: int) -> Haul:
        values = self._values(seat)
        home = self.home[seat]
        return Haul(home, self.depth[seat], self.box.shown(tuple(values)), values if home else [])

    def _store(self) -> None:
        """Whoever is home turns their treasures up and keeps them (DSA-19)."""
        for seat in range(self.seats):
            if self.home[seat] and self.sack[seat]:
                values = self._values(seat)
                self.stored[seat].extend(values)
                if self.effects is not None:
                    self.tell(happened.Stored(seat, values))

    def _sink(self, drowning: list[int]) -> None:
        """The path closes up, then the lost chips go to its deep end in stacks (DSA-20)."""
        path: list[Treasure] = []
        for treasure in self.path:
            if treasure:
                path.append(treasure)
        row: list[int] = []
        for seat in drowning:
            values = self._values(seat)
            row.extend(values)
            if self.effects is not None and values:
                self.tell(happened.Lost(seat, self.box.shown(tuple(values))))
        stack = self.box.stack
        for start in range(0, len(row), stack):
            path.append(tuple(row[start : start + stack]))
        self.path = path
        self.lost_dives += len(drowning)

    def _next_starter(self, drowning: list[int], last: int) -> int:
        """DSA-23."""
        if not drowning:
            return self.last_home
        if self.depth[drowning[0]] > 0:
            return drowning[0]
        return min(drowning, key=lambda seat: (seat - last - 1) % self.seats)  # clockwise

    def _values(self, seat: int) -> list[int]:
        """The chips in a sack, one by one, in the order of taking."""
        return [value for treasure in self.sack[seat] for value in treasure]

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
        merits: list[list[int]] = []
        back = self.box.back
        for store in self.stored:
            merit = [sum(store)]
            for level in range(self.box.levels, 0, -1):
                merit.append(len([value for value in store if back[value] == level]))
            merits.append(merit)
        return Outcome("DSA-24", places(merits), [merit[0] for merit in merits])

    # Copies and knowledge

    def copy(self) -> DeepSeaState:
        twin = DeepSeaState(self.game, 0, self.options, self.dice.copy(), self.box)
        twin.seats = self.seats
        twin.ply = self.ply
        twin.turn = self.turn
        twin.phase = self.phase
        twin.round = self.round
        twin.tank = self.tank
        twin.path = self.path[:]
        twin.depth = self.depth[:]
        twin.returning = self.returning[:]
        twin.home = self.home[:]
        twin.last_home = self.last_home
        twin.sack = [sack[:] for sack in self.sack]
        twin.stored = [store[:] for store in self.stored]
        twin.lost_dives = self.lost_dives
        twin.hauls = self.hauls[:]
        return twin

    def imagine(self, seat: int, dice: Dice) -> DeepSeaState:
        """Levels are public; values are hidden but for what is stored and one's own at home."""
        twin = self.copy()
        twin.dice = dice
        places = [twin.path]
        for diver in range(self.seats):
            if diver != seat or not self.home[diver]:  # DSA-16, DSA-19
                places.append(twin.sack[diver])
        back = self.box.back
        pools: list[list[int]] = [[] for _ in range(self.box.levels)]
        for place in places:
            for treasure in place:
                for value in treasure:
                    pools[back[value] - 1].append(value)
        for pool in pools:
            pool.sort()  # so that the draw depends on nothing the seat does not know
            dice.shuffle(pool)
        for place in places:
            for index in range(len(place)):
                place[index] = tuple([pools[back[value] - 1].pop() for value in place[index]])
        return twin

    def view(self, seat: int | None) -> DeepSeaView:
        return view_of(self, seat)

    def conserved(self) -> dict[str, int]:
        chips = sum([len(store) for store in self.stored])
        chips += sum([len(treasure) for treasure in self.path])
        for sack in self.sack:
            chips += sum([len(treasure) for treasure in sack])
        return {"chips": chips}

    def figures(self) -> dict[str, float]:
        stored = [value for store in self.stored for value in store]
        return {
            "treasures-stored": len(stored),
            "value-stored": sum(stored),
            "dives-lost": self.lost_dives,
        }
