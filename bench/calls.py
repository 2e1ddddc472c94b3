"""How soon a call is seen in Captain Sonar: `python -m bench.calls [--tables N]`.

A captain presses a course in real time. Measured is the time until it is drawn on two other pages:
in the log of the enemy's radio operator, and as a banner before the own engineer. Chromium is real,
as are server, sockets and clock; all pages are on this machine, so that their clocks are one.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from fathom.server.clock import WallClock
from tests.browser.harness import Site, launched
from tests.browser.sonar_crews import NO_TOURS, Shipmate

COURSES = 6
"""For each table: more would need a clever engineer."""
CAPTAIN, OFFICER, ENGINEER, ENEMY, ENEMY_RADIO = 0, 1, 2, 4, 7
LATEST = {
    "the enemy's radio operator": (ENEMY_RADIO, ".heard li:last-child .number"),
    "the own engineer": (ENGINEER, ".call:last-child .number"),
}
PRESSED = """() => {
    window.moment = new Promise((tell) => addEventListener('pointerdown',
        (event) => tell(performance.timeOrigin + event.timeStamp), {capture: true, once: true}));
}"""
DRAWN = """(latest) => {
    const number = () => document.querySelector(latest)?.textContent;
    const before = number();
    window.moment = new Promise((tell) => {
        const watch = new MutationObserver(() => {
            if (number() === before) return;
            watch.disconnect();
            requestAnimationFrame(() => tell(performance.timeOrigin + performance.now()));
        });
        watch.observe(document.body, {childList: true, characterData: true, subtree: true});
    });
}"""
MOMENT = "() => window.moment"
"""In milliseconds since 1970."""


def do(mate: Shipmate, seat: int, kind: str) -> None:
    """The first move of a kind that this seat has."""
    moves = mate.guest.get(f"/api/tables/{mate.table}/sight?seat={seat}")["moves"]
    mate.play(next(move for move in moves if move.split()[0] == kind), seat=seat)


def courses(mate: Shipmate, crew: dict[int, Shipmate], pages: dict[int, Page]) -> list[list[float]]:
    """For some courses: how long it took until each of the others saw it."""
    took = []
    for _ in range(COURSES):
        course = pages[CAPTAIN].locator(".course.can").first
        course.wait_for()
        pages[CAPTAIN].evaluate(PRESSED)
        for seat, latest in LATEST.values():
            pages[seat].evaluate(DRAWN, latest)
        course.click()
        pressed = pages[CAPTAIN].evaluate(MOMENT)
        took.append([pages[seat].evaluate(MOMENT) - pressed for seat, _ in LATEST.values()])
        do(mate, OFFICER, "mark")
        do(crew[ENGINEER], ENGINEER, "cross")
    return took


def table(site: Site, pages: dict[int, Page]) -> list[list[float]]:
    """A new table, its two boats at sea, and some courses."""
    mate = Shipmate(site, "Amberjack")
    options = {"course_seconds": 0, "scenario": "charlie"}
    mate.create(*("open" if seat in pages else "you" for seat in range(8)), **options)
    crew = {seat: Shipmate(site, f"Person {seat}") for seat in pages}
    for seat, one in crew.items():
        one.table = mate.table
        one.sits_at(pages[seat].context)
        one.guest.do(one.table, "join", seat=seat)
        one.guest.do(one.table, "ready", is_ready=True)
    mate.guest.do(mate.table, "start")
    crew[CAPTAIN].play("start H8", seat=CAPTAIN)
    mate.play("start O15", seat=ENEMY)
    for page in pages.values():
        page.goto(f"{site.url}/#/table/{mate.table}")
        page.locator(".call").wait_for()
    return courses(mate, crew, pages)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=5)
    chosen = parser.parse_args()
    took: dict[str, list[float]] = defaultdict(list)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        ExitStack() as stack,
    ):
        site = Site(launched(playwright), Path(folder), WallClock())
        stack.callback(site.stop)
        pages = {}
        for seat in (CAPTAIN, *(seat for seat, _ in LATEST.values())):
            visitor = stack.enter_context(site.visitor())
            visitor.page.add_init_script(NO_TOURS)
            pages[seat] = visitor.home().page
        for _ in range(chosen.tables):
            for times in table(site, pages):
                for name, time in zip(LATEST, times, strict=True):
                    took[name].append(time)
    for name, times in took.items():
        median = statistics.median(times)
        last = statistics.quantiles(times, n=100, method="inclusive")[-1]
        print(f"{name:28}{median:6.0f} ms{last:8.0f} ms in 99 of 100 ({len(times)} courses)")


if __name__ == "__main__":
    main()
