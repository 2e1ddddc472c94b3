"""The operator's page: for whoever has the token, figures only, and what is wrong stands out."""

from __future__ import annotations

import re
import shutil
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fathom.server import operate
from fathom.server.operate import HOUR_MS, OLD_BACKUP_HOURS, language_of, last_backup, note_backup
from tests.server.harness import HandClock, Running, settings_for

TOKEN = "a token of the operator"


@pytest.fixture(scope="module")
def clock() -> HandClock:
    return HandClock()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, clock: HandClock) -> Iterator[Running]:
    settings = settings_for(tmp_path_factory.mktemp("operated"), metrics=TOKEN)
    with Running(settings, clock) as running:
        yield running


def page_of(site: Running, language: str = "en") -> str:
    answer = httpx.get(
        f"{site.url}/operate", auth=("operator", TOKEN), headers={"Accept-Language": language}
    )
    assert answer.status_code == 200
    return answer.text


def tile(page: str, name: str) -> tuple[str, str]:
    """The level and the figure of a tile."""
    found = re.search(rf'<section class="(\w+)"><h2>{name}</h2><p>(.*?)</p>', page)
    assert found is not None, page
    return found[1], found[2]


def test_only_with_the_token(site: Running, tmp_path: Path) -> None:
    for auth in (None, ("operator", "a guess"), ("operator", "")):
        answer = httpx.get(f"{site.url}/operate", auth=auth)
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"].startswith("Basic")
        assert answer.text == ""
    with Running(settings_for(tmp_path)) as other:
        assert httpx.get(f"{other.url}/operate", auth=("operator", "")).status_code == 404


def test_it_counts_and_names_nobody(site: Running) -> None:
    host = site.guest("Secretive Sue")
    table = host.table("deep-sea", "you", "you", options={"starter": 0}, start=True)
    with host.look(table) as looker:
        looker.of_type("sight")
        assert looker.move("on", seat=0)["type"] == "done"
        page = page_of(site)
    assert tile(page, "Games on") == ("good", "1")
    assert tile(page, "People here") == ("good", "1")
    assert int(tile(page, "Moves")[1]) >= 1
    assert tile(page, "A move is kept within")[1].endswith(" ms")
    assert tile(page, "Database") == ("good", "keeps")
    assert "Sue" not in page and table not in page and host.me["handle"] not in page


@pytest.mark.parametrize(
    ("language", "words"), [("de-AT,en", "Wie es"), ("nl", "Hoe het"), ("fr", "How")]
)
def test_in_the_reader_s_language(site: Running, language: str, words: str) -> None:
    page = page_of(site, language)
    assert f"<h1>{words}" in page
    assert f'lang="{language_of(language)}"' in page
    assert "operate-" not in page  # every word is there


def test_a_disk_that_is_nearly_full_stands_out(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(1 << 40, (1 << 40) - 9, 9))
    page = page_of(site)
    assert tile(page, "Disk free") == ("bad", "0.0 GB")
    assert '<p class="bad">' in page


def test_a_store_that_keeps_nothing_stands_out(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cannot() -> bool:
        return False

    monkeypatch.setattr(site.services, "can_keep", cannot)
    assert tile(page_of(site), "Database") == ("bad", "keeps nothing")


def test_a_long_queue_of_thoughts_stands_out(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site.services.thinker, "busy", operate.LONG_QUEUE + 1)
    assert tile(page_of(site), "Bots’ thoughts waiting")[0] == "note"


def test_the_last_backup(site: Running, clock: HandClock) -> None:
    assert tile(page_of(site), "Last backup") == ("note", "none known")
    for hours, level, words in (
        (0, "good", "just now"),
        (1, "good", "an hour ago"),
        (30, "good", "30 hours ago"),
        (72, "good", "3 days ago"),
        (OLD_BACKUP_HOURS + 1, "note", "8 days ago"),
    ):
        note_backup(site.settings, clock.now() - hours * HOUR_MS)
        assert tile(page_of(site), "Last backup") == (level, words)
    (site.settings.data / operate.BACKUP_NOTE).write_text("nonsense")
    assert last_backup(site.settings.data) is None
