"""Both streams of chance: the right words, evenly spread, and exactly repeatable."""

import hashlib
import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.engine.dice import (
    Dice,
    SealedDice,
    derived_seed,
    dice_from_position,
    dice_from_seed,
)
from fathom.engine.errors import InvalidPosition, InvalidSeed

WORD = 2**32
SECRET = bytes(range(32))
seeds = st.integers(0, 2**64 - 1)
sealed_seeds = st.binary(min_size=32, max_size=32)
streams = st.one_of(seeds, sealed_seeds).map(dice_from_seed)


# What the words are


def sfc32(seed: int) -> Iterator[int]:
    """The generator from its description: three words and a counter, the first twelve unused."""
    a, b, c = seed % WORD, seed // WORD, 0
    for counter in itertools.count(1):
        word = (a + b + counter) % WORD
        rotated = c * 2**21 % WORD + c // 2**11
        a, b, c = b ^ b // 2**9, c * 9 % WORD, (rotated + word) % WORD
        if counter > 12:
            yield word


def blake2b_words(seed: bytes) -> Iterator[int]:
    """Sixteen big-endian words from each numbered block."""
    for number in itertools.count():
        block = hashlib.blake2b(
            number.to_bytes(8, "big"), digest_size=64, key=seed, person=b"fathom dice"
        ).digest()
        for start in range(0, 64, 4):
            yield int.from_bytes(block[start : start + 4], "big")


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32 - 1, 2**32, 0x0123456789ABCDEF, 2**64 - 1])
def test_the_fast_stream_is_sfc32(seed: int) -> None:
    dice = Dice(seed)
    assert [dice.word() for _ in range(1000)] == list(itertools.islice(sfc32(seed), 1000))


@pytest.mark.parametrize("seed", [bytes(32), SECRET, b"\xff" * 32])
def test_the_sealed_stream_is_keyed_blake2b(seed: bytes) -> None:
    dice = SealedDice(seed)
    assert [dice.word() for _ in range(100)] == list(itertools.islice(blake2b_words(seed), 100))


def test_a_seed_decides_which_kind_of_stream() -> None:
    assert not isinstance(dice_from_seed(7), SealedDice)
    assert isinstance(dice_from_seed(SECRET), SealedDice)
    assert dice_from_seed(7).word() == next(sfc32(7))
    assert dice_from_seed(SECRET).word() == next(blake2b_words(SECRET))


def test_neighbouring_seeds_give_unrelated_streams() -> None:
    starts = {tuple(Dice(seed).word() for _ in range(2)) for seed in range(1000)}
    assert len(starts) == 1000
    differing = [int(Dice(seed).word() ^ Dice(seed + 1).word()).bit_count() for seed in range(1000)]
    assert 15 < sum(differing) / 1000 < 17, "half of the 32 bits differ"


# Numbers below a limit


def giving(word: int, then: int) -> Dice:
    """Fast dice whose next two words are these: set so that one step of the generator leads on."""
    words = [word, 0, (then - 1) * pow(9, -1, WORD) % WORD, 0]
    return dice_from_position({"kind": "fast", "label": "", "words": words})


def words_used(dice: Dice) -> int:
    """How many words dice made by `giving` have given."""
    return int(dice.position()["words"][3])


def number_below(limit: int, words: Iterator[int]) -> int:
    """The number for the next word that counts: of each number's words the first few may not."""
    for word in words:
        number, rest = divmod(word * limit, WORD)
        if rest >= WORD % limit:
            return number
    raise AssertionError("no word counts")


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 7, 10, 32, 100, 641, 2**16 + 1, 2**31])
def test_below_gives_every_number_to_equally_many_words(limit: int) -> None:
    """Words fall into one interval for each number; drawing again levels the intervals."""
    numbers = range(limit) if limit <= 641 else [0, 1, limit // 2, limit - 2, limit - 1]
    for number in numbers:
        first = -(-number * WORD // limit)
        last = -(-(number + 1) * WORD // limit) - 1
        drawn_again = 0
        for word in range(first, min(first + 3, last + 1)):
            other = (first + last) // 2 if word != (first + last) // 2 else last
            dice = giving(word, other)
            assert dice.below(limit) == number
            drawn_again += words_used(dice) == 2
        for word in {(first + last) // 2, last} - set(range(first, first + 3)):
            dice = giving(word, 0)
            assert dice.below(limit) == number
            assert words_used(dice) == 1
        assert last - first + 1 - drawn_again == WORD // limit


@given(seeds, st.lists(st.integers(1, 2**31), min_size=1, max_size=20))
def test_below_takes_the_next_fast_word_that_counts(seed: int, limits: list[int]) -> None:
    dice, words = Dice(seed), sfc32(seed)
    assert [dice.below(limit) for limit in limits] == [number_below(n, words) for n in limits]


@given(sealed_seeds, st.lists(st.integers(1, 2**31), min_size=1, max_size=20))
def test_below_takes_the_next_sealed_word_that_counts(seed: bytes, limits: list[int]) -> None:
    dice, words = SealedDice(seed), blake2b_words(seed)
    assert [dice.below(limit) for limit in limits] == [number_below(n, words) for n in limits]


@given(streams, st.integers(1, 2**31))
def test_below_is_never_out_of_range(dice: Dice, limit: int) -> None:
    assert all(0 <= dice.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("seed", [1, SECRET], ids=["fast", "sealed"])
@pytest.mark.parametrize("limit", [2, 3, 6, 10, 32])
def test_below_is_even(seed: int | bytes, limit: int) -> None:
    dice = dice_from_seed(seed)
    draws = 1000 * limit
    counts = Counter(dice.below(limit) for _ in range(draws))
    assert unevenness(counts, limit, draws) < likely_bound(limit)


def unevenness(counts: Counter[Any], kinds: int, draws: int) -> float:
    """Chi-square against all kinds being equally likely."""
    expected = draws / kinds
    assert len(counts) == kinds
    return sum((count - expected) ** 2 / expected for count in counts.values())


def likely_bound(kinds: int) -> float:
    """Mean of chi-square plus four times its spread."""
    freedom = kinds - 1
    return freedom + 4 * float((2 * freedom) ** 0.5)


# Shuffling


@given(streams, st.lists(st.integers()))
def test_a_shuffle_keeps_everything(dice: Dice, things: list[int]) -> None:
    shuffled = list(things)
    dice.shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


@pytest.mark.parametrize("seed", [2, SECRET], ids=["fast", "sealed"])
def test_a_shuffle_reaches_every_order_equally(seed: int | bytes) -> None:
    dice = dice_from_seed(seed)
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(2400):
        things = list("abcd")
        dice.shuffle(things)
        counts[tuple(things)] += 1
    assert set(counts) == set(itertools.permutations("abcd"))
    assert unevenness(counts, 24, 2400) < likely_bound(24)


# Copies and positions


def words(dice: Dice, count: int) -> list[int]:
    return [int(dice.word()) for _ in range(count)]


@given(streams, st.integers(0, 40))
def test_a_copy_goes_on_alike_and_alone(dice: Dice, used: int) -> None:
    words(dice, used)
    twin = dice.copy()
    assert type(twin) is type(dice)
    assert twin.label == dice.label
    expected = words(twin, 20)
    assert words(dice, 20) == expected, "the copy took nothing from the original"


@given(streams, st.integers(0, 40))
def test_a_position_gives_back_the_stream(dice: Dice, used: int) -> None:
    words(dice, used)
    position = dice.position()
    twin = dice_from_position(position)
    assert type(twin) is type(dice)
    assert twin.label == dice.label
    assert twin.position() == position
    assert words(twin, 20) == words(dice, 20)


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17])
def test_a_sealed_position_comes_back_within_and_between_blocks(used: int) -> None:
    dice = dice_from_position({"kind": "sealed", "seed": SECRET.hex(), "used": used})
    assert words(dice, 20) == list(itertools.islice(blake2b_words(SECRET), used, used + 20))


FAST = Dice(7).position()
SEALED = SealedDice(SECRET).position()


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        (None, "neither a fast nor a sealed stream"),
        ([], "neither a fast nor a sealed stream"),
        ("fast", "neither a fast nor a sealed stream"),
        ({}, "neither a fast nor a sealed stream"),
        ({**FAST, "kind": "loaded"}, "neither a fast nor a sealed stream"),
        ({"kind": "fast"}, "four words"),
        ({**FAST, "words": [1, 2, 3]}, "four words"),
        ({**FAST, "words": [1, 2, 3, 4, 5]}, "four words"),
        ({**FAST, "words": [1, 2, 3, -1]}, "four words"),
        ({**FAST, "words": [1, 2, 3, WORD]}, "four words"),
        ({**FAST, "words": [1, 2, 3, 4.0]}, "four words"),
        ({**FAST, "words": [1, 2, 3, "4"]}, "four words"),
        ({**FAST, "words": "1234"}, "four words"),
        ({**FAST, "label": 7}, "a label"),
        ({"kind": "sealed", "used": 0}, "64 hex digits"),
        ({**SEALED, "seed": None}, "64 hex digits"),
        ({**SEALED, "seed": 7}, "64 hex digits"),
        ({**SEALED, "seed": SECRET.hex()[:-2]}, "64 hex digits"),
        ({**SEALED, "seed": SECRET.hex() + "00"}, "64 hex digits"),
        ({**SEALED, "seed": "x" * 64}, "64 hex digits"),
        ({"kind": "sealed", "seed": SECRET.hex()}, "a sealed stream has used"),
        ({**SEALED, "used": -1}, "a sealed stream has used"),
        ({**SEALED, "used": "3"}, "a sealed stream has used"),
        ({**SEALED, "used": 1.5}, "a sealed stream has used"),
    ],
)
def test_a_malformed_position_is_refused(position: Any, fault: str) -> None:
    with pytest.raises(InvalidPosition, match=fault) as refused:
        dice_from_position(position)
    assert len(refused.value.faults) == 1
    assert refused.value.faults[0].startswith("dice: ")


# Seeds


@pytest.mark.parametrize("seed", [-1, 2**64, -(2**64)])
def test_a_seed_that_is_too_small_or_too_great_is_refused(seed: int) -> None:
    with pytest.raises(InvalidSeed, match=f"seed {seed} is not between"):
        dice_from_seed(seed)


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_sealed_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(InvalidSeed, match=f"32 bytes, not {length}"):
        dice_from_seed(bytes(length))


@given(sealed_seeds)
def test_a_sealed_stream_commits_to_its_seed_without_telling_it(seed: bytes) -> None:
    dice = SealedDice(seed)
    words(dice, 3)
    assert dice.commitment() == hashlib.sha256(seed).hexdigest()
    assert dice.label == "sealed=" + hashlib.sha256(seed).hexdigest()[:12]


def test_a_fast_stream_is_labelled_with_its_seed() -> None:
    assert Dice(7).label == "seed=7"


def test_a_derived_seed_is_stable_and_its_own() -> None:
    digest = hashlib.blake2b(b"7:1:2", digest_size=8).digest()
    assert derived_seed(7, 1, 2) == int.from_bytes(digest, "big")
    parts = [
        (seed, *rest) for seed in range(30) for rest in [(), (0,), (1,), (0, 0), (1, 1), (11,)]
    ]
    drawn = {derived_seed(*part) for part in parts}
    assert len(drawn) == len(parts), "1:11 is not 11:1, nor 111"
    assert all(0 <= seed < 2**64 for seed in drawn)
