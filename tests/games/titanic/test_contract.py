"""The engine's contract under the optional rules, alone, in pairs and all together."""

from itertools import combinations

import pytest

from fathom._source import is_compiled
from fathom.engine.conformance import audit
from fathom.engine.dice import Dice, derived_seed
from fathom.games.titanic import GAME
from tests.games.titanic.tables import new_titanic

RULES = ("over_the_rail", "cold_water", "leaving_boats", "over_rings", "fights")
PAIRS = list(combinations(RULES, 2))
GAMES = 60 if is_compiled() else 10
"""Random games for each pair of optional rules; interpreted, a sample."""


def check_pair(pair: tuple[str, str], games: int) -> None:
    """Play random games to the end; passengers, tiles and cards are the same at every ply."""
    ended = 0
    for seed in range(games):
        seats = 2 + seed % 3
        state = new_titanic(seats, seed, **dict.fromkeys(pair, True))
        choices = Dice(derived_seed(seed, 9))
        total = {"passengers": seats * (15, 10, 8)[seats - 2], "tiles": 60, "cards": 33}
        while state.turn >= 0:
            assert state.conserved() == total, state.where()
            moves = state.legal_moves(state.turn)
            assert moves, state.where()
            state.apply(state.turn, moves[choices.below(len(moves))])
        assert state.conserved() == total
        ended += state.outcome() is not None
    assert ended == games


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_every_pair_of_optional_rules_plays_to_the_end(pair: tuple[str, str]) -> None:
    """TIT-Z1 to TIT-Z5, two at a time."""
    check_pair(pair, GAMES)


@pytest.mark.parametrize(
    ("rules", "seats"),
    [*(((rule,), 2 + n % 3) for n, rule in enumerate(RULES)), *((RULES, n) for n in (2, 3, 4))],
    ids=lambda value: "+".join(value) if isinstance(value, tuple) else str(value),
)
def test_contract_under_optional_rules(rules: tuple[str, ...], seats: int) -> None:
    """TIT-Z1, TIT-Z2, TIT-Z3, TIT-Z4, TIT-Z5: alone and all together."""
    audit(GAME, seats, 31 + seats, dict.fromkeys(rules, True), every=2)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_contract_under_pairs_of_optional_rules(pair: tuple[str, str], seats: int) -> None:
    """TIT-Z1 to TIT-Z5, two at a time, with all that the suite checks."""
    for seed in range(12):
        audit(GAME, seats, 1000 * seats + seed, dict.fromkeys(pair, True))
