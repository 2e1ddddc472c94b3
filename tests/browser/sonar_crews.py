"""Crews of Captain Sonar in real time, with and without browsers."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from playwright.sync_api import BrowserContext

from fathom.games.sonar.charts import BOAT, SYMBOL_NAMES
from fathom.games.sonar.rules.repair import REPAIR, Point
from fathom.games.sonar.sheet import load_sheet
from fathom.server.identity import COOKIE
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

    def sits_at(self, browser: BrowserContext) -> None:
        """From now on this browser is theirs."""
        value = self.guest.http.cookies[COOKIE]
        browser.add_cookies([{"name": COOKIE, "value": value, "url": self.guest.url}])

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


class Voyage:
    """A table where the visitor has one seat, or none, and a shipmate all others."""

    def __init__(
        self, visitor: Visitor, clock: HandClock, crew: int, seat: int | None, **options: Any
    ) -> None:
        self._visitor = visitor
        self._clock = clock
        self._seat = seat
        self._crew = crew
        self._crossed: set[tuple[int, str]] = set()
        self._mate = Shipmate(visitor.site, "Amberjack")
        self._own = Shipmate(visitor.site, "Barracuda")
        self._own.sits_at(visitor.page.context)
        seats = ["open" if it == seat else "you" for it in range(2 * crew)]
        self.table = self._own.table = self._mate.create(*seats, **options)
        if seat is not None:
            self._own.guest.do(self.table, "join", seat=seat)
            self._own.guest.do(self.table, "ready", is_ready=True)
        self._mate.guest.do(self.table, "start")

    def _seat_of(self, boat: int, station: int) -> int:
        """Whose station it is: captain, first officer, engineer, radio operator from 0."""
        merged = {2: (0, 0, 0, 1), 3: (0, 0, 1, 2), 4: (0, 1, 2, 3)}
        return boat * self._crew + merged[self._crew][station]

    def _hand(self, seat: int) -> Shipmate:
        return self._own if seat == self._seat else self._mate

    def play(self, boat: int, station: int, *moves: str) -> None:
        """Play these moves, whoever has the station."""
        seat = self._seat_of(boat, station)
        self._hand(seat).play(*moves, seat=seat)

    def begin(self, yellow: str = "H8", blue: str = "O15") -> None:
        """Both captains choose where they start."""
        self.play(0, 0, f"start {yellow}")
        self.play(1, 0, f"start {blue}")

    def sail(self, boat: int, courses: str, gauge: str) -> None:
        """These courses with their marks, and crosses that leave the gauge alone."""
        for course in courses:
            self.play(boat, 0, f"course {course}")
            self.play(boat, 1, f"mark {gauge}")
            cross = next(
                name
                for name, colour in zip(SYMBOL_NAMES, load_sheet("book").colours, strict=True)
                if name[0] == course
                and colour != "X"
                and gauge not in BOAT.symbols[colour]
                and (boat, name) not in self._crossed
            )
            self._crossed.add((boat, cross))
            self.play(boat, 2, f"cross {cross}")
            self._clock.advance(1)

    def trace(self, boat: int) -> None:
        """The whole crew repairs the boat, as it sits after the engineer."""
        captain = self._seat_of(boat, 0)
        path = f"/api/tables/{self.table}/sight?seat={captain}"
        for section in (1, 2, 3, 4):
            seat = self._hand(captain).guest.get(path)["view"]["own"]["tracers"][0]
            self._hand(seat).play(f"trace {section} good", seat=seat)

    def say(self, seat: int, **said: Any) -> None:
        """Say something to the crew."""
        self._mate.say(seat, **said)

    def show(self, wanted: str) -> None:
        """Look at the table, and wait until what is wanted can be seen."""
        self._visitor.show(f"table/{self.table}", wanted)
