"""Treasures that are paid for with cards, and where they go."""

import pytest

from fathom.games.submarine.effects import (
    CardDiscarded,
    Drew,
    PutBeside,
    Salvaged,
    TreasureChosen,
)
from tests.games.submarine.tables import (
    hand,
    pile,
    submarine_state,
    tiles_at,
    told,
    words_of,
    words_with,
)
from tests.generators import play_words, refusing_clause

DEEP = {(2, 5): ["A1", "B1", "C2", "D3"]}


def test_treasure_is_taken_from_a_field_with_an_own_submarine() -> None:
    """SUB-15: in the ship's column, on the very field; any number of fields."""
    state = submarine_state(
        [[(2, 2), (2, 4), (4, 3)], [(2, 3)]],
        ships=[2, 0],
        hands={0: [1, 1, 1]},
        piles={0: [5, 5, 5]},
        jokers={0: []},
        board={
            (2, 2): ["A1"],
            (2, 3): ["B1"],
            (2, 4): ["C1", "", "D2"],
            (2, 5): ["F1"],
            (4, 3): ["E1"],
        },
    )
    assert words_with(state, "take") == ["take A1", "take C1"]
    for text in ("take B1", "take E1", "take F1", "take G1"):
        assert refusing_clause(state, text) == "SUB-15"


def test_treasure_costs_a_hand_card_of_its_background() -> None:
    """SUB-16: it goes to the discard, out of the game for good."""
    state = submarine_state([[(2, 5)], []], ships=[2, 0], hands={0: [1, 2, 2]}, board=DEEP)
    before = state.view(None).discard
    play_words(state, "take A1", "card")
    assert hand(state, 0) == [2, 2]
    after = state.view(None).discard
    assert [new - old for old, new in zip(before, after, strict=True)] == [1, 0, 0, 0, 0]
    assert state.view(None).players[0].container[0] == "A1"
    assert tiles_at(state, 2, 5) == [None, "B1", "C2", "D3"]
    assert told(state) == [
        TreasureChosen(0, "A", "A1"),
        CardDiscarded(0, 1),
        Salvaged(0, "A", "A1", 1),
    ]


def test_treasure_without_its_card_is_refused() -> None:
    """SUB-16: cards of other backgrounds, and those in the pile, do not help."""
    state = submarine_state(
        [[(2, 5)], []],
        ships=[2, 0],
        hands={0: [2, 2, 4]},
        piles={0: [3, 1]},
        jokers={0: []},
        board=DEEP,
    )
    assert words_with(state, "take") == ["take C2"]
    assert refusing_clause(state, "take A1") == "SUB-16"
    assert refusing_clause(state, "take D3") == "SUB-16"


def test_treasures_are_taken_one_by_one() -> None:
    """SUB-15, SUB-21: at most three with cards, since the hand is filled only at the end."""
    state = submarine_state(
        [[(2, 5)], []],
        ships=[2, 0],
        hands={0: [1, 1, 2]},
        piles={0: [3, 3, 3, 3]},
        jokers={0: []},
        board=DEEP,
    )
    play_words(state, "take A1", "card", "take B1", "card")
    assert hand(state, 0) == [2]
    assert words_of(state) == ["take C2", "stop"]
    play_words(state, "take C2", "card")
    assert hand(state, 0) == []
    assert words_of(state) == ["stop"]  # D3 costs a card 3, and there are such only in the pile
    assert refusing_clause(state, "take D3") == "SUB-16"


def test_hand_is_filled_at_the_end_of_the_turn() -> None:
    """SUB-25, SUB-21: up to three, from the top of the pile; only the owner sees them."""
    state = submarine_state(
        [[(2, 5)], []], ships=[2, 0], hands={0: [1, 1, 2]}, piles={0: [4, 3, 5]}, board=DEEP
    )
    play_words(state, "take A1", "card", "take B1", "card")
    state.heard()
    play_words(state, "stop")
    assert hand(state, 0) == [2, 3, 4]
    assert pile(state, 0) == [5]
    told_by_viewer = [told_to for told_to in state.heard() if isinstance(told_to.effect, Drew)]
    assert [(note.effect, note.seats) for note in told_by_viewer] == [(Drew(0, [3, 4]), (0,))]


def test_hand_is_filled_as_far_as_the_pile_goes() -> None:
    """SUB-25: two are missing, but only one is there."""
    state = submarine_state(
        [[(2, 5)], []], ships=[2, 0], hands={0: [1, 1, 2]}, piles={0: [4]}, board=DEEP
    )
    play_words(state, "take A1", "card", "take B1", "card", "stop")
    assert hand(state, 0) == [2, 4]
    assert pile(state, 0) == []


def test_duplicate_lies_beside_the_container() -> None:
    """SUB-20: its slot is taken, whatever the background of what is there."""
    state = submarine_state(
        [[(2, 5)], []], ships=[2, 0], containers={0: ["A4"]}, hands={0: [1, 2, 2]}, board=DEEP
    )
    play_words(state, "take A1", "card")
    player = state.view(None).players[0]
    assert player.container[0] == "A4"
    assert player.jokers == ["S1", "A1"] and player.fresh == 1
    assert told(state)[-1] == PutBeside(0, "A", "A1")


def test_treasures_of_one_kind_in_one_turn() -> None:
    """SUB-20: the first fills the slot, the second is a duplicate."""
    state = submarine_state(
        [[(2, 4)], []],
        ships=[2, 0],
        hands={0: [1, 2, 2]},
        board={(2, 4): ["A2", "A1", "B2"]},
    )
    play_words(state, "take A1", "card", "take A2", "card")
    player = state.view(None).players[0]
    assert player.container[0] == "A1"
    assert player.jokers == ["S1", "A2"]


def test_containers_of_others_do_not_matter() -> None:
    """SUB-20: each player has a slot for each of the twelve kinds (SUB-3)."""
    state = submarine_state(
        [[(2, 5)], []], ships=[2, 0], containers={1: ["A4"]}, hands={0: [1, 2, 2]}, board=DEEP
    )
    play_words(state, "take A1", "card")
    assert state.view(None).players[0].container[0] == "A1"


@pytest.mark.parametrize("text", ["card", "joker S1", "give 1"])
def test_nothing_is_paid_before_a_treasure_is_chosen(text: str) -> None:
    """SUB-32: first the treasure, then the payment."""
    state = submarine_state([[(2, 5)], []], ships=[2, 0], board=DEEP)
    assert refusing_clause(state, text) == "SUB-32"


@pytest.mark.parametrize("text", ["stop", "take B1", "move 5 up 1", "give 1", "ship 3", "swap 1"])
def test_chosen_treasure_is_settled_before_anything_else(text: str) -> None:
    """SUB-32: card or joker is asked, even where only one is possible."""
    state = submarine_state(
        [[(2, 5)], []], ships=[2, 0], jokers={0: []}, hands={0: [1, 2, 2]}, board=DEEP
    )
    play_words(state, "take A1")
    assert words_of(state) == ["card"]
    assert refusing_clause(state, text) == "SUB-32"
    assert state.view(None).salvage is not None


def test_card_or_joker_is_asked() -> None:
    """SUB-32: both where both are possible."""
    state = submarine_state(
        [[(2, 5)], []],
        ships=[2, 0],
        hands={0: [1, 2, 2]},
        containers={0: ["L1"]},
        jokers={0: ["S1", "L5"]},
        board=DEEP,
    )
    play_words(state, "take A1")
    assert words_of(state) == ["card", "joker L5", "joker S1"]


def test_card_that_is_not_there_cannot_pay() -> None:
    """SUB-16: a treasure chosen because of a joker is not paid with a card."""
    state = submarine_state([[(2, 5)], []], ships=[2, 0], hands={0: [2, 2, 2]}, board=DEEP)
    play_words(state, "take A1")
    assert words_of(state) == ["joker S1"]
    assert refusing_clause(state, "card") == "SUB-16"
