"""Golden games in real time, and one turn by turn in which boats surface again and again.

`python -m tests.games.sonar.realtime_games` writes them anew. Those by older rules lie in folders
of their own and are never written again.
"""

from pathlib import Path

import msgspec

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.playout import next_moment
from fathom.engine.real_time import is_timed
from fathom.engine.record import record_text
from fathom.engine.table import Table
from fathom.games.sonar import GAME
from fathom.games.sonar.spec import SCENARIOS

FOLDER = Path(__file__).parent / "golden"
SEATS: dict[str, int] = dict(zip(SCENARIOS, (4, 5, 6, 7, 8), strict=True))
END = "\nfinal "
TURNS = "turns"
TURNS_SEED = 201
"""Of a game in which a boat surfaces in the last of three turns."""


def file_of(name: str, rules: int = GAME.rules_version) -> Path:
    """Where the game in real time on this map, or the one by turns, by these rules is kept."""
    folder = FOLDER if rules == GAME.rules_version else FOLDER / f"rules-{rules}"
    return folder / (f"realtime-{name}.txt" if name in SCENARIOS else f"{name}.txt")


def played(scenario: str) -> Table:
    """A game between bots in real time: greedy on the even seats, random on the odd ones."""
    seats = SEATS[scenario]
    options = {"mode": "realtime", "scenario": scenario, "clock_seconds": 240}
    table = Table(GAME, seats, seats, options)
    bots = [bot("random" if seat % 2 else "greedy") for seat in range(seats)]
    dice = Dice(seats)
    now = 0
    while table.state.outcome() is None:
        at = next_moment(table.look(now), dice)
        table.advance(at)
        state = table.look(now)
        acting = [
            seat
            for seat in state.to_act()
            if not (bots[seat].patient and Perspective(state, seat).may_wait())
        ]
        if acting:
            seat = acting[dice.below(len(acting))]
            move = bots[seat].choose(Perspective(state, seat), dice)
            drawn = {"initials": "AB", "line": [[0.5, 0.25]]}
            is_trace = state.move_text(move).startswith("trace")
            table.play(seat, move, at=at, attachment=drawn if is_trace else None)
        now = at
    return table


def played_by_turns() -> Table:
    """A game of random moves, each kind of move as likely: so boats surface often (SON-21)."""
    table = Table(GAME, 4, TURNS_SEED, {"turn_limit": 40})
    dice = Dice(derived_seed(TURNS_SEED, 9))
    while acting := table.state.to_act():
        seat = acting[dice.below(len(acting))]
        kinds = list(GAME.by_kind(table.state.legal_moves(seat)).values())
        moves = kinds[dice.below(len(kinds))]
        table.play(seat, moves[dice.below(len(moves))])
    return table


def told(table: Table) -> str:
    """The record, and what the table looks like at the end."""
    even = "greedy" if is_timed(table.state) else "random"
    players = ["random" if seat % 2 else even for seat in range(table.state.seats)]
    final = msgspec.json.encode(table.state.position()).decode()
    return record_text(table, players) + END.lstrip() + final + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in SCENARIOS:
        file_of(name).write_text(told(played(name)), encoding="utf-8")
    file_of(TURNS).write_text(told(played_by_turns()), encoding="utf-8")
