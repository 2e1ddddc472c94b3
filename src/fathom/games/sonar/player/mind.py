# mypyc: compile
"""The captain's mind: what each move is worth, by what the boat's crew knows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from fathom.engine.talk import Heard
from fathom.games.sonar.charts import FIELD_NAMES
from fathom.games.sonar.knowledge.belief import settled_belief
from fathom.games.sonar.knowledge.shapes import fields_of
from fathom.games.sonar.notation import (
    ANSWER,
    ARCHER,
    ARCHER_FIELD_OF,
    DETONATE,
    DRONE,
    END,
    MINE,
    SILENCE,
    SONAR,
    SURFACE,
    TORPEDO,
    TRACE,
    WANT,
)
from fathom.games.sonar.player import engineer, odds
from fathom.games.sonar.player.guess import Guess, restrict, spread
from fathom.games.sonar.player.levels import CrewSkill
from fathom.games.sonar.player.listening import Ear
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.chart import NOWHERE
from fathom.games.sonar.rules.wiring import FAILED
from fathom.games.sonar.sea import FIELDS

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState

LOADED: Final = 3
"""Courses after which a torpedo is ready again (SON-10)."""
NARROW: Final = 4
TIGHT: Final = 0.4
"""What it costs to leave fewer courses open than NARROW."""
DEAD_END: Final = 2.0
"""What it costs to leave none."""
WIDE: Final = 24
SPACE: Final = 0.02
"""What each field is worth that can still be reached, up to WIDE of them."""
COMING_UP: Final = 0.4
"""What it costs to give the enemy three turns, whatever it does with them."""
ICE: Final = 8.0
"""What it costs to break through the ice (SON-39)."""
PASSING: Final = 4
"""So many courses ahead one thinks of when laying a mine."""
SELF_HARM: Final = 1.3
"""What damage by an own blast costs."""
ASKED: Final = 200
"""Of more places than this only some are asked where mines lie."""
MANY: Final = 8
"""With more fields than this the enemy is worth a sounding, for those who do not reckon."""
FEW_FIELDS: Final = 4
"""With so few fields left to the enemy's ear it is time to run silently, for the same."""
FIRST: Final = 50.0
"""What is said or used before a course is announced."""
SURE: Final = 1.0
"""A blast that promises enough is worth so much more than what only helps."""


class Thought:
    """A move, what it is worth, and why."""

    def __init__(self, move: int, value: float, reason: str, facts: dict[str, str | int]) -> None:
        self.move = move
        self.value = value
        self.reason = reason
        self.facts = facts


class Mind:
    """Everything one crew makes of what it knows, for one decision."""

    def __init__(
        self,
        state: SonarState,
        number: int,
        skill: CrewSkill,
        guesses: list[Guess],
        heard: tuple[Heard, ...] = (),
    ) -> None:
        self.state = state
        self.chart = state.chart
        self.number = number
        self.skill = skill
        self.boat = state.boats[number]
        self.hull = int(self.chart.hull - self.boat.damage)
        self.enemy_hull = int(self.chart.hull - state.boats[1 - number].damage)
        self.guesses = guesses
        self.ear = Ear(heard, state.log, skill)
        # What is known of the boats is made out when it is first asked for: an engineer never asks.
        self._enemy: vec[float] = vec[float]()
        self._promise: vec[float] = vec[float]()
        self._seen: vec[float] = vec[float]()
        self.shut: vec[bool] = vec[bool]([False] * FIELDS)
        """By field: whether the own route or mines keep the boat out (SON-7)."""
        for field in self.boat.route:
            self.shut[field] = True
        for field in self.boat.mines:
            self.shut[field] = True
        self.field = int(self.boat.field)

    # What is known

    @property
    def enemy(self) -> vec[float]:
        """By field: how likely the enemy is there."""
        if len(self._enemy) == 0:
            chances = self._chances(1 - self.number, self.skill.weighs)
            self._enemy = self.ear.weighed(self.chart, 1 - self.number, chances)
        return self._enemy

    @property
    def promise(self) -> vec[float]:
        """By field: the damage that a blast there promises."""
        if len(self._promise) == 0:
            self._promise = odds.damage_by_target(self.chart, self.enemy, self.enemy_hull)
        return self._promise

    @property
    def best_promise(self) -> float:
        """The damage that the best blast promises."""
        return odds.highest(self.promise, self.chart.sea)

    def _chances(self, boat: int, weighs: bool) -> vec[float]:
        belief = settled_belief(self.state, boat)
        if weighs:
            guess = self.guesses[boat].listen(self.state.log)
            self.guesses[boat] = guess
            return guess.chances(fields_of(belief.fields()))
        chances = vec[float]([0.0] * FIELDS)
        ways = belief.ways()
        for field, count in ways.items():
            chances[field] = float(count)
        return restrict(chances, list(ways), 0.0)

    def mined(self) -> vec[float]:
        """By field: how likely a mine of the enemy lies there; some of all places are asked."""
        chances = vec[float]([0.0] * FIELDS)
        belief = settled_belief(self.state, 1 - self.number)
        layouts = belief.layouts(1 + belief.size() // ASKED)
        for masks in layouts:
            for mask in masks:
                share = 1.0 / (mask.bit_count() * len(layouts))
                for field in fields_of(mask):
                    chances[field] += share
        return chances

    def seen(self) -> vec[float]:
        """Where the enemy thinks this boat is."""
        if len(self._seen) == 0:
            self._seen = self._chances(self.number, self.skill.weighs)
        return self._seen

    def reload(self) -> int:
        """How many courses the enemy's torpedo needs, if it is filled first."""
        courses = 0
        for event in self.state.log:
            if log.event_boat(event) != self.number:
                kind = log.event_kind(event)
                if kind == log.TORPEDO:
                    courses = 0
                elif kind == log.COURSE or kind == log.SILENCE:
                    courses += 1
        return max(0, LOADED - 1 - courses)

    # Everything a captain may do

    def consider(self, moves: list[int]) -> list[Thought]:
        """What each move is worth, the best first; what nobody would do is left out."""
        thoughts: list[Thought] = []
        courses = [move for move in moves if move < SURFACE]
        if courses:
            self._consider_courses(courses, thoughts)
        if SURFACE in moves:
            thoughts.append(self._surfacing(bool(courses)))
        if END in moves:
            thoughts.append(Thought(END, 0.0, "advice-sonar-end", {}))
        if courses:  # not sooner: a shot, or the enemy, may change what is needed until then
            self._consider_wishes([move for move in moves if WANT <= move < ARCHER], thoughts)
        systems: list[Thought] = []
        self._consider_blasts(moves, systems)
        self._consider_soundings(moves, systems)
        self._consider_runs([move for move in moves if SILENCE <= move < TRACE], systems)
        self._consider_mines([move for move in moves if MINE <= move < SILENCE], systems)
        for thought in systems:  # a course can wait for what is worth something, not the reverse
            if not courses:
                thoughts.append(thought)
            elif thought.value > 0.0:
                thought.value += FIRST
                thoughts.append(thought)
        if not thoughts:
            quiet = [move for move in moves if WANT <= move < ARCHER]
            thoughts = [Thought(move, 0.0, "advice-habit", {}) for move in quiet or moves]
        thoughts.sort(key=lambda thought: (-thought.value, thought.move))
        return thoughts

    # Blasts

    def _consider_blasts(self, moves: list[int], thoughts: list[Thought]) -> None:
        caution = max(0.5, 1.0 - 0.5 * self.ear.wish("attack") + self.ear.wish("wait"))
        for move in moves:
            if move in ARCHER_FIELD_OF:
                field, worth = ARCHER_FIELD_OF[move], self.skill.mine
                reason = "advice-sonar-archer"
            elif move >= ANSWER:
                continue
            elif move >= DETONATE:
                field, worth, reason = move - DETONATE, self.skill.mine, "advice-sonar-detonate"
            elif move >= TORPEDO:
                field, worth, reason = move - TORPEDO, self.skill.shot, "advice-sonar-torpedo"
            else:
                continue
            worth *= caution
            if self.promise[field] >= worth:
                value = self.blast(field, self.field) - worth
                if value > 0.0:
                    chance = 0.0
                    for other in self.chart.near[field]:
                        chance += self.enemy[other]
                    facts: dict[str, str | int] = {
                        "field": FIELD_NAMES[field],
                        "percent": round(100 * chance),
                    }
                    thoughts.append(Thought(move, SURE + value, reason, facts))

    def blast(self, field: int, here: int) -> float:
        """What a blast promises, less the harm to the own boat."""
        harm = int(self.chart.blast_damage(field, here))
        if harm == 0:
            return self.promise[field]
        if harm >= self.hull:
            return -1.0
        return self.promise[field] - SELF_HARM * self.chart.weight * harm

    # Courses

    def _consider_courses(self, courses: list[int], thoughts: list[Thought]) -> None:
        skill = self.skill
        reload = self.reload()
        seen = self.seen() if skill.hears_itself else vec[float]([0.0] * FIELDS)
        possible = [field for field in self.chart.sea if seen[field] > 0.0]
        mined = self.mined() if skill.hears_itself else seen
        for course in courses:
            field = int(self.chart.step[4 * self.field + course])
            shut = self.shut[:]
            shut[field] = True
            way = odds.longest_way(self.chart, field, shut)
            value = skill.way * way + SPACE * odds.room(self.chart, field, shut, WIDE)
            if way < NARROW:
                value -= DEAD_END if way == 0 else TIGHT
            value += skill.sheet * self.best_cross(course)
            if self.chart.ice and self.state.timed:
                value -= self._wear(odds.way_to_hole(self.chart, field, shut, odds.LONGEST))
            wait = self._wait(course)
            attack = odds.hunt(self.chart, self.promise, field, wait)
            value += skill.hunt * attack
            reason = "advice-sonar-way"
            facts: dict[str, str | int] = {"courses": way}
            if skill.hears_itself:
                shifted = [self.chart.step[4 * other + course] for other in possible]
                after = spread(
                    self.guesses[self.number].after_course(course),
                    sorted([other for other in shifted if other != NOWHERE]),
                )
                promise = odds.damage_by_target(self.chart, after, self.hull)
                risk = odds.threat(self.chart, self.enemy, promise, field, reload, 1)
                for other in self.chart.near[field]:
                    if mined[other] > 0.0:
                        harm = self.chart.weight * float(self.chart.blast_damage(other, field))
                        risk += mined[other] * min(1.0, promise[other]) * harm
                value -= skill.fear * risk
                value += skill.hide * odds.entropy(after)
                reason = "advice-sonar-hide"
                facts["fields"] = round(math.exp(odds.entropy(after)))
            if wait == 0 and attack >= skill.shot:
                reason = "advice-sonar-range"
            value += self.ear.course_wish(course)
            thoughts.append(Thought(course, value, reason, facts))

    def _wear(self, hole: int) -> float:
        """What it costs to be so many courses from a hole: more with each cross on the sheet.

        In turns there are too few holes for it, and the enemy has three turns to shoot at them.
        """
        return self.skill.hole * int(self.boat.sheet).bit_count() * hole

    def _wait(self, course: int) -> int:
        """How many courses after this one the torpedo needs; more if red gets broken."""
        sheet = int(self.boat.sheet)
        wiring = self.chart.wiring
        wait = max(0, LOADED - 1 - self.boat.gauges[own.TORPEDO])
        for symbol in range(6 * course, 6 * course + 6):
            if not sheet >> symbol & 1:
                after = wiring.crossed(sheet, symbol)
                if after != FAILED and not after & wiring.broken_by[own.TORPEDO]:
                    return wait
        return max(wait, 4)

    def _consider_wishes(self, wishes: list[int], thoughts: list[Thought]) -> None:
        """Tell the crew what is needed most, unless that is what it was told."""
        if not wishes or not self.skill.asks:
            return
        needs = self.systems()
        wanted = int(self.boat.wanted)
        best, most = -1, 0.0
        if wanted != own.NOTHING and self.boat.has_room(wanted, self.chart):
            most = needs[wanted]
        for move in wishes:
            system = move - WANT
            is_open = system < own.SYSTEM_COUNT and self.boat.has_room(system, self.chart)
            if is_open and needs[system] > most:
                best, most = move, needs[system]
        if best >= 0:
            thoughts.append(Thought(best, FIRST, "advice-sonar-want", {}))

    def systems(self) -> list[float]:
        """How much a mark in each gauge is worth now."""
        skill = self.skill
        vague = max(0.0, 1.0 - self.best_promise / 1.2)
        exposed = 0.5
        if skill.hears_itself:
            promise = odds.damage_by_target(self.chart, self.seen(), self.hull)
            exposed = min(1.0, odds.highest(promise, self.chart.sea) / 1.2)
        needs = [
            5.0,
            skill.fill_mine * (1.0 - 0.5 * vague),
            skill.fill_drone * vague,
            skill.fill_sonar * vague,
            skill.fill_silence * (0.5 + exposed),
            0.8,
        ]
        for system in range(own.SYSTEM_COUNT):
            needs[system] += 0.5 * self._filled(system)
        return needs

    def _filled(self, system: int) -> float:
        """How full a gauge is, from 0 to 1."""
        size = self.chart.gauges[system]
        return int(self.boat.gauges[system]) / int(size) if size else 0.0

    def best_cross(self, direction: int) -> float:
        """What the sheet is worth after a course, if the engineer crosses well."""
        sheet = int(self.boat.sheet)
        return engineer.best_worth(self.chart.wiring, sheet, direction, self.needs())

    def needs(self) -> list[float]:
        """How much red, green and yellow are needed now."""
        needs = [
            3.0,
            0.5 + self.skill.spare_green * max(self._filled(own.DRONE), self._filled(own.SONAR)),
            0.5
            + self.skill.spare_yellow * max(self._filled(own.SILENCE), self._filled(own.SCENARIO)),
        ]
        wanted = int(self.boat.wanted)
        if wanted != own.NOTHING:
            wiring = self.chart.wiring
            for colour in range(3):
                if wiring.broken_by[wanted] == wiring.colour_masks[colour]:
                    needs[colour] += 3.0
        return needs

    # Surfacing

    def _surfacing(self, has_course: bool) -> Thought:
        """What it costs to come up: the enemy has its turns, and knows the sector."""
        turns = self.state.turns_for_surfacing(self.number)
        if self.state.timed:
            turns = self.chart.extra_turns
        sector = self.chart.sector[self.field]
        seen = self.seen()
        fields = [
            field
            for field in self.chart.sea
            if seen[field] > 0.0 and self.chart.sector[field] == sector
        ]
        after = restrict(seen, fields, 0.0)
        risk = odds.threat(
            self.chart,
            self.enemy,
            odds.damage_by_target(self.chart, after, self.hull),
            self.field,
            self.reload(),
            turns,
        )
        value = self.ear.wish("surface-soon") - COMING_UP - self.skill.fear * risk
        value += self.skill.way * odds.LONGEST
        value += self.skill.sheet * engineer.worth(self.chart.wiring, 0, self.needs())
        if self.skill.hears_itself:
            value += self.skill.hide * odds.entropy(after)
        if self.chart.ice and not self.chart.is_hole[self.field]:
            value -= ICE if self.hull > 1 else FIRST
        if not has_course:
            value = 0.0
        return Thought(SURFACE, value, "advice-sonar-surface", {"sector": sector + 1})

    # Systems

    def _consider_soundings(self, moves: list[int], thoughts: list[Thought]) -> None:
        drones = [move for move in moves if DRONE <= move < SONAR]
        if not self.skill.sounds and sum([1 for chance in self.enemy if chance > 0.0]) <= MANY:
            return
        for move in drones:
            answers = odds.drone_answers(self.chart, self.enemy, move - DRONE)
            gain = self._gain(answers) + 0.5 * self.ear.wish("drone-ready")
            if gain > 0.0:
                facts: dict[str, str | int] = {"sector": move - DRONE + 1}
                thoughts.append(Thought(move, gain, "advice-sonar-drone", facts))
        if SONAR in moves:
            gain = self._gain(odds.sonar_answers(self.chart, self.enemy))
            gain += 0.5 * self.ear.wish("sonar-ready")
            if gain > 0.0:
                thoughts.append(Thought(SONAR, gain, "advice-sonar-sonar", {}))

    def _gain(self, answers: list[tuple[float, vec[float]]]) -> float:
        """By how much the promise of the best shot rises, on average, and the ignorance falls."""
        before = odds.entropy(self.enemy)
        gain = 0.0
        for share, chances in answers:
            promise = odds.damage_by_target(self.chart, chances, self.enemy_hull)
            rise = odds.highest(promise, self.chart.sea) - self.best_promise
            gain += share * (rise + 0.1 * (before - odds.entropy(chances)))
        return self.skill.tell * gain - 0.05

    def _consider_runs(self, runs: list[int], thoughts: list[Thought]) -> None:
        if not runs:
            return
        seen = self.seen()
        now = odds.damage_by_target(self.chart, seen, self.hull)
        reload = self.reload()
        risk = odds.threat(self.chart, self.enemy, now, self.field, reload, 1)
        exposed = odds.highest(now, self.chart.sea)
        count = sum([1 for chance in seen if chance > 0.0])
        wish = self.ear.wish("hide")
        if not wish and (exposed < 0.5 if self.skill.sounds else count > FEW_FIELDS):
            return
        if self.skill.weighs:
            chances = self.guesses[self.number].after_silence().chances()
            after = restrict(chances, [f for f in self.chart.sea if chances[f] > 0.0], 0.0)
        else:
            after = odds.drift(self.chart, seen, 3)
        then = odds.damage_by_target(self.chart, after, self.hull)
        for move in runs:
            direction, fields = divmod(move - SILENCE, 5)
            field = self.field
            shut = self.shut[:]
            for _ in range(fields):
                field = int(self.chart.step[4 * field + direction])
                shut[field] = True
            way = odds.longest_way(self.chart, field, shut)
            left = odds.threat(self.chart, self.enemy, then, field, reload, 1)
            value = wish + self.skill.fear * (risk - left) + 0.3 * (exposed - then[field])
            value += self.skill.way * (way - odds.LONGEST)
            value += self.skill.sheet * (
                self.best_cross(direction)
                - engineer.worth(self.chart.wiring, int(self.boat.sheet), self.needs())
            )
            facts: dict[str, str | int] = {"count": count}
            thoughts.append(Thought(move, value, "advice-sonar-silence", facts))

    def _consider_mines(self, mines: list[int], thoughts: list[Thought]) -> None:
        if not mines:
            return
        passing = odds.damage_by_target(
            self.chart, odds.drift(self.chart, self.enemy, PASSING), self.enemy_hull
        )
        way = odds.longest_way(self.chart, self.field, self.shut)
        for move in mines:
            field = int(self.chart.around[8 * self.field + move - MINE])
            shut = self.shut[:]
            shut[field] = True
            left = odds.longest_way(self.chart, self.field, shut)
            value = self.skill.lay * passing[field] - 0.1 - 0.2 * (way - left)
            thoughts.append(
                Thought(move, value, "advice-sonar-mine", {"field": FIELD_NAMES[field]})
            )
