"""What cannot lie on a table of Submarine. Every fault is found, not just the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from fathom.engine.position import options_of
from fathom.games.submarine.rules_cards import MOST_KNOWN
from fathom.games.submarine.spec import (
    AT_START,
    BACKGROUNDS,
    CARDS,
    CARDS_OF_BACKGROUND,
    DEPTHS,
    OFF_BOARD,
    SHELL,
    TILE_BY_NAME,
    TILE_NAMES,
    TOP_LEVEL,
    SubmarineOptions,
)

if TYPE_CHECKING:
    from fathom.games.submarine.position import PlayerPosition, SubmarinePosition

ENDINGS = ("SUB-27", "SUB-28", "SUB-29", "SUB-30")


def faults_of(position: SubmarinePosition) -> list[str]:
    """Everything wrong with a position whose common part is right."""
    shape = list(_shape_faults(position))
    if shape:  # what is not there cannot be looked at
        return shape
    return [
        *_tile_faults(position),
        *_card_faults(position),
        *_course_faults(position),
        *(_end_faults(position) if position.phase == "over" else _play_faults(position)),
    ]


def _shape_faults(position: SubmarinePosition) -> Iterator[str]:
    """Lists of the wrong length, and numbers and names that mean nothing."""
    seats = position.seats
    if len(position.players) != seats:
        yield f"players: there are {len(position.players)}, not {seats}"
    shape = [[len(field) for field in column] for column in position.board]
    columns = _options(position).columns
    if shape != [[1, 2, 3, 4]] * columns:
        yield f"board: there are {columns} columns of fields with 1, 2, 3 and 4 spaces (SUB-1)"
    for name in ("discard", "removed"):
        counts = getattr(position, name)
        if len(counts) != BACKGROUNDS or min(counts, default=0) < 0:
            yield f"{name}: it is a number for each of {BACKGROUNDS} backgrounds (SUB-2)"
    if len(position.owed) not in (0, seats) or min(position.owed, default=0) < 0:
        yield "owed: it is a number for each seat, or left out (SUB-32)"
    salvage = [] if position.salvage is None else [position.salvage]
    for where, names in (
        ("board", [name for name in _on_board(position) if name]),
        ("laid", position.laid),
        ("salvage", salvage),
        *((f"players[{n}]", p.container + p.jokers) for n, p in enumerate(position.players)),
    ):
        yield from (f"{where}: there is no tile {x!r} (SUB-2)" for x in names if not _is_tile(x))
    for seat in range(len(position.players)):
        yield from (f"players[{seat}]: {fault}" for fault in _player_shape(position, seat))


def _options(position: SubmarinePosition) -> SubmarineOptions:
    return options_of(position, SubmarineOptions)


def _is_tile(name: str) -> bool:
    return name in TILE_BY_NAME


def _player_shape(position: SubmarinePosition, seat: int) -> Iterator[str]:
    player, seats, options = position.players[seat], position.seats, _options(position)
    fleet = options.fleet(seats)
    if not AT_START <= player.ship <= OFF_BOARD:
        yield f"ship {player.ship} is not {AT_START} to {OFF_BOARD} (SUB-8)"
    elif options.columns < player.ship < OFF_BOARD:
        yield f"ship {player.ship}: there is no such column (SUB-1)"
    if len(player.submarines) != fleet:
        yield f"{len(player.submarines)} submarines, not {fleet} (SUB-3)"
    for place in player.submarines:
        if place is not None and not (
            1 <= place[0] <= options.columns and TOP_LEVEL <= place[1] < TOP_LEVEL + DEPTHS
        ):
            yield f"there is no column {place[0]} with level {place[1]} (SUB-1)"
    known = [card for cards in player.hand_known for card in cards]
    for card in (*player.hand, *player.pile, *known):
        if not 1 <= card <= BACKGROUNDS:
            yield f"there is no card {card} (SUB-2)"
    if player.hand_known and len(player.hand_known) != seats:
        yield "hand_known has an entry for each seat, or is left out"
    elif player.hand_known and player.hand_known[seat]:
        yield "hand_known says nothing of the owner"
    pools = player.pool_known or []
    yield from (
        f"pool_known: there is no card {card} (SUB-2)"
        for card in sorted({card for cards in pools for card in cards})
        if not 1 <= card <= BACKGROUNDS
    )
    if pools and len(pools) != seats:
        yield "pool_known has an entry for each seat, or is left out"
    elif pools and pools[seat]:
        yield "pool_known says nothing of the owner"
    if player.pile_from and len(player.pile_from) != len(player.pile):
        yield "pile_from has an entry for each card, or is left out"
    for other in player.pile_from or []:
        if other is not None and not 0 <= other < seats:
            yield f"pile_from: there is no seat {other}"
    if player.pile_known and len(player.pile_known) != len(player.pile):
        yield "pile_known has an entry for each card, or is left out"
    for knowers in player.pile_known:
        yield from (
            f"pile_known: there is no seat {other}" for other in knowers if not 0 <= other < seats
        )
        if len(set(knowers)) < len(knowers):
            yield "pile_known: a seat is named twice"


def _tile_faults(position: SubmarinePosition) -> Iterator[str]:
    """Each treasure is somewhere once, and shells and duplicates are where they can be."""
    players = position.players
    held = [name for player in players for name in (*player.container, *player.jokers)]
    tiles = Counter(name for name in (*_on_board(position), *held) if name)
    options = _options(position)
    treasures = options.treasures()
    for name in TILE_NAMES[:treasures]:
        if tiles[name] != 1:
            yield f"tiles: {name} is there {tiles[name]} times (SUB-2)"
    strange = [name for name in TILE_NAMES[treasures:SHELL] if tiles[name]]
    yield from (f"tiles: there is no {name} in this house (SUB-2)" for name in strange)
    shells = [name for name in TILE_NAMES[SHELL:] if tiles[name]]
    yield from (f"tiles: {name} is there twice (SUB-2)" for name in shells if tiles[name] > 1)
    if position.phase != "shell" and len(shells) != position.seats * options.shells:
        yield f"tiles: {len(shells)} shells for {position.seats} players (SUB-5)"
    for seat, player in enumerate(players):
        kinds = [name[0] for name in player.container]
        if "S" in kinds:
            yield f"players[{seat}]: a shell in the container (SUB-24)"
        if len(set(kinds)) < len(kinds):
            yield f"players[{seat}]: two treasures of a kind in the container (SUB-20)"
        for name in player.jokers:
            if name[0] not in (*kinds, "S"):
                yield f"players[{seat}]: {name} lies beside an empty slot (SUB-20)"


def _card_faults(position: SubmarinePosition) -> Iterator[str]:
    seats, players, options = position.seats, position.players, _options(position)
    cards = Counter(card for player in players for card in (*player.hand, *player.pile))
    for background in range(BACKGROUNDS):
        count = cards[background + 1] + position.discard[background] + position.removed[background]
        if count != CARDS_OF_BACKGROUND:
            yield f"cards: {count} of {background + 1}, not {CARDS_OF_BACKGROUND} (SUB-2)"
    removed = CARDS - seats * options.cards_each(seats)
    if sum(position.removed) != removed:
        yield f"removed: {sum(position.removed)} cards, not {removed} (SUB-4)"
    each = options.unused_of_each(seats)
    if min(position.removed) < each:
        yield f"removed: fewer than {each} of a background (SUB-4)"
    for seat, player in enumerate(players):
        if len(player.hand) > options.hand:
            yield f"players[{seat}]: {len(player.hand)} cards in the hand (SUB-21)"
        is_cut_off = position.phase == "over"
        is_salvaging = position.doing == "salvage" and seat == position.turn
        if len(player.hand) < options.hand and player.pile and not (is_salvaging or is_cut_off):
            yield f"players[{seat}]: the hand is not filled (SUB-19, SUB-25)"
        for known in player.hand_known:
            if Counter(known) - Counter(player.hand):
                yield f"players[{seat}]: hand_known has cards that are not in the hand"
        yield from _pool_faults(position, seat)


def _pool_faults(position: SubmarinePosition, seat: int) -> Iterator[str]:
    """What is known of a hand and of what left it unseen is there, and no less than of the hand."""
    player = position.players[seat]
    marked = [
        card
        for other in position.players
        for card, owner in zip(other.pile, other.pile_from or [], strict=False)
        if owner == seat
    ]
    for other, pool in enumerate(player.pool_known or []):
        hand = player.hand_known[other] if player.hand_known else []
        if Counter(pool) - Counter([*player.hand, *marked]):
            yield f"players[{seat}]: pool_known has cards that are neither in the hand nor marked"
        if Counter(hand) - Counter(pool):
            yield f"players[{seat}]: pool_known lacks a card of hand_known"
        if max(Counter(pool).values(), default=0) > MOST_KNOWN:
            yield f"players[{seat}]: pool_known has more than {MOST_KNOWN} of a background"


def _course_faults(position: SubmarinePosition) -> Iterator[str]:
    """Numbers that cannot be, and a turn that does not fit its phase."""
    for name in ("idle", "tolls", "jokers_laid", "fresh"):
        if getattr(position, name) < 0:
            yield f"{name}: {getattr(position, name)} is below 0"
    if position.voyage < 1:
        yield f"voyage: {position.voyage} is below 1"
    if position.phase not in ("shell", "place"):
        for seat, player in enumerate(position.players):
            if None in player.submarines:
                yield f"players[{seat}]: a submarine is not on the board (SUB-7)"
    if (position.salvage is not None) != (position.phase in ("pay", "toll")):
        yield "salvage: there is a tile just while it is paid for (SUB-32)"
    if any(position.owed) != (position.phase == "toll"):
        yield "owed: there is toll just while it is paid (SUB-32)"
    if position.doing != "nothing" and position.phase not in ("act", "pay", "toll"):
        yield f"doing: nobody acts in the phase {position.phase!r} (SUB-12)"
    if bool(position.moved) != (position.doing == "move"):
        yield "moved: submarines have moved just when that is what is done (SUB-13)"
    if (position.fresh or position.laid) and position.doing != "salvage":
        yield "fresh, laid: nothing was salvaged in this turn (SUB-20, SUB-24)"
    yield from (
        f"laid: {name} is not on the board"
        for name in position.laid
        if name not in _on_board(position)
    )


def _end_faults(position: SubmarinePosition) -> Iterator[str]:
    if position.turn is not None:
        yield "turn: nobody is on turn when the game is over"
    if position.ended_by not in ENDINGS:
        yield f"ended_by: {position.ended_by} does not end a game"
    elif position.ended_by not in (*_reasons(position), "SUB-30"):
        yield f"ended_by: {position.ended_by} has not come about"


def _reasons(position: SubmarinePosition) -> list[str]:
    """The clauses by which this game is at an end."""
    options = _options(position)
    reasons = []
    if any(len(player.container) >= options.goal() for player in position.players):
        reasons.append("SUB-27")
    if not all(
        any(name and not name.startswith("S") for field in column for name in field)
        for column in position.board
    ):
        reasons.append("SUB-28")
    if not any(player.hand or player.pile for player in position.players):
        reasons.append("SUB-29")
    if position.idle >= options.idle_voyages:
        reasons.append("SUB-30")
    return reasons


def _play_faults(position: SubmarinePosition) -> Iterator[str]:
    """What does not fit a game that goes on."""
    yield from (f"phase: the game is over ({clause})" for clause in _reasons(position))
    if position.ended_by is not None:
        yield f"ended_by: {position.ended_by}, but the game goes on"
    if position.turn is None or not 0 <= position.turn < position.seats:
        yield f"turn: {position.turn} is no seat"
        return
    player = position.players[position.turn]
    if position.phase in ("shell", "place"):
        yield from _setup_faults(position, player)
        return
    is_off = player.ship == OFF_BOARD
    if is_off != (position.phase == "pause"):
        yield f"phase: {position.phase!r} with the ship at {player.ship} (SUB-10)"
        return
    if position.phase not in ("act", "pay", "toll"):
        return
    if player.ship == AT_START:
        yield f"phase: {position.phase!r} before the ship has sailed (SUB-8)"
        return
    is_above = any(place is not None and place[0] == player.ship for place in player.submarines)
    if position.doing != "move" and not is_above:
        yield f"turn: seat {position.turn} has no submarine below the ship (SUB-9)"
    if any(not 0 <= number < len(player.submarines) for number in position.moved):
        yield "moved: there is no such submarine"
    if len(set(position.moved)) < len(position.moved):
        yield "moved: a submarine moves once a turn (SUB-14)"
    if position.fresh > len(player.jokers):
        yield f"fresh: {position.fresh} of {len(player.jokers)} jokers (SUB-20)"
    if position.salvage is not None:
        yield from _salvage_faults(position, player, position.salvage)


def _setup_faults(position: SubmarinePosition, player: PlayerPosition) -> Iterator[str]:
    """What cannot be before the first turn; in this order: cards, shells, submarines (SUB-5)."""
    players = position.players
    if any(other.ship != AT_START for other in players):
        yield "players: a ship has sailed before the first turn (SUB-5)"
    if sum(position.discard) or any(other.container for other in players):
        yield "players: something was salvaged before the first turn (SUB-5)"
    if (position.voyage, position.idle, position.tolls, position.jokers_laid) != (1, 0, 0, 0) or (
        position.progress
    ):
        yield "voyage, idle, progress, tolls, jokers_laid: this was before the first turn (SUB-5)"
    options = _options(position)
    each = options.cards_each(position.seats)
    for seat, other in enumerate(players):
        if len(other.hand) + len(other.pile) != each:
            yield f"players[{seat}]: {len(other.hand) + len(other.pile)} cards, not {each} (SUB-3)"
        if len(other.jokers) > options.shells:
            wanted = "one" if options.shells == 1 else options.shells
            yield f"players[{seat}]: {len(other.jokers)} shells, not {wanted} (SUB-5)"
        if any(other.hand_known) or any(other.pile_known):
            yield f"players[{seat}]: nobody knows another's cards before the first turn (SUB-4)"
    placed = [sum(place is not None for place in other.submarines) for other in players]
    if position.phase == "shell":
        if any(placed):
            yield "players: submarines are placed after the shells (SUB-5)"
        if len(player.jokers) == options.shells:
            yield f"turn: seat {position.turn} has a shell already (SUB-5)"
        elif not _is_in_turn(position, [len(other.jokers) for other in players]):
            yield "turn: shells are taken in turn order (SUB-5)"
    else:
        if placed[position.turn or 0] == len(player.submarines):
            yield f"turn: seat {position.turn} has placed all submarines (SUB-7)"
        if not _is_in_turn(position, placed):
            yield "players: submarines are placed by turns (SUB-7)"
        levels = {place[1] for other in players for place in other.submarines if place is not None}
        if levels - {TOP_LEVEL}:
            yield "players: submarines are placed on level 2 (SUB-7)"


def _is_in_turn(position: SubmarinePosition, done: list[int]) -> bool:
    """Whether the seat on turn is the next to do what all do in turn, so often each as given."""
    turn, seats = position.turn or 0, position.seats
    ahead = sum(count > done[turn] for count in done)
    before = [(turn - step) % seats for step in range(1, seats)]
    expected = [done[turn] + 1] * ahead + [done[turn]] * (seats - 1 - ahead)
    starter = position.options.get("starter")
    return [done[seat] for seat in before] == expected and (
        starter is None or (turn - ahead) % seats == starter
    )


def _salvage_faults(
    position: SubmarinePosition, player: PlayerPosition, name: str
) -> Iterator[str]:
    """The tile lies where a submarine can take it, and can be paid for."""
    column = position.board[player.ship - 1]
    depth = next((depth for depth in range(DEPTHS) if name in column[depth]), None)
    if depth is None or [player.ship, depth + TOP_LEVEL] not in player.submarines:
        yield f"salvage: no own submarine on the field of {name} (SUB-15)"
        return
    if position.doing != "salvage":
        yield "doing: a treasure is paid for, so it is 'salvage' (SUB-13)"
    if name in position.laid:
        yield f"salvage: {name} was laid down in this turn (SUB-24)"
    left = len(player.hand) + len(player.pile)
    tolls = [
        0
        if other is player
        else sum(_is_in_the_way(place, player.ship, depth) for place in other.submarines)
        for other in position.players
    ]
    if position.phase == "pay":
        has_joker = len(player.jokers) > position.fresh and not name.startswith("S")
        has_card = int(name[1]) in player.hand and left - 1 >= sum(tolls)
        if not has_joker and not has_card:
            yield f"salvage: {name} cannot be paid for (SUB-32)"
    elif position.owed:
        if player.pile:
            yield "owed: hand cards are given only when the pile is empty (SUB-18)"
        if sum(position.owed) > left:
            yield f"owed: {sum(position.owed)} cards, but there are {left} (SUB-18)"
        if any(owed > toll for owed, toll in zip(position.owed, tolls, strict=True)):
            yield "owed: more than the submarines in the way (SUB-17)"


def _is_in_the_way(place: list[int] | None, column: int, depth: int) -> bool:
    return place is not None and place[0] == column and place[1] <= depth + TOP_LEVEL


def _on_board(position: SubmarinePosition) -> list[str]:
    return [name for column in position.board for field in column for name in field]
