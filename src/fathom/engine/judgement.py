# mypyc: compile
"""Judgement: the share of the victory that each seat can expect, by signs of how it stands.

A sign is a number that a game reads off a state for a seat: points, treasures, cards left. What
each of them is worth, early and late in a game, is learned from games that were played
(`fathom learn`), and lies as data in the folder of the game.

Compiled with mypyc.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

JUDGEMENT_FILE = "judgement.json"


@final
class Judgement:
    """What the signs of a game are worth, from its beginning to its end."""

    def __init__(self, weights: list[list[float]]) -> None:
        """By stage, evenly spread over a game, at least two: what each sign adds to the odds.

        Odds as their logarithm. Between two stages it is in between.
        """
        self._stages: i64 = len(weights)
        self._signs: i64 = len(weights[0])
        self._weights: vec[float] = vec[float]()
        for stage in weights:
            for weight in stage:
                self._weights = append(self._weights, float(weight))

    def shares(self, signs: list[list[float]], progress: float) -> list[float]:
        """By seat, from its signs: what it can expect; 1 in all. Progress is from 0 to 1."""
        place = progress * float(self._stages - 1)
        stage: i64 = int(place)
        if stage > self._stages - 2:
            stage = self._stages - 2
        later = place - float(stage)
        first = stage * self._signs
        merits: list[float] = []
        for own in signs:
            merit = 0.0
            number: i64 = 0
            while number < self._signs:
                early = self._weights[first + number]
                late = self._weights[first + self._signs + number]
                merit += (early + later * (late - early)) * own[number]
                number += 1
            merits.append(merit)
        return shares_by_merit(merits)


def shares_by_merit(merits: list[float]) -> list[float]:
    """What seats that stand so well can expect, 1 in all; merits are logarithms of odds."""
    best = max(merits)
    odds = [math.exp(merit - best) for merit in merits]
    total = math.fsum(odds)
    return [one / total for one in odds]


def read_judgement(package: str) -> Judgement:
    """What was learned about the game in this package."""
    file = files(package) / "data" / JUDGEMENT_FILE
    return Judgement(json.loads(file.read_text(encoding="utf-8"))["weights"])
