"""A server process to be ill-treated, and people who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.harness import Guest
from tests.server.process import Process

NewGuest = Callable[[str], Guest]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server."""
    return tmp_path_factory.mktemp("fuzz")


@pytest.fixture(scope="module")
def process(data: Path) -> Iterator[Process]:
    """`fathom serve`, whose log must stay clean to the end."""
    with Process(data) as running:
        yield running
    assert not faults(data), "\n".join(faults(data))


@pytest.fixture
def new_guest(process: Process) -> Iterator[NewGuest]:
    """Somebody new, by name."""
    with ExitStack() as stack:

        def new(name: str) -> Guest:
            guest = Guest(process.url, name)
            stack.callback(guest.http.close)
            return guest

        yield new


def faults(data: Path) -> list[str]:
    """What the server has noted as its own mistakes; that bytes are no text is its client's."""
    lines = (data / "server.log").read_text().splitlines()
    return [line for line in lines if "Traceback" in line or '"level":"error"' in line]
