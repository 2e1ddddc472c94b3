"""Real time: what is due happens first, time runs forward, and a record keeps it all."""

import pytest

from fathom.engine.errors import InvalidMove, InvalidRecord, NotYourTurn
from fathom.engine.record import parse_record, record_text
from fathom.engine.table import Play, Table
from tests.engine.tables import HOT_POTATO
from tests.toys.doubles import CLAP, FUSE


def clappers(table: Table) -> list[int]:
    """The seats that do not hold the potato."""
    return [seat for seat in range(3) if table.state.legal_moves(seat) == [CLAP]]


def test_time_does_not_run_backwards() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    first, second = clappers(table)
    table.play(first, CLAP, at=500)
    with pytest.raises(InvalidMove, match="time runs forward: it is 500 already, not 100"):
        table.play(second, CLAP, at=100)
    with pytest.raises(InvalidMove, match="not -5"):
        table.advance(-5)
    assert (table.ply, table.state.now) == (1, 500)


def test_a_move_without_a_time_is_made_at_once() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    first, second = clappers(table)
    table.play(first, CLAP, at=500)
    table.play(second, CLAP)
    assert table.plays == [Play(first, CLAP, 500), Play(second, CLAP, 500)]


def test_refused_move_leaves_no_trace_of_its_time() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    first, _ = clappers(table)
    table.play(first, CLAP, at=10)
    before = table.state.position()
    with pytest.raises(NotYourTurn):
        table.play(first, CLAP, at=20)
    assert table.state.position() == before


def test_record_without_its_wait_is_refused() -> None:
    """What was due before a move is a line of its own; leaving it out is noticed."""
    table = Table(HOT_POTATO, 3, seed=1)
    table.advance(FUSE)
    clapper = next(seat for seat in range(3) if table.state.legal_moves(seat) == [CLAP])
    table.play(clapper, CLAP, at=FUSE)
    lines = record_text(table, list("abc")).splitlines()
    wait = lines.index(f"0 - wait @{FUSE}")
    text = "\n".join([*lines[:wait], f"0 {clapper} clap @{FUSE}", "open 1"])
    with pytest.raises(InvalidRecord, match="something was due before"):
        parse_record(text).table(HOT_POTATO)
