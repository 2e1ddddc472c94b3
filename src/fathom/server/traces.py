"""Traces: where the time of a move goes, for an operator who asks for it (setting `traces`).

A span has a name, a duration, and at most which game, which bot and how many: never a table, a
person, a seat, a move or a word of anybody. What failed is not recorded either, because refusals
quote what was tried. Switched off, as usual, a span costs nothing worth naming.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Literal

from fathom.engine.errors import FathomError

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.sdk.trace import SpanProcessor, TracerProvider

Step = Literal["receive", "judge", "append", "commit", "publish", "view", "send", "decide", "think"]
"""`receive`: a player's move until it is kept; `decide`: the same of a bot. In these: `judge` by
the rules, `append` until it is durable, `publish` to all processes, `think`. After them, for each
who looks on: `view`, what they may see, and `send`. A `commit` is shared by all whom it keeps."""

_FIRST = ("receive", "decide", "commit")
"""These begin a trace of their own, whatever goes on around them."""
SERVICE = "fathom"
_provider: TracerProvider | None = None


def switch_on(endpoint: str) -> None:
    """Send traces to an address from now on, in the background. Raises FathomError without OTel."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise FathomError("traces need more: pip install 'fathom-games[trace]'") from None
    if _provider is None:
        switch_on_to(BatchSpanProcessor(OTLPSpanExporter(endpoint=endpoint)))


def switch_on_to(processor: SpanProcessor) -> None:
    """Give every span to whoever takes them from now on."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    global _provider
    _provider = TracerProvider(resource=Resource({"service.name": SERVICE}), shutdown_on_exit=False)
    _provider.add_span_processor(processor)


def switch_off() -> None:
    """Send what is left, and make no more."""
    global _provider
    if _provider is not None:
        _provider.shutdown()
        _provider = None


def here() -> Context | None:
    """What goes on here, so that what comes of it elsewhere can be told to belong to it."""
    if _provider is None:
        return None
    from opentelemetry.context import get_current

    return get_current()


def span(
    step: Step, *, game: str = "", bot: str = "", group: int = 0
) -> AbstractContextManager[None]:
    """One step, for as long as it is entered, as a part of what goes on here."""
    if _provider is None:
        return nullcontext()
    return _span(_provider, step, {"game": game, "bot": bot, "group": group}, None)


def follow(step: Step, cause: Context | None) -> AbstractContextManager[None]:
    """One step that comes of something done elsewhere; of nothing there is nothing to tell."""
    if _provider is None or cause is None:
        return nullcontext()
    return _span(_provider, step, {}, cause)


@contextmanager
def _span(
    provider: TracerProvider, step: Step, facts: dict[str, str | int], cause: Context | None
) -> Iterator[None]:
    from opentelemetry.context import Context

    if step in _FIRST:
        cause = Context()
    with provider.get_tracer(SERVICE).start_as_current_span(
        step,
        context=cause,
        attributes={f"fathom.{name}": fact for name, fact in facts.items() if fact},
        record_exception=False,
        set_status_on_exception=False,
    ):
        yield
