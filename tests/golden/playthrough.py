"""A playthrough: one game between bots, told ply by ply, as text that a change of rules changes."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec

import fathom
from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.state import State
from fathom.engine.table import Table

HERE = Path(__file__).parent
OLDER = HERE / "older"
"""Games by rules that are not the newest. They are kept as they were and never written anew."""
BOTS = ("greedy", "random")
VIEW = "view of "
_HEADER = re.compile(r"(\S+), rules (\d+), (\d+) seats, seed (\d+)")
_PLAY = re.compile(r"\d+ seat (\d+) of \[.*?\]: (.*?) \(")

Chooser = Callable[[State], tuple[int, int]]
"""Who acts, and what they do."""


def golden_games() -> list[tuple[Game, int]]:
    """Every game with every number of seats."""
    return [(game, seats) for game in fathom.games() for seats in game.seats]


def golden_file(game: Game, seats: int) -> Path:
    """Where the playthrough of this game with so many seats is kept."""
    return HERE / f"{game.key}-{seats}.txt"


def older_file(game: Game, seats: int, rules: int) -> Path:
    """Where the playthrough by older rules is kept."""
    return OLDER / f"{game.key}-{seats}-rules-{rules}.txt"


def playthrough(game: Game, seats: int) -> str:
    """Play one game, bots by turns greedy and random, and tell everything about it."""
    dice = Dice(derived_seed(seats, seats))
    players = [bot(BOTS[seat % len(BOTS)]) for seat in range(seats)]

    def choose(state: State) -> tuple[int, int]:
        acting = state.to_act()
        seat = acting[dice.below(len(acting))]
        return seat, players[seat].choose(Perspective(state, seat), dice)

    return _told(game, seats, seats, choose)


def replayed(text: str) -> str:
    """Tell a game again that was told before, by the rules by which it was played then.

    Nobody has to choose as they did then: the moves are those of the text.
    """
    header = _HEADER.match(text)
    assert header is not None
    game = fathom.load(header[1]).with_rules(int(header[2]))
    plays = iter(filter(None, map(_PLAY.match, text.splitlines())))

    def choose(state: State) -> tuple[int, int]:
        play = next(plays)
        return int(play[1]), state.parse_move(play[2])

    return _told(game, int(header[3]), int(header[4]), choose)


def without_views(text: str) -> str:
    """What the rules decide: how a table is shown may change while they stay as they are."""
    return "".join(line for line in text.splitlines(True) if not line.startswith(VIEW))


def _told(game: Game, seats: int, seed: int, choose: Chooser) -> str:
    table = Table(game, seats, seed)
    lines = [f"{game.key}, rules {game.rules_version}, {seats} seats, seed {seed}"]
    lines.append(f"start {_json(table.state.position())}")
    while acting := table.state.to_act():
        state = table.state
        seat, move = choose(state)
        legal = ", ".join(state.move_text(move) for move in state.legal_moves(seat))
        lines.append(f"{table.ply} seat {seat} of {acting}: {state.move_text(move)} ({legal})")
        table.play(seat, move)
        public = table.last_effects(None)
        lines += [f"    {_json(effect)}" for effect in public]
        for viewer in range(seats):
            effects = table.last_effects(viewer)
            secret = [effect for effect in effects if effect not in public]
            lines += [f"    seat {viewer} only: {_json(effect)}" for effect in secret]
    state = table.state
    lines.append(f"end {_json(state.position())}")
    lines += [f"{VIEW}{viewer} {_json(state.view(viewer))}" for viewer in (None, *range(seats))]
    lines.append(f"outcome {_json(state.outcome())}")
    return "\n".join(lines) + "\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
