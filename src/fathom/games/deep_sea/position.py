"""The whole table as JSON, and what cannot lie on it."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec

from fathom.engine.fields import BySeat, Form, Seat, each
from fathom.engine.position import Position, options_of
from fathom.games.deep_sea.box import Box, box_of
from fathom.games.deep_sea.spec import DeepSeaOptions
from fathom.games.deep_sea.view import Haul, PhaseWord

TREASURES = each(Form(list, tuple))


class DiverPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One diver; chips are their values."""

    depth: int = 0
    returning: bool = False
    home: bool = False
    sack: Annotated[list[list[int]], TREASURES] = []
    stored: list[int] = []


class DeepSeaPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The whole table; chips are their values, a blank is an empty list."""

    phase: PhaseWord
    turn: Seat
    round: int
    tank: int
    path: Annotated[list[list[int]], TREASURES]
    divers: BySeat[DiverPosition]
    last_home: Seat = None
    lost_dives: int = 0
    hauls: list[list[Haul]] = msgspec.field(default_factory=list)
    """By round that is over, and by seat: how it ended; positions from before have none."""

    @property
    def _box(self) -> Box:
        """The material."""
        return box_of(options_of(self, DeepSeaOptions))

    def faults(self) -> list[str]:
        if len(self.divers) != self.seats:
            return [f"divers: there are {len(self.divers)}, not {self.seats}"]
        return [
            *self._material_faults(),
            *self._course_faults(),
            *(fault for seat in range(self.seats) for fault in self._diver_faults(seat)),
            *self._meeting_faults(),
        ]

    def _material_faults(self) -> list[str]:
        faults = []
        box = self._box
        sacks = [treasure for diver in self.divers for treasure in diver.sack]
        chips = Counter(value for treasure in (*self.path, *sacks) for value in treasure)
        chips.update(value for diver in self.divers for value in diver.stored)
        if chips.total() != box.chips:
            faults.append(f"chips: there are {chips.total()}, not {box.chips} (DSA-2)")
        printed = Counter(box.value[kind] for kind in box.laid)
        for value, count in printed.items():
            if chips.pop(value, 0) != count:
                often = {1: "once", 2: "twice"}.get(count, f"{count} times")
                faults.append(f"chips: value {value} is not there {often} (DSA-2)")
        faults += [f"chips: there is no value {value} (DSA-2)" for value in chips]
        if not self.path and self.phase != "over":
            faults.append("path: it is empty (DSA-13)")
        faults += [
            f"path: space {depth} has more than {box.stack} chips (DSA-20)"
            for depth, treasure in enumerate(self.path, 1)
            if len(treasure) > box.stack
        ]
        blanks = self.path.count([])
        if blanks != len(sacks):
            faults.append(f"path: {blanks} blanks for {len(sacks)} treasures carried (DSA-16)")
        return faults

    def _course_faults(self) -> list[str]:
        faults = []
        box = self._box
        if not 1 <= self.round <= box.rounds:
            faults.append(f"round: {self.round} is not 1 to {box.rounds} (DSA-5)")
        if not 0 <= self.tank <= box.air:
            faults.append(f"tank: {self.tank} is not 0 to {box.air} (DSA-1, DSA-7)")
        if self.lost_dives < 0:
            faults.append(f"lost_dives: {self.lost_dives} is below 0")
        faults += [
            f"hauls[{number}]: there are {len(hauls)}, not {self.seats}"
            for number, hauls in enumerate(self.hauls)
            if len(hauls) != self.seats
        ]
        if self.hauls and len(self.hauls) > (
            self.round if self.phase == "over" else self.round - 1
        ):
            faults.append(f"hauls: more rounds are over than there were (round {self.round})")
        if self.round == 1 and self.phase != "over":
            if any(diver.stored for diver in self.divers):
                faults.append("divers: something is stored before the first round ends (DSA-19)")
            if any(len(treasure) > 1 for treasure in self.path):
                faults.append("path: a stack before the first round ends (DSA-20)")
            elif len(self.path) == box.chips and self._displaced() > max(box.air - self.tank, 0):
                faults.append("path: its levels are not in order, I to IV (DSA-4)")
        if self.phase == "over":
            if self.turn is not None:
                faults.append("turn: nobody is on turn when the game is over")
            if self.round < box.rounds and self.path:
                faults.append(f"phase: the game is not over in round {self.round} (DSA-24)")
        elif self.turn is None or not 0 <= self.turn < self.seats:
            faults.append(f"turn: {self.turn} is no seat")
        elif self.divers[self.turn].home:
            faults.append(f"turn: seat {self.turn} is home already (DSA-5)")
        elif self.phase == "explore" and self.divers[self.turn].depth == 0:
            faults.append(f"phase: seat {self.turn} cannot explore in the submarine (DSA-13)")
        homecomers = [seat for seat in range(self.seats) if self.divers[seat].home]
        if self.last_home is None:
            if homecomers:
                faults.append("last_home: divers are home, but none is the last (DSA-23)")
        elif self.last_home not in homecomers:
            faults.append(f"last_home: seat {self.last_home} is not home (DSA-23)")
        return faults

    def _displaced(self) -> int:
        """The chips that do not lie where their level was laid out in the first round (DSA-4).

        Each was taken in one turn and put down in another, so somebody has breathed for it (DSA-7).
        """
        box = self._box
        return sum(
            box.level[box.kind[treasure[0]]] != space // box.chips_in_level + 1
            for space, treasure in enumerate(self.path)
            if treasure and 0 <= treasure[0] < len(box.kind)
        )

    def _diver_faults(self, seat: int) -> list[str]:
        diver = self.divers[seat]
        box = self._box
        faults = []
        if not 0 <= diver.depth <= len(self.path):
            return [f"divers[{seat}]: depth {diver.depth} is not 0 to {len(self.path)}"]
        if [] in diver.sack or any(len(treasure) > box.stack for treasure in diver.sack):
            faults.append(f"divers[{seat}]: a treasure has 1 to {box.stack} chips (DSA-20)")
        if self.phase == "over":
            if diver.sack or diver.depth or diver.returning:
                faults.append(f"divers[{seat}]: under way although the game is over")
        elif diver.home:
            if diver.depth:
                faults.append(f"divers[{seat}]: home, and at depth {diver.depth} too")
            if not diver.returning:
                faults.append(f"divers[{seat}]: home without having turned back (DSA-9)")
        elif diver.depth == 0 and (diver.sack or diver.returning):
            faults.append(f"divers[{seat}]: back in the submarine, but not home (DSA-13)")
        most = box.most_carried
        if len(diver.sack) > most:
            faults.append(f"divers[{seat}]: carries more than {most} (DSA-17)")
        elif len(diver.sack) == most and (diver.home or self.path[diver.depth - 1]):
            faults.append(f"divers[{seat}]: carries {most} and stands on no blank (DSA-17)")
        return faults

    def _meeting_faults(self) -> list[str]:
        crowd = Counter(diver.depth for diver in self.divers if diver.depth > 0)
        return [
            f"divers: {count} of them at depth {depth} (DSA-12)"
            for depth, count in crowd.items()
            if count > 1
        ]
