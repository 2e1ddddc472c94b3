"""The bots at a table: characters with names, tastes and paces, drawn by the table's seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fathom.engine.manners import STYLES
from fathom.server.bots.thinking import Question
from fathom.server.company import CHARACTERS, bot_with_style, company_of, pace_percent_at
from fathom.server.store import Policy, Seat
from tests.server.harness import HandClock, Running
from tests.server.store.samples import sample_table

BY_NAME = {one.name: one for one in CHARACTERS}


def company(told: dict[str, Any]) -> list[tuple[str, str | None]]:
    return [(seat["bot_name"], seat["bot_style"]) for seat in told["seats"] if seat["bot"]]


def test_there_are_enough_characters_of_every_style() -> None:
    assert len(BY_NAME) == len(CHARACTERS)
    assert Counter(one.style for one in CHARACTERS) == dict.fromkeys(STYLES, 8)
    assert all(100 <= one.pace_percent <= 133 for one in CHARACTERS)


def test_each_bot_is_the_character_whose_name_it_has(server: Running) -> None:
    host = server.guest("Host")
    seen = set()
    for _ in range(6):
        told = host.get(f"/api/tables/{host.table('sonar', 'you', *['hard'] * 7)}")
        met = company(told)
        assert len(dict(met)) == 7
        assert all(BY_NAME[name].style == style for name, style in met)
        seen |= {name for name, _ in met}
    assert len(seen) > 8, "other tables, other company"


def test_a_bot_that_is_no_level_has_no_taste(server: Running) -> None:
    host = server.guest("Host")
    told = host.get(f"/api/tables/{host.table('deep-sea', 'you', 'greedy', 'random', 'easy')}")
    assert [style is None for _, style in company(told)] == [True, True, False]


def test_the_host_chooses_a_style_for_all(server: Running) -> None:
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.table("sonar", "you", *["medium"] * 7, bot_style="sly")
    told = host.get(f"/api/tables/{table}")
    assert told["policy"]["bot_style"] == "sly"
    assert {style for _, style in company(told)} == {"sly"} and len(dict(company(told))) == 7
    assert guest.refused(f"/api/tables/{table}/settings", bot_style=None) == (403, "not-allowed")
    assert host.refused(f"/api/tables/{table}/settings", bot_style="rude")[0] == 400
    told = host.do(table, "settings", is_public=True)
    assert told["policy"]["bot_style"] == "sly", "what is not named stays"
    told = host.do(table, "settings", bot_style=None)
    assert told["policy"]["bot_style"] is None
    assert {BY_NAME[name].style for name, _ in company(told)} != {"sly"}


def test_the_same_company_comes_to_the_rematch(server: Running) -> None:
    host = server.guest("Host")
    table = host.table("deep-sea", "you", "hard", "easy", "medium", start=True)
    before = company(host.get(f"/api/tables/{table}"))
    host.do(table, "close")
    after = company(host.do(table, "rematch"))
    assert sorted(after) == sorted(before)


def test_company_tells_nothing_about_the_seed() -> None:
    """Two seeds that differ in a bit have nothing in common there."""
    one, other = company_of(bytes(32)), company_of(bytes(31) + b"\x01")
    assert one != other and 8 < (one ^ other).bit_count() < 24


def test_who_steps_in_for_somebody_has_no_taste() -> None:
    seats = (Seat(bot="hard"), Seat(person="p1"), Seat(bot="greedy"), Seat(person="p2", bot="easy"))
    table = sample_table(seats=seats, policy=Policy(company=7))
    asked = [bot_with_style(table, number, "medium") for number in range(4)]
    assert asked == ["medium"] * 4
    assert bot_with_style(table, 0, "hard") in {f"hard:style={style}" for style in STYLES}
    assert bot_with_style(table, 2, "greedy") == "greedy"
    assert bot_with_style(table, 3, "easy") == "easy"
    assert [pace_percent_at(table, number) for number in (1, 2, 3)] == [100] * 3


@pytest.mark.parametrize("style", STYLES)
def test_a_bot_plays_with_its_taste_and_at_its_pace(
    server: Running, clock: HandClock, style: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.guest("Host")
    asked: list[Question] = []
    real = server.services.thinker.ask

    async def ask(about: Any, question: Any) -> Any:
        asked.append(question)
        return await real(about, question)

    monkeypatch.setattr(server.services.thinker, "ask", ask)
    table = host.table(
        "deep-sea", "expert", "you", options={"starter": 0}, bot_pace=1000, bot_style=style
    )
    name = host.get(f"/api/tables/{table}")["seats"][0]["bot_name"]
    percent = BY_NAME[name].pace_percent
    with host.look(table) as looker:
        host.do(table, "start")
        looker.of_type("sight")
        clock.advance(percent / 100 - 0.01)
        looker.send("ping")
        looker.of_type("pong")
        assert looker.sight["ply"] == 0
        clock.advance(0.02)
        looker.wait(lambda: looker.sight["ply"] == 1)
    host.do(table, "close")
    experts = [one.bot for one in asked if one.bot.startswith("expert")]  # others play here too
    assert experts == [f"expert:style={style}"]
