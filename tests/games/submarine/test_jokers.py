"""Shells and duplicates in the place of cards."""

from fathom.games.submarine.effects import JokerLaid
from tests.games.submarine.tables import (
    hand,
    pile,
    sizes,
    submarine_state,
    tiles_at,
    told,
    words_of,
    words_with,
)
from tests.generators import play_words, refusing_clause

FIELD = {(3, 3): ["A1", "B2"]}


def test_joker_replaces_the_card_whatever_its_background() -> None:
    """SUB-22: a shell of background 5 pays for any treasure; no card leaves the hand."""
    state = submarine_state(
        [[(3, 3)], []], ships=[3, 0], board=FIELD, hands={0: [3, 3, 3]}, jokers={0: ["S5"]}
    )
    discarded = state.view(None).discard
    assert words_with(state, "take") == ["take A1", "take B2"]
    play_words(state, "take B2", "joker S5")
    assert hand(state, 0) == [3, 3, 3]
    assert state.view(None).discard == discarded
    player = state.view(None).players[0]
    assert player.container[1] == "B2" and player.jokers == []
    assert JokerLaid(0, "S", "S5") in told(state)


def test_joker_under_heavy_jamming() -> None:
    """SUB-22: no toll is due, however many submarines are in the way."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 2), (3, 3), (3, 3)]],
        ships=[3, 0],
        board=FIELD,
        hands={0: [1]},
    )
    before = sizes(state)
    play_words(state, "take A1", "joker S1")
    assert sizes(state) == before
    assert state.view(None).players[0].container[0] == "A1"


def test_joker_needs_ship_and_submarine_in_place() -> None:
    """SUB-22: it replaces the card and nothing else."""
    state = submarine_state([[(3, 2)], []], ships=[3, 0], board={**FIELD, (4, 2): ["C1"]})
    assert refusing_clause(state, "take A1") == "SUB-15"
    assert refusing_clause(state, "take C1") == "SUB-15"


def test_joker_lies_in_the_place_of_the_treasure() -> None:
    """SUB-23: on the same space."""
    state = submarine_state([[(3, 3)], []], ships=[3, 0], board=FIELD)
    play_words(state, "take B2", "joker S1")
    assert tiles_at(state, 3, 3) == ["A1", "S1"]


def test_only_what_lies_beside_the_container_is_a_joker() -> None:
    """SUB-22: not what is in the container, nor jokers of others."""
    state = submarine_state([[(3, 3)], []], ships=[3, 0], board=FIELD, containers={0: ["C1"]})
    play_words(state, "take A1")
    for text in ("joker C1", "joker S2", "joker B2", "joker S4"):
        assert refusing_clause(state, text) == "SUB-22"


def test_duplicate_waits_until_a_later_turn() -> None:
    """SUB-20: no joker in the turn in which it came, one in the next."""
    state = submarine_state(
        [[(3, 3), (4, 2)], [(2, 2)]],
        ships=[3, 0],
        board={**FIELD, (4, 2): ["D4"]},
        containers={0: ["A5"]},
        hands={0: [1, 3, 3]},
        jokers={0: []},
    )
    play_words(state, "take A1", "card")
    assert refusing_clause(state, "take B2") == "SUB-20"
    play_words(state, "stop", "ship 2", "move 2 along 1", "stop", "ship 4", "take D4")
    assert words_of(state) == ["joker A1"]
    play_words(state, "joker A1")
    assert tiles_at(state, 4, 2) == ["A1"]
    assert state.view(None).players[0].container[3] == "D4"


def test_fresh_joker_is_refused_beside_an_older_one() -> None:
    """SUB-20: the treasure can be chosen because of the older one, but the fresh one waits."""
    state = submarine_state(
        [[(3, 3)], []],
        ships=[3, 0],
        board=FIELD,
        containers={0: ["A5"]},
        hands={0: [1, 3, 3]},
    )
    play_words(state, "take A1", "card", "take B2")
    assert words_of(state) == ["joker S1"]
    assert refusing_clause(state, "joker A1") == "SUB-20"


def test_shell_from_the_board_waits_too() -> None:
    """SUB-20, SUB-23: a shell becomes a joker of whoever takes it, from a later turn on."""
    state = submarine_state(
        [[(3, 3)], []],
        ships=[3, 0],
        board={(3, 3): ["S2", "B2"]},
        hands={0: [2, 3, 3]},
        jokers={0: [], 1: ["S1"]},
    )
    play_words(state, "take S2", "card")
    player = state.view(None).players[0]
    assert player.jokers == ["S2"] and player.fresh == 1
    assert player.container == [None] * 12  # SUB-24: it never fills a slot
    assert refusing_clause(state, "take B2") == "SUB-20"
    assert tiles_at(state, 3, 3) == [None, "B2"]


def test_shell_on_the_board_is_taken_with_a_card_only() -> None:
    """SUB-24: not with a joker."""
    state = submarine_state(
        [[(3, 3)], []],
        ships=[3, 0],
        board={(3, 3): ["S2", "B2"]},
        hands={0: [3, 3, 3]},
        jokers={0: ["S3"], 1: []},
    )
    assert words_with(state, "take") == ["take B2"]
    assert refusing_clause(state, "take S2") == "SUB-24"
    state = submarine_state(
        [[(3, 3)], []],
        ships=[3, 0],
        board={(3, 3): ["S2", "B2"]},
        hands={0: [2, 3, 3]},
        jokers={0: ["S3"], 1: []},
    )
    play_words(state, "take S2")
    assert words_of(state) == ["card"]
    assert refusing_clause(state, "joker S3") == "SUB-24"


def test_shell_on_the_board_costs_toll() -> None:
    """SUB-23: it is salvaged like any treasure."""
    state = submarine_state(
        [[(3, 3)], [(3, 2)]],
        ships=[3, 0],
        board={(3, 3): ["S2", "B1"]},
        hands={0: [2, 3, 3]},
        piles={0: [5]},
        jokers={0: ["S3"], 1: []},
    )
    play_words(state, "take S2", "card")
    assert pile(state, 0) == [] and pile(state, 1) == [5]


def test_what_was_laid_down_is_not_taken_back_in_the_same_turn() -> None:
    """SUB-23, SUB-24: neither a shell nor a duplicate, though the cards are there."""
    state = submarine_state(
        [[(3, 3)], []],
        ships=[3, 0],
        board=FIELD,
        containers={0: ["L1"]},
        hands={0: [1, 5, 5]},
        jokers={0: ["S1", "L5"]},
    )
    play_words(state, "take A1", "joker S1", "take B2", "joker L5")
    assert tiles_at(state, 3, 3) == ["S1", "L5"]
    assert words_of(state) == ["stop"]
    assert refusing_clause(state, "take S1") == "SUB-24"
    assert refusing_clause(state, "take L5") == "SUB-24"


def test_what_was_laid_down_can_be_taken_from_the_next_turn_on() -> None:
    """SUB-23: by the next player with a card of its background, or, a duplicate, with a joker."""
    state = submarine_state(
        [[(3, 3)], [(3, 3)]],
        ships=[3, 0],
        board=FIELD,
        containers={0: ["L1"]},
        hands={1: [1, 5, 5]},
        piles={1: [2, 2, 2, 2]},
        jokers={0: ["S1", "L5"]},
    )
    play_words(state, "take A1", "joker S1", "take B2", "joker L5", "stop", "ship 3")
    assert words_with(state, "take") == ["take L5", "take S1"]
    play_words(state, "take L5", "joker S2")
    player = state.view(None).players[1]
    assert player.container[11] == "L5"  # a duplicate counts as the treasure it is
    assert tiles_at(state, 3, 3) == ["S1", "S2"]


def test_swap_of_duplicates_by_jokers_is_possible() -> None:
    """SUB-22, SUB-20: a duplicate for a duplicate; nothing is filled and no card discarded."""
    state = submarine_state(
        [[(3, 3)], []],
        ships=[3, 0],
        board=FIELD,
        containers={0: ["A5", "B5"]},
        jokers={0: ["S1", "B4"]},
    )
    play_words(state, "take A1", "joker B4")
    player = state.view(None).players[0]
    assert player.jokers == ["S1", "A1"] and player.fresh == 1
    assert tiles_at(state, 3, 3) == ["B4", "B2"]
    assert not state.position()["progress"]


def test_what_only_a_joker_can_pay_for_is_told_to_its_seat_alone() -> None:
    """SUB-16, SUB-18, SUB-22: without the card, or with too few for the toll."""
    state = submarine_state(
        [[(2, 5)], [(2, 4)]],
        ships=[2, 0],
        hands={0: [1, 2]},
        jokers={0: ["S1"]},
        board={(2, 5): ["A1", "B2", "C3", "D3"]},
    )
    assert words_with(state, "take") == ["take A1", "take B2", "take C3", "take D3"]
    assert state.view(0).joker_only == ["C3", "D3"]
    assert state.view(1).joker_only == state.view(None).joker_only == []
    dear = submarine_state(
        [[(2, 5)], [(2, 4), (2, 3)]],
        ships=[2, 0],
        hands={0: [1, 2]},
        jokers={0: ["S1"]},
        board={(2, 5): ["A1", "B2"]},
    )
    assert dear.view(0).joker_only == ["A1", "B2"]
