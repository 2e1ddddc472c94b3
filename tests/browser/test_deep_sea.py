"""Deep Sea Adventure's board: who has turned back swims home, and is shown and told so."""

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Site, Visitor

# From the diver's own space to the one before, and which way the arrow points: the cosine between.
TOWARDS_HOME = """(depth) => {
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const spaces = document.querySelectorAll('.deep-sea .space');
    const [from, to] = [depth - 1, depth - 2].map((index) => middle(spaces[index]));
    const turned = document.querySelector('.way .arrow').getAttribute('transform');
    const angle = Number(/-?[\\d.]+/.exec(turned)[0]) * Math.PI / 180;
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    return (Math.cos(angle) * x + Math.sin(angle) * y) / Math.hypot(x, y);
}"""


def turned_back(visitor: Visitor) -> tuple[str, int]:
    """A table where our diver has turned back and is to roll again; its id, and how deep we are."""
    while True:
        table = visitor.table("deep-sea", "you", "random", options={"starter": 0}, start=True)
        dives = 0
        while dives <= 4:
            sight = visitor.page.request.get(f"{visitor.site.url}/api/tables/{table}/sight").json()
            own = sight["view"]["divers"][0]
            if own["home"] or sight["view"]["round"] > 1:
                break
            if own["returning"] and own["depth"] > 1 and "on" in sight["moves"]:
                return table, own["depth"]
            wishes = ("turn", "leave") if dives > 2 else ("on", "leave")
            move = next((word for word in wishes if word in sight["moves"]), None)
            if move:
                dives += move != "leave"
                visitor.ask(f"tables/{table}/moves", move=move, seat=0, key=f"p{sight['ply']}")
            visitor.site.settle()


def test_who_has_turned_back_is_led_home(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.home().page
        table, depth = turned_back(visitor)
        visitor.show(f"table/{table}", ".deep-sea .way")
        expect(page.locator(".sentence")).to_contain_text("Your turn: on the way home.")
        expect(page.locator(".choice")).to_contain_text(["swim home"])
        expect(page.locator(".way")).to_have_attribute("aria-label", "swim home")
        assert page.evaluate(TOWARDS_HOME, depth) > 0.9


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_on_a_small_phone_no_choice_is_cut_off(site: Site, language: str) -> None:
    """The longest: whether to take a treasure."""
    with site.visitor(viewport={"width": 360, "height": 740}, locale=language) as visitor:
        visitor.home()
        table = visitor.table("deep-sea", "you", "random", options={"starter": 0}, start=True)
        visitor.ask(f"tables/{table}/moves", move="on", seat=0, key="dive")
        visitor.show(f"table/{table}", ".choice >> nth=1")
        for choice in visitor.page.locator(".choice").all():
            expect(choice).to_be_in_viewport(ratio=1)
