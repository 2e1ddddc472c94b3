"""Nobody is told what they may not know."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from fathom.engine.dice import Dice
from fathom.engine.errors import IllegalMove
from fathom.engine.state import State
from fathom.games.deep_sea import GAME
from fathom.games.deep_sea.effects import Looked, Stored
from fathom.games.deep_sea.rules import DeepSeaState
from tests.generators import deep_sea_state, hidden_twin, play_words, reached_states

VIEWERS = (None, 0, 1)


def test_taken_treasure_shows_its_level_only() -> None:
    """DSA-16: nobody, the owner included, sees the value before it is home."""
    state = deep_sea_state([9, 20], sacks={0: [[9], [1, 15]]})
    for viewer in VIEWERS:
        diver = state.view(viewer).divers[0]
        assert diver.sack == [[3], [1, 4]]
        assert diver.values is None


def test_taking_tells_the_level_only() -> None:
    """DSA-16: what is told of a taking is the same for every value of the level."""
    told = []
    for space in ([8], [9], [10], [11]):
        state = deep_sea_state([1, 0], path=[space, [0]], phase="explore")
        state.listen()
        play_words(state, "take")
        told.append(state.heard())
    assert told[0] == told[1] == told[2] == told[3]


def test_home_diver_sees_their_own_values_alone() -> None:
    """DSA-19: the diver may look at once, the others only at the end of the round."""
    state = deep_sea_state([1, 20], [3, 3], sacks={0: [[9], [1, 15]]}, returning={0})
    state.listen()
    play_words(state, "on")
    assert [diver.values for diver in state.view(0).divers] == [[[9], [1, 15]], None]
    assert [diver.values for diver in state.view(1).divers] == [None, None]
    assert [diver.values for diver in state.view(None).divers] == [None, None]
    assert [diver.stored for diver in state.view(0).divers] == [[], []]
    [told] = [told for told in state.heard() if isinstance(told.effect, Looked)]
    assert told.effect == Looked(0, [9, 1, 15])
    assert [told.is_for(viewer) for viewer in VIEWERS] == [False, True, False]


def test_home_diver_sees_nothing_of_others_at_home() -> None:
    """DSA-19: being home opens one's own treasures, not those of others."""
    state = deep_sea_state([0, 0, 9], sacks={0: [[9]], 1: [[14]]}, home={0, 1}, turn=2)
    assert [diver.values for diver in state.view(0).divers] == [[[9]], None, None]
    assert [diver.values for diver in state.view(1).divers] == [None, [[14]], None]
    assert [diver.values for diver in state.view(2).divers] == [None, None, None]


def test_values_are_public_from_the_end_of_the_round_on() -> None:
    """DSA-19: then everybody sees what was stored, and is told."""
    state = deep_sea_state([1, 0], [3, 3], sacks={0: [[9]], 1: [[14]]}, home={1}, returning={0})
    state.listen()
    play_words(state, "on")
    stored = [told for told in state.heard() if isinstance(told.effect, Stored)]
    assert [told.effect for told in stored] == [Stored(0, [9]), Stored(1, [14])]
    assert all(told.is_for(viewer) for told in stored for viewer in VIEWERS)
    for viewer in VIEWERS:
        assert [diver.stored for diver in state.view(viewer).divers] == [[9], [14]]


def test_owner_of_a_lost_treasure_never_learns_its_value() -> None:
    """DSA-20: what sinks again shows its level, to its last owner too."""
    for values in ([12, 13], [14, 15]):
        state = deep_sea_state(
            [9, 20], sacks={0: [[values[0]], [values[1]]]}, phase="explore", tank=0
        )
        state.listen()
        play_words(state, "leave")
        assert state.view(0).path[-1] == [4, 4]
        assert "Stored" not in str(state.heard())


@settings(deadline=None)
@given(reached_states(GAME), st.integers(0, 2**16))
def test_two_tables_that_a_seat_cannot_tell_apart(state: State, seed: int) -> None:
    """DSA-4, DSA-16, DSA-19: the seat is sent the same bytes, moves and refusals."""
    for viewer in (None, *range(state.seats)):
        position = hidden_twin(state.position(), viewer, Random(seed))
        twin = GAME.from_position(position)
        assert msgspec.json.encode(twin.view(viewer)) == msgspec.json.encode(state.view(viewer))
        if viewer is not None:
            assert twin.legal_moves(viewer) == state.legal_moves(viewer)
            assert refusals(twin, viewer) == refusals(state, viewer)


@settings(deadline=None)
@given(reached_states(GAME), st.integers(0, 2**16))
def test_imagining_uses_only_what_the_seat_knows(state: State, seed: int) -> None:
    """DSA-4, DSA-16, DSA-19: tables that look alike are imagined alike, and look like the true."""
    for viewer in range(state.seats):
        twin = GAME.from_position(hidden_twin(state.position(), viewer, Random(seed)))
        imagined = state.imagine(viewer, Dice(seed))
        assert imagined.position() == twin.imagine(viewer, Dice(seed)).position()
        assert imagined.view(viewer) == state.view(viewer)
        GAME.from_position(imagined.position())


def test_every_possible_value_is_imagined() -> None:
    """DSA-16, DSA-19: a diver on the path imagines any value of the level, for their own too."""
    state = deep_sea_state([9, 20, 0], sacks={0: [[9]], 1: [[1]], 2: [[14]]}, home={2})
    drawn = [imagined(state, 0, seed) for seed in range(100)]
    assert {twin.sack[0][0] for twin in drawn} == {(8,), (9,), (10,), (11,)}
    assert {twin.sack[1][0] for twin in drawn} == {(0,), (1,), (2,), (3,)}
    assert {twin.sack[2][0] for twin in drawn} == {(12,), (13,), (14,), (15,)}
    assert {twin.path[0] for twin in drawn} == {(0,), (1,), (2,), (3,)}


def test_what_is_known_is_not_imagined_elsewhere() -> None:
    """DSA-19: one's own treasures at home and all that is stored stay as they are."""
    state = deep_sea_state([0, 20], sacks={0: [[14], [15]]}, stored={1: [14, 3]}, home={0}, turn=1)
    for seed in range(50):
        twin = imagined(state, 0, seed)
        assert twin.sack[0] == [(14,), (15,)]
        assert twin.stored[1] == [14, 3]
        assert (14,) not in twin.path
        assert twin.path.count((15,)) == 1


def imagined(state: DeepSeaState, seat: int, seed: int) -> DeepSeaState:
    """What the seat imagines with these dice."""
    return state.imagine(seat, Dice(seed))


def refusals(state: State, seat: int) -> list[str]:
    """Every refusal that this seat would get now."""
    found = []
    for move in range(GAME.move_count):
        try:
            state.check(seat, move)
        except IllegalMove as error:
            found.append(f"{error.clause} {error.reason}")
        except Exception as error:
            found.append(type(error).__name__)
    return found
