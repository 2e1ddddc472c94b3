"""What a game tells beside its rules: scenes that can be played, and words for all of it."""

import msgspec
import pytest

import fathom
from fathom import registry
from fathom.server.catalog import game_tell
from fathom.server.scenes import scenes_of
from fathom.words import LANGUAGES, load_words
from tests.server.harness import Running

GAMES = [game.key for game in fathom.games()]


@pytest.mark.parametrize("key", GAMES)
def test_every_scene_is_a_moment_of_its_game_in_which_something_can_be_done(key: str) -> None:
    scenes = scenes_of(key)
    assert len({scene.name for scene in scenes}) == len(scenes) >= 2
    for scene in scenes:
        assert scene.clause in registry.load(key).clauses
        assert scene.moves and scene.view.outcome is None
        assert scene.view.you in scene.view.to_act
        for language in LANGUAGES:
            said = load_words(language, game=registry.folder_of(key))
            assert said.has(f"scene-{scene.name}"), (language, scene.name)


@pytest.mark.parametrize("key", GAMES)
def test_chapters_begin_at_rules_that_exist(key: str) -> None:
    clauses = registry.load(key).clauses
    said = load_words("en", game=registry.folder_of(key))
    chapters = [clause for clause in clauses if said.has(f"chapter-{clause}")]
    assert chapters[0] == clauses[0] and len(chapters) >= 5


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_option_has_words(key: str, language: str) -> None:
    game = registry.load(key)
    said = load_words(language, "shared", "serving", "web", game=registry.folder_of(key))
    for kind in set(game.move_kinds):
        assert said.has(f"move-{kind}"), kind
        if game.move_kinds.count(kind) > 1:
            assert said.has(f"choose-{kind}"), kind
    for option in game_tell(game).options:
        if option.kind not in ("text", "list"):  # those are for programs
            name = f"option-{option.name.replace('_', '-')}"
            assert said.has(name) and said.has(f"{name}-hint"), name


def test_scenes_are_told_to_whoever_asks(server: Running) -> None:
    told = server.guest().get("/api/games/deep-sea/scenes")["scenes"]
    assert told == msgspec.to_builtins(scenes_of("deep-sea"))
    assert server.guest().http.get("/api/games/chess/scenes").json()["code"] == "unknown-game"
