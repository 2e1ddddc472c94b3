"""House rules: the rulebook unless somebody says otherwise, and every combination can be played."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fathom
from fathom import registry
from fathom._source import is_compiled
from fathom.bots import Perspective, bot
from fathom.check.rules import plies_of
from fathom.engine.choices import Choice, choices_of
from fathom.engine.conformance import audit
from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidOptions
from fathom.engine.game import Game
from fathom.engine.options import OptionFault
from fathom.engine.real_time import is_timed
from fathom.engine.record import parse_record, record_text
from fathom.engine.table import Table
from fathom.terminal.telling import error_text, house_rules_text
from fathom.words import LANGUAGES, load_words
from tests.generators import house_rules

DOCS = Path(__file__).parents[2] / "docs" / "games"
FEW_HOUSES = 4 if is_compiled() else 1
"""In `make test`, of each game."""
MANY_HOUSES = 400
"""In `make soak`."""
LOOKS = 8
"""About so many plies of a game are looked at closely."""

GAMES = [game for game in fathom.games() if any(rule.is_house_rule for rule in choices_of(game))]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
RULES = [(game, rule) for game in GAMES for rule in choices_of(game) if rule.is_house_rule]


def each(rules: list[tuple[Game, Choice]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("game", "rule"),
        [pytest.param(game, rule, id=f"{game.key}-{rule.name}") for game, rule in rules],
    )


each_rule = each(RULES)
each_number = each([(game, rule) for game, rule in RULES if rule.most is not None])


def test_all_our_games_have_house_rules() -> None:
    assert {game.key for game in GAMES} >= {"deep-sea", "submarine", "titanic", "sonar"}


@st.composite
def houses(draw: st.DrawFn, game: Game) -> tuple[int, int, dict[str, Any]]:
    """Seats, a seed, and the rules of some house."""
    seats = draw(st.sampled_from(list(game.seats)))
    return seats, draw(st.integers(0, 2**32)), draw(house_rules(game, seats))


def keeps_the_contract(game: Game, seats: int, seed: int, options: dict[str, Any]) -> None:
    every = 2 + plies_of(game, seats, seed, options) // LOOKS
    assert audit(game, seats, seed, options, every=every).outcome() is not None


@each_game
def test_some_houses_keep_the_contract(game: Game) -> None:
    """Whatever the house: moves, refusals, copies, positions, records, knowledge, conservation."""

    @settings(max_examples=FEW_HOUSES)
    @given(house=houses(game))
    def check(house: tuple[int, int, dict[str, Any]]) -> None:
        keeps_the_contract(game, *house)

    check()


@pytest.mark.soak
@each_game
def test_many_houses_keep_the_contract(game: Game) -> None:
    @settings(max_examples=MANY_HOUSES)
    @given(house=houses(game))
    def check(house: tuple[int, int, dict[str, Any]]) -> None:
        keeps_the_contract(game, *house)

    check()


@each_game
def test_a_sensible_player_ends_its_games_in_any_house(game: Game) -> None:
    """What the instinct chooses is legal, and it does not go round in circles."""

    @settings(max_examples=FEW_HOUSES)
    @given(house=houses(game))
    def check(house: tuple[int, int, dict[str, Any]]) -> None:
        seats, seed, options = house
        state = game.new(seats, seed=seed, options=options)
        if is_timed(state):
            return
        players = [bot("greedy") for _ in range(seats)]
        while acting := state.to_act():
            assert state.ply < game.longest
            seat = acting[0]
            state.play(seat, players[seat].choose(Perspective(state, seat), Dice(seed)))

    check()


@each_rule
def test_the_rulebook_is_not_written_down_and_a_house_rule_is(game: Game, rule: Choice) -> None:
    """Records and positions of the rulebook stay as they were before there were house rules."""
    assert rule.name not in record_text(Table(game, game.seats[-1], 1), ["random"] * game.seats[-1])
    other, seats = other_value(game, rule)
    table = Table(game, seats, 1, {rule.name: other})
    assert table.state.position()["options"][rule.name] == other
    assert table.state.options.house_rules() == {rule.name: other}
    again = parse_record(record_text(table, ["random"] * seats))
    assert again.table(game).state.position() == table.state.position()


def other_value(game: Game, rule: Choice) -> tuple[Any, int]:
    """A value that is not the rulebook's and goes with it otherwise, and with how many seats."""
    values: list[Any] = list(rule.choices)
    if rule.kind == "boolean":
        values = [False, True]
    elif rule.least is not None and rule.most is not None:
        values = list(range(int(rule.least), int(rule.most) + 1))
    for value in values:
        for seats in game.seats:
            try:
                game.read_options({rule.name: value}, seats)
            except InvalidOptions:
                continue
            if value != rule.default:
                return value, seats
    raise AssertionError(f"{rule.name} can only be as in the rulebook if nothing else changes")


@each_number
def test_a_number_beyond_its_bounds_is_refused_in_every_language(game: Game, rule: Choice) -> None:
    assert rule.least is not None and rule.most is not None
    for value in (int(rule.least) - 1, int(rule.most) + 1):
        with pytest.raises(InvalidOptions) as refused:
            game.new(game.seats[-1], options={rule.name: value})
        told = {one.message: one for one in refused.value.faults}["option-out-of-range"]
        assert told.facts["option"] == rule.name
        for language in LANGUAGES:
            words = load_words(language, "shared", game=registry.folder_of(game.key))
            text = error_text(refused.value, words)
            name = words.text(f"option-{rule.name.replace('_', '-')}")
            assert name in text and str(value) in text and str(int(rule.most)) in text


@each_game
def test_all_that_is_wrong_is_told_at_once(game: Game) -> None:
    rules = [rule for rule in choices_of(game) if rule.is_house_rule and rule.most is not None]
    wrong = {rule.name: int(rule.most or 0) + 1 for rule in rules[:5]}
    with pytest.raises(InvalidOptions) as refused:
        game.new(game.seats[-1], options=wrong)
    for name in wrong:
        assert f"{name}: " in str(refused.value)


@each_game
def test_whatever_cannot_be_is_told_in_every_language(game: Game) -> None:
    """Numbers that each can be, but not together: the faults have words, with the same facts."""
    rules = [rule for rule in choices_of(game) if rule.is_house_rule and rule.kind == "integer"]
    numbers = {rule.name: st.integers(int(rule.least or 0), int(rule.most or 0)) for rule in rules}
    found: dict[str, OptionFault] = {}

    @settings(max_examples=200)
    @given(seats=st.sampled_from(list(game.seats)), options=st.fixed_dictionaries(numbers))
    def collect(seats: int, options: dict[str, Any]) -> None:
        try:
            game.read_options(options, seats)
        except InvalidOptions as error:
            for fault in error.faults:
                assert fault.message, f"{fault.text!r} is told in English alone"
                found[fault.message] = fault

    collect()
    for fault in found.values():
        said = set()
        for language in LANGUAGES:
            words = load_words(language, "shared", game=registry.folder_of(game.key))
            said.add(error_text(InvalidOptions("?", [fault]), words))
        assert len(said) == len(LANGUAGES), said
        assert not any("{" in text or fault.message in text for text in said), said


@each_game
def test_a_house_is_told_and_the_rulebook_is_not(game: Game) -> None:
    rule = next(rule for rule in choices_of(game) if rule.is_house_rule)
    other, seats = other_value(game, rule)
    for language in LANGUAGES:
        words = load_words(language, "shared", game=registry.folder_of(game.key))
        assert house_rules_text(game.read_options(None, seats), words) is None
        told = house_rules_text(game.read_options({rule.name: other}, seats), words)
        assert told is not None
        assert words.text(f"option-{rule.name.replace('_', '-')}") in told
        assert str(other) in told
        assert rule.default is None or str(rule.default) in told


@each_number
def test_the_docs_list_it_with_its_bounds(game: Game, rule: Choice) -> None:
    text = (DOCS / f"{game.key}.md").read_text(encoding="utf-8")
    (line,) = [line for line in text.splitlines() if line.startswith(f"| `{rule.name}` |")]
    assert f"| {rule.least} to {rule.most} |" in line
    assert rule.default is None or line.endswith(f"| {rule.default} |")


@each_number
def test_a_monstrous_number_is_refused_like_any_other(game: Game, rule: Choice) -> None:
    """Nothing as large as that is built before it is refused."""
    for value in (10**15, -(10**15)):
        with pytest.raises(InvalidOptions, match=f"{rule.name}: "):
            game.new(game.seats[-1], options={rule.name: value})
