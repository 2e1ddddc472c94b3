"""A whole game to the result, by mouse, by keys alone, and by touch."""

import re

from playwright.sync_api import expect

from tests.browser.harness import PHONE, Site, Visitor


def choose(visitor: Visitor, name: str) -> bool:
    """Press the choice with this name, if it is there."""
    button = visitor.page.locator(".choice", has_text=name)
    if button.count() == 0:
        return False
    button.first.click()
    return True


def play_sensibly(visitor: Visitor) -> None:
    """One decision of somebody who takes one treasure and goes home with it."""
    page, ply = visitor.page, visitor.ply
    carries = page.locator(".player.acting .treasure-icon").count() > 0
    on_board = page.locator(".space.can-do")
    if not carries and on_board.count() > 0:
        on_board.first.click()
    elif not (carries and choose(visitor, "turn back")):
        assert choose(visitor, "leave it") or choose(visitor, "swim on") or choose(visitor, "")
    visitor.after(ply)


def short_game(visitor: Visitor) -> str:
    """A table whose game is soon over; it has begun."""
    house = {"rounds": 1, "air": 12}
    return visitor.table("deep-sea", "you", "greedy", options=house, start=True)


def test_by_clicks_from_the_first_page_to_the_result_and_again(site: Site) -> None:
    with site.visitor(is_new=True) as visitor:
        page = visitor.home().page
        visitor.play_now()
        tour = page.get_by_label("Your first game")
        for _ in range(3):
            tour.get_by_role("button", name="Next").click()
        tour.get_by_role("button", name="dive").click()
        expect(tour.get_by_role("button", name="Skip")).to_have_count(0)
        while visitor.await_turn():
            play_sensibly(visitor)
        ranking = page.locator(".ranking li")
        expect(ranking).to_have_count(4)
        points = page.locator(".player", has_text="you").locator("dd").last.inner_text()
        expect(ranking.filter(has_text="(you)").locator(".score")).to_have_text(points)
        expect(page.locator("dialog")).to_contain_text("After three rounds the highest total wins")
        first = page.url
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: url != first)
        assert visitor.await_turn()


def test_by_keys_alone(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.home().page
        while page.evaluate("document.activeElement.textContent.trim()") != "Play now":
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        assert visitor.await_turn()
        visitor.show(f"table/{short_game(visitor)}", ".choice")
        while visitor.await_turn():
            ply = visitor.ply
            page.keyboard.press(str(page.locator(".choice").count()))  # the last: back, or take
            visitor.after(ply)
        expect(page.locator(".ranking li")).to_have_count(2)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def test_by_touch_on_a_phone(site: Site) -> None:
    with site.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as visitor:
        page = visitor.home().page
        page.get_by_role("button", name="Play now: Deep Sea Adventure").tap()
        assert visitor.await_turn()
        small = [
            box
            for target in page.locator("button:visible, a:visible, .target").all()
            if (box := target.bounding_box()) and min(box["width"], box["height"]) < 43.9
        ]
        assert small == []
        visitor.show(f"table/{short_game(visitor)}", ".choice")
        while visitor.await_turn():
            ply = visitor.ply
            way = page.locator(".way.back, .space.can-do, .way").first
            (way if way.count() else page.locator(".choice").last).tap(force=True)
            visitor.after(ply)
        page.get_by_role("button", name="Close").tap()
        page.get_by_role("button", name="Players", exact=True).tap()
        expect(page.locator("dialog .player")).to_have_count(2)
        assert re.search(r"points\s*\d", page.locator("dialog").inner_text())
