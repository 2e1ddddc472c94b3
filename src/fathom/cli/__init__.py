"""The command `fathom`: one file a command."""

import sys
from itertools import pairwise

import typer

from fathom.cli import (
    backup,
    bench,
    board,
    check,
    check_bot,
    doctor,
    games,
    hint,
    play,
    replay,
    restore,
    rules,
    serve,
    simulate,
    tournament,
    verify,
    worker,
)
from fathom.cli.common import errors, words_for
from fathom.engine.errors import FathomError
from fathom.words import language_of_environment

app = typer.Typer(
    name="fathom",
    help="Four sea games on one table: play them, replay them, simulate them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
_PLAY = (
    games,
    rules,
    play,
    simulate,
    tournament,
    replay,
    hint,
    verify,
    bench,
    board,
    check,
    check_bot,
)
_OPERATE = (serve, worker, backup, restore, doctor)
for command in (*_PLAY, *_OPERATE):
    command.add_to(app)


def main() -> None:
    """Run the command line: 0 if all went well, 1 if a check failed, 2 if nothing could be done."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command; its exit status. Whatever is refused is told in one line."""
    try:
        result = app(args=arguments, standalone_mode=False)
    except FathomError as error:
        words = words_for(None, _asked_language(arguments))
        _complain(words.text(f"error-{error.code}", **error.facts))
        return 2
    except typer.TyperException as error:
        _complain(error.format_message())
        return 2
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        return 1
    return result if isinstance(result, int) else 0


def _complain(message: str) -> None:
    errors.print(" ".join(message.split()), style="bold", markup=False, highlight=False)


def _asked_language(arguments: list[str]) -> str:
    """The language of the error that stopped us before its option could be read."""
    for flag, value in pairwise(arguments):
        if flag == "--lang":
            return value
    return language_of_environment()
