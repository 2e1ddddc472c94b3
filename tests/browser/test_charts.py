"""Charts of one's own: drawn on the page, refused in words, given away, and played on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fathom.games.sonar.sea import load_sea
from tests.browser.harness import PHONE, Site, Visitor
from tests.browser.sonar_crews import NO_TOURS
from tests.browser.test_sonar import act

ISLANDS = ((1, 1), (2, 5), (6, 3), (5, 8), (8, 6))
"""Column and row of what is drawn."""


def press(page: Page, x: int, y: int, across: int = 10, down: int = 10) -> None:
    """Press a field of the sheet."""
    glass = page.locator(".chart-glass")
    box = glass.bounding_box()
    assert box is not None
    at = {"x": (x + 0.5) * box["width"] / across, "y": (y + 0.5) * box["height"] / down}
    glass.click(position=at)  # type: ignore[arg-type]


def draw_sea(visitor: Visitor, name: str) -> None:
    """A sea of 10 by 10 with some islands, holes and mines."""
    page = visitor.page
    visitor.show("chart/sonar", ".verdict.good")
    page.get_by_label("Name", exact=True).fill(name)
    for x, y in ISLANDS:
        press(page, x, y)
    page.get_by_role("button", name="Hole in the ice").click()
    press(page, 4, 4)
    page.get_by_role("button", name="Archer mine").click()
    press(page, 7, 1)
    expect(page.locator(".verdict.good:not(.old)")).to_contain_text(f"{name}: 10 by 10 fields")


def test_a_bad_chart_is_refused_in_words_with_its_field(site: Site) -> None:
    """What is wrong is said as soon as it is drawn, and gone when it is mended."""
    with site.visitor(locale="de") as visitor:
        page = visitor.page
        visitor.show("chart/sonar", ".verdict.good")
        play = page.get_by_role("button", name="Darauf spielen")
        expect(play).to_be_enabled()
        press(page, 1, 0)
        press(page, 0, 1)
        fault = page.locator(".verdict.bad")
        expect(fault).to_contain_text("Kein Kurs führt von A1 aufs offene Meer")
        expect(page.locator(".wrong")).to_have_count(1)
        expect(play).to_be_disabled()
        page.get_by_role("button", name="Zurück").click()
        expect(page.locator(".verdict.good:not(.old)")).to_be_visible()
        expect(play).to_be_enabled()
        page.locator(".chart-glass").focus()
        for key in ("ArrowDown", "ArrowDown", "Space"):  # the mark appears at A1 and moves on
            page.keyboard.press(key)
        expect(page.locator(".verdict.bad")).to_contain_text("A1")


@pytest.mark.parametrize("mode", ["turns", pytest.param("realtime", marks=pytest.mark.soak)])
def test_a_sea_drawn_in_the_browser_is_played_to_the_end(site: Site, mode: str) -> None:
    """A person is captain on their own sea, bots are everybody else."""
    with site.visitor() as visitor:
        page = visitor.page
        page.add_init_script(NO_TOURS)
        draw_sea(visitor, "Anns Bucht")
        page.get_by_role("button", name="Play on it").click()
        page.locator(".lobby .qr").wait_for()
        expect(page.get_by_role("radio", name="Anns Bucht")).to_be_checked()
        table = page.url.rpartition("/")[2]
        for seat in range(1, 8):
            visitor.ask(f"tables/{table}/seat", seat=seat, who="greedy")
        limits: dict[str, Any] = {"turn_limit": 4} if mode == "turns" else {"clock_seconds": 240}
        visitor.ask(f"tables/{table}/settings", options={"mode": mode, **limits}, bot_pace=100)
        expect(page.get_by_role("radio", name="Anns Bucht")).to_be_checked()
        page.get_by_role("button", name="Start the game").click()
        expect(page.locator(".briefing")).to_contain_text("Anns Bucht")
        expect(page.locator(".sea-map .island")).to_have_count(len(ISLANDS))
        expect(page.locator(".sea-map circle.archer")).to_have_count(1)
        page.locator(".target-field[data-field='C1']").click()
        page.locator(".rose").wait_for()
        if mode == "turns":
            while act(visitor):
                pass
        else:
            for course in ("e", "e", "s"):
                page.locator(f".course-{course}.can, .ranking").first.click()
        expect(page.locator(".ranking")).to_be_visible()
        options = visitor.page.request.get(f"{site.url}/api/tables/{table}").json()["options"]
        assert load_sea(options["scenario"]).name == "Anns Bucht"


def test_a_chart_goes_by_link_and_by_file(site: Site, tmp_path: Path) -> None:
    """And comes as it was; on a phone it is chosen in the lobby."""
    with site.visitor() as ann, site.visitor(viewport=PHONE, has_touch=True) as bob:
        draw_sea(ann, "Bay")
        with ann.page.expect_download() as download:
            ann.page.get_by_role("link", name="Save as a file").click()
        file = tmp_path / "bay.txt"
        download.value.save_as(file)
        assert load_sea(file.read_text()).name == "Bay"
        assert download.value.suggested_filename == "bay.txt"
        ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        ann.page.get_by_role("button", name="Share the link").click()
        expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
        link = ann.page.evaluate("navigator.clipboard.readText()")
        bob.ask("me", name="Bob")
        bob.page.goto(link)
        expect(bob.page.locator(".verdict.good:not(.old)")).to_contain_text("Bay: 10 by 10")
        expect(bob.page.locator(".chart-sheet .island")).to_have_count(len(ISLANDS))
        bob.page.get_by_role("button", name="Keep here").click()
        table = bob.table("sonar", "you", "greedy")
        bob.show(f"table/{table}", ".chart-card")
        bob.page.get_by_text("Bay", exact=True).tap()
        expect(bob.page.get_by_role("radio", name="Bay")).to_be_checked()
        wrong = tmp_path / "wrong.txt"
        wrong.write_text(file.read_text().replace(".", "#", 60))
        bob.page.locator(".chart-choice input[type=file]").set_input_files(wrong)
        expect(bob.page.get_by_role("dialog")).to_contain_text("too few to hide in")


def test_a_ship_is_drawn_on_the_same_page(site: Site) -> None:
    """Start, panic, stairs, rails, and the order of its places; then played on."""
    with site.visitor() as visitor:
        page = visitor.page
        visitor.show("chart/titanic", ".verdict.bad")
        expect(page.locator(".verdict")).to_contain_text("There is no start field.")
        for name, fields in (
            ("Start field", [(17, 8)]),
            ("Panic field", [(3, 1), (5, 1), (7, 1), (9, 1), (11, 1)]),
            ("Stairs", [(8, 3), (9, 3), (14, 6), (15, 6)]),
        ):
            page.get_by_role("button", name=name).click()
            for x, y in fields:
                press(page, x, y, 20, 12)
        expect(page.locator(".verdict.good:not(.old)")).to_contain_text("0 rails")
        page.get_by_role("button", name="Number anew").click()
        press(page, 19, 0, 20, 12)
        expect(page.locator(".chart-sheet .number").first).to_have_text("1")
        page.get_by_role("button", name="Play on it").click()
        expect(page.get_by_role("radio", name="My chart")).to_be_checked()
