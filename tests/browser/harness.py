"""A real server, a real Chromium, and pages that must not complain."""

from __future__ import annotations

import asyncio
import json
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

import fathom
from fathom.server.clock import Clock
from tests.server.harness import Guest, Running, settings_for

TIMEOUT_MS = 60_000
"""Milliseconds until a page on which something never happens fails its test."""
expect.set_options(timeout=TIMEOUT_MS)
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}
SIZES: list[ViewportSize] = [
    {"width": 844, "height": 390},
    PHONE,
    {"width": 820, "height": 1180},
    DESK,
    {"width": 1920, "height": 1080},
]
"""A phone held sideways and upright, a tablet, a desk, a large one."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


PREPARED = """if (location.protocol === 'http:')
    for (const [name, value] of Object.entries(%s))
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value)"""
"""What a browser remembers when it comes here for the first time."""


class HurriedClock:
    """A clock on which a minute passes in a second, so that bots play fast and nothing waits."""

    SPEED = 60

    def __init__(self) -> None:
        self._start = time.time_ns()

    def now(self) -> int:
        return (self._start + (time.time_ns() - self._start) * self.SPEED) // 1_000_000

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        try:
            wanted = None if until is None else max(0, until - self.now()) / 1000 / self.SPEED
            async with asyncio.timeout(wanted):
                await event.wait()
        except TimeoutError:
            return


class Site:
    """The server, and the browsers of those who visit it."""

    def __init__(self, browser: Browser, folder: Path, clock: Clock | None = None) -> None:
        self._browser = browser
        self._folder = folder
        self._clock = clock
        self._port = 0
        self.restart()

    def restart(self) -> None:
        """Start the server, or start it again at the same address with the same tables."""
        self._server = Running(
            settings_for(self._folder, bots=1, port=self._port), self._clock or HurriedClock()
        ).__enter__()
        self.url = self._server.url
        self._port = int(self.url.rpartition(":")[2])

    def settle(self) -> None:
        """Wait until no bot is thinking."""
        self._server.settle()

    def guest(self, name: str) -> Guest:
        """Somebody without a browser."""
        return self._server.guest(name)

    def stop(self) -> None:
        """Stop the server; its tables are kept."""
        self._server.__exit__(None, None, None)

    @contextmanager
    def visitor(self, theme: str = "night", is_new: bool = False, **how: Any) -> Iterator[Visitor]:
        """Somebody with a browser of their own; at the end nothing may have gone wrong in it.

        Who is new here is shown the tour of the first game. A browser that keeps nothing for a
        next time has no service worker, which would fetch the whole application once more.
        """
        wanted: dict[str, Any] = {
            "viewport": DESK,
            "locale": "en",
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        context = self._browser.new_context(**{**wanted, **how})
        context.set_default_timeout(TIMEOUT_MS)
        known = [] if is_new else [game.key for game in fathom.games()]
        context.add_init_script(
            PREPARED
            % json.dumps({"fathom-theme": json.dumps(theme), "fathom-tours": json.dumps(known)})
        )
        visitor = Visitor(self, context)
        try:
            yield visitor
        finally:
            context.close()
        assert visitor.complaints == [], visitor.complaints


class Visitor:
    """One browser page and what a person does in it."""

    def __init__(self, site: Site, context: BrowserContext) -> None:
        self.site = site
        self.complaints: list[str] = []
        """What any page of this browser had to complain about."""
        self.may_lose_server = False
        """Whether it is expected that requests fail for a while."""
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.page: Page = context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        is_lost = self.may_lose_server and "net::ERR_" in message.text
        is_own = "blocked by Playwright" in message.text
        if message.type in ("error", "warning") and not is_lost and not is_own:
            self.complaints.append(f"{message.type}: {message.text} {message.location}")

    def home(self) -> Self:
        """Go to the home page."""
        self.page.goto(self.site.url)
        self.page.locator(".card .about:not(:empty)").first.wait_for()
        return self

    def play_now(self, game: str = "Deep Sea Adventure") -> Self:
        """Start a game against bots with one click, and wait for something to do."""
        self.page.get_by_role("button", name=f"Play now: {game}").click()
        self.await_turn()
        return self

    def ask(self, path: str, **wish: Any) -> Any:
        """Ask the server for something behind the page's back; its answer."""
        answer = self.page.request.post(f"{self.site.url}/api/{path}", data=wish)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def name(self) -> str:
        """How this visitor is called."""
        return str(self.ask("me", name="")["name"])

    def gather(self, game: str, seats: int) -> str:
        """A table of one's own by "With friends", with so many seats; its id."""
        self.home()
        self.page.get_by_role("button", name=f"With friends: {game}").click()
        chairs = self.page.locator(".chair")
        chairs.first.wait_for()
        while (count := chairs.count()) > seats:
            chairs.last.get_by_role("button", name="Remove the seat").click()
            expect(chairs).to_have_count(count - 1)
        return self.page.url.rpartition("/")[2]

    def table(self, game: str, *seats: str, **more: Any) -> str:
        """Set up a table behind the page's back, as whoever we are; its id."""
        self.ask("me", name="")
        wish = {"game": game, "seats": list(seats), "bot_pace": 0, **more}
        return str(self.ask("tables", **wish)["id"])

    def told(self, table: str = "") -> dict[str, Any]:
        """What the server tells about a table, or about the one that the page shows."""
        table = table or self.page.url.rpartition("/")[2]
        answer = self.page.request.get(f"{self.site.url}/api/tables/{table}")
        assert answer.ok, answer.text()
        return dict(answer.json())

    def decide(self, table: str = "", seat: int | None = None) -> bool:
        """Make the last move there is behind the page's back; False: there is nothing to do.

        Without a table it is the one that the page shows.
        """
        table = table or self.page.url.rpartition("/")[2]
        chair = "" if seat is None else f"?seat={seat}"
        sight = self.page.request.get(f"{self.site.url}/api/tables/{table}/sight{chair}").json()
        if not sight["moves"]:
            return False
        move = {"move": sight["moves"][-1], "seat": sight["you"], "key": f"ply-{sight['ply']}"}
        self.ask(f"tables/{table}/moves", **move)
        return True

    def finished(self, game: str = "deep-sea") -> str:
        """A game of two people at this screen, played to its end behind the page's back; its id."""
        table = self.table(game, "you", "you", start=True)
        while self.decide(table, 0) or self.decide(table, 1):
            pass
        return table

    def show(self, path: str, wanted: str) -> None:
        """Go to the page at this path, and wait until what is wanted can be seen."""
        self.page.goto(f"{self.site.url}/#/{path}")
        self.page.locator(wanted).first.wait_for()

    @property
    def ply(self) -> str:
        """The ply that the page shows."""
        return self.page.locator(".table-page").get_attribute("data-ply") or ""

    def catch_up(self) -> None:
        """Wait until the page shows all that its seat may know now, or more."""
        ply = self.page.evaluate(
            "async (id) => (await (await fetch(`api/tables/${id}/sight`)).json()).ply",
            self.page.url.rpartition("/")[2],
        )
        self.page.wait_for_function(
            "(ply) => document.querySelector('.table-page')?.dataset.ply >= ply", arg=ply
        )

    def await_turn(self) -> bool:
        """Wait until there is something to do; False: the game is over."""
        self.page.locator(".choice, .ranking").first.wait_for()
        return not self.is_over

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(".ranking").count() > 0

    def after(self, ply: str) -> None:
        """Wait until the page shows a later ply."""
        self.page.locator(f".table-page:not([data-ply='{ply}'])").wait_for()


def acting(*visitors: Visitor) -> tuple[Visitor, Visitor]:
    """Of two people at one table, whoever has something to do, and the other one."""
    first, second = visitors
    waiting = first.page.get_by_text("Waiting for")
    first.page.locator(".choice").or_(waiting).first.wait_for()
    return (first, second) if first.page.locator(".choice").count() else (second, first)


def launched(playwright: Playwright, *flags: str) -> Browser:
    """The Chromium of this machine."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.skip("needs chromium")
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of one file: while it runs, so does Playwright's event loop."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def clock() -> Clock | None:
    """The clock of `site`, for a file to replace; None: a minute passes in a second."""
    return None


@pytest.fixture(scope="module")
def site(
    chromium: Browser, clock: Clock | None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A server of our own for the tests of one file."""
    site = Site(chromium, tmp_path_factory.mktemp("site"), clock)
    yield site
    site.stop()
