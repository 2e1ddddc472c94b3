"""Golden games in real time. `python -m tests.games.sonar.realtime_games` writes them anew."""

from pathlib import Path

import msgspec

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice
from fathom.engine.playout import next_moment
from fathom.engine.record import record_text
from fathom.engine.table import Table
from fathom.games.sonar import GAME
from fathom.games.sonar.spec import SCENARIOS

FOLDER = Path(__file__).parent / "golden"
SEATS: dict[str, int] = dict(zip(SCENARIOS, (4, 5, 6, 7, 8), strict=True))
END = "\nfinal "


def file_of(scenario: str) -> Path:
    """Where the game on this map is kept."""
    return FOLDER / f"realtime-{scenario}.txt"


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


def told(table: Table) -> str:
    """The record, and what the table looks like at the end."""
    players = ["random" if seat % 2 else "greedy" for seat in range(table.state.seats)]
    final = msgspec.json.encode(table.state.position()).decode()
    return record_text(table, players) + END.lstrip() + final + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in SCENARIOS:
        file_of(name).write_text(told(played(name)), encoding="utf-8")
