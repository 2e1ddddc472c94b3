"""How the game ends, and who has won."""

from typing import Any

import pytest

from fathom.engine.outcome import Outcome
from fathom.games.submarine.effects import (
    CardsGone,
    ColumnEmptied,
    ContainerFull,
    GameEnded,
    IdleVoyage,
)
from fathom.games.submarine.rules import SubmarineState
from tests.games.submarine.tables import submarine_state, tiles_at, told, words_of
from tests.generators import play_words

ELEVEN = [f"{kind}5" for kind in "BCDEFGHIJKL"]


def ending(state: SubmarineState) -> Outcome:
    """How the game ended; fails if it did not."""
    outcome = state.outcome()
    assert outcome is not None
    assert state.to_act() == []
    return outcome


def test_twelfth_slot_wins_at_once() -> None:
    """SUB-27: the turn is cut off, without a refill."""
    state = submarine_state(
        [[(3, 2)], []],
        ships=[3, 0],
        board={(3, 2): ["A1"]},
        containers={0: ELEVEN},
        hands={0: [1, 2, 2]},
        piles={0: [4, 4]},
    )
    play_words(state, "take A1", "card")
    assert ending(state) == Outcome("SUB-27", [1, 2], [12, 0])
    assert state.view(0).players[0].hand == [2, 2]
    assert told(state)[-2:] == [ContainerFull(0), GameEnded([1, 2], [12, 0])]


def test_eleven_slots_and_a_duplicate_do_not_win() -> None:
    """SUB-27: a joker never fills a slot (SUB-24)."""
    state = submarine_state(
        [[(3, 2)], []],
        ships=[3, 0],
        board={(3, 2): ["B1"]},
        containers={0: ELEVEN},
        hands={0: [1, 2, 2]},
    )
    play_words(state, "take B1", "card")
    assert state.outcome() is None


def test_full_container_comes_before_the_empty_column() -> None:
    """SUB-27: a, b and c are checked in this order."""
    state = submarine_state(
        [[(3, 2)], []], ships=[3, 0], board=only("A1"), containers={0: ELEVEN}, jokers={0: []}
    )
    play_words(state, "take A1", "card")
    assert ending(state).clause == "SUB-27"


def only(*names: str) -> dict[tuple[int, int], list[str]]:
    """Column 3 with these tiles from the top, and nothing else."""
    spaces = [*names, *[""] * (10 - len(names))]
    return {
        (3, 2): spaces[:1],
        (3, 3): spaces[1:3],
        (3, 4): spaces[3:6],
        (3, 5): spaces[6:],
    }


def test_last_treasure_of_a_column_ends_the_game() -> None:
    """SUB-28: at once, without a refill."""
    state = submarine_state(
        [[(3, 2)], []], ships=[3, 0], board=only("A1"), piles={0: [4]}, containers={0: ["D1"]}
    )
    play_words(state, "take A1", "card")
    assert ending(state).clause == "SUB-28"
    assert ending(state).scores[0] == 2
    assert state.view(0).players[0].hand == [2, 3]
    assert ColumnEmptied(3) in told(state)


def test_column_with_a_treasure_left_goes_on() -> None:
    """SUB-28: any level counts."""
    state = submarine_state([[(3, 2)], []], ships=[3, 0], board=only("A1", "", "", "", "B1"))
    play_words(state, "take A1", "card")
    assert state.outcome() is None


def test_shells_do_not_keep_a_column_alive() -> None:
    """SUB-28: a column with only shells is empty."""
    state = submarine_state(
        [[(3, 2)], []], ships=[3, 0], board=only("A1", "", "S2"), jokers={0: ["S1"], 1: []}
    )
    play_words(state, "take A1", "card")
    assert ending(state).clause == "SUB-28"


def test_shell_laid_down_does_not_keep_a_column_alive() -> None:
    """SUB-28, SUB-23: nor does the shell that takes the place of the last treasure."""
    state = submarine_state([[(3, 2)], []], ships=[3, 0], board=only("A1"))
    play_words(state, "take A1", "joker S1")
    assert ending(state).clause == "SUB-28"
    assert tiles_at(state, 3, 2) == ["S1"]


def test_duplicate_laid_down_keeps_a_column_alive() -> None:
    """SUB-28: it is a treasure."""
    state = submarine_state(
        [[(3, 2)], []],
        ships=[3, 0],
        board=only("A1"),
        containers={0: ["B1"]},
        jokers={0: ["S1", "B2"]},
    )
    play_words(state, "take A1", "joker B2")
    assert state.outcome() is None
    assert tiles_at(state, 3, 2) == ["B2"]


def test_last_card_ends_the_game() -> None:
    """SUB-29: all are on the discard; reached from a built position."""
    state = submarine_state(
        [[(3, 2)], []], ships=[3, 0], board={(3, 2): ["A1"]}, hands={0: [1], 1: []}
    )
    play_words(state, "take A1", "card")
    assert ending(state).clause == "SUB-29"
    assert sum(state.view(None).discard) == 30
    assert CardsGone() in told(state)


def test_one_card_left_goes_on() -> None:
    """SUB-29: in any hand or pile."""
    state = submarine_state(
        [[(3, 2)], []], ships=[3, 0], board={(3, 2): ["A1"]}, hands={0: [1], 1: [2]}
    )
    play_words(state, "take A1", "card")
    assert state.outcome() is None


def test_joker_does_not_use_up_cards() -> None:
    """SUB-29, SUB-22: what is paid with a joker leaves the last card where it is."""
    state = submarine_state(
        [[(3, 2)], []], ships=[3, 0], board={(3, 2): ["A1"]}, hands={0: [1], 1: []}
    )
    play_words(state, "take A1", "joker S1")
    assert state.outcome() is None


def idle_state(**fields: Any) -> SubmarineState:
    """Seat 1 is about to end the voyage."""
    return submarine_state([[], []], ships=[7, 3], turn=1, phase="ship", **fields)


def test_idle_voyages_end_the_game() -> None:
    """SUB-30: ten in a row, after the whole turn."""
    state = idle_state(idle=9)
    play_words(state, "ship out")
    assert state.outcome() is None
    play_words(state, "stop")
    assert ending(state).clause == "SUB-30"
    assert IdleVoyage(10, 10) in told(state)


def test_nine_idle_voyages_do_not() -> None:
    """SUB-30: the tenth is still to come."""
    state = idle_state(idle=8)
    play_words(state, "ship out", "stop")
    assert state.outcome() is None
    assert state.view(None).idle == 9


def test_agreed_end_ranks_as_it_stands() -> None:
    """SUB-30: all may agree to end; that is no move, and it can happen once."""
    state = idle_state(containers={0: ["A5", "B2"], 1: ["A4"]}, idle=2)
    end = state.agreed_end()
    assert end is not None
    assert (end.clause, end.places, end.scores) == ("SUB-30", [1, 2], [2, 1])
    assert state.outcome() is None and state.view(None).idle == 2, "nothing has happened yet"
    while state.outcome() is None:
        play_words(state, "ship out", "stop")
    assert state.agreed_end() is None


@pytest.mark.parametrize("limit", [1, 3, 50])
def test_host_chooses_how_many(limit: int) -> None:
    """SUB-30: 1 to 50; a game in which everybody leaves at once lasts so many voyages."""
    state = submarine_state([[], []], options={"idle_voyages": limit})
    voyages = 0
    while state.outcome() is None:
        play_words(state, "ship out", "stop", "ship out", "stop")
        voyages += 1
    assert voyages == limit
    assert ending(state).clause == "SUB-30"


def test_discarded_card_is_progress() -> None:
    """SUB-30: the count starts again after a voyage with one."""
    state = submarine_state(
        [[(3, 2)], []],
        ships=[3, 7],
        board={(3, 2): ["A1"]},
        containers={0: ["A5"]},
        jokers={0: []},
        idle=9,
    )
    play_words(state, "take A1", "card", "stop", "stop", "ship out", "stop")
    assert state.outcome() is None
    assert state.view(None).idle == 0


def test_filled_slot_is_progress() -> None:
    """SUB-30: also when a joker paid for it."""
    state = submarine_state([[(3, 2)], []], ships=[3, 7], board={(3, 2): ["A1"]}, idle=9)
    play_words(state, "take A1", "joker S1", "stop", "stop", "ship out", "stop")
    assert state.outcome() is None
    assert state.view(None).idle == 0


def test_swapped_duplicate_is_no_progress() -> None:
    """SUB-30: the idle count still rises."""
    state = submarine_state(
        [[(3, 2)], []],
        ships=[3, 7],
        board={(3, 2): ["A1"]},
        containers={0: ["A5", "B5"]},
        jokers={0: ["B1"]},
        idle=9,
    )
    play_words(state, "take A1", "joker B1", "stop", "stop", "ship out", "stop")
    assert ending(state).clause == "SUB-30"


def test_player_who_only_swaps_duplicates_cannot_keep_the_game_alive() -> None:
    """SUB-30: the game ends although something is salvaged in every voyage."""
    state = submarine_state(
        [[(3, 2)], []],
        board={(3, 2): ["A1"]},
        containers={0: ["A5", "B5"]},
        jokers={0: ["B1"]},
        hands={0: [3, 3, 3]},
    )
    salvaged = 0
    while state.outcome() is None:
        if state.turn == 0 and state.view(None).phase == "ship":
            play_words(state, "ship 3" if "ship 3" in words_of(state) else "ship out")
        elif takes := [text for text in words_of(state) if text.startswith("take")]:
            play_words(state, takes[0], words_of_joker(state, takes[0]), "stop")
            salvaged += 1
        else:
            play_words(state, "ship out" if "ship out" in words_of(state) else "stop")
    assert ending(state).clause == "SUB-30"
    assert salvaged == 10


def words_of_joker(state: SubmarineState, take: str) -> str:
    """How a treasure would be paid for with the one joker of the seat on turn."""
    twin = state.copy()
    play_words(twin, take)
    [text] = [text for text in words_of(twin) if text.startswith("joker")]
    return text


def ranked(**rest: Any) -> Outcome:
    """The end of a game for three in which nothing more happens."""
    state = submarine_state([[], [], []], ships=[7, 7, 3], turn=2, phase="ship", idle=9, **rest)
    play_words(state, "ship out", "stop")
    return ending(state)


def test_most_treasures_win() -> None:
    """SUB-31: however many jokers and cards the others have."""
    outcome = ranked(
        containers={0: ["A1", "B1"], 1: ["C1"], 2: ["D1", "E1", "F1"]},
        jokers={0: ["S1", "A2", "B2"], 1: ["S2"], 2: ["S3"]},
        hands={0: [1, 2, 3], 1: [1, 2, 3], 2: []},
    )
    assert outcome == Outcome("SUB-30", [2, 3, 1], [2, 1, 3])


def test_most_jokers_break_a_tie() -> None:
    """SUB-31: shells and duplicates beside the container, before cards."""
    outcome = ranked(
        containers={0: ["A1", "B1"], 1: ["C1", "D1"], 2: ["E1", "F1"]},
        jokers={0: ["S1"], 1: ["S2", "C2", "C3"], 2: ["S3", "E3"]},
        hands={0: [1, 2, 3], 1: [1], 2: [1, 2]},
    )
    assert outcome == Outcome("SUB-30", [3, 1, 2], [2, 2, 2])


def test_most_cards_break_the_next_tie() -> None:
    """SUB-31: hand and pile together."""
    outcome = ranked(
        containers={0: ["A1"], 1: ["C1"], 2: ["E1"]},
        hands={0: [1, 2, 3], 1: [1, 2, 3], 2: [1, 2]},
        piles={1: [4]},
    )
    assert outcome == Outcome("SUB-30", [2, 1, 3], [1, 1, 1])


def test_victory_is_shared_in_the_end() -> None:
    """SUB-31: equal in everything."""
    outcome = ranked(containers={0: ["A1"], 1: ["C1"]}, hands={0: [1, 1, 1]})
    assert outcome == Outcome("SUB-30", [1, 1, 3], [1, 1, 0])
    assert outcome.winners == [0, 1]


def test_winner_by_a_full_container_is_alone() -> None:
    """SUB-27, SUB-31: the others rank by treasures, jokers, cards."""
    state = submarine_state(
        [[(3, 2)], [], []],
        ships=[3, 0, 0],
        board={(3, 2): ["A1"]},
        containers={0: ELEVEN, 1: ["A2"], 2: ["A3"]},
        jokers={0: [], 1: ["S1"], 2: ["S2", "A4"]},
    )
    play_words(state, "take A1", "card")
    assert ending(state).places == [1, 3, 2]
