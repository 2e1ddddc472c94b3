"""Submarine's board: by clicks to the result, by drag, by keys, by touch, and fit for everybody."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.harness import PHONE, SMALL, Site, Visitor
from tests.browser.test_pages import CUT_OFF, LONGEST_FIRST, serious_faults

GAME = "Submarine"
SUBMARINES = 5

# So low that the board is at its least height and scrolls.
LOW_PHONE: ViewportSize = {"width": 375, "height": 667}

# Words in the picture that stand outside it, or on each other in the dock.
ASTRAY = """() => {
    const sheet = document.querySelector('.picture').getBoundingClientRect();
    const words = [...document.querySelectorAll('.picture text')];
    const boxes = words.map((word) => [word.textContent.trim(), word.getBoundingClientRect()]);
    const outside = boxes.filter(([, box]) => box.left < sheet.left - 1
        || box.right > sheet.right + 1 || box.top < sheet.top - 1 || box.bottom > sheet.bottom + 1);
    const labels = [...document.querySelectorAll('.dock .label')].map((label) =>
        [label.textContent.trim(), label.getBoundingClientRect()]);
    const covered = labels.filter(([, box], index) => labels.some(([, other], place) =>
        place > index && box.right > other.left && other.right > box.left));
    return [...outside, ...covered].map(([word]) => word);
}"""

IN_BOARD = "() => document.activeElement.closest('.submarine-board') !== null"

# What a finger is to hit and could miss.
TOO_SMALL = """() => [...document.querySelectorAll('button, .can-do .target')].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && Math.min(width, height) < 43.9;
}).map((one) => one.closest('[aria-label]').getAttribute('aria-label'))"""


def too_small(page: Page) -> list[str]:
    """What a finger would miss, once everything has come to rest."""
    found: list[str] = []
    for _ in range(60):
        found = page.evaluate(TOO_SMALL)
        if not found:
            break
        page.evaluate("() => new Promise(requestAnimationFrame)")
    return found


def start_against_one_bot(visitor: Visitor) -> None:
    """Two players, and the person starts."""
    table = visitor.table("submarine", "you", "greedy", options={"starter": 0}, start=True)
    visitor.show(f"table/{table}", ".choice")


def start_from_the_first_page(visitor: Visitor) -> None:
    """The same, as somebody does who comes here."""
    visitor.gather(GAME, 2)
    page = visitor.page
    page.get_by_label("Who sits on Teal").select_option("greedy")
    page.get_by_label("Who starts").select_option("0")
    page.get_by_role("button", name="Start the game").click()
    assert visitor.await_turn()


def on_board(visitor: Visitor, what: str) -> Locator:
    """What glows on the board."""
    return visitor.page.locator(f".submarine-board {what}.can-do")


def set_up(visitor: Visitor) -> None:
    """Choose a shell and put a submarine in each column but the last, all on the board."""
    for column in range(SUBMARINES + 1):
        assert visitor.await_turn()
        ply = visitor.ply
        what = on_board(visitor, ".shells g") if column == 0 else on_board(visitor, ".way")
        what.nth(max(column - 1, 0)).click()
        visitor.after(ply)


def check_price(visitor: Visitor) -> None:
    """While a treasure is paid for, words and lines tell the same price."""
    card = visitor.page.locator(".choice", has_text="with the card")
    if card.count() == 0:
        return
    cards = re.search(r"costs (\d+) card", card.inner_text())
    assert cards
    dues = visitor.page.locator(".jamming .due + text").all_text_contents()
    assert int(cards[1]) == 1 + sum(map(int, dues))
    assert visitor.page.locator(".jamming .beam").count() == len(dues)


def play_on_board(visitor: Visitor) -> None:
    """One decision, by clicks on the board: salvage what can be, or else move."""
    page, ply = visitor.page, visitor.ply
    check_price(visitor)
    for what in (".space", ".held", ".joker", ".way"):
        if on_board(visitor, what).count():
            on_board(visitor, what).first.click()
            break
    else:
        stop = page.locator(".choice", has_text="end the turn")
        if stop.count():
            stop.click()
        else:
            on_board(visitor, ".boat").first.click()
            on_board(visitor, ".way").last.click()
    visitor.after(ply)


def play_first(visitor: Visitor, by_key: bool = False) -> None:
    """The first choice of the action bar, down to a move."""
    page, ply = visitor.page, visitor.ply
    while page.locator(".choice").count() and visitor.ply == ply:
        first = page.locator(".choice").first
        if by_key:
            page.keyboard.press(first.get_attribute("aria-keyshortcuts") or "")
        else:
            first.click()
        page.locator(f".table-page:not([data-ply='{ply}']), .choices .plain").first.wait_for()
    visitor.after(ply)


@pytest.mark.soak
def test_by_clicks_on_the_board_to_the_result(site: Site) -> None:
    with site.visitor() as visitor:
        start_from_the_first_page(visitor)
        set_up(visitor)
        while visitor.await_turn():
            play_on_board(visitor)
        page = visitor.page
        mine = page.locator(".ranking li", has_text="(you)").locator(".score").inner_text()
        expect(page.locator(".player", has_text="you")).to_contain_text(f"{mine} of 12 treasures")
        page.keyboard.press("Escape")
        filled = page.locator(".dock .slot .tile")
        expect(filled).to_have_count(int(mine))


def columns_of(page: Page, name: str) -> list[str]:
    """The columns where this player has submarines."""
    fields = page.locator(f".field[aria-label*='{name}']").all()
    return [str(field.get_attribute("aria-label")).split(",")[0].split()[-1] for field in fields]


def bot_name(visitor: Visitor) -> str:
    """How the bot is called that has the second seat."""
    return str(visitor.told()["seats"][1]["bot_name"])


def meet_the_bot(visitor: Visitor) -> None:
    """Sail to a column where both have a submarine, and a treasure that a card can pay for."""
    page = visitor.page
    while True:
        start_against_one_bot(visitor)
        page.keyboard.press("1")
        column = "1"
        mine: set[str] = set()
        while visitor.await_turn() and page.locator("[data-move='place 1']").count():
            ply = visitor.ply
            page.locator(f"[data-move='place {column}']").click()
            mine.add(column)
            visitor.after(ply)
            visitor.await_turn()
            theirs = columns_of(page, bot_name(visitor))
            column = theirs[0] if theirs else column  # where the bot is
        column = next(one for one in theirs if one in mine)
        ply = visitor.ply
        page.locator(f"[data-move='ship {column}']").click()
        visitor.after(ply)
        table = page.url.rpartition("/")[2]
        sight = page.request.get(f"{visitor.site.url}/api/tables/{table}/sight").json()
        if not sight["view"]["joker_only"]:
            return


def test_toll_is_told_before_it_is_paid(site: Site) -> None:
    with site.visitor() as visitor:
        meet_the_bot(visitor)
        page = visitor.page
        treasure = on_board(visitor, ".space")
        expect(treasure).to_have_count(1)
        toll = page.locator(".toll-tags text").text_content()
        assert toll
        treasure.hover()
        mark, due = toll.split()
        badge = page.locator(".player", has_text=bot_name(visitor)).locator(".sailor text").first
        assert mark == badge.text_content(), "whose toll it is"
        expect(page.locator(".eyed")).to_contain_text(f"{due} to {bot_name(visitor)}")
        expect(page.locator(".jamming .due + text")).to_have_text(due)
        treasure.click()
        expect(page.locator(".jamming .beam")).to_have_count(1)
        check_price(visitor)
        joker = page.locator(".choice", has_text="with the joker")
        expect(joker).to_contain_text("no card, no toll")
        on_board(visitor, ".joker").click()
        expect(page.locator(".log li").last).to_contain_text("1 on the shelf")
        expect(page.locator(".dock .slot.new")).to_have_count(1)
        expect(page.locator(".player", has_text="you")).to_contain_text("1 of 12 treasures")


def test_first_what_then_where(site: Site) -> None:
    """The action bar stays calm, and goes the same way as the board, by keys and by drag."""
    with site.visitor() as visitor:
        start_against_one_bot(visitor)
        page = visitor.page
        page.keyboard.press("1")
        while visitor.await_turn() and page.locator(".choice").count() == 6:
            ply = visitor.ply
            page.keyboard.press("3")  # every submarine in column 3
            visitor.after(ply)
        ship = page.locator(".submarine-board .way[data-move='ship 3']")
        ship.focus()
        page.keyboard.press("Enter")
        boat = on_board(visitor, ".boat")
        expect(boat).to_have_count(1)
        page.locator(".choice", has_text="move a submarine").wait_for()
        page.keyboard.press("1")
        expect(page.locator(".choice")).to_have_count(2)  # along, or down
        expect(on_board(visitor, ".way")).to_have_count(11)
        page.keyboard.press("2")
        expect(page.locator(".choice")).to_have_count(6)
        expect(on_board(visitor, ".way")).to_have_count(6)
        page.keyboard.press("Escape")
        expect(on_board(visitor, ".way")).to_have_count(11)
        page.keyboard.press("Escape")
        expect(on_board(visitor, ".way")).to_have_count(0)

        boat.focus()
        page.keyboard.press("Enter")
        expect(boat).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("ArrowDown")
        expect(page.locator(":focus")).to_have_attribute("data-move", "move 2 down 3")
        page.keyboard.press("ArrowRight")
        expect(page.locator(":focus")).to_have_attribute("data-move", "move 2 down 4")
        ply = visitor.ply
        page.keyboard.press("Enter")
        visitor.after(ply)
        expect(page.locator(".log li").last).to_contain_text("to column 4, level 3")
        expect(page.locator(".traces .trace")).to_have_count(1)

        goal = page.locator(".submarine-board .way[data-move='move 2 along 6']").bounding_box()
        start = boat.locator(".target").bounding_box()
        assert start
        assert goal
        ply = visitor.ply
        page.mouse.move(start["x"] + 22, start["y"] + 22)
        page.mouse.down()
        page.mouse.move(start["x"] + 60, start["y"] + 40)
        page.mouse.move(goal["x"] + 20, goal["y"] + 30, steps=3)
        page.mouse.up()
        visitor.after(ply)
        expect(page.locator(".log li").last).to_contain_text("to column 6, level 2")
        page.locator(".log li", has_text="ship stops in column 3").hover()
        expect(page.locator(".traces .lit")).to_have_count(1)


def test_by_keys_alone(site: Site) -> None:
    """With Tab to the board, with arrows on it, with figures in the action bar."""
    with site.visitor() as visitor:
        page = visitor.home().page
        while page.evaluate("document.activeElement.ariaLabel") != f"Play now: {GAME}":
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        visitor.await_turn()
        while page.locator(".shells .can-do:focus").count() == 0:
            page.keyboard.press("Tab")
        for _ in range(SUBMARINES + 1):
            ply = visitor.ply
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            visitor.after(ply)
            visitor.await_turn()
            expect(page.locator(".submarine-board .can-do:focus")).to_have_count(1)
        expect(page.locator(".boat")).to_have_count(3 * SUBMARINES)
        for key in ("Tab", "Shift+Tab"):
            page.locator(".submarine-board .can-do").first.focus()
            page.keyboard.press("ArrowRight")
            most = (
                page.locator(".submarine-board .can-do").count() + 1
            )  # and the board, if it scrolls
            presses = 0
            while page.evaluate(IN_BOARD):
                page.keyboard.press(key)
                presses += 1
                assert presses <= most, f"{key} never leaves the board"
        for _ in range(12):
            assert visitor.await_turn()
            play_first(visitor, by_key=True)


def test_what_is_refused_says_why(site: Site) -> None:
    with site.visitor(reduced_motion="no-preference") as visitor:
        start_against_one_bot(visitor)
        set_up(visitor)
        visitor.await_turn()
        page = visitor.page
        page.locator(".no-way").last.click()  # column 6, where no submarine of ours is
        expect(page.locator(".toast.refusal")).to_contain_text("A ship stops only above")
        page.locator(".space").last.click()
        expect(page.locator(".toast.refusal").last).to_contain_text("the ship sails first")


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(LOW_PHONE, id="low-phone", marks=pytest.mark.soak),
    ],
)
def test_by_touch_on_a_phone(site: Site, size: ViewportSize) -> None:
    with site.visitor(is_new=True, viewport=size, has_touch=True, is_mobile=True) as visitor:
        start_against_one_bot(visitor)
        page = visitor.page
        tour = page.get_by_label("Your first game")
        for _ in range(4):
            tour.get_by_role("button", name="Next").tap()
        tour.get_by_role("button", name="dive").tap()
        small: list[str] = []
        for _ in range(30):
            if not visitor.await_turn():
                break
            ply = visitor.ply
            on = on_board(visitor, "")
            boats = on_board(visitor, ".boat")
            if boats.count() == on.count() > 0:
                boats.first.tap()
                on = on_board(visitor, ".way")
                on.first.wait_for()
            small += too_small(page)
            (on.first if on.count() else page.locator(".choice").last).tap()
            visitor.after(ply)
        assert small == []
        assert int(visitor.ply) > 30


@pytest.mark.parametrize("size", [PHONE, LOW_PHONE], ids=["phone", "low-phone"])
def test_hand_and_shelf_are_in_sight_when_an_exchange_is_asked(
    site: Site, size: ViewportSize
) -> None:
    with site.visitor(viewport=size, has_touch=True, is_mobile=True) as visitor:
        page = visitor.page
        table = visitor.table("submarine", "you", "greedy", options={"starter": 0}, start=True)
        visitor.show(f"table/{table}", ".choice")
        sight = f"{site.url}/api/tables/{table}/sight"

        def is_exchange() -> bool:
            moves = page.request.get(sight).json()["moves"]
            return any(word.startswith("swap") for word in moves)

        while not is_exchange():
            visitor.decide(table)  # the last there is: at sea, off the board
            site.settle()
        for piece in (".held.can-do", ".dock .slot"):
            expect(page.locator(piece).first).to_be_visible()
            for one in page.locator(piece).all():
                expect(one).to_be_in_viewport(ratio=0.9)
        while is_exchange():  # it may be asked turn after turn
            ply = visitor.ply
            page.locator(".choice", has_text="end the turn").tap()
            visitor.after(ply)
            visitor.await_turn()
        expect(page.locator(".ship.acting")).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["night", pytest.param("day", marks=pytest.mark.soak)])
def test_axe_finds_nothing_serious(site: Site, theme: str) -> None:
    with site.visitor(theme) as visitor:
        start_against_one_bot(visitor)
        set_up(visitor)
        assert visitor.await_turn()
        play_on_board(visitor)
        on_board(visitor, ".boat").first.click()
        assert serious_faults(visitor.page) == []


@pytest.mark.parametrize("language", LONGEST_FIRST)
def test_nothing_is_cut_off_on_a_small_screen(site: Site, language: str) -> None:
    with site.visitor(viewport=SMALL, locale=language) as visitor:
        page = visitor.page
        start_against_one_bot(visitor)
        set_up(visitor)
        for _ in range(6):
            assert visitor.await_turn()
            assert page.evaluate(CUT_OFF) == []
            assert page.evaluate(ASTRAY) == []
            play_first(visitor)
        page.locator(".sheets .button").first.click()
        page.locator("dialog .player").first.wait_for()
        assert page.evaluate(CUT_OFF) == []
