"""What the lock files pin: packages of Python, and what the browser application vendors."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PYTHON_LOCK = ROOT / "requirements" / "test.txt"
"""All that anything of ours needs; requirements/play.txt is a part of it."""
NODE_LOCK = ROOT / "tools" / "package-lock.json"
VENDORED = ROOT / "src" / "fathom" / "web" / "vendor" / "VENDORED.txt"
_PIN = re.compile(r"^(?P<name>[a-z0-9][\w.-]*)(?:\[[^]]*\])?==(?P<version>[^\s;]+)")
_VIA = re.compile(r"^ +#(?: via)? +(?P<parent>[\w.-]+)")


class Pin(NamedTuple):
    """One package in one version."""

    ecosystem: str
    """`PyPI` or `npm`."""
    name: str
    version: str
    needed_by: tuple[str, ...] = ()


def python_pins(file: Path = PYTHON_LOCK) -> list[Pin]:
    """What a lock file of ours pins, and for whom; a package may differ between platforms."""
    pins: list[Pin] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if found := _PIN.match(line):
            pins.append(Pin("PyPI", found["name"], found["version"]))
        elif pins and (via := _VIA.match(line)):
            parents = (*pins[-1].needed_by, str(canonicalize_name(via["parent"])))
            pins[-1] = pins[-1]._replace(needed_by=parents)
    return pins


def node_pins(file: Path = NODE_LOCK) -> list[Pin]:
    """What tools/package-lock.json pins."""
    packages = json.loads(file.read_text(encoding="utf-8"))["packages"]
    return [
        Pin("npm", path.rpartition("node_modules/")[2], about["version"])
        for path, about in packages.items()
        if path
    ]


def project() -> dict[str, Any]:
    """What pyproject.toml says of the package."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    told: dict[str, Any] = tomllib.loads(text)["project"]
    return told


def needed_for(wishes: Iterable[str]) -> list[Pin]:
    """What these requirements lead to, by what the lock file says of who needs what."""
    pins = python_pins()
    wanted = {str(canonicalize_name(Requirement(wish).name)) for wish in wishes}
    wanted &= {pin.name for pin in pins}  # an extra may name others of ours
    while more := {pin.name for pin in pins if wanted & {*pin.needed_by}} - wanted:
        wanted |= more
    return [pin for pin in pins if pin.name in wanted]


def vendored() -> list[tuple[str, str, str]]:
    """What lies in the package itself: name, version and licence."""
    lines = VENDORED.read_text(encoding="utf-8").splitlines()[1:]
    return sorted({(line.split()[2], line.split()[3], line.split()[4]) for line in lines})
