"""The whole table as JSON, and what cannot lie on it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fathom.engine.fields import Form, Seat, each
from fathom.engine.position import Position
from liars_dice.spec import FACES, LiarsDiceOptions
from liars_dice.view import LastBid, PhaseWord


class LiarsDicePosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The whole table."""

    phase: PhaseWord
    turn: Seat
    round: int
    left: list[int]
    cups: Annotated[list[list[int]], each(Form(list, tuple))]
    bid: LastBid | None = None
    loser: Seat = None
    fell: list[int]

    def faults(self) -> list[str]:
        for name, by_seat in (("left", self.left), ("cups", self.cups), ("fell", self.fell)):
            if len(by_seat) != self.seats:
                return [f"{name}: there are {len(by_seat)}, not {self.seats}"]
        return [*self._dice_faults(), *self._course_faults(), *self._bid_faults()]

    def _dice_faults(self) -> list[str]:
        faults = []
        for seat, (cup, left) in enumerate(zip(self.cups, self.left, strict=True)):
            if left < 0 or len(cup) != left + (seat == self.loser):
                faults.append(f"cups[{seat}]: {len(cup)} dice, and {left} are left (LIE-10)")
            if any(not 1 <= die <= FACES for die in cup):
                faults.append(f"cups[{seat}]: a die shows 1 to {FACES}")
            if cup != sorted(cup):
                faults.append(f"cups[{seat}]: the dice are not in ascending order")
            if (self.fell[seat] > 0) != (left == 0) or self.fell[seat] > self.round:
                faults.append(f"fell[{seat}]: {self.fell[seat]}, with {left} dice left (LIE-11)")
        options = msgspec.convert(self.options, LiarsDiceOptions)
        lost = self.round - (self.phase == "bidding")
        if sum(self.left) + lost != self.seats * options.dice:
            faults.append(f"left: {sum(self.left)} after {lost} were lost (LIE-10)")
        return faults

    def _course_faults(self) -> list[str]:
        faults = []
        players = [seat for seat in range(self.seats) if self.left[seat] > 0]
        if self.round < 1:
            faults.append(f"round: {self.round} is below 1")
        if (self.phase == "over") != (len(players) == 1):
            faults.append(f"phase: {self.phase} with {len(players)} players (LIE-13)")
        if (self.loser is None) != (self.phase == "bidding"):
            faults.append(f"loser: {self.loser} in the phase {self.phase} (LIE-10)")
        if self.phase == "over":
            if self.turn is not None:
                faults.append("turn: nobody is on turn when the game is over")
        elif self.turn not in players:
            faults.append(f"turn: {self.turn} is no seat with dice (LIE-11)")
        elif self.loser in players and self.turn != self.loser:
            faults.append(f"turn: seat {self.loser} rolls, not seat {self.turn} (LIE-12)")
        return faults

    def _bid_faults(self) -> list[str]:
        if self.bid is None:
            return [] if self.phase == "bidding" else ["bid: there is none (LIE-9)"]
        faults = []
        on_table = sum(len(cup) for cup in self.cups)
        if not 1 <= self.bid.count <= on_table or not 1 <= self.bid.face <= FACES:
            faults.append(f"bid: {self.bid.count} × {self.bid.face} of {on_table} dice (LIE-6)")
        if not 0 <= self.bid.seat < self.seats or not self.cups[self.bid.seat]:
            faults.append(f"bid: seat {self.bid.seat} has no dice (LIE-11)")
        elif self.phase == "bidding" and self.bid.seat == self.turn:
            faults.append(f"bid: seat {self.turn} is on turn, and made it (LIE-8)")
        return faults
