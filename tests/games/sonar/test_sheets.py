"""Engineers' sheets that a house has instead of the rulebook's: read, refused, played with."""

import io
import re
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from rich.console import Console

from fathom.engine.conformance import audit
from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidOptions, InvalidPosition
from fathom.engine.record import parse_record, record_text
from fathom.engine.table import Table
from fathom.games.sonar import GAME
from fathom.games.sonar.charts import DIRECTIONS, SYMBOL_NAMES
from fathom.games.sonar.knowledge.deduction import allows
from fathom.games.sonar.knowledge.sheets import SheetTable
from fathom.games.sonar.rules.wiring import FAILED, Wiring
from fathom.games.sonar.screen import draw
from fathom.games.sonar.sheet import load_sheet, sheet_faults, sheet_text
from fathom.games.sonar.spec import SHEETS
from fathom.lab.playing import play_game
from fathom.registry import folder_of
from fathom.terminal.telling import error_text, house_rules_text
from fathom.words import LANGUAGES, load_words
from tests.games.sonar.tables import AT_FIRST_SIGHT, boat, do, own, table, words

FORM = "fathom sheet 1"
PLAIN = """fathom sheet 1
n  Yo Ro Yo  G R X
e  Go Yg Ry  X G X
s  Gg Yg Rg  R X Y
w  Ry Yy Gy  G X X
"""


@st.composite
def sheets(draw: st.DrawFn) -> str:
    """The text of some sheet that can be played with."""
    symbol = st.sampled_from("RGYX")
    circuit = st.sampled_from(["", "y", "o", "g"])
    lines = [FORM]
    for direction in DIRECTIONS:
        wired = [draw(symbol) + draw(circuit) for _ in range(3)]
        lines.append(" ".join([direction, *wired, *(draw(symbol) for _ in range(3))]))
    text = "\n".join(lines)
    assume(not sheet_faults(text))
    return text


@given(text=sheets())
@settings(max_examples=4)
def test_any_sheet_keeps_the_contract(text: str) -> None:
    """Moves, refusals, copies, positions, records, and what others can know of it."""
    assert audit(GAME, 2, 3, {"sheet": text}, every=40).outcome() is not None


@pytest.mark.soak
@given(text=sheets(), seed=st.integers(0, 2**32), mode=st.sampled_from(["turns", "realtime"]))
@settings(max_examples=60)
def test_many_sheets_keep_the_contract(text: str, seed: int, mode: str) -> None:
    seats = 2 if mode == "turns" else 4
    options = {"sheet": text, "mode": mode}
    assert audit(GAME, seats, seed, options, every=40).outcome() is not None


@given(text=sheets(), seed=st.integers(0, 2**32))
@settings(max_examples=10)
def test_the_truth_is_never_excluded(text: str, seed: int) -> None:
    """SON-35: whatever the crosses of the sheet were."""
    state = GAME.new(2, seed=seed, options={"sheet": text})
    choices = Dice(seed)
    for _ in range(150):
        if not state.to_act():
            return
        seat = state.to_act()[0]
        moves = state.legal_moves(seat)
        state.apply(seat, moves[choices.below(len(moves))])
        assert state.phase != 1 or (allows(state, 0) and allows(state, 1))


@pytest.mark.parametrize("level", ["greedy", "medium", AT_FIRST_SIGHT])
@pytest.mark.parametrize("sheet", ["rings", "unwired"])
def test_bots_end_their_games(level: str, sheet: str) -> None:
    game = play_game(GAME, [level] * 2, 5, {"sheet": sheet})
    assert game.outcome() is not None


@pytest.mark.parametrize("sheet", SHEETS)
def test_ours_are_without_fault(sheet: str) -> None:
    """SON-13."""
    text = sheet_text(sheet)
    assert text is not None and sheet_faults(text) == []


def test_the_rulebooks_sheet_as_a_text_is_the_same_sheet() -> None:
    assert load_sheet(PLAIN) == load_sheet("book")


def without(panel: str) -> str:
    return re.sub(rf"^{panel} .*\n", "", PLAIN, flags=re.MULTILINE)


WRONG = {
    "unknown": "squares",
    "form": "w Ry\nn Yo",
    "line": PLAIN + "x  R G Y  X X X\n",
    "panel": without("e"),
    "symbols": PLAIN.replace("n  Yo ", "n  "),
    "symbol": PLAIN.replace("G R X", "Gy R X"),
    "circuit": without("n").replace("Go Yg", "Gy Yo") + "n  Y R Y  G R X\n",
    "colour": PLAIN.replace("X", "R"),
}
"""By fault: a sheet that has it."""


@pytest.mark.parametrize("fault", WRONG)
def test_what_is_wrong_is_told_in_every_language(fault: str) -> None:
    """SON-13: and nothing else is told."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.new(2, options={"sheet": WRONG[fault]})
    assert [one.message for one in refused.value.faults] == [f"fault-sheet-{fault}"]
    assert "sheet: " in str(refused.value) and "(SON-13)" in str(refused.value)
    said = set()
    for language in LANGUAGES:
        text = error_text(refused.value, load_words(language, "shared", game=folder_of(GAME.key)))
        assert "fault-sheet" not in text and "{" not in text
        said.add(text)
    assert len(said) == len(LANGUAGES)


@given(text=st.text(max_size=600))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert sheet_faults(text) or text in SHEETS


def test_everything_wrong_is_told_at_once() -> None:
    wrong = without("e").replace("n  Yo", "n  Zo")
    assert [fault.message for fault in sheet_faults(wrong)] == [
        "fault-sheet-symbol",
        "fault-sheet-panel",
    ]


def test_an_own_text_is_told_as_one_and_kept_in_the_record() -> None:
    game = Table(GAME, 2, 1, {"sheet": PLAIN})
    for language in LANGUAGES:
        tongue = load_words(language, "shared", game=folder_of(GAME.key))
        told = house_rules_text(game.state.options, tongue)
        assert told is not None and tongue.text("option-own-text") in told and FORM not in told
    again = parse_record(record_text(game, ["random"] * 2))
    assert again.table(GAME).state.position() == game.state.position()


# By other sheets


def house(sheet: str, **boat_fields: Any) -> Any:
    return table(boat("B5", **boat_fields), moved=True, options={"sheet": sheet})


def test_a_circuit_through_all_panels_repairs_itself() -> None:
    """SON-18: by the rings the first symbol of each panel is yellow."""
    state = house("rings", cross_due="w", crossed=["n1", "e1", "s1", "n2"])
    do(state, "cross w1")
    assert own(state).crossed == ["n2"]


def test_without_circuits_nothing_repairs_itself() -> None:
    """SON-18."""
    state = house("unwired", cross_due="e", crossed=["w1", "w2", "w3"])
    do(state, "cross e3")
    assert own(state).crossed == ["e3", "w1", "w2", "w3"]


def test_the_reactor_is_full_with_the_last_of_its_symbols() -> None:
    """SON-16: two, on this sheet."""
    few = PLAIN.replace("X", "R").replace("w  Ry Yy Gy  G R R", "w  Ry Yy Gy  G X X")
    state = house(few, cross_due="w", crossed=["w5"])
    do(state, "cross w6")
    assert own(state).crossed == [] and state.boats[0].damage == 1
    position = house(few).position()
    position["boats"][0]["crossed"] = ["w5", "w6"]
    with pytest.raises(InvalidPosition, match="reactor is full"):
        GAME.from_position(position)


def test_a_symbol_breaks_what_its_colour_says() -> None:
    """SON-15: n1 is yellow in the rulebook and red by the rings."""
    full = {"torpedo": 3, "silence": 6}
    for sheet, works in (("book", "torpedo"), ("rings", "silence")):
        state = house(sheet, gauges=full, crossed=["n1"], may_activate=True)
        assert {move.split()[0] for move in words(state, 0)} & set(full) == {works}


def test_a_view_has_the_sheet_of_its_table() -> None:
    """SON-13: all that is drawn, with what a cross there would cause."""
    view = house("rings", cross_due="w", crossed=["n1", "e1", "s1"]).view(0)
    printed = load_sheet("rings")
    assert [symbol.colour for symbol in view.sheet] == printed.colours
    assert [symbol.circuit for symbol in view.sheet] == printed.circuits
    assert view.own.prospects["w1"].circuits == ["yellow"]
    assert house("unwired").view(0).own.prospects["w1"].circuits == []


def test_the_terminal_draws_the_sheet_of_the_table() -> None:
    english = load_words("en", "shared", game=folder_of(GAME.key))
    drawn = {}
    for sheet in ("rings", "unwired"):
        console = Console(width=200, file=io.StringIO(), color_system=None)
        console.print(draw(house(sheet, crossed=["e2"]).view(0), english, ["human", "human"]))
        assert isinstance(console.file, io.StringIO)
        drawn[sheet] = console.file.getvalue()
    assert "N  1Ry 2Go 3Yg ┊ 4X  5X  6R" in drawn["rings"]
    assert "E  1Gy 2✗  3Rg" in drawn["rings"]
    assert "N  1Y  2R  3Y  ┊ 4G  5R  6X" in drawn["unwired"]
    assert english.text("screen-circuits") in drawn["rings"]
    assert english.text("screen-circuits") not in drawn["unwired"]


def test_of_symbols_that_make_no_difference_each_is_as_likely() -> None:
    """SON-35: three alike, one crossed; all three ways are drawn."""
    alike = PLAIN.replace("n  Yo Ro Yo  G R X", "n  Yo Ro Yo  X X X")
    sheet_table = SheetTable(Wiring(alike))
    symbols = [SYMBOL_NAMES.index(name) for name in ("n4", "n5", "n6")]
    drawn = {sheet_table.any_crossed(1 << symbols[0], Dice(seed)) for seed in range(40)}
    assert drawn == {1 << symbol for symbol in symbols}
    assert {sheet_table.first_crossed(sheet) for sheet in drawn} == {1 << symbols[0]}


@given(text=sheets(), sheet=st.integers(0, 2**24 - 1), symbol=st.integers(0, 23))
def test_a_cross_on_any_sheet(text: str, sheet: int, symbol: int) -> None:
    """SON-16 to SON-18, in plain words."""
    wiring = Wiring(text)
    if wiring.is_full(sheet) or sheet >> symbol & 1:
        return
    crossed = {name for number, name in enumerate(SYMBOL_NAMES) if sheet >> number & 1}
    crossed.add(SYMBOL_NAMES[symbol])
    printed = load_sheet(text)
    reactor = {
        name for name, colour in zip(SYMBOL_NAMES, printed.colours, strict=True) if colour == "X"
    }
    panel = {name for name in SYMBOL_NAMES if name[0] == SYMBOL_NAMES[symbol][0]}
    after = wiring.crossed(sheet, symbol)
    if panel <= crossed or reactor <= crossed:
        assert after == FAILED
        return
    for circuit in {*printed.circuits} - {None}:
        wired = {
            name
            for name, wire in zip(SYMBOL_NAMES, printed.circuits, strict=True)
            if wire == circuit
        }
        if wired <= crossed:
            crossed -= wired
    assert after == sum(1 << SYMBOL_NAMES.index(name) for name in crossed)
