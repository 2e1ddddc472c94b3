"""Hands are their owners'; piles are nobody's but for cards that somebody put there."""

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.engine.dice import Dice
from fathom.engine.errors import IllegalMove
from fathom.engine.state import State
from fathom.games.submarine import GAME
from fathom.games.submarine.rules import SubmarineState
from fathom.games.submarine.view import KnownCard
from tests.games.submarine.tables import (
    hand,
    hidden_twin,
    new_submarine,
    pile,
    reached_tables,
    submarine_state,
    words_of,
)
from tests.generators import play_words


def imagined(state: SubmarineState, seat: int, seed: int) -> SubmarineState:
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


def test_hand_is_shown_to_its_owner_alone() -> None:
    """SUB-4: others see how many cards there are."""
    state = submarine_state([[], []], hands={0: [1, 4, 4], 1: [2]})
    assert [player.hand for player in state.view(0).players] == [[1, 4, 4], None]
    assert [player.hand for player in state.view(1).players] == [None, [2]]
    assert [player.hand for player in state.view(None).players] == [None, None]
    assert [player.hand_size for player in state.view(None).players] == [3, 1]


@given(reached_tables(), st.integers(0, 2**16))
def test_two_tables_that_a_seat_cannot_tell_apart(state: SubmarineState, seed: int) -> None:
    """SUB-4, SUB-18: the seat is sent the same bytes, moves and refusals."""
    for viewer in (None, *range(state.seats)):
        position = hidden_twin(state.position(), viewer, Random(seed))
        if not is_possible(position):
            continue
        twin = GAME.from_position(position)
        assert msgspec.json.encode(twin.view(viewer)) == msgspec.json.encode(state.view(viewer))
        if viewer is not None:
            assert twin.legal_moves(viewer) == state.legal_moves(viewer)
            assert refusals(twin, viewer) == refusals(state, viewer)


@given(reached_tables(), st.integers(0, 2**16))
def test_imagining_uses_only_what_the_seat_knows(state: SubmarineState, seed: int) -> None:
    """SUB-4, SUB-18, SUB-26: tables that look alike are imagined alike."""
    for viewer in range(state.seats):
        position = hidden_twin(state.position(), viewer, Random(seed))
        if not is_possible(position):
            continue
        dream = state.imagine(viewer, Dice(seed))
        assert (
            dream.position() == GAME.from_position(position).imagine(viewer, Dice(seed)).position()
        )
        assert dream.view(viewer) == state.view(viewer)
        GAME.from_position(dream.position())


def is_possible(position: dict[str, object]) -> bool:
    """A salvage under way tells something about a hand, which a twin may not respect (SUB-32)."""
    return position["phase"] != "pay"


@pytest.mark.parametrize("unused", ["random", "even"])
def test_everything_unseen_is_imagined_in_every_way(unused: str) -> None:
    """SUB-4: hands of others, piles and, where they were drawn, the unused cards."""
    state = new_submarine(2, seed=4, unused=unused)
    dreams = [imagined(state, 0, seed).position() for seed in range(60)]
    assert all(dream["players"][0]["hand"] == hand(state, 0) for dream in dreams)
    assert len({tuple(dream["players"][1]["hand"]) for dream in dreams}) > 20
    assert {dream["players"][0]["pile"][0] for dream in dreams} == {1, 2, 3, 4, 5}
    removed = {tuple(dream["removed"]) for dream in dreams}
    assert removed == {(6, 6, 6, 6, 6)} if unused == "even" else len(removed) > 10


def test_discarded_cards_are_not_imagined() -> None:
    """SUB-16: a background of which all cards are seen is in no other hand."""
    state = submarine_state(
        [[], [], [], [], []],
        hands={0: [1, 2, 2], 1: [3, 3, 3], 2: [], 3: [4], 4: []},
    )
    for seed in range(30):
        dream = imagined(state, 0, seed).position()["players"]
        assert Counter(dream[1]["hand"] + dream[3]["hand"]) == Counter([3, 3, 3, 4])


def test_who_exchanged_knows_the_bottom_card() -> None:
    """SUB-26: the player alone, and as long as it is there."""
    state = submarine_state([[], []], ships=[7, 0], hands={0: [1, 2, 2]}, piles={0: [5, 4, 4]})
    play_words(state, "swap 1")
    assert state.view(0).players[0].pile_known == [KnownCard(place=3, card=1)]
    assert state.view(1).players[0].pile_known == []
    assert state.view(None).players[0].pile_known == []
    assert {pile(imagined(state, 0, seed), 0)[2] for seed in range(30)} == {1}
    assert {pile(imagined(state, 1, seed), 0)[2] for seed in range(60)} > {1}


def paid_from_hand() -> SubmarineState:
    """Seat 0 has just given a 5 from the hand to seat 1, whose hand is full."""
    state = submarine_state(
        [[(3, 2)], [(3, 2)], []],
        ships=[3, 0, 0],
        board={(3, 2): ["A1"]},
        hands={0: [1, 5, 5], 1: [2, 2, 2]},
        piles={1: [3, 3]},
    )
    play_words(state, "take A1", "card", "give 5")
    return state


def test_who_paid_with_hand_cards_knows_what_the_receiver_got() -> None:
    """SUB-18: it lies on top of the receiver's pile; the receiver has not seen it."""
    state = paid_from_hand()
    assert state.view(0).players[1].pile_known == [KnownCard(place=1, card=5)]
    assert state.view(1).players[1].pile_known == []
    assert state.view(2).players[1].pile_known == []
    assert {pile(imagined(state, 0, seed), 1)[0] for seed in range(30)} == {5}
    assert len({pile(imagined(state, 1, seed), 1)[0] for seed in range(60)}) > 1
    assert len({pile(imagined(state, 2, seed), 1)[0] for seed in range(60)}) > 1


def test_known_card_is_known_when_it_is_drawn() -> None:
    """SUB-18, SUB-19: from the receiver's pile to the receiver's hand."""
    state = submarine_state(
        [[(3, 2)], [(3, 2)], []],
        ships=[3, 0, 0],
        board={(3, 2): ["A1"]},
        hands={0: [1, 5, 5], 1: [2]},
    )
    play_words(state, "take A1", "card", "give 5")
    assert hand(state, 1) == [2, 5]
    assert state.view(0).players[1].hand_known == [5]
    assert state.view(2).players[1].hand_known == []
    assert all(5 in hand(imagined(state, 0, seed), 1) for seed in range(30))
    assert not all(5 in hand(imagined(state, 2, seed), 1) for seed in range(60))


def test_known_card_stays_known_while_it_can_be_nowhere_else() -> None:
    """SUB-18: through turns in which nothing leaves the hand."""
    state = submarine_state(
        [[(3, 2)], [(3, 2), (4, 2)], []],
        ships=[3, 0, 0],
        board={(3, 2): ["A1"], (4, 2): ["B5"]},
        hands={0: [1, 5, 5], 1: [2]},
    )
    play_words(state, "take A1", "card", "give 5", "stop", "ship out", "stop")
    assert state.to_act() == [2]
    play_words(state, "ship out", "stop")
    assert state.view(0).players[1].hand_known == [5]


def test_card_that_paid_is_no_longer_known_in_the_hand() -> None:
    """SUB-16, SUB-18: seat 1 pays with the 5 that seat 0 gave."""
    state = submarine_state(
        [[(3, 2)], [(3, 2), (4, 2)], []],
        ships=[3, 0, 0],
        board={(3, 2): ["A1"], (4, 2): ["B5"]},
        hands={0: [1, 5, 5], 1: [2]},
    )
    play_words(state, "take A1", "card", "give 5", "stop", "ship 4", "take B5", "card")
    assert state.view(0).players[1].hand_known == []


def test_unseen_exchange_makes_knowledge_uncertain() -> None:
    """SUB-26: the known card may be the one that went under the pile."""
    state = submarine_state(
        [[], []],
        ships=[0, 7],
        turn=1,
        hands={1: [2, 2, 5]},
        piles={1: [3]},
    )
    position = state.position()
    position["players"][1]["hand_known"] = [[2, 2, 5], []]
    for text in ("swap 2", "swap 5"):
        twin = GAME.from_position(position)
        assert isinstance(twin, SubmarineState)
        play_words(twin, text)
        assert twin.view(0).players[1].hand_known == [2]


def test_known_card_is_in_the_hand_or_where_the_unseen_one_went() -> None:
    """SUB-26: under the pile. A position keeps what is known of both together."""
    state = submarine_state(
        [[], []],
        ships=[0, 7],
        turn=1,
        hands={1: [2, 4, 5]},
        piles={1: [3, 3]},
    )
    position = state.position()
    position["players"][1]["hand_known"] = [[5], []]
    state = GAME.from_position(position)
    play_words(state, "swap 5")
    dreams = [imagined(state, 0, seed) for seed in range(60)]
    assert {5 in hand(dream, 1) or pile(dream, 1)[-1] == 5 for dream in dreams} == {True}
    assert {5 in hand(dream, 1) for dream in dreams} == {True, False}
    again = GAME.from_position(state.position())
    assert again.position() == state.position()
    assert [hand(imagined(again, 0, seed), 1) for seed in range(9)] == [
        hand(dream, 1) for dream in dreams[:9]
    ]


def test_chosen_treasure_tells_of_the_card_for_it() -> None:
    """SUB-32: who could use no joker holds the card; whoever could may hold anything."""
    for jokers, must_hold in ((["S1"], False), ([], True)):
        state = submarine_state(
            [[(3, 2)], []],
            ships=[3, 0],
            board={(3, 2): ["A1"]},
            hands={0: [1, 5, 5]},
            jokers={0: jokers},
        )
        play_words(state, "take A1")
        dreams = [imagined(state, 1, seed) for seed in range(60)]
        assert all(1 in hand(dream, 0) for dream in dreams) == must_hold
        assert all(words_of(dream) for dream in dreams)


def test_toll_off_a_pile_is_seen_once_drawn_and_by_the_receiver_alone() -> None:
    """SUB-18, SUB-19: two cards, of which the receiver draws one."""
    state = submarine_state(
        [[(3, 2)], [(3, 2), (3, 2)], []],
        ships=[3, 0, 0],
        board={(3, 2): ["A1"]},
        hands={0: [1, 5, 5], 1: [2, 2]},
        piles={0: [4, 3]},
    )
    play_words(state, "take A1", "card")
    assert state.view(1).players[1].hand == [2, 2, 4]
    assert state.view(1).players[1].pile_known == []
    assert state.view(0).players[1].hand_known == []
    notes = [note for note in state.heard() if note.effect.name == "drew"]
    assert [note.seats for note in notes] == [(1,)]
