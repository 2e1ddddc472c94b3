"""Captain Sonar keeps the engine's contract: every scenario, both modes, every crew."""

import pytest

from fathom._source import is_compiled
from fathom.engine.conformance import audit
from fathom.engine.dice import Dice
from fathom.engine.playout import play_random
from fathom.games.sonar import GAME
from fathom.games.sonar.spec import MODES, SCENARIOS, SEATS
from tests.games.sonar.tables import new

SHORT = {"turn_limit": 10, "clock_seconds": 45}
TABLES = [
    (mode, scenario, SEATS[(number + shift) % len(SEATS)])
    for shift, mode in enumerate(MODES)
    for number, scenario in enumerate(SCENARIOS)
    if (mode, SEATS[(number + shift) % len(SEATS)]) != ("realtime", 2)
]


def check(
    mode: str, scenario: str, seats: int, seed: int, *, every: int = 1, **options: object
) -> None:
    audit(GAME, seats, seed, {"mode": mode, "scenario": scenario, **options}, every=every)


@pytest.mark.parametrize(("mode", "scenario", "seats"), TABLES)
def test_short_games_keep_the_contract(mode: str, scenario: str, seats: int) -> None:
    """Random interleavings in real time included; with assistance and without."""
    check(mode, scenario, seats, 1, every=3, **SHORT)
    check(mode, scenario, seats, 2, every=6, **SHORT, assistance=True)


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", SEATS)
def test_many_games_keep_the_contract(mode: str, scenario: str, seats: int) -> None:
    """A thousand games in all, one ply of eight looked at closely."""
    if mode == "realtime" and seats == 2:
        seats = 4
    for seed in range(17):
        check(mode, scenario, seats, 1000 + seed, every=8, clock_seconds=600)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_end_by_themselves(scenario: str) -> None:
    """SON-4, SON-41: well before the limit of turns."""
    check_endings(scenario, range(25 if is_compiled() else 5))


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ten_thousand_random_games_end_by_themselves(scenario: str) -> None:
    """SON-4, SON-41."""
    check_endings(scenario, range(2000))


def check_endings(scenario: str, seeds: range) -> None:
    for seed in seeds:
        for mode, seats in (("turns", 2), ("realtime", 4)):
            state = new(seats, seed, mode=mode, scenario=scenario)
            play_random(state, Dice(seed))
            outcome = state.outcome()
            assert outcome is not None and outcome.clause == "SON-4"
            assert state.ply < GAME.longest
