"""Titanic's board: a whole game by clicks, parts by keys, touch and drag; any ship; fit for all."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fathom.games.titanic.board import read_board
from tests.browser.harness import DESK, PHONE, SMALL, Site, Visitor
from tests.browser.test_pages import CUT_OFF, LONGEST_FIRST, serious_faults

CARD = ".hand .can-do"
PERSON = ".person.can-do"
REACH = ".reach"
STOP = "end the turn"
ENOUGH = 200
"""More decisions than it takes to come to any kind of decision."""


def begin(visitor: Visitor, bots: int = 1, **options: Any) -> None:
    """Sit down with bots that play at once, and wait for something to do."""
    table = visitor.table("titanic", "you", *["random"] * bots, options=options, start=True)
    visitor.show(f"table/{table}", ".choice")


def odd_ship() -> str:
    """A ship of another shape: seven rows of places, the longest in the middle, and two gaps."""
    lengths = [4, 7, 9, 11, 12, 10, 7]
    rows: list[list[str]] = []
    number = 60
    for length in lengths:
        left = (13 - length) // 2
        row = ["-"] * 13
        for x in range(left, left + length):
            row[x if x < 6 else x + (length < 8)] = str(number)
            number -= 1
        rows.append(row)
    wide = [[place for place in row for _ in range(2)] for row in rows for _ in range(2)]
    signs = [["." if place != "-" else "-" for place in row] for row in wide]
    for sign, fields in {
        "S": [(20, 8)],
        "H": [(10, 5), (11, 5), (16, 5), (17, 5)],
        "!": [(12, 8), (13, 8), (14, 8), (15, 8), (14, 9)],
        "o": [(5, 8), (6, 8), (7, 8)],
    }.items():
        for x, y in fields:
            signs[y][x] = sign
    places = "\n".join(" ".join(row) for row in wide)
    fields_drawn = "\n\n".join(" ".join(row) for row in signs)
    return (
        f"fathom board 1\nname: Odd\ntween deck: 7\n\nplaces\n{places}\n\nfields\n{fields_drawn}\n"
    )


def decide(visitor: Visitor, dice: Random) -> None:
    """One decision on the board itself: a ring where one is in reach, or anything."""
    page, ply = visitor.page, visitor.ply
    asked = page.locator(".die-box.can-do, .boat-turn, button.stack.can-do")
    stop = page.locator(".choice", has_text=STOP)
    if asked.count():
        asked.first.click()
    elif page.locator(".choice", has_text="saves somebody").count():
        page.locator(".choice", has_text="saves somebody").first.click()
        aim(visitor, page.locator(f"{REACH}.then-ring").first)
    elif stop.count() and (page.locator(CARD).count() == 0 or dice.random() < 0.5):
        stop.click()
    else:
        page.locator(CARD).last.click()
        fields = page.locator(REACH)
        aim(visitor, fields.nth(dice.randrange(fields.count())))
    visitor.after(ply)


def aim(visitor: Visitor, field: Locator) -> None:
    """Press a field; where several passengers can go there, one of them too."""
    several = "passengers can go there" in (field.get_attribute("aria-label") or "")
    field.click()
    if several:
        visitor.page.locator(PERSON).first.click()


def until(visitor: Visitor, wanted: str, also: str = "") -> Locator:
    """Play with the first choice of the bar until this can be done; no card is played before."""
    page = visitor.page
    for _ in range(ENOUGH):
        if not visitor.await_turn():  # the game is over: the next one
            begin(visitor)
            continue
        found = page.locator(wanted)
        if found.count() and (not also or page.locator(also).count()):
            return found
        ply = visitor.ply
        while visitor.ply == ply and page.locator(".choice").count():
            stop = page.locator(".choice", has_text=STOP)
            (stop if stop.count() else page.locator(".choice")).first.click()
            page.locator(f".table-page:not([data-ply='{ply}']), .choices .plain").first.wait_for()
        visitor.after(ply)
    raise AssertionError(f"{wanted} never came")


@pytest.mark.soak
def test_a_whole_game_by_clicks_on_the_board(site: Site) -> None:
    dice = Random(12)
    with site.visitor() as visitor:
        begin(visitor, bots=3)
        page = visitor.page
        while visitor.await_turn():
            decide(visitor, dice)
        ranking = page.locator(".ranking li")
        expect(ranking).to_have_count(4)
        saved = page.locator(".player", has_text="you").locator("dd").first.inner_text()
        expect(ranking.filter(has_text="(you)").locator(".score")).to_have_text(saved)
        expect(page.locator(".aside svg")).to_have_attribute(
            "aria-label", re.compile("of 60 places")
        )


def test_a_part_by_keys_alone(site: Site) -> None:
    with site.visitor() as visitor:
        begin(visitor)
        page = visitor.page
        moved = 0
        while moved < 4:
            if not visitor.await_turn():  # now and then a ship goes down with hardly a card played
                begin(visitor)
            ply = visitor.ply
            if page.locator(CARD).count() == 0:  # the die, a tile, a boat
                page.keyboard.press("1")
            else:
                pick_by_keys(visitor)
                send_by_keys(visitor, ply)
                moved += 1
            visitor.after(ply)
        until(visitor, PERSON).first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".person.held")).to_have_count(1)
        ply = visitor.ply
        page.locator(REACH).first.focus()
        page.keyboard.press("Enter")
        visitor.after(ply)


def pick_by_keys(visitor: Visitor) -> None:
    """Pick the first card, let go of it, and pick it again; a single one is picked already."""
    page = visitor.page
    picked = page.locator(".in-hand.picked")
    for key, count in (("1", 1), ("Escape", 0), ("1", 1)):
        if key == "1" and picked.count():
            break
        page.keyboard.press(key)
        expect(picked).to_have_count(count)


def send_by_keys(visitor: Visitor, ply: str) -> None:
    """With a card picked: who goes by number, and where by the arrow that the bar shows."""
    page = visitor.page
    asked = page.locator(".sentence")
    expect(asked).to_contain_text(re.compile("who goes|which way"))
    if "who goes" in asked.inner_text():
        page.keyboard.press("1")
    way = page.locator(".sentence", has_text="which way")
    page.locator(f".table-page:not([data-ply='{ply}'])").or_(way).first.wait_for()
    if visitor.ply == ply:
        arrow = page.locator(".choice .small-arrow path").first.get_attribute("transform") or ""
        names = {"0": "Right", "90": "Down", "180": "Left", "270": "Up"}
        page.keyboard.press("Arrow" + names[re.sub(r"\D", "", arrow)])


def test_a_part_by_touch_on_a_phone(site: Site) -> None:
    with site.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as visitor:
        begin(visitor)
        page = visitor.page
        until(visitor, CARD).last.tap()
        page.locator(REACH).first.wait_for()
        small = [
            f"{target.evaluate('(one) => one.outerHTML')[:90]} {box}"
            for target in page.locator("button:visible, a:visible, .can-do .target").all()
            if (box := target.bounding_box()) and min(box["width"], box["height"]) < 43.9
        ]
        assert small == []
        ply = visitor.ply
        page.locator(f"{REACH} .target").first.tap()
        visitor.after(ply)
        picture = page.locator(".from-above .picture")
        whole = re.compile(rf"^0 0 {PHONE['width']} ")
        expect(picture).to_have_attribute("viewBox", whole)
        page.get_by_role("button", name="Closer").tap()
        expect(picture).not_to_have_attribute("viewBox", whole)
        page.get_by_role("button", name="Wider").tap()
        expect(picture).to_have_attribute("viewBox", whole)


def test_a_passenger_is_dragged_and_what_is_wrong_says_why(site: Site) -> None:
    with site.visitor() as visitor:
        begin(visitor)
        page = visitor.page
        until(visitor, PERSON).first.click()
        here = middle(page.locator(".person.held"))
        there = middle(page.locator(f"{REACH} .lit-field").first)
        ply = visitor.ply
        drag(visitor, here, (here[0], 1))  # off the ship: nothing happens
        assert visitor.ply == ply
        drag(visitor, here, there)
        visitor.after(ply)
        expect(page.locator(".trace")).to_have_count(1)

        until(visitor, ".die-box.can-do")
        card = page.locator(".in-hand").first
        expect(card).to_have_attribute("aria-disabled", "true")
        expect(card).not_to_contain_class("can-do")
        card.click(force=True)  # it looks as if it could not be used, and says why
        toast = page.locator(".toast.refusal")
        expect(toast).to_contain_text("Roll the die first")
        toast.get_by_role("button", name="Close").click()
        until(visitor, REACH, ".person.held")  # somebody enters, on the start field
        hand = page.locator(".in-hand").all_inner_texts()
        missing = next(card for card in range(1, 6) if str(card) not in hand)
        x, y = middle(page.locator(".person.held"))
        ply = visitor.ply
        drag(visitor, (x, y), (x - missing * field_width(visitor), y))
        expect(toast).to_contain_text("You hold no such card")
        assert visitor.ply == ply


def field_width(visitor: Visitor) -> float:
    """How wide a field is on the screen; a place has two."""
    box = visitor.page.locator(".planks").last.bounding_box()
    assert box is not None
    return box["width"] / 2


def drag(visitor: Visitor, here: tuple[float, float], there: tuple[float, float]) -> None:
    """Take something from here to there."""
    mouse = visitor.page.mouse
    mouse.move(*here)
    mouse.down()
    mouse.move((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
    mouse.move(*there)
    mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_ship_of_another_shape_is_drawn_as_it_is(site: Site) -> None:
    text = odd_ship()
    plan = read_board(text)
    with site.visitor() as visitor:
        begin(visitor, board=text)
        page = visitor.page
        laid = int(
            re.findall(r"\d+", page.locator(".aside svg").get_attribute("aria-label") or "")[0]
        )
        expect(page.locator(".planks")).to_have_count(len(plan.corners) - laid)
        until(visitor, REACH, ".person.held")
        ply = visitor.ply
        page.locator(REACH).first.click()
        visitor.after(ply)


@pytest.mark.parametrize(
    ("theme", "size"),
    [
        pytest.param("night", DESK, id="night"),
        pytest.param("day", DESK, id="day", marks=pytest.mark.soak),
        pytest.param("day", PHONE, id="phone"),
    ],
)
def test_axe_finds_nothing_serious(site: Site, theme: str, size: dict[str, int]) -> None:
    with site.visitor(theme, viewport=size) as visitor:
        begin(visitor)
        assert serious_faults(visitor.page) == []
        until(visitor, CARD).first.click()
        visitor.page.locator(REACH).first.wait_for()
        assert serious_faults(visitor.page) == []


@pytest.mark.parametrize("language", LONGEST_FIRST)
def test_nothing_is_cut_off_on_a_small_screen(site: Site, language: str) -> None:
    with site.visitor(viewport=SMALL, locale=language, is_new=True) as visitor:
        begin(visitor)
        page = visitor.page
        tour = page.locator(".tour")
        while tour.count():
            assert page.evaluate(CUT_OFF) == []
            tour.locator(".button").last.click()
        for _ in range(8):
            assert visitor.await_turn()
            assert page.evaluate(CUT_OFF) == []
            ply = visitor.ply
            while visitor.ply == ply and page.locator(".choice").count():
                page.locator(".choice").last.click()
                page.locator(
                    f".table-page:not([data-ply='{ply}']), .choices .plain"
                ).first.wait_for()
                assert page.evaluate(CUT_OFF) == []
            visitor.after(ply)


def test_the_host_chooses_the_board(site: Site, tmp_path: Path) -> None:
    """One that comes with the game, or a file of one's own; a bad file changes nothing."""
    with site.visitor() as host:
        page = host.home().page
        table = host.table("titanic", "you", "random")
        host.show(f"table/{table}", ".options")
        board = page.get_by_role("radiogroup", name="Board")
        expect(board.get_by_role("radio", name="Fathom", exact=True)).to_be_checked()
        promenade = board.get_by_role("radio", name="Promenade", exact=True)
        board.get_by_text("Promenade", exact=True).click()
        expect(promenade).to_be_checked()

        file = page.get_by_label("Take a file")
        torn, own = tmp_path / "torn.txt", tmp_path / "own.txt"
        torn.write_text("fathom board 1\nname: x\n", encoding="utf-8")
        own.write_text(odd_ship(), encoding="utf-8")
        file.set_input_files(torn)
        refusal = page.get_by_role("dialog", name="This chart cannot be played on")
        expect(refusal.locator("li")).not_to_have_count(0)
        refusal.get_by_role("button", name="I see").click()
        expect(promenade).to_be_checked()

        file.set_input_files(own)
        expect(board.get_by_role("radio", name="Odd", exact=True)).to_be_checked()
        page.get_by_role("button", name="Start").click()
        page.locator(".choice").first.wait_for()
        told = page.request.get(f"{site.url}/api/tables/{table}").json()
        assert told["options"]["board"] == odd_ship()
