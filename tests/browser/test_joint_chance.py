"""Joint chance in the browser: a switch in the lobby, and the proof at the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Site
from tests.server.harness import HandClock

TOLD = "async (id) => (await fetch(`api/tables/${id}`)).json()"


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nobody is too late, however long a page takes."""
    return HandClock()


def test_two_pages_make_the_dice_together_and_prove_it(site: Site) -> None:
    with site.visitor() as host, site.visitor(locale="de") as guest:
        table = host.table("deep-sea", "you", "open")
        host.show(f"table/{table}", ".chairs")
        switch = host.page.get_by_role("switch", name="Joint chance")
        switch.check()
        guest.ask("me", name="Bo")
        guest.ask(f"tables/{table}/join", is_ready=True)
        guest.show(f"table/{table}", ".chairs")
        expect(guest.page.get_by_role("switch", name="Gemeinsamer Zufall")).to_be_checked()
        host.page.get_by_role("button", name="Start the game").click()
        expect(guest.page.locator(".toast")).to_contain_text("Die Würfel dieses Spiels")
        host.page.reload()  # what was noted survives it
        host.page.locator(".picture").wait_for()
        guest.ask(f"tables/{table}/resign")
        joint = host.page.evaluate(TOLD, table)["joint"]
        assert (joint["stage"], [share["seat"] for share in joint["shares"]]) == ("made", [0, 1])
        for visitor, question, found in (
            (host, "Was chance fair?", "its own number is in the dice"),
            (guest, "War der Zufall gerecht?", "Seine eigene Zahl steckt in den Würfeln"),
        ):
            visitor.show(f"replay/{table}", ".replay")
            visitor.page.get_by_role("button", name=question).click()
            expect(visitor.page.locator("dialog .fairness")).to_contain_text(found)
