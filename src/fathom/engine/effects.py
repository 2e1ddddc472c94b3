"""What just happened, told to those who may know."""

import re
from typing import Any, NamedTuple

import msgspec


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Effect(msgspec.Struct, frozen=True, tag_field="effect", tag=_kebab):
    """One thing that happened, for logs and animation. Each game defines its own."""

    @property
    def name(self) -> str:
        """The name of this kind of effect, as on the wire and in the word files."""
        return str(self.__struct_config__.tag)

    def facts(self) -> dict[str, Any]:
        """The particulars by name."""
        return {field: getattr(self, field) for field in self.__struct_fields__}


class Told(NamedTuple):
    """An effect and the seats that may see it; None means everybody, spectators included."""

    effect: Effect
    seats: tuple[int, ...] | None = None

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may see the effect."""
        return self.seats is None or seat in self.seats
