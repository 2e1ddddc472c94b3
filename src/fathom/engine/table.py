"""Table: the one pure authority over a game in progress, in the terminal and on the server alike.

It has no clock, no storage and no network: whoever owns it brings those.
"""

from __future__ import annotations

from bisect import bisect_right
from types import NoneType
from typing import Any, NamedTuple

from fathom.engine.capabilities import known_ply, shown_plies
from fathom.engine.effects import Effect, Told
from fathom.engine.errors import FathomError, InvalidMove, StaleMove
from fathom.engine.game import Game
from fathom.engine.options import Options
from fathom.engine.real_time import pass_time
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
        self.state.listen()
        self.plays: list[Play] = []
        self._told: list[list[Told]] = []
        self._known: list[tuple[int, ...]] = []
        """By ply: how many each viewer, spectators first, had noticed after it."""

    @property
    def ply(self) -> int:
        """How many plies have been played: the number of the next one."""
        return len(self.plays)

    def known_ply(self, seat: int | None) -> int:
        """How many of them a viewer has noticed: the number that they answer."""
        return known_ply(self.state, seat)

    def submit(
        self,
        seat: int,
        move: int | str,
        *,
        ply: int | None = None,
        at: int | None = None,
        attachment: dict[str, Any] | list[Any] | None = None,
    ) -> None:
        """Play a move, given as its number or its words, that answers `ply` (None: any).

        `ply` is in the seat's own count. The move is played at the time `at` (None: no time has
        passed); what was due by then happens first. Raises StaleMove, InvalidMove or what
        `State.play` raises, and nothing else changes.
        """
        known = self.known_ply(seat if 0 <= seat < self.state.seats else None)
        if ply is not None and ply != known:
            raise StaleMove(
                f"the move answers ply {ply}, the table is at ply {known}",
                answered=ply,
                ply=known,
            )
        if not isinstance(attachment, (dict, list, NoneType)):
            raise InvalidMove("what is attached to a move is a JSON object or a list")
        state = self.state
        number = state.parse_move(move) if isinstance(move, str) else move
        self.advance(state.now if at is None else at)
        before = state.now
        state.now = before if at is None else at
        try:
            state.play(seat, number)
        except FathomError:
            state.now = before
            raise
        self._note(Play(seat, number, state.now, attachment))

    def advance(self, at: int) -> None:
        """Let time pass up to `at`; if something was due, that is a ply of its own."""
        if at < self.state.now:
            raise InvalidMove(f"time runs forward: it is {self.state.now} already, not {at}")
        if pass_time(self.state, at):
            self._note(Play(None, None, at))

    def replay(self, play: Play) -> None:
        """Play a recorded ply again."""
        if play.seat is None or play.move is None:
            self.advance(play.at)
        else:
            self.submit(play.seat, play.move, at=play.at, attachment=play.attachment)

    def sight(self, seat: int | None, since: int | None = None, at: int | None = None) -> Sight:
        """What a viewer is sent: view, legal moves, and the effects since ply `since`.

        In real time it is seen at the time `at`: everybody knows that, so it tells nothing, as
        the time of the last ply would.
        """
        state = self.state
        if at is not None:
            state.now = max(state.now, at)
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
        known = [0, *(plies[viewer] for plies in self._known)]
        return [0, *(ply for ply in range(1, len(known)) if known[ply] != known[ply - 1])]

    def _attachments(self, seat: int | None) -> list[dict[str, Any] | list[Any] | None]:
        return [self.plays[ply].attachment for ply in shown_plies(self.state, seat)]

    def _note(self, play: Play) -> None:
        state = self.state
        self.plays.append(play)
        self._told.append(state.heard())
        self._known.append(
            (known_ply(state, None), *(known_ply(state, seat) for seat in range(state.seats)))
        )
