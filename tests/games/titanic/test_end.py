"""How the game ends, and who has won."""

import pytest

from fathom.games.titanic.board import field_name
from fathom.games.titanic.effects import GameEnded, LastTurns
from fathom.games.titanic.rules import TitanicState
from tests.games.titanic.tables import legal, name_of, on_roll, titanic, told
from tests.generators import play_words, refusing_clause

NEARLY = ["ice"] * 20 + ["boat 0"] * 9 + ["water"] * 30
"""59 tiles: the bow is ice, the stern water; the last boat is left for s1."""
BOATS = {f"{column}1": "boat 0" for column in "acegimoqs"}
"""Nine boats on the upper deck."""
AROUND_K7 = {"i7": "ice", "m7": "ice", "k5": "ice", "k9": "ice"}


def rings(state: TitanicState) -> list[str]:
    """The fields with rings."""
    return [
        field_name(x, y)
        for y, row in enumerate(state.view(None).ground)
        for x, ground in enumerate(row)
        if ground == "o"
    ]


def reason(state: TitanicState, *words: str) -> str | None:
    """Why the game ended with these moves, if it did."""
    ends = [effect for effect in told(state, *words) if isinstance(effect, GameEnded)]
    return ends[0].reason if ends else None


# TIT-28


def test_everybody_has_one_more_turn_after_the_last_tile() -> None:
    """TIT-28: its player finishes the turn, then all others, then its player; cards only."""
    people = {0: {1: "t6"}, 1: {1: "s6"}, 2: {1: "t9"}}
    state = on_roll(people, seats=3, rest="lost", tiles=NEARLY, turn=1, faces=["boat"])
    play_words(state, "roll", "turn 0")
    assert state.ship.laid == 60
    assert state.turn == 1
    assert LastTurns() in told(state, "stop")
    turns = []
    while state.to_act():
        turns.append(state.turn)
        assert state.view(None).phase == "move"
        assert refusing_clause(state, "roll") == "TIT-28"
        play_words(state, "stop")
    assert turns == [2, 0, 1]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.clause == "TIT-28"


def test_cards_are_played_in_the_last_turn() -> None:
    """TIT-28, TIT-15: three cards, refilled before."""
    state = on_roll(
        {0: {1: "s3"}, 1: {1: "t9"}}, {1: [1, 2, 3]}, rest="lost", tiles=NEARLY, faces=["boat"]
    )
    play_words(state, "roll", "turn 270", "stop", "move 1 up 1", "move 1 up 2", "stop")
    assert name_of(state, 1, 1) == "t6"
    assert state.turn == 0
    # turned by 270 degrees the four rings still fill the place; s3 is next to s2.
    state.hands[0] = [1, 1, 1]
    play_words(state, "move 1 up 1")
    assert state.saved(0) == 1


def test_no_last_turns_before_the_last_tile() -> None:
    """TIT-28: 59 tiles are not enough."""
    people = {0: {1: "t6"}, 1: {1: "s6"}}
    state = on_roll(people, rest="lost", tiles=NEARLY, faces=["start"])
    play_words(state, "roll")
    assert (state.turn, legal(state)) == (1, {"roll"})
    assert state.last_turns == -1


# TIT-29


def test_all_rings_taken() -> None:
    """TIT-29 a: at the end of the turn in which the last one is taken, before TIT-28."""
    covered = BOATS | {"k7": "boat 0"}
    empty = titanic(covered=covered)
    taken = rings(empty)
    assert len(taken) == 20
    last = taken.pop()  # l8, the last ring of the big boat
    mine = dict(enumerate(taken[:10], 1)) | {15: "m8"}
    theirs = dict(enumerate(taken[10:], 1))
    state = titanic({0: mine, 1: theirs}, {0: [1, 2, 3]}, covered)
    assert last == "l8"
    play_words(state, "move 15 left 1")
    assert state.outcome() is None
    assert reason(state, "stop") == "all-rings"
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.clause, outcome.scores) == ("TIT-29", [11, 9])


@pytest.mark.parametrize(
    ("rest", "start", "ends"),
    [("lost", None, True), ("supply", None, False), ("supply", "water", True)],
)
def test_nobody_left(rest: str, start: str | None, ends: bool) -> None:
    """TIT-29 b: nobody on deck or in the water, and nobody can enter any more."""
    covered = {"m7": "boat 0"} | ({"r8": start} if start else {})
    state = titanic({0: {1: "m7"}}, covered=covered, rest=rest)
    assert reason(state, "stop") == ("nobody-left" if ends else None)


def test_somebody_in_the_water_or_on_deck_is_left() -> None:
    """TIT-29 b: one passenger under way is enough for the game to go on."""
    for field in ("n7", "c9"):
        state = titanic({0: {1: "m7"}, 1: {1: field}}, covered={"m7": "boat 0"}, rest="lost")
        assert reason(state, "stop") is None


ALL_BOATS = BOATS | {"a5": "boat 0"}


def test_nobody_reaches_a_ring_any_more() -> None:
    """TIT-29 c: all boats lie, and ice is all around."""
    state = titanic({0: {1: "k7"}}, covered=ALL_BOATS | AROUND_K7, rest="lost")
    assert reason(state, "stop") == "no-ring-in-reach"


@pytest.mark.parametrize("gap", list(AROUND_K7))
def test_one_way_out_is_enough(gap: str) -> None:
    """TIT-29 c: single steps, rails and other passengers ignored, are judged generously."""
    ice = {field: tile for field, tile in AROUND_K7.items() if field != gap}
    state = titanic({0: {1: "k7"}}, covered=ALL_BOATS | ice, rest="lost")
    assert reason(state, "stop") is None


def test_boats_that_are_left_keep_the_game_going() -> None:
    """TIT-29 c: while boats are left, an uncovered place is a goal."""
    on_deck = titanic({0: {1: "k7"}}, covered=BOATS | AROUND_K7, rest="lost")
    assert reason(on_deck, "stop") is None
    shut_in = titanic({0: {1: "k7"}}, covered=BOATS | AROUND_K7 | {"k7": "water"}, rest="lost")
    assert reason(shut_in, "stop") == "no-ring-in-reach"
    beside = {**AROUND_K7}
    del beside["k9"]
    swims = titanic({0: {1: "k7"}}, covered=BOATS | beside | {"k7": "water"}, rest="lost")
    assert reason(swims, "stop") is None


def test_whoever_can_still_enter_counts_from_the_start_field() -> None:
    """TIT-29 c: a supply and an open start are a way, a covered start is none."""
    covered = ALL_BOATS | AROUND_K7
    can = titanic({0: {1: "k7"}, 1: {1: "supply"}}, covered=covered, rest="lost")
    assert reason(can, "stop") is None
    cannot = titanic({0: {1: "k7"}, 1: {1: "supply"}}, covered=covered | {"r8": "ice"}, rest="lost")
    assert reason(cannot, "stop") == "no-ring-in-reach"


SHUT_BY_RINGS = BOATS | {"k9": "boat 0", "i7": "ice", "m7": "ice", "k5": "ice"}
"""Around k7 there is ice on three sides and the big boat on the fourth."""
BIG = ("k9", "l9", "k10", "l10")


@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize(
    ("rule", "own", "other"),
    [
        (None, True, True),
        ("leaving_boats", False, False),
        ("over_rings", False, False),
        ("fights", True, False),
        ("over_the_rail", True, True),
        ("cold_water", True, True),
    ],
)
def test_rings_in_the_way(rule: str | None, own: bool, other: bool, holder: int) -> None:
    """TIT-29 c: rings stop a step unless TIT-Z3 or TIT-Z4 is on; with TIT-Z5 another player's
    ring is a goal too, one's own is not."""
    people: dict[int, dict[int, str]] = {0: {15: "k7"}, 1: {}}
    people[holder] |= dict(enumerate(BIG, 1))
    options = {rule: True} if rule else {}
    state = titanic(people, covered=SHUT_BY_RINGS, rest="lost", options=options)
    ends = own if holder == 0 else other
    assert reason(state, "stop") == ("no-ring-in-reach" if ends else None)


def test_end_is_judged_after_freezing() -> None:
    """TIT-29, TIT-Z2: the only swimmer freezes, then nobody is left."""
    people = {0: {1: "m7", 2: "n7"}}
    for cold, ends in ((False, None), (True, "nobody-left")):
        state = titanic(people, covered={"m7": "boat 0"}, rest="lost", options={"cold_water": cold})
        assert reason(state, "stop") == ends


def test_early_end_comes_before_the_last_turns() -> None:
    """TIT-29 before TIT-28: the last tile lies, but nobody is left."""
    state = on_roll({0: {1: "t6"}}, rest="lost", tiles=NEARLY, faces=["boat"])
    state.ship.lift(0, -2)
    play_words(state, "roll", "turn 0", "stop")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.clause == "TIT-29"


# TIT-30


def test_most_rings_win_and_equals_share() -> None:
    """TIT-30: only passengers on rings count."""
    covered = BOATS | {"k7": "boat 0"}
    free = rings(titanic(covered=covered))
    people = {
        0: {1: free[0], 2: "b2"},
        1: {1: free[1], 2: free[2]},
        2: {1: free[3], 2: free[4], 3: "a9"},
        3: {},
    }
    state = titanic(people, covered=covered, rest="lost", seats=4)
    for seat, field in ((0, "b2"), (2, "a9")):
        [number] = [n for n, where in people[seat].items() if where == field]
        state.ship.lift(seat * 8 + number - 1, -2)
    play_words(state, "stop")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [1, 2, 2, 0]
    assert outcome.places == [3, 1, 1, 4]
