"""What the verbs before, during and after a game have in common."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from fathom import registry
from fathom.bots import BOTS
from fathom.engine.errors import InvalidOptions, UnknownBot
from fathom.engine.game import Game
from fathom.engine.options import Options
from fathom.engine.real_time import is_timed
from fathom.engine.state import State
from fathom.server.asks import MOST_DAYS, MOST_OPTIONS_BYTES, MOST_SECONDS
from fathom.server.errors import NotAllowed, WrongSeat, WrongTime
from fathom.server.store import Person, Seat, Status, TableRow, TimeLimit

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of a table's code: none looks like another."""
CODE_LETTERS = 6


def new_code() -> str:
    """What people type to join."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def set_up(game: Game, seats: int, options: dict[str, Any]) -> State:
    """The table-top before the first move: says whether seats and options fit each other."""
    game.check_seats(seats)
    if len(msgspec.json.encode(options)) > MOST_OPTIONS_BYTES:
        raise InvalidOptions(f"{game.key}: these options are too long")
    state: State = game.new(seats, seed=0, options=options)
    return state


def chosen_options(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """All options of a game, with their defaults. Raises InvalidOptions."""
    chosen: Options = game.read_options(options, seats)
    return chosen.plain()


def check_clock(clock: TimeLimit, state: State) -> None:
    """Raise InvalidOptions unless this clock goes with this game."""
    most = {"none": 0, "seconds": MOST_SECONDS, "days": MOST_DAYS}[clock.kind]
    least = min(most, 5 if clock.kind == "seconds" else 1)
    if not least <= clock.each <= most:
        raise InvalidOptions(f"clock: {clock.each} is not {least} to {most} {clock.kind}")
    if clock.kind != "none" and is_timed(state):
        raise InvalidOptions("clock: a game in real time has its own")


def check_bot(name: str) -> None:
    """Raise UnknownBot unless there is such a bot, by its plain name: nobody tunes it from here."""
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise UnknownBot(f"there is no bot {name!r}; there is {known}", bot=name, known=known)


def game_of(table: TableRow) -> Game:
    """The game that is played at a table, by its newest rules; `History` knows by which it is."""
    return registry.load(table.game)


def waiting(table: TableRow) -> None:
    """Raise WrongTime unless the game has yet to start."""
    if table.status is not Status.WAITING:
        raise WrongTime("the game has started already")
    if table.is_making_chance:
        raise WrongTime("the game is starting: chance is being made")


def running(table: TableRow) -> None:
    """Raise WrongTime unless the game is on."""
    if table.status is Status.WAITING:
        raise WrongTime("the game has not started")
    if table.status is not Status.RUNNING:
        raise WrongTime("the game is over")


def hosts(table: TableRow, person: Person) -> None:
    """Raise NotAllowed unless this is the host."""
    if table.host != person.id:
        raise NotAllowed("only the host may do this")


def seat_at(table: TableRow, number: int) -> Seat:
    """A seat by its number. Raises WrongSeat."""
    if number >= len(table.seats):
        raise WrongSeat(f"there is no seat {number}: seats are 0 to {len(table.seats) - 1}")
    return table.seats[number]


def own_seat(table: TableRow, person: Person, number: int | None) -> int:
    """The seat somebody means: theirs, or their only one. Raises WrongSeat."""
    mine = [seat for seat, kept in enumerate(table.seats) if kept.person == person.id]
    if number is None:
        if len(mine) == 1:
            return mine[0]
        raise WrongSeat("say which of your seats" if mine else "you have no seat at this table")
    if number not in mine:
        raise WrongSeat(f"seat {number} is not yours")
    return number


def with_seat(table: TableRow, number: int, seat: Seat) -> TableRow:
    """The table with another seat."""
    seats = (*table.seats[:number], seat, *table.seats[number + 1 :])
    return msgspec.structs.replace(table, seats=seats)
