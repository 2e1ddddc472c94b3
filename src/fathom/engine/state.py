# mypyc: compile
"""State: a game in progress, the whole table-top.

Compiled with mypyc. Subclasses may be compiled too, or plain Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fathom.engine.dice import Dice
from fathom.engine.errors import GameOver, IllegalMove, InvalidMove, NotYourTurn

if TYPE_CHECKING:
    from fathom.engine.effects import Effect, Told
    from fathom.engine.game import Game
    from fathom.engine.outcome import Outcome
    from fathom.engine.view import View

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # nothing in it knows its state
class State:
    """One game in progress: what lies on the table, in every hand, and in the dice.

    A subclass fills in the methods that raise NotImplementedError. Seats count from 0. It is not
    generic in its options: mypyc would give every state a `__dict__` and slower calls for that.
    """

    def __init__(self, game: Game, seats: int, options: Any, dice: Dice) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.dice = dice
        self.ply = 0
        """How many moves have been played."""
        self.turn = NOBODY
        """The one seat that may act; NOBODY when the game is over or several may."""
        self.now = 0
        """In real time: when the last thing happened, in milliseconds since the start."""
        self.effects: list[Told] | None = None
        """What has happened since somebody began to listen; None while nobody does."""

    def deal(self) -> None:
        """Set the empty table for a new game."""
        raise NotImplementedError

    # Whose turn, what is possible

    def to_act(self) -> list[int]:
        """The seats that may act now; none when the game is over."""
        return [] if self.turn == NOBODY else [self.turn]

    def legal_moves(self, seat: int) -> list[int]:
        """Every move the seat may make now, in ascending order; none if it may not act."""
        raise NotImplementedError

    def list_moves(self, seat: int, into: vec[i64]) -> i64:
        """Write what `legal_moves` says into numbers that have room for it; how many moves it is.

        Random play and search ask this. A game that makes no list for it is quicker.
        """
        moves = self.legal_moves(seat)
        for number, move in enumerate(moves):
            into[number] = move
        return len(moves)

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        """Why a move of the game is not legal for a seat that may act: clause and reason.

        The reason tells the seat nothing it does not know.
        """
        raise NotImplementedError

    # Playing

    def play(self, seat: int, move: int) -> None:
        """Make a move, refusing what is not legal and leaving the state unchanged then.

        Raises InvalidMove, GameOver, NotYourTurn or IllegalMove.
        """
        self.check(seat, move)
        self.apply(seat, move)

    def check(self, seat: int, move: int) -> None:
        """Raise what `play` would raise, and change nothing."""
        if not 0 <= seat < self.seats:
            known = f"seats are 0 to {self.seats - 1}"
            raise InvalidMove(f"there is no seat {seat}: {known} ({self.where()})")
        if not 0 <= move < self.game.move_count:
            known = f"moves are 0 to {self.game.move_count - 1}"
            raise InvalidMove(f"there is no move {move}: {known} ({self.where(seat)})")
        acting = self.to_act()
        text = self.move_text(move)
        if not acting and self.outcome() is not None:
            raise GameOver(f"the game is over, nobody may play {text!r} ({self.where(seat)})")
        if seat not in acting:
            from fathom.engine.capabilities import known_to_act

            others = [str(other) for other in known_to_act(self, seat) if other != seat]
            waiting = f": it is the turn of seat {' or '.join(others)}" if others else " now"
            raise NotYourTurn(f"seat {seat} may not play {text!r}{waiting} ({self.where(seat)})")
        if move not in self.legal_moves(seat):
            clause, reason = self.refusal(seat, move)
            raise IllegalMove(clause, reason, move=text, where=self.where(seat))

    def apply(self, seat: int, move: int) -> None:
        """Make a legal move, trusting the caller: for search and simulation."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The ranking and why the game ended; None while it goes on."""
        raise NotImplementedError

    # Notation

    def move_text(self, move: int) -> str:
        """The word for a move."""
        return self.game.move_text(move)

    def parse_move(self, text: str) -> int:
        """The move that a word means. Raises InvalidMove if it means none."""
        return self.game.parse_move(text)

    # Copies and knowledge

    def copy(self) -> Self:
        """An independent state that goes on as this one would. Nobody listens to it.

        This one copies what the position of the game speaks of. One that names every attribute is
        quicker, which matters where games are searched.
        """
        from fathom.engine.position import copy_of

        return copy_of(self)

    def imagine(self, seat: int, dice: Dice) -> State:
        """A state drawn from those that `seat` cannot tell from this one.

        `dice` draws it and is its future chance. It depends on nothing else but what the seat
        knows.
        """
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A state is pickled as its game and its position."""
        from fathom.engine.position import unpickled

        return unpickled, (self.game, self.position())

    def view(self, seat: int | None) -> View:
        """What that seat, or a spectator (None), may see.

        This one hides nothing: the view of the game has fields of the state as they are.
        """
        from fathom.engine.view import view_by_fields

        view: View = view_by_fields(self.game.view, self, seat)
        return view

    def information_state(self, seat: int) -> str:
        """All that a seat knows of the table, as a text: JSON of its view and of what it imagines.

        States that the seat cannot tell apart have the same, others have another.
        """
        from fathom.engine.position import information_state

        return information_state(self, seat)

    def legal_mask(self, out: Any, seat: int | None = None) -> None:
        """Write 1 for every legal move and 0 for all others into a buffer of bytes or floats.

        Without `seat`, those of the seat on turn. Raises InvalidBuffer if it does not fit.
        """
        from fathom.engine.encoder import pour

        mask = bytearray(self.game.move_count)
        asked = self.turn if seat is None else seat
        if asked != NOBODY:
            for move in self.legal_moves(asked):
                mask[move] = 1
        pour(bytes(mask), out)

    # Chance, for whoever goes through all that can happen

    def chances(self, seat: int, move: int, draws: Sequence[int] = ()) -> int:
        """How many ways, equally likely, the next draw of chance can go when a move is made.

        `draws` are those before it, as it was decided that they go. 0: nothing is left to chance.
        """
        from fathom.engine.chance import attempt

        return attempt(self, seat, move, draws)[1]

    def apply_chance(self, seat: int, move: int, draws: Sequence[int]) -> None:
        """Make a legal move; chance goes as told, and the dice stay as they are.

        Raises InvalidDraws unless these are as many draws as the move needs, each in its range.
        """
        from fathom.engine.chance import ChosenDice, check_draws

        check_draws(self, seat, move, draws)
        own = self.dice
        self.dice = ChosenDice(draws)
        self.apply(seat, move)
        self.dice = own

    # Reading and checking

    def position(self) -> dict[str, Any]:
        """The whole state as plain JSON values, hidden things included.

        This one writes the attributes that the position of the game names.
        """
        from fathom.engine.position import position_by_fields

        return position_by_fields(self)

    def conserved(self) -> dict[str, int]:
        """Quantities that never change in a game, such as the number of chips."""
        return {}

    def figures(self) -> dict[str, float]:
        """What a report on many games counts at the end of each."""
        return {}

    def where(self, seat: int | None = None) -> str:
        """Which game and which ply, for messages to this seat. It tells no secret."""
        from fathom.engine.capabilities import known_ply

        return f"{self.game.key} {self.dice.label} ply={known_ply(self, seat)}"

    # Effects

    def listen(self) -> None:
        """Collect effects from now on."""
        self.effects = []

    def heard(self) -> list[Told]:
        """The effects since the last time, which are then forgotten."""
        told = self.effects
        if told is None:
            return []
        self.effects = []
        return told

    def tell(self, effect: Effect, seats: tuple[int, ...] | None = None) -> None:
        """Note an effect for those who may see it: some seats, or (None) everybody.

        Ask `self.effects is not None` first, so that silence costs nothing.
        """
        from fathom.engine.effects import Told

        assert self.effects is not None
        self.effects.append(Told(effect, seats))


def listed(state: State, seat: int, most: int) -> list[int]:
    """What `list_moves` says, as a list; never more than `most` moves."""
    numbers = vec[i64]([0] * most)
    count = state.list_moves(seat, numbers)
    moves = [0] * int(count)
    for place in range(count):
        moves[place] = int(numbers[place])
    return moves
