"""Tables: several people, lost connections, refusals, words."""

import re

import pytest
from playwright.sync_api import ViewportSize, WebSocketRoute, expect

from tests.browser.harness import DESK, SIZES, Site, acting

UNEVEN_CHAIRS = """() => [...document.querySelectorAll('.chair')].filter((chair) => {
    const middles = [...chair.querySelectorAll('select, button')].map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
    });
    return middles.length < 3 || new Set(middles).size > 1;
}).map((chair) => chair.textContent)"""
"""The chairs at which what the host can do stands in more than one line."""


def test_a_friend_joins_by_code_and_the_server_restarts(site: Site) -> None:
    with site.visitor() as host, site.visitor() as friend:
        host.gather("Deep Sea Adventure", 2)
        code = host.page.locator(".code-large").inner_text()
        expect(host.page.locator(".qr")).to_be_visible()

        friend.home()
        friend.page.get_by_label("Code of a table").fill(code.lower())
        friend.page.get_by_role("button", name="Join", exact=True).click()
        friend.page.get_by_role("button", name="Sit down").click()
        host.page.get_by_role("button", name="Start the game").click()

        for visitor in (host, friend):
            visitor.page.locator(".picture").wait_for()
            visitor.may_lose_server = True
        mine, other = acting(host, friend)
        mine.await_turn()
        expect(mine.page).to_have_title(re.compile("^●"))
        expect(other.page).not_to_have_title(re.compile("●"))
        site.stop()
        for visitor in (host, friend):
            expect(visitor.page.get_by_text("Connection lost")).to_be_visible()
        ply = mine.ply
        mine.page.locator(".choice").first.click()  # waits for the line
        site.restart()
        for visitor in (host, friend):
            expect(visitor.page.get_by_text("Connection lost")).to_have_count(0)
            visitor.after(ply)
        assert mine.ply == other.ply
        expect(other.page.locator(".log li").last).to_contain_text("dives to depth")

        other.page.get_by_role("tab", name="Chat").click()
        words = other.page.get_by_label("Say something")
        words.fill("Mind the air")
        other.page.get_by_role("tab", name="Log").click()
        other.page.get_by_role("tab", name="Chat").click()
        expect(words).to_have_value("Mind the air")
        words.press("Enter")
        expect(mine.page.locator(".tab .count")).to_have_text("1")


def test_a_move_is_offered_no_more_once_it_is_done(site: Site) -> None:
    """Also while the line holds back what came of it."""
    held: list[str | bytes] = []
    routes: list[WebSocketRoute] = []

    def hold_back(route: WebSocketRoute) -> None:
        routes.append(route)
        route.connect_to_server().on_message(pass_on)

    def pass_on(message: str | bytes) -> None:
        is_sight = '"type":"sight"' in str(message)
        (held.append if is_sight and is_played else routes[-1].send)(message)

    is_played = False
    with site.visitor() as visitor:
        page = visitor.page
        page.route_web_socket(re.compile("/live"), hold_back)
        table = visitor.table("deep-sea", "you", "greedy", options={"starter": 0}, start=True)
        visitor.show(f"table/{table}", ".choice")
        is_played = True
        page.locator(".choice").first.click()
        while not held:  # "done" came before it
            page.evaluate("() => new Promise(requestAnimationFrame)")
        expect(page.locator(".sentence")).to_contain_text("One moment")
        expect(page.locator(".choice")).to_have_count(0)
        is_played = False
        for message in held:
            pass_on(message)
        expect(page.locator(".choice", has_text="leave it")).to_be_visible()


def test_what_is_refused_says_why_and_shows_the_rule(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.home().play_now()
        page = visitor.page
        page.locator(".space").nth(3).click()
        toast = page.locator(".toast.refusal")
        clause = "A turn is air, direction, roll and swim, explore"
        expect(toast).to_contain_text(clause)
        toast.get_by_role("button", name="The rule").click()
        expect(page.locator(".rules li.lit")).to_contain_text(clause)


def test_the_language_changes_in_the_middle_of_a_game(site: Site) -> None:
    with site.visitor(locale="nl") as visitor:
        page = visitor.page
        page.goto(site.url)
        page.get_by_role("button", name="Nu spelen: Deep Sea Adventure").click()
        visitor.await_turn()
        expect(page.locator(".choice").first).to_contain_text("verder zwemmen")
        page.get_by_label("Taal").select_option("de")
        expect(page.locator(".choice").first).to_contain_text("weiterschwimmen")
        expect(page.locator("html")).to_have_attribute("lang", "de")


def test_at_one_screen_the_board_is_covered_between_players(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.gather("Deep Sea Adventure", 2)
        page = visitor.page
        page.locator(".chair").last.locator("select").select_option("here")
        second = page.get_by_label("Name for Teal")
        second.fill("Rosalind")  # within no name that guests are given
        second.press("Enter")
        page.get_by_role("button", name="Start the game").click()
        page.locator(".choice, .cover").first.wait_for()
        if page.locator(".cover").count():  # the lot fell on the second player
            page.get_by_role("button", name="I am").click()
        page.locator(".choice").first.click()
        page.locator(".choice", has_text="leave it").click()
        expect(page.locator(".cover")).to_contain_text("Now it is")
        expect(page.locator(".player", has_text="Rosalind")).to_have_count(1)
        expect(page.locator(".picture")).to_have_count(0)
        page.get_by_role("button", name="I am").click()
        assert visitor.await_turn()
        expect(page.locator(".picture")).to_be_visible()


def test_an_unknown_table_says_so(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.page.goto(f"{site.url}/#/table/nothing")
        expect(visitor.page.locator("main")).to_contain_text("no such table")


def test_in_a_lobby_with_charts_to_choose_everybody_keeps_their_face(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.table("titanic", "you", "open", "open")
        visitor.show(f"table/{table}", ".chart-card svg")
        face = visitor.page.locator(".chair .sailor text").first
        expect(face).to_have_text(visitor.name[0])


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_what_the_host_can_do_about_a_chair_stands_in_one_line(site: Site, language: str) -> None:
    with site.visitor(locale=language) as visitor:
        tables = [
            visitor.table("deep-sea", "you", "greedy", "expert", "open"),
            visitor.table("sonar", "you", *["expert"] * 7),
        ]
        sizes: list[ViewportSize] = [{"width": 360, "height": 740}, SIZES[0], DESK]
        for size in sizes:
            visitor.page.set_viewport_size(size)
            for table in tables:
                visitor.show(f"table/{table}", ".lobby .qr")
                assert visitor.page.evaluate(UNEVEN_CHAIRS) == [], size
