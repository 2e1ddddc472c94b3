"""Check: what Fathom asks of a game, looked at part by part, for whoever writes one.

`fathom check GAME` tells it in sentences. For tests it is one line:

    test_game = game_tests(GAME, __file__)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from fathom.check.board import check_board
from fathom.check.box import check_box
from fathom.check.clauses import check_clauses
from fathom.check.finding import Finding, finding_text, subject_of
from fathom.check.golden import check_golden
from fathom.check.rules import check_knowledge, check_older_rules, check_options, check_rules
from fathom.check.scenes import check_scenes
from fathom.check.screen import check_screen
from fathom.check.words import check_words
from fathom.check.worlds import check_worlds
from fathom.engine.game import Game
from fathom.words import load_words

__all__ = ["Finding", "check_game", "finding_text", "game_tests", "parts_of"]

GAMES = 3
"""Random games with each number of seats, if nobody asks for more."""

Part = Callable[[], Iterator[Finding]]


def parts_of(game: Game, games: int = GAMES, tests: Path | None = None) -> dict[str, Part]:
    """Everything that is looked at, by name; `tests` is the folder of the game's own tests."""
    subject = subject_of(game)
    parts: dict[str, Part] = {"box": partial(check_box, subject)}
    for seats in game.seats:
        parts[f"rules-{seats}"] = partial(check_rules, subject, seats, games)
    for version in game.older_rules:
        parts[f"rules-by-{version}"] = partial(check_older_rules, subject, version)
    parts |= {
        "options": partial(check_options, subject),
        "knowledge": partial(check_knowledge, subject),
        "worlds": partial(check_worlds, subject),
        "words": partial(check_words, subject),
        "screen": partial(check_screen, subject),
        "board": partial(check_board, subject),
        "scenes": partial(check_scenes, subject),
        "golden": partial(check_golden, subject),
    }
    if tests is not None:
        parts["tests"] = partial(check_clauses, subject, tests)
    return parts


def check_game(
    game: Game, games: int = GAMES, progress: Callable[[int], None] | None = None
) -> list[Finding]:
    """All that is missing or advised; the same thing is found once.

    `progress` is told whenever one more part has been looked at.
    """
    found: dict[tuple[str, ...], Finding] = {}
    for part in parts_of(game, games).values():
        for finding in part():
            found.setdefault(finding.what, finding)
        if progress is not None:
            progress(1)
    return list(found.values())


def game_tests(game: Game, tests: str, games: int = GAMES) -> Callable[..., None]:
    """A test for pytest that fails for every part in which something is missing.

    `tests` is the file it is in: in its folder every clause has to be named by a test.
    """
    import pytest  # only whoever tests needs it

    parts = parts_of(game, games, Path(tests).parent)

    @pytest.mark.parametrize("part", parts)
    def test(part: str) -> None:
        words = load_words("en", "check")
        faults = [finding for finding in parts[part]() if finding.verdict == "fault"]
        assert not faults, "\n".join(finding_text(fault, words) for fault in faults)

    return test
