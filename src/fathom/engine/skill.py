"""Skill: how well a bot plays a game, in figures."""

import msgspec


class Skill(msgspec.Struct, frozen=True):
    """How much a bot thinks about a move, how, and how often it slips."""

    iterations: int | None = 0
    """Games that it imagines before it moves; at 0 it follows its instinct."""
    seconds: float | None = None
    """How long it thinks at most."""
    slips: float = 0.0
    """How often, from 0 to 1, it does what it would not do if it looked twice."""
    c: float = 0.5
    """How curious it is about moves that have not done well so far."""
    trust: float = 1.0
    """How much better than it has done it takes a promising move to be, until it is tried."""
    horizon: int = 10_000
    """Moves that it imagines beyond those it weighs one by one."""
    looks_beyond: bool = False
    """Whether it imagines games beyond the chapter that it is in (see `Instinct.chapter`)."""
    insight: float = 0.0
    """How much, from 0 to 1, what a network has learned about a state counts beside what comes of
    it when it is played on (see `Instinct.insight`); at 1 nothing is played on."""
    breadth: int = 4
    """Moves that it considers at once; the others come one by one, the promising ones first."""
    widening: float = 0.5
    """With n imagined games it considers this times the square root of n more."""


SKILLS: dict[str, Skill] = {
    "easy": Skill(iterations=30, slips=0.2),
    "medium": Skill(iterations=150),
    "hard": Skill(iterations=1000),
    "expert": Skill(iterations=8000),
}
"""For games that say nothing else."""
