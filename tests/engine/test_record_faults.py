"""Each way in which a record can be wrong is told apart, with the line where it is."""

from collections.abc import Callable

import pytest

from fathom.engine.errors import InvalidRecord
from fathom.engine.record import parse_record, record_text
from fathom.engine.table import Table
from tests.engine.tables import HOT_POTATO, PEARLS, SECRET, played
from tests.toys.doubles import CLAP, FUSE, TOSS, Pearls

# Lines count from 1: the format, six fields, an empty line, then the plies.
GAME_LINE, RULES_LINE, SEATS_LINE, OPTIONS_LINE, PLAYERS_LINE, SEED_LINE = range(2, 8)
FIRST_PLY = 9

OPEN = Table(PEARLS, 2, seed=7)
OPEN.play(0, "swap")
OPEN.play(1, "swap")
OPEN.play(0, "show")
OPEN_TEXT = record_text(OPEN, ["person", "random"])
ENDED_TEXT = record_text(played(PEARLS, 2, seed=7), ["person", "random"])
SEALED_TEXT = record_text(played(PEARLS, 2, SECRET), ["person", "random"])


def with_line(number: int, *lines: str, text: str = OPEN_TEXT) -> str:
    """The record with one line replaced by others, or by none."""
    all_lines = text.splitlines()
    all_lines[number - 1 : number] = lines
    return "\n".join(all_lines) + "\n"


def last_line(text: str) -> int:
    return len(text.splitlines())


MALFORMED = {
    "an empty file": ("", 1, "not a record"),
    "some other file": ("<html>\n", 1, "not a record"),
    "another format": (with_line(1, "fathom record 2"), 1, "not a record"),
    "no game": (with_line(GAME_LINE), 7, "no field 'game'"),
    "no rules": (with_line(RULES_LINE), 7, "no field 'rules'"),
    "no seats": (with_line(SEATS_LINE), 7, "no field 'seats'"),
    "no options": (with_line(OPTIONS_LINE), 7, "no field 'options'"),
    "no players": (with_line(PLAYERS_LINE), 7, "no field 'players'"),
    "no seed": (with_line(SEED_LINE), 7, "no field 'seed'"),
    "an unknown field": (with_line(SEED_LINE, "seed: 7", "date: today"), 8, "'date: today'"),
    "a field without a value": (with_line(SEED_LINE, "seed"), SEED_LINE, "'seed' is no field"),
    "a field twice": (with_line(SEED_LINE, "seed: 7", "seed: 8"), 8, "a second field 'seed'"),
    "rules in words": (with_line(RULES_LINE, "rules: one"), RULES_LINE, "'one' is not a number"),
    "seats in words": (with_line(SEATS_LINE, "seats: two"), SEATS_LINE, "'two' is not a number"),
    "half a seat": (with_line(SEATS_LINE, "seats: 2.5"), SEATS_LINE, "'2.5' is not a number"),
    "broken options": (with_line(OPTIONS_LINE, 'options: {"st'), OPTIONS_LINE, "a JSON object"),
    "options in a list": (with_line(OPTIONS_LINE, "options: []"), OPTIONS_LINE, "a JSON object"),
    "broken players": (with_line(PLAYERS_LINE, 'players: ["a'), PLAYERS_LINE, "a JSON list"),
    "players in a text": (with_line(PLAYERS_LINE, 'players: "ab"'), PLAYERS_LINE, "a JSON list"),
    "a player too few": (with_line(PLAYERS_LINE, 'players: ["a"]'), PLAYERS_LINE, "one for each"),
    "a player too many": (
        with_line(PLAYERS_LINE, 'players: ["a","b","c"]'),
        PLAYERS_LINE,
        "one for each seat",
    ),
    "a seed in words": (with_line(SEED_LINE, "seed: lucky"), SEED_LINE, "'lucky' is not a number"),
    "a seed below 0": (with_line(SEED_LINE, "seed: -1"), SEED_LINE, "not a number below"),
    "a seed too great": (with_line(SEED_LINE, f"seed: {2**64}"), SEED_LINE, "below 2\\*\\*64"),
    "a sealed seed too short": (
        with_line(SEED_LINE, "seed: sealed 00ff", text=SEALED_TEXT),
        SEED_LINE,
        "64 hex digits",
    ),
    "a sealed seed that is not hexadecimal": (
        with_line(SEED_LINE, "seed: sealed " + "g" * 64, text=SEALED_TEXT),
        SEED_LINE,
        "64 hex digits",
    ),
    "another seed than committed to": (
        with_line(SEED_LINE, "seed: sealed " + "0" * 64, text=SEALED_TEXT),
        SEED_LINE + 1,
        "not the one committed to",
    ),
    "another commitment": (
        with_line(SEED_LINE + 1, "commitment: " + "0" * 64, text=SEALED_TEXT),
        SEED_LINE + 1,
        "not the one committed to",
    ),
    "a sealed seed without a commitment": (
        with_line(SEED_LINE + 1, text=SEALED_TEXT),
        SEED_LINE,
        "without a commitment",
    ),
    "a commitment to an open seed": (
        with_line(SEED_LINE, "seed: 7", "commitment: " + "0" * 64),
        SEED_LINE + 1,
        "without a sealed seed",
    ),
    "no plies and no end": (
        "\n".join(OPEN_TEXT.splitlines()[:8]) + "\n",
        7,
        "cut off after 0 plies",
    ),
    "no end": (with_line(FIRST_PLY + 3), FIRST_PLY + 2, "cut off after 3 plies"),
    "a ply left out": (with_line(FIRST_PLY + 1), FIRST_PLY + 1, "ply 1 is due here, not ply 2"),
    "a ply twice": (
        with_line(FIRST_PLY, "0 0 swap", "0 0 swap"),
        FIRST_PLY + 1,
        "ply 1 is due here, not ply 0",
    ),
    "no words": (with_line(FIRST_PLY, "0 0 "), FIRST_PLY, "neither a ply nor the last line"),
    "a seat in words": (with_line(FIRST_PLY, "0 me swap"), FIRST_PLY, "neither a ply nor"),
    "an empty line between": (with_line(FIRST_PLY, ""), FIRST_PLY, "neither a ply nor"),
    "nobody moves": (with_line(FIRST_PLY, "0 - swap"), FIRST_PLY, "'-' goes with 'wait'"),
    "somebody waits": (with_line(FIRST_PLY, "0 0 wait"), FIRST_PLY, "'-' goes with 'wait'"),
    "a broken drawing": (with_line(FIRST_PLY, "0 0 swap {1}"), FIRST_PLY, "attached .* not JSON"),
    "too great a count": (with_line(FIRST_PLY + 3, "open 4"), FIRST_PLY + 3, "3 plies, but .* 4"),
    "too small a count": (with_line(FIRST_PLY + 3, "open 2"), FIRST_PLY + 3, "3 plies, but .* 2"),
    "a wrong count at the end": (
        with_line(last_line(ENDED_TEXT), "end 99 PRL-4 places 1 2", text=ENDED_TEXT),
        last_line(ENDED_TEXT),
        "but should have 99",
    ),
    "an end without places": (
        with_line(FIRST_PLY + 3, "end 3 PRL-4 places"),
        FIRST_PLY + 3,
        "neither a ply nor the last line",
    ),
    "something after the end": (OPEN_TEXT + "3 1 show\n", FIRST_PLY + 4, "more after the last"),
    "two ends": (OPEN_TEXT + "open 3\n", FIRST_PLY + 4, "more after the last"),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_malformed_cannot_be_read(name: str) -> None:
    text, line, fault = MALFORMED[name]
    refuse(lambda: parse_record(text), line, fault)


def refuse(attempt: Callable[[], object], line: int, fault: str) -> None:
    with pytest.raises(InvalidRecord, match=fault) as refused:
        attempt()
    error = refused.value
    assert error.line == line
    assert str(error) == f"invalid record, line {line}: {error.fault}"


def ended_otherwise(text: str) -> str:
    """The same end with first and second place exchanged."""
    last = text.splitlines()[-1]
    head, _, ranking = last.rpartition(" places ")
    return f"{head} places {' '.join(reversed(ranking.split()))}"


FORGED = {
    "other rules": (with_line(RULES_LINE, "rules: 2"), RULES_LINE, "by rules 2, only by 3"),
    "seats that cannot be": (
        with_line(PLAYERS_LINE, 'players: ["a"]').replace("seats: 2", "seats: 1"),
        SEATS_LINE,
        "2–4 seats, not 1",
    ),
    "an option that does not exist": (
        with_line(OPTIONS_LINE, 'options: {"jokers":2}'),
        OPTIONS_LINE,
        "jokers",
    ),
    "an option that cannot be": (
        with_line(OPTIONS_LINE, 'options: {"starter":2}'),
        OPTIONS_LINE,
        "there is no seat 2",
    ),
    "words that are no move": (with_line(FIRST_PLY, "0 0 dance"), FIRST_PLY, "'dance' is no move"),
    "an illegal move": (
        with_line(FIRST_PLY + 2, "2 0 swap"),
        FIRST_PLY + 2,
        r"illegal move 'swap' \[PRL-3\]: .* \(pearls seed=7 ply=2\)",
    ),
    "a move out of turn": (
        with_line(FIRST_PLY + 1, "1 0 show"),
        FIRST_PLY + 1,
        r"seat 0 may not play 'show': it is the turn of seat 1 \(pearls seed=7 ply=1\)",
    ),
    "a seat that does not exist": (
        with_line(FIRST_PLY + 1, "1 5 show"),
        FIRST_PLY + 1,
        "there is no seat 5",
    ),
    "time where there is none": (
        with_line(FIRST_PLY + 1, "1 - wait @9"),
        FIRST_PLY + 1,
        "nothing was due",
    ),
    "a move after the end": (
        with_line(
            last_line(ENDED_TEXT),
            f"{last_line(ENDED_TEXT) - FIRST_PLY} 0 show",
            f"open {last_line(ENDED_TEXT) - FIRST_PLY + 1}",
            text=ENDED_TEXT,
        ),
        last_line(ENDED_TEXT),
        "the game is over, nobody may play 'show'",
    ),
    "an end that did not come": (
        with_line(FIRST_PLY + 3, "end 3 PRL-4 places 1 2"),
        FIRST_PLY + 3,
        "has ended, but it has not",
    ),
    "an end kept secret": (
        with_line(
            last_line(ENDED_TEXT), f"open {last_line(ENDED_TEXT) - FIRST_PLY}", text=ENDED_TEXT
        ),
        last_line(ENDED_TEXT),
        "goes on, but it has ended",
    ),
    "another winner": (
        with_line(last_line(ENDED_TEXT), ended_otherwise(ENDED_TEXT), text=ENDED_TEXT),
        last_line(ENDED_TEXT),
        "did not end so, it ended with PRL-4 places",
    ),
    "another reason": (
        ENDED_TEXT.replace("PRL-4", "PRL-1"),
        last_line(ENDED_TEXT),
        "did not end so, it ended with PRL-4 places",
    ),
}


@pytest.mark.parametrize("name", FORGED)
def test_what_was_never_played_can_be_read_but_not_replayed(name: str) -> None:
    text, line, fault = FORGED[name]
    record = parse_record(text)
    refuse(lambda: record.table(PEARLS), line, fault)


def test_a_sealed_game_cannot_be_given_another_seed() -> None:
    """Moves and all may fit, but nobody finds a second seed for what was shown at the start."""
    other = record_text(played(PEARLS, 2, bytes(32)), ["person", "random"]).splitlines()
    real = SEALED_TEXT.splitlines()
    forged = "\n".join([*other[:7], real[7], *other[8:]])
    refuse(lambda: parse_record(forged), 8, "not the one committed to")


def test_only_the_plies_that_are_asked_for_are_judged() -> None:
    record = parse_record(with_line(FIRST_PLY + 2, "2 0 swap"))
    assert record.table(PEARLS, to=2).ply == 2
    refuse(lambda: record.table(PEARLS, to=3), FIRST_PLY + 2, "illegal move 'swap'")


def test_an_older_game_is_not_replayed_by_newer_rules() -> None:
    class NewerPearls(Pearls):
        rules_version = 4

    record = parse_record(OPEN_TEXT)
    assert record.table(PEARLS).ply == 3
    refuse(lambda: record.table(NewerPearls()), RULES_LINE, "by rules 3, only by 4")


# Real time


def test_a_wait_for_nothing_is_refused() -> None:
    two = Table(HOT_POTATO, 2, seed=1)
    untouched = record_text(two, ["a", "b"])
    early = parse_record(with_line(FIRST_PLY, f"0 - wait @{FUSE - 1}", "open 1", text=untouched))
    refuse(lambda: early.table(HOT_POTATO), FIRST_PLY, "nothing was due by then")


def test_a_wait_that_is_left_out_is_refused() -> None:
    """The potato goes off before whoever claps at that time: the clap cannot stand alone."""
    three = Table(HOT_POTATO, 3, seed=1)
    holder = next(seat for seat in range(3) if three.state.legal_moves(seat) == [TOSS])
    clapper = (holder + 2) % 3
    three.play(clapper, CLAP, at=FUSE)
    lines = record_text(three, ["a", "b", "c"]).splitlines()
    assert lines[8:] == [f"0 - wait @{FUSE}", f"1 {clapper} clap @{FUSE}", "open 2"]
    record = parse_record("\n".join([*lines[:8], f"0 {clapper} clap @{FUSE}", "open 1"]))
    with pytest.raises(InvalidRecord) as refused:
        record.table(HOT_POTATO)
    assert refused.value.line == FIRST_PLY
