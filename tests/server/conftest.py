"""What the server's tests share."""

from tests.server.services import postgres, postgres_url, redis, redis_url, service_folder

__all__ = ["postgres", "postgres_url", "redis", "redis_url", "service_folder"]
