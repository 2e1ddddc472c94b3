"""Captain Sonar at its stations: whole boats and single seats, both modes, those who look on."""

import math
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fathom.games.sonar.sea import SIZES, load_sea
from fathom.games.sonar.spec import SCENARIOS
from tests.browser.harness import DESK, PHONE, SMALL, Site, Visitor
from tests.browser.sonar_crews import NO_TOURS, Shipmate, arrive
from tests.browser.test_pages import CUT_OFF, LONGEST_FIRST, serious_faults
from tests.server.harness import HandClock

STATIONS = ("captain", "first-officer", "engineer", "radio-operator")
ENGINEER = 2
BOT = "greedy"


@pytest.fixture(scope="module")
def stopped() -> HandClock:
    return HandClock()


@pytest.fixture(scope="module")
def still(
    chromium: Browser, stopped: HandClock, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A site on whose clock nothing happens by itself."""
    site = Site(chromium, tmp_path_factory.mktemp("still"), stopped)
    yield site
    site.stop()


def at_table(
    visitor: Visitor, seats: list[str], start: bool = True, pace: int = 100, **options: Any
) -> str:
    """Set a table up, go there, and know the tours already; its address."""
    visitor.page.add_init_script(NO_TOURS)
    table = visitor.table("sonar", *seats, options=options, bot_pace=pace, start=start)
    address = f"{visitor.site.url}/#/table/{table}"
    visitor.page.goto(address)
    return address


def crew(mine: int, seats: int = 8) -> list[str]:
    """Bots, but for one seat."""
    return ["you" if seat == mine else BOT for seat in range(seats)]


def begin(page: Page, field: str) -> None:
    """Mark where the boat starts, on the chart."""
    page.locator(f".target-field[data-field='{field}']").click()
    page.locator(".rose").wait_for()


def turn(page: Page, course: str, gauge: str, symbol: str) -> None:
    """A course, a mark and a cross of who has the whole boat; the turn is not ended."""
    page.locator(f".course-{course}.can").click()
    page.locator(".gauge.can", has_text=gauge).click()
    page.locator(f".symbol.can-do[data-symbol='{symbol}']").click()
    page.locator(".orders .main").wait_for()


def end_turn(page: Page) -> None:
    """By key, as soon as the page offers it."""
    page.locator(".orders .main").wait_for()
    page.keyboard.press("e")


def act(visitor: Visitor) -> bool:
    """One decision of a captain who takes what is offered; False: the game is over."""
    page = visitor.page
    page.locator(
        ".ranking, .sonar-answer, .target-field, .orders .main, .course.can, .orders .can"
    ).first.wait_for()
    ply = visitor.ply
    if visitor.is_over:
        return False
    if page.locator(".sonar-answer").count():
        page.locator(".fact.true").first.click()
        page.locator(".fact:not(.on):not([disabled])").first.click()
        page.locator(".sonar-answer .main").click()
    elif page.locator(".orders .main").count() and page.locator(".system.ready").count():
        page.locator(".system.ready .use").first.click()
        page.locator(".target-field, .stop, .orders .main").first.wait_for()
        if page.locator(".target-field").count():
            page.locator(".target-field").first.click()
    else:
        page.locator(".orders .main, .course.can, .orders .can").first.click()
    visitor.after(ply)
    return True


def play_now(site: Site, most: float = math.inf) -> None:
    """Captain by one click, with bots; played by clicks, so many or to the end."""
    with site.visitor(is_new=True) as visitor:
        page = visitor.home().page
        page.get_by_role("button", name="Play now: Captain Sonar").click()
        tour = page.get_by_label("Your first game")
        expect(tour).to_contain_text("You are the captain")
        tour.get_by_role("button", name="Skip").click()
        expect(tour).to_have_count(0)
        expect(page.get_by_role("tab")).to_have_text(
            ["Captain", "First officer", "Engineer", "Radio"]
        )
        begin(page, "C6")
        acted = 0
        while acted < most and act(visitor):
            acted += 1
        if acted == most:
            return
        expect(page.locator(".ranking li")).to_have_count(2)  # crews win and lose as one
        expect(page.locator("dialog h2")).to_have_text(re.compile("SUNK|sunk|over"))
        page.keyboard.press("Escape")
        expect(page.locator(".track")).to_have_count(2)  # afterwards everybody sees everything


def test_play_now_is_captain_with_bots_and_goes_by_clicks(site: Site) -> None:
    play_now(site, most=12)


@pytest.mark.soak
def test_play_now_goes_to_the_end(site: Site) -> None:
    play_now(site)


def test_two_boats_hear_only_what_is_called(site: Site) -> None:
    """A torpedo by keyboard, and a sonar whose answer cannot break SON-33."""
    with site.visitor() as yellow, site.visitor() as blue:
        address = at_table(yellow, ["you", "open"], start=False, starter="yellow")
        blue.page.add_init_script(NO_TOURS)
        blue.page.goto(address)
        blue.page.get_by_role("button", name="Sit down").click()
        expect(yellow.page.locator(".chair .tick")).to_have_count(2)
        yellow.page.get_by_role("button", name="Start the game").click()
        for visitor, field in ((yellow, "B8"), (blue, "I2")):
            visitor.page.locator(f".target-field[data-field='{field}']").click()
        for marks, (north, south) in enumerate((("n6", "s5"), ("n1", "s2"), ("n3", "s6")), 1):
            turn(yellow.page, "n", "torpedo", north)
            if marks < 3:
                end_turn(yellow.page)
                turn(blue.page, "s", "sonar", south)
                end_turn(blue.page)
        expect(yellow.page.locator(".vessel")).to_have_count(1)
        yellow.page.keyboard.press("1")
        targets = yellow.page.locator(".target-field.torpedo")
        targets.nth(10).wait_for()
        yellow.page.locator(".target-field[tabindex='0']").focus()
        for key in ("ArrowRight", "ArrowUp", "ArrowLeft"):
            yellow.page.keyboard.press(key)
        aimed = yellow.page.locator(".target-field:focus").get_attribute("data-field")
        yellow.page.keyboard.press("Enter")
        expect(blue.page.locator(".call").last).to_contain_text(f"Blast on {aimed}: yellow takes")
        end_turn(yellow.page)
        turn(blue.page, "s", "sonar", "s6")
        blue.page.locator(".system.ready .use").click()
        expect(blue.page.locator(".stop")).to_contain_text("Yellow must answer the sonar")
        facts = yellow.page.locator(".sonar-answer .fact")
        expect(facts).to_have_count(10 + 10 + 4)
        expect(yellow.page.locator(".fact.true")).to_have_text(["B", "5", "1"])
        yellow.page.locator(".fact.true").first.click()
        told = yellow.page.locator(".fact:not([disabled]):not(.on)")
        assert sorted(told.all_inner_texts()) == sorted(
            [str(row) for row in range(1, 11) if row != 5] + ["2", "3", "4"]
        )
        told.first.click()
        yellow.page.get_by_role("button", name="Say: column B, row 1").click()
        expect(blue.page.locator(".call").last).to_contain_text("column B, row 1")
        expect(blue.page.locator(".vessel")).to_have_count(1)
        assert "B5" not in blue.page.locator(".board").inner_html()


def test_engineer_on_a_phone(site: Site) -> None:
    """What a cross would cause is told before, and happens."""
    with site.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as visitor:
        page = visitor.page
        at_table(visitor, crew(ENGINEER))
        harmful = page.locator(".symbol.can-do:has(.note-breaks)")
        harmful.first.wait_for()
        for symbol in page.locator(".symbol.can-do .target").all():
            box = symbol.bounding_box()
            assert box is not None and min(box["width"], box["height"]) >= 43.9
        label = harmful.first.get_attribute("aria-label") or ""
        stopped = label.partition("Out of order: ")[2].rstrip(".").split(", ")
        harmful.first.tap()
        expect(page.locator(".symbol.crossed")).to_have_count(1)
        for system in stopped:
            expect(page.locator(".lamps .down", has_text=system)).to_have_count(1)
        expect(page.locator(".lamps .down")).to_have_count(len(stopped))
        for _ in range(3):
            page.locator(".symbol.can-do").first.wait_for()
            ply = visitor.ply
            page.locator(".symbol.can-do").first.tap()
            visitor.after(ply)


def test_the_engineer_has_the_sheet_of_the_house(site: Site) -> None:
    """SON-13: chosen by its name in the lobby, and drawn with its own wires."""
    with site.visitor() as visitor:
        page = visitor.page
        at_table(visitor, crew(ENGINEER), start=False)
        page.locator(".house summary").click()
        page.get_by_label("Engineer's sheet").select_option("rings through all panels")
        expect(page.locator(".house-rules")).to_contain_text(
            "rings through all panels (by the book"
        )
        page.get_by_role("button", name="Start the game").click()
        expect(page.locator(".circuit")).to_have_count(3)
        expect(page.locator("[data-symbol=n1]")).to_have_class(re.compile("colour-R"))


def alone(visitor: Visitor, **options: Any) -> Page:
    """Captain, first officer and engineer in real time, from B9; nobody else does anything."""
    others = Shipmate(visitor.site, "Yann")
    table = others.create("open", "you", "you", "you", course_seconds=0, **options)
    arrive(visitor, table, 0, "Ann")
    others.guest.do(table, "start")
    others.play("start O15", seat=2)
    begin(visitor.page, "B9")
    return visitor.page


COVERED = """() => {
    const toast = document.querySelector('.toast').getBoundingClientRect();
    return [...document.querySelectorAll('.room button, .actions button')]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
            const box = one.getBoundingClientRect();
            return Math.min(box.right, toast.right) > Math.max(box.left, toast.left)
                && Math.min(box.bottom, toast.bottom) > Math.max(box.top, toast.top);
        })
        .map((one) => one.className);
}"""
"""What is to be pressed and lies under the line that says why not."""


def test_a_captain_by_keyboard_and_a_stop_in_real_time(still: Site) -> None:
    """Arrows steer, or aim when a system is armed; everybody stops, and a line says why."""
    with still.visitor() as visitor:
        page = alone(visitor, halt_seconds=20)
        for key, course, symbol in (
            ("ArrowUp", "n", "n6"),
            ("ArrowUp", "n", "n1"),
            ("ArrowRight", "e", "e5"),
        ):
            page.locator("#tab-radio-operator").click()
            page.locator("#tab-captain").click()
            page.locator(f".course-{course}.can").wait_for()
            page.keyboard.press(key)  # steers, although a tab was pressed last
            page.locator(".gauge.can", has_text="torpedo").click()
            page.locator(f".symbol.can-do[data-symbol='{symbol}']").click()
            expect(page.locator(".okay.due")).to_have_count(0)
        expect(page.locator(".call-course-set")).to_have_count(3)
        assert "SON-" not in page.locator(".room").inner_text()

        # Surfacing is asked for twice, and what cannot be done shakes.
        page.locator(".surface").click()
        expect(page.locator(".surface")).to_have_text("Surface? Press again")
        page.locator(".course-w").dispatch_event("click")
        expect(page.locator(".course-w")).to_have_class(re.compile("refused"))
        line = page.locator(".toast.refusal")
        expect(line).to_contain_text("No way there: island, edge, own track or own mine.")
        assert page.evaluate(COVERED) == []
        line.get_by_role("button", name="Close").click()

        page.keyboard.press("1")
        targets = page.locator(".target-field.torpedo")
        expect(targets.first).to_be_visible()
        expect(page.locator(".target-field:focus")).to_have_count(1)
        page.locator(".target-field:focus").evaluate("(field) => field.blur()")
        for key in ("ArrowUp", "ArrowUp", "ArrowRight"):
            page.keyboard.press(key)
        expect(page.locator(".target-field:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator(".stop.halted")).to_contain_text("Stop!")
        expect(page.get_by_role("timer")).to_have_accessible_name(re.compile(r"\d+ seconds"))
        # The latest four: torpedo and blast, and no course since.
        expect(page.locator(".call-course-set")).to_have_count(2)
        page.keyboard.press("ArrowUp")
        expect(line).to_contain_text("Everybody stops until this is over.")


PACE = 1000
"""Milliseconds for each move of a bot."""
LOOK = """() => ({
    boats: document.querySelectorAll('.lookout .sea-map :is(.vessel, .pencil)').length,
    calls: document.querySelectorAll('.call').length,
})"""


def look_on(still: Site, stopped: HandClock, scenario: str, **options: Any) -> None:
    """A game of bots with a spectator, who sees the map, what is called, and in the end all."""
    with still.visitor() as host, still.visitor() as guest:
        address = at_table(host, [BOT, BOT], pace=PACE, scenario=scenario, **options)
        guest.page.goto(address)
        plan = load_sea(scenario).maps["turns"]
        map_ = guest.page.locator(".lookout .sea-map")
        expect(map_.locator(".island")).to_have_count(len(plan.islands))
        expect(map_.locator(".hole")).to_have_count(len(plan.holes))
        looks = [guest.page.evaluate(LOOK)]
        about = f"{still.url}/api/tables/{address.rpartition('/')[2]}"
        while guest.page.request.get(about).json()["status"] == "running":
            looks.append(guest.page.evaluate(LOOK))
            stopped.advance(PACE / 1000)
            still.settle()
            guest.catch_up()
        assert max(look["calls"] for look in looks) > 0
        assert {look["boats"] for look in looks} == {0}
        expect(guest.page.locator(".ranking")).to_be_visible()
        guest.page.keyboard.press("Escape")
        expect(map_.locator(".vessel")).to_have_count(2)
        assert SIZES["turns"] == plan.size


def test_bots_play_and_others_look_on(still: Site, stopped: HandClock) -> None:
    look_on(still, stopped, "echo", turn_limit=8)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_bots_play_every_scenario_to_the_end(
    still: Site, stopped: HandClock, scenario: str
) -> None:
    look_on(still, stopped, scenario)


def test_every_scenario_can_be_chosen(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        at_table(visitor, crew(0, 2), start=False)
        # Two people cannot play in real time: the page says so, and shows what is chosen.
        mode = page.get_by_label("Turns or real time")
        expect(page.get_by_label("Most turns")).to_be_visible()
        expect(page.get_by_label("Halt, in seconds")).to_have_count(0)
        mode.select_option("realtime")
        expect(page.locator(".toast.refusal")).to_contain_text("that goes turn by turn only")
        expect(mode).to_have_value("turns")
        assert "400 (Bad Request)" in visitor.complaints.pop()
        charts = page.get_by_role("radiogroup", name="Scenario")
        expect(charts.get_by_role("radio")).to_have_count(len(SCENARIOS))
        assert charts.locator(".name").all_inner_texts() == [
            scenario.capitalize() for scenario in SCENARIOS
        ]
        charts.get_by_text("Echo").click()
        expect(charts.get_by_role("radio", name="Echo")).to_be_checked()
        page.get_by_role("button", name="Start the game").click()
        archer = load_sea("echo").maps["turns"].archer
        expect(page.locator("circle.archer")).to_have_count(len(archer))


@pytest.mark.parametrize(
    ("theme", "size"),
    [
        pytest.param("night", DESK, id="night"),
        pytest.param("day", DESK, id="day", marks=pytest.mark.soak),
        pytest.param("day", PHONE, id="phone"),
    ],
)
def test_axe_finds_nothing_serious_at_any_station(
    site: Site, theme: str, size: dict[str, int]
) -> None:
    with site.visitor(theme, viewport=size) as visitor:
        page = visitor.page
        at_table(visitor, crew(0, 2), starter="yellow")
        begin(page, "C6")
        page.locator(".course.can").first.click()
        page.locator(".gauge.can, .symbol.can-do").first.wait_for()
        faults = {}
        for station in page.get_by_role("tab").all():
            station.click()
            if found := serious_faults(page):
                faults[station.inner_text()] = found
        assert faults == {}


BROKEN = r"""() => [...document.querySelectorAll('.sonar .button')].flatMap((button) => {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
            if (lines.size > 1) broken.push(word);
        }
    return broken;
})"""
"""The words of buttons that stand on two lines."""


@pytest.mark.parametrize("language", LONGEST_FIRST)
def test_nothing_is_cut_off_on_a_small_screen(site: Site, language: str) -> None:
    with site.visitor(viewport=SMALL, locale=language) as visitor:
        page = visitor.page
        at_table(visitor, crew(0), scenario="echo", starter="yellow")
        begin(page, "C6")
        cut = {}
        for station in STATIONS:
            page.locator(f"#tab-{station}").click()
            if found := page.evaluate(CUT_OFF) + page.evaluate(BROKEN):
                cut[station] = found
        assert cut == {}


def test_silence_is_drawn_with_the_pointer(still: Site) -> None:
    """SON-34: press on the boat, pull along a line, let go."""
    with still.visitor() as visitor:
        page = alone(visitor, halt_seconds=0)
        for symbol in ("n6", "n4", "n2", "n5"):
            page.locator(".course-n.can").click()
            page.locator(".gauge.can", has_text="silence").click()
            page.locator(f".symbol.can-do[data-symbol='{symbol}']").click()
        for symbol in ("e4", "e6"):
            page.locator(".course-e.can").click()
            page.locator(".gauge.can", has_text="silence").click()
            page.locator(f".symbol.can-do[data-symbol='{symbol}']").click()
        page.locator(".system.ready .use", has_text="silence").click()
        boat = page.locator(".vessel").bounding_box()
        aim = page.locator(".target-field[data-field='G5']").bounding_box()
        assert boat is not None and aim is not None
        page.mouse.move(boat["x"] + boat["width"] / 2, boat["y"] + boat["height"] / 2)
        page.mouse.down()
        page.mouse.move(aim["x"] + aim["width"] / 2, aim["y"] + aim["height"] / 2 + 4, steps=4)
        expect(page.locator(".ghost")).to_have_count(1)
        page.mouse.up()
        chart = page.locator(".captain .sea-map svg.picture")
        expect(chart).to_have_attribute("aria-label", re.compile("your boat is on G5, sector 2"))
