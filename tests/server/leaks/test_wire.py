"""What each viewer receives is the same, byte for byte, in worlds that they cannot tell apart.

Two server processes have the same people, tables, seeds, keys and time. They differ only in what
the viewer of each table may not know. Nothing is left out of the comparison and nothing is put
right before it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.leaks.watching import houses
from tests.server.leaks.witness import Witness, difference
from tests.server.leaks.worlds import SETTINGS, Case, cases


async def compare(folder: Path, some: list[Case], leaky: bool = False) -> dict[str, str]:
    """By case: how the viewer could tell the worlds apart, if they could."""
    told = {}
    async with houses(folder, some, leaky) as both:
        for number, case in enumerate(some):
            heard = [
                await Witness(house, case, number, world).watch()
                for world, house in enumerate(both)
            ]
            assert len(heard[0]) > 60
            found = difference(*heard)
            if found is not None:
                told[case.name] = found
    return told


def test_nobody_can_tell_worlds_apart_that_differ_in_what_they_may_not_know(tmp_path: Path) -> None:
    some = [case for setting in SETTINGS for case in cases(setting, 1, 8)]
    told = asyncio.run(compare(tmp_path, some))
    assert not told, "\n".join(f"{name}: {how}" for name, how in told.items())


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_nor_in_many_more(tmp_path: Path, seed: int) -> None:
    some = [case for setting in SETTINGS for case in cases(setting, seed, 20)]
    told = asyncio.run(compare(tmp_path, some))
    assert not told, "\n".join(f"{name}: {how}" for name, how in told.items())
