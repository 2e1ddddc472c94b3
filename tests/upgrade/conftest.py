"""PostgreSQL and Redis, and the version before this one."""

import tarfile
from pathlib import Path

import pytest

from tests.server.services import (
    postgres,
    postgres_url,
    redis,
    redis_url,
    service_folder,
)

__all__ = ["postgres", "postgres_url", "redis", "redis_url", "service_folder"]


@pytest.fixture(scope="session")
def previous_version(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the version before this one; see tools/previous_version.py."""
    folder = tmp_path_factory.mktemp("previous")
    with tarfile.open(Path(__file__).parent / "previous-version.tar.xz") as packed:
        packed.extractall(folder, filter="data")
    return folder
