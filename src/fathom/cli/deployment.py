"""What the commands about a deployment share: which database, where, and with which settings."""

from pathlib import Path
from typing import Annotated

import typer

from fathom.server.settings import Settings, load_settings

ConfigFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="A TOML file with settings.")
]
Data = Annotated[str | None, typer.Option(metavar="FOLDER", help="The server's data folder.")]
DatabaseUrl = Annotated[
    str | None, typer.Option(metavar="URL", help="The database; else the one in the data folder.")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite what is there.")]


def deployment(config: Path | None, data: str | None, database: str | None) -> Settings:
    """The settings of the deployment that a command is about. Raises InvalidSetting."""
    return load_settings({"data": data, "database": database}, file=config)
