"""Moves and effects in words."""

from fathom.cli.palette import seat_name
from fathom.engine.effects import Effect
from fathom.engine.errors import FathomError, IllegalMove
from fathom.engine.game import Game
from fathom.locales import Words


def effect_text(effect: Effect, words: Words) -> str:
    """What happened, in a sentence."""
    facts = effect.facts()
    if isinstance(facts.get("seat"), int):
        facts["seat"] = seat_name(facts["seat"], words)
    return words.text(f"effect-{effect.name}", **facts)


def move_meaning(game: Game, move: int, words: Words) -> str:
    """What a move would do, in a few words; the words of the move itself if nobody wrote any."""
    kind, _, what = game.move_text(move).partition(" ")
    name = f"move-{kind}"
    return words.text(name, what=what) if words.has(name) else game.move_text(move)


def error_text(error: FathomError, words: Words) -> str:
    """Why something was refused, with the sentence of the rule if a rule refused it."""
    text = words.text(f"error-{error.code}", **error.facts)
    if isinstance(error, IllegalMove):
        text += f"  [{error.clause}] {words.text(error.clause)}"
    return text
