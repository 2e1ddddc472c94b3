"""The big screen, and spectators: what they see, and what they do not."""

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from fathom.server import addresses
from tests.browser.harness import PHONE, Site, Visitor


def choose_bots(host: Visitor, seats: range) -> None:
    """Put a bot on each of these seats."""
    for seat in seats:
        host.page.locator(".chair").nth(seat).locator("select").select_option("greedy")
        expect(host.page.locator(".chair .sailor").nth(seat)).to_contain_class("bot")


def set_up(host: Visitor, game: str) -> str:
    """A table for two in its lobby; its id."""
    table = host.table(game, "you", "open")
    host.show(f"table/{table}", ".qr")
    return table


def set_up_for_phones(host: Visitor) -> str:
    """A table for two, of whom nobody sits at this screen; its id."""
    table = host.gather("Deep Sea Adventure", 2)
    own = host.page.locator(".chair").first
    own.locator("select").select_option("open")
    expect(own).to_contain_class("open")
    host.show(f"screen/{table}", ".qr")
    return table


def controls(screen: Locator) -> list[str]:
    """Everything that can be pressed or focused."""
    return screen.locator("button, input, select, [tabindex]").all_inner_texts()


def test_friends_in_one_room_play_on_phones_under_a_big_screen(site: Site) -> None:
    with site.visitor() as host, site.visitor(viewport=PHONE, has_touch=True) as phone:
        table = set_up_for_phones(host)
        expect(host.page.locator(".screen-news")).to_contain_text("2 seats are open")
        code = host.page.locator(".screen-code").inner_text()

        phone.home()
        phone.page.get_by_label("Code of a table").fill(code)
        phone.page.get_by_role("button", name="Join", exact=True).click()
        phone.page.get_by_role("button", name="Sit down").click()
        expect(host.page.locator(".screen-seats .sailor.person")).to_have_count(1)
        lobby = host.page.context.new_page()
        lobby.goto(f"{site.url}/#/table/{table}")
        lobby.locator(".chair").nth(1).locator("select").select_option("greedy")
        host.page.get_by_role("button", name="Start the game").click()

        host.page.locator(".picture").wait_for()
        assert phone.await_turn()
        assert controls(host.page.locator("main")) == []
        assert host.page.locator(".can-do").count() == 0
        phone.page.locator(".choice").first.click()
        expect(host.page.locator(".happened")).to_contain_text("dives to depth")


def test_a_screen_shows_a_player_no_more_than_anybody_may_know(site: Site) -> None:
    with site.visitor() as host:
        table = set_up(host, "submarine")
        choose_bots(host, range(1, 2))
        with host.page.context.expect_page() as opened:
            host.page.get_by_role("link", name="Big screen").click()
        screen = opened.value
        screen.locator(".screen-seats").wait_for()
        frames: list[str] = []

        def listen(socket: WebSocket) -> None:
            socket.on("framereceived", lambda told: frames.append(str(told)))

        screen.on("websocket", listen)
        screen.reload()
        screen.locator(".screen-seats").wait_for()
        host.page.get_by_role("button", name="Start the game").click()
        assert host.await_turn()
        screen.locator(".screen-table").wait_for()
        assert table in screen.url
        sights = [told for told in frames if '"type":"sight"' in told]
        assert sights
        assert all('"you":null' in told and '"moves":[]' in told for told in sights)


def test_who_watches_is_told_what_they_see_and_cannot_act(site: Site) -> None:
    with site.visitor() as host, site.visitor() as stranger:
        table = set_up(host, "deep-sea")
        spectators = host.page.get_by_label("Spectators")
        expect(spectators).to_have_value("public")
        spectators.select_option("after")
        hint = host.page.locator(".options")
        expect(hint).to_contain_text("after the game also all that was hidden")
        choose_bots(host, range(1, 2))

        stranger.page.goto(f"{site.url}/#/table/{table}")
        expect(stranger.page.get_by_text("Every seat is taken. Stay if you like")).to_be_visible()
        host.page.get_by_role("button", name="Start the game").click()
        host.await_turn()
        watching = stranger.page.locator(".watching")
        expect(watching).to_contain_text("after the game everything")
        expect(host.page.locator(".watchers")).to_have_text("one spectator")
        assert stranger.page.locator(".choice, .can-do").count() == 0
        stranger.page.get_by_role("tab", name="Chat").click()
        expect(stranger.page.get_by_text("Only players talk here")).to_be_visible()


def test_where_nobody_may_watch_that_is_said_calmly(site: Site) -> None:
    with site.visitor() as host, site.visitor() as stranger, site.visitor() as late:
        table = set_up(host, "deep-sea")
        host.page.get_by_label("Spectators").select_option("none")
        expect(host.page.locator(".options")).to_contain_text("Only who plays sees the game")
        choose_bots(host, range(1, 2))
        stranger.page.goto(f"{site.url}/#/table/{table}")
        expect(stranger.page.get_by_text("played without spectators")).to_be_visible()
        host.page.get_by_role("button", name="Start the game").click()
        for visitor, page in ((stranger, "table"), (late, "screen")):
            visitor.page.goto(f"{site.url}/#/{page}/{table}")
            expect(visitor.page.locator("main")).to_contain_text("plays without spectators")
            expect(visitor.page.get_by_role("link", name="To the start page")).to_be_visible()
            expect(visitor.page.get_by_text("Connection lost")).to_have_count(0)
        expect(late.page.get_by_role("button", name="Take a bot’s seat")).to_have_count(0)
        stranger.page.get_by_role("button", name="Take a bot’s seat").click()
        dialog = stranger.page.get_by_role("dialog")
        dialog.get_by_label("Your name").fill("Bo")
        dialog.get_by_role("button", name="Take the seat").click()
        expect(stranger.page.locator(".player", has_text="Bo").get_by_text("you")).to_be_visible()


def test_public_games_can_be_found_and_watched(site: Site) -> None:
    with site.visitor() as host, site.visitor() as stranger:
        set_up(host, "deep-sea")
        host.page.get_by_label("Public table").check()
        choose_bots(host, range(1, 2))
        host.page.get_by_role("button", name="Start the game").click()
        host.await_turn()
        stranger.home()
        stranger.page.locator(".table-line", has_text="watch").first.click()
        expect(stranger.page.locator(".watching")).to_be_visible()


LAN = "http://192.0.2.7:8000"
"""An address kept for documentation."""


def test_whoever_sits_at_the_server_gives_away_the_address_that_others_can_use(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "lan_url", lambda host, port: LAN)
    with site.visitor(permissions=["clipboard-read", "clipboard-write"]) as visitor:
        page = visitor.page
        table = visitor.table("deep-sea", "you", "open")
        link = f"{LAN}/#/table/{table}"
        visitor.show(f"table/{table}", ".lobby .qr")
        invite = page.locator(".invite-link a")
        expect(invite).to_have_attribute("href", link)
        expect(invite).to_have_text(link.removeprefix("http://"))
        picture = page.request.get(f"{site.url}/api/tables/{table}/qr").text()
        assert picture == addresses.qr_svg(link)
        for button in (page.get_by_role("button", name="Share the link"), invite):
            page.evaluate("() => navigator.clipboard.writeText('')")
            button.click()
            page.wait_for_function(
                "async (link) => await navigator.clipboard.readText() === link", arg=link
            )
        assert page.url == f"{site.url}/#/table/{table}"
        visitor.show(f"screen/{table}", ".way-in")
        expect(page.locator(".way-in")).to_contain_text(LAN.removeprefix("http://"))
        over = visitor.finished()
        visitor.show(f"table/{over}", ".ranking")
        page.get_by_role("button", name="Share the replay").click()
        link = f"{LAN}/#/replay/{over}"
        page.wait_for_function(
            "async (link) => await navigator.clipboard.readText() === link", arg=link
        )


def test_whoever_came_by_another_address_gives_away_that(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.table("deep-sea", "you", "open")
        visitor.show(f"table/{table}", ".lobby .qr")
        invite = visitor.page.locator(".invite-link a")
        expect(invite).to_have_attribute("href", f"{site.url}/#/table/{table}")
