"""What made a game of Submarine end as it did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fathom.engine.capabilities import Epilogue
from fathom.engine.effects import Effect
from fathom.engine.outcome import Remark
from fathom.games.submarine.effects import JokerLaid, TollPaid
from fathom.games.submarine.rules import SubmarineState


class SubmarineEpilogue(Epilogue[SubmarineState]):
    """Whose container is how full, and who paid whom."""

    def remarks(self, state: SubmarineState, story: Sequence[Effect]) -> list[Remark]:
        paid = Counter(effect.seat for effect in story if isinstance(effect, TollPaid))
        earned = Counter(effect.to_seat for effect in story if isinstance(effect, TollPaid))
        return [
            remark
            for seat in range(state.seats)
            for remark in _remarks(
                seat, state.filled(seat), state.options.kinds(), paid[seat], earned[seat]
            )
        ]

    def figures(self, state: SubmarineState, story: Sequence[Effect]) -> dict[str, list[int]]:
        seats = range(state.seats)
        tolls = [effect for effect in story if isinstance(effect, TollPaid)]
        jokers = Counter(effect.seat for effect in story if isinstance(effect, JokerLaid))
        return {
            "tolls-paid": [sum(toll.seat == seat for toll in tolls) for seat in seats],
            "tolls-earned": [sum(toll.to_seat == seat for toll in tolls) for seat in seats],
            "jokers-laid": [jokers[seat] for seat in seats],
        }


def _remarks(seat: int, filled: int, kinds: int, paid: int, earned: int) -> list[Remark]:
    """Toll first where it cost somebody more than it brought."""
    missing = kinds - filled
    slots = (
        Remark([seat], "epilogue-missing", {"filled": filled, "missing": missing})
        if missing
        else Remark([seat], "epilogue-full", {"filled": filled})
    )
    tolls = Remark([seat], "epilogue-tolls", {"paid": paid, "earned": earned})
    return [tolls, slots] if missing and paid > earned else [slots, tolls]
