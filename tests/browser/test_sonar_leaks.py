"""What others' pages receive and keep is the same, whatever they may not know (SON-35).

These are the blue crew's, an onlooker's and the big screen.

The same game is played twice, on servers that begin at the same moment. The yellow crew acts alike
in all that is called out, and otherwise differently: where it is, what it marks, crosses, wants,
mines and says. Frames, answers, the page and what it stores are compared to the letter.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Response, WebSocket, expect

from fathom.server.history import Viewer
from fathom.server.live import sights
from fathom.server.live.live_table import LiveTable
from fathom.server.routes import socket
from fathom.server.tells.live import SightTell
from tests.browser.harness import Site
from tests.browser.sonar_crews import Shipmate, join
from tests.server.harness import HandClock


class Secret(NamedTuple):
    """What the yellow crew does that nobody else may know."""

    start: str
    crosses: tuple[str, str, str]
    wishes: tuple[str, ...]
    mine: str
    words: tuple[str, ...]


ONE = Secret("B12", ("n1", "n3", "n4"), (), "mine ne", ("nothing yet",))
OTHER = Secret(
    "N9",
    ("n6", "n4", "n1"),
    ("want mine", "want sonar", "want mine"),
    "mine sw",
    ("they are near", "hush"),
)
STORED = """() => JSON.stringify([Object.entries(localStorage).toSorted(),
    Object.entries(sessionStorage).toSorted()])"""


NOON = datetime(2027, 1, 15, 12, tzinfo=UTC)
OWN_KEY = r'"key":"[a-z0-9]{20,}",?'
"""What a page made up itself, to know the answer to its command."""
SINCE = re.compile(r'"since":\d+')
"""Where the planted leak is."""


class Pages:
    """All that reaches some pages from now on."""

    def __init__(self) -> None:
        self._frames: list[str] = []
        self._answers: list[tuple[str, Response]] = []

    @property
    def heard(self) -> list[str]:
        """Frames and answers, without what the page made up."""
        answers = [f"{who} {answer.url} {answer.text()}" for who, answer in self._answers]
        return [re.sub(OWN_KEY, "", text) for text in [*self._frames, *answers]]

    def listen(self, page: Page, who: str) -> None:
        """Note every frame and every answer of the server.

        The page's time stands still: on a busy machine it would ask in its patience whether the
        line is open, or open it again, and get more in one world than in the other.
        """
        page.clock.set_fixed_time(NOON)

        def open_socket(opened: WebSocket) -> None:
            opened.on("framereceived", lambda frame: self._frames.append(f"{who} {frame!r}"))

        def answer(response: Response) -> None:
            if "/api/" in response.url:
                self._answers.append((who, response))

        page.on("websocket", open_socket)
        page.on("response", answer)


def watched(browser: Browser, folder: Path, secret: Secret) -> list[str]:
    """Play, and tell all that the pages of the blue crew and of onlookers get, show and store."""
    clock = HandClock()
    site = Site(browser, folder, clock)
    yellow = Shipmate(site, "Yann")
    table = yellow.create("you", "you", "open", "open", assistance=True)
    pages = Pages()
    kept = []
    with ExitStack() as stack:
        blue = [stack.enter_context(site.visitor()) for _ in range(2)]
        others = [stack.enter_context(site.visitor()) for _ in range(2)]
        for visitor in others:
            visitor.ask("me", name="")  # who comes for the first time has a name now
        onlooker, room = (visitor.page for visitor in others)
        for visitor, seat, name in zip(blue, (2, 3), ("Bea", "Bob"), strict=True):
            join(visitor, table, seat, name)
        captain, radio = (visitor.page for visitor in blue)

        def caught_up() -> None:
            for visitor in blue:
                visitor.catch_up()

        yellow.guest.do(table, "start")
        for page, who, place, wanted in (
            (captain, "captain", "table", ".stations"),
            (radio, "radio", "table", ".stations"),
            (onlooker, "onlooker", "table", ".lookout .picture"),
            (room, "room", "screen", ".lookout .picture"),
        ):
            pages.listen(page, who)
            page.goto(f"{site.url}/#/{place}/{table}")
            page.locator(wanted).wait_for()
        yellow.play(f"start {secret.start}", seat=0)
        captain.locator(".target-field[data-field=H8]").click()
        for page in (captain, radio):
            expect(page.locator(".call").last).to_contain_text("The hunt is on")
        for number, cross in enumerate(secret.crosses):
            caught_up()
            yellow.play("course n", seat=0)
            caught_up()
            yellow.play(*secret.wishes[number : number + 1], "mark mine", f"cross {cross}", seat=0)
            clock.advance(1)
        for said in secret.words:
            yellow.say(0, text=said)
            yellow.say(1, call="here H8")
        yellow.play(secret.mine, seat=0)
        caught_up()
        clock.advance(3)
        expect(captain.locator(".stop.halted")).to_have_count(0)
        captain.locator(".course-w.can").click()
        radio.locator(".own-calls").click()  # all that the log can show is compared
        expect(radio.locator(".heard")).to_contain_text("Blue: course west!")
        sheet = radio.locator(".sheet-in-hand")
        sheet.focus()
        sheet.press("ArrowDown")
        radio.locator(".send-here").click()
        expect(captain.locator(".about-here")).to_be_visible()
        caught_up()
        for page in (onlooker, room):
            expect(page.locator(".call").last).to_contain_text("Blue: course west!")
        for page in (captain, radio, onlooker, room):
            expect(page.locator(".stop")).to_have_count(0)  # what was staged has been told
            kept += [page.content(), page.evaluate(STORED)]
        kept += pages.heard
        handles = {visitor.ask("me", name="")["handle"]: "HANDLE" for visitor in blue}
        for page in (onlooker, room):
            me = page.request.post(f"{site.url}/api/me", data={"name": ""}).json()
            handles |= {me["handle"]: "HANDLE", me["name"]: "NAME"}
    told = yellow.guest.get(f"/api/tables/{table}")
    handles |= {seat["handle"]: "HANDLE" for seat in told["seats"]}
    url = site.url
    site.stop()
    names = {
        table: "TABLE",
        told["code"]: "CODE",
        told["commitment"]: "SEAL",
        url: "URL",
        **handles,
    }
    return [_without(text, names) for text in kept]


def _without(text: str, names: dict[str, str]) -> str:
    """The text without what is drawn by lot for each table and each person."""
    for name, plain in names.items():
        text = text.replace(name, plain)
    return text


def difference(browser: Browser, folder: Path) -> tuple[Counter[str], Counter[str]]:
    """What everybody but the yellow crew gets in one world only."""
    here = Counter(watched(browser, folder / "one", ONE))
    there = Counter(watched(browser, folder / "other", OTHER))
    assert here.total() > 40, "too little was seen for this to prove anything"
    return here - there, there - here


def test_nobody_else_can_tell(chromium: Browser, tmp_path: Path) -> None:
    assert difference(chromium, tmp_path) == (Counter(), Counter())


@contextmanager
def planted() -> Iterator[None]:
    """A leak, planted on purpose: the ply counts what others do in secret."""
    real = sights.sight

    def leaky(live: LiveTable, viewer: Viewer, since: int | None, now: int) -> SightTell:
        sight = real(live, viewer, since, now)
        assert live.history is not None
        clock = msgspec.structs.replace(sight.clock, since=len(live.history.log))
        return msgspec.structs.replace(sight, clock=clock)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "sight", leaky)
        yield


def test_a_planted_leak_is_found(chromium: Browser, tmp_path: Path) -> None:
    with planted():
        here, there = difference(chromium, tmp_path)
    assert {SINCE.sub("", text) for text in here} & {SINCE.sub("", text) for text in there}
