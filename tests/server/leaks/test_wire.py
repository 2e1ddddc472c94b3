"""What each viewer receives is the same, byte for byte, in worlds that they cannot tell apart.

Two server processes have the same people, tables, seeds, keys and time. They differ only in what
the viewer of each table may not know. Nothing is left out of the comparison and nothing is put
right before it.
"""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

import pytest

from tests.server.leaks.planted import LEAKS
from tests.server.leaks.watching import houses
from tests.server.leaks.witness import Witness, difference
from tests.server.leaks.worlds import MORE_SETTINGS, SETTINGS, Case, cases

WHISPERS = ("whisper", "count", "voice")
"""The planted leaks that show when another side talks."""


async def compare(folder: Path, some: list[Case], leaky: bool = False) -> dict[str, str]:
    """By case: how the viewer could tell the worlds apart, if they could."""
    told = {}
    async with houses(folder, some, leaky) as both:
        for number, case in enumerate(some):
            here, there = await asyncio.gather(
                *(Witness(house, case, number, world).watch() for world, house in enumerate(both))
            )
            assert len(here) > 50, "the viewer was sent too little for this to prove anything"
            found = difference(here, there)
            if found is not None:
                told[case.name] = found
    return told


def check(folder: Path, some: list[Case]) -> None:
    """Nobody could tell any of these worlds apart."""
    told = asyncio.run(compare(folder, some))
    assert not told, "\n".join(f"{name}: {how}" for name, how in told.items())


def test_nobody_can_tell_worlds_apart_that_differ_in_what_they_may_not_know(tmp_path: Path) -> None:
    some = [case for setting in SETTINGS for case in cases(setting, seed=1, steps=4)]
    for setting in SETTINGS:  # the worlds do differ, and where the rules let them, they go on to
        own = [case for case in some if case.setting is setting]
        assert any(case.positions[0] != case.positions[1] for case in own)
        assert setting.game != "sonar" or any(case.hidden_steps for case in own)
    check(tmp_path, some)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 20))
def test_nor_in_many_more_worlds(tmp_path: Path, seed: int) -> None:
    """More than a thousand pairs of worlds in all."""
    check(tmp_path, [case for one in MORE_SETTINGS for case in cases(one, seed, steps=20)])


def test_planted_leaks_are_found(tmp_path: Path) -> None:
    """The proof of the proof: the same comparison finds every leak that is there."""
    sonar = next(one for one in SETTINGS if one.name == "sonar-4-turns")
    tried = max(cases(sonar, seed=1, steps=6), key=lambda case: case.hidden_steps)
    some = [
        tried._replace(name=f"leak-{leak}-{tried.name}", is_whispering=leak in WHISPERS)
        for leak in (*LEAKS, "none")
    ]
    seeds = [hashlib.sha256(case.name.encode()).digest() for case in some]
    some = [case._replace(seed=seed) for case, seed in zip(some, seeds, strict=True)]
    told = asyncio.run(compare(tmp_path, some, leaky=True))
    assert {name.split("-")[1] for name in told} == set(LEAKS)
