"""A phone held sideways: the whole board at the left, what is asked in a column at the right."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.harness import Site, Visitor
from tests.browser.test_pages import CUT_OFF, serious_faults

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
DECISIONS = 8
PIECES = {
    "deep-sea": ".space, .tank, .gauge, .legend > g",
    "submarine": ".space, .salvaged, .ship, .slot, .held, .pile, .gone-card",
    "titanic": ".hull .plate, .hull .end, .place-number, .person, .stack, .next-boat, .in-hand",
}
"""By game: everything that makes its board, to the outermost."""
HOW_MANY = {"deep-sea": 30, "submarine": 24 + 12 + 3, "titanic": 60}
"""Of which there are at least so many."""
FACES = 44
"""Pixels above what is asked, for the faces of those who play."""
LEAST_SPACE = 22
"""Pixels across a space of the board, one from which the treasure is gone too."""

# The boxes of the page, the pieces that do not lie in the board's, and the spaces that something
# else covers.
MEASURE = """(pieces) => {
    const boxOf = (one) => {
        const {left, top, right, bottom} = one.getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round);
    };
    const board = document.querySelector('.board-box');
    const [left, top, right, bottom] = boxOf(board);
    const drawn = [...board.querySelectorAll(pieces)];
    const spaces = [...board.querySelectorAll('.space')];
    const middle = (one) => {
        const box = (one.querySelector('.treasure, .tile') ?? one).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    return {
        board: [left, top, right, bottom],
        asked: boxOf(document.querySelector('.actions, .replay-deck')),
        drawn: drawn.length,
        outside: drawn.filter((one) => {
            const box = boxOf(one);
            return box[0] < left - 1 || box[1] < top - 1 || box[2] > right + 1
                || box[3] > bottom + 1;
        }).map((one) => `${one.getAttribute('class')} ${boxOf(one)}`),
        least: Math.min(...spaces.map((one) => one.getBoundingClientRect().width)),
        covered: spaces.filter((one) =>
            !board.querySelector('.picture').contains(document.elementFromPoint(...middle(one)))
        ).length,
        scrolls: document.documentElement.scrollHeight > innerHeight
            || document.querySelector('.board').scrollHeight > board.clientHeight + 1,
    };
}"""


def measured(visitor: Visitor, game: str) -> dict[str, Any]:
    """What the page looks like, once everything in it is where it belongs."""
    visitor.page.evaluate(
        "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
    )
    found: dict[str, Any] = visitor.page.evaluate(MEASURE, PIECES[game])
    return found


def decide(visitor: Visitor) -> None:
    """One decision by what the page offers: on the board if it does there, in the column if not."""
    page, ply = visitor.page, visitor.ply
    choices = page.locator(".choice")
    settled = f".table-page:not([data-ply='{ply}']), .choices .plain"
    while visitor.ply == ply and choices.count():
        on_board = page.locator(".picture .way.can-do, .picture .space.can-do")
        if on_board.count():
            on_board.last.dispatch_event("click")
        else:
            expect(choices.last).to_be_in_viewport()
            choices.last.tap()
        page.locator(settled).first.wait_for()
    visitor.after(ply)


@pytest.mark.parametrize("game", PIECES)
def test_the_whole_board_lies_beside_what_is_asked(site: Site, game: str) -> None:
    with site.visitor(viewport=SIDEWAYS, has_touch=True, is_mobile=True) as visitor:
        table = visitor.table(game, "you", "greedy", start=True)
        visitor.show(f"table/{table}", ".picture")
        boxes = []
        for _ in range(DECISIONS):
            assert visitor.await_turn()
            found = measured(visitor, game)
            boxes.append((found["board"], found["asked"]))
            assert found["drawn"] >= HOW_MANY[game]
            assert found["outside"] == []
            assert found["covered"] == 0
            assert not found["scrolls"]
            assert found["least"] >= LEAST_SPACE
            decide(visitor)
        assert len({str(box) for box in boxes}) == 1, "nothing moves from prompt to prompt"
        (left, top, right, bottom), asked = boxes[0]
        assert (top, bottom) == (0, SIDEWAYS["height"]) and right - left > SIDEWAYS["width"] * 0.6
        assert asked == [right, FACES, SIDEWAYS["width"], SIDEWAYS["height"]]


@pytest.mark.parametrize("size", [SIDEWAYS, {"width": 667, "height": 375}])
@pytest.mark.parametrize("game", PIECES)
def test_sideways_nothing_is_cut_off(site: Site, game: str, size: ViewportSize) -> None:
    with site.visitor(viewport=size, locale="de", is_new=True) as visitor:
        page = visitor.page
        table = visitor.table(game, "you", "greedy", start=True)
        visitor.show(f"table/{table}", ".picture")
        visitor.await_turn()
        tour = page.locator(".tour")
        expect(tour).to_be_in_viewport(ratio=1)
        expect(page.locator(".sentence")).to_be_in_viewport()
        board = page.locator(".board-box").bounding_box()
        assert page.evaluate(CUT_OFF) == []
        while tour.locator(".button").count() > 1:
            tour.locator(".button").last.click()
        assert page.locator(".board-box").bounding_box() == board
        assert page.evaluate(CUT_OFF) == []
        assert serious_faults(page) == []


def test_sideways_a_replay_has_its_deck_beside_the_board(site: Site) -> None:
    with site.visitor(viewport=SIDEWAYS) as visitor:
        page = visitor.page
        table = visitor.finished()
        visitor.show(f"replay/{table}", ".replay .picture")
        board, deck = page.locator(".board-box"), page.locator(".replay-deck")
        expect(board).to_be_in_viewport(ratio=1)
        expect(deck.get_by_role("button", name="Play (space)")).to_be_in_viewport(ratio=1)
        expect(deck.locator(".slider")).to_be_in_viewport(ratio=1)
        assert measured(visitor, "deep-sea")["outside"] == []
