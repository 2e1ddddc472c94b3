"""What a crew reads from its own sheets is what then happens."""

import pytest

from fathom.engine.dice import Dice
from fathom.games.sonar import GAME
from fathom.games.sonar.charts import FIELD_NAMES
from fathom.games.sonar.rules.refusals import is_activation, system_of
from fathom.games.sonar.view import PrivateBoat, SonarView

NAMES = ("torpedo", "mine", "drone", "sonar", "silence", "scenario")


def own(view: SonarView) -> PrivateBoat:
    assert view.own is not None
    return view.own


@pytest.mark.parametrize("scenario", ["alpha", "echo"])
def test_prospects_and_stops_come_true(scenario: str) -> None:
    """SON-15 to SON-18, SON-24: through a whole game of chance."""
    state = GAME.new(2, seed=7, options={"scenario": scenario})
    dice = Dice(11)
    crosses = 0
    while state.outcome() is None:
        seat = state.to_act()[0]
        view = state.view(seat)
        assert isinstance(view, SonarView)
        moves = state.legal_moves(seat)
        usable = {NAMES[system_of(move)] for move in moves if is_activation(move)}
        assert set(own(view).stops) == set(view.gauges) - usable
        assert set(own(view).stops.values()) <= set(GAME.clauses)
        if own(view).field is not None:
            here = FIELD_NAMES.index(own(view).field or "")
            exposed = {
                name for at, name in enumerate(FIELD_NAMES) if state.chart.blast_damage(at, here)
            }
            assert set(own(view).exposed) == exposed & set(sea(view))
        move = moves[dice.below(len(moves))]
        text = GAME.move_text(move)
        damage = view.boats[view.boat or 0].damage
        state.play(seat, move)
        after = state.view(seat)
        assert isinstance(after, SonarView)
        if text.startswith("cross "):
            crosses += 1
            told = own(view).prospects[text.removeprefix("cross ")]
            assert told.damage == (after.boats[view.boat or 0].damage > damage)
            assert set(told.breaks) == set(own(after).broken) - set(own(view).broken)
            assert set(told.mends) == set(own(view).broken) - set(own(after).broken)
            assert bool(told.circuits) == (
                not told.damage and len(own(after).crossed) < len(own(view).crossed)
            )
    assert crosses > 20


def sea(view: SonarView) -> list[str]:
    """The fields of the map that are no islands."""
    return [
        name
        for name in FIELD_NAMES
        if "ABCDEFGHIJKLMNO".index(name[0]) < view.size
        and int(name[1:]) <= view.size
        and name not in view.islands
    ]


def test_the_sheet_is_printed_as_the_rules_say() -> None:
    """SON-13: four panels of six; alpha has no system of its own, so yellow stops silence only."""
    view = GAME.new(2, seed=1).view(0)
    assert isinstance(view, SonarView)
    west = [(symbol.colour, symbol.circuit) for symbol in view.sheet if symbol.name[0] == "w"]
    assert west[:3] == [("R", "yellow"), ("Y", "yellow"), ("G", "yellow")]
    assert west[3:] == [("G", None), ("X", None), ("X", None)]
    systems = {symbol.colour: symbol.systems for symbol in view.sheet}
    assert systems == {"R": ["torpedo", "mine"], "G": ["drone", "sonar"], "Y": ["silence"], "X": []}
