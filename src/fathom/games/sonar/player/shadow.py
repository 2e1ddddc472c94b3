"""The shadow: it knows the bot it plays against to the letter, and reads it.

It measures how readable a level is, with two seats, turn by turn:

    fathom tournament sonar --bots fathom.games.sonar.player.shadow:of_hard,hard

`expert` reads its enemies, too (see `reading`), and its shadow more closely than `expert` has time
for. How `expert` decides is known to the letter but for one thing: where it thinks that the shadow
is, which it has read; the shadow supposes that it thinks what is sane.
"""

from fathom.games.sonar.player.bot import SonarBot
from fathom.games.sonar.player.levels import EXPERT, HARD
from fathom.games.sonar.player.reading import Portrait

CLOSELY_FOLLOWED = 12
CLOSELY_WORLDS = 4


def shadow(portrait: Portrait) -> SonarBot:
    """Who plays as the bot does that it reads, but knows better where that is."""
    return SonarBot(portrait.skill._replace(reads=True), portrait)


def of_hard() -> SonarBot:
    """The shadow of `hard`."""
    return shadow(Portrait(HARD))


def of_expert() -> SonarBot:
    """The shadow of `expert`: it foresees too, but not with the same seed."""
    return shadow(Portrait(EXPERT, CLOSELY_FOLLOWED, CLOSELY_WORLDS))
