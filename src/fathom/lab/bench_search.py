"""How fast bots think: iterations, decisions by level, copies and memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from fathom import registry
from fathom.bots import Perspective, bot
from fathom.bots.parameters import Search
from fathom.bots.search import SearchBot
from fathom.engine.bot import LEVELS, Bot
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.state import State
from fathom.lab.bench import copy_often, drive

THOUGHT_SECONDS = 0.05
"""Seconds of each thought when iterations are counted."""
TURNS, GAMES, COPIES = 10, 10, 1000
"""How often moves and copies are measured by turns, and how many each time."""
STATUS = Path("/proc/self/status")
"""Where Linux tells how much memory a process has used."""


class LevelSpeed(msgspec.Struct, frozen=True):
    """How long a level thinks about a decision, in milliseconds of one core."""

    decisions: int
    mean: float
    most: float
    """The 99th percentile."""


class SearchBench(msgspec.Struct, frozen=True):
    """What one process does on one core."""

    iterations_per_second: float
    copy_in_moves: float
    """What a copy of a state costs, in moves; both are driven one by one from Python."""
    megabytes: float | None
    """The most memory that the process used, the interpreter included; None if nobody tells."""
    levels: dict[str, LevelSpeed]


def bench_search(game: str, seats: int, seconds: float) -> SearchBench:
    """Measure for about `seconds` each, in a process of its own, whose memory can be told."""
    registry.load(game).check_seats(seats)
    module = "fathom.lab.bench_search"
    command = [sys.executable, "-m", module, game, str(seats), str(seconds)]
    done = subprocess.run(command, env=os.environ, capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=SearchBench)


def measure_search(game: Game, seats: int, seconds: float) -> SearchBench:
    """Measure in this process."""
    levels = {level: _level_speed(game, seats, level, seconds) for level in LEVELS}
    memory = _megabytes()  # before anything but thinking uses some
    return SearchBench(
        iterations_per_second=_iterations_per_second(game, seats, seconds),
        copy_in_moves=_copy_in_moves(game, seats),
        megabytes=memory,
        levels=levels,
    )


def _megabytes() -> float | None:
    if not STATUS.exists():
        return None
    facts = dict(line.split(":", 1) for line in STATUS.read_text().splitlines())
    return int(facts["VmHWM"].split()[0]) / 1024


def _level_speed(game: Game, seats: int, level: str, seconds: float) -> LevelSpeed:
    """Whole games among bots of a level, at least one; forced moves are no decisions."""
    times: list[float] = []
    seed = 0
    while seed == 0 or sum(times) < seconds:
        bots = [bot(level) for _ in range(seats)]
        times += _decision_times(game, bots, seed)
        seed += 1
    times.sort()
    return LevelSpeed(
        decisions=len(times),
        mean=1000 * sum(times) / len(times),
        most=1000 * times[len(times) * 99 // 100],
    )


def _decision_times(game: Game, bots: list[Bot], seed: int) -> list[float]:
    state: State = game.new(len(bots), seed=seed)
    perspectives = [Perspective(state, seat) for seat in range(len(bots))]
    dice = Dice(seed)
    times: list[float] = []
    while acting := state.to_act():
        seat = acting[0]
        known = perspectives[seat]
        start = time.process_time()
        move = bots[seat].choose(known, dice)
        if len(known.legal_moves()) > 1:
            times.append(time.process_time() - start)
        state.apply(seat, move)
        known.past.append(move)
    return times


def _copy_in_moves(game: Game, seats: int) -> float:
    """The best of several turns each, so that what else the machine does counts for neither."""
    dice = Dice(1)
    moves: list[float] = []
    copies: list[float] = []
    for _ in range(TURNS):
        played = 0
        start = time.process_time()
        for _ in range(GAMES):
            played += drive(game.new(seats, dice=dice), dice)
        moves.append((time.process_time() - start) / played)
        middle: State = game.new(seats, dice=dice)
        drive(middle, dice, played // GAMES // 2)
        start = time.process_time()
        copy_often(middle, COPIES)
        copies.append((time.process_time() - start) / COPIES)
    return min(copies) / min(moves)


def _iterations_per_second(game: Game, seats: int, seconds: float) -> float:
    """How fast the search is, thinking about every decision of a game of quick moves."""
    state: State = game.new(seats, seed=1)
    dice = Dice(1)
    searcher = SearchBot("hard", Search(seconds=THOUGHT_SECONDS))
    done, spent = 0, 0.0
    while (acting := state.to_act()) and spent < seconds:
        known = Perspective(state, acting[0])
        if len(known.legal_moves()) > 1:
            start = time.process_time()
            searcher.explain(known, dice)
            spent += time.process_time() - start
            assert searcher.tree is not None
            done += searcher.tree.iterations
        state.apply(acting[0], bot("easy").choose(known, dice))
    return done / spent


if __name__ == "__main__":
    _game, _seats, _seconds = sys.argv[1:]
    _result = measure_search(registry.load(_game), int(_seats), float(_seconds))
    sys.stdout.buffer.write(msgspec.json.encode(_result))
