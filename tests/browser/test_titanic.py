"""Titanic's board: a whole game by clicks, parts by keys, touch and drag; any ship; fit for all."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fathom.games.titanic.board import read_board
from tests.browser.harness import DESK, PHONE, SMALL, Site, Visitor
from tests.browser.test_pages import CUT_OFF, serious_faults

CARD = ".hand .can-do"
PERSON = ".person.can-do"
REACH = ".reach"
STOP = "end the turn"
ENOUGH = 200
"""More decisions than it takes to come to any kind of decision."""


def begin(visitor: Visitor, **options: Any) -> None:
    """Sit down with one bot that plays at once, and wait for something to do."""
    page = visitor.home().page
    wish = {
        "game": "titanic",
        "seats": ["you", "easy"],
        "options": options,
        "bot_pace": 0,
        "start": True,
    }
    table = page.evaluate("(wish) => import('./app/api.js').then((it) => it.api('tables', wish))", wish)
    page.goto(f"{visitor.site.url}/#/table/{table['id']}")
    assert visitor.await_turn()


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
    return f"fathom board 1\nname: Odd\ntween deck: 7\n\nplaces\n{places}\n\nfields\n{fields_drawn}\n"


def decide(visitor: Visitor, dice: Random) -> None:
    """One decision on the board itself; a ring is taken where one is in reach."""
    page, ply = visitor.page, visitor.ply
    asked = page.locator(".die-box.can-do, .boat-turn, button.stack.can-do")
    if asked.count():
        asked.first.click()
    else:
        for card in page.locator(CARD).all():
            card.click()
            if page.locator(f"{REACH}.then-ring").count():
                break
        go(visitor, dice)
    visitor.after(ply)


def go(visitor: Visitor, dice: Random) -> None:
    """Play the picked card: onto a ring, or somewhere; or end the turn."""
    page = visitor.page
    rings = page.locator(f"{REACH}.then-ring")
    fields = rings if rings.count() else page.locator(REACH)
    stop = page.locator(".choice", has_text=STOP)
    if fields.count() == 0 or (stop.count() and dice.random() < 0.3):
        page.keyboard.press("Escape")
        stop.click()
        return
    ply = visitor.ply
    field = fields.nth(dice.randrange(fields.count()))
    several = "passengers can go there" in (field.get_attribute("aria-label") or "")
    field.click()
    if several:
        page.locator(PERSON).first.click()
    visitor.after(ply)


def until(visitor: Visitor, wanted: str, also: str = "") -> Locator:
    """Play with the first choice of the bar until this can be done; no card is played before."""
    page = visitor.page
    for _ in range(ENOUGH):
        assert visitor.await_turn()
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


def test_a_whole_game_by_clicks_on_the_board(site: Site) -> None:
    dice = Random(12)
    with site.visitor() as visitor:
        begin(visitor)
        page = visitor.page
        while visitor.await_turn():
            decide(visitor, dice)
        ranking = page.locator(".ranking li")
        expect(ranking).to_have_count(2)
        saved = page.locator(".player", has_text="you").locator("dd").first.inner_text()
        expect(ranking.filter(has_text="(you)").locator(".score")).to_have_text(saved)
        on_rings = page.locator(".person.own").evaluate_all(
            "(all) => all.filter((one) => one.querySelector('g').getAttribute('transform').length)"
        )
        assert len(on_rings) >= int(saved)
        expect(page.locator(".aside svg")).to_have_attribute("aria-label", re.compile("of 60 places"))


def test_a_part_by_keys_alone(site: Site) -> None:
    with site.visitor() as visitor:
        begin(visitor)
        page = visitor.page
        cards = moved = 0
        while moved < 3 and visitor.await_turn():
            ply = visitor.ply
            if page.locator(CARD).count() == 0:  # the die, a tile, a boat
                page.keyboard.press("1")
                visitor.after(ply)
                continue
            page.keyboard.press("1")
            expect(page.locator(".in-hand.picked")).to_have_count(1)
            page.keyboard.press("Escape")
            expect(page.locator(".in-hand.picked")).to_have_count(0)
            page.keyboard.press("1")
            cards += 1
            if page.locator(".person.held").count() == 0:
                page.keyboard.press("1")
            if visitor.ply == ply:
                label = page.locator(".choice .small-arrow path").first.get_attribute("transform")
                assert label is not None
                turn = {"0": "Right", "90": "Down", "180": "Left", "270": "Up"}
                page.keyboard.press("Arrow" + turn[re.sub(r"\D", "", label)])
            visitor.after(ply)
            moved += 1
        assert cards == 3
        until(visitor, PERSON).first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".person.held")).to_have_count(1)
        ply = visitor.ply
        page.locator(REACH).first.focus()
        page.keyboard.press("Enter")
        visitor.after(ply)


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
        whole = picture.get_attribute("viewBox")
        page.get_by_role("button", name="Closer").tap()
        expect(picture).not_to_have_attribute("viewBox", whole or "")
        page.get_by_role("button", name="Wider").tap()
        expect(picture).to_have_attribute("viewBox", whole or "")


def test_a_passenger_is_dragged_and_what_is_wrong_says_why(site: Site) -> None:
    with site.visitor() as visitor:
        begin(visitor)
        page = visitor.page
        person = until(visitor, PERSON).first
        person.click()
        middles = [middle(page.locator(place).first) for place in (".person.held", REACH)]
        page.keyboard.press("Escape")
        expect(page.locator(REACH)).to_have_count(0 if page.locator(".person").count() else 1)
        (fromx, fromy), (tox, toy) = middles
        page.mouse.move(fromx, fromy)
        page.mouse.down()
        page.mouse.move((fromx + tox) / 2, (fromy + toy) / 2)
        page.mouse.move(fromx, 1)  # off the ship: nothing happens
        ply = visitor.ply
        page.mouse.up()
        page.mouse.move(fromx, fromy)
        page.mouse.down()
        page.mouse.move((fromx + tox) / 2, (fromy + toy) / 2)
        page.mouse.move(tox, toy)
        page.mouse.up()
        visitor.after(ply)
        expect(page.locator(".trace")).not_to_have_count(0)

        until(visitor, CARD).first.click()
        if page.locator(".person.held").count() == 0:
            page.locator(PERSON).first.click()
        x, y = middle(page.locator(".person.held").first)
        page.mouse.click(x + 5, y - 70 if y > 300 else y + 70)
        expect(page.locator(".toast.refusal, .traces")).not_to_have_count(0)


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
        first = page.locator(".planks").count()
        laid = int(re.findall(r"\d+", page.locator(".aside svg").get_attribute("aria-label") or "")[0])
        assert first == len(plan.corners) - laid
        until(visitor, REACH, ".person.held")
        ply = visitor.ply
        page.locator(REACH).first.click()
        visitor.after(ply)


@pytest.mark.parametrize(
    ("theme", "size"),
    [("night", DESK), ("day", DESK), ("day", PHONE)],
    ids=["night", "day", "phone"],
)
def test_axe_finds_nothing_serious(site: Site, theme: str, size: dict[str, int]) -> None:
    with site.visitor(theme, viewport=size) as visitor:
        begin(visitor)
        assert serious_faults(visitor.page) == []
        until(visitor, CARD).first.click()
        visitor.page.locator(REACH).first.wait_for()
        assert serious_faults(visitor.page) == []


@pytest.mark.parametrize("language", ["en", "de", "nl"])
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
                page.locator(f".table-page:not([data-ply='{ply}']), .choices .plain").first.wait_for()
                assert page.evaluate(CUT_OFF) == []
            visitor.after(ply)
