"""What a crew calls to each other: names and what they are about, in everybody's own language."""

from __future__ import annotations

import re
from functools import cache

from fathom.games.sonar.charts import DIRECTIONS, FIELD_NAMES, SYSTEMS

CALLS = (
    "torpedo-ready",
    "mine-ready",
    "drone-ready",
    "sonar-ready",
    "silence-ready",
    "go-north",
    "go-east",
    "go-south",
    "go-west",
    "surface-soon",
    "wait",
    "attack",
    "hide",
    "where",
    "close",
    "lost",
    "aye",
    "here",
)
"""What people call by one press; `here C4` names a field."""
COURSE_WISHES = ("go-north", "go-east", "go-south", "go-west")
"""By direction, in the order of DIRECTIONS."""

_FIELD = "|".join(FIELD_NAMES)
_PERCENT = "100|[1-9]?[0-9]"
_SYSTEM = "|".join(SYSTEMS)
_DIRECTION = "|".join(DIRECTIONS)
_FORMS = (
    *(name for name in CALLS if name != "here"),
    f"here ({_FIELD})",
    # Of bots: where the enemy may be and how sure that is, in percent; fields that are left.
    f"likely ({_FIELD}) ({_PERCENT})",
    f"in-sector [1-9] ({_PERCENT})",
    "anywhere [1-9][0-9]{0,2}",
    # What a course would break, or that it would damage the boat.
    f"breaks ({_DIRECTION}) ({_SYSTEM})",
    f"danger ({_DIRECTION})",
    # What the captain is about to do.
    f"plan-fire ({_FIELD})",
    f"plan-hunt ({_FIELD})",
    "plan-search",
    "plan-hide",
    "plan-surface",
)


@cache
def _call_pattern() -> re.Pattern[str]:
    """All forms as one, made when the first call is heard: it takes longer than a list of games."""
    return re.compile("|".join(_FORMS))


def is_call(call: str) -> bool:
    """Whether this is a call, and what it is about exists."""
    return _call_pattern().fullmatch(call) is not None
