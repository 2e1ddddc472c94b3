"""Which games there are."""

from importlib import import_module

import pytest

import fathom
from fathom import registry
from fathom.engine.errors import UnknownGame
from tests import doubles


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is gone after it."""
    monkeypatch.setattr(registry, "_packages", dict(registry._packages))


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


def test_a_game_from_elsewhere_can_be_registered() -> None:
    before = fathom.games()
    fathom.register("pearls", "tests.doubles")
    assert fathom.load("pearls") is doubles.GAME
    assert fathom.games() == [*before, doubles.GAME]
    assert registry.package_of("pearls") == "tests.doubles"


def test_the_package_of_an_unknown_game_is_refused_too() -> None:
    with pytest.raises(UnknownGame):
        registry.package_of("pearls")
