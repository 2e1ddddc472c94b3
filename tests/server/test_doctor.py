"""The doctor finds what is wrong, and has words for every finding."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from pathlib import Path

import pytest
from sqlalchemy import text

from fathom import cli
from fathom.cli.common import console
from fathom.server import doctor
from fathom.server.secret import secret_file, signing_secret
from fathom.server.settings import Settings
from fathom.server.store import open_store
from fathom.server.store.database import Database
from fathom.server.store.migrating import migrate
from fathom.words import LANGUAGES, load_words
from tests.conftest import Declare

FINDINGS = set(re.findall(r'Symptom\(\s*"([a-z-]+)"', Path(doctor.__file__).read_text()))


def examined(settings: Settings) -> dict[str, str]:
    """By name, the verdict of each finding."""
    return {finding.name: finding.verdict for finding in asyncio.run(doctor.examine(settings))}


def healthy(url: str) -> None:
    """Make the database, as the first start does."""

    async def run() -> None:
        await (await open_store(url)).close()

    asyncio.run(run())


def test_a_healthy_deployment(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=0)
    found = examined(settings)
    assert (found["database-new"], found["secret-new"]) == ("note", "note")
    assert "bad" not in found.values()
    assert list(tmp_path.iterdir()) == []  # looking makes nothing
    healthy(settings.database_url)
    signing_secret(settings)
    found = examined(settings)
    assert (found["database"], found["secret"]) == ("good", "good")
    assert "bad" not in found.values()


def test_a_healthy_large_deployment(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    healthy(postgres_url)
    large = Settings(data=tmp_path, port=0, database=postgres_url, redis=redis_url, secret="x" * 32)
    found = examined(large)
    assert found.pop("database-forgets") == "bad"  # as our services run PostgreSQL
    assert "bad" not in found.values()
    assert {"database", "redis", "clock", "secret-set"} <= set(found)


def test_a_secret_that_others_can_read(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=0)
    signing_secret(settings)
    secret_file(settings).chmod(0o644)
    assert examined(settings)["secret-open"] == "bad"
    secret_file(settings).chmod(0o600)
    secret_file(settings).write_text("short")
    assert examined(settings)["secret-broken"] == "bad"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert examined(Settings(data=tmp_path / "file" / "data", port=0))["folder-closed"] == "bad"


def test_databases_out_of_reach_older_and_newer(tmp_path: Path) -> None:
    nowhere = "postgresql+asyncpg://me:hunter2@/db?host=/nonexistent"
    found = asyncio.run(doctor.examine(Settings(data=tmp_path, port=0, database=nowhere)))
    (closed,) = [finding for finding in found if finding.name == "database-closed"]
    assert closed.verdict == "bad"
    assert "hunter2" not in str(closed)

    settings = Settings(data=tmp_path, port=0)

    async def run(revision: str | None) -> None:
        database = Database(settings.database_url)
        if revision is None:
            await migrate(database, "1")
        else:
            async with database.writing() as connection:
                await connection.execute(text(f"UPDATE alembic_version SET version_num={revision}"))
        await database.close()

    asyncio.run(run(None))
    assert examined(settings)["database-older"] == "note"
    asyncio.run(run("999"))
    assert examined(settings)["database-newer"] == "bad"


def test_a_game_that_does_not_work_is_noted(tmp_path: Path, declare: Declare) -> None:
    declare("flotsam", wreck="tests.no_such_module:GAME")
    findings = asyncio.run(doctor.examine(Settings(data=tmp_path, port=0)))
    (noted,) = [finding for finding in findings if finding.name == "game-broken"]
    assert noted.verdict == "note"
    assert noted.facts["game"] == "wreck" and "flotsam" in str(noted.facts["package"])


def test_redis_out_of_reach(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=0, redis=f"unix://{tmp_path}/nowhere")
    assert examined(settings)["redis-closed"] == "bad"


def test_a_port_that_something_else_has(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        async def run() -> set[str]:
            def hang_up(_: object, writer: asyncio.StreamWriter) -> None:
                writer.close()

            async with await asyncio.start_server(hang_up, sock=taken):
                findings = await doctor.examine(Settings(data=tmp_path, port=port))
            return {finding.name for finding in findings}

        assert "port-taken" in asyncio.run(run())
    assert examined(Settings(data=tmp_path, port=port))["port-free"] == "good"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_words(language: str) -> None:
    assert len(FINDINGS) > 20
    said = load_words(language, "operating")
    for name in FINDINGS:
        assert said.has(f"doctor-{name}"), name


def test_the_command_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FATHOM_LANG", "en")
    monkeypatch.setattr(console, "width", 300)
    asked = ["doctor", "--data", str(tmp_path), "--port", "0"]
    assert cli.run(asked) == 0
    assert "can be written" in capsys.readouterr().out
    secret_file(Settings(data=tmp_path)).write_text("x" * 40)
    secret_file(Settings(data=tmp_path)).chmod(0o644)
    assert cli.run(asked) == 1
    assert f"✗ Others can read the secret for cookies, and so be anybody: chmod 600 {tmp_path}" in (
        capsys.readouterr().out
    )
    assert cli.run([*asked, "--json"]) == 1
    assert "bad" in {finding["verdict"] for finding in json.loads(capsys.readouterr().out)}
