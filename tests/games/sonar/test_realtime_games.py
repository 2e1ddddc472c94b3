"""Golden games in real time, to the letter, compiled and interpreted alike."""

import pytest

from fathom.engine.record import parse_record
from fathom.games.sonar import GAME
from fathom.games.sonar.spec import SCENARIOS
from tests.games.sonar.realtime_games import END, file_of, played, told


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_game_is_played_as_it_was(scenario: str) -> None:
    """SON-3, SON-42: the same bots with the same dice at the same moments."""
    assert told(played(scenario)) == file_of(scenario).read_text(encoding="utf-8")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_record_replays_exactly(scenario: str) -> None:
    """SON-42: waits, times and drawings give the same table again."""
    kept = file_of(scenario).read_text(encoding="utf-8")
    record = kept.partition(END)[0] + "\n"
    table = parse_record(record).table(GAME)
    assert told(table) == kept
    assert "- wait @" in record
