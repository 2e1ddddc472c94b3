"""Practice: a table of one's own, with real rules, nobody against one, and goals to reach.

A game that has it (`Game.practice`) says how each lesson begins, what everybody else does there,
and when a goal is reached. Nothing is kept: a lesson is played again from what its learner did.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

import msgspec

from fathom.engine.capabilities import judged, shown_plies
from fathom.engine.effects import Effect
from fathom.engine.errors import FathomError
from fathom.engine.kinds import S
from fathom.engine.real_time import is_timed, pass_time
from fathom.engine.state import State

if TYPE_CHECKING:
    from fathom.engine.game import Game

PACE_MS = 2500
"""In real time so long passes after each deed: what it brings about has happened then."""
MOST_REPLIES = 60
"""So often others act between two deeds at most."""


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner did: a move, or a call to the own side."""

    move: str = ""
    attachment: dict[str, Any] | list[Any] | None = None
    call: str = ""


class Reply(NamedTuple):
    """What somebody else does in a lesson."""

    seat: int
    move: str


class Practice(Generic[S]):
    """What can be practised."""

    lessons: ClassVar[Mapping[str, Sequence[str]]]
    """By lesson: its goals, one after the other. The game says them: `practice-<lesson>` and
    `practice-<lesson>-<goal>`."""

    def begin(self, game: Game, lesson: str) -> tuple[S, int]:
        """The table of a lesson, and the learner's seat."""
        raise NotImplementedError

    def reply(self, lesson: str, state: S, reached: int) -> Reply | None:
        """What somebody else does now, when so many goals are reached; None: they wait."""
        raise NotImplementedError

    def is_reached(
        self, lesson: str, goal: str, state: S, effects: Sequence[Effect], call: str
    ) -> bool:
        """Whether what just happened, or was called, reaches this goal."""
        raise NotImplementedError

    def remark(
        self, lesson: str, goal: str, state: S, effects: Sequence[Effect], call: str
    ) -> str | None:
        """The message that says why a deed did not reach the goal, if there is something to say."""
        return None


class Practised(NamedTuple):
    """How a lesson stands."""

    state: State
    seat: int
    effects: list[Effect]
    """Since the deed before the last, as far as the learner is told."""
    attachments: list[dict[str, Any] | list[Any] | None]
    reached: int
    remark: str | None
    refusal: FathomError | None
    """Why the last deed was refused, if it was."""


def practised(game: Game, lesson: str, deeds: Sequence[Deed]) -> Practised:
    """Play a lesson from its beginning. What is refused changes nothing."""
    assert game.practice is not None
    practice, goals = game.practice, game.practice.lessons[lesson]
    state, seat = practice.begin(game, lesson)
    state.listen()
    attached: dict[int, dict[str, Any] | list[Any] | None] = {}
    reached = 0
    remark: str | None = None
    refusal: FathomError | None = None

    def heard() -> list[Effect]:
        return [told.effect for told in state.heard() if told.is_for(seat)]

    def go_on() -> list[Effect]:
        """Let the others act, then time pass, then the others again; what the learner hears."""
        for moment in (state.now, state.now + PACE_MS):
            if is_timed(state):
                pass_time(state, moment)
                state.now = max(state.now, moment)
            for _ in range(MOST_REPLIES):
                reply = practice.reply(lesson, state, reached)
                if reply is None:
                    break
                state.play(reply.seat, state.parse_move(reply.move))
        return heard()

    effects = go_on()
    for deed in deeds:
        refusal = remark = None
        if deed.move:
            try:
                move = judged(game, state.parse_move(deed.move), deed.attachment)
                ply = state.ply
                state.play(seat, move)
                attached[ply] = deed.attachment
            except FathomError as error:
                refusal, effects = error, []
                continue
        effects = heard()
        goal = goals[reached] if reached < len(goals) else None
        # By the deed itself, or by what the others make of it.
        for _ in range(2):
            if goal is not None and practice.is_reached(lesson, goal, state, effects, deed.call):
                reached, goal = reached + 1, None
            effects += go_on()
        if goal is not None:
            remark = practice.remark(lesson, goal, state, effects, deed.call)
    shown = [attached.get(ply) for ply in shown_plies(state, seat)]
    return Practised(state, seat, effects, shown, reached, remark, refusal)
