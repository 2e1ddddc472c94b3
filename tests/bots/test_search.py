"""The search: it finds what is there to be found, and thinks as much as it is told."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import fathom
from fathom import registry
from fathom.bots import Perspective, bot
from fathom.bots.fairness import audit_reasons
from fathom.bots.parameters import Search
from fathom.bots.search import SearchBot
from fathom.bots.tree import MOST_NODES, Tree, count
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.instinct import Cluelessness, Instinct
from fathom.engine.options import Options
from fathom.engine.outcome import Outcome
from fathom.engine.state import NOBODY, State
from fathom.words import LANGUAGES, load_words
from tests.games.submarine.tables import submarine_state
from tests.games.titanic.tables import titanic
from tests.toys import doubles

SEARCHED = [fathom.load(key) for key in ("deep-sea", "submarine", "titanic")]
DEEP_SEA, SUBMARINE, TITANIC = SEARCHED


def middle(game: Game, seats: int, seed: int, plies: int) -> State:
    """A table some plies into a game of sensible players, at a decision."""
    state: State = game.new(seats, seed=seed)
    while state.ply < plies or len(state.legal_moves(state.turn)) == 1:
        state.apply(state.turn, game.greedy(state, state.turn))
    return state


def tree_of(state: State, iterations: int, **figures: Any) -> Tree:
    """What the seat on turn thinks after so many iterations."""
    searcher = SearchBot("hard", Search(iterations=iterations, **figures))
    searcher.explain(Perspective(state, state.turn), Dice(1))
    assert searcher.tree is not None
    return searcher.tree


# Obvious moves


def test_diver_turns_back_when_the_air_is_short() -> None:
    """The last round, good treasure, three spaces down, little air: further down is death."""
    position = DEEP_SEA.new(2, seed=1, options={"starter": 0}).position()
    position["round"] = 3
    sack, position["path"][20:22] = position["path"][20:22], [[], []]
    position["divers"][0] = {"depth": 3, "returning": False, "sack": sack}
    position["tank"] = 4
    assert chosen(DEEP_SEA.from_position(position), iterations=200) == "turn"


def test_diver_takes_what_lies_one_step_from_home() -> None:
    """The last round, all the air is there and the treasure decides the game."""
    position = DEEP_SEA.new(2, seed=1, options={"starter": 0}).position()
    position["round"] = 3
    position["phase"] = "explore"
    position["divers"][0] = {"depth": 1, "returning": True, "sack": []}
    assert chosen(DEEP_SEA.from_position(position), iterations=200) == "take"


def test_twelfth_treasure_is_taken() -> None:
    """SUB-27: it wins at once."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 2), (3, 3)]],
        ships=[3, 0],
        board={(3, 3): ["A1", "B1"]},
        containers={0: [f"{kind}5" for kind in "BCDEFGHIJKL"]},
        hands={0: [1, 3, 3]},
        piles={0: [2]},
        jokers={0: []},
    )
    assert chosen(state, iterations=100) == "take A1"


def test_passenger_goes_onto_the_ring() -> None:
    state = titanic({0: {1: "k7", 2: "c9"}}, {0: [1, 2, 3]}, {"m7": "boat 0"})
    assert chosen(state, iterations=2000) == "move 1 right 2"


def chosen(state: State, **figures: Any) -> str:
    """What a search decides, in words."""
    searcher = SearchBot("hard", Search(**figures))
    return state.move_text(searcher.choose(Perspective(state, state.turn), Dice(1)))


# Every seat for itself


class Crossroads(State):
    """Three seats choose one of two ways, one after another."""

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(doubles.GAME, seats, Options(), dice)
        self.turn = 0
        self.way: tuple[int, ...] = ()

    def legal_moves(self, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, seat: int, move: int) -> None:
        self.way += (move,)
        self.turn = NOBODY if len(self.way) == self.seats else self.turn + 1

    def outcome(self) -> Outcome | None:
        return None

    def copy(self) -> Crossroads:
        twin = Crossroads(self.seats, self.dice)
        twin.turn, twin.way = self.turn, self.way
        return twin

    def imagine(self, seat: int, dice: Dice) -> Crossroads:
        return self.copy()


class PrizeInstinct(Instinct):
    """Knows the prizes: the second seat is generous if it loses nothing, the third never is."""

    prizes: ClassVar[dict[tuple[int, ...], list[float]]] = {
        (0, 0, 0): [0.9, 0.0, 0.1],
        (0, 0, 1): [0.0, 0.5, 0.5],
        (0, 1, 0): [1.0, 0.0, 0.0],
        (0, 1, 1): [0.8, 0.1, 0.1],
        (1, 0, 0): [0.4, 0.5, 0.1],
        (1, 0, 1): [0.4, 0.6, 0.0],
        (1, 1, 0): [0.9, 0.1, 0.0],
        (1, 1, 1): [0.9, 0.1, 0.0],
    }

    def value(self, state: State) -> list[float]:
        assert isinstance(state, Crossroads)
        return self.prizes[state.way]


def test_each_seat_is_thought_to_maximise_its_own_result() -> None:
    """Left promises most, but the others would see to it that it brings nothing."""
    state = Crossroads(3, Dice(1))
    tree = Tree(PrizeInstinct(), 0, c=0.5, trust=0.0, horizon=9, breadth=2, widening=0.0)
    tree.think(lambda dice: state.imagine(0, dice), Dice(1), 2000, None)
    move, tries, mean = tree.ranking()[0]
    assert move == 1
    assert tries > 1000
    assert mean == pytest.approx(0.4, abs=0.05)


# Budgets


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.key)
def test_iterations_are_counted_exactly(game: Game) -> None:
    state = middle(game, 3, seed=1, plies=30)
    worlds = 0

    def imagine(dice: Dice) -> State:
        nonlocal worlds
        worlds += 1
        return state.imagine(state.turn, dice)

    assert game.instinct is not None
    tree = Tree(game.instinct, state.turn, 0.5, 1.0, 5, breadth=4, widening=0.5)
    tree.think(imagine, Dice(1), 37, None)
    assert tree.iterations == tree.root.visits == sum(tree.root.tries) == 37
    assert worlds == 37 + 1  # one to look at first
    assert tree.nodes == count(tree.root) <= 37 + 1


def test_without_time_one_thought_is_still_had() -> None:
    state = middle(DEEP_SEA, 2, seed=1, plies=20)
    tree = Tree(Cluelessness(), state.turn, 0.5, 1.0, 5, breadth=4, widening=0.5)
    tree.think(lambda dice: state.imagine(state.turn, dice), Dice(1), None, 1e-9)
    assert 1 <= tree.iterations <= 8


def test_search_stops_where_the_choice_is_clear() -> None:
    """At the first look, if nearly all that was imagined since tried one move."""
    position = DEEP_SEA.new(2, seed=1, options={"starter": 0}).position()
    position["round"] = 3
    position["phase"] = "explore"
    position["divers"][0] = {"depth": 1, "returning": True, "sack": []}
    last_chance = DEEP_SEA.from_position(position)
    assert tree_of(last_chance, 40_000, c=0.1).iterations == 4_000
    assert tree_of(last_chance, 20_000, c=0.1).iterations == 5_000, "2,000 are too few to tell"
    opening = DEEP_SEA.new(2, seed=1, options={"starter": 0})
    opening.apply(0, opening.legal_moves(0)[0])
    assert tree_of(opening, 20_000, c=5.0).iterations > 5_000


def test_tree_has_its_limit() -> None:
    """However long a bot thinks, its memory does not grow without end."""
    state = middle(DEEP_SEA, 2, seed=1, plies=20)
    tree = tree_of(state, 40, horizon=0)
    tree.nodes = MOST_NODES
    before = count(tree.root)
    tree.think(lambda dice: state.imagine(state.turn, dice), Dice(2), 80, None)
    assert tree.iterations == 80
    assert count(tree.root) == before


# Determinism


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.key)
def test_same_seed_and_iterations_give_the_same_choice(game: Game) -> None:
    for plies in range(10, 60, 10):
        state = middle(game, 2, seed=plies, plies=plies)
        known = Perspective(state, state.turn)
        first, second = (
            bot("hard:iterations=30").explain(known, Dice(derived_seed(7, plies))) for _ in range(2)
        )
        assert first == second
        choice = bot("hard:iterations=30").choose(known, Dice(derived_seed(7, plies)))
        assert choice == first[0].move


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.key)
def test_hidden_things_do_not_change_the_choice(game: Game) -> None:
    for plies in range(10, 50, 10):
        state = middle(game, 3, seed=plies, plies=plies)
        twin = state.imagine(state.turn, Dice(plies))
        choices = [
            bot("hard:iterations=20").choose(Perspective(one, state.turn), Dice(5))
            for one in (state, twin)
        ]
        assert choices[0] == choices[1]


# Breadth


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.key)
def test_narrow_search_considers_the_most_promising_move_only(game: Game) -> None:
    state = middle(game, 2, seed=4, plies=25)
    tree = tree_of(state, 20, breadth=1, widening=0.0, horizon=2)
    assert list(tree.root.moves) == [game.greedy(state, state.turn)]


def test_search_widens_with_every_thought() -> None:
    state = next(
        state
        for state in (middle(SUBMARINE, 2, seed=seed, plies=40) for seed in range(50))
        if len(state.legal_moves(state.turn)) > 15
    )
    few = tree_of(state, 9, breadth=2, widening=1.0, horizon=2)
    more = tree_of(state, 100, breadth=2, widening=1.0, horizon=2)
    assert len(few.root.moves) == 2 + 2  # the root of 8 or less, rounded down
    assert len(more.root.moves) == 2 + 9
    assert more.root.moves[: len(few.root.moves)] == few.root.moves
    assert set(more.root.moves) <= set(state.legal_moves(state.turn))


# Memory


def test_tree_is_kept_for_the_next_decision_of_the_same_turn() -> None:
    """Submarine: after the ship come the submarines, and nothing unforeseen lies in between."""
    kept = 0
    for seed in range(6):
        state = middle(SUBMARINE, 2, seed=seed, plies=30)
        seat = state.turn
        searcher = SearchBot("hard", Search(iterations=60, horizon=2))
        known = Perspective(state, seat)
        move = searcher.choose(known, Dice(1))
        old = searcher.tree
        state.play(seat, move)
        while state.turn == seat and len(state.legal_moves(seat)) == 1:
            state.play(seat, state.legal_moves(seat)[0])
        if state.turn != seat:
            continue
        move = searcher.choose(known, Dice(2))
        assert move in state.legal_moves(seat)
        assert searcher.tree is not None
        assert set(searcher.tree.root.moves) <= set(state.legal_moves(seat))
        assert searcher.tree.iterations == 60
        kept += searcher.tree is old
    assert kept >= 3


def test_tree_is_dropped_when_things_went_otherwise() -> None:
    """Another move than the chosen one was played: what was thought is of no use."""
    state = middle(SUBMARINE, 2, seed=0, plies=30)
    seat = state.turn
    searcher = SearchBot("hard", Search(iterations=40, horizon=2))
    known = Perspective(state, seat)
    move = searcher.choose(known, Dice(1))
    old = searcher.tree
    state.play(seat, next(other for other in state.legal_moves(seat) if other != move))
    while len(state.legal_moves(state.turn)) == 1 or state.turn != seat:
        state.play(state.turn, SUBMARINE.greedy(state, state.turn))
    assert searcher.choose(known, Dice(2)) in state.legal_moves(seat)
    assert searcher.tree is not old


# Games of others


def test_game_without_instinct_is_searched_all_the_same() -> None:
    """Pearls says nothing about how it is played; the search finds out that small pearls go."""
    state = doubles.GAME.new(2, seed=3)
    known = Perspective(state, state.turn)
    advice = bot("search:iterations=400").explain(known, Dice(1))
    assert {one.move for one in advice} == set(known.legal_moves())
    assert all(one.estimate is not None and 0 <= one.estimate <= 1 for one in advice)


def test_instinct_without_an_idea_takes_any_move() -> None:
    state = middle(DEEP_SEA, 2, seed=1, plies=20)
    assert Instinct().choose(state, state.turn) == state.legal_moves(state.turn)[0]
    assert Cluelessness().choose(state, state.turn) in state.legal_moves(state.turn)
    assert Instinct().value(state) == [0.5, 0.5]


# Reasons


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.key)
def test_every_reason_is_a_whole_sentence(game: Game, language: str) -> None:
    """Of every legal move in a game, in all languages, with every place filled."""
    said = load_words(language, "shared", game=registry.folder_of(game.key))
    state = game.new(2, seed=1)
    reasons = set()
    while acting := state.to_act():
        for move in state.legal_moves(acting[0]):
            found = game.reason(state, acting[0], move)
            if found is not None:
                name, facts = found
                assert said.has(name), name
                text = said.text(name, **facts)
                assert text.endswith(".") and "{" not in text
                reasons.add(name)
        state.apply(acting[0], game.greedy(state, acting[0]))
    assert len(reasons) >= 6


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.key)
def test_reason_tells_nothing_hidden(game: Game) -> None:
    """With few and with many seats, in random games, where much is in doubt."""
    for seats in (game.seats[0], game.seats[-1]):
        assert audit_reasons(game, seats, seed=2) > 60


def test_advice_comes_best_first_with_what_it_brings() -> None:
    state = titanic({0: {1: "k7", 2: "c9"}}, {0: [1, 2, 3]}, {"m7": "boat 0"})
    known = Perspective(state, 0)
    best, *others = bot("hard").explain(known, Dice(1))
    assert (state.move_text(best.move), best.reason) == ("move 1 right 2", "advice-ring")
    assert best.move == bot("hard").choose(known, Dice(1))
    assert best.estimate is not None
    assert 0 < len(others) < 3


class Onlooker(Instinct):
    """The instinct of Deep Sea, and where it was asked how things stand."""

    def __init__(self, own: Instinct) -> None:
        self.own = own
        self.judged: list[tuple[int, list[int]]] = []

    def choose(self, state: Any, seat: int) -> int:
        return self.own.choose(state, seat)

    def promise(self, state: Any, seat: int, moves: list[int]) -> list[float]:
        return self.own.promise(state, seat, moves)

    def chapter(self, state: Any) -> int:
        return self.own.chapter(state)

    def value(self, state: Any) -> list[float]:
        self.judged.append((int(state.round), list(state.depths)))
        return self.own.value(state)


def test_nobody_looks_beyond_the_end_of_a_chapter() -> None:
    """In the first round of Deep Sea every imagined game is judged as the second begins."""
    state = middle(DEEP_SEA, 2, seed=4, plies=9)
    assert state.position()["round"] == 1 and DEEP_SEA.instinct is not None
    onlooker = Onlooker(DEEP_SEA.instinct)
    tree = Tree(onlooker, state.turn, 0.5, 1.0, 10_000, breadth=4, widening=0.5)
    tree.think(Perspective(state, state.turn).imagine, Dice(1), 40, None)
    assert len(onlooker.judged) == 40
    assert {number for number, _ in onlooker.judged} == {2}
    assert all(depths == [0, 0] for _, depths in onlooker.judged)
