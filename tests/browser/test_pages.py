"""Every page: fit for everybody, nothing cut off, and light."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.harness import DESK, PHONE, SIZES, SMALL, Site, Visitor

AXE = (Path(__file__).parent / "vendor" / "axe.js").read_text(encoding="utf-8")
# Writes down which modules are fetched ahead.
WATCH = """() => {
    window.ahead = [];
    const note = (one) => one.rel === 'modulepreload' && window.ahead.push(one.href);
    new MutationObserver((changes) => changes.forEach((it) => it.addedNodes.forEach(note))).observe(
        document, {childList: true, subtree: true});
}"""
# What each page and each board needs, what was fetched ahead, and the modules that have come.
MODULES = """() => {
    const {pages, boards} = JSON.parse(document.getElementById('needed').textContent);
    const whole = ([use, paths]) => [use, paths.map((path) => new URL(path, location).href)];
    const came = performance.getEntriesByType('resource').map((one) => one.name);
    return [
        Object.fromEntries(Object.entries(pages).map(whole)),
        Object.fromEntries(Object.entries(boards).map(whole)),
        window.ahead,
        came.filter((name) => name.endsWith('.js') && !name.endsWith('/sw.js')),
    ];
}"""
# For which games styles are in force.
STYLES_OF_BOARDS = """() => [...document.styleSheets].filter((one) => !one.disabled)
    .map((one) => one.ownerNode.dataset.game).filter(Boolean)"""
MOST_BYTES = 250_000
MOST_FILES = 25
ZOOMED: ViewportSize = {"width": DESK["width"] // 2, "height": DESK["height"] // 2}
"""What a page has to itself on a desk when it is enlarged to 200 %."""

# Text that is larger than the element it stands in, though nobody can scroll there, or than its
# button; and what is to be pressed but lies outside the window of a page that does not scroll. In
# the fonts of the page, which begin to come with the first words that are laid out in them; and
# when the board has been drawn for the room that it has now.
CUT_OFF = """async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    const hides = (how) => ['hidden', 'clip'].includes(how);
    const scrolls = (how) => ['auto', 'scroll'].includes(how);
    const seen = [...document.querySelectorAll('body *')].filter(
        (one) => !one.closest('svg, .unseen, [inert]') && one.clientWidth > 0);
    const cut = seen.filter((one) => {
        const style = getComputedStyle(one);
        if (style.display === 'inline') return false;
        const isWide = !scrolls(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
        const isHigh = (hides(style.overflowY) || one.matches('button'))
            && one.scrollHeight > one.clientHeight + 1;
        return isWide || (isHigh && one.innerText.trim());
    });
    const root = document.documentElement;
    const isInScroller = (one) => one !== null
        && (scrolls(getComputedStyle(one).overflowY) || isInScroller(one.parentElement));
    const lost = root.scrollHeight > innerHeight ? [] : seen.filter((one) => {
        const box = one.getBoundingClientRect();
        const isPressed = one.matches('button, a, input, select') && !one.closest('dialog, .pane');
        return isPressed && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
            && !isInScroller(one.parentElement);
    });
    return [...cut, ...lost].map((one) =>
        `${one.tagName}.${one.className}: ${one.innerText.slice(0, 60)}`);
}"""

# Words that go on in the next line, though no hyphen says so; addresses and long numbers may.
TORN = """() => {
    const isTorn = (text) => [...text.data.matchAll(/\\p{L}+/gu)].some((word) => {
        const part = new Range();
        part.setStart(text, word.index);
        part.setEnd(text, word.index + word[0].length);
        return new Set([...part.getClientRects()].map((line) => line.top)).size > 1;
    });
    return [...document.querySelectorAll('body *')].filter((one) =>
        !one.closest('svg, .unseen, [inert], .digits, .invite-link') && one.clientWidth > 0
            && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && isTorn(node))
    ).map((one) => `${one.tagName}.${one.className}: ${one.innerText.slice(0, 60)}`);
}"""

DRESS = """async (theme) => {
    document.documentElement.dataset.theme = theme;
    const turning = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(turning.map((one) => one.finished));
}"""

LONGEST_FIRST = [
    "de",
    pytest.param("nl", marks=pytest.mark.soak),
    pytest.param("en", marks=pytest.mark.soak),
]
"""Languages: what fits in German fits in the others, as a rule."""

# Colours that change have changed: half way between two, no text could be read.
AT_REST = """() => Promise.allSettled(document.getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map((one) => one.finished))"""

Look = Callable[[str], None]


def serious_faults(page: Page, *rules: str) -> list[str]:
    """What axe finds that is serious or critical, by these rules or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(AT_REST)
    violations: list[dict[str, Any]] = page.evaluate(
        """async (rules) => (await axe.run({
            resultTypes: ['violations'], ...(rules.length && { runOnly: rules }) })).violations""",
        rules,
    )
    return [
        f"{fault['id']}: {node['html']}"
        for fault in violations
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def walk(visitor: Visitor, look: Look) -> None:
    """Go to every kind of page, open every kind of window, and look at each."""
    page = visitor.page
    visitor.show("", ".card .about:not(:empty)")
    look("home")
    page.locator(".masthead .corner .button").last.click()
    page.locator("dialog").wait_for()
    look("settings")
    page.keyboard.press("Escape")
    page.locator(".card").nth(3).locator(".button").nth(1).click()
    page.locator("dialog .main").wait_for()
    look("rivals")
    page.keyboard.press("Escape")
    visitor.show("rules/deep-sea/DSA-16", ".scene .picture")
    look("rules")
    visitor.show("chart/titanic", ".verdict.bad")
    look("chart")
    table = visitor.table("sonar", "you", "greedy", "open", "open")
    visitor.show(f"table/{table}", ".lobby .qr")
    look("lobby")
    visitor.show(f"screen/{table}", ".screen-seats")
    look("gathering")
    host = visitor.site.guest("Somebody with a long name")
    table = host.table("titanic", "you", "greedy", "open", "open")
    visitor.show(f"table/{table}", ".welcome")
    look("welcome")
    page.locator(".welcome .main").click()
    page.locator(".phrases").wait_for()
    look("guest's lobby")
    table = host.table("titanic", "you", "greedy", "greedy", start=True)
    visitor.show(f"table/{table}", ".choices .main")
    page.locator(".choices .main").click()
    page.locator("dialog .face-choice").first.wait_for()
    look("take over")
    page.keyboard.press("Escape")
    visitor.show("table/nothing", ".message a")
    look("denied")
    table = host.table("titanic", "you", "greedy", spectators="none", start=True)
    visitor.show(f"table/{table}", ".message .button.main")
    look("late, where nobody may watch")
    table = visitor.table("sonar", "you", *["greedy"] * 3, start=True)
    visitor.ask(f"tables/{table}/close")
    visitor.show(f"table/{table}", "dialog .next-steps .main")
    page.locator("dialog .next-steps .main").click()
    page.locator(".stations-choice .main").wait_for()
    look("stations of the next game")
    table = visitor.table("deep-sea", "you", "greedy", options={"starter": 0}, start=True)
    visitor.show(f"table/{table}", ".choice")
    look("table")
    page.locator(".tools > .button").last.click()
    page.locator("dialog").wait_for()
    look("more")
    page.keyboard.press("Escape")
    sheets = page.locator(".sheets .button")
    for number in range(sheets.count()):
        sheets.nth(number).click()
        page.locator("dialog").wait_for()
        look(f"sheet {number}")
        page.keyboard.press("Escape")
    visitor.show(f"screen/{table}", ".screen-table .picture")
    look("screen")
    visitor.ask(f"tables/{table}/resign")
    visitor.show("person/me", ".rating-curve svg")
    look("person")
    table = visitor.finished()
    visitor.show(f"table/{table}", ".ranking")
    look("result")
    visitor.show(f"screen/{table}", ".ranking")
    look("screen at the end")


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(PHONE, "en", id="phone"),
        pytest.param(DESK, "en", id="desk", marks=pytest.mark.soak),
        pytest.param(PHONE, "de", id="phone-de", marks=pytest.mark.soak),
        pytest.param(DESK, "nl", id="desk-nl", marks=pytest.mark.soak),
    ],
)
def test_axe_finds_nothing_serious(site: Site, size: ViewportSize, language: str) -> None:
    with site.visitor("night", viewport=size, locale=language) as visitor:
        faults: dict[str, list[str]] = {}

        def look(name: str) -> None:
            faults[name] = serious_faults(visitor.page)
            with by_day(visitor.page):  # other colours, and nothing else
                faults[f"{name} by day"] = serious_faults(visitor.page, "color-contrast")

        walk(visitor, look)
        assert {name: found for name, found in faults.items() if found} == {}


@contextmanager
def by_day(page: Page) -> Iterator[None]:
    """The page in the colours of the day."""
    page.evaluate(DRESS, "day")
    yield
    page.evaluate(DRESS, "night")


@pytest.mark.parametrize("language", LONGEST_FIRST)
def test_nothing_is_cut_off_on_a_small_screen_or_at_twice_the_size(
    site: Site, language: str
) -> None:
    assert cut_off(site, language, (SMALL, ZOOMED)) == {}


@pytest.mark.soak
@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_nothing_is_cut_off_at_any_size(site: Site, language: str) -> None:
    assert cut_off(site, language, SIZES) == {}


def cut_off(site: Site, language: str, sizes: Sequence[ViewportSize]) -> dict[str, list[str]]:
    """By page and width of the window: what cannot be read or pressed there."""
    with site.visitor(viewport=sizes[-1], locale=language) as visitor:
        cut: dict[str, list[str]] = {}

        def look(name: str) -> None:
            for size in sizes:
                visitor.page.set_viewport_size(size)
                settle(visitor.page)
                found = visitor.page.evaluate(CUT_OFF) + visitor.page.evaluate(TORN)
                cut[f"{name}, {size['width']}"] = found

        walk(visitor, look)
        return {name: found for name, found in cut.items() if found}


def settle(page: Page) -> None:
    """Wait until the page has been drawn in its new size."""
    drawn = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
    page.evaluate(f"() => {drawn}")


def test_styles_of_a_board_are_in_force_for_that_game_alone(site: Site) -> None:
    def styles(visitor: Visitor) -> set[str]:
        found: list[str] = visitor.page.evaluate(STYLES_OF_BOARDS)
        return set(found)

    with site.visitor() as visitor:
        visitor.home()
        for game in ("sonar", "titanic", "submarine", "sonar"):
            table = visitor.table(game, "you", "greedy", start=True)
            visitor.show(f"table/{table}", ".board .picture")
            assert styles(visitor) == {game}
            visitor.show("", ".card .about:not(:empty)")
            visitor.page.wait_for_function(f"() => ({STYLES_OF_BOARDS})().length === 0")


@pytest.mark.parametrize("game", ["deep-sea", "sonar", "submarine", "titanic"])
def test_no_module_of_a_table_waits_for_the_one_that_imports_it(site: Site, game: str) -> None:
    with site.visitor() as visitor:
        visitor.home()
        table = visitor.table(game, "you", "greedy", start=True)
        visitor.page.goto("about:blank")
        visitor.page.add_init_script(f"({WATCH})()")
        visitor.show(f"table/{table}", ".board")
        pages, boards, ahead, came = visitor.page.evaluate(MODULES)
        assert {*pages["main"], *pages["table"]} <= set(ahead)
        assert set(came) <= {path for paths in pages.values() for path in paths} | {*boards[game]}


def test_a_table_page_is_light(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.home()
        table = visitor.table("sonar", "you", "greedy", start=True)
    with site.visitor() as visitor:
        session = visitor.page.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        fetched: list[float] = []
        session.on(
            "Network.loadingFinished", lambda told: fetched.append(told["encodedDataLength"])
        )
        visitor.show(f"table/{table}", ".board")
        assert 10 < len(fetched) < MOST_FILES
        assert sum(fetched) < MOST_BYTES
