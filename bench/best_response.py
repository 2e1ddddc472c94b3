"""How far a frozen bot can be exploited: `python -m bench.best_response GAME --minutes 60`.

What is trained plays against the frozen bot, and learns from these games alone, for so many
minutes. While it learns, the frozen bot thinks less than usual (`--sparring`), so that there are
many games. Where the game has a network, a copy of that learns, and guides a search of its own;
where it has none, the best figures for a search are looked for (NTBEA, as in `fathom tune`). Then
the response meets the bot as it is. Two seats; every seat equally often.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from importlib.resources import files
from itertools import count
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
from fathom.lab.tune import Landscape, Point, search

SEATS = 2
GAMES_A_GENERATION = 200
GAMES_A_REPORT = 20
"""While it is measured, how it stands is told so often."""
LEFT = 0.3
"""How curious the response stays, and how fast it learns: as somebody who knows the game."""
FIGURES = {
    "c": ["0.03", "0.1", "0.3"],
    "trust": ["0.3", "1", "3"],
    "horizon": ["5", "20", "60"],
    "breadth": ["2", "4", "8"],
    "widening": ["0.25", "0.5", "1"],
}
"""Of a search, and what each of them may be."""
SPARRING_ITERATIONS = 300
"""Games that both imagine before a move while a search is set."""


class Response(msgspec.Struct):
    """What was trained."""

    name: str
    """As a bot."""
    games: int
    minutes: float
    network: Network | None = None
    """What it judges by, if not by what the game knows."""
    lesson: object = None
    """To be kept."""


def taught(game: str, against: str, name: str, minutes: float, seed: int) -> Response:
    """A network that has played against this bot for so long; `name` is guided by it."""
    own = files(registry.load(game).__module__) / "data" / NETWORK_FILE
    known = json.loads(own.read_text(encoding="utf-8"))
    learner = Learner(np.array(known["hidden"]), np.array(known["merit"]))
    units = len(known["merit"])
    plan = SelfPlayPlan(game, [SEATS], units, 0, GAMES_A_GENERATION, seed, against)
    school = School(plan, learner)
    begin = time.monotonic()
    for _ in _until(begin + 60 * minutes):
        school.teach(LEFT)
        loss, _ = school.losses()
        print(f"{school.games} games, surprise {loss:.3f} nats", flush=True)
    spent = (time.monotonic() - begin) / 60
    return Response(name, school.games, spent, school.learner.network(), school.lesson())


def fitted(game: str, against: str, minutes: float, seed: int) -> Response:
    """A search with the figures that did best against this bot in so long."""

    def named(point: Point) -> str:
        chosen = zip(FIGURES.items(), point, strict=True)
        return ",".join(f"{name}={values[at]}" for (name, values), at in chosen)

    def lost(point: Point, number: int) -> float:
        name = f"search:iterations={SPARRING_ITERATIONS},{named(point)}"
        won = share_of_victories(game, None, name, against, SEATS, derived_seed(seed, number))
        print(f"{SEATS * (number + 1)} games, {named(point)}: {won:.2f}", flush=True)
        return 1 - won

    landscape = Landscape([len(values) for values in FIGURES.values()])
    begin = time.monotonic()
    best = search(landscape, lost, lambda _: True, _until(begin + 60 * minutes), Dice(seed))
    games = SEATS * sum(landscape.points.values())
    name = f"search:{named(best)}"
    return Response(name, games, (time.monotonic() - begin) / 60, lesson=name)


def _until(deadline: float) -> Iterator[int]:
    """Numbers from 0 on, as long as there is time."""
    for number in count():
        if time.monotonic() >= deadline:
            return
        yield number


def share_of_victories(
    game: str, network: Network | None, response: str, frozen: str, games: int, seed: int
) -> float:
    """What the response has of the victories; it may judge by a network of its own."""
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
            judge = network if network and seat == own else found.instinct.network
            with playing_by(found.instinct, judge):
                move = bots[seat].choose(Perspective(state, seat), dice)
            state.apply(seat, move)
        won += shares(state)[own]
        played = number + 1
        if played % GAMES_A_REPORT == 0 and played < games:
            print(f"{played} games, {response} wins {won / played:.1%}", flush=True)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=200, help="to measure it by")
    parser.add_argument("--frozen", default="expert")
    parser.add_argument(
        "--sparring", default=f"expert:iterations={SPARRING_ITERATIONS}", help="while it learns"
    )
    parser.add_argument("--response", default="expert", help="the search that a network guides")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to keep what was learned")
    asked = parser.parse_args()
    instinct = registry.load(asked.game).instinct
    if instinct is None:
        parser.error(f"{asked.game} is not played by the search: its sparring partners measure it")
    if instinct.network is None:
        response = fitted(asked.game, asked.sparring, asked.minutes, asked.seed)
    else:
        response = taught(asked.game, asked.sparring, asked.response, asked.minutes, asked.seed)
    if asked.out:
        asked.out.write_bytes(msgspec.json.encode(response.lesson))
    share = share_of_victories(
        asked.game, response.network, response.name, asked.frozen, asked.games, asked.seed + 1
    )
    found = share_of(share * asked.games, asked.games)
    print(
        f"{asked.game}: after {response.minutes:.0f} minutes and {response.games} games the "
        f"response {response.name} to {asked.frozen} wins {share:.1%} "
        f"({found.low:.1%} to {found.high:.1%}) of {asked.games}"
    )


if __name__ == "__main__":
    main()
