"""Games that do not work."""

from tests.toys.doubles import Pearls


class Wreck(Pearls):
    """Nobody can set it up."""

    key = "wreck"

    def deal(self, *table: object) -> None:  # type: ignore[override]
        raise NotImplementedError


UNDEALT = Wreck()
