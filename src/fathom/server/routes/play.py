"""Playing: the websocket, the same without one, and what is left of a game."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Annotated, Any

from litestar import MediaType, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from fathom.engine.errors import FathomError
from fathom.engine.record import record_text
from fathom.server import asks, traces
from fathom.server.addresses import qr_svg
from fathom.server.errors import (
    Malformed,
    NotAllowed,
    Stopping,
    TooManySockets,
    WrongTime,
    status_of,
)
from fathom.server.faults import fault_of
from fathom.server.history import Viewer
from fathom.server.live.live_table import LiveTable
from fathom.server.live.sights import check_watch, may_know_all, sight
from fathom.server.routes.common import Asked, Server, Who, address_of, base_url, known_person
from fathom.server.routes.socket import Socket, spend_on_move
from fathom.server.services import Services
from fathom.server.store import Person
from fathom.server.tells.live import Answered, RefusedTell, SightTell
from fathom.server.verbs import chat, play
from fathom.server.verbs.common import own_seat

MOST_PLY = 1_000_000
MOST_SOCKETS = 20
"""Sockets that one person may have at one table."""
SeatWanted = Annotated[int | None, QueryParameter(ge=0, le=31, required=False)]
Public = Annotated[bool, QueryParameter(required=False)]
Since = Annotated[int | None, QueryParameter(ge=0, le=MOST_PLY, required=False)]
REFUSAL_CODE_BASE = 4000
"""A websocket that is refused closes with this and the HTTP status that says why."""


@get("/api/tables/{table:str}/sight", summary="The game as you may see it")
async def see(
    table: FromPath[str],
    person: Who,
    services: Server,
    seat: SeatWanted = None,
    since: Since = None,
    public: Public = False,
) -> SightTell:
    """The same as on the websocket, with what happened since the ply you had."""
    live = await services.hall.table(table)
    check_watch(live, person)
    viewer = None if public else _viewer(live, person, seat)
    if live.lags_behind(viewer, since):
        await live.catch_up()
    return sight(live, viewer, since, services.clock.now())


@post("/api/tables/{table:str}/moves", status_code=200, summary="Play a move")
async def play_move(
    table: FromPath[str], data: JSONBody[asks.MakeMove], person: Who, services: Server
) -> Answered:
    """Answered when it is kept. Sent again with the same key it is played once."""
    spend_on_move(services, person, table, data)
    live = await services.hall.table(table)
    seat = own_seat(live.table, person, data.seat)
    with traces.span("receive", game=live.table.game):
        await services.finish(play.play(live, services.clock, seat, data))
    return _answered(live, seat, data.key, data.ply, services)


@post("/api/tables/{table:str}/undo", status_code=200, summary="Take your last move back")
async def undo_move(
    table: FromPath[str], data: JSONBody[asks.TakeBack], person: Who, services: Server
) -> Answered:
    """Only while chance decided nothing, nothing hidden was shown, and nobody else acted."""
    services.limiter.spend("hint", person.id, table)
    live = await services.hall.table(table)
    seat = own_seat(live.table, person, data.seat)
    await services.finish(play.take_back(live, services.clock, seat, data))
    return _answered(live, seat, data.key, data.ply, services)


@post("/api/tables/{table:str}/chat", status_code=204, summary="Say something")
async def say(
    table: FromPath[str], data: JSONBody[asks.Say], person: Who, services: Server
) -> None:
    """To everybody at the table, or to your own side."""
    services.limiter.spend("chat", person.id, table)
    live = await services.hall.table(table)
    now = services.clock.now()
    await services.finish(chat.say(services.store, live, person, data, now))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, summary="The record of a game")
async def download(table: FromPath[str], person: Who, services: Server) -> Response[str]:
    """Once the game is over: every move and the seed, for `fathom verify` and `fathom replay`."""
    live = await services.hall.table(table)
    if not live.is_over or live.history is None:
        raise WrongTime("the record can be had when the game is over")
    if not may_know_all(live, person):
        raise NotAllowed("the host has not allowed spectators to see everything")
    players = [seat.bot if seat.person is None else "person" for seat in live.table.seats]
    joint = live.table.joint
    text = record_text(
        live.history.engine,
        [player or "person" for player in players],
        None if joint is None else joint.server_seed,
        () if joint is None else joint.shares,
    )
    name = f"{live.table.game}-{live.table.code}.fathom"
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/qr", media_type="image/svg+xml", summary="The table as a QR code")
async def picture(
    request: Asked, table: FromPath[str], person: Who, services: Server
) -> Response[str]:
    """For phones in the same room."""
    live = await services.hall.table(table)
    url = f"{base_url(request, services)}/#/table/{live.id}"
    return Response(qr_svg(url), media_type="image/svg+xml")


@websocket("/api/tables/{table:str}/live")
async def watch(socket: WebSocket[Any, Any, State], table: FromPath[str], services: Server) -> None:
    """One viewer of one table. `?seat=` chooses among your seats, `?ply=` is what you have.

    `?public=true` shows what a spectator sees, whoever asks: for a screen that all look at.
    """
    with ExitStack() as held:
        try:
            if services.is_stopping:
                raise Stopping
            person = await known_person(socket, services)
            services.limiter.spend("socket", person.id)
            live = await services.hall.table(table)
            check_watch(live, person)
            if sum(other.person.id == person.id for other in live.sockets) >= MOST_SOCKETS:
                raise TooManySockets
            is_public = socket.query_params.get("public") == "true"
            viewer = None if is_public else _viewer(live, person, _number(socket, "seat", 31))
            since = _number(socket, "ply", MOST_PLY)
            if live.lags_behind(viewer, since):
                await live.catch_up()
            held.enter_context(services.limiter.socket_from(address_of(socket)))
        except FathomError as error:
            await _refuse(socket, error)
            return
        await socket.accept()
        await Socket(services, live, person, socket, viewer, since, is_public).run()


def _viewer(live: LiveTable, person: Person, seat: int | None) -> Viewer:
    """Whose eyes somebody looks with: a seat of theirs, or a spectator's."""
    mine = live.seats_of(person.id)
    if seat is None:
        acting = [number for number in mine if number in live.table.acting]
        return next(iter(acting or mine), None)
    return own_seat(live.table, person, seat)


def _answered(
    live: LiveTable, seat: int, key: str, since: int | None, services: Services
) -> Answered:
    shown = sight(live, seat, since, services.clock.now())
    return Answered(key=key, ply=shown.ply, sight=shown)


def _number(socket: WebSocket[Any, Any, State], name: str, most: int) -> int | None:
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 7 and int(text) <= most):
        raise Malformed(f"{name}: this is no number from 0 to {most}")
    return int(text)


async def _refuse(socket: WebSocket[Any, Any, State], error: FathomError) -> None:
    """Say why: a handshake that fails would tell a browser nothing."""
    await socket.accept()
    await socket.send_json(RefusedTell(error=fault_of(error)))
    await socket.close(REFUSAL_CODE_BASE + status_of(error), error.code)


HANDLERS = [see, play_move, undo_move, say, download, picture, watch]
