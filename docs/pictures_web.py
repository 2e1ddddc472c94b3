"""Photographs the browser pages for docs/pictures: `make pictures`. Needs chromium."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.harness import DESK, PHONE, Site, Visitor, launched

HERE = Path(__file__).parent / "pictures"
DECISIONS = 5
"""So far into the game the table is photographed."""
SONAR_STATIONS = ("captain", "first-officer", "engineer", "radio-operator")


def shoot(visitor: Visitor, name: str) -> None:
    """One picture of the page as it is now, without the pointer over anything."""
    visitor.page.mouse.move(0, 0)
    visitor.page.evaluate("() => document.fonts.ready")
    visitor.page.screenshot(path=HERE / f"web-{name}.png", animations="disabled")


def play(visitor: Visitor) -> None:
    """Take the last choice: the treasure, or the way back."""
    ply = visitor.ply
    visitor.page.locator(".choice").last.click()
    visitor.after(ply)


def walk(visitor: Visitor, size: str) -> None:
    """Home, rules, lobby, table and result, in this order."""
    page, url = visitor.home().page, visitor.site.url
    shoot(visitor, f"home-{size}")
    page.goto(f"{url}/#/rules/deep-sea")
    page.locator(".rules li").first.wait_for()
    shoot(visitor, f"rules-{size}")
    page.goto(f"{url}/#/")
    page.locator(".card").nth(3).locator(".button").nth(1).click()
    page.locator("dialog .main").click()
    page.locator(".lobby .qr").wait_for()
    shoot(visitor, f"lobby-{size}")
    visitor.home().play_now()
    for _ in range(DECISIONS):
        if visitor.await_turn():
            play(visitor)
    visitor.await_turn()
    shoot(visitor, f"table-{size}")
    while visitor.await_turn():
        play(visitor)
    shoot(visitor, f"result-{size}")


def sit(visitor: Visitor, seats: int, **options: str) -> None:
    """A table of Captain Sonar with bots in every other seat, and the first field of the chart."""
    page = visitor.page
    tours = ",".join(f'"sonar-{station}"' for station in SONAR_STATIONS)
    page.add_init_script(f"localStorage.setItem('fathom-tours', '[{tours}]')")
    visitor.home()
    wish = {"game": "sonar", "seats": ["you", *["greedy"] * (seats - 1)], "options": options}
    table: str = page.evaluate(
        """async (wish) => (await (await fetch('api/tables', {method: 'POST',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify({...wish, start: true})})).json()).id""",
        wish,
    )
    page.goto(f"{visitor.site.url}/#/table/{table}")
    page.locator("[data-field='C7']").click()


def stations(visitor: Visitor, size: str) -> None:
    """Captain Sonar: each station of a crew, and a whole boat in one hand."""
    page = visitor.page
    sit(visitor, 8, starter="yellow")
    for _ in range(2 * DECISIONS):
        page.locator(".course.can, .orders .main, .sonar-answer").first.wait_for()
        if page.locator(".sonar-answer").count():
            page.locator(".fact.true").first.click()
            page.locator(".fact:not(.on):not([disabled])").first.click()
            page.locator(".sonar-answer .main").click()
        else:
            ply = visitor.ply
            page.locator(".course.can, .orders .main").first.click()
            visitor.after(ply)
    for station in SONAR_STATIONS:
        page.locator(f"#tab-{station}").click()
        shoot(visitor, f"sonar-{station}-{size}")
    sit(visitor, 2, starter="yellow", scenario="echo")
    page.locator(".course.can").first.click()
    page.locator(".gauge.can").first.wait_for()
    shoot(visitor, f"sonar-alone-{size}")


def photograph(browser: Browser) -> None:
    """Every page at a desk by night and on a phone by day."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(browser, Path(folder))
        with site.visitor("night", viewport=DESK) as visitor:
            walk(visitor, "desk")
            stations(visitor, "desk")
        with site.visitor("day", viewport=PHONE, device_scale_factor=2) as visitor:
            walk(visitor, "phone")
            stations(visitor, "phone")
        site.stop()


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        photograph(launched(playwright))
