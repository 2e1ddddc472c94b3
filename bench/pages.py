"""How soon a table page is there, and how smoothly it moves: `python -m bench.pages [--times N]`.

Beside it, in the same run and from the same server, a page with one line of text: that is the
limit of browser and server. And a table that does not exist: the application with nothing to draw.
Each figure is the median of so many visits taken in alternation, of browsers that come for the
first time (cold) and of those that come back (warm). Then how many frames a second are drawn while
divers swim, with software rendering. Chromium is real, as is everything else.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections import defaultdict
from itertools import product
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.harness import Site, launched

AGES = ("cold", "warm")
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


def arrival(page: Page, url: str, wanted: str) -> float:
    """Milliseconds until what is wanted is drawn."""
    page.goto("about:blank")
    page.goto(url, wait_until="commit")
    took: float = page.evaluate(DRAWN % wanted)
    return took


def arrivals(site: Site, table: str, times: int) -> dict[str, list[float]]:
    """For each kind of visit, how long each took; every one in a browser of its own."""
    took: dict[str, list[float]] = defaultdict(list)
    board = (f"{site.url}/#/table/{table}", ".picture")
    pages = {
        "a line of text": (f"{site.url}/healthz", "pre"),
        "no table": (f"{site.url}/#/table/none", ".message p"),
        "a board": board,
    }
    for _, age, (name, page) in product(range(times), AGES, pages.items()):
        with site.visitor(service_workers="allow") as visitor:
            if age == "warm":
                visitor.home()
                visitor.page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
                arrival(visitor.page, *board)
            took[f"{name}, {age}"].append(arrival(visitor.page, *page))
    return took


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
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(launched(playwright), Path(folder))
        with site.visitor() as host:
            host.home()
            table = host.table("deep-sea", "you", "greedy", is_public=True, start=True)
        took = arrivals(site, table, chosen.times)
        median = {name: statistics.median(times) for name, times in took.items()}
        for name, time in median.items():
            print(f"{name:24}{time:8.0f} ms")
        for age in AGES:
            for other in ("a line of text", "no table"):
                ratio = median[f"a board, {age}"] / median[f"{other}, {age}"]
                print(f"{f'board to {other}, {age}':32}{ratio:.1f}")
        print(f"{'frames a second':24}{frames(site, 4):8.0f}")
        site.stop()


if __name__ == "__main__":
    main()
