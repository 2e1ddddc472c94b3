"""A game from elsewhere: installed in a fresh environment it is everywhere at once.

What is installed is `examples/liars-dice`; nothing here or in Fathom knows more of it than its key.
"""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Site, Visitor, chromium
from tests.browser.test_pages import serious_faults
from tests.server.process import SRC, Process, command, environment

__all__ = ["chromium"]

KEY = "liars-dice"
PACKAGE = Path(__file__).parent.parent / "examples" / KEY
PROMPT = "\n> "
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
MOST_SHOWN = 100_000
"""Characters of a short game in a terminal: with more, something is asked again and again."""
TIMEOUT_SECONDS = 120
"""Seconds until a command that says nothing more fails its test."""
SHORT_GAME = {"dice": 2}
"""An option with which a game of two is over after three rounds at most."""


class Elsewhere:
    """A fresh environment with Fathom, the libraries that it needs, and the package."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.data.mkdir()
        venv.create(folder / "venv", symlinks=True)
        self.python = str(folder / "venv" / "bin" / "python")
        (packages,) = (folder / "venv").glob("lib/python*/site-packages")
        (packages / "libraries.pth").write_text(f"{SRC}\n{sysconfig.get_path('purelib')}\n")
        self._source = shutil.copytree(PACKAGE, folder / "source")  # a build leaves things behind
        self.install()

    def install(self) -> None:
        """Install the package."""
        self._pip("install", "--no-deps", "--no-index", "--no-build-isolation", str(self._source))

    def uninstall(self) -> None:
        """Remove it."""
        self._pip("uninstall", "-y", "fathom-liars-dice")

    def _pip(self, *arguments: str) -> None:
        self._run(sys.executable, "-m", "pip", "--python", self.python, "-q", *arguments)

    def fathom(self, *arguments: str) -> str:
        """What a command prints that must succeed."""
        return self._run(*command(*arguments, python=self.python))

    def _run(self, *arguments: str) -> str:
        done = subprocess.run(
            arguments, env=environment(self.data), cwd=self.data, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    return Elsewhere(tmp_path_factory.mktemp("elsewhere"))


def test_it_is_listed_with_its_rules_and_lacks_nothing(elsewhere: Elsewhere) -> None:
    assert "Liar's Dice" in elsewhere.fathom("games")
    assert "Die Becher bleiben gehoben" in elsewhere.fathom("rules", KEY, "LIE-12", "--lang", "de")
    found = json.loads(elsewhere.fathom("check", KEY, "--games", "1", "--json"))
    assert found == {KEY: []}


def test_it_is_simulated_ranked_and_measured(elsewhere: Elsewhere) -> None:
    many = ["--games", "40", "--jobs", "2", "--json"]
    told = json.loads(elsewhere.fathom("simulate", KEY, "--bots", "greedy,random", *many))
    assert told["endings"] == {"LIE-13": 40}
    told = json.loads(elsewhere.fathom("tournament", KEY, "--bots", "greedy,random", *many))
    assert "greedy" in str(told)
    told = json.loads(elsewhere.fathom("bench", KEY, "--seconds", "0.1", "--json"))
    assert told["interpreted"]["moves_per_second"] > 0


def answer(shown: str) -> str:
    """What somebody types who doubts every bid."""
    for move in ("doubt", "roll"):
        if f"\n  {move} " in shown:
            return move
    return "bid 1 6"


def test_it_is_played_to_the_end_in_a_terminal(elsewhere: Elsewhere) -> None:
    keyboard, terminal = pty.openpty()
    file = str(elsewhere.data / "game.fathom")
    wish = ["--bots", "greedy", "--seed", "5", "-o", f"dice={SHORT_GAME['dice']}", "--save", file]
    playing = subprocess.Popen(
        command("play", KEY, *wish, python=elsewhere.python),
        env={**environment(elsewhere.data), "TERM": "xterm", "COLUMNS": "100", "LINES": "40"},
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
    )
    os.close(terminal)
    whole, shown = "", ""
    for text in read(keyboard):
        assert len(whole) < MOST_SHOWN, shown
        whole += text
        shown += COLOURS.sub("", text).replace("\r", "")
        if shown.endswith(PROMPT):
            os.write(keyboard, f"{answer(shown)}\n".encode())
            shown = ""
    os.close(keyboard)
    assert playing.wait(TIMEOUT_SECONDS) == 0, whole
    assert "[LIE-13]" in whole and "screen-" not in whole
    assert "LIE-13" in elsewhere.fathom("verify", file)


def read(keyboard: int) -> Iterator[str]:
    """What appears on a terminal, until the program behind it ends."""
    while select.select([keyboard], [], [], TIMEOUT_SECONDS)[0]:
        try:
            text = os.read(keyboard, 65536)
        except OSError:  # that is how the end of a terminal is told
            return
        if not text:
            return
        yield text.decode(errors="replace")
    raise AssertionError("nothing more comes")


class SiteElsewhere(Site):
    """The server of that environment."""

    def __init__(self, browser: Browser, elsewhere: Elsewhere) -> None:
        self._process = Process(elsewhere.data, python=elsewhere.python)
        super().__init__(browser, elsewhere.data)

    def restart(self) -> None:
        self._process.start()
        self.url = self._process.url

    def stop(self) -> None:
        self._process.stop()


def play_by_what_is_offered(visitor: Visitor) -> None:
    """Play to the end: on the board whatever calls for it, or else the first bid of the bar."""
    page = visitor.page
    while visitor.await_turn():
        ply = visitor.ply
        press = page.locator(f".{KEY} .press")
        faces = page.locator(f".{KEY} .bid.can-do")
        if press.count():
            press.click()
        elif faces.count() and int(ply) % 2 == 0:
            faces.first.click()
        else:
            page.locator(".choice").first.click()
            if page.locator(".choice").count() and visitor.ply == ply:
                page.locator(".choice").first.click()
        visitor.after(ply)


def words_are_there(page: Page) -> None:
    """No name of a message stands where its words should."""
    text = page.locator("body").inner_text()
    for name in ("effect-", "move-", "screen-", "board-", "option-", "tour-", "scene-"):
        assert name not in text, text


REFUSED = "the server responded with a status of 409"
"""What a browser notes when the server refuses something, as it does for a game that is gone."""
WORDS = {
    "en": ("Liar’s Dice", "bids", "not installed"),
    "de": ("Lügenwürfel", "bietet", "nicht installiert"),
}
"""By language: its title, a word of its log, and what is said once it is gone."""


def test_it_is_played_in_a_browser_and_once_uninstalled_it_is_only_missed(
    elsewhere: Elsewhere, chromium: Browser
) -> None:
    site = SiteElsewhere(chromium, elsewhere)
    try:
        with site.visitor() as visitor:
            tables = {
                language: played_in(visitor, language, title, log)
                for language, (title, log, _) in WORDS.items()
            }
            assert visitor.complaints == []
            site.stop()
            elsewhere.uninstall()
            visitor.may_lose_server = True
            site.restart()
            for language, (_, _, missing) in WORDS.items():
                is_missed_in(visitor, language, tables[language], missing)
            visitor.complaints = [one for one in visitor.complaints if REFUSED not in one]
    finally:
        site.stop()
        elsewhere.install()


def speak(visitor: Visitor, language: str) -> None:
    """Choose a language."""
    visitor.page.evaluate(
        "(language) => localStorage.setItem('fathom-language', JSON.stringify(language))", language
    )
    visitor.page.reload()


def played_in(visitor: Visitor, language: str, title: str, log: str) -> str:
    """Find the game, read its rules, play it against a bot, and look back; the table."""
    page = visitor.home().page
    speak(visitor, language)
    card = page.locator(".card", has_text=title)
    picture = card.locator("img.art")
    expect(picture).to_be_visible()
    assert picture.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 0
    visitor.show(f"rules/{KEY}", f".{KEY}")
    expect(page.locator(f".{KEY}")).to_have_count(2)
    words_are_there(page)
    table = visitor.table(KEY, "you", "greedy", options=SHORT_GAME, start=True)
    visitor.show(f"table/{table}", f".{KEY} .cup")
    skip = page.locator(".tour button").first
    visitor.await_turn()
    if skip.count():
        skip.click()
    assert serious_faults(page) == []
    words_are_there(page)
    play_by_what_is_offered(visitor)
    expect(page.locator(".ranking li")).to_have_count(2)
    visitor.show(f"replay/{table}", f".{KEY} .cup")
    expect(page.locator("body")).to_contain_text(log)
    words_are_there(page)
    return table


def is_missed_in(visitor: Visitor, language: str, table: str, missing: str) -> None:
    """Home page, table and replay say that the game is not installed; other games are there."""
    page = visitor.page
    visitor.home()
    speak(visitor, language)
    page.locator(".card .about:not(:empty)").first.wait_for()
    assert page.locator(".card").count() == 4
    expect(page.locator(".tables.past .badge").first).to_have_text(missing)
    for place in (f"table/{table}", f"replay/{table}", f"rules/{KEY}"):
        visitor.show(place, "main.message p")
        expect(page.locator("main.message")).to_contain_text(KEY)
