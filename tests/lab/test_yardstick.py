"""The C programs that mark the limit play the same games as our rules, move by move."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import fathom
from fathom.engine.errors import FathomError
from fathom.lab.yardstick import (
    RandomGames,
    compile_yardstick,
    likenesses,
    play_games,
    run_yardstick,
)

YARDSTICKS = Path(__file__).parents[2] / "bench" / "yardsticks"
ProgramOf = Callable[[str], Path]
TABLES = [
    ("deep-sea", 2),
    ("deep-sea", 4),
    ("sonar", 2),
    ("sonar", 4),
    ("sonar", 7),
    ("submarine", 2),
    ("submarine", 4),
    ("titanic", 2),
    ("titanic", 4),
]


@pytest.fixture(scope="module")
def program_of(tmp_path_factory: pytest.TempPathFactory) -> ProgramOf:
    """The program of a game, compiled when it is first asked for."""
    return cache(
        lambda game: compile_yardstick(YARDSTICKS / f"{game}.c", tmp_path_factory.mktemp(game))
    )


def sums(games: RandomGames) -> list[object]:
    endings = {clause: count for clause, count in games.endings.items() if count}
    return [games.games, games.length, games.score, games.best, endings]


@pytest.mark.compiled
@pytest.mark.parametrize("games", [1000, pytest.param(100_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_same_seeds_give_the_same_games(
    program_of: ProgramOf, game: str, seats: int, games: int
) -> None:
    ours = play_games(fathom.load(game), seats, games)
    assert sums(run_yardstick(program_of(game), seats, games)) == sums(ours)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_other_seeds_give_the_same_statistics(program_of: ProgramOf, game: str, seats: int) -> None:
    ours = play_games(fathom.load(game), seats, 300)
    theirs = run_yardstick(program_of(game), seats, 5000, seed=1000)
    assert sums(theirs) != sums(ours)
    assert all(likeness.agrees for likeness in likenesses(ours, theirs))


def test_another_game_is_told_by_its_statistics() -> None:
    def of_length(moves: int) -> RandomGames:
        return RandomGames(
            seconds=0.0,
            games=100,
            length=(moves * 100, moves * moves * 100 + 100),
            score=(200, 600),
            best=(100, 200),
            endings={"DSA-24": 100},
        )

    def told(one: RandomGames, other: RandomGames) -> list[str]:
        return [like.name for like in likenesses(one, other) if not like.agrees]

    assert told(of_length(50), of_length(50)) == []
    assert told(of_length(50), of_length(51)) == ["length"]


def test_clause_that_only_one_knows_is_compared_too() -> None:
    def ended(**endings: int) -> RandomGames:
        return RandomGames(
            seconds=0.0,
            games=100,
            length=(5000, 260_000),
            score=(200, 600),
            best=(100, 200),
            endings=endings,
        )

    found = likenesses(ended(A=50, B=50), ended(A=100))
    assert [like.name for like in found] == ["length", "score", "best", "A", "B"]
    assert [like.agrees for like in found] == [True, True, True, False, False]


def test_program_that_prints_something_else_is_one_clear_error(tmp_path: Path) -> None:
    source = tmp_path / "mute.c"
    source.write_text('#include <stdio.h>\nint main(void) { puts("1 move"); return 0; }')
    program = compile_yardstick(source, tmp_path)
    with pytest.raises(FathomError, match="does not print its statistics"):
        run_yardstick(program, 2, 10)
