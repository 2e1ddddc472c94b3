"""Words: a sentence for everything, and the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from fathom.check.box import effects_of
from fathom.check.finding import Finding, Subject, advice, fault
from fathom.check.rules import play_one
from fathom.engine.choices import choices_of
from fathom.engine.dice import Dice
from fathom.engine.effects import Effect
from fathom.engine.scenes import read_scenes
from fathom.words import HERE, LANGUAGES

SHARED = ("shared", "serving", "web", "people")
"""The words of all games that a game's own may rely on, in the browser."""
REASONED_MOVES = 300
"""Of the moves of a random game so many are asked what speaks for them."""
ENDINGS = 2
"""So many random games are asked what made them end as they did."""
_SAID = re.compile(r"""\bwords\.text\(\s*['"]([\w-]+)['"]""")
"""In a board: a message whose name is written out."""

Messages = dict[str, set[str]]
"""By name of a message: the variables that it uses."""


class _Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages_of(file: Path) -> tuple[Messages, list[str]]:
    """The messages of a file with their variables, and the lines that are wrong in it."""
    found: Messages = {}
    wrong = []
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            wrong.append(str(entry.content).strip().partition("\n")[0])
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                wrong.append(entry.id.name)
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found, wrong


def check_words(subject: Subject) -> Iterator[Finding]:
    """English says everything that is needed; every other language says what English says."""
    english: Messages = {}
    for language in LANGUAGES:
        file = subject.folder / "words" / f"{language}.ftl"
        if not file.is_file():
            # A game in English alone can be played by everybody, if not in everybody's words.
            yield (fault if language == "en" else advice)("no-language", language=language)
            continue
        messages, wrong = messages_of(file)
        for line in wrong:
            yield fault("unreadable-words", language=language, line=line)
        if language == "en":
            english = messages
            yield from _check_needed(subject, messages)
        else:
            yield from compared(messages, english, language)


def compared(messages: Messages, english: Messages, language: str) -> Iterator[Finding]:
    """A language has the messages of English, with the same variables."""
    for name in english.keys() - messages.keys():
        yield fault("word-missing", word=name, language=language)
    for name in messages.keys() - english.keys():
        yield fault("word-stray", word=name, language=language)
    for name in english.keys() & messages.keys():
        if english[name] != messages[name]:
            yield fault("word-variables", word=name, language=language)


def _check_needed(subject: Subject, english: Messages) -> Iterator[Finding]:
    game = subject.game
    for name in _needed(subject):
        if name not in english:
            yield fault("word-missing", word=name, language="en")
    for kind in effects_of(subject):
        name = f"effect-{kind.__struct_config__.tag}"
        for variable in english.get(name, set()) - set(kind.__struct_fields__):
            yield fault("word-unknown-fact", word=name, variable=variable)
    for name, facts in _reasons(subject).items():
        if name not in english:
            yield fault("word-missing", word=name, language="en")
        for variable in english.get(name, set()) - facts:
            yield fault("word-unknown-fact", word=name, variable=variable)
    for name, facts in _epilogue(subject).items():
        if name not in english:
            yield fault("word-missing", word=name, language="en")
        for variable in english.get(name, set()) - facts:
            yield fault("word-unknown-fact", word=name, variable=variable)
    shared = {word for file in SHARED for word in messages_of(HERE / "en" / f"{file}.ftl")[0]}
    for name in _said_by_board(subject) - english.keys() - shared:
        yield fault("word-missing", word=name, language="en")
    chapters = [clause for clause in game.clauses if f"chapter-{clause}" in english]
    if not chapters:
        yield advice("no-chapters")
    elif chapters[0] != game.clauses[0]:
        yield fault("first-chapter", clause=game.clauses[0])
    if not any(name.startswith("tour-") for name in english):
        yield advice("no-tour")


def _needed(subject: Subject) -> Iterator[str]:
    """The names of all messages that there have to be."""
    game = subject.game
    yield from ("title", "about")
    yield from game.clauses
    yield from (f"play-now-{name}" for name in game.quick_starts)
    if game.practice is not None:
        for lesson, goals in game.practice.lessons.items():
            yield f"practice-{lesson}"
            yield from (f"practice-{lesson}-{goal}" for goal in goals)
    for kind in dict.fromkeys(game.move_kinds):
        yield f"move-{kind}"
        if game.move_kinds.count(kind) > 1:
            yield f"choose-{kind}"
    for kind_of_effect in effects_of(subject):
        yield f"effect-{kind_of_effect.__struct_config__.tag}"
    for figure in game.new(seed=1).figures():
        yield f"figure-{figure}"
    for choice in choices_of(game):
        if choice.is_for_people:
            name = f"option-{choice.name.replace('_', '-')}"
            yield from (name, f"{name}-hint")
    if game.charts is not None:
        kit = game.charts.kit
        yield "board-good"
        yield from (f"chart-head-{head.name}" for head in kit.heads)
        yield from (f"chart-paint-{paint.name}" for paint in kit.paints)
        yield from (f"chart-fault-{name}" for name in game.charts.fault_names)
        yield from ["chart-edges"] * bool(kit.edges)
    with suppress(msgspec.DecodeError):  # what is wrong with the scenes is said there
        for scene in read_scenes(subject.folder):
            yield f"scene-{scene.name}"


def _reasons(subject: Subject) -> dict[str, set[str]]:
    """The messages that say why a move may be good, with their facts, as far as a game has them."""
    game = subject.game
    state = game.new(seed=1)
    dice = Dice(1)
    found: dict[str, set[str]] = {}
    asked = 0
    while asked < REASONED_MOVES and state.ply < game.longest:
        for seat in state.to_act():
            for move in state.legal_moves(seat):
                asked += 1
                reason = game.reason(state, seat, move)
                if reason is not None:
                    found[reason[0]] = set(reason[1])
        if not play_one(state, dice):
            break
    return found


def _epilogue(subject: Subject) -> dict[str, set[str]]:
    """The messages that say what made some games end as they did, with their facts."""
    game = subject.game
    found: dict[str, set[str]] = {}
    if game.epilogue is None:
        return found
    for seed in range(ENDINGS):
        state = game.new(seed=seed)
        state.listen()
        dice = Dice(seed)
        story: list[Effect] = []
        while state.ply < game.longest and play_one(state, dice):
            story += [told.effect for told in state.heard() if told.seats is None]
        for remark in game.epilogue.remarks(state, story):
            found[remark.message] = {*remark.facts, "who", "you"}
        found |= {f"figure-{name}": set() for name in game.epilogue.figures(state, story)}
    return found


def _said_by_board(subject: Subject) -> set[str]:
    """The messages that the board names."""
    modules = sorted((subject.folder / "web").glob("*.js"))
    return {name for file in modules for name in _SAID.findall(file.read_text("utf-8"))}
