"""What Captain Sonar has that most games have not.

How it is played, and looked back at, is imported when it is asked for: a list of games is not.
"""

from __future__ import annotations

from typing import cast

from fathom.engine.capabilities import Charts, Drawings, HiddenPlies, Hunt, SharedTurns, Teams
from fathom.engine.drawn_charts import ChartFault, Drawing
from fathom.engine.errors import InvalidMove
from fathom.engine.state import State
from fathom.games.sonar.notation import MOVES, READY, TRACE
from fathom.games.sonar.rules.repair import trace_words
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.sea import (
    FAULT_NAMES,
    FIELDS,
    FORM,
    KIT,
    load_sea,
    sea_drawing,
    sea_faults,
    sea_text,
    written_sea,
)
from fathom.games.sonar.spec import (
    BOATS,
    CREWS,
    MODES,
    SCENARIOS,
    STATIONS,
    SonarOptions,
)
from fathom.games.sonar.talk import CALLS, is_call
from fathom.games.sonar.view import SonarView


class SonarTeams(Teams[SonarOptions]):
    """Two crews (SON-1)."""

    calls = CALLS
    sizes_option = "crews"

    def sides(self, seats: int, options: SonarOptions) -> list[tuple[int, ...]]:
        yellow, _ = options.crew_sizes(seats)
        return [tuple(range(yellow)), tuple(range(yellow, seats))]

    def stations(self, seats: int, options: SonarOptions) -> list[list[str]]:
        """The boat, then what is to be done there (SON-2)."""
        crews = options.crew_sizes(seats)
        return [
            [boat, *(name for station, name in STATIONS.items() if rights & station)]
            for boat, size in zip(BOATS, crews, strict=True)
            for rights in CREWS[size]
        ]

    def is_call(self, call: str) -> bool:
        return is_call(call)

    def moment(self, state: State) -> int:
        """How long the public log is (SON-35)."""
        return len(cast("SonarState", state).log)


class SonarTurns(SharedTurns[SonarView]):
    """A whole crew acts at once; in real time both do (SON-3)."""

    def may_wait(self, view: SonarView, moves: list[int]) -> bool:
        from fathom.games.sonar.player.greedy import may_wait

        return may_wait(view, moves)


class SonarPlies(HiddenPlies[SonarState]):
    """What a crew does on board nobody else notices (SON-35)."""

    def known_ply(self, state: SonarState, seat: int | None) -> int:
        return state.known_ply(seat)

    def known_to_act(self, state: SonarState, seat: int | None) -> list[int]:
        return state.known_to_act(seat)


class SonarDrawings(Drawings[SonarState]):
    """Repairs are traced (SON-22)."""

    def judge(self, move: int, attachment: object) -> int | None:
        """Whether a line is good is seen, not said."""
        if not TRACE <= move < READY:
            return None
        try:
            return MOVES.index(trace_words((move - TRACE) // 2 + 1, attachment))
        except ValueError as error:
            raise InvalidMove(str(error)) from None

    def shown_plies(self, state: SonarState, seat: int | None) -> list[int]:
        return state.shown_plies(seat)


class SonarSeas(Charts):
    """The seas that boats meet in (SON-36 to SON-40), and those that people draw."""

    option = "scenario"
    names = SCENARIOS
    form = FORM
    kit = KIT
    most_fields = FIELDS
    variants = MODES
    variant_option = "mode"
    fault_names = FAULT_NAMES

    def text(self, name: str) -> str:
        return sea_text(name)

    def faults(self, text: str) -> list[ChartFault]:
        return sea_faults(text)

    def drawing(self, text: str, variant: str | None = None) -> Drawing | None:
        return sea_drawing(text, variant)

    def written(self, drawing: Drawing) -> str:
        return written_sea(drawing)

    def facts(self, text: str) -> dict[str, str | int]:
        sea = load_sea(text)
        plan = sea.maps[MODES[0]]
        return {
            "board": sea.name,
            "size": plan.size,
            "sectors": plan.sectors() ** 2,
            "islands": len(plan.islands),
        }


class SonarHunt(Hunt[SonarState]):
    """Each boat hunts the other."""

    def insight(self, state: SonarState, side: int) -> dict[str, float]:
        from fathom.games.sonar.knowledge.hindsight import insight

        return insight(state, side)

    def outlook(self, state: SonarState, seat: int) -> float:
        from fathom.games.sonar.knowledge.hindsight import outlook

        return outlook(state, seat)
