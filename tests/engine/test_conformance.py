"""The conformance suite passes what is right and, which matters more, catches what is not."""

import re

import pytest

import fathom
from fathom.engine import conformance
from fathom.engine.capabilities import Teams
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from tests.engine.broken import BROKEN
from tests.toys.bids import (
    Bids,
    BidsState,
    CountsEveryBid,
    ImaginesWhenItWrote,
    ImaginesWhoHasWritten,
)
from tests.toys.doubles import HotPotato, Pearls, PearlsOptions, PearlsState

SEEDS = range(20)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", [Pearls(), HotPotato(), Bids()], ids=lambda game: game.key)
def test_an_honest_game_passes(game: Game, seats: int) -> None:
    for seed in SEEDS:
        final = conformance.audit(game, seats, seed)
        assert final.outcome() is not None
        assert final.seats == seats


@pytest.mark.parametrize("seats", [2, 6])
def test_a_real_game_passes(seats: int) -> None:
    assert conformance.audit(fathom.load("deep-sea"), seats, seed=1).outcome() is not None


def test_the_same_seed_audits_the_same_game() -> None:
    first, second, other = (conformance.audit(Pearls(), 3, seed).position() for seed in (5, 5, 6))
    assert first == second
    assert first != other


def test_options_reach_the_game() -> None:
    final = conformance.audit(Pearls(), 3, seed=1, options={"starter": 2})
    assert final.options == PearlsOptions(starter=2)


@pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind.__name__)
def test_a_broken_game_is_caught(kind: type[PearlsState]) -> None:
    complaints = [complaint for seed in SEEDS if (complaint := complaint_about(kind, seed))]
    assert complaints, "nothing was found"
    for complaint in complaints:
        assert re.search(BROKEN[kind], complaint), complaint


def complaint_about(kind: type[PearlsState], seed: int) -> str | None:
    try:
        conformance.audit(Pearls(kind), 3, seed)
    except AssertionError as error:
        return str(error)
    return None


@pytest.mark.parametrize(
    ("sides", "complaint"),
    [
        ([(0, 1), (2,)], r"the side \(0, 1\) has the places"),
        ([(0,), (2,)], "the sides are"),
        ([(0,), (1,), (2, 0)], "the sides are"),
    ],
)
def test_sides_that_are_none_are_caught(sides: list[tuple[int, ...]], complaint: str) -> None:
    class OddTeams(Teams[PearlsOptions]):
        def sides(self, seats: int, options: PearlsOptions) -> list[tuple[int, ...]]:
            return sides

    class InTeams(Pearls):
        teams = OddTeams()

    with pytest.raises(AssertionError, match=complaint):
        conformance.audit(InTeams(), 3, 1)


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (CountsEveryBid, "counted a hidden ply"),
        (ImaginesWhenItWrote, "a hidden ply is in what is imagined"),
        (ImaginesWhoHasWritten, "a hidden ply is in what is imagined"),
    ],
)
def test_a_hidden_ply_that_shows_is_caught(kind: type[BidsState], complaint: str) -> None:
    for seed in SEEDS:
        with pytest.raises(AssertionError, match=complaint):
            conformance.audit(Bids(kind), 3, seed)


def test_a_complaint_says_where() -> None:
    kind = next(iter(BROKEN))
    assert complaint_about(kind, 4) == "pearls seed=4 ply=0, seat 0: the view leaks"


def test_words_that_do_not_mean_their_move_are_caught() -> None:
    class Confused(Pearls):
        def move_text(self, move: int) -> str:
            return self.moves[0]

    conformance.check_notation(Pearls())
    with pytest.raises(AssertionError, match="pearls: move 1"):
        conformance.check_notation(Confused())


def test_a_record_that_replays_otherwise_is_caught() -> None:
    class Moody(Pearls):
        """The table, the silent game beside it, and then a replay that meets other dice."""

        deals = 0

        def deal(self, seats: int, options: PearlsOptions, dice: Dice) -> PearlsState:
            self.deals += 1
            state = super().deal(seats, options, dice)
            if self.deals == 3:
                dice.word()
            return state

    with pytest.raises(AssertionError, match="replayed"):
        conformance.audit(Moody(), 2, seed=1)
