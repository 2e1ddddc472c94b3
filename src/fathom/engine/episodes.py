# mypyc: compile
"""Many episodes side by side, stepped at once. Compiled with mypyc."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice, derived_seed
from fathom.engine.encoder import Page
from fathom.engine.episode import Episode, action_count, episode_from_seed
from fathom.engine.game import Game


@final
class Tables:
    """So many tables of one game; a game that ends is followed by the next at the same table."""

    def __init__(self, game: Game, tables: int, seats: int, options: Any, seed: int) -> None:
        self.game = game
        self.count: i64 = tables
        self.seats: i64 = seats
        self.options = options
        self.seed = seed
        self.encoder = game.encoder(seats, options)
        self.episodes: list[Episode] = []
        self.begun: list[int] = [0] * tables
        """By table: how many games have begun there."""
        self.observations = Page(tables, self.encoder.size)
        self.masks = Page(tables, action_count(game))
        self.asked: vec[i64] = vec[i64]([0] * tables)
        """By table: the seat that is asked."""
        self.rewards: vec[float] = vec[float]([0.0] * (tables * seats))
        """By table and seat: what the last step brought."""
        self.ends: vec[bool] = vec[bool]([False] * tables)
        """By table: whether the last step ended a game, and the next one has begun."""
        self.truncations: vec[bool] = vec[bool]([False] * tables)
        self.drawn: vec[i64] = vec[i64]([0] * tables)
        """By table: one of the actions that are possible now, each equally likely."""
        self.luck = Dice(derived_seed(seed, tables))
        for table in range(tables):
            self.episodes.append(self._begin(table))
            self._show(table)

    def _begin(self, table: int) -> Episode:
        number = self.begun[table]
        self.begun[table] = number + 1
        seed = derived_seed(self.seed, table, number)
        return episode_from_seed(self.game, int(self.seats), self.options, seed)

    def _show(self, table: i64) -> None:
        """Write what the asked seat sees and may do, and draw one of its actions."""
        episode = self.episodes[table]
        seat = episode.seat
        self.asked[table] = seat
        page = self.observations
        page.first = table * page.size
        self.encoder.fill(episode.state, seat, page)
        ink = self.masks.ink
        first = table * self.masks.size
        legal = episode.legal
        moves: i64 = len(legal)
        for move in legal:
            ink[first + move] = 1
        ways = moves
        if episode.may_wait:
            ink[first + episode.wait] = 1
            ways += 1
        drawn = self.luck.below(ways)
        self.drawn[table] = legal[drawn] if drawn < moves else episode.wait

    def check(self, actions: list[int]) -> None:
        """Raise what `State.play` would raise for the first action that is not possible."""
        masks = self.masks
        size = masks.size
        for table in range(self.count):
            action: i64 = actions[table]
            if not 0 <= action < size or not masks.ink[table * size + action]:
                self.episodes[table].check(int(action))

    def step(self, actions: list[int]) -> None:
        """Do an action at each table, trusting the caller.

        Observations and masks are blank: it is much faster to wipe all of them at once before.
        """
        seats = self.seats
        table: i64 = 0
        while table < self.count:
            if self.ends[table]:
                self.ends[table] = False
                self.truncations[table] = False
                seat: i64 = 0
                while seat < seats:
                    self.rewards[table * seats + seat] = 0.0
                    seat += 1
            episode = self.episodes[table]
            episode.step(actions[table])
            if episode.is_over():
                self._end(table, episode)
            self._show(table)
            table += 1

    def _end(self, table: i64, episode: Episode) -> None:
        self.ends[table] = True
        self.truncations[table] = episode.is_truncated
        first = table * self.seats
        for seat, reward in enumerate(episode.rewards()):
            self.rewards[first + seat] = reward
        self.episodes[table] = self._begin(int(table))
