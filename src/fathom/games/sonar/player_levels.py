"""The levels: how well somebody plays, and how fast. Nobody knows more than the others."""

from __future__ import annotations

from typing import NamedTuple


class Skill(NamedTuple):
    """What a level is good at. Everything is reckoned in damage."""

    level: str
    slip: float
    """How often a move is not the best one, but one of the next best."""
    weighs: bool
    """Whether the enemy's possible fields are weighted by what a sane captain does."""
    hears_itself: bool
    """Whether it knows how well the enemy knows it."""
    plans_sheet: bool
    """Whether the engineer looks a course ahead."""
    sounds: bool
    """Whether drone, sonar and silence are timed by what they tell."""
    shot: float
    """The damage that a torpedo must promise."""
    mine: float
    """The damage that a detonation must promise."""
    fear: float
    """What damage to the own boat counts, measured in damage to the enemy."""
    hide: float
    """What a nat of the enemy's ignorance is worth."""
    hunt: float
    """What it is worth that a good shot is near."""
    way: float
    """What a course more of open way is worth."""
    sheet: float
    """What a point of the engineer's sheet is worth."""
    tell: float
    """What a point of promise is worth that a sounding is expected to bring."""
    lay: float
    """What a mine is worth where the enemy is sure to pass."""
    quickest: int
    """The shortest time for a decision in real time, in milliseconds."""
    slowest: int
    wmine: float = 1.0
    wdrone: float = 1.0
    wsonar: float = 1.0
    wsilence: float = 1.0
    ngreen: float = 2.0
    nyellow: float = 2.5


EASY = Skill(
    level="easy",
    slip=0.25,
    weighs=False,
    hears_itself=False,
    plans_sheet=False,
    sounds=False,
    shot=0.8,
    mine=0.8,
    fear=1.3,
    hide=0.0,
    hunt=1.0,
    way=0.15,
    sheet=0.3,
    tell=1.0,
    lay=0.5,
    quickest=1500,
    slowest=4500,
)
MEDIUM = Skill(
    level="medium",
    slip=0.0,
    weighs=False,
    hears_itself=False,
    plans_sheet=True,
    sounds=True,
    shot=0.6,
    mine=0.5,
    fear=1.3,
    hide=0.0,
    hunt=1.0,
    way=0.15,
    sheet=0.3,
    tell=1.0,
    lay=0.5,
    quickest=900,
    slowest=2500,
)
HARD = Skill(
    level="hard",
    slip=0.0,
    weighs=True,
    hears_itself=True,
    plans_sheet=True,
    sounds=True,
    shot=0.6,
    mine=0.5,
    fear=1.3,
    hide=0.3,
    hunt=1.0,
    way=0.15,
    sheet=0.3,
    tell=1.0,
    lay=0.5,
    quickest=500,
    slowest=1500,
)
SKILLS = {skill.level: skill for skill in (EASY, MEDIUM, HARD)}
