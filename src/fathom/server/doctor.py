"""Doctor: looks at a deployment and says what is wrong with it, and what to do.

Each finding has a name, and words of the same name in every language: `doctor-` and the name.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Literal

import msgspec
from sqlalchemy import text

from fathom import registry
from fathom._source import is_compiled
from fathom.server.secret import is_private, secret_file
from fathom.server.settings import Settings, unknown_variables
from fathom.server.store import NewerDatabase, NotMigrated, StoreError
from fathom.server.store.database import Database
from fathom.server.store.migrating import check_revision

_LITTLE_DISK_BYTES = 1 << 30
_NO_DISK_BYTES = 100 << 20
_SKEW_MS = 2000
_TRIAL_SECONDS = 10
"""Seconds after which something that does not answer is out of reach."""


class Symptom(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    name: str
    verdict: Literal["good", "note", "bad"]
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)


async def examine(settings: Settings) -> list[Symptom]:
    """Look at everything that a server with these settings needs."""
    return [
        *_settings(),
        *_folder(settings),
        *_secret(settings),
        *_rules(),
        *_games(),
        *await _database(settings),
        *await _redis(settings),
        *await _port(settings),
    ]


def _settings() -> Iterator[Symptom]:
    for name in unknown_variables():
        yield Symptom("variable-unknown", "note", {"variable": name})


def _folder(settings: Settings) -> Iterator[Symptom]:
    folder = settings.data
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        yield Symptom("folder-closed", "bad", {"folder": str(folder), "reason": str(error)})
        return
    yield Symptom("folder", "good", {"folder": str(folder)})
    free = shutil.disk_usage(folder).free
    facts: dict[str, str | int] = {"free": f"{free / (1 << 30):.1f}"}
    if free < _NO_DISK_BYTES:
        yield Symptom("disk-full", "bad", facts)
    elif free < _LITTLE_DISK_BYTES:
        yield Symptom("disk-little", "note", facts)
    else:
        yield Symptom("disk", "good", facts)


def _secret(settings: Settings) -> Iterator[Symptom]:
    file = secret_file(settings)
    facts: dict[str, str | int] = {"file": str(file)}
    if settings.secret:
        yield Symptom("secret-set", "good")
    elif not file.exists():
        yield Symptom("secret-new", "note", facts)
    elif not is_private(file):
        yield Symptom("secret-open", "bad", facts)
    elif not os.access(file, os.R_OK) or len(file.read_bytes().strip()) < 32:
        yield Symptom("secret-broken", "bad", facts)
    else:
        yield Symptom("secret", "good", facts)


def _rules() -> Iterator[Symptom]:
    if is_compiled():
        yield Symptom("rules", "good")
    else:
        yield Symptom("rules-interpreted", "note")


def _games() -> Iterator[Symptom]:
    for broken in registry.broken():  # the others can be played all the same
        yield Symptom("game-broken", "note", broken.facts)


async def _database(settings: Settings) -> list[Symptom]:
    try:
        database = Database(settings.database_url)
    except StoreError as error:
        return [Symptom("database-closed", "bad", {"reason": str(error)})]
    if not database.exists:
        return [Symptom("database-new", "note", {"database": database.name})]
    try:
        async with asyncio.timeout(_TRIAL_SECONDS):
            findings = [await _revision(database)]
            return findings if database.is_sqlite else findings + await _postgresql(database)
    except (StoreError, TimeoutError) as error:
        return [Symptom("database-closed", "bad", {"reason": _reason(error)})]
    finally:
        await database.close()


async def _revision(database: Database) -> Symptom:
    facts: dict[str, str | int] = {"database": database.name}
    try:
        await check_revision(database)
    except NewerDatabase as error:
        return Symptom("database-newer", "bad", facts | error.facts)
    except NotMigrated as error:
        return Symptom("database-older", "note", facts | error.facts)
    return Symptom("database", "good", facts)


async def _postgresql(database: Database) -> list[Symptom]:
    findings = []
    async with database.reading() as connection:
        for setting in ("fsync", "synchronous_commit"):
            found = await connection.execute(text(f"SHOW {setting}"))
            if found.scalar() == "off":
                findings.append(Symptom("database-forgets", "bad", {"setting": setting}))
        clock = text("SELECT extract(epoch FROM clock_timestamp()) * 1000")
        theirs = (await connection.execute(clock)).scalar_one()
    return [*findings, _clock("PostgreSQL", float(theirs))]


async def _redis(settings: Settings) -> list[Symptom]:
    if not settings.redis:
        return []
    if find_spec("redis") is None or find_spec("saq") is None:
        return [Symptom("redis-lacking", "bad")]
    from redis.asyncio import Redis  # only where the extra is installed
    from redis.exceptions import RedisError

    try:
        async with asyncio.timeout(_TRIAL_SECONDS), Redis.from_url(settings.redis) as client:
            seconds, micros = await client.time()
    except (RedisError, OSError) as error:  # a timeout is an OSError, too
        return [Symptom("redis-closed", "bad", {"reason": _reason(error)})]
    return [Symptom("redis", "good"), _clock("Redis", seconds * 1000 + micros / 1000)]


def _clock(whose: str, theirs: float) -> Symptom:
    skew = round(abs(theirs - time.time() * 1000))
    facts: dict[str, str | int] = {"whose": whose, "skew": skew}
    return (
        Symptom("clock", "good", facts)
        if skew <= _SKEW_MS
        else Symptom("clock-differs", "bad", facts)
    )


async def _port(settings: Settings) -> list[Symptom]:
    """Whether Fathom answers at the port already, or something else does, or nothing."""
    if settings.port == 0:
        return []
    facts: dict[str, str | int] = {"port": str(settings.port)}
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    try:
        async with asyncio.timeout(_TRIAL_SECONDS):
            reader, writer = await asyncio.open_connection(host, settings.port)
    except OSError:
        return [Symptom("port-free", "good", facts)]
    try:
        async with asyncio.timeout(_TRIAL_SECONDS):
            writer.write(b"GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n")
            is_ours = b" 200 " in await reader.readline()
    except OSError:
        is_ours = False
    finally:
        writer.close()
    return [Symptom("port-ours", "good", facts) if is_ours else Symptom("port-taken", "bad", facts)]


def _reason(error: Exception) -> str:
    return str(error) or type(error).__name__
