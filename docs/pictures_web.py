"""Photographs the browser pages for docs/pictures: `make pictures`. Needs chromium."""

import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.harness import DESK, PHONE, Site, Visitor, launched
from tests.browser.sonar_crews import NO_TOURS, Shipmate, Voyage, arrive, sail
from tests.browser.test_endings import dive_until_the_air_is_out
from tests.server.harness import HandClock

HERE = Path(__file__).parent / "pictures"
DECISIONS = 6
"""So far into the game the table is photographed."""
DECISION_TO_TAKE = 3
"""Of these, the one in which the diver takes a treasure."""
TITANIC_DECISIONS = 36
SONAR_DECISIONS = 10
SCREEN_PLIES = 18
"""And so far the big screen."""
TREASURES = 2
"""With so many on the shelf Submarine's board is photographed, while the next one is paid for."""
HEARD = "nnwwsss"
"""The courses of the enemy, as far as the first sheet of the radio operator goes."""
BOTS_TO_THE_END = {"deep-sea": 3, "submarine": 2, "titanic": 3, "sonar": 7}
"""By game: with so many bots it is played to its end."""
SONAR_STATIONS = ("captain", "first-officer", "engineer", "radio-operator")


def shoot(visitor: Visitor, name: str) -> None:
    """One picture of the page as it is now, without the pointer over anything."""
    visitor.page.mouse.move(0, 0)
    visitor.page.evaluate("() => document.fonts.ready")
    path = HERE / f"web-{name}.png"
    visitor.page.screenshot(path=path, animations="disabled")
    slim(path)


def slim(path: Path) -> None:
    """Keep a picture in 256 colours: a quarter of the size, and all of the seats' colours stay."""
    picture = Image.open(path).convert("RGB")
    palette = picture.quantize(method=Image.Quantize.FASTOCTREE)
    picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def play(visitor: Visitor) -> None:
    """Take the last choice: the treasure, or the way back."""
    ply = visitor.ply
    visitor.page.locator(".choice").last.click()
    visitor.after(ply)


def dive(visitor: Visitor, takes: bool) -> None:
    """Further down; with one treasure, if it lies there."""
    ply = visitor.ply
    treasure = visitor.page.locator(".choice", has_text="take")
    way = treasure if takes and treasure.count() else visitor.page.locator(".choice")
    way.first.click()
    visitor.after(ply)


def choose_first(visitor: Visitor) -> None:
    """One decision, step by step, with the first choice each time."""
    ply = visitor.ply
    choices = visitor.page.locator(".choice")
    settled = f".table-page:not([data-ply='{ply}']), .choices .plain"
    while visitor.ply == ply and choices.count():
        choices.first.click()
        visitor.page.locator(settled).first.wait_for()
    visitor.after(ply)


def titanic(visitor: Visitor, size: str) -> None:
    """Titanic's board in the middle of the game, with a card chosen."""
    visitor.home().play_now("Titanic")
    card = visitor.page.locator(".hand .can-do")
    decisions = 0
    while visitor.await_turn() and (decisions < TITANIC_DECISIONS or card.count() == 0):
        choose_first(visitor)
        decisions += 1
    card.last.click()
    shoot(visitor, f"titanic-{size}")


def walk(visitor: Visitor, size: str) -> None:
    """Home, rules, lobby, table, result and replay, in this order."""
    page, url = visitor.home().page, visitor.site.url
    shoot(visitor, f"home-{size}")
    page.goto(f"{url}/#/rules/deep-sea")
    page.locator(".scene .picture").first.wait_for()
    shoot(visitor, f"rules-{size}")
    page.goto(f"{url}/#/")
    visitor.gather("Titanic", 3)
    page.locator(".lobby .qr").wait_for()
    shoot(visitor, f"lobby-{size}")
    joining(visitor, size)
    talk(visitor, size)
    screen(visitor, size)
    visitor.home().play_now()
    for number in range(DECISIONS):
        if visitor.await_turn():
            dive(visitor, takes=number == DECISION_TO_TAKE)
    visitor.await_turn()
    shoot(visitor, f"table-{size}")
    while visitor.await_turn():
        play(visitor)
    shoot(visitor, f"result-{size}")
    page.locator("dialog .row a").first.click()
    page.locator(".estimates svg").wait_for()
    page.locator(".replay:not([data-ply='0'])").wait_for()
    shoot(visitor, f"replay-{size}")
    lessons(visitor, size)
    person(visitor, size)


def lessons(visitor: Visitor, size: str) -> None:
    """What a replay teaches: beside the board, or as a sheet."""
    page = visitor.page
    page.locator("#tab-lessons, .sheets [title='What it teaches']").first.click()
    page.locator(".lessons").wait_for()
    shoot(visitor, f"lessons-{size}")


def person(visitor: Visitor, size: str) -> None:
    """A person's page after some games against somebody and the bots."""
    rival = visitor.site.guest("Barracuda")
    for winner in (0, 0, 1, 0):
        table = visitor.table("submarine", "you", "open")
        rival.do(table, "join")
        rival.do(table, "ready", is_ready=True)
        visitor.ask(f"tables/{table}/start")
        if winner:
            visitor.ask(f"tables/{table}/resign")
        else:
            rival.do(table, "resign")
    visitor.show("person/me", ".rating-curve svg")
    shoot(visitor, f"person-{size}")
    visitor.page.locator(".account").scroll_into_view_if_needed()
    shoot(visitor, f"account-{size}")


def joining(visitor: Visitor, size: str) -> None:
    """Against whom one plays; a guest's link, before the game and in it; and a lobby that talks."""
    page = visitor.home().page
    page.locator(".rivals").first.click()
    page.get_by_role("dialog").wait_for()
    shoot(visitor, f"rivals-{size}")
    host = visitor.site.guest("Barracuda")
    table = host.table("deep-sea", "you", "greedy", "open", "open")
    visitor.show(f"table/{table}", ".welcome")
    shoot(visitor, f"welcome-{size}")
    page.get_by_label("Your name").fill("Anneke")
    page.get_by_role("button", name="Sit down").click()
    host.do(table, "chat", key="hello", phrase="hello")
    page.locator(".chat li").wait_for()
    shoot(visitor, f"guest-lobby-{size}")
    table = host.table("deep-sea", "you", "greedy", "greedy", "greedy", start=True)
    visitor.show(f"table/{table}", ".picture")
    page.get_by_role("button", name="Take a bot").click()
    page.get_by_role("dialog").wait_for()
    shoot(visitor, f"take-over-{size}")


def talk(visitor: Visitor, size: str) -> None:
    """The chat at a table, with phrases that everybody reads in their own language."""
    page, host = visitor.page, visitor.site.guest("Barracuda")
    table = visitor.table("deep-sea", "you", "open", options={"starter": 0})
    host.do(table, "join", is_ready=True)
    visitor.ask(f"tables/{table}/start")
    visitor.show(f"table/{table}", ".choice")
    host.do(table, "chat", key="a", phrase="good-luck")
    host.do(table, "chat", key="b", text="Last one down buys the rum.")
    page.locator("#tab-chat, .sheets [title^='Chat']").first.click()
    page.locator(".chat li").nth(1).wait_for()
    shoot(visitor, f"chat-{size}")


def screen(visitor: Visitor, size: str) -> None:
    """The big screen, before a game of bots and in it."""
    table = visitor.table("deep-sea", "greedy", "greedy", "greedy", "open", bot_pace=10_000)
    visitor.show(f"screen/{table}", ".screen-seats")
    shoot(visitor, f"gathering-{size}")
    seat = {"seat": 3, "who": "greedy"}
    path = f"{visitor.site.url}/api/tables/{table}"
    assert visitor.page.request.post(f"{path}/seat", data=seat).ok
    visitor.page.get_by_role("button", name="Start the game").click()
    visitor.page.locator(".picture").wait_for()
    while int(visitor.page.locator(".screen").get_attribute("data-ply") or 0) < SCREEN_PLIES:
        visitor.page.locator(".happened").wait_for()
    shoot(visitor, f"screen-{size}")


def submarine(visitor: Visitor, size: str) -> None:
    """Submarine's board while a treasure is paid for, in the first game with toll to be seen."""
    while not pays_toll(visitor):
        pass
    shoot(visitor, f"submarine-{size}")


def pays_toll(visitor: Visitor) -> bool:
    """Play Submarine until there are treasures on the shelf and toll is due; or to the end."""
    page = visitor.home().page
    visitor.play_now("Submarine")
    while visitor.await_turn():
        shelf = page.locator(".dock .slot .tile").count()
        if shelf >= TREASURES and page.locator(".jamming .beam").count():
            return True
        ply = visitor.ply
        for what in (".space", ".held", ".joker", ".shells g", ".way"):
            if page.locator(f"{what}.can-do").count():
                page.locator(f"{what}.can-do").first.click()
                break
        else:
            page.locator(".choice").last.click()
            if page.locator(".way").count():
                page.locator(".way").last.click()
        visitor.after(ply)
    return False


def sit(visitor: Visitor, seats: int, **options: str) -> None:
    """A table of Captain Sonar with bots in every other seat, and the first field of the chart."""
    page = visitor.page
    tours = ",".join(f'"sonar-{station}"' for station in SONAR_STATIONS)
    page.add_init_script(f"localStorage.setItem('fathom-tours', '[{tours}]')")
    visitor.home()
    wish = {"game": "sonar", "seats": ["you", *["greedy"] * (seats - 1)], "options": options}
    table: str = page.evaluate(
        """async (wish) => (await (await fetch('api/tables', {method: 'POST',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify({...wish, start: true})})).json()).id""",
        wish,
    )
    page.goto(f"{visitor.site.url}/#/table/{table}")
    page.locator("[data-field='C7']").click()


def is_asked(page: Page) -> bool:
    """Whether the sonar of the enemy wants an answer, once there is something to do."""
    page.locator(".course.can, .orders .main, .sonar-answer").first.wait_for()
    return page.locator(".sonar-answer").count() > 0


def stations(visitor: Visitor, size: str) -> None:
    """Captain Sonar: each station of a crew, and a whole boat in one hand."""
    page = visitor.page
    sit(visitor, 8, starter="yellow")
    decisions = 0
    while is_asked(page) or decisions < SONAR_DECISIONS:
        if page.locator(".sonar-answer").count():
            page.locator(".fact.true").first.click()
            page.locator(".fact:not(.on):not([disabled])").first.click()
            page.locator(".sonar-answer .main").click()
            page.locator(".sonar-answer").wait_for(state="detached")
        else:
            ply = visitor.ply
            page.locator(".course.can, .orders .main").first.click()
            visitor.after(ply)
        decisions += 1
    for station in SONAR_STATIONS[:-1]:  # the radio operator has more to show in a crew
        page.locator(f"#tab-{station}").click()
        shoot(visitor, f"sonar-{station}-{size}")
    sit(visitor, 2, starter="yellow", scenario="echo")
    page.locator(".course.can").first.click()
    page.locator(".gauge.can").first.wait_for()
    shoot(visitor, f"sonar-alone-{size}")


def crews(browser: Browser, theme: str, size: str, **how: Any) -> None:
    """Captain Sonar in real time: two boats in the lobby, the radio operator, and a repair."""
    clock = HandClock()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(browser, Path(folder), clock)
        mate = Shipmate(site, "Amberjack")
        table = mate.create(*["you"] * 3, "open", *["you"] * 4, assistance=True)
        with site.visitor(theme, **how) as visitor:
            arrive(visitor, table, 3, "Barracuda")
            visitor.page.locator(".boats").wait_for()
            shoot(visitor, f"sonar-boats-{size}")
            mate.guest.do(table, "start")
            hear(visitor, mate, clock)
            shoot(visitor, f"sonar-radio-{size}")
            surface(visitor, mate)
            shoot(visitor, f"sonar-repair-{size}")
        site.stop()


def hear(visitor: Visitor, mate: Shipmate, clock: HandClock) -> None:
    """The enemy is heard for a while, runs silently, is heard again; two fields are marked."""
    page = visitor.page
    mate.play("start L12", seat=0)
    mate.play("start G7", seat=4)
    sail(mate, clock, HEARD, seats=(4, 5, 6))
    page.locator(".phosphor.open .step").nth(len(HEARD) - 1).wait_for()
    page.locator(".sheet-in-hand").press("ArrowLeft")
    mate.play("silence e 2", seat=4)
    mate.play("mark torpedo", seat=5)
    mate.play("cross e4", seat=6)
    clock.advance(3)
    sail(mate, clock, "s", seats=(4, 5, 6))
    page.locator(".sheet-tab").nth(1).wait_for()
    page.get_by_role("button", name="Mark", exact=True).click()
    for field in ("H7", "I7"):
        page.locator(f"[data-field={field}]").click()
    page.get_by_role("button", name="Move", exact=True).click()
    page.locator(".station.radio").evaluate("(desk) => desk.scrollTo(0, 0)")


def surface(visitor: Visitor, mate: Shipmate) -> None:
    """Three have traced a section, and the radio operator is half way round the last."""
    mate.play("course n", seat=0)
    mate.play("mark torpedo", seat=1)
    mate.play("cross n4", seat=2)
    mate.play("surface", seat=0)
    for section, seat in ((1, 2), (2, 0), (3, 1)):
        mate.play(f"trace {section} good", seat=seat)
    page = visitor.page
    page.locator(".tracing-paper").focus()
    for key, steps in (("ArrowDown", 28), ("ArrowRight", 17)):
        for _ in range(steps):
            page.keyboard.press(key)


def battle(browser: Browser, theme: str, size: str, **how: Any) -> None:
    """Captain Sonar: a stop, the blast after it, a small boat, a failed sheet, the big screen."""
    clock = HandClock()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(browser, Path(folder), clock)
        moving = {**how, "reduced_motion": "no-preference"}
        with site.visitor(theme, **moving) as visitor:
            page = visitor.page
            page.add_init_script(NO_TOURS)
            voyage = Voyage(visitor.home(), clock, 4, 4)
            voyage.begin("H8", "J5")
            voyage.sail(0, "nnw", "torpedo")
            voyage.sail(1, "s", "torpedo")
            voyage.show(".rose")
            voyage.play(0, 0, "torpedo J6")
            page.locator(".shot .closing").first.wait_for()
            snap(visitor, f"sonar-stop-{size}")
            page.locator(".verdict-word").wait_for()
            snap(visitor, f"sonar-blast-{size}")
        with site.visitor(theme, **how) as visitor:
            page = visitor.page
            page.add_init_script(NO_TOURS)
            voyage = Voyage(visitor.home(), clock, 2, 0)
            voyage.begin("H8", "C3")
            voyage.sail(1, "eess", "drone")
            voyage.sail(0, "nn", "torpedo")
            voyage.show(".overlay")
            shoot(visitor, f"sonar-overlay-{size}")
        with site.visitor(theme, **how) as visitor:
            voyage = Voyage(visitor.home(), clock, 4, None)
            voyage.begin("H8", "C3")
            voyage.sail(1, "ees", "mine")
            voyage.sail(0, "nnw", "torpedo")
            voyage.play(1, 0, "surface")
            clock.advance(33)
            visitor.show(f"screen/{voyage.table}", ".lookout .picture")
            shoot(visitor, f"sonar-screen-{size}")
            for lesson in ("engineer", "radio-operator"):
                visitor.page.add_init_script(NO_TOURS)
                visitor.show(f"practice/sonar/{lesson}", ".board.sonar .picture, .engineer")
                shoot(visitor, f"sonar-practice-{lesson}-{size}")
        site.stop()


def snap(visitor: Visitor, name: str) -> None:
    """A picture in the middle of things: what moves is not waited for."""
    path = HERE / f"web-{name}.png"
    visitor.page.screenshot(path=path)
    slim(path)


def endings(browser: Browser) -> None:
    """How each game ends, and a round of Deep Sea: at a desk by night, on a phone by day."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(browser, Path(folder))
        for game, bots in BOTS_TO_THE_END.items():
            with site.visitor("night", viewport=DESK) as visitor:
                table = play_out(visitor.home(), game, bots)
                visitor.show(f"table/{table}", ".ending-art svg")
                shoot(visitor, f"ending-{game}-desk")
                with visitor.page.expect_download() as saved:
                    visitor.page.locator(".share-picture").click()
                shared = HERE / f"web-ending-{game}-shared.png"
                saved.value.save_as(shared)
                slim(shared)
                visitor.page.set_viewport_size(PHONE)
                visitor.page.evaluate("() => (document.documentElement.dataset.theme = 'day')")
                visitor.page.locator(".result .inside").evaluate("(page) => page.scrollTo(0, 0)")
                shoot(visitor, f"ending-{game}-phone")
        for theme, size, how in (
            ("night", "desk", {"viewport": DESK}),
            ("day", "phone", {"viewport": PHONE, "device_scale_factor": 2}),
        ):
            with site.visitor(theme, reduced_motion="no-preference", **how) as visitor:
                end_round(visitor.home(), size)
                next_stations(visitor, size)
        site.stop()


def next_stations(visitor: Visitor, size: str) -> None:
    """Who does what in the next game of a crew."""
    table = visitor.table("sonar", "you", *["greedy"] * 7, start=True)
    visitor.ask(f"tables/{table}/close")
    visitor.show(f"table/{table}", "dialog .next-steps")
    visitor.page.get_by_role("button", name="Play again").click()
    visitor.page.locator(".stations-choice").wait_for()
    shoot(visitor, f"stations-{size}")


def play_out(visitor: Visitor, game: str, bots: int) -> str:
    """A game with so many bots, played to its end behind the page's back."""
    table = visitor.table(game, "you", *["greedy"] * bots, start=True)
    path = f"{visitor.site.url}/api/tables/{table}"
    while visitor.page.request.get(path).json()["status"] == "running":
        if not visitor.decide(table):
            visitor.site.settle()
    return table


def end_round(visitor: Visitor, size: str) -> None:
    """The end of a round: while the light goes, and the card after it."""
    table = visitor.table("deep-sea", "you", *["greedy"] * 3, start=True)
    visitor.show(f"table/{table}", ".deep-sea .submarine")
    dive_until_the_air_is_out(visitor, table, rounds=1)
    visitor.page.locator(".round-stage .worth").first.wait_for()
    stage = HERE / f"web-round-stage-{size}.png"
    visitor.page.screenshot(path=stage)
    slim(stage)
    visitor.page.locator(".round-card").wait_for()
    shoot(visitor, f"round-card-{size}")


def photograph(browser: Browser) -> None:
    """Every page at a desk by night and on a phone by day."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(browser, Path(folder))
        with site.visitor("night", viewport=DESK) as visitor:
            walk(visitor, "desk")
            submarine(visitor, "desk")
            titanic(visitor, "desk")
            stations(visitor, "desk")
            screen(visitor, "desk")
        with site.visitor("day", viewport=PHONE, device_scale_factor=2) as visitor:
            walk(visitor, "phone")
            submarine(visitor, "phone")
            titanic(visitor, "phone")
            stations(visitor, "phone")
        site.stop()
    crews(browser, "night", "desk", viewport=DESK)
    crews(browser, "day", "phone", viewport=PHONE, device_scale_factor=2)
    battle(browser, "night", "desk", viewport=DESK)
    battle(browser, "day", "phone", viewport=PHONE, device_scale_factor=2)
    endings(browser)


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        photograph(launched(playwright))
