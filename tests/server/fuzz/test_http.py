"""The HTTP interface, tried with all that its own description allows and much that it does not."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.server.fuzz.conftest import NewGuest
from tests.server.fuzz.raw import raw_get
from tests.server.harness import Guest
from tests.server.process import Process


def fuzz(process: Process, guest: Guest, examples: int) -> int:
    """Try every operation of the interface so often; how many were tried."""
    schema = schemathesis.openapi.from_url(f"{process.url}/schema/openapi.json")
    tables = [
        guest.table("deep-sea", "you", "open"),
        guest.table("sonar", "you", "random", start=True),
    ]
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried += 1

        @settings(
            max_examples=examples,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        @given(case=operation.as_strategy(), table=st.sampled_from([None, *tables]))
        def attack(case: Any, table: str | None) -> None:
            if table is not None and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            cookies = dict(guest.http.cookies)
            answer = case.call(cookies=cookies, timeout=60)
            case.validate_response(answer, checks=[not_a_server_error, clear_answer])

        attack()
    assert guest.get("/healthz") == {"status": "ready"}
    return tried


def clear_answer(context: Any, response: Any, case: Any) -> None:
    """Whatever is refused says why, and tells no more than that."""
    if response.status_code >= 400:
        fault = response.json()
        assert fault["code"] and fault["code"] != "internal", response.text
        assert fault["detail"], response.text
        assert "Traceback" not in response.text


def test_no_request_makes_the_server_fail(process: Process, new_guest: NewGuest) -> None:
    assert fuzz(process, new_guest("Fuzzer"), examples=6) > 20


@pytest.mark.soak
def test_nor_do_thousands(process: Process, new_guest: NewGuest) -> None:
    assert fuzz(process, new_guest("Fuzzer"), examples=200) > 20


@pytest.mark.parametrize(
    "path",
    [
        "/../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/....//....//etc/passwd",
        "/%5c..%5c..%5cetc%5cpasswd",
        "//etc/passwd",
        "/app/../../server/app.py",
        "/%00",
        "/../server/settings.py",
        "/..%252f..%252fetc/passwd",
    ],
)
def test_no_path_leads_out_of_the_pages(process: Process, path: str) -> None:
    """Sent as it stands: a client that is polite would shorten it."""
    status, body = raw_get(process.url, path)
    assert status in (400, 404), (status, body[:200])
    assert b"root:" not in body and b"import" not in body
