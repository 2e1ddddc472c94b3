"""Table: moves come in, each viewer gets what they may see."""

import pytest
from hypothesis import given

from fathom.engine.capabilities import Drawings, HiddenPlies
from fathom.engine.effects import Effect
from fathom.engine.errors import FathomError, GameOver, IllegalMove, InvalidMove, NotYourTurn
from fathom.engine.errors import StaleMove as Stale
from fathom.engine.record import parse_record, record_text
from fathom.engine.table import Play, Table
from tests.engine.tables import DEEP_SEA, HOT_POTATO, PEARLS, played, tables
from tests.toys.doubles import (
    CATCHES,
    CLAP,
    FUSE,
    SHOW,
    SWAP,
    TOSS,
    Clapped,
    CountedPearls,
    Drew,
    HotPotato,
    HotPotatoState,
    Pearls,
    PearlsState,
    Showed,
    Swapped,
    WentOff,
)


def new_table(seats: int = 2) -> Table:
    return Table(PEARLS, seats, seed=7)


def pearls(table: Table) -> PearlsState:
    """What lies on the table now."""
    assert isinstance(table.state, PearlsState)
    return table.state


# Moves


def test_a_new_table_waits_for_ply_0() -> None:
    table = new_table()
    assert table.ply == table.state.ply == 0
    assert table.plays == []
    assert table.effects(0) == []


def test_a_move_comes_as_its_number_or_its_words() -> None:
    table = new_table()
    table.play(0, SWAP)
    table.play(1, "  SWAP ")
    assert table.plays == [Play(0, SWAP), Play(1, SWAP)]
    assert table.ply == table.state.ply == 2
    assert pearls(table).view(None).swapped == [True, True]


def test_a_seat_knows_what_it_did() -> None:
    table = new_table()
    table.play(0, SWAP)
    assert (table.past(0), table.past(1)) == ([SWAP], [])


def test_a_move_that_answers_the_current_ply_is_played() -> None:
    table = new_table()
    table.play(0, SWAP, ply=0)
    table.play(1, SWAP, ply=1)
    assert table.ply == 2


@pytest.mark.parametrize("answered", [0, 1, 3, -1])
def test_a_move_that_answers_another_ply_is_stale_and_changes_nothing(answered: int) -> None:
    table = new_table()
    table.play(0, SWAP)
    table.play(1, SWAP)
    before = table.state.position(), list(table.plays), table.sight(0, since=0)
    with pytest.raises(Stale) as refused:
        table.play(0, SHOW, ply=answered)
    assert (table.state.position(), table.plays, table.sight(0, since=0)) == before
    assert refused.value.facts["answered"] == answered
    assert refused.value.facts["ply"] == 2
    assert f"ply {answered}" in str(refused.value)
    assert "ply 2" in str(refused.value)


def test_a_stale_move_is_refused_as_such_even_if_it_is_no_move() -> None:
    table = new_table()
    with pytest.raises(Stale):
        table.play(9, "dance", ply=4)


def test_a_stale_move_does_not_let_time_pass() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    before = table.state.position()
    with pytest.raises(Stale):
        table.play(0, CLAP, ply=1, at=FUSE)
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
    table = new_table()
    table.play(0, SWAP)
    table.play(1, SWAP)
    before = (
        table.state.position(),
        list(table.plays),
        [table.sight(viewer, 0) for viewer in (0, 1)],
    )
    with pytest.raises(error):
        table.play(seat, move, ply=2)
    after = table.state.position(), table.plays, [table.sight(viewer, 0) for viewer in (0, 1)]
    assert after == before


def test_nobody_moves_after_the_end() -> None:
    table = played(PEARLS, 2, seed=7)
    plies = table.ply
    with pytest.raises(GameOver):
        table.play(0, SHOW)
    assert table.ply == plies


@given(tables())
def test_a_table_is_what_its_plays_say(table: Table) -> None:
    again = Table(DEEP_SEA, table.state.seats, table.seed)
    for play in table.plays:
        again.replay(play)
    assert again.plays == table.plays
    assert again.state.position() == table.state.position()


# Proposals


def test_a_proposal_changes_nothing_until_it_is_committed() -> None:
    table = new_table()
    before = table.state.position(), table.sight(0, since=0)
    proposal = table.propose(0, "swap", ply=0)
    assert (table.state.position(), table.sight(0, since=0), table.plays) == (*before, [])
    assert proposal.play == Play(0, SWAP)
    assert [told.effect for told in proposal.told if told.is_for(1)] == [Swapped(0)]
    table.commit(proposal)
    assert table.state is proposal.state
    assert table.plays == [proposal.play]
    assert table.effects(1) == [Swapped(0)]


def test_of_two_proposals_for_one_ply_only_one_can_be_made() -> None:
    table = new_table()
    swap, show = table.propose(0, SWAP), table.propose(0, SHOW)
    table.commit(show)
    before = table.state.position()
    for late in (swap, show):
        with pytest.raises(Stale):
            table.commit(late)
    assert (table.plays, table.state.position()) == ([show.play], before)


def test_what_is_due_is_a_proposal_of_its_own_and_comes_first() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    assert isinstance(table.state, HotPotatoState)
    holder = table.state.holder
    clapper = (holder + 2) % 3
    assert table.propose_time(FUSE - 1) is None
    with pytest.raises(InvalidMove, match=f"something is due at {FUSE}"):
        table.propose(clapper, CLAP, at=FUSE)
    due = table.propose_time(FUSE)
    assert due is not None
    assert (due.play, table.ply) == (Play(None, None, FUSE), 0)
    table.commit(due)
    table.commit(table.propose(clapper, CLAP, at=FUSE))
    assert table.effects(None) == [WentOff(holder), Clapped(clapper)]


@pytest.fixture
def counted() -> type[CountedPearls]:
    class Counted(CountedPearls):
        """With a count of its own."""

    return Counted


def test_a_move_is_checked_once_and_applied_once(counted: type[CountedPearls]) -> None:
    table = Table(Pearls(counted), 2, seed=7)
    table.commit(table.propose(0, SWAP, ply=0))
    assert (counted.checks, counted.applies) == (1, 1)
    table.play(1, SWAP, ply=1)
    assert (counted.checks, counted.applies) == (2, 2)


def test_what_is_replayed_is_trusted_and_what_is_recorded_is_checked(
    counted: type[CountedPearls],
) -> None:
    game = Pearls(counted)
    table = played(game, 2, seed=7)
    counted.checks = counted.applies = 0
    again = Table(game, 2, seed=7)
    for play in table.plays:
        again.replay(play)
    assert (counted.checks, counted.applies) == (0, table.ply)
    parse_record(record_text(table, ["a", "b"])).table(game)
    assert (counted.checks, counted.applies) == (table.ply, 2 * table.ply)


class Crosses(Drawings[PearlsState]):
    """Who swaps draws a cross for it; whatever else is drawn amounts to showing."""

    def judge(self, move: int, attachment: object) -> int | None:
        if attachment is None:
            raise InvalidMove("draw it")
        return SWAP if attachment == ["x"] else SHOW


class DrawnSwaps(PearlsState):
    drawings = Crosses()


def test_a_judged_move_is_what_its_attachment_amounts_to() -> None:
    table = Table(Pearls(DrawnSwaps), 2, seed=7)
    with pytest.raises(InvalidMove, match="draw it"):
        table.propose(0, SWAP, is_judged=True)
    assert table.propose(0, SHOW, attachment=["x"], is_judged=True).play.move == SWAP
    assert table.propose(0, SHOW, attachment=["x"]).play.move == SHOW
    table.play(0, SWAP)
    table.play(1, SWAP)
    with pytest.raises(IllegalMove):
        table.propose(0, SHOW, attachment=["x"], is_judged=True)


# What is told


def test_effects_go_to_those_who_may_see_them() -> None:
    table = new_table()
    table.play(0, SWAP)
    drawn = pearls(table).hands[0]
    assert table.effects(0) == [Swapped(0), Drew(0, drawn)]
    assert table.effects(1) == [Swapped(0)]
    assert table.effects(None) == [Swapped(0)]


def test_effects_can_be_had_from_any_ply_on() -> None:
    table = new_table()
    table.play(0, SWAP)
    table.play(1, SHOW)
    table.play(0, SHOW)
    hands = pearls(table).hands
    public: list[Effect] = [Swapped(0), Showed(1, hands[1]), Showed(0, hands[0])]
    for since in range(4):
        assert table.effects(1, since) == public[since:]
    assert table.effects(1, since=9) == []


def test_a_sight_holds_all_that_a_seat_is_sent() -> None:
    table = new_table()
    table.play(0, SWAP)
    mover, waiting, spectator = (table.sight(viewer, since=0) for viewer in (0, 1, None))
    assert mover.ply == waiting.ply == spectator.ply == 1
    assert [sight.view for sight in (mover, waiting, spectator)] == [
        table.state.view(0),
        table.state.view(1),
        table.state.view(None),
    ]
    assert mover.legal_moves == []
    assert waiting.legal_moves == [SWAP, SHOW]
    assert spectator.legal_moves == []
    assert mover.effects == table.effects(0)
    assert waiting.effects == spectator.effects == [Swapped(0)]


def test_a_spectator_has_no_moves_whoever_is_on_turn() -> None:
    table = new_table()
    for seat in (0, 1):
        assert table.state.legal_moves(seat) == [SWAP, SHOW]
        assert table.sight(None).legal_moves == []
        table.play(seat, SWAP)


def test_a_sight_tells_only_what_is_new() -> None:
    table = new_table()
    table.play(0, SWAP)
    table.play(1, SHOW)
    assert table.sight(0).effects == []
    assert table.sight(0, since=1).effects == [Showed(1, pearls(table).hands[1])]
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
    table.play(0, SWAP, ply=0)
    assert [table.sight(viewer).ply for viewer in (0, 1, None)] == [1, 0, 0]
    table.play(1, SHOW, ply=0)
    with pytest.raises(Stale) as refused:
        table.play(0, SHOW, ply=1)
    assert refused.value.facts["ply"] == 2
    table.play(0, SHOW, ply=2)
    hands = [effect for effect in table.effects(None) if isinstance(effect, Showed)]
    assert table.effects(0, since=1) == table.effects(1) == hands
    assert table.effects(None, since=1) == hands[1:] == table.last_effects(None)


def test_attachments_are_for_those_to_whom_they_are_on_show() -> None:
    table = Table(Pearls(QuietSwaps), 2, seed=7)
    table.play(0, SWAP, attachment={"wink": 1})
    assert [table.sight(viewer).attachments for viewer in (0, 1, None)] == [[], [{"wink": 1}], []]


# Time


class Watch(HotPotatoState):
    """Nobody claps in the first second."""

    def legal_moves(self, seat: int) -> list[int]:
        return [move for move in super().legal_moves(seat) if move == TOSS or self.now >= 1000]


def test_looking_at_a_later_time_changes_nothing() -> None:
    table = Table(HotPotato(Watch), 3, seed=1)
    clapper = next(seat for seat in range(3) if seat not in table.state.to_act())
    before = table.state.position()
    assert table.sight(clapper).legal_moves == []
    assert table.sight(clapper, at=1000).legal_moves == [CLAP]
    assert table.sight(clapper, at=999).legal_moves == []
    assert table.look(1000).now == 1000
    assert (table.state.position(), table.ply) == (before, 0)


def test_all_who_look_at_one_time_look_at_one_copy() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    assert table.look(7) is table.look(7) is not table.state
    assert table.look(0) is table.look(None) is table.state
    table.play(table.look(7).to_act()[0], table.look(7).legal_moves(0)[0], at=7)
    assert table.look(7) is table.state


def test_without_real_time_the_time_makes_no_difference() -> None:
    table = new_table()
    assert table.look(1000) is table.state
    assert table.sight(0, at=1000) == table.sight(0)


def test_whoever_looks_never_sees_past_what_is_due() -> None:
    """It is a ply that nobody has made yet."""
    table = Table(HOT_POTATO, 3, seed=1)
    assert table.look(5 * FUSE).now == FUSE - 1
    table.advance(FUSE)
    assert table.look(FUSE).now == FUSE


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
        table.play(seat, CLAP, at=5)
    assert [play.seat for play in table.plays] == claps[::-1]
    assert len(table.state.to_act()) == 1


def test_what_is_due_happens_before_a_move_at_the_same_time() -> None:
    table = Table(HOT_POTATO, 3, seed=1)
    assert isinstance(table.state, HotPotatoState)
    holder = table.state.holder
    clapper = (holder + 2) % 3
    table.play(clapper, CLAP, ply=0, at=FUSE, attachment={"loud": True})
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
        table.play(holder, TOSS, at=FUSE)  # too late: it has just gone off
    assert table.plays == [Play(None, None, FUSE)]
    assert table.effects(holder) == [WentOff(holder)]


def test_a_game_may_also_go_on_without_time() -> None:
    table = Table(HOT_POTATO, 2, seed=1)
    assert isinstance(table.state, HotPotatoState)
    for _ in range(CATCHES):
        table.play(table.state.holder, TOSS)
    assert table.state.outcome() is not None
    assert all(play.at == 0 for play in table.plays)
