"""Disks that are full or for reading only: who plays is told so, and no more than that."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathom.server.faults import fault_of
from fathom.server.store import Unavailable
from tests.server.harness import Guest, Looker
from tests.server.process import Process, command, environment

ENOUGH = 2000
"""So many tries until a test fails instead of waiting for ever."""
SMALL_DISK = "mount -t tmpfs -o size=3m tmpfs"
READ_ONLY = "mount --bind {0} {0} && mount -o remount,ro,bind {0}"


def mounted(mount: str) -> list[str]:
    """What runs a command where something is mounted; nobody else sees it, and it goes with it."""
    root = [] if os.geteuid() == 0 else ["--map-root-user"]
    return ["unshare", "--mount", *root, "sh", "-c", f'{mount} && exec "$@"', "sh"]


@pytest.fixture(scope="module", autouse=True)
def _may_mount(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Skips these tests where no disk of their own can be had."""
    folder = tmp_path_factory.mktemp("probe")
    try:
        tried = subprocess.run([*mounted(f"{SMALL_DISK} {folder}"), "true"], capture_output=True)
    except FileNotFoundError:
        tried = None
    if tried is None or tried.returncode != 0:
        pytest.skip("disks for tests need unshare and the right to mount")


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Process]:
    """A server on a disk of three megabytes."""
    data = tmp_path / "data"
    data.mkdir()
    with Process(data, within=mounted(f"{SMALL_DISK} {data}")) as process:
        yield process


def disk_of(process: Process, folder: Path) -> Path:
    """A folder as the server sees it."""
    return Path(f"/proc/{process.pid}/root{folder}")


def fill(disk: Path) -> Path:
    """Write until nothing more can be written; the file."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    return filler


def test_a_full_disk_is_told_without_saying_where_it_is(
    small: Process, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    data = tmp_path / "data"
    guest = Guest(small.url, "Ada")
    request.addfinalizer(guest.http.close)
    table = guest.table("deep-sea", "you", "you", options={"starter": 0}, start=True)
    with guest.look(table) as looker:
        looker.may_move()
        filler = fill(disk_of(small, data))
        refused = looker.move("on", key="kept-once")
        answer = guest.http.post("/api/me", json={"name": "Grace"})
        assert answer.status_code == 503
        for error in (refused["error"], answer.json()):
            assert error["code"] == "unavailable"
            assert error["detail"] == "nothing can be kept just now: try again in a moment"
            assert str(data) not in json.dumps(error) and "sqlite" not in json.dumps(error)
        assert until_health_is(guest, 503) == "cannot write"
        assert guest.get("/api/me")["name"] == "Ada", "what is kept can still be read"
        filler.unlink()
        assert until_health_is(guest, 200) == "ready"
        assert played_again(looker) == "done"
    assert str(data) in (data / "server.log").read_text(), "the operator is told where"
    with guest.look(table) as looker:
        assert looker.may_move()["ply"] == 1


def played_again(looker: Looker) -> str:
    """The move once more, with the same key; how it is answered."""
    return str(looker.move("on", key="kept-once")["type"])


def until_health_is(guest: Guest, status: int) -> str:
    """Ask until the server says that it is, or is not, well; what it says."""
    for _ in range(ENOUGH):
        answer = guest.http.get("/healthz")
        if answer.status_code == status:
            return str(answer.json()["status"])
    raise AssertionError(answer.text)


def test_on_a_disk_for_reading_only_nobody_is_called_to_play(tmp_path: Path) -> None:
    """Also after a power cut, which leaves files that can be read."""
    data = tmp_path / "data"
    data.mkdir()
    with Process(data) as process:
        Guest(process.url, "Ada").http.close()
        process.kill()
    run = start_in(data)
    assert run.returncode == 2
    assert "ready" not in run.stdout
    assert run.stderr.count("\n") == 1 and "cannot be used" in run.stderr, run.stderr


def test_nor_where_nothing_was_kept_before(tmp_path: Path) -> None:
    run = start_in(tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.count("\n") == 1 and "cannot" in run.stderr, run.stderr


def start_in(data: Path) -> subprocess.CompletedProcess[str]:
    """Start a server in a folder that can only be read, and wait for its end."""
    serve = command("serve", "--host", "127.0.0.1", "--port", "0", "--no-browser")
    within = mounted(READ_ONLY.format(data))
    env = environment(data)
    return subprocess.run([*within, *serve], env=env, capture_output=True, text=True, timeout=60)


def test_clients_are_not_told_which_database_it_is() -> None:
    fault = fault_of(Unavailable("the database sqlite:////srv/x.db cannot be used: disk is full"))
    assert (fault.code, fault.facts) == ("unavailable", {})
    assert "srv" not in fault.detail and "database" not in fault.detail
