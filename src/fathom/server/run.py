"""Runs the server: one process, or several that share one socket."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

import msgspec
import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from fathom.engine.errors import FathomError
from fathom.server import traces
from fathom.server.addresses import local_url
from fathom.server.app import MOST_MESSAGE_BYTES, create_app
from fathom.server.beating import PING_SECONDS, PONG_SECONDS, BeatingSocket
from fathom.server.catalog import catalog
from fathom.server.heads import BoundedHttp
from fathom.server.logs import set_up_logs
from fathom.server.secret import signing_secret
from fathom.server.settings import PREFIX, Settings, load_settings
from fathom.server.store import open_store

UNANSWERED_SECONDS = 60
"""Seconds until a worker process that does not answer is replaced: a busy machine is no fault."""
YOUNG_OBJECTS = 20_000
"""The garbage collector looks at new objects when there are so many; 700 is for small programs."""
UNREAD_SECONDS = 30
"""Seconds after which the system ends a connection on which nothing that was sent is taken."""
KEEP_ALIVE_SECONDS = 130
"""Seconds for which a connection waits for its next request: longer than clients and proxies keep
one (Caddy two minutes), or they would send into one that is being closed, and get no answer."""
STOP_SECONDS = 10
"""Seconds to finish what has begun when told to stop."""


def app() -> ASGIApp:
    """The application of a worker process, from the settings in its environment."""
    settings = load_settings()
    set_up_logs(settings)
    made = create_app(settings)
    spare_collector()
    return made


def spare_collector() -> None:
    """Let the garbage collector look seldom, and never at what is loaded: it stays."""
    catalog()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)
    gc.enable()


def serve(settings: Settings, is_up: Callable[[int], None]) -> int:
    """Serve until told to stop; `is_up` gets the port once it answers. The exit status."""
    asyncio.run(_prepare(settings))
    listener = bound(settings)
    port: int = listener.getsockname()[1]
    if settings.workers > 1:
        return _serve_many(settings, listener, port, is_up)
    config = configured(create_app(settings), settings)
    spare_collector()
    server = _Server(config, lambda: is_up(port))
    server.run(sockets=[listener])
    return 0 if server.started else 1


async def _prepare(settings: Settings) -> None:
    """Open all that the server needs, once: better to fail here, in one line. Migrates."""
    signing_secret(settings)
    if settings.traces:
        traces.switch_on(settings.traces)
        traces.switch_off()
    store = await open_store(settings.database_url)
    try:
        await store.check_writing()
    finally:
        await store.close()
    if settings.redis:
        await _check_redis(settings.redis)


async def _check_redis(url: str) -> None:
    try:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
    except ImportError:
        raise FathomError("Redis needs more: pip install 'fathom-games[scale]'") from None
    try:
        async with Redis.from_url(url) as redis:
            await redis.time()
    except (RedisError, OSError) as error:
        raise FathomError(f"Redis does not answer: {error}") from None


def _serve_many(
    settings: Settings, listener: socket.socket, port: int, is_up: Callable[[int], None]
) -> int:
    gc.enable()
    _export(settings)
    os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="fathom-metrics-"))
    config = configured("fathom.server.run:app", settings, factory=True)
    supervisor = Multiprocess(config, sockets=[listener])
    threading.Thread(target=_wait_until_up, args=(settings.host, port, is_up), daemon=True).start()
    supervisor.run()
    return 0


def _wait_until_up(host: str, port: int, is_up: Callable[[int], None]) -> None:
    while True:
        try:
            with urlopen(f"{local_url(host, port)}/healthz"):
                break
        except OSError:
            time.sleep(0.1)
    is_up(port)


class _Server(uvicorn.Server):
    """Says when it is up."""

    def __init__(self, config: uvicorn.Config, is_up: Callable[[], None]) -> None:
        super().__init__(config)
        self._is_up = is_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._is_up()


def configured(app: ASGIApp | str, settings: Settings, factory: bool = False) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        factory=factory,
        workers=settings.workers,
        lifespan="on",
        http=BoundedHttp,
        ws=BeatingSocket,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # lengths would tell, and every socket would cost more
        proxy_headers=bool(settings.url),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_worker_healthcheck=UNANSWERED_SECONDS,
    )


def bound(settings: Settings) -> socket.socket:
    """The socket to listen on. Raises FathomError if that address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named TCP by its number, or asyncio lets the kernel hold small answers back for 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # all that come this way have it from here
        unread_ms = 1000 * UNREAD_SECONDS
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, unread_ms)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        where = f"{settings.host}:{settings.port}"
        raise FathomError(
            f"cannot listen on {where}: {error.strerror}; choose another with --port"
        ) from None
    listener.set_inheritable(True)
    return listener


def _export(settings: Settings) -> None:
    """Hand the settings to worker processes."""
    plain: dict[str, Any] = msgspec.to_builtins(settings, enc_hook=str)
    for name, value in plain.items():
        if value not in ("", None):
            text = str(value).lower() if isinstance(value, bool) else str(value)
            os.environ[PREFIX + name.upper()] = text
