"""A real server process whose tables begin in given worlds, with a clock that is moved by hand.

`python -m tests.server.leaks.serving DATA` reads `DATA/worlds.json`. It prints its port, then
answers each line on its input with one line: `to 5000` moves the clock, `settle` waits until all
that has been kept has been told. It stops when its input ends.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import uvicorn

from fathom import registry
from fathom.engine.dice import Dice, SealedDice
from fathom.engine.game import Game
from fathom.server.app import MOST_MESSAGE_BYTES, create_app
from fathom.server.logs import set_up_logs
from fathom.server.settings import Settings
from fathom.server.verbs import play
from tests.server.leaks.planted import plant

SECRET = "for tests only, and the same on both sides"
URL = "http://fathom.example"
BEGIN = 1_800_000_000_000
TURNS = 200
"""So many turns of the event loop pass on all that waits in memory."""


class HandClock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self._now = BEGIN
        self._waiting: dict[asyncio.Task[Any], tuple[asyncio.Event, int]] = {}
        self._released: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        return self._now

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._released.discard(task)
        rung = asyncio.Event()
        if until is not None:
            self._waiting[task] = rung, until
        if until is None or until > self._now:
            waits = [asyncio.create_task(event.wait()), asyncio.create_task(rung.wait())]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for one in waits:
                    one.cancel()
        self._waiting.pop(task, None)

    async def move(self, now: int) -> None:
        """Move on, and return when everybody who waited for it waits again, or is done."""
        self._now = now
        for task, (rung, until) in list(self._waiting.items()):
            if until <= now:
                self._released.add(task)
                rung.set()
        while any(not task.done() for task in self._released):
            await asyncio.sleep(0)
        self._released.clear()


def set_worlds(worlds: dict[str, dict[str, Any]], chances: dict[str, str] | None = None) -> None:
    """Let every game whose seed stands here begin in that position.

    `chances`: by seed, another one from which chance comes, so that it is the same in two games.
    """
    for game in registry.games():
        package = importlib.import_module(registry.package_of(game.key))
        package.GAME = _twin(game, worlds, chances or {})  # type: ignore[attr-defined]
    registry._loaded.cache_clear()  # the twins are found from now on


def _twin(game: Game, worlds: dict[str, dict[str, Any]], chances: dict[str, str]) -> Game:
    """The same game, but for how it begins."""
    kind: Any = type(game)

    class Twin(kind):  # type: ignore[misc]
        def deal(self, seats: int, options: Any, dice: Dice) -> Any:
            seed = dice.seed.hex() if isinstance(dice, SealedDice) else ""
            if seed not in worlds:
                return game.deal(seats, options, dice)
            chance = SealedDice(bytes.fromhex(chances[seed])) if seed in chances else dice
            return game.from_position(worlds[seed], chance)

    twin: Game = Twin()
    return twin


async def serve(data: Path) -> None:
    settings = Settings(
        host="127.0.0.1", port=0, browser=False, data=data, secret=SECRET, limits=False, url=URL
    )
    set_up_logs(settings)
    clock = HandClock()
    config = uvicorn.Config(
        create_app(settings, clock),
        host="127.0.0.1",
        port=0,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        date_header=False,
        log_config=None,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if serving.done():
            return serving.result()
    say(str(server.servers[0].sockets[0].getsockname()[1]))
    while line := (await asyncio.to_thread(sys.stdin.readline)).split():
        if line[0] == "to":
            await clock.move(BEGIN + int(line[1]))
        for _ in range(TURNS):
            await asyncio.sleep(0)
        say("ok")
    server.should_exit = True
    await serving


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    data = Path(sys.argv[1])
    set_worlds(json.loads((data / "worlds.json").read_text()))
    play.ADVISER = "easy"  # the same way to a hint, but a short one
    if "--leaky" in sys.argv:
        plant()
    asyncio.run(serve(data))


if __name__ == "__main__":
    main()
