"""Captain Sonar in real time: four people with a browser each on one boat, against bots."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from fathom.games.sonar.rules.repair import Point
from tests.browser.harness import DESK, PHONE, Site, Visitor
from tests.browser.sonar_crews import (
    NO_TOURS,
    REAL_TIME,
    Shipmate,
    Voyage,
    arrive,
    in_steps,
    outline,
    sail,
)
from tests.browser.test_pages import serious_faults
from tests.server.harness import HandClock

STATIONS = ("Captain", "First officer", "Engineer", "Radio")
ROUND = "nesw"
MOST_WAITS = 200
"""Half seconds of the game after which nothing comes any more."""


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


class Crew:
    """Four browsers on one boat, and the clock that they play by."""

    def __init__(self, site: Site, clock: HandClock, visitors: list[Visitor]) -> None:
        self.site = site
        self.clock = clock
        self.visitors = visitors
        self.captain, self.officer, self.engineer, self.radio = (one.page for one in visitors)

    @property
    def pages(self) -> list[Page]:
        return [visitor.page for visitor in self.visitors]

    def await_one(self, wanted: Locator) -> Locator:
        """Let time pass until there is one; bots play meanwhile."""
        for _ in range(MOST_WAITS):
            self.rest()
            if wanted.first.is_visible():
                return wanted.first
            self.clock.advance(0.5)
        raise AssertionError(f"{wanted} never came")

    def rest(self) -> None:
        """Wait until no bot thinks and the pages show how things stand: only time goes on now."""
        self.site.settle()
        for visitor in self.visitors:
            visitor.catch_up()

    def press(self, wanted: Locator) -> None:
        """Press something as soon as it can be pressed."""
        self.await_one(wanted).click()

    def sail(self, directions: str, mark: str = "torpedo") -> None:
        """A course with the officer's mark and the engineer's cross, the first that is possible.

        The engineer leaves red alone as long as there is something else.
        """
        ways = ", ".join(f".course-{it}.can" for it in directions)
        self.press(self.captain.locator(ways))
        gauge = self.officer.locator(".gauge.can")
        self.await_one(gauge)
        named = gauge.filter(has_text=mark)
        self.press(named if named.count() else gauge)
        symbol = self.engineer.locator(".symbol.can-do")
        self.await_one(symbol)
        spared = self.engineer.locator(".symbol.can-do:not(.colour-R)")
        self.press(spared if spared.count() else symbol)
        expect(self.captain.locator(".okay.due")).to_have_count(0)

    def surface(self) -> None:
        """The captain is asked once whether that is meant."""
        self.press(self.captain.locator(".surface.can"))
        self.captain.locator(".surface.asked-once").click()

    def repair(self, before_third: Callable[[], None]) -> None:
        """Everybody traces a section, by turns with pointer and keys; then the boat dives."""
        order = [self.engineer, self.officer, self.captain, self.radio]
        for number, page in enumerate(order):
            if number == 2:
                before_third()
            self.await_one(page.locator(".tracing-paper"))
            (trace_by_pointer if number % 2 == 0 else trace_by_keys)(page)
            for other in self.pages:
                wanted = other.locator(".repair-queue .done")
                expect(wanted).to_have_count(number + 1)
        self.press(self.engineer.get_by_role("button", name="Ready to dive!"))
        self.press(self.captain.get_by_role("button", name="Dive!"))
        for page in self.pages:
            expect(page.locator(".repair")).to_have_count(0)


def section_on(page: Page) -> list[Point]:
    """The outline of the section that lies on the paper."""
    label = page.locator(".tracing-paper").get_attribute("aria-label") or ""
    return outline(int(label.split(":")[0].split()[-1]))


def trace_by_pointer(page: Page) -> None:
    """Go round with the mouse and sign."""
    box = page.locator(".tracing-paper").bounding_box()
    assert box is not None
    side = min(box["width"], box["height"])
    left, top = (box["width"] - side) / 2 + box["x"], (box["height"] - side) / 2 + box["y"]
    points = [(left + x * side, top + y * side) for x, y in in_steps(section_on(page), 0.06)]
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point)
    page.mouse.up()
    page.get_by_role("button", name="Sign").click()


def trace_by_keys(page: Page) -> None:
    """Go round with the arrow keys and sign with Enter."""
    line = in_steps(section_on(page), 0.02)
    page.locator(".tracing-paper").focus()
    x, y = line[0]
    for to_x, to_y in line[1:]:
        while abs(to_x - x) > 0.0101:
            page.keyboard.press("ArrowRight" if to_x > x else "ArrowLeft")
            x += math.copysign(0.02, to_x - x)
        while abs(to_y - y) > 0.0101:
            page.keyboard.press("ArrowDown" if to_y > y else "ArrowUp")
            y += math.copysign(0.02, to_y - y)
    page.keyboard.press("Enter")


@pytest.fixture(scope="module")
def crew(site: Site, clock: HandClock) -> Iterator[Crew]:
    """Four people who found their stations in the lobby; the radio operator holds a phone."""
    with ExitStack() as stack:
        visitors = []
        for station in STATIONS:
            how: dict[str, Any] = (
                {"viewport": PHONE, "has_touch": True} if station == "Radio" else {}
            )
            visitor = stack.enter_context(site.visitor(**how))
            visitor.page.add_init_script(NO_TOURS)
            visitors.append(visitor)
        host = visitors[0].page
        table = visitors[0].table(
            "sonar",
            *["you", "open", "open", "open"],
            *["greedy"] * 4,
            options={**REAL_TIME, "clock_seconds": 600, "assistance": True},
        )
        for visitor, station in zip(visitors, STATIONS, strict=True):
            page = visitor.page
            page.goto(f"{site.url}/#/table/{table}")
            if page is not host:
                page.get_by_role("button", name="Sit down").click()
            boat = page.get_by_role("region", name="Yellow boat")
            chair = boat.locator(".chair", has_text=station)
            chair.get_by_text("you", exact=True).wait_for()
        host.get_by_label("Name of the boat: Yellow boat").fill("Nautilus")
        host.get_by_label("Name of the boat: Yellow boat").press("Enter")
        host.get_by_role("button", name="Start the game").click()
        for visitor in visitors:
            visitor.page.locator(".stations").wait_for()
        yield Crew(site, clock, visitors)


def test_all_four_stations_to_the_end(crew: Crew) -> None:
    """A stop, a surfacing repaired by pointers and by keys, and the end by the clock."""
    captain, radio = crew.captain, crew.radio
    crew.press(captain.locator(".target-field[data-field=H8]"))
    for _ in range(3):
        crew.sail(ROUND)

    # The radio operator hears the enemy, and lays the sheet where they may be.
    crew.await_one(radio.locator(".phosphor.open .step"))
    crew.rest()
    before = radio.locator(".send-here").inner_text()
    sheet = radio.locator(".sheet-in-hand")
    sheet.focus()
    sheet.press("ArrowRight")
    assert radio.locator(".send-here").inner_text() != before
    radio.locator(".send-here").click()
    field = radio.locator(".send-here").inner_text().split()[-1]
    mark = captain.locator(".about-here")
    expect(mark).to_have_attribute("aria-label", f"The radio operator: about {field}")
    expect(crew.engineer.locator(".talk-lines")).to_contain_text(f"They are about here: {field}")

    # A torpedo stops everybody; who comes back in the middle is stopped too.
    captain.keyboard.press("1")
    crew.press(captain.locator(".target-field.torpedo"))
    for page in crew.pages:
        expect(page.locator(".stop.halted")).to_be_visible()
    radio.reload()
    expect(radio.locator(".stop.halted .ring")).to_be_visible()
    assert radio.locator(".send-here").inner_text().split()[-1] == field, "the sheet lies there"
    crew.clock.advance(3)
    for page in crew.pages:
        expect(page.locator(".stop.halted")).to_have_count(0)

    # Up, and down again: two trace with pointers, two with keys.
    faults = {}

    def look_and_return() -> None:
        faults["repair"] = serious_faults(crew.officer)
        radio.reload()
        expect(radio.locator(".repair-queue .done")).to_have_count(2)
        expect(radio.locator(".repair-boat .section.done")).to_have_count(2)

    crew.surface()
    crew.repair(look_and_return)
    crew.sail(ROUND)
    assert faults == {"repair": []}

    while not crew.visitors[0].is_over:
        crew.site.settle()
        crew.clock.advance(5)
        captain.evaluate("() => new Promise(requestAnimationFrame)")
    for page in crew.pages:
        page.locator(".ranking").wait_for()
    result = captain.evaluate(
        "async (id) => (await (await fetch(`api/tables/${id}`)).json()).result",
        captain.url.rpartition("/")[2],
    )
    assert result["reason"] in ("SON-4", "SON-41")


@pytest.mark.parametrize(
    ("theme", "size"), [("night", DESK), ("day", PHONE)], ids=["desk", "phone"]
)
def test_the_radio_operators_desk(
    site: Site, clock: HandClock, theme: str, size: dict[str, int]
) -> None:
    """Sheets by themselves and by hand, dragged and undone, after a silent run; marks and notes."""
    enemy = Shipmate(site, "Yann")
    table = enemy.create("you", "you", "you", "open", assistance=True)
    with site.visitor(theme, viewport=size) as visitor:
        arrive(visitor, table, 3, "Bea")
        enemy.guest.do(table, "start")
        enemy.play("start H8", seat=0)
        enemy.play("start O15", seat=2)
        page = visitor.page
        page.locator(".station.radio").wait_for()
        sail(enemy, clock, "nnwwsss")
        expect(page.locator(".phosphor.open .step")).to_have_count(7)
        expect(page.locator(".heard li")).to_contain_text(["Yellow: course north!"] * 2)
        expect(page.locator(".heard")).to_be_in_viewport(ratio=1)  # however small the screen is
        assert lines_of_number(page.locator(".heard .number").first, 128) == 1
        assert serious_faults(page) == []

        # On an island, and beside the map, it cannot be: E14 and E16 are no sea.
        map_box = page.locator(".glass .water").bounding_box()
        assert map_box is not None
        cell = map_box["width"] / 15
        press_at(page, map_box, 7, 7)
        page.mouse.move(map_box["x"] + 5.6 * cell, map_box["y"] + 12.6 * cell, steps=4)
        page.mouse.up()
        expect(page.locator(".radio-fit .wrong")).to_contain_text("cannot lie here")
        assert page.locator(".misfit").count() > 0
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".radio-fit .fits")).to_contain_text("ends on F9")

        # By hand, with a key and by pressing; a silent run begins another sheet.
        page.get_by_role("button", name="Draw by hand").click()
        page.keyboard.press("e")
        page.get_by_role("button", name="go one field south").click()
        expect(page.locator(".phosphor.open .step")).to_have_count(9)
        page.get_by_role("button", name="Rub out").click()
        expect(page.locator(".phosphor.open .step")).to_have_count(8)
        page.get_by_role("button", name="Draw by hand").click()
        enemy.play("silence w 2", seat=0)
        enemy.play("mark torpedo", "cross w1", seat=0)
        expect(page.locator(".sheet-tab")).to_have_count(2)
        expect(page.locator(".phosphor")).to_have_count(2)
        page.get_by_role("button", name="Copy this sheet").click()
        expect(page.locator(".sheet-tab")).to_have_count(3)

        # The run in silence is a question mark; a sheet too far away cannot be where they came up.
        expect(page.locator(".silent-run:not(.impossible)")).to_have_count(1)
        page.locator(".sheet-in-hand").press("ArrowUp")
        page.locator(".sheet-in-hand").press("ArrowLeft")
        expect(page.locator(".silent-run.impossible")).to_have_count(1)
        expect(page.locator(".radio-fit .wrong")).to_contain_text("at most 4 fields")

        # Ink moves with the sheet, an eraser takes it; marks by pulling, a range by a press.
        page.get_by_role("button", name="Pen", exact=True).click()
        pull(page, (2, 11), (5, 11))
        line = page.locator(".phosphor.open .pen-line")
        expect(line).to_have_count(1)
        drawn = line.bounding_box()
        page.get_by_role("button", name="Move", exact=True).click()
        page.locator(".sheet-in-hand").press("ArrowDown")
        moved = line.bounding_box()
        assert drawn is not None and moved is not None
        assert moved["y"] - drawn["y"] == pytest.approx(cell, abs=1)
        page.get_by_role("button", name="Eraser", exact=True).click()
        pull(page, (4, 14), (4, 11))
        expect(line).to_have_count(0)
        page.get_by_role("button", name="Undo").click()
        expect(line).to_have_count(1)
        page.get_by_role("button", name="Range", exact=True).click()
        page.locator(".target-field[data-field=C12]").click()
        expect(page.locator(".range-mark")).to_have_count(1)
        page.get_by_role("button", name="Mark", exact=True).click()
        page.locator(".target-field[data-field=C3]").press("Enter")
        expect(page.locator(".cross-mark")).to_have_count(1)
        pull(page, (4, 2), (6, 2))
        expect(page.locator(".cross-mark")).to_have_count(4)
        page.get_by_label("Notes, for you alone").fill("they fear the south")
        page.reload()
        expect(page.locator(".cross-mark")).to_have_count(4)
        expect(page.locator(".phosphor.open .pen-line")).to_have_count(1)
        expect(page.get_by_label("Notes, for you alone")).to_have_value("they fear the south")
        expect(page.locator(".sheet-tab")).to_have_count(3)
        assert serious_faults(page) == []
        page.get_by_role("button", name="Clear all").click()
        expect(page.locator(".cross-mark, .range-mark, .pen-line")).to_have_count(0)
        expect(page.locator(".sheet-tab")).to_have_count(1)


def pull(page: Page, begin: tuple[int, int], end: tuple[int, int]) -> None:
    """Press on a field of the map, by column and row from 0, and let go on another."""
    water = page.locator(".glass .water")
    water.scroll_into_view_if_needed()
    box = water.bounding_box()
    assert box is not None
    press_at(page, box, *begin)
    cell = box["width"] / 15
    right, down = (box["x"] + (end[0] + 0.5) * cell, box["y"] + (end[1] + 0.5) * cell)
    page.mouse.move(right, down, steps=8)
    page.mouse.up()


def lines_of_number(label: Locator, number: int) -> int:
    """Over how many lines it would break this number of a call."""
    lines: int = label.evaluate(
        """(label, number) => {
            const before = label.textContent;
            label.textContent = number;
            const text = document.createRange();
            text.selectNodeContents(label);
            const lines = text.getClientRects().length;
            label.textContent = before;
            return lines;
        }""",
        number,
    )
    return lines


def press_at(page: Page, box: Any, column: int, row: int) -> None:
    """Press on a field of the map, by column and row from 0."""
    cell = box["width"] / 15
    page.mouse.move(box["x"] + (column + 0.5) * cell, box["y"] + (row + 0.5) * cell)
    page.mouse.down()


def draw_across(page: Page) -> None:
    """Draw a line across the border."""
    box = page.locator(".tracing-paper").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] - 40, steps=15)
    page.mouse.up()


def scribble(page: Page) -> None:
    """Draw across the border, and sign it all the same."""
    draw_across(page)
    page.get_by_role("button", name="Sign").click()


def test_a_bad_line_is_seen_by_the_enemy_engineer_and_all_is_done_again(
    site: Site, clock: HandClock
) -> None:
    """SON-22; meanwhile the radio operator's pens are away (SON-23)."""
    mate = Shipmate(site, "Yann")
    table = mate.create("you", "you", "open", "open", "you", "you", "open", "you")
    with site.visitor() as tracer, site.visitor() as ear, site.visitor("day") as checker:
        for visitor, seat in ((tracer, 2), (ear, 3), (checker, 6)):
            arrive(visitor, table, seat, f"Person {seat}")
        mate.guest.do(table, "start")
        mate.play("start B2", seat=0)
        mate.play("start O15", "surface", seat=4)
        expect(checker.page.get_by_role("heading", name="Repair")).to_be_visible()
        mate.play("surface", seat=0)
        tracer.page.locator(".tracing-paper").wait_for()
        ear.page.get_by_role("button", name="Stations").click()
        expect(ear.page.locator(".radio-fit")).to_contain_text("The pens are needed")
        expect(ear.page.locator(".send-here")).to_be_disabled()
        scribble(tracer.page)
        expect(tracer.page.locator(".repair-queue .done")).to_have_count(1)
        mate.play("trace 2 good", seat=0)
        mate.play("trace 3 good", seat=1)
        trace_by_pointer(ear.page)  # the repair came back by itself when the sheet was free
        check = checker.page.locator(".repair-check")
        expect(check.locator(".section.done .ink")).to_have_count(4)
        expect(check.locator(".initials")).to_have_text(["P2", "SM", "SM", "P3"])
        assert serious_faults(checker.page) == []
        expect(tracer.page.locator(".repair header")).to_contain_text("The enemy engineer is")
        clock.advance(2)
        expect(check).to_have_count(0)
        for visitor in (tracer, ear):  # the whole crew sees which line it was, and where
            flaw = visitor.page.locator(".repair p.flawed")
            expect(flaw).to_contain_text("The line of section 1 was not inside the border")
            expect(visitor.page.locator(".section.flawed .flaw")).to_have_count(1)
            expect(visitor.page.locator(".section .astray")).to_have_count(4)
        expect(tracer.page.locator(".repair-queue .done")).to_have_count(0)


def test_whoever_takes_the_sheet_traces_next(site: Site, clock: HandClock) -> None:
    """SON-22: nobody waits for a turn; what one draws stays when others trace, or all stop."""
    mate = Shipmate(site, "Yann")
    table = mate.create("open", "you", "you", "open", "you", "you", "you", "you")
    with site.visitor() as ann, site.visitor() as ben:
        for visitor, seat, name in ((ann, 0, "Ann"), (ben, 3, "Ben")):
            arrive(visitor, table, seat, name)
        mate.guest.do(table, "start")
        ann.page.locator(".target-field[data-field=B2]").click()
        mate.play("start O15", seat=4)
        for course, cross in (("n", "n4"), ("w", "w5"), ("n", "n6")):
            mate.play(f"course {course}", seat=4)
            mate.play("mark torpedo", seat=5)
            mate.play(f"cross {cross}", seat=6)
            clock.advance(1)
        ann.page.locator(".surface.can").dblclick()
        said = ann.page.locator(".repair header p")
        expect(said).to_have_text("Yann is tracing.")
        expect(ann.page.locator(".tracing-paper")).to_have_count(0)
        mate.play("trace 4 good", seat=2)
        for page in (ann.page, ben.page):
            expect(page.locator(".repair header p")).to_contain_text("The sheet is free")
            expect(page.locator(".repair-queue .now")).to_have_count(3)
        assert serious_faults(ann.page) == []

        # A shipmate is quicker with another section, then everybody stops: the line stays.
        draw_across(ann.page)
        line = ann.page.locator(".tracing-paper .ink").get_attribute("d") or ""
        sign = ann.page.get_by_role("button", name="Sign")
        expect(sign).to_be_enabled()
        mate.play("trace 3 good", seat=1)
        expect(ann.page.locator(".repair-queue .done")).to_have_count(2)
        mate.play("torpedo N10", seat=4)
        expect(sign).to_be_disabled()
        expect(ann.page.locator(".tracing-paper .ink")).to_have_attribute("d", line)
        clock.advance(3)
        expect(sign).to_be_enabled()
        expect(ann.page.locator(".tracing-paper .ink")).to_have_attribute("d", line)

        trace_by_pointer(ben.page)
        expect(said).to_have_text("Your turn: trace a section.")
        expect(ben.page.locator(".repair header p")).to_have_text("Ann is tracing.")
        trace_by_pointer(ann.page)
        expect(said).to_contain_text("The enemy engineer is looking")


CALLS_CUT = """() => [...document.querySelectorAll('.call')]
    .filter((one) => one.checkVisibility())
    .flatMap((one) => {
        const [line, box] = [one.parentElement, one].map((it) => it.getBoundingClientRect());
        const isHidden = box.top >= line.bottom;
        const isWhole = box.right <= line.right + 1 && box.bottom <= line.bottom + 1
            && one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
        return isHidden || isWhole ? [] : [one.innerText];
    })"""
"""Calls that are seen, but not as a whole."""


def test_nothing_moves_under_the_pen(site: Site, clock: HandClock) -> None:
    """On a phone: whatever is called, the paper lies still, and the call is read as a whole."""
    with site.visitor("day", viewport=PHONE, locale="de") as visitor:
        visitor.page.add_init_script(NO_TOURS)
        voyage = Voyage(visitor, clock, 4, 2)
        voyage.begin("B2", "O15")
        voyage.sail(1, "nwn", "torpedo")
        voyage.play(0, 0, "surface")
        voyage.show(".tracing-paper")
        page = visitor.page
        paper = page.locator(".tracing-paper")
        draw_across(page)
        place = paper.bounding_box()
        line = paper.locator(".ink").get_attribute("d") or ""
        header = page.locator(".status").bounding_box()
        news = page.locator(".call").last
        cut = page.evaluate(CALLS_CUT)
        for moves, said in (
            (["torpedo N10"], "Explosion auf N10"),
            (["surface"], "Blau taucht in Sektor 9 auf"),
        ):
            voyage.play(1, 0, *moves)
            expect(news).to_contain_text(said)
            cut += page.evaluate(CALLS_CUT)
            assert paper.bounding_box() == place
            clock.advance(3)
        expect(page.locator(".boat-1 .up")).to_be_visible()
        voyage.trace(1)
        clock.advance(2)
        voyage.play(1, 2, "ready")
        voyage.play(1, 0, "dive")
        expect(page.locator(".boat-1 .up")).to_have_count(0)
        cut += page.evaluate(CALLS_CUT)
        assert paper.bounding_box() == place
        assert page.locator(".status").bounding_box() == header
        assert paper.locator(".ink").get_attribute("d") == line
        assert cut == []


def test_calls_and_talk_of_a_crew(site: Site) -> None:
    """Everybody hears a call in their own language; the enemy and the table hear nothing of it."""
    mate = Shipmate(site, "Yann")
    table = mate.create("open", "open", "you", "open")
    with (
        site.visitor() as ann,
        site.visitor(locale="de") as ben,
        site.visitor(viewport=PHONE) as foe,
    ):
        for visitor, seat, name in ((ann, 0, "Ann"), (ben, 1, "Ben"), (foe, 3, "Foe")):
            arrive(visitor, table, seat, name)
        mate.guest.do(table, "start")
        ann.page.get_by_role("button", name="Crew").click()
        ann.page.get_by_role("button", name="Attack!").click()
        expect(ben.page.locator(".talk-lines li")).to_have_text("Ann Angriff!")
        ann.page.get_by_label("Say to your crew").fill("they are in sector 4")
        ann.page.get_by_label("Say to your crew").press("Enter")
        expect(ann.page.locator(".chat li")).to_have_text(
            ["Ann Attack!", "Ann they are in sector 4"]
        )
        assert serious_faults(ann.page) == []
        mate.guest.do(table, "chat", key="all", text="ahoy")
        foe.page.get_by_role("button", name="Chat").click()
        expect(foe.page.locator(".chat li")).to_have_text(["Yann ahoy"])
        foe.page.keyboard.press("Escape")
        foe.page.get_by_role("button", name="Crew").click()
        expect(foe.page.locator(".chat li")).to_have_count(0)
        ann.page.keyboard.press("Escape")
        ann.page.get_by_role("button", name="Chat").click()
        expect(ann.page.locator(".chat li")).to_have_text(["Yann ahoy"])
