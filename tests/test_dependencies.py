"""What is pinned was looked up among known vulnerabilities, and the package says what it needs."""

from __future__ import annotations

import json
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from hypothesis import given
from hypothesis import strategies as st

from tools import audit, sbom
from tools.locked import ROOT, Pin, needed_for, node_pins, python_pins, vendored

# The audit


def test_what_is_pinned_now_was_audited_and_nothing_was_found() -> None:
    told = json.loads(audit.FILE.read_text(encoding="utf-8"))
    pins = audit.all_pins()
    assert (told["pins"], told["digest"]) == (len(pins), audit.digest_of(pins)), (
        "the lock files have changed since: make audit ADVISORIES=..., see docs/operating.md"
    )
    assert told["advisories"] > 0
    assert told["found"] == []


def test_the_audit_is_of_all_that_the_lock_files_name() -> None:
    pins = {(pin.ecosystem, pin.name, pin.version) for pin in audit.all_pins()}
    for name in ("play.txt", "scale.txt", "test.txt"):
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        locked = [line.partition("==") for line in text.splitlines() if line[:1].isalnum()]
        assert len(locked) > 30
        for package, _, version in locked:
            assert ("PyPI", package.partition("[")[0], version.split()[0]) in pins
    for package, version, _ in vendored():
        assert ("npm", package, version) in pins


def advisory(*events: dict[str, str], versions: tuple[str, ...] = (), **more: Any) -> Any:
    about: dict[str, Any] = {"package": {"ecosystem": "PyPI", "name": "Sea_Shanty"}}
    if events:
        about["ranges"] = [{"type": "ECOSYSTEM", "events": list(events)}]
    return {"id": "TEST-1", "affected": [{**about, "versions": list(versions)}], **more}


def is_found(told: Any, version: str, name: str = "sea-shanty", ecosystem: str = "PyPI") -> bool:
    return audit.is_affected(Pin(ecosystem, name, version), told)


@pytest.mark.parametrize(
    ("version", "is_bad"),
    [("1.0", False), ("1.1", True), ("1.10", True), ("2.0rc1", True), ("2.0", False)],
)
def test_a_span_ends_where_it_was_mended(version: str, is_bad: bool) -> None:
    assert is_found(advisory({"introduced": "1.1"}, {"fixed": "2.0"}), version) is is_bad


@given(st.lists(st.integers(0, 30), min_size=4, max_size=4, unique=True), st.integers(0, 30))
def test_a_version_is_bad_in_any_of_the_spans_and_nowhere_else(marks: list[int], at: int) -> None:
    first, mended, again, last = (f"1.{mark}" for mark in sorted(marks))
    told = advisory(
        {"introduced": first}, {"fixed": mended}, {"introduced": again}, {"last_affected": last}
    )
    low, high, low_again, high_again = sorted(marks)
    assert is_found(told, f"1.{at}") is (low <= at < high or low_again <= at <= high_again)


def test_names_versions_and_ecosystems_are_told_apart() -> None:
    listed = advisory(versions=("1.0.post1",))
    assert is_found(listed, "1.0.post1")
    assert not is_found(listed, "1.0")
    always = advisory({"introduced": "0"})
    assert is_found(always, "7")
    assert is_found(always, "not-a-version"), "what cannot be compared is not taken for good"
    assert not is_found(always, "7", name="sea")
    assert not is_found(always, "7", ecosystem="npm")
    assert not is_found({**always, "withdrawn": "2026-01-01T00:00:00Z"}, "7")


@pytest.mark.parametrize("ending", ["json", "yaml"])
@pytest.mark.parametrize("is_zip", [False, True])
def test_a_bad_pin_is_found_in_a_folder_and_in_an_archive(
    tmp_path: Path, ending: str, is_zip: bool
) -> None:
    pin = next(pin for pin in python_pins() if pin.name == "msgspec")
    bad = advisory(versions=(pin.version,), modified="2026-02-03T04:05:06Z")
    bad["affected"][0]["package"]["name"] = "msgspec"
    place = tmp_path / "advisories"
    if is_zip:
        with zipfile.ZipFile(place, "w") as archive:
            archive.writestr(f"TEST-1.{ending}", json.dumps(bad))
    else:
        place.mkdir()
        (place / f"TEST-1.{ending}").write_text(json.dumps(bad))
        (place / "README.md").write_text("no advisory")
    told = audit.audit(audit.all_pins(), audit.advisories_in(place), "2026-11-17")
    assert told["found"] == [{"advisory": "TEST-1", "package": "msgspec", "version": pin.version}]
    assert (told["advisories"], told["newest_advisory"]) == (1, "2026-02-03")


# The bill of materials


def test_the_bill_of_materials_is_that_of_the_lock_files() -> None:
    assert sbom.FILE.read_text(encoding="utf-8") == sbom.bill(), "write it anew: make sbom"


def test_it_is_cyclonedx() -> None:
    text = sbom.FILE.read_text(encoding="utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    assert "timestamp" not in text


def test_it_names_what_the_package_needs_and_nothing_that_only_builds_it() -> None:
    told = json.loads(sbom.FILE.read_text(encoding="utf-8"))
    named = {part["purl"]: part for part in told["components"]}
    litestar, msgspec = (
        f"pkg:pypi/{pin.name}@{pin.version}"
        for pin in python_pins()
        if pin.name in ("litestar", "msgspec")
    )
    preact = next(f"pkg:npm/preact@{pin.version}" for pin in node_pins() if pin.name == "preact")
    assert named[litestar]["scope"] == "optional"
    assert named[msgspec]["scope"] == "required"
    assert preact in named
    names = {part["name"] for part in told["components"]}
    assert names.isdisjoint({"pytest", "ruff", "hypothesis", "typescript", "playwright"})
    wishes = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert names >= {pin.name for pin in needed_for(wishes)}
    edges = {edge["ref"]: edge.get("dependsOn", []) for edge in told["dependencies"]}
    assert msgspec in edges[litestar]
    assert preact in edges["fathom-games"]
