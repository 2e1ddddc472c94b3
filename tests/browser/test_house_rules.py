"""House rules in the browser: chosen in the lobby, and told wherever the table is."""

from playwright.sync_api import expect

from tests.browser.harness import Site


def test_a_house_is_chosen_told_and_played(site: Site) -> None:
    with site.visitor() as host, site.visitor(locale="de") as friend:
        host.gather("Deep Sea Adventure", 2)
        page = host.page
        note = page.locator(".house-rules")
        expect(note).to_have_count(0)
        page.locator(".house summary").click()
        page.get_by_label("Air", exact=True).fill("10")
        page.get_by_label("Air", exact=True).press("Enter")
        expect(note).to_contain_text("Air 10 (by the book 25)")

        page.get_by_label("Rounds", exact=True).fill("60")
        page.get_by_label("Rounds", exact=True).press("Enter")
        expect(page.locator(".toast")).to_contain_text("Rounds: 60 is not 1 to 6")
        expect(page.get_by_label("Rounds", exact=True)).to_have_value("3")
        assert "400 (Bad Request)" in host.complaints.pop()

        friend.page.goto(page.url)
        expect(friend.page.locator(".house-rules")).to_contain_text("Luft 10")
        friend.page.get_by_role("button", name="Platz nehmen").click()
        page.get_by_role("button", name="Start the game").click()
        expect(friend.page.locator(".tank .bubble")).to_have_count(10)
        page.locator(".masthead .badge", has_text="House rules").click()
        expect(page.locator(".pane .house-rules")).to_contain_text("Air 10 (by the book 25)")
