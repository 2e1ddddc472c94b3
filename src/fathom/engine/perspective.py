"""Perspective: all that a bot is given."""

from fathom.engine.capabilities import may_wait
from fathom.engine.dice import Dice
from fathom.engine.encoder import Encoder
from fathom.engine.game import Game
from fathom.engine.state import State
from fathom.engine.talk import Heard
from fathom.engine.view import View


class Perspective:
    """What one seat knows of a game in progress. The true state cannot be had from it."""

    def __init__(
        self,
        state: State,
        seat: int,
        heard: tuple[Heard, ...] = (),
        past: list[int] | None = None,
    ) -> None:
        self.__state = state
        self.seat = seat
        self.heard = heard
        """What those on the seat's side have called to each other, oldest first."""
        self.past = [] if past is None else past
        """The seat's own moves, oldest first; none where nobody has kept them."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.__state.game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.__state.seats

    def legal_moves(self) -> list[int]:
        """What the seat may do now."""
        return self.__state.legal_moves(self.seat)

    def may_wait(self) -> bool:
        """Whether somebody sensible may let all that be for now."""
        return may_wait(self.game, self.view(), self.legal_moves())

    def view(self) -> View:
        """What the seat sees."""
        return self.__state.view(self.seat)

    def imagine(self, dice: Dice) -> State:
        """A state drawn from those that the seat cannot tell from the true one."""
        return self.__state.imagine(self.seat, dice)

    def encode(self, encoder: Encoder) -> bytes:
        """What the seat may know as numbers, a byte each, as an encoder of the game writes it."""
        return encoder.encode(self.__state, self.seat)
