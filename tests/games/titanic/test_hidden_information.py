"""Hands are their owners', the pile's order is nobody's."""

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidPosition
from fathom.engine.state import State
from fathom.games.titanic import GAME
from fathom.games.titanic.effects import Drew
from fathom.games.titanic.rules import TitanicState
from tests.games.titanic.tables import legal, new_titanic, on_roll, titanic
from tests.generators import play_words, reached_states


def wire(view: object) -> bytes:
    return msgspec.json.encode(view)


def test_only_the_own_hand_is_seen() -> None:
    """TIT-4: others and spectators see how many cards there are."""
    state = new_titanic(3, 4)
    for viewer in (None, 0, 1, 2):
        players = state.view(viewer).players
        assert [player.cards for player in players] == [3, 3, 3]
        for seat, player in enumerate(players):
            assert player.hand == (state.hands[seat] if seat == viewer else None)


def test_drawn_cards_are_seen_by_their_owner_alone() -> None:
    """TIT-15: others hear how many."""
    told = []
    for third in ([4, 4, 5], [5, 4, 4]):
        state = titanic({0: {1: "c9"}}, {0: [1, 2, 3]})
        for card in third:
            state.pile.remove(card)
        state.pile += third
        state.listen()
        play_words(state, "move 1 up 2", "move 1 down 1", "stop")
        assert state.view(0).players[0].hand == sorted([3, *third[1:]])
        told.append(state.heard())
    assert told[0] == told[1]
    assert Drew(0, 2) in [one.effect for one in told[0]]


def hidden_twin(position: dict[str, object], viewer: int | None, choices: Random) -> object:
    """A position that the viewer cannot tell from this one: other hands and pile are redealt."""
    hands, pile = position["hands"], position["pile"]
    assert isinstance(hands, list)
    assert isinstance(pile, list)
    pool = [*pile, *(card for seat, hand in enumerate(hands) if seat != viewer for card in hand)]
    choices.shuffle(pool)
    dealt = [
        hand if seat == viewer else sorted(pool.pop() for _ in hand)
        for seat, hand in enumerate(hands)
    ]
    # What everybody could conclude about hands is shown by no view.
    return {**position, "hands": dealt, "pile": pool, "holdings": []}


@settings(max_examples=40)
@given(reached_states(GAME, 300), st.integers(0, 99))
def test_views_depend_on_nothing_hidden(state: State, seed: int) -> None:
    """TIT-4: other cards where a viewer cannot look change nothing that viewer is sent."""
    if getattr(state.view(None), "phase", "") in ("enter", "climb"):
        return  # there everybody knows something about the hand of whoever is on turn
    for viewer in (None, *range(state.seats)):
        twin = GAME.from_position(hidden_twin(state.position(), viewer, Random(seed)))
        assert wire(twin.view(viewer)) == wire(state.view(viewer))


@settings(max_examples=40)
@given(reached_states(GAME, 300), st.integers(0, 99))
def test_imagined_cards_fit_the_discard(state: State, seed: int) -> None:
    """TIT-4: what lies in the discard and in one's own hand is nowhere else."""
    assert isinstance(state, TitanicState)
    for seat in range(state.seats):
        twin = state.imagine(seat, Dice(seed))
        assert twin.hands[seat] == state.hands[seat]
        assert twin.discard == state.discard
        cards = Counter(
            [*twin.pile, *twin.discard, *(card for hand in twin.hands for card in hand)]
        )
        assert cards == {1: 6, 2: 7, 3: 8, 4: 7, 5: 5}


def test_imagining_deals_every_card_to_others() -> None:
    """TIT-4: hands of others vary over all values."""
    state = new_titanic(2, 1)
    hands = [tuple(state.imagine(0, Dice(seed)).hands[1]) for seed in range(80)]
    assert {card for hand in hands for card in hand} == {1, 2, 3, 4, 5}
    assert len(set(hands)) > 15


def test_whoever_must_enter_is_imagined_with_a_card_that_can() -> None:
    """TIT-13: with somebody on all four fields around the start, only a 1 can."""
    around = {1: "q8", 2: "s8", 3: "r7", 4: "r9"}
    state = on_roll({1: around}, {0: [1, 4, 5]}, faces=["start"])
    play_words(state, "roll")
    assert {words[-1] for words in legal(state)} == {"1"}
    for seed in range(40):
        assert 1 in state.imagine(1, Dice(seed)).hands[0]


AROUND = {1: "q8", 2: "s8", 3: "r7", 4: "r9"}
"""With somebody on all four fields around the start only a 1 leads off it."""


def imagined_hands(state: TitanicState, seat: int) -> set[tuple[int, ...]]:
    """Every hand of a seat that the other one thinks of."""
    return {tuple(state.imagine(1 - seat, Dice(seed)).hands[seat]) for seed in range(400)}


def test_whoever_could_enter_nobody_is_imagined_without_a_card_that_could() -> None:
    """TIT-13, TIT-14: and that is all that is known, until one of those cards is played."""
    state = on_roll({1: AROUND}, {0: [3, 4, 5], 1: [2, 2, 2]}, faces=["start"])
    before = imagined_hands(state, 0)
    play_words(state, "roll")
    after = imagined_hands(state, 0)
    assert state.turn == 1 and len(after) > 10
    assert all(1 not in hand for hand in after) and any(1 in hand for hand in before)
    assert imagined_hands(GAME.from_position(state.position()), 0) == after


def test_what_is_known_of_a_hand_goes_with_its_cards() -> None:
    """TIT-13, TIT-15: two of three are still those that could not enter; the third is drawn."""
    people = {0: {1: "c9"}, 1: AROUND}
    state = on_roll(people, {0: [2, 4, 5], 1: [2, 2, 2]}, faces=["water"])
    play_words(state, "roll", "move 1 down 2")
    assert all(1 not in hand for hand in imagined_hands(state, 0))
    play_words(state, "stop")
    hands = imagined_hands(state, 0)
    assert {hand.count(1) for hand in hands} == {0, 1}
    assert GAME.from_position(state.position()).holdings == state.holdings


def test_hands_that_compete_for_cards_are_still_imagined() -> None:
    """TIT-13: the second hand must hold what the first one might have drawn."""
    state = on_roll({}, {0: [4, 4, 4], 1: [1, 2, 3], 2: [2, 2, 2]}, seats=3)
    state.pile, state.discard = [], [*state.discard, *state.pile]
    state.holdings = [[], [[1, 2, 3], [2, 2, 2]], [[2, 2, 2]]]
    for seed in range(20):
        assert state.imagine(0, Dice(seed)).hands[1:] == [[1, 2, 3], [2, 2, 2]]


def test_a_hand_that_could_have_entered_is_no_position() -> None:
    """TIT-13: the fault is named."""
    state = on_roll({1: AROUND}, {0: [3, 4, 5], 1: [2, 2, 2]}, faces=["start"])
    play_words(state, "roll")
    position = state.position()
    position["hands"] = [[1, 4, 5], [2, 2, 2]]
    position["pile"] = [
        3 if card == 1 and not number else card
        for number, card in enumerate(sorted(position["pile"]))
    ]
    with pytest.raises(InvalidPosition, match=r"holdings\[0\]"):
        GAME.from_position(position)


@pytest.mark.parametrize("seed", range(20))
def test_whoever_is_on_the_stairs_is_imagined_with_a_way_on(seed: int) -> None:
    """TIT-24: from i4 a 1, 2 or 3 leads up."""
    state = titanic({0: {1: "i6"}}, {0: [2, 3, 5]})
    play_words(state, "move 1 up 2")
    twin = state.imagine(1, Dice(seed))
    assert set(twin.hands[0]) & {1, 2, 3}
    assert twin.legal_moves(0)
