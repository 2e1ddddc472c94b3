"""Every game from its start to its end, through nothing but the public protocol."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fathom import registry
from fathom.engine.record import parse_record
from tests.server.harness import Guest, HandClock, Looker, Running, settings_for

GAMES = {"deep-sea": 3, "submarine": 3, "sonar": 4, "titanic": 3}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Running:  # type: ignore[misc]
    with Running(settings_for(tmp_path_factory.mktemp("games"), bots=2)) as running:
        yield running


def check_record(guest: Guest, table: str, final: Looker) -> None:
    """What is downloaded proves the game: seed, every move, result."""
    text = guest.http.get(f"/api/tables/{table}/record").text
    record = parse_record(text)
    assert record.commitment == final.table["commitment"]
    assert isinstance(record.seed, bytes) and record.seed.hex() == final.table["seed"]
    outcome = record.table(registry.load(record.game)).state.outcome()
    assert outcome is not None
    assert outcome.places == final.table["result"]["places"]
    assert outcome.clause == final.table["result"]["reason"]


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_one_person_plays_bots(server: Running, game: str, seats: int) -> None:
    guest = server.guest("Ada")
    table = guest.table(
        game, "you", *(["greedy", "random", "greedy"])[: seats - 1], start=True
    )
    pick = random.Random(7)
    with guest.look(table) as looker:
        while looker.may_move() and not looker.is_over():
            answer = looker.move(pick.choice(looker.sight["moves"]))
            assert answer["type"] == "done" or answer["error"]["code"] == "stale-move", answer
            looker.sight["moves"] = [] if answer["type"] == "done" else looker.sight["moves"]
        check_record(guest, table, looker)
