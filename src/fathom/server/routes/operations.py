"""For whoever runs the server: whether it is well, and its metrics."""

from __future__ import annotations

import base64
import hmac

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException

from fathom.server import metrics
from fathom.server.operate import language_of, page
from fathom.server.routes.common import Asked, Server, address_of
from fathom.server.services import Services
from fathom.server.store import StoreError
from fathom.server.tells.tables import Health


@get("/healthz", summary="Whether the server is ready")
async def healthz(services: Server) -> Response[Health]:
    """200 when it is ready to play; 503 while it starts, stops, or cannot read or write."""
    status = "ready" if services.is_ready else "stopping" if services.is_stopping else "starting"
    if services.is_ready:
        try:
            await services.store.check()
            status = "ready" if await services.can_keep() else "cannot write"
        except StoreError:
            status = "no database"
    return Response(Health(status=status), status_code=200 if status == "ready" else 503)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Asked, services: Server) -> Response[bytes]:
    """What is counted and timed, for whoever has the token: counts can tell a player something."""
    if not _shows_token(request, services, f"Bearer {services.settings.metrics}"):
        raise NotFoundException
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


@get("/operate", include_in_schema=False)
async def operate(request: Asked, services: Server) -> Response[str]:
    """How the server does, for whoever has the token: a browser asks for it as a password."""
    services.limiter.spend("operate", address_of(request))
    login = base64.b64encode(f"operator:{services.settings.metrics}".encode()).decode()
    if not services.settings.metrics:
        raise NotFoundException
    if not _shows_token(request, services, f"Basic {login}"):
        headers = {"WWW-Authenticate": 'Basic realm="operator", charset="UTF-8"'}
        return Response("", status_code=401, headers=headers, media_type=MediaType.TEXT)
    language = language_of(request.headers.get("accept-language", ""))
    shown = await page(services, language)
    return Response(shown, headers={"Cache-Control": "no-store"}, media_type=MediaType.HTML)


def _shows_token(request: Asked, services: Services, wanted: str) -> bool:
    shown = request.headers.get("authorization", "").encode()
    return bool(services.settings.metrics) and hmac.compare_digest(shown, wanted.encode())


HANDLERS = [healthz, show_metrics, operate]
