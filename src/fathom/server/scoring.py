"""Scores and ratings: what a game that is over was worth to those who played it.

Tables are scored one after the other, in the order in which they ended, by whichever process comes
first; what was played before there were scores is scored too. Bots are rated as people are, but
their strength does not change: with every game they become more certain, and so they hold the scale
on which people come and go.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Iterable
from functools import partial

import msgspec
from openskill.models import PlackettLuceRating

from fathom import registry
from fathom.engine.capabilities import sides_of
from fathom.engine.errors import FathomError
from fathom.lab.ratings import MODEL, rated
from fathom.server.store import Person, Rating, Score, Store, TableRow, bot_id, until_kept

LEARNING_DEVIATION = 25 / 300
"""How much less certain a person's rating is before each game: people get better, or out of
practice."""
TABLES_A_ROUND = 200
"""Tables that are scored before somebody else has their turn."""
log = logging.getLogger("fathom.server")


class Standing(msgspec.Struct, frozen=True):
    """How a table ended for one of its sides."""

    members: tuple[str, ...]
    """Who sat there, each once."""
    place: int


async def score_all(store: Store) -> int:
    """Score what has ended since; how many tables."""
    tables = await store.unscored(TABLES_A_ROUND)
    for table in tables:
        await until_kept(partial(_score, store, table))
    return len(tables)


async def _score(store: Store, table: TableRow) -> None:
    standings = standings_of(table)
    members = {who for side in standings for who in side.members}
    people = await store.people(members)
    known = {one.who: one for one in await store.ratings(table.game, members)}
    counts = len(standings) > 1 and is_rated(table, people.values())
    ratings = rate(table.game, standings, known, set(people)) if counts else []
    after = {rating.who: rating.mean for rating in ratings}
    scores = [
        Score(
            table=table.id,
            side=number,
            who=who,
            game=table.game,
            ended=table.ended or 0,
            place=side.place,
            sides=len(standings),
            rating=after.get(who),
            gain=after[who] - (known[who].mean if who in known else MODEL.mu) if counts else None,
        )
        for number, side in enumerate(standings)
        for who in side.members
    ]
    await store.keep_scores(table.id, scores, ratings)


def is_rated(table: TableRow, people: Iterable[Person]) -> bool:
    """Whether a game counts: by the book, everybody wants it, and nobody let a bot advise them."""
    options = registry.load(table.game).read_options(table.options, len(table.seats))
    return (
        not options.house_rules()
        and all(person.is_rated for person in people)
        and not any(seat.had_hint for seat in table.seats)
    )


def standings_of(table: TableRow) -> list[Standing]:
    """By side: who sat there and which place it reached. None where nobody's merit can be told.

    That is so if the game had no winner, if nobody but bots took part, or if somebody sat on
    several sides. Who resigned shares the last place, whatever the bot made of the seat after that.
    """
    seats, result = table.seats, table.result
    if result is None or not registry.is_known(table.game):
        return []
    places = result.places
    if not places and result.reason == "resigned":  # to bots: nobody has won, but somebody has lost
        places = tuple(2 if seat.has_resigned else 1 for seat in seats)
    if not places:
        return []
    game = registry.load(table.game)
    try:
        sides = sides_of(game, len(seats), game.read_options(table.options, len(seats)))
    except FathomError as error:  # options that the game had once
        log.warning("table %s cannot be scored: %s", table.id, error)
        return []
    people = [{seats[seat].person for seat in side} - {None} for side in sides]
    if not any(people) or sum(map(len, people)) > len(set().union(*people)):
        return []
    last = max(places)
    standings = []
    for side in sides:
        sitters = [seats[seat].person or bot_id(seats[seat].bot or "") for seat in side]
        gave_up = all(seats[seat].has_resigned for seat in side)
        place = last if gave_up else min(places[seat] for seat in side)
        standings.append(Standing(tuple(dict.fromkeys(sitters)), place))
    return standings


def rate(
    game: str, standings: list[Standing], known: dict[str, Rating], people: set[str]
) -> list[Rating]:
    """The ratings of all who took part, after it."""
    before = {who: _before(rating, who in people) for who, rating in known.items()}
    after = rated(before, [side.members for side in standings], [side.place for side in standings])
    return [
        Rating(who, game, rating.mu, rating.sigma, 1 + (known[who].games if who in known else 0))
        for who, rating in after.items()
    ]


def together(one: Rating, other: Rating) -> Rating:
    """What the games of both tell, as if the same person had played them: the first is whose it is.

    Both began as everybody does, which counts once only.
    """
    begun = 1 / MODEL.sigma**2
    precisions = [1 / rating.deviation**2 for rating in (one, other)]
    precision = max(sum(precisions) - begun, *precisions)
    told = one.mean * precisions[0] + other.mean * precisions[1] - MODEL.mu * begun
    return Rating(
        one.who,
        one.game,
        mean=told / (sum(precisions) - begun),
        deviation=1 / math.sqrt(precision),
        games=one.games + other.games,
    )


def _before(rating: Rating, is_person: bool) -> PlackettLuceRating:
    learned = LEARNING_DEVIATION if is_person else 0
    return MODEL.rating(mu=rating.mean, sigma=math.hypot(rating.deviation, learned))
