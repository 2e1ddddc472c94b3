"""The golden games, to the letter: compiled and interpreted runs compare with the same files."""

import pytest

from fathom.engine.game import Game
from tests.golden.playthrough import HERE, golden_file, golden_games, playthrough


@pytest.mark.parametrize(
    ("game", "seats"), golden_games(), ids=lambda value: getattr(value, "key", str(value))
)
def test_game_is_played_as_it_was(game: Game, seats: int) -> None:
    kept = golden_file(game, seats).read_text(encoding="utf-8")
    assert playthrough(game, seats) == kept


def test_every_file_belongs_to_a_game() -> None:
    expected = {golden_file(game, seats).name for game, seats in golden_games()}
    assert {path.name for path in HERE.glob("*.txt")} == expected
