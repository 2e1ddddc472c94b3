"""How strong bots are, by openskill: Plackett and Luce's model for any number of sides."""

from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from fathom.lab.statistics import Estimate, Z


def rate(games: Iterable[tuple[list[str], list[int]]]) -> dict[str, Estimate]:
    """The rating of every bot after these games, each given as bots and places by side.

    All begin with 25. A bot that sits on several sides of a table learns the mean of what each of
    them would.
    """
    model = PlackettLuce(tau=0)  # a bot does not get better or worse as it plays
    ratings: dict[str, PlackettLuceRating] = {}
    for bots, places in games:
        teams = [[ratings.get(bot) or model.rating()] for bot in bots]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        learned: dict[str, list[PlackettLuceRating]] = {}
        for bot, (rating,) in zip(bots, rated, strict=True):
            learned.setdefault(bot, []).append(rating)
        for bot, copies in learned.items():
            ratings[bot] = model.rating(
                mu=sum(copy.mu for copy in copies) / len(copies),
                sigma=sum(copy.sigma for copy in copies) / len(copies),
            )
    return {
        bot: Estimate(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for bot, rating in ratings.items()
    }
