"""A report as one page of HTML that needs nothing else: pictures are in it, light and dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from html import escape

from fathom.lab.figures import figure, interval, number, span
from fathom.lab.measures import measures_of
from fathom.lab.report import Report
from fathom.lab.statistics import Difference, Estimate, share
from fathom.lab.svg import Bar, histogram, intervals, shares

Say = Callable[..., str]
"""A message by its name, with facts."""

STYLE = """
:root { color-scheme: light dark; --paper: #f6f0e1; --ink: #14303f; --muted: #55707e;
  --line: #c9d5d3; --water: #2f7f96; --amber: #b4651e; --card: #fffdf6; }
@media (prefers-color-scheme: dark) { :root { --paper: #071a26; --ink: #e6f1f5; --muted: #8fb0bf;
  --line: #21475a; --water: #4fd1c5; --amber: #f2b24c; --card: #0c2636; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.2rem; margin: 0 0 .3rem; } h3 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
p { margin: .3rem 0 .9rem; } .muted, figcaption { color: var(--muted); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: 1.2rem 1.3rem; margin: 1.1rem 0; }
dl.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .8rem;
  margin: 1.2rem 0; }
dl.facts div { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: .7rem .9rem; display: flex; flex-direction: column; justify-content: space-between; }
dt { color: var(--muted); font-size: .85rem; }
dd { margin: 0; font-size: 1.35rem; font-weight: 600; }
dd small { display: block; font-size: .8rem; font-weight: 400; color: var(--muted); }
svg { width: 100%; min-width: 31rem; height: auto; display: block; margin: .4rem 0;
  font-size: 13px; }
svg .label { fill: var(--ink); } svg .muted { fill: var(--muted); font-size: 12px; }
svg .bar { fill: var(--water); } svg .rest { fill: var(--line); opacity: .55; }
svg .reach { stroke: var(--water); stroke-width: 3; stroke-linecap: round; }
svg .dot { fill: var(--ink); }
svg .mark { stroke: var(--amber); stroke-width: 1.5; stroke-dasharray: 5 4; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th { text-align: right; color: var(--muted); font-weight: 500; } td { text-align: right; }
th:first-child, td:first-child { text-align: left; }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; white-space: nowrap; }
td:first-child { white-space: normal; } .real { color: var(--amber); font-weight: 600; }
footer { color: var(--muted); font-size: .85rem; margin-top: 2rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
"""
SIGNIFICANT = 0.05
MOST_DIFFERENCES = 6
DIGITS = 2
"""Of a difference."""
MOST_DEAD = 12
OFFERED_OFTEN = 50
"""An option counts as dead if it could be chosen so often and never was."""


def page(report: Report, say: Say, name_of: Callable[[str], str], language: str, how: str) -> str:
    """The whole page; `name_of` names a measure, `how` is the command that made it."""
    parts = [
        facts(report, say),
        length(report, say),
        scores(report, say),
        by_seats(report, say),
        by_turn(report, say),
        decisions(report, say),
        ladder(report, say),
        tension(report, say),
        endings(report, say),
        dead(report, say),
        variants(report, say, name_of),
    ]
    plan = report.plan
    title = say("report-title", game=say("title"))
    lead = say("report-lead", games=plan.games, seats=plan.seats, bots=plan.bots)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        f'<h1>{escape(title)}</h1><p class="muted">{escape(lead)}</p>'
        f"{''.join(parts)}"
        f"<footer><p>{escape(say('report-note'))}</p><p><code>{escape(how)}</code></p></footer>"
        "</main></body></html>\n"
    )


def section(say: Say, name: str, *parts: str, **told: object) -> str:
    """A part of the page with its heading and a sentence that says how to read it."""
    heading, text = say(f"report-{name}"), say(f"report-{name}-about", **told)
    return (
        f"<section><h2>{escape(heading)}</h2><p class='muted'>{escape(text)}</p>"
        f"{''.join(parts)}</section>"
    )


def facts(report: Report, say: Say) -> str:
    """The most important figures at a glance."""
    told = next(one for seats, one, _ in report.by_seats if seats == report.plan.seats)
    shown = [
        (say("measure-length"), told["length"], 1, 1),
        (say("measure-plies"), told["plies"], 1, 0),
        (say("measure-lead-changes"), told["lead-changes"], 1, 1),
        (say("measure-decided"), told["decided"], 100, 0),
    ]
    if "first-seat" in told:
        shown.insert(2, (say("measure-first-seat"), told["first-seat"], 100, 1))
    cells = [
        f"<div><dt>{escape(name)}</dt><dd>{figure(one, scale, '%' if scale == 100 else '', digits)}"
        f"<small>{span(one, scale, digits)}</small></dd></div>"
        for name, one, scale, digits in shown
    ]
    return f"<dl class='facts'>{''.join(cells)}</dl>"


def length(report: Report, say: Say) -> str:
    """How long games take."""
    values = measures_of(report.usual, report.game, report.ply_minutes)["length"]
    return section(say, "length", histogram(values, say("report-length"), say("measure-length")))


def scores(report: Report, say: Say) -> str:
    """How points are spread: of everybody, and of those who won."""
    game = report.game
    everybody = [float(score) for row in report.usual.rows for score in row.scores]
    best = measures_of(report.usual, game, report.ply_minutes)["best-score"]
    return section(
        say,
        "scores",
        histogram(everybody, say("report-scores"), say("measure-score")),
        histogram(best, say("measure-best-score"), say("measure-best-score")),
    )


def by_seats(report: Report, say: Say) -> str:
    """Length and first seat for every number of players."""
    rows = [
        Bar(say("report-players", seats=seats), told["length"], interval(told["length"], digits=1))
        for seats, told, _ in report.by_seats
    ]
    parts = [intervals(rows, say("measure-length"))]
    firsts = [
        Bar(say("report-players", seats=seats), first, f"× {number(first.value, 2)}")
        for seats, _, first in report.by_seats
        if first is not None
    ]
    if firsts:
        parts.append(f"<p class='muted'>{escape(say('report-first-about'))}</p>")
        parts.append(intervals(firsts, say("measure-first-seat"), 1.0))
    return section(say, "seats", *parts)


def by_turn(report: Report, say: Say) -> str:
    """The share of the victory by order of turns."""
    if not report.by_turn:
        return ""
    bars = [
        Bar(say("report-turn", turn=turn), one, interval(one, 100, "%", 1))
        for turn, one in enumerate(report.by_turn, 1)
    ]
    fair = 1 / len(bars)
    picture = intervals(bars, say("report-turns"), fair)
    return section(say, "turns", picture, fair=f"{100 * fair:.1f}")


def decisions(report: Report, say: Say) -> str:
    """What each kind of decision is worth."""
    counted = report.usual.decisions.kinds
    worths = {kind: tally.worth for kind, tally in counted.items() if tally.worth is not None}
    if not worths:
        return ""
    average = sum(worth.total for worth in worths.values())
    average /= sum(worth.count for worth in worths.values())
    bars = []
    for kind, worth in sorted(worths.items(), key=lambda item: -item[1].mean().value):
        mean = worth.mean()
        gain = Estimate(mean.value - average, mean.low - average, mean.high - average)
        name = f"{kind} ({100 * counted[kind].chosen / counted[kind].offered:.0f} %)"
        bars.append(Bar(name, gain, f"{100 * gain.value:+.1f} %".replace("-", "−")))
    return section(say, "decisions", intervals(bars, say("report-decisions"), 0.0))


def ladder(report: Report, say: Say) -> str:
    """How skill shows."""
    if not report.ladder:
        return ""
    bars = [
        Bar(
            f"{rung.stronger} : {rung.weaker} ({rung.games})",
            rung.wins,
            interval(rung.wins, 100, "%", 0),
        )
        for rung in report.ladder
    ]
    return section(say, "ladder", intervals(bars, say("report-ladder"), 0.5))


def tension(report: Report, say: Say) -> str:
    """Lead changes, drama, and where games are decided."""
    changes = [float(row.lead_changes) for row in report.usual.rows]
    drama = [row.drama for row in report.usual.rows]
    tenths = Counter(min(int(10 * row.decided), 9) for row in report.usual.rows)
    games = len(report.usual.rows)
    rows = [
        (f"{10 * at}–{10 * at + 10} %", tenths[at] / games, f"{100 * tenths[at] / games:.1f} %")
        for at in range(10)
    ]
    return section(
        say,
        "tension",
        histogram(changes, say("measure-lead-changes"), say("measure-lead-changes")),
        f"<p class='muted'>{escape(say('report-drama-about'))}</p>",
        histogram(drama, say("measure-drama"), say("measure-drama")),
        f"<p class='muted'>{escape(say('report-decided-about'))}</p>",
        shares(rows, say("measure-decided")),
    )


def endings(report: Report, say: Say) -> str:
    """By which rule games end."""
    games = len(report.usual.rows)
    counted = Counter(row.clause for row in report.usual.rows).most_common()
    rows = [
        (clause, count / games, interval(share(count, games), 100, "%", 1))
        for clause, count in counted
    ]
    rules = "".join(f"<p><b>{clause}</b> {escape(say(clause))}</p>" for clause, _ in counted)
    return section(say, "endings", shares(rows, say("report-endings")), rules)


def dead(report: Report, say: Say) -> str:
    """What could be chosen often and never was."""
    moves = report.usual.decisions.moves
    never = [
        (words, tally.offered)
        for words, tally in moves.items()
        if tally.offered >= OFFERED_OFTEN and not tally.chosen
    ]
    if not never:
        return section(say, "alive", often=OFFERED_OFTEN)
    never.sort(key=lambda item: -item[1])
    rows = "".join(
        f"<tr><td><code>{escape(words)}</code></td><td>{offered}</td></tr>"
        for words, offered in never[:MOST_DEAD]
    )
    head = f"<tr><th></th><th>{escape(say('report-offered'))}</th></tr>"
    table = f"<div class='scroll'><table>{head}{rows}</table></div>"
    return section(say, "dead", table, count=len(never), often=OFFERED_OFTEN)


def variants(report: Report, say: Say, name_of: Callable[[str], str]) -> str:
    """What is different about each variant: the largest differences that are no accident."""
    if not report.variants:
        return ""
    real = {
        name: [one for one in found if one.corrected_p < SIGNIFICANT and _is_seen(one)]
        for name, found in report.variants
    }
    parts = [_variant(name, found, say, name_of) for name, found in real.items() if found]
    alike = ", ".join(f"<code>{escape(name)}</code>" for name, found in real.items() if not found)
    if alike:
        parts.append(f"<h3>{escape(say('report-no-difference'))}</h3><p>{alike}</p>")
    return section(say, "variants", *parts, seats=report.plan.seats)


def _is_seen(one: Difference) -> bool:
    """Whether it is more than nothing with the digits that are shown."""
    return float(f"{one.difference.value:.{DIGITS}f}") != 0


def _variant(name: str, real: list[Difference], say: Say, name_of: Callable[[str], str]) -> str:
    real.sort(key=lambda one: -abs(one.effect))
    title = f"<h3><code>{escape(name)}</code></h3>"
    heads = ("", say("report-rulebook"), say("report-variant"), say("report-difference"), "d")
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    rows = "".join(
        f"<tr><td>{escape(name_of(one.name))}</td><td>{number(one.first.value, DIGITS)}</td>"
        f"<td>{number(one.second.value, DIGITS)}</td>"
        f"<td class='real'>{number(one.difference.value, DIGITS)} "
        f"({span(one.difference, 1, DIGITS)})</td><td>{number(one.effect, DIGITS)}</td></tr>"
        for one in real[:MOST_DIFFERENCES]
    )
    return f"{title}<div class='scroll'><table><tr>{head}</tr>{rows}</table></div>"
