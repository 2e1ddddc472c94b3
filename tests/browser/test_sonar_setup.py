"""Captain Sonar begins: real time by one press, and stations that change hands by a pull."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.harness import DESK, PHONE, Site
from tests.browser.sonar_crews import NO_TOURS


def test_real_time_is_one_press_from_home(site: Site) -> None:
    """Also for who has chosen a single bot, which is for turns only (SON-2)."""
    for bots in (7, 1):
        with site.visitor() as visitor:
            page = visitor.page
            page.add_init_script(NO_TOURS)
            page.add_init_script(
                f"""localStorage.setItem('fathom-opponents',
                    '{{"sonar": {{"bots": {bots}, "level": "easy"}}}}')"""
            )
            visitor.home()
            page.get_by_role("button", name="Play now in real time: Captain Sonar").click()
            page.locator(".target-field").first.wait_for()
            table = page.request.get(f"{site.url}/api/tables/{page.url.rpartition('/')[2]}").json()
            assert table["options"]["mode"] == "realtime"
            assert len(table["seats"]) == 8


def sitters(page: Page) -> list[str]:
    """Who sits on each chair."""
    return [text.strip() for text in page.locator(".chair .who strong").all_inner_texts()]


def test_stations_are_swapped_by_pulling_and_by_keys(site: Site) -> None:
    for size in (DESK, PHONE):
        with site.visitor(viewport=size) as visitor:
            page = visitor.page
            table = visitor.table("sonar", "you", *["easy"] * 3)
            visitor.show(f"table/{table}", ".chair")
            first, second, third, fourth = sitters(page)
            target = page.locator(".chair").nth(2)
            target.scroll_into_view_if_needed()
            grip = page.locator(".chair .grip").first.bounding_box()
            onto = target.bounding_box()
            assert grip is not None and onto is not None
            page.mouse.move(grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
            page.mouse.down()
            page.mouse.move(onto["x"] + 40, onto["y"] + onto["height"] / 2, steps=6)
            expect(page.locator(".chair.pulled")).to_have_count(1)
            page.mouse.up()
            expect(page.locator(".chair .who strong")).to_have_text([third, second, first, fourth])

            # Let go beside everything, nobody moves; the buttons do the same as a pull.
            page.mouse.move(grip["x"] + 4, grip["y"] + 4)
            page.mouse.down()
            page.mouse.move(2, 2, steps=4)
            page.mouse.up()
            expect(page.locator(".chair.pulled")).to_have_count(0)
            page.locator(".chair").nth(2).get_by_role("button", name="Change places").press("Enter")
            page.locator(".chair").nth(0).get_by_role("button", name="Change places").press("Enter")
            expect(page.locator(".chair .who strong")).to_have_text([first, second, third, fourth])
