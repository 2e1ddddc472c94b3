"""Game: the way from the box to the table, and from a position back to it."""

import json
from typing import Any

import pytest

from fathom.engine.dice import Dice
from fathom.engine.errors import (
    InvalidMove,
    InvalidOptions,
    InvalidPosition,
    InvalidSeats,
    InvalidSeed,
    UnknownBot,
)
from fathom.engine.game import Game
from fathom.engine.options import Options
from tests.engine.tables import DEEP_SEA, PEARLS, SECRET, played
from tests.toys.doubles import PEARLS as ALL_PEARLS
from tests.toys.doubles import PearlsOptions, PearlsState

# A new game


def test_a_new_game_takes_the_fewest_seats_unless_told() -> None:
    assert PEARLS.new(seed=1).seats == 2
    assert PEARLS.new(4, seed=1).seats == 4


@pytest.mark.parametrize("seed", [0, 2**64 - 1, SECRET], ids=["least", "greatest", "sealed"])
def test_the_seed_decides_the_game(seed: int | bytes) -> None:
    assert PEARLS.new(3, seed=seed).position() == PEARLS.new(3, seed=seed).position()


def test_different_seeds_give_different_games() -> None:
    deals = {json.dumps(PEARLS.new(3, seed=seed).position()) for seed in range(50)}
    assert len(deals) == 50


def test_without_a_seed_one_is_drawn_and_can_be_read_off() -> None:
    states = [PEARLS.new(3) for _ in range(5)]
    labels = [state.dice.label for state in states]
    assert len(set(labels)) == 5
    for state, label in zip(states, labels, strict=True):
        seed = int(label.removeprefix("seed="))
        assert PEARLS.new(3, seed=seed).position() == state.position()


def test_a_game_can_be_dealt_with_dice_of_ones_own() -> None:
    dice = Dice(7)
    state = PEARLS.new(2, dice=dice)
    assert state.dice is dice
    assert state.position() == PEARLS.new(2, seed=7).position()


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(InvalidSeats, match=f"pearls is for 2–4 seats, not {seats}"):
        PEARLS.new(seats, seed=1)


@pytest.mark.parametrize("seed", [-1, 2**64, b"short"])
def test_what_is_no_seed_is_refused(seed: int | bytes) -> None:
    with pytest.raises(InvalidSeed):
        PEARLS.new(2, seed=seed)


# Options


@pytest.mark.parametrize("options", [None, {}])
def test_options_have_defaults(options: dict[str, Any] | None) -> None:
    assert PEARLS.new(2, seed=1, options=options).options == PearlsOptions(starter=0)


@pytest.mark.parametrize("options", [{"starter": 1}, PearlsOptions(starter=1)])
def test_options_come_as_plain_values_or_as_a_struct(options: dict[str, Any] | Options) -> None:
    state = PEARLS.new(2, seed=1, options=options)
    assert state.options == PearlsOptions(starter=1)
    assert state.to_act() == [1]


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"jokers": 2}, "jokers"),
        ({"starter": "me"}, "starter"),
        ({"starter": 1.5}, "starter"),
        ({"starter": None}, "starter"),
        ({"starter": 2}, "there is no seat 2"),
        (PearlsOptions(starter=-1), "there is no seat -1"),
        (Options(), "Options"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any] | Options, fault: str) -> None:
    with pytest.raises(InvalidOptions, match=f"pearls: .*{fault}"):
        PEARLS.new(2, seed=1, options=options)


def test_a_game_without_options_says_that_it_has_none() -> None:
    class Plain(Game):
        key = "plain"

    with pytest.raises(InvalidOptions, match="its options: none"):
        Plain().read_options({"anything": 1}, 2)


# Notation


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("take", "take"),
        ("TAKE", "take"),
        ("  Take\t", "take"),
        ("drop 2", "drop 2"),
        ("Drop   2", "drop 2"),
        ("\ndrop\n2 ", "drop 2"),
    ],
)
def test_words_mean_a_move_whatever_their_case_and_spacing(text: str, words: str) -> None:
    assert DEEP_SEA.move_text(DEEP_SEA.parse_move(text)) == words


@pytest.mark.parametrize("text", ["", " ", "drop", "drop2", "drop 0", "drop two", "take 1", "3"])
def test_other_words_are_no_move(text: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        DEEP_SEA.parse_move(text)
    assert repr(text) in str(refused.value)
    assert refused.value.facts["kinds"] == "on, turn, leave, take, drop"


def test_moves_are_numbered_and_have_a_kind() -> None:
    """DSA-6: on, turn, leave, take, and drop with a number; DSA-17: at most the highest roll
    is carried, which is no more than twelve in any house."""
    assert DEEP_SEA.move_count == 4 + 12
    assert DEEP_SEA.move_kinds == ["on", "turn", "leave", "take", *["drop"] * 12]
    texts = [DEEP_SEA.move_text(move) for move in range(DEEP_SEA.move_count)]
    assert [DEEP_SEA.parse_move(text) for text in texts] == list(range(DEEP_SEA.move_count))


def test_a_state_knows_the_words_of_its_game() -> None:
    state = PEARLS.new(2, seed=1)
    assert state.parse_move("Show") == 1
    assert state.move_text(1) == "show"


def test_a_game_has_no_greedy_player_until_it_is_given_one() -> None:
    with pytest.raises(UnknownBot, match="pearls has no greedy player"):
        PEARLS.greedy(PEARLS.new(2, seed=1), 0)


# Positions


def position(**changes: Any) -> dict[str, Any]:
    return {**PEARLS.new(2, seed=7).position(), **changes}


def test_a_position_says_what_all_games_have_in_common() -> None:
    state = played(PEARLS, 3, seed=7, plies=2).state
    common = {"game": "pearls", "rules": 3, "seats": 3, "options": {"starter": 0}, "ply": 2}
    found = state.position()
    assert {name: found[name] for name in common} == common
    assert found["dice"] == state.dice.position()


@pytest.mark.parametrize("seed", [7, SECRET], ids=["fast", "sealed"])
def test_a_position_gives_back_the_state_and_its_future(seed: int | bytes) -> None:
    table = played(DEEP_SEA, 3, seed, plies=9)
    twin = DEEP_SEA.from_position(json.loads(json.dumps(table.state.position())))
    assert twin.position() == table.state.position()
    while acting := table.state.to_act():
        move = table.state.legal_moves(acting[0])[-1]
        table.state.play(acting[0], move)
        twin.play(acting[0], move)
    assert twin.position() == table.state.position()


def test_a_position_can_go_on_with_other_dice() -> None:
    dice = Dice(99)
    state = PEARLS.from_position(position(), dice=dice)
    assert state.dice is dice


def test_what_is_not_said_has_a_default() -> None:
    short = position()
    for name in ("options", "ply", "dice"):
        del short[name]
    state = PEARLS.from_position(short)
    assert state.options == PearlsOptions()
    assert state.ply == 0
    assert state.dice.position() == Dice(0).position()


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"game": "chess"}, "game: 'chess' is not 'pearls'"),
        ({"rules": 2}, "rules: pearls cannot be played by rules 2, only by 3"),
        ({"ply": -1}, "ply: -1 is below 0"),
        ({"seats": 9}, "pearls is for 2–4 seats, not 9"),
        ({"options": {"starter": 2}}, "pearls: starter: there is no seat 2"),
        (
            {"options": {"jokers": 2}},
            "pearls: Object contains unknown field `jokers` (its options: starter)",
        ),
        ({"dice": {}}, "dice: neither a fast nor a sealed stream"),
        ({"dice": {"kind": "fast"}}, "dice: a fast stream has a label and four words of 32 bits"),
        ({"deck": []}, f"pearls: {sorted(PEARLS.new(2, seed=7).position()['hands'])} (PRL-1)"),
    ],
)
def test_a_position_with_a_fault_is_refused(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        PEARLS.from_position(position(**changes))
    assert refused.value.faults == [fault]


def test_every_fault_is_listed_at_once() -> None:
    with pytest.raises(InvalidPosition) as refused:
        PEARLS.from_position(position(game="chess", rules=1, ply=-3, deck=[]))
    assert [fault.split(":")[0] for fault in refused.value.faults] == [
        "game",
        "rules",
        "ply",
        "pearls",
    ]


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        "pearls",
        7,
        {},
        position(game=7),
        position(seats="2"),
        position(ply=None),
        position(ply=1.5),
        position(options=[]),
        position(dice=[]),
        position(colour="white"),
        position(hands="ab"),
    ],
    ids=repr,
)
def test_what_has_not_the_form_of_a_position_is_refused(wrong: Any) -> None:
    with pytest.raises(InvalidPosition) as refused:
        PEARLS.from_position(wrong)
    assert refused.value.faults


def test_reading_a_position_does_not_touch_it() -> None:
    given = position()
    before = json.dumps(given)
    state = PEARLS.from_position(given)
    assert isinstance(state, PearlsState)
    state.play(0, 0)
    assert json.dumps(given) == before
    assert state.conserved() == {"pearls": ALL_PEARLS}
