"""What submarines of others cost."""

import pytest

from fathom.games.submarine.effects import Drew, TollChosen, TollPaid
from fathom.games.submarine.view import Jammer
from tests.games.submarine.tables import (
    hand,
    pile,
    sizes,
    submarine_state,
    told,
    words_of,
    words_with,
)
from tests.generators import play_words, refusing_clause

VIOLET, WHITE, BROWN = 0, 1, 2


def test_example_2_of_the_sources() -> None:
    """SUB-16, SUB-17: two treasures of level 4: 2 cards discarded, 2 to white, 4 to brown.

    One white and one brown submarine are above, one brown is on the field, one brown below.
    """
    state = submarine_state(
        [[(3, 4), (3, 2)], [(3, 2)], [(3, 3), (3, 4), (3, 5)]],
        ships=[3, 0, 0],
        board={(3, 4): ["A1", "B1", ""]},
        hands={VIOLET: [1, 1, 2]},
        piles={VIOLET: [3, 3, 3, 4, 4, 4, 5, 5]},
        jokers={VIOLET: []},
    )
    before, discarded = sizes(state), sum(state.view(None).discard)
    play_words(state, "take A1", "card", "take B1", "card")
    assert sum(state.view(None).discard) - discarded == 2
    after = sizes(state)
    assert after[WHITE] - before[WHITE] == 2
    assert after[BROWN] - before[BROWN] == 4
    assert before[VIOLET] - after[VIOLET] == 2 + 2 + 4
    assert state.view(None).players[VIOLET].container[:2] == ["A1", "B1"]


def test_own_submarines_and_other_columns_cost_nothing() -> None:
    """SUB-17: only opposing submarines, only in the same column."""
    state = submarine_state(
        [[(3, 4), (3, 2), (3, 4)], [(2, 2), (4, 4), (3, 5)]],
        ships=[3, 0],
        board={(3, 4): ["A1", "", ""]},
        piles={0: [4, 5]},
    )
    play_words(state, "take A1", "card")
    assert pile(state, 0) == [4, 5]


@pytest.mark.parametrize(("level", "toll"), [(2, 1), (3, 1), (4, 3), (5, 4)])
def test_toll_counts_the_field_and_what_is_above(level: int, toll: int) -> None:
    """SUB-17: opposing submarines on levels 2, 4, 4 and 5."""
    state = submarine_state(
        [[(3, level)], [(3, 2), (3, 4), (3, 4), (3, 5)]],
        ships=[3, 0],
        board={(3, level): ["A1"]},
        piles={0: [4] * 6},
    )
    play_words(state, "take A1", "card")
    assert len(pile(state, 0)) == 6 - toll


def test_everybody_sees_what_a_treasure_costs_and_whom() -> None:
    """SUB-17: each looks with their own eyes, a spectator with those of the seat on turn."""
    state = submarine_state(
        [[(3, 4)], [(3, 2)], [(3, 4), (3, 5)]],
        ships=[3, 0, 0],
        board={(3, 4): ["A1", "", ""]},
        jokers={VIOLET: []},
    )
    violet, white, brown = (Jammer(seat=seat, level=4 if seat != WHITE else 2) for seat in range(3))
    assert state.view(VIOLET).columns[2][2].jammers == [white, brown]
    assert state.view(None).columns[2][2].jammers == [white, brown]
    assert state.view(WHITE).columns[2][2].jammers == [violet, brown]
    assert state.view(WHITE).columns[2][1].jammers == []
    play_words(state, "take A1")
    salvage = state.view(BROWN).salvage
    assert salvage is not None
    assert (salvage.jammers, salvage.owed) == ([white, brown], [0, 1, 1])


def test_toll_goes_unseen_from_pile_to_pile() -> None:
    """SUB-18: off the top of the payer's and onto the top of the receiver's."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 3)]],
        ships=[3, 0],
        board={(3, 3): ["A1", ""]},
        piles={0: [4, 5, 2], 1: [3]},
    )
    play_words(state, "take A1", "card")
    assert pile(state, 0) == [2]
    assert pile(state, 1) == [5, 4, 3]
    effects = told(state, viewer=0)
    assert effects.count(TollPaid(0, 1, "pile")) == 2
    assert not [effect for effect in effects if isinstance(effect, (TollChosen, Drew))]


def test_owners_are_paid_clockwise_each_in_full() -> None:
    """SUB-32: from the payer on, one owner's whole toll before the next owner's."""
    state = submarine_state(
        [[(3, 2)], [(3, 2), (3, 3)], [(3, 2), (3, 2)], [(3, 3)]],
        ships=[0, 3, 0, 0],
        turn=1,
        board={(3, 3): ["A1", ""]},
        piles={1: [4, 4, 5, 5]},
    )
    play_words(state, "take A1", "card")
    paid = [effect.to_seat for effect in told(state) if isinstance(effect, TollPaid)]
    assert paid == [2, 2, 3, 0]
    assert [pile(state, seat) for seat in (2, 3, 0)] == [[4, 4], [5], [5]]


def test_receiver_short_of_cards_draws_at_once() -> None:
    """SUB-19: before the next card moves (SUB-32); what is over stays on the pile."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 3)]],
        ships=[3, 0],
        board={(3, 3): ["A1", ""]},
        hands={0: [1, 2, 3], 1: [3, 3]},
        piles={0: [4, 5]},
    )
    play_words(state, "take A1", "card")
    assert hand(state, 1) == [3, 3, 4]
    assert pile(state, 1) == [5]
    paid = TollPaid(0, 1, "pile")
    drawn = [effect for effect in told(state, viewer=1) if isinstance(effect, (TollPaid, Drew))]
    assert drawn == [paid, paid, Drew(1, [4])]


def test_hand_cards_pay_when_the_pile_is_empty() -> None:
    """SUB-18: of the payer's choice, asked one at a time; the paying card is gone already."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 3)]],
        ships=[3, 0],
        board={(3, 3): ["A1", ""]},
        hands={0: [1, 2, 3], 1: [4, 4, 4]},
        piles={1: [5]},
    )
    play_words(state, "take A1", "card")
    assert state.view(None).phase == "toll"
    assert words_of(state) == ["give 2", "give 3"]
    assert refusing_clause(state, "give 1") == "SUB-18"
    assert refusing_clause(state, "stop") == "SUB-32"
    state.heard()
    play_words(state, "give 3")
    assert told(state, viewer=0) == [TollPaid(0, 1, "hand"), TollChosen(0, 3)]
    assert words_of(state) == ["give 2"]  # asked although there is only one
    assert state.view(None).players[0].container[0] is None
    play_words(state, "give 2")
    assert pile(state, 1) == [2, 3, 5]
    assert hand(state, 0) == []
    assert state.view(None).players[0].container[0] == "A1"


def test_pile_that_runs_out_between_two_owners() -> None:
    """SUB-18, SUB-32: the second owner gets one card from the pile and one from the hand."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 3)], [(3, 2), (3, 2)]],
        ships=[3, 0, 0],
        board={(3, 3): ["A1", ""]},
        hands={0: [1, 2, 5]},
        piles={0: [4, 4, 3]},
    )
    play_words(state, "take A1", "card")
    salvage = state.view(None).salvage
    assert salvage is not None and salvage.tile == "A1" and salvage.owed == [0, 0, 1]
    assert pile(state, 1) == [4, 4] and pile(state, 2) == [3]
    play_words(state, "give 5")
    assert pile(state, 2) == [5, 3]
    assert hand(state, 0) == [2]
    assert state.view(None).phase == "act"


def test_payment_with_exactly_enough_cards() -> None:
    """SUB-18, SUB-32: the card, and pile and hand for the toll down to the last."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 3), (3, 3)]],
        ships=[3, 0],
        board={(3, 3): ["A1", "B2"]},
        hands={0: [1, 2, 2]},
        piles={0: [4]},
        jokers={0: []},
    )
    assert words_with(state, "take") == ["take A1", "take B2"]
    play_words(state, "take A1", "card", "give 2", "give 2")
    assert sizes(state)[0] == 0
    assert words_of(state) == ["stop"]
    play_words(state, "stop")
    assert sizes(state)[0] == 0


def test_payment_that_just_fails_is_not_offered() -> None:
    """SUB-18, SUB-32: one card too few, though the paying card is there."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 3), (3, 3), (3, 2)]],
        ships=[3, 0],
        board={(3, 3): ["A1", "B2"]},
        hands={0: [1, 2, 2]},
        piles={0: [4]},
        jokers={0: []},
    )
    assert words_with(state, "take") == []
    assert refusing_clause(state, "take A1") == "SUB-18"


def test_paying_card_is_not_one_of_the_toll_cards() -> None:
    """SUB-18: a hand of one card cannot pay for both."""
    state = submarine_state(
        [[(3, 3)], [(3, 2)]],
        ships=[3, 0],
        board={(3, 3): ["A1", ""]},
        hands={0: [1]},
        jokers={0: []},
    )
    assert refusing_clause(state, "take A1") == "SUB-18"


def test_joker_may_pay_what_cards_cannot() -> None:
    """SUB-18, SUB-22: the treasure is offered, but not to be paid with the card."""
    state = submarine_state(
        [[(3, 3)], [(3, 2)]], ships=[3, 0], board={(3, 3): ["A1", ""]}, hands={0: [1]}
    )
    play_words(state, "take A1")
    assert words_of(state) == ["joker S1"]
    assert refusing_clause(state, "card") == "SUB-18"


def test_toll_is_due_for_every_treasure() -> None:
    """SUB-17: the second treasure may be out of reach when the first was not."""
    state = submarine_state(
        [[(3, 3)], [(3, 2)]],
        ships=[3, 0],
        board={(3, 3): ["A1", "B1"]},
        hands={0: [1, 1]},
        piles={0: [4]},
        jokers={0: []},
        doing="salvage",
    )
    play_words(state, "take A1", "card")
    assert words_of(state) == ["stop"]
    assert refusing_clause(state, "take B1") == "SUB-18"
