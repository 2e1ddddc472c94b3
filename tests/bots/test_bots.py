"""The bots themselves."""

from collections import Counter

import pytest

import fathom
from fathom.bots import BOTS, Perspective, bot
from fathom.engine.dice import Dice
from fathom.engine.errors import UnknownBot
from fathom.engine.game import Game
from fathom.lab.simulate import SimulationPlan, simulate
from tests.toys import doubles

DEEP_SEA = fathom.load("deep-sea")
BRIEFLY = {
    "random": "random",
    "greedy": "greedy",
    "easy": "easy",
    "medium": "medium:iterations=3",
    "hard": "hard:iterations=3",
    "expert": "expert:iterations=3",
    "search": "search:iterations=2,horizon=1",
}
"""Every bot, with no more thought than its legality needs."""


def test_every_bot_is_tested() -> None:
    assert list(BRIEFLY) == list(BOTS)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_bot_plays_legal_moves_to_the_end(name: str, game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]) if game.key == "sonar" else game.seats:
        state = game.new(seats, seed=seats)
        dice = Dice(1)
        bots = [bot(BRIEFLY[name]) for _ in range(seats)]
        while acting := state.to_act():
            seat = acting[0]
            state.play(seat, bots[seat].choose(Perspective(state, seat), dice))
        assert state.outcome() is not None


def test_random_chooses_the_kind_of_decision_first() -> None:
    """With three treasures in the sack, `leave` is as likely as the three `drop`s together."""
    position = DEEP_SEA.new(2, seed=1, options={"starter": 0}).position()
    sack, position["path"][:4] = position["path"][:3], [[], [], [], position["path"][3]]
    position["divers"][0] = {"depth": 3, "returning": True, "sack": sack}
    position["phase"] = "explore"
    state = DEEP_SEA.from_position(position)
    assert [state.move_text(move) for move in state.legal_moves(0)] == [
        "leave",
        "drop 1",
        "drop 2",
        "drop 3",
    ]
    dice = Dice(1)
    chosen = Counter(
        state.move_text(bot("random").choose(Perspective(state, 0), dice)) for _ in range(3000)
    )
    assert 1350 < chosen["leave"] < 1650  # 5.5 standard deviations
    assert all(380 < chosen[f"drop {number}"] < 620 for number in (1, 2, 3))


def test_greedy_beats_random_at_deep_sea() -> None:
    report = simulate(SimulationPlan("deep-sea", 2, ["greedy", "random"], 300, seed=1))
    assert report.seats[0].wins.low > 0.9


def test_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="no bot 'clever'; there is random, greedy"):
        bot("clever")


def test_game_without_a_greedy_player_says_so() -> None:
    state = doubles.GAME.new(2, seed=1)
    with pytest.raises(UnknownBot, match="pearls has no greedy player"):
        bot("greedy").choose(Perspective(state, 0), Dice(1))


# Levels


@pytest.mark.parametrize("game", ["deep-sea", "submarine", "titanic"])
def test_easy_beats_random(game: str) -> None:
    report = simulate(SimulationPlan(game, 2, ["easy", "random"], 40, seed=1))
    assert report.seats[0].wins.low > 0.75


@pytest.mark.parametrize("game", ["deep-sea", "submarine", "titanic"])
def test_medium_beats_easy(game: str) -> None:
    """A part of what `fathom simulate` shows with more games."""
    wins = 0.0
    for seat in range(2):
        bots = ["easy", "easy"]
        bots[seat] = "medium"
        wins += simulate(SimulationPlan(game, 2, bots, 12, seed=1)).seats[seat].wins.value / 2
    assert wins > 0.5


def test_easy_slips_but_not_into_nonsense() -> None:
    """A slip is a move that looks good too; most moves are no slips."""
    game = fathom.load("titanic")
    state = game.new(2, seed=1)
    dice = Dice(1)
    chosen = same = 0
    while acting := state.to_act():
        seat = acting[0]
        best = game.greedy(state, seat)
        if len(state.legal_moves(seat)) > 4:
            chosen += 1
            same += bot("easy").choose(Perspective(state, seat), dice) == best
        state.apply(seat, best)
    assert 0.5 * chosen < same < chosen
