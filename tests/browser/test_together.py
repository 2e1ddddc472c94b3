"""People who play together: the next game, a seat that is taken, a server that is away."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.harness import Site, Visitor

LONG_NAME = "Hohenzollern 12"


@contextmanager
def pair(site: Site) -> Iterator[tuple[Visitor, Visitor, str]]:
    """Two people in the lobby of a table for two; its id."""
    with site.visitor() as host, site.visitor() as friend:
        table = host.table("deep-sea", "you", "open", options={"starter": 0})
        friend.ask("me", name=LONG_NAME)
        friend.ask(f"tables/{table}/join")
        host.show(f"table/{table}", ".lobby")
        friend.show(f"table/{table}", ".lobby")
        yield host, friend, table


def play_out(host: Visitor, friend: Visitor, table: str) -> None:
    """The whole game, behind the pages' backs."""
    friend.ask(f"tables/{table}/ready", is_ready=True)
    host.ask(f"tables/{table}/start")
    while host.decide(table) or friend.decide(table):
        pass


def close_result(visitor: Visitor) -> None:
    """Close it as it is shown; a key that comes before it has opened closes nothing."""
    ranking = visitor.page.locator(".ranking")
    ranking.wait_for()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ranking).to_be_hidden()


def test_a_rematch_that_somebody_asked_for_is_seen_by_all(site: Site) -> None:
    with pair(site) as (host, friend, table), site.visitor() as room:
        play_out(host, friend, table)
        room.ask("me", name="")
        room.show(f"screen/{table}", ".ranking")
        said = host.page.locator(".result .again")
        row = host.page.locator(".result .row").first
        host.page.locator(".ranking").wait_for()
        expect(said).to_be_empty()
        before = row.bounding_box()
        friend.page.get_by_role("button", name="Play again").click()
        expect(said).to_have_text(f"{LONG_NAME} would like to play again.")
        assert row.bounding_box() == before, "nothing moves under a finger"
        room.page.wait_for_url(lambda url: table not in url and "#/screen/" in url)
        expect(room.page.locator(".screen-seats")).to_contain_text(LONG_NAME)
        host.page.keyboard.press("Escape")
        bar = host.page.locator(".actions")
        expect(bar).to_contain_text(f"{LONG_NAME} would like to play again.")
        bar.get_by_role("button", name="Play again").click()
        for visitor in (host, friend):
            visitor.page.wait_for_url(lambda url: table not in url)
            visitor.page.locator(".picture").wait_for()
        expect(room.page.locator(".picture")).to_be_visible()


def test_a_rematch_is_told_where_the_result_was_closed(site: Site) -> None:
    with pair(site) as (host, friend, table):
        play_out(host, friend, table)
        close_result(host)
        friend.ask(f"tables/{table}/rematch")
        toast = host.page.locator(".toast", has_text="would like to play again")
        toast.get_by_role("button", name="Play again").click()
        host.page.wait_for_function("(table) => !location.href.includes(table)", arg=table)
        host.page.locator(".picture").wait_for()


def test_a_crew_is_asked_who_does_what_in_the_next_game(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.home().page
        seats = ["you", *["greedy"] * 7]
        table = visitor.table("sonar", *seats, start=True)
        visitor.ask(f"tables/{table}/close")
        for choice, station in (
            ("Everybody takes the next station", "First officer"),
            ("Everybody keeps", "First officer"),
        ):
            visitor.show(f"table/{table}", "dialog .next-steps")
            page.get_by_role("button", name="Play again").click()
            asked = page.get_by_role("dialog", name="Who does what next?")
            expect(asked.get_by_role("button", name=choice)).to_contain_text(f"You: {station}")
            asked.get_by_role("button", name=choice).click()
            page.wait_for_function("(table) => !location.href.includes(table)", arg=table)
            table = page.url.rpartition("/")[2]
            told = page.request.get(f"{site.url}/api/tables/{table}").json()
            assert told["you"] == [1]
            visitor.ask(f"tables/{table}/close")


def test_a_name_and_that_somebody_is_away_stand_apart(site: Site) -> None:
    with pair(site) as (host, friend, table):
        friend.ask(f"tables/{table}/ready", is_ready=True)
        host.ask(f"tables/{table}/start")
        friend.page.goto("about:blank")
        state = host.page.locator(".player .state", has_text="away")
        state.wait_for()
        away = host.page.locator(".state", has_text="away")
        name = host.page.locator(".player", has=away).locator("strong")
        expect(name).to_have_text(LONG_NAME)
        upper, lower = name.bounding_box(), state.bounding_box()
        assert upper and lower and lower["y"] >= upper["y"] + upper["height"] - 1


def test_a_host_is_asked_before_a_guest_loses_the_seat_and_the_guest_is_told(site: Site) -> None:
    with pair(site) as (host, friend, _):
        chair = host.page.locator(".chair").nth(1)
        seat = chair.locator("select")
        seat.select_option("open")
        dialog = host.page.get_by_role("dialog", name=f"Take the seat from {LONG_NAME}?")
        dialog.get_by_role("button", name="Cancel").click()
        expect(dialog).to_have_count(0)
        expect(chair).to_contain_text(LONG_NAME)
        expect(seat).to_have_value("person")
        expect(friend.page.locator("dialog")).to_have_count(0)
        seat.select_option("greedy")
        dialog.get_by_role("button", name="Take the seat").click()
        told = friend.page.get_by_role("dialog", name="Your seat is gone")
        expect(told).to_contain_text("You can look on")
        expect(chair.locator(".sailor")).to_contain_class("bot")
        told.get_by_role("button", name="I see").click()
        expect(told).to_have_count(0)


def test_who_gets_up_is_not_told_that_the_seat_is_gone(site: Site) -> None:
    with pair(site) as (_, friend, _):
        friend.page.get_by_role("button", name="Get up").click()
        friend.page.get_by_role("button", name="Sit down").wait_for()
        expect(friend.page.locator("dialog")).to_have_count(0)


def test_home_says_none_only_when_it_knows(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        mine = page.get_by_label("My games")
        visitor.home()
        expect(mine).to_contain_text("None yet")
        visitor.finished()
        page.reload()
        expect(mine.locator(".past li")).to_have_count(1)
        expect(mine).not_to_contain_text("None yet")
    with site.visitor() as visitor:
        visitor.may_lose_server = True
        page = visitor.page
        page.route("**/api/tables**", lambda route: route.abort("connectionrefused"))
        visitor.home()
        for name in ("My games", "Open tables"):
            expect(page.get_by_label(name)).to_contain_text("The server does not answer")
        expect(page.locator(".doors")).not_to_contain_text("None yet")


def test_a_host_chooses_style_and_pace_of_the_bots(site: Site) -> None:
    with site.visitor() as host:
        table = host.table("deep-sea", "you", "hard", "easy", bot_pace=900)
        host.show(f"table/{table}", ".lobby")
        page = host.page
        chairs = page.locator(".chair")
        expect(page.get_by_label("Style of the bots")).to_have_value("any")
        page.get_by_label("Style of the bots").select_option("sly")
        expect(chairs.nth(1)).to_contain_text("Bot, hard, sly")
        expect(chairs.nth(2)).to_contain_text("Bot, easy, sly")
        with page.expect_response(lambda answer: answer.request.method != "GET"):
            page.get_by_label("Pace of the bots").select_option("slow")
        host.ask(f"tables/{table}/start")
        expect(page.locator(".player").nth(1)).to_contain_text("hard, sly")
        assert host.told(table)["policy"]["bot_pace"] == 2000
