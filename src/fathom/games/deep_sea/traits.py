# mypyc: compile
"""Traits of the divers: figures of how each of them stands, which a network judges by.

Each is a number from about -1 to 1. What treasures are worth is told by their backs; the values of
those that a diver has brought home count as points.

Compiled with mypyc, for search.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.deep_sea.rules import DeepSeaState
from fathom.games.deep_sea.rules_table import DIRECTION

LOADS: Final = 6
"""Loads that are told apart, from none on; the last is for all larger ones."""
SPACES_BELOW: Final = 8
SPACES_ABOVE: Final = 6
"""So many spaces below and above a diver are looked at one by one,"""
STRETCHES: Final = 8
"""and the whole path in so many stretches."""
POINTS_UNIT: Final = 20.0
STRETCH_POINTS_UNIT: Final = 40.0
TURNS_UNIT: Final = 10.0
"""What is told as 1."""
MOST_TURNS: Final = 20.0
"""More turns than this are as good as these."""
MOST_OTHERS: Final = 5.0
STEPS_VARIANCE: Final = 1.3
"""Of a turn."""

TABLE: Final = ["last_round", "last_round_but_one", "air"]
OWN: Final = [
    "points",
    "lead",
    "sack",
    "lead_if_all_came_home",
    "depth",
    "is_returning",
    "is_home",
    "turns_home",
    "turns_of_air",
    "safety",
    "chooses_direction",
    "explores",
    "turns_to_wait",
]
RIVAL: Final = ["sack", "load", "depth", "is_returning", "is_home", "turns_home", "safety", "turn"]
"""The rival is the other diver who would have most if all came home."""
OTHERS: Final = ["load", "swimming", "diving"]
OWN_AT: Final = 3
LOADS_AT: Final = 16
SPACES_AT: Final = 22
RIVAL_AT: Final = 36
OTHERS_AT: Final = 44
STRETCHES_AT: Final = 47
COUNT: Final = 55
TRAITS: Final = [
    *TABLE,
    *OWN,
    *[f"load_{load}" for load in range(LOADS)],
    *[f"below_{space}" for space in range(1, SPACES_BELOW + 1)],
    *[f"above_{space}" for space in range(SPACES_ABOVE)],
    *[f"rival_{trait}" for trait in RIVAL],
    *[f"others_{trait}" for trait in OTHERS],
    *[f"stretch_{stretch}" for stretch in range(STRETCHES)],
]


def traits_of(state: DeepSeaState) -> vec[float]:
    """The traits of all divers, diver after diver."""
    dive = Dive(state)
    traits = vec[float]([0.0] * (COUNT * state.seats))
    diver: i64 = 0
    while diver < state.seats:
        dive.write(diver, traits, diver * COUNT)
        diver += 1
    return traits


@final
class Dive:
    """What all divers have to reckon with."""

    def __init__(self, state: DeepSeaState) -> None:
        box = state.box
        self.state = state
        self.points: vec[float] = vec[float]([0.0] * state.seats)
        """By diver: what is home."""
        self.sacks: vec[float] = vec[float]([0.0] * state.seats)
        """By diver: what is on its way, by its backs."""
        load_of_all: i64 = 0
        for place in range(0, len(state.stores), 2):
            self.points[state.stores[place]] += float(box.value[state.stores[place + 1]])
        for diver in range(state.seats):
            if state.is_home(diver):
                for chip in state.chips_of(diver):
                    self.points[diver] += float(box.value[chip])
                continue
            load = state.load(diver)
            load_of_all += load
            for number in range(load):
                self.sacks[diver] += self._worth(state.carried(diver, number))
        self.turns_of_air = MOST_TURNS
        """How many turns of everybody the air lasts if nobody takes anything more (DSA-7)."""
        if load_of_all:
            self.turns_of_air = min(float(state.tank) / float(load_of_all), MOST_TURNS)
        self.path: vec[float] = vec[float]([0.0] * len(state.spaces))
        """By space: what lies there."""
        self.stretches: vec[float] = vec[float]([0.0] * STRETCHES)
        length: i64 = (box.chips + STRETCHES - 1) // STRETCHES
        for space in range(len(state.spaces)):
            worth = self._worth(state.spaces[space])
            self.path[space] = worth
            self.stretches[space // length] += worth

    def write(self, diver: i64, traits: vec[float], at: i64) -> None:
        """Write the traits of a diver there, where nothing is written yet."""
        state = self.state
        left = state.box.rounds - state.round
        if left < 2:
            traits[at + left] = 1.0
        traits[at + 2] = float(state.tank) / float(state.box.air)
        rival = self._write_others(diver, traits, at)
        self._write_own(diver, traits, at + OWN_AT)
        self._write_rival(rival, traits, at + RIVAL_AT)
        if not state.is_home(diver):
            load = state.load(diver)
            if load >= LOADS:
                load = LOADS - 1
            traits[at + LOADS_AT + load] = 1.0
            self._write_spaces(state.depths[diver], traits, at + SPACES_AT)
        stretch: i64 = 0
        while stretch < STRETCHES:
            traits[at + STRETCHES_AT + stretch] = self.stretches[stretch] / STRETCH_POINTS_UNIT
            stretch += 1

    def _write_own(self, diver: i64, traits: vec[float], at: i64) -> None:
        state = self.state
        traits[at] = self.points[diver] / POINTS_UNIT
        traits[at + 2] = self.sacks[diver] / POINTS_UNIT
        if state.is_home(diver):
            traits[at + 6] = 1.0
        else:
            traits[at + 4] = float(state.depths[diver]) / float(state.box.chips)
            if state.is_returning(diver):
                traits[at + 5] = 1.0
            traits[at + 7] = self._turns_home(diver) / TURNS_UNIT
            traits[at + 8] = self.turns_of_air / TURNS_UNIT
            traits[at + 9] = self._safety(diver)
        wait = diver - state.turn
        if wait == 0:
            traits[at + (10 if state.phase == DIRECTION else 11)] = 1.0
        else:
            traits[at + 12] = float(wait if wait > 0 else wait + state.seats) / float(state.seats)

    def _write_others(self, diver: i64, traits: vec[float], at: i64) -> i64:
        """All others together, and the lead over them; who the rival is."""
        state = self.state
        rival: i64 = -1
        most_points = 0.0
        most = -1.0
        load: i64 = 0
        swimming: i64 = 0
        diving: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != diver:
                points = self.points[other]
                if points > most_points:
                    most_points = points
                if points + self.sacks[other] > most:
                    most = points + self.sacks[other]
                    rival = other
                if not state.is_home(other):
                    load += state.load(other)
                    swimming += 1
                    if not state.is_returning(other):
                        diving += 1
            other += 1
        points = self.points[diver]
        traits[at + OWN_AT + 1] = (points - most_points) / POINTS_UNIT
        traits[at + OWN_AT + 3] = (points + self.sacks[diver] - most) / POINTS_UNIT
        traits[at + OTHERS_AT] = float(load) / float(state.box.most_carried)
        traits[at + OTHERS_AT + 1] = float(swimming) / MOST_OTHERS
        traits[at + OTHERS_AT + 2] = float(diving) / MOST_OTHERS
        return rival

    def _write_rival(self, rival: i64, traits: vec[float], at: i64) -> None:
        state = self.state
        traits[at] = self.sacks[rival] / POINTS_UNIT
        if state.is_home(rival):
            traits[at + 4] = 1.0
        else:
            traits[at + 1] = float(state.load(rival)) / float(state.box.most_carried)
            traits[at + 2] = float(state.depths[rival]) / float(state.box.chips)
            if state.is_returning(rival):
                traits[at + 3] = 1.0
            traits[at + 5] = self._turns_home(rival) / TURNS_UNIT
            traits[at + 6] = self._safety(rival)
        if state.turn == rival:
            traits[at + 7] = 1.0

    def _write_spaces(self, depth: i64, traits: vec[float], at: i64) -> None:
        """What lies below a diver, under it, and above."""
        step: i64 = 0
        while step < SPACES_BELOW and depth + step < len(self.path):
            traits[at + step] = self.path[depth + step] / POINTS_UNIT
            step += 1
        step = 0
        while step < SPACES_ABOVE and depth - step > 0:
            traits[at + SPACES_BELOW + step] = self.path[depth - step - 1] / POINTS_UNIT
            step += 1

    def _pace(self, diver: i64) -> float:
        """The mean steps of a turn."""
        box = self.state.box
        load = self.state.load(diver)
        return box.pace[load if load < box.most_carried else box.most_carried]

    def _turns_home(self, diver: i64) -> float:
        return min(float(self.state.depths[diver]) / self._pace(diver), MOST_TURNS)

    def _safety(self, diver: i64) -> float:
        """How safe a diver is who turns back now: 0 means that it may come home or not."""
        steps = self.turns_of_air * self._pace(diver)
        spread = math.sqrt(STEPS_VARIANCE * (self.turns_of_air + 0.5))
        return math.tanh((steps - float(self.state.depths[diver])) / spread)

    def _worth(self, treasure: i64) -> float:
        """What a treasure is worth on average, by its backs; nothing on a blank."""
        state = self.state
        total = 0.0
        number: i64 = 0
        while number < state.size(treasure):
            total += state.box.mean[state.box.level[state.chip(treasure, number)]]
            number += 1
        return total
