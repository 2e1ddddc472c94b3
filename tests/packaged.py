"""What is built from this checkout, and environments in which it is installed."""

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

from tests.server.process import Process

ROOT = Path(__file__).parent.parent
NAME = "fathom-games"
_REQUIREMENT = re.compile(r"([\w.-]+)(?:\[([\w,-]+)\])?[^;]*(?:;(.*))?")
_EXTRA = re.compile(r"""extra == ['"]([\w-]+)['"]""")

# Plays a whole game of each kind and says how it went, and what it was played with.
PLAY = """
import json
import fathom
from fathom._source import is_compiled
from fathom.engine.dice import Dice
from fathom.engine.playout import play_random

ends = {}
for game in fathom.games():
    state = game.new(game.seats[0], seed=7)
    play_random(state, Dice(7))
    ends[game.key] = state.position()
print(json.dumps({"file": fathom.__file__, "compiled": is_compiled(), "ends": ends}))
"""


def attempt(
    *command: str | Path, cwd: Path, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command, without what our own environment says about Fathom."""
    ours = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("FATHOM_") and name != "PYTHONPATH"
    }
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**ours, **environment},
        input=typed,
        capture_output=True,
        text=True,
    )


def run(
    *command: str | Path, cwd: Path, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command that must succeed."""
    done = attempt(*command, cwd=cwd, typed=typed, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def sdist(folder: Path) -> Path:
    """The source distribution of this checkout."""
    leave_out = shutil.ignore_patterns(
        ".*", "build", "dist", "*.egg-info", "__pycache__", "node_modules"
    )
    checkout = shutil.copytree(ROOT, folder / "checkout", ignore=leave_out)
    run(sys.executable, "setup.py", "-q", "sdist", "--formats", "gztar", cwd=checkout)
    (archive,) = checkout.glob("dist/*.tar.gz")
    return archive


def wheel_of(source: Path, folder: Path, **environment: str) -> Path:
    """The wheel that is built from an unpacked source distribution, with what is installed here."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-index"]
    copy = shutil.copytree(source, folder / "source")  # a build leaves things behind
    run(*pip, "--wheel-dir", folder, copy, cwd=folder, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


def pip_of(folder: Path) -> list[str]:
    """The pip that installs into a new, empty environment in this folder."""
    venv.create(folder, symlinks=True)
    python = str(folder / "bin" / "python")
    return [sys.executable, "-m", "pip", "--python", python, "install", "-q"]


class Installed:
    """An environment in which the package is installed, and what it needs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"
        self.data = folder / "data"
        self.data.mkdir(exist_ok=True)

    def fathom(self, *arguments: str, typed: str = "") -> str:
        """What a command prints that must succeed."""
        command = self.folder / "bin" / "fathom"
        return run(command, *arguments, cwd=self.data, typed=typed, **self._surroundings()).stdout

    def refused(self, *arguments: str) -> str:
        """What a command says that must be refused in a line."""
        command = self.folder / "bin" / "fathom"
        done = attempt(command, *arguments, cwd=self.data, **self._surroundings())
        assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stdout + done.stderr
        return done.stderr

    def played(self, **environment: str) -> dict[str, object]:
        """What PLAY says there."""
        said: dict[str, object] = json.loads(
            run(self.python, "-c", PLAY, cwd=self.data, **environment).stdout
        )
        assert Path(str(said.pop("file"))).is_relative_to(self.folder)
        return said

    def server(self) -> Process:
        """The table server of this environment, not of the checkout."""
        within = ["env", "--unset=PYTHONPATH"]
        return Process(self.data, within=within, python=str(self.python))

    def _surroundings(self) -> dict[str, str]:
        return {"FATHOM_DATA": str(self.data), "FATHOM_LANG": "en", "COLUMNS": "120"}


def installed_beside(wheel: Path, folder: Path, *extras: str) -> Installed:
    """A new environment with this wheel and, linked from ours, only what it asks for."""
    run(*pip_of(folder), "--no-deps", "--no-index", wheel, cwd=folder)
    link_libraries(folder, extras)
    return Installed(folder)


def link_libraries(folder: Path, extras: Iterable[str]) -> None:
    """Link from our environment what the package asks for with these extras."""
    (packages,) = folder.glob("lib/python*/site-packages")
    needed: dict[str, Distribution] = {}
    (package,) = Distribution.discover(name=NAME, path=[str(packages)])
    _add_needed(package, frozenset(extras), needed)
    for library in needed.values():
        for part in {Path(file).parts[0] for file in library.files or []} - {"..", "__pycache__"}:
            link = packages / part
            if not link.exists():
                link.symlink_to(Path(str(library.locate_file(part))))


def _add_needed(
    library: Distribution, extras: frozenset[str], needed: dict[str, Distribution]
) -> None:
    """Add what a distribution asks for with these extras, and what that asks for."""
    for text in library.requires or []:
        match = _REQUIREMENT.fullmatch(text)
        assert match is not None, text
        extra = _EXTRA.search(match[3] or "")
        if extra is not None and extra[1] not in extras:
            continue
        wanted = frozenset((match[2] or "").split(",")) - {""}
        if match[1].replace("_", "-").lower() == NAME:
            _add_needed(library, extras | wanted, needed)
        elif match[1] not in needed and (found := _found(match[1])) is not None:
            needed[match[1]] = found
            _add_needed(found, wanted, needed)


def _found(name: str) -> Distribution | None:
    """A distribution, unless it is only for other systems and so not installed here."""
    try:
        return distribution(name)
    except ModuleNotFoundError:
        return None
