"""What made a battle of Captain Sonar end as it did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fathom.engine.capabilities import Epilogue
from fathom.engine.effects import Effect
from fathom.engine.outcome import Remark
from fathom.games.sonar.effects import (
    ArcherDetonated,
    Blast,
    MineDetonated,
    SheetDamage,
    Surfaced,
    TorpedoFired,
)
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.state import SonarState

SHOTS: Final = {
    TorpedoFired: "epilogue-torpedo",
    MineDetonated: "epilogue-mine",
    ArcherDetonated: "epilogue-archer",
}
"""By what makes a blast: the message that says it sank somebody."""
FIGURES: Final = {
    "courses": own.COURSES,
    "torpedoes": own.TORPEDOES,
    "mines": own.MINES_LAID,
    "hits": own.HITS,
    "soundings": own.SOUNDINGS,
    "silent-runs": own.SILENCES,
    "surfacings": own.SURFACINGS,
    "sheet-damage": own.SHEET_DAMAGE,
}


class SonarEpilogue(Epilogue[SonarState]):
    """The blow that sank a boat, and what each crew did."""

    def remarks(self, state: SonarState, story: Sequence[Effect]) -> list[Remark]:
        crews = [list(crew) for crew in state.crews]
        blow = _blow(story, int(state.chart.hull))
        remarks = [] if blow is None else [Remark(crews[blow[0]], blow[1], blow[2])]
        for number, boat in enumerate(state.boats):
            shots = boat.counts[own.TORPEDOES] + boat.counts[own.DETONATIONS]
            hits: dict[str, str | int] = {"hits": boat.counts[own.HITS], "shots": shots}
            remarks.append(
                Remark(crews[number], "epilogue-hits", hits)
                if shots
                else Remark(crews[number], "epilogue-no-shots")
            )
        return remarks

    def figures(self, state: SonarState, story: Sequence[Effect]) -> dict[str, list[int]]:
        return {
            name: [boat.counts[count] for boat in state.boats] for name, count in FIGURES.items()
        }


def _blow(story: Sequence[Effect], hull: int) -> tuple[int, str, dict[str, str | int]] | None:
    """What sank a boat: whose doing it was, the message, and its facts; None if none was sunk."""
    shot: TorpedoFired | MineDetonated | ArcherDetonated | None = None
    for effect in story:
        match effect:
            case TorpedoFired() | MineDetonated() | ArcherDetonated():
                shot = effect
            case Blast(yellow_total=yellow, blue_total=blue) if shot and max(yellow, blue) >= hull:
                return shot.boat, SHOTS[type(shot)], {"field": shot.field}
            case SheetDamage(boat=boat, total=total) if total >= hull:
                return boat, "epilogue-sheet", {}
            case Surfaced(boat=boat, total=total, sector=sector) if total >= hull:
                return boat, "epilogue-ice", {"sector": sector}
    return None
