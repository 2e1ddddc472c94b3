"""The engine's contract, on whole games."""

from collections.abc import Iterator

import pytest

from fathom.bots import Perspective, bot
from fathom.engine.conformance import audit
from fathom.engine.dice import Dice
from fathom.engine.state import State
from fathom.games.submarine import GAME

SEATS = range(2, 6)
ENDINGS = {"SUB-27", "SUB-28", "SUB-29", "SUB-30"}
MATERIAL = {"cards": 60, "treasures": 60}
OPTIONS = [
    {"unused": "random", "idle_voyages": 1},
    {"unused": "even", "idle_voyages": 2, "starter": 1},
]


def check_audit(seats: int, seed: int, every: int = 1) -> None:
    """One game, one ply of so many looked at closely; the material is that of the box."""
    final = audit(GAME, seats, seed, OPTIONS[seed % len(OPTIONS)], every=every)
    outcome = final.outcome()
    assert outcome is not None and outcome.clause in ENDINGS
    assert final.conserved() == MATERIAL


@pytest.mark.parametrize(("seats", "games"), [(2, 6), (3, 4), (4, 2), (5, 1)])
def test_contract(seats: int, games: int) -> None:
    """SUB-2: cards and treasures are conserved, and all else that the engine asks for."""
    for seed in range(games):
        check_audit(seats, seed, every=6)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_contract_in_many_games(seats: int) -> None:
    """SUB-2: the same for many games."""
    for seed in range(100):
        check_audit(seats, seed)


def played(seats: int, names: list[str], seed: int) -> Iterator[State]:
    """A game between bots, ply by ply."""
    state = GAME.new(seats, seed=seed)
    players = [bot(name) for name in names]
    dice = Dice(seed)
    yield state
    while state.to_act():
        seat = state.turn
        state.play(seat, players[seat].choose(Perspective(state, seat), dice))
        yield state


def check_games(names: list[str], seeds: range) -> set[str]:
    """Games that end by themselves, with the material always complete; how they ended."""
    clauses = set()
    for seed in seeds:
        for state in played(len(names), names, seed):
            assert state.conserved() == MATERIAL
        outcome = state.outcome()
        assert outcome is not None and outcome.clause in ENDINGS
        clauses.add(outcome.clause)
    return clauses


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int) -> None:
    """SUB-30: no game is endless."""
    check_games(["random"] * seats, range(10))


@pytest.mark.parametrize("seats", SEATS)
def test_greedy_games_end(seats: int) -> None:
    """SUB-27, SUB-28, SUB-30: nor between sensible players."""
    check_games(["greedy"] * seats, range(10))


@pytest.mark.soak
@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("seats", SEATS)
def test_ten_thousand_games_end(seats: int, name: str) -> None:
    """SUB-27, SUB-30: 2,500 games for each number of seats."""
    clauses = check_games([name] * seats, range(2500))
    assert "SUB-27" in clauses
