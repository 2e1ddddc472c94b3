"""The packed artefact, installed elsewhere and tried: as others will get it."""

import ast
import json
import re
import shutil
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import packages_distributions
from pathlib import Path
from urllib.request import urlopen

import pytest

import fathom
from setup import libraries, marked
from tests.packaged import (
    ROOT,
    Installed,
    installed_beside,
    link_libraries,
    pip_of,
    run,
    sdist,
    wheel_of,
)

SUFFIXES = {
    *(".py", ".typed", ".ftl", ".txt", ".json"),
    *(".html", ".js", ".css", ".svg", ".png", ".wav", ".woff2", ".webmanifest"),
}


def names_in(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sdist(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def source(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source")
    shutil.unpack_archive(archive, folder, filter="data")
    (unpacked,) = folder.iterdir()
    return unpacked


@pytest.fixture(scope="module")
def plain_wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As it is built where there is no compiler."""
    folder = tmp_path_factory.mktemp("plain")
    return wheel_of(source, folder, CC="/nonexistent", PATH=str(folder))


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


def try_commands(elsewhere: Installed) -> None:
    """What needs no server, as somebody would use it."""
    assert re.fullmatch(r"fathom \d+\.\d+.*\n", elsewhere.fathom("--version"))
    listed = elsewhere.fathom("games")
    assert all(game.key in listed for game in fathom.games() if "fathom" in type(game).__module__)
    shown = elsewhere.fathom("play", "deep-sea", "--bots", "easy", "--seed", "7", typed="on\nq\n")
    assert "Go on with:" in shown
    told = json.loads(elsewhere.fathom("simulate", "titanic", "--games", "3", "--json"))
    assert told["plan"]["games"] == 3
    assert "DSA-1 " in elsewhere.fathom("rules", "deep-sea")


def try_server(elsewhere: Installed) -> None:
    """The server answers with its page, and its deployment is in order."""
    with elsewhere.server() as server, urlopen(server.url) as page:
        assert b"<title>Fathom" in page.read()
    assert "✓" in elsewhere.fathom("doctor", "--data", str(elsewhere.data), "--port", "0")


def test_an_interpreted_wheel_is_slim_and_with_its_extra_serves(
    plain_wheel: Path, tmp_path: Path
) -> None:
    assert plain_wheel.name.endswith("-py3-none-any.whl")
    elsewhere = installed_beside(plain_wheel, tmp_path)
    assert elsewhere.played()["compiled"] is False
    try_commands(elsewhere)
    for command in (["serve"], ["backup", "x"]):
        told = elsewhere.refused(*command)
        assert "litestar" in told and "pip install 'fathom-games[server]'" in told
    link_libraries(tmp_path, ["server"])
    try_server(elsewhere)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("form", ["wheel", "sdist"])
def test_pip_installs_it_in_a_clean_environment_compiled_and_not(
    archive: Path, tmp_path: Path, form: str
) -> None:
    """With nothing of ours: what it is built with and what it needs comes from the index."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    hot = {path.removeprefix("src/").removesuffix(".py") + suffix for path in marked()}
    ends = []
    for compiled in (True, False):
        wish = {"FATHOM_COMPILE": str(int(compiled))}
        packed = archive
        if form == "wheel":
            wheels = tmp_path / f"wheels-{compiled}"
            pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps"]
            run(*pip, "--wheel-dir", wheels, archive, cwd=tmp_path, **wish)
            (packed,) = wheels.iterdir()
            assert (names_in(packed) >= hot) is compiled
        folder = tmp_path / f"environment-{compiled}"
        pip = pip_of(folder)
        run(*pip, packed, cwd=tmp_path, **wish)
        elsewhere = Installed(folder)
        played = elsewhere.played()
        assert played["compiled"] is compiled
        ends += [played["ends"], elsewhere.played(FATHOM_INTERPRETED="1")["ends"]]
        try_commands(elsewhere)
        assert "pip install 'fathom-games[server]'" in elsewhere.refused("serve")
        run(*pip, f"fathom-games[server] @ {packed.as_uri()}", cwd=tmp_path, **wish)
        try_server(elsewhere)
    assert all(end == ends[0] for end in ends)


def test_without_a_compiler_the_build_says_so_and_goes_on(source: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(source, tmp_path / "copy")
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    (copy / "src/fathom/engine/state.so").touch()  # from when there was a compiler
    done = run(*build, cwd=copy, CC="/nonexistent", PATH=str(tmp_path))
    assert "Rules run interpreted" in done.stderr
    assert "no C compiler (/nonexistent)" in done.stderr
    assert not list(copy.rglob("*.so"))


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


@pytest.mark.soak
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
