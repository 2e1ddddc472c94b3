"""What is written at one moment is sent in one piece, and all of it before closing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fathom.server.gathering import Gathering


class Wire(asyncio.Transport):
    """Notes what it is told to send."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.has_closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.has_closed, "nothing can be sent any more"
        self.sent.append(bytes(data))

    def close(self) -> None:
        self.has_closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.has_closed


def sent(*moments: Callable[[Gathering], None]) -> list[bytes]:
    """What goes over the wire when these things are done one after the other."""
    wire = Wire()

    async def do() -> None:
        transport = Gathering(wire, asyncio.get_running_loop())
        for moment in moments:
            moment(transport)
            await asyncio.sleep(0)

    asyncio.run(do())
    return wire.sent


def two(transport: Gathering) -> None:
    transport.write(b"kept, ")
    transport.write(b"and so it stands")


def test_one_piece_for_each_moment() -> None:
    assert sent(two, lambda transport: transport.write(b"later")) == [
        b"kept, and so it stands",
        b"later",
    ]


def test_who_closes_sends_first_what_was_written() -> None:
    def farewell(transport: Gathering) -> None:
        two(transport)
        transport.close()

    assert sent(farewell) == [b"kept, and so it stands"]


def test_nothing_is_sent_to_whoever_has_gone() -> None:
    def cut_off(transport: Gathering) -> None:
        two(transport)
        transport.abort()

    assert sent(cut_off) == []
