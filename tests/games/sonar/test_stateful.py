"""Whatever people do in whatever order, what must hold holds."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from fathom.engine.errors import IllegalMove, NotYourTurn
from fathom.games.sonar.knowledge.deduction import allows
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.spec import MODES, RULEBOOK, SCENARIOS, SEATS
from tests.games.sonar.tables import new


class Battle(RuleBasedStateMachine):
    """A game that people play legally and illegally, with time passing as it likes."""

    state: SonarState
    heard = 0

    @initialize(
        mode=st.sampled_from(MODES),
        scenario=st.sampled_from(SCENARIOS),
        seats=st.sampled_from(SEATS),
        seed=st.integers(0, 2**32),
    )
    def begin(self, mode: str, scenario: str, seats: int, seed: int) -> None:
        if mode == "realtime":
            seats = max(seats, 4)
        self.state = new(seats, seed, mode=mode, scenario=scenario)

    @rule(choice=st.integers(0, 10_000), wait=st.integers(0, 4000))
    def act(self, choice: int, wait: int) -> None:
        """Somebody does something legal, perhaps after a while."""
        state = self.state
        if state.timed:
            at = state.now + wait
            state.pass_time(at)
            state.now = at
        acting = state.to_act()
        if acting:
            seat = acting[choice % len(acting)]
            moves = state.legal_moves(seat)
            state.play(seat, moves[choice % len(moves)])

    @rule(seat=st.integers(0, 7), move=st.integers(0, 1281))
    def try_anything(self, seat: int, move: int) -> None:
        """Whatever is not legal is refused and changes nothing."""
        state = self.state
        if seat >= state.seats or state.outcome() is not None:
            return
        if move not in state.legal_moves(seat):
            before = state.position()
            try:
                state.play(seat, move)
            except (IllegalMove, NotYourTurn) as error:
                assert error.facts["clause"] in state.game.clauses
            else:
                raise AssertionError(state.move_text(move))
            assert state.position() == before

    @invariant()
    def boats_are_where_boats_can_be(self) -> None:
        """On the sea, on the end of a route that does not cross itself, not on an own mine."""
        if not hasattr(self, "state"):
            return
        for boat in self.state.boats:
            if boat.field < 0:
                continue
            assert self.state.chart.is_sea[boat.field]
            assert boat.route[-1] == boat.field
            assert len(set(boat.route)) == len(boat.route)
            assert not set(boat.route) & set(boat.mines)
            assert boat.mines == sorted(set(boat.mines))

    @invariant()
    def sheets_and_gauges_are_possible(self) -> None:
        """No full panel, reactor or circuit is left standing, no gauge is overfull."""
        if not hasattr(self, "state"):
            return
        wiring = self.state.chart.wiring
        masks = (*wiring.panel_masks, *wiring.circuit_masks.values(), wiring.reactor)
        for boat in self.state.boats:
            for mask in masks:
                assert boat.sheet & mask != mask
            for marks, size in zip(boat.gauges, self.state.chart.gauges, strict=True):
                assert 0 <= marks <= size
            over = self.state.outcome() is not None
            assert 0 <= boat.damage <= RULEBOOK.hull
            assert boat.damage < RULEBOOK.hull or over

    @invariant()
    def truth_is_possible(self) -> None:
        """What was heard never excludes what is."""
        if hasattr(self, "state") and self.state.phase == 1 and len(self.state.log) > self.heard:
            self.heard = len(self.state.log)
            assert allows(self.state, 0) and allows(self.state, 1)


Battle.TestCase.settings = settings(max_examples=20, stateful_step_count=50)
TestBattle = Battle.TestCase
