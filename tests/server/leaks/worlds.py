"""Pairs of worlds that one viewer cannot tell apart, and moves that keep it so.

A case has the game as it truly stands and the same game as the viewer imagines it: everything that
the viewer may not know is drawn anew. Then both go on. At each step somebody moves, if possible in
one way here and in another there, or only in one of the two; but so that by the rules of the game
neither the viewer nor a spectator can tell the difference. What the server adds to the rules must
not tell it either.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from fathom import registry
from fathom.engine.capabilities import judged, known_ply, known_to_act
from fathom.engine.conformance import wire
from fathom.engine.dice import Dice, SealedDice, derived_seed
from fathom.engine.errors import InvalidMove
from fathom.engine.game import Game
from fathom.engine.playout import next_moment
from fathom.engine.real_time import due, is_timed, pass_time
from fathom.engine.state import State

PAUSE = 300
"""Milliseconds that pass before each step, in games that are played in real time."""
MOST_TRIED = 24
"""Of more moves than this at one step, only so many are tried."""


class Setting(NamedTuple):
    """A game with so many seats and these options."""

    game: str
    seats: int
    options: dict[str, Any]
    plies: tuple[int, ...]
    """After so many random moves the worlds part: at the last of these moments for every seat."""

    @property
    def name(self) -> str:
        """For the ids of tests."""
        return "-".join([self.game, str(self.seats), *map(str, self.options.values())])


SETTINGS = (
    Setting("deep-sea", 3, {}, (9, 40)),
    Setting("submarine", 3, {}, (12, 60)),
    Setting("titanic", 3, {"fights": True}, (0, 70)),
    Setting("sonar", 2, {"mode": "turns"}, (1, 24)),
    Setting("sonar", 4, {"mode": "turns"}, (0, 33)),
    Setting("sonar", 4, {"mode": "realtime"}, (2, 45)),
)
MORE_SETTINGS = (
    *SETTINGS,
    Setting("deep-sea", 6, {}, (0, 90)),
    Setting("submarine", 5, {"unused": "even"}, (30, 200)),
    Setting("titanic", 4, {"over_the_rail": True, "cold_water": True}, (20, 120)),
    Setting("sonar", 5, {"mode": "turns", "scenario": "delta"}, (60, 200)),
    Setting("sonar", 8, {"mode": "realtime", "scenario": "bravo"}, (20, 120)),
)


class Step(NamedTuple):
    """Somebody's move in each world; None: they do nothing there."""

    seat: int
    here: str | None
    there: str | None

    @property
    def in_worlds(self) -> tuple[str | None, str | None]:
        """The move in each of the worlds."""
        return self.here, self.there


class Case(NamedTuple):
    """Two worlds, a viewer to whom they look the same, and how they go on."""

    name: str
    setting: Setting
    viewer: int
    seed: bytes
    """Of both tables: chance to come is the same in both worlds."""
    positions: tuple[dict[str, Any], dict[str, Any]]
    steps: list[Step]
    is_timed: bool
    is_whispering: bool
    """Another side talks among itself, not the same in both worlds. Such a table is not closed at
    the end: then everybody at it may know what was said."""

    @property
    def hidden_steps(self) -> int:
        """In how many steps the two worlds do not do the same."""
        return sum(step.here != step.there for step in self.steps)


def cases(setting: Setting, seed: int, steps: int) -> Iterator[Case]:
    """The cases of a setting: at several moments, with the eyes of each seat in turn."""
    game = registry.load(setting.game)
    for number, plies in enumerate(setting.plies):
        true = _played(game, setting, derived_seed(seed, 1, plies), plies)
        is_last = number == len(setting.plies) - 1
        viewers = range(setting.seats) if is_last else [(seed + number) % setting.seats]
        for viewer in viewers:
            dice = Dice(derived_seed(seed, 2, plies, viewer))
            imagined = true.imagine(viewer, dice)
            positions = (true.position(), imagined.position())
            name = f"{setting.name}-ply{plies}-seat{viewer}-{seed}"
            yield Case(
                name,
                setting,
                viewer,
                seed_of(name),
                positions,
                list(_steps(game, positions, seed_of(name), viewer, dice, steps)),
                is_timed(true),
                is_whispering=is_last and viewer % 2 == 1,
            )


def seed_of(name: str) -> bytes:
    """A seed of its own for every case."""
    return hashlib.sha256(name.encode()).digest()


def set_up(game: Game, position: dict[str, Any], dice: Dice) -> State:
    """A world as the server sets it up, with chance of its own from here on."""
    state: State = game.from_position(position, dice)
    state.listen()
    return state


def _played(game: Game, setting: Setting, seed: int, plies: int) -> State:
    """A game after some random moves, or shortly before its end."""
    choices = Dice(derived_seed(seed, 3))
    state: State = game.new(setting.seats, seed=seed, options=setting.options)
    for _ in range(plies):
        before = state.copy()
        if is_timed(state):
            at = next_moment(state, choices)
            pass_time(state, at)
            state.now = at
        acting = state.to_act()
        if not acting:
            if due(state) is None:
                return before
            continue
        seat = acting[choices.below(len(acting))]
        kinds = list(game.by_kind(state.legal_moves(seat)).values())
        moves = kinds[choices.below(len(kinds))]
        state.apply(seat, moves[choices.below(len(moves))])
        if state.outcome() is not None:
            return before
        if _somebody_draws(state):
            state = before
    return state


def _steps(
    game: Game,
    positions: tuple[dict[str, Any], dict[str, Any]],
    seed: bytes,
    viewer: int,
    choices: Dice,
    most: int,
) -> Iterator[Step]:
    worlds = [set_up(game, position, SealedDice(seed)) for position in positions]
    for _ in range(most):
        if is_timed(worlds[0]):
            for world in worlds:
                at = world.now + PAUSE
                pass_time(world, at)
                world.now = at
            if _known(worlds[0], viewer) != _known(worlds[1], viewer):
                return
        found = _step(worlds, viewer, choices)
        if found is None:
            return
        step, worlds = found
        yield step
        if any(world.outcome() is not None for world in worlds):
            return


def _step(worlds: list[State], viewer: int, choices: Dice) -> tuple[Step, list[State]] | None:
    """A step after which the viewer still cannot tell the worlds apart, as different as can be."""
    seats = sorted({seat for world in worlds for seat in world.to_act()})
    choices.shuffle(seats)
    seats.sort(key=lambda seat: seat == viewer and bool(choices.below(3)))
    same = None
    for seat in seats:
        futures = [_futures(world, seat, viewer, choices) for world in worlds]
        for known in sorted(futures[0].keys() & futures[1].keys()):
            here, there = futures[0][known], futures[1][known]
            for move in here:
                for other in there:
                    if move == other and move is None:
                        continue
                    step = Step(seat, _words(worlds[0], move), _words(worlds[1], other))
                    if move != other:
                        return step, [here[move], there[other]]
                    same = same or (step, [here[move], there[other]])
        if same is not None:
            return same
    return None


def _somebody_draws(state: State) -> bool:
    """A world begins without a log, so nothing in it may refer to what was drawn earlier."""
    return not all(
        _needs_no_drawing(state.game, move)
        for seat in range(state.seats)
        for move in state.legal_moves(seat)
    )


def _needs_no_drawing(game: Game, move: int) -> bool:
    """A move for which a line is drawn cannot be made by its words alone."""
    try:
        return judged(game, move, None) == move
    except InvalidMove:
        return False


Known = tuple[bytes, ...]


def _futures(
    world: State, seat: int, viewer: int, choices: Dice
) -> dict[Known, dict[int | None, State]]:
    """By what viewer and spectators know afterwards: the moves of a seat, and where they lead."""
    moves = [move for move in world.legal_moves(seat) if _needs_no_drawing(world.game, move)]
    choices.shuffle(moves)
    futures: dict[Known, dict[int | None, State]] = {}
    if seat != viewer:  # that somebody does nothing is possible too
        futures[_known(world, viewer)] = {None: world}
    for move in moves[:MOST_TRIED]:
        after = world.copy()
        after.listen()
        after.apply(seat, move)
        told = after.heard()
        effects = [
            wire([one.effect for one in told if one.is_for(eyes)]) for eyes in (viewer, None)
        ]
        known = (*_known(after, viewer), *(effect for effect in effects if effect != b"[]"))
        futures.setdefault(known, {})[move] = after
    return futures


def _known(world: State, viewer: int) -> Known:
    """All that viewer and spectators know of a world."""
    return (
        wire(world.view(viewer)),
        wire(world.legal_moves(viewer)),
        wire(world.view(None)),
        wire([known_ply(world, viewer), known_ply(world, None)]),
        wire([known_to_act(world, viewer), known_to_act(world, None)]),
    )


def _words(world: State, move: int | None) -> str | None:
    return None if move is None else world.move_text(move)
