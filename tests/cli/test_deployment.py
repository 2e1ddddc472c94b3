"""Every setting is a flag of every command that runs or checks a server."""

from __future__ import annotations

import pytest

from fathom import cli
from fathom.engine.errors import FathomError
from fathom.server.settings import InvalidSetting, Settings
from fathom.server.store import StoreError
from fathom.server.store.backup import InvalidBackup, NotEmpty
from fathom.words import LANGUAGES, load_words


@pytest.mark.parametrize("command", ["serve", "worker", "doctor"])
def test_every_setting_is_a_flag(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([command, "--help"]) == 0
    printed = capsys.readouterr().out
    for name in Settings.__struct_fields__:
        assert f"--{name.replace('_', '-')} " in printed, name


def test_a_flag_that_does_not_work_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("serve", "worker", "doctor"):
        assert cli.run([command, "--port", "99999", "--lang", "de"]) == 2
        assert "Die Einstellung „port“ (--port) geht nicht" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_a_deployment_has_a_sentence(language: str) -> None:
    said = load_words(language, "shared", "operating")
    kinds: list[type[FathomError]] = [
        InvalidSetting,
        InvalidBackup,
        NotEmpty,
        StoreError,
        *StoreError.__subclasses__(),
    ]
    assert len(kinds) > 8
    for kind in kinds:
        assert said.has(f"error-{kind.code}"), kind
