# mypyc: compile
"""What chances are worth: the damage a blast promises, what a sounding tells, how a way goes on."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.sonar.notation import ANSWER, facts_of
from fathom.games.sonar.player.guess import answering, restrict
from fathom.games.sonar.rules.chart import NOWHERE, Chart
from fathom.games.sonar.sea import FIELDS, WIDTH

KILL: Final = 2.0
"""Sinking is worth so much more than the damage that does it."""
NO_WAY_STEPS: Final = 99
LONGEST: Final = 12
"""Ways longer than this make no difference."""
LATEST: Final = 12
LATER: Final[list[float]] = [0.8**courses for courses in range(LATEST + 1)]
"""What damage is worth that is so many courses away."""
WORTH_FEARING: Final = 0.25
"""Nobody shoots who hopes for less damage than this."""
MOST_STEPS_TRIED: Final = 600
"""So many steps are tried to find a long way."""


def distances(chart: Chart) -> vec[i64]:
    """By field and other field: the steps between them, round islands; made once a chart."""
    if len(chart.distances) > 0:
        return chart.distances
    table = vec[i64]([NO_WAY_STEPS] * (FIELDS * FIELDS))
    for start in chart.sea:
        table[start * FIELDS + start] = 0
        edge = [start]
        steps = 0
        while edge:
            steps += 1
            further: list[int] = []
            for field in edge:
                for direction in range(4):
                    other = int(chart.step[field * 4 + direction])
                    if other != NOWHERE and table[start * FIELDS + other] == NO_WAY_STEPS:
                        table[start * FIELDS + other] = steps
                        further.append(other)
            edge = further
    chart.distances = table
    return table


def damage_by_target(chart: Chart, chances: vec[float], hull: int) -> vec[float]:
    """By field: the damage that a blast there promises; sinking counts more (SON-29)."""
    direct = chart.weight * float(chart.direct_damage)
    if hull <= chart.direct_damage:
        direct += KILL
    beside = chart.weight * float(chart.near_damage)
    if hull <= chart.near_damage:
        beside += KILL
    promise = vec[float]([0.0] * FIELDS)
    for field in chart.sea:
        chance = chances[field]
        if chance > 0.0:
            for other in chart.near[field]:
                promise[other] += chance * beside
            promise[field] += chance * (direct - beside)
    return promise


def highest(values: vec[float], fields: list[int]) -> float:
    """The highest of the values of these fields."""
    best = 0.0
    for field in fields:
        if values[field] > best:
            best = values[field]
    return best


def entropy(chances: vec[float]) -> float:
    """How much is open, in nats: the logarithm of the number of fields if all are alike."""
    total = 0.0
    for chance in chances:
        if chance > 0.0:
            total -= chance * math.log(chance)
    return total


def share_within(chart: Chart, chances: vec[float], field: int, steps: int) -> float:
    """The chance that a boat is at most so many steps from a field."""
    table = distances(chart)
    total = 0.0
    for other in chart.sea:
        if chances[other] > 0.0 and table[field * FIELDS + other] <= steps:
            total += chances[other]
    return total


def hunt(chart: Chart, promise: vec[float], field: int, wait: int) -> float:
    """What a boat on a field can hope for: the best shot, less for every course until it.

    `wait` is how many courses the torpedo still needs.
    """
    table = distances(chart)
    best = 0.0
    for target in chart.sea:
        hope = promise[target]
        if hope > best:
            late = max(table[field * FIELDS + target] - chart.torpedo_range, wait)
            if late > 0:
                hope *= LATER[min(late, LATEST)]
            if hope > best:
                best = hope
    return best


def threat(
    chart: Chart, enemy: vec[float], promise: vec[float], field: int, wait: int, closer: int
) -> float:
    """The damage to fear on a field from an enemy that has the next turn.

    `enemy` is where it can be, `promise` what a blast promises as it sees things, `wait` how many
    courses its torpedo needs, `closer` how many it may go before it shoots. Wherever it is, it
    shoots where that is best. Half is reckoned with what it would really hit, half with what it
    hopes for.
    """
    table = distances(chart)
    targets = [(promise[other], other) for other in chart.sea if promise[other] >= WORTH_FEARING]
    if not targets:
        return 0.0
    targets.sort(reverse=True)
    hopes = vec[float]([hope for hope, _ in targets])
    fields = vec[i64]([target for _, target in targets])
    later = vec[float](LATER)
    near: i64 = chart.torpedo_range + closer
    least: i64 = max(wait, 0)
    total = 0.0
    for start in chart.sea:
        chance = enemy[start]
        if chance < 0.001:
            continue
        best = 0.0
        aim: i64 = start
        when: i64 = 0
        for number in range(len(hopes)):
            hope = hopes[number]
            if hope <= best:
                break
            late = max(table[start * FIELDS + fields[number]] - near, least)
            value = hope * later[min(late, LATEST)]
            if value > best:
                best = value
                aim = fields[number]
                when = late
        if best > 0.0:
            real = chart.weight * float(chart.blast_damage(aim, field)) * later[min(when, LATEST)]
            total += chance * 0.5 * (best + real)
    return total


def drone_answers(chart: Chart, chances: vec[float], sector: int) -> list[tuple[float, vec[float]]]:
    """What a drone can tell: each answer's chance, and the chances after it."""
    found: list[tuple[float, vec[float]]] = []
    for inside in (True, False):
        fields = [
            field
            for field in chart.sea
            if chances[field] > 0.0 and (chart.sector[field] == sector) == inside
        ]
        share = math.fsum([chances[field] for field in fields])
        if share > 0.0:
            found.append((share, restrict(chances, fields, 0.0)))
    return found


def sonar_answers(chart: Chart, chances: vec[float]) -> list[tuple[float, vec[float]]]:
    """What a sonar can tell, if the other captain tells as little as possible."""
    fields = [field for field in chart.sea if chances[field] > 0.0]
    chosen: dict[int, float] = {}
    left = answers_left(chart, chances)
    for field in fields:
        best = chart.answers[field][0]
        for answer in chart.answers[field]:
            if left[answer - ANSWER] > left[best - ANSWER] + 1e-12:
                best = answer
        chosen[best] = chosen.get(best, 0.0) + chances[field]
    return [
        (
            share,
            restrict(
                chances,
                [field for field in answering(chart, answer - ANSWER) if chances[field] > 0.0],
                0.0,
            ),
        )
        for answer, share in chosen.items()
    ]


def answers_left(chart: Chart, chances: vec[float]) -> dict[int, float]:
    """By answer, numbered from 0: the chance of the fields from which it can be given."""
    left: dict[int, float] = {}
    singles: dict[tuple[int, int], float] = {}
    pairs: dict[tuple[int, int, int, int], float] = {}
    for field in chart.sea:
        chance = chances[field]
        if chance <= 0.0:
            continue
        facts = (field % WIDTH, field // WIDTH, chart.sector[field])
        for kind in range(3):
            key = (kind, facts[kind])
            singles[key] = singles.get(key, 0.0) + chance
            for other in range(kind + 1, 3):
                both = (kind, facts[kind], other, facts[other])
                pairs[both] = pairs.get(both, 0.0) + chance
    for field in chart.sea:
        if chances[field] <= 0.0:
            continue
        for answer in chart.answers[field]:
            number = answer - ANSWER
            if number not in left:
                first, second = facts_of(number)
                both = (first[0], first[1], second[0], second[1])
                left[number] = (
                    singles.get(first, 0.0) + singles.get(second, 0.0) - 2 * pairs.get(both, 0.0)
                )
    return left


def longest_way(chart: Chart, field: int, shut: vec[bool]) -> int:
    """How many courses are possible from a field when these are shut, up to LONGEST."""
    left = vec[i64]([MOST_STEPS_TRIED])
    return int(_way_on(chart, field, shut, LONGEST, left))


def _way_on(chart: Chart, field: i64, shut: vec[bool], most: i64, left: vec[i64]) -> i64:
    """The same with so many steps left to try; what is shut is as before in the end."""
    if most == 0:
        return 0
    best: i64 = 0
    for direction in range(4):
        other = chart.step[field * 4 + direction]
        if other == NOWHERE or shut[other]:
            continue
        left[0] -= 1
        if left[0] < 0:
            break
        shut[other] = True
        length = 1 + _way_on(chart, other, shut, most - 1, left)
        shut[other] = False
        if length > best:
            best = length
            if best == most:
                break
    return best


def room(chart: Chart, field: int, shut: vec[bool], most: int) -> int:
    """How many fields can be reached from a field when these are shut, up to a limit."""
    seen = shut[:]
    seen[field] = True
    edge = [field]
    count = 0
    while edge and count < most:
        here = edge.pop()
        for direction in range(4):
            other = int(chart.step[here * 4 + direction])
            if other != NOWHERE and not seen[other]:
                seen[other] = True
                count += 1
                edge.append(other)
    return count


def way_to_hole(chart: Chart, field: int, shut: vec[bool], most: int) -> int:
    """How many courses it is to a hole in the ice when these fields are shut, up to a limit."""
    seen = shut[:]
    seen[field] = True
    edge = [field]
    for courses in range(most):
        ahead: list[int] = []
        for here in edge:
            if chart.is_hole[here]:
                return courses
            for direction in range(4):
                other = int(chart.step[here * 4 + direction])
                if other != NOWHERE and not seen[other]:
                    seen[other] = True
                    ahead.append(other)
        edge = ahead
    return most


def drift(chart: Chart, chances: vec[float], courses: int) -> vec[float]:
    """Where a boat is in the next few courses, on average, if it goes any way equally often."""
    total = vec[float]([0.0] * FIELDS)
    here = chances
    for _ in range(courses):
        there = vec[float]([0.0] * FIELDS)
        for field in chart.sea:
            chance = here[field]
            if chance <= 0.0:
                continue
            ways: list[int] = []
            for direction in range(4):
                other = int(chart.step[field * 4 + direction])
                if other != NOWHERE:
                    ways.append(other)
            for other in ways:
                there[other] += chance / len(ways)
        for field in chart.sea:
            total[field] += there[field] / courses
        here = there
    return total
