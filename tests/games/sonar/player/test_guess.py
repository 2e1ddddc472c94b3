"""What is likely, on top of what is possible."""

import pytest
from librt.vecs import vec

from fathom.engine.dice import Dice
from fathom.games.sonar import GAME
from fathom.games.sonar.charts import field_number
from fathom.games.sonar.knowledge.deduction import deduce
from fathom.games.sonar.player.greedy import greedy
from fathom.games.sonar.player.guess import Guess, Tracks, restrict, spread
from fathom.games.sonar.player.odds import (
    damage_by_target,
    distances,
    drift,
    drone_answers,
    entropy,
    longest_way,
    sonar_answers,
    way_to_hole,
)
from fathom.games.sonar.rules.events import parse_event
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.sea import FIELDS
from tests.games.sonar.tables import new, realtime, table

EVEN = vec[float]([1.0] * FIELDS)


def shut_at(*names: str) -> vec[bool]:
    """Which fields are shut: these."""
    shut = vec[bool]([False] * FIELDS)
    for name in names:
        shut[field_number(name)] = True
    return shut


def played(seed: int, plies: int) -> SonarState:
    """A game between sensible captains, so far."""
    state = GAME.new(2, seed=seed)
    assert isinstance(state, SonarState)
    dice = Dice(seed)
    while state.ply < plies and state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, greedy(state.imagine(seat, dice), seat))
    return state


def test_weights_give_way_when_they_rule_out_everything() -> None:
    """What is possible counts: the pure set, all alike."""
    possible = [field_number(name) for name in ("A1", "B2", "J10")]
    elsewhere = Tracks(1)
    elsewhere.add(field_number("E5"), 1.0)
    for tracks in (Tracks(0), elsewhere):
        chances = spread(tracks, possible)
        assert {field: chance for field, chance in enumerate(chances) if chance} == {
            field: pytest.approx(1 / 3) for field in possible
        }


def test_a_captain_who_is_not_sane_is_still_somewhere() -> None:
    """A log that no sane captain gives leaves the fields that are possible."""
    state = new()
    guess = Guess(state.chart, 1)
    corner = [parse_event(f"blue {text}") for text in ("torpedo A1 0 0", "course n", "course n")]
    events = corner + [parse_event("blue course n")] * 9
    chances = guess.listen(events).chances([field_number("A1")])
    assert chances[field_number("A1")] == pytest.approx(1.0)


def test_only_possible_fields_have_a_chance() -> None:
    for seed in range(4):
        state = played(seed, 120)
        for number in range(2):
            fields = deduce(state, number).fields
            chances = Guess(state.chart, number).listen(state.log).chances(fields)
            assert sum(chances) == pytest.approx(1.0)
            assert [field for field, chance in enumerate(chances) if chance > 0] == fields


def test_truth_is_likelier_than_by_counting_fields() -> None:
    """Sensible captains are found better by what sensible captains do."""
    gain = 0.0
    for seed in range(12):
        state = played(seed, 70)
        for number in range(2):
            fields = deduce(state, number).fields
            chances = Guess(state.chart, number).listen(state.log).chances(fields)
            gain += chances[state.boats[number].field] * len(fields) - 1
    assert gain > 0


def test_hearing_bit_by_bit_is_hearing_at_once() -> None:
    state = played(3, 120)
    guess = Guess(state.chart, 0)
    for heard in range(len(state.log)):
        guess = guess.listen(state.log[:heard])
    for known in (state, played(4, 120)):
        at_once = Guess(known.chart, 0).listen(known.log)
        bit_by_bit = guess.listen(known.log)
        assert list(bit_by_bit.tracks.chances()) == list(at_once.tracks.chances())
        for course in range(4):
            after = [one.after_course(course).chances() for one in (bit_by_bit, at_once)]
            assert list(after[0]) == list(after[1])


def test_a_route_has_its_own_fields_and_no_others() -> None:
    """SON-7, in real time: the larger sea. Compiled, too, where shifted bits were once lost."""
    chart = realtime("A1").chart
    tracks = Guess(chart, 0).tracks
    for index, start in enumerate(chart.sea):
        assert [field for field in range(FIELDS) if tracks.has_passed(index, field)] == [start]


def test_promise_of_a_blast() -> None:
    """SON-29: 2 on the field, 1 next to it; sinking counts more."""
    chart = new().chart
    here, beside = field_number("B2"), field_number("B3")
    chances = restrict(EVEN, [here], 0.0)
    assert damage_by_target(chart, chances, 4)[here] == 2.0
    assert damage_by_target(chart, chances, 4)[beside] == 1.0
    assert damage_by_target(chart, chances, 4)[field_number("B5")] == 0.0
    assert damage_by_target(chart, chances, 1)[beside] > 2.0


def test_distances_go_round_islands() -> None:
    """SON-28: the same fields are within four steps as a torpedo reaches."""
    chart = new().chart
    table_ = distances(chart)
    for field in chart.sea:
        near = [other for other in chart.sea if 1 <= table_[field * 225 + other] <= 4]
        assert near == chart.reach[field]


def test_soundings_cover_everything() -> None:
    """SON-32, SON-33: the answers' chances add up, and no answer leaves more open than before."""
    chart = new().chart
    chances = restrict(EVEN, chart.sea, 0.0)
    for answers in (drone_answers(chart, chances, 0), sonar_answers(chart, chances)):
        assert sum(share for share, _ in answers) == pytest.approx(1.0)
        assert all(entropy(after) < entropy(chances) for _, after in answers)


def test_drift_keeps_the_boat_somewhere() -> None:
    chart = new().chart
    chances = restrict(EVEN, [field_number("A1")], 0.0)
    assert sum(drift(chart, chances, 4)) == pytest.approx(1.0)
    assert drift(chart, chances, 1)[field_number("A2")] == pytest.approx(0.5)


def test_longest_way_counts_courses() -> None:
    """SON-7: five fields of a corner, no more."""
    state = table("C2")
    shut = shut_at("A3", "B3", "C3", "C2", "C1")
    assert longest_way(state.chart, field_number("C1"), shut) == 4
    assert list(shut) == list(shut_at("A3", "B3", "C3", "C2", "C1"))  # as it was


def test_way_to_a_hole_counts_courses() -> None:
    """SON-39: D4 is two courses from the hole at D6, three round D5, and far if all is shut."""
    chart = realtime("D4", options={"scenario": "delta"}).chart
    start = field_number("D4")
    round_about, no_way = shut_at("D5"), shut_at("C4", "D3", "D5", "E4")
    ways = [way_to_hole(chart, start, shut, 9) for shut in (shut_at(), round_about, no_way)]
    assert ways == [2, 3, 9]
    assert way_to_hole(chart, field_number("D6"), shut_at(), 9) == 0
