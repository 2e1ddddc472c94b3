"""Versions of the rules: what was begun by older ones goes on by them while they are there."""

import pytest

from fathom.engine.conformance import audit
from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidPosition, InvalidRecord, UnknownRules
from fathom.engine.record import parse_record, record_text
from fathom.engine.table import Table
from tests.toys.doubles import Pearls, PearlsOptions, PearlsState


class MorePearls(Pearls):
    """By rules 4 the last seat begins; by rules 3 whoever the options name, or the first."""

    rules_version = 4
    older_rules = (3,)

    def deal(self, seats: int, options: PearlsOptions, dice: Dice) -> PearlsState:
        state = super().deal(seats, options, dice)
        if self.rules_version > 3:
            state.turn = seats - 1
        return state


GAME = MorePearls()
OLD = GAME.with_rules(3)


def played(game: MorePearls) -> Table:
    table = Table(game, 3, 7, {"starter": 0})
    table.play(table.state.turn, "swap")
    return table


def test_a_new_game_is_played_by_the_newest_rules() -> None:
    assert GAME.rules_versions == OLD.rules_versions == (3, 4)
    assert (GAME.rules_version, OLD.rules_version) == (4, 3)
    assert GAME.new(3, seed=7, options={"starter": 0}).turn == 2
    assert OLD.new(3, seed=7, options={"starter": 0}).turn == 0


def test_asking_for_older_rules_leaves_the_game_as_it_is() -> None:
    assert GAME.with_rules(4) is GAME
    assert OLD.with_rules(3) is OLD
    assert OLD.with_rules(4).rules_version == 4
    assert MorePearls.rules_version == GAME.rules_version == 4


@pytest.mark.parametrize("version", [2, 5])
def test_rules_that_are_not_there_are_refused(version: int) -> None:
    with pytest.raises(UnknownRules, match=f"by rules {version}, only by 3 or 4"):
        GAME.with_rules(version)


@pytest.mark.parametrize("game", [GAME, OLD], ids=["newest", "older"])
def test_a_record_is_played_again_by_its_own_rules(game: MorePearls) -> None:
    table = played(game)
    text = record_text(table, ["a", "b", "c"])
    assert f"\nrules: {game.rules_version}\n" in text
    for box in (GAME, OLD):
        again = parse_record(text).table(box)
        assert again.state.position() == table.state.position()
        assert record_text(again, ["a", "b", "c"]) == text


def test_a_record_by_the_rules_of_another_version_is_no_game() -> None:
    text = record_text(played(OLD), ["a", "b", "c"]).replace("rules: 3", "rules: 4")
    with pytest.raises(InvalidRecord, match="seat 0 may not play"):
        parse_record(text).table(GAME)


@pytest.mark.parametrize("game", [GAME, OLD], ids=["newest", "older"])
def test_a_position_goes_on_by_its_own_rules(game: MorePearls) -> None:
    position = played(game).state.position()
    assert position["rules"] == game.rules_version
    for box in (GAME, OLD):
        state = box.from_position(position)
        assert state.game.rules_version == game.rules_version
        assert state.position() == position
        assert state.copy().imagine(0, Dice(1)).position()["rules"] == game.rules_version


def test_a_position_by_rules_that_are_not_there_is_refused() -> None:
    with pytest.raises(InvalidPosition, match="rules: pearls cannot be played by rules 2"):
        GAME.from_position({**played(OLD).state.position(), "rules": 2})


@pytest.mark.parametrize("game", [GAME, OLD], ids=["newest", "older"])
def test_every_version_keeps_the_contract(game: MorePearls) -> None:
    for seed in range(5):
        assert audit(game, 3, seed).game.rules_version == game.rules_version
