"""What the view tells its seat of its own moves is what comes of them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.engine.effects import Effect
from fathom.games.titanic import GAME, effects
from fathom.games.titanic.rules import TitanicState
from fathom.games.titanic.spec import CLIMB, TURN
from tests.games.titanic.tables import titanic
from tests.generators import play_some

RULES = ("over_the_rail", "leaving_boats", "over_rings", "fights")
"""Those that change where a passenger can go."""


@st.composite
def tables(draw: st.DrawFn) -> TitanicState:
    """A table with any of these rules, some way into the game."""
    options = {rule: draw(st.booleans()) for rule in RULES}
    seats, seed = draw(st.integers(2, 4)), draw(st.integers(0, 2**32))
    state = GAME.new(seats, seed=seed, options=options)
    play_some(state, Random(draw(st.integers(0, 2**32))), draw(st.integers(0, 250)))
    assert isinstance(state, TitanicState)
    return state


def played(state: TitanicState, move: str) -> tuple[TitanicState, list[Effect]]:
    """A copy of the table after this move, and what happened."""
    twin = state.copy()
    twin.listen()
    twin.play(twin.turn, twin.game.parse_move(move))
    return twin, [told.effect for told in twin.heard()]


@given(tables())
def test_every_way_leads_where_it_says(state: TitanicState) -> None:
    seat = state.turn
    if seat < 0:
        return
    ways = state.view(seat).ways
    by_card = ("enter", "move")
    texts = [state.move_text(move) for move in state.legal_moves(seat)]
    assert [way.move for way in ways] == [text for text in texts if text.startswith(by_card)]
    for way in ways:
        after, happened = played(state, way.move)
        (moved,) = [one for one in happened if isinstance(one, effects.Moved)]
        assert (moved.passenger, moved.card) == (way.passenger, way.card)
        assert moved.to == [way.x, way.y]
        assert way.direction in way.move
        kinds = {type(one) for one in happened}
        assert (way.then == "ring") == (effects.Saved in kinds)
        assert (way.then == "fight") == (effects.Fought in kinds)
        assert (way.then == "throw-out") == (effects.ThrownOut in kinds)
        assert (way.then == "stairs") == (after.phase == CLIMB)
        if way.then in ("deck", "water"):
            assert after.view(seat).ground[way.y][way.x] == {"deck": ".", "water": "~"}[way.then]


@given(tables())
def test_a_boat_lies_as_it_was_shown(state: TitanicState) -> None:
    view = state.view(state.turn) if state.turn >= 0 else state.view(None)
    assert len(view.boat_turns) == (4 if state.phase == TURN else 0)
    for turn in view.boat_turns:
        after, _ = played(state, turn.move)
        now = after.view(None).ground
        rings = [
            [x, y]
            for y, row in enumerate(now)
            for x, sign in enumerate(row)
            if sign == "o" and view.ground[y][x] == "."
        ]
        assert sorted(turn.rings) == sorted(rings)


@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_else_is_told(viewer: int | None) -> None:
    state = titanic({0: {1: "c9"}}, {0: [1, 2, 3]})
    assert state.view(0).ways
    assert state.view(viewer).ways == []
