"""The bots themselves."""

from collections import Counter

import pytest

import fathom
from examples import pearl
from fathom.bots import BOTS, Perspective, bot
from fathom.engine.dice import Dice
from fathom.engine.errors import UnknownBot
from fathom.engine.game import Game
from fathom.lab.simulate import Plan, simulate

DEEP_SEA = fathom.load("deep-sea")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_bot_plays_legal_moves_to_the_end(name: str, game: Game) -> None:
    for seats in game.seats:
        state = game.new(seats, seed=seats)
        dice = Dice(1)
        while acting := state.to_act():
            state.play(acting[0], bot(name).choose(Perspective(state, acting[0]), dice))
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
    report = simulate(Plan("deep-sea", 2, ["greedy", "random"], 300, seed=1))
    assert report.seats[0].wins.low > 0.9


def test_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="no bot 'clever'; there is random, greedy"):
        bot("clever")


def test_game_without_a_greedy_player_says_so() -> None:
    class Shy(pearl.Pearl):
        greedy = Game.greedy

    state = Shy().new(2, seed=1)
    with pytest.raises(UnknownBot, match="pearl has no greedy player"):
        bot("greedy").choose(Perspective(state, 0), Dice(1))
