"""A record gives back the game it was made of, to the letter."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.engine.errors import InvalidRecord
from fathom.engine.record import parse_record, record_text
from fathom.engine.state import State
from fathom.engine.table import Table
from tests.engine.tables import DEEP_SEA, HOT_POTATO, PEARLS, SECRET, played, tables
from tests.toys.doubles import CLAP, FUSE


def names(table: Table) -> list[str]:
    return [f"player {seat}" for seat in range(table.state.seats)]


# What it looks like


def test_a_record_reads_like_this() -> None:
    """Written by hand from the format and the rules of Pearls; only the pearls come by chance."""
    table = Table(PEARLS, 2, seed=7, options={"starter": 1})
    table.play(1, "swap")
    table.play(0, "show")
    assert record_text(table, ["person", "random"]) == (
        "fathom record 1\n"
        "game: pearls\n"
        "rules: 3\n"
        "seats: 2\n"
        'options: {"starter":1}\n'
        'players: ["person","random"]\n'
        "seed: 7\n"
        "\n"
        "0 1 swap\n"
        "1 0 show\n"
        "open 2\n"
    )


def test_the_last_line_of_a_finished_game_says_how_it_ended() -> None:
    table = played(PEARLS, 3, seed=4)
    outcome = table.state.outcome()
    assert outcome is not None
    ranking = " ".join(map(str, outcome.places))
    assert sorted(outcome.places) == [1, 2, 3]
    last = record_text(table, names(table)).splitlines()[-1]
    assert last == f"end {table.ply} PRL-4 places {ranking}"


def test_a_sealed_game_shows_its_seed_and_what_was_committed_to() -> None:
    lines = record_text(played(PEARLS, 2, SECRET), ["a", "b"]).splitlines()
    # The digest of the bytes 0 to 31 as any sha256 tool gives it.
    digest = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert lines[6:8] == [f"seed: sealed {SECRET.hex()}", f"commitment: {digest}"]


def test_time_and_drawings_are_written_down() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    one, other = (seat for seat in range(3) if table.state.legal_moves(seat) == [CLAP])
    table.play(one, "clap", at=20)
    table.play(other, "clap", at=40, attachment={"loud": [1, 2.5, None, "tap @ 3"]})
    table.advance(FUSE)
    text = record_text(table, ["a", "b", "c"])
    assert text.splitlines()[8:] == [
        f"0 {one} clap @20",
        f'1 {other} clap @40 {{"loud":[1,2.5,null,"tap @ 3"]}}',
        f"2 - wait @{FUSE}",
        "open 3",
    ]


# Round trips


@given(tables())
def test_a_record_comes_back(table: Table) -> None:
    text = record_text(table, names(table))
    record = parse_record(text)
    assert record.game == table.game.key
    assert record.rules == table.game.rules_version
    assert record.seats == table.state.seats
    assert record.players == names(table)
    assert record.seed == table.seed
    again = record.table(table.game)
    assert again.plays == table.plays
    assert again.state.position() == table.state.position()
    assert record_text(again, record.players) == text


awkward_text = st.text("ab[]{} @é\n\"'\\")
plain_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | awkward_text,
    lambda parts: st.lists(parts) | st.dictionaries(awkward_text, parts),
    max_leaves=5,
)
attachments = st.lists(plain_values) | st.dictionaries(awkward_text, plain_values)


@st.composite
def timed_tables(draw: st.DrawFn) -> Table:
    """Hot Potato with moves, waits and drawings at any time."""
    table = Table(HOT_POTATO, draw(st.integers(2, 4)), draw(st.integers(0, 2**64 - 1)))
    at = 0
    for _ in range(draw(st.integers(0, 20))):
        at += draw(st.integers(0, 1500))
        table.advance(at)
        acting = table.state.to_act()
        plays = draw(st.booleans())
        if plays and acting:
            seat = draw(st.sampled_from(acting))
            move = draw(st.sampled_from(table.state.legal_moves(seat)))
            table.play(seat, move, at=at, attachment=draw(st.none() | attachments))
    return table


@given(timed_tables())
def test_a_game_in_real_time_comes_back(table: Table) -> None:
    text = record_text(table, names(table))
    again = parse_record(text).table(HOT_POTATO)
    assert again.plays == table.plays
    assert again.state.position() == table.state.position()
    assert again.effects(None) == table.effects(None)
    assert record_text(again, names(table)) == text


@given(tables(), st.data())
def test_a_record_can_be_played_to_any_ply(table: Table, data: st.DataObject) -> None:
    ply = data.draw(st.integers(0, table.ply))
    expected = Table(DEEP_SEA, table.state.seats, table.seed)
    for play in table.plays[:ply]:
        expected.replay(play)
    part = parse_record(record_text(table, names(table))).table(DEEP_SEA, to=ply)
    assert part.ply == ply
    assert part.state.position() == expected.state.position()


def test_players_may_have_any_name() -> None:
    table = Table(PEARLS, 2, seed=1)
    players = ['Łucja "Lu" ×2', "seed: 8, \\ and \n\t a line"]
    assert parse_record(record_text(table, players)).players == players


# What was cut off or garbled


@pytest.mark.parametrize("seed", [7, SECRET], ids=["fast", "sealed"])
@pytest.mark.parametrize("plies", [0, 1, 12, 10_000])
def test_every_cut_at_the_end_of_a_line_shows(seed: int | bytes, plies: int) -> None:
    table = played(DEEP_SEA, 2, seed, plies)
    lines = record_text(table, names(table)).splitlines(keepends=True)
    for count in range(len(lines)):
        cut = "".join(lines[:count])
        for text in (cut, cut.removesuffix("\n")):
            with pytest.raises(InvalidRecord) as refused:
                parse_record(text)
            assert refused.value.line <= count + 1


@pytest.mark.parametrize("seed", [7, SECRET], ids=["fast", "sealed"])
@pytest.mark.parametrize("plies", [12, 10_000])
def test_no_cut_anywhere_gives_another_game(seed: int | bytes, plies: int) -> None:
    table = played(DEEP_SEA, 3, seed, plies)
    text = record_text(table, names(table))
    for length in range(len(text) - 1):
        with pytest.raises(InvalidRecord):
            parse_record(text[:length]).table(DEEP_SEA)
    again = parse_record(text[:-1]).table(DEEP_SEA)
    assert record_text(again, names(table)) == text, "only the last line break may be missing"


@given(st.text() | st.text().map("fathom record 1\n{}".format))
def test_garbage_is_refused_as_no_record(text: str) -> None:
    with pytest.raises(InvalidRecord):
        parse_record(text)


@given(tables(), st.data())
def test_a_garbled_record_is_refused_or_still_a_real_game(
    table: Table, data: st.DataObject
) -> None:
    """Whatever is put in, what comes out is an InvalidRecord or a game that was really played."""
    text = record_text(table, names(table))
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(start + 3, len(text))))
    garbled = text[:start] + data.draw(st.text(max_size=3) | st.text("0123-\n ")) + text[stop:]
    try:
        again = parse_record(garbled).table(DEEP_SEA)
    except InvalidRecord as error:
        assert 1 <= error.line <= len(garbled.splitlines()) + 1
        return
    assert replayed(again).position() == again.state.position()


def replayed(table: Table) -> State:
    state: State = table.game.new(table.state.seats, seed=table.seed, options=table.state.options)
    for seat, move, _, _ in table.plays:
        assert seat is not None
        assert move is not None
        state.play(seat, move)
    return state
