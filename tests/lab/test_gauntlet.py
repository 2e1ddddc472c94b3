"""A gauntlet: it stops when it is sure, is remembered, and says how sure it is."""

import math
from pathlib import Path

import pytest

from fathom.lab.gauntlet import (
    DECIDED,
    GauntletPlan,
    elo,
    even_share,
    panel_of,
    run_gauntlet,
    weight,
)
from fathom.lab.standings import Result


def plan_of(bot: str, opponent: str, games: int = 60) -> GauntletPlan:
    return GauntletPlan("deep-sea", bot, [opponent], seats=2, games=games, seed=3)


def test_a_bout_ends_as_soon_as_it_is_sure() -> None:
    """Far fewer games than were allowed; and the other way round it is sure, too."""
    [bout] = run_gauntlet(plan_of("greedy", "random", 400)).bouts
    assert bout.verdict == "stronger" and bout.games < 100 and bout.wins.low > 0.5
    assert bout.elo.low > 0 and math.isclose(bout.elo.value, elo(bout.wins.value))
    [bout] = run_gauntlet(plan_of("random", "greedy", 400)).bouts
    assert bout.verdict == "not-stronger" and bout.games < 100 and bout.elo.high < 0


def test_without_enough_games_it_says_so() -> None:
    [bout] = run_gauntlet(plan_of("greedy", "random", 2)).bouts
    assert bout.verdict == "open" and bout.games == 2


def test_what_was_played_is_remembered(tmp_path: Path) -> None:
    """The same command reads it; a longer one is another gauntlet, and refused by the ledger."""
    first = run_gauntlet(plan_of("greedy", "random"), folder=tmp_path)
    kept = (tmp_path / "1" / "games.jsonl").read_bytes()
    assert len(kept.splitlines()) == 1 + first.bouts[0].games
    assert run_gauntlet(plan_of("greedy", "random"), folder=tmp_path) == first
    assert (tmp_path / "1" / "games.jsonl").read_bytes() == kept


def test_panel_is_everybody_else() -> None:
    assert panel_of("deep-sea", "hard") == ["easy", "medium", "expert"]
    assert [name.split(":")[-1] for name in panel_of("sonar", "mine:Bot")] == [
        *("easy", "medium", "hard", "expert"),
        *("of_hard", "of_expert"),
    ]


@pytest.mark.parametrize(
    ("places", "part"), [([1, 2, 3], 1.0), ([2, 1, 3], 0.5), ([3, 1, 2], 0.0), ([1, 1, 3], 0.75)]
)
def test_share_among_several_is_how_many_it_came_before(places: list[int], part: float) -> None:
    result = Result(0, ["a", "b", "b"], places, [0, 0, 0], 10, "DSA-24")
    assert even_share(result, "a") == part


def test_evidence_of_even_games_speaks_for_no_stronger() -> None:
    """A win outweighs no loss by enough: at half the wins the first claim is the likelier."""
    assert weight(1.0, 0.5, 0.6) > 0 > weight(0.0, 0.5, 0.6)
    even = weight(1.0, 0.5, 0.6) + weight(0.0, 0.5, 0.6)
    assert even < 0 and DECIDED / -even < 150
