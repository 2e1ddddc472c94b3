"""What is said for a move: what is wanted, and what it costs."""

from __future__ import annotations

from tests.games.reasons import said
from tests.games.submarine.tables import submarine_state


def test_a_stop_counts_what_is_wanted_and_what_can_be_paid() -> None:
    """SUB-16, SUB-22: three treasures, one card that fits, one joker; one slot is filled."""
    state = submarine_state(
        [[(2, 5)], []],
        board={(2, 5): ["A1", "B1", "C1", "D4"]},
        containers={0: ["D5"]},
        hands={0: [1, 2, 3]},
    )
    assert said(state, "ship 2") == ("advice-ship", {"count": 3, "payable": 2})


def test_the_toll_limits_what_can_be_paid() -> None:
    """SUB-17, SUB-18: with two opposing submarines above, each treasure costs three cards."""
    state = submarine_state(
        [[(2, 5)], [(2, 2), (2, 3)]],
        board={(2, 5): ["A1", "B2", "C3"]},
        jokers={0: []},
        hands={0: [1, 2, 3]},
        piles={0: [4, 4]},
    )
    assert said(state, "ship 2") == ("advice-ship", {"count": 3, "payable": 1})


def test_a_treasure_says_which_slot_and_who_wants_it_too() -> None:
    """SUB-20: slot three of twelve; one of the two others has the kind already."""
    state = submarine_state(
        [[(2, 2)], [], []],
        board={(2, 2): ["A1"], (2, 3): ["K2"]},
        containers={0: ["B1", "C1"], 1: ["A2"]},
        ships=[2, 0, 0],
    )
    facts = {"count": 3, "goal": 12, "toll": 0, "rivals": 1}
    assert said(state, "take A1") == ("advice-take", facts)


def test_the_last_treasure_of_a_column_ends_the_game() -> None:
    """SUB-28: it says how the containers would stand."""
    state = submarine_state(
        [[(2, 2)], []],
        board={(2, 2): ["A1"], (2, 3): [], (2, 4): [], (2, 5): []},
        containers={0: ["B1"], 1: ["A2", "B2", "C2"]},
        ships=[2, 0],
    )
    assert said(state, "take A1") == ("advice-take-ends", {"count": 2, "others": state.filled(1)})
    assert state.filled(1) >= 3


def test_the_last_slot_wins() -> None:
    """SUB-27."""
    kinds = [f"{kind}2" for kind in "BCDEFGHIJKL"]
    state = submarine_state(
        [[(2, 2)], []], board={(2, 2): ["A1"]}, containers={0: kinds}, ships=[2, 0]
    )
    assert said(state, "take A1") == ("advice-take-wins", {})


def test_a_card_is_spared_by_what_it_could_pay_for() -> None:
    """SUB-26: nothing wanted on background 2 lies at an own submarine."""
    state = submarine_state(
        [[(2, 2)], []],
        board={(2, 2): ["A1"], (6, 5): []},
        hands={0: [1, 2, 2]},
        piles={0: [3]},
        ships=[7, 0],
    )
    assert said(state, "swap 2") == ("advice-spare-card", {"background": 2, "count": 0})
    assert said(state, "swap 1") == ("advice-spare-card", {"background": 1, "count": 1})
    assert said(state, "stop") == ("advice-no-swap", {})
