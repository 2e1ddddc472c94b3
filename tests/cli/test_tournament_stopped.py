"""A tournament that is stopped, however rudely, leaves no process behind and goes on later."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fathom.lab.ledger import FILE

GAMES = 24
COMMAND = [
    *(sys.executable, "-m", "fathom", "tournament", "sonar", "--seats", "8"),
    *("--bots", "greedy,random", "--games", str(GAMES), "--seed", "5"),
]
SRC = Path(__file__).parents[2] / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SRC), "FATHOM_LANG": "en"}


def start(*more: str) -> subprocess.Popen[str]:
    """A tournament in processes of its own; whoever of them lives keeps its output open."""
    return subprocess.Popen(
        [*COMMAND, *more],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def report(*more: str) -> str:
    done = subprocess.run(
        [*COMMAND, "--json", *more], env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    return done.stdout


def kept(folder: Path) -> int:
    """How many results are in the folder, torn lines aside."""
    file = folder / FILE
    return max(file.read_bytes().count(b"\n") - 1, 0) if file.exists() else 0


def wait_for(count: int, folder: Path, process: subprocess.Popen[str]) -> None:
    while kept(folder) < count:
        assert process.poll() is None, process.communicate()
        os.sched_yield()


@pytest.fixture(scope="module")
def undisturbed() -> str:
    return report()


@pytest.mark.parametrize(
    ("how", "jobs"), [(signal.SIGINT, "1"), (signal.SIGTERM, "2"), (signal.SIGKILL, "2")]
)
def test_stopped_tournament_goes_on(
    how: signal.Signals, jobs: str, undisturbed: str, tmp_path: Path
) -> None:
    process = start("--jobs", jobs, "--out", str(tmp_path))
    wait_for(3, tmp_path, process)
    process.send_signal(how)
    said, _ = process.communicate()  # returns when every process has gone
    before = kept(tmp_path)
    assert 3 <= before < GAMES
    if how == signal.SIGINT:
        assert f"Stopped after {before} of {GAMES} games." in said
    assert process.returncode == (130 if how == signal.SIGINT else -how)
    with (tmp_path / FILE).open("ab") as stream:
        stream.write(b'{"game":7,"bots":["gree')  # torn in the middle of a line
    assert report("--jobs", "2", "--out", str(tmp_path)) == undisturbed
    assert kept(tmp_path) == GAMES


def test_ctrl_c_reaches_all_processes_and_is_quiet(tmp_path: Path) -> None:
    """A terminal interrupts every process of the group; only one of them says something."""
    process = start("--jobs", "2", "--out", str(tmp_path))
    wait_for(3, tmp_path, process)
    os.killpg(process.pid, signal.SIGINT)
    said, _ = process.communicate()
    assert process.returncode == 130
    assert said.strip().splitlines() == [
        f"Stopped after {kept(tmp_path)} of {GAMES} games. The same command goes on from there."
    ]
