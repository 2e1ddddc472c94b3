"""What is written about the protocol is so."""

from __future__ import annotations

import asyncio
import importlib.util
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathom.engine import errors as engine_errors
from fathom.engine.errors import FathomError
from fathom.server import asks, errors, store
from fathom.server.limits import RATES
from fathom.server.tells import Tell
from fathom.server.tells.live import SightTell
from fathom.server.tells.tables import TableTell
from fathom.words import LANGUAGES, load_words
from tests.server.harness import Running, settings_for

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CODES = {
    kind.code
    for module in (engine_errors, errors, store)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, FathomError)
}


def test_the_example_client_plays_a_game(server: Running, capsys: Any) -> None:
    file = ROOT / "examples" / "client.py"
    spec = importlib.util.spec_from_file_location("example_client", file)
    assert spec is not None and spec.loader is not None
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    end = asyncio.run(client.play(server.url, "deep-sea", lambda moves: moves[-1]))
    assert end["result"]["reason"] == "DSA-24"
    assert sorted(end["result"]["places"])[0] == 1
    assert "rolled" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    said = load_words(language, "shared", "serving", "operating")
    server_only = {"internal", "not-found", "not-this-way", "too-long"}
    missing = [code for code in sorted(CODES | server_only) if not said.has(f"error-{code}")]
    assert missing == []


def test_every_message_is_described() -> None:
    kinds = [
        str(kind.__struct_config__.tag)
        for kind in (*vars(asks).values(), *Tell.__subclasses__())
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__struct_config__.tag is not None
    ]
    assert {"move", "sight", "table", "refused"} <= set(kinds)
    assert [kind for kind in kinds if f"`{kind}`" not in PROTOCOL] == []
    fields = [*SightTell.__struct_fields__, *TableTell.__struct_fields__]
    assert [field for field in fields if f"`{field}`" not in PROTOCOL] == []


def test_every_verb_is_described(server: Running) -> None:
    paths = server.guest().get("/schema/openapi.json")["paths"]
    assert len(paths) > 20
    for path in paths:
        last = path.rpartition("/")[2]
        written = path.replace("{table}", "{id}")
        named = written in PROTOCOL or f"`{last}`" in PROTOCOL or f"/{last}`" in PROTOCOL
        assert named, f"{path} is not in docs/protocol.md"


def test_the_limits_are_as_described() -> None:
    text = " ".join(PROTOCOL.split())
    for kind, said in (
        ("create", r"(\d+) tables at once and then one in (\d+) s"),
        ("hint", r"(\d+) hints or undos and then one in (\d+) s"),
        ("guest", r"(\d+) new guests and then one in (\d+) s"),
    ):
        match = re.search(said, text)
        assert match is not None
        burst, seconds = (int(group) for group in match.groups())
        assert RATES[kind].burst == burst
        assert RATES[kind].per_second == pytest.approx(1 / seconds)
    for kind, said in (
        ("move", r"(\d+) moves and then (\d+) a second"),
        ("message", r"(\d+) messages and then (\d+) a second"),
    ):
        match = re.search(said, text)
        assert match is not None
        assert RATES[kind] == tuple(int(group) for group in match.groups())


def test_the_page_at_the_root_says_what_runs_here(server: Running) -> None:
    answer = server.guest().http.get("/")
    assert answer.headers["content-type"].startswith("text/html")
    assert "Fathom" in answer.text
    assert "http://" not in answer.text and "https://" not in answer.text


def test_metrics_are_for_the_operator_and_name_nobody(tmp_path: Path) -> None:
    token = "a token that nobody guesses"
    with Running(settings_for(tmp_path, metrics=token)) as server:
        guest = server.guest("Zanzibar")
        table = guest.table("deep-sea", "you", "greedy", start=True)
        assert guest.http.get("/metrics").status_code == 404
        wrong = {"Authorization": "Bearer guess"}
        assert guest.http.get("/metrics", headers=wrong).status_code == 404
        text = guest.http.get("/metrics", headers={"Authorization": f"Bearer {token}"}).text
        assert "fathom_appended_total" in text
        assert "Zanzibar" not in text and table not in text
