"""The operator's page on a desk and on a phone, by night and by day."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from fathom.server.operate import REFRESH_SECONDS
from tests.browser.harness import DESK, PHONE, SMALL
from tests.browser.test_pages import serious_faults
from tests.server.harness import Running, settings_for

TOKEN = "a token of the operator"


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL], ids=["desk", "phone", "small"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_is_cut_off_and_axe_finds_nothing_serious(
    chromium: Browser, tmp_path: Path, theme: Literal["dark", "light"], size: ViewportSize
) -> None:
    with Running(settings_for(tmp_path, metrics=TOKEN)) as server:
        context = chromium.new_context(
            viewport=size,
            color_scheme=theme,
            locale="de",
            http_credentials={"username": "operator", "password": TOKEN},
        )
        page = context.new_page()
        page.goto(f"{server.url}/operate")
        expect(page.locator("section")).to_have_count(10)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert serious_faults(page) == []
        context.close()


def test_it_looks_again_and_says_when_nobody_answers(chromium: Browser, tmp_path: Path) -> None:
    context = chromium.new_context(http_credentials={"username": "operator", "password": TOKEN})
    page = context.new_page()
    page.clock.install()
    with Running(settings_for(tmp_path, metrics=TOKEN)) as server:
        page.goto(f"{server.url}/operate")
        tables = page.locator("section", has_text="Games on").locator("p")
        expect(tables).to_have_text("0")
        server.guest().table("deep-sea", "you", "you", start=True)
        page.clock.run_for(1000 * REFRESH_SECONDS)
        expect(tables).to_have_text("1")
    page.clock.run_for(1000 * REFRESH_SECONDS)
    expect(page.locator("header p")).to_have_text("The server does not answer")
    context.close()
