"""What the browser's tests share, and their second chance."""

import pytest
from _pytest.runner import runtestprotocol

from tests.browser.harness import chromium, site

__all__ = ["chromium", "site"]

ATTEMPTS = 3
"""Pages, a server and bots run at once on a machine that may be busy: whoever presses a moment too
late may try again. What is broken fails every time, and then the test does."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Run a test until it passes or has failed so often; only the last attempt counts."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for _ in range(ATTEMPTS):
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        if not any(report.failed for report in reports):
            break
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
