"""Logs: one place that decides how they look and what never gets into them.

Whoever logs names what happened and adds particulars as `extra`:
`log.info("table started", extra={"table": table.id, "game": table.game})`. On a terminal that is a
line to read, elsewhere a line of JSON.
"""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import IO, Any

import msgspec

from fathom.server.settings import Settings

_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}
_SECRET = {"authorization", "cookie", "key", "password", "secret", "seed", "token"}
_LOGIN = re.compile(r"(?<=://)[^/\s@]*@")
_HIDDEN = "***"


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, event, and the particulars."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": cleaned(record.getMessage()),
            **particulars(record),
        }
        if record.exc_info:
            line["error"] = cleaned(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """A line to read on a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        facts = "".join(f" {name}={value}" for name, value in particulars(record).items())
        line = f"{when} {record.levelname.lower():7} {cleaned(record.getMessage())}{facts}"
        if record.exc_info:
            line += "\n" + cleaned(self.formatException(record.exc_info))
        return line


def set_up_logs(settings: Settings, stream: IO[str] | None = None) -> None:
    """Send everything that this process logs to one place. The web server's access log stays off:
    addresses may hold what is secret."""
    stream = sys.stderr if stream is None else stream
    is_json = settings.log == "json" or (settings.log == "auto" and not stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if is_json else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("fathom").setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "saq"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], name != "uvicorn.access"
    logging.getLogger("uvicorn.error").filters = [_is_of_the_server]


def _is_of_the_server(record: logging.LogRecord) -> bool:
    """Whether this tells of the server. A client's broken text closes its socket, no more."""
    return not str(record.msg).startswith("Invalid UTF-8 sequence")


def particulars(record: logging.LogRecord) -> dict[str, Any]:
    """What was added to a record, without what is secret."""
    return {
        name: _HIDDEN if name in _SECRET else cleaned(value)
        for name, value in vars(record).items()
        if name not in _USUAL
    }


def cleaned(value: Any) -> Any:
    """A value without logins in addresses."""
    return _LOGIN.sub(_HIDDEN + "@", value) if isinstance(value, str) else value
