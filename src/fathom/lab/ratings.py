"""How strong bots are, by openskill: Plackett and Luce's model for any number of sides."""

from collections.abc import Iterable, Mapping, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from fathom.lab.statistics import Estimate, Z

MODEL = PlackettLuce(tau=0)  # a bot does not get better or worse as it plays


def rate(games: Iterable[tuple[list[str], list[int]]]) -> dict[str, Estimate]:
    """The rating of every bot after these games, each given as bots and places by side."""
    ratings: dict[str, PlackettLuceRating] = {}
    for bots, places in games:
        ratings |= rated(ratings, [[bot] for bot in bots], places)
    return {
        bot: Estimate(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for bot, rating in ratings.items()
    }


def rated(
    known: Mapping[str, PlackettLuceRating], sides: Sequence[Sequence[str]], places: Sequence[int]
) -> dict[str, PlackettLuceRating]:
    """The ratings after one game of all who took part, given by side.

    All begin with 25. Who sits on several sides of a table learns the mean of what each of them
    would.
    """
    teams = [[known.get(who) or MODEL.rating() for who in side] for side in sides]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    learned: dict[str, list[PlackettLuceRating]] = {}
    for side, ratings in zip(sides, after, strict=True):
        for who, rating in zip(side, ratings, strict=True):
            learned.setdefault(who, []).append(rating)
    return {
        who: MODEL.rating(
            mu=sum(copy.mu for copy in copies) / len(copies),
            sigma=sum(copy.sigma for copy in copies) / len(copies),
        )
        for who, copies in learned.items()
    }
