"""The command `fathom`: one file a command.

This one imports nothing, so that Ctrl-C is heard from the first moment on.
"""

import sys

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C ended, as shells have it: 128 and the signal."""


def main() -> None:
    """Run the command line.

    It exits with 0 if all went well, 1 if a check failed, 2 if nothing could be done.
    """
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command; its exit status. Whatever is refused is told in one line."""
    try:
        from fathom.cli.commands import run_command

        return run_command(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
