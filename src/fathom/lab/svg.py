"""Small pictures as SVG for a page: its colours are those of the page, by day and by night."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from fathom.lab.statistics import Estimate

WIDTH = 640
LETTER_WIDTH = 8.5
"""Of the letters that name a row, on the average; more rather than less."""
ROW = 30
WIDEST_BAR = 60
PAD = 14


class Bar(NamedTuple):
    """One row of a picture: a name, a figure, and what is written behind it."""

    name: str
    estimate: Estimate
    text: str


def intervals(bars: Sequence[Bar], title: str, mark: float | None = None) -> str:
    """A dot and its interval for every row; a dashed line where the mark is."""
    lows = [bar.estimate.low for bar in bars] + ([] if mark is None else [mark])
    highs = [bar.estimate.high for bar in bars] + ([] if mark is None else [mark])
    left = _room([bar.name for bar in bars])
    place = _scale(min(lows), max(highs), left, WIDTH - _room([bar.text for bar in bars]))
    height = ROW * len(bars) + 2 * PAD
    parts = []
    if mark is not None:
        x = place(mark)
        parts.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - 4}"/>')
    for at, bar in enumerate(bars):
        y = PAD + ROW * at + ROW / 2
        low, middle, high = map(place, (bar.estimate.low, bar.estimate.value, bar.estimate.high))
        parts += [
            _text(bar.name, left - PAD, y, "end"),
            f'<line class="reach" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>',
            f'<circle class="dot" cx="{middle:.1f}" cy="{y:.1f}" r="5"/>',
            _text(bar.text, WIDTH, y, "end", "muted"),
        ]
    return _picture(title, height, parts)


def histogram(numbers: Sequence[float], title: str, unit: str, bins: int = 20) -> str:
    """How often which values came; where they are few whole numbers, each has its own bar."""
    low, high = min(numbers), max(numbers)
    if low == high:
        return shares([(f"{unit} {low:g}", 1.0, "100 %")], title)
    size = _nice((high - low) / bins)
    is_whole = all(float(number).is_integer() for number in numbers)
    if is_whole:
        size = max(1.0, math.ceil(size))
    is_each = is_whole and size == 1
    start = math.floor(low / size) * size
    count = int((high - start) / size) + 1
    heights = [0] * count
    for number in numbers:
        heights[min(int((number - start) / size), count - 1)] += 1
    top, bottom, left = PAD, 170, 46
    width = min((WIDTH - left - PAD) / count, WIDEST_BAR)
    parts = []
    most = max(heights)
    for at, tall in enumerate(heights):
        x, y = left + at * width, bottom - (bottom - top) * tall / most
        share = f"{100 * tall / len(numbers):.1f} %"
        span = f"{start + at * size:g}" + ("" if is_each else f"–{start + (at + 1) * size:g}")
        label = f"{span} {unit}: {share}"
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{y:.1f}" width="{max(width - 2, 1):.1f}" '
            f'height="{bottom - y:.1f}"><title>{escape(label)}</title></rect>'
        )
    step = max(1, math.ceil(count / 8))
    for at in range(0, count if is_each else count + 1, step):
        written, x = f"{start + at * size:g}", left + (at + is_each / 2) * width
        parts.append(_text(written, x, bottom + 16, "middle", "muted"))
    parts.append(_text(f"{100 * most / len(numbers):.0f} %", left - 8, top + 6, "end", "muted"))
    parts.append(_text(unit, left + count * width, bottom + 34, "end", "muted"))
    return _picture(title, bottom + 44, parts)


def shares(rows: Sequence[tuple[str, float, str]], title: str) -> str:
    """A bar from nothing to all for every row."""
    height = ROW * len(rows) + 2 * PAD
    left = _room([name for name, _, _ in rows])
    whole = WIDTH - left - _room([text for _, _, text in rows])
    parts = []
    for at, (name, share, text) in enumerate(rows):
        y = PAD + ROW * at + ROW / 2
        place = f'x="{left:.1f}" y="{y - 7:.1f}" height="14"'
        parts += [
            _text(name, left - PAD, y, "end"),
            f'<rect class="rest" {place} width="{whole:.1f}"/>',
            f'<rect class="bar" {place} width="{whole * share:.1f}"/>',
            _text(text, WIDTH, y, "end", "muted"),
        ]
    return _picture(title, height, parts)


def _room(texts: Sequence[str]) -> float:
    """How wide the longest of these texts is, with a gap."""
    return LETTER_WIDTH * max(map(len, texts)) + PAD


def _scale(low: float, high: float, left: float, right: float) -> Callable[[float], float]:
    span = (high - low) or 1.0
    low, span = low - 0.04 * span, span * 1.08
    return lambda value: left + (right - left) * (value - low) / span


def _nice(size: float) -> float:
    """A round number that is not smaller: 1, 2 or 5 and zeros."""
    power = 10.0 ** math.floor(math.log10(size))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= size * 0.999)


def _text(text: str, x: float, y: float, anchor: str, kind: str = "label") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )


def _picture(title: str, height: float, parts: Sequence[str]) -> str:
    box = f'viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}"'
    return f'<div class="scroll"><svg {box}>{"".join(parts)}</svg></div>'
