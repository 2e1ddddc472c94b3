"""A playthrough: one game between bots, told ply by ply, as text that a change of rules changes."""

from pathlib import Path

import msgspec

import fathom
from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.table import Table

HERE = Path(__file__).parent
BOTS = ("greedy", "random")


def golden_games() -> list[tuple[Game, int]]:
    """Every game with every number of seats."""
    return [(game, seats) for game in fathom.games() for seats in game.seats]


def golden_file(game: Game, seats: int) -> Path:
    """Where the playthrough of this game with so many seats is kept."""
    return HERE / f"{game.key}-{seats}.txt"


def playthrough(game: Game, seats: int) -> str:
    """Play one game, bots by turns greedy and random, and tell everything about it."""
    seed = seats
    table = Table(game, seats, seed)
    dice = Dice(derived_seed(seed, seats))
    players = [bot(BOTS[seat % len(BOTS)]) for seat in range(seats)]
    lines = [f"{game.key}, rules {game.rules_version}, {seats} seats, seed {seed}"]
    lines.append(f"start {_json(table.state.position())}")
    while acting := table.state.to_act():
        state = table.state
        seat = acting[dice.below(len(acting))]
        legal = ", ".join(state.move_text(move) for move in state.legal_moves(seat))
        move = players[seat].choose(Perspective(state, seat), dice)
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
    lines += [f"view of {viewer} {_json(state.view(viewer))}" for viewer in (None, *range(seats))]
    lines.append(f"outcome {_json(state.outcome())}")
    return "\n".join(lines) + "\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
