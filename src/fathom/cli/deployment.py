"""What the commands about a deployment share: which database, where, and with which settings."""

import inspect
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec
import typer

from fathom.engine.errors import FathomError
from fathom.server.settings import Settings, load_settings

SERVER_LIBRARIES = (
    *("aiosqlite", "alembic", "httptools", "litestar", "prometheus_client"),
    *("segno", "sqlalchemy", "uvicorn", "webauthn", "websockets"),
)
"""What the extra `server` installs, by the names under which they are imported."""
ConfigFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="A TOML file with settings.")
]
Data = Annotated[str | None, typer.Option(metavar="FOLDER", help="The server's data folder.")]
DatabaseUrl = Annotated[
    str | None, typer.Option(metavar="URL", help="The database; else the one in the data folder.")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite what is there.")]
_METAVARS = {"data": "FOLDER", "database": "URL", "redis": "URL", "url": "URL"}


class ServerUnavailable(FathomError):
    """What the table server needs is not installed."""

    code = "server-unavailable"


def check_server() -> None:
    """Raise ServerUnavailable unless the extra `server` is installed."""
    missing = [name for name in SERVER_LIBRARIES if find_spec(name) is None]
    if missing:
        names = ", ".join(missing)
        raise ServerUnavailable(
            f"the table server needs more ({names}): pip install 'fathom-games[server]'",
            missing=names,
        )


def deployment(config: Path | None, data: str | None, database: str | None) -> Settings:
    """The settings of the deployment that a command is about.

    Raises InvalidSetting, or ServerUnavailable.
    """
    check_server()
    return load_settings({"data": data, "database": database}, file=config)


def with_settings(command: Callable[..., int]) -> Callable[..., int]:
    """A command that takes every setting as a flag.

    It is called with the settings, and with those of its own parameters that are keyword-only.
    """

    def run(config: Path | None, **given: Any) -> int:
        check_server()
        flags = {name: given.pop(name) for name in Settings.__struct_fields__}
        return command(load_settings(flags, file=config), **given)

    own = inspect.signature(command).parameters.values()
    flags = [_flag(field) for field in msgspec.structs.fields(Settings)]
    flags += [_keyword("config", ConfigFile), *(p for p in own if p.kind is p.KEYWORD_ONLY)]
    run.__dict__["__signature__"] = inspect.Signature(flags)
    run.__annotations__ = {flag.name: flag.annotation for flag in flags}
    run.__name__, run.__doc__ = command.__name__, command.__doc__
    return run


def _flag(field: msgspec.structs.FieldInfo) -> inspect.Parameter:
    """A setting as a flag that need not be given, with the setting's own description."""
    kind, meta = get_args(field.type)
    names = [f"--{field.name}/--no-{field.name}"] if kind is bool else []
    option = typer.Option(*names, metavar=_METAVARS.get(field.name), help=meta.description)
    return _keyword(field.name, Annotated[kind | None, option])


def _keyword(name: str, annotation: Any) -> inspect.Parameter:
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation
    )
