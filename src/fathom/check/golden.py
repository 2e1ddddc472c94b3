"""Golden games: whole games as text, kept beside the rules, that a change of rules changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from fathom.bots import Perspective, bot
from fathom.check.finding import Finding, Subject, advice, crash_of, fault, has_player, subject_of
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.table import Table


def check_golden(subject: Subject) -> Iterator[Finding]:
    """There is one for every number of seats, and it is played as it was."""
    game = subject.game
    files = {golden_file(subject, seats): seats for seats in game.seats}
    for file in sorted((subject.folder / "golden").glob("*.txt")):
        if file not in files:
            yield fault("golden-stray", file=file.name)
    for file, seats in files.items():
        if not file.is_file():
            yield advice("golden-missing", seats=seats, game=game.key)
            continue
        kept = file.read_text(encoding="utf-8")
        try:
            played = playthrough(game, seats)
        except Exception as error:
            yield fault("golden-crash", seats=seats, detail=crash_of(error))
            continue
        if played != kept:
            line = _first_difference(kept, played)
            yield fault("golden-changed", file=file.name, line=line, game=game.key)


def write_golden(game: Game) -> list[Path]:
    """Write every golden game of a game anew; where."""
    subject = subject_of(game)
    files = []
    for seats in game.seats:
        file = golden_file(subject, seats)
        file.parent.mkdir(exist_ok=True)
        file.write_text(playthrough(game, seats), encoding="utf-8")
        files.append(file)
    return files


def golden_file(subject: Subject, seats: int) -> Path:
    """Where the playthrough with so many seats is kept."""
    return subject.folder / "golden" / f"{seats}.txt"


def playthrough(game: Game, seats: int) -> str:
    """Play one game, bots by turns greedy and random, and tell everything about it."""
    seed = seats
    table = Table(game, seats, seed)
    dice = Dice(derived_seed(seed, seats))
    bots = ("greedy", "random") if has_player(game) else ("random",)
    players = [bot(bots[seat % len(bots)]) for seat in range(seats)]
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


def _first_difference(kept: str, played: str) -> int:
    """The number of the first line that differs, from 1."""
    before, after = kept.splitlines(), played.splitlines()
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return same + 1
