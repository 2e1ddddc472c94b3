"""The greedy player, which knows what its seat knows."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice
from fathom.games.submarine import GAME
from fathom.games.submarine.rules import SubmarineState
from fathom.lab.simulate import SimulationPlan, simulate
from tests.games.submarine.tables import hidden_twin, reached_tables, submarine_state


def choice(state: SubmarineState) -> str:
    """What greedy does."""
    move = bot("greedy").choose(Perspective(state, state.turn), Dice(1))
    return state.move_text(move)


@given(reached_tables(), st.integers(0, 2**16))
def test_move_is_legal_and_hidden_cards_do_not_matter(state: SubmarineState, seed: int) -> None:
    """SUB-4: the same choice whatever lies where the seat cannot look."""
    if not state.to_act():
        return
    seat = state.turn
    move = GAME.greedy(state, seat)
    assert move in state.legal_moves(seat)
    twin = GAME.from_position(hidden_twin(state.position(), seat, Random(seed)))
    assert isinstance(twin, SubmarineState)
    assert GAME.greedy(twin, seat) == move


def test_wanted_treasure_is_salvaged() -> None:
    """SUB-16: rather than a duplicate, and rather than moving."""
    state = submarine_state(
        [[(3, 3)], []],
        ships=[3, 0],
        board={(3, 3): ["A1", "B1"]},
        containers={0: ["A5"]},
        hands={0: [1, 3, 3]},
    )
    assert choice(state) == "take B1"


def test_twelfth_treasure_is_worth_everything() -> None:
    """SUB-27: whatever the toll."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 2), (3, 3)]],
        ships=[3, 0],
        board={(3, 3): ["A1", "B1"]},
        containers={0: [f"{kind}5" for kind in "BCDEFGHIJKL"]},
        hands={0: [1, 3, 3]},
        piles={0: [2]},
        jokers={0: []},
    )
    assert choice(state) == "take A1"


def test_game_is_not_ended_by_who_is_behind() -> None:
    """SUB-28: the last treasure of a column is left alone."""
    column = {(3, 2): ["A1"], (3, 3): [""], (3, 4): [""], (3, 5): [""]}
    behind = submarine_state(
        [[(3, 2)], []],
        ships=[3, 0],
        board=column,
        containers={1: ["B1", "C1", "D1", "E1"]},
        hands={0: [1, 3, 3]},
    )
    assert choice(behind).startswith("move")
    ahead = submarine_state(
        [[(3, 2)], [], []],
        ships=[3, 0, 0],
        board=column,
        containers={0: ["B1", "C1", "D1", "E1", "F1", "G1"]},
        hands={0: [1, 3, 3]},
    )
    assert choice(ahead) == "take A1"


def test_joker_pays_under_jamming() -> None:
    """SUB-22: where the toll would be high."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 2), (3, 3)]],
        ships=[3, 0],
        board={(3, 3): ["A1", ""]},
        hands={0: [1, 3, 3]},
        piles={0: [2, 2]},
        phase="pay",
        doing="salvage",
        salvage="A1",
    )
    assert choice(state) == "joker S1"
    free = submarine_state(
        [[(3, 3)], []],
        ships=[3, 0],
        board={(3, 3): ["A1", ""]},
        hands={0: [1, 3, 3]},
        phase="pay",
        doing="salvage",
        salvage="A1",
    )
    assert choice(free) == "card"


def test_greedy_beats_random() -> None:
    """SUB-31: in nearly every game; the same games every time."""
    report = simulate(SimulationPlan("submarine", 2, ["greedy", "random"], 60, seed=1))
    assert report.seats[0].wins.value > 0.85
