"""What the browser's tests share."""

from tests.browser.harness import chromium, site

__all__ = ["chromium", "site"]
