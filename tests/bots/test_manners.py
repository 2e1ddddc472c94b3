"""Styles and slips: other tastes, the same strength; errors that people make, and no others."""

from __future__ import annotations

import pytest

import fathom
from fathom.bots import Perspective, bot
from fathom.bots.fairness import audit_bot
from fathom.bots.parameters import Search
from fathom.bots.search import SearchBot
from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidBot
from fathom.engine.game import Game
from fathom.engine.manners import STYLES
from fathom.engine.playout import next_to_act
from fathom.engine.state import NOBODY, State
from fathom.lab.tournament import TournamentPlan, play_tournament
from fathom.registry import folder_of
from fathom.words import load_words
from tests.generators import deep_sea_state

GAMES = fathom.games()
BY_KEY = {game.key: game for game in GAMES}


def decisions(game: Game, seed: int, most: int = 60) -> list[tuple[State, int]]:
    """States of a game between sensible players in which somebody has a choice."""
    state: State = game.new(game.usual_seats, seed=seed)
    dice = Dice(seed)
    found: list[tuple[State, int]] = []
    while len(found) < most and (seat := next_to_act(state, dice)) != NOBODY:
        moves = state.legal_moves(seat)
        if len(moves) > 1:
            found.append((state.copy(), seat))
        sensible = game.greedy(state, seat)
        state.apply(seat, sensible if dice.below(8) else moves[dice.below(len(moves))])
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_lapses_are_legal_other_moves_and_the_same_in_every_world(game: Game) -> None:
    lapsed = 0
    for state, seat in decisions(game, seed=3, most=150):
        best = game.greedy(state, seat)
        lapses = game.manners.lapses(state, seat, best)
        assert lapses is not None and best not in lapses
        assert set(lapses) <= set(state.legal_moves(seat))
        twin = state.imagine(seat, Dice(state.ply))
        assert game.manners.lapses(twin, seat, best) == lapses
        lapsed += bool(lapses)
    assert lapsed > 15


def test_divers_err_only_while_there_is_hope() -> None:
    """DSA-8: nobody dives on, or takes one more, who is two turns short of air then."""
    game = BY_KEY["deep-sea"]
    for state, seat in decisions(game, seed=5, most=200):
        for lapse in game.manners.lapses(state, seat, game.greedy(state, seat)) or []:
            found = game.reason(state, seat, lapse)
            if found is not None and found[0] in ("advice-on", "advice-take"):
                assert int(found[1]["home"]) - int(found[1]["air"]) < 2


def test_nobody_overlooks_a_ring_or_the_last_slot() -> None:
    """TIT-19, SUB-27: what saves a passenger or wins the game is seen by everybody."""
    obvious = {"titanic": "advice-ring", "submarine": "advice-take-wins"}
    for key, reason in obvious.items():
        game = BY_KEY[key]
        for state, seat in decisions(game, seed=2, most=400):
            best = game.greedy(state, seat)
            found = game.reason(state, seat, best)
            if found is not None and found[0] == reason:
                assert game.manners.lapses(state, seat, best) == []


def test_a_boat_in_need_stays_down_too_long_or_forgets() -> None:
    """SON-20: instead of surfacing a course; instead of a shot nothing."""
    game = BY_KEY["sonar"]
    kinds = set()
    for state, seat in decisions(game, seed=4, most=400):
        best = game.greedy(state, seat)
        lapses = game.manners.lapses(state, seat, best) or []
        kinds |= {(_kind(game, best), _kind(game, lapse)) for lapse in lapses}
    assert {("course", "course"), ("mark", "mark"), ("cross", "cross")} <= kinds
    assert all(one == other or other in ("course", "end") for one, other in kinds)


def _kind(game: Game, move: int) -> str:
    kind = game.move_text(move).split()[0]
    return "course" if kind in ("n", "e", "s", "w") else kind


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_style_likes_something_that_there_is(game: Game) -> None:
    words = load_words("en", "shared", game=folder_of(game.key))
    tastes = game.manners.tastes
    assert set(tastes) == set(STYLES)
    assert len({frozenset(likes.items()) for likes in tastes.values()}) == len(STYLES)
    for likes in tastes.values():
        assert all(words.has(reason) and 0.0 < taste <= 1.0 for reason, taste in likes.items())


@pytest.mark.parametrize(
    ("on", "turn", "careful"),
    [
        ((200, 0.50), (150, 0.495), "turn"),
        ((200, 0.50), (150, 0.47), "on"),  # worse
        ((200, 0.50), (70, 0.50), "on"),  # tried much less
        ((79, 0.50), (79, 0.50), "on"),  # nobody can tell
    ],
)
def test_a_taste_decides_only_between_moves_of_about_the_same_worth(
    on: tuple[int, float], turn: tuple[int, float], careful: str
) -> None:
    game = BY_KEY["deep-sea"]
    known = Perspective(deep_sea_state([4, 9], tank=20), 0)
    ranking = [(game.parse_move("on"), *on), (game.parse_move("turn"), *turn)]
    chosen = {
        style: SearchBot("hard", Search(style=style))._liked_first(known, Dice(1), ranking)[0][0]
        for style in (None, *STYLES)
    }
    assert game.move_text(chosen[None]) == game.move_text(chosen["greedy"]) == "on"
    assert game.move_text(chosen["careful"]) == careful


@pytest.mark.parametrize("key", ["deep-sea", "submarine", "titanic"])
def test_who_has_a_taste_explains_what_it_chooses(key: str) -> None:
    game = BY_KEY[key]
    for state, seat in decisions(game, seed=1, most=40)[::8]:
        known = Perspective(state, seat)
        for style in STYLES:
            wanted = Search(iterations=120, style=style)
            first, *_ = SearchBot("hard", wanted).explain(known, Dice(state.ply))
            assert first.move == SearchBot("hard", wanted).choose(known, Dice(state.ply))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_style_peeks(game: Game, style: str) -> None:
    iterations = 1 if game.key == "sonar" else 15  # in Captain Sonar these are worlds
    name = f"hard:iterations={iterations},style={style}"
    options = {"turn_limit": 8} if game.key == "sonar" else None
    audit = audit_bot(lambda: bot(name), game, game.seats[0], 3, every=40, options=options)
    assert audit.disguised > 0


def test_an_unknown_style_is_refused_by_name() -> None:
    with pytest.raises(InvalidBot, match=r"cannot have 'style=rude'; its parameters: .*style"):
        bot("hard:style=rude")


DUELS = {"deep-sea": 400, "submarine": 100, "titanic": 100, "sonar": 400}
"""By game: how many games a style plays; fewer where `hard` thinks long."""


@pytest.mark.soak
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("key", DUELS)
def test_a_style_is_as_strong_as_none(key: str, style: str) -> None:
    """Half of the games lie within the interval of what it wins."""
    game = BY_KEY[key]
    names = [f"hard:style={style}", "hard"]
    plan = TournamentPlan(key, game.rules_version, 2, names, DUELS[key], seed=19)
    rows = {row.bot: row for row in play_tournament(plan, jobs=2).standings.bots}
    wins = rows[names[0]].wins
    assert wins.low <= 0.5 <= wins.high, f"{key}, {style}: {wins}"
