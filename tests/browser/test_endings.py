"""The end of a round and of a game: an event, seen once by everybody, with a picture to send."""

import base64
import struct

import pytest
from playwright.sync_api import expect

from tests.browser.harness import PHONE, Site, Visitor

ONE_OF_MANY = [
    "deep-sea",
    *(pytest.param(game, marks=pytest.mark.soak) for game in ("submarine", "titanic")),
]
# How many colours there are in a picture, counting every tenth of its points.
COLOURS = """async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext('2d');
    paper.drawImage(image, 0, 0);
    const points = new Uint32Array(paper.getImageData(0, 0, image.width, image.height).data.buffer);
    return new Set(points.filter((_, number) => number % 10 === 0)).size;
}"""
MOST_DECISIONS = 300


@pytest.mark.parametrize("game", ONE_OF_MANY)
def test_a_result_is_a_scene_with_a_reason_and_a_picture_to_share(site: Site, game: str) -> None:
    with site.visitor() as visitor, site.visitor(viewport=PHONE) as stranger:
        page = visitor.home().page
        table = visitor.finished(game)
        visitor.show(f"table/{table}", ".ending-art svg")
        expect(page.locator(".result .why")).to_contain_text("You")
        with page.expect_download() as saved:
            page.get_by_role("button", name="Share picture").click()
        picture = saved.value.path().read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", picture[16:24]) == (1200, 630)
        assert page.evaluate(COLOURS, base64.b64encode(picture).decode()) > 100
        # What is drawn does not depend on who looks: it shows nothing that only a seat knows.
        page.set_viewport_size(PHONE)
        stranger.home()
        stranger.show(f"table/{table}", ".ending-art svg")
        drawn = stranger.page.locator(".ending-art svg").inner_html()
        expect(page.locator(".ending-art svg")).to_have_js_property("innerHTML", drawn)


def test_the_result_names_the_costliest_choice_and_leads_to_people(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.home().page
        table = visitor.finished()
        choice = {
            "ply": 4,
            "seat": 0,
            "move": "on",
            "better": "turn",
            "share": 0.2,
            "better_share": 0.6,
            "reason": "advice-tried",
            "facts": {},
        }
        dear = {**choice, "ply": 8, "move": "take", "better": "leave", "share": 0.1}
        analysis = {
            "is_complete": True,
            "plies": [0, 9],
            "turns": [None, None],
            "sides": [[0], [1]],
            "estimates": [[0.5, 0.2], [0.5, 0.8]],
            "choices": [[choice, dear], [choice, dear]],
        }
        page.route("**/analysis", lambda route: route.fulfill(json=analysis))
        visitor.show(f"table/{table}", ".ranking")
        said = page.locator(".costliest")
        expect(said).to_contain_text("Your costliest choice:")
        expect(said).to_contain_text("take the treasure (10 %). Better: leave it (60 %).")
        expect(said.get_by_role("link")).to_have_attribute("href", f"#/replay/{table}/8")
        page.locator(".ranking").get_by_role("link", name=visitor.name).first.click()
        expect(page.locator("h1")).to_have_text(visitor.name)


def test_a_hint_says_that_the_game_is_not_rated_and_so_does_the_result(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.home().page
        table = visitor.table("deep-sea", "you", "greedy", start=True, options={"starter": 0})
        visitor.show(f"table/{table}", ".choice")
        page.get_by_title("Hint (h); the game is then not rated").click()
        expect(page.locator(".advice")).to_contain_text("The game is not rated now.")
        visitor.ask(f"tables/{table}/resign")
        result = page.get_by_role("dialog")
        expect(result).to_contain_text(f"Not rated: {visitor.name} took a hint.")


def dive_until_the_air_is_out(visitor: Visitor, table: str, rounds: int) -> None:
    """Dive on and take everything, behind the page's back, until so many rounds are over."""
    path = f"{visitor.site.url}/api/tables/{table}/sight"
    for _ in range(MOST_DECISIONS):
        sight = visitor.page.request.get(path).json()
        if len(sight["view"]["hauls"]) == rounds:
            return
        if sight["moves"]:
            move = next(word for word in ("on", "take", *sight["moves"]) if word in sight["moves"])
            key = f"ply-{sight['ply']}"
            visitor.ask(f"tables/{table}/moves", move=move, seat=sight["you"], key=key)
        visitor.site.settle()
    raise AssertionError("the air does not run out")


def test_a_round_ends_on_stage_once_and_takes_nothing_away(site: Site) -> None:
    with site.visitor(reduced_motion="no-preference") as visitor:
        page = visitor.home().page
        table = visitor.table("deep-sea", "you", "greedy", start=True, options={"starter": 0})
        visitor.show(f"table/{table}", ".deep-sea .submarine")
        stage, card = page.locator(".round-stage"), page.locator(".round-card")
        dive_until_the_air_is_out(visitor, table, 1)
        expect(stage).to_be_visible()
        page.reload()  # half seen is not seen
        expect(stage).to_be_visible()
        page.keyboard.press("x")
        expect(stage).to_have_count(0)
        page.reload()
        expect(page.locator(".choice").first).to_be_visible()
        expect(page.locator(".round-stage, .round-card")).to_have_count(0)

        # Without motion there is only the card; and a choice can be taken although it is there.
        page.emulate_media(reduced_motion="reduce")
        dive_until_the_air_is_out(visitor, table, 2)
        expect(card).to_contain_text("Round 2 is over")
        expect(card.locator("li")).to_have_count(2)
        expect(stage).to_have_count(0)
        ply = visitor.ply
        page.locator(".choice").first.click()
        visitor.after(ply)
        expect(card).to_have_count(0)


def test_sounds_come_after_the_board_and_can_be_heard(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.home().page
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
        table = visitor.table("deep-sea", "you", "greedy", start=True, options={"starter": 0})
        visitor.show(f"table/{table}", ".deep-sea .submarine")
        assert not any(name.endswith(".wav") for name in asked), "nothing can be heard yet"
        with page.expect_request("**/sounds/bell.wav"):
            page.mouse.click(2, 2)
        names = [name for name in asked if name.endswith((".wav", "board.js"))]
        assert names[0] == "board.js"
        assert {"dice.wav", "breath.wav", "sinking.wav", "bell.wav"} < set(names)
        loudest = page.evaluate(
            """async () => {
                const {sounds} = JSON.parse(document.getElementById('needed').textContent);
                const base = document.querySelector('script[type=module]').src + '/../../';
                const context = new OfflineAudioContext(1, 1, 16000);
                const files = Object.entries(sounds).flatMap(([game, names]) => names.map(
                    (name) => `${game ? `games/${game}/` : ''}sounds/${name}.wav`));
                return Promise.all(files.map(async (file) => {
                    const data = await (await fetch(new URL(base + file))).arrayBuffer();
                    const heard = (await context.decodeAudioData(data)).getChannelData(0);
                    return Math.max(...heard.map(Math.abs));
                }));
            }"""
        )
        assert len(loudest) > 20
        assert min(loudest) > 0.5
        page.get_by_role("button", name="Turn sounds off").click()
        expect(page.get_by_role("button", name="Turn sounds on")).to_be_visible()
        expect(page.locator(".tools .volume")).to_be_disabled()
