"""The rules of Pearl."""

from __future__ import annotations

from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.options import Options
from fathom.engine.outcome import Outcome, places
from fathom.engine.state import NOBODY, State
from tests.toys.pearl import effects as happened
from tests.toys.pearl.spec import PEARLS
from tests.toys.pearl.view import PearlView, view_of

KEEP, SWAP = range(2)


class PearlState(State[Options]):
    """Everybody's pearl, the bag, and the pearls laid down."""

    def __init__(self, game: Game, seats: int, options: Options, dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.hands: list[int] = []
        self.bag: list[int] = []
        self.laid_down: list[int] = []

    def deal(self) -> None:
        """Everybody draws a pearl (PRL-1)."""
        self.bag = list(range(1, PEARLS + 1))
        self.dice.shuffle(self.bag)
        self.hands = [self.bag.pop() for _ in range(self.seats)]
        self.turn = 0

    def legal_moves(self, seat: int) -> list[int]:
        return [KEEP, SWAP] if seat == self.turn else []

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        raise AssertionError("who may act may keep or swap")

    def apply(self, seat: int, move: int) -> None:
        self.ply += 1
        if move == SWAP:  # PRL-3
            old, self.hands[seat] = self.hands[seat], self.bag.pop()
            self.laid_down.append(old)
        if self.effects is not None:
            self._tell_move(seat, move)
        self.turn = seat + 1 if seat + 1 < self.seats else NOBODY  # PRL-2
        if self.turn == NOBODY and self.effects is not None:
            self.tell(happened.Shown(self.hands[:]))

    def _tell_move(self, seat: int, move: int) -> None:
        if move == KEEP:
            self.tell(happened.Kept(seat))
        else:
            self.tell(happened.Swapped(seat, self.laid_down[-1]))
            self.tell(happened.Drew(seat, self.hands[seat]), (seat,))

    def outcome(self) -> Outcome | None:
        if self.turn != NOBODY:
            return None
        return Outcome("PRL-4", places(self.hands), self.hands[:])

    def imagine(self, seat: int, dice: Dice) -> PearlState:
        """A seat knows its own pearl and those laid down; at the end it knows every hand."""
        twin = self.copy()
        twin.dice = dice
        if self.turn == NOBODY:
            hidden = sorted(self.bag)
            dice.shuffle(hidden)
            twin.bag = hidden
            return twin
        hidden = sorted([*self.bag, *(pearl for pearl in self.hands if pearl != self.hands[seat])])
        dice.shuffle(hidden)
        twin.hands = [
            self.hands[seat] if other == seat else hidden.pop() for other in range(self.seats)
        ]
        twin.bag = hidden
        return twin

    def view(self, seat: int | None) -> PearlView:
        return view_of(self, seat)

    def conserved(self) -> dict[str, int]:
        return {"pearls": len(self.hands) + len(self.bag) + len(self.laid_down)}
