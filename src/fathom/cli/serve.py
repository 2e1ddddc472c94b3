"""`fathom serve`: the table server."""

import webbrowser
from typing import Annotated

import typer
from rich.text import Text

from fathom.cli.common import Lang, console
from fathom.cli.deployment import ConfigFile, Data, DatabaseUrl
from fathom.cli.palette import AMBER, MUTED
from fathom.locales import language_of_environment, words


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def serve(
        host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
        port: Annotated[int | None, typer.Option(help="The port; 0 picks a free one.")] = None,
        browser: Annotated[
            bool | None, typer.Option("--browser/--no-browser", help="Open the browser on start.")
        ] = None,
        data: Data = None,
        database: DatabaseUrl = None,
        redis: Annotated[
            str | None, typer.Option(metavar="URL", help="Redis, when several processes serve.")
        ] = None,
        workers: Annotated[int | None, typer.Option(help="How many processes serve.")] = None,
        bots: Annotated[
            int | None,
            typer.Option(help="How many processes think for bots; 0: 'fathom worker' does."),
        ] = None,
        url: Annotated[
            str | None, typer.Option(help="Where players find the server, behind a proxy.")
        ] = None,
        config: ConfigFile = None,
        lang: Lang = None,
    ) -> int:
        """Serve tables to browsers on this machine and in its network, until Ctrl-C."""
        from fathom.server.logs import set_up_logs
        from fathom.server.run import serve as run
        from fathom.server.settings import load_settings

        flags = {
            "host": host,
            "port": port,
            "browser": browser,
            "data": data,
            "database": database,
            "redis": redis,
            "workers": workers,
            "bots": bots,
            "url": url,
        }
        settings = load_settings(flags, file=config)
        set_up_logs(settings)
        return run(settings, lambda port: greet(settings.host, port, settings.browser, lang))


def greet(host: str, port: int, browser: bool, lang: str | None) -> None:
    """Say where the server is: here, in the network, and as a picture for phones."""
    from fathom.server.addresses import lan_url, local_url, qr_lines

    said = words(lang or language_of_environment(), "shared", "serving")
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
