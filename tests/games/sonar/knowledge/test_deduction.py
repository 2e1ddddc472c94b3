"""What can be deduced: the truth is never excluded, and nothing impossible is left."""

from collections.abc import Iterable, Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.playout import next_moment
from fathom.games.sonar.charts import FIELD_NAMES, SYMBOL_NAMES
from fathom.games.sonar.knowledge.belief import Belief, belief_about, first_belief
from fathom.games.sonar.knowledge.deduction import allows, deduce
from fathom.games.sonar.knowledge.gauges import Gauges
from fathom.games.sonar.knowledge.shapes import BOAT, PLACES, assignments, fields_of, masks_at
from fathom.games.sonar.knowledge.sheets import (
    Sheets,
    SheetTable,
    _as_number,
    clean_sheets,
    working,
)
from fathom.games.sonar.rules.chart import chart_of
from fathom.games.sonar.rules.events import event_text, parse_event
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.rules.wiring import Wiring
from fathom.games.sonar.spec import MODES, SCENARIOS, SHEETS
from tests.games.sonar.oracle import Hidden, Oracle, name_of, named
from tests.games.sonar.tables import YELLOW, new, table

Whole = tuple[str, frozenset[str], frozenset[str], frozenset[str], str]
"""Field, route, mines, crossed symbols, panel in which a cross is due."""


BLUNT = """fathom sheet 1
n  Ry Ry Ry  R X X
e  Go Go Go  G G X
s  Yg Yg Xg  Y Y Y
w  Ry Go Xg  R G Y
"""
"""Many symbols that make no difference, and wired reactors."""


def told_by_oracle(oracle: Oracle) -> set[Whole]:
    return {canonical(oracle, one) for one in oracle.all}


def canonical(oracle: Oracle, one: Hidden) -> Whole:
    """With the first of the symbols that make no difference crossed first."""
    return (
        name_of(one.field),
        frozenset(name_of(field) for field in one.route),
        frozenset(name_of(field) for field in one.mines),
        first_crossed(oracle, one.crossed),
        one.panel,
    )


def first_crossed(oracle: Oracle, crossed: frozenset[str]) -> frozenset[str]:
    kinds: dict[tuple[str, str, str | None], list[str]] = {}
    for name in SYMBOL_NAMES:
        kind = (name[0], oracle.colours[name], oracle.circuits[name])
        kinds.setdefault(kind, []).append(name)
    return frozenset(
        name for alike in kinds.values() for name in alike[: len(crossed.intersection(alike))]
    )


def names(bits: int, table: tuple[str, ...]) -> frozenset[str]:
    return frozenset(table[bit] for bit in range(len(table)) if bits >> bit & 1)


def told_by_belief(belief: Belief) -> set[Whole]:
    found = set()
    for group in belief.groups:
        sheets = group.sheets.all()
        assert isinstance(sheets, frozenset)
        panel = "" if group.panel < 0 else "nesw"[group.panel]
        for (route, mines, _), where in group.shapes.items():
            for field in fields_of(where.fields):
                visited = route << PLACES[field] >> BOAT
                for lying in assignments(masks_at(mines, PLACES[field])):
                    for sheet in sheets:
                        found.add(
                            (
                                FIELD_NAMES[field],
                                frozenset(named(fields_of(visited))),
                                frozenset(named(fields_of(sum(lying)))),
                                names(sheet, SYMBOL_NAMES),
                                panel,
                            )
                        )
    return found


STORIES = [
    "course n; course n; course w",
    "course n; silence; course s",
    "course s; silence; torpedo C6 0 0; course e",
    "course s; torpedo C6 1 0",
    "course s; mine; course s; course e; course n",
    "course s; mine; course s; mine; course w; detonation B7 0 0; course n",
    "course w; mine; surfaced 1 0; course n; surfaced 1 0",
    "course e; mine; surfaced 1 0; surfaced 1 0",
    "silence; silence",
    "course n; drone 1 no; course n; sonar",
    "course n; silence; sonar; course n",
    "course n; answered column D row 7; course n; answered row 3 sector 1",
    "course w; course w; course w; course w; course w; course w; damage; course n",
    "course e; mine; blue torpedo E5 0 0; course e; course s",
    "course e; mine; torpedo E5 0 0; course n; detonation E6 0 0",
    "course n; blue detonation F6 1 0; course w; blue torpedo B2 0 0; blue drone 2 no",
    "course n; blue drone 3 yes; silence; blue drone 3 no",
]


@pytest.mark.parametrize("story", STORIES)
def test_deduction_is_what_brute_force_finds(story: str) -> None:
    """SON-35: on Alpha, turn by turn; not one possibility more or less."""
    compare("alpha", story)


@pytest.mark.parametrize(
    ("scenario", "story"),
    [
        ("delta", "course n; surfaced 3 0; course e; surfaced 3 1"),
        ("echo", "course n; mine; archer E3 0 0; course n; mine; course w"),
        ("echo", "course n; blue torpedo E3 1 0; mine; course e"),
        ("charlie", "silence; course e; course e"),
    ],
)
def test_deduction_on_other_maps(scenario: str, story: str) -> None:
    """SON-38, SON-39, SON-40: ice and Archer mines tell something too."""
    compare(scenario, story)


def compare(scenario: str, story: str) -> None:
    belief = first_belief(chart_of(scenario, "turns"), 0)
    oracle = Oracle(scenario, "yellow")
    for part in story.split("; "):
        text = part if part.startswith("blue") else f"yellow {part}"
        belief.hear(parse_event(text))
        oracle.hear(text)
        assert told_by_belief(belief) == told_by_oracle(oracle), text
        assert belief.exact


def test_deduction_is_what_brute_force_finds_in_random_games() -> None:
    """SON-35: gauges filled by hand, so that systems are used all the time."""
    compare_in_random_games(range(12), 3)


@pytest.mark.soak
def test_deduction_is_what_brute_force_finds_in_longer_random_games() -> None:
    """SON-35."""
    compare_in_random_games(range(100, 124), 5)


@pytest.mark.parametrize("sheet", ["rings", "unwired", BLUNT])
def test_deduction_is_what_brute_force_finds_with_other_sheets(sheet: str) -> None:
    """SON-13 to SON-18."""
    compare_in_random_games(range(40, 44), 3, sheet)


def compare_in_random_games(seeds: range, most: int, sheet: str = "book") -> None:
    """As long as the boat has less than so many crosses, or brute force takes for ever."""
    for seed in seeds:
        state = new(2, seed, sheet=sheet)
        choices = Dice(seed)
        oracle = Oracle("alpha", "yellow", sheet)
        heard = crosses = 0
        while state.to_act() and crosses < most:
            for boat in state.boats:
                boat.gauges = vec[i64]([3, 3, 4, 3, 6, 0])
            play_any(state, choices)
            for event in state.log[heard:]:
                text = event_text(event)
                crosses += text in {f"yellow course {way}" for way in "nesw"}
                crosses += text == "yellow silence"
                oracle.hear(text)
            heard = len(state.log)
            if state.phase == 1 and crosses < most:
                assert told_by_belief(belief_about(state, 0)) == told_by_oracle(oracle)


def play_any(state: SonarState, choices: Dice) -> None:
    """One random move, in real time after a random pause; lines are mostly drawn well."""
    if state.timed:
        at = next_moment(state, choices)
        state.pass_time(at)
        state.now = at
    acting = state.to_act()
    if not acting:
        return
    seat = acting[choices.below(len(acting))]
    moves = state.legal_moves(seat)
    good = [move for move in moves if not state.move_text(move).endswith("bad")]
    state.apply(seat, good[choices.below(len(good))])


def follow(mode: str, scenario: str, seed: int, *, whole: bool = True) -> None:
    """Play a random game; after every event the truth must be among what is deduced.

    That is the whole boat, or only the field where it is.
    """
    state = new(2 if mode == "turns" else 4, seed, mode=mode, scenario=scenario)
    choices = Dice(seed + 1)
    heard = 0
    while state.outcome() is None:
        play_any(state, choices)
        if state.phase == 1 and len(state.log) != heard:
            heard = len(state.log)
            for boat in range(2):
                where = f"{mode} {scenario} seed={seed} ply={state.ply}"
                if whole:
                    assert allows(state, boat), where
                else:
                    assert state.boats[boat].field in deduce(state, boat).fields, where


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_truth_is_never_excluded(mode: str, scenario: str) -> None:
    """SON-35: place, route, mines, sheet and gauges as they truly are."""
    for seed in range(6):
        follow(mode, scenario, seed)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(8))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_true_field_is_never_excluded_in_many_games(mode: str, scenario: str, batch: int) -> None:
    """SON-35: ten thousand games on each map."""
    for seed in range(batch, 10_000, 8):
        follow(mode, scenario, seed, whole=False)


def test_without_anything_heard_the_boat_is_anywhere_at_sea() -> None:
    """SON-5."""
    found = deduce(new(2, starter="yellow"), 1)
    assert len(found.fields) == 92 and found.mines == [] and found.exact


def test_a_turn_that_ended_had_its_cross() -> None:
    """SON-8, SON-35: five crosses of one panel; a run that way would have been damage."""
    state = table(on_turn="blue")
    told = ["yellow course w"] * 5 + ["blue torpedo C3 2 0", "yellow silence"]
    state.log = [parse_event(text) for text in told]
    assert named(deduce(state, YELLOW).fields) == ["C1", "C2", "C3"]
    state.on_turn, state.moved = YELLOW, True  # the cross, and its damage, may still come
    assert {"A3", "B3"} < set(named(deduce(state, YELLOW).fields))


def test_belief_that_goes_on_leaves_the_old_one_as_it_was() -> None:
    """SON-35: copies of a game share what they deduced up to where they parted."""
    events = [
        parse_event(f"yellow {text}")
        for text in (
            "course s",
            "mine",
            "course s",
            "detonation B3 0 0",
            "course e",
            "torpedo C3 0 0",
        )
    ]
    beliefs = [first_belief(chart_of("alpha", "turns"), 0)]
    sizes = [told_by_belief(beliefs[0])]
    for count in range(1, len(events) + 1):
        beliefs.append(beliefs[-1].extended(events[:count]))
        sizes.append(told_by_belief(beliefs[-1]))
    assert [told_by_belief(belief) for belief in beliefs] == sizes


def test_several_silent_runs_stay_exact() -> None:
    """SON-34: three of them, with the courses between that their gauge needs."""
    belief = first_belief(chart_of("alpha", "turns"), 0)
    for part in "nnneeexssswwwxnnneeex":
        text = "yellow silence" if part == "x" else f"yellow course {part}"
        if belief.size() and text:
            belief.hear(parse_event(text))
    assert belief.exact


def test_too_many_places_are_thrown_together_and_it_says_so() -> None:
    """SON-34: on the open sea, runs one after the other; the truth stays in."""
    belief = first_belief(chart_of("charlie", "realtime"), 0)
    texts = ["silence", "silence", "silence", "silence", "silence"]
    for text in texts:
        belief.hear(parse_event(f"yellow {text}"))
    assert not belief.exact
    assert len(fields_of(belief.fields())) == 214  # everywhere at sea


@pytest.mark.parametrize("sheet", SHEETS)
def test_large_sets_of_sheets_are_the_same_as_small_ones(sheet: str) -> None:
    """SON-13 to SON-18: one number for all sheets, or a set of them."""
    sheets = frozenset([0])
    table = SheetTable(Wiring(sheet))
    for panel in (0, 1, 2, 3, 0, 1, 2):
        large = table.crossed(_as_number(set(sheets)), panel, False)
        after = table.crossed(sheets, panel, False)
        assert isinstance(after, frozenset)
        sheets = after
        assert large == sheets
    for broken_by in (0b10010, 1 << 23):
        assert working(
            _as_number(set(sheets)),
            broken_by,
        ) == working(sheets, broken_by)


def test_drawn_sheets_are_possible_ones() -> None:
    """SON-15, SON-18: whatever was crossed, what worked was free."""
    red = 0b010010 | 1 << 8 | 1 << 14 | 1 << 15 | 1 << 18
    sheets = chain([0, 1, 2, 3, 3, 0], red)
    everything = sheets.all()
    assert isinstance(everything, frozenset) and everything
    seen = set()
    for seed in range(300):
        sheet = sheets.draw(Dice(seed))
        assert sheet >= 0 and not sheet & red
        seen.add(sheet)
    assert len(seen) > 30
    impossible = chain([0] * 5, (1 << 24) - 1)
    assert impossible.draw(Dice(1)) == -1 and not impossible.all()


def chain(panels: list[int], free: int) -> Sheets:
    sheets = clean_sheets(Wiring("book"))
    for panel in panels:
        sheets = sheets.crossed(panel)
    return sheets.working(free)


def test_gauges_are_counted_in_all_ways() -> None:
    """SON-10, SON-27, SON-34: brute force over every mark."""
    table = Gauges([3, 3, 4, 3, 6, 4])
    found: set[tuple[int, ...]] = {(0, 0, 0, 0, 0, 0)}
    told = 1
    for turn in range(9):
        found = {after for marks in found for after in marked(marks, table.sizes, range(6))}
        told = table.marked(told, False)
        if turn == 5:
            found = {(0, *marks[1:]) for marks in found if marks[0] == 3}
            told = table.used(told, 0)
        assert {tuple(table.marks(number)) for number in bits(told)} == found
    silent = [marks for marks in found if marks[4] == 6]
    others = (0, 1, 2, 3, 5)
    after_run = {
        (*after[:4], 0, after[5])
        for marks in silent
        for after in marked(marks, table.sizes, others)
    }
    told = table.marked(table.ready(told, 4), True)
    assert {tuple(table.marks(number)) for number in bits(told)} == after_run


def marked(
    marks: tuple[int, ...], sizes: list[int], systems: Iterable[int]
) -> Iterator[tuple[int, ...]]:
    """Every way to make one more mark."""
    for system in systems:
        if marks[system] < sizes[system]:
            yield (*marks[:system], marks[system] + 1, *marks[system + 1 :])


def bits(number: int) -> list[int]:
    return [bit for bit in range(number.bit_length()) if number >> bit & 1]
