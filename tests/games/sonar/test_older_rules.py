"""Rules 1: games that were begun by them go on by them, and are the games that they were."""

import msgspec
import pytest

from fathom.bots import Perspective
from fathom.engine.conformance import audit
from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidRecord
from fathom.engine.record import Record, parse_record
from fathom.games.sonar import GAME
from fathom.games.sonar.position import SINCE_RULES_2
from fathom.games.sonar.spec import MODES, SCENARIOS
from tests.games.sonar.realtime_games import END, TURNS, file_of, told
from tests.games.sonar.tables import boat, do, own, play_turn, realtime, refused, table

FIRST = GAME.with_rules(1)


def kept(name: str) -> tuple[Record, str]:
    """A game that was recorded when rules 1 were the newest, and all that is kept of it."""
    text = file_of(name, 1).read_text(encoding="utf-8")
    return parse_record(text.partition(END)[0] + "\n"), text


def test_surfacing_in_the_third_of_three_turns_was_an_ordinary_one() -> None:
    """SON-21, by rules 1: the first boat has three turns in its turn."""
    for turns, in_row in ((0, 1), (1, 1), (2, 3)):
        state = table("B5", "J10", rules=1)
        do(state, "surface")
        for _ in range(turns):
            play_turn(state, "n")
        do(state, "surface")
        assert (state.on_turn, state.in_row) == (0, in_row)


@pytest.mark.parametrize(
    ("seats", "order"), [(8, [2, 0, 1, 3]), (6, [1, 0, 2, 1]), (4, [0, 1, 0, 1])]
)
def test_crew_traced_in_a_fixed_order(seats: int, order: list[int]) -> None:
    """SON-22, by rules 1: engineer, captain, first officer, radio operator, and round again."""
    state = realtime("B5", seats=seats, now=1000, rules=1)
    do(state, "surface", seat=0)
    for number, seat in enumerate(order, 1):
        assert own(state).tracers == [seat] == [one for one in state.to_act() if one < seats // 2]
        for other in range(seats // 2):
            if other != seat:
                assert refused(state, other, f"trace {number} good") == "SON-22"
        again = GAME.from_position(state.position())
        assert again.position() == state.position() and again.view(0) == state.view(0)
        do(state, f"trace {number} good", seat=seat)
    assert own(state).repair == "checking"


def test_game_by_turns_is_the_one_it_was() -> None:
    """SON-21: it was recorded when these rules were the newest."""
    record, text = kept(TURNS)
    assert told(record.table(GAME)) == text
    with pytest.raises(InvalidRecord):
        record._replace(rules=2).table(GAME)


def test_it_surfaces_in_the_last_of_three_turns() -> None:
    """SON-21: what is kept shows the difference between the two versions."""
    record, _ = kept(TURNS)
    whole = record.table(GAME)
    state = FIRST.new(record.seats, seed=record.seed, options=record.options)
    answers = set()
    for play in whole.plays:
        assert play.seat is not None and play.move is not None
        if state.move_text(play.move) == "surface":
            newest = GAME.from_position({**state.position(), "rules": 2})
            for one in (state, newest):
                one.apply(play.seat, play.move)
            answers.add((int(state.in_row), int(newest.in_row)))
        else:
            state.apply(play.seat, play.move)
    assert answers == {(1, 1), (3, 3), (3, 1)}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_position_of_rules_1_has_nothing_new_in_it(scenario: str) -> None:
    """At every tenth ply of a game in real time, repairs included."""
    record, _ = kept(scenario)
    whole = record.table(GAME)
    for ply in range(0, whole.ply, 10):
        position = record.table(GAME, to=ply).state.position()
        assert position["rules"] == 1
        assert all(set(SINCE_RULES_2).isdisjoint(one) for one in position["boats"])
        again = GAME.from_position(position)
        assert msgspec.json.encode(again.position()) == msgspec.json.encode(position)


@pytest.mark.parametrize("mode", MODES)
def test_rules_1_keep_the_contract(mode: str) -> None:
    """Views, knowledge, records and positions, as for the newest rules."""
    options = {"mode": mode, "scenario": "delta", "turn_limit": 12, "clock_seconds": 60}
    assert audit(FIRST, 6, 1, options, every=6).game.rules_version == 1
    assert audit(FIRST, 4, 2, options, every=6).game.rules_version == 1


def test_bots_of_rules_1_trace_without_delay() -> None:
    """SON-22: there is nobody to let try first."""
    state = realtime(boat("B5"), now=1000, rules=1)
    do(state, "surface", seat=0)
    assert not Perspective(state, 2).may_wait()
    assert FIRST.greedy(state.imagine(2, Dice(1)), 2) in state.legal_moves(2)
