"""What the browser tests share."""

from tests.browser.harness import chromium, site

__all__ = ["chromium", "site"]
