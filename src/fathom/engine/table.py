"""Table: the one pure authority over a game in progress, in the terminal and on the server alike.

It has no clock, no storage and no network: whoever owns it brings those. `propose` checks a ply and
works out what comes of it, `commit` makes it; between the two its owner can keep it. Looking
changes nothing: what depends on the time is told the time.
"""

from __future__ import annotations

from bisect import bisect_right
from types import NoneType
from typing import Any, NamedTuple

from fathom.engine.capabilities import judged, known_ply, shown_plies
from fathom.engine.effects import Effect, Told
from fathom.engine.errors import InvalidMove, StaleMove
from fathom.engine.game import Game
from fathom.engine.options import Options
from fathom.engine.real_time import due, is_timed, pass_time
from fathom.engine.state import State
from fathom.engine.view import View


class Play(NamedTuple):
    """One ply as it was played. Neither seat nor move: time passed and something was due."""

    seat: int | None
    move: int | None
    at: int = 0
    """Milliseconds since the start, in games that are played in real time."""
    attachment: dict[str, Any] | list[Any] | None = None
    """What the move stands for but cannot carry, such as a drawn line; plain JSON values."""


class Proposal(NamedTuple):
    """A ply that can be made: it has been checked, and nothing has changed yet."""

    ply: int
    """Its number. Once another ply has been made it is too late for this one."""
    play: Play
    state: State
    """The table-top after it."""
    told: list[Told]
    """What happens, and who may know of it."""


class Sight(NamedTuple):
    """All that is sent to one viewer: nothing in it depends on what they may not know."""

    ply: int
    """In the viewer's own count: plies that they cannot notice are not in it."""
    view: View
    legal_moves: list[int]
    effects: list[Effect]
    attachments: list[dict[str, Any] | list[Any] | None]
    """What was attached to moves, as far as it is on show now."""


class Table:
    """A game in progress: its header, its seed, and every ply so far."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | bytes,
        options: dict[str, Any] | Options | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.state: State = game.new(seats, seed=seed, options=options)
        """The table-top after the last ply: another one after every ply that is committed."""
        self.plays: list[Play] = []
        self._told: list[list[Told]] = []
        self._known: list[tuple[int, ...]] = []
        """By ply: how many each viewer, spectators first, had noticed after it."""
        self._known_before = self._all_know()
        """The same before the first ply: a game may begin in the middle of another."""
        self._looked: State | None = None
        """As it looked when somebody last looked later than the last ply."""

    @property
    def ply(self) -> int:
        """How many plies have been played: the number of the next one."""
        return len(self.plays)

    def known_ply(self, seat: int | None) -> int:
        """How many of them a viewer has noticed: the number that they answer."""
        known = self._known[-1] if self._known else self._known_before
        return known[0 if seat is None else seat + 1]

    def past(self, seat: int) -> list[int]:
        """The seat's own moves, oldest first."""
        return [play.move for play in self.plays if play.seat == seat and play.move is not None]

    # Deciding

    def propose(
        self,
        seat: int,
        move: int | str,
        *,
        ply: int | None = None,
        at: int | None = None,
        attachment: dict[str, Any] | list[Any] | None = None,
        is_judged: bool = False,
    ) -> Proposal:
        """Check a move, given as its number or its words, and work out what comes of it.

        It answers `ply` (None: any), in the seat's own count, and is made at the time `at` (None:
        no time has passed), by which nothing else may be due. With `is_judged` the game judges what
        is attached, and the move is the one that it amounts to. Raises StaleMove, InvalidMove or
        what `State.check` raises. The table does not change.
        """
        refuse_stale(ply, self.known_ply(seat if 0 <= seat < self.state.seats else None))
        if not isinstance(attachment, (dict, list, NoneType)):
            raise InvalidMove("what is attached to a move is a JSON object or a list")
        number = self.state.parse_move(move) if isinstance(move, str) else move
        after = self._later(at)
        after.check(seat, number)
        if is_judged:
            amounts_to = judged(self.game, number, attachment)
            if amounts_to != number:
                after.check(seat, amounts_to)
                number = amounts_to
        after.listen()
        after.apply(seat, number)
        play = Play(seat, number, after.now, attachment)
        return Proposal(self.ply, play, after, after.heard())

    def propose_time(self, at: int) -> Proposal | None:
        """Work out what happens by itself up to `at`: a ply of its own; None if nothing is due.

        Raises InvalidMove if it is later already. The table does not change.
        """
        self._check_time(at)
        moment = due(self.state)
        if moment is None or moment > at:
            return None
        after = self.state.copy()
        after.listen()
        pass_time(after, at)
        return Proposal(self.ply, Play(None, None, at), after, after.heard())

    def commit(self, proposal: Proposal) -> None:
        """Make a ply that was proposed. Raises StaleMove if another one was made meanwhile."""
        refuse_stale(proposal.ply, self.ply)
        self.state = proposal.state
        self._note(proposal.play, proposal.told)

    def play(
        self,
        seat: int,
        move: int | str,
        *,
        ply: int | None = None,
        at: int | None = None,
        attachment: dict[str, Any] | list[Any] | None = None,
    ) -> None:
        """Let happen what is due by then, then propose a move and make it.

        Raises what `propose` raises; a stale move does not even let time pass.
        """
        refuse_stale(ply, self.known_ply(seat if 0 <= seat < self.state.seats else None))
        self.advance(self.state.now if at is None else at)
        self.commit(self.propose(seat, move, at=at, attachment=attachment))

    def advance(self, at: int) -> None:
        """Let time pass up to `at`; if something was due, that is a ply of its own."""
        proposal = self.propose_time(at)
        if proposal is not None:
            self.commit(proposal)

    def replay(self, play: Play) -> None:
        """Make a ply that has been made before, trusting whoever kept it: nothing is checked."""
        self.state.listen()
        play_again(self.state, play)
        self._note(play, self.state.heard())

    # Looking

    def look(self, at: int | None) -> State:
        """The table-top as it looks at a time (None: right after the last ply).

        What is due by then is a ply that nobody has made yet: time stands still before it.
        """
        state = self.state
        if at is None or not is_timed(state):
            return state
        coming = due(state)
        moment = at if coming is None else min(at, coming - 1)
        if moment <= state.now:
            return state
        if self._looked is None or self._looked.now != moment:
            self._looked = state.copy()
            self._looked.now = moment
        return self._looked

    def sight(self, seat: int | None, since: int | None = None, at: int | None = None) -> Sight:
        """What a viewer is sent: view, legal moves, and the effects since ply `since`.

        In real time it is seen at the time `at`: everybody knows that, so it tells nothing, as
        the time of the last ply would.
        """
        state = self.look(at)
        known = self.known_ply(seat)
        return Sight(
            known,
            state.view(seat),
            [] if seat is None else state.legal_moves(seat),
            self.effects(seat, known if since is None else since),
            self._attachments(seat),
        )

    def effects(self, seat: int | None, since: int = 0) -> list[Effect]:
        """What this viewer may know of all that happened from ply `since` on, in their count."""
        viewer = 0 if seat is None else seat + 1
        first = bisect_right(self._known, since, key=lambda known: known[viewer])
        return [told.effect for ply in self._told[first:] for told in ply if told.is_for(seat)]

    def last_effects(self, seat: int | None) -> list[Effect]:
        """What this viewer may know of the last ply."""
        return [told.effect for told in self._told[-1] if told.is_for(seat)]

    def told(self, ply: int) -> list[Told]:
        """All that happened at a ply, counted from 0, and who may know of it."""
        return self._told[ply]

    def noticed(self, seat: int | None) -> list[int]:
        """How many plies there had been each time this viewer noticed something; 0 comes first."""
        viewer = 0 if seat is None else seat + 1
        known = [plies[viewer] for plies in (self._known_before, *self._known)]
        return [0, *(ply for ply in range(1, len(known)) if known[ply] != known[ply - 1])]

    def _attachments(self, seat: int | None) -> list[dict[str, Any] | list[Any] | None]:
        return [self.plays[ply].attachment for ply in shown_plies(self.state, seat)]

    # How a ply is made

    def _later(self, at: int | None) -> State:
        """A copy of the table-top at a time. Raises InvalidMove if that is not the next moment."""
        after = self.state.copy()
        if at is not None:
            self._check_time(at)
            moment = due(self.state)
            if moment is not None and moment <= at:
                raise InvalidMove(f"something is due at {moment}: that comes before a move at {at}")
            after.now = at
        return after

    def _check_time(self, at: int) -> None:
        if at < self.state.now:
            raise InvalidMove(f"time runs forward: it is {self.state.now} already, not {at}")

    def _note(self, play: Play, told: list[Told]) -> None:
        self._looked = None
        self.plays.append(play)
        self._told.append(told)
        self._known.append(self._all_know())

    def _all_know(self) -> tuple[int, ...]:
        """How many plies each viewer, spectators first, has noticed."""
        state = self.state
        return (known_ply(state, None), *(known_ply(state, seat) for seat in range(state.seats)))


def play_again(state: State, play: Play) -> None:
    """Make a recorded ply on a state, trusting the record."""
    if play.seat is None or play.move is None:
        pass_time(state, play.at)
    else:
        state.now = play.at
        state.apply(play.seat, play.move)


def refuse_stale(answered: int | None, ply: int) -> None:
    """Raise StaleMove unless what answers a ply (None: any) answers the one that there is."""
    if answered is not None and answered != ply:
        raise StaleMove(
            f"the move answers ply {answered}, the table is at ply {ply}",
            answered=answered,
            ply=ply,
        )
