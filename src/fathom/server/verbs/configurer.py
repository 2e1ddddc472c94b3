"""Lets the host change options and policy before the game."""

from __future__ import annotations

import msgspec

from fathom.server.asks import Change
from fathom.server.store import Person, Policy, Seat, Table
from fathom.server.verbs.lobby import (
    check_clock,
    chosen_options,
    game_of,
    hosts,
    set_up,
    waiting,
)


def configured(table: Table, person: Person, ask: Change) -> Table:
    """The table with these changes; other people have to say again that they are ready.

    Raises NotAllowed, WrongTime or InvalidOptions.
    """
    hosts(table, person)
    waiting(table)
    game = game_of(table)
    count = len(table.seats)
    options = {**table.options, **ask.options}
    state = set_up(game, count, options)
    clock = table.clock if ask.clock is None else ask.clock
    check_clock(clock, state)
    old = table.policy
    policy = Policy(
        is_public=old.is_public if ask.is_public is None else ask.is_public,
        spectators=old.spectators if ask.spectators is None else ask.spectators,
        replace_after=(
            old.replace_after if ask.replace_after is msgspec.UNSET else ask.replace_after
        ),
        bot_pace=old.bot_pace if ask.bot_pace is None else ask.bot_pace,
        side_names=old.side_names,
    )
    return msgspec.structs.replace(
        table,
        options=chosen_options(game, count, options),
        clock=clock,
        policy=policy,
        seats=tuple(_asked_again(seat, table.host) for seat in table.seats),
    )


def _asked_again(seat: Seat, host: str) -> Seat:
    if seat.person in (None, host):
        return seat
    return msgspec.structs.replace(seat, is_ready=False)
