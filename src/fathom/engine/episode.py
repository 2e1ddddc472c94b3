# mypyc: compile
"""Episode: one game as an environment plays it: who acts next, what they may do, what they get.

Environments ask one seat at a time. Where several may act at once, chance says who is asked first,
and who is asked may wait: that is the action after all moves. Compiled with mypyc.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from fathom.engine.capabilities import sides_of
from fathom.engine.chance import ChosenDice
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.errors import InvalidMove
from fathom.engine.game import Game
from fathom.engine.playout import next_moment
from fathom.engine.real_time import due, is_timed, pass_time
from fathom.engine.state import NOBODY, State


def action_count(game: Game) -> int:
    """How many actions there are: the moves, and to wait where turns are shared."""
    moves: int = game.move_count
    return moves if game.shared_turns is None else moves + 1


def episode_from_seed(game: Game, seats: int, options: Any, seed: int) -> Episode:
    """A new game; the same seed gives the same."""
    return new_episode(game.deal(seats, options, Dice(seed)), Dice(derived_seed(seed, 1)))


def new_episode(state: State, luck: Dice) -> Episode:
    """A game that has just begun; `luck` is its own chance besides that of the game."""
    episode = Episode(state, luck, state.game.move_count, state.game.longest)
    episode.ask()
    return episode


@final
class Episode:
    """One game, asked seat by seat."""

    def __init__(self, state: State, luck: Dice, wait: int, longest: int) -> None:
        """`luck` says who is asked first and, in real time, how much time passes."""
        self.state = state
        self.luck = luck
        self.wait = wait
        """The action that is no move."""
        self.longest = longest
        """After so many steps it is broken off."""
        self.steps = 0
        self.seat = NOBODY
        """Who is asked; NOBODY at the end."""
        self.legal: list[int] = []
        """The moves that this seat may make."""
        self.may_wait = False
        self.is_truncated = False
        """Whether it was broken off, because more was done than any game has moves."""
        self._timed = is_timed(state)
        self._waited: i64 = 0
        """A bit for each seat that has waited since the last move."""

    def ask(self) -> None:
        """Find out who is asked next."""
        state = self.state
        self.may_wait = False
        seat = state.turn
        if self._timed or seat == NOBODY:
            seat = self._one_of_several()
        self.seat = seat
        self.legal = [] if seat == NOBODY else state.legal_moves(seat)

    def _one_of_several(self) -> int:
        state = self.state
        while True:
            if self._timed:
                at = next_moment(state, self.luck)
                pass_time(state, at)
                state.now = at
            acting = state.to_act()
            if acting:
                break
            if due(state) is None:
                return NOBODY
        if self._timed:
            self.may_wait = True
        else:
            fresh = [seat for seat in acting if not self._waited >> seat & 1]
            acting = fresh or acting
            self.may_wait = len(acting) > 1 and state.game.shared_turns is not None
        return acting[self.luck.below(len(acting))]

    def actions(self) -> list[int]:
        """All that the seat may do, in ascending order."""
        return [*self.legal, self.wait] if self.may_wait else self.legal

    def check(self, action: int) -> None:
        """Raise what `State.play` would raise unless the seat may do this."""
        if action == self.wait and self.state.game.shared_turns is not None:
            if not self.may_wait:
                raise InvalidMove(f"seat {self.seat} cannot wait now ({self.state.where()})")
        elif action not in self.legal:
            self.state.check(self.seat, action)

    def step(self, action: int) -> None:
        """Do this, trusting the caller, and ask whoever is next."""
        self._do(action)
        self._go_on()

    def _do(self, action: int) -> None:
        if action == self.wait:
            one: i64 = 1
            self._waited |= one << self.seat
        else:
            self.state.apply(self.seat, action)
            self._waited = 0
        self.steps += 1

    def _go_on(self) -> None:
        """Ask whoever is next, unless it has gone on for too long."""
        self.ask()
        if self.seat != NOBODY and self.steps >= self.longest:
            self.is_truncated = True
            self.seat = NOBODY
            self.legal = []
            self.may_wait = False

    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.seat == NOBODY

    def copy(self) -> Episode:
        """An independent one that goes on as this one would."""
        return self._with(self.state.copy(), self.luck.copy())

    def _with(self, state: State, luck: Dice) -> Episode:
        """One that has come as far as this one, with this state."""
        twin = Episode(state, luck, self.wait, self.longest)
        twin.steps = self.steps
        twin.seat = self.seat
        twin.legal = self.legal
        twin.may_wait = self.may_wait
        twin.is_truncated = self.is_truncated
        twin._waited = self._waited
        return twin

    def attempt(self, action: int, draws: list[int]) -> tuple[Episode, int]:
        """A copy on which this was done with these draws; how many ways the next one can go.

        The copy is of use only if that is 0.
        """
        dice = ChosenDice(draws)
        twin = self._with(self.state.copy(), dice)
        twin.state.dice = dice
        twin._do(action)
        if dice.ways == 0:
            twin._go_on()
            twin.state.dice = Dice(None)  # what was told has fallen, and need not be copied again
        return twin, dice.ways

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Whoever was asked is asked again, without chance deciding anew."""
        facts = (self.steps, self.seat, self.may_wait, self.is_truncated, int(self._waited))
        return _unpickled, (self.state, self.luck, facts)

    def rewards(self) -> list[float]:
        """By seat: what the game was worth, 0 while it goes on and if it was broken off."""
        return rewards_of(self.state)


def _unpickled(state: State, luck: Dice, facts: tuple[int, int, bool, bool, int]) -> Episode:
    episode = Episode(state, luck, state.game.move_count, state.game.longest)
    episode.steps, episode.seat, episode.may_wait, episode.is_truncated, waited = facts
    episode._waited = waited
    episode.legal = [] if episode.seat == NOBODY else state.legal_moves(episode.seat)
    return episode


def rewards_of(state: State) -> list[float]:
    """By seat: 1 for whoever wins alone, 0 if all win; over the sides they add up to 0."""
    outcome = state.outcome()
    if outcome is None:
        return [0.0] * state.seats
    sides = sides_of(state.game, state.seats, state.options)
    winning = [side for side in sides if outcome.places[side[0]] == 1]
    rewards = [0.0] * state.seats
    for side in sides:
        share = 1 / len(winning) if side in winning else 0.0
        for seat in side:
            rewards[seat] = (share * len(sides) - 1) / (len(sides) - 1)
    return rewards
