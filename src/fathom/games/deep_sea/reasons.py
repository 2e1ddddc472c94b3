"""Why a move may be good, in the facts that a sentence needs: turns home, turns of air."""

from math import ceil
from typing import NamedTuple

from fathom.engine.bot import Reason
from fathom.games.deep_sea.notation import DROP, LEAVE, ON, TAKE, TURN
from fathom.games.deep_sea.rules import DeepSeaState

ENDLESS_TURNS = 99
"""Turns that the air lasts where nobody breathes, and turns home for whoever is too heavy to swim;
more make no difference."""


class Dive(NamedTuple):
    """How a dive stands: own turns home as the dice fall on average, and own turns of air."""

    home: int
    air: int

    @property
    def odds(self) -> str:
        """How that ends if nothing changes, as a word that sentences know."""
        if self.air >= ENDLESS_TURNS:
            return "calm"
        if self.home > self.air:
            return "short"
        return "tight" if self.home == self.air else "good"

    def facts(self) -> dict[str, str | int | float]:
        """For a sentence."""
        return {"home": self.home, "air": self.air, "odds": self.odds}


def reason(state: DeepSeaState, seat: int, move: int) -> Reason | None:
    """By the way home and how long the air lasts; None where there is nothing to say."""
    depth, load = state.depth[seat], len(state.sack[seat])
    if move in (ON, TURN):
        return _direction(state, seat, move)
    if state.tank == 0:  # DSA-8: the round is over after this
        return "advice-air-out", {}
    treasure = state.path[depth - 1]
    if move == TAKE:
        level = max(state.box.shown(treasure))
        return "advice-take", {"level": level} | dive_from(state, seat, depth, load + 1).facts()
    if move >= DROP:
        now = dive_from(state, seat, depth, load)
        facts = dive_from(state, seat, depth, load - 1).facts()
        return "advice-drop", facts | {"home_now": now.home, "air_now": now.air}
    if move == LEAVE and treasure:
        return "advice-leave", dive_from(state, seat, depth, load + 1).facts()
    return ("advice-keep", dive_from(state, seat, depth, load).facts()) if load else None


def _direction(state: DeepSeaState, seat: int, move: int) -> Reason | None:
    depth, load = state.depth[seat], len(state.sack[seat])
    if depth == 0 or state.returning[seat]:  # there is no choice
        return None
    if move == TURN:
        dive = dive_from(state, seat, depth, load)
        facts = Dive(dive.home, min(dive.air + 1, ENDLESS_TURNS)).facts()  # this turn counts too
        return "advice-turn", facts
    if state.tank == 0:  # DSA-8
        return "advice-air-out", {}
    deeper = min(depth + round(state.box.pace[load]), len(state.path))
    return "advice-on", dive_from(state, seat, deeper, load).facts()


def dive_from(state: DeepSeaState, seat: int, depth: int, load: int) -> Dive:
    """After this turn, from that depth and with so much in the sack; the others go on as now."""
    steps = state.box.pace[min(load, state.box.most_carried)]
    home = min(ceil(depth / steps), ENDLESS_TURNS)
    return Dive(home, _turns_of_air(state, seat, load))


def _turns_of_air(state: DeepSeaState, seat: int, load: int) -> int:
    """How many more turns this diver has; that in which the tank runs empty is played (DSA-8)."""
    tank = state.tank
    loads = [len(sack) for sack in state.sack]
    loads[seat] = load
    diving = [diver for diver in range(state.seats) if diver == seat or not state.home[diver]]
    turns = 0
    while tank > 0 and turns < ENDLESS_TURNS:
        for step in range(1, state.seats + 1):
            diver = (seat + step) % state.seats
            if diver in diving and tank > 0:
                tank -= loads[diver]  # DSA-7
                turns += diver == seat
    return min(turns, ENDLESS_TURNS)
