"""Speaking: who may hear whom at a table, and how their browsers find each other."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from fathom.engine.capabilities import side_of
from fathom.server.errors import Muted, WrongTime
from fathom.server.live.live_table import LiveTable
from fathom.server.live.voices import Voice
from fathom.server.settings import Settings
from fathom.server.store import Status
from fathom.server.tells.live import IceServer
from fathom.server.verbs.common import game_of

TABLE_CIRCLE = -1
"""Where there are no sides, everybody at the table is in one circle."""
TURN_LOGIN_SECONDS = 12 * 3600
"""So long a relay takes the login that somebody was given."""


def new_voice(live: LiveTable, seat: int, peer: str) -> Voice:
    """The voice of whoever has this seat. Raises Muted, or WrongTime: sides may still change."""
    if live.table.seats[seat].is_muted:
        raise Muted
    return Voice(circle_of(live, seat), peer, seat, secrets.token_urlsafe(6))


def circle_of(live: LiveTable, seat: int) -> int:
    """Those who hear each other with this seat. Raises WrongTime before the start of a game."""
    table = live.table
    game = game_of(table)
    if game.teams is None:
        return TABLE_CIRCLE
    if table.status is Status.WAITING:
        raise WrongTime("sides talk among themselves when the game has started")
    seats = len(table.seats)
    return side_of(game, seat, seats, game.read_options(table.options, seats))


def relays(settings: Settings, now: int) -> list[IceServer]:
    """The servers by which browsers find a way to each other, with a login that ends soon."""
    found = []
    stun, turn = settings.stun_servers, settings.turn_servers
    if stun:
        found.append(IceServer(urls=stun))
    if turn:
        name = str(now // 1000 + TURN_LOGIN_SECONDS)
        digest = hmac.new(settings.turn_secret.encode(), name.encode(), hashlib.sha1).digest()
        credential = base64.b64encode(digest).decode()
        found.append(IceServer(urls=turn, username=name, credential=credential))
    return found
