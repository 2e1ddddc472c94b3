"""Voices with Chromium's fake microphone: what one side speaks arrives there, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.harness import PHONE, Site, Visitor, launched
from tests.browser.sonar_crews import NO_TOURS, Shipmate, arrive
from tests.browser.test_pages import serious_faults
from tests.server.harness import HandClock

FAKE_MICROPHONE = [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    "--disable-features=WebRtcHideLocalIpsWithMdns",  # there is nobody here to ask for such names
]
NOTED = """
    window.lines = [];
    const Real = RTCPeerConnection;
    window.RTCPeerConnection = class extends Real {
        constructor(...how) { super(...how); lines.push(this); }
    };
"""
"""A page that remembers its connections, so that they can be asked."""
HEARD = """async () => {
    let energy = 0;
    for (const line of lines) {
        if (line.connectionState !== 'connected') continue;
        for (const one of (await line.getStats()).values())
            if (one.type === 'inbound-rtp' && one.kind === 'audio')
                energy += (one.totalAudioEnergy ?? 0) > 0 && one.packetsReceived > 10 ? 1 : 0;
    }
    return energy;
}"""
"""From how many others sound has arrived."""
JOIN = "Speak with the others"


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Nothing happens by itself."""
    return HandClock()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser with a microphone in which it beeps."""
    with sync_playwright() as playwright:
        browser = launched(playwright, *FAKE_MICROPHONE)
        yield browser
        browser.close()


def speak(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=JOIN).click()
    expect(visitor.page.locator(".voice.on")).to_be_visible()


def wait_until_heard(page: Page, others: int) -> None:
    """Until sound has come from so many."""
    page.wait_for_function(f"async () => await ({HEARD})() === {others}", polling=250)


def test_a_crew_speaks_and_the_other_boat_hears_nothing(site: Site, clock: HandClock) -> None:
    mate = Shipmate(site, "Yann")
    table = mate.create("open", "open", "open", "open")
    with (
        site.visitor() as ann,
        site.visitor(locale="de", viewport=PHONE) as ben,
        site.visitor() as foe,
    ):
        for visitor, seat, name in ((ann, 0, "Ann"), (ben, 1, "Ben"), (foe, 2, "Foe")):
            visitor.page.add_init_script(NO_TOURS)
            visitor.page.add_init_script(NOTED)
            arrive(visitor, table, seat, name)
        mate.guest.do(table, "join", seat=3)
        mate.guest.do(table, "ready")
        expect(ann.page.get_by_role("button", name=JOIN)).to_have_count(0)
        mate.guest.do(table, "start")
        speak(ann)
        speak(foe)
        ben.page.get_by_role("button", name="Mit den anderen sprechen").click()
        for page in (ann.page, ben.page):
            wait_until_heard(page, 1)
        expect(ann.page.locator(".voice-speakers li")).to_have_text("Ben")
        assert foe.page.evaluate("() => lines.length") == 0, "nobody called the other boat"

        # How loud each is, and who speaks; nothing serious to find for axe.
        ann.page.get_by_role("button", name="Voices").click()
        slider = ann.page.get_by_label("How loud Ben is")
        slider.fill("0.3")
        assert ann.page.evaluate("() => localStorage.getItem('fathom-volumes')") == '{"Ben":0.3}'
        expect(ann.page.locator(".voice-peers .speaking")).to_have_text("Ben")
        assert serious_faults(ann.page) == []

        # Muted, nothing more is heard of her; by push to talk, only while the key is held.
        ann.page.get_by_role("button", name="Mute yourself").click()
        speakers = ben.page.locator(".voice-speakers li")
        expect(speakers).to_have_count(0)
        ann.page.get_by_role("button", name="Speak again").click()
        expect(speakers).to_have_text("Ann")
        ann.page.get_by_label("Speak only while V").check()
        expect(speakers).to_have_count(0)
        ann.page.locator(".voice-name").first.click()
        ann.page.keyboard.down("v")
        expect(speakers).to_have_text("Ann")
        ann.page.keyboard.up("v")
        expect(speakers).to_have_count(0)

        # A page that comes again is called again, without a press.
        ann.page.get_by_label("Speak only while V").uncheck()
        ben.page.reload()
        ben.page.get_by_role("button", name="Mit den anderen sprechen").click()
        wait_until_heard(ben.page, 1)
        expect(speakers).to_have_text("Ann")

        # Who leaves is gone at once.
        ann.page.get_by_role("button", name="Leave the voices").click()
        expect(speakers).to_have_count(0)
        ben.page.get_by_role("button", name="Stimmen").click()
        expect(ben.page.locator(".voice-peers li")).to_have_count(0)
        assert serious_faults(ben.page) == []
        assert foe.page.evaluate("() => lines.length") == 0


def test_without_a_microphone_one_is_told_why_and_can_listen(site: Site, clock: HandClock) -> None:
    mate = Shipmate(site, "Yann")
    table = mate.create("open", "open", "you", "you")
    with site.visitor() as ann, site.visitor() as ben:
        insecure = "Object.defineProperty(navigator, 'mediaDevices', {value: undefined});"
        insecure += "Object.defineProperty(window, 'isSecureContext', {value: false});"
        ben.page.add_init_script(insecure)
        for visitor, seat, name in ((ann, 0, "Ann"), (ben, 1, "Ben")):
            visitor.page.add_init_script(NOTED)
            arrive(visitor, table, seat, name)
        mate.guest.do(table, "start")
        speak(ann)
        ben.page.get_by_role("button", name=JOIN).click()
        expect(ben.page.locator(".voice-fault")).to_contain_text("only over https")
        wait_until_heard(ben.page, 1)
        expect(ben.page.locator(".voice-speakers li")).to_have_text("Ann")
        expect(ann.page.locator(".voice-speakers li")).to_have_count(0)


@pytest.mark.soak
def test_four_of_a_boat_speak_with_each_other(site: Site, clock: HandClock) -> None:
    mate = Shipmate(site, "Yann")
    table = mate.create(*["open"] * 5, *["you"] * 3)
    with ExitStack() as stack:
        crew = [stack.enter_context(site.visitor()) for _ in range(5)]
        for seat, visitor in enumerate(crew):
            visitor.page.add_init_script(NOTED)
            arrive(visitor, table, seat, f"Sailor {seat}")
        mate.guest.do(table, "start")
        for visitor in crew:
            speak(visitor)
        for visitor in crew[:4]:
            wait_until_heard(visitor.page, 3)
        assert crew[4].page.evaluate("() => lines.length") == 0
