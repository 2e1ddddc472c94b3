"""Scenes: moments of the game that its rules are explained with."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.check.finding import Finding, Subject, advice, crash_of, fault
from fathom.engine.scenes import read_scenes, stage

FEWEST_SCENES = 2


def check_scenes(subject: Subject) -> Iterator[Finding]:
    """Every scene can be played, shows a clause that exists, and something can be done in it."""
    game = subject.game
    try:
        scripts = read_scenes(subject.folder)
    except Exception as error:
        yield fault("scenes-unreadable", detail=crash_of(error))
        return
    if len(scripts) < FEWEST_SCENES:
        yield advice("few-scenes")
    names = [script.name for script in scripts]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield fault("scene-twice", scene=name)
    for script in scripts:
        if script.clause not in game.clauses:
            yield fault("scene-clause", scene=script.name, clause=script.clause)
        try:
            sight, moves = stage(game, script)
        except Exception as error:
            yield fault("scene-crash", scene=script.name, detail=crash_of(error))
            continue
        if not moves or sight.view.you not in sight.view.to_act or sight.view.outcome is not None:
            yield fault("scene-idle", scene=script.name)
