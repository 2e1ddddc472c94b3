"""The start of a game: first its chance is made, alone or together, then it begins.

With joint chance a start opens a round. Everybody who has a seat may commit themselves to a secret;
when all have, or the time is up, everybody may tell it; when all who had committed themselves have,
the seed is made and the game begins. If one of them has not in time, they are left out, for all to
see, and there is another round with new secrets: had they only been left out of this one, they
could have chosen between two seeds that they knew. If nobody takes part, the game begins
with the server's chance alone, and the table says so.

Each verb takes a table and gives the table as it is then, or raises.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fathom.engine.joint_chance import Share, commitment_to, joint_seed
from fathom.server.errors import NotCommitted, WrongTime
from fathom.server.live.waking import SECOND_MS, progress
from fathom.server.store import JointChance, Person, Status, TableRow
from fathom.server.verbs.common import game_of, own_seat

Stage = Literal["committing", "revealing"]
COMMITTING_MS = 5 * SECOND_MS
"""Time to commit oneself: a page does so at once, other clients need not at all."""
REVEALING_MS = 10 * SECOND_MS
"""Time to tell one's secret: enough to load a page again in between."""


def begin(table: TableRow, now: int) -> TableRow:
    """Begin the game, or the making of its chance, whoever asked for it."""
    if table.joint is None:
        return _play(table, now)
    return _ask(table, JointChance(), now)


def commit(
    table: TableRow, person: Person, round_number: int, commitment: str, now: int
) -> TableRow:
    """Note what somebody commits themselves to; the first word stands.

    Raises WrongTime or WrongSeat.
    """
    joint, seat = _asked(table, person, round_number, "committing")
    if any(share.seat == seat for share in joint.shares):
        return table
    if seat in joint.left_out:
        raise WrongTime("you were left out: your secret had not come in time")
    shares = sorted((*joint.shares, Share(seat, commitment)), key=lambda share: share.seat)
    joint = msgspec.structs.replace(joint, shares=tuple(shares))
    table = msgspec.structs.replace(table, joint=joint)
    if len(shares) < len(_people(table) - set(joint.left_out)):
        return table
    return _go_on(table, joint, now)


def reveal(table: TableRow, person: Person, round_number: int, secret: str, now: int) -> TableRow:
    """Note the secret that somebody had committed themselves to.

    Raises WrongTime, WrongSeat or NotCommitted.
    """
    joint, seat = _asked(table, person, round_number, "revealing")
    commitment = commitment_to(secret)
    if all((share.seat, share.commitment) != (seat, commitment) for share in joint.shares):
        raise NotCommitted
    shares = tuple(
        msgspec.structs.replace(share, secret=secret) if share.seat == seat else share
        for share in joint.shares
    )
    joint = msgspec.structs.replace(joint, shares=shares)
    table = msgspec.structs.replace(table, joint=joint)
    if any(share.secret is None for share in shares):
        return table
    return _go_on(table, joint, now)


def pass_time(table: TableRow, now: int) -> TableRow:
    """Go on without those who have not answered in time."""
    joint = table.joint
    if joint is None or not table.is_making_chance or now < (joint.until or 0):
        return table
    return _go_on(table, joint, now)


def _go_on(table: TableRow, joint: JointChance, now: int) -> TableRow:
    """What follows when all have answered, or the time is up."""
    if joint.stage == "committing":
        if not joint.shares:
            given_up = JointChance(stage="given-up", round=joint.round, left_out=joint.left_out)
            return _play(msgspec.structs.replace(table, joint=given_up), now)
        return _waiting(table, joint, "revealing", now + REVEALING_MS)
    silent = tuple(share.seat for share in joint.shares if share.secret is None)
    if silent:
        left_out = tuple(sorted((*joint.left_out, *silent)))
        return _ask(table, msgspec.structs.replace(joint, left_out=left_out), now)
    made = msgspec.structs.replace(joint, stage="made", until=None, server_seed=table.seed)
    seed = joint_seed(table.seed, joint.shares)
    return _play(msgspec.structs.replace(table, joint=made, seed=seed), now)


def _ask(table: TableRow, joint: JointChance, now: int) -> TableRow:
    """Open the next round for all who were not left out; without any the game begins."""
    joint = msgspec.structs.replace(joint, stage="committing", round=joint.round + 1, shares=())
    if not _people(table) - set(joint.left_out):
        return _go_on(table, joint, now)
    return _waiting(table, joint, "committing", now + COMMITTING_MS)


def _waiting(table: TableRow, joint: JointChance, stage: Stage, until: int) -> TableRow:
    joint = msgspec.structs.replace(joint, stage=stage, until=until)
    return msgspec.structs.replace(table, joint=joint, wake=until)


def _asked(
    table: TableRow, person: Person, round_number: int, stage: Stage
) -> tuple[JointChance, int]:
    """The round, and the seat for which somebody answers. Raises WrongTime or WrongSeat."""
    joint = table.joint
    is_asked = joint is not None and (joint.stage, joint.round) == (stage, round_number)
    if joint is None or not is_asked or not table.is_making_chance:
        raise WrongTime("chance is not waiting for this now")
    mine = [seat for seat, kept in enumerate(table.seats) if kept.person == person.id]
    return joint, mine[0] if mine else own_seat(table, person, None)


def _people(table: TableRow) -> set[int]:
    """The first seat of each person."""
    first: dict[str, int] = {}
    for number, seat in enumerate(table.seats):
        if seat.person is not None:
            first.setdefault(seat.person, number)
    return set(first.values())


def _play(table: TableRow, now: int) -> TableRow:
    """Begin the game by the newest rules, however long people gathered."""
    game = game_of(table)
    state = game.new(len(table.seats), seed=table.seed, options=table.options)
    coming = progress(table, state, now)
    return msgspec.structs.replace(
        table,
        status=Status.RUNNING,
        rules=game.rules_version,
        started=now,
        acting=coming.acting,
        wake=coming.wake,
    )
