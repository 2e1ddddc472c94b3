"""Settings: every one by flag, by environment or in a file; the nearest one wins.

`--port 80`, `FATHOM_PORT=80` and `port = 80` in a TOML file mean the same. The file is the one that
`--config` or FATHOM_CONFIG names, or else `fathom.toml` in the data folder, if there is one.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import msgspec
from msgspec import Meta, field
from platformdirs import user_data_path

from fathom.engine.errors import FathomError

PREFIX = "FATHOM_"
FILE = "fathom.toml"
MOST_GUESSABLE = 8
"""A password with fewer characters is soon guessed."""
_LOGIN = re.compile(r"(?<=//).*(?=@)")
_UNQUOTED = ("secret", "password", "metrics", "turn_secret", "database", "redis")


class InvalidSetting(FathomError):
    """A setting does not exist or cannot have this value; says which, and where it came from."""

    code = "invalid-setting"

    def __init__(self, setting: str, source: str, detail: str) -> None:
        super().__init__(
            f"the setting {setting!r} ({source}) does not work: {detail}",
            setting=setting,
            source=source,
            fault=detail,
        )


def _urls(text: str) -> list[str]:
    return [url.strip() for url in text.split(",") if url.strip()]


def default_data() -> Path:
    """The user's data folder."""
    return user_data_path("fathom")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a server runs. The descriptions are those of flags and manual."""

    host: Annotated[str, Meta(min_length=1, description="The address to listen on.")] = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port; 0 picks a free one.")] = 8000
    browser: Annotated[bool, Meta(description="Open the browser on start.")] = True
    data: Annotated[
        Path, Meta(description="The folder for database, secret and settings file.")
    ] = field(default_factory=default_data)
    database: Annotated[
        str, Meta(description="A database URL; an SQLite file in the data folder if not given.")
    ] = ""
    redis: Annotated[str, Meta(description="A Redis URL; needed when several processes serve.")] = (
        ""
    )
    workers: Annotated[int, Meta(ge=1, le=64, description="How many processes serve.")] = 1
    bots: Annotated[
        int, Meta(ge=0, le=64, description="How many processes think for bots; 0: 'fathom worker'.")
    ] = 1
    secret: Annotated[
        str, Meta(description="What signs the cookies; a file in the data folder if not given.")
    ] = ""
    password: Annotated[
        str, Meta(description="What everybody who comes must know; open to all if not given.")
    ] = ""
    url: Annotated[
        str, Meta(description="Where players find the server, if a proxy stands before it.")
    ] = ""
    tables: Annotated[
        int, Meta(ge=1, description="How many unfinished tables one person may host.")
    ] = 50
    limits: Annotated[bool, Meta(description="Limit how fast one person may write.")] = True
    metrics: Annotated[
        str,
        Meta(description="The token for /operate and, for Prometheus, /metrics; else not served."),
    ] = ""
    traces: Annotated[
        str,
        Meta(description="Where traces of moves are sent by OTLP over HTTP; none if not given."),
    ] = ""
    stun: Annotated[
        str,
        Meta(description="STUN servers for voices between networks, by comma: stun:host:port."),
    ] = ""
    turn: Annotated[
        str, Meta(description="TURN servers that relay voices, by comma: turn:host:port.")
    ] = ""
    turn_secret: Annotated[
        str, Meta(description="The secret shared with the TURN servers, which signs short logins.")
    ] = ""
    log: Annotated[
        Literal["auto", "json", "text"],
        Meta(description="The form of the log; auto: text on a terminal, otherwise JSON."),
    ] = "auto"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="What is worth logging.")
    ] = "info"

    @property
    def stun_servers(self) -> list[str]:
        """The STUN servers, one by one."""
        return _urls(self.stun)

    @property
    def turn_servers(self) -> list[str]:
        """The TURN servers, one by one."""
        return _urls(self.turn)

    @property
    def database_url(self) -> str:
        """The database URL in full."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'fathom.db'}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file of our own."""
        return self.database_url.startswith("sqlite")

    def shown(self) -> dict[str, Any]:
        """All settings as they may be shown: without secrets and passwords."""
        plain: dict[str, Any] = msgspec.to_builtins(self, enc_hook=str)
        for name in ("secret", "password", "metrics", "turn_secret"):
            plain[name] = "***" if plain[name] else ""
        for name in ("database", "redis"):
            plain[name] = _LOGIN.sub("***", plain[name].partition("?")[0])
        return plain

    def __repr__(self) -> str:
        return f"Settings({self.shown()})"


def load_settings(
    flags: Mapping[str, Any] | None = None,
    *,
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """The settings from flags (None: not given), environment and file. Raises InvalidSetting."""
    found: dict[str, tuple[Any, str]] = {}
    for name in Settings.__struct_fields__:
        variable = PREFIX + name.upper()
        if environment.get(variable):
            found[name] = (environment[variable], variable)
        if flags is not None and flags.get(name) is not None:
            found[name] = (flags[name], "--" + name.replace("_", "-"))
    for name, value, source in _in_file(file, found, environment):
        found.setdefault(name, (value, source))
    values = {name: _read(name, value, source) for name, (value, source) in found.items()}
    settings = Settings(**values)
    _check(settings, {name: source for name, (_, source) in found.items()})
    return settings


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables that look like settings but are none: misspelt, most likely."""
    known = {PREFIX + name.upper() for name in Settings.__struct_fields__}
    known |= {
        PREFIX + name
        for name in ("CONFIG", "LANG", "INTERPRETED", "COMPILE", "NO_SKIPS", "UNPACKED")
    }
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _in_file(
    file: Path | None, found: Mapping[str, tuple[Any, str]], environment: Mapping[str, str]
) -> list[tuple[str, Any, str]]:
    """What the file sets: name, value, and where that stands."""
    if file is None and environment.get(PREFIX + "CONFIG"):
        file = Path(environment[PREFIX + "CONFIG"])
    if file is None:
        folder = found["data"][0] if "data" in found else default_data()
        file = Path(folder) / FILE
        if not file.exists():
            return []
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidSetting("config", str(file), str(error.strerror)) from None
    except ValueError as error:
        raise InvalidSetting("config", str(file), f"not TOML: {error}") from None
    for name in values:
        if name not in Settings.__struct_fields__:
            known = ", ".join(Settings.__struct_fields__)
            raise InvalidSetting(name, str(file), f"there is no such setting; there is: {known}")
    return [(name, value, str(file)) for name, value in values.items()]


def _read(name: str, value: Any, source: str) -> Any:
    """One value as its setting has it. A secret is never quoted."""
    kind = next(f.type for f in msgspec.structs.fields(Settings) if f.name == name)
    try:
        return msgspec.convert(value, kind, strict=False, dec_hook=_decode)
    except msgspec.ValidationError as error:
        shown = "" if name in _UNQUOTED else f", not {value!r}"
        raise InvalidSetting(name, source, f"{error}{shown}") from None


def _decode(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str | Path):
        return Path(value).expanduser()
    raise msgspec.ValidationError(f"Expected `{kind.__name__}`, got `{type(value).__name__}`")


def _check(settings: Settings, sources: Mapping[str, str]) -> None:
    """Refuse what cannot work together."""

    def refuse(name: str, detail: str) -> NoReturn:
        raise InvalidSetting(name, sources[name], detail)

    if settings.database and not settings.database.startswith(
        ("sqlite+aiosqlite:///", "postgresql+asyncpg://")
    ):
        refuse("database", "it begins with sqlite+aiosqlite:/// or postgresql+asyncpg://")
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        refuse("redis", "it begins with redis://, rediss:// or unix://")
    if settings.url and not re.fullmatch(r"https?://[^/?#]+/?", settings.url):
        refuse("url", "it is http:// or https:// and a host, without a path")
    if settings.traces and not re.fullmatch(r"https?://[^\s?#@]+", settings.traces):
        refuse("traces", "it is http:// or https://, a host and mostly /v1/traces")
    if settings.password and len(settings.password) < MOST_GUESSABLE:
        refuse("password", f"it needs at least {MOST_GUESSABLE} characters")
    if settings.secret and len(settings.secret) < 32:
        refuse("secret", "it needs at least 32 characters")
    if not all(re.fullmatch(r"stuns?:[^\s,/]+", url) for url in _urls(settings.stun)):
        refuse("stun", "each begins with stun: or stuns: and names a host")
    if not all(re.fullmatch(r"turns?:[^\s,/]+", url) for url in _urls(settings.turn)):
        refuse("turn", "each begins with turn: or turns: and names a host")
    if settings.turn and not settings.turn_secret:
        refuse("turn", "it needs the secret that it shares with the relay: set 'turn_secret' too")
    if settings.workers > 1 and not settings.redis:
        refuse("workers", "several processes need Redis to hear of each other: set 'redis' too")
    if settings.bots == 0 and not settings.redis:
        refuse("bots", "without Redis the bots must think here: at least 1, or set 'redis' too")
