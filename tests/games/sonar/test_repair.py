"""Repair in real time: who traces, what is checked, and which lines pass."""

import math
from itertools import pairwise, permutations
from random import Random

import msgspec
import pytest

from fathom.engine.dice import Dice
from fathom.games.sonar import GAME
from fathom.games.sonar.rules.repair import (
    MOST_LENGTH,
    MOST_POINTS,
    REPAIR,
    STEP,
    Point,
    SectionOutline,
    is_inside_border,
    trace_words,
)
from fathom.games.sonar.rules.state import SonarState
from tests.games.sonar.tables import boat, do, own, ready, realtime, refused, table, words


def drawn(section: int, points: int, noise: float = 0.0, seed: int = 0) -> list[Point]:
    """The outline as a hand draws it: so many points, each so far off at most."""
    outline = [*REPAIR.sections[section - 1], REPAIR.sections[section - 1][0]]
    lengths = [math.dist(one, other) for one, other in pairwise(outline)]
    hand = Random(seed)
    line = []
    for number in range(points):
        left = sum(lengths) * number / (points - 1)
        for index, length in enumerate(lengths):
            if left <= length or index == len(lengths) - 1:
                share = min(left / length, 1.0)
                break
            left -= length
        (x, y), (to_x, to_y) = outline[index], outline[index + 1]
        angle, reach = hand.uniform(0, 2 * math.pi), hand.uniform(0, noise)
        x, y = x + (to_x - x) * share, y + (to_y - y) * share
        line.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return line


@pytest.mark.parametrize("section", [1, 2, 3, 4])
class TestLine:
    def test_careful_line_passes(self, section: int) -> None:
        """SON-22: clean, or a little shaky, in either direction, begun anywhere."""
        for seed in range(10):
            line = drawn(section, 90, noise=0.6 * REPAIR.border, seed=seed)
            assert is_inside_border(section, line)
            assert is_inside_border(section, line[::-1])
        turned = drawn(section, 90)
        assert is_inside_border(section, turned[30:] + turned[:31])

    def test_careless_line_does_not(self, section: int) -> None:
        """SON-22: much too shaky."""
        for seed in range(10):
            line = drawn(section, 90, noise=2.5 * REPAIR.border, seed=seed)
            assert not is_inside_border(section, line)

    def test_one_slip_is_enough(self, section: int) -> None:
        """SON-22: one line outside the border."""
        line = drawn(section, 90)
        line[40] = (0.5, 0.5) if math.dist(line[40], (0.5, 0.5)) > 0.2 else (0.01, 0.99)
        assert not is_inside_border(section, line)

    def test_far_too_few_points(self, section: int) -> None:
        """SON-22."""
        assert not is_inside_border(section, drawn(section, 4))
        assert not is_inside_border(section, [])

    def test_straight_line_across(self, section: int) -> None:
        """SON-22."""
        across = [(0.15 + 0.7 * n / 40, 0.15 + 0.7 * n / 40) for n in range(41)]
        assert not is_inside_border(section, across)

    def test_half_the_way_round(self, section: int) -> None:
        """SON-22: it must go all round, and there and back is not round."""
        line = drawn(section, 90)
        assert not is_inside_border(section, line[:45])
        assert not is_inside_border(section, line[:45] + line[:45][::-1])

    def test_dot_is_no_line(self, section: int) -> None:
        """SON-22."""
        assert not is_inside_border(section, [drawn(section, 90)[0]] * 50)

    def test_points_off_the_paper_or_no_numbers(self, section: int) -> None:
        """SON-22."""
        line = drawn(section, 90)
        for point in ((math.nan, 0.2), (math.inf, 0.2), (-3.0, 0.2)):
            assert not is_inside_border(section, [*line, point, *line[:1]])


def test_drawing_amounts_to_a_move() -> None:
    """SON-22: signed with initials."""
    assert trace_words(2, {"line": drawn(2, 90), "initials": "RF"}) == "trace 2 good"
    assert trace_words(2, {"line": drawn(3, 90), "initials": "RF"}) == "trace 2 bad"
    for section, attachment in (
        (5, {"line": drawn(1, 90), "initials": "RF"}),
        (1, {"line": drawn(1, 90), "initials": " "}),
        (1, {"line": "x", "initials": "RF"}),
        (1, None),
    ):
        with pytest.raises(ValueError, match=r"section|trace"):
            trace_words(section, attachment)


def hostile_lines(section: int) -> list[list[Point]]:
    """Lines that are as much work as can be: long, of many points, inside the border."""
    outline = drawn(section, MOST_POINTS // 2)
    corner = REPAIR.sections[section - 1][0]
    zigzag = [(x + 0.003 * (n % 2), y) for n, (x, y) in enumerate(drawn(section, MOST_POINTS - 1))]
    return [
        [(0.0, 0.0), (1.0, 1.0)] * (MOST_POINTS // 2 - 1) + [(0.0, 0.0)],
        [(0.0, 0.0), (1.0, 1.0)] * 3 + [(0.0, 0.0)] * 6,
        [corner] * MOST_POINTS,
        outline * 2,
        [*zigzag, zigzag[0]],
        [*((corner[0] + 0.003 * (n % 2), corner[1]) for n in range(MOST_POINTS - 1)), corner],
    ]


@pytest.mark.parametrize("section", [1, 2, 3, 4])
def test_judging_is_bounded_whatever_is_drawn(
    section: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SON-22: others wait meanwhile, so neither many points nor long ways make it long."""
    compared: list[int] = []
    near = SectionOutline.near

    def counted(outline: SectionOutline, x: float, y: float) -> list[tuple[int, float, float]]:
        found = near(outline, x, y)
        compared.append(len(found))
        return found

    monkeypatch.setattr(SectionOutline, "near", counted)
    judged = 0
    for line in hostile_lines(section):
        compared.clear()
        try:
            trace_words(section, {"line": line, "initials": "RF"})
        except ValueError as error:
            assert "longer than a hand draws" in str(error)
            assert not compared
        else:
            judged += 1
            assert len(compared) <= MOST_POINTS + MOST_LENGTH / STEP
        assert sum(compared) < 80_000
    assert judged >= 4


def test_what_no_hand_draws_is_refused_in_words() -> None:
    """SON-22: nothing is judged, so the line can be drawn again."""
    once = drawn(3, 200)
    assert trace_words(3, {"line": once * 2, "initials": "RF"}) == "trace 3 good"
    with pytest.raises(ValueError, match="longer than a hand draws"):
        trace_words(3, {"line": once * 4, "initials": "RF"})
    with pytest.raises(ValueError, match="1500 points at most, not 1501"):
        trace_words(3, {"line": [(0.1, 0.1)] * (MOST_POINTS + 1), "initials": "RF"})


def test_a_slip_between_two_points_is_seen() -> None:
    """SON-22: lines are looked at in steps, wherever their points are."""
    line = drawn(3, 90)
    assert not is_inside_border(3, [*line[:40], (0.5, 0.5), *line[40:]])
    assert not is_inside_border(3, [line[0], line[30], *line[60:], *[line[-1]] * 20])


def surfaced(seats: int = 8, rules: int = GAME.rules_version) -> SonarState:
    state = realtime(boat("B5", crossed=["n1", "w5"]), seats=seats, now=1000, rules=rules)
    do(state, "surface", seat=0)
    return state


def orders(seats: int) -> list[tuple[int, ...]]:
    """Every order in which the yellow crew can trace (SON-22): everybody tries at every turn."""

    def longer(state: SonarState, so_far: tuple[int, ...]) -> list[tuple[int, ...]]:
        if len(so_far) == 4:
            assert own(state).repair == "checking"
            return [so_far]
        found = []
        for seat in range(seats // 2):
            after = state.copy()
            text = f"trace {4 - len(so_far)} good"
            if seat in own(state).tracers:
                do(after, text, seat=seat)
                found += longer(after, (*so_far, seat))
            else:
                assert refused(after, seat, text) == "SON-22"
        return found

    return longer(surfaced(seats), ())


def test_whoever_takes_the_sheet_after_the_engineer_traces_next() -> None:
    """SON-22: no fixed order; in a crew of four everybody traces once."""
    assert set(orders(8)) == {(2, *rest) for rest in permutations((0, 1, 3))}


def test_each_person_once_before_anybody_traces_again() -> None:
    """SON-22: smaller crews go round again, whoever takes it first."""
    assert set(orders(6)) == {
        (1, *rest, again) for rest in permutations((0, 2)) for again in (0, 1, 2)
    }
    assert set(orders(4)) == {(0, 1, 0, 1), (0, 1, 1, 0)}


def test_the_first_command_counts() -> None:
    """SON-22: two who take the sheet at once; the other may still take another section."""
    state = surfaced()
    do(state, "trace 1 good", seat=2)
    assert own(state).tracers == [0, 1, 3] == [seat for seat in state.to_act() if seat < 4]
    do(state, "trace 2 good", seat=3)
    assert refused(state, 0, "trace 2 good") == "SON-22"
    assert refused(state, 3, "trace 3 good") == "SON-22"
    do(state, "trace 3 good", seat=0)
    mine = own(state)
    assert (mine.traced, mine.traced_by, mine.tracers) == ([1, 2, 3], [2, 3, 0], [1])


def test_who_traces_is_nobody_elses_business() -> None:
    """SON-22, SON-35: the other boat is told nothing of it, not even during the check."""
    seen = set()
    for order in orders(8):
        state = surfaced()
        for section, seat in enumerate(order, 1):
            do(state, f"trace {section} good", seat=seat)
        seen.add(str([state.view(other) for other in (4, 5, 6, 7, None)]))
    assert len(seen) == 1


def test_check_takes_two_seconds_and_is_shown_to_the_enemy_engineer() -> None:
    """SON-22, SON-35: to nobody else of the enemy."""
    state = surfaced()
    for seat, section in ((2, 1), (0, 2), (1, 3), (3, 4)):
        do(state, f"trace {section} good", seat=seat)
    sheet = state.view(6).repair_sheet
    assert sheet is not None and sheet.until == 3000
    assert all(state.view(seat).repair_sheet is None for seat in (0, 2, 4, 5, 7, None))
    assert refused(state, 2, "ready") == "SON-22"
    state.pass_time(3000)
    assert state.view(None).log[-1] == "yellow checked passed"


def test_whole_procedure_up_to_dive() -> None:
    """SON-22, SON-20: the sheet is cleared when the repair is done; then ready, then dive."""
    state = surfaced()
    for seat, section in ((2, 1), (0, 2), (1, 3), (3, 4)):
        do(state, f"trace {section} good", seat=seat)
    assert own(state).crossed == ["n1", "w5"]
    state.pass_time(3000)
    assert own(state).crossed == []
    assert refused(state, 0, "dive") == "SON-22"
    assert refused(state, 0, "ready") == "SON-22"
    do(state, "ready", seat=2)
    assert refused(state, 2, "ready") == "SON-22"
    do(state, "dive", seat=0)
    assert not state.boats[0].surfaced
    assert state.view(None).log[-2:] == ["yellow ready", "yellow dived"]
    assert "course s" in words(state, 0)
    assert refused(state, 0, "surface") == "SON-20"


def test_no_system_between_diving_and_the_next_course() -> None:
    """SON-24: in real time too, a course must come between surfacing and the next activation."""
    state = realtime(ready("B5"), now=1000)
    assert "mine s" in words(state, 0)
    do(state, "surface", seat=0)
    for seat, section in ((2, 1), (0, 2), (1, 3), (3, 4)):
        do(state, f"trace {section} good", seat=seat)
    state.pass_time(3000)
    do(state, "ready", "dive")
    assert refused(state, 0, "mine s") == "SON-24"
    do(state, "course s", "mark none", "cross s5")
    assert "mine s" in words(state, 0)


def test_one_bad_line_and_all_four_are_done_again() -> None:
    """SON-22: it shows at the check, not before."""
    state = surfaced()
    for seat, text in ((2, "1 good"), (0, "2 bad"), (1, "3 good"), (3, "4 good")):
        do(state, f"trace {text}", seat=seat)
        assert "bad" not in str(state.view(1)) and "bad" not in str(state.view(6))
    state.pass_time(3000)
    assert state.view(None).log[-1] == "yellow checked failed"
    mine = own(state)
    assert (mine.repair, mine.traced, mine.traced_by, mine.tracers) == ("tracing", [], [], [2])
    assert mine.passed_at == 3000
    assert mine.crossed == ["n1", "w5"]


def test_crew_is_told_which_line_failed() -> None:
    """SON-22: until a sheet is good, and with the drawing; the enemy hears only that it failed."""
    state = surfaced()
    for seat, text in ((2, "1 good"), (0, "2 bad"), (1, "4 bad"), (3, "3 good")):
        do(state, f"trace {text}", seat=seat)
    drawn = state.boats[0].trace_plies[:]
    assert own(state).flawed == []
    state.pass_time(3000)
    assert (own(state).failed, own(state).flawed) == ([1, 2, 4, 3], [2, 4])
    assert state.shown_plies(1) == drawn
    assert state.shown_plies(6) == state.shown_plies(None) == []
    again = GAME.from_position(state.position())
    assert msgspec.json.encode(again.view(0)) == msgspec.json.encode(state.view(0))

    do(state, "trace 1 good", seat=2)
    assert own(state).flawed == [2, 4], "whoever traces next may look"
    assert state.shown_plies(1) == [state.ply - 1, *drawn]
    for seat, section in ((0, 2), (1, 3), (3, 4)):
        do(state, f"trace {section} good", seat=seat)
    state.pass_time(5000)
    assert (own(state).repair, own(state).failed, own(state).flawed) == ("repaired", [], [])
    assert state.shown_plies(1) == []


def test_everybody_sees_since_when_a_boat_is_up() -> None:
    """SON-20, SON-35: both know when it was called."""
    state = realtime("B5", now=7000)
    assert [boat.surfaced_at for boat in state.view(None).boats] == [None, None]
    do(state, "surface", seat=0)
    for seat in (None, 0, 5):
        assert [boat.surfaced_at for boat in state.view(seat).boats] == [7000, None]
    assert state.imagine(5, Dice(1)).view(5) == state.view(5)
    again = GAME.from_position(state.position())
    assert again.view(5) == state.view(5)
    for seat, section in ((2, 1), (0, 2), (1, 3), (3, 4)):
        do(state, f"trace {section} good", seat=seat)
    state.pass_time(9000)
    do(state, "ready", "dive")
    assert state.view(None).boats[0].surfaced_at is None


def test_surfaced_boat_can_only_be_repaired_while_the_enemy_plays_on() -> None:
    """SON-23: it still answers sonar and can be hit; a halt stops its pens too."""
    state = realtime({**ready("B5"), "mines": ["F5"]}, ready("B8"), now=1000)
    do(state, "surface", seat=0)
    for text in ("course s", "torpedo B6", "detonate F5", "surface", "want mine"):
        assert refused(state, 0, text) == "SON-23"
    do(state, "torpedo B6", seat=4)
    assert state.boats[0].damage == 1
    assert refused(state, 2, "trace 1 good") == "SON-26"
    state.pass_time(4000)
    do(state, "course n" if "course n" in words(state, 4) else "course w", seat=4)
    do(state, "mark torpedo", seat=5)
    do(state, next(text for text in words(state, 6) if text.endswith("6")), seat=6)
    do(state, "sonar", seat=5)
    assert state.to_act() == [0]
    do(state, "answer column B row 1", seat=0)


def test_halts_do_not_stop_the_check() -> None:
    """SON-22."""
    state = surfaced()
    for seat, section in ((2, 1), (0, 2), (1, 3), (3, 4)):
        do(state, f"trace {section} good", seat=seat)
    state.boats[1].mines = []
    state.halt_until = 4000
    state.pass_time(3000)
    assert state.view(None).log[-1] == "yellow checked passed"
    assert state.view(None).halted


def test_no_tracing_turn_by_turn() -> None:
    """SON-21, SON-22."""
    state = table("B5")
    assert refused(state, 0, "trace 1 good") == "SON-21"
    assert refused(realtime("B5"), 2, "trace 1 good") == "SON-22"
