# mypyc: compile
"""How a sensible person plays: deep enough to pay, and home before the air is out.

Compiled with mypyc, for search.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.instinct import Instinct
from fathom.engine.judgement import read_judgement
from fathom.engine.network import read_network
from fathom.games.deep_sea.notation import DROP, LEAVE, ON, TAKE, TURN
from fathom.games.deep_sea.rules import DeepSeaState
from fathom.games.deep_sea.rules_table import BLANK, DIRECTION, EXPLORE, OVER
from fathom.games.deep_sea.traits import TRAITS, traits_of

WORTH_TAKING: Final = 2
"""On the way down only treasure of this level or deeper is taken."""
JUDGEMENT: Final = read_judgement("fathom.games.deep_sea")
NETWORK: Final = read_network("fathom.games.deep_sea")


@final
class DeepSeaInstinct(Instinct):
    """Looks at no hidden value."""

    def __init__(self, care: float, company: float) -> None:
        """Turns home are counted `care` times: dice may be unkind, and others take treasure too.

        Whoever still swims down is thought to use so much more air a turn than they do: `company`.
        """
        self.care = care
        self.company = company
        self.network = NETWORK

    def promise(self, state: DeepSeaState, seat: int, moves: list[int]) -> list[float]:
        best = self.choose(state, seat)
        return [1.0 if move == best else 0.0 for move in moves]

    def choose(self, state: DeepSeaState, seat: int) -> int:
        diver: i64 = seat
        load = state.load(diver)
        depth = state.depths[diver]
        if state.phase == DIRECTION:
            if depth == 0 or state.is_returning(diver):
                return ON
            if not state.has_free_space_below(depth):
                return TURN
            if not load:
                return ON
            is_enough = load >= state.box.enough or not self._can_go_on(state, diver)
            return TURN if is_enough else ON
        if state.spaces[depth - 1] != BLANK:
            return TAKE if self._is_worth_taking(state, diver) else LEAVE
        if load > 1 and not self._gets_home(state, diver, load):
            return DROP + _least_level(state, diver)
        return LEAVE

    def value(self, state: DeepSeaState) -> list[float]:
        scores = _scores(state)
        if state.phase == OVER or state.round == state.box.rounds:
            return _shares(scores)
        return JUDGEMENT.shares(self.signs(state), self.progress(state))

    def sign_names(self) -> list[str]:
        return ["points", "starts"]

    def signs(self, state: DeepSeaState) -> list[list[float]]:
        starter = state.turn
        return [
            [float(score), 1.0 if seat == starter else 0.0]
            for seat, score in enumerate(_scores(state))
        ]

    def trait_names(self) -> list[str]:
        return TRAITS

    def traits(self, state: DeepSeaState) -> vec[float]:
        return traits_of(state)

    def progress(self, state: DeepSeaState) -> float:
        """By rounds."""
        return float(state.round - 1) / float(state.box.rounds)

    def landmark(self, state: DeepSeaState) -> int:
        """The dice decide where a diver is, and how much air the others have left (DSA-11)."""
        if state.phase == EXPLORE:
            return int(state.depths[state.turn])
        return int(state.box.chips) + 1 + int(state.depths[state.turn])

    def chapter(self, state: DeepSeaState) -> int:
        """The round: after it everybody is in the submarine again (DSA-22)."""
        return int(state.round)

    # What the air allows

    def _can_go_on(self, state: DeepSeaState, diver: i64) -> bool:
        """Whether there is air for one more turn down and the way home with one more treasure."""
        load = state.load(diver)
        deeper = float(state.depths[diver]) + state.box.pace[load]
        needed = self.care * deeper / _pace(state, load + 1)
        return self._air_turns(state, diver, load + 1) - 1 > needed

    def _is_worth_taking(self, state: DeepSeaState, diver: i64) -> bool:
        load = state.load(diver)
        if not state.is_returning(diver):
            box = state.box
            level = _deepest_level(state, state.spaces[state.depths[diver] - 1])
            if level < WORTH_TAKING and level < box.levels and self._can_go_on(state, diver):
                return False
        return self._gets_home(state, diver, load + 1)

    def _gets_home(self, state: DeepSeaState, diver: i64, load: i64) -> bool:
        needed = self.care * float(state.depths[diver]) / _pace(state, load)
        return self._air_turns(state, diver, load) >= needed

    def _air_turns(self, state: DeepSeaState, diver: i64, load: i64) -> float:
        """How many turns the air lasts if this diver carries so much and the others go on so."""
        if load == 0:
            return 99.0
        use = float(load)
        for other in range(state.seats):
            if other != diver and not state.is_home(other):
                use += float(state.load(other))
                if not state.is_returning(other):
                    use += self.company
        return float(state.tank) / use


def _pace(state: DeepSeaState, load: i64) -> float:
    """The mean steps of a turn with so much in the sack."""
    box = state.box
    return box.pace[load if load < box.most_carried else box.most_carried]


def _deepest_level(state: DeepSeaState, treasure: i64) -> i64:
    """Of the chips of a treasure."""
    deepest: i64 = 0
    for number in range(state.size(treasure)):
        level = state.box.level[state.chip(treasure, number)]
        if level > deepest:
            deepest = level
    return deepest


def _least_level(state: DeepSeaState, diver: i64) -> i64:
    """Which treasure is missed least: the one whose levels are lowest, as the backs show."""
    least: i64 = 0
    fewest: i64 = 1 << 20
    for number in range(state.load(diver)):
        treasure = state.carried(diver, number)
        levels: i64 = 0
        for place in range(state.size(treasure)):
            levels += state.box.level[state.chip(treasure, place)]
        if levels < fewest:
            fewest = levels
            least = number
    return least


def _shares(scores: list[int]) -> list[float]:
    """By seat: the victory if the game ended so; a little for coming close."""
    best = max(scores)
    winners = scores.count(best)
    total = sum(scores) + 1
    values: list[float] = []
    for score in scores:
        win = 1.0 / winners if score == best else 0.0
        values.append(0.9 * win + 0.1 * score / total)
    return values


def _scores(state: DeepSeaState) -> list[int]:
    """By seat: what is home."""
    scores = [0] * state.seats
    stores = state.stores
    worth = state.box.value
    for place in range(0, len(stores), 2):
        scores[stores[place]] += worth[stores[place + 1]]
    if state.phase != OVER:
        for seat in range(state.seats):
            if state.is_home(seat):
                for chip in state.chips_of(seat):
                    scores[seat] += worth[chip]
    return scores
