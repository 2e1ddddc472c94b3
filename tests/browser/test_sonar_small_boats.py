"""A boat of one or two: the enemy's way lies over the own chart, and can be moved there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import PHONE, Site
from tests.browser.sonar_crews import NO_TOURS, Voyage
from tests.browser.test_pages import serious_faults
from tests.server.harness import HandClock


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


def end_of(page: Page) -> str:
    """The field where the sheet in hand ends."""
    label = page.locator(".overlay .sheet-in-hand").get_attribute("aria-label") or ""
    return label.partition(".")[0].split()[-1]


def test_the_captain_of_two_has_the_track_over_the_chart(site: Site, clock: HandClock) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        visitor.home()
        voyage = Voyage(visitor, clock, 2, 0)
        voyage.begin("H8", "C3")
        voyage.sail(1, "ees", "mine")
        voyage.show(".overlay")
        expect(page.locator(".overlay .phosphor.open .step")).to_have_count(3)
        expect(page.locator(".paper .track .vessel")).to_have_count(1)

        # By keys, which steer no boat then; by pulling; and by what the radio operator says.
        before = end_of(page)
        sheet = page.locator(".overlay .sheet-in-hand")
        sheet.focus()
        page.keyboard.press("ArrowLeft")
        assert end_of(page) == f"{chr(ord(before[0]) - 1)}{before[1:]}"
        expect(page.locator(".call-course-set.boat-0")).to_have_count(0)
        box = page.locator(".overlay .phosphor.open .end").bounding_box()
        water = page.locator(".paper .water").bounding_box()
        assert box is not None and water is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 2 * water["height"] / 15, steps=4)
        page.mouse.up()
        assert int(end_of(page)[1:]) == int(before[1:]) + 2
        voyage.say(1, call="here E4")
        expect(sheet).to_have_attribute("aria-label", re.compile("ends on E4"))
        assert serious_faults(page) == []

        # Armed, the chart is for aiming; and whoever wants the chart alone has it.
        voyage.sail(0, "nnn", "torpedo")
        page.locator(".system.ready .use", has_text="torpedo").wait_for()
        page.keyboard.press("1")
        expect(page.locator(".target-field.torpedo").first).to_be_visible()
        expect(page.locator(".overlay")).to_have_css("pointer-events", "none")
        page.keyboard.press("Escape")
        page.locator(".overlay-switch").click()
        expect(page.locator(".overlay")).to_have_count(0)


def test_a_crew_of_four_keeps_its_radio_operator(site: Site, clock: HandClock) -> None:
    with site.visitor(viewport=PHONE) as visitor:
        visitor.page.add_init_script(NO_TOURS)
        visitor.home()
        voyage = Voyage(visitor, clock, 4, 0)
        voyage.begin()
        voyage.sail(1, "nn", "mine")
        voyage.show(".rose")
        expect(visitor.page.locator(".overlay, .overlay-switch")).to_have_count(0)


def test_alone_radio_glass_and_chart_share_one_sheet(site: Site, clock: HandClock) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        visitor.home()
        ben = site.guest("Ben")
        table = ben.table("sonar", "open", "you", options={"starter": "blue"})
        visitor.ask(f"tables/{table}/join", seat=0)
        visitor.ask(f"tables/{table}/ready", is_ready=True)
        ben.do(table, "start")
        visitor.ask(f"tables/{table}/moves", move="start H8", seat=0, key="start")
        for number, move in enumerate(("start C3", "course n", "mark torpedo", "cross n4", "end")):
            ben.do(table, "moves", move=move, key=f"move{number}")
        visitor.show(f"table/{table}", ".overlay")
        page.locator(".overlay .sheet-in-hand").focus()
        page.keyboard.press("ArrowUp")
        where = end_of(page)
        page.locator("#tab-radio-operator").click()
        expect(page.locator(".send-here")).to_contain_text(where)
        expect(page.locator(".glass .track .vessel")).to_have_count(1)
