"""Capabilities: what only some games have. A simple game never meets them.

A game declares those that it has, each as an object of one of these classes, and whoever needs one
asks the game for it. The functions at the end answer for any game, also for one that has it not.
Real time is a capability too: the state of such a game is a `TimedState` (`engine.real_time`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic

from fathom.engine.drawn_charts import ChartFault, ChartKit, Drawing
from fathom.engine.effects import Effect
from fathom.engine.errors import InvalidMove
from fathom.engine.kinds import O, S, V
from fathom.engine.outcome import Outcome, Remark
from fathom.engine.state import State

if TYPE_CHECKING:
    from fathom.engine.game import Game
    from fathom.engine.view import View


class Teams(Generic[O]):
    """Seats that win and lose together."""

    calls: tuple[str, ...] = ()
    """What those on a side can call to each other by name, in everybody's own language."""
    sizes_option: str | None = None
    """The option that says how many seats each side has, if the host may choose that."""

    def sides(self, seats: int, options: O) -> list[tuple[int, ...]]:
        """The seats of each side."""
        raise NotImplementedError

    def stations(self, seats: int, options: O) -> list[list[str]]:
        """By seat: what it is for, in words, where seats differ from the start."""
        return [[] for _ in range(seats)]

    def is_call(self, call: str) -> bool:
        """Whether this is a call of the game: one of `calls`, and what it may be about."""
        return call in self.calls

    def moment(self, state: State) -> int:
        """How much everybody has noticed so far: what was called is dated by it."""
        return known_ply(state, None)


class SharedTurns(Generic[V]):
    """Several seats may act at once: then a move counts as it arrives, whatever came before."""

    def may_wait(self, view: V, moves: list[int]) -> bool:
        """Whether somebody sensible with this view may let these moves be for now."""
        return False


class HiddenPlies(Generic[S]):
    """Seats may act without everybody noticing: even the number of moves would tell something."""

    def known_ply(self, state: S, seat: int | None) -> int:
        """How many plies a seat, or a spectator, has noticed."""
        raise NotImplementedError

    def known_to_act(self, state: S, seat: int | None) -> list[int]:
        """The seats that may act as far as a seat, or a spectator, may know."""
        raise NotImplementedError


class Drawings(Generic[S]):
    """Some moves stand for something that is drawn, and the drawing is attached to them."""

    def judge(self, move: int, attachment: object) -> int | None:
        """The move that a person's move, with what is attached to it, amounts to.

        The drawing decides, not who drew it. None: the move does not stand for a drawing. Raises
        InvalidMove for a drawing that is none.
        """
        raise NotImplementedError

    def shown_plies(self, state: S, seat: int | None) -> list[int]:
        """The plies whose attachments that seat, or a spectator, may see now."""
        raise NotImplementedError


class Hunt(Generic[S]):
    """Sides hunt each other: what each could conclude, for whoever looks back at the game."""

    def insight(self, state: S, side: int) -> dict[str, float]:
        """Where a side could conclude that its prey is: the likelihood by field, 1 in all."""
        raise NotImplementedError

    def outlook(self, state: S, seat: int) -> float:
        """The share of the victory that a seat can expect while the game goes on, at a glance.

        It depends on nothing that the seat may not know.
        """
        raise NotImplementedError


class Charts:
    """Boards or maps to play on, as texts: some come with the game, others are brought along.

    Players draw their own on a page: `kit` says what there is to draw with, `written` makes the
    text of a drawing, `drawing` the drawing of a text. None of them trusts what it is given.
    """

    option: str
    """The option that holds the name of one that comes with the game, or a whole text."""
    names: tuple[str, ...]
    """Those that come with the game."""
    form: str
    """The first line of every text: it says what the text is."""
    kit: ChartKit
    most_fields: int
    """No chart has more fields than this."""
    variants: tuple[str, ...] = ()
    """Values of the option `variant_option`, where one chart is drawn differently for each."""
    variant_option: str | None = None
    fault_names: tuple[str, ...]
    """The name of every `ChartFault` that there can be."""

    def text(self, name: str) -> str:
        """The text of one that comes with the game. Raises FathomError if there is none such."""
        raise NotImplementedError

    def faults(self, text: str) -> list[ChartFault]:
        """Everything wrong with a text; quickly, whatever the text is."""
        raise NotImplementedError

    def drawing(self, text: str, variant: str | None = None) -> Drawing | None:
        """The drawing that a text describes, if enough of it can be read, even with faults."""
        raise NotImplementedError

    def written(self, drawing: Drawing) -> str:
        """The text of a drawing, whatever is wrong with it."""
        raise NotImplementedError

    def facts(self, text: str) -> dict[str, str | int]:
        """What is said of a text without faults, for the game's message `board-good`."""
        return {}


class Agreement(Generic[S]):
    """All may agree to end the game before its end."""

    def outcome(self, state: S) -> Outcome | None:
        """The ranking if all agree to end here; None: not here."""
        raise NotImplementedError


class Epilogue(Generic[S]):
    """What made a game end as it did, in terms of the game, for whoever sees the result.

    `story` is all that everybody was told in the game, from its first ply on: what is said here
    depends on nothing else that was hidden.
    """

    def remarks(self, state: S, story: Sequence[Effect]) -> list[Remark]:
        """What to say of each seat or side, the most telling of each first.

        A remark is the message `epilogue-...`; it may use `who`, and `you`, which is `yes` to
        those whom it is about.
        """
        raise NotImplementedError

    def figures(self, state: S, story: Sequence[Effect]) -> dict[str, list[int]]:
        """By name of a figure (`figure-...`): its value for each side."""
        return {}


# What holds for any game


def sides_of(game: Game, seats: int, options: Any) -> list[tuple[int, ...]]:
    """The seats that win and lose together; where there are no teams, each seat alone."""
    if game.teams is None:
        return [(seat,) for seat in range(seats)]
    return game.teams.sides(seats, options)


def side_of(game: Game, seat: int, seats: int, options: Any) -> int:
    """The number of the side that a seat is on."""
    sides = sides_of(game, seats, options)
    return next(number for number, side in enumerate(sides) if seat in side)


def is_call(game: Game, call: str) -> bool:
    """Whether those on a side can call this to each other; where there are no teams, nothing."""
    return game.teams is not None and game.teams.is_call(call)


def stations_of(game: Game, seats: int, options: Any) -> list[list[str]]:
    """By seat: what it is for, in words; nothing where all seats are alike."""
    if game.teams is None:
        return [[] for _ in range(seats)]
    return game.teams.stations(seats, options)


def may_wait(game: Game, view: View, moves: list[int]) -> bool:
    """Whether somebody sensible may let these moves be; never where only one seat may act."""
    return game.shared_turns is not None and game.shared_turns.may_wait(view, moves)


def known_ply(state: State, seat: int | None) -> int:
    """How many plies a seat, or a spectator, has noticed."""
    hidden = state.game.hidden_plies
    return state.ply if hidden is None else hidden.known_ply(state, seat)


def known_to_act(state: State, seat: int | None) -> list[int]:
    """The seats that may act as far as a seat, or a spectator, may know."""
    hidden = state.game.hidden_plies
    return state.to_act() if hidden is None else hidden.known_to_act(state, seat)


def judged(game: Game, move: int, attachment: object) -> int:
    """The move that a person's move amounts to. Raises InvalidMove if nothing belongs to it."""
    amounts_to = None if game.drawings is None else game.drawings.judge(move, attachment)
    if amounts_to is None and attachment is not None:
        raise InvalidMove(f"nothing can be attached to {game.move_text(move)!r}")
    return move if amounts_to is None else amounts_to


def shown_plies(state: State, seat: int | None) -> list[int]:
    """The plies whose attachments that seat, or a spectator, may see now."""
    drawings = state.game.drawings
    return [] if drawings is None else drawings.shown_plies(state, seat)


def agreed_end(state: State) -> Outcome | None:
    """The ranking if all agree to end here; None: the rules know no such end."""
    agreement = state.game.agreement
    return None if agreement is None else agreement.outcome(state)
