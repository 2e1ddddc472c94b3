"""The shadow: it knows the bot it plays against to the letter, and reads it.

It measures how readable a level is, with two seats, turn by turn:

    fathom tournament sonar --bots fathom.games.sonar.player.shadow:of_hard,hard

`hard` and `expert` read their enemies, too (see `reading`). The shadow knows from the beginning
whom it plays against: `expert` must find that out, and `hard` does not know how bots play. How
these two decide is known to the letter but for their seed and one thing: where they think that the
shadow is, which they have read; the shadow supposes that they think what is sane, and that they
have a whim now and then.
"""

from fathom.games.sonar.player.bot import SonarBot
from fathom.games.sonar.player.characters import Portrait
from fathom.games.sonar.player.levels import EXPERT, HARD

TRUST = 0.95
"""Who is quite sure would never notice that it is somebody else."""


def shadow(portrait: Portrait) -> SonarBot:
    """Who plays as the bot does that it reads, but knows better where that is."""
    return SonarBot(portrait.skill._replace(reads=True), portrait)


def of_hard() -> SonarBot:
    """The shadow of `hard`."""
    return shadow(Portrait.by(HARD, TRUST))


def of_expert() -> SonarBot:
    """The shadow of `expert`: it foresees too, but not with the same seed."""
    return shadow(Portrait.by(EXPERT, TRUST))
