"""The ship, which comes first in every turn."""

from fathom.games.submarine.effects import ShipLeft, ShipSailed, VoyageStarted
from tests.games.submarine.tables import (
    started,
    submarine_state,
    told,
    words_of,
    words_with,
)
from tests.generators import play_words, refusing_clause


def test_ship_comes_first() -> None:
    """SUB-8: before anything else the ship sails."""
    state = started()
    assert {text.split()[0] for text in words_of(state)} == {"ship"}
    for text in ("move 2 along 3", "stop", "swap 1"):
        assert refusing_clause(state, text) == "SUB-8"


def test_ship_only_sails_to_the_right() -> None:
    """SUB-8: by at least one column; not back, and not on the spot."""
    state = submarine_state([[(1, 2), (3, 2), (5, 4)], []], ships=[3, 0], phase="ship")
    assert words_of(state) == ["ship 5", "ship 6", "ship out"]
    assert refusing_clause(state, "ship 1") == "SUB-8"
    assert refusing_clause(state, "ship 3") == "SUB-8"


def test_ship_stops_only_above_own_submarines() -> None:
    """SUB-9: on any level below; those of others do not help."""
    state = submarine_state(
        [[(2, 2), (4, 5), (4, 2), (5, 3), (5, 3)], [(1, 2), (3, 2), (6, 2), (6, 3), (6, 4)]]
    )
    assert words_of(state) == ["ship 2", "ship 4", "ship 5", "ship out"]
    for column in (1, 3, 6):
        assert refusing_clause(state, f"ship {column}") == "SUB-9"


def test_ship_may_pass_own_submarines() -> None:
    """SUB-9: it need not stop at the first one."""
    state = submarine_state([[(1, 2), (2, 2), (5, 2)], []])
    play_words(state, "ship 5")
    assert state.view(None).players[0].ship == 5
    assert told(state) == [ShipSailed(0, 5)]


def test_ship_may_always_leave() -> None:
    """SUB-9: even with own submarines ahead."""
    state = submarine_state([[(1, 2), (2, 2)], []])
    play_words(state, "ship out")
    assert state.view(None).players[0].ship == 7
    assert state.view(None).phase == "pause"
    assert told(state) == [ShipLeft(0)]


def test_ship_without_own_submarines_ahead_must_leave() -> None:
    """SUB-9: there is nowhere else to go."""
    state = submarine_state(
        [[(1, 2), (2, 2), (1, 3), (2, 5), (1, 4)], []], ships=[2, 0], phase="ship"
    )
    assert words_of(state) == ["ship out"]


def test_ship_sails_once_a_turn() -> None:
    """SUB-8: then the submarines act."""
    state = submarine_state([[(1, 2), (2, 2)], []])
    play_words(state, "ship 1")
    assert refusing_clause(state, "ship 2") == "SUB-8"
    assert refusing_clause(state, "ship out") == "SUB-8"


def test_no_submarine_acts_in_the_turn_of_leaving() -> None:
    """SUB-10: the player may exchange a card, or stop."""
    state = submarine_state([[(1, 2)], []], piles={0: [4]}, hands={0: [1, 1, 5]})
    play_words(state, "ship out")
    assert words_of(state) == ["swap 1", "swap 5", "stop"]
    assert refusing_clause(state, "move 2 down 1") == "SUB-10"
    assert refusing_clause(state, "take A1") == "SUB-10"
    assert refusing_clause(state, "ship out") == "SUB-10"


def test_ship_that_has_left_waits() -> None:
    """SUB-10: its player has turns, but neither ship nor submarines."""
    state = submarine_state([[(1, 2)], [(2, 2), (3, 2)]])
    play_words(state, "ship out", "stop", "ship 2", "move 2 along 1", "stop")
    assert state.to_act() == [0]
    assert state.view(None).phase == "pause"
    assert words_of(state) == ["stop"]
    play_words(state, "stop")
    assert state.to_act() == [1]
    assert words_with(state, "ship") == ["ship 3", "ship 6", "ship out"]


def test_voyage_ends_after_the_turn_in_which_the_last_ship_leaves() -> None:
    """SUB-11: the ships go back, and the next player clockwise begins."""
    state = submarine_state([[], [], []], ships=[7, 3, 7], turn=1, phase="ship", piles={1: [4]})
    play_words(state, "ship out")
    assert [player.ship for player in state.view(None).players] == [7, 7, 7]
    play_words(state, "swap 1")
    view = state.view(None)
    assert [player.ship for player in view.players] == [0, 0, 0]
    assert view.to_act == [2] and view.phase == "ship" and view.voyage == 2
    assert VoyageStarted(2, 2) in told(state)


def test_voyage_goes_on_while_a_ship_is_on_the_board() -> None:
    """SUB-11: one ship is enough."""
    state = submarine_state([[], [(4, 2)], []], ships=[0, 3, 7], phase="ship")
    play_words(state, "ship out", "stop")
    view = state.view(None)
    assert [player.ship for player in view.players] == [7, 3, 7]
    assert view.voyage == 1 and view.to_act == [1]
