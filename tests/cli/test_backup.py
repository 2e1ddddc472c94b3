"""`fathom backup` and `fathom restore`: what they print, and how they refuse."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fathom import cli
from fathom.server.secret import secret_file, signing_secret
from fathom.server.settings import Settings
from fathom.server.store import open_store
from tests.server.store.samples import NEXT, entry, with_table

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture
def server(tmp_path: Path) -> Settings:
    """A server's data folder with a game in it."""
    settings = Settings(data=tmp_path / "server")

    async def fill() -> None:
        store = await open_store(settings.database_url)
        await with_table(store, "t")
        await store.append("t", entry(0), NEXT)
        await store.close()

    asyncio.run(fill())
    signing_secret(settings)
    return settings


def refused(capsys: Capture, *arguments: str) -> str:
    assert cli.run(list(arguments)) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1, printed.err
    return printed.err


def test_a_server_moves_to_another_folder(
    server: Settings, tmp_path: Path, capsys: Capture
) -> None:
    file, new = tmp_path / "backup", Settings(data=tmp_path / "new")
    assert cli.run(["backup", str(file), "--data", str(server.data)]) == 0
    assert "2 people, one table, one move" in capsys.readouterr().out
    assert cli.run(["restore", str(file), "--data", str(new.data)]) == 0
    assert "2 people, one table, one move" in capsys.readouterr().out
    assert signing_secret(new) == signing_secret(server)
    assert secret_file(new).stat().st_mode & 0o777 == 0o600

    assert "--force" in refused(capsys, "backup", str(file), "--data", str(server.data))
    assert "--force" in refused(capsys, "restore", str(file), "--data", str(new.data))
    assert cli.run(["restore", str(file), "--data", str(new.data), "--force"]) == 0


def test_restoring_beside_another_secret_says_so(
    server: Settings, tmp_path: Path, capsys: Capture
) -> None:
    file, new = tmp_path / "backup", Settings(data=tmp_path / "new")
    secret = signing_secret(new)
    cli.run(["backup", str(file), "--data", str(server.data)])
    assert cli.run(["restore", str(file), "--data", str(new.data)]) == 0
    assert "keeps its own secret" in capsys.readouterr().out
    assert signing_secret(new) == secret


def test_there_must_be_something_to_back_up(tmp_path: Path, capsys: Capture) -> None:
    printed = refused(capsys, "backup", str(tmp_path / "backup"), "--data", str(tmp_path))
    assert "start the server once" in printed
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["restore", "{}/nowhere"], "No such file"),
        (["restore", "{}/text"], "does not work"),
        (["restore", "{}/text", "--database", "mysql://x"], "postgresql+asyncpg://"),
        (["backup", "{}/no/folder/file"], "cannot write"),
        (["doctor", "--config", "{}/nowhere"], "No such file"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], complaint: str, server: Settings, tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "text").write_text("not a backup")
    asked = [argument.format(tmp_path) for argument in arguments]
    assert complaint in refused(capsys, *asked, "--data", str(server.data))
