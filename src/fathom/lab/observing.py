"""One game as it is played: who was ahead when, what was decided, and what happened."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import msgspec

from fathom.engine.capabilities import sides_of
from fathom.engine.real_time import is_timed
from fathom.engine.state import State
from fathom.lab.statistics import Tally

CLEAR_LEAD = 0.02
"""By so much of the victory somebody must be ahead before the lead has changed."""


class GameRow(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    game: int
    seed: int
    plies: int
    milliseconds: int
    """Of the game's own time, where it has one."""
    clause: str
    first: int | None
    """The seat that had the first turn; None if nobody had."""
    places: list[int]
    scores: list[int]
    figures: dict[str, float]
    lead_changes: int = 0
    drama: float = 0.0
    """How far behind the later winner was: the mean over the game of the root of the gap."""
    decided: float = 0.0
    """The part of the game after which the later winner was ahead for good."""


class Event(NamedTuple):
    """One thing that happened."""

    ply: int
    seat: int | None
    """Whose move brought it about; None: time, or the deal."""
    move: str
    effect: str
    facts: dict[str, Any]


class KindTally(msgspec.Struct):
    """How often a kind of decision, or a move, could be chosen and was, and what it was worth."""

    offered: int = 0
    chosen: int = 0
    worth: Tally | None = None
    """How much more of the victory than expected before it followed, where that is counted."""

    def merge(self, other: KindTally) -> None:
        """Count everything that another tally has counted."""
        self.offered += other.offered
        self.chosen += other.chosen
        if other.worth is not None:
            self.worth = self.worth or Tally()
            self.worth.merge(other.worth)


class Decisions(msgspec.Struct):
    """All decisions where there was a choice, by kind and by the words of the move."""

    kinds: dict[str, KindTally] = {}
    moves: dict[str, KindTally] = {}

    def merge(self, other: Decisions) -> None:
        """Count everything that others have counted."""
        for mine, more in ((self.kinds, other.kinds), (self.moves, other.moves)):
            for name, tally in more.items():
                mine.setdefault(name, KindTally()).merge(tally)


class Observer:
    """Watches one game. It is told of every move before that is made."""

    def __init__(
        self, state: State, *, events: bool = False, decisions: Decisions | None = None
    ) -> None:
        self.game = state.game
        self.sides = sides_of(state.game, state.seats, state.options)
        self.first: int | None = None
        """The seat with the first turn, once what all do at the same time before it is done."""
        together = {self._side(seat) for seat in state.to_act()}
        self._before_first = together if len(together) > 1 else set()
        self.events: list[Event] = []
        self._decisions = decisions
        self._made: list[tuple[int, str, float]] = []
        """By decision: the side, the kind, and what the side could expect."""
        self._standings: list[list[float]] = []
        self._last: tuple[int, int | None, str] = (0, None, "")
        self._listens = events
        if events:
            state.listen()

    def watch(self, state: State, seat: int, move: int) -> None:
        """Note how things stand before a move."""
        self._hear(state)
        self._last = (state.ply, seat, self.game.move_text(move))
        if self.first is None and not is_timed(state):
            self._find_first(state, seat)
        standing = self._standing(state)
        self._standings.append(standing)
        if self._decisions is not None:
            self._note(state, seat, move, standing)

    def row(self, number: int, seed: int, state: State) -> GameRow:
        """The finished game."""
        self._hear(state)
        outcome = state.outcome()
        assert outcome is not None
        winners = [at for at, side in enumerate(self.sides) if outcome.places[side[0]] == 1]
        if self._decisions is not None:
            for side, kind, expected in self._made:
                won = 1 / len(winners) if side in winners else 0.0
                tally = self._decisions.kinds[kind]
                tally.worth = tally.worth or Tally()
                tally.worth.add(won - expected)
        changes, decided = self._leads(winners)
        return GameRow(
            game=number,
            seed=seed,
            plies=state.ply,
            milliseconds=state.now,
            clause=outcome.clause,
            first=self.first,
            places=outcome.places,
            scores=outcome.scores,
            figures=state.figures(),
            lead_changes=changes,
            drama=self._drama(winners),
            decided=decided,
        )

    def _hear(self, state: State) -> None:
        if self._listens:
            ply, seat, move = self._last
            self.events += [
                Event(ply, seat, move, told.effect.name, msgspec.to_builtins(told.effect.facts()))
                for told in state.heard()
            ]

    def _standing(self, state: State) -> list[float]:
        """By side: the share of the victory that it can expect, as a sensible player sees it."""
        game = self.game
        if game.hunt is not None:
            shares = [game.hunt.outlook(state, side[0]) for side in self.sides]
        elif game.instinct is not None:
            values = game.instinct.value(state)
            shares = [values[side[0]] for side in self.sides]
        else:
            shares = [1.0] * len(self.sides)
        total = sum(shares) or 1.0
        return [share / total for share in shares]

    def _note(self, state: State, seat: int, move: int, standing: list[float]) -> None:
        """Count what could be chosen and what was, where there was a choice."""
        assert self._decisions is not None
        legal = state.legal_moves(seat)
        if len(legal) < 2:
            return
        words, kinds = self.game.moves, self.game.move_kinds
        counted = self._decisions
        for other in legal:
            counted.moves.setdefault(words[other], KindTally()).offered += 1
        counted.moves[words[move]].chosen += 1
        offered = {kinds[other] for other in legal}
        for kind in offered:
            counted.kinds.setdefault(kind, KindTally()).offered += 1
        counted.kinds[kinds[move]].chosen += 1
        if len(offered) > 1:
            side = self._side(seat)
            self._made.append((side, kinds[move], standing[side]))

    def _side(self, seat: int) -> int:
        return next(at for at, seats in enumerate(self.sides) if seat in seats)

    def _find_first(self, state: State, seat: int) -> None:
        if self._before_first:
            self._before_first.discard(self._side(seat))
        elif len({self._side(other) for other in state.to_act()}) == 1:
            self.first = seat

    def _leads(self, winners: list[int]) -> tuple[int, float]:
        """How often the lead changed, and when a later winner took it for good."""
        leader: int | None = None
        changes = since = 0
        for at, standing in enumerate(self._standings):
            best = max(range(len(standing)), key=standing.__getitem__)
            if best != leader and (
                leader is None or standing[best] - standing[leader] > CLEAR_LEAD
            ):
                if standing[best] - 1 / len(standing) <= CLEAR_LEAD:
                    continue
                changes += leader is not None
                leader = best
            if leader not in winners:
                since = at + 1
        return changes, since / max(len(self._standings), 1)

    def _drama(self, winners: list[int]) -> float:
        gaps = [max(one) - max(one[side] for side in winners) for one in self._standings]
        return sum(map(math.sqrt, gaps)) / max(len(gaps), 1)
