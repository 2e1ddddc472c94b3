"""Shares of wins, ratings and duels, worked out by hand for a few games."""

import pytest

from fathom.lab.ratings import rate
from fathom.lab.standings import Result, Standings, standings
from fathom.lab.statistics import share


def result(game: int, bots: str, places: list[int]) -> Result:
    """One game; each letter is a bot."""
    return Result(game, list(bots), places, [0] * len(places), 10 + game, "PRL-4")


def row(table: Standings, bot: str) -> int:
    return [standing.bot for standing in table.bots].index(bot)


def test_two_bots() -> None:
    games = [result(n, "ab", [1, 2]) for n in range(6)]
    games += [result(6, "ba", [1, 2]), result(7, "ab", [1, 1])]
    table = standings(games)
    assert [standing.bot for standing in table.bots] == ["a", "b"]
    assert [standing.wins for standing in table.bots] == [share(6.5, 8), share(1.5, 8)]
    assert table.duels == [[None, share(6.5, 8)], [share(1.5, 8), None]]
    assert (table.games, table.fair_share, table.endings) == (8, 0.5, {"PRL-4": 8})
    assert table.plies.value == pytest.approx(13.5)
    assert table.bots[0].rating.low < table.bots[0].rating.value < table.bots[0].rating.high


def test_copies_in_one_game_are_one_trial() -> None:
    """Two of the three copies come in behind the one; that game counts once, by two thirds."""
    table = standings([result(0, "abbb", [2, 1, 3, 4])])
    one, many = row(table, "a"), row(table, "b")
    assert table.bots[one].wins == share(0, 1)
    assert table.bots[many].wins == share(1 / 3, 1)
    assert table.duels[one][many] == share(2 / 3, 1)
    assert table.fair_share == 0.25


def test_victory_shared_by_copies() -> None:
    table = standings([result(0, "abb", [1, 1, 1])])
    assert table.bots[row(table, "a")].wins == share(1 / 3, 1)
    assert table.bots[row(table, "b")].wins == share(1 / 3, 1)


def test_bots_that_never_met_have_no_duel() -> None:
    table = standings([result(0, "ac", [1, 2]), result(1, "bc", [1, 2])])
    assert table.duels[row(table, "a")][row(table, "b")] is None
    assert table.bots[row(table, "c")].games == 2


def test_ratings_order_the_bots_and_grow_surer() -> None:
    games = [(["a", "b", "c"], [1, 2, 3])] * 5
    few, many = rate(games), rate(games * 10)
    assert few["a"].value > few["b"].value > few["c"].value
    for bot in "abc":
        assert many[bot].high - many[bot].low < few[bot].high - few[bot].low


def test_bots_that_are_alike_are_rated_alike() -> None:
    ratings = rate([(["a", "b"], [1, 2]), (["b", "a"], [1, 2])] * 500)
    assert ratings["a"].value == pytest.approx(ratings["b"].value, abs=0.5)


def test_copies_of_a_bot_are_rated_as_one() -> None:
    """Whoever wins half of the games against two copies is better than they are."""
    ratings = rate([(["a", "b", "b"], [1, 2, 2]), (["a", "b", "b"], [2, 1, 2])] * 200)
    assert ratings["a"].value > ratings["b"].value + 1
