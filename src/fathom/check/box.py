"""What is printed on the box: the facts that a game declares."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fathom.check.finding import Finding, Subject, advice, crash_of, fault, has_player
from fathom.engine.conformance import check_notation
from fathom.engine.effects import Effect

_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_CLAUSE = re.compile(r"[A-Z]{2,5}-[A-Z]?\d+")


def check_box(subject: Subject) -> Iterator[Finding]:
    """Key, seats, clauses, moves and the other facts fit together."""
    game = subject.game
    if not _KEY.fullmatch(game.key):
        yield fault("key", key=game.key)
    seats = list(game.seats)
    if seats != sorted(set(seats)) or not seats or seats[0] < 1:
        yield fault("seats", seats=str(seats))
    if game.usual_seats is not None and game.usual_seats not in seats:
        yield fault("usual-seats", seats=game.usual_seats)
    for name, options in game.quick_starts.items():
        if not game.seats_for(options):
            yield fault("quick-start", way=name)
    if game.rules_version < 1 or game.longest < 1:
        yield fault("numbers")
    versions = list(game.rules_versions)
    if versions != sorted(set(versions)):
        yield fault("older-rules", rules=str(versions))
    for clause in game.clauses:
        if not _CLAUSE.fullmatch(clause):
            yield fault("clause-form", clause=clause)
    if not game.clauses or len(set(game.clauses)) != len(game.clauses):
        yield fault("clauses")
    if not game.moves or len(set(game.moves)) != len(game.moves):
        yield fault("moves")
    else:
        try:
            check_notation(game)
        except Exception as error:
            yield fault("notation", detail=crash_of(error))
    known = {str(kind.__struct_config__.tag) for kind in effects_of(subject)}
    for chapter in game.chapters:
        if chapter not in known:
            yield fault("chapter-effect", effect=chapter)
    if not has_player(game):
        yield advice("no-instinct")


def effects_of(subject: Subject) -> list[type[Effect]]:
    """Every kind of effect that the game's package defines."""
    prefix = f"{subject.package}."
    return [kind for kind in Effect.__subclasses__() if f"{kind.__module__}.".startswith(prefix)]
