"""The source runs where it is asked for, compiled rules where they are there."""

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom import _source
from fathom.engine import state

PACKAGE = Path(fathom.__file__).parent
MODULES = ["fathom.engine.dice", "fathom.engine.state", "fathom.games.deep_sea.rules"]
REPORT = f"""
import importlib, json
import fathom
from fathom import _source
print(json.dumps({{
    "compiled": _source.is_compiled(),
    "files": [importlib.import_module(name).__file__ for name in {MODULES}],
    "title": fathom.load("deep-sea").title,
}}))
"""


def report(wish: str | None) -> dict[str, Any]:
    """What another Python loads, with FATHOM_INTERPRETED set to `wish`."""
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    environment.pop(_source.INTERPRETED, None)
    if wish is not None:
        environment[_source.INTERPRETED] = wish
    run = subprocess.run(
        [sys.executable, "-c", REPORT], env=environment, capture_output=True, check=True
    )
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def has_compiled_file(name: str) -> bool:
    module = PACKAGE.parent.joinpath(*name.split("."))
    return any(module.with_name(module.name + suffix).exists() for suffix in EXTENSION_SUFFIXES)


def test_the_source_runs_if_asked_for() -> None:
    found = report("1")
    assert found["compiled"] is False
    paths = [str(PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")) for name in MODULES]
    assert found["files"] == paths
    assert found["title"] == "Deep Sea Adventure"


@pytest.mark.parametrize("wish", [None, "", "0"])
def test_else_what_is_compiled_runs_compiled(wish: str | None) -> None:
    found = report(wish)
    assert found["compiled"] == has_compiled_file("fathom.engine.state")
    for name, file in zip(MODULES, found["files"], strict=True):
        assert file.endswith(".py") != has_compiled_file(name)


def test_this_run_knows_in_which_form_its_rules_are() -> None:
    asked = os.environ.get(_source.INTERPRETED, "") not in ("", "0")
    assert _source.is_compiled() == (has_compiled_file("fathom.engine.state") and not asked)
    assert _source.is_compiled() != str(state.__file__).endswith(".py")


def test_the_finder_finds_our_sources_and_nothing_else() -> None:
    finder = _source.SourceFinder()
    engine = [str(PACKAGE / "engine")]
    spec = finder.find_spec("fathom.engine.state", engine)
    assert spec is not None
    assert spec.origin == str(PACKAGE / "engine" / "state.py")
    package = finder.find_spec("fathom.engine", [str(PACKAGE)])
    assert package is not None
    assert package.submodule_search_locations == engine
    assert finder.find_spec("fathom.engine.nothing", engine) is None
    assert finder.find_spec("fathom", None) is None
    assert finder.find_spec("json.decoder", [str(Path(json.__file__).parent)]) is None


def test_no_compiled_class_is_generic() -> None:
    """mypyc would give it a `__dict__` and weak references, which upset the garbage collector."""
    sources = [file.read_text("utf-8") for file in PACKAGE.rglob("*.py")]
    compiled = [text for text in sources if text.startswith("# mypyc: compile")]
    assert compiled
    assert not [text for text in compiled if "Generic[" in text]
