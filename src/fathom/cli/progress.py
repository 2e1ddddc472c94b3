"""How far something long has come, on a terminal's last line."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from fathom.cli.common import errors


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar that is told how many more are done; only terminals see it, and it goes away."""
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, advance=done)
