"""Plays one game on a table server, against bots: `python examples/client.py [URL] [GAME]`.

All that a client needs is here: an identity, a table, a socket, moves with keys, and coming back
after the connection was lost. docs/protocol.md has the rest.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HEARTBEAT_SECONDS = 4
"""Seconds after which a server that gives no answer is left: it may have stopped without a word."""


def call(url: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """POST JSON; the answer, and the cookie that makes us who we are."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", cookie).partition(";")[0]


async def play(server: str, game: str, choose: Any = random.choice) -> dict[str, Any]:
    """Play a game with `choose` picking each move; the table as it stands at the end."""
    _, cookie = call(f"{server}/api/me", {"name": "Example"})
    wanted = {"game": game, "seats": ["you", "greedy"], "bot_pace": 0, "start": True}
    table, _ = call(f"{server}/api/tables", wanted, cookie)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    headers = {"Cookie": cookie}
    sight: dict[str, Any] = {}
    seen = ""
    while True:
        try:
            async with connect(
                address + seen,
                additional_headers=headers,
                max_size=None,
                open_timeout=HEARTBEAT_SECONDS,
                ping_interval=HEARTBEAT_SECONDS,
                ping_timeout=HEARTBEAT_SECONDS,
            ) as socket:
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "table" and message["result"] is not None:
                        return dict(message)
                    if message["type"] == "refused":
                        print("refused:", message["error"]["detail"])
                        await asyncio.sleep(message["error"]["facts"].get("retry_after", 0))
                        message = message["sight"] or sight  # if stale, how it stands now
                    if message["type"] == "sight":
                        sight = message
                        seen = f"?ply={sight['ply']}"  # should we have to come back
                        for effect in sight["effects"]:
                            print(effect)
                        if sight["moves"]:
                            move = {"move": choose(sight["moves"]), "ply": sight["ply"]}
                            key = secrets.token_hex(8)
                            await socket.send(json.dumps({"type": "move", "key": key, **move}))
        except (ConnectionClosed, InvalidHandshake, OSError) as lost:
            print("connection lost, coming back:", lost)
            await asyncio.sleep(1)


if __name__ == "__main__":
    server, game = (*sys.argv[1:], *("http://localhost:8000", "deep-sea")[len(sys.argv) - 1 :])
    end = asyncio.run(play(server, game))
    print("places by seat:", end["result"]["places"], "because of", end["result"]["reason"])
