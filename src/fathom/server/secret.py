"""The secret that signs cookies: whoever has it can be anybody."""

from __future__ import annotations

import os
import secrets
import stat
from pathlib import Path

from fathom.engine.errors import FathomError
from fathom.server.settings import Settings


def secret_file(settings: Settings) -> Path:
    """Where the secret is kept if no setting gives it."""
    return settings.data / "secret"


def signing_secret(settings: Settings) -> bytes:
    """The secret; on first use it is drawn and kept. Raises FathomError if it cannot be."""
    if settings.secret:
        return settings.secret.encode()
    file = secret_file(settings)
    try:
        if not file.exists():
            write_secret(file, secrets.token_hex(32))
        kept = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise FathomError(f"cannot keep the secret in {file}: {error}") from None
    if len(kept) < 32:
        raise FathomError(f"the secret in {file} is too short: remove the file to draw a new one")
    return kept.encode()


def write_secret(file: Path, secret: str) -> None:
    """Keep a secret that only its owner can read. One that is there already stays."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{os.getpid()}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as stream:
        stream.write(secret + "\n")
        stream.flush()
        os.fsync(stream.fileno())
    try:
        os.link(draft, file)  # whole or not at all, and whoever starts first has drawn it
    except FileExistsError:
        pass
    finally:
        draft.unlink()


def is_private(file: Path) -> bool:
    """Whether nobody but the owner can read a file."""
    return os.name != "posix" or not file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO)


def kept_secret(settings: Settings) -> str | None:
    """The secret that is kept in a file, if it is; for a backup."""
    file = secret_file(settings)
    if settings.secret or not file.exists():
        return None
    return signing_secret(settings).decode()


def restore_secret(settings: Settings, secret: str, *, overwrite: bool) -> bool:
    """Keep the secret of a backup; whether it is the one that will be used."""
    file = secret_file(settings)
    if overwrite:
        file.unlink(missing_ok=True)
    if not file.exists():
        write_secret(file, secret)
    return signing_secret(settings) == secret.encode()
