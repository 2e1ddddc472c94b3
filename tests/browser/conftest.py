"""What the browser's tests share."""

from tests.browser.harness import chromium, clock, site

__all__ = ["chromium", "clock", "site"]
