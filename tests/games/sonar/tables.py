"""Tables of Captain Sonar to test on."""

from __future__ import annotations

from typing import Any

from fathom.engine.errors import IllegalMove, NotYourTurn
from fathom.games.sonar import GAME
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.view import PrivateBoat

FULL = {"torpedo": 3, "mine": 3, "drone": 4, "sonar": 3, "silence": 6}
YELLOW, BLUE = 0, 1
AT_FIRST_SIGHT = "fathom.games.sonar.player.bot:at_first_sight"
"""`hard` as it is before it looks ahead."""
QUICK_LEVELS = ("easy", "medium", AT_FIRST_SIGHT, "expert:iterations=3")
"""The levels, as far as they are quick; the last looks ahead as `hard` does, in few worlds."""


def boat(field: str | None, **facts: Any) -> dict[str, Any]:
    """A boat on a field, its route only that field unless another is given."""
    return {"field": field, "route": [] if field is None else [field], **facts}


def ready(field: str, **facts: Any) -> dict[str, Any]:
    """A boat that has just made its course and may activate everything."""
    return boat(field, **{"gauges": FULL, "may_activate": True, **facts})


def table(
    yellow: str | dict[str, Any] = "A1",
    blue: str | dict[str, Any] = "J10",
    *,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    **facts: Any,
) -> SonarState:
    """A table under way; without more it is the yellow boat's turn and a course is due."""
    boats = [boat(one) if isinstance(one, str) else one for one in (yellow, blue)]
    under_way: dict[str, Any] = {"phase": "under-way", "on_turn": "yellow"}
    if (options or {}).get("mode") == "realtime":
        under_way = {"phase": "under-way", "started_at": 0}
    state = GAME.from_position(
        {
            "game": "sonar",
            "rules": GAME.rules_version,
            "seats": seats,
            "options": options or {},
            "boats": boats,
            **under_way,
            **facts,
        }
    )
    assert isinstance(state, SonarState)
    return state


def after_course(
    yellow: str | dict[str, Any] = "A1", blue: str | dict[str, Any] = "J10", **facts: Any
) -> SonarState:
    """A table where the yellow boat has made its course and both OKs are in."""
    one = ready(yellow) if isinstance(yellow, str) else yellow
    return table(one, blue, moved=True, **facts)


def realtime(
    yellow: str | dict[str, Any] = "A1",
    blue: str | dict[str, Any] = "O15",
    *,
    seats: int = 8,
    now: int = 0,
    **facts: Any,
) -> SonarState:
    """A table in real time on the open sea of Charlie, both boats under way."""
    options = {"mode": "realtime", "scenario": "charlie", **facts.pop("options", {})}
    return table(yellow, blue, seats=seats, options=options, now=now, **facts)


def do(state: SonarState, *words: str, seat: int | None = None) -> None:
    """Play these moves, each by the given seat or by the first that may."""
    for text in words:
        move = state.parse_move(text)
        actor = seat
        if actor is None:
            able = [one for one in range(state.seats) if move in state.legal_moves(one)]
            assert able, f"nobody may play {text!r}"
            actor = able[0]
        state.play(actor, move)


def words(state: SonarState, seat: int) -> list[str]:
    """The words of everything a seat may do."""
    return [state.move_text(move) for move in state.legal_moves(seat)]


def refused(state: SonarState, seat: int, text: str) -> str:
    """The clause by which a move is refused; the state is unchanged then."""
    before = state.position()
    try:
        state.play(seat, state.parse_move(text))
    except IllegalMove as error:
        clause = error.clause
    except NotYourTurn as error:
        clause = str(error.facts["clause"])
    else:
        raise AssertionError(f"{text!r} by seat {seat} was not refused")
    assert state.position() == before
    return clause


def play_turn(state: SonarState, course: str, mark: str | None = None, cross: str = "") -> None:
    """A whole turn of the boat on turn: course, the first mark and cross there are, end."""
    do(state, f"course {course}")
    finish_turn(state, mark, cross)


def finish_turn(state: SonarState, mark: str | None = None, cross: str = "") -> None:
    """The rest of a turn after its course."""
    seat = state.to_act()[0]
    do(state, mark or next(text for text in words(state, seat) if text.startswith("mark")))
    do(state, cross or next(text for text in words(state, seat) if text.startswith("cross")))
    do(state, "end")


def new(seats: int = 2, seed: int = 1, **options: Any) -> SonarState:
    """A new game."""
    state = GAME.new(seats, seed=seed, options=options)
    assert isinstance(state, SonarState)
    return state


def own(state: SonarState, seat: int = 0) -> PrivateBoat:
    """What a crew sees of its own boat."""
    boat = state.view(seat).own
    assert boat is not None
    return boat
