"""Every refusal quotes what was tried and where, has a code and facts, and tells no secret."""

from collections.abc import Callable, Iterator

import pytest

import fathom
from fathom.engine import errors
from fathom.engine.errors import (
    FathomError,
    GameOver,
    IllegalMove,
    InvalidMove,
    InvalidOptions,
    InvalidPosition,
    InvalidRecord,
    InvalidSeats,
    InvalidSeed,
    NotYourTurn,
    StaleMove,
    UnknownGame,
)
from fathom.engine.record import parse_record
from fathom.engine.table import Table
from tests.engine.tables import DEEP_SEA, HOT_POTATO, PEARLS, SECRET, played

Attempt = Callable[[int | bytes], object]


def swap_twice(seed: int | bytes) -> object:
    table = Table(PEARLS, 2, seed)
    for seat, move in ((0, "swap"), (1, "swap"), (0, "swap")):
        table.play(seat, move)
    return table


def submit(seat: int, move: int | str, ply: int | None = None) -> Attempt:
    return lambda seed: Table(PEARLS, 2, seed).play(seat, move, ply=ply)


ATTEMPTS: dict[str, tuple[Attempt, type[FathomError], str, dict[str, str | int]]] = {
    "a move that is illegal": (
        swap_twice,
        IllegalMove,
        "illegal move 'swap' [PRL-3]: this seat has swapped already (pearls {label} ply=2)",
        {"clause": "PRL-3", "move": "swap"},
    ),
    "a move out of turn": (
        submit(1, "show"),
        NotYourTurn,
        "seat 1 may not play 'show': it is the turn of seat 0 (pearls {label} ply=0)",
        {},
    ),
    "a seat that does not exist": (
        submit(5, "show"),
        InvalidMove,
        "there is no seat 5: seats are 0 to 1 (pearls {label} ply=0)",
        {},
    ),
    "a number that is no move": (
        submit(0, 2),
        InvalidMove,
        "there is no move 2: moves are 0 to 1 (pearls {label} ply=0)",
        {},
    ),
    "words that are no move": (
        submit(0, "Dance 3"),
        InvalidMove,
        "'Dance 3' is no move of pearls; a move begins with one of: swap, show",
        {"move": "Dance 3", "kinds": "swap, show"},
    ),
    "a move too late": (
        submit(0, "swap", ply=4),
        StaleMove,
        "the move answers ply 4, the table is at ply 0",
        {"answered": 4, "ply": 0},
    ),
    "too many seats": (
        lambda seed: PEARLS.new(9, seed=seed),
        InvalidSeats,
        "pearls is for 2–4 seats, not 9",
        {"game": "Pearls", "known": "2–4", "seats": 9},
    ),
    "an option that does not exist": (
        lambda seed: PEARLS.new(2, seed=seed, options={"jokers": 2}),
        InvalidOptions,
        "pearls: Object contains unknown field `jokers` (its options: starter)",
        {},
    ),
    "an option that cannot be": (
        lambda seed: PEARLS.new(2, seed=seed, options={"starter": 2}),
        InvalidOptions,
        "pearls: starter: there is no seat 2",
        {"game": "pearls"},
    ),
    "a position of another game": (
        lambda seed: PEARLS.from_position({**PEARLS.new(2, seed=seed).position(), "game": "chess"}),
        InvalidPosition,
        "invalid position: game: 'chess' is not 'pearls'",
        {},
    ),
    "a number too great for a seed": (
        lambda seed: PEARLS.new(2, seed=2**64),
        InvalidSeed,
        f"seed {2**64} is not between 0 and 2**64 - 1",
        {},
    ),
    "bytes too few for a seed": (
        lambda seed: PEARLS.new(2, seed=SECRET[:7]),
        InvalidSeed,
        "a sealed seed has 32 bytes, not 7",
        {},
    ),
    "a record that is none": (
        lambda seed: parse_record("?"),
        errors.UnreadableRecord,
        "invalid record, line 1: this is not a record: the first line is not 'fathom record 1'",
        {"line": 1, "fault": "this is not a record: the first line is not 'fathom record 1'"},
    ),
    "a game that there is not": (
        lambda seed: fathom.load("chess"),
        UnknownGame,
        "there is no game 'chess'; there is " + ", ".join(game.key for game in fathom.games()),
        {"game": "chess", "known": ", ".join(game.key for game in fathom.games())},
    ),
}


@pytest.mark.parametrize("name", ATTEMPTS)
def test_an_error_quotes_what_was_tried_and_where(name: str) -> None:
    attempt, kind, message, facts = ATTEMPTS[name]
    with pytest.raises(kind) as refused:
        attempt(7)
    expected = message.format(label="seed=7")
    assert type(refused.value) is kind
    assert str(refused.value) == expected
    assert refused.value.facts == {"detail": expected, **facts}


@pytest.mark.parametrize("name", ATTEMPTS)
def test_an_error_never_shows_a_sealed_seed(name: str) -> None:
    attempt, kind, message, facts = ATTEMPTS[name]
    with pytest.raises(kind) as refused:
        attempt(SECRET)
    # The first digits of the sha256 of the bytes 0 to 31, which everybody was shown.
    expected = message.format(label="sealed=630dcd2966c4")
    assert str(refused.value) == expected
    assert refused.value.facts == {"detail": expected, **facts}
    assert SECRET.hex() not in repr(refused.value)


def test_a_finished_game_says_so() -> None:
    table = played(PEARLS, 2, seed=7)
    with pytest.raises(GameOver) as refused:
        table.play(1, "show")
    where = f"pearls seed=7 ply={table.ply}"
    assert str(refused.value) == f"the game is over, nobody may play 'show' ({where})"


def test_an_illegal_move_in_a_real_game() -> None:
    """DSA-10: on the first turn of a dive a diver cannot turn back."""
    state = DEEP_SEA.new(2, seed=7, options={"starter": 1})
    with pytest.raises(IllegalMove) as refused:
        state.play(1, state.parse_move("turn"))
    error = refused.value
    assert error.clause == "DSA-10"
    assert error.reason
    assert str(error) == (f"illegal move 'turn' [DSA-10]: {error.reason} (deep-sea seed=7 ply=0)")


def test_with_several_on_turn_all_are_named() -> None:
    state = HOT_POTATO.new(3, seed=1)
    clapper = next(seat for seat in range(3) if state.legal_moves(seat) == [1])
    state.play(clapper, 1)
    others = " or ".join(str(seat) for seat in range(3) if seat != clapper)
    with pytest.raises(
        NotYourTurn, match=f"seat {clapper} may not play 'clap': it is the turn of seat {others}"
    ):
        state.play(clapper, 1)


def test_checking_a_legal_move_is_silent_and_changes_nothing() -> None:
    state = PEARLS.new(2, seed=7)
    before = state.position()
    state.check(0, 0)
    assert state.position() == before


def test_every_fault_of_a_position_is_listed() -> None:
    error = InvalidPosition(["ply: -1 is below 0", "tank: empty"])
    assert error.faults == ["ply: -1 is below 0", "tank: empty"]
    assert str(error) == "invalid position: ply: -1 is below 0; tank: empty"


def kinds_of(kind: type[FathomError]) -> Iterator[type[FathomError]]:
    yield kind
    for narrower in kind.__subclasses__():
        yield from kinds_of(narrower)


def test_every_kind_of_error_has_a_code_of_its_own() -> None:
    kinds = list(kinds_of(FathomError))
    assert {UnknownGame, IllegalMove, InvalidRecord, errors.UnknownBot} <= set(kinds)
    codes = [kind.code for kind in kinds]
    assert len(set(codes)) == len(codes)
    assert IllegalMove.code == "illegal-move"
    assert StaleMove.code == "stale-move"
