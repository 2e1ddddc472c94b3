"""Bots play fair: what a seat may not know does not change what its bot does."""

from typing import Any

import pytest

from fathom import games, load
from fathom.bots import BOTS, Advice, Bot, Perspective, bot
from fathom.bots.fairness import audit_bot
from fathom.bots.parameters import Thinking
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.playout import play_random
from fathom.engine.state import State

BUDGET = ":iterations=12"
"""For bots that search, in every test run; soak leaves them what their level has."""
TURNS = 3
"""About so many of a random game are the bot's."""
REAL_TIME = {"mode": "realtime", "clock_seconds": 40}
TABLES = [
    pytest.param(game, seats, {}, id=f"{game.key}-{seats}")
    for game in games()
    for seats in game.seats
] + [pytest.param(load("sonar"), 4, REAL_TIME, id="sonar-4-realtime")]
DEEP_SEA = load("deep-sea")


def check(text: str, game: Game, seats: int, options: dict[str, Any], seeds: range) -> None:
    plies = play_random(game.new(seats, seed=seats, options=options), Dice(seats))
    every = max(plies // TURNS, 1)
    audits = [
        audit_bot(lambda: bot(text), game, seats, seed, every=every, options=options)
        for seed in seeds
    ]
    assert sum(audit.disguised for audit in audits) > 0, audits


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_bot_does_not_peek(name: str, game: Game, seats: int, options: dict[str, Any]) -> None:
    thinks = issubclass(BOTS[name].parameters, Thinking)
    check(name + BUDGET if thinks else name, game, seats, options, range(2))


@pytest.mark.soak
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_bot_does_not_peek_however_long_it_thinks(
    name: str, game: Game, seats: int, options: dict[str, Any]
) -> None:
    check(name, game, seats, options, range(100, 110))


def secret(known: Perspective) -> int:
    """Something that the seat may not know: what lies where, or what the dice will bring."""
    state: State = vars(known)["_Perspective__state"]
    return sum(str(state.position()).encode())


class Peeker(Bot):
    """Reaches into the true state."""

    def choose(self, known: Perspective, dice: Dice) -> int:
        moves = known.legal_moves()
        return moves[secret(known) % len(moves)]


class Gossip(Bot):
    """Looks at the true state once, chooses honestly then, and remembers it for later."""

    def __init__(self) -> None:
        self.heard = 0

    def choose(self, known: Perspective, dice: Dice) -> int:
        moves = known.legal_moves()
        chosen = moves[self.heard % len(moves)]
        self.heard = secret(known)
        return chosen


class Braggart(Bot):
    """Plays honestly, but what it says about its move gives away what it has seen."""

    def choose(self, known: Perspective, dice: Dice) -> int:
        return known.legal_moves()[0]

    def explain(self, known: Perspective, dice: Dice) -> list[Advice]:
        return [Advice(known.legal_moves()[0], secret(known) % 100 / 100)]


class Confused(Bot):
    """Fair, but it advises what cannot be done."""

    def choose(self, known: Perspective, dice: Dice) -> int:
        return known.legal_moves()[0]

    def explain(self, known: Perspective, dice: Dice) -> list[Advice]:
        legal = known.legal_moves()
        return [Advice(move, None) for move in range(known.game.move_count) if move not in legal]


@pytest.mark.parametrize(
    ("cheat", "complaint"),
    [
        (Peeker, r"deep-sea seed=1 ply=\d+, seat \d: explains .* if misled"),
        (Gossip, r"deep-sea seed=1 ply=\d+, seat \d: chooses .* if misled"),
        (Braggart, "explains .* if misled"),
        (Confused, "advises what is not legal"),
    ],
)
def test_bot_that_cheats_is_caught(cheat: type[Bot], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        audit_bot(cheat, DEEP_SEA, 4, 1)


def test_perspective_shows_no_state() -> None:
    known = Perspective(DEEP_SEA.new(2, seed=1), 0)
    public = [getattr(known, name) for name in dir(known) if not name.startswith("_")]
    assert not any(isinstance(thing, State) for thing in public)
