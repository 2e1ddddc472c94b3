"""The judge of runs: a clean one is clean, and each thing that must not be is found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fathom import registry
from fathom.server.history import History, Viewer
from fathom.server.store import Entry, Policy, Seat, Status, TableRow, TimeLimit
from tests.faults.players import Ledger, Seen
from tests.fleet.checking import judge_log, judge_sights, judge_twins

PEOPLE = 2
MOVES = 12


def table() -> TableRow:
    game = registry.load("submarine")
    return TableRow(
        id="t",
        code="CODE",
        game=game.key,
        rules=game.rules_version,
        host="ann",
        seats=tuple(Seat(person=one) for one in ("ann", "ben")),
        options={},
        policy=Policy(),
        clock=TimeLimit(),
        seed=bytes(range(32)),
        created=0,
        status=Status.RUNNING,
        started=0,
    )


class Played:
    """A game as people played it and saw it, all as it should be."""

    def __init__(self) -> None:
        self.row = table()
        self.ledger = Ledger(keeps_sights=True)
        history = History(self.row, [])
        self._look(history)
        for number in range(MOVES):
            seat = history.state.to_act()[0]
            move = history.state.move_text(history.state.legal_moves(seat)[0])
            draft = history.propose(seat, move, ply=None, at=None, key=f"k{number}", time=number)
            history.commit(draft)
            self.ledger.sent["t", seat, f"k{number}"] = move
            self.ledger.done["t", seat, f"k{number}"] = move
            self._look(history)
        self.log: list[Entry] = history.log

    def _look(self, history: History) -> None:
        for viewer in (None, 0, 1):
            self.ledger.saw("t", viewer, sight_of(history, viewer, viewer))

    def judged(self) -> list[str]:
        found = judge_log(self.row, self.log, self.ledger)
        return found + judge_sights(self.row, self.log, self.ledger.seen)


def sight_of(history: History, viewer: Viewer, eyes: Viewer) -> dict[str, Any]:
    """What a viewer is told, with the view of whoever's eyes they look with."""
    ply = history.ply(viewer)
    seen = history.engine.sight(viewer, ply, None)
    told = {
        "ply": ply,
        "since": ply,
        "you": viewer,
        "view": history.state.view(eyes),
        "moves": [history.state.move_text(move) for move in seen.legal_moves],
        "was_undone": False,
        "effects": [],
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return plain


@pytest.fixture
def played() -> Played:
    return Played()


def test_a_clean_run_is_clean(played: Played) -> None:
    assert played.judged() == []


def test_an_acknowledged_move_that_is_lost_is_found(played: Played) -> None:
    played.log.pop()
    assert any("0 times" in one for one in played.judged())
    assert any("never was so" in one for one in played.judged())  # and that it was seen


def test_a_move_kept_twice_is_found(played: Played) -> None:
    last = played.log[-1]
    played.log.append(msgspec.structs.replace(last, ply=last.ply + 1))
    assert any("2 times" in one for one in judge_log(played.row, played.log, played.ledger))


def test_a_move_that_nobody_sent_is_found(played: Played) -> None:
    last = played.log[-1]
    played.log[-1] = msgspec.structs.replace(last, key=f"{last.key}'")
    assert any("not sent so" in one for one in played.judged())


def test_a_refused_move_that_is_kept_is_found(played: Played) -> None:
    where, _ = played.ledger.done.popitem()
    played.ledger.refused[where] = "stale-move"
    assert any("was refused" in one for one in played.judged())


def test_answers_in_another_order_are_found(played: Played) -> None:
    mine = [where for where in played.ledger.done if where[1] == 0]
    played.ledger.done[mine[0]] = played.ledger.done.pop(mine[0])  # now it is the last
    assert any("another order" in one for one in played.judged())


def test_what_is_for_another_seat_is_found(played: Played) -> None:
    history = History(played.row, played.log[:3])
    played.ledger.seen.append(Seen("t", 0, sight_of(history, 0, eyes=1)))
    assert any("never was so" in one for one in played.judged())


def test_who_is_led_back_is_found(played: Played) -> None:
    played.ledger.seen.append(played.ledger.seen[0])
    assert any("saw ply 0 after" in one for one in played.judged())


def test_another_world_is_found(played: Played) -> None:
    first = [Seen("here", one.viewer, one.sight) for one in played.ledger.seen]
    second = [Seen("there", one.viewer, one.sight) for one in played.ledger.seen]
    assert judge_twins(first + second, "here", "there") == []
    sight = {**second[-1].sight, "moves": ["sing"]}
    second[-1] = second[-1]._replace(sight=sight)
    assert judge_twins(first + second, "here", "there") != []
