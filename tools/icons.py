"""Draws the icons that need pixels from icon.svg: `python tools/icons.py`. Needs chromium."""

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).parents[1] / "src/fathom/web"
SIZES = {"icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}
MASKABLE = 512
SAFE = 0.8
"""The part of a maskable icon that no mask covers: the drawing keeps inside it."""


def draw(page: Page, svg: str, name: str, size: int) -> None:
    """One icon of this size, transparent where nothing is drawn."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
    page.screenshot(path=WEB / "icons" / name, omit_background=True)


def maskable(svg: str) -> str:
    """The same drawing, smaller, on water that fills the square."""
    ground, drawing = '<rect width="64" height="64" rx="14" fill="url(#w)"/>', "</svg>"
    assert ground in svg
    edge = 64 * (1 - SAFE) / 2
    shrunk = f'<g transform="translate({edge} {edge}) scale({SAFE})">'
    filled = '<rect width="64" height="64" fill="url(#w)"/>' + shrunk
    return svg.replace(ground, filled).replace(drawing, "</g></svg>")


def main() -> None:
    """Every icon anew."""
    svg = (WEB / "icon.svg").read_text(encoding="utf-8")
    (WEB / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page()
        for name, size in SIZES.items():
            draw(page, svg, name, size)
        draw(page, maskable(svg), "maskable-512.png", MASKABLE)
        browser.close()


if __name__ == "__main__":
    main()
