"""Every page: fit for everybody, nothing cut off, and light."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.harness import DESK, PHONE, SMALL, Site, Visitor

AXE = (Path(__file__).parent / "vendor" / "axe.js").read_text(encoding="utf-8")
MOST_BYTES = 300_000

# Text that is wider than the element it stands in, though nobody can scroll there.
CUT_OFF = """() => [...document.querySelectorAll('body *')].filter((one) => {
    const style = getComputedStyle(one);
    if (one.closest('svg') || one.closest('.unseen') || style.display === 'inline') return false;
    const scrolls = ['auto', 'scroll'].includes(style.overflowX);
    return !scrolls && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
}).map((one) => `${one.tagName}.${one.className}: ${one.textContent.slice(0, 60)}`)"""


def serious_faults(page: Page) -> list[str]:
    """What axe finds that is serious or critical."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{fault['id']}: {node['html']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def walk(visitor: Visitor, look: Any) -> None:
    """Go to every kind of page and look at it."""
    page, site = visitor.page, visitor.site
    page.goto(site.url)
    page.locator(".card .about:not(:empty)").first.wait_for()
    look("home")
    page.locator(".masthead .corner .button").last.click()
    page.locator("dialog").wait_for()
    look("settings")
    page.keyboard.press("Escape")
    page.goto(f"{site.url}/#/rules/titanic")
    page.locator(".rules li").first.wait_for()
    look("rules")
    page.goto(f"{site.url}/#/")
    page.locator(".card").nth(3).locator(".button").nth(1).click()
    page.locator("dialog .main").click()
    page.locator(".lobby .qr").wait_for()
    look("lobby")
    page.goto(f"{site.url}/#/")
    page.locator(".card").first.locator(".main").click()
    visitor.await_turn()
    look("table")
    page.locator(".tools > .button").last.click()
    page.locator("dialog").wait_for()
    look("more")


@pytest.mark.parametrize(
    ("theme", "size"),
    [("night", DESK), ("day", DESK), ("night", PHONE)],
    ids=["night", "day", "phone"],
)
def test_axe_finds_nothing_serious(site: Site, theme: str, size: dict[str, int]) -> None:
    with site.visitor(theme, viewport=size) as visitor:
        faults: dict[str, list[str]] = {}

        def look(name: str) -> None:
            if found := serious_faults(visitor.page):
                faults[name] = found

        walk(visitor, look)
        assert faults == {}


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_nothing_is_cut_off_on_a_small_screen(site: Site, language: str) -> None:
    with site.visitor(viewport=SMALL, locale=language) as visitor:
        cut: dict[str, list[str]] = {}

        def look(name: str) -> None:
            if found := visitor.page.evaluate(CUT_OFF):
                cut[name] = found

        walk(visitor, look)
        assert cut == {}


def test_a_table_page_is_light(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.home().play_now()
        sizes: int = visitor.page.evaluate(
            """() => performance.getEntriesByType('resource')
                .concat(performance.getEntriesByType('navigation'))
                .reduce((sum, entry) => sum + entry.transferSize, 0)"""
        )
        assert 0 < sizes < MOST_BYTES
