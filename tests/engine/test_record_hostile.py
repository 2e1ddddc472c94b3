"""Records that somebody made to do harm: each is refused as an InvalidRecord, and quickly."""

import pytest

from fathom.engine.errors import InvalidMove, InvalidRecord
from fathom.engine.record import parse_record, record_text
from fathom.engine.table import Table
from tests.engine.tables import PEARLS

HUGE = "9" * 5000
DEEP = "[" * 100_000


def played() -> Table:
    table = Table(PEARLS, 2, seed=7)
    table.play(0, "swap")
    return table


TEXT = record_text(played(), ["a", "b"])


@pytest.mark.parametrize(
    ("old", "new"),
    {
        "ply": ("0 0 swap", f"{HUGE} 0 swap"),
        "seat": ("0 0 swap", f"0 {HUGE} swap"),
        "time": ("0 0 swap", f"0 0 swap @{HUGE}"),
        "count": ("open 1", f"open {HUGE}"),
        "places": ("open 1", f"end 1 PRL-4 places {HUGE}"),
        "rules": ("rules: 3", f"rules: {HUGE}"),
        "players": ('["a","b"]', DEEP),
        "names": ('["a","b"]', "[1,null]"),
        "options": ('options: {"starter":0}', "options: " + '{"a":' * 100_000),
        "attachment": ("0 0 swap", f"0 0 swap {DEEP}]"),
        "many brackets": ("0 0 swap", "0 0 x" + " [" * 50_000),
        "spaced seed": ("seed: 7", "seed: sealed " + "ab " * 20 + "abab\ncommitment: x"),
        "too few places": ("open 1", "end 1 PRL-4 places 1"),
    }.values(),
)
def test_hostile_record_is_refused(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(InvalidRecord):
        parse_record(TEXT.replace(old, new))


def test_record_of_another_game_is_not_played() -> None:
    with pytest.raises(InvalidRecord, match="a record of 'chess', not of 'pearls'"):
        parse_record(TEXT.replace("game: pearls", "game: chess")).table(PEARLS)


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85", "\x0b"])
def test_only_a_newline_ends_a_line(separator: str) -> None:
    text = record_text(played(), [f"a{separator}b", "c"])
    assert parse_record(text).players == [f"a{separator}b", "c"]


@pytest.mark.parametrize("attachment", ["text", 5, True, 0, "", 1.5])
def test_attachment_is_an_object_or_a_list(attachment: object) -> None:
    table = Table(PEARLS, 2, seed=7)
    before = table.state.position()
    with pytest.raises(InvalidMove, match="JSON object or a list"):
        table.play(0, "swap", attachment=attachment)  # type: ignore[arg-type]  # on purpose
    assert table.state.position() == before
