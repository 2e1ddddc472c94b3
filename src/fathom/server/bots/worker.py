"""A process that does nothing but think for bots."""

from __future__ import annotations

import logging

import msgspec
from saq import Worker
from saq.types import Context

from fathom.server.bots.queue import DEQUEUE_SECONDS, bot_queue, decide, speak
from fathom.server.services import Services
from fathom.server.settings import Settings
from fathom.server.store import open_store

log = logging.getLogger("fathom.bots")


async def work(settings: Settings) -> None:
    """Take thoughts from the queue and submit the moves, until told to stop."""
    thinkers = max(1, settings.bots)
    settings = msgspec.structs.replace(settings, bots=thinkers)  # here they think themselves
    services = Services(settings, await open_store(settings.database_url))
    await services.start(is_keeper=False)

    async def give(context: Context) -> None:
        context["services"] = services  # type: ignore[typeddict-unknown-key]

    worker = Worker(
        bot_queue(settings.redis),
        functions=[("decide", decide), ("speak", speak)],
        concurrency=2 * thinkers,
        startup=give,
        dequeue_timeout=DEQUEUE_SECONDS,
    )
    log.info("thinking for bots", extra={"processes": thinkers})
    try:
        await worker.start()
    finally:
        await worker.queue.disconnect()
        await services.stop()
