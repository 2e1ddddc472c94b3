"""Rules and knowledge: random games that are looked at ply by ply."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec import inspect

from fathom.bots import bot
from fathom.bots.fairness import audit_bot, audit_reasons
from fathom.check.finding import Finding, Subject, crash_of, fault, has_player
from fathom.engine.choices import Choice, choices_of
from fathom.engine.conformance import Endless, Leak, audit, table_top
from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidOptions
from fathom.engine.game import Game
from fathom.engine.real_time import due, pass_time
from fathom.engine.state import NOBODY, State

CLOSE_LOOKS = 40
"""In a first random game about so many plies are looked at closely, spread over all of it."""
GLANCES = 12
"""In all others about so many."""
HOUSES = 1
"""So many combinations of house rules are tried."""
TRIES = 100
"""So often a combination is drawn anew that cannot be played."""
DECISIONS = 20
"""In each game about so many decisions of the instinct are looked at."""


def check_rules(subject: Subject, seats: int, games: int) -> Iterator[Finding]:
    """The engine's contract, in random games; the first fault ends it."""
    for number in range(games):
        looks = CLOSE_LOOKS if number == 0 else GLANCES
        found = _audited(subject.game, seats, 1000 * seats + number, {}, looks)
        if found is not None:
            yield found
            return


def check_older_rules(subject: Subject, version: int) -> Iterator[Finding]:
    """The same by an older version of the rules, once with the fewest seats and once with most."""
    game = subject.game.with_rules(version)
    for seats in sorted({game.seats[0], game.seats[-1]}):
        found = _audited(game, seats, 1000 * seats, {}, GLANCES)
        if found is not None:
            yield found
            return


def check_options(subject: Subject) -> Iterator[Finding]:
    """The same with every choice that is not the default, alone, and by the rules of some houses.

    The first fault ends it.
    """
    game = subject.game
    dice = Dice(0)
    houses = [some_house(game, dice) for _ in range(HOUSES)]
    for number, options in enumerate([*other_options(game), *filter(None, houses)]):
        seats = _first_seats(game, options)
        found = None if seats is None else _audited(game, seats, number, options, GLANCES)
        if found is not None:
            yield found
            return


def _first_seats(game: Game, options: dict[str, Any]) -> int | None:
    """The fewest seats with which these options can be chosen."""
    for seats in game.seats:
        with suppress(InvalidOptions):
            game.read_options(options, seats)
            return seats
    return None


def _audited(
    game: Game, seats: int, seed: int, options: dict[str, Any], looks: int
) -> Finding | None:
    facts: dict[str, str | int] = {"seats": seats, "seed": str(seed), "options": str(options)}
    try:
        least = 2 if options else 1  # in a small house there may be nothing to hide
        every = max(least, plies_of(game, seats, seed, options) // looks)
        audit(game, seats, seed, options, every=every)
    except Endless:
        return fault("endless", longest=game.longest, **facts)
    except Leak as error:
        return fault("leak", detail=str(error), **facts)
    except AssertionError as error:
        return fault("contract", detail=str(error), **facts)
    except Exception as error:  # whatever the rules do
        return fault("crash", detail=crash_of(error), **facts)
    return None


def plies_of(game: Game, seats: int, seed: int, options: dict[str, Any]) -> int:
    """How many plies a random game has. Raises Endless."""
    state: State = game.new(seats, seed=seed, options=options)
    dice = Dice(seed)
    for _ in range(game.longest):
        if not play_one(state, dice):
            return state.ply
    raise Endless


def play_one(state: State, dice: Dice) -> bool:
    """Make a random move, or let pass the time until something is due; False: it is over."""
    moment = due(state)
    acting = state.to_act()
    if moment is not None and (not acting or not dice.below(len(acting) + 1)):
        return pass_time(state, max(moment, state.now))
    if not acting:
        return False
    seat = state.turn if state.turn != NOBODY else acting[dice.below(len(acting))]
    moves = state.legal_moves(seat)
    state.apply(seat, moves[dice.below(len(moves))])
    return True


def check_knowledge(subject: Subject) -> Iterator[Finding]:
    """What is hidden is imagined anew, and the game's own player does not look at it."""
    game = subject.game
    for seats in (game.seats[0], game.seats[-1]):
        facts: dict[str, str | int] = {"seats": seats, "seed": str(seats)}
        try:
            plies = plies_of(game, seats, seats, {})
            if game.has_secrets and not _is_imagined(game, seats, max(1, plies // DECISIONS)):
                yield fault("not-imagined", **facts)
                return
        except Exception:
            return  # the rules do not work: that has been said
        if not has_player(game):
            continue
        try:
            every = max(1, plies // DECISIONS)
            audit_bot(lambda: bot("greedy"), game, seats, seats, every=every)
            audit_reasons(game, seats, seats, every=every)
        except AssertionError as error:
            yield fault("peeks", detail=str(error), **facts)
            return
        except Exception as error:
            yield fault("player-crash", detail=crash_of(error), **facts)
            return


def _is_imagined(game: Game, seats: int, every: int) -> bool:
    """Whether somebody, in one random game, ever imagines something that is not so."""
    state: State = game.new(seats, seed=seats)
    dice = Dice(seats)
    while True:
        if state.ply % every == 0:
            truth = table_top(state)
            if any(table_top(state.imagine(seat, dice)) != truth for seat in range(seats)):
                return True
        if not play_one(state, dice):
            return False


def some_house(game: Game, dice: Dice) -> dict[str, Any]:
    """The rules of some house: about half of them changed; nothing if no combination works."""
    rules = [rule for rule in choices_of(game) if rule.is_house_rule]
    for _ in range(TRIES if rules else 0):
        changed = [rule for rule in rules if dice.below(2)]
        options = {rule.name: _some_value(rule, dice) for rule in changed}
        if _first_seats(game, options) is not None:
            return options
    return {}


def _some_value(rule: Choice, dice: Dice) -> Any:
    if rule.kind == "boolean":
        return bool(dice.below(2))
    if rule.choices:
        return rule.choices[dice.below(len(rule.choices))]
    least, most = int(rule.least or 0), int(rule.most or 0)
    return least + dice.below(most - least + 1)


def other_options(game: Game) -> list[dict[str, Any]]:
    """For every option that is a choice between few things: each that is not the default."""
    described = inspect.type_info(game.options)
    assert isinstance(described, inspect.StructType)
    others = []
    for field in described.fields:
        values: list[Any] = []
        if isinstance(field.type, inspect.BoolType):
            values = [True, False]
        elif isinstance(field.type, inspect.LiteralType):
            values = list(field.type.values)
        others += [{field.encode_name: value} for value in values if value != field.default]
    return others
