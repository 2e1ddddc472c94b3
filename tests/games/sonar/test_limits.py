"""The end of a game."""

from tests.games.sonar.tables import after_course, boat, do, new, play_turn, ready, table


def test_limit_of_turns() -> None:
    """SON-41: when a boat has had its turns, less damage wins, and equal is a draw."""
    for damage, places in ((0, [1, 1]), (1, [1, 2])):
        state = table(boat("B5", turns=1), boat("J10", damage=damage), options={"turn_limit": 2})
        for course in ("s", "n", "s", "n"):
            assert state.outcome() is None
            play_turn(state, course)
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.clause, outcome.places) == ("SON-41", places)


def test_each_boat_has_the_same_turns_at_the_limit() -> None:
    """SON-41."""
    state = new(2, 3, turn_limit=3)
    do(state, "start A5", "start J5")
    while state.to_act():
        play_turn(state, "s")
    assert [boat.turns for boat in state.boats] == [3, 3]


def test_crew_shares_victory_and_defeat() -> None:
    """SON-4, SON-1."""
    state = after_course(ready("D3"), boat("G2", damage=2), seats=5)
    do(state, "torpedo G2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ([1, 1, 1, 4, 4], [4, 4, 4, 0, 0])
    assert state.to_act() == []


def test_after_the_game_everybody_sees_everything() -> None:
    """SON-35."""
    state = after_course(ready("D3"), boat("G2", damage=2, mines=["J9"]))
    assert state.view(0).enemy is None and state.view(None).own is None
    do(state, "torpedo G2")
    enemy, public = state.view(0).enemy, state.view(None)
    assert enemy is not None and enemy.mines == ["J9"]
    assert public.own is not None and public.own.field == "D3"
    assert public.enemy is not None and public.enemy.field == "G2"
