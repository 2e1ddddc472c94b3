"""What can happen."""

from fathom.engine.effects import Effect


class Kept(Effect, frozen=True):
    """A diver keeps their pearl (PRL-2)."""

    seat: int


class Swapped(Effect, frozen=True):
    """A diver laid down a pearl, for all to see, and drew another (PRL-3)."""

    seat: int
    old: int


class Drew(Effect, frozen=True):
    """The pearl that was drawn, for its owner alone (PRL-3)."""

    seat: int
    pearl: int


class Shown(Effect, frozen=True):
    """The game is over and everybody shows their pearl (PRL-4)."""

    pearls: list[int]
