"""The levels: how well somebody plays, and how fast. Nobody knows more than the others."""

from __future__ import annotations

from typing import NamedTuple


class CrewSkill(NamedTuple):
    """What a level is good at. What something is worth is reckoned in damage to the enemy."""

    level: str
    slip: float
    """How often a move is not the best one, but one of the next best."""
    weighs: bool
    """Whether the enemy's possible fields are weighted by what a sane captain does."""
    hears_itself: bool
    """Whether it thinks of how well the enemy knows it, and of the enemy's mines."""
    plans_sheet: bool
    """Whether the engineer looks a course ahead."""
    sounds: bool
    """Whether drone, sonar and silence are timed by what they would tell."""
    quickest: int
    """The shortest time for a decision in real time, in milliseconds."""
    slowest: int
    """The longest."""
    shot: float = 0.6
    """The damage that a torpedo must promise."""
    mine: float = 0.5
    """The damage that a detonation must promise."""
    hunt: float = 1.0
    """What a shot within reach, or soon within reach, is worth."""
    fear: float = 1.3
    """What damage to the own boat counts."""
    hide: float = 0.0
    """What a nat of the enemy's ignorance is worth."""
    way: float = 0.15
    """What a course more of open way is worth."""
    sheet: float = 0.3
    """What a point of the engineer's sheet is worth."""
    hole: float = 0.0
    """What it costs under the ice to be a course away from a hole, for each cross on the sheet."""
    tell: float = 1.0
    """What damage is worth that a sounding helps to promise."""
    lay: float = 0.5
    """What a mine is worth where the enemy is sure to pass."""
    fill_mine: float = 1.0
    """What a mark is worth in the gauge of the mine; that of the torpedo comes first."""
    fill_drone: float = 1.0
    """The same for the drone while nothing is known of the enemy."""
    fill_sonar: float = 1.0
    """The same for the sonar."""
    fill_silence: float = 1.0
    """The same for silence, while the enemy knows half of what it needs."""
    spare_green: float = 2.0
    """What it is worth that green is free when drone or sonar are full."""
    spare_yellow: float = 2.5
    """What it is worth that yellow is free when silence is full."""
    trust: float = 0.4
    """How likely a report of somebody of the crew is held to be true before anything is known."""
    heed: float = 0.5
    """What a fresh wish of somebody of the crew is worth."""
    mix: float = 0.0
    """By so much may a course, a run or a mine be worse than the best and still be played, more
    seldom the worse it is: whoever always does what is best can be read by those who know it."""
    reads: bool = False
    """Whether it works out where the enemy is by what that did and what it did not do."""
    kinship: float = 0.0
    """How likely whoever reads holds the enemy to be a bot of its own level, at first."""
    followed: int = 0
    """In so many of the likeliest worlds whoever reads looks ahead in the enemy's place."""
    worlds: int = 0
    """In so many imagined worlds a captain tries the best few moves; 0: in none."""
    duel_worlds: int = 0
    """The same turn by turn with two seats, where one may read, too."""
    timed_worlds: int = 0
    """The same in real time, where there is less time to think and more that nobody foresees."""
    turns: int = 0
    """So many turns, of both boats, such a world is played on."""
    habit: float = 1.5
    """What a move is worth at first sight counts as much as what it leads to in so many worlds."""
    candidates: int = 5
    """So many moves are tried."""
    asks: bool = True
    """Whether a captain tells the crew what to fill."""


EASY = CrewSkill(
    level="easy",
    slip=0.5,
    weighs=False,
    hears_itself=False,
    plans_sheet=False,
    sounds=False,
    quickest=1500,
    slowest=4500,
    shot=0.8,
    mine=0.8,
    trust=0.5,
    heed=0.9,
)
MEDIUM = CrewSkill(
    level="medium",
    slip=0.08,
    weighs=False,
    hears_itself=False,
    plans_sheet=False,
    sounds=True,
    quickest=900,
    slowest=2500,
)
HARD = CrewSkill(
    level="hard",
    slip=0.0,
    weighs=True,
    hears_itself=True,
    plans_sheet=True,
    sounds=True,
    quickest=500,
    slowest=1500,
    shot=0.45,
    hunt=2.0,
    hide=0.3,
    sheet=0.5,
    hole=0.1,
    lay=1.0,
    fill_mine=2.0,
    trust=0.35,
    heed=0.35,
    mix=0.3,
    reads=True,
    worlds=3,
    duel_worlds=2,
    turns=4,
)
EXPERT = HARD._replace(
    level="expert",
    slowest=1200,
    mix=0.2,
    kinship=0.9,
    followed=5,
    worlds=48,
    duel_worlds=48,
    timed_worlds=12,
    turns=6,
    habit=5.0,
    candidates=8,
)
SUPPOSED = HARD._replace(asks=False)
"""Who is on board of boats in imagined worlds: everybody knows there what is needed most."""
SKILLS = {skill.level: skill for skill in (EASY, MEDIUM, HARD, EXPERT)}
