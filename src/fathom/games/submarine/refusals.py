"""Why a move is not possible now: the clause, and a reason that tells no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathom.games.submarine.notation import (
    CARD,
    GIVE,
    JOKER,
    MOVE,
    PLACE,
    SHIP,
    STEPS,
    STOP,
    SWAP,
    TAKE,
)
from fathom.games.submarine.spec import (
    BACKGROUNDS,
    COLUMNS,
    DEPTHS,
    SHELL,
    TILE_NAMES,
    TOP_LEVEL,
)
from fathom.games.submarine.view import DOINGS, PHASES

if TYPE_CHECKING:
    from fathom.games.submarine.rules import SubmarineState

Refusal = tuple[str, str]


def why_not(state: SubmarineState, seat: int, move: int) -> Refusal:
    """Why the seat on turn may not make this move."""
    phase = PHASES[state.phase]
    if move < PLACE:
        if phase == "shell":
            return "SUB-5", f"the shell {TILE_NAMES[SHELL + move]} is taken"
        return "SUB-5", "shells are chosen before the first turn"
    if phase == "shell":
        return "SUB-5", "first everybody chooses a shell"
    if move < SHIP:
        if phase == "place":
            return "SUB-1", f"there is no column {move - PLACE + 1}"
        return "SUB-7", "all submarines are placed"
    if phase == "place":
        return "SUB-7", "first all submarines are placed"
    if phase in ("pay", "toll"):
        return _in_salvage(state, seat, move, phase)
    if CARD <= move < SWAP:
        return "SUB-32", "no treasure has been chosen to be paid for"
    if phase == "ship":
        return _before_sailing(state, seat, move)
    if move < MOVE:
        if phase == "pause":
            return "SUB-10", "the ship is off the board and waits for the others"
        return "SUB-8", "the ship has sailed in this turn"
    if phase == "pause":
        return _in_pause(state, move)
    if move == STOP:
        return "SUB-13", "at least one submarine must move, or a treasure be salvaged"
    if move >= SWAP:
        return "SUB-26", "cards are exchanged only while the ship is off the board"
    if move < TAKE:
        return _move(state, seat, move - MOVE)
    return _take(state, seat, move - TAKE)


def _before_sailing(state: SubmarineState, seat: int, move: int) -> Refusal:
    if not SHIP <= move < SHIP + COLUMNS:
        return "SUB-8", "the ship sails first"
    column = move - SHIP + 1
    if column > state.columns:
        return "SUB-1", f"there is no column {column}"
    if column <= state.ships[seat]:
        return "SUB-8", f"column {column} is not to the right of the ship"
    return "SUB-9", f"no own submarine in column {column}"


def _in_pause(state: SubmarineState, move: int) -> Refusal:
    if move < CARD:
        return "SUB-10", "no submarine acts while the ship is off the board"
    if not state.piles[state.turn]:
        return "SUB-26", "there is no pile to exchange a card with"
    return "SUB-26", f"no card {move - SWAP + 1} in the hand"


def _move(state: SubmarineState, seat: int, way: int) -> Refusal:
    depth, target, column = STEPS[way]
    level = depth + TOP_LEVEL
    if DOINGS[state.doing] == "salvage":
        return "SUB-12", "treasures are salvaged in this turn, so no submarine moves"
    if column >= state.columns:
        return "SUB-1", f"there is no column {column + 1}"
    here = state.ships[seat] - 1
    if here * DEPTHS + depth not in state.submarines_of(seat):
        return "SUB-12", f"no own submarine on level {level} below the ship"
    if state.free_submarines(seat, depth) == 0:
        return "SUB-14", f"every own submarine on level {level} has moved in this turn"
    return (
        "SUB-14",
        f"the submarine is on level {target + TOP_LEVEL} of column {column + 1} already",
    )


def _take(state: SubmarineState, seat: int, tile: int) -> Refusal:
    name = TILE_NAMES[tile]
    if DOINGS[state.doing] == "move":
        return "SUB-12", "submarines move in this turn, so nothing is salvaged"
    column = state.ships[seat] - 1
    space = state.space_of(column, tile)
    if space < 0:
        return "SUB-15", f"{name} does not lie below the ship"
    depth = state.depth_of_space(space)
    if column * DEPTHS + depth not in state.submarines_of(seat):
        return "SUB-15", f"no own submarine on the field of {name}"
    if tile in state.laid:
        return "SUB-24", f"{name} was laid down in this turn"
    return _no_means(state, seat, tile, depth)


def _no_means(state: SubmarineState, seat: int, tile: int, depth: int) -> Refusal:
    """Why a tile cannot be paid for with a card, and what is wrong with the jokers."""
    name = TILE_NAMES[tile]
    if state.known_hand(seat, seat)[tile % BACKGROUNDS]:
        toll = sum(state.tolls_at(seat, depth))
        return "SUB-18", f"{name} costs {toll} toll cards, and there are not so many"
    if tile >= SHELL and state.usable_jokers(seat):
        return "SUB-24", f"the shell {name} is taken with a card only"
    if tile < SHELL and state.beside[seat]:
        return "SUB-20", "a joker that came in this turn waits until a later turn"
    return "SUB-16", f"no card {tile % BACKGROUNDS + 1} in the hand"


def _in_salvage(state: SubmarineState, seat: int, move: int, phase: str) -> Refusal:
    tile = state.board[state.pending]
    name = TILE_NAMES[tile]
    if phase == "toll":
        if GIVE <= move < SWAP:
            return "SUB-18", f"no card {move - GIVE + 1} in the hand"
        return "SUB-32", f"first the toll for {name} is paid"
    if move == CARD:
        if state.known_hand(seat, seat)[tile % BACKGROUNDS]:
            return "SUB-18", f"the toll for {name} is more than the cards that are left"
        return "SUB-16", f"no card {tile % BACKGROUNDS + 1} in the hand"
    if JOKER <= move < GIVE:
        joker = move - JOKER
        if joker not in state.beside[seat]:
            return "SUB-22", f"{TILE_NAMES[joker]} is no joker beside the container"
        if tile >= SHELL:
            return "SUB-24", f"the shell {name} is taken with a card only"
        return "SUB-20", f"{TILE_NAMES[joker]} came in this turn and waits until a later turn"
    return "SUB-32", f"first {name} is paid for"
