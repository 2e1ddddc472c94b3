"""Which commands there are. Only the one that is asked for is imported: none waits for others."""

import os
import sys
from importlib import import_module
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from fathom import registry
from fathom.cli.common import errors, help_if_alone, print_version, words_for
from fathom.engine.errors import FathomError, InvalidOptions
from fathom.terminal.telling import error_text
from fathom.words import Words, language_of_environment

_PLAY = ("games", "rules", "play", "replay", "hint", "verify", "board")
_RESEARCH = (
    *("simulate", "compare", "sweep", "report", "tune"),
    *("tournament", "gauntlet", "learn", "bench", "check", "check-bot"),
)
_OPERATE = ("serve", "worker", "backup", "restore", "doctor")
COMMANDS = (*_PLAY, *_RESEARCH, *_OPERATE)
"""Each is a file in this folder, and there `add_to` adds it."""
STDOUT = 1
"""The number of the stream that a command prints to."""
BROKEN_PIPE = 141
"""The exit status when nobody reads on, as shells have it: 128 and the signal."""


class Commands(TyperGroup):
    """All commands by name."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        if cmd_name not in self.commands:
            only = typer.Typer(rich_markup_mode=None)
            import_module(f"fathom.cli.{cmd_name.replace('-', '_')}").add_to(only)
            self.commands[cmd_name] = typer.main.get_group(only).commands[cmd_name]
        return self.commands[cmd_name]


app = typer.Typer(
    name="fathom",
    cls=Commands,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def fathom(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=print_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    """Four sea games on one table: play them, replay them, simulate them."""
    help_if_alone(context)


def run_command(arguments: list[str]) -> int:
    """Run one command; its exit status. Whatever is refused is told in one line."""
    try:
        result = app(args=_with_address(arguments), prog_name="fathom", standalone_mode=False)
        sys.stdout.flush()
    except FathomError as error:
        _complain(error_text(error, _words_for_error(error, arguments)))
        return 2
    except typer.TyperException as error:
        _complain(error.format_message())
        return 2
    except typer.Abort:
        raise KeyboardInterrupt from None
    except (BrokenPipeError, SystemExit) as error:
        if isinstance(error, SystemExit) and not isinstance(error.__context__, BrokenPipeError):
            raise
        # What is still to be written at the end would be refused as well, with a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), STDOUT)
        return BROKEN_PIPE
    return result if isinstance(result, int) else 0


def _with_address(arguments: list[str]) -> list[str]:
    """`--ray` may stand alone: the parser is told that its address is empty."""
    return [
        "--ray=" if argument == "--ray" and after.startswith("-") else argument
        for argument, after in pairwise([*arguments, "-"])
    ]


def _complain(message: str) -> None:
    errors.print(" ".join(message.split()), style="bold")


def _words_for_error(error: FathomError, arguments: list[str]) -> Words:
    """With those of the game whose options are refused."""
    key = error.facts.get("game") if isinstance(error, InvalidOptions) else None
    return words_for(None if key is None else registry.load(str(key)), _asked_language(arguments))


def _asked_language(arguments: list[str]) -> str:
    """The language of the error that stopped us before its option could be read."""
    for flag, value in pairwise(arguments):
        if flag == "--lang":
            return value
    return language_of_environment()
