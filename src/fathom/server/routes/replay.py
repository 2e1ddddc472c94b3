"""Looking back: a game that is over, ply by ply, and what bots think of it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from fathom.server.errors import Malformed, NotAllowed, WrongTime
from fathom.server.history import History
from fathom.server.live.live_table import LiveTable
from fathom.server.live.sights import check_watch, may_know_all
from fathom.server.replays import Eyes, Replay
from fathom.server.routes.common import Server, Who
from fathom.server.services import Services
from fathom.server.store import Person
from fathom.server.tells.after import (
    Analysis,
    EpilogueTell,
    Happened,
    Moments,
    MomentTell,
    ReplayTell,
)

MOST_MOMENTS = 50
MOST_PLY = 1_000_000
EyesWanted = Annotated[str | None, QueryParameter(max_length=10, required=False)]
First = Annotated[int, QueryParameter(ge=0, le=MOST_PLY)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_MOMENTS)]
ALL, PUBLIC = "all", "public"


@get("/api/tables/{table:str}/replay", summary="A game that is over, as a story")
async def tell_story(
    table: FromPath[str], person: Who, services: Server, eyes: EyesWanted = None
) -> ReplayTell:
    """What happened at each ply, with the eyes of a seat, of the public, or of all."""
    replay, choices = await _replay(table, person, services)
    eyes = choices[0] if eyes is None else eyes
    return ReplayTell(
        eyes=eyes,
        choices=choices,
        plies=replay.plies,
        story=[
            [
                Happened(effect=told.effect, seats=None if told.seats is None else list(told.seats))
                for told in happened
            ]
            for happened in replay.story(_read(eyes, choices))
        ],
    )


@get("/api/tables/{table:str}/replay/moments", summary="The table at some plies of a replay")
async def show_moments(
    table: FromPath[str],
    person: Who,
    services: Server,
    eyes: EyesWanted = None,
    first: First = 0,
    count: Count = 1,
) -> Moments:
    """`count` plies from `first` on; fewer at the end."""
    replay, choices = await _replay(table, person, services)
    eyes = choices[0] if eyes is None else eyes
    looking = _read(eyes, choices)
    if first > replay.plies:
        raise Malformed(f"first: the last ply of this game is {replay.plies}, not {first}")
    seen = await asyncio.to_thread(replay.moments, looking, first, count)
    return Moments(
        eyes=eyes,
        moments=[
            MomentTell(
                ply=ply,
                view=moment.view,
                attachments=moment.attachments,
                insight=moment.insight,
            )
            for ply, moment in enumerate(seen, first)
        ],
    )


@get("/api/tables/{table:str}/analysis", summary="How each side stood in a game that is over")
async def analyse(table: FromPath[str], person: Who, services: Server) -> Analysis:
    """For whoever may know everything. It takes a few seconds: ask again until it is complete."""
    services.limiter.spend("replay", person.id)
    live = await services.hall.table(table)
    history = _finished(live, person)
    if not may_know_all(live, person):
        raise NotAllowed("the host has not allowed spectators to see everything")
    if not await services.analyst.has(table):
        services.limiter.spend("analysis", person.id, table)
    return await services.analyst.analyse(table, history)


@get("/api/tables/{table:str}/epilogue", summary="What made a game that is over end as it did")
async def tell_epilogue(table: FromPath[str], person: Who, services: Server) -> EpilogueTell:
    """By what everybody was told in it; for everybody who may see the table."""
    services.limiter.spend("replay", person.id)
    engine = _finished(await services.hall.table(table), person).engine
    state, epilogue = engine.state, engine.state.game.epilogue
    if epilogue is None:
        return EpilogueTell(remarks=[], figures={})
    story = [
        told.effect for ply in range(engine.ply) for told in engine.told(ply) if told.seats is None
    ]
    return EpilogueTell(
        remarks=epilogue.remarks(state, story), figures=epilogue.figures(state, story)
    )


async def _replay(table: str, person: Person, services: Services) -> tuple[Replay, list[str]]:
    """The replay, and the eyes with which this person may look; the widest first."""
    services.limiter.spend("replay", person.id)
    live = await services.hall.table(table)
    history = _finished(live, person)
    is_open = may_know_all(live, person)
    seats = [str(seat) for seat in range(len(live.table.seats))]
    choices = [ALL, PUBLIC, *seats] if is_open else [PUBLIC]
    return services.replays.of(table, history, is_open), choices


def _finished(live: LiveTable, person: Person) -> History:
    """The game, once it is over and if this person may see anything of it."""
    check_watch(live, person)
    if not live.is_over:
        raise WrongTime("a game can be looked back at when it is over")
    if live.history is None:
        raise WrongTime("this table was ended before its game began")
    return live.history


def _read(eyes: str, choices: list[str]) -> Eyes:
    """Whose eyes are meant. Raises Malformed, or NotAllowed for what others may choose."""
    if eyes in choices:
        return "all" if eyes == ALL else None if eyes == PUBLIC else int(eyes)
    if eyes == ALL or (eyes.isascii() and eyes.isdigit() and choices == [PUBLIC]):
        raise NotAllowed("the host has not allowed spectators to see everything")
    raise Malformed(f"eyes: choose one of {', '.join(choices)}")


HANDLERS = [tell_story, show_moments, analyse, tell_epilogue]
