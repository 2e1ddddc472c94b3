"""Who sits where: people first, then bots."""

from fathom.bots import bot, split_bots
from fathom.engine.errors import FathomError, UnknownBot

PERSON = "person"
DEFAULT_BOT = "medium"


def seating(seats: int, people: int | None, bots: str | None) -> list[str]:
    """By seat: a person, or the name of a bot. Raises FathomError if they do not fit.

    Where the number of people is not given: without bots all are people; one bot's name fills
    all seats but one; several names leave the other seats to people.
    """
    if people is None:
        people = _people_beside(bots, seats)
    if people > seats:
        raise FathomError(f"{people} people do not fit on {seats} seats")
    if people == seats:
        return [PERSON] * seats
    return [PERSON] * people + bots_by_seat(bots or DEFAULT_BOT, seats - people)


def _people_beside(bots: str | None, seats: int) -> int:
    if bots is None:
        return seats
    named = len(split_bots(bots))
    return 1 if named == 1 else max(seats - named, 0)


def bots_by_seat(names: str, seats: int) -> list[str]:
    """One bot for each seat: a single name stands for all. Raises UnknownBot or InvalidBot."""
    bots = split_bots(names)
    for name in bots:
        bot(name)
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise UnknownBot(
            f"{names!r} names {len(bots)} bots, but there are {seats} seats for them",
            bot=names,
            known=f"one name, or {seats}",
        )
    return bots
