"""Joint chance: players add their own entropy, by commitment and secret, before a game begins."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from fathom import cli
from fathom.server.verbs.chance import COMMITTING_MS, REVEALING_MS
from tests.server.harness import Guest, HandClock, Looker, Running, settings_for

Told = dict[str, Any]
COMMITTING_SECONDS = COMMITTING_MS / 1000
REVEALING_SECONDS = REVEALING_MS / 1000


def secret(number: int) -> str:
    return bytes([number] * 32).hex()


def digest(text: str) -> str:
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()


def mixed(server_seed: str, *shares: tuple[int, str]) -> str:
    """The seed as docs/security.md says that it is made."""
    parts = [b"fathom joint chance 1", bytes.fromhex(server_seed)]
    parts += [bytes([seat]) + bytes.fromhex(told) for seat, told in shares]
    return hashlib.sha256(b"".join(parts)).hexdigest()


def commit(guest: Guest, table: str, number: int, round_number: int = 1) -> Told:
    return guest.do(table, "commit", round=round_number, commitment=digest(secret(number)))


def reveal(guest: Guest, table: str, number: int, round_number: int = 1) -> Told:
    return guest.do(table, "reveal", round=round_number, secret=secret(number))


def gathered(server: Running, **more: Any) -> tuple[Guest, Guest, str]:
    """A host, a guest who is ready, and their table with joint chance."""
    host, guest = server.guest("Ada"), server.guest("Ben")
    table = host.table("deep-sea", "you", "open", "random", has_joint_chance=True, **more)
    guest.do(table, "join", is_ready=True)
    return host, guest, table


def joint_of(looker: Looker) -> Told:
    """How far the making of chance has come, as a page was told."""
    told: Told = looker.table.get("joint", {"stage": None, "round": None})
    return told


def played_out(guest: Guest, table: str) -> Told:
    guest.do(table, "resign")
    return guest.get(f"/api/tables/{table}")


def test_the_seed_is_made_of_everybodys_secrets(server: Running) -> None:
    host, guest, table = gathered(server)
    assert host.get(f"/api/tables/{table}")["joint"]["stage"] == "wished"
    before = host.do(table, "start")
    assert (before["status"], before["joint"]["stage"]) == ("waiting", "committing")
    assert commit(host, table, 1)["joint"]["stage"] == "committing"
    told = commit(guest, table, 2)
    assert told["joint"]["stage"] == "revealing"
    assert [(share["seat"], share["commitment"]) for share in told["joint"]["shares"]] == [
        (0, digest(secret(1))),
        (1, digest(secret(2))),
    ]
    assert reveal(guest, table, 2)["status"] == "waiting"
    begun = reveal(host, table, 1)
    assert (begun["status"], begun["joint"]["stage"]) == ("running", "made")
    assert begun["commitment"] == before["commitment"], "the server was bound before"
    host.do(table, "resign")
    over = played_out(guest, table)
    assert digest(over["seed"]) == over["commitment"] == before["commitment"]
    assert over["joint"]["seed"] == mixed(over["seed"], (0, secret(1)), (1, secret(2)))
    assert over["joint"]["seed"] == server.services.hall.tables[table].table.seed.hex()


def test_nobody_is_told_a_secret_before_the_end(server: Running) -> None:
    host, guest, table = gathered(server)
    host.do(table, "start")
    commit(host, table, 1)
    commit(guest, table, 2)
    texts = [reveal(host, table, 1), reveal(guest, table, 2)]
    onlooker = server.guest("Cyd")
    texts += [who.get(f"/api/tables/{table}") for who in (host, guest, onlooker)]
    with guest.look(table) as looker:
        texts.append(looker.of_type("table"))
    for told in texts:
        assert secret(1) not in json.dumps(told)
        assert secret(2) not in json.dumps(told)
        assert told["joint"]["seed"] is None
    kept = server.services.hall.tables[table].table
    assert secret(1) not in f"{kept!r} {kept.joint!r} {kept.joint and kept.joint.shares!r}"


def test_the_record_is_verified_with_all_its_parts(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host = server.guest("Ada")
    table = host.table("deep-sea", "you", "random", has_joint_chance=True, start=True)
    commit(host, table, 7)
    reveal(host, table, 7)
    with host.look(table) as looker:
        play_to_the_end(looker)
    record = host.http.get(f"/api/tables/{table}/record").text
    told = host.get(f"/api/tables/{table}")
    assert f"seed: sealed {told['seed']}\ncommitment: {told['commitment']}\njoint: [" in record
    file = tmp_path / "game.fathom"
    file.write_text(record)
    assert cli.run(["verify", str(file)]) == 0
    assert "the secret of Amber, which fits what was" in " ".join(capsys.readouterr().out.split())
    for forged in (
        record.replace(secret(7), secret(8)),
        record.replace(digest(secret(7)), digest(secret(8))),
        record.replace(secret(7), secret(8)).replace(digest(secret(7)), digest(secret(8))),
        record.replace('"seat":0', '"seat":1'),
    ):
        assert forged != record
        file.write_text(forged)
        assert cli.run(["verify", str(file)]) == 1
        assert "tampered" in capsys.readouterr().out


def play_to_the_end(looker: Looker) -> None:
    while not looker.is_over():
        sight = looker.may_move()
        if sight["moves"] and not looker.is_over():
            looker.move(sight["moves"][-1])


def test_who_does_not_take_part_is_waited_for_and_no_longer(
    server: Running, clock: HandClock
) -> None:
    """A program of somebody's own, or a terminal, plays without adding anything."""
    host, guest, table = gathered(server)
    host.do(table, "start")
    with host.look(table) as looker:
        commit(host, table, 1)
        clock.advance(COMMITTING_SECONDS)
        looker.wait(lambda: joint_of(looker)["stage"] == "revealing")
        assert [share["seat"] for share in looker.table["joint"]["shares"]] == [0]
        late = guest.refused(f"/api/tables/{table}/commit", round=1, commitment=digest(secret(2)))
        assert late == (409, "wrong-time")
        reveal(host, table, 1)
        looker.wait(lambda: looker.table["status"] == "running")
        assert looker.table["joint"]["left_out"] == []


def test_who_keeps_the_secret_is_left_out_and_the_others_draw_anew(
    server: Running, clock: HandClock
) -> None:
    host, guest, table = gathered(server)
    host.do(table, "start")
    commit(host, table, 1)
    commit(guest, table, 2)
    with host.look(table) as looker:
        reveal(host, table, 1)
        clock.advance(REVEALING_SECONDS)
        looker.wait(lambda: joint_of(looker)["round"] == 2)
        joint = joint_of(looker)
        assert (joint["stage"], joint["left_out"], joint["shares"]) == ("committing", [1], [])
        barred = guest.refused(f"/api/tables/{table}/commit", round=2, commitment=digest(secret(2)))
        assert barred == (409, "wrong-time")
        assert commit(host, table, 3, 2)["joint"]["stage"] == "revealing"
        begun = reveal(host, table, 3, 2)
        assert (begun["status"], begun["joint"]["left_out"]) == ("running", [1])
    guest.do(table, "resign")
    over = played_out(host, table)
    assert over["joint"]["seed"] == mixed(over["seed"], (0, secret(3)))


def test_without_anybody_the_game_begins_and_says_so(server: Running, clock: HandClock) -> None:
    host, guest, table = gathered(server)
    host.do(table, "start")
    with guest.look(table) as looker:
        clock.advance(COMMITTING_SECONDS)
        looker.wait(lambda: looker.table.get("status") == "running")
        assert looker.table["joint"]["stage"] == "given-up"
    host.do(table, "resign")
    over = played_out(guest, table)
    assert over["joint"]["seed"] is None
    assert digest(over["seed"]) == over["commitment"]


def test_a_table_of_bots_asks_nobody(server: Running) -> None:
    host = server.guest("Ada")
    told = host.post(
        "/api/tables",
        game="deep-sea",
        seats=["random", "random"],
        has_joint_chance=True,
        start=True,
        bot_pace=10_000,
    )
    assert (told["status"], told["joint"]["stage"]) == ("running", "given-up")


def test_secrets_of_others_and_other_secrets_are_refused(server: Running) -> None:
    host, guest, table = gathered(server)
    reveal_path = f"/api/tables/{table}/reveal"
    assert host.refused(reveal_path, round=1, secret=secret(1)) == (409, "wrong-time")
    host.do(table, "start")
    commit(host, table, 1)
    assert commit(host, table, 9)["joint"]["shares"][0]["commitment"] == digest(secret(1))
    commit(guest, table, 2)
    assert guest.refused(reveal_path, round=1, secret=secret(1)) == (409, "not-committed")
    assert host.refused(reveal_path, round=2, secret=secret(1)) == (409, "wrong-time")
    assert host.refused(reveal_path, round=1, secret="00") == (400, "malformed")
    stranger = server.guest("Cyd")
    assert stranger.refused(reveal_path, round=1, secret=secret(1)) == (403, "wrong-seat")


def test_while_chance_is_made_nobody_changes_the_table(server: Running) -> None:
    host, guest, table = gathered(server)
    host.do(table, "start")
    path = f"/api/tables/{table}"
    assert guest.refused(f"{path}/leave") == (409, "wrong-time")
    assert host.refused(f"{path}/settings", has_joint_chance=False) == (409, "wrong-time")
    assert host.refused(f"{path}/start") == (409, "wrong-time")
    assert host.do(table, "close")["status"] == "ended"


def test_the_host_may_wish_it_and_not(server: Running) -> None:
    host, guest, table = gathered(server)
    told = host.do(table, "settings", has_joint_chance=False)
    assert told["joint"] is None
    assert not told["seats"][1]["is_ready"], "who agreed to something else is asked again"
    assert host.do(table, "settings", has_joint_chance=True)["joint"]["stage"] == "wished"
    assert host.do(table, "settings", is_public=True)["joint"]["stage"] == "wished"
    guest.do(table, "ready")
    host.do(table, "settings", has_joint_chance=False)
    guest.do(table, "ready")
    begun = host.do(table, "start")
    assert (begun["status"], begun["joint"]) == ("running", None)


def test_a_rematch_is_made_together_again(server: Running) -> None:
    host, guest, table = gathered(server)
    host.do(table, "start")
    commit(host, table, 1)
    commit(guest, table, 2)
    reveal(host, table, 1)
    reveal(guest, table, 2)
    host.do(table, "resign")
    guest.do(table, "resign")
    again = host.do(table, "rematch")
    assert again["joint"] == {
        "stage": "wished", "round": 0, "shares": [], "left_out": [], "seed": None
    }  # fmt: skip
    asked = guest.do(table, "rematch")
    assert (asked["status"], asked["joint"]["stage"]) == ("waiting", "committing")
    commit(guest, again["id"], 4)
    commit(host, again["id"], 5)
    reveal(host, again["id"], 5)
    assert reveal(guest, again["id"], 4)["status"] == "running"


def test_who_shares_a_screen_adds_one_secret(server: Running) -> None:
    host = server.guest("Ada")
    table = host.table("deep-sea", "random", "you", "you", has_joint_chance=True, start=True)
    told = commit(host, table, 3)
    assert (told["joint"]["stage"], told["joint"]["shares"][0]["seat"]) == ("revealing", 1)
    assert reveal(host, table, 3)["status"] == "running"


def test_after_a_restart_the_making_goes_on_without_a_visit(tmp_path: Path) -> None:
    clock = HandClock()
    settings = settings_for(tmp_path)
    with Running(settings, clock) as server:
        host = server.guest("Ada")
        table = host.table("deep-sea", "you", "random", has_joint_chance=True, start=True)
    with Running(settings, clock) as server:
        back = server.again(host)
        commit(back, table, 6)
        assert reveal(back, table, 6)["status"] == "running"
        silent = back.table("deep-sea", "you", "random", has_joint_chance=True, start=True)
    clock.advance(COMMITTING_SECONDS)
    with Running(settings, clock) as server, server.again(host).look(silent) as looker:
        looker.wait(lambda: looker.table.get("status") == "running")
        assert joint_of(looker)["stage"] == "given-up"
