"""What the tests of commands share: the language, and a wide screen."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
