"""Replays: games that are over, looked at again at any of their plies."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from fathom.engine.capabilities import shown_plies, sides_of
from fathom.engine.effects import Told
from fathom.engine.state import State
from fathom.engine.table import play_again
from fathom.engine.view import View
from fathom.server.history import History

Eyes = Literal["all"] | int | None
"""Those of a seat, of a spectator, or of whoever may know everything."""
MOST_REPLAYS = 32
"""Kept at a time."""
LEAST_STRIDE = 8
MOST_KEPT = 100
"""States that a replay keeps to go on from, and the least plies between two."""


class Moment(NamedTuple):
    """The table as some eyes saw it after a ply."""

    view: View
    attachments: list[dict[str, Any] | list[Any] | None]
    insight: list[dict[str, float] | None] | None


class Replay:
    """One game. Asked from several threads, it answers one after the other."""

    def __init__(self, history: History, is_open: bool) -> None:
        """`is_open`: for whoever may know all; otherwise only what spectators noticed counts."""
        self._engine = history.engine
        self._game = history.game
        self._is_open = is_open
        self._lock = threading.Lock()
        self._stops = list(range(self._engine.ply + 1)) if is_open else self._engine.noticed(None)
        """By ply of the replay: how many plies had really been played."""
        self._stride = max(LEAST_STRIDE, self._engine.ply // MOST_KEPT)
        state = self._engine.state
        self._sides = sides_of(self._game, state.seats, state.options)
        first: State = self._game.new(state.seats, seed=self._engine.seed, options=state.options)
        self._kept = [first]
        """The states after 0, 1, 2 ... strides."""

    @property
    def plies(self) -> int:
        """The number of the last ply."""
        return len(self._stops) - 1

    def story(self, eyes: Eyes) -> list[list[Told]]:
        """By ply: what happened, as far as these eyes saw it."""
        return [
            [
                told
                for ply in range(before, stop)
                for told in self._engine.told(ply)
                if eyes == "all" or told.is_for(eyes)
            ]
            for before, stop in zip([0, *self._stops], self._stops, strict=False)
        ]

    def moments(self, eyes: Eyes, first: int, count: int) -> list[Moment]:
        """The table as it was at so many plies."""
        with self._lock:
            stops = self._stops[first : first + count]
            return [self._moment(eyes, state) for state in self._states(stops)]

    def _moment(self, eyes: Eyes, state: State) -> Moment:
        view = self._game.open_view(state) if eyes == "all" else state.view(eyes)
        return Moment(view, self._attachments(eyes, state), self._insight(eyes, state))

    def _attachments(self, eyes: Eyes, state: State) -> list[dict[str, Any] | list[Any] | None]:
        seats = range(state.seats) if eyes == "all" else [eyes]
        shown = sorted({ply for seat in seats for ply in shown_plies(state, seat)})
        return [self._engine.plays[ply].attachment for ply in shown]

    def _insight(self, eyes: Eyes, state: State) -> list[dict[str, float] | None] | None:
        """What each side could conclude; a seat looks only into its own head."""
        hunt = self._game.hunt
        if eyes is None or hunt is None:
            return None
        return [
            hunt.insight(state, number) if eyes == "all" or eyes in side else None
            for number, side in enumerate(self._sides)
        ]

    def _states(self, stops: list[int]) -> Iterator[State]:
        """The states after so many plies, in ascending order. Each is gone when the next comes."""
        state = None
        at = 0
        for stop in stops:
            if state is None:
                state, at = self._near(stop)
            for play in self._engine.plays[at:stop]:
                play_again(state, play)
            at = stop
            yield state

    def _near(self, stop: int) -> tuple[State, int]:
        """A state to go on from: a copy of the last one that is kept, and its ply."""
        wanted = stop // self._stride
        while len(self._kept) <= wanted:
            state = self._kept[-1].copy()
            start = (len(self._kept) - 1) * self._stride
            for play in self._engine.plays[start : start + self._stride]:
                play_again(state, play)
            self._kept.append(state)
        return self._kept[wanted].copy(), wanted * self._stride


class Replays:
    """The replays that somebody looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, bool], Replay] = OrderedDict()

    def of(self, table: str, history: History, is_open: bool) -> Replay:
        """The replay of a table whose game is over."""
        key = (table, is_open)
        replay = self._kept.pop(key, None) or Replay(history, is_open)
        self._kept[key] = replay
        if len(self._kept) > MOST_REPLAYS:
            self._kept.popitem(last=False)
        return replay
