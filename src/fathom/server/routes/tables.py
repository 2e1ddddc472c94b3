"""Tables: set one up, find one, sit down, start, and all that is done to a table but playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from fathom import registry
from fathom.engine.capabilities import agreed_end
from fathom.server import asks
from fathom.server.errors import Unwelcome
from fathom.server.live.live_table import LiveTable
from fathom.server.routes.common import Asked, Server, Who, address_of
from fathom.server.services import Services
from fathom.server.store import Person, Status, TableRow
from fathom.server.tells.tables import Tables, TableTell
from fathom.server.verbs import chance, game, lobby, setup

TableId = FromPath[str]
Changes = Callable[[TableRow], TableRow]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, required=False)]


@post("/api/tables", status_code=201, summary="Set up a table")
async def create_table(data: JSONBody[asks.NewTable], person: Who, services: Server) -> TableTell:
    """You are its host. With `start` and no open seat the game begins at once."""
    services.limiter.spend("create", person.id)
    now, most = services.clock.now(), services.settings.tables
    table = await services.finish(setup.create(services.store, person, data, now, most))
    return await _told(services, await services.hall.table(table.id), person)


@get("/api/tables", summary="Public tables")
async def list_tables(
    services: Server, status: FromQuery[Literal["waiting", "running"]] = "waiting"
) -> Tables:
    """Tables that anybody may join, or watch if their host allows it."""
    tables = await services.store.public_tables(Status(status))
    open_to_all = [table for table in tables if registry.is_known(table.game)]
    return Tables(tables=[await services.sheets.table(table, None) for table in open_to_all])


@get("/api/tables/mine", summary="Your tables")
async def my_tables(
    person: Who,
    services: Server,
    over: FromQuery[bool] = False,
    before: Before = None,
) -> Tables:
    """Those that wait or run, or those that are over; `before` goes on from a `created`."""
    statuses = {Status.FINISHED, Status.ENDED} if over else {Status.WAITING, Status.RUNNING}
    tables = await services.store.tables_of(person.id, statuses, before=before)
    return Tables(tables=[await services.sheets.table(table, person) for table in tables])


@get("/api/codes/{code:str}", summary="A table by its code")
async def find_table(
    request: Asked, code: FromPath[str], person: Who, services: Server
) -> TableTell:
    """What people read to each other across the room."""
    services.limiter.spend("code", address_of(request))
    return await _told(services, await services.hall.by_code(code), person)


@get("/api/tables/{table:str}", summary="A table")
async def show_table(table: TableId, person: Who, services: Server) -> TableTell:
    """The table without the game on it."""
    return await _told(services, await services.hall.table(table), person)


@post("/api/tables/{table:str}/join", status_code=200, summary="Take a seat")
async def join_table(
    table: TableId, data: JSONBody[asks.Sit], person: Who, services: Server
) -> TableTell:
    """Several seats on one device: ask once for each."""
    await _check_welcome(table, person, services)
    return await _change(
        table, person, services, lambda kept: lobby.join(kept, person, data.seat, data.is_ready)
    )


@post("/api/tables/{table:str}/leave", status_code=200, summary="Get up before the game")
async def leave_table(
    table: TableId, data: JSONBody[asks.Stand], person: Who, services: Server
) -> TableTell:
    """Once the game is on there is `resign`."""
    return await _change(table, person, services, lambda kept: lobby.leave(kept, person, data.seat))


@post("/api/tables/{table:str}/ready", status_code=200, summary="Say that you are ready")
async def ready_table(
    table: TableId, data: JSONBody[asks.Ready], person: Who, services: Server
) -> TableTell:
    """The host starts when all are; a rematch starts by itself then."""
    now = services.clock.now()
    return await _change(
        table, person, services, lambda kept: lobby.ready(kept, person, data.is_ready, now)
    )


@post("/api/tables/{table:str}/seat", status_code=200, summary="Host: open a seat or add a bot")
async def seat_table(
    table: TableId, data: JSONBody[asks.SetSeat], person: Who, services: Server
) -> TableTell:
    """Whoever sat there gets up."""
    return await _change(
        table, person, services, lambda kept: lobby.set_seat(kept, person, data.seat, data.who)
    )


@post("/api/tables/{table:str}/mute", status_code=200, summary="Host: hear no more of somebody")
async def mute_seat(
    table: TableId, data: JSONBody[asks.Mute], person: Who, services: Server
) -> TableTell:
    """They can say nothing more at this table, but for the calls of a crew; or again."""
    return await _change(
        table, person, services, lambda kept: lobby.mute(kept, person, data.seat, data.is_muted)
    )


@post("/api/tables/{table:str}/swap", status_code=200, summary="Let two seats change places")
async def swap_seats(
    table: TableId, data: JSONBody[asks.Swap], person: Who, services: Server
) -> TableTell:
    """Before the game: the host any two, others their own with one where nobody else sits."""
    return await _change(
        table, person, services, lambda kept: lobby.swap(kept, person, data.seat, data.other)
    )


@post("/api/tables/{table:str}/add-seat", status_code=200, summary="Host: one more seat")
async def add_seat(table: TableId, person: Who, services: Server) -> TableTell:
    """Before the game, as far as its rules have room."""
    return await _change(table, person, services, lambda kept: lobby.add_seat(kept, person))


@post("/api/tables/{table:str}/remove-seat", status_code=200, summary="Host: one seat less")
async def remove_seat(
    table: TableId, data: JSONBody[asks.RemoveSeat], person: Who, services: Server
) -> TableTell:
    """Before the game; whoever sat there gets up."""
    return await _change(
        table, person, services, lambda kept: lobby.remove_seat(kept, person, data.seat)
    )


@post("/api/tables/{table:str}/name", status_code=200, summary="Name who sits at your screen")
async def name_seat(
    table: TableId, data: JSONBody[asks.NameSeat], person: Who, services: Server
) -> TableTell:
    """Before the game: where several people share one screen, each has a name."""
    return await _change(
        table, person, services, lambda kept: lobby.name_seat(kept, person, data.seat, data.name)
    )


@post("/api/tables/{table:str}/settings", status_code=200, summary="Host: change the settings")
async def change_table(
    table: TableId, data: JSONBody[asks.Change], person: Who, services: Server
) -> TableTell:
    """Only before the game; the others must say again that they are ready."""
    return await _change(table, person, services, lambda kept: lobby.configure(kept, person, data))


@post("/api/tables/{table:str}/side", status_code=200, summary="Name your side")
async def name_side(
    table: TableId, data: JSONBody[asks.NameSide], person: Who, services: Server
) -> TableTell:
    """Only before the game."""
    return await _change(
        table, person, services, lambda kept: lobby.name_side(kept, person, data.side, data.name)
    )


@post("/api/tables/{table:str}/start", status_code=200, summary="Host: start the game")
async def start_table(
    table: TableId, person: Who, services: Server, data: JSONBody[asks.Start | None] = None
) -> TableTell:
    """Everybody is ready by then, and every seat taken, unless bots fill them up."""
    now, fill = services.clock.now(), None if data is None else data.fill
    return await _change(table, person, services, lambda kept: lobby.start(kept, person, now, fill))


@post("/api/tables/{table:str}/commit", status_code=200, summary="Commit yourself to a secret")
async def commit_secret(
    table: TableId, data: JSONBody[asks.Commit], person: Who, services: Server
) -> TableTell:
    """With joint chance, when the game was started; who does not answer does not take part."""
    now = services.clock.now()
    return await _change(
        table,
        person,
        services,
        lambda kept: chance.commit(kept, person, data.round, data.commitment, now),
    )


@post("/api/tables/{table:str}/reveal", status_code=200, summary="Tell that secret")
async def reveal_secret(
    table: TableId, data: JSONBody[asks.Reveal], person: Who, services: Server
) -> TableTell:
    """When everybody has committed themselves; then the seed is made and the game begins."""
    now = services.clock.now()
    return await _change(
        table,
        person,
        services,
        lambda kept: chance.reveal(kept, person, data.round, data.secret, now),
    )


@post("/api/tables/{table:str}/resign", status_code=200, summary="Give up")
async def resign_table(table: TableId, person: Who, services: Server) -> TableTell:
    """A bot plays on for you, unless nobody is left to play against."""
    now = services.clock.now()
    return await _change(table, person, services, lambda kept: game.resign(kept, person, now))


@post("/api/tables/{table:str}/agree", status_code=200, summary="Say that it may end here")
async def agree_table(
    table: TableId, data: JSONBody[asks.Agree], person: Who, services: Server
) -> TableTell:
    """Where the rules allow it: once all people want it, the game ends as it stands."""
    live, now = await services.hall.table(table), services.clock.now()

    def agree(kept: TableRow) -> TableRow:
        end = None if live.history is None else agreed_end(live.history.state)
        return game.agree(kept, person, data.wants_end, end, now)

    return await _change(table, person, services, agree)


@post("/api/tables/{table:str}/replace", status_code=200, summary="Host: let a bot play a seat")
async def replace_table(
    table: TableId, data: JSONBody[asks.Replace], person: Who, services: Server
) -> TableTell:
    """For somebody who is away; they can take the seat back."""
    return await _change(
        table, person, services, lambda kept: game.replace(kept, person, data.seat, data.bot)
    )


@post("/api/tables/{table:str}/return", status_code=200, summary="Take your seat back")
async def return_table(table: TableId, person: Who, services: Server) -> TableTell:
    """From the bot that played for you."""
    return await _change(table, person, services, lambda kept: game.come_back(kept, person))


@post("/api/tables/{table:str}/take-over", status_code=200, summary="Take over a bot's seat")
async def take_over_seat(
    table: TableId, data: JSONBody[asks.TakeOver], person: Who, services: Server
) -> TableTell:
    """In a running game, unless the host forbids it; you see what that seat sees from then on."""
    await _check_welcome(table, person, services)
    return await _change(
        table, person, services, lambda kept: game.take_over(kept, person, data.seat)
    )


@post("/api/tables/{table:str}/close", status_code=200, summary="Host: end the table")
async def close_table(table: TableId, person: Who, services: Server) -> TableTell:
    """Nobody has won then."""
    now = services.clock.now()
    return await _change(table, person, services, lambda kept: game.close(kept, person, now))


@post("/api/tables/{table:str}/rematch", status_code=200, summary="The same again")
async def rematch_table(
    table: TableId, person: Who, services: Server, data: JSONBody[asks.Rematch | None] = None
) -> TableTell:
    """Everybody one seat further. Whoever asks is ready; it starts when all are."""
    services.limiter.spend("create", person.id)
    live = await services.hall.table(table)
    now = services.clock.now()
    keeps = data is not None and data.keeps_stations
    again = await services.finish(setup.rematch(services.store, live.table, person, keeps, now))
    live.stamp += 1
    live.ring()
    other = await services.hall.table(again.id)
    if other.table.status is Status.WAITING:
        await services.finish(other.change(lambda kept: lobby.ready(kept, person, True, now)))
    return await _told(services, other, person)


async def _check_welcome(table: str, person: Person, services: Services) -> None:
    """Raise Unwelcome if the host has blocked this person."""
    live = await services.hall.table(table)
    blocked = await services.store.blocked_by(live.table.host)
    if any(one.id == person.id for one in blocked):
        raise Unwelcome


async def _change(table: str, person: Person, services: Services, make: Changes) -> TableTell:
    services.limiter.spend("lobby", person.id)
    live = await services.hall.table(table)
    await services.finish(live.change(make))
    services.keeper.attend(live)
    return await _told(services, live, person)


async def _told(services: Services, live: LiveTable, person: Person) -> TableTell:
    return await services.sheets.tell(live, person)


HANDLERS = [
    create_table,
    list_tables,
    my_tables,
    find_table,
    show_table,
    join_table,
    leave_table,
    ready_table,
    seat_table,
    mute_seat,
    swap_seats,
    add_seat,
    remove_seat,
    name_seat,
    change_table,
    name_side,
    start_table,
    commit_secret,
    reveal_secret,
    resign_table,
    agree_table,
    replace_table,
    return_table,
    take_over_seat,
    close_table,
    rematch_table,
]
