# mypyc: compile
"""Chance: one fast stream for simulation, one sealed stream for served games.

Both give the same numbers on every machine, compiled or not.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fathom.engine.errors import InvalidPosition, InvalidSeed

SEED_LIMIT: Final = 1 << 64
SEALED_SEED_BYTES: Final = 32
_WORDS_PER_BLOCK: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Small, fast and seeded: the sfc32 generator. For simulation, never for served games.

    Raises InvalidSeed for a seed outside 0 to 2**64 - 1.
    """

    def __init__(self, seed: int | None) -> None:
        self._label: str | None = None
        self._seed: int | None = seed
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self._count: i64 = 1
        if seed is None:  # a copy brings its own words
            return
        if not 0 <= seed < SEED_LIMIT:
            raise InvalidSeed(f"seed {seed} is not between 0 and 2**64 - 1")
        self._a = seed & 0xFFFFFFFF
        self._b = seed >> 32
        for _ in range(12):  # until every bit of the seed has reached every word
            Dice.word(self)

    @property
    def label(self) -> str:
        """What the stream is called in messages and positions; made when somebody asks."""
        return self._label if self._label is not None else f"seed={self._seed}"

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self._b
        c = self._c
        word: i64 = (self._a + b + self._count) & 0xFFFFFFFF
        self._count = (self._count + 1) & 0xFFFFFFFF
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & 0xFFFFFFFF
        self._c = (((c << 21) | (c >> 11)) + word) & 0xFFFFFFFF
        return word

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1, each equally likely; `limit` is at most 2**31.

        It is drawn from the words of this class: a class with other words has its own `below`.
        """
        product = Dice.word(self) * limit
        while _is_uneven(product, limit):
            product = Dice.word(self) * limit
        return product >> 32

    def shuffle(self, things: list[Any]) -> None:
        """Put `things` in a random order, each equally likely."""
        last: i64 = len(things) - 1
        while last > 0:
            other = self.below(last + 1)
            thing = things[last]
            things[last] = things[other]
            things[other] = thing
            last -= 1

    def shuffle_part(self, numbers: vec[i64], first: i64, count: i64) -> None:
        """Put so many of these numbers, from `first` on, in a random order, as `shuffle` would."""
        last = count - 1
        while last > 0:
            other = first + self.below(last + 1)
            number = numbers[first + last]
            numbers[first + last] = numbers[other]
            numbers[other] = number
            last -= 1

    def copy(self) -> Dice:
        """An independent stream that goes on as this one would."""
        twin = Dice(None)
        twin._label = self._label
        twin._seed = self._seed
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._count = self._count
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Dice are pickled as their position."""
        return dice_from_position, (self.position(),)

    def position(self) -> dict[str, Any]:
        """The whole state of the stream, as plain JSON values."""
        return {
            "kind": "fast",
            "label": self.label,
            "words": [int(self._a), int(self._b), int(self._c), int(self._count)],
        }


@final
class SealedDice(Dice):
    """Keyed BLAKE2b: whoever has seen a hundred rolls still cannot tell the next.

    The commitment is shown before the game and the seed after it, so that anybody can check that
    chance was not touched. Raises InvalidSeed unless the seed has 32 bytes.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEALED_SEED_BYTES:
            raise InvalidSeed(f"a sealed seed has {SEALED_SEED_BYTES} bytes, not {len(seed)}")
        super().__init__(0)
        self.seed = seed
        self._label = "sealed=" + self.commitment()[:12]
        self._used = 0
        self._block = b""

    def commitment(self) -> str:
        """SHA-256 of the seed: binds the seed without telling it."""
        return hashlib.sha256(self.seed).hexdigest()

    def word(self) -> i64:
        """The next 32 random bits."""
        place = self._used % _WORDS_PER_BLOCK
        if place == 0 or not self._block:
            number = self._used // _WORDS_PER_BLOCK
            keyed = hashlib.blake2b(number.to_bytes(8, "big"), key=self.seed, person=b"fathom dice")
            self._block = keyed.digest()
        self._used += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4], "big")

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1, each equally likely; `limit` is at most 2**31."""
        product = self.word() * limit
        while _is_uneven(product, limit):
            product = self.word() * limit
        return product >> 32

    def copy(self) -> SealedDice:
        """An independent stream that goes on as this one would."""
        twin = SealedDice(self.seed)
        twin._used = self._used
        twin._block = self._block
        return twin

    def position(self) -> dict[str, Any]:
        """The whole state of the stream, as plain JSON values. It holds the secret seed."""
        return {"kind": "sealed", "seed": self.seed.hex(), "used": self._used}


def _is_uneven(product: i64, limit: i64) -> bool:
    """Whether a word, times the limit, is drawn again: else some numbers would have one more."""
    rest = product & 0xFFFFFFFF
    return rest < limit and rest < 0x100000000 % limit


def dice_from_seed(seed: int | bytes) -> Dice:
    """A fast stream for a number, a sealed one for 32 secret bytes."""
    return SealedDice(seed) if isinstance(seed, bytes) else Dice(seed)


def derived_seed(seed: int, *parts: int) -> int:
    """A seed of its own for each tuple of `parts`, such as the number of a game in a series."""
    text = ":".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def dice_from_position(position: Any) -> Dice:
    """The stream that `Dice.position` described. Raises InvalidPosition if it describes none."""
    if isinstance(position, dict) and position.get("kind") == "fast":
        words = position.get("words")
        label = position.get("label", "seed=?")
        if (
            isinstance(label, str)
            and isinstance(words, list)
            and len(words) == 4
            and all(type(word) is int and 0 <= word <= 0xFFFFFFFF for word in words)
        ):
            dice = Dice(0)
            dice._label = label
            dice._a, dice._b, dice._c, dice._count = words[0], words[1], words[2], words[3]
            return dice
        raise InvalidPosition(["dice: a fast stream has a label and four words of 32 bits"])
    if isinstance(position, dict) and position.get("kind") == "sealed":
        used = position.get("used")
        try:
            seed = bytes.fromhex(position["seed"])
            sealed = SealedDice(seed)
        except (KeyError, TypeError, ValueError, InvalidSeed):
            raise InvalidPosition(["dice: a sealed stream has a seed of 64 hex digits"]) from None
        if type(used) is not int or not 0 <= used < SEED_LIMIT:
            raise InvalidPosition(["dice: a sealed stream has used 0 to 2**64 - 1 words"])
        sealed._used = used
        return sealed
    raise InvalidPosition(["dice: neither a fast nor a sealed stream"])
