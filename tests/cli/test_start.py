"""How a command starts and ends: what it imports, Ctrl-C, a closed pipe, help, completion."""

import os
import subprocess
import sys
from importlib.metadata import version

import pytest

from fathom.cli.commands import BROKEN_PIPE, COMMANDS
from tests.cli.commands import Capture, refused, run

INTERRUPTED = 130
NOT_FOR_A_LIST = ("litestar", "sqlalchemy", "openskill", "matplotlib", "fathom.lab", "fathom.bots")
"""What `fathom games` used to import, and does not need."""


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "FATHOM_INTERPRETED": "", **environment},
        capture_output=True,
        text=True,
    )


def test_a_list_of_games_imports_nothing_of_other_commands() -> None:
    code = f"""
import sys
from fathom.cli import run
status = run(["games"])
print([name for name in {NOT_FOR_A_LIST} if name in sys.modules])
sys.exit(status)
"""
    done = python(code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("[]\n")


@pytest.mark.parametrize(
    "module", ["msgspec", "typer", "rich", "fathom.words", "fathom.games.sonar"]
)
def test_ctrl_c_while_importing_says_nothing(module: str) -> None:
    code = f"""
import sys
class Interrupts:
    def find_spec(self, name, path, target=None):
        if name == {module!r}:
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupts())
from fathom.cli import main
sys.argv[1:] = ["games"]
main()
"""
    done = python(code)
    assert (done.returncode, done.stdout, done.stderr) == (INTERRUPTED, "", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", "sonar"],
        ["--help"],
        ["simulate", "deep-sea", "--games", "2", "--json"],
        ["--version"],
    ],
)
def test_who_closes_a_pipe_ends_a_command_quietly(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "fathom", *arguments],
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (BROKEN_PIPE, "")


def test_without_a_command_there_is_help_in_lines(capsys: Capture) -> None:
    lines = run(capsys).splitlines()
    for command in COMMANDS:
        assert any(line.startswith(f"  {command} ") for line in lines)
    assert lines == run(capsys, "--help").splitlines()
    assert any(line.startswith("  show ") for line in run(capsys, "board").splitlines())


def test_the_version_is_that_of_the_package(capsys: Capture) -> None:
    assert run(capsys, "--version") == f"fathom {version('fathom-games')}\n"


def completed(line: str) -> list[str]:
    """What bash offers after this line."""
    words = line.split(" ")
    asked = {"_FATHOM_COMPLETE": "complete_bash", "COMP_WORDS": line}
    done = python("from fathom.cli import main; main()", **asked, COMP_CWORD=str(len(words) - 1))
    return done.stdout.split()


def test_the_shell_completes_commands_games_and_bots() -> None:
    assert completed("fathom tour") == ["tournament"]
    assert completed("fathom simulate s") == ["sonar", "submarine"]
    assert "--seats" in completed("fathom simulate sonar --s")
    assert completed("fathom simulate sonar --bots gre") == ["greedy"]


def test_an_unknown_command_is_one_clear_line(capsys: Capture) -> None:
    assert "No such command 'dive'" in refused(capsys, "dive")
