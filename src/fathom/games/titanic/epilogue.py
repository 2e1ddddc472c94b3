"""What made a game of Titanic end as it did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fathom.engine.capabilities import Epilogue
from fathom.engine.effects import Effect
from fathom.engine.outcome import Remark
from fathom.games.titanic.effects import Drowned, FoughtOut, Froze, ThrownOut
from fathom.games.titanic.rules import TitanicState


class TitanicEpilogue(Epilogue[TitanicState]):
    """Who is in the boats, and what became of the others."""

    def remarks(self, state: TitanicState, story: Sequence[Effect]) -> list[Remark]:
        outcome = state.outcome()
        counts = _counts(story)
        remarks: list[Remark] = []
        for seat in range(state.seats):
            saved = Remark([seat], "epilogue-saved", {"count": state.saved(seat)})
            fates = [
                Remark([seat], f"epilogue-{fate}", {"count": count})
                for (whose, fate), count in counts.most_common()
                if whose == seat
            ]
            has_won = outcome is not None and outcome.places[seat] == 1
            remarks += [saved, *fates] if has_won else [*fates, saved]
        return remarks

    def figures(self, state: TitanicState, story: Sequence[Effect]) -> dict[str, list[int]]:
        counts = _counts(story)
        fates = [fate for fate in FATES.values() if any(fate == one for _, one in counts)]
        return {fate: [counts[seat, fate] for seat in range(state.seats)] for fate in fates}


FATES = {Drowned: "drowned", ThrownOut: "thrown-out", Froze: "frozen", FoughtOut: "fought-out"}
"""By what happened to a passenger: what it is called in figures and remarks."""


def _counts(story: Sequence[Effect]) -> Counter[tuple[int, str]]:
    """By seat and fate: how many of its passengers met it."""
    return Counter(
        (effect.seat, FATES[type(effect)])
        for effect in story
        if isinstance(effect, (Drowned, ThrownOut, Froze, FoughtOut))
    )
