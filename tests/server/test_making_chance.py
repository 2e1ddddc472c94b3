"""The making of joint chance by itself, in any order of what people do and do not."""

from __future__ import annotations

import hashlib
from contextlib import suppress

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from fathom.engine.joint_chance import Share, faults_of, joint_seed
from fathom.server.errors import Refused
from fathom.server.store import JointChance, Person, Policy, Seat, Status, TableRow, TimeLimit
from fathom.server.verbs import chance

PEOPLE = [Person(f"id-{number}", f"name {number}", 0) for number in range(3)]
SERVER_SEED = bytes(range(32))
Deed = tuple[str, int, int]
"""What is done (or `wait`), by whom, and with which of their secrets."""

deeds: st.SearchStrategy[Deed] = st.tuples(
    st.sampled_from(["commit", "commit", "reveal", "reveal", "wait"]),
    st.integers(0, 2),
    st.integers(0, 1),
)


def table() -> TableRow:
    """Three people, one of them with two seats, and a bot."""
    owners = [0, None, 1, 0, 2]
    seats = [Seat(bot="random") if who is None else Seat(person=f"id-{who}") for who in owners]
    return TableRow(
        id="t", code="c", game="deep-sea", rules=1, host="id-0", seats=tuple(seats), options={},
        policy=Policy(), clock=TimeLimit(), seed=SERVER_SEED, created=0, joint=JointChance(),
    )  # fmt: skip


def secret_of(person: int, which: int) -> str:
    return bytes([person * 2 + which] * 32).hex()


def digest(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def done(row: TableRow, deed: Deed, now: int) -> TableRow:
    """The table after somebody did something; what is refused changes nothing."""
    verb, person, which = deed
    joint = row.joint
    assert joint is not None
    with suppress(Refused):
        secret, who = secret_of(person, which), PEOPLE[person]
        if verb == "commit":
            return chance.commit(row, who, joint.round, digest(secret), now)
        if verb == "reveal":
            return chance.reveal(row, who, joint.round, secret, now)
    return row


@given(st.lists(deeds, max_size=40))
def test_whatever_happens_the_seed_is_made_of_the_last_round(todo: list[Deed]) -> None:
    now = 1000
    row = chance.begin(table(), now)
    for deed in todo:
        if row.status is not Status.WAITING:
            break
        before = row
        now += chance.REVEALING_MS if deed[0] == "wait" else 1
        row = chance.pass_time(done(row, deed, now), now)
        old, new = before.joint, row.joint
        assert old is not None and new is not None
        assert set(old.left_out) <= set(new.left_out), "whoever was left out stays out"
        assert row.commitment == before.commitment, "the server is bound all the time"
        if row.status is Status.WAITING:
            assert row.is_making_chance and row.wake == new.until
            assert row.seed == SERVER_SEED
    rounds = 0
    while row.status is Status.WAITING:  # everybody sleeps: it begins all the same
        now += chance.REVEALING_MS
        row = chance.pass_time(row, now)
        rounds += 1
        assert rounds <= 2 * (len(PEOPLE) + 1)
    joint = row.joint
    assert joint is not None and row.status is Status.RUNNING
    if joint.stage == "given-up":
        assert row.seed == SERVER_SEED
    else:
        assert not faults_of(joint.shares, len(row.seats))
        assert {share.seat for share in joint.shares} <= {0, 2, 4} - set(joint.left_out)
        assert row.seed == joint_seed(SERVER_SEED, joint.shares) != SERVER_SEED


@given(st.dictionaries(st.integers(0, 5), st.binary(min_size=32, max_size=32), min_size=1))
def test_every_bit_of_every_secret_counts(told: dict[int, bytes]) -> None:
    shares = [Share(seat, digest(secret.hex()), secret.hex()) for seat, secret in told.items()]
    seed = joint_seed(SERVER_SEED, shares)
    assert seed == joint_seed(SERVER_SEED, reversed(shares)), "in the order of seats"
    assert not faults_of(shares, 6)
    for place, share in enumerate(shares):
        flipped = bytes([told[share.seat][0] ^ 1]) + told[share.seat][1:]
        other = msgspec.structs.replace(share, secret=flipped.hex())
        others = [*shares[:place], other, *shares[place + 1 :]]
        assert joint_seed(SERVER_SEED, others) != seed
        assert faults_of(others, 6) == [
            f"the secret of seat {share.seat} is not the one committed to"
        ]
        assert joint_seed(SERVER_SEED, [*shares[:place], *shares[place + 1 :]]) != seed


def test_shares_that_cannot_be_are_named() -> None:
    secret = "00" * 32
    one = Share(0, digest(secret), secret)
    assert faults_of([one, one], 2) == ["seat 0 has two shares"]
    assert faults_of([one], 0) == ["there is no seat 0"]
    assert faults_of([Share(300, digest(secret), secret)], 999) == ["there is no seat 300"]
    assert faults_of([Share(0, digest(secret))], 2) == ["the secret of seat 0 is not 32 bytes"]
