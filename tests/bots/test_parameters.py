"""A bot in one word, and what can be chosen about it."""

import pytest

from fathom.bots import BOTS, bot, split_bots
from fathom.bots.level import LevelBot
from fathom.engine.bot import Budget
from fathom.engine.errors import InvalidBot


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("hard", None),
        ("hard:iterations=200", Budget(iterations=200)),
        ("easy: time = 0.5 ", Budget(seconds=0.5)),
        ("medium:iterations=7,time=2", Budget(iterations=7, seconds=2)),
    ],
)
def test_level_thinks_as_long_as_it_is_told(text: str, budget: Budget | None) -> None:
    made = bot(text)
    assert isinstance(made, LevelBot)
    assert (made.level, made.thought.budget()) == (text.partition(":")[0], budget)


@pytest.mark.parametrize(
    ("text", "part", "known"),
    [
        ("random:time=1", "time=1", "none"),
        ("hard:speed=1", "speed=1", "iterations, time, style"),
        ("hard:iterations=0", "iterations=0", "iterations, time, style"),
        ("hard:iterations=1.5", "iterations=1.5", "iterations, time, style"),
        ("hard:time=", "time=", "iterations, time, style"),
        ("hard:time=nan", "time=nan", "iterations, time, style"),
        ("hard:time=1,time=2", "time=2", "iterations, time, style"),
        ("hard:time", "time", "iterations, time, style"),
    ],
)
def test_wrong_parameter_is_refused_and_the_right_ones_named(
    text: str, part: str, known: str
) -> None:
    with pytest.raises(InvalidBot) as refused:
        bot(text)
    assert refused.value.facts["parameter"] == part
    assert refused.value.facts["known"] == known
    assert str(refused.value).endswith(f"its parameters: {known}")


def test_every_bot_is_new() -> None:
    assert all(bot(name) is not bot(name) for name in BOTS)


def test_parameters_do_not_split_a_row_of_bots() -> None:
    assert split_bots("search:time=0.5,c=0.7, easy,hard:time=1") == [
        "search:time=0.5,c=0.7",
        "easy",
        "hard:time=1",
    ]
