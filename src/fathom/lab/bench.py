"""How fast random play is, compiled and interpreted, side by side in one run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from fathom import _source, registry
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.playout import play_random
from fathom.engine.state import State
from fathom.lab.yardstick import (
    Likeness,
    RandomGames,
    compile_yardstick,
    likenesses,
    play_games,
    run_yardstick,
)

MEASURED_TURNS = 4
"""Each is measured so many times, by turns with the others, so that noise hits all alike."""
LIKE_GAMES = 2000
"""So many games show whether a yardstick plays the same game."""
SHORTEST = 1e-6
"""Seconds: what a clock can tell from nothing."""


class Speed(msgspec.Struct, frozen=True):
    """What one form of the rules does on one core."""

    moves_per_second: float
    games_per_second: float
    copies_per_second: float
    driven_moves_per_second: float
    """Moves chosen and made one by one from interpreted Python."""
    imagined_per_second: float
    """States that the seat on turn imagines, one after every move, deductions included."""


class Yardstick(msgspec.Struct, frozen=True):
    """What a hand-written program in C does."""

    moves_per_second: float
    games_per_second: float
    likenesses: list[Likeness]
    """Whether it plays the same game, figure by figure."""

    @property
    def agrees(self) -> bool:
        """Whether nothing tells its games from ours."""
        return all(likeness.agrees for likeness in self.likenesses)


class Bench(msgspec.Struct, frozen=True, omit_defaults=True):
    """All measured in one run; compiled is None where the rules are not compiled."""

    compiled: Speed | None
    interpreted: Speed
    yardstick: Yardstick | None = None


def bench(
    game: str, seats: int, seconds: float, yardstick: Path | None = None, games: int = LIKE_GAMES
) -> Bench:
    """Measure for about `seconds` each.

    `yardstick` is a C file to compare with, in speed and by the statistics of so many `games`.
    """
    box = registry.load(game)
    box.check_seats(seats)
    compiled: list[Speed] = []
    interpreted: list[Speed] = []
    limit: list[RandomGames] = []
    with tempfile.TemporaryDirectory() as folder:
        program = None if yardstick is None else compile_yardstick(yardstick, Path(folder))
        like: list[Likeness] = []
        timed_games = 1
        if program is not None:
            theirs = run_yardstick(program, seats, games)
            like = likenesses(play_games(box, seats, games), theirs)
            timed_games += int(games * seconds / MEASURED_TURNS / max(theirs.seconds, SHORTEST))
        for _ in range(MEASURED_TURNS):
            if _source.is_compiled():
                compiled.append(
                    _in_process(game, seats, seconds / MEASURED_TURNS, interpreted=False)
                )
            interpreted.append(_in_process(game, seats, seconds / MEASURED_TURNS, interpreted=True))
            if program is not None:
                limit.append(run_yardstick(program, seats, timed_games))
    return Bench(
        compiled=_fastest(compiled) if compiled else None,
        interpreted=_fastest(interpreted),
        yardstick=_best_of_yardstick(limit, like) if limit else None,
    )


def measure(game: Game, seats: int, seconds: float) -> Speed:
    """Measure the rules as they run in this process."""
    dice, choices = Dice(1), Dice(2)
    moves, games, spent = _repeat(
        lambda: play_random(game.new(seats, dice=dice), choices), seconds / 2
    )
    driven, _, driven_time = _repeat(
        lambda: drive(game.new(seats, dice=dice), choices), seconds / 4
    )
    middle: State = game.new(seats, dice=dice)
    drive(middle, choices, moves // games // 2)
    copies, _, copies_time = _repeat(lambda: copy_often(middle, 200), seconds / 4)
    imagined, _, imagined_time = _repeat(
        lambda: drive(game.new(seats, dice=dice), choices, imagining=True), seconds / 4
    )
    return Speed(
        moves / spent,
        games / spent,
        copies / copies_time,
        driven / driven_time,
        imagined / imagined_time,
    )


def _repeat(work: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Do the work again and again: its results summed, how often, and the processor time it took.

    Processor time means something on a busy machine too.
    """
    done = times = 0
    end = time.perf_counter() + seconds
    start = time.process_time()
    while not times or time.perf_counter() < end:
        done += work()
        times += 1
    return done, times, time.process_time() - start


def drive(state: State, dice: Dice, most: int = sys.maxsize, *, imagining: bool = False) -> int:
    """Play at random, move by move, up to so many moves; imagining the state before each."""
    moves = 0
    while moves < most and (acting := state.to_act()):
        seat = acting[0]
        if imagining:
            state.imagine(seat, dice)
        legal = state.legal_moves(seat)
        state.apply(seat, legal[dice.below(len(legal))])
        moves += 1
    return moves


def copy_often(state: State, times: int) -> int:
    """Copy the state so many times; how many that was."""
    for _ in range(times):
        state.copy()
    return times


def _in_process(game: str, seats: int, seconds: float, *, interpreted: bool) -> Speed:
    """Measure in a process of its own, which alone decides between compiled and interpreted."""
    environment = {**os.environ, _source.INTERPRETED: "1" if interpreted else ""}
    command = [sys.executable, "-m", "fathom.lab.bench", game, str(seats), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=Speed)


def _fastest(speeds: list[Speed]) -> Speed:
    """The best of each figure: what the machine does when nothing disturbs it."""
    best = {
        field: max(getattr(speed, field) for speed in speeds) for field in Speed.__struct_fields__
    }
    return msgspec.convert(best, Speed)


def _best_of_yardstick(runs: list[RandomGames], like: list[Likeness]) -> Yardstick:
    best = min(runs, key=lambda run: run.seconds)  # of as many games each
    seconds = max(best.seconds, SHORTEST)
    return Yardstick(best.length[0] / seconds, best.games / seconds, like)


if __name__ == "__main__":
    _game, _seats, _seconds = sys.argv[1:]
    _speed = measure(registry.load(_game), int(_seats), float(_seconds))
    sys.stdout.buffer.write(msgspec.json.encode(_speed))
