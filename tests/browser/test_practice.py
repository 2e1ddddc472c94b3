"""Practice dives: the goals are reached by what one does on the board, and by nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import PHONE, Site
from tests.browser.sonar_crews import NO_TOURS
from tests.browser.test_pages import serious_faults
from tests.browser.test_sonar_realtime import draw_across, trace_by_pointer
from tests.server.harness import HandClock


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


OPPOSITE = {"Left": "Right", "Up": "Down"}


def goals_reached(page: Page, count: int) -> None:
    """Wait until so many goals are ticked off."""
    expect(page.locator(".goals li.done")).to_have_count(count)


def test_an_engineer_learns_by_doing(site: Site) -> None:
    with site.visitor(viewport=PHONE) as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        visitor.home()
        page.get_by_role("link", name="Practice: Captain Sonar").click()
        for link in page.locator(".lessons-row").get_by_role("link").all():
            expect(link).to_be_in_viewport(ratio=1)
        page.locator(".lessons-row").get_by_role("link", name="Engineer").click()
        for number, symbol in enumerate(("n1", "n2", "n3", "e1")):
            page.locator(f".symbol.can-do[data-symbol='{symbol}']").click()
            if number < 3:
                goals_reached(page, 1)
        goals_reached(page, 2)  # the circuit repaired itself, and the captain surfaces

        # A line that leaves the border is red there, fails, and is named; a good one is a goal.
        page.locator(".tracing-paper").wait_for()
        draw_across(page)
        expect(page.locator(".tracing-paper .astray")).to_have_count(1)
        page.get_by_role("button", name="Sign").click()
        expect(page.locator(".goals .remark")).to_contain_text("not inside the border")
        expect(page.locator(".repair p.flawed")).to_contain_text("section 1")
        assert serious_faults(page) == []
        page.locator(".tracing-paper").scroll_into_view_if_needed()
        trace_by_pointer(page)
        goals_reached(page, 3)
        page.get_by_role("button", name="Ready to dive!").click()
        goals_reached(page, 4)
        page.get_by_role("link", name="Next: Radio operator").click()
        expect(page.locator(".phosphor.open .step")).to_have_count(8)
        goals_reached(page, 0)


def test_a_radio_operator_is_told_where_they_cannot_be(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        visitor.home()
        visitor.show("practice/sonar/radio-operator", ".sheet-in-hand")
        sheet = page.locator(".sheet-in-hand")
        send = page.locator(".send-here")
        send.click()
        expect(page.locator(".goals .remark")).to_contain_text("Not there")
        field = send.inner_text().split()[-1]
        for key, steps in (("Left", ord(field[0]) - ord("E")), ("Up", int(field[1:]) - 5)):
            for _ in range(abs(steps)):
                sheet.press(f"Arrow{key if steps > 0 else OPPOSITE[key]}")
        expect(send).to_contain_text("E5")
        send.click()
        goals_reached(page, 1)
        expect(page.locator(".silent-run")).to_have_count(1)
        page.get_by_role("button", name="Start again").click()
        goals_reached(page, 0)
