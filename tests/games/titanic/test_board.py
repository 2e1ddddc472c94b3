"""Boards as text files (TIT-5)."""

import re
from pathlib import Path

import pytest

from fathom import cli
from fathom.engine.conformance import audit
from fathom.engine.drawn_charts import InvalidChart
from fathom.engine.errors import InvalidOptions
from fathom.engine.record import parse_record, record_text
from fathom.engine.table import Table
from fathom.games.titanic import GAME
from fathom.games.titanic.board import (
    board_text,
    field_name,
    load_plan,
    read_board,
)
from fathom.games.titanic.spec import BOARDS, TitanicOptions
from fathom.games.titanic.view import board_view

OURS = board_text("fathom")
NUMBERS = [
    [10, 16, 22, 28, 34, 40, 46, 52, 57, 60],
    [7, 13, 19, 25, 31, 37, 43, 49, 55, 59],
    [5, 11, 17, 23, 29, 35, 41, 47, 53, 58],
    [3, 8, 14, 20, 26, 32, 38, 44, 50, 56],
    [2, 6, 12, 18, 24, 30, 36, 42, 48, 54],
    [1, 4, 9, 15, 21, 27, 33, 39, 45, 51],
]
STAIRS = [[8, 3], [9, 3], [16, 3], [17, 3]]
Capture = pytest.CaptureFixture[str]


def faults(text: str) -> list[str]:
    with pytest.raises(InvalidChart) as refusal:
        read_board(text)
    return [str(fault) for fault in refusal.value.faults]


def changed(line: int, old: str, new: str) -> str:
    """Our board with one change in one line, counted from 1."""
    lines = OURS.split("\n")
    assert old in lines[line - 1], lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "\n".join(lines)


# Our board


def test_our_places() -> None:
    """TIT-5: 20 by 12 fields, 60 places of 2 by 2, numbered as drawn."""
    board = board_view(load_plan("fathom"))
    assert board.places == [[NUMBERS[y // 2][x // 2] for x in range(20)] for y in range(12)]


def test_our_prints() -> None:
    """TIT-5: start, stairs and decks."""
    board = board_view(load_plan("fathom"))
    assert board.start == [17, 7]
    assert board.places[7][17] == 50
    assert sorted(board.stairs) == STAIRS
    assert board.tween_row == 4


def test_our_rails() -> None:
    """TIT-5: each rail and the place it belongs to."""
    found = {(r.x, r.y, r.is_below): r.place for r in board_view(load_plan("fathom")).rails}
    expected = {}
    for x in range(20):
        if [x, 3] not in STAIRS:
            expected[x, 3, True] = NUMBERS[1][x // 2]  # owned by the upper place
    for left, rows in ((5, (0, 1)), (11, (0, 1)), *((x, range(8, 12)) for x in (5, 9, 13))):
        for y in rows:
            expected[left, y, False] = NUMBERS[y // 2][(left + 1) // 2]  # by the right-hand place
    expected |= {(7, 3, False): 31, (9, 3, False): 31, (15, 3, False): 55, (17, 3, False): 55}
    assert found == expected


@pytest.mark.parametrize("name", BOARDS)
def test_shipped_boards_are_good_and_playable(name: str) -> None:
    """TIT-5: every board that comes with the game keeps the contract."""
    plan = load_plan(name)
    assert len(plan.corners) == 60
    assert audit(GAME, 2, 1, {"board": name, "over_the_rail": True}).outcome() is not None


# Another board


def test_board_may_be_given_as_its_text() -> None:
    """TIT-5: the whole text is an option, and stands in the record, so it replays anywhere."""
    text = changed(3, "Fathom", "Another")
    table = Table(GAME, 2, 7, {"board": text})
    for _ in range(30):
        table.play(table.state.turn, table.state.legal_moves(table.state.turn)[-1])
    written = record_text(table, ["random", "random"])
    again = parse_record(written).table(GAME)
    assert again.state.position() == table.state.position()
    assert again.state.options == TitanicOptions(board=text)


def test_unknown_name_is_refused() -> None:
    """TIT-5: the boards that there are are named."""
    with pytest.raises(InvalidOptions, match="no board 'olympic'; there is fathom"):
        GAME.new(2, seed=1, options={"board": "olympic"})


def test_bad_text_is_refused_as_an_option() -> None:
    """TIT-5: with every fault."""
    with pytest.raises(InvalidOptions) as refusal:
        GAME.new(2, seed=1, options={"board": "nothing\nof the kind"})
    assert "line 1" in str(refusal.value)
    assert "places: there are none" in str(refusal.value)


def test_ship_with_gaps_and_shifted_places() -> None:
    """TIT-5: places need no common grid, and beside the ship there is nothing."""
    lines = OURS.split("\n")
    start, drawing = lines.index("places") + 1, lines.index("fields") + 1
    # The stern's lowest place moves one field to the right: t11 and t12 stay, u11 and u12 are new.
    rows = lines[start : start + 12]
    for y, row in enumerate(rows):
        numbers = row.split()
        lines[start + y] = " ".join(
            [*numbers[:18], "-", "51", "51"] if y >= 10 else [*numbers, "-"]
        )
        at = drawing + 2 * y
        if y >= 10:
            lines[at] = lines[at][:36] + "  . ."
    plan = read_board("\n".join(lines))
    shifted = plan.corners[50]
    assert [field % 21 for field in shifted] == [19, 20, 20, 19]
    assert plan.beside[4 * (10 * 21 + 17) + 1] == -1  # from r11 to the right there is no field


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (changed(1, "board 1", "board 2"), "line 1: it is not 'fathom board 1'"),
        (changed(3, "name", "title"), "line 3: 'title: Fathom' is neither a name nor a tween deck"),
        (changed(3, "name: Fathom", ""), "name: it is missing"),
        (changed(3, "Fathom", ""), "line 3: 'name' says nothing"),
        (changed(4, "tween deck: 5", "name: Twice"), "line 4: a second 'name'"),
        (changed(4, "5", "13"), "tween deck: 13 is not a row from 2 to 12"),
        (changed(4, "5", "1"), "tween deck: 1 is not a row from 2 to 12"),
        (changed(4, "5", "x"), "tween deck: x is not a row from 2 to 12"),
        (
            changed(7, "10 10 16", "10 16 16"),
            "place 10: it is not a square of 2 by 2 fields (TIT-2)",
        ),
        (changed(7, "10", "61"), "line 7: '61' is no place from 1 to 60"),
        (changed(7, "10", "ten"), "line 7: 'ten' is no place from 1 to 60"),
        (changed(7, " 60 60", ""), "line 7: 18 fields, another row has 20"),
        (OURS.replace("10 10", "60 60"), "place 10: it is missing (TIT-2)"),
        (changed(21, ".", "x"), "line 21: 'x' at a1 is none of . S H ! o"),
        (changed(21, ".", " "), "line 21: ' ' at a1 is none of . S H ! o"),
        (changed(21, ".", "S"), "a second start field at r8 (TIT-13)"),
        (changed(21, ".", "!"), "fields: 6 panic fields, not 5 (TIT-22)"),
        (changed(21, ".", "H"), "fields: the stairs are not two pairs of fields H (TIT-24)"),
        (changed(27, "H H", "H ."), "fields: the stairs are not two pairs of fields H (TIT-24)"),
        (changed(35, "S", "."), "fields: there is no start field S (TIT-13)"),
        (changed(21, ">", "|"), "line 21: '|' to the right of f1 is none of < >"),
        (changed(28, "^", "-"), "line 28: '-' below a4 is none of ^ v"),
        (changed(28, "^ ^", "^^^"), "line 28: '^' stands between four fields"),
        (changed(21, ". . .", ". . . ") + ".", "more than 39 characters"),
        (OURS.rstrip("\n") + "\n.\n", "fields: the drawing has 24 lines, not 23"),
        (OURS[: OURS.index("fields")], "fields: there are none"),
        (OURS + "\nplaces\n", "a second part 'places'"),
        ("x" * 50_000, "the text has over 40000 characters or 500 lines"),
        (".\n" * 20_000, "the text has over 40000 characters or 500 lines"),
        ("", "line 1: it is not 'fathom board 1'"),
    ],
)
def test_fault_is_named(text: str, fault: str) -> None:
    """TIT-5: what is wrong, and where."""
    assert any(fault in one for one in faults(text)), faults(text)


def test_every_fault_is_listed() -> None:
    """TIT-5: all at once, so that a board can be mended in one go."""
    lines = changed(35, "S", ".").split("\n")
    lines[0] = "a board"
    lines[20] = lines[20].replace(">", "?", 1)
    lines[6] = lines[6].replace("60", "99")
    found = faults("\n".join(lines))
    for part in ("line 1", "line 21", "line 7: '99'", "place 60", "no start field"):
        assert any(part in fault for fault in found), (part, found)


def test_rail_at_the_side_of_the_ship_is_a_fault() -> None:
    """TIT-5: a rail lies between two fields."""
    text = OURS.replace("60 60", " -  -")
    assert any("no field beyond it" in fault for fault in faults(text.replace(". .\n", ".>.\n", 1)))


def test_names_of_fields() -> None:
    assert [field_name(x, y) for x, y in ((0, 0), (17, 7), (25, 1), (26, 0), (52, 0))] == [
        *("a1", "r8", "z2", "aa1", "ba1"),
    ]


# The command


def test_check_draws_a_good_board(capsys: Capture, tmp_path: Path) -> None:
    """TIT-5: `fathom board check` ends with 0."""
    file = tmp_path / "ship.txt"
    file.write_text(OURS)
    assert cli.run(["board", "check", str(file), "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "no fault: 20 by 12 fields, 36 rails" in printed
    assert re.search(r"12 .*·.*·", printed)


def test_check_lists_every_fault(capsys: Capture, tmp_path: Path) -> None:
    """TIT-5: and ends with 1."""
    file = tmp_path / "ship.txt"
    file.write_text(changed(21, ".", "S").replace("tween deck: 5", "tween deck: 0"))
    assert cli.run(["board", "check", str(file), "--lang", "en"]) == 1
    printed = capsys.readouterr().err
    assert "2 faults" in printed
    assert 'cannot begin in row "0"' in printed
    assert "second start field" in printed


def test_check_needs_a_file(capsys: Capture) -> None:
    assert cli.run(["board", "check", "nowhere.txt"]) == 2
    assert "cannot read nowhere.txt" in capsys.readouterr().err


def test_show_prints_a_board_that_can_be_read_again(capsys: Capture) -> None:
    """TIT-5: a text to start from."""
    assert cli.run(["board", "show", "fathom"]) == 0
    assert capsys.readouterr().out == OURS


def test_board_file_is_an_option_of_every_command(capsys: Capture, tmp_path: Path) -> None:
    """TIT-5: `-o board=@FILE`."""
    file = tmp_path / "ship.txt"
    file.write_text(OURS)
    common = ["simulate", "titanic", "--games", "2", "--json"]
    reports = []
    for option in (f"board=@{file}", "board=fathom"):
        assert cli.run([*common, "--option", option]) == 0
        reports.append(capsys.readouterr().out.partition('"seats":[')[2])
    assert reports[0] == reports[1]


def test_show_refuses_an_unknown_name_in_one_line(capsys: Capture) -> None:
    """TIT-5: saying which there are."""
    assert cli.run(["board", "show", "olympic"]) == 2
    printed = capsys.readouterr().err
    assert "there is no board 'olympic'; there is " in printed
    assert "fathom, promenade" in printed
    assert printed.count("\n") == 1
