"""Figures with their intervals, as people read them."""

from fathom.lab.statistics import Estimate


def interval(estimate: Estimate, scale: float = 1, unit: str = "", digits: int = 2) -> str:
    """A figure and, in brackets, its interval."""
    unit = f" {unit}" if unit else ""
    return f"{_figure(scale * estimate.value, digits)}{unit} ({span(estimate, scale, digits)})"


def span(estimate: Estimate, scale: float = 1, digits: int = 2) -> str:
    """The interval alone."""
    low, high = _figure(scale * estimate.low, digits), _figure(scale * estimate.high, digits)
    return f"{low}–{high}"


def _figure(value: float, digits: int) -> str:
    """A hyphen for a minus would look like the dash of a range."""
    return f"{value:.{digits}f}".replace("-", "−")
