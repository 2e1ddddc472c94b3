"""Profiles: a person's page, made of their scores, as far as whoever looks may see it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from fathom.bots import BOTS
from fathom.server.scoring import score_all
from fathom.server.services import Services
from fathom.server.store import Person, Rating, Score, bot_id
from fathom.server.tells.people import BotRating, Figures, Opponent, PersonTell, ScoreTell, Sitter

MOST_SCORES = 50
MOST_OPPONENTS = 30
MOST_RATINGS = 50
"""Points of the curve of a rating."""
BOT = bot_id("")


async def profile(services: Services, of: Person, looker: Person) -> PersonTell:
    """Somebody's page. Strangers see the name alone, unless it is shown to everybody."""
    store = services.store
    await score_all(store)
    is_you = of.id == looker.id
    met = not is_you and await store.have_met(of.id, looker.id)
    is_open = is_you or of.shown_to == "everybody" or (met and of.shown_to == "opponents")
    scores = await store.scores_of(of.id) if is_open or met else []
    beside = await store.scores_beside(of.id) if is_you or met else []
    if not is_you:  # of somebody else's games, only those where you sat too
        shared = {one.table for one in beside if one.who == looker.id}
        beside = [one for one in beside if one.table in shared]
    people = {one.who for one in beside if not one.who.startswith(BOT)}
    known = await store.people(people) if people else {}
    told = [one for one in scores if is_you or one.table in {other.table for other in beside}]
    return PersonTell(
        handle=of.handle,
        name=of.name,
        is_you=is_you,
        since=of.created if is_open else None,
        is_open=is_open,
        streak=streak(scores) if is_open else 0,
        best_streak=best_streak(scores) if is_open else 0,
        figures=await _figures(services, of, scores) if is_open else [],
        opponents=opponents(scores, beside, known) if is_you else [],
        scores=[_told(one, beside, known) for one in told[:MOST_SCORES]],
    )


def streak(scores: Sequence[Score]) -> int:
    """Games won in a row, up to the newest, which is the first."""
    for number, score in enumerate(scores):
        if score.place > 1:
            return number
    return len(scores)


def best_streak(scores: Sequence[Score]) -> int:
    """The most games ever won in a row."""
    best = run = 0
    for score in scores:
        run = run + 1 if score.place == 1 else 0
        best = max(best, run)
    return best


async def _figures(services: Services, of: Person, scores: list[Score]) -> list[Figures]:
    by_game: dict[str, list[Score]] = defaultdict(list)
    for score in scores:
        by_game[score.game].append(score)
    ratings = {one.game: one for one in await services.store.ratings(None, [of.id])}
    bots = await services.store.ratings(None, [bot_id(bot) for bot in BOTS])
    games = sorted(by_game, key=lambda game: (-len(by_game[game]), game))
    return [
        figures(game, by_game[game], ratings.get(game) if of.is_rated else None, bots)
        for game in games
    ]


def figures(game: str, scores: list[Score], rating: Rating | None, bots: list[Rating]) -> Figures:
    """How often and how well: the scores of one game, newest first."""
    course = [one.rating for one in reversed(scores) if one.rating is not None]
    return Figures(
        game=game,
        played=len(scores),
        won=sum(one.place == 1 for one in scores),
        streak=streak(scores),
        best_streak=best_streak(scores),
        rating=None if rating is None else round(rating.mean, 1),
        deviation=None if rating is None else round(rating.deviation, 1),
        course=[] if rating is None else [round(point, 1) for point in course[-MOST_RATINGS:]],
        bots=[
            BotRating(bot=one.who.removeprefix(BOT), rating=round(one.mean, 1), games=one.games)
            for one in sorted(bots, key=lambda one: one.mean)
            if one.game == game and rating is not None
        ],
    )


def opponents(scores: list[Score], beside: list[Score], known: dict[str, Person]) -> list[Opponent]:
    """Those one played against or with most often."""
    own = {score.table: score for score in scores}
    met: dict[str, list[tuple[Score, Score]]] = defaultdict(list)
    for other in beside:
        if other.table in own:
            met[other.who].append((own[other.table], other))
    told = [_opponent(who, pairs, known.get(who)) for who, pairs in met.items()]
    told.sort(key=lambda one: (-(one.against + one.beside), one.name or one.bot or ""))
    return told[:MOST_OPPONENTS]


def _opponent(who: str, pairs: list[tuple[Score, Score]], person: Person | None) -> Opponent:
    against = [(own, other) for own, other in pairs if own.side != other.side]
    return Opponent(
        name=None if person is None else person.name,
        handle=None if person is None else person.handle,
        bot=who.removeprefix(BOT) if who.startswith(BOT) else None,
        against=len(against),
        ahead=sum(own.place < other.place for own, other in against),
        behind=sum(own.place > other.place for own, other in against),
        beside=len(pairs) - len(against),
    )


def _told(score: Score, beside: list[Score], known: dict[str, Person]) -> ScoreTell:
    others = [one.who for one in beside if one.table == score.table]
    return ScoreTell(
        table=score.table,
        game=score.game,
        ended=score.ended,
        place=score.place,
        sides=score.sides,
        rating=None if score.rating is None else round(score.rating, 1),
        gain=None if score.gain is None else round(score.gain, 1),
        others=[
            Sitter(
                name=known[who].name if who in known else None,
                bot=who.removeprefix(BOT) if who.startswith(BOT) else None,
            )
            for who in others
        ],
    )
