"""What the commands share: their arguments, the console, words."""

from __future__ import annotations

import json
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.console import Console

from fathom import registry
from fathom.engine.errors import FathomError, InvalidOptions
from fathom.engine.game import Game
from fathom.engine.options import Options
from fathom.terminal.palette import AMBER
from fathom.terminal.telling import house_rules_text
from fathom.words import Words, language_of_environment, load_words

if TYPE_CHECKING:
    from fathom.engine.record import Record


class Screen(Console):
    """Prints every text as it is: names, answers and files of users are never markup."""

    def __init__(self, *, stderr: bool = False, soft_wrap: bool = False) -> None:
        super().__init__(
            stderr=stderr, soft_wrap=soft_wrap, markup=False, emoji=False, highlight=False
        )

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


console = Screen()
errors = Screen(stderr=True, soft_wrap=True)


def game_keys(beginning: str) -> list[str]:
    """For the shell: the keys of games that begin so."""
    return [game.key for game in registry.games() if game.key.startswith(beginning)]


def bot_names(beginning: str) -> list[str]:
    """For the shell: lists of bots whose last one begins so."""
    from fathom.bots import BOTS

    before, comma, last = beginning.rpartition(",")
    return [before + comma + name for name in BOTS if name.startswith(last)]


GameKey = Annotated[
    str,
    typer.Argument(metavar="GAME", help="Its key: see 'fathom games'.", autocompletion=game_keys),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")]
Seats = Annotated[int | None, typer.Option(help="How many play; the least if not given.")]
Seed = Annotated[int | None, typer.Option(help="A number that makes chance repeatable.")]
Option = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; repeatable; VALUE may be @FILE.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Lang = Annotated[
    Literal["en", "de", "nl"] | None,
    typer.Option(help="The language; from the environment if not given."),
]


def help_if_alone(context: typer.Context) -> None:
    """Print the help of a group of commands if none of them was named."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def print_version(is_asked: bool) -> None:
    """Print the version of the installed package, and end."""
    if is_asked:
        typer.echo(f"fathom {version('fathom-games')}")
        raise typer.Exit


def words_for(game: Game | None, language: str | None) -> Words:
    """The words of the command line and, with a game, of that game."""
    language = language or language_of_environment()
    if game is None:
        return load_words(language, "shared", "cli", "operating")
    return load_words(language, "shared", "cli", game=registry.folder_of(game.key))


def read_options(pairs: list[str] | None) -> dict[str, Any]:
    """`NAME=VALUE` as a dictionary; a value is JSON, or else a word. Raises InvalidOptions.

    `NAME=@FILE` takes the whole text of a file, so that a record does not depend on the file.
    """
    options: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise InvalidOptions(f"{pair!r} is not NAME=VALUE")
        if value.startswith("@"):
            options[name] = read_text(Path(value[1:]))
            continue
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def say_house_rules(options: Options, words: Words) -> None:
    """Say what is not as in the rulebook, if anything is."""
    told = house_rules_text(options, words)
    if told is not None:
        console.print(told, style=AMBER, soft_wrap=True)


def read_record(file: Path) -> tuple[Record, Game]:
    """A record and its game. Raises FathomError if the file cannot be read or is none."""
    from fathom.engine.record import parse_record

    record = parse_record(read_text(file))
    return record, registry.load(record.game)


def check_moment(
    record: Record, file: Path, ply: int | None, seat: int | None, words: Words
) -> None:
    """Raise FathomError unless the record has this ply and this seat."""
    if ply is not None and ply > len(record.plies):
        facts = {"file": file, "plies": str(len(record.plies)), "ply": str(ply)}
        raise FathomError(words.text("record-no-ply", **facts))
    if seat is not None and seat >= record.seats:
        facts = {"file": file, "last": str(record.seats - 1), "seat": str(seat)}
        raise FathomError(words.text("record-no-seat", **facts))


def read_text(file: Path) -> str:
    """The text of a file. Raises FathomError if it cannot be read or is none."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise FathomError(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise FathomError(f"cannot read {file}: it is not a text file") from None


def command_name() -> str:
    """What to type for this command: its name if the shell finds it, or else where it is."""
    if shutil.which("fathom"):
        return "fathom"
    is_module = Path(sys.argv[0]).name == "__main__.py"
    return "python -m fathom" if is_module else os.path.relpath(sys.argv[0])


def data_folder() -> Path:
    """Where unfinished and finished games are kept: $FATHOM_DATA, or the user's data folder."""
    chosen = os.environ.get("FATHOM_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("fathom")
