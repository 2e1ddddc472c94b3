"""The server dies in the middle of a game, with the pages open, and comes back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import Site, acting
from tests.server.process import Process


class MortalSite(Site):
    """A server in a process of its own, stopped as a power cut would stop it."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self._process = Process(folder)
        super().__init__(browser, folder)

    def restart(self) -> None:
        """Start the process, or start it again."""
        self._process.start()
        self.url = self._process.url

    def stop(self) -> None:
        """Kill it; what it acknowledged is kept."""
        self._process.kill()


@pytest.fixture
def mortal(chromium: Browser, tmp_path: Path) -> Iterator[MortalSite]:
    site = MortalSite(chromium, tmp_path)
    yield site
    site.stop()


def test_a_killed_server_comes_back_and_both_pages_are_up_to_date(mortal: MortalSite) -> None:
    with mortal.visitor() as host, mortal.visitor() as friend:
        table = host.table("deep-sea", "you", "open", options={"starter": 0})
        friend.show(f"table/{table}", ".welcome")
        friend.page.get_by_role("button", name="Sit down").click()
        friend.page.locator(".chair").first.wait_for()
        host.show(f"table/{table}", ".chair")
        host.page.get_by_role("button", name="Start the game").click()
        for visitor in (host, friend):
            visitor.page.locator(".picture").wait_for()
            visitor.page.evaluate("() => (window.isTheSame = true)")
            visitor.may_lose_server = True

        for _ in range(2):
            mine, other = acting(host, friend)
            mine.await_turn()
            ply = mine.ply
            mine.page.locator(".choice").first.click()  # acknowledged or not: it may not be lost
            mortal.stop()
            for visitor in (host, friend):
                expect(visitor.page.get_by_text("Connection lost")).to_be_visible()
            mortal.restart()
            for visitor in (host, friend):
                expect(visitor.page.get_by_text("Connection lost")).to_have_count(0)
                visitor.after(ply)
            mine.await_turn()
            assert mine.ply == other.ply
            assert mine.page.locator(".log li").all_inner_texts() == (
                other.page.locator(".log li").all_inner_texts()
            )
            mine.page.locator(".choice", has_text="leave it").click()
            other.await_turn()

        for visitor in (host, friend):
            assert visitor.page.evaluate("() => window.isTheSame"), "the page was loaded again"
