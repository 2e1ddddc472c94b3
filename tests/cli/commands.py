"""Commands run as a user would."""

import pytest

from fathom import cli

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> str:
    """What a command prints that succeeds."""
    status = cli.run(list(arguments))
    printed = capsys.readouterr()
    assert status == 0, printed.err
    return printed.out


def refused(capsys: Capture, *arguments: str) -> str:
    """The one line that a refused command prints."""
    assert cli.run(list(arguments)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1, printed.err
    return printed.err
