"""What the server's tests share."""

from tests.server.services import (
    other_postgres_url,
    postgres,
    postgres_url,
    redis,
    redis_url,
    service_folder,
)

__all__ = [
    "other_postgres_url",
    "postgres",
    "postgres_url",
    "redis",
    "redis_url",
    "service_folder",
]
