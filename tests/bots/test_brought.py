"""Bots that others bring, by module and by entry point, and how `fathom check-bot` judges them."""

import random
from importlib.metadata import EntryPoint

import msgspec
import pytest

import fathom
from fathom.bots import Bot, Perspective, bot, brought, thinks_by_the_clock
from fathom.bots.parameters import Parameters
from fathom.check.bot import check_bot
from fathom.cli import run
from fathom.engine.dice import Dice
from fathom.engine.errors import BrokenBot, InvalidBot, UnknownBot

GAME = fathom.load("deep-sea")


class Depth(Parameters, frozen=True, forbid_unknown_fields=True):
    depth: int = 1


class Last:
    """Takes the last move that is legal; it does not inherit from Bot."""

    def choose(self, known: Perspective, dice: Dice) -> int:
        return known.legal_moves()[-1]


class Deep(Bot):
    parameters = Depth

    def __init__(self, chosen: Depth) -> None:
        self.depth = chosen.depth

    def choose(self, known: Perspective, dice: Dice) -> int:
        return known.legal_moves()[0]


class Peeks(Last):
    def choose(self, known: Perspective, dice: Dice) -> int:
        state = vars(known)["_Perspective__state"]
        legal = known.legal_moves()
        return legal[sum(str(state.position()).encode()) % len(legal)]


class Wild(Last):
    def choose(self, known: Perspective, dice: Dice) -> int:
        return random.choice(known.legal_moves())


class Cheats(Last):
    def choose(self, known: Perspective, dice: Dice) -> int:
        return 9999


class Crashes(Last):
    def choose(self, known: Perspective, dice: Dice) -> int:
        raise RuntimeError("lost its way")


@pytest.fixture(autouse=True)
def declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module of bots that can be imported, and a package that declares one of them."""
    import sys
    from types import ModuleType

    module = ModuleType("shipmates")
    for made in (Last, Deep, Peeks, Wild, Cheats, Crashes):
        setattr(module, made.__name__, made)
    module.__dict__["number"] = 3
    monkeypatch.setitem(sys.modules, "shipmates", module)
    entry = EntryPoint("careful", "shipmates:Deep", brought.GROUP)
    monkeypatch.setattr(brought, "declared", lambda: {"careful": entry})


def test_bots_by_module_and_by_entry_point() -> None:
    state = GAME.new(seed=1)
    known = Perspective(state, state.turn)
    assert bot("shipmates:Last").choose(known, Dice(1)) == 0
    assert vars(bot("shipmates:Deep:depth=3"))["depth"] == 3
    assert vars(bot("careful"))["depth"] == 1
    assert vars(bot("careful:depth=4"))["depth"] == 4
    assert not thinks_by_the_clock("careful")


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("shipmates:Nobody", BrokenBot),
        ("no_such_module:Bot", BrokenBot),
        ("shipmates:number", BrokenBot),
        ("shipmates:Deep:depth=x", InvalidBot),
        ("shipmates:Last:depth=1", InvalidBot),
        ("nobody", UnknownBot),
        ("not a bot:really", UnknownBot),
    ],
)
def test_what_is_no_bot_is_refused_in_words(name: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        bot(name)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("shipmates:Last", ["bot-clean"]),
        ("shipmates:Peeks", ["bot-peeks"]),
        ("shipmates:Wild", ["bot-restless"]),
        ("shipmates:Cheats", ["bot-illegal"]),
        ("shipmates:Crashes", ["bot-crash"]),
        ("search:time=0.001", ["bot-clock", "bot-clean"]),
    ],
)
def test_bots_are_judged(name: str, found: list[str]) -> None:
    assert [finding.name for finding in check_bot(name, GAME, 2, 1)] == found


def test_a_slow_bot_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    findings = check_bot("shipmates:Last", GAME, 2, 1, limit=0.0)
    assert [finding.name for finding in findings] == ["bot-clean", "bot-slow"]


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_the_command_says_it_in_three_languages(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["check-bot", "deep-sea", "shipmates:Last", "--games", "1", "--lang", lang]) == 0
    assert run(["check-bot", "deep-sea", "shipmates:Peeks", "--games", "1", "--lang", lang]) == 1
    assert "shipmates:Peeks" in capsys.readouterr().out
    assert run(["check-bot", "deep-sea", "shipmates:Wild", "--games", "1", "--json"]) == 1
    assert msgspec.json.decode(capsys.readouterr().out)[0]["name"] == "bot-restless"


def test_other_commands_take_them_too(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "shipmates:Last,careful:depth=2"
    assert run(["simulate", "deep-sea", "--games", "2", "--bots", bots]) == 0
    assert "shipmates:Last" in capsys.readouterr().out
