"""Sets up a table."""

from __future__ import annotations

import secrets

from fathom import registry
from fathom.engine.dice import SEALED_SEED_BYTES
from fathom.server.asks import OPEN, YOU, NewTable
from fathom.server.errors import TooManyTables
from fathom.server.identity import new_id
from fathom.server.store import Clash, Person, Policy, Seat, Store, Table
from fathom.server.verbs.lobby import check_bot, check_clock, chosen_options, new_code, set_up
from fathom.server.verbs.starter import started

ATTEMPTS = 20


async def create(store: Store, person: Person, ask: NewTable, now: int, most: int) -> Table:
    """Set up a table, and start if that was asked for. Raises FathomError; nothing is kept then."""
    if await store.count_hosted(person.id) >= most:
        raise TooManyTables(
            f"you host {most} unfinished tables: finish or end one first", most=most
        )
    game = registry.load(ask.game)
    state = set_up(game, len(ask.seats), ask.options)
    check_clock(ask.clock, state)
    for who in ask.seats:
        if who not in (OPEN, YOU):
            check_bot(who)
    for attempt in range(ATTEMPTS):
        table = Table(
            id=new_id(),
            code=new_code(),
            game=game.key,
            rules=game.rules_version,
            host=person.id,
            seats=tuple(_seat(who, person) for who in ask.seats),
            options=chosen_options(game, len(ask.seats), ask.options),
            policy=Policy(
                is_public=ask.is_public,
                spectators=ask.spectators,
                replace_after=ask.replace_after,
                bot_pace=ask.bot_pace,
            ),
            clock=ask.clock,
            seed=secrets.token_bytes(SEALED_SEED_BYTES),
            created=now,
        )
        if ask.start:
            table = started(table, person, now)
        try:
            await store.add_table(table)
        except Clash:
            if attempt == ATTEMPTS - 1:
                raise
            continue
        return table
    raise AssertionError("unreachable")


def _seat(who: str, person: Person) -> Seat:
    if who == YOU:
        return Seat(person=person.id, is_ready=True)
    return Seat() if who == OPEN else Seat(bot=who, is_ready=True)
