"""Tables to test on: chosen dice, short-hand for positions, and states reached by random play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st
from mypy_extensions import i64

from fathom.engine.choices import Choice, choices_of
from fathom.engine.dice import Dice
from fathom.engine.errors import IllegalMove, InvalidOptions
from fathom.engine.game import Game
from fathom.engine.state import State
from fathom.games.deep_sea import GAME as DEEP_SEA
from fathom.games.deep_sea.rules import DeepSeaState

# Any game


class ScriptedDice(Dice):
    """Dice that show the faces they are told to, for games whose dice have `sides` faces.

    Other draws come from the stream with seed 0. A roll after the last face fails the test.
    """

    def __init__(self, faces: Iterable[int], sides: int = 3) -> None:
        super().__init__(0)
        self.faces = list(faces)
        """The faces that are still to come."""
        self.sides = sides

    def below(self, limit: i64) -> i64:
        if limit != self.sides:
            return super().below(limit)
        assert self.faces, "the dice were rolled more often than the test expects"
        return self.faces.pop(0) - 1

    def copy(self) -> ScriptedDice:
        return ScriptedDice(self.faces, self.sides)

    def position(self) -> dict[str, Any]:
        return {**super().position(), "faces": list(self.faces)}


def play_words(state: State, *words: str) -> None:
    """Play these moves, each by the first seat that may act."""
    for text in words:
        state.play(state.to_act()[0], state.parse_move(text))


def play_by(state: State, choose: Callable[[list[str]], str], most: int) -> int:
    """Play to the end as `choose` picks from the words for the legal moves; the plies played.

    Fails if the game goes on after `most` plies.
    """
    for plies in range(most + 1):
        if not state.to_act():
            return plies
        moves = state.legal_moves(state.to_act()[0])
        play_words(state, choose([state.move_text(move) for move in moves]))
    raise AssertionError(f"{state.where()}: no end after {most} plies")


def refused_unchanged(state: State, seat: int, move: int | str) -> Exception:
    """The error with which a move is refused; fails if it is not, or if it left a trace."""
    before = state.position()
    told = None if state.effects is None else list(state.effects)
    try:
        state.play(seat, state.parse_move(move) if isinstance(move, str) else move)
    except Exception as error:
        assert state.position() == before, "a refused move changed the state"
        assert state.effects == told, "a refused move told something"
        return error
    raise AssertionError(f"{move!r} by seat {seat} was not refused")


def refusing_clause(state: State, text: str) -> str:
    """The clause by which a move of the seat on turn is illegal; fails if it is something else."""
    error = refused_unchanged(state, state.to_act()[0], text)
    assert isinstance(error, IllegalMove), f"{text!r} was refused otherwise: {error!r}"
    assert f"[{error.clause}]" in str(error) and repr(text) in str(error)
    return error.clause


def play_some(state: State, choices: Random, plies: int) -> None:
    """Play so many random moves, or fewer if the game ends before."""
    for _ in range(plies):
        acting = state.to_act()
        if not acting:
            return
        seat = choices.choice(acting)
        state.apply(seat, choices.choice(state.legal_moves(seat)))


def house_rules(game: Game, seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """Rules of some house by which so many can play, as the game declares them."""
    rules = {rule.name: _values(rule) for rule in choices_of(game) if rule.is_house_rule}
    return st.fixed_dictionaries({}, optional=rules).filter(
        lambda options: _can_be_played(game, seats, options)
    )


def _values(rule: Choice) -> st.SearchStrategy[Any]:
    if rule.kind == "boolean":
        return st.booleans()
    if rule.choices:
        return st.sampled_from(rule.choices)
    assert rule.kind == "integer" and rule.least is not None and rule.most is not None, rule.name
    return st.integers(int(rule.least), int(rule.most))


def _can_be_played(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.read_options(options, seats)
    except InvalidOptions:
        return False
    return True


@st.composite
def reached_states(draw: st.DrawFn, game: Game, most_plies: int = 200) -> State:
    """A state of this game, with any number of seats, reached by random play."""
    seats = draw(st.integers(game.seats[0], game.seats[-1]))
    state: State = game.new(seats, seed=draw(st.integers(0, 2**32)))
    play_some(state, Random(draw(st.integers(0, 2**32))), draw(st.integers(0, most_plies)))
    return state


# Deep Sea Adventure


def deep_sea_position(
    depths: Sequence[int] = (0, 0),
    *,
    sacks: Mapping[int, Sequence[Sequence[int]]] | None = None,
    stored: Mapping[int, Sequence[int]] | None = None,
    returning: Collection[int] = (),
    home: Collection[int] = (),
    path: Sequence[Sequence[int]] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position with a diver at each of `depths`; seat 0 is to choose a direction.

    Sacks and stores go by seat. The path, where it is not given, is 0, 0, 1, 1 up to 15, 15 from
    the submarine down: so depth d holds (d - 1) // 2. A treasure in a sack has left a blank where
    its first chip lay; other chips that lie elsewhere are gone. Where the path is given, the last
    seat has stored all that is left over. Where there are stores or stacks it is the second round.
    `fields` replace those of the position: `tank=3`.
    """
    sack_of = {seat: [list(treasure) for treasure in held] for seat, held in (sacks or {}).items()}
    store_of = {seat: list(values) for seat, values in (stored or {}).items()}
    carried = [treasure for held in sack_of.values() for treasure in held]
    if path is None:
        gone = [value for values in store_of.values() for value in values]
        gone += [value for treasure in carried for value in treasure[1:]]
        spaces = _path_without([treasure[0] for treasure in carried if treasure], gone)
    else:
        spaces = [list(treasure) for treasure in path]
        last = len(depths) - 1
        store_of[last] = store_of.get(last, []) + _left_over(spaces, carried, store_of)
    homecomers = sorted(home)
    is_later = any(store_of.values()) or any(len(treasure) > 1 for treasure in (*spaces, *carried))
    return {
        "game": "deep-sea",
        "rules": 1,
        "seats": len(depths),
        "phase": "direction",
        "turn": 0,
        "round": 2 if is_later else 1,
        "tank": 25,
        "path": spaces,
        "divers": [
            {
                "depth": depth,
                "returning": seat in returning or seat in home,
                "home": seat in home,
                "sack": sack_of.get(seat, []),
                "stored": store_of.get(seat, []),
            }
            for seat, depth in enumerate(depths)
        ],
        "last_home": homecomers[-1] if homecomers else None,
        **fields,
    }


def deep_sea_state(
    depths: Sequence[int] = (0, 0), faces: Iterable[int] = (), **rest: Any
) -> DeepSeaState:
    """The state of `deep_sea_position`; its dice will show `faces`, two for every roll."""
    position = deep_sea_position(depths, **rest)
    state = DEEP_SEA.from_position(position, ScriptedDice(faces))
    assert isinstance(state, DeepSeaState)
    return state


def new_deep_sea(seats: int = 2, seed: int = 0, **options: Any) -> DeepSeaState:
    """A new game."""
    state = DEEP_SEA.new(seats, seed=seed, options=options)
    assert isinstance(state, DeepSeaState)
    return state


def hidden_twin(position: dict[str, Any], viewer: int | None, choices: Random) -> dict[str, Any]:
    """A position that the viewer of a Deep Sea table cannot tell from this one.

    Values change places within their level (DSA-4), but not in a store, nor in the sack of the
    viewer who is home (DSA-19).
    """
    hidden = [
        list(held)
        for seat, diver in enumerate(position["divers"])
        if not (seat == viewer and diver["home"])
        for held in diver["sack"]
    ]
    pools: dict[int, list[int]] = {}
    for treasure in (*position["path"], *hidden):
        for value in treasure:
            pools.setdefault(value // 4, []).append(value)
    for pool in pools.values():
        choices.shuffle(pool)

    def other(treasures: list[list[int]]) -> list[list[int]]:
        return [[pools[value // 4].pop() for value in treasure] for treasure in treasures]

    return {
        **position,
        "path": other(position["path"]),
        "divers": [
            diver if seat == viewer and diver["home"] else {**diver, "sack": other(diver["sack"])}
            for seat, diver in enumerate(position["divers"])
        ],
    }


def _path_without(blanked: list[int], gone: list[int]) -> list[list[int]]:
    """The path in order of value, with a blank for each of `blanked` and without those `gone`."""
    path: list[list[int]] = []
    for value in range(16):
        blanks = blanked.count(value)
        chips = 2 - blanks - gone.count(value)
        path += [[] for _ in range(blanks)] + [[value] for _ in range(chips)]
    return path


def _left_over(
    path: list[list[int]], carried: list[list[int]], stores: Mapping[int, list[int]]
) -> list[int]:
    """The chips that are still in the box."""
    used = [value for treasure in (*path, *carried) for value in treasure]
    used += [value for values in stores.values() for value in values]
    return [value for value in range(16) for _ in range(2 - used.count(value))]
