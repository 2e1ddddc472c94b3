"""Two browsers at one table: each shows its own secrets, and is never sent the other's."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Response, WebSocket, expect

from tests.browser.harness import Site, Visitor


class Ear:
    """Hears everything that a page is sent."""

    def __init__(self, visitor: Visitor) -> None:
        self.frames: list[dict[str, Any]] = []
        visitor.page.on("websocket", self._listen)
        visitor.page.on("response", self._read)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda told: self.frames.append(json.loads(str(told))))

    def _read(self, response: Response) -> None:
        if "/sight" in response.url:
            self.frames.append(response.json())

    @property
    def sights(self) -> list[dict[str, Any]]:
        """What it was told of the game."""
        return [frame for frame in self.frames if frame["type"] == "sight"]


@contextmanager
def duel(site: Site, game: str, **options: Any) -> Iterator[tuple[Visitor, Visitor, Ear, Ear]]:
    """Two people with a browser each, in the middle of a game of their own."""
    with site.visitor() as host, site.visitor() as friend:
        ears = Ear(host), Ear(friend)
        table = host.table(game, "you", "open", options=options)
        friend.ask("me", name="")
        friend.ask(f"tables/{table}/join")
        friend.ask(f"tables/{table}/ready", is_ready=True)
        host.ask(f"tables/{table}/start")
        for visitor in (host, friend):
            visitor.show(f"table/{table}", ".table-page .board")
        yield host, friend, *ears


def decide(mine: Visitor, other: Visitor, *names: str) -> None:
    """One decision of who is on turn: the first of these choices that there is."""
    ply = mine.ply
    chosen = (mine.page.locator(".choice", has_text=name) for name in names)
    next(choice for choice in chosen if choice.count()).first.click()
    for visitor in (mine, other):
        visitor.after(ply)


def test_only_the_diver_sees_what_was_brought_home(site: Site) -> None:
    with duel(site, "deep-sea", starter=0) as (host, friend, heard, overheard):
        said = host.page.locator(".log li", has_text="You look at what you brought")
        while said.count() == 0:
            if host.page.locator(".choice").count():
                # With one treasure there is air enough: the round is not over on coming home.
                has_one = heard.sights[-1]["view"]["divers"][0]["sack"]
                wishes = ("turn back", "leave") if has_one else ("take",)
                decide(host, friend, *wishes, "swim on", "swim home", "leave")
            if friend.page.locator(".choice").count():
                decide(friend, host, "swim on", "leave")
        secret = host.page.locator(".player", has_text="you").locator("dl")
        expect(secret).to_contain_text("brought home")
        expect(friend.page.locator(".log li", has_text=f"{host.name} is home")).to_have_count(1)
        expect(friend.page.get_by_text("You look at what you brought")).to_have_count(0)
        expect(friend.page.locator(".players")).not_to_contain_text("brought home")
        effects = [effect["effect"] for sight in overheard.sights for effect in sight["effects"]]
        assert "came-home" in effects and "looked" not in effects
        own = heard.sights[-1]["view"]["divers"][0]
        other = overheard.sights[-1]["view"]["divers"][0]
        assert own["values"] and not other["values"]


@pytest.mark.parametrize("game", ["submarine", "titanic"])
def test_no_page_is_ever_sent_another_hand(site: Site, game: str) -> None:
    with duel(site, game, starter=0) as (host, friend, *ears):
        for _ in range(12):
            ply = host.ply
            assert host.decide() or friend.decide()
            for visitor in (host, friend):
                visitor.after(ply)
        for seat, ear in enumerate(ears):
            hands = [[one["hand"] for one in sight["view"]["players"]] for sight in ear.sights]
            assert len(hands) >= 12
            assert all(sight["you"] == seat for sight in ear.sights)
            assert all(hand[1 - seat] is None for hand in hands)
            assert any(hand[seat] for hand in hands)


def shown_of(visitor: Visitor, seat: int) -> list[str]:
    """The figures that a page shows of what a player has."""
    told = visitor.page.locator(".player").nth(seat).locator("dd").all_text_contents()
    return ["".join(letter for letter in text if letter.isdigit()) for text in told]


def test_each_page_shows_its_own_hand_and_hides_the_other(site: Site) -> None:
    with duel(site, "titanic", starter=0) as (host, friend, *ears):
        for seat, (mine, other) in enumerate(((host, friend), (friend, host))):
            cards = ears[seat].sights[-1]["view"]["players"][seat]["hand"]
            hand = "".join(str(card) for card in cards)
            assert len(hand) == 3
            assert hand in shown_of(mine, seat)
            assert hand not in shown_of(other, seat)
