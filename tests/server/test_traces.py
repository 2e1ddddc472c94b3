"""Traces of a move, on request: every step is there, and nothing of the game."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from fathom.bots import BOTS
from fathom.server import traces
from fathom.server.settings import InvalidSetting, load_settings
from tests.server.harness import Running, settings_for


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    """All spans of this process while the test runs."""
    exporter = InMemorySpanExporter()
    traces.switch_on_to(SimpleSpanProcessor(exporter))
    yield exporter
    traces.switch_off()


def steps(spans: list[ReadableSpan]) -> set[str]:
    return {span.name for span in spans}


def test_a_move_is_followed_from_the_player_to_everybody(
    tmp_path: Path, spans: InMemorySpanExporter
) -> None:
    with Running(settings_for(tmp_path)) as server:
        host, guest = server.guest("Ada"), server.guest("Ben")
        table = host.table("deep-sea", "you", "open", options={"starter": 0})
        guest.do(table, "join", is_ready=True)
        host.do(table, "start")
        with host.look(table) as mine, guest.look(table) as theirs:
            for looker in (mine, theirs):
                looker.wait_for_ply(0)
            spans.clear()
            assert mine.move("on")["type"] == "done"
            for looker in (mine, theirs):
                looker.wait_for_ply(1)
        server.wait_until_alone()
    told = list(spans.get_finished_spans())
    (received,) = [span for span in told if span.name == "receive"]
    same = [span for span in told if span.context.trace_id == received.context.trace_id]
    assert steps(same) == {"receive", "judge", "append", "publish", "view", "send"}
    assert sum(span.name == "send" for span in same) == 2, "for each who looks on"
    for step in ("judge", "append"):
        (one,) = [span for span in same if span.name == step]
        assert one.parent is not None and one.parent.span_id == received.context.span_id
        begins, ends = (received.start_time or 0), (received.end_time or 0)
        assert begins <= (one.start_time or 0) <= (one.end_time or 0) <= ends
    (commit,) = [span for span in told if span.name == "commit"]
    assert commit.context.trace_id != received.context.trace_id, "others may share it"
    assert dict(commit.attributes or {}) == {"fathom.group": 1}


def test_a_bots_move_has_its_thinking(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    with Running(settings_for(tmp_path)) as server:
        host = server.guest()
        table = host.table("deep-sea", "you", "random", options={"starter": 1}, start=True)
        with host.look(table) as looker:
            looker.wait_for_ply(1)
    told = list(spans.get_finished_spans())
    decided = next(span for span in told if span.name == "decide")
    same = [span for span in told if span.context.trace_id == decided.context.trace_id]
    assert steps(same) >= {"decide", "think", "judge", "append", "publish"}
    assert dict(decided.attributes or {}) == {"fathom.game": "deep-sea", "fathom.bot": "random"}


def test_nothing_of_a_game_is_in_a_trace(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    """Also not when something is refused: refusals quote what was tried."""
    with Running(settings_for(tmp_path)) as server:
        host = server.guest("Ada")
        table = host.table("submarine", "you", "greedy", start=True)
        with host.look(table) as looker:
            for _ in range(6):
                sight = looker.may_move()
                assert looker.move("ship 77")["type"] == "refused"
                looker.move(sight["moves"][0])
        answer = host.http.post(f"/api/tables/{table}/moves", json={"move": "nonsense", "key": "k"})
        assert answer.is_error
    told = spans.get_finished_spans()
    assert len(told) > 30
    for span in told:
        facts = dict(span.attributes or {})
        assert facts.keys() <= {"fathom.game", "fathom.bot", "fathom.group"}, span.name
        assert facts.get("fathom.game", "submarine") == "submarine"
        assert facts.get("fathom.bot", "greedy") in BOTS
        assert not span.events, "an exception tells what was tried"
        assert span.status.description is None
        assert not span.links
        text = span.to_json()
        for secret in (table, "ship", "nonsense", "Ada", host.me["handle"]):
            assert secret not in text


def test_switched_off_nothing_is_made() -> None:
    with traces.span("receive", game="deep-sea"):
        assert traces.here() is None


def test_a_server_sends_them_where_the_setting_says(tmp_path: Path) -> None:
    """To a collector of our own, which takes what comes."""
    came = threading.Event()
    paths: list[str] = []

    class Collector(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            paths.append(self.path)
            self.send_response(200)
            self.end_headers()
            came.set()

        def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
            """Say nothing."""

    with http.server.HTTPServer(("127.0.0.1", 0), Collector) as collector:
        thread = threading.Thread(target=collector.serve_forever)
        thread.start()
        where = f"http://127.0.0.1:{collector.server_port}/v1/traces"
        with Running(settings_for(tmp_path, traces=where)) as server:
            host = server.guest()
            table = host.table("deep-sea", "you", "you", options={"starter": 0}, start=True)
            host.do(table, "moves", move="on", key="k", seat=0)
        assert came.wait(60), "what is left is sent when the server stops"
        collector.shutdown()
        thread.join()
    assert set(paths) == {"/v1/traces"}


def test_a_setting_that_is_no_address_is_refused() -> None:
    for wrong in ("collector:4318", "http://user:word@collector/v1/traces"):
        with pytest.raises(InvalidSetting, match="traces"):
            load_settings({"traces": wrong}, environment={})
