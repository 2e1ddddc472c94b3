"""Who plays whom and who sits where: fair to everybody."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.lab.lineups import InvalidLineup, circles, lineups, schedule

NAMES = ("hard", "medium", "easy", "random", "greedy")


def test_with_two_sides_every_pair_meets() -> None:
    assert lineups(NAMES, 2) == list(combinations(NAMES, 2))


def test_more_sides_than_bots_are_shared_evenly() -> None:
    assert lineups(["hard", "easy"], 6) == [("hard", "easy") * 3]
    assert lineups(["hard", "easy"], 3) == [("hard", "easy", "hard"), ("hard", "easy", "easy")]


def test_in_a_field_each_bot_is_alone() -> None:
    assert lineups(["hard", "medium"], 4, "easy") == [
        ("hard", "easy", "easy", "easy"),
        ("medium", "easy", "easy", "easy"),
    ]


@pytest.mark.parametrize(
    ("bots", "field", "fault"),
    [
        (["hard"], None, "few"),
        (["hard", "easy", "hard"], None, "twice"),
        (["hard", "easy"], "easy", "field"),
    ],
)
def test_bots_that_cannot_meet_are_refused(bots: list[str], field: str | None, fault: str) -> None:
    with pytest.raises(InvalidLineup) as refused:
        lineups(bots, 2, field)
    assert refused.value.facts["fault"] == fault


@pytest.mark.parametrize(
    ("group", "count"), [("ab", 1), ("abbbbb", 1), ("abc", 2), ("abcd", 6), ("aabb", 2)]
)
def test_circles_are_the_orders_around_a_table(group: str, count: int) -> None:
    found = circles(tuple(group))
    assert len(found) == count
    turns = [circle[by:] + circle[:by] for circle in found for by in range(len(circle))]
    assert all(sorted(turn) == sorted(group) for turn in turns)
    assert len(set(turns)) == len(set(turns) | set(found))


@given(st.integers(2, 5), st.integers(2, 6), st.integers(1, 60), st.sampled_from([None, "another"]))
def test_everybody_sits_everywhere_equally_often(
    bots: int, sides: int, games: int, field: str | None
) -> None:
    groups = lineups(NAMES[:bots], sides, field)
    pairings = schedule(groups, games)
    assert [pairing.number for pairing in pairings] == list(range(len(pairings)))
    for group in groups:
        mine = [pairing.bots for pairing in pairings if sorted(pairing.bots) == sorted(group)]
        assert games <= len(mine) < games + sides
        for bot in set(group):
            seated = [sum(seats[side] == bot for seats in mine) for side in range(sides)]
            assert len(set(seated)) == 1, (bot, seated)


def test_every_seating_of_a_pair_and_of_a_field_is_equally_frequent() -> None:
    for groups in (lineups(NAMES, 2), lineups(["hard"], 6, "easy")):
        seatings = Counter(pairing.bots for pairing in schedule(groups, 60))
        assert len(set(seatings.values())) == 1


def test_orders_around_the_table_take_turns() -> None:
    seatings = Counter(pairing.bots for pairing in schedule([("a", "b", "c", "d")], 48))
    assert len(seatings) == 24
    assert set(seatings.values()) == {2}


def test_a_tournament_that_was_stopped_is_fair_as_well() -> None:
    """At no moment has one line-up played more than a round more than another."""
    groups = lineups(NAMES, 2)
    played: Counter[tuple[str, ...]] = Counter({tuple(sorted(group)): 0 for group in groups})
    for pairing in schedule(groups, 10):
        played[tuple(sorted(pairing.bots))] += 1
        assert max(played.values()) - min(played.values()) <= 2
