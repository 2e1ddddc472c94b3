"""Makes every sound of the games: `python tools/sounds.py`. Needs nothing but Python.

Each game has one voice, made of a few simple things: struck metal, filtered noise, gliding tones. A
sound is written as mono WAV with mu-law samples, 8 bits that hear like 14, which every browser
plays; so it stays small, and there is no encoder to install. The same source gives the same files.
"""

import math
import random
import struct
from collections.abc import Callable
from pathlib import Path

RATE = 16_000
"""Samples a second: the games' sounds are soft, and have nothing above 8 kHz."""
PEAK = 0.8
FADE_SECONDS = 0.012
"""At the end of each, so that it does not click."""
ROOT = Path(__file__).resolve().parent.parent

Wave = list[float]


# Where all sounds come from


def tone(
    seconds: float, start: float, end: float | None = None, decay: float = 4.0, wobble: float = 0.0
) -> Wave:
    """A sine that glides from one pitch to another and dies away; `decay` is how fast."""
    end = start if end is None else end
    wave = []
    phase = 0.0
    count = round(seconds * RATE)
    for index in range(count):
        share = index / count
        pitch = start * (end / start) ** share
        pitch *= 1 + wobble * math.sin(2 * math.pi * 5.5 * index / RATE)
        phase += 2 * math.pi * pitch / RATE
        attack = min(1.0, index / (0.004 * RATE))
        wave.append(math.sin(phase) * attack * math.exp(-decay * share))
    return wave


def metal(seconds: float, pitch: float, partials: list[float], decay: float = 6.0) -> Wave:
    """Something struck: tones that do not fit together; the higher, the sooner they die."""
    parts = [
        scaled(tone(seconds, pitch * partial, decay=decay * (1 + number * 0.6)), 1 / (1 + number))
        for number, partial in enumerate(partials)
    ]
    return mixed(*((0.0, part) for part in parts))


def noise(
    seconds: float, seed: int, low: float, high: float, rise: float, decay: float = 4.0
) -> Wave:
    """Wind or water: noise whose highest pitch glides from `low` to `high` hertz."""
    dice = random.Random(seed)
    count = round(seconds * RATE)
    wave = []
    first = second = 0.0
    for index in range(count):
        share = index / count
        cut = low * (high / low) ** share
        step = 1 - math.exp(-2 * math.pi * cut / RATE)
        first += step * (dice.uniform(-1, 1) - first)
        second += step * (first - second)
        swell = min(1.0, share / rise) if rise else 1.0
        wave.append(second * swell * math.exp(-decay * max(0.0, share - rise)))
    return wave


# What is done with them


def scaled(wave: Wave, by: float) -> Wave:
    """The same, louder or softer."""
    return [sample * by for sample in wave]


def mixed(*parts: tuple[float, Wave]) -> Wave:
    """Waves together, each from its second on."""
    starts = [(round(start * RATE), wave) for start, wave in parts]
    whole = [0.0] * max(start + len(wave) for start, wave in starts)
    for start, wave in starts:
        for index, sample in enumerate(wave, start):
            whole[index] += sample
    return whole


def trembling(wave: Wave, times: float, depth: float) -> Wave:
    """Louder and softer, so many times a second."""
    return [
        sample * (1 - depth * (0.5 + 0.5 * math.sin(2 * math.pi * times * index / RATE)))
        for index, sample in enumerate(wave)
    ]


# The voices


BRASS = [1.0, 2.76, 5.40, 8.93]
BELL = [1.0, 2.0, 2.41, 3.01, 4.17]


def bell() -> Wave:
    """Your turn: a small ship's bell."""
    return metal(0.85, 740, BELL, decay=5.5)


def dice() -> Wave:
    """Two dice on a brass plate."""
    roll = random.Random(3)
    hits = [0.0, 0.07, 0.12, 0.21, 0.27, 0.36, 0.42]
    return mixed(
        *((at, scaled(metal(0.16, 900 + roll.randrange(500), BRASS, 9), 0.9 - at)) for at in hits),
        *(
            (at, scaled(noise(0.04, number, 3000, 900, 0, 6), 1.4))
            for number, at in enumerate(hits)
        ),
    )


def breath() -> Wave:
    """Air from the tank: a breath, and the bubbles after it."""
    bubbles = [
        (0.34 + number * 0.055, scaled(tone(0.07, pitch, pitch * 1.9, 3), 0.22))
        for number, pitch in enumerate((420, 560, 380, 640, 500))
    ]
    return mixed((0.0, scaled(noise(0.5, 11, 500, 2200, 0.55, 7), 2.6)), *bubbles)


def treasure() -> Wave:
    """A chip comes into the sack."""
    return mixed(
        (0.0, scaled(metal(0.3, 1250, BRASS, 7), 0.7)),
        (0.05, scaled(metal(0.3, 1670, BRASS, 8), 0.5)),
        (0.0, scaled(tone(0.12, 260, 700, 2), 0.4)),
    )


def put_down() -> Wave:
    """A chip goes back to the ground."""
    return mixed(
        (0.0, scaled(tone(0.16, 520, 180, 3), 0.6)), (0.1, scaled(metal(0.2, 700, BRASS, 9), 0.4))
    )


def homecoming() -> Wave:
    """Back in the submarine: two bells, the hatch."""
    return mixed(
        (0.0, scaled(metal(0.6, 587, BELL, 6), 0.8)),
        (0.16, scaled(metal(0.65, 880, BELL, 6), 0.8)),
        (0.0, scaled(noise(0.12, 5, 700, 200, 0, 6), 2.0)),
    )


def sinking() -> Wave:
    """The air is out: the hull groans, and what is lost goes down."""
    return mixed(
        (0.0, scaled(trembling(tone(0.9, 96, 44, 1.6, 0.03), 13, 0.6), 0.9)),
        (0.1, scaled(tone(0.7, 210, 70, 3, 0.02), 0.35)),
        (0.0, scaled(noise(0.9, 21, 400, 120, 0.2, 3), 2.2)),
    )


def motor() -> Wave:
    """A submarine moves: screws in the water."""
    hum = trembling(mixed((0.0, tone(0.6, 78, 92, 1.5)), (0.0, tone(0.6, 156, 184, 2.5))), 17, 0.7)
    return mixed((0.0, hum), (0.0, scaled(noise(0.6, 31, 300, 800, 0.4, 5), 1.2)))


def salvage() -> Wave:
    """A treasure is lifted: a chain, then gold."""
    chain = [(at * 0.06, scaled(metal(0.07, 480 + at * 30, BRASS, 10), 0.4)) for at in range(5)]
    return mixed(*chain, (0.3, scaled(metal(0.55, 1046, BELL, 6), 0.9)))


def card() -> Wave:
    """A card is laid."""
    return mixed(
        (0.0, scaled(noise(0.13, 41, 5000, 1200, 0.3, 5), 2.4)),
        (0.06, scaled(tone(0.08, 190, 120, 4), 0.4)),
    )


def horn() -> Wave:
    """A ship leaves: her horn, far away."""
    chord = mixed(*((0.0, tone(0.8, pitch, decay=1.2)) for pitch in (110, 138.6, 165, 220)))
    return trembling([math.tanh(1.6 * sample) for sample in chord], 6, 0.12)


def water() -> Wave:
    """Black water comes over the deck."""
    return mixed(
        (0.0, scaled(noise(0.85, 51, 900, 260, 0.25, 4), 2.8)),
        (0.1, scaled(tone(0.5, 120, 60, 2), 0.5)),
    )


def ice() -> Wave:
    """Ice cracks."""
    roll = random.Random(8)
    cracks = [0.0, 0.03, 0.05, 0.14, 0.17, 0.31]
    return mixed(
        *((at, scaled(noise(0.1, roll.randrange(99), 6500, 1800, 0, 9), 2.4)) for at in cracks),
        *(
            (at, scaled(tone(0.25, 2400 + roll.randrange(900), 1500, 7), 0.18))
            for at in cracks[::2]
        ),
    )


def creak() -> Wave:
    """The hull gives."""
    return mixed(
        (0.0, scaled(trembling(tone(0.7, 150, 96, 1.5, 0.06), 29, 0.9), 0.8)),
        (0.1, scaled(trembling(tone(0.55, 310, 205, 2.5, 0.05), 37, 0.9), 0.3)),
    )


def saved() -> Wave:
    """Somebody is in a boat: oars, and a bell over the water."""
    return mixed(
        (0.0, scaled(noise(0.2, 61, 500, 1400, 0.5, 6), 1.6)),
        (0.12, scaled(metal(0.65, 988, BELL, 6), 0.8)),
    )


def splash() -> Wave:
    """Somebody goes over board."""
    return mixed(
        (0.0, scaled(tone(0.14, 340, 110, 3), 0.6)),
        (0.06, scaled(noise(0.45, 71, 3600, 500, 0.05, 5), 2.4)),
    )


def ping() -> Wave:
    """Sonar, and its echo."""
    return mixed(
        (0.0, tone(0.5, 1480, 1440, 5)),
        (0.34, scaled(tone(0.5, 1470, 1430, 5), 0.32)),
    )


def drone() -> Wave:
    """A drone reports."""
    beeps = enumerate((990, 1320, 990))
    return mixed(
        *((number * 0.11, scaled(tone(0.09, pitch, decay=2), 0.6)) for number, pitch in beeps)
    )


def launch() -> Wave:
    """A torpedo leaves its tube and runs."""
    return mixed(
        (0.0, scaled(tone(0.18, 130, 40, 2.5), 1.0)),
        (0.08, scaled(trembling(noise(0.8, 81, 600, 2400, 0.3, 3), 24, 0.5), 2.2)),
    )


def blast() -> Wave:
    """It strikes."""
    boom = mixed(
        (0.0, scaled(tone(0.9, 120, 26, 3.2), 1.3)),
        (0.0, scaled(noise(0.9, 91, 2600, 90, 0.01, 5), 4.5)),
        (0.04, scaled(tone(0.5, 61, 30, 3), 0.8)),
    )
    return [math.tanh(1.5 * sample) for sample in boom]


def mine() -> Wave:
    """A mine is laid: its chain runs out."""
    return mixed(*((at * 0.05, scaled(metal(0.1, 330 + at * 8, BRASS, 9), 0.5)) for at in range(8)))


def hush() -> Wave:
    """All engines stop."""
    return mixed(
        (0.0, scaled(tone(0.7, 190, 40, 1.8), 0.6)),
        (0.0, scaled(noise(0.7, 101, 1200, 120, 0.1, 3), 1.2)),
    )


def klaxon() -> Wave:
    """Surface, or dive."""
    one = [math.tanh(2.2 * sample) for sample in tone(0.3, 260, 430, 0.6)]
    return mixed((0.0, scaled(one, 0.7)), (0.38, scaled(one, 0.7)))


def rattle() -> Wave:
    """Dice in a cup."""
    roll = random.Random(5)
    return mixed(
        *(
            (at * 0.045, scaled(metal(0.05, 500 + roll.randrange(700), BRASS, 12), 0.6))
            for at in range(12)
        )
    )


def knock() -> Wave:
    """A cup on the table."""
    return mixed(
        (0.0, scaled(tone(0.2, 210, 90, 5), 1.0)), (0.0, scaled(noise(0.08, 7, 1800, 400, 0, 6), 2))
    )


VOICES: dict[str, dict[str, Callable[[], Wave]]] = {
    "src/fathom/web/sounds": {"bell": bell},
    "src/fathom/games/deep_sea/web/sounds": {
        "dice": dice,
        "breath": breath,
        "treasure": treasure,
        "put-down": put_down,
        "homecoming": homecoming,
        "sinking": sinking,
    },
    "src/fathom/games/submarine/web/sounds": {
        "motor": motor,
        "salvage": salvage,
        "card": card,
        "horn": horn,
    },
    "src/fathom/games/titanic/web/sounds": {
        "water": water,
        "ice": ice,
        "creak": creak,
        "saved": saved,
        "splash": splash,
    },
    "src/fathom/games/sonar/web/sounds": {
        "ping": ping,
        "drone": drone,
        "launch": launch,
        "blast": blast,
        "mine": mine,
        "hush": hush,
        "klaxon": klaxon,
        "creak": creak,
    },
    "examples/liars-dice/src/liars_dice/web/sounds": {"rattle": rattle, "knock": knock},
}
"""By folder, and by name: how each sound is made."""


# Files


def mu_law(sample: float) -> int:
    """A sample between -1 and 1 as one byte (ITU-T G.711)."""
    level = min(32_635, round(abs(sample) * 32_767)) + 132
    exponent = level.bit_length() - 8
    mantissa = level >> (exponent + 3) & 15
    sign = 128 if sample < 0 else 0
    return ~(sign | exponent << 4 | mantissa) & 255


def file_of(wave: Wave) -> bytes:
    """A WAV file with this sound, as loud as all others."""
    loudest = max(map(abs, wave))
    fade = round(FADE_SECONDS * RATE)
    body = bytes(
        mu_law(PEAK * sample / loudest * min(1.0, (len(wave) - 1 - index) / fade))
        for index, sample in enumerate(wave)
    )
    chunks = (
        b"fmt " + struct.pack("<IHHIIHHH", 18, 7, 1, RATE, RATE, 1, 8, 0)
        + b"fact" + struct.pack("<II", 4, len(body))
        + b"data" + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)
    )  # fmt: skip
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WAVE" + chunks


def main() -> None:
    """Write all of them."""
    for folder, voice in VOICES.items():
        (ROOT / folder).mkdir(parents=True, exist_ok=True)
        for name, make in voice.items():
            (ROOT / folder / f"{name}.wav").write_bytes(file_of(make()))


if __name__ == "__main__":
    main()
