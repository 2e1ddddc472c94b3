"""Results in a file, one a line, kept as soon as they are known.

The first line is the plan. A line that was torn off when the work was killed is forgotten: it is
played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from fathom.engine.errors import FathomError

FORMAT = "fathom tournament 1"
FILE = "games.jsonl"


class Kept(Protocol):
    """A result that can be kept: a struct with a number of its own."""

    @property
    def game(self) -> int: ...


R = TypeVar("R", bound=Kept)


class LedgerHeader(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    plan: dict[str, Any]


class OtherTournament(FathomError):
    """The folder holds a tournament with another plan."""

    code = "other-tournament"


class DamagedTournament(FathomError):
    """The folder holds a file that is not the results of a tournament."""

    code = "damaged-tournament"


class UnwritableTournament(FathomError):
    """The results cannot be kept there."""

    code = "unwritable-tournament"


@contextmanager
def writing_to(folder: Path) -> Iterator[None]:
    """Raise UnwritableTournament where the system refuses something."""
    try:
        yield
    except OSError as error:
        raise UnwritableTournament(
            f"cannot keep a tournament in {folder}: {error.strerror}",
            folder=str(folder),
            reason=str(error.strerror),
        ) from None


class Ledger(Generic[R]):
    """The results so far, by their number; without a folder they are only remembered."""

    def __init__(self, folder: Path | None, plan: msgspec.Struct, kind: type[R]) -> None:
        self.results: dict[int, R] = {}
        self._kind = kind
        self._stream: FileIO | None = None
        if folder is not None:
            with writing_to(folder):
                folder.mkdir(parents=True, exist_ok=True)
                self._open(folder / FILE, msgspec.to_builtins(plan))

    def __enter__(self) -> Ledger[R]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if self._stream is not None:
            self._stream.close()

    def add(self, result: R) -> None:
        """Keep a result: when this returns it is on the disk."""
        self._append(result)
        self.results[result.game] = result

    def _open(self, file: Path, plan: dict[str, Any]) -> None:
        """Read what is there, forget a line that was torn off, and be ready to write on."""
        old = file.read_bytes() if file.exists() else b""
        whole = old[: old.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            _check_header(file, lines[0], plan)
        for number, line in enumerate(lines[1:], 2):
            result = _read(file, number, line, self._kind)
            self.results.setdefault(result.game, result)
        self._stream = FileIO(file, "ab")
        self._stream.truncate(len(whole))
        if not lines:
            self._append(LedgerHeader(FORMAT, plan))

    def _append(self, line: Any) -> None:
        if self._stream is not None:
            with writing_to(Path(self._stream.name).parent):
                self._stream.write(msgspec.json.encode(line) + b"\n")
                os.fsync(self._stream.fileno())


def _check_header(file: Path, line: bytes, plan: dict[str, Any]) -> None:
    header = _read(file, 1, line, LedgerHeader)
    if header.format != FORMAT:
        raise _damaged(file, 1)
    names = [*plan, *(name for name in header.plan if name not in plan)]
    others = ", ".join(name for name in names if header.plan.get(name) != plan.get(name))
    if others:
        raise OtherTournament(
            f"{file.parent} holds another tournament (other: {others})",
            folder=str(file.parent),
            others=others,
        )


def _read(file: Path, number: int, line: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        raise _damaged(file, number) from None


def _damaged(file: Path, number: int) -> DamagedTournament:
    return DamagedTournament(
        f"line {number} of {file} is not of a tournament", file=str(file), line=number
    )
