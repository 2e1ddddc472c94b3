"""Settings: from anywhere, the nearest wins, and errors say where they came from."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fathom.server.secret import (
    is_private,
    kept_secret,
    restore_secret,
    secret_file,
    signing_secret,
)
from fathom.server.settings import InvalidSetting, Settings, load_settings, unknown_variables

MANUAL = Path(__file__).parents[2] / "docs" / "operating.md"


def test_the_nearest_setting_wins(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "file"\nlog = "json"\n')
    environment = {"FATHOM_PORT": "2", "FATHOM_HOST": "variable", "FATHOM_CONFIG": str(file)}
    settings = load_settings({"port": 3, "host": None}, environment=environment)
    assert (settings.port, settings.host, settings.log) == (3, "variable", "json")


def test_a_file_in_the_data_folder_is_found(tmp_path: Path) -> None:
    (tmp_path / "fathom.toml").write_text("port = 7\nbrowser = false\n")
    settings = load_settings(environment={"FATHOM_DATA": str(tmp_path)})
    assert (settings.port, settings.browser, settings.data) == (7, False, tmp_path)
    assert settings.database_url == f"sqlite+aiosqlite:///{tmp_path}/fathom.db"


def test_every_setting_can_come_from_a_variable(tmp_path: Path) -> None:
    values = {
        "host": "localhost",
        "port": "81",
        "browser": "false",
        "data": str(tmp_path),
        "database": "postgresql+asyncpg://me@there/db",
        "redis": "redis://there",
        "workers": "4",
        "bots": "0",
        "secret": "s" * 32,
        "password": "open sesame",
        "url": "https://fathom.example",
        "tables": "9",
        "limits": "false",
        "metrics": "a token",
        "traces": "http://localhost:4318/v1/traces",
        "stun": "stun:there:3478",
        "turn": "turn:there:3478",
        "turn_secret": "shared",
        "log": "text",
        "log_level": "debug",
    }
    assert set(values) == set(Settings.__struct_fields__)
    variables = {f"FATHOM_{name.upper()}": value for name, value in values.items()}
    settings = load_settings(environment=variables)
    usual = Settings()
    for name in values:
        assert getattr(settings, name) != getattr(usual, name), name
    assert unknown_variables({**variables, "FATHOM_PROT": "1", "HOME": "x"}) == ["FATHOM_PROT"]


@pytest.mark.parametrize(
    ("flags", "environment", "complaint"),
    [
        ({"port": 99999}, {}, ["'port'", "--port", "99999"]),
        ({}, {"FATHOM_PORT": "web"}, ["'port'", "FATHOM_PORT", "web"]),
        ({}, {"FATHOM_BROWSER": "perhaps"}, ["'browser'", "perhaps"]),
        ({"log": "xml"}, {}, ["'log'", "--log", "xml"]),
        ({}, {"FATHOM_DATABASE": "mysql://x"}, ["'database'", "postgresql+asyncpg://"]),
        ({"redis": "there"}, {}, ["'redis'", "redis://"]),
        ({"url": "fathom.example"}, {}, ["'url'", "https://"]),
        ({"workers": 2}, {}, ["'workers'", "Redis"]),
        ({"bots": 0}, {}, ["'bots'", "Redis"]),
        ({"secret": "too short"}, {}, ["'secret'", "32 characters"]),
        ({}, {"FATHOM_CONFIG": "/nonexistent"}, ["'config'", "/nonexistent"]),
    ],
)
def test_a_bad_setting_is_named_with_its_source(
    flags: dict[str, object], environment: dict[str, str], complaint: list[str]
) -> None:
    with pytest.raises(InvalidSetting) as error:
        load_settings(flags, environment=environment)
    for part in complaint:
        assert part in str(error.value)
    assert "too short" not in str(error.value)


@pytest.mark.parametrize("text", ["port = ", "prot = 80", "port = [1]", "port = true"])
def test_a_bad_file_is_named(text: str, tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(InvalidSetting) as error:
        load_settings(file=file, environment={})
    assert str(file) in str(error.value)


def test_settings_are_shown_without_secrets() -> None:
    settings = Settings(
        secret="hunter2" * 5,
        database="postgresql+asyncpg://me:hunter2@there/db?password=hunter2",
        redis="redis://:hunter2@there",
    )
    assert "hunter2" not in repr(settings)
    assert "there/db" in settings.shown()["database"]


def test_the_manual_lists_every_setting_with_its_default() -> None:
    rows = [line.split("|") for line in MANUAL.read_text().splitlines() if line.startswith("| `")]
    listed = {row[1].strip(" `"): row[2].strip(" `") for row in rows}
    usual = Settings()
    for field in msgspec.structs.fields(Settings):
        default = getattr(usual, field.name)
        if field.name != "data":  # that differs from system to system
            assert listed[field.name] == str(default).lower(), field.name
    assert set(Settings.__struct_fields__) <= set(listed)


def test_a_secret_is_drawn_once_and_is_private(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "new")
    secret = signing_secret(settings)
    assert len(secret) >= 32
    assert signing_secret(settings) == secret != signing_secret(Settings(data=tmp_path / "other"))
    assert is_private(secret_file(settings))
    assert kept_secret(settings) == secret.decode()
    assert list(settings.data.iterdir()) == [secret_file(settings)]
    given = Settings(data=tmp_path / "third", secret="x" * 32)
    assert signing_secret(given) == b"x" * 32
    assert kept_secret(given) is None


def test_the_secret_of_a_backup_replaces_ours_only_when_asked(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    assert restore_secret(settings, "a" * 64, overwrite=False)
    assert not restore_secret(settings, "b" * 64, overwrite=False)
    assert signing_secret(settings) == b"a" * 64
    assert restore_secret(settings, "b" * 64, overwrite=True)
    assert is_private(secret_file(settings))
