"""Tables of Submarine to test on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from fathom.engine.effects import Effect
from fathom.games.submarine import GAME
from fathom.games.submarine.rules import SubmarineState
from fathom.games.submarine.spec import CARDS_EACH, SUBMARINES_EACH, TILE_NAMES

Place = tuple[int, int]
"""A column and a level."""
ASIDE: Place = (6, 5)
"""Where submarines are that a test does not mention."""
CAPACITY = {2: 1, 3: 2, 4: 3, 5: 4}
"""Spaces of a field by level (SUB-1)."""


def submarine_position(
    submarines: Sequence[Sequence[Place]] = ((), ()),
    *,
    board: Mapping[Place, Sequence[str]] | None = None,
    containers: Mapping[int, Sequence[str]] | None = None,
    jokers: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    piles: Mapping[int, Sequence[int]] | None = None,
    ships: Sequence[int] | None = None,
    discarded: Sequence[int] = (),
    **fields: Any,
) -> dict[str, Any]:
    """A position with these submarines by seat; the others are at ASIDE. Seat 0 is on turn.

    Fields of `board` hold the tiles given, from the left, and are empty otherwise; the rest of the
    board is filled up with what lies nowhere else. Where there is too little room, the last seat
    has it. By default seat n has shell n + 1 beside the container, 1, 2 and 3 in the hand and no
    pile, and ships are at the start. Cards that are nowhere are removed or, if that were too many,
    on the discard; `discarded` are there at any rate.
    """
    seats = len(submarines)
    last = seats - 1
    container_of = {seat: list((containers or {}).get(seat, [])) for seat in range(seats)}
    shells = {seat: [f"S{seat + 1}"] for seat in range(seats)}
    jokers_of = {seat: list((jokers or shells).get(seat, shells[seat])) for seat in range(seats)}
    columns = _filled_board(board or {}, container_of, jokers_of, last)
    on_board = [name for column in columns for field in column for name in field]
    in_play = [name for held in jokers_of.values() for name in held] + on_board
    missing = [name for name in ("S1", "S2", "S3", "S4", "S5") if name not in in_play]
    taken = 5 - len(missing)
    jokers_of[last] += missing[: max(seats - taken, 0)]
    hand_of = {seat: sorted((hands or {}).get(seat, (1, 2, 3))) for seat in range(seats)}
    pile_of = {seat: list((piles or {}).get(seat, ())) for seat in range(seats)}
    cards = [card for held in (*hand_of.values(), *pile_of.values()) for card in held]
    discard, removed = _other_cards(cards, list(discarded), 60 - seats * CARDS_EACH[seats])
    sailing = list(ships) if ships is not None else [0] * seats
    turn = fields.get("turn", 0)
    phase = "act" if 0 < sailing[turn] < 7 else "pause" if sailing[turn] == 7 else "ship"
    fleet = SUBMARINES_EACH[seats]
    return {
        "game": "submarine",
        "rules": 1,
        "seats": seats,
        "phase": phase,
        "turn": turn,
        "board": columns,
        "players": [
            {
                "ship": sailing[seat],
                "submarines": [list(place) for place in (*own, *[ASIDE] * (fleet - len(own)))],
                "container": container_of[seat],
                "jokers": jokers_of[seat],
                "hand": hand_of[seat],
                "pile": pile_of[seat],
            }
            for seat, own in enumerate(submarines)
        ],
        "discard": discard,
        "removed": removed,
        **fields,
    }


def submarine_state(
    submarines: Sequence[Sequence[Place]] = ((), ()), **rest: Any
) -> SubmarineState:
    """The state of `submarine_position`."""
    state = GAME.from_position(submarine_position(submarines, **rest))
    assert isinstance(state, SubmarineState)
    state.listen()
    return state


def new_submarine(seats: int = 2, seed: int = 0, **options: Any) -> SubmarineState:
    """A new game."""
    state = GAME.new(seats, seed=seed, options=options)
    assert isinstance(state, SubmarineState)
    return state


def started(seats: int = 2, seed: int = 0, **options: Any) -> SubmarineState:
    """A game at its first turn, submarines spread over the columns."""
    state = new_submarine(seats, seed, **options)
    while state.view(None).phase in ("shell", "place"):
        moves = state.legal_moves(state.turn)
        state.play(state.turn, moves[state.ply % len(moves)])
    return state


def play_kinds(state: SubmarineState, choices: Random, plies: int) -> None:
    """Play so many random moves, each kind of decision equally likely."""
    for _ in range(plies):
        if not state.to_act():
            return
        legal = state.legal_moves(state.turn)
        kind = choices.choice(sorted({GAME.move_kinds[move] for move in legal}))
        moves = [move for move in legal if GAME.move_kinds[move] == kind]
        state.apply(state.turn, choices.choice(moves))


@st.composite
def reached_tables(draw: st.DrawFn, most_plies: int = 800) -> SubmarineState:
    """A state with any number of seats, reached by random play."""
    seats = draw(st.integers(2, 5))
    unused = draw(st.sampled_from(["random", "even"]))
    state = new_submarine(seats, draw(st.integers(0, 2**32)), unused=unused)
    choices = Random(draw(st.integers(0, 2**32)))
    play_kinds(state, choices, draw(st.integers(0, most_plies)))
    return state


def words_of(state: SubmarineState) -> list[str]:
    """The words for every move of the seat on turn."""
    return [state.move_text(move) for move in state.legal_moves(state.turn)]


def words_with(state: SubmarineState, kind: str) -> list[str]:
    """Those that are of one kind."""
    return [text for text in words_of(state) if text.split()[0] == kind]


def told(state: SubmarineState, viewer: int | None = None) -> list[Effect]:
    """What this viewer was told since the last time."""
    return [told.effect for told in state.heard() if told.is_for(viewer)]


def sizes(state: SubmarineState) -> list[int]:
    """By seat: how many cards there are in hand and pile together."""
    players = state.view(None).players
    return [player.hand_size + player.pile_size for player in players]


def hand(state: SubmarineState, seat: int) -> list[int]:
    """The cards in a hand, as their owner sees them."""
    cards = state.view(seat).players[seat].hand
    assert cards is not None
    return cards


def pile(state: SubmarineState, seat: int) -> list[int]:
    """The cards of a pile from the top down, which nobody sees."""
    cards: list[int] = state.position()["players"][seat]["pile"]
    return cards


def tiles_at(state: SubmarineState, column: int, level: int) -> list[str | None]:
    """The tiles on a field."""
    return state.view(None).columns[column - 1][level - 2].tiles


def hidden_twin(position: dict[str, Any], viewer: int | None, choices: Random) -> dict[str, Any]:
    """A position that the viewer cannot tell from this one.

    Every card changes places with others but for those in the viewer's hand, those they know of
    in hands and piles, and the discard. What they know to be in a hand or to have left it unseen
    stays in one of these places. What others know about hands goes with their cards.
    """
    players = position["players"]
    pool: list[int] = []
    for seat, player in enumerate(players):
        known = _known_to(viewer, seat, player)
        pool += list((Counter(player["hand"]) - Counter(known)).elements())
        pool += [card for card, shown in _pile(player, viewer) if not shown]
    pool += [
        card
        for card, count in enumerate(position["removed"], 1)
        for _ in range(count - _surely_removed(position))
    ]
    placed = _doubts_placed(players, viewer, choices)
    for card in placed.values():
        pool.remove(card)
    choices.shuffle(pool)
    twins = []
    for seat, player in enumerate(players):
        known = _known_to(viewer, seat, player)
        rest = range(len(player["hand"]) - len(known))
        fresh = [placed.get(("hand", seat, place)) or pool.pop() for place in rest]
        twin = {**player, "hand": sorted([*known, *fresh])}
        twin["pile"] = [
            card if shown else placed.get(("pile", seat, place)) or pool.pop()
            for place, (card, shown) in enumerate(_pile(player, viewer))
        ]
        twin["hand_known"] = [
            known if other == viewer and seat != viewer else []
            for other in range(position["seats"])
        ]
        if "pool_known" in player:
            twin["pool_known"] = [
                cards if other == viewer else [] for other, cards in enumerate(player["pool_known"])
            ]
        twins.append(twin)
    removed = [_surely_removed(position)] * 5
    for card in pool:
        removed[card - 1] += 1
    return {**position, "players": twins, "removed": removed}


def _doubts_placed(
    players: list[dict[str, Any]], viewer: int | None, choices: Random
) -> dict[tuple[str, int, int], int]:
    """Where the cards are to lie that the viewer knows to be in a hand or to have left it unseen.

    By place in the hand, of those that the viewer does not know, or in a pile from the top down.
    """
    placed: dict[tuple[str, int, int], int] = {}
    for seat, player in enumerate(players):
        if viewer is None or viewer == seat or "pool_known" not in player:
            continue
        known = _known_to(viewer, seat, player)
        places = [("hand", seat, place) for place in range(len(player["hand"]) - len(known))]
        for owner, other in enumerate(players):
            for place, came_from in enumerate(other.get("pile_from", [])):
                if came_from == seat:
                    places.append(("pile", owner, place))
        choices.shuffle(places)
        doubts = (Counter(player["pool_known"][viewer]) - Counter(known)).elements()
        placed.update(zip(places, doubts, strict=False))
    return placed


def _surely_removed(position: dict[str, Any]) -> int:
    if position["options"].get("unused") != "even":
        return 0
    seats: int = position["seats"]
    return (60 - seats * CARDS_EACH[seats]) // 5


def _known_to(viewer: int | None, seat: int, player: dict[str, Any]) -> list[int]:
    if viewer == seat:
        return list(player["hand"])
    return list(player["hand_known"][viewer]) if viewer is not None and player["hand_known"] else []


def _pile(player: dict[str, Any], viewer: int | None) -> list[tuple[int, bool]]:
    knowers = player["pile_known"] or [[] for _ in player["pile"]]
    return [(card, viewer in seats) for card, seats in zip(player["pile"], knowers, strict=True)]


def _filled_board(
    given: Mapping[Place, Sequence[str]],
    containers: dict[int, list[str]],
    jokers: dict[int, list[str]],
    last: int,
) -> list[list[list[str]]]:
    used = [name for held in (*containers.values(), *jokers.values()) for name in held]
    used += [name for names in given.values() for name in names]
    free = [name for name in TILE_NAMES[:60] if name not in used]
    columns = [[[""] * CAPACITY[level] for level in CAPACITY] for _ in range(6)]
    for (column, level), names in given.items():
        for space, name in enumerate(names):
            columns[column - 1][level - 2][space] = name
    for level in CAPACITY:
        for space in range(CAPACITY[level]):
            for column in range(6):
                if (column + 1, level) not in given and free:
                    columns[column][level - 2][space] = free.pop(0)
    for name in free:
        kinds = [held[0] for held in containers[last]]
        (jokers if name[0] in kinds else containers)[last].append(name)
    return columns


def _other_cards(
    held: list[int], discarded: list[int], removed: int
) -> tuple[list[int], list[int]]:
    """By background: how many cards are on the discard, and how many left the game unseen."""
    counts = Counter(held + discarded)
    out = [0] * 5
    for _ in range(removed):
        most = max(range(5), key=lambda background: 12 - counts[background + 1] - out[background])
        out[most] += 1
    discard = [12 - Counter(held)[card] - out[card - 1] for card in range(1, 6)]
    assert min(discard) >= 0, "there are not so many cards"
    return discard, out
