"""The bot that plays at a level, as the game understands it."""

from fathom.bots.parameters import Thinking
from fathom.bots.search import SearchBot
from fathom.engine.bot import Advice, Bot
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.perspective import Perspective


class LevelBot(Bot):
    """Leaves the seat to the game's own player of this level, or searches."""

    def __init__(self, level: str, thought: Thinking) -> None:
        self.level = level
        self.thought = thought
        self.player: Bot | None = None

    def choose(self, known: Perspective, dice: Dice) -> int:
        return self._player(known.game).choose(known, dice)

    def explain(self, known: Perspective, dice: Dice) -> list[Advice]:
        return self._player(known.game).explain(known, dice)

    def pace(self, known: Perspective, dice: Dice) -> int:
        return self._player(known.game).pace(known, dice)

    def speak(self, known: Perspective, dice: Dice) -> str | None:
        return self._player(known.game).speak(known, dice)

    def _player(self, game: Game) -> Bot:
        if self.player is None:
            own = game.player(self.level, self.thought.budget())
            self.player = own or SearchBot(self.level, self.thought)
            self.player.style = self.thought.style
        return self.player
