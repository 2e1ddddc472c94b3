"""What made a game of Deep Sea Adventure end as it did."""

from __future__ import annotations

from collections.abc import Sequence

from fathom.engine.capabilities import Epilogue
from fathom.engine.effects import Effect
from fathom.engine.outcome import Remark
from fathom.games.deep_sea.rules import DeepSeaState
from fathom.games.deep_sea.view import Haul


class DeepSeaEpilogue(Epilogue[DeepSeaState]):
    """Who came home with what, and who did not."""

    def remarks(self, state: DeepSeaState, story: Sequence[Effect]) -> list[Remark]:
        outcome = state.outcome()
        return [
            remark
            for seat in range(state.seats)
            for remark in _remarks(
                seat,
                [hauls[seat] for hauls in state.hauls],
                outcome is not None and outcome.places[seat] == 1,
            )
        ]


def _remarks(seat: int, dives: list[Haul], has_won: bool) -> list[Remark]:
    """Of whoever won what they brought first, of the others what they lost."""
    lost = [0 if haul.home else len(haul.levels) for haul in dives]
    worst = max(lost, default=0)
    losses = []
    if worst:
        facts: dict[str, str | int] = {"round": lost.index(worst) + 1, "count": worst}
        losses = [Remark([seat], "epilogue-lost", facts)]
    homecomings = [haul for haul in dives if haul.home and haul.levels]
    brought = Remark([seat], "epilogue-nothing")
    if homecomings:
        treasures = sum(len(haul.levels) for haul in homecomings)
        brought = Remark([seat], "epilogue-home", {"times": len(homecomings), "count": treasures})
    return [brought, *losses] if has_won else [*losses, brought]
