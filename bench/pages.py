"""How soon a board is there, and how smoothly it moves: `python -m bench.pages [--times N]`.

Chromium is told to be far from the server: 50 ms to it and back, 10 Mbit/s. Each figure is the
median of so many visits taken in alternation, of browsers that come for the first time with an
empty cache (first) and of those that come back (again), from the beginning of the visit to the
first drawing of the board; and how many bytes came through the wire until then. The goals are
beside them. Without that network (near) the same for a page with one line of text, the limit of
browser and server. Then how many frames a second are drawn while divers swim, with software
rendering.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections import defaultdict
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser.harness import Site, launched

GOALS = {"first": 1500, "again": 700}
"""Milliseconds."""
MOST_KILOBYTES = 250
NETWORK = {
    "offline": False,
    "latency": 50,
    "downloadThroughput": 10_000_000 / 8,
    "uploadThroughput": 10_000_000 / 8,
}
"""Milliseconds there and back, bytes a second."""
DRAWN = """new Promise((tell) => {
    const look = () => document.querySelector('%s')
        ? requestAnimationFrame(() => tell(performance.now())) : requestAnimationFrame(look);
    look();
})"""
"""When something is first drawn, in milliseconds since the visit began."""
FRAMES = """(seconds) => new Promise((tell) => {
    const start = performance.now();
    let frames = 0;
    requestAnimationFrame(function draw(now) {
        frames += 1;
        if (now - start < 1000 * seconds) requestAnimationFrame(draw);
        else tell(frames / (now - start) * 1000);
    });
})"""


class Visit(NamedTuple):
    """One visit to a page."""

    milliseconds: float
    """Until what is wanted is drawn."""
    kilobytes: float
    """That were fetched until then, packed as they came."""


def visit(page: Page, url: str, wanted: str, is_far: bool) -> Visit:
    """Go to a page and wait until what is wanted is drawn."""
    page.goto("about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    if is_far:
        session.send("Network.emulateNetworkConditions", NETWORK)
    fetched: list[float] = []
    session.on("Network.loadingFinished", lambda told: fetched.append(told["encodedDataLength"]))
    page.goto(url, wait_until="commit")
    took: float = page.evaluate(DRAWN % wanted)
    kilobytes = sum(fetched) / 1000
    session.detach()
    return Visit(took, kilobytes)


def visits(site: Site, boards: dict[str, str], times: int) -> dict[str, list[Visit]]:
    """For each kind of visit, every one of them; each in a browser of its own."""
    found: dict[str, list[Visit]] = defaultdict(list)
    line = (f"{site.url}/healthz", "pre", False)
    pages = {
        game: (f"{site.url}/#/table/{table}", ".picture, .station", True)
        for game, table in boards.items()
    }
    for _, age, (name, page) in product(
        range(times), GOALS, {"a line of text, near": line, **pages}.items()
    ):
        with site.visitor(service_workers="allow") as visitor:
            if age == "again":
                visitor.home()
                visitor.page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
                visit(visitor.page, *page)
            found[f"{name}, {age}"].append(visit(visitor.page, *page))
    return found


def frames(site: Site, seconds: float) -> float:
    """Frames a second while divers swim."""
    with site.visitor(reduced_motion="no-preference") as visitor:
        visitor.home().play_now()
        visitor.page.locator(".choice").first.click()
        rate: float = visitor.page.evaluate(FRAMES, seconds)
        return rate


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--games", nargs="+", default=["deep-sea", "sonar"])
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(launched(playwright), Path(folder))
        with site.visitor() as host:
            host.home()
            boards = {
                game: host.table(game, "you", "greedy", is_public=True, start=True)
                for game in chosen.games
            }
        for name, found in visits(site, boards, chosen.times).items():
            time = statistics.median(one.milliseconds for one in found)
            weight = statistics.median(one.kilobytes for one in found)
            goal = f"(goals {GOALS[name.rpartition(' ')[2]]} ms, {MOST_KILOBYTES} kB)"
            print(f"{name:32}{time:8.0f} ms{weight:8.0f} kB  {goal if 'near' not in name else ''}")
        print(f"{'frames a second':32}{frames(site, 4):8.0f}")
        site.stop()


if __name__ == "__main__":
    main()
