"""Joint chance: a seed that a server and the players make together, so that nobody can choose it.

Each who takes part draws a secret of 32 bytes and shows its SHA-256, the commitment; the server has
shown that of its own secret before. Only when all commitments are on the table, secrets are told.
Whoever kept theirs to themselves until then knows that the others could not fit theirs to it: what
is made of all of them is as random as the best of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from fathom.engine.dice import SEALED_SEED_BYTES

MOST_SEATS = 256
"""A seat is one byte of what is hashed."""
_LABEL = b"fathom joint chance 1"


class Share(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody adds to chance."""

    seat: int
    """Their seat, or the first of theirs."""
    commitment: str
    """SHA-256 of the secret, in hexadecimal digits."""
    secret: str | None = None
    """32 bytes in hexadecimal digits; None: not told yet."""

    def __repr__(self) -> str:  # the secret must not reach a log
        return f"Share(seat={self.seat}, commitment={self.commitment!r})"


def commitment_to(secret: str) -> str:
    """What binds somebody to a secret of hexadecimal digits without telling it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def joint_seed(server_seed: bytes, shares: Iterable[Share]) -> bytes:
    """The seed of the game: SHA-256 of a label, the server's seed, and each seat with its secret.

    Shares count in the order of their seats. Every secret has been told.
    """
    made = hashlib.sha256(_LABEL + server_seed)
    for share in sorted(shares, key=lambda one: one.seat):
        assert share.secret is not None, "a secret that was not told cannot be part of a seed"
        made.update(bytes([share.seat]) + bytes.fromhex(share.secret))
    return made.digest()


def faults_of(shares: Iterable[Share], seats: int) -> list[str]:
    """What is wrong with shares that somebody wrote down: nothing, or a list of sentences."""
    faults: list[str] = []
    seen: set[int] = set()
    for share in shares:
        if not 0 <= share.seat < min(seats, MOST_SEATS):
            faults.append(f"there is no seat {share.seat}")
        if share.seat in seen:
            faults.append(f"seat {share.seat} has two shares")
        seen.add(share.seat)
        if not _is_secret(share.secret):
            faults.append(f"the secret of seat {share.seat} is not {SEALED_SEED_BYTES} bytes")
        elif commitment_to(share.secret or "") != share.commitment:
            faults.append(f"the secret of seat {share.seat} is not the one committed to")
    return faults


def _is_secret(text: str | None) -> bool:
    digits = set("0123456789abcdef")
    return text is not None and len(text) == 2 * SEALED_SEED_BYTES and set(text) <= digits
