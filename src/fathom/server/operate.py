"""What whoever runs the server wants to know at one look, and the page that shows it.

It counts; it names no person, no table and no move.
"""

from __future__ import annotations

import html
import shutil
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from fathom.server import metrics
from fathom.server.live import presence
from fathom.server.services import Services
from fathom.server.settings import Settings
from fathom.server.store import StoreError
from fathom.words import LANGUAGES, Words, load_words

REFRESH_SECONDS = 10
LITTLE_DISK_BYTES = 1 << 30
SLOW_SECONDS = 0.5
"""From this on people feel that a move takes its time."""
LONG_QUEUE = 20
HOUR_MS = 3600 * 1000
DAY_HOURS = 24
OLD_BACKUP_HOURS = 8 * DAY_HOURS
"""A backup a week is enough for this page; older than that it reminds."""
BACKUP_NOTE = "last-backup.json"
"""In the data folder: when the last backup was made."""
MOST_REFUSALS = 4
"""Kinds of refusals that are named."""


class BackupNote(msgspec.Struct, frozen=True):
    """When a backup was made, in milliseconds."""

    at: int


def note_backup(settings: Settings, at: int) -> None:
    """Remember that a backup was made; not where, for this page is not the place to say it."""
    (settings.data / BACKUP_NOTE).write_bytes(msgspec.json.encode(BackupNote(at)))


def last_backup(data: Path) -> int | None:
    """When the last backup was made, as far as is known here."""
    try:
        return msgspec.json.decode((data / BACKUP_NOTE).read_bytes(), type=BackupNote).at
    except (OSError, msgspec.DecodeError):
        return None


Level = Literal["good", "note", "bad"]


class Tile(NamedTuple):
    """One figure on the page."""

    name: str
    value: str
    notes: list[str]
    level: Level = "good"


async def page(services: Services, language: str) -> str:
    """The whole page."""
    words = load_words(language, "shared", "operating")
    tiles = [
        await _store(services, words),
        *await _counted(services, words),
        *_measured(words),
        await _bots(services, words),
        _disk(services.settings, words),
        _backup(services, words),
    ]
    levels = {tile.level for tile in tiles}
    worst = next((level for level in ("bad", "note") if level in levels), "good")
    return _PAGE.format(
        language=language,
        seconds=REFRESH_SECONDS,
        silence=html.escape(words.text("operate-silence")),
        title=html.escape(words.text("operate-title")),
        level=worst,
        summary=html.escape(words.text(f"operate-{worst}")),
        tiles="".join(map(_shown, tiles)),
        foot=html.escape(words.text("operate-foot", seconds=REFRESH_SECONDS)),
    )


def language_of(accepted: str) -> str:
    """The first language that a browser would like and we speak."""
    liked = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in liked if language in LANGUAGES), LANGUAGES[0])


async def _store(services: Services, words: Words) -> Tile:
    """Whether the database answers and takes what is written."""
    name = words.text("operate-store")
    try:
        await services.store.check()
        is_well = await services.can_keep()
    except StoreError:
        is_well = False
    if is_well:
        return Tile(name, words.text("operate-store-well"), [])
    return Tile(name, words.text("operate-store-ill"), [words.text("operate-store-do")], "bad")


async def _counted(services: Services, words: Words) -> list[Tile]:
    try:
        counts = await services.store.counts()
    except StoreError:
        return []  # the first tile says so
    lives = services.hall.tables.values()
    here: set[str] = set().union(*(presence.local(live) for live in lives))
    sockets = sum(len(live.sockets) for live in lives)
    return [
        Tile(
            words.text("operate-tables"),
            str(counts.running),
            [
                words.text("operate-tables-waiting", count=counts.waiting),
                words.text("operate-tables-over", count=counts.over),
            ],
        ),
        Tile(
            words.text("operate-people"),
            str(len(here)),
            [
                words.text("operate-sockets", count=sockets),
                words.text("operate-people-known", count=counts.people),
            ],
        ),
    ]


def _measured(words: Words) -> list[Tile]:
    half, most = (metrics.append_quantile(share) for share in (0.5, 0.99))
    delays = Tile(words.text("operate-delay"), words.text("operate-nothing-yet"), [])
    if half is not None and most is not None:
        delays = Tile(
            words.text("operate-delay"),
            words.text("operate-ms", ms=round(half * 1000)),
            [words.text("operate-delay-most", ms=round(most * 1000))],
            "note" if most > SLOW_SECONDS else "good",
        )
    refusals = sorted(metrics.refusals().items(), key=lambda one: -one[1])
    return [
        delays,
        Tile(
            words.text("operate-moves"),
            str(metrics.total("fathom_appended")),
            [words.text("operate-clashes", count=metrics.total("fathom_clashes"))],
        ),
        Tile(
            words.text("operate-refused"),
            str(sum(count for _, count in refusals)),
            [f"{code}: {count}" for code, count in refusals[:MOST_REFUSALS]],
        ),
        Tile(
            words.text("operate-reports"),
            str(metrics.total("fathom_reports")),
            [words.text("operate-reports-where")],
        ),
    ]


async def _bots(services: Services, words: Words) -> Tile:
    waiting = await services.thoughts_waiting()
    if waiting is None:
        notes = [words.text("operate-bots-silent")]
        return Tile(words.text("operate-bots"), "?", notes, "bad")
    level: Level = "note" if waiting > LONG_QUEUE else "good"
    notes = [words.text("operate-bots-long")] if waiting > LONG_QUEUE else []
    return Tile(words.text("operate-bots"), str(waiting), notes, level)


def _disk(settings: Settings, words: Words) -> Tile:
    usage = shutil.disk_usage(settings.data)
    level: Level = "bad" if usage.free < LITTLE_DISK_BYTES else "good"
    free = words.text("operate-gb", gb=f"{usage.free / (1 << 30):.1f}")
    share = round(100 * usage.used / usage.total)
    notes = [words.text("operate-disk-used", share=share)]
    return Tile(words.text("operate-disk"), free, notes, level)


def _backup(services: Services, words: Words) -> Tile:
    name, at = words.text("operate-backup"), last_backup(services.settings.data)
    if at is None:
        notes = [words.text("operate-backup-do")]
        return Tile(name, words.text("operate-backup-never"), notes, "note")
    hours = (services.clock.now() - at) // HOUR_MS
    ago = words.text("operate-hours", count=hours)
    if hours >= 2 * DAY_HOURS:
        ago = words.text("operate-days", count=hours // DAY_HOURS)
    is_old = hours > OLD_BACKUP_HOURS
    notes = [words.text("operate-backup-do")] if is_old else []
    return Tile(name, ago, notes, "note" if is_old else "good")


def _shown(tile: Tile) -> str:
    notes = "".join(f"<li>{html.escape(note)}</li>" for note in tile.notes)
    return (
        f'<section class="{tile.level}"><h2>{html.escape(tile.name)}</h2>'
        f"<p>{html.escape(tile.value)}</p><ul>{notes}</ul></section>\n"
    )


_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>{title}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/styles/operate.css">
<script type="module" src="/app/operate.js"></script>
</head>
<body data-seconds="{seconds}" data-silence="{silence}">
<header><h1>{title}</h1><p class="{level}">{summary}</p></header>
<main>
{tiles}</main>
<footer><p>{foot}</p></footer>
</body>
</html>
"""
