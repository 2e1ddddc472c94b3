"""How the tests run: on which form of the rules, on which examples, and what a skip means."""

import os
import shutil
import signal
import sysconfig
from collections.abc import Callable, Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest
from hypothesis import settings

from setup import marked, obstacle

SRC = Path(__file__).parent.parent / "src"
REAL_PARTS = {"browser", "faults", "fleet", "server", "upgrade"}
"""Folders of tests with real browsers, processes and networks."""

# The same examples for everybody, so that a result depends on the code alone; soak looks further.
# No deadline: how fast a machine is says nothing about the rules.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("soak", deadline=None, print_blob=True, max_examples=5000)
settings.load_profile("ci")

# Whoever starts the tests in the background ignores Ctrl-C; what the tests start must not.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure() -> None:
    """Refuse to test compiled modules that are older than the code they were made from."""
    if os.environ.get("FATHOM_INTERPRETED", "") not in ("", "0"):
        return
    compiled = list(SRC.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))
    built_in = [*SRC.glob("fathom/engine/**/*.py"), *SRC.glob("fathom/games/**/*.py")]
    sources = [*built_in, *(SRC.parent / path for path in marked())]
    newest = max(sources, key=_changed)
    if compiled and _changed(newest) > min(map(_changed, compiled)):
        name = newest.relative_to(SRC.parent)
        raise pytest.UsageError(f"the compiled rules are older than {name}: run make build")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What drives browsers and servers is tried once more if it fails, and named if that helped.

    They run six at a time on whatever machine there is. Rules, bots and words have one try.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in REAL_PARTS:
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=[".*"]))


def pytest_report_header() -> str:
    """One line that says which form of the rules is tested."""
    return f"rules: {'compiled' if _is_compiled() else 'interpreted'}"


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what needs compiled rules where there are none."""
    if item.get_closest_marker("compiled") and not _is_compiled():
        pytest.skip(f"needs compiled rules: {obstacle() or 'they have not been built'}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """With FATHOM_NO_SKIPS=1 a skipped test is a failed one."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("FATHOM_NO_SKIPS") == "1" and reporter and reporter.stats.get("skipped"):
        reporter.write_line("\nFATHOM_NO_SKIPS=1: a skipped test is a failed one", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _changed(path: Path) -> float:
    return path.stat().st_mtime


def _is_compiled() -> bool:
    from fathom._source import is_compiled  # not before the compiled modules are known to fit

    return is_compiled()


def install_into(folder: Path, package: str, **games: str) -> Path:
    """Put a package that declares games into a folder: by name, where each is."""
    about = folder / f"{package}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    lines = [f"{key} = {place}" for key, place in games.items()]
    (about / "entry_points.txt").write_text("\n".join(["[fathom.games]", *lines]) + "\n")
    return about


Declare = Callable[..., Callable[[], None]]


@pytest.fixture
def declare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Declare]:
    """Install a package that declares games: by name, where each is. Gone after the test.

    What it gives removes the package again.
    """
    from fathom import registry  # not before the compiled modules are known to fit

    monkeypatch.syspath_prepend(str(tmp_path))

    def install(package: str, **games: str) -> Callable[[], None]:
        about = install_into(tmp_path, package, **games)
        look_anew()

        def uninstall() -> None:
            shutil.rmtree(about)
            look_anew()

        return uninstall

    def look_anew() -> None:
        invalidate_caches()
        registry._declared.cache_clear()
        registry._loaded.cache_clear()

    yield install
    monkeypatch.undo()
    look_anew()
