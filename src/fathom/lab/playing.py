"""One game between bots."""

from collections.abc import Callable
from typing import Any

from fathom.bots import Bot, Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.options import Options
from fathom.engine.playout import play_by_kinds
from fathom.engine.real_time import due, is_timed, pass_time
from fathom.engine.state import State
from fathom.engine.talk import Heard

GLANCE_MS = 250
"""In real time, when everybody waits, they look again after so many milliseconds."""

Watch = Callable[[State, int, int], None]
"""Is told the state, a seat, and the move that it is about to make."""
Tell = Callable[[State, int], tuple[Heard, ...]]
"""What a seat has heard by now from those on its side."""


def play_game(game: Game, names: list[str], seed: int, options: dict[str, Any] | Options) -> State:
    """The finished game between the bots with these names, by seat.

    Options as a struct have been checked, and are not checked again for each of many games.
    """
    if not isinstance(options, Options):
        options = game.read_options(options, len(names))
    state: State = game.deal(len(names), options, Dice(seed))
    if names.count("random") == len(names) and not is_timed(state):  # the same, in compiled code
        play_by_kinds(state, Dice(derived_seed(seed, 1)), game.kind_numbers)
    else:
        play_on(state, names, seed)
    return state


def play_on(
    state: State,
    names: list[str],
    seed: int,
    watch: Watch | None = None,
    tell: Tell | None = None,
) -> None:
    """Play a new game to its end; the bots' own chance comes from the seed.

    With `tell` somebody talks to them, who may know everything: what is said is their affair.
    """
    bots = [bot(name) for name in names]
    if tell is not None:
        bots = [_Told(one, state, tell) for one in bots]
    perspectives = [Perspective(state, seat) for seat in range(state.seats)]
    dice = Dice(derived_seed(seed, 1))

    def play(seat: int) -> None:
        move = bots[seat].choose(perspectives[seat], dice)
        if watch is not None:
            watch(state, seat, move)
        state.apply(seat, move)
        perspectives[seat].past.append(move)

    if is_timed(state):
        _play_in_time(state, bots, perspectives, dice, play)
    else:
        _play_by_turns(state, bots, perspectives, dice, play)


def _play_by_turns(
    state: State, bots: list[Bot], known: list[Perspective], dice: Dice, play: Callable[[int], None]
) -> None:
    while state.outcome() is None:
        acting = state.to_act()
        if len(acting) > 1:
            acting = [seat for seat in acting if not _waits(bots[seat], known[seat])] or acting
        seat = acting[0] if len(acting) == 1 else acting[dice.below(len(acting))]
        play(seat)


def _play_in_time(
    state: State, bots: list[Bot], known: list[Perspective], dice: Dice, play: Callable[[int], None]
) -> None:
    """Everybody acts at their own pace, counted from when there is something to do."""
    acts_at: dict[int, int] = {}
    while state.outcome() is None:
        pressed = [seat for seat in state.to_act() if not _waits(bots[seat], known[seat])]
        for seat in pressed:
            if seat not in acts_at:
                acts_at[seat] = state.now + bots[seat].pace(known[seat], dice)
        acts_at = {seat: acts_at[seat] for seat in pressed}
        at = min(acts_at.values(), default=state.now + GLANCE_MS)
        moment = due(state)
        if moment is not None and moment <= at:
            pass_time(state, max(moment, state.now))
            continue
        state.now = at
        for seat in [seat for seat in pressed if acts_at[seat] == at][:1]:
            del acts_at[seat]
            play(seat)


class _Told(Bot):
    """A bot to whom somebody talks before each of its moves."""

    def __init__(self, chooser: Bot, state: State, tell: Tell) -> None:
        self.patient = chooser.patient
        self._chooser = chooser
        self._state = state
        self._tell = tell

    def choose(self, known: Perspective, dice: Dice) -> int:
        known.heard = self._tell(self._state, known.seat)
        return self._chooser.choose(known, dice)

    def pace(self, known: Perspective, dice: Dice) -> int:
        return self._chooser.pace(known, dice)


def _waits(chooser: Bot, known: Perspective) -> bool:
    """Whether a bot rather waits, where it has the choice."""
    return chooser.patient and known.may_wait()
