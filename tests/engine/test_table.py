"""Table: moves come in, each viewer gets what they may see."""

import pytest
from hypothesis import given

from fathom.engine.capabilities import Drawings, HiddenPlies
from fathom.engine.effects import Effect
from fathom.engine.errors import FathomError, GameOver, IllegalMove, InvalidMove, NotYourTurn
from fathom.engine.errors import StaleMove as Stale
from fathom.engine.table import Play, Table
from tests.doubles import (
    CATCHES,
    CLAP,
    FUSE,
    SHOW,
    SWAP,
    TOSS,
    Clapped,
    Drew,
    HotPotatoState,
    Pearls,
    PearlsState,
    Showed,
    Swapped,
    WentOff,
)
from tests.engine.tables import DEEP_SEA, HOT_POTATO, PEARLS, played, tables


def new_table(seats: int = 2) -> tuple[Table, PearlsState]:
    table = Table(PEARLS, seats, seed=7)
    assert isinstance(table.state, PearlsState)
    return table, table.state


# Moves


def test_a_new_table_waits_for_ply_0() -> None:
    table, state = new_table()
    assert table.ply == state.ply == 0
    assert table.plays == []
    assert table.effects(0) == []


def test_a_move_comes_as_its_number_or_its_words() -> None:
    table, state = new_table()
    table.submit(0, SWAP)
    table.submit(1, "  SWAP ")
    assert table.plays == [Play(0, SWAP), Play(1, SWAP)]
    assert table.ply == state.ply == 2
    assert state.view(None).swapped == [True, True]


def test_a_move_that_answers_the_current_ply_is_played() -> None:
    table, _ = new_table()
    table.submit(0, SWAP, ply=0)
    table.submit(1, SWAP, ply=1)
    assert table.ply == 2


@pytest.mark.parametrize("answered", [0, 1, 3, -1])
def test_a_move_that_answers_another_ply_is_stale_and_changes_nothing(answered: int) -> None:
    table, state = new_table()
    table.submit(0, SWAP)
    table.submit(1, SWAP)
    before = state.position(), list(table.plays), table.sight(0, since=0)
    with pytest.raises(Stale) as refused:
        table.submit(0, SHOW, ply=answered)
    assert (state.position(), table.plays, table.sight(0, since=0)) == before
    assert refused.value.facts["answered"] == answered
    assert refused.value.facts["ply"] == 2
    assert f"ply {answered}" in str(refused.value)
    assert "ply 2" in str(refused.value)


def test_a_stale_move_is_refused_as_such_even_if_it_is_no_move() -> None:
    table, _ = new_table()
    with pytest.raises(Stale):
        table.submit(9, "dance", ply=4)


def test_a_stale_move_does_not_let_time_pass() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    before = table.state.position()
    with pytest.raises(Stale):
        table.submit(0, CLAP, ply=1, at=FUSE)
    assert table.state.position() == before
    assert table.ply == 0


@pytest.mark.parametrize(
    ("seat", "move", "error"),
    [
        (1, SHOW, NotYourTurn),
        (0, SWAP, IllegalMove),
        (2, SHOW, InvalidMove),
        (0, 2, InvalidMove),
        (0, -1, InvalidMove),
        (0, "dance", InvalidMove),
    ],
)
def test_a_refused_move_changes_nothing(
    seat: int, move: int | str, error: type[FathomError]
) -> None:
    table, state = new_table()
    table.submit(0, SWAP)
    table.submit(1, SWAP)
    before = state.position(), list(table.plays), [table.sight(viewer, 0) for viewer in (0, 1)]
    with pytest.raises(error):
        table.submit(seat, move, ply=2)
    after = state.position(), table.plays, [table.sight(viewer, 0) for viewer in (0, 1)]
    assert after == before


def test_nobody_moves_after_the_end() -> None:
    table = played(PEARLS, 2, seed=7)
    plies = table.ply
    with pytest.raises(GameOver):
        table.submit(0, SHOW)
    assert table.ply == plies


@given(tables())
def test_a_table_is_what_its_plays_say(table: Table) -> None:
    again = Table(DEEP_SEA, table.state.seats, table.seed)
    for play in table.plays:
        again.replay(play)
    assert again.plays == table.plays
    assert again.state.position() == table.state.position()


# What is told


def test_effects_go_to_those_who_may_see_them() -> None:
    table, state = new_table()
    table.submit(0, SWAP)
    drawn = state.hands[0]
    assert table.effects(0) == [Swapped(0), Drew(0, drawn)]
    assert table.effects(1) == [Swapped(0)]
    assert table.effects(None) == [Swapped(0)]


def test_effects_can_be_had_from_any_ply_on() -> None:
    table, state = new_table()
    table.submit(0, SWAP)
    table.submit(1, SHOW)
    table.submit(0, SHOW)
    public: list[Effect] = [Swapped(0), Showed(1, state.hands[1]), Showed(0, state.hands[0])]
    for since in range(4):
        assert table.effects(1, since) == public[since:]
    assert table.effects(1, since=9) == []


def test_a_sight_holds_all_that_a_seat_is_sent() -> None:
    table, state = new_table()
    table.submit(0, SWAP)
    mover, waiting, spectator = (table.sight(viewer, since=0) for viewer in (0, 1, None))
    assert mover.ply == waiting.ply == spectator.ply == 1
    assert [sight.view for sight in (mover, waiting, spectator)] == [
        state.view(0),
        state.view(1),
        state.view(None),
    ]
    assert mover.legal_moves == []
    assert waiting.legal_moves == [SWAP, SHOW]
    assert spectator.legal_moves == []
    assert mover.effects == table.effects(0)
    assert waiting.effects == spectator.effects == [Swapped(0)]


def test_a_spectator_has_no_moves_whoever_is_on_turn() -> None:
    table, state = new_table()
    for seat in (0, 1):
        assert state.legal_moves(seat) == [SWAP, SHOW]
        assert table.sight(None).legal_moves == []
        table.submit(seat, SWAP)


def test_a_sight_tells_only_what_is_new() -> None:
    table, state = new_table()
    table.submit(0, SWAP)
    table.submit(1, SHOW)
    assert table.sight(0).effects == []
    assert table.sight(0, since=1).effects == [Showed(1, state.hands[1])]
    assert table.sight(0, since=2).effects == []


class Unnoticed(HiddenPlies[PearlsState]):
    """Nobody notices that another seat swaps."""

    def known_ply(self, state: PearlsState, seat: int | None) -> int:
        mine = seat is not None and state.aside[seat] is not None
        return sum(state.shown) + int(mine)


class Winks(Drawings[PearlsState]):
    """What is attached to the first move is seat 1's."""

    def shown_plies(self, state: PearlsState, seat: int | None) -> list[int]:
        return [0] if seat == 1 else []


class QuietSwaps(PearlsState):
    hidden_plies = Unnoticed()
    drawings = Winks()


def test_a_viewer_counts_and_answers_only_what_they_notice() -> None:
    table = Table(Pearls(QuietSwaps), 2, seed=7)
    table.submit(0, SWAP, ply=0)
    assert [table.sight(viewer).ply for viewer in (0, 1, None)] == [1, 0, 0]
    table.submit(1, SHOW, ply=0)
    with pytest.raises(Stale) as refused:
        table.submit(0, SHOW, ply=1)
    assert refused.value.facts["ply"] == 2
    table.submit(0, SHOW, ply=2)
    hands = [effect for effect in table.effects(None) if isinstance(effect, Showed)]
    assert table.effects(0, since=1) == table.effects(1) == hands
    assert table.effects(None, since=1) == hands[1:] == table.last_effects(None)


def test_attachments_are_for_those_to_whom_they_are_on_show() -> None:
    table = Table(Pearls(QuietSwaps), 2, seed=7)
    table.submit(0, SWAP, attachment={"wink": 1})
    assert [table.sight(viewer).attachments for viewer in (0, 1, None)] == [[], [{"wink": 1}], []]


# Time


def test_a_sight_is_of_the_time_when_it_is_had() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    table.sight(None, at=7)
    assert (table.ply, table.state.now) == (0, 7)
    table.sight(None, at=5)
    assert table.state.now == 7


def test_time_that_brings_nothing_is_no_ply() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    before = table.state.position()
    table.advance(FUSE - 1)
    assert table.ply == 0
    assert table.state.position() == before


def test_what_is_due_happens_and_is_a_ply() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    assert isinstance(table.state, HotPotatoState)
    holder = table.state.holder
    table.advance(FUSE)
    assert table.plays == [Play(None, None, FUSE)]
    assert table.ply == table.state.ply == 1
    assert table.effects(None) == [WentOff(holder)]
    assert table.sight(0).legal_moves == table.state.legal_moves(0)


def test_everything_due_until_then_is_one_ply() -> None:
    table = Table(HOT_POTATO, 4, seed=1)
    table.advance(2 * FUSE + 1)
    assert table.plays == [Play(None, None, 2 * FUSE + 1)]
    assert [effect.name for effect in table.effects(None)] == ["went-off", "went-off"]
    assert len(table.state.to_act()) == 2


def test_time_alone_can_end_a_game_and_then_brings_nothing_more() -> None:
    table = Table(HOT_POTATO, 4, seed=1)
    table.advance(100 * FUSE)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.clause == "POT-6"
    assert sorted(outcome.places) == [1, 2, 3, 4]
    table.advance(200 * FUSE)
    assert table.ply == 1


def test_several_seats_may_act_in_any_order() -> None:
    table = Table(HOT_POTATO, 4, seed=1)
    claps = [seat for seat in range(4) if CLAP in table.state.legal_moves(seat)]
    assert len(claps) == 3
    for seat in reversed(claps):
        table.submit(seat, CLAP, at=5)
    assert [play.seat for play in table.plays] == claps[::-1]
    assert len(table.state.to_act()) == 1


def test_what_is_due_happens_before_a_move_at_the_same_time() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    assert isinstance(table.state, HotPotatoState)
    holder = table.state.holder
    clapper = (holder + 2) % 3
    table.submit(clapper, CLAP, ply=0, at=FUSE, attachment={"loud": True})
    assert table.plays == [
        Play(None, None, FUSE),
        Play(clapper, CLAP, FUSE, {"loud": True}),
    ]
    assert table.effects(None) == [WentOff(holder), Clapped(clapper)]


def test_time_has_passed_even_if_the_move_is_refused() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    assert isinstance(table.state, HotPotatoState)
    holder = table.state.holder
    with pytest.raises(NotYourTurn):
        table.submit(holder, TOSS, at=FUSE)  # too late: it has just gone off
    assert table.plays == [Play(None, None, FUSE)]
    assert table.effects(holder) == [WentOff(holder)]


def test_a_game_may_also_go_on_without_time() -> None:
    table = Table(HOT_POTATO, 2, seed=1)
    assert isinstance(table.state, HotPotatoState)
    for _ in range(CATCHES):
        table.submit(table.state.holder, TOSS)
    assert table.state.outcome() is not None
    assert all(play.at == 0 for play in table.plays)
