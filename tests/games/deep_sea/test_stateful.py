"""Random play in which everything that must hold is looked at after every move."""

from random import Random

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fathom.engine.errors import FathomError
from fathom.games.deep_sea import GAME
from fathom.games.deep_sea.rules import DeepSeaState
from fathom.games.deep_sea.view import DeepSeaView
from tests.generators import hidden_twin, new_deep_sea, play_some, refused_unchanged

ALL_CHIPS = sorted([*range(16), *range(16)])


class DeepSeaTable(RuleBasedStateMachine):
    """A table at which anybody tries anything."""

    @initialize(
        seats=st.integers(2, 6),
        seed=st.integers(0, 2**32),
        played=st.integers(0, 150),
    )
    def sit_down(self, seats: int, seed: int, played: int) -> None:
        self.state: DeepSeaState = new_deep_sea(seats, seed)
        play_some(self.state, Random(seed), played)
        self.before = self.state.view(None)

    # What people do

    @precondition(lambda self: self.state.to_act())
    @rule(choice=st.integers(0, 5))
    def play(self, choice: int) -> None:
        self.before = self.state.view(None)
        legal = self.state.legal_moves(self.state.turn)
        self.state.play(self.state.turn, legal[choice % len(legal)])

    @rule(seat=st.integers(-1, 6), move=st.integers(-1, GAME.move_count))
    def try_what_is_not_legal(self, seat: int, move: int) -> None:
        if move not in self.state.legal_moves(seat):
            assert isinstance(refused_unchanged(self.state, seat, move), FathomError)

    @rule()
    def write_down_and_read_back(self) -> None:
        position = self.state.position()
        state = GAME.from_position(position)
        assert isinstance(state, DeepSeaState)
        assert state.position() == position
        self.state = state

    # What must hold: DSA-2 chips, DSA-12 divers, DSA-7 air, DSA-16 blanks, DSA-9 direction

    @invariant()
    def chips_are_always_the_same_32(self) -> None:
        state = self.state
        chips = [value for treasure in state.path for value in treasure]
        chips += [value for sack in state.sack for treasure in sack for value in treasure]
        chips += [value for store in state.stored for value in store]
        assert sorted(chips) == ALL_CHIPS
        assert state.conserved() == {"chips": 32}

    @invariant()
    def no_two_divers_are_on_one_chip(self) -> None:
        depths = [depth for depth in self.state.depth if depth]
        assert len(set(depths)) == len(depths)
        assert all(1 <= depth <= len(self.state.path) for depth in depths)

    @invariant()
    def tank_holds_nought_to_25(self) -> None:
        assert 0 <= self.state.tank <= 25

    @invariant()
    def every_treasure_carried_has_left_a_blank(self) -> None:
        assert self.state.path.count(()) == sum(len(sack) for sack in self.state.sack)

    @invariant()
    def nobody_carries_more_than_six(self) -> None:
        assert all(len(sack) <= 6 for sack in self.state.sack)

    @invariant()
    def stacks_have_at_most_three_chips(self) -> None:
        assert all(len(treasure) <= 3 for treasure in self.state.path)

    @invariant()
    def one_diver_can_act_unless_it_is_over(self) -> None:
        state = self.state
        acting = state.to_act()
        assert (state.outcome() is None) == bool(acting)
        for seat in range(state.seats):
            assert bool(state.legal_moves(seat)) == (seat in acting)
        if acting:
            [seat] = acting
            assert not state.home[seat]

    @invariant()
    def round_goes_one_way(self) -> None:
        before, after = self.before, self.state.view(None)
        assert before.round <= after.round <= min(before.round + 1, 3)
        if is_same_round(before, after):
            assert after.tank <= before.tank
            assert len(after.path) == len(before.path)
            for old, new in zip(before.divers, after.divers, strict=True):
                assert new.returning or not old.returning
                assert new.home or not old.home
                assert new.stored == old.stored
                if not new.returning:
                    assert new.depth >= old.depth
                if old.returning:
                    assert new.depth <= old.depth

    @invariant()
    def stores_only_grow(self) -> None:
        for old, new in zip(self.before.divers, self.state.view(None).divers, strict=True):
            assert new.stored[: len(old.stored)] == old.stored

    @invariant()
    def views_show_no_hidden_value(self) -> None:
        """Other values where a viewer cannot look make no difference to what they are sent."""
        for viewer in (None, *range(self.state.seats)):
            other = hidden_twin(self.state.position(), viewer, Random(self.state.ply))
            twin = GAME.from_position(other)
            assert wire(twin.view(viewer)) == wire(self.state.view(viewer))


def is_same_round(before: DeepSeaView, after: DeepSeaView) -> bool:
    """Whether no round has ended between two views."""
    return before.round == after.round and before.phase != "over" and after.phase != "over"


def wire(view: object) -> bytes:
    """The bytes that are sent for a view."""
    return msgspec.json.encode(view)


TestDeepSeaTable = DeepSeaTable.TestCase
TestDeepSeaTable.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
