"""Figures with their intervals, as people read them."""

from fathom.lab.statistics import Estimate


def interval(estimate: Estimate, scale: float = 1, unit: str = "", digits: int = 2) -> str:
    """A figure and, in brackets, its interval."""
    return f"{figure(estimate, scale, unit, digits)} ({span(estimate, scale, digits)})"


def figure(estimate: Estimate, scale: float = 1, unit: str = "", digits: int = 1) -> str:
    """A figure alone."""
    return number(scale * estimate.value, digits) + (f" {unit}" if unit else "")


def span(estimate: Estimate, scale: float = 1, digits: int = 1) -> str:
    """The interval alone; beside a minus a dash would be read as another one."""
    low, high = number(scale * estimate.low, digits), number(scale * estimate.high, digits)
    return f"{low}…{high}" if "−" in low + high else f"{low}–{high}"


def number(value: float, digits: int) -> str:
    """A hyphen for a minus would look like the dash of a range."""
    return f"{value:.{digits}f}".replace("-", "−")
