"""Our Containerfile: read, and carried out step by step on a bare root file system."""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "Containerfile"
KNOWN = {
    *("FROM", "RUN", "COPY", "WORKDIR", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"),
}


class Instruction(NamedTuple):
    """One line of it."""

    verb: str
    words: str


class Stage(NamedTuple):
    """What is built on one image."""

    name: str
    image: str
    instructions: list[Instruction]

    def all(self, verb: str) -> list[str]:
        """The words of all instructions of a kind."""
        return [one.words for one in self.instructions if one.verb == verb]

    def command(self, verb: str) -> list[str]:
        """The program that CMD or HEALTHCHECK names, without a shell."""
        words = self.all(verb)[-1]
        told: list[str] = json.loads(words[words.index("[") :])
        return told

    def environment(self) -> dict[str, str]:
        """All variables that it sets."""
        pairs = (words.partition("=") for words in self.all("ENV"))
        return {name: value for name, _, value in pairs}


def stages(text: str) -> list[Stage]:
    """The stages of a Containerfile, in order."""
    found: list[Stage] = []
    for line in text.replace("\\\n", " ").splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        verb, _, words = line.strip().partition(" ")
        if verb == "FROM":
            image, _, name = words.partition(" AS ")
            found.append(Stage(name or f"{len(found)}", image, []))
        else:
            found[-1].instructions.append(Instruction(verb, words.strip()))
    return found


class Bare:
    """A root file system on which the instructions of a stage are carried out."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._variables = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"}
        self._at = "/"
        self.user = "root"

    def build(self, stage: Stage, others: dict[str, Bare], **variables: str) -> None:
        """Carry out all of them; `variables` are this machine's way to its packages."""
        for verb, words in stage.instructions:
            if verb == "RUN":
                self.run(["sh", "-c", words], **variables)
            elif verb == "COPY":
                self._copy(shlex.split(words), others)
            elif verb == "ENV":
                name, _, value = words.partition("=")
                self._variables[name] = value
            elif verb == "WORKDIR":
                self._at = words
                self._place(words).mkdir(parents=True, exist_ok=True)
            elif verb == "USER":
                self.user = words

    def run(self, command: list[str], **variables: str) -> str:
        """Run a command there; it must succeed. What it prints."""
        done = subprocess.run(self.inside(command, **variables), capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    def inside(self, command: list[str], **variables: str) -> list[str]:
        """The command that runs another there: mounts of its own, which go with it."""
        given = {**self._variables, **variables}
        pairs = [f"{name}={value}" for name, value in given.items()]
        begin = ["sh", "-c", f"cd {shlex.quote(self._at)} && exec {shlex.join(command)}"]
        user = f"--userspec={self.user}"
        there = shlex.join(["chroot", user, str(self.folder), "env", "-i", *pairs, *begin])
        root = shlex.quote(str(self.folder))
        mounts = f"mount --rbind /dev {root}/dev && mount -t proc proc {root}/proc"
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c",
                f"{mounts} && exec {there}"]  # fmt: skip

    def _place(self, path: str) -> Path:
        return self.folder / str(Path(self._at, path)).lstrip("/")

    def _copy(self, words: list[str], others: dict[str, Bare]) -> None:
        source = ROOT
        if words[0].startswith("--from="):
            source = others[words.pop(0).removeprefix("--from=")].folder
        *names, target = words
        for name in names:
            one = source / name.lstrip("/")
            to = self._place(target)
            if one.is_dir():
                shutil.copytree(one, to, symlinks=True, dirs_exist_ok=True, ignore=_ignored(source))
            else:
                shutil.copy2(one, to / one.name if target.endswith("/") else to)


def _ignored(source: Path) -> Callable[[Any, list[str]], set[str]] | None:
    """What .containerignore keeps out; between stages everything goes along."""
    return shutil.ignore_patterns("__pycache__", "*.so") if source == ROOT else None
