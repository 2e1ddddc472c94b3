# mypyc: compile
"""What chances are worth: the damage a blast promises, what a sounding tells, how a way goes on."""

from __future__ import annotations

import math
from typing import Final

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


def distances(chart: Chart) -> list[int]:
    """By field and other field: the steps between them, round islands; made once a chart."""
    if chart.distances:
        return chart.distances
    table = [NO_WAY_STEPS] * (FIELDS * FIELDS)
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


def damage_by_target(chart: Chart, chances: list[float], hull: int) -> list[float]:
    """By field: the damage that a blast there promises; sinking counts more (SON-29)."""
    direct = chart.weight * float(chart.direct_damage)
    if hull <= chart.direct_damage:
        direct += KILL
    beside = chart.weight * float(chart.near_damage)
    if hull <= chart.near_damage:
        beside += KILL
    promise = [0.0] * FIELDS
    for field in chart.sea:
        chance = chances[field]
        if chance > 0.0:
            for other in chart.near[field]:
                promise[other] += chance * beside
            promise[field] += chance * (direct - beside)
    return promise


def highest(values: list[float], fields: list[int]) -> float:
    """The highest of the values of these fields."""
    best = 0.0
    for field in fields:
        if values[field] > best:
            best = values[field]
    return best


def entropy(chances: list[float]) -> float:
    """How much is open, in nats: the logarithm of the number of fields if all are alike."""
    total = 0.0
    for chance in chances:
        if chance > 0.0:
            total -= chance * math.log(chance)
    return total


def share_within(chart: Chart, chances: list[float], field: int, steps: int) -> float:
    """The chance that a boat is at most so many steps from a field."""
    table = distances(chart)
    total = 0.0
    for other in chart.sea:
        if chances[other] > 0.0 and table[field * FIELDS + other] <= steps:
            total += chances[other]
    return total


def hunt(chart: Chart, promise: list[float], field: int, wait: int) -> float:
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
    chart: Chart, enemy: list[float], promise: list[float], field: int, wait: int, closer: int
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
    total = 0.0
    for start in chart.sea:
        chance = enemy[start]
        if chance < 0.001:
            continue
        best = 0.0
        aim = start
        when = 0
        for hope, target in targets:
            if hope <= best:
                break
            late = max(table[start * FIELDS + target] - chart.torpedo_range - closer, wait)
            value = hope * LATER[min(max(late, 0), LATEST)]
            if value > best:
                best = value
                aim = target
                when = late
        if best > 0.0:
            real = (
                chart.weight
                * float(chart.blast_damage(aim, field))
                * LATER[min(max(when, 0), LATEST)]
            )
            total += chance * 0.5 * (best + real)
    return total


def drone_answers(
    chart: Chart, chances: list[float], sector: int
) -> list[tuple[float, list[float]]]:
    """What a drone can tell: each answer's chance, and the chances after it."""
    found: list[tuple[float, list[float]]] = []
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


def sonar_answers(chart: Chart, chances: list[float]) -> list[tuple[float, list[float]]]:
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


def answers_left(chart: Chart, chances: list[float]) -> dict[int, float]:
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


def longest_way(chart: Chart, field: int, shut: int) -> int:
    """How many courses are possible from a field when these are shut, up to LONGEST."""
    budget = [MOST_STEPS_TRIED]
    return _way_on(chart, field, shut, LONGEST, budget)


def _way_on(chart: Chart, field: int, shut: int, most: int, budget: list[int]) -> int:
    if most == 0:
        return 0
    best = 0
    for direction in range(4):
        other = int(chart.step[field * 4 + direction])
        if other == NOWHERE or shut >> other & 1:
            continue
        budget[0] -= 1
        if budget[0] < 0:
            break
        length = 1 + _way_on(chart, other, shut | 1 << other, most - 1, budget)
        if length > best:
            best = length
            if best == most:
                break
    return best


def room(chart: Chart, field: int, shut: int, most: int) -> int:
    """How many fields can be reached from a field when these are shut, up to a limit."""
    seen = shut | 1 << field
    edge = [field]
    count = 0
    while edge and count < most:
        here = edge.pop()
        for direction in range(4):
            other = int(chart.step[here * 4 + direction])
            if other != NOWHERE and not seen >> other & 1:
                seen |= 1 << other
                count += 1
                edge.append(other)
    return count


def way_to_hole(chart: Chart, field: int, shut: int, most: int) -> int:
    """How many courses it is to a hole in the ice when these fields are shut, up to a limit."""
    seen = shut | 1 << field
    edge = [field]
    for courses in range(most):
        ahead: list[int] = []
        for here in edge:
            if chart.is_hole[here]:
                return courses
            for direction in range(4):
                other = int(chart.step[here * 4 + direction])
                if other != NOWHERE and not seen >> other & 1:
                    seen |= 1 << other
                    ahead.append(other)
        edge = ahead
    return most


def drift(chart: Chart, chances: list[float], courses: int) -> list[float]:
    """Where a boat is in the next few courses, on average, if it goes any way equally often."""
    total = [0.0] * FIELDS
    here = chances
    for _ in range(courses):
        there = [0.0] * FIELDS
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
