"""The packed artefact, installed elsewhere and tried: as others will get it."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import fathom
from setup import libraries, marked

ROOT = Path(__file__).parent.parent
SUFFIXES = {
    *(".py", ".typed", ".ftl", ".txt", ".json"),
    *(".html", ".js", ".css", ".svg", ".png", ".woff2", ".webmanifest"),
}

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


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command that must succeed, without what our own environment says about Fathom."""
    ours = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("FATHOM_") and name != "PYTHONPATH"
    }
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**ours, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def unpacked_sdist(folder: Path) -> Path:
    """The source distribution of this checkout, unpacked."""
    leave_out = shutil.ignore_patterns(
        ".*", "build", "dist", "*.egg-info", "__pycache__", "node_modules"
    )
    checkout = shutil.copytree(ROOT, folder / "checkout", ignore=leave_out)
    run(sys.executable, "setup.py", "-q", "sdist", "--formats", "zip", cwd=checkout)
    (archive,) = checkout.glob("dist/*.zip")
    shutil.unpack_archive(archive, folder)
    return folder / archive.stem


def wheel_of(source: Path, folder: Path, **environment: str) -> Path:
    """The wheel that is built from an unpacked source distribution, with what is installed here."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-index"]
    copy = shutil.copytree(source, folder / "source")  # a build leaves things behind
    run(*pip, "--wheel-dir", folder, copy, cwd=folder, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment that has this wheel, and our own environment's libraries."""
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    run(*pip, "--no-deps", "--no-index", wheel, cwd=folder)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return python


def played(python: Path, **environment: str) -> dict[str, object]:
    """What PLAY says in that environment."""
    home = python.parent.parent
    said: dict[str, object] = json.loads(run(python, "-c", PLAY, cwd=home, **environment).stdout)
    assert Path(str(said.pop("file"))).is_relative_to(home)
    return said


def names_in(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpacked_sdist(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def plain_wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel_of(source, tmp_path_factory.mktemp("plain"), FATHOM_COMPILE="0")


def test_a_source_distribution_has_all_that_make_needs(source: Path) -> None:
    assert (source / "Makefile").is_file()
    for folder in ("src", "tests", "requirements"):
        ours = {
            path.relative_to(ROOT)
            for path in (ROOT / folder).rglob("*")
            if path.suffix in {*SUFFIXES, ".sh", ".ts"}
            and not any(part.endswith(".egg-info") for part in path.parts)
        }
        packed = {path.relative_to(source) for path in (source / folder).rglob("*")}
        assert ours - packed == set()
    assert not list(source.rglob("*.so"))


def test_a_wheel_has_every_module_its_types_and_its_words(plain_wheel: Path) -> None:
    src = ROOT / "src"
    ours = {
        path.relative_to(src).as_posix()
        for path in (src / "fathom").rglob("*")
        if path.suffix in SUFFIXES
    }
    packed = {name for name in names_in(plain_wheel) if ".dist-info/" not in name}
    assert packed == ours


def test_an_interpreted_wheel_plays_a_game_elsewhere(plain_wheel: Path, tmp_path: Path) -> None:
    assert plain_wheel.name.endswith("-py3-none-any.whl")
    assert played(installed(plain_wheel, tmp_path))["compiled"] is False


@pytest.mark.soak
@pytest.mark.compiled
def test_a_compiled_wheel_plays_the_same_game_both_ways(
    source: Path, plain_wheel: Path, tmp_path: Path
) -> None:
    wheel = wheel_of(source, tmp_path, FATHOM_COMPILE="1")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    hot = {path.removeprefix("src/").removesuffix(".py") + suffix for path in marked()}
    assert names_in(wheel) >= hot
    python = installed(wheel, tmp_path / "compiled")
    compiled, interpreted = played(python), played(python, FATHOM_INTERPRETED="1")
    plain = played(installed(plain_wheel, tmp_path / "plain"))
    assert compiled["compiled"] is True
    assert interpreted["compiled"] is plain["compiled"] is False
    assert compiled["ends"] == interpreted["ends"] == plain["ends"]


def test_without_a_compiler_the_build_says_so_and_goes_on(source: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(source, tmp_path / "copy")
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    (copy / "src/fathom/engine/state.so").touch()  # from when there was a compiler
    done = run(*build, cwd=copy, CC="/nonexistent", PATH=str(tmp_path))
    assert "Rules run interpreted" in done.stderr
    assert "no C compiler (/nonexistent)" in done.stderr
    assert not list(copy.rglob("*.so"))
    wheel = wheel_of(source, tmp_path, CC="/nonexistent", PATH=str(tmp_path))
    assert wheel.name.endswith("-py3-none-any.whl")


def imports_of(path: Path) -> Iterator[str]:
    """Every module that a file may import, wherever in it, with all packages that it lies in."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            yield from (".".join(parts[:length]) for length in range(1, len(parts) + 1))


def test_a_build_asks_for_all_that_compiling_imports() -> None:
    src = ROOT / "src"
    left = [ROOT / "setup.py", *(ROOT / path for path in marked())]
    seen: set[Path] = set()
    libraries_of_others: set[str] = set()
    while left:
        path = left.pop()
        if path in seen:
            continue
        seen.add(path)
        for name in imports_of(path):
            if name.split(".")[0] == "fathom":
                module = src.joinpath(*name.split("."))
                files = (module / "__init__.py", module.with_suffix(".py"))
                left += [file for file in files if file.is_file()]
            else:
                libraries_of_others.add(name.split(".")[0])
    libraries_of_others -= sys.stdlib_module_names
    assert {"mypyc", "setuptools"} <= libraries_of_others
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    projects = {re.split(r"[^\w.-]", text)[0] for text in asked}
    sources = packages_distributions()
    assert [name for name in libraries_of_others if projects.isdisjoint(sources[name])] == []


def test_every_game_is_compiled_into_a_library_of_its_own() -> None:
    together = libraries()
    assert sorted(path for files in together.values() for path in files) == marked()
    for game in fathom.games():
        package = type(game).__module__
        if not package.startswith("fathom.games."):
            continue  # somebody else's, installed beside ours
        ours = {path for path in marked() if path.startswith(f"src/{package.replace('.', '/')}/")}
        assert set(together.pop(f"{package}.native")) == ours
        rules = type(game.new(game.seats[0], seed=1)).__module__
        assert f"src/{rules.replace('.', '/')}.py" in ours
    assert list(together) == ["fathom.native"]


@pytest.mark.compiled
def test_a_change_in_one_game_leaves_the_code_of_the_others_as_it_is(
    source: Path, tmp_path: Path
) -> None:
    copy = shutil.copytree(source, tmp_path / "copy")
    write = "import sys, setup; sys.argv.append('build_ext'); setup.extensions()"

    def code() -> dict[Path, int]:
        run(sys.executable, "-c", write, cwd=copy)
        return {
            path.relative_to(copy / "build"): path.stat().st_mtime_ns
            for path in copy.glob("build/**/*.[ch]")
        }

    before = code()
    name, files = next(item for item in libraries().items() if "games" in item[0])
    rules = copy / files[0]
    rules.write_text(rules.read_text("utf-8") + "\n\ndef one() -> int:\n    return 1\n", "utf-8")
    after = code()
    changed = {path.parent.as_posix() for path in after if after[path] != before.get(path)}
    assert changed == {name.removesuffix(".native").replace(".", "/")}


@pytest.mark.compiled
def test_here_the_compiled_rules_are_the_ones_that_run() -> None:
    for path in marked():
        name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
        assert not str(import_module(name).__file__).endswith(".py")
