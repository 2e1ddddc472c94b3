"""A game in the terminal: people and bots at one table, saved after every move."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path

from rich.console import Console, Group
from rich.text import Text

from fathom import registry
from fathom.bots import Perspective, bot
from fathom.cli.hint import ADVISER, hint
from fathom.cli.keyboard import meant, read_line
from fathom.cli.rules import rules_table
from fathom.cli.seating import PERSON
from fathom.engine.capabilities import known_to_act
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.disclosure import discloses
from fathom.engine.effects import Effect
from fathom.engine.errors import FathomError
from fathom.engine.record import record_text
from fathom.engine.table import Table
from fathom.terminal.palette import AMBER, MUTED, RED, seat_name
from fathom.terminal.screens import draw_of
from fathom.terminal.telling import effect_text, error_text, move_meaning
from fathom.words import Words

LOG_LINES = 8
COMMANDS = ("hint", "log", "quit", "rules", "undo")
"""What can be typed instead of a move."""
MOST_MOVES_OF_A_KIND = 4
"""Where there are many moves, a kind of decision with more than this is told in one line."""


class Quit(Exception):
    """Somebody wants to stop; the game is saved."""


class Session:
    """Plays a table to its end, or until somebody stops."""

    def __init__(
        self,
        table: Table,
        players: list[str],
        file: Path,
        words: Words,
        console: Console,
        pace_seconds: float = 0,
    ) -> None:
        """`pace_seconds`: how long what a bot did is shown before somebody else acts."""
        self.table = table
        self.players = players
        self.file = file
        self.words = words
        self.console = console
        self.pace_seconds = pace_seconds
        self.draw = draw_of(registry.package_of(table.game.key))
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        self.bots = {seat: bot(player) for seat, player in enumerate(players) if player != PERSON}
        self.seen = {seat: table.known_ply(seat) for seat in self.people}
        """By person: the ply up to which they have been told what happened."""
        self.is_private = False
        """Whether the screen shows something that not everybody may see."""
        self.is_first_screen = True

    def run(self) -> None:
        """Play to the end. Raises Quit if somebody stops; nothing is lost then."""
        try:
            while acting := self.table.state.to_act():
                self.turn(acting[0])
        except (KeyboardInterrupt, EOFError):
            raise Quit from None
        self.show_end()

    def turn(self, seat: int) -> None:
        """One decision of a seat."""
        if seat in self.bots:
            self.play(seat, self.bots[seat].choose(self.perspective(seat), self.bot_dice(seat)))
            self.show_bot()
        else:
            self.cover(seat)
            self.show(seat, self.news(seat))
            if self.ask(seat):
                self.whisper(seat)

    def play(self, seat: int, move: int | str) -> None:
        """Play a move and save the game."""
        self.table.commit(self.table.propose(seat, move))
        self.save()

    def save(self) -> None:
        """Write the record so that at no moment the file is anything but whole."""
        draft = self.file.with_name(self.file.name + ".new")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with draft.open("w", encoding="utf-8") as stream:
                stream.write(record_text(self.table, self.players))
                stream.flush()
                os.fsync(stream.fileno())
            draft.replace(self.file)
        except OSError as error:
            raise FathomError(f"cannot save the game in {self.file}: {error.strerror}") from None

    # Bots

    def perspective(self, seat: int) -> Perspective:
        """All that the bot in this seat may know."""
        return Perspective(self.table.state, seat, past=self.table.past(seat))

    def bot_dice(self, seat: int) -> Dice:
        """A bot's own chance: repeatable where the game is, and never taken from a sealed seed."""
        seed = self.table.seed
        if isinstance(seed, bytes):
            return Dice(secrets.randbits(64))
        return Dice(derived_seed(seed, seat, self.table.ply))

    # What people see

    def show_bot(self) -> None:
        """What a bot did, for as long as it takes to read; without a pace only to spectators."""
        if len(self.people) == 1 and self.pace_seconds:
            (eyes,) = self.people
            self.show(eyes, self.table.effects(eyes, self.seen[eyes]))
        elif self.pace_seconds or not self.people:
            self.show(None, self.table.last_effects(None))
            self.is_private = False
        if self.pace_seconds:
            time.sleep(self.pace_seconds)

    def news(self, seat: int) -> list[Effect]:
        """What happened since this person was last told."""
        since = self.seen[seat]
        self.seen[seat] = self.table.known_ply(seat)
        return self.table.effects(seat, since)

    def cover(self, seat: int) -> None:
        """Hide the screen between people when one of them is shown something the others are not."""
        if len(self.people) < 2:
            return
        view = self.table.state.view(seat)
        is_private = view.is_private(self.table.state.view(None))
        if is_private or self.is_private:
            self.pull_curtain(seat)
        self.is_private = is_private

    def pull_curtain(self, seat: int) -> None:
        """An empty screen until this person is alone with it."""
        self.console.clear()
        self.console.print(self.words.text("play-cover", seat=seat_name(seat, self.words)))
        self.console.input()

    def whisper(self, seat: int) -> None:
        """Tell a person at once what came of their move for their eyes only."""
        if len(self.people) < 2:
            return
        public = self.table.last_effects(None)
        secret = [effect for effect in self.table.last_effects(seat) if effect not in public]
        if secret:
            self.pull_curtain(seat)
            for effect in secret:
                self.console.print(effect_text(effect, self.words))
            self.console.input(self.words.text("play-enter"))
            self.console.clear()

    def show(self, seat: int | None, effects: list[Effect]) -> None:
        """Draw the table as this seat sees it, and tell what happened."""
        if not self.is_first_screen:  # what was said before the game stays on the screen
            self.console.clear()
        self.is_first_screen = False
        view = self.table.state.view(seat)
        log = [effect_text(effect, self.words) for effect in effects[-LOG_LINES:]]
        if len(effects) > LOG_LINES:
            log.insert(0, "…")
        self.console.print(
            Group(
                self.draw(view, self.words, self.players),
                Text(),
                *(Text(f"  {line}", MUTED) for line in log),
            )
        )

    def ask(self, seat: int) -> bool:
        """Ask until a move is played, or taken back: whether one was played."""
        state = self.table.state
        moves = [state.move_text(move).lower() for move in state.legal_moves(seat)]
        while True:
            self.console.print(self.prompt(seat))
            answer = read_line("> ", [*moves, *COMMANDS])
            word, _, rest = answer.partition(" ")
            command = word.lower()
            if command == "?":
                self.list_moves(state.legal_moves(seat))
            elif command in ("q", "quit"):
                raise Quit
            elif command == "rules":
                self.show_rules(rest.strip() or None)
            elif command == "hint":
                self.console.print(
                    hint(state, seat, bot(ADVISER), self.words, self.table.past(seat))
                )
            elif command == "log":
                self.show_log(seat)
            elif command == "undo":
                if self.take_back(seat):
                    return False
            elif answer and self.try_move(seat, answer):
                return True

    def prompt(self, seat: int) -> Text:
        """Who is asked, and the choices with their meaning; many of a kind in one line."""
        state = self.table.state
        name = f"ask-{getattr(state.view(seat), 'phase', '')}"
        question = self.words.text(
            name if self.words.has(name) else "play-ask", seat=seat_name(seat, self.words)
        )
        text = Text.assemble("\n", (question, "bold"))
        choices = self.choices(state.legal_moves(seat))
        width = max(len(choice) for choice, _ in choices)
        for choice, meaning in choices:
            text.append("\n  ").append(f"{choice:<{width}}", f"bold {AMBER}").append(f"  {meaning}")
        return text.append("\n").append(self.words.text("play-help"), MUTED)

    def choices(self, moves: list[int]) -> list[tuple[str, str]]:
        """What can be typed and what it means; where moves are many, those that go on alike as one.

        They are told apart by the first word in which they differ.
        """
        game = self.table.game
        spelled = {move: game.move_text(move).split() for move in moves}
        depth = _words_in_common(list(spelled.values())) + 1
        groups: dict[str, list[int]] = {}
        for move, parts in spelled.items():
            groups.setdefault(" ".join(parts[:depth]), []).append(move)
        choices = []
        for start, group in groups.items():
            if len(moves) > LOG_LINES and len(group) > MOST_MOVES_OF_A_KIND:
                example = game.move_text(group[0])
                many = self.words.text("play-many", count=len(group), example=example)
                choices.append((f"{start} …", many))
            else:
                choices += [
                    (game.move_text(move), move_meaning(game, move, self.words)) for move in group
                ]
        return choices

    def list_moves(self, moves: list[int]) -> None:
        """Moves with their meaning."""
        game = self.table.game
        self.list_choices(
            [(game.move_text(move), move_meaning(game, move, self.words)) for move in moves]
        )

    def list_choices(self, choices: list[tuple[str, str]]) -> None:
        """What can be typed, with its meaning."""
        width = max(len(choice) for choice, _ in choices)
        for choice, meaning in choices:
            self.console.print(Text.assemble("  ", (f"{choice:<{width}}", "bold"), f"  {meaning}"))

    def show_rules(self, clause: str | None) -> None:
        """The rules, or one of them."""
        try:
            self.console.print(rules_table(self.table.game, self.words, clause))
        except FathomError as error:
            self.console.print(str(error), style=RED)

    def show_log(self, seat: int) -> None:
        """All that this person has been told since the game began."""
        for effect in self.table.effects(seat):
            self.console.print(Text(f"  {effect_text(effect, self.words)}", MUTED))

    def take_back(self, seat: int) -> bool:
        """Take back this person's last move, as long as nobody has learned anything from it."""
        table = self.table
        last = table.plays[-1] if table.plays else None
        before = Table(table.game, table.state.seats, table.seed, table.state.options)
        for play in table.plays[:-1]:
            before.replay(play)
        if last is None or last.seat != seat or last.move is None:
            fault = "undo-not-yours"
        elif table.game.hidden_plies and known_to_act(table.state, seat) != [seat]:
            fault = "undo-not-yours"  # whether somebody else has acted is hidden
        elif before.state.dice.position() != table.state.dice.position():
            fault = "undo-chance"
        elif discloses(before.state, seat, last.move):
            fault = "undo-shown"
        else:
            self.table = before
            self.seen = {one: min(ply, before.known_ply(one)) for one, ply in self.seen.items()}
            self.save()
            return True
        self.console.print(self.words.text(fault), style=RED)
        return False

    def try_move(self, seat: int, answer: str) -> bool:
        """Play what was typed: the words of a move, or enough of them; say why not if it fails."""
        state = self.table.state
        typed = " ".join(answer.lower().split())
        legal = {move: state.move_text(move).lower() for move in state.legal_moves(seat)}
        found = meant(typed, legal)
        if len(found) > 1 and typed not in map(legal.get, found):
            self.list_choices(self.choices(found))
            return False
        try:
            self.play(seat, found[0] if len(found) == 1 else typed)
        except FathomError as error:
            self.console.print(error_text(error, self.words), style=RED)
            return False
        return True

    def show_end(self) -> None:
        """The final table and the ranking."""
        eyes = self.people[0] if len(self.people) == 1 else None
        since = 0 if eyes is None else self.seen[eyes]
        self.show(eyes, self.table.effects(eyes, since))
        outcome = self.table.state.outcome()
        assert outcome is not None
        self.console.print()
        for seat in sorted(range(len(self.players)), key=lambda seat: outcome.places[seat]):
            self.console.print(
                self.words.text(
                    "play-place",
                    place=outcome.places[seat],
                    seat=seat_name(seat, self.words),
                    score=outcome.scores[seat],
                )
            )
        reason = self.words.text(outcome.clause)
        self.console.print(f"[{outcome.clause}] {reason}", style=MUTED)
        self.console.print(self.words.text("play-saved", file=str(self.file)), style=MUTED)


def _words_in_common(moves: list[list[str]]) -> int:
    """With how many words all these moves begin alike."""
    first, last = min(moves), max(moves)
    return next((at for at, word in enumerate(first) if last[at : at + 1] != [word]), len(first))
