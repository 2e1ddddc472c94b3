"""One game between bots."""

from typing import Any

from fathom.bots import Bot, Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.playout import next_moment
from fathom.engine.state import State


def play_game(game: Game, names: list[str], seed: int, options: dict[str, Any]) -> State:
    """The finished game between the bots with these names, by seat."""
    state = game.new(len(names), seed=seed, options=options)
    bots = [bot(name) for name in names]
    perspectives = [Perspective(state, seat) for seat in range(state.seats)]
    dice = Dice(derived_seed(seed, 1))
    while True:
        if state.timed:
            at = next_moment(state, dice)
            state.pass_time(at)
            state.now = at
        acting = state.to_act()
        if len(acting) > 1 or state.timed:
            pressed = [seat for seat in acting if not _waits(bots[seat], perspectives[seat])]
            acting = pressed if pressed or state.timed else acting
        if acting:
            seat = acting[0] if len(acting) == 1 else acting[dice.below(len(acting))]
            state.apply(seat, bots[seat].choose(perspectives[seat], dice))
        elif state.outcome() is not None:
            return state


def _waits(chooser: Bot, known: Perspective) -> bool:
    """Whether a bot rather waits, where it has the choice."""
    return chooser.patient and known.may_wait()
