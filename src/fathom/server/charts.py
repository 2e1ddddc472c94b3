"""Charts to play on, for the page on which people draw their own."""

from __future__ import annotations

from functools import cache

from fathom.engine.capabilities import Charts
from fathom.server.asks import DrawnChart
from fathom.server.catalog import installed
from fathom.server.errors import Malformed, NoCharts
from fathom.server.tells.games import ChartsTell, ChartTell, OurChart


def charts_of(key: str) -> Charts:
    """The charts of a game. Raises UnknownGame, or NoCharts."""
    game = installed(key)
    if game.charts is None:
        raise NoCharts(f"{game.title} is always played on the same board")
    return game.charts


@cache
def our_charts(key: str) -> ChartsTell:
    """Those that come with a game, drawn, and what there is to draw others with."""
    charts = charts_of(key)
    ours = []
    for name in charts.names:
        text = charts.text(name)
        for variant in charts.variants or (None,):
            drawing = charts.drawing(text, variant)
            assert drawing is not None, f"{name}: ours can be read"
            ours.append(OurChart(name=name, variant=variant, drawing=drawing))
    return ChartsTell(
        option=charts.option, variant_option=charts.variant_option, kit=charts.kit, charts=ours
    )


def looked_over(key: str, asked: DrawnChart) -> ChartTell:
    """A chart as a text and as a drawing, with everything that is wrong with it."""
    charts = charts_of(key)
    if asked.drawing is not None:
        wrong = asked.drawing.shape_faults(charts.kit, charts.most_fields)
        if wrong:
            raise Malformed("drawing: " + "; ".join(wrong))
        text = charts.written(asked.drawing)
    else:
        text = asked.text
    if "\n" not in text:
        text += "\n"  # a text, not the name of one of ours
    faults = charts.faults(text)
    return ChartTell(
        text=text,
        drawing=charts.drawing(text, asked.variant),
        faults=faults,
        facts={} if faults else charts.facts(text),
    )
