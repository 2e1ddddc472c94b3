"""Moves and effects in words."""

from fathom.engine.bot import Advice
from fathom.engine.effects import Effect
from fathom.engine.errors import FathomError, IllegalMove, InvalidOptions
from fathom.engine.game import Game
from fathom.engine.options import OptionFault, Options, house_rules_of
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
    facts = dict(error.facts)
    if isinstance(error, InvalidOptions) and error.faults:
        facts["detail"] = "; ".join(_option_fault(fault, words) for fault in error.faults)
    text = words.text(f"error-{error.code}", **facts)
    if isinstance(error, IllegalMove):
        text += f"  [{error.clause}] {words.text(error.clause)}"
    return text


def _option_fault(fault: OptionFault, words: Words) -> str:
    if not words.has(fault.message):
        return fault.text
    facts = dict(fault.facts)
    if "option" in facts:
        facts["option"] = option_name(str(facts["option"]), words)
    return words.text(fault.message, **facts)


def option_name(option: str, words: Words) -> str:
    """What an option is called; its own name if nobody wrote another."""
    message = f"option-{option.replace('_', '-')}"
    return words.text(message) if words.has(message) else option


def house_rules_text(options: Options, words: Words) -> str | None:
    """What is not as in the rulebook, in a sentence; None: nothing."""
    book = house_rules_of(type(options))
    rules = [
        words.text(
            "house-rule",
            rule=option_name(name, words),
            value=_choice_text(name, value, words),
            book=_choice_text(name, book[name].rulebook, words),
        )
        for name, value in options.house_rules().items()
    ]
    return words.text("house-rules-told", rules="; ".join(rules)) if rules else None


def _choice_text(option: str, value: object, words: Words) -> str:
    """What was chosen: in words, where there are some for it."""
    if isinstance(value, bool):
        return words.text("plain-yes" if value else "plain-no")
    if isinstance(value, str) and "\n" in value:
        return words.text("option-own-text")
    message = f"option-{option.replace('_', '-')}-{'none' if value is None else value}"
    return words.text(message) if words.has(message) else str(value)
