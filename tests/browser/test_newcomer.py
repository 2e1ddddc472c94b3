"""Somebody who has never seen game or rulebook is told what they see, and what they do."""

import re

from playwright.sync_api import expect

from tests.browser.harness import Site


def test_the_tour_points_and_the_first_decisions_are_explained_as_they_come(site: Site) -> None:
    with site.visitor(is_new=True) as visitor:
        page = visitor.home().page
        visitor.play_now()
        tour = page.get_by_label("Your first game")
        glows = re.compile("drop-shadow")
        expect(page.locator(".space").first).to_have_css("filter", glows)
        tour.get_by_role("button", name="Next").click()
        expect(page.locator(".space").first).to_have_css("filter", "none")
        expect(page.locator(".tank")).to_have_css("filter", glows)
        for _ in range(2):
            tour.get_by_role("button", name="Next").click()
        tour.get_by_role("button", name="dive").click()
        expect(tour).to_contain_text("swim on")
        page.locator(".choice").first.click()  # who decides has read it
        expect(tour).to_contain_text("Take the treasure if you like")
        tour.get_by_role("button", name="I see").click()
        expect(tour).to_have_count(0)
        page.locator(".choice", has_text="leave it").click()
        visitor.await_turn()
        expect(tour).to_have_count(0)
        page.reload()
        visitor.await_turn()
        expect(tour).to_have_count(0)


def test_the_tour_can_be_skipped_at_once_and_for_good(site: Site) -> None:
    with site.visitor(is_new=True) as visitor:
        visitor.home().play_now()
        tour = visitor.page.get_by_label("Your first game")
        tour.get_by_role("button", name="Skip").click()
        visitor.page.locator(".choice").first.click()
        expect(visitor.page.locator(".choice", has_text="leave it")).to_be_visible()
        expect(tour).to_have_count(0)


def test_a_line_of_the_log_shows_on_the_board_by_pointer_and_by_keys(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.home().page
        visitor.play_now()
        page.locator(".choice").first.click()
        lines = page.locator(".log li")
        expect(lines.last).to_contain_text(f"{visitor.name} dives")
        lit = page.locator(".diver.lit")
        lines.last.hover()
        expect(lit).to_have_count(1)
        page.mouse.move(0, 0)
        expect(lit).to_have_count(0)
        page.get_by_role("tabpanel").focus()
        page.keyboard.press("Tab")
        expect(lines.last).to_be_focused()
        expect(lit).to_have_count(1)
        page.keyboard.press("ArrowUp")
        expect(lines.nth(-2)).to_be_focused()
        page.keyboard.press("Shift+Tab")
        expect(lit).to_have_count(0)


def test_the_rules_page_has_links_pictures_and_finds_what_is_sought(site: Site) -> None:
    with site.visitor(locale="de") as visitor:
        page = visitor.page
        visitor.show("rules/deep-sea/DSA-16", ".scene .picture")
        expect(page.locator("li.lit")).to_be_in_viewport()
        expect(page.locator("li.lit figcaption")).to_contain_text("Bernstein ist bei einem Schatz")
        expect(page.locator(".scene")).to_have_count(4)
        assert page.locator(".scene [tabindex]:not([inert] *)").count() == 0
        page.get_by_role("link", name="DSA-20").click()
        expect(page.locator("li.lit")).to_contain_text("DSA-20")
        assert page.url.endswith("#/rules/deep-sea/DSA-20")
        page.get_by_label("In den Regeln suchen").fill("stapel")
        found = page.locator(".rules li")
        expect(found).to_have_count(2)
        for rule in found.all():
            expect(rule).to_contain_text("tapel")
