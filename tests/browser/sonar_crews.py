"""Crews of Captain Sonar in real time, with and without browsers."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from fathom.games.sonar.repair import REPAIR, Point
from tests.browser.harness import Site, Visitor
from tests.server.harness import Guest, HandClock

NO_TOURS = "localStorage.setItem('fathom-tours', '{}')".format(
    json.dumps([f"sonar-{it}" for it in ("captain", "first-officer", "engineer", "radio-operator")])
)
CROSSES = ("n4", "n6", "n1", "w5", "w6", "s5", "s1", "s4", "s3")
"""What an engineer can cross without stopping silence for a while."""
SILENCE = 6
"""Marks until a silent run (SON-10)."""
REAL_TIME = {"mode": "realtime", "scenario": "charlie"}


def in_steps(line: list[Point], length: float) -> list[Point]:
    """Points along a line, so far apart at most."""
    points = [line[0]]
    for one, other in pairwise(line):
        distance = ((other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2) ** 0.5
        count = max(1, -int(-distance // length))
        for number in range(1, count + 1):
            share = number / count
            points.append(
                (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
            )
    return points


def outline(section: int) -> list[Point]:
    """The outline of a section, closed."""
    return [*REPAIR.sections[section - 1], REPAIR.sections[section - 1][0]]


class Shipmate:
    """Somebody at the table without a browser."""

    def __init__(self, site: Site, name: str) -> None:
        self.guest: Guest = site.guest(name)
        self.table = ""
        self.crossed: list[str] = []
        self._count = 0

    def create(self, *seats: str, **options: Any) -> str:
        """Set up a table in real time; its id."""
        self.table = self.guest.table("sonar", *seats, options={**REAL_TIME, **options})
        return self.table

    def play(self, *moves: str, seat: int) -> None:
        """Play these moves; whoever traces has a steady hand."""
        for move in moves:
            self._count += 1
            more: dict[str, Any] = {"seat": seat}
            if move.startswith("trace"):
                line = in_steps(outline(int(move.split()[1])), 0.05)
                more["attachment"] = {"initials": "SM", "line": line}
            self.guest.do(self.table, "moves", key=f"move{self._count}", move=move, **more)

    def say(self, seat: int, **said: Any) -> None:
        """Say something to the own crew."""
        self._count += 1
        key = f"said{self._count}"
        self.guest.do(self.table, "chat", key=key, is_for_team=True, seat=seat, **said)


def join(visitor: Visitor, table: str, seat: int, name: str) -> None:
    """Come with a browser, sit down, be ready; no page is open yet."""
    visitor.page.add_init_script(NO_TOURS)
    visitor.ask("me", name=name)
    visitor.ask(f"tables/{table}/join", seat=seat)
    visitor.ask(f"tables/{table}/ready", is_ready=True)


def arrive(visitor: Visitor, table: str, seat: int, name: str) -> None:
    """Sit down, and look at the table."""
    join(visitor, table, seat, name)
    visitor.page.goto(f"{visitor.site.url}/#/table/{table}")


def sail(
    mate: Shipmate, clock: HandClock, courses: str, seats: tuple[int, int, int] = (0, 0, 0)
) -> None:
    """The seats of captain, first officer and engineer make these courses, silence in mind."""
    captain, officer, engineer = seats
    for course in courses:
        mate.play(f"course {course}", seat=captain)
        gauge = "silence" if len(mate.crossed) < SILENCE else "drone"
        mate.play(f"mark {gauge}", seat=officer)
        cross = next(it for it in CROSSES if it[0] == course and it not in mate.crossed)
        mate.crossed.append(cross)
        mate.play(f"cross {cross}", seat=engineer)
        clock.advance(1)
