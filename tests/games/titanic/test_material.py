"""What is in the box, and how the table is set."""

from collections import Counter

import pytest

from fathom.engine.errors import InvalidOptions, InvalidSeats
from fathom.games.titanic import GAME
from fathom.games.titanic.effects import Rolled, TileLaid
from fathom.games.titanic.rules import TitanicState
from tests.games.titanic.tables import legal, new_titanic, titanic, titanic_position, told
from tests.generators import play_words


@pytest.mark.parametrize(("seats", "each"), [(2, 15), (3, 10), (4, 8)])
def test_passengers_by_number_of_players(seats: int, each: int) -> None:
    """TIT-1: 15 each for two, 10 for three, 8 for four; all in the supply."""
    view = new_titanic(seats).view(None)
    assert [player.supply for player in view.players] == [list(range(1, each + 1))] * seats
    assert not any(player.passengers or player.lost for player in view.players)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """TIT-1: two to four."""
    with pytest.raises(InvalidSeats):
        GAME.new(seats, seed=0)


@pytest.mark.parametrize(("seats", "number"), [(2, 16), (3, 11), (4, 9)])
def test_passenger_beyond_the_last_is_refused(seats: int, number: int) -> None:
    """TIT-1: nobody has more passengers than that."""
    state = titanic(seats=seats)
    words = f"move {number} left 1"
    if number == 16:
        assert words not in GAME.moves
    else:
        assert state.refusal(0, state.parse_move(words))[0] == "TIT-1"


def test_tiles_of_a_whole_game() -> None:
    """TIT-2: 60 tiles: 30 water, 20 ice, boats with 1, 1, 1, 1, 2, 2, 2, 3, 3, 4 rings."""
    for seed in range(40):
        state = new_titanic(2, seed)
        state.listen()
        while state.to_act():
            moves = state.legal_moves(state.turn)
            state.apply(state.turn, moves[(seed + state.ply) % len(moves)])
        tiles = [one.effect for one in state.heard() if isinstance(one.effect, TileLaid)]
        if state.ended_by == "TIT-28":
            assert Counter(tile.kind for tile in tiles) == {"water": 30, "ice": 20, "boat": 10}
            rings = [tile.rings for tile in tiles if tile.kind == "boat"]
            assert rings == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
            assert sum(row.count("o") for row in state.view(None).ground) == 20
            return
    raise AssertionError("no game was played to its last tile")


@pytest.mark.parametrize(
    ("boats", "turn", "rings"),
    [
        (0, "turn 0", ["o~", "~~"]),
        (0, "turn 90", ["~o", "~~"]),
        (0, "turn 180", ["~~", "~o"]),
        (0, "turn 270", ["~~", "o~"]),
        (4, "turn 0", ["oo", "~~"]),
        (4, "turn 90", ["~o", "~o"]),
        (4, "turn 180", ["~~", "oo"]),
        (4, "turn 270", ["o~", "o~"]),
        (7, "turn 0", ["oo", "o~"]),
        (7, "turn 90", ["oo", "~o"]),
        (7, "turn 180", ["~o", "oo"]),
        (7, "turn 270", ["o~", "oo"]),
        (9, "turn 0", ["oo", "oo"]),
        (9, "turn 270", ["oo", "oo"]),
    ],
)
def test_rings_of_a_boat_and_its_turn(boats: int, turn: str, rings: list[str]) -> None:
    """TIT-2, TIT-8: rings fill top left, top right, bottom left, bottom right, then it is turned
    clockwise; two are side by side. The other fields are water."""
    columns = "acegikmoq"
    covered = {f"{column}1": "boat 0" for column in columns[:boats]}
    if boats == 9:
        covered = {f"{column}1": "boat 0" for column in columns}
    state = titanic(covered=covered or {"a11": "water"}, phase="turn", die="boat")
    place = state.ship.plan.corners[state.ship.laid][0]
    play_words(state, turn)
    x, y = place % 20, place // 20
    assert [state.view(None).ground[row][x : x + 2] for row in (y, y + 1)] == rings


def test_die_has_three_waters_and_one_of_each_other() -> None:
    """TIT-3: water, water, water, ice, boat, start."""
    faces: Counter[str] = Counter()
    for seed in range(1200):
        [rolled] = [e for e in told(new_titanic(2, seed), "roll") if isinstance(e, Rolled)]
        faces[rolled.face] += 1
    # Of 1200 throws 600 and three times 200 are expected; five standard deviations are 87 and 65.
    assert abs(faces["water"] - 600) < 87
    assert all(abs(faces[face] - 200) < 65 for face in ("ice", "boat", "start")), faces
    assert faces.total() == 1200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards(seats: int) -> None:
    """TIT-4: 33 cards, 1 x6, 2 x7, 3 x8, 4 x7, 5 x5; three each, the rest is the pile."""
    state = new_titanic(seats, 5)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert len(state.pile) == 33 - 3 * seats
    assert state.discard == []
    cards = Counter([*state.pile, *(card for hand in state.hands for card in hand)])
    assert cards == {1: 6, 2: 7, 3: 8, 4: 7, 5: 5}


def test_cards_are_shuffled() -> None:
    """TIT-4: every value comes to every hand."""
    first = [new_titanic(2, seed).hands[0] for seed in range(60)]
    assert {card for hand in first for card in hand} == {1, 2, 3, 4, 5}
    assert len({tuple(hand) for hand in first}) > 15


def test_empty_pile_is_the_shuffled_discard() -> None:
    """TIT-4: all but the hands is the pile again, and the drawn cards come from it."""
    position = titanic_position({0: {1: "c9"}}, {0: [1, 1, 2]})
    position |= {"discard": position["pile"], "pile": []}
    state = GAME.from_position(position)
    assert isinstance(state, TitanicState)
    before = Counter(state.discard)
    play_words(state, "move 1 up 1", "stop")
    assert len(state.hands[0]) == 3
    assert state.discard == []
    assert len(state.pile) == 27 + 1 - 1
    assert Counter(state.pile) + Counter(state.hands[0]) == before + Counter([1, 1, 2])


def test_card_that_is_not_in_the_hand_is_refused() -> None:
    """TIT-4: only what one holds can be played."""
    state = titanic({0: {1: "c9"}}, {0: [1, 1, 2]})
    assert legal(state) >= {"move 1 up 1", "move 1 up 2"}
    assert state.refusal(0, state.parse_move("move 1 up 3"))[0] == "TIT-4"


def test_who_starts_is_drawn_or_named() -> None:
    """TIT-6: by the seed, or by the host."""
    assert {new_titanic(3, seed).turn for seed in range(30)} == {0, 1, 2}
    assert [new_titanic(3, 7, starter=seat).turn for seat in range(3)] == [0, 1, 2]
    with pytest.raises(InvalidOptions, match="starter"):
        new_titanic(2, starter=2)
