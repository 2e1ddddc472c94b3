"""Why a move may be good, in the facts that a sentence about it needs."""

from fathom.engine.bot import Reason
from fathom.games.deep_sea.notation import DROP, LEAVE, ON, TAKE, TURN
from fathom.games.deep_sea.rules import DeepSeaState


def reason(state: DeepSeaState, seat: int, move: int) -> Reason | None:
    """By air, load and the way home; None where there is nothing to say."""
    pace = state.box.pace
    depth, load = state.depth[seat], len(state.sack[seat])
    if move in (ON, TURN):
        if depth == 0 or state.returning[seat]:  # there is no choice
            return None
        name = "advice-on" if move == ON else "advice-turn"
        return name, {"tank": state.tank, "depth": depth}
    treasure = state.path[depth - 1]
    if move == TAKE:
        level = max(state.box.shown(treasure))
        return "advice-take", {"level": level, "pace": round(pace[load + 1], 1), "depth": depth}
    if move >= DROP:
        return "advice-drop", {"pace": round(pace[load - 1], 1), "depth": depth}
    if move == LEAVE and treasure:
        return "advice-leave", {"pace": round(pace[load + 1], 1), "depth": depth}
    return None
