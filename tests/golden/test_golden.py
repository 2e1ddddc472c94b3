"""The golden games, to the letter: compiled and interpreted runs compare with the same files."""

import pytest

from fathom.engine.game import Game
from tests.golden.playthrough import (
    HERE,
    OLDER,
    golden_file,
    golden_games,
    older_file,
    playthrough,
    replayed,
    without_views,
)

OLDER_GAMES = [(game, seats, rules) for game, seats in golden_games() for rules in game.older_rules]


@pytest.mark.parametrize(
    ("game", "seats"), golden_games(), ids=lambda value: getattr(value, "key", str(value))
)
def test_game_is_played_as_it_was(game: Game, seats: int) -> None:
    kept = golden_file(game, seats).read_text(encoding="utf-8")
    assert playthrough(game, seats) == kept


@pytest.mark.parametrize(
    ("game", "seats", "rules"), OLDER_GAMES, ids=lambda value: getattr(value, "key", str(value))
)
def test_game_by_older_rules_goes_as_it_went(game: Game, seats: int, rules: int) -> None:
    """Who may act, what is legal, what happens, positions and outcome, to the letter."""
    kept = older_file(game, seats, rules).read_text(encoding="utf-8")
    assert kept.startswith(f"{game.key}, rules {rules}, {seats} seats")
    assert without_views(replayed(kept)) == without_views(kept)


def test_every_file_belongs_to_a_game() -> None:
    expected = {golden_file(game, seats).name for game, seats in golden_games()}
    assert {path.name for path in HERE.glob("*.txt")} == expected
    older = {older_file(*one).name for one in OLDER_GAMES}
    assert {path.name for path in OLDER.glob("*.txt")} == older
