"""Goes through one case in one world, and notes all that reaches the viewer and a spectator.

The viewer also has a big screen, which shows what is for everybody. Everything that can be asked is
asked: what the table is, how it stands, which moves are possible and why not, what a bot would do,
what was said, how it went once it is over; and much that is refused.
"""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from typing import Any

from fathom import registry
from fathom.engine.capabilities import sides_of
from fathom.engine.dice import Dice
from tests.server.leaks.watching import STRANGER, Eyes, Heard, House, beginning, sitter
from tests.server.leaks.worlds import PAUSE, Case, Step

MOVES_ASKED = 12
"""So many moves, drawn at random, are asked about."""


class Witness:
    """One case in one world."""

    def __init__(self, house: House, case: Case, number: int, world: int) -> None:
        self._house = house
        self._case = case
        self._number = number
        self._world = world
        self._me = sitter(number, case.viewer)
        self._path = f"/api/tables/{case.name}"
        self._time = beginning(number)
        self._others: dict[int, Eyes] = {}
        """By seat: what the others look with."""
        self.heard: list[Heard] = []

    async def watch(self) -> list[Heard]:
        """All that the viewer and a spectator were sent, in order."""
        case, house = self._case, self._house
        await house.tell(f"to {self._time}")
        async with AsyncExitStack() as stack:
            for seat in range(case.setting.seats):
                if seat != case.viewer:
                    other = house.eyes(sitter(self._number, seat), case.name)
                    self._others[seat] = await stack.enter_async_context(other)
                    await self._others[seat].hear()
            own = house.eyes(self._me, case.name, f"?seat={case.viewer}&ply=0")
            mine = await stack.enter_async_context(own)
            await mine.hear()  # who comes and goes is told while they do
            public = await stack.enter_async_context(house.eyes(STRANGER, case.name))
            big_screen = house.eyes(self._me, case.name, "?public=true")
            screen = await stack.enter_async_context(big_screen)
            self._eyes = (mine, public, screen)
            await self._look()
            for number, step in enumerate(case.steps):
                await self._step(number, step, mine)
            if case.is_whispering:
                await self._whisper_elsewhere(mine)
            await self._ask_everything(mine)
            await self._undo(mine)
            if not case.is_whispering:
                await self._close()
        await self._return()
        return self.heard

    async def _look(self) -> None:
        """Hear what has come to viewer, spectator and big screen since they last looked."""
        await self._house.tell("settle")
        for eyes in self._eyes:
            self.heard += await eyes.hear()

    async def _step(self, number: int, step: Step, mine: Eyes) -> None:
        case = self._case
        if case.is_timed:
            self._time += PAUSE
            await self._house.tell(f"to {self._time}")
            await self._look()
        move = step.in_worlds[self._world]
        if move is not None:
            key = f"step{number}"
            if step.seat == case.viewer:
                done = await mine.ask({"type": "move", "key": key, "move": move})
                assert json.loads(done[0].text)["type"] == "done", f"{case.name}: {step}: {done}"
                self.heard += done
            else:
                mover = sitter(self._number, step.seat)
                body = {"key": key, "move": move}
                answer = await self._house.ask(mover, "POST", f"{self._path}/moves", body)
                assert answer.text.startswith("200"), f"{case.name}: {step}: {answer.text}"
        await self._look()
        if step.here != step.there:  # the very moment at which the worlds do not do the same
            for who in (self._me, STRANGER):
                await self._get(who, f"{self._path}/sight", f"{self._path}/sight?since=0")
            self.heard += await mine.ask({"type": "hint"})

    async def _whisper_elsewhere(self, mine: Eyes) -> None:
        """Another side talks among itself, in the one world more than in the other."""
        case = self._case
        game = registry.load(case.setting.game)
        options = game.read_options(case.positions[0]["options"], case.setting.seats)
        sides = sides_of(game, case.setting.seats, options)
        theirs = next(side for side in sides if case.viewer not in side)
        for number in range(1 + self._world):
            body = {"key": f"psst{number}", "text": f"Psst {self._world}", "is_for_team": True}
            said = await self._house.ask(
                sitter(self._number, theirs[0]), "POST", f"{self._path}/chat", body
            )
            assert said.text.startswith("204"), said.text
            await self._look()
        if game.teams is not None:
            await self._call_elsewhere(game.teams.calls[0], theirs[0])
            await self._speak_elsewhere(mine, theirs)

    async def _call_elsewhere(self, call: str, seat: int) -> None:
        """Somebody on another side calls something, in the one world only."""
        if self._world:
            done = await self._others[seat].ask({"type": "say", "key": "call", "call": call})
            assert any(heard.way == "websocket done" for heard in done), done
        await self._look()

    async def _speak_elsewhere(self, mine: Eyes, theirs: tuple[int, ...]) -> None:
        """The viewer is among the voices of the own side; in one world another side speaks too."""
        self.heard += await mine.ask({"type": "voice", "is_on": True, "peer": "viewer--"})
        for seat in theirs if self._world else ():
            speaker = self._others[seat]
            await speaker.ask({"type": "voice", "is_on": True, "peer": f"speaker-{seat}"})
            for other in ("viewer--", f"speaker-{theirs[0]}"):
                offer = {"type": "offer", "sdp": f"v={seat}"}
                await speaker.ask({"type": "signal", "to": other, "description": offer})
        await self._look()
        for seat in theirs if self._world else ():
            await self._others[seat].ask({"type": "voice", "is_on": False, "peer": "speaker-x"})
        await self._look()

    async def _ask_everything(self, mine: Eyes) -> None:
        await self._house.tell("settle")
        for who in (self._me, STRANGER):
            await self._get(
                who,
                self._path,
                f"{self._path}/sight",
                f"{self._path}/sight?since=0",
                f"{self._path}/sight?since=0&public=true",
                f"{self._path}/record",
                f"{self._path}/replay",
                f"{self._path}/analysis",
                f"{self._path}/epilogue",
                f"{self._path}/qr",
                f"/api/codes/C{self._number:05}",
                "/api/tables?status=running",
                "/api/tables/mine",
                "/api/tables/mine?over=true",
                "/healthz",
            )
        for message in self._messages():
            self.heard += await mine.ask(message)
        for body in (
            {"key": "wrong-ply", "move": "pass", "ply": 0, "seat": self._case.viewer},
            {"key": "wrong-seat", "move": "pass", "seat": self._other},
        ):
            self.heard.append(await self._house.ask(self._me, "POST", f"{self._path}/moves", body))
        await self._look()

    def _messages(self) -> list[dict[str, Any]]:
        game = registry.load(self._case.setting.game)
        choices = Dice(self._number)
        some = [game.move_text(choices.below(game.move_count)) for _ in range(MOVES_ASKED)]
        return [
            *({"type": "why", "move": move} for move in some),
            {"type": "move", "key": "stale", "move": some[0], "ply": 0},
            {"type": "move", "key": "nonsense", "move": "sing a song"},
            {"type": "look", "seat": self._other},
            {"type": "hint"},
            {"type": "say", "key": "hello", "text": "Ahoy"},
            {"type": "nothing"},
        ]

    @property
    def _other(self) -> int:
        return (self._case.viewer + 1) % self._case.setting.seats

    async def _undo(self, mine: Eyes) -> None:
        """Take a move back, or be told why not."""
        self.heard += await mine.ask({"type": "undo", "key": "undo"})
        await self._look()

    async def _close(self) -> None:
        """The host ends the table; a spectator still may not know everything."""
        closed = await self._house.ask(sitter(self._number, 0), "POST", f"{self._path}/close")
        assert closed.text.startswith("200"), closed.text
        await self._look()
        await self._get(
            STRANGER,
            self._path,
            f"{self._path}/sight",
            f"{self._path}/record",
            f"{self._path}/replay",
            *(f"{self._path}/replay?eyes={eyes}" for eyes in ("public", "all", "0")),
            *(f"{self._path}/replay/moments?first={first}" for first in (0, 1, 5, 100)),
            f"{self._path}/replay/moments?eyes=all&first=0",
            f"{self._path}/analysis",
            f"{self._path}/epilogue",
            f"/api/codes/C{self._number:05}",
            "/api/tables?status=running",
        )

    async def _return(self) -> None:
        """Come back later: what has happened since an earlier ply."""
        for ply in (0, 3):
            query = f"?seat={self._case.viewer}&ply={ply}"
            async with self._house.eyes(self._me, self._case.name, query) as mine:
                self.heard += await mine.hear()

    async def _get(self, who: str, *paths: str) -> None:
        for path in paths:
            self.heard.append(await self._house.ask(who, "GET", path))


def difference(here: list[Heard], there: list[Heard]) -> str | None:
    """The first thing that is not the same in both worlds, as short as can be; None: all is."""
    for number, (one, other) in enumerate(zip(here, there, strict=False)):
        if one == other:
            continue
        place = next(
            (n for n, (a, b) in enumerate(zip(one.text, other.text, strict=False)) if a != b),
            min(len(one.text), len(other.text)),
        )
        texts = [heard.text[max(0, place - 100) : place + 100] for heard in (one, other)]
        return f"message {number}: {one.way}: ...{texts[0]}...\n{other.way}: ...{texts[1]}..."
    if len(here) != len(there):
        return f"{len(here)} messages here, {len(there)} there"
    return None
