"""The whole table as JSON."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.fields import Form, Seat
from fathom.engine.position import Position, lay_position, position_by_fields
from fathom.games.submarine.faults import faults_of
from fathom.games.submarine.rules_cards import MARK
from fathom.games.submarine.spec import (
    BACKGROUNDS,
    DEPTHS,
    FIRST_SPACE,
    KINDS,
    SPACES,
    SPACES_IN_COLUMN,
    TILE_BY_NAME,
    TILE_NAMES,
    TOP_LEVEL,
)
from fathom.games.submarine.view import DoingWord, PhaseWord, TileList, cards

if TYPE_CHECKING:
    from fathom.games.submarine.rules import SubmarineState


NAMES = (*TILE_NAMES, "")
"""By tile: its name; the last, so also NO_TILE's, is that of an empty space."""

Place = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
"""A column and a level."""


BITS = Form(
    lambda bits: [number for number in range(bits.bit_length()) if bits >> number & 1],
    lambda numbers: sum(1 << number for number in numbers),
)
CLAUSE = Form(
    lambda number: f"SUB-{number}" if number else None,
    lambda clause: int(clause[4:]) if clause else 0,
)


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One player. Tiles go by their names, cards by their background from 1."""

    ship: int = 0
    submarines: list[Place | None]
    """Column and level of each; None while it is not on the board."""
    container: list[str] = []
    jokers: list[str] = []
    hand: list[int]
    pile: list[int]
    """From the top down."""
    hand_known: list[list[int]] = []
    """By seat: cards that it knows to be in this hand; left out when nobody knows any."""
    pile_known: list[list[int]] = []
    """By card from the top down: the seats that know it; left out when nobody knows any."""
    pool_known: list[list[int]] | msgspec.UnsetType = msgspec.UNSET
    """By seat: cards that it knows to be in this hand or to have left it unseen and to lie in a
    pile; left out when that is no more than it knows of the hand."""
    pile_from: list[int | None] | msgspec.UnsetType = msgspec.UNSET
    """By card from the top down: out of whose hand it came unseen, while somebody else knew of a
    card there; left out when there is none."""


class SubmarinePosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The whole table. An empty space of the board is an empty word."""

    phase: PhaseWord
    turn: Seat
    board: list[list[list[str]]]
    """By column, from level 2 down, by space."""
    players: list[PlayerPosition]
    discard: list[int]
    """By background: how many cards."""
    removed: list[int]
    voyage: int = 1
    idle: int = 0
    progress: bool = False
    doing: DoingWord = "nothing"
    moved: Annotated[list[int], BITS] = msgspec.field(default_factory=list)
    """Which submarines of the seat on turn have moved, counted from 0."""
    fresh: int = 0
    laid: TileList = msgspec.field(default_factory=list)
    salvage: str | None = None
    """The tile that is being paid for."""
    owed: list[int] = msgspec.field(default_factory=list)
    """By seat: the toll cards still to be given; left out when there are none."""
    ended_by: Annotated[str | None, CLAUSE] = None
    tolls: int = 0
    jokers_laid: int = 0

    def faults(self) -> list[str]:
        return faults_of(self)


def position_of(state: SubmarineState) -> dict[str, Any]:
    """The whole table as plain JSON values."""
    return position_by_fields(
        state,
        board=_board(state),
        players=[_player(state, seat) for seat in range(state.seats)],
        salvage=TILE_NAMES[state.board[state.pending]] if state.pending >= 0 else None,
        owed=list(state.owed) if any(state.owed) else [],
    )


def _board(state: SubmarineState) -> list[list[list[str]]]:
    names = [NAMES[tile] for tile in state.board]
    return [
        [names[start + first : start + end] for first, end in pairwise(FIRST_SPACE)]
        for start in range(0, state.columns * SPACES_IN_COLUMN, SPACES_IN_COLUMN)
    ]


def _player(state: SubmarineState, seat: int) -> PlayerPosition:
    pile = state.piles[seat][::-1]
    return PlayerPosition(
        ship=state.ships[seat],
        submarines=[
            [field // DEPTHS + 1, field % DEPTHS + TOP_LEVEL] if field >= 0 else None
            for field in state.submarines_of(seat)
        ],
        container=[
            TILE_NAMES[tile] for tile in state.slots[seat * KINDS : (seat + 1) * KINDS] if tile >= 0
        ],
        jokers=[TILE_NAMES[tile] for tile in state.beside[seat]],
        hand=cards(state.known_hand(seat, seat)),
        pile=[card % 8 + 1 for card in pile],
        hand_known=_hand_known(state, seat),
        pile_known=_pile_known(state, pile),
        pool_known=_pool_known(state, seat),
        pile_from=_pile_from(pile),
    )


def _hand_known(state: SubmarineState, seat: int) -> list[list[int]]:
    """By seat: what it knows of this hand; nothing if nobody knows anything."""
    known: list[list[int]] = [[] for _ in range(state.seats)]
    for other in range(state.seats):
        if other != seat:
            known[other] = cards(state.known_hand(seat, other))
    return known if any(known) else []


def _pile_known(state: SubmarineState, pile: list[int]) -> list[list[int]]:
    """By card: who knows it; nothing if nobody knows any."""
    if max(pile, default=0) < 8:
        return []
    seats = range(state.seats)
    return [[seat for seat in seats if card >> (3 + seat) & 1] for card in pile]


def _pool_known(state: SubmarineState, seat: int) -> list[list[int]] | msgspec.UnsetType:
    """By seat: what it knows of this pool; unset if that is what it knows of the hand."""
    others = [other for other in range(state.seats) if other != seat]
    if all(state.known_pool(seat, other) == state.known_hand(seat, other) for other in others):
        return msgspec.UNSET
    return [
        cards(state.known_pool(seat, other)) if other != seat else []
        for other in range(state.seats)
    ]


def _pile_from(pile: list[int]) -> list[int | None] | msgspec.UnsetType:
    """By card: whose mark it bears; unset if none bears one."""
    if max(pile, default=0) >> MARK == 0:
        return msgspec.UNSET
    return [(card >> MARK) - 1 if card >> MARK else None for card in pile]


def restore(state: SubmarineState, position: SubmarinePosition) -> SubmarineState:
    """Lay a position without faults on an empty table."""
    lay_position(state, position, but=("board", "players", "salvage", "owed"))
    names = [name for column in position.board for field in column for name in field]
    tiles = [TILE_BY_NAME[name] if name else -1 for name in names]
    tiles += [-1] * (SPACES - len(names))  # columns that this house does not have
    state.board = vec[i64](tiles)
    state.ships = vec[i64]([player.ship for player in position.players])
    state.submarines = vec[i64](
        [
            -1 if place is None else (place[0] - 1) * DEPTHS + place[1] - TOP_LEVEL
            for player in position.players
            for place in player.submarines
        ]
    )
    state.beside = [[TILE_BY_NAME[name] for name in player.jokers] for player in position.players]
    for seat, player in enumerate(position.players):
        for name in player.container:
            tile = TILE_BY_NAME[name]
            state.slots[seat * KINDS + tile // BACKGROUNDS] = tile
        _restore_cards(state, seat, player)
    _restore_pools(state, position)
    if position.salvage is not None:
        column = position.players[state.turn].ship - 1
        state.pending = state.space_of(column, TILE_BY_NAME[position.salvage])
    if position.owed:
        state.owed = vec[i64](position.owed)
    state.note_what_all_know()
    return state


def _restore_cards(state: SubmarineState, seat: int, player: PlayerPosition) -> None:
    hands = [player.hand if other == seat else [] for other in range(state.seats)]
    if player.hand_known:
        hands = [
            player.hand if other == seat else player.hand_known[other]
            for other in range(state.seats)
        ]
    for other, hand in enumerate(hands):
        for card in hand:
            state.hands[seat * BACKGROUNDS + card - 1] += 1 << (2 * other)
    knowers = player.pile_known or [[] for _ in player.pile]
    pile = [
        card - 1 + sum(8 << other for other in seats)
        for card, seats in zip(player.pile, knowers, strict=True)
    ]
    if player.pile_from:
        marks = [0 if owner is None else owner + 1 for owner in player.pile_from]
        pile = [card + (mark << MARK) for card, mark in zip(pile, marks, strict=True)]
    state.piles[seat] = pile[::-1]


def _restore_pools(state: SubmarineState, position: SubmarinePosition) -> None:
    """What is known of pools: as much as of the hands, or what is written."""
    if not any(player.pile_from or player.pool_known for player in position.players):
        return
    state.pools = state.hands[:]
    for seat, player in enumerate(position.players):
        for other, pool in enumerate(player.pool_known or []):
            if other != seat:
                for background in range(BACKGROUNDS):
                    index = seat * BACKGROUNDS + background
                    rest = int(state.pools[index]) & ~(3 << 2 * other)
                    state.pools[index] = rest | pool.count(background + 1) << 2 * other
