"""Installed: the application opens without a server, never mixes builds, and calls when asked."""

import json
import re
from io import BytesIO

import httpx
from playwright.sync_api import BrowserContext, expect

from fathom.server.shell import BUILD, PAGES
from tests.browser.harness import Site

KEPT = """async () => (await navigator.serviceWorker.ready).active.state === 'activated'"""


def png_size(body: bytes) -> tuple[int, int]:
    """The width and height of a picture."""
    file = BytesIO(body)
    assert file.read(16)[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(file.read(4)), int.from_bytes(file.read(4))


def test_the_manifest_has_all_that_installing_needs() -> None:
    manifest = json.loads(PAGES["manifest.webmanifest"].body)
    assert {"id", "name", "start_url", "scope", "display", "theme_color"} <= manifest.keys()
    purposes = set()
    for icon in manifest["icons"]:
        page = PAGES[icon["src"]]
        assert page.kind == icon["type"]
        purposes.add((icon["purpose"], icon["sizes"]))
        if icon["type"] == "image/png":
            width, height = png_size(page.body)
            assert f"{width}x{height}" == icon["sizes"]
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes


def test_files_of_a_build_never_change_and_those_of_another_are_not_there(site: Site) -> None:
    index = httpx.get(site.url)
    assert index.headers["cache-control"] == "no-cache"
    named = re.findall(r'(?:src|href)="\./b/(\w+)/([^"]+)"', index.text)
    assert len(named) > 5 and {build for build, _ in named} == {BUILD}
    for _, path in named:
        answer = httpx.get(f"{site.url}/b/{BUILD}/{path}")
        assert answer.is_success and "immutable" in answer.headers["cache-control"]
    assert httpx.get(f"{site.url}/b/000000000000/app/main.js").status_code == 404
    worker = httpx.get(f"{site.url}/sw.js")
    assert worker.headers["cache-control"] == "no-cache" and BUILD in worker.text
    for module in ("app/main.js", "app/table.js", "app/plain.js", "games/sonar/board.js"):
        assert f'"b/{BUILD}/{module}"' in worker.text
    assert f'"b/{BUILD}/app/html.js"' not in worker.text, "it is in the first one"


def kept_addresses(context: BrowserContext) -> list[str]:
    """Everything in the caches of a browser."""
    found: list[str] = context.pages[0].evaluate(
        """async () => {
            const names = await caches.keys();
            const kept = await Promise.all(
                names.map(async (name) => (await caches.open(name)).keys()));
            return kept.flat().map((request) => new URL(request.url).pathname);
        }"""
    )
    return found


def test_without_a_server_the_application_opens_and_waits(site: Site) -> None:
    with site.visitor(service_workers="allow") as visitor:
        page = visitor.home().page
        page.wait_for_function(KEPT)
        kept = kept_addresses(page.context)
        assert "/" in kept and f"/b/{BUILD}/app/main.js" in kept
        assert [path for path in kept if path != "/" and not path.startswith(f"/b/{BUILD}/")] == []
        visitor.may_lose_server = True
        site.stop()
        page.reload()
        expect(page.get_by_text("The server does not answer")).to_be_visible()
        assert page.evaluate("getComputedStyle(document.body).fontFamily").startswith("Figtree")
        site.restart()
        page.locator(".card").first.wait_for()  # without a reload


def test_a_notice_comes_only_when_asked_for_and_only_to_a_hidden_page(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        page.add_init_script(
            """window.told = [];
            window.asked = 0;
            window.Notification = class {
                static permission = 'default';
                static async requestPermission() {
                    window.asked += 1;
                    return (Notification.permission = 'granted');
                }
                constructor(title, options) { window.told.push([title, options.body]); }
                close() { window.told.push(['closed']); }
            };
            Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
            window.badge = null;
            navigator.setAppBadge = async (count) => { window.badge = count; };
            navigator.clearAppBadge = async () => { window.badge = 0; };
            Object.defineProperty(document, 'hidden', { get: () => window.isHidden ?? false });"""
        )
        visitor.home()
        assert page.evaluate("window.asked") == 0
        page.get_by_role("button", name="Name and settings").click()
        page.get_by_label("Notices").check()
        expect(page.get_by_label("Notices")).to_be_checked()
        assert page.evaluate("window.asked") == 1
        page.keyboard.press("Escape")
        visitor.play_now()
        while not page.locator(".choice", has_text="leave it").count():
            ply = visitor.ply
            page.locator(".choice").first.click()
            visitor.after(ply)
        assert page.evaluate("window.told") == []  # it was seen
        page.evaluate("window.isHidden = true")
        page.locator(".choice", has_text="leave it").click()
        page.wait_for_function("() => window.told.length")
        expected = ["Deep Sea Adventure", "It is your turn."]
        assert page.evaluate("window.told[0]") == expected
        page.wait_for_function("() => window.badge === 1")
        assert page.title().startswith("● Your turn")


def test_who_was_here_but_is_forgotten_is_greeted_again(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.home()
        table = visitor.table("deep-sea", "you", "greedy", start=True)
        visitor.page.context.clear_cookies()
        visitor.page.goto("about:blank")
        visitor.show(f"table/{table}", ".picture")
        expect(visitor.page.locator(".watching")).to_be_visible()
