"""How far a frozen bot can be exploited: `python -m bench.best_response GAME --minutes 60`.

A network that begins with what the game's own knows plays against the frozen bot, and learns from
these games alone, for so many minutes. While it learns, the frozen bot thinks less than usual
(`--sparring`), so that there are many games. Then the network guides a search of its own against
the bot as it is. Two seats; every seat equally often.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np

from fathom import registry
from fathom.bots import Perspective, bot
from fathom.engine.bot import Bot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.instinct import shares
from fathom.engine.network import NETWORK_FILE, Network
from fathom.lab.self_play import Learner, School, SelfPlayPlan, playing_by
from fathom.lab.statistics import share as share_of

SEATS = 2
GAMES_A_GENERATION = 200
LEFT = 0.3
"""How curious the response stays, and how fast it learns: as somebody who knows the game."""


def train(game: str, against: str, minutes: float, seed: int) -> tuple[School, float]:
    """A network that has played against this bot for so long, and how long it really was."""
    own = files(registry.load(game).__module__) / "data" / NETWORK_FILE
    known = json.loads(own.read_text(encoding="utf-8"))
    learner = Learner(np.array(known["hidden"]), np.array(known["merit"]))
    units = len(known["merit"])
    plan = SelfPlayPlan(game, [SEATS], units, 0, GAMES_A_GENERATION, seed, against)
    school = School(plan, learner)
    begin = time.monotonic()
    while time.monotonic() - begin < 60 * minutes:
        school.teach(LEFT)
        loss, _ = school.losses()
        print(f"{school.games} games, surprise {loss:.3f} nats", flush=True)
    return school, (time.monotonic() - begin) / 60


def share_of_victories(
    game: str, network: Network, response: str, frozen: str, games: int, seed: int
) -> float:
    """What the response has of the victories; it judges by its network, the other as always."""
    found = registry.load(game)
    assert found.instinct is not None
    won = 0.0
    for number in range(games):
        own = number % SEATS
        state = found.new(SEATS, seed=derived_seed(seed, number // SEATS))
        bots: list[Bot] = [bot(response if seat == own else frozen) for seat in range(SEATS)]
        dice = Dice(derived_seed(seed, number, 1))
        while state.outcome() is None:
            seat = state.to_act()[0]
            judge = network if seat == own else found.instinct.network
            with playing_by(found.instinct, judge):
                move = bots[seat].choose(Perspective(state, seat), dice)
            state.apply(seat, move)
        won += shares(state)[own]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=200, help="to measure it by")
    parser.add_argument("--frozen", default="expert")
    parser.add_argument("--sparring", default="expert:iterations=300", help="while it learns")
    parser.add_argument("--response", default="expert", help="the search that it guides")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to keep what was learned")
    asked = parser.parse_args()
    instinct = registry.load(asked.game).instinct
    if instinct is None or instinct.network is None:
        parser.error(f"{asked.game} has no network to begin with: see fathom.lab.self_play")
    school, minutes = train(asked.game, asked.sparring, asked.minutes, asked.seed)
    if asked.out:
        asked.out.write_bytes(msgspec.json.encode(school.lesson()))
    network = school.learner.network()
    share = share_of_victories(
        asked.game, network, asked.response, asked.frozen, asked.games, asked.seed + 1
    )
    found = share_of(share * asked.games, asked.games)
    print(
        f"{asked.game}: after {minutes:.0f} minutes and {school.games} games the response to "
        f"{asked.frozen} wins {share:.1%} ({found.low:.1%} to {found.high:.1%}) of {asked.games}"
    )


if __name__ == "__main__":
    main()
