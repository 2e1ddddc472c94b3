"""People come back: by passkey, on another device, to all that they have played."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.browser.harness import DESK, PHONE, Site, Visitor


class Device:
    """A browser's own authenticator, as Chromium emulates one."""

    def __init__(self, visitor: Visitor) -> None:
        self.session: CDPSession = visitor.page.context.new_cdp_session(visitor.page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.id = made["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        """The passkeys that it holds."""
        told = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(told["credentials"])

    def take(self, key: dict[str, Any]) -> None:
        """Get a passkey from another device of the same person, as they are synchronised."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def own_page(visitor: Visitor) -> None:
    """Go to one's own page, at an address that can have passkeys."""
    address = visitor.site.url.replace("127.0.0.1", "localhost")
    visitor.page.goto(f"{address}/#/person/me")
    visitor.page.locator(".account").wait_for()


def test_back_by_passkey_on_another_device_with_games_and_rating(site: Site) -> None:
    with site.visitor(viewport=DESK) as laptop, site.visitor("day", viewport=PHONE) as phone:
        page = laptop.page
        own_page(laptop)
        address = page.url.partition("/#")[0]
        rival = site.guest("Barracuda")
        table = page.request.post(
            f"{address}/api/tables", data={"game": "deep-sea", "seats": ["you", "open"]}
        ).json()["id"]
        rival.do(table, "join")
        rival.do(table, "ready", is_ready=True)
        assert page.request.post(f"{address}/api/tables/{table}/start").ok
        rival.do(table, "resign")
        page.reload()
        figures = page.locator(".game-figures")
        expect(figures).to_contain_text("1 (100 %)")
        device = Device(laptop)
        page.get_by_role("button", name="Make a passkey").click()
        expect(page.locator(".account").get_by_text("last used")).to_have_count(0)
        expect(page.get_by_role("button", name="Another passkey")).to_be_visible()
        name, shown = page.locator("h1").inner_text(), figures.text_content()
        page.context.clear_cookies()
        page.reload()
        expect(page.locator("h1")).not_to_have_text(name)
        page.get_by_role("button", name="I have a passkey").click()
        expect(page.locator("h1")).to_have_text(name)

        # On the phone a guest has begun a game: it comes along.
        own_page(phone)
        expect(phone.page.locator("h1")).not_to_have_text(name)
        guest = phone.page.locator("h1").inner_text()
        wish = {"game": "deep-sea", "seats": ["you", "greedy"], "start": True}
        begun = phone.page.request.post(f"{address}/api/tables", data=wish).json()["id"]
        (key,) = device.keys()
        Device(phone).take(key)
        phone.page.get_by_role("button", name="I have a passkey").click()
        expect(phone.page.locator(".toast")).to_contain_text(f"One game of {guest} is yours now.")
        expect(phone.page.locator("h1")).to_have_text(name)
        expect(phone.page.locator(".game-figures")).to_have_text(shown or "")
        assert page.request.get(f"{address}/api/tables/{begun}").json()["you"] == [0]
        expect(phone.page.get_by_text("Barracuda").first).to_be_visible()
        expect(phone.page.locator(".account").get_by_text("last used")).to_be_visible()

        page.get_by_role("button", name="Sign out here").click()
        expect(page.locator("h1")).not_to_have_text(name)


def test_what_cannot_be_done_is_said_in_words(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        visitor.show("person/me", ".account")  # an address made of numbers
        expect(page.get_by_role("note")).to_contain_text("address made of numbers")
        expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
        own_page(visitor)
        device = Device(visitor)
        off = {"authenticatorId": device.id, "isUserVerified": False}
        device.session.send("WebAuthn.setUserVerified", off)
        page.get_by_role("button", name="I have a passkey").click()
        expect(page.locator(".toast")).to_contain_text("the device showed no passkey")
        visitor.site.settle()
