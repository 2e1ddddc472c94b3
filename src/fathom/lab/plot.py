"""A tournament as a picture: shares of wins, and who beats whom."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from fathom.engine.errors import FathomError
from fathom.lab.standings import Standings

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER, INK, MUTED, LINE = "#f6f0e1", "#14303f", "#5b7684", "#9db9c4"
WORSE, EVEN, BETTER = "#e8b98f", "#f6f0e1", "#8cc0d0"
"""The colours of chart paper: amber for below half, water for above."""
STYLE: Any = {
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK,
    "xtick.color": MUTED,
    "ytick.color": INK,
    "font.size": 11,
    "svg.hashsalt": "fathom",  # the same standings give the same file
}


class PlotUnavailable(FathomError):
    """What draws plots is not installed."""

    code = "plot-unavailable"


class Labels(NamedTuple):
    """The words in the picture."""

    title: str
    wins: str
    fair_share: str
    duels: str
    intervals: str


def save_plot(standings: Standings, labels: Labels, folder: Path) -> None:
    """Write plot.svg and plot.png. Raises PlotUnavailable."""
    try:
        from matplotlib import rc_context
    except ImportError:
        raise PlotUnavailable("plots need matplotlib: pip install 'fathom-games[lab]'") from None
    with rc_context(STYLE):
        figure = draw(standings, labels)
        figure.savefig(folder / "plot.svg", metadata={"Date": None})
        figure.savefig(folder / "plot.png", dpi=160)


def draw(standings: Standings, labels: Labels) -> Figure:
    """Both panels side by side, bots in the same rows."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    bots = len(standings.bots)
    layout = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12)
    figure = Figure((6.6 + 1.1 * bots, 2.2 + 0.75 * bots), facecolor=PAPER, layout=layout)
    left, right = figure.subplots(1, 2, width_ratios=(4.2, 1.1 * bots))
    figure.suptitle(labels.title, x=0.02, ha="left", fontsize=13, fontweight="bold")
    figure.supxlabel(labels.intervals, x=0.02, ha="left", fontsize=9, color=MUTED)
    draw_shares(left, standings, labels)
    draw_duels(right, standings, labels)
    return figure


def draw_shares(axes: Axes, standings: Standings, labels: Labels) -> None:
    """A dot and its interval for every bot, and where the fair share is."""
    axes.set_facecolor(PAPER)
    axes.set_title(labels.wins, loc="left", fontsize=11)
    axes.axvline(100 * standings.fair_share, color=MUTED, linestyle=(0, (4, 3)), linewidth=1)
    axes.set_xlabel(labels.fair_share, color=MUTED, fontsize=9, loc="left")
    for row, standing in enumerate(standings.bots):
        wins = standing.wins
        axes.plot([100 * wins.low, 100 * wins.high], [row, row], color=INK, linewidth=2)
        axes.plot(100 * wins.value, row, "o", color=INK, markersize=7)
        axes.annotate(
            f"{100 * wins.value:.1f} %",
            (100 * wins.value, row),
            xytext=(0, 8),
            textcoords="offset points",
            ha="center",
            bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 1},
        )
    axes.set_xlim(-6, 106)
    axes.set_xticks(range(0, 101, 25), [f"{share} %" for share in range(0, 101, 25)])
    _rows(axes, standings)
    axes.spines[["top", "right", "left"]].set_visible(False)


def draw_duels(axes: Axes, standings: Standings, labels: Labels) -> None:
    """The share by which the row beats the column, with its interval, in a field of its colour."""
    from matplotlib.colors import LinearSegmentedColormap

    colours = LinearSegmentedColormap.from_list("duels", [WORSE, EVEN, BETTER])
    axes.set_title(labels.duels, loc="left", fontsize=11)
    shares = [[0.5 if cell is None else cell.value for cell in cells] for cells in standings.duels]
    axes.imshow(shares, cmap=colours, vmin=0, vmax=1, aspect="auto")
    for row, cells in enumerate(standings.duels):
        for column, cell in enumerate(cells):
            if cell is None:
                axes.text(column, row, "–", ha="center", va="center", color=MUTED)
                continue
            share = f"{100 * cell.value:.0f} %"
            axes.text(column, row - 0.12, share, ha="center", va="center", fontweight="bold")
            reach = f"{100 * cell.low:.0f}–{100 * cell.high:.0f}"
            axes.text(column, row + 0.22, reach, ha="center", va="center", fontsize=8)
    axes.set_xticks(range(len(standings.bots)), _names(standings))
    axes.set_xticks([row + 0.5 for row in range(len(standings.bots))], minor=True)
    axes.set_yticks([row + 0.5 for row in range(len(standings.bots))], minor=True)
    axes.grid(which="minor", color=PAPER, linewidth=2)
    _rows(axes, standings)
    axes.spines[:].set_visible(False)


def _rows(axes: Axes, standings: Standings) -> None:
    axes.set_ylim(len(standings.bots) - 0.5, -0.5)
    axes.set_yticks(range(len(standings.bots)), _names(standings))
    axes.tick_params(which="both", length=0)


def _names(standings: Standings) -> list[str]:
    """A bot with parameters takes several lines."""
    return [standing.bot.replace(":", ":\n").replace(",", ",\n") for standing in standings.bots]
