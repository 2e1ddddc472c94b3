"""Why a game ended as it did: in terms of the game, from what everybody was told."""

from __future__ import annotations

import pytest

import fathom
from fathom import registry
from fathom.check.rules import play_one
from fathom.engine.dice import Dice
from fathom.engine.effects import Effect
from fathom.engine.game import Game
from fathom.engine.outcome import Remark
from fathom.engine.state import State
from fathom.games.deep_sea import GAME as DEEP_SEA
from fathom.games.deep_sea.rules import DeepSeaState
from fathom.games.deep_sea.view import Haul
from fathom.games.sonar import GAME as SONAR
from fathom.games.sonar.effects import Blast, MineDetonated, SheetDamage, Surfaced, TorpedoFired
from fathom.games.submarine import GAME as SUBMARINE
from fathom.games.submarine.effects import TollPaid
from fathom.games.titanic import GAME as TITANIC
from fathom.games.titanic.effects import Drowned, ThrownOut
from fathom.words import LANGUAGES, load_words

GAMES = [game for game in fathom.games() if game.epilogue is not None]


def played(game: Game, seed: int, seats: int | None = None) -> tuple[State, list[Effect]]:
    """A random game to its end, and what everybody was told in it."""
    state: State = game.new(seats, seed=seed)
    state.listen()
    dice = Dice(seed)
    story: list[Effect] = []
    while play_one(state, dice):
        story += [told.effect for told in state.heard() if told.seats is None]
    return state, story


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_side_is_spoken_of_in_every_language(game: Game) -> None:
    assert game.epilogue is not None
    state, story = played(game, 5)
    remarks = game.epilogue.remarks(state, story)
    assert {seat for remark in remarks for seat in remark.seats} == set(range(state.seats))
    for language in LANGUAGES:
        words = load_words(language, game=registry.folder_of(game.key))
        for remark in remarks:
            for you in ("yes", "no"):
                said = words.text(remark.message, **remark.facts, who="Ada", you=you)
                assert ("Ada" in said) == (you == "no"), said
        for name, values in game.epilogue.figures(state, story).items():
            assert words.has(f"figure-{name}")
            assert len(values) in (2, state.seats)


def of(remarks: list[Remark], seat: int) -> list[tuple[str, dict[str, str | int]]]:
    return [(remark.message, remark.facts) for remark in remarks if seat in remark.seats]


def test_deep_sea_says_what_was_lost_and_who_came_home() -> None:
    state = DEEP_SEA.new(2, seed=1)
    state.hauls = [
        [Haul(False, 9, [1, 2, 2, 3, 3], []), Haul(True, 0, [1], [2])],
        [Haul(False, 4, [1], []), Haul(True, 0, [1, 2], [3, 5])],
        [Haul(True, 0, [2], [4]), Haul(True, 0, [], [])],
    ]
    remarks = DEEP_SEA.epilogue.remarks(state, [])
    assert of(remarks, 0) == [
        ("epilogue-lost", {"round": 1, "count": 5}),
        ("epilogue-home", {"times": 1, "count": 1}),
    ]
    assert of(remarks, 1) == [("epilogue-home", {"times": 2, "count": 3})]


def test_deep_sea_notes_how_each_round_ended() -> None:
    """DSA-19, DSA-20: what is noted is what everybody is told."""
    state, story = played(DEEP_SEA, 2, seats=4)
    assert isinstance(state, DeepSeaState)
    hauls = [haul for hauls in state.view(None).hauls for haul in hauls]
    assert len(hauls) == 3 * state.seats
    stored = [haul.values for haul in hauls if haul.values]
    lost = [haul.levels for haul in hauls if haul.levels and not haul.home]
    told = [effect.facts() for effect in story]
    assert stored == [facts["values"] for facts in told if "values" in facts]
    losses = [effect.facts()["levels"] for effect in story if effect.name == "lost"]
    assert sorted(lost) == sorted(losses)
    assert lost


def test_submarine_says_who_paid_whom() -> None:
    state = SUBMARINE.new(2, seed=1)
    story = [TollPaid(0, 1, "hand"), TollPaid(0, 1, "pile"), TollPaid(1, 0, "pile")]
    remarks = SUBMARINE.epilogue.remarks(state, story)
    assert of(remarks, 0)[0] == ("epilogue-tolls", {"paid": 2, "earned": 1})
    assert of(remarks, 1)[0] == ("epilogue-missing", {"filled": 0, "missing": 12})
    assert SUBMARINE.epilogue.figures(state, story)["tolls-earned"] == [1, 2]


def test_titanic_says_what_became_of_the_passengers() -> None:
    state = TITANIC.new(2, seed=1)
    story = [Drowned(0, 1), Drowned(0, 2), ThrownOut(0, 3), Drowned(1, 1)]
    assert of(TITANIC.epilogue.remarks(state, story), 0) == [
        ("epilogue-drowned", {"count": 2}),
        ("epilogue-thrown-out", {"count": 1}),
        ("epilogue-saved", {"count": 0}),
    ]


@pytest.mark.parametrize(
    ("story", "side", "message"),
    [
        ([TorpedoFired(1, "C9"), Blast("C9", 2, 0, 4, 1)], 1, "epilogue-torpedo"),
        ([MineDetonated(0, "D4"), Blast("D4", 0, 1, 0, 4)], 0, "epilogue-mine"),
        ([SheetDamage(1, 4)], 1, "epilogue-sheet"),
        ([Surfaced(0, 3, 1, 4)], 0, "epilogue-ice"),
    ],
)
def test_sonar_says_which_blow_was_the_last(story: list[Effect], side: int, message: str) -> None:
    """SON-4: a boat with four damage sinks."""
    state = SONAR.new(4, seed=1)
    first = SONAR.epilogue.remarks(state, [TorpedoFired(1, "A1"), Blast("A1", 1, 0, 1, 0), *story])[
        0
    ]
    assert (first.message, tuple(first.seats)) == (message, state.crews[side])


def test_a_boat_that_is_not_sunk_has_no_last_blow() -> None:
    state = SONAR.new(2, seed=1)
    remarks = SONAR.epilogue.remarks(state, [TorpedoFired(1, "A1"), Blast("A1", 1, 0, 1, 0)])
    assert [remark.message for remark in remarks] == ["epilogue-no-shots"] * 2


def test_shots_that_all_missed_and_a_single_one_have_words_of_their_own() -> None:
    words = load_words("en", game=registry.folder_of("sonar"))
    said = [
        words.text("epilogue-hits", hits=hits, shots=shots, who="", you="yes")
        for hits, shots in ((0, 1), (0, 3), (1, 1), (2, 3))
    ]
    assert said == [
        "You missed with the only shot",
        "You missed with all 3 shots",
        "You hit with the only shot",
        "You hit with 2 of 3 shots",
    ]
