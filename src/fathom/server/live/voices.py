"""Voices: what the browsers of those who speak with each other tell each other to connect.

Sound goes from browser to browser. Only what they need to find each other passes through here, on
its way to one circle of people: a side, or the table where each plays alone. Nothing is kept, and
nobody outside the circle is told anything, not even that somebody speaks.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from fathom.server import asks
from fathom.server.tells import Tell
from fathom.server.tells.live import PeerTell, SignalTell


class Signal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something for a circle, or for one in it, on its way through whatever processes."""

    table: str
    circle: int
    kind: Literal["came", "went", "signal"]
    peer: str
    """Whose it is."""
    seat: int
    visit: str = ""
    """Which of the times that they came: who goes may have come again already."""
    is_for_good: bool = False
    to: str = ""
    description: asks.Description | None = None
    candidate: asks.Candidate | None = None
    rung_by: str = ""
    """The process that passes it on, where it has been heard already."""

    def tell(self) -> Tell:
        """What whoever it is for is sent."""
        if self.kind == "signal":
            return SignalTell(
                peer=self.peer,
                seat=self.seat,
                description=self.description,
                candidate=self.candidate,
            )
        return PeerTell(
            peer=self.peer,
            seat=self.seat,
            visit=self.visit,
            is_here=self.kind == "came",
            is_for_good=self.is_for_good,
        )


class Voice(NamedTuple):
    """One browser that takes part."""

    circle: int
    peer: str
    seat: int
    visit: str

    def signal(
        self, table: str, kind: Literal["came", "went"], is_for_good: bool = False
    ) -> Signal:
        """That it came, or went."""
        return Signal(
            table, self.circle, kind, self.peer, self.seat, self.visit, is_for_good=is_for_good
        )

    def passing_on(self, table: str, ask: asks.SignalMessage) -> Signal:
        """What it has for another one."""
        return Signal(
            table,
            self.circle,
            "signal",
            self.peer,
            self.seat,
            to=ask.to,
            description=ask.description,
            candidate=ask.candidate,
        )

    def hears(self, signal: Signal) -> bool:
        """Whether a signal is for this one."""
        is_meant = signal.to == self.peer if signal.kind == "signal" else True
        return is_meant and signal.circle == self.circle and signal.peer != self.peer
