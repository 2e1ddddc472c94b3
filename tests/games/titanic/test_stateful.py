"""A table under every kind of use; what must hold, holds at every step."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fathom.engine.errors import FathomError
from fathom.games.titanic import GAME
from fathom.games.titanic.rules import TitanicState
from tests.games.titanic.tables import new_titanic
from tests.generators import refused_unchanged


class TitanicTable(RuleBasedStateMachine):
    """Plays, tries what is illegal, writes down and reads back."""

    state: TitanicState

    @initialize(
        seats=st.integers(2, 4),
        seed=st.integers(0, 2**32),
        rules=st.tuples(*[st.booleans()] * 5),
        head_start=st.integers(0, 250),
    )
    def set_up(self, seats: int, seed: int, rules: tuple[bool, ...], head_start: int) -> None:
        names = ("over_the_rail", "cold_water", "leaving_boats", "over_rings", "fights")
        options = dict(zip(names, rules, strict=True))
        self.state = new_titanic(seats, seed, **options)
        self.each = {2: 15, 3: 10, 4: 8}[seats]
        for ply in range(head_start):
            if self.state.to_act():
                moves = self.state.legal_moves(self.state.turn)
                self.state.apply(self.state.turn, moves[(seed + 7 * ply) % len(moves)])
        self.before = self.state.view(None)

    @precondition(lambda self: self.state.to_act())
    @rule(choice=st.integers(0, 200))
    def play(self, choice: int) -> None:
        self.before = self.state.view(None)
        moves = self.state.legal_moves(self.state.turn)
        self.state.play(self.state.turn, moves[choice % len(moves)])

    @rule(seat=st.integers(-1, 4), move=st.integers(-1, GAME.move_count))
    def try_what_is_not_legal(self, seat: int, move: int) -> None:
        if move not in self.state.legal_moves(seat):
            assert isinstance(refused_unchanged(self.state, seat, move), FathomError)

    @rule()
    def write_down_and_read_back(self) -> None:
        state = GAME.from_position(self.state.position())
        assert isinstance(state, TitanicState)
        assert state.position() == self.state.position()
        self.state = state

    # What must hold

    @invariant()
    def everybody_is_somewhere(self) -> None:
        """TIT-1: on board, on a ring, in the supply or lost."""
        for player in self.state.view(None).players:
            numbers = [one.number for one in player.passengers] + player.supply + player.lost
            assert sorted(numbers) == list(range(1, self.each + 1))

    @invariant()
    def no_two_on_one_field_and_nobody_on_ice(self) -> None:
        """TIT-17, TIT-20."""
        view = self.state.view(None)
        spots = [(one.x, one.y) for player in view.players for one in player.passengers]
        assert len(set(spots)) == len(spots)
        assert all(view.ground[y][x] != "#" for x, y in spots)

    @invariant()
    def nobody_waits_on_start_or_stairs(self) -> None:
        """TIT-13, TIT-24."""
        view = self.state.view(None)
        for seat, player in enumerate(view.players):
            for one in player.passengers:
                if view.ground[one.y][one.x] == ".":
                    assert [one.x, one.y] != view.board.start
                    if [one.x, one.y] in view.board.stairs:
                        assert (seat, one.number) == (self.state.turn, view.climber)

    @invariant()
    def tiles_lie_in_order(self) -> None:
        """TIT-2, TIT-11: what is covered is what has the lowest numbers."""
        view = self.state.view(None)
        laid = 60 - view.water_left - view.ice_left - len(view.boats_left)
        for y, row in enumerate(view.board.places):
            for x, place in enumerate(row):
                assert (view.ground[y][x] != ".") == (place <= laid)

    @invariant()
    def tiles_and_the_lost_stay(self) -> None:
        """TIT-26: what is covered stays as it is, and who is lost stays lost."""
        view = self.state.view(None)
        for old, new in zip(self.before.ground, view.ground, strict=True):
            assert all(was in (".", now) for was, now in zip(old, new, strict=True))
        for before, after in zip(self.before.players, view.players, strict=True):
            assert set(before.lost) <= set(after.lost)

    @invariant()
    def swimmers_stay_in_the_water(self) -> None:
        """TIT-25: nobody comes back on deck but by TIT-Z5, when pushed off or beaten off."""
        view = self.state.view(None)
        if view.fights:
            return
        for before, after in zip(self.before.players, view.players, strict=True):
            here = {one.number: (one.x, one.y) for one in after.passengers}
            for one in before.passengers:
                if one.number in here and self.before.ground[one.y][one.x] != ".":
                    x, y = here[one.number]
                    assert view.ground[y][x] in "~o"

    @invariant()
    def one_can_act_unless_it_is_over(self) -> None:
        acting = self.state.to_act()
        assert (self.state.outcome() is None) == bool(acting)
        for seat in range(self.state.seats):
            assert bool(self.state.legal_moves(seat)) == (seat in acting)


TestTitanicTable = TitanicTable.TestCase
TestTitanicTable.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
