"""Golden games, most of them in real time, to the letter, compiled and interpreted alike."""

import pytest

from fathom.engine.record import parse_record
from fathom.games.sonar import GAME
from fathom.games.sonar.spec import SCENARIOS
from tests.games.sonar.realtime_games import (
    END,
    TURNS,
    file_of,
    played,
    played_by_turns,
    told,
)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_game_is_played_as_it_was(scenario: str) -> None:
    """SON-3, SON-42: the same bots with the same dice at the same moments."""
    assert told(played(scenario)) == file_of(scenario).read_text(encoding="utf-8")


def test_game_by_turns_is_played_as_it_was() -> None:
    """SON-21: boats surface, and surface in the turns that a surfacing gave them."""
    assert told(played_by_turns()) == file_of(TURNS).read_text(encoding="utf-8")


@pytest.mark.parametrize("rules", GAME.rules_versions)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_record_replays_exactly(scenario: str, rules: int) -> None:
    """SON-42: waits, times and drawings give the same table again, by older rules too."""
    kept = file_of(scenario, rules).read_text(encoding="utf-8")
    record = kept.partition(END)[0] + "\n"
    table = parse_record(record).table(GAME)
    assert table.game.rules_version == rules
    assert told(table) == kept
    assert "- wait @" in record and " trace " in record
