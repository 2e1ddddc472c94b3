"""The application: routes, errors, and the life of the server around them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from fathom.engine.errors import FathomError
from fathom.server import metrics
from fathom.server.clock import Clock, WallClock
from fathom.server.door import Door
from fathom.server.errors import Malformed, TooFast, status_of
from fathom.server.faults import fault_of
from fathom.server.guard import Guard
from fathom.server.limits import Limiter
from fathom.server.routes import conduct, games, me, operations, pages, people, play, replay, tables
from fathom.server.routes.common import REFUSALS, provide_person, provide_services
from fathom.server.secret import signing_secret
from fathom.server.services import Services
from fathom.server.settings import Settings
from fathom.server.shell import zip_all
from fathom.server.store import Store, open_store
from fathom.server.tells.tables import Fault

MOST_BODY_BYTES = 64 * 1024
"""Bytes of a request: a drawn line is the longest."""
MOST_MESSAGE_BYTES = 64 * 1024
"""Bytes of a message on a websocket."""
_CODES = {400: "malformed", 404: "not-found", 405: "not-this-way", 413: "too-long"}
log = logging.getLogger("fathom.server")

Opener = Callable[[], Awaitable[Store]]


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused, not failed on, whatever bytes it is made of."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Malformed("the body is not text in UTF-8") from None
        except RecursionError:
            raise Malformed("the body has too many lists or objects within each other") from None


def create_app(
    settings: Settings, clock: Clock | None = None, opener: Opener | None = None
) -> ASGIApp:
    """The server as an ASGI application. Store and bots start and stop with it."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = await (open_store(settings.database_url) if opener is None else opener())
        services = Services(settings, store, clock)
        app.state.services = services
        try:
            await services.start()
            async with asyncio.TaskGroup() as beside:
                beside.create_task(asyncio.to_thread(zip_all))
                yield
        finally:
            await services.stop()

    return Guard(litestar(life), settings.url, _door(settings, clock))


def _door(settings: Settings, clock: Clock | None) -> Door | None:
    """What is asked of those who come, if the server is not for everybody."""
    if not settings.password:
        return None
    limiter = Limiter(WallClock() if clock is None else clock, settings.limits)
    is_secure = settings.url.startswith("https")
    return Door(settings.password, signing_secret(settings), limiter, is_secure)


def litestar(life: Callable[[Litestar], Any]) -> Litestar:
    """The routes and what goes with all of them."""
    handlers = [
        handler
        for module in (me, people, conduct, games, tables, play, replay, operations, pages)
        for handler in module.HANDLERS
    ]
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = REFUSALS
    return Litestar(
        route_handlers=handlers,
        lifespan=[life],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        exception_handlers={
            FathomError: _refused,
            HTTPException: _not_found,
            Exception: _failed,
        },
        request_class=JsonRequest,
        request_max_body_size=MOST_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Fathom",
            version="1",
            description="Four sea games on one table. docs/protocol.md describes the websocket.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )


def _refused(request: Request[Any, Any, Any], error: FathomError) -> Response[Fault]:
    metrics.refused.labels(error.code).inc()
    headers = {"Retry-After": str(error.retry_after)} if isinstance(error, TooFast) else None
    return _fault(fault_of(error), status_of(error), headers)


def _not_found(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """What the framework refuses: it says what is wrong with the request, never with us."""
    status = error.status_code if error.status_code < 500 else 500
    detail = error.detail
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra]
    if faults:
        detail = "; ".join(faults)
    return _fault(Fault(code=_CODES.get(status, "malformed"), detail=detail), status, error.headers)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _fault(Fault(code="internal", detail="something went wrong here; it is noted"), 500)


def _fault(fault: Fault, status: int, headers: dict[str, str] | None = None) -> Response[Fault]:
    return Response(fault, status_code=status, media_type=MediaType.JSON, headers=headers)
