"""Judges a run by what everybody was told and what is kept: nothing else can be known from outside.

- A move that was acknowledged is kept, once, as it was sent, in the order of the answers.
- One that was refused is not; and in a person's seat nothing is kept that this person did not send.
- Whatever anybody saw is how the kept game stood for that viewer at that ply: so nobody saw what
  was not durable, nobody saw what is another's, and everybody saw the same.
- Nobody was led back to an earlier ply.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import msgspec

from fathom.server.history import History, Viewer
from fathom.server.store import Entry, SqlStore, TableRow
from tests.faults.players import Ledger, Seen

ALLOWED_REFUSALS = {"stale-move"}
"""A player who moves by what it was shown is refused for no other reason."""
MOST_NAMED = 5
"""Of violations of one kind at one table, so many are named."""


async def violations(store: SqlStore, ledger: Ledger) -> list[str]:
    """All that must not be; empty if the run was as it should be."""
    found: list[str] = []
    for table in ledger.games:
        row, log = await store.table(table), await store.log(table)
        found += judge_log(row, log, ledger)
        found += judge_sights(row, log, [seen for seen in ledger.seen if seen.table == table])
    return found


def judge_log(row: TableRow, log: list[Entry], ledger: Ledger) -> list[str]:
    """What is wrong with what is kept of a table."""
    found: list[str] = []
    if [entry.ply for entry in log] != list(range(len(log))):
        return [f"{row.id}: the plies that are kept are not one after another"]
    move_text = History(row, []).game.move_text
    places: dict[tuple[int, str], list[int]] = defaultdict(list)
    for entry in log:
        if entry.seat is None or entry.move is None or row.seats[entry.seat].person is None:
            continue
        key = entry.key or ""
        places[entry.seat, key].append(entry.ply)
        sent = ledger.sent.get((row.id, entry.seat, key))
        if sent != move_text(entry.move):
            found.append(f"{row.id} ply {entry.ply}: kept is a move that was not sent so: {sent}")
    last: Counter[int] = Counter()
    for (table, seat, key), move in ledger.done.items():
        if table != row.id:
            continue
        kept = places[seat, key]
        if len(kept) != 1:
            found.append(f"{table}: seat {seat} was told that {move!r} is kept; {len(kept)} times")
        elif kept[0] < last[seat]:
            found.append(f"{table}: seat {seat} was told of {move!r} in another order")
        else:
            last[seat] = kept[0]
    for (table, seat, key), code in ledger.refused.items():
        if table == row.id and places[seat, key]:
            found.append(f"{table}: seat {seat} was refused ({code}) what is kept")
        if table == row.id and code not in ALLOWED_REFUSALS:
            found.append(f"{table}: seat {seat} was refused: {code}")
    return found


def judge_sights(row: TableRow, log: list[Entry], seen: list[Seen]) -> list[str]:
    """What was seen and is not how the kept game ever stood, and who was led back."""
    found: list[str] = []
    reached: Counter[Viewer] = Counter()
    open_sights: dict[tuple[Viewer, int], list[Seen]] = defaultdict(list)
    for one in seen:
        ply = one.sight["ply"]
        if ply < reached[one.viewer]:
            found.append(f"{row.id}: viewer {one.viewer} saw ply {ply} after {reached[one.viewer]}")
        reached[one.viewer] = ply
        open_sights[one.viewer, ply].append(one)
    viewers = {one.viewer for one in seen}
    history = History(row, [])
    for length in range(len(log) + 1):
        for viewer in viewers:
            place = viewer, history.ply(viewer)
            if place in open_sights:
                open_sights[place] = [
                    one for one in open_sights[place] if not is_true(history, one)
                ]
        if length < len(log):
            history.add(log[length])
    for (viewer, ply), wrong in open_sights.items():
        if wrong:
            found.append(f"{row.id}: viewer {viewer} saw a ply {ply} that never was so")
    return found[:MOST_NAMED]


def is_true(history: History, seen: Seen) -> bool:
    """Whether the game stands as somebody saw it."""
    sight: Any = seen.sight
    known, was_undone = history.since(seen.viewer, sight["since"])
    truth = history.engine.sight(seen.viewer, known, None)
    moves = [history.state.move_text(move) for move in truth.legal_moves]
    return bool(
        sight["you"] == seen.viewer
        and sight["view"] == _plain(truth.view)
        and sight["moves"] == moves
        and sight["was_undone"] == was_undone
        and (sight["effects"] == _plain(truth.effects) or sight["since"] == sight["ply"])
    )


def judge_twins(seen: list[Seen], here: str, there: str) -> list[str]:
    """What somebody was shown in one world and not so in the other, at the same ply."""
    shown: dict[tuple[Viewer, int, int], dict[str, Any]] = {}
    found = []
    for one in seen:
        if one.table not in (here, there):
            continue
        sight = {name: value for name, value in one.sight.items() if name != "clock"}
        place = one.viewer, sight["ply"], sight["since"]
        if shown.setdefault(place, sight) != sight:
            found.append(f"{here}: viewer {one.viewer} is shown another world at ply {place[1]}")
    return found[:MOST_NAMED]


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
