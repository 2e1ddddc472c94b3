"""Golden games: whole games as text, kept beside the rules, that a change of rules changes.

Those by older rules lie in folders such as `rules-1`. They stay as they are: they show that what
was begun by those rules goes on as it would have.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from fathom.bots import Perspective, bot
from fathom.check.finding import Finding, Subject, advice, crash_of, fault, has_player, subject_of
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.state import State
from fathom.engine.table import Table

_VIEW = "view of "
_HEADER = re.compile(r".*, rules (\d+), (\d+) seats, seed (\d+)")
_PLAY = re.compile(r"\d+ seat (\d+) of \[.*?\]: (.*?) \(")

Choose = Callable[[State], tuple[int, int]]
"""Who acts, and what they do."""


def check_golden(subject: Subject) -> Iterator[Finding]:
    """There is one for every number of seats and all rules, and it is played as it was."""
    game = subject.game
    expected = set()
    for rules in game.rules_versions:
        for seats in game.seats:
            expected.add(golden_file(subject, seats, rules))
            if rules == game.rules_version:
                yield from _check_newest(subject, seats)
            else:
                yield from _check_older(subject, seats, rules)
    for file in sorted((subject.folder / "golden").rglob("*.txt")):
        if file not in expected:
            yield fault("golden-stray", file=_name(subject, file))


def _check_newest(subject: Subject, seats: int) -> Iterator[Finding]:
    game = subject.game
    file = golden_file(subject, seats, game.rules_version)
    if not file.is_file():
        yield advice("golden-missing", seats=seats, game=game.key)
        return
    kept, name = file.read_text(encoding="utf-8"), _name(subject, file)
    try:
        played = playthrough(game, seats)
    except Exception as error:
        yield fault("golden-crash", file=name, detail=crash_of(error))
        return
    if played != kept:
        line = _first_difference(kept, played)
        yield fault("golden-changed", file=name, line=line, game=game.key)


def _check_older(subject: Subject, seats: int, rules: int) -> Iterator[Finding]:
    file = golden_file(subject, seats, rules)
    if not file.is_file():
        yield advice("golden-missing-older", seats=seats, rules=rules)
        return
    kept, name = file.read_text(encoding="utf-8"), _name(subject, file)
    try:
        played = replayed(subject.game, kept)
    except Exception as error:
        yield fault("golden-crash", file=name, detail=crash_of(error))
        return
    kept, played = _without_views(kept), _without_views(played)
    if played != kept:
        line = _first_difference(kept, played)
        yield fault("golden-changed-older", file=name, line=line, rules=rules)


def write_golden(game: Game) -> list[Path]:
    """Write every golden game of the newest rules anew; where. Those of older rules are kept."""
    subject = subject_of(game)
    files = []
    for seats in game.seats:
        file = golden_file(subject, seats, game.rules_version)
        file.parent.mkdir(exist_ok=True)
        _keep_older(subject, file, seats)
        file.write_text(playthrough(game, seats), encoding="utf-8")
        files.append(file)
    return files


def _keep_older(subject: Subject, file: Path, seats: int) -> None:
    """Put a golden game aside that was written when rules were the newest which now are older."""
    header = _HEADER.match(file.read_text(encoding="utf-8")) if file.is_file() else None
    if header is not None and int(header[1]) in subject.game.older_rules:
        older = golden_file(subject, seats, int(header[1]))
        if not older.exists():
            older.parent.mkdir(exist_ok=True)
            file.rename(older)


def golden_file(subject: Subject, seats: int, rules: int) -> Path:
    """Where the playthrough with so many seats by these rules is kept."""
    folder = subject.folder / "golden"
    if rules != subject.game.rules_version:
        folder /= f"rules-{rules}"
    return folder / f"{seats}.txt"


def playthrough(game: Game, seats: int) -> str:
    """Play one game, bots by turns greedy and random, and tell everything about it."""
    dice = Dice(derived_seed(seats, seats))
    bots = ("greedy", "random") if has_player(game) else ("random",)
    players = [bot(bots[seat % len(bots)]) for seat in range(seats)]

    def choose(state: State) -> tuple[int, int]:
        acting = state.to_act()
        seat = acting[dice.below(len(acting))]
        return seat, players[seat].choose(Perspective(state, seat), dice)

    return _told(game, seats, seats, choose)


def replayed(game: Game, kept: str) -> str:
    """Tell a game again by its own rules; its moves are those that are kept, whoever chose them."""
    header = _HEADER.match(kept)
    if header is None:
        raise ValueError("the first line names no rules")
    plays = iter([play for line in kept.splitlines() if (play := _PLAY.match(line))])

    def choose(state: State) -> tuple[int, int]:
        play = next(plays)
        return int(play[1]), state.parse_move(play[2])

    return _told(game.with_rules(int(header[1])), int(header[2]), int(header[3]), choose)


def _without_views(text: str) -> str:
    """What the rules decide: how a table is shown may change while they stay as they are."""
    return "".join(line for line in text.splitlines(True) if not line.startswith(_VIEW))


def _told(game: Game, seats: int, seed: int, choose: Choose) -> str:
    table = Table(game, seats, seed)
    lines = [f"{game.key}, rules {game.rules_version}, {seats} seats, seed {seed}"]
    lines.append(f"start {_json(table.state.position())}")
    while acting := table.state.to_act():
        state = table.state
        seat, move = choose(state)
        legal = ", ".join(state.move_text(one) for one in state.legal_moves(seat))
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
    lines += [f"{_VIEW}{viewer} {_json(state.view(viewer))}" for viewer in (None, *range(seats))]
    lines.append(f"outcome {_json(state.outcome())}")
    return "\n".join(lines) + "\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _name(subject: Subject, file: Path) -> str:
    return file.relative_to(subject.folder / "golden").as_posix()


def _first_difference(kept: str, played: str) -> int:
    """The number of the first line that differs, from 1."""
    before, after = kept.splitlines(), played.splitlines()
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return same + 1
