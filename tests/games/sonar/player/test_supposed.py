"""Supposed enemies: what they can be, and most of them as sensible crews would have them."""

from fathom.engine.dice import Dice
from fathom.games.sonar.knowledge.belief import belief_about, settled_belief
from fathom.games.sonar.knowledge.shapes import fields_of
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.player.supposed import spread_evenly, supposed_worlds
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.state import SonarState
from tests.games.sonar.tables import table

WORLDS = 60
TOLD = [
    told
    for way in "wwnnwws"
    for told in (f"yellow course {'e' if way == 'w' else way}", f"blue course {way}")
]


def supposed(told: list[str], seed: int = 1) -> tuple[SonarState, list[SonarState]]:
    """A state after what was told, and worlds that yellow supposes then."""
    state = table(log=told)
    guesses = [Guess(state.chart, number) for number in range(2)]
    return state, supposed_worlds(state, 0, WORLDS, guesses, Dice(seed))


def test_what_is_supposed_is_possible() -> None:
    """SON-35: fields, gauges and routes agree with all that was called."""
    state, worlds = supposed(TOLD)
    belief = settled_belief(state, 1)
    fields = set(fields_of(belief.fields()))
    for world in worlds:
        enemy = world.boats[1]
        assert int(enemy.field) in fields
        assert belief.gauges >> belief.gauge_table.number([int(one) for one in enemy.gauges]) & 1
        assert sum(enemy.gauges) == len(TOLD) // 2
        assert world.boats[0].field == state.boats[0].field


def test_most_crews_have_loaded_and_keep_red_free() -> None:
    """SON-10, SON-15: few of all possible boats can fire after seven courses; many of these."""
    state, worlds = supposed(TOLD)
    dice = Dice(1)
    drawn = [state.imagine(0, dice) for _ in range(WORLDS)]
    able = [
        sum(
            world.boats[1].is_ready(own.TORPEDO, world.chart)
            and not world.boats[1].is_broken(own.TORPEDO, world.chart)
            for world in some
        )
        for some in (worlds, drawn)
    ]
    assert able[0] > WORLDS // 3 > 4 * able[1]


def test_the_first_few_are_spread_as_well_as_all() -> None:
    """Moves are given up after a part of the worlds, so no part may lie in one corner."""
    _, worlds = supposed(TOLD)
    rows = [int(world.boats[1].field) // 15 for world in worlds]
    part = rows[: WORLDS // 4]
    assert abs(sum(part) / len(part) - sum(rows) / len(rows)) < 1.0
    assert part != sorted(part)


def test_what_is_simplified_has_the_same_places() -> None:
    """SON-34: after a silent run there is a group of shapes for each direction."""
    state = table(log=[*TOLD, "yellow course e", "blue silence"])
    belief = belief_about(state, 1)
    simple = belief.simplified()
    assert len(belief.groups) > 1 == len(simple.groups)
    assert simple.fields() == belief.fields()
    assert belief.exact and not simple.exact


def test_everything_is_drawn_as_often_as_it_weighs() -> None:
    for seed in range(20):
        drawn = spread_evenly([1.0, 0.0, 2.0, 5.0], 16, Dice(seed))
        assert [drawn.count(number) for number in range(4)] == [2, 0, 4, 10]
    assert spread_evenly([3.0], 2, Dice(1)) == [0, 0]
