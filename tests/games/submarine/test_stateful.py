"""Random play in which everything that must hold is looked at after every move."""

from collections import Counter
from random import Random

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fathom.engine.errors import FathomError
from fathom.games.submarine import GAME
from fathom.games.submarine.rules import SubmarineState
from fathom.games.submarine.spec import CARDS_EACH, TILE_NAMES
from tests.games.submarine.tables import hidden_twin, new_submarine, play_kinds
from tests.generators import refused_unchanged

TREASURES = Counter(TILE_NAMES[:60])


class SubmarineTable(RuleBasedStateMachine):
    """A table at which anybody tries anything."""

    @initialize(
        seats=st.integers(2, 5),
        seed=st.integers(0, 2**32),
        played=st.integers(0, 600),
        unused=st.sampled_from(["random", "even"]),
    )
    def sit_down(self, seats: int, seed: int, played: int, unused: str) -> None:
        self.state: SubmarineState = new_submarine(seats, seed, unused=unused)
        play_kinds(self.state, Random(seed), played)
        self.before = self.state.view(None)

    # What people do

    @precondition(lambda self: self.state.to_act())
    @rule(choice=st.integers(0, 59))
    def play(self, choice: int) -> None:
        self.before = self.state.view(None)
        legal = self.state.legal_moves(self.state.turn)
        self.state.play(self.state.turn, legal[choice % len(legal)])

    @precondition(lambda self: self.state.to_act())
    @rule(choice=st.integers(0, 9))
    def play_the_last_ones(self, choice: int) -> None:
        """Treasures, payments and stops rather than submarines."""
        self.before = self.state.view(None)
        legal = self.state.legal_moves(self.state.turn)
        self.state.play(self.state.turn, legal[-1 - choice % min(len(legal), 10)])

    @rule(seat=st.integers(-1, 5), move=st.integers(-1, GAME.move_count))
    def try_what_is_not_legal(self, seat: int, move: int) -> None:
        if move not in self.state.legal_moves(seat):
            assert isinstance(refused_unchanged(self.state, seat, move), FathomError)

    @rule()
    def write_down_and_read_back(self) -> None:
        position = self.state.position()
        state = GAME.from_position(position)
        assert isinstance(state, SubmarineState)
        assert state.position() == position
        self.state = state

    # What must hold

    @invariant()
    def treasures_are_always_the_same_60(self) -> None:
        view = self.state.view(None)
        tiles = [tile for column in view.columns for field in column for tile in field.tiles]
        for player in view.players:
            tiles += [*player.container, *player.jokers]
        found = Counter(tile for tile in tiles if tile is not None)
        assert {name: count for name, count in found.items() if name[0] != "S"} == TREASURES
        assert all(found[shell] <= 1 for shell in TILE_NAMES[60:])

    @invariant()
    def cards_are_always_the_same_60(self) -> None:
        position = self.state.position()
        cards = Counter(
            card for player in position["players"] for card in player["hand"] + player["pile"]
        )
        for card in range(1, 6):
            gone = position["discard"][card - 1] + position["removed"][card - 1]
            assert cards[card] + gone == 12
        assert self.state.conserved() == {"cards": 60, "treasures": 60}

    @invariant()
    def cards_in_play_are_those_dealt_less_the_discard(self) -> None:
        view = self.state.view(None)
        held = sum(player.hand_size + player.pile_size for player in view.players)
        assert held + sum(view.discard) == len(view.players) * CARDS_EACH[len(view.players)]

    @invariant()
    def hands_have_at_most_three_and_fewer_only_without_a_pile(self) -> None:
        view = self.state.view(None)
        for seat, player in enumerate(view.players):
            assert player.hand_size <= 3
            if seat not in view.to_act and view.outcome is None:
                assert player.hand_size == 3 or player.pile_size == 0

    @invariant()
    def slots_hold_their_kind(self) -> None:
        for player in self.state.view(None).players:
            for kind, tile in zip("ABCDEFGHIJKL", player.container, strict=True):
                assert tile is None or tile[0] == kind

    @invariant()
    def one_player_can_act_unless_it_is_over(self) -> None:
        state = self.state
        acting = state.to_act()
        assert (state.outcome() is None) == bool(acting)
        for seat in range(state.seats):
            assert bool(state.legal_moves(seat)) == (seat in acting)

    @invariant()
    def things_go_one_way(self) -> None:
        before, after = self.before, self.state.view(None)
        for old, new in zip(before.players, after.players, strict=True):
            if before.voyage == after.voyage:
                assert old.ship <= new.ship
            for was, tile in zip(old.container, new.container, strict=True):
                assert was is None or was == tile
        assert all(old <= new for old, new in zip(before.discard, after.discard, strict=True))

    @invariant()
    def views_show_no_hidden_card(self) -> None:
        """Other cards where a viewer cannot look make no difference to what they are sent."""
        if self.state.view(None).phase == "pay":
            return  # what is being paid for tells something about the hand
        for viewer in (None, *range(self.state.seats)):
            other = hidden_twin(self.state.position(), viewer, Random(self.state.ply))
            twin = GAME.from_position(other)
            assert wire(twin.view(viewer)) == wire(self.state.view(viewer))


def wire(view: object) -> bytes:
    """The bytes that are sent for a view."""
    return msgspec.json.encode(view)


TestSubmarineTable = SubmarineTable.TestCase
TestSubmarineTable.settings = settings(max_examples=16, stateful_step_count=40, deadline=None)
