"""Titanic tables to test on: chosen ships, people, cards and dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fathom.engine.effects import Effect
from fathom.games.titanic import GAME
from fathom.games.titanic.board import board_text, field_name
from fathom.games.titanic.rules import TitanicState
from fathom.games.titanic.spec import PASSENGERS, TitanicOptions
from tests.generators import ScriptedDice, play_words

FACE = {"water": 1, "ice": 4, "boat": 5, "start": 6}
"""A throw of the die, 1 to 6, for what it shows (TIT-3)."""
WIDTH, HEIGHT = 20, 12


def spot(name: str) -> list[int]:
    """The [x, y] of a field called like `r8`."""
    x = ord(name[0]) - ord("a")
    return [x, int(name[1:]) - 1]


def name_of(state: TitanicState, seat: int, number: int) -> str:
    """Where a passenger is: a field, `supply` or `lost`."""
    field = state.ship.at[seat * state.ship.each + number - 1]
    if field < 0:
        return "supply" if field == -1 else "lost"
    return field_name(field % WIDTH, field // WIDTH)


def board_that_sinks(first: Iterable[str]) -> str:
    """Our board, numbered so that the places of these fields are the first; a text of its own."""
    head, _, rest = board_text("fathom").partition("places\n")
    rows, _, fields = rest.partition("\n\n")
    numbers = [[int(word) for word in row.split()] for row in rows.splitlines()]
    order = [numbers[y][x] for x, y in map(spot, first)]
    assert len(set(order)) == len(order), "a place is named twice"
    order += [place for place in range(1, 61) if place not in order]
    renumbered = [" ".join(f"{order.index(place) + 1:2}" for place in row) for row in numbers]
    return f"{head}places\n" + "\n".join(renumbered) + f"\n\n{fields}"


def dealt(hands: Mapping[int, Sequence[int]], seats: int) -> tuple[list[list[int]], list[int]]:
    """These hands, three cards for the seats without one, and the pile that is left."""
    pile = TitanicOptions().cards()
    for hand in hands.values():
        for card in hand:
            pile.remove(card)
    full = []
    for seat in range(seats):
        full.append(sorted(hands[seat]) if seat in hands else sorted(pile.pop() for _ in range(3)))
    return full, pile


def titanic_position(
    people: Mapping[int, Mapping[int, str]] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    covered: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    rest: str = "supply",
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position in which seat 0 has rolled ice and may move.

    `people` go by seat and number and are on fields such as `r8`; all others are in the supply,
    or where `rest` says. `covered` lays tiles, in this order, on the places of these fields.
    `fields` replace those of the position.
    """
    each = PASSENGERS[seats]
    full, pile = dealt(hands or {}, seats)
    chosen: dict[str, Any] = dict(options or {})
    if covered:
        chosen["board"] = board_that_sinks(covered)
    aboard = people or {}

    def where(seat: int, number: int) -> Any:
        place = aboard.get(seat, {}).get(number, rest)
        return place if place in ("supply", "lost") else spot(place)

    return {
        "game": "titanic",
        "rules": GAME.rules_version,
        "seats": seats,
        "options": chosen,
        "phase": "move",
        "turn": 0,
        "tiles": list((covered or {}).values()),
        "passengers": [[where(seat, n) for n in range(1, each + 1)] for seat in range(seats)],
        "hands": full,
        "pile": pile,
        "die": "ice",
        **fields,
    }


def titanic(
    people: Mapping[int, Mapping[int, str]] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    covered: Mapping[str, str] | None = None,
    *,
    faces: Iterable[str] = (),
    **rest: Any,
) -> TitanicState:
    """The state of `titanic_position`; its die will show these faces."""
    position = titanic_position(people, hands, covered, **rest)
    dice = ScriptedDice([FACE[face] for face in faces], sides=6)
    state = GAME.from_position(position, dice)
    assert isinstance(state, TitanicState)
    return state


def on_roll(*arguments: Any, **rest: Any) -> TitanicState:
    """The same, before the die is rolled."""
    return titanic(*arguments, **{"phase": "roll", "die": None, **rest})


def new_titanic(seats: int = 2, seed: int = 0, **options: Any) -> TitanicState:
    """A new game."""
    state = GAME.new(seats, seed=seed, options=options)
    assert isinstance(state, TitanicState)
    return state


def legal(state: TitanicState) -> set[str]:
    """The words for all legal moves."""
    return {state.move_text(move) for move in state.legal_moves(state.turn)}


def ways(state: TitanicState, number: int) -> set[str]:
    """Where one passenger can go: direction and card."""
    start = f"move {number} "
    return {words.removeprefix(start) for words in legal(state) if words.startswith(start)}


def told(state: TitanicState, *words: str) -> list[Effect]:
    """Everything that is told, to anybody, while these moves are played."""
    state.listen()
    play_words(state, *words)
    return [one.effect for one in state.heard()]
