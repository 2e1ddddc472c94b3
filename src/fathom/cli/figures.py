"""Figures with their intervals, as people read them."""

from fathom.lab.statistics import Estimate


def interval(estimate: Estimate, scale: float = 1, unit: str = "") -> str:
    """A figure and, in brackets, its interval."""
    return f"{figure(estimate, scale, unit, 2)} ({span(estimate, scale, 2)})"


def figure(estimate: Estimate, scale: float = 1, unit: str = "", digits: int = 1) -> str:
    """A figure alone."""
    return _number(scale * estimate.value, digits) + (f" {unit}" if unit else "")


def span(estimate: Estimate, scale: float = 1, digits: int = 1) -> str:
    """The interval alone."""
    return f"{_number(scale * estimate.low, digits)}–{_number(scale * estimate.high, digits)}"


def _number(value: float, digits: int) -> str:
    """A hyphen for a minus would look like the dash of a range."""
    return f"{value:.{digits}f}".replace("-", "−")
