"""The replay: stepped through by keys and slider, with anybody's eyes, fit for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from fathom import registry
from fathom.engine.record import parse_record
from tests.browser.harness import DESK, PHONE, SMALL, Site, Visitor
from tests.browser.test_pages import CUT_OFF, LONGEST_FIRST, serious_faults

TABLE = "async (id) => (await fetch(`api/tables/${id}`)).json()"
RECORD = "async (id) => (await fetch(`api/tables/${id}/record`)).text()"
NEAR_MIDDLE = "(middle) => Math.abs(document.querySelector('.slider').value - middle) <= 1"
SMALL_TARGETS = """() => [
    ...document.querySelectorAll('.replay-deck button, .replay-deck .chip, .sheets button'),
].filter((one) => one.getBoundingClientRect().height < 44).length"""
NOTE = "(note) => localStorage.setItem('fathom-seals', JSON.stringify([note]))"
PLAY_ON = """async (id) => {
    while (true) {
        const sight = await (await fetch(`api/tables/${id}/sight`)).json();
        if (sight.view.outcome) return;
        const {ply, you: seat, moves} = sight;
        const move = moves.at(-1);
        const body = JSON.stringify({move, ply, seat, key: crypto.randomUUID()});
        const headers = {'Content-Type': 'application/json'};
        await fetch(`api/tables/${id}/moves`, {method: 'POST', headers, body});
    }
}"""
"""Plays the last move of whoever is on turn, which leads home soon, until the game is over."""
Finished = Callable[[str], str]


@pytest.fixture(scope="module")
def finished(site: Site) -> Finished:
    """The id of a table whose game is over; each game is played once, by bots, for anybody."""
    return cache(partial(play, site))


def play(site: Site, game: str) -> str:
    host = site.guest("Host")
    table = host.table(game, "greedy", "greedy", spectators="after", start=True)
    with host.look(table) as looker:
        looker.wait(looker.is_over)
    return table


def look_back(visitor: Visitor, table: str, where: str = "") -> Page:
    """Open the replay."""
    page = visitor.page
    page.goto(f"{visitor.site.url}/#/replay/{table}{where}")
    page.locator(".replay").wait_for()
    return page


def at(page: Page, ply: int, eyes: str = "all") -> None:
    """The page shows this ply with these eyes, and slider and log agree."""
    page.locator(f".replay[data-ply='{ply}'][data-eyes='{eyes}']").wait_for()
    assert page.get_by_role("slider", name="Move").input_value() == str(ply)


def plies_of(page: Page) -> int:
    """The number of the last ply."""
    return int(page.get_by_role("slider", name="Move").get_attribute("max") or 0)


@pytest.mark.parametrize("game", ["deep-sea", pytest.param("titanic", marks=pytest.mark.soak)])
def test_keys_and_slider_step_through_a_game(site: Site, finished: Finished, game: str) -> None:
    with site.visitor() as visitor:
        page = look_back(visitor, finished(game))
        last = plies_of(page)
        at(page, 0)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        at(page, 2)
        page.keyboard.press("ArrowLeft")
        at(page, 1)
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        at(page, 0)
        page.keyboard.press("End")
        at(page, last)
        expect(page.get_by_role("slider", name="Move")).to_have_attribute(
            "aria-valuetext", re.compile(rf"^Move {last} of {last}\. .*")
        )
        page.keyboard.press("ArrowRight")
        at(page, last)
        slider = page.get_by_role("slider", name="Move")
        slider.focus()
        page.keyboard.press("Home")
        at(page, 0)
        page.keyboard.press("PageUp")
        middle = int(slider.input_value())
        assert 0 < middle < last
        at(page, middle)
        slider.fill(str(last - 3))
        at(page, last - 3)
        now = page.locator(".story [aria-current=step]")
        if now.count():
            expect(now).to_be_in_viewport()
        first = page.locator(".story button").first
        first.click()
        expect(first).to_have_attribute("aria-current", "step")
        page.locator(f".replay:not([data-ply='{last - 3}'])").wait_for()


def test_it_plays_by_itself(site: Site, finished: Finished) -> None:
    with site.visitor() as visitor:
        page = look_back(visitor, finished("deep-sea"))
        page.get_by_label("Speed").select_option("4")
        page.locator("body").click(position={"x": 2, "y": 2})
        page.keyboard.press(" ")
        page.locator(".replay:not([data-ply='0'])").wait_for()
        page.get_by_role("button", name="Pause (space)").click()
        expect(page.get_by_role("button", name="Play (space)")).to_be_visible()
        page.keyboard.press("End")
        last = plies_of(page)
        at(page, last)
        page.keyboard.press("ArrowLeft")
        at(page, last - 1)
        page.get_by_role("slider", name="Move").focus()
        page.keyboard.press(" ")
        at(page, last)
        expect(page.get_by_role("button", name="Play (space)")).to_be_visible()


def test_other_eyes_see_other_things(site: Site, finished: Finished) -> None:
    """Both hands of cards for everybody, one for each seat, none for the public."""
    table = finished("titanic")
    with site.visitor() as visitor:
        page = look_back(visitor, table, "/20")
        record = parse_record(page.evaluate(RECORD, table))
        state = record.table(registry.load("titanic"), 20).state
        views = [msgspec.to_builtins(state.view(seat)) for seat in range(2)]
        hands = [view["players"][seat]["hand"] for seat, view in enumerate(views)]
        shown: dict[str, list[Any]] = {}
        for eyes in ("all", "public", "0", "1"):
            label = {"all": "Everybody", "public": "Public"}.get(eyes)
            chips = page.locator(".eyes label")
            (chips.filter(has_text=label) if label else chips.nth(2 + int(eyes))).click()
            at(page, 20, eyes)
            told = page.evaluate(
                """async ([id, eyes]) => (await (await fetch(
                    `api/tables/${id}/replay/moments?eyes=${eyes}&first=20`)).json()).moments[0]""",
                [table, eyes],
            )
            shown[eyes] = [player["hand"] for player in told["view"]["players"]]
        assert shown == {
            "all": hands,
            "public": [None, None],
            "0": [hands[0], None],
            "1": [None, hands[1]],
        }


def test_who_was_ahead_is_drawn_and_leads_to_the_turning_point(
    site: Site, finished: Finished
) -> None:
    table = finished("sonar")
    with site.visitor() as visitor:
        page = look_back(visitor, table, "/turn")
        graph = page.get_by_role("img", name="Who was ahead")
        graph.wait_for()
        assert graph.locator(".line").count() == 2
        graph.locator(".turn").first.wait_for(state="attached")
        page.locator(".replay:not([data-ply='0'])").wait_for()
        expect(page.locator(".caption")).to_contain_text("the turning point")
        page.keyboard.press("Home")
        at(page, 0)
        page.get_by_role("button", name="Turning point").click()
        page.locator(".replay:not([data-ply='0'])").wait_for()
        box, slider = (
            page.locator(one).bounding_box() for one in (".estimates", ".slider")
        )  # the curve stands over the slider, between its percent and its names
        assert box is not None and slider is not None
        page.mouse.click(slider["x"] + slider["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function(NEAR_MIDDLE, arg=plies_of(page) / 2)


def test_chance_is_proven_fair_in_the_browser(site: Site) -> None:
    """From a game of one's own to its result, its replay and its proof."""
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.table("deep-sea", "you", "you", options={"starter": 0}, start=True)
        visitor.show(f"table/{table}", ".choice")
        page.evaluate(PLAY_ON, table)
        result = page.locator("dialog.result")
        expect(result.locator(".breakdown").first).to_be_visible()
        told = page.evaluate(TABLE, table)
        assert told["seed"] is not None
        result.get_by_text("Was chance fair?").click()
        expect(result).to_contain_text("Checked in this browser: the seed has this fingerprint.")
        expect(result).to_contain_text("This device noted the fingerprint during the game")
        page.evaluate(NOTE, [table, "x"])
        result.get_by_role("link", name="See the moment it was").click()
        page.locator(".replay").wait_for()
        page.get_by_role("button", name="Was chance fair?").click()
        proof = page.locator("dialog .fairness")
        assert proof.locator(".digits").first.inner_text().replace("\n", "") == told["commitment"]
        expect(proof).to_contain_text("noted another fingerprint")
        page.keyboard.press("Escape")
        with page.expect_download() as download:
            page.get_by_role("link", name="Download the game").click()
        record = parse_record(download.value.path().read_text(encoding="utf-8"))
        assert record.commitment == told["commitment"]
        page.goto(f"{site.url}/#/")
        page.locator(".past a").first.click()
        page.locator(".replay").wait_for()


def test_a_link_shows_others_what_they_may_see(site: Site) -> None:
    with site.visitor() as host, site.visitor() as other:
        for policy, eyes in (("public", "public"), ("after", "all"), ("none", None)):
            table = host.table("submarine", "you", "greedy", spectators=policy, start=True)
            host.ask(f"tables/{table}/close")
            other.page.goto("about:blank")
            if eyes is None:
                with other.page.expect_response(re.compile("/api/.*/replay")) as refused:
                    other.page.goto(f"{site.url}/#/replay/{table}")
                assert refused.value.status == 403
                expect(other.page.locator(".message")).to_contain_text("without spectators")
                other.complaints.clear()  # a refusal is an error on the console of every browser
            else:
                look_back(other, table)
                at(other.page, 0, eyes)
                expect(other.page.locator(".estimates")).to_have_count(int(eyes == "all"))


@pytest.mark.parametrize(
    ("theme", "size"),
    [
        pytest.param("night", DESK, id="night"),
        pytest.param("day", DESK, id="day", marks=pytest.mark.soak),
        pytest.param("night", PHONE, id="phone"),
    ],
)
def test_axe_finds_nothing_serious(
    site: Site, finished: Finished, theme: str, size: dict[str, int]
) -> None:
    with site.visitor(theme, viewport=size) as visitor:
        page = look_back(visitor, finished("deep-sea"), "/30")
        page.locator(".estimates svg").wait_for()
        assert serious_faults(page) == []
        if size is PHONE:
            page.get_by_role("button", name="Keep and share").click()
        page.get_by_role("button", name="Was chance fair?").click()
        expect(page.locator(".finding.good")).to_be_visible()
        assert serious_faults(page) == []


@pytest.mark.parametrize("language", LONGEST_FIRST)
@pytest.mark.parametrize("game", ["deep-sea", "sonar"])
def test_nothing_is_cut_off_on_a_small_screen(
    site: Site, finished: Finished, game: str, language: str
) -> None:
    with site.visitor(viewport=SMALL, locale=language) as visitor:
        page = look_back(visitor, finished(game), "/30")
        page.locator(".estimates svg").wait_for()
        assert page.evaluate(CUT_OFF) == []
        for number in range(3):
            page.locator(".sheets .button").nth(number).click()
            page.locator("dialog").wait_for()
            assert page.evaluate(CUT_OFF) == []
            page.keyboard.press("Escape")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= SMALL["width"]


def test_a_thumb_can_do_it(site: Site, finished: Finished) -> None:
    with site.visitor(viewport=PHONE, has_touch=True) as visitor:
        page = look_back(visitor, finished("deep-sea"))
        page.get_by_role("button", name="One move on").tap()
        at(page, 1)
        page.get_by_role("button", name="To the end").tap()
        at(page, plies_of(page))
        page.locator(".sheets").get_by_role("button", name="Log").tap()
        expect(page.locator("dialog .story")).to_contain_text("game is over")
        page.keyboard.press("Escape")
        small = page.evaluate(SMALL_TARGETS)
        assert small == 0


def brought_home(visitor: Visitor) -> str:
    """A game that is over in which somebody looked at what they brought; its id."""
    while True:
        table = visitor.finished()
        told = visitor.page.request.get(f"{visitor.site.url}/api/tables/{table}/replay").json()
        if any(one["effect"]["effect"] == "looked" for ply in told["story"] for one in ply):
            return table


def test_what_only_one_was_told_names_them_unless_one_looks_with_their_eyes(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        visitor.show("", ".card")
        table = brought_home(visitor)
        visitor.show(f"replay/{table}", ".replay .picture")
        told = page.locator(".story .private", has_text="brought").first
        expect(told).to_contain_text("looks at what they brought")
        expect(page.locator(".story")).not_to_contain_text("You look")
        seat = "AT".index((told.locator(".seat-mark").text_content() or "").strip())
        page.locator(f".eyes input[value='{seat}'] + .chip").click()
        expect(page.locator(".story")).to_contain_text("You look at what you brought")


def test_the_moment_it_was_lost_is_awaited_and_said_to_be(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.finished()
        asked: list[Route] = []
        sides = {"sides": [[0], [1]], "estimates": [[0.5, 0.2], [0.5, 0.8]], "choices": [[], []]}
        part = {"is_complete": False, "plies": [0, 5], "turns": [None, None], **sides}
        whole = {"is_complete": True, "plies": [0, 9], "turns": [7, 7], **sides}

        def answer(route: Route) -> None:
            asked.append(route)
            if len(asked) == 1:
                route.fulfill(json=part)

        page.route("**/analysis", answer)
        visitor.show(f"replay/{table}/turn", ".replay .picture")
        caption = page.locator(".caption")
        expect(caption).to_contain_text("Bots still look for the decisive moment")
        expect(page.locator(".replay")).to_have_attribute("data-ply", "0")
        asked[1].fulfill(json=whole)
        expect(page.locator(".replay")).to_have_attribute("data-ply", "7")
        expect(caption).not_to_contain_text("Bots still look")
