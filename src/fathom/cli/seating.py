"""Who sits where: people first, then bots."""

from fathom.bots import bot
from fathom.engine.errors import UnknownBot

PERSON = "person"


def bots_by_seat(names: str, seats: int) -> list[str]:
    """One bot for each seat: a single name stands for all. Raises UnknownBot."""
    bots = [name.strip() for name in names.split(",")]
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
