"""The research pause."""

from fathom.games.submarine.effects import CardSwapped, Drew
from tests.games.submarine.tables import hand, pile, submarine_state, told, words_of
from tests.generators import play_words, refusing_clause


def test_card_goes_under_the_pile_and_the_top_one_is_drawn() -> None:
    """SUB-26: in this order, and unseen by others."""
    state = submarine_state([[], []], ships=[7, 0], hands={0: [1, 2, 2]}, piles={0: [5, 4]})
    play_words(state, "swap 2")
    assert hand(state, 0) == [1, 2, 5]
    assert pile(state, 0) == [4, 2]
    notes = state.heard()
    assert [note.effect for note in notes if note.is_for(1)] == [CardSwapped(0)]
    assert [note.effect for note in notes if note.is_for(0)] == [CardSwapped(0), Drew(0, [5])]


def test_exchange_ends_the_turn() -> None:
    """SUB-26: at most one a turn."""
    state = submarine_state([[], []], ships=[7, 0], piles={0: [5, 4]})
    play_words(state, "swap 2")
    assert state.to_act() == [1]


def test_who_does_not_exchange_says_stop() -> None:
    """SUB-26: nothing changes hands then."""
    state = submarine_state([[], []], ships=[7, 0], piles={0: [5, 4]})
    play_words(state, "stop")
    assert hand(state, 0) == [1, 2, 3] and pile(state, 0) == [5, 4]
    assert told(state, viewer=0) == []
    assert state.to_act() == [1]


def test_no_exchange_without_a_pile() -> None:
    """SUB-26: there would be nothing to draw."""
    state = submarine_state([[], []], ships=[7, 0])
    assert words_of(state) == ["stop"]
    assert refusing_clause(state, "swap 1") == "SUB-26"


def test_no_exchange_of_a_card_that_is_not_there() -> None:
    """SUB-26: only a hand card."""
    state = submarine_state([[], []], ships=[7, 0], hands={0: [1, 2, 2]}, piles={0: [5]})
    assert words_of(state) == ["swap 1", "swap 2", "stop"]
    assert refusing_clause(state, "swap 5") == "SUB-26"


def test_no_exchange_with_empty_hands() -> None:
    """SUB-26: who has no card can only say stop."""
    state = submarine_state([[], []], ships=[7, 0], hands={0: []})
    assert words_of(state) == ["stop"]


def test_exchange_in_each_turn_of_waiting() -> None:
    """SUB-10, SUB-26: in the turn of leaving and in each turn after that."""
    state = submarine_state([[], [(2, 2), (3, 2), (4, 2)]], piles={0: [5, 4]})
    play_words(state, "ship out", "swap 1")
    for column in (2, 3):
        play_words(
            state, f"ship {column}", "move 2 along 1", "stop", "swap 2" if column == 2 else "swap 3"
        )
    assert hand(state, 0) == [1, 4, 5]
    assert pile(state, 0) == [2, 3]
