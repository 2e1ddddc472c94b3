# mypyc: compile
"""Network: the share of the victory that each seat can expect, by many traits of how it stands.

A small net tells from the traits of a seat how well it stands, the same one for every seat; who
stands better has the better odds. So it serves any number of seats. What its units weigh is
learned from games in which everybody judges by it (`fathom.lab.self_play`), and lies as data in the
folder of the game.

Compiled with mypyc.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from fathom.engine.judgement import shares_by_merit

NETWORK_FILE = "network.json"


@final
class Network:
    """One layer of hidden units, which count only what is above nothing."""

    def __init__(self, hidden: list[list[float]], merit: list[float]) -> None:
        """By trait, and last for none: what it adds to each unit. By unit: what it is worth."""
        self._units: i64 = len(merit)
        self._traits: i64 = len(hidden) - 1
        self._hidden: vec[float] = vec[float]()
        for row in hidden:
            for weight in row:
                self._hidden = append(self._hidden, float(weight))
        self._merit: vec[float] = vec[float]()
        for weight in merit:
            self._merit = append(self._merit, float(weight))
        self._sums: vec[float] = self._hidden[self._traits * self._units :]

    def shares(self, traits: vec[float], seats: i64) -> list[float]:
        """By seat, from the traits of all, seat after seat: what it can expect; 1 in all."""
        merits: list[float] = []
        seat: i64 = 0
        while seat < seats:
            merits.append(self._merit_of(traits, seat * self._traits))
            seat += 1
        return shares_by_merit(merits)

    def _merit_of(self, traits: vec[float], first: i64) -> float:
        """How well the seat stands whose traits begin there."""
        units = self._units
        hidden = self._hidden
        sums = self._sums
        place = self._traits * units
        unit: i64 = 0
        while unit < units:
            sums[unit] = hidden[place + unit]
            unit += 1
        number: i64 = 0
        place = 0
        while number < self._traits:
            trait = traits[first + number]
            if trait != 0.0:
                unit = 0
                while unit < units:
                    sums[unit] += trait * hidden[place + unit]
                    unit += 1
            place += units
            number += 1
        merit = 0.0
        unit = 0
        while unit < units:
            if sums[unit] > 0.0:
                merit += sums[unit] * self._merit[unit]
            unit += 1
        return merit


def read_network(package: str) -> Network:
    """What was learned about the game in this package."""
    file = files(package) / "data" / NETWORK_FILE
    learned = json.loads(file.read_text(encoding="utf-8"))
    return Network(learned["hidden"], learned["merit"])
