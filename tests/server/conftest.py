"""What the server's tests share."""

from tests.server.authenticator import browsers
from tests.server.harness import clock, server
from tests.server.services import (
    other_postgres_url,
    postgres,
    postgres_url,
    redis,
    redis_url,
    service_folder,
)

__all__ = [
    "browsers",
    "clock",
    "other_postgres_url",
    "postgres",
    "postgres_url",
    "redis",
    "redis_url",
    "server",
    "service_folder",
]
