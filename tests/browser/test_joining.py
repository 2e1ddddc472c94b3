"""Joining in one breath: from "With friends" to the rematch, with guests who only have the link."""

from playwright.sync_api import Page, expect

from tests.browser.harness import PHONE, Site, Visitor

GAME = "Deep Sea Adventure"


def sits_down(visitor: Visitor, link: str, name: str) -> None:
    """Come by a link, say one's name, press the one button."""
    visitor.page.goto(link)
    form = visitor.page.locator(".welcome form")
    expect(form.locator("input")).to_have_count(1)
    expect(form.locator("button")).to_have_count(1)
    form.get_by_label("Your name").fill(name)
    form.locator("button").click()
    visitor.page.locator(".chairs").wait_for()


def play_out(table: str, *visitors: Visitor) -> None:
    """The whole game, behind the pages' backs."""
    while True:
        for visitor in visitors:
            visitor.decide(table)
        visitors[0].site.settle()
        answer = visitors[0].page.request.get(f"{visitors[0].site.url}/api/tables/{table}")
        if answer.json()["status"] != "running":
            return


def colours(page: Page) -> dict[str, str]:
    """By name: the colour of everybody's helmet in the panels."""
    names = page.locator(".player strong").all_inner_texts()
    helmets = page.locator(".player .helmet")
    fills = [helmets.nth(n).get_attribute("fill") or "" for n in range(len(names))]
    return dict(zip(names, fills, strict=True))


def test_from_with_friends_to_a_rematch_and_somebody_late_for_a_bot(site: Site) -> None:
    with (
        site.visitor(permissions=["clipboard-read", "clipboard-write"]) as host,
        site.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as guest,
        site.visitor(locale="de") as late,
        site.visitor() as room,
    ):
        table = host.gather(GAME, 3)
        link = host.page.evaluate("() => navigator.clipboard.readText()")
        assert link == host.page.locator(".invite-link a").get_attribute("href")
        assert link.endswith(f"#/table/{table}")
        room.ask("me", name="")
        room.show(f"screen/{table}", ".screen-seats")
        sits_down(guest, link, "Anneke")
        expect(host.page.locator(".chair", has_text="Anneke")).to_have_count(1)
        expect(room.page.locator(".screen-seats")).to_contain_text("Anneke")

        # A word in the lobby that everybody reads in their own language, and another seat.
        guest.page.get_by_role("button", name="Good luck!").tap()
        host.page.get_by_label("Language").select_option("de")
        expect(host.page.locator(".chat li")).to_have_text("Anneke Viel Glück!")
        host.page.get_by_label("Sprache").select_option("en")
        host.page.get_by_role("button", name="Change places: Teal").click()
        host.page.locator(".chair").last.get_by_role("button", name="Change places").click()
        expect(host.page.locator(".chair").last).to_contain_text("Anneke")
        host.page.get_by_role("button", name="Start with one bot").click()
        for visitor in (host, guest, room):
            visitor.page.locator(".picture").wait_for()

        # Somebody late has only the link, and plays on for the bot.
        late.page.goto(link)
        late.page.get_by_role("button", name="Platz eines Bots nehmen").click()
        dialog = late.page.get_by_role("dialog")
        dialog.get_by_label("Dein Name").fill("Bo")
        dialog.get_by_role("button", name="Platz nehmen").click()
        expect(late.page.locator(".player", has_text="Bo").get_by_text("du")).to_be_visible()
        expect(host.page.locator(".player strong")).to_contain_text(["Bo", "Anneke"])
        expect(guest.page.locator(".face-strip .standing")).to_have_count(3)
        before = colours(host.page)

        play_out(table, host, guest, late)
        expect(room.page.locator(".ranking")).to_contain_text("Anneke")
        guest.page.get_by_role("button", name="Play again").tap()
        room.page.wait_for_url(lambda url: table not in url and "#/screen/" in url)
        for visitor, again in ((host, "Play again"), (late, "Noch einmal")):
            visitor.page.get_by_role("dialog").get_by_role("button", name=again).click()
        for visitor in (host, guest, late, room):
            visitor.page.wait_for_url(lambda url: table not in url)
            visitor.page.locator(".picture").wait_for()
        assert colours(host.page) == before, "everybody is who they were"


def test_play_now_remembers_against_whom(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.home().page
        page.get_by_role("button", name=f"Change the bots: {GAME}").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Bots", exact=True).select_option("1")
        dialog.get_by_label("How good the bots are").select_option("greedy")
        page.keyboard.press("Escape")
        visitor.home()
        expect(page.locator(".rivals").first).to_have_text("one bot · simple")
        visitor.play_now()
        expect(page.locator(".player")).to_have_count(2)
        name = visitor.told()["seats"][1]["bot_name"]
        expect(page.locator(".player").last).to_contain_text(f"{name} simple")
        expect(page.locator(".sentence")).to_contain_text("Your turn: which way?")
