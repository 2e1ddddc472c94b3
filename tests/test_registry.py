"""Which games there are."""

from importlib import import_module
from pathlib import Path

import pytest

import fathom
from fathom import registry
from fathom.engine.errors import BrokenGame, UnknownGame
from tests.conftest import Declare
from tests.toys import doubles


def test_a_game_is_loaded_by_its_key() -> None:
    game = fathom.load("deep-sea")
    assert game.key == "deep-sea"
    assert game.title == "Deep Sea Adventure"
    assert fathom.load("deep-sea") is game


def test_every_game_is_listed_once_and_can_be_loaded() -> None:
    keys = [game.key for game in fathom.games()]
    assert keys[0] == "deep-sea"
    assert len(set(keys)) == len(keys)
    assert [fathom.load(key) for key in keys] == fathom.games()


def test_games_can_be_listed_again_after_one_was_imported() -> None:
    """The function and the package of the games have the same name: the function is found."""
    before = fathom.games()
    import_module("fathom.games.deep_sea.rules")
    assert fathom.games() == before


def test_a_game_says_what_every_game_must_say() -> None:
    for game in fathom.games():
        assert len(game.seats) > 0
        assert game.rules_version >= 1
        assert game.longest > 0
        assert len(set(game.clauses)) == len(game.clauses) > 0
        assert len(set(game.moves)) == len(game.moves) == game.move_count > 0
        assert game.new(seed=1).to_act()


@pytest.mark.parametrize("key", ["chess", "", "Deep-Sea", "deep_sea"])
def test_an_unknown_game_is_refused_with_those_that_there_are(key: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        fathom.load(key)
    assert repr(key) in str(refused.value)
    assert refused.value.facts["game"] == key
    for game in fathom.games():
        assert game.key in str(refused.value.facts["known"]).split(", ")


def test_a_game_of_another_package_is_found(declare: Declare) -> None:
    before = fathom.games()
    declare("toys", pearls="tests.toys.doubles:GAME")
    assert fathom.load("pearls") is doubles.GAME
    assert sorted([*before, doubles.GAME], key=lambda game: game.key) == fathom.games()
    assert registry.package_of("pearls") == "tests.toys.doubles"
    assert registry.folder_of("pearls") == Path(doubles.__file__).parent


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("tests.no_such_module:GAME", "No module named 'tests.no_such_module'"),
        ("tests.toys.doubles:NO_SUCH_NAME", "NO_SUCH_NAME"),
        ("tests.toys.doubles:PEARLS", "is no Game"),
        ("tests.toys.doubles:GAME", "the key of its game is 'pearls', not 'wreck'"),
    ],
)
def test_a_game_that_does_not_work_stops_no_other(
    declare: Declare, place: str, reason: str
) -> None:
    before = fathom.games()
    declare("flotsam", wreck=place)
    assert fathom.games() == before
    (found,) = registry.broken()
    assert reason in str(found) and "flotsam" in str(found)
    assert found.facts["game"] == "wreck"
    with pytest.raises(BrokenGame):
        fathom.load("wreck")


def test_a_game_that_cannot_even_be_set_up_does_not_work(declare: Declare) -> None:
    declare("flotsam", wreck="tests.toys.wrecks:UNDEALT")
    (found,) = registry.broken()
    assert "NotImplementedError" in str(found)
    assert not registry.is_known("wreck")


def test_of_two_games_with_one_name_the_second_is_reported(declare: Declare) -> None:
    declare("toys", pearls="tests.toys.doubles:GAME")
    declare("upstart", pearls="tests.upstart:GAME")
    assert fathom.load("pearls") is doubles.GAME
    (found,) = registry.broken()
    assert "upstart" in str(found) and "same name" in str(found)


def test_the_package_of_an_unknown_game_is_refused_too() -> None:
    with pytest.raises(UnknownGame):
        registry.package_of("pearls")
