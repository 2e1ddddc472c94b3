"""Logs: lines that machines or people read, with nothing secret in them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from fathom.server.logs import set_up_logs
from fathom.server.settings import Settings


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Logging is the whole process's: put it back."""
    names = ("", "fathom", "uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "saq")
    loggers = [logging.getLogger(name) for name in names]
    before = [
        (logger, logger.handlers, logger.filters, logger.level, logger.propagate)
        for logger in loggers
    ]
    yield
    for logger, handlers, filters, level, propagate in before:
        logger.handlers, logger.filters, logger.propagate = handlers, filters, propagate
        logger.setLevel(level)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def log_something() -> None:
    log = logging.getLogger("fathom.test")
    log.info("opened %s", "postgresql+asyncpg://me:hunter2@there/db", extra={"table": "t1"})
    log.warning("odd", extra={"seed": b"hunter2", "token": "hunter2", "cookie": "hunter2"})
    log.debug("too fine")
    logging.getLogger("uvicorn.access").error("GET /?hunter2")
    try:
        raise ValueError("cannot reach redis://:hunter2@there")
    except ValueError:
        log.exception("broken")


def test_elsewhere_than_on_a_terminal_every_line_is_json() -> None:
    stream = io.StringIO()
    set_up_logs(Settings(), stream)
    log_something()
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["info", "warning", "error"]
    assert lines[0]["event"] == "opened postgresql+asyncpg://***@there/db"
    assert (lines[0]["table"], lines[0]["logger"]) == ("t1", "fathom.test")
    assert lines[0]["time"].endswith("+00:00")
    assert "ValueError" in lines[2]["error"]
    assert "hunter2" not in stream.getvalue()


def test_on_a_terminal_lines_are_to_read() -> None:
    stream = Terminal()
    set_up_logs(Settings(log_level="warning"), stream)
    log_something()
    first = stream.getvalue().splitlines()[0]
    assert first.endswith("warning odd seed=*** token=*** cookie=***")
    assert "hunter2" not in stream.getvalue()


def test_the_form_can_be_chosen() -> None:
    stream = Terminal()
    set_up_logs(Settings(log="json"), stream)
    log_something()
    assert json.loads(stream.getvalue().splitlines()[0])["level"] == "info"
