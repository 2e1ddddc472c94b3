"""Submarines that move."""

from fathom.games.submarine.effects import SubmarineMoved
from tests.games.submarine.tables import submarine_state, told, words_of, words_with
from tests.generators import play_words, refusing_clause


def test_example_1_of_the_sources() -> None:
    """SUB-12, SUB-14: the white submarines on levels 2 and 4 below the white ship may move.

    From level 2 to the other five fields of level 2 and the six of level 3; from level 4 to the
    other five of level 4 and the six each of 3 and 5; the other three may not move.
    """
    white = [(3, 2), (3, 4), (1, 2), (5, 3), (6, 5)]
    state = submarine_state([white, []], ships=[3, 0], hands={0: []}, jokers={0: []})
    others = [column for column in range(1, 7) if column != 3]
    every = range(1, 7)
    assert words_of(state) == [
        *(f"move 2 along {column}" for column in others),
        *(f"move 2 down {column}" for column in every),
        *(f"move 4 up {column}" for column in every),
        *(f"move 4 along {column}" for column in others),
        *(f"move 4 down {column}" for column in every),
    ]


def test_submarine_goes_where_it_is_sent() -> None:
    """SUB-14: up, down or along, to the column that is named."""
    for text, place in (
        ("move 3 up 1", (1, 2)),
        ("move 3 along 6", (6, 3)),
        ("move 3 down 2", (2, 4)),
        ("move 3 down 5", (5, 4)),
    ):
        state = submarine_state([[(2, 3), (4, 2), (4, 2), (4, 2), (4, 2)], []], ships=[2, 0])
        play_words(state, text)
        column, level = place
        assert state.view(None).columns[column - 1][level - 2].submarines.count(0) == 1
        assert 0 not in state.view(None).columns[1][1].submarines
        assert told(state) == [SubmarineMoved(0, 2, 3, column, level)]


def test_submarine_stays_between_levels_two_and_five() -> None:
    """SUB-14: nothing goes up from level 2 or down from level 5."""
    state = submarine_state([[(2, 2), (2, 5)], []], ships=[2, 0])
    ways = {tuple(text.split()[1:3]) for text in words_with(state, "move")}
    assert ways == {("2", "along"), ("2", "down"), ("5", "along"), ("5", "up")}


def test_submarine_goes_by_one_level_only() -> None:
    """SUB-14: to the level directly above or below."""
    state = submarine_state([[(2, 2)], []], ships=[2, 0])
    assert not [text for text in words_with(state, "move") if not text.startswith("move 2")]
    assert refusing_clause(state, "move 3 down 1") == "SUB-12"


def test_staying_is_no_move() -> None:
    """SUB-14: the own field is not another field."""
    state = submarine_state([[(2, 3)], []], ships=[2, 0])
    assert refusing_clause(state, "move 3 along 2") == "SUB-14"


def test_only_submarines_below_the_ship_act() -> None:
    """SUB-12: not those in other columns, and not those of others."""
    state = submarine_state([[(2, 3), (4, 4)], [(2, 5)]], ships=[2, 0])
    assert {text.split()[1] for text in words_with(state, "move")} == {"3"}
    assert refusing_clause(state, "move 4 up 1") == "SUB-12"
    assert refusing_clause(state, "move 5 up 1") == "SUB-12"


def test_each_submarine_moves_at_most_once() -> None:
    """SUB-14: one that is still in the column has had its move."""
    state = submarine_state([[(2, 2), (2, 3)], []], ships=[2, 0])
    play_words(state, "move 2 down 2")  # both are on level 3 now
    assert [text for text in words_with(state, "move") if text.startswith("move 2")] == []
    assert state.view(None).divers[0].level == 3 and state.view(None).divers[0].count == 1
    play_words(state, "move 3 along 4")
    assert words_of(state) == ["stop"]
    assert refusing_clause(state, "move 3 along 5") == "SUB-14"
    assert state.view(None).columns[1][1].submarines == [0]


def test_two_on_one_field_move_one_after_another() -> None:
    """SUB-14: each of them once."""
    state = submarine_state([[(2, 4), (2, 4)], []], ships=[2, 0])
    play_words(state, "move 4 along 1", "move 4 up 3")
    assert words_of(state) == ["stop"]
    view = state.view(None)
    assert view.columns[0][2].submarines == [0] and view.columns[2][1].submarines == [0]


def test_fields_are_shared() -> None:
    """SUB-7: any number of submarines of any players, here and always."""
    state = submarine_state([[(2, 2)], [(1, 2), (1, 2), (1, 2)]], ships=[2, 0])
    play_words(state, "move 2 along 1")
    assert sorted(state.view(None).columns[0][0].submarines) == [0, 1, 1, 1]


def test_something_must_be_done() -> None:
    """SUB-13: no stop before the first action."""
    state = submarine_state([[(2, 2)], []], ships=[2, 0])
    assert "stop" not in words_of(state)
    assert refusing_clause(state, "stop") == "SUB-13"
    play_words(state, "move 2 down 1")
    assert words_of(state) == ["stop"]
    play_words(state, "stop")
    assert state.to_act() == [1]


def test_turn_ends_by_an_explicit_stop() -> None:
    """SUB-13: also when nothing more is possible, and earlier if the player likes."""
    state = submarine_state([[(2, 2), (2, 2)], []], ships=[2, 0])
    play_words(state, "move 2 down 1")
    assert "stop" in words_of(state) and len(words_of(state)) > 1
    play_words(state, "stop")
    assert state.to_act() == [1]


def test_moving_rules_out_salvaging() -> None:
    """SUB-12, SUB-13: the first move fixes the kind."""
    state = submarine_state([[(2, 2), (2, 2)], []], ships=[2, 0], board={(2, 2): ["A1"]})
    assert "take A1" in words_of(state)
    play_words(state, "move 2 down 1")
    assert words_with(state, "take") == []
    assert refusing_clause(state, "take A1") == "SUB-12"


def test_salvaging_rules_out_moving() -> None:
    """SUB-12, SUB-13: the first treasure fixes the kind."""
    state = submarine_state([[(2, 2), (2, 3)], []], ships=[2, 0], board={(2, 2): ["A1"]})
    play_words(state, "take A1", "card")
    assert words_with(state, "move") == []
    assert refusing_clause(state, "move 3 along 4") == "SUB-12"
    assert "stop" in words_of(state)


def test_nothing_is_exchanged_with_the_ship_on_the_board() -> None:
    """SUB-26: only in the research pause."""
    state = submarine_state([[(2, 2)], []], ships=[2, 0], piles={0: [4]})
    assert refusing_clause(state, "swap 1") == "SUB-26"
