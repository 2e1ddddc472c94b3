"""What the browser's tests share."""

import pytest

from fathom.server.verbs import setup
from tests.browser.harness import chromium, clock, site

__all__ = ["chromium", "clock", "site"]
LONG_NAMES = 50853
"""The company of Amphitrite, Umiarissat, Leucothea and Charybdis: where they fit, all fit."""


@pytest.fixture(autouse=True)
def company(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bots come to every table."""
    monkeypatch.setattr(setup, "company_of", lambda seed: LONG_NAMES)
