"""What can be done about somebody: muted by the host, blocked and made up with, reported."""

from __future__ import annotations

import logging

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.harness import DESK, PHONE, Site, Visitor
from tests.browser.test_pages import serious_faults


def sit_together(site: Site, host: Visitor) -> str:
    """A game that is on, with somebody else at the table."""
    table = host.table("deep-sea", "you", "open", options={"starter": 0})
    other = site.guest("Rude Rudi")
    other.do(table, "join")
    other.do(table, "ready")
    host.ask(f"tables/{table}/start")
    host.show(f"table/{table}", ".picture")
    return table


def open_conduct(host: Visitor) -> None:
    host.page.get_by_role("button", name="About Rude Rudi").click()
    host.page.get_by_role("dialog").wait_for()


def test_the_host_mutes_somebody_and_lets_them_speak_again(site: Site) -> None:
    with site.visitor() as host:
        sit_together(site, host)
        for press, is_muted in (("Mute", 1), ("Let them speak again", 0)):
            open_conduct(host)
            host.page.get_by_role("button", name=press, exact=True).click()
            expect(host.page.locator(".player .state", has_text="muted")).to_have_count(is_muted)


def test_somebody_is_blocked_and_made_up_with(site: Site) -> None:
    with site.visitor() as host:
        sit_together(site, host)
        open_conduct(host)
        host.page.get_by_role("button", name="Block", exact=True).click()
        expect(host.page.get_by_role("dialog")).to_have_count(0)
        host.show("person/me", ".account")
        host.page.get_by_role("button", name="Make it up with Rude Rudi").click()
        expect(host.page.get_by_text("Rude Rudi")).to_have_count(0)
        assert host.page.evaluate("fetch('api/me/blocked').then((told) => told.json())") == {
            "people": []
        }


def test_the_operator_is_told(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    with site.visitor() as host, caplog.at_level(logging.WARNING, "fathom.conduct"):
        sit_together(site, host)
        open_conduct(host)
        send = host.page.get_by_role("button", name="Send", exact=True)
        expect(send).to_be_disabled()
        host.page.get_by_label("Tell the operator").fill("Spits into the sea.")
        send.click()
        expect(host.page.get_by_role("dialog")).to_have_count(0)
    assert any("Spits into the sea." in line for line in caplog.messages)


def test_nobody_else_finds_it_about_themselves_or_a_bot(site: Site) -> None:
    with site.visitor() as host:
        table = host.table("deep-sea", "you", "easy", start=True)
        host.show(f"table/{table}", ".picture")
        expect(host.page.locator(".player")).to_have_count(2)
        expect(host.page.locator(".conduct")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(site: Site, size: ViewportSize, language: str) -> None:
    theme = "night" if language == "en" else "day"
    with site.visitor(theme=theme, viewport=size, locale=language) as host:
        sit_together(site, host)
        if size is PHONE:
            host.page.locator(".face-strip").click()
        host.page.locator(".conduct").click()
        host.page.locator("dialog textarea").wait_for()
        assert serious_faults(host.page) == []
