"""The same real PostgreSQL and Redis as for the server's tests."""

from tests.server.services import postgres, postgres_url, redis, redis_url, service_folder

__all__ = ["postgres", "postgres_url", "redis", "redis_url", "service_folder"]
