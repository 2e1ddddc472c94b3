"""For whoever runs the server: whether it is well, and its metrics."""

from __future__ import annotations

import hmac

from litestar import Response, get
from litestar.exceptions import NotFoundException

from fathom.server import metrics
from fathom.server.routes.common import Asked, Server
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
    shown = request.headers.get("authorization", "").encode()
    token = services.settings.metrics
    if not token or not hmac.compare_digest(shown, f"Bearer {token}".encode()):
        raise NotFoundException
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


HANDLERS = [healthz, show_metrics]
