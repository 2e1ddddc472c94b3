"""Leaks, planted on purpose: a table whose id names one of them has it, all others have none."""


def plant() -> None:
    """Plant them all."""
