"""Look for known vulnerabilities in all that our lock files pin: `make audit ADVISORIES=PATH`.

PATH is a folder or a zip archive of advisories in the OSV form, such as a clone of the PyPA
advisory database or what osv.dev offers for download; nothing is asked in the network. What was
found, and by which advisories, is written to requirements/audit.json. `make test` sees to it that
this is about the versions that are pinned now.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import zipfile
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import yaml
from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

from tools.locked import ROOT, Pin, node_pins, python_pins

FILE = ROOT / "requirements" / "audit.json"
Advisory = dict[str, Any]
_ENDINGS = (".json", ".yaml", ".yml")


def all_pins() -> list[Pin]:
    """Everything that is pinned, tools of tests included."""
    return sorted([*python_pins(), *node_pins()])


def digest_of(pins: Iterable[Pin]) -> str:
    """Says of which versions an audit was."""
    text = "".join(f"{pin.ecosystem} {pin.name} {pin.version}\n" for pin in pins)
    return hashlib.sha256(text.encode()).hexdigest()


def advisories_in(place: Path) -> Iterator[Advisory]:
    """Every advisory in a folder or a zip archive."""
    if place.is_dir():
        for file in sorted(place.rglob("*")):
            if file.suffix in _ENDINGS and ".git" not in file.parts:
                yield from _read(file.name, file.read_bytes())
    else:
        with zipfile.ZipFile(place) as archive:
            for name in sorted(archive.namelist()):
                if name.endswith(_ENDINGS):
                    yield from _read(name, archive.read(name))


def _read(name: str, content: bytes) -> Iterator[Advisory]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    told = json.loads(content) if name.endswith(".json") else yaml.load(content, loader)
    if isinstance(told, dict) and "id" in told and "affected" in told:
        yield told


def is_affected(pin: Pin, advisory: Advisory) -> bool:
    """Whether an advisory is about this version; where versions cannot be compared, it is."""
    if advisory.get("withdrawn"):
        return False
    return any(
        pin.version in about.get("versions", ())
        or any(_is_within(pin.version, span["events"]) for span in about.get("ranges", ())
               if span["type"] in ("ECOSYSTEM", "SEMVER"))
        for about in advisory["affected"]
        if about.get("package", {}).get("ecosystem") == pin.ecosystem
        and canonicalize_name(about["package"]["name"]) == canonicalize_name(pin.name)
    )  # fmt: skip


def _is_within(version: str, events: Iterable[dict[str, str]]) -> bool:
    """Whether a version lies in one of the spans that these events begin and end, in order."""
    is_in = False
    try:
        here = Version(version)
        for event in events:
            (kind, at), *_ = event.items()
            if kind == "introduced" and (at == "0" or here >= Version(at)):
                is_in = True
            elif (kind == "fixed" and here >= Version(at)) or (
                kind == "last_affected" and here > Version(at)
            ):
                is_in = False
    except InvalidVersion:
        return True
    return is_in


def audit(pins: list[Pin], advisories: Iterable[Advisory], today: str) -> dict[str, Any]:
    """What these advisories say of these pins."""
    found: list[dict[str, str]] = []
    read, newest = 0, ""
    for advisory in advisories:
        read += 1
        newest = max(newest, str(advisory.get("modified", ""))[:10])
        found += [
            {"advisory": advisory["id"], "package": pin.name, "version": pin.version}
            for pin in pins
            if is_affected(pin, advisory)
        ]
    return {
        "audited": today,
        "pins": len(pins),
        "digest": digest_of(pins),
        "advisories": read,
        "newest_advisory": newest,
        "found": sorted(found, key=lambda one: (one["package"], one["advisory"])),
    }


def main() -> int:
    """Audit, write it down, say it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("advisories", type=Path, help="a folder or zip archive in the OSV form")
    place = parser.parse_args().advisories
    told = audit(all_pins(), advisories_in(place), date.today().isoformat())
    if not told["advisories"]:
        print(f"{place}: there are no advisories in the OSV form here", file=sys.stderr)
        return 1
    FILE.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(f"{told['pins']} pins, {told['advisories']} advisories up to {told['newest_advisory']}")
    for one in told["found"]:
        print(f"{one['package']} {one['version']}: {one['advisory']}")
    return 1 if told["found"] else 0


if __name__ == "__main__":
    sys.exit(main())
