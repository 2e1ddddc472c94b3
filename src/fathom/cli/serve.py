"""`fathom serve`: the table server."""

import gc
import webbrowser

import typer
from rich.text import Text

from fathom.cli.common import Lang, console
from fathom.cli.deployment import with_settings
from fathom.server.settings import Settings
from fathom.terminal.palette import AMBER, MUTED
from fathom.words import language_of_environment, load_words


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    @with_settings
    def serve(settings: Settings, *, lang: Lang = None) -> int:
        """Serve tables to browsers on this machine and in its network, until Ctrl-C."""
        gc.disable()  # what is loaded now stays; the server switches it on again
        from fathom.server.logs import set_up_logs
        from fathom.server.run import serve as run

        set_up_logs(settings)
        return run(settings, lambda port: greet(settings.host, port, settings.browser, lang))


def greet(host: str, port: int, browser: bool, lang: str | None) -> None:
    """Say where the server is: here, in the network, and as a picture for phones."""
    from fathom.server.addresses import lan_url, local_url, qr_lines

    said = load_words(lang or language_of_environment(), "shared", "serving")
    local, lan = local_url(host, port), lan_url(host, port)
    lines = [(said.text("serve-here"), local)]
    if lan is not None and lan != local:
        lines.append((said.text("serve-lan"), lan))
    width = max(len(label) for label, _ in lines)
    console.print(Text(said.text("serve-title"), "bold"))
    for label, address in lines:
        console.print(Text.assemble(f"  {label:<{width}}  ", (address, f"bold {AMBER}")))
    if lan is not None and console.is_terminal:
        console.print()
        console.print(Text(qr_lines(lan).rstrip("\n"), "bright_white on black"), soft_wrap=True)
        console.print(Text(f"  {said.text('serve-phone')}", MUTED))
    console.print(Text(said.text("serve-stop"), MUTED))
    if browser:
        webbrowser.open(local)
