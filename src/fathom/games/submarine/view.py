"""What a seat may see. Tiles go by their names, cards by their background from 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from fathom.engine.fields import each, word
from fathom.engine.state import NOBODY
from fathom.engine.view import View, view_by_fields
from fathom.games.submarine.notation import CARD, TAKE
from fathom.games.submarine.spec import (
    DEPTHS,
    FIELDS,
    FIRST_SPACE,
    KINDS,
    SPACES_IN_COLUMN,
    TILE_NAMES,
    TOP_LEVEL,
)

if TYPE_CHECKING:
    from fathom.games.submarine.rules import SubmarineState

Phase = Literal["shell", "place", "ship", "act", "pay", "toll", "pause", "over"]
PHASES: tuple[Phase, ...] = ("shell", "place", "ship", "act", "pay", "toll", "pause", "over")

Doing = Literal["nothing", "move", "salvage"]
DOINGS: tuple[Doing, ...] = ("nothing", "move", "salvage")

PhaseWord = Annotated[Phase, word(PHASES)]
DoingWord = Annotated[Doing, word(DOINGS)]
TileList = Annotated[list[str], each(word(TILE_NAMES))]


class Jammer(msgspec.Struct, frozen=True, kw_only=True):
    """A submarine whose owner gets a toll card for a treasure (SUB-17)."""

    seat: int
    level: int


class SeaField(msgspec.Struct, frozen=True, kw_only=True):
    """One field of the board."""

    tiles: list[str | None]
    """The tile on each space; None where it has been salvaged."""
    submarines: list[int]
    """The seat of each submarine here."""
    jammers: list[Jammer]
    """What each treasure here would cost you in toll; for a spectator, whoever is on turn."""


class Diver(msgspec.Struct, frozen=True, kw_only=True):
    """A submarine of the seat on turn that may still move (SUB-14)."""

    level: int
    count: int


class Salvage(msgspec.Struct, frozen=True, kw_only=True):
    """The treasure that is being paid for (SUB-32)."""

    tile: str
    owed: list[int]
    """By seat: the toll cards that are still to be given; while card or joker is open, all."""
    jammers: list[Jammer]
    """The submarines that all of it is for."""


class KnownCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a pile that you know because you put it there."""

    place: int
    """From the top, which is 1."""
    card: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """One player, as you see them."""

    ship: int
    """0 is the left edge, 7 off the board, otherwise the column."""
    to_place: int
    """Submarines that are not on the board yet."""
    container: list[str | None]
    """By kind: the treasure in the slot."""
    jokers: list[str]
    """What lies beside the container (SUB-20), in the order in which it came there."""
    fresh: int
    """How many of the last of them came in this turn and cannot be used yet."""
    hand: list[int] | None
    """The cards in the hand: only your own."""
    hand_size: int
    hand_known: list[int]
    """Cards that you know to be in another's hand because you gave them."""
    pile_size: int
    pile_known: list[KnownCard]


class SubmarineView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    phase: PhaseWord
    doing: DoingWord
    voyage: int
    idle: int
    """Voyages in a row without progress (SUB-30)."""
    idle_limit: int
    columns: list[list[SeaField]]
    """By column, from level 2 down."""
    shells: list[str]
    """While shells are chosen: those still to be had (SUB-5)."""
    divers: list[Diver]
    laid: TileList
    """What was laid on the board in this turn (SUB-24)."""
    salvage: Salvage | None
    joker_only: list[str]
    """What you could salvage now, but not pay for with a card (SUB-16, SUB-18, SUB-22)."""
    players: list[Player]
    discard: list[int]
    """By background: how many of its cards are out of the game for good."""
    removed: int
    """How many cards left the game unseen before it began (SUB-4)."""


def view_of(state: SubmarineState, seat: int | None) -> SubmarineView:
    """What that seat, or a spectator, may see."""
    phase = PHASES[state.phase]
    return view_by_fields(
        SubmarineView,
        state,
        seat,
        idle_limit=state.options.idle_voyages,
        columns=_columns(state, state.turn if seat is None else seat),
        shells=[TILE_NAMES[shell] for shell in state.free_shells()] if phase == "shell" else [],
        divers=_divers(state) if phase == "act" else [],
        salvage=_salvage(state) if phase in ("pay", "toll") else None,
        joker_only=_joker_only(state) if phase == "act" and seat == state.turn else [],
        players=[_player(state, player, seat) for player in range(state.seats)],
        removed=sum(state.removed),
    )


def open_view_of(state: SubmarineState) -> SubmarineView:
    """The table with every hand, and the cards of every pile."""
    return msgspec.structs.replace(
        view_of(state, None),
        players=[
            msgspec.structs.replace(
                _player(state, player, player),
                pile_known=[
                    KnownCard(place=place, card=entry % 8 + 1)
                    for place, entry in enumerate(reversed(state.piles[player]), 1)
                ],
            )
            for player in range(state.seats)
        ],
    )


def _columns(state: SubmarineState, payer: int) -> list[list[SeaField]]:
    treasures = state.options.treasures()
    tiles = [TILE_NAMES[tile] if tile >= 0 else None for tile in state.board]
    submarines: list[list[int]] = [[] for _ in range(FIELDS)]
    for number, field in enumerate(state.submarines):
        if field >= 0:
            submarines[field].append(number // state.fleet)
    return [
        [
            SeaField(
                tiles=tiles[start + FIRST_SPACE[depth] : start + FIRST_SPACE[depth + 1]],
                submarines=submarines[column * DEPTHS + depth],
                jammers=_jammers(state, payer, column, depth),
            )
            for depth in range(DEPTHS)
        ]
        for column, start in enumerate(range(0, treasures, SPACES_IN_COLUMN))
    ]


def _jammers(state: SubmarineState, payer: int, column: int, depth: int) -> list[Jammer]:
    if payer == NOBODY:
        return []
    return [
        Jammer(seat=number // state.fleet, level=state.submarines[number] % DEPTHS + TOP_LEVEL)
        for number in state.jammers(payer, column, depth)
    ]


def _divers(state: SubmarineState) -> list[Diver]:
    free = [state.free_submarines(state.turn, depth) for depth in range(DEPTHS)]
    return [
        Diver(level=depth + TOP_LEVEL, count=count) for depth, count in enumerate(free) if count
    ]


def _salvage(state: SubmarineState) -> Salvage:
    depth = state.depth_of_space(state.pending)
    is_open = PHASES[state.phase] == "pay"
    return Salvage(
        tile=TILE_NAMES[state.board[state.pending]],
        owed=list(state.tolls_at(state.turn, depth) if is_open else state.owed),
        jammers=_jammers(state, state.turn, state.ships[state.turn] - 1, depth),
    )


def _joker_only(state: SubmarineState) -> list[str]:
    seat = state.turn
    column = state.ships[seat] - 1
    tiles = [move - TAKE for move in state.legal_moves(seat) if TAKE <= move < CARD]
    return [
        TILE_NAMES[tile]
        for tile in tiles
        if not state.can_pay_card(seat, state.space_of(column, tile))
    ]


def _player(state: SubmarineState, player: int, viewer: int | None) -> Player:
    pile = state.piles[player]
    return Player(
        ship=state.ships[player],
        to_place=state.submarines_of(player).count(-1),
        container=[
            TILE_NAMES[tile] if tile >= 0 else None
            for tile in state.slots[player * KINDS : player * KINDS + state.options.kinds()]
        ],
        jokers=[TILE_NAMES[tile] for tile in state.beside[player]],
        fresh=state.fresh if player == state.turn else 0,
        hand=cards(state.known_hand(player, player)) if player == viewer else None,
        hand_size=state.hand_size(player),
        hand_known=(
            [] if viewer is None or player == viewer else cards(state.known_hand(player, viewer))
        ),
        pile_size=len(pile),
        pile_known=[
            KnownCard(place=place, card=entry % 8 + 1)
            for place, entry in enumerate(reversed(pile), 1)
            if viewer is not None and entry >> (3 + viewer) & 1
        ],
    )


def cards(counts: list[int]) -> list[int]:
    """Cards in order, from 1, given how many there are of each background."""
    held: list[int] = []
    for background, count in enumerate(counts, 1):
        held += [background] * count
    return held
