"""Record: a played game as text that people can read and anybody can check.

    fathom record 1
    game: treasure-hunt
    rules: 1
    seats: 2
    options: {"starter":null}
    players: ["person","random"]
    seed: 7

    0 1 on
    1 1 take
    open 2

A line is ply, seat and words; in real time also `@` and the milliseconds since the start, and
where a move stands for something drawn, that as JSON. `-` for the seat means that time passed. A
sealed game has `seed: sealed` and 64 hex digits, and the commitment that was shown before it. With
`joint:` that seed is the server's part only: the dice come from it and the secrets of the seats
that are written there. The last line says how many plies there are and how the game stands, so a
record that was cut off shows.

The record of a sealed game holds its secret seed: it is for everybody only once the game is over.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, NoReturn, TypeVar

import msgspec

from fathom.engine.dice import SEED_LIMIT, SealedDice
from fathom.engine.errors import FathomError, InvalidRecord, UnreadableRecord
from fathom.engine.game import Game
from fathom.engine.joint_chance import Share, faults_of, joint_seed
from fathom.engine.outcome import Outcome
from fathom.engine.table import Play, Proposal, Table

FORMAT = "fathom record 1"
_NEEDED_FIELDS = ("game", "rules", "seats", "options", "players", "seed")
_FIELDS = (*_NEEDED_FIELDS, "commitment", "joint")
_WAIT = "wait"
_NUMBER = r"\d{1,18}"
_PLAY = re.compile(rf"({_NUMBER}) ({_NUMBER}|-) ([^@\[{{]+?)(?: @({_NUMBER}))?(?: ([\[{{].*))?")
_END = re.compile(rf"end ({_NUMBER}) (\S+) places((?: {_NUMBER})+)")
_OPEN = re.compile(rf"open ({_NUMBER})")
_SEALED = re.compile(r"sealed ([0-9a-f]{64})")
T = TypeVar("T")


class WordedPly(NamedTuple):
    """One recorded ply, its move still in words, and the line it stands on."""

    line: int
    ply: int
    seat: int | None
    move: str
    at: int
    attachment: Any


class Record(NamedTuple):
    """A game as written down. `table` plays it again and finds what is wrong with it."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    players: list[str]
    """By seat: `person`, or the name of a bot."""
    seed: int | bytes
    """What the dice come from."""
    commitment: str | None
    """SHA-256 of a sealed seed, or of the server's part of a joint one."""
    joint: list[Share] | None
    """What each who took part added to a joint seed; None for a game without joint chance."""
    plies: list[WordedPly]
    ending: tuple[str, list[int]] | None
    """The clause that ended the game and the places by seat; None for an unfinished game."""
    lines: dict[str, int]
    """The line on which each header field, and the last line, stands."""

    def table(self, game: Game, to: int | None = None) -> Table:
        """The table as it was after the last ply, or after the first `to` plies.

        It is played by the rules by which it was played then. Raises InvalidRecord, naming the
        line, if this cannot have been played.
        """
        if self.game != game.key:
            self._refuse("game", f"a record of {self.game!r}, not of {game.key!r}")
        try:
            game = game.with_rules(self.rules)
        except FathomError as error:
            raise UnreadableRecord(self.lines["rules"], str(error)) from None
        try:
            game.check_seats(self.seats)
        except FathomError as error:
            self._refuse("seats", str(error))
        try:
            table = Table(game, self.seats, self.seed, self.options)
        except FathomError as error:
            self._refuse("options", str(error))
        for words in self.plies if to is None else self.plies[:to]:
            try:
                table.commit(_proposed(table, words))
            except FathomError as error:
                raise InvalidRecord(words.line, str(error)) from None
        if to is None:
            self._check_ending(table.state.outcome())
        return table

    def _check_ending(self, outcome: Outcome | None) -> None:
        if outcome is None:
            if self.ending is not None:
                self._refuse("last", "the record says the game has ended, but it has not")
        elif self.ending is None:
            self._refuse("last", "the record says the game goes on, but it has ended")
        elif self.ending != (outcome.clause, outcome.places):
            real = f"{outcome.clause} places {_numbers(outcome.places)}"
            self._refuse("last", f"the game did not end so, it ended with {real}")

    def _refuse(self, field: str, fault: str) -> NoReturn:
        raise InvalidRecord(self.lines[field], fault)


def record_text(
    table: Table,
    players: list[str],
    server_seed: bytes | None = None,
    joint: Sequence[Share] = (),
) -> str:
    """The record of a table, finished or not; with joint chance, also what it was made of."""
    state = table.state
    lines = [
        FORMAT,
        f"game: {table.game.key}",
        f"rules: {table.game.rules_version}",
        f"seats: {state.seats}",
        f"options: {_json(state.options.plain())}",
        f"players: {_json(players)}",
    ]
    if isinstance(table.seed, bytes):
        sealed = table.seed if server_seed is None else server_seed
        lines.append(f"seed: sealed {sealed.hex()}")
        lines.append(f"commitment: {SealedDice(sealed).commitment()}")
        if server_seed is not None:
            lines.append(f"joint: {_json(msgspec.to_builtins(list(joint)))}")
    else:
        lines.append(f"seed: {table.seed}")
    lines += ["", *(_play_text(table.game, ply, play) for ply, play in enumerate(table.plays))]
    outcome = state.outcome()
    if outcome is None:
        lines.append(f"open {table.ply}")
    else:
        lines.append(f"end {table.ply} {outcome.clause} places {_numbers(outcome.places)}")
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Read a record. Raises InvalidRecord, naming the line, if it is not well formed or forged."""
    lines = text.rstrip("\n").split("\n")
    if lines[0] != FORMAT:
        raise UnreadableRecord(1, f"this is not a record: the first line is not {FORMAT!r}")
    header, where, number = _parse_header(lines)
    plies: list[WordedPly] = []
    while number <= len(lines):
        line = lines[number - 1]
        match = _PLAY.fullmatch(line)
        if match is None:
            break
        if int(match[1]) != len(plies):
            raise InvalidRecord(number, f"ply {len(plies)} is due here, not ply {match[1]}")
        plies.append(_parse_ply(number, match))
        number += 1
    if number > len(lines):
        raise InvalidRecord(
            len(lines), f"cut off after {len(plies)} plies: the last line of the record is missing"
        )
    ending = _parse_last(number, lines[number - 1], len(plies))
    if ending is not None and len(ending[1]) != header["seats"]:
        raise InvalidRecord(number, "places: not one for each seat")
    if number < len(lines):
        raise InvalidRecord(number + 1, "there is more after the last line of the record")
    where["last"] = number
    return Record(**header, plies=plies, ending=ending, lines=where)


def _parse_header(lines: list[str]) -> tuple[dict[str, Any], dict[str, int], int]:
    """The fields, the line of each, and the number of the first line after the header."""
    fields: dict[str, str] = {}
    where: dict[str, int] = {}
    number = 2
    while number <= len(lines) and lines[number - 1].strip():
        name, colon, value = lines[number - 1].partition(": ")
        if not colon or name not in _FIELDS:
            raise InvalidRecord(number, f"{lines[number - 1]!r} is no field of a record")
        if name in fields:
            raise InvalidRecord(number, f"a second field {name!r}")
        fields[name], where[name] = value, number
        number += 1
    missing = [name for name in _NEEDED_FIELDS if name not in fields]
    if missing:
        raise InvalidRecord(number, f"the header has no field {missing[0]!r}")

    def read(name: str, parse: Callable[[str], T], what: str) -> T:
        try:
            return parse(fields[name])
        except (ValueError, RecursionError):
            raise InvalidRecord(where[name], f"{name}: {fields[name]!r} is not {what}") from None

    seed = read("seed", _parse_seed, "a number below 2**64, nor 'sealed' and 64 hex digits")
    commitment = fields.get("commitment")
    if isinstance(seed, bytes):
        if commitment is None:
            raise InvalidRecord(where["seed"], "a sealed seed without a commitment")
        if commitment != SealedDice(seed).commitment():
            raise InvalidRecord(where["commitment"], "the seed is not the one committed to")
    elif commitment is not None:
        raise InvalidRecord(where["commitment"], "a commitment without a sealed seed")
    joint: list[Share] | None = None
    if "joint" in fields:
        if not isinstance(seed, bytes):
            raise InvalidRecord(where["joint"], "joint chance without a sealed seed")
        joint = read("joint", _parse_joint, "a JSON list of seats, commitments and secrets")
        faults = faults_of(joint, read("seats", int, "a number"))
        if faults:
            raise InvalidRecord(where["joint"], faults[0])
        seed = joint_seed(seed, joint)
    header: dict[str, Any] = {
        "game": fields["game"],
        "rules": read("rules", int, "a number"),
        "seats": read("seats", int, "a number"),
        "options": read("options", lambda value: _loads(value, dict), "a JSON object"),
        "players": read("players", _parse_players, "a JSON list of names"),
        "seed": seed,
        "commitment": commitment,
        "joint": joint,
    }
    if len(header["players"]) != header["seats"]:
        raise InvalidRecord(where["players"], "players: not one for each seat")
    return header, where, number + 1


def _parse_seed(text: str) -> int | bytes:
    sealed = _SEALED.fullmatch(text)
    if sealed is not None:
        return bytes.fromhex(sealed[1])
    seed = int(text)
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError
    return seed


def _parse_joint(text: str) -> list[Share]:
    return msgspec.json.decode(text, type=list[Share])  # what it raises is a ValueError


def _parse_players(text: str) -> list[str]:
    players = _loads(text, list)
    if not all(isinstance(player, str) for player in players):
        raise ValueError
    return players


def _parse_ply(line: int, match: re.Match[str]) -> WordedPly:
    seat = None if match[2] == "-" else int(match[2])
    if (seat is None) != (match[3] == _WAIT):
        raise InvalidRecord(line, f"'-' goes with {_WAIT!r}, a seat with a move")
    try:
        attachment = None if match[5] is None else json.loads(match[5])
    except (ValueError, RecursionError):
        raise InvalidRecord(line, "what is attached to the move is not JSON") from None
    return WordedPly(line, int(match[1]), seat, match[3], int(match[4] or 0), attachment)


def _parse_last(number: int, line: str, plies: int) -> tuple[str, list[int]] | None:
    match = _END.fullmatch(line) or _OPEN.fullmatch(line)
    if match is None:
        raise InvalidRecord(number, f"{line!r} is neither a ply nor the last line of a record")
    if int(match[1]) != plies:
        raise InvalidRecord(number, f"the record has {plies} plies, but should have {match[1]}")
    if match.re is _OPEN:
        return None
    return match[2], [int(place) for place in match[3].split()]


def _proposed(table: Table, words: WordedPly) -> Proposal:
    """A recorded ply, checked like any other: a record may come from anywhere."""
    due = table.propose_time(words.at)
    if words.seat is not None:
        if due is not None:
            raise FathomError(f"something was due before: no {_WAIT!r} is there")
        return table.propose(words.seat, words.move, at=words.at, attachment=words.attachment)
    if due is None:
        raise FathomError("nothing was due by then")
    return due


def _play_text(game: Game, ply: int, play: Play) -> str:
    if play.seat is None or play.move is None:
        text = f"{ply} - {_WAIT}"
    else:
        text = f"{ply} {play.seat} {game.move_text(play.move)}"
    if play.at:
        text += f" @{play.at}"
    if play.attachment is not None:
        text += f" {_json(play.attachment)}"
    return text


def _numbers(places: list[int]) -> str:
    return " ".join(str(place) for place in places)


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _loads(text: str, kind: type[T]) -> T:
    value = json.loads(text)
    if not isinstance(value, kind):
        raise ValueError
    return value
