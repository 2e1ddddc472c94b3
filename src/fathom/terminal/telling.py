"""Moves and effects in words."""

from fathom.engine.bot import Advice
from fathom.engine.effects import Effect
from fathom.engine.errors import FathomError, IllegalMove
from fathom.engine.game import Game
from fathom.words import Words


def effect_text(effect: Effect, words: Words) -> str:
    """What happened, in a sentence."""
    facts = {name: _said(name, fact, words) for name, fact in effect.facts().items()}
    return words.text(f"effect-{effect.name}", **facts)


def advice_text(advice: Advice, words: Words) -> str:
    """Why a bot would do that, in a sentence."""
    facts = {name: _said(name, fact, words) for name, fact in advice.facts.items()}
    return words.text(advice.reason, **facts)


def _said(name: str, fact: object, words: Words) -> object:
    """A fact in words where there are some: `to_seat` 1 is `seat-1`."""
    message = f"{name.rpartition('_')[2]}-{fact}"
    return words.text(message) if words.has(message) else fact


def move_meaning(game: Game, move: int, words: Words) -> str:
    """What a move would do, in a few words; the words of the move itself if nobody wrote any.

    The message gets all that follows the kind as `what`, and its words as `what1`, `what2`, ...
    """
    kind, _, what = game.move_text(move).partition(" ")
    name = f"move-{kind}"
    parts = {f"what{number}": word for number, word in enumerate(what.split(), 1)}
    return words.text(name, what=what, **parts) if words.has(name) else game.move_text(move)


def error_text(error: FathomError, words: Words) -> str:
    """Why something was refused, with the sentence of the rule if a rule refused it."""
    text = words.text(f"error-{error.code}", **error.facts)
    if isinstance(error, IllegalMove):
        text += f"  [{error.clause}] {words.text(error.clause)}"
    return text
