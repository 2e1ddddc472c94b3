"""A rolling upgrade: processes of two versions on one database and one Redis, games going on.

The other version is the real one, packed in `previous-version.tar.xz`, run as its operators ran it.
"""

from __future__ import annotations

import hashlib
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from fathom import registry
from fathom.engine.record import parse_record
from fathom.server.identity import COOKIE
from tests.server.harness import Guest, Looker
from tests.server.process import SRC, TIMEOUT_SECONDS, Process, command, environment

SECRET = bytes(range(32))


@contextmanager
def worker(data: Path, source: Path, *flags: str) -> Iterator[None]:
    """`fathom worker` of a version."""
    process = subprocess.Popen(command("worker", *flags), env=environment(data, source=source))
    try:
        yield
    finally:
        process.terminate()
        process.wait(TIMEOUT_SECONDS)


class People:
    """Those who play; their lines are closed at the end."""

    def __init__(self, running: ExitStack) -> None:
        self._running = running

    def come(self, server: Process, name: str) -> Guest:
        """Somebody new."""
        return self._met(Guest(server.url, name))

    def move(self, guest: Guest, server: Process) -> Guest:
        """The same person, served by another process."""
        return self._met(Guest(server.url, cookie=guest.http.cookies[COOKIE]))

    def _met(self, guest: Guest) -> Guest:
        self._running.callback(guest.http.close)
        return guest


def play_on(most: int, *lookers: Looker) -> int:
    """Let whoever may move do so, and everybody see it; how many moves were acknowledged."""
    played, ply = 0, 0
    while played < most:
        for looker in lookers:
            looker.wait_for_ply(ply)
        if any(looker.is_over() for looker in lookers):
            break
        ply = max(looker.sight["ply"] for looker in lookers)
        mover = next((one for one in lookers if one.sight["moves"]), None)
        if mover is not None and mover.sight["ply"] == ply:
            answer = mover.move(mover.sight["moves"][-1])
            assert answer["type"] == "done", answer
            played += 1
            ply += 1
        elif mover is None and all(looker.sight["ply"] == ply for looker in lookers):
            ply += 1  # a bot is to act
    return played


def read_as_far(first: Looker, second: Looker) -> None:
    """Read on until both have seen as much: bots move meanwhile."""
    while first.sight["ply"] != second.sight["ply"]:
        behind = first if first.sight["ply"] < second.sight["ply"] else second
        behind.next()


def test_versions_are_exchanged_one_process_at_a_time(
    tmp_path: Path, postgres_url: str, redis_url: str, previous_version: Path
) -> None:
    flags = ("--database", postgres_url, "--redis", redis_url)
    served = (*flags, "--bots", "0")
    with ExitStack() as running:
        old = running.enter_context(Process(tmp_path, *served, source=previous_version))
        running.enter_context(worker(tmp_path, previous_version, *flags))
        people = People(running)
        ada, ben = people.come(old, "Ada"), people.come(old, "Ben")
        table = ada.table("deep-sea", "you", "open", "random")
        ben.do(table, "join", is_ready=True)
        ada.do(table, "start")
        with ada.look(table) as hers, ben.look(table) as his:
            assert play_on(3, hers, his) == 3

        # The new version brings the database to its form while the old one serves.
        new = running.enter_context(Process(tmp_path, *served))
        there, ada_there = people.move(ben, new), people.move(ada, new)
        with ada.look(table) as hers, there.look(table) as his:
            for looker in (hers, his):
                looker.wait_for_ply(0)
            assert play_on(6, hers, his) == 6
            read_as_far(hers, his)
            assert hers.sight["view"]["path"] == his.sight["view"]["path"]
            hers.ask("say", text="ahoy")
            his.wait(lambda: [line["text"] for line in his.lines] == ["ahoy"])
            his.ask("say", text="aye")
            hers.wait(lambda: hers.lines[-1:] != [] and hers.lines[-1]["text"] == "aye")

        # Tables are set up, joined and started on either.
        second = ada.table("submarine", "you", "open")
        there.do(second, "join", is_ready=True)
        ada.do(second, "start")
        with ada.look(second) as hers, there.look(second) as his:
            assert play_on(4, hers, his) == 4

        # What only the new version knows, the old one serves, and keeps what it does not know.
        joint = there.post(
            "/api/tables", game="deep-sea", seats=["you", "open"], has_joint_chance=True
        )["id"]
        ada.do(joint, "join", is_ready=True)
        there.do(joint, "start")
        digest = hashlib.sha256(SECRET).hexdigest()
        there.do(joint, "commit", round=1, commitment=digest)
        ada_there.do(joint, "commit", round=1, commitment=digest)
        there.do(joint, "reveal", round=1, secret=SECRET.hex())
        ada_there.do(joint, "reveal", round=1, secret=SECRET.hex())
        with ada.look(joint) as hers, there.look(joint) as his:
            assert play_on(4, hers, his) == 4
            read_as_far(hers, his)
            assert hers.sight["view"]["path"] == his.sight["view"]["path"]
            ada.do(joint, "resign")
            his.wait(his.is_over)
            assert his.table["joint"]["stage"] == "made"
        verified(there, joint)

        # An old process starts it as it always did; the table does not claim more.
        alone = ada_there.table("deep-sea", "you", "random", has_joint_chance=True)
        with ada_there.look(alone) as hers:
            ada.do(alone, "start")
            hers.wait(lambda: hers.table.get("status") == "running")
            assert hers.table["joint"]["stage"] == "given-up"

        # Forms before 8 say of no older version that it may go on: it does, but is not ready.
        assert ada.http.get("/healthz").json() == {"status": "no database"}

        # The old one goes, and everything goes on.
        with ada.look(table) as hers:
            hers.wait_for_ply(0)
            ply = hers.sight["ply"]
        old.stop()
        running.enter_context(worker(tmp_path, SRC, *flags))
        with ada_there.look(table) as hers, there.look(table) as his:
            hers.wait_for_ply(0)
            assert hers.sight["ply"] >= ply
            play_on(400, hers, his)
            his.wait(his.is_over)
        verified(there, table)


def verified(guest: Guest, table: str) -> None:
    """The record of a table is a real game."""
    record = parse_record(guest.http.get(f"/api/tables/{table}/record").text)
    record.table(registry.load(record.game))


def test_who_comes_back_to_the_older_version_is_told(
    tmp_path: Path, postgres_url: str, redis_url: str, previous_version: Path
) -> None:
    """It does not start again."""
    flags = ("--database", postgres_url, "--redis", redis_url)
    with Process(tmp_path, *flags):
        pass
    again = subprocess.run(
        command("serve", "--no-browser", "--port", "0", *flags),
        env=environment(tmp_path, source=previous_version),
        capture_output=True,
        text=True,
    )
    assert again.returncode != 0
    assert "This database was written by a newer Fathom" in again.stderr
