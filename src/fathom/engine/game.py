"""Game: what is printed on the box, and the way to the table."""

import secrets
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Self

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.bot import LEVELS, Bot, Budget, Reason
from fathom.engine.capabilities import (
    Agreement,
    Charts,
    Drawings,
    Epilogue,
    HiddenPlies,
    Hunt,
    SharedTurns,
    Teams,
)
from fathom.engine.dice import Dice, dice_from_seed
from fathom.engine.encoder import Encoder, plain_encoder
from fathom.engine.errors import (
    InvalidMove,
    InvalidOptions,
    InvalidSeats,
    UnknownBot,
    UnknownRules,
)
from fathom.engine.instinct import Instinct
from fathom.engine.kinds import O, P, S, V
from fathom.engine.manners import Manners
from fathom.engine.options import OptionFault, Options, range_faults
from fathom.engine.position import lay_position, read_dice, read_position
from fathom.engine.practice import Practice
from fathom.engine.skill import SKILLS, Skill
from fathom.engine.view import View

DUEL_SEATS = 2
MOST_FAULTS_TOLD = 8
"""A file as an option can have hundreds of faults, and nobody reads more than the first."""


class Game(Generic[S, O, V, P]):
    """One of the games. Declarative first; then the hooks that a game fills in.

    A game names the types of its state, options, view and position; `Game` alone is any game.
    """

    key: ClassVar[str]
    """The name in commands, records and addresses: small letters and hyphens."""
    title: ClassVar[str]
    seats: ClassVar[Sequence[int]]
    """How many can play, in ascending order."""
    options: type[O] = Options  # type: ignore[assignment]  # a game without any has O = Options
    state: type[S]
    view: type[V]
    position: type[P]
    rules_version: int
    """Rises when the same moves would give another game; see `with_rules`."""
    older_rules: ClassVar[tuple[int, ...]] = ()
    """Versions before that which can still be played: what was begun by them goes on by them."""
    clauses: ClassVar[tuple[str, ...]]
    """The id of every rule; refusals and outcomes cite them."""
    moves: ClassVar[tuple[str, ...]]
    """The words for every move: a move is an index here. The first word is its kind."""
    longest: ClassVar[int]
    """No game has more plies than this."""
    minutes: ClassVar[int] = 30
    """How long a game usually takes."""
    usual_seats: ClassVar[int | None] = None
    """How many it is best with; None: the fewest."""
    quick_starts: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Other ways to play at once than with the usual options, by name: their options. The message
    `play-now-` and the name says what it is."""
    chapters: ClassVar[tuple[str, ...]] = ()
    """The effects with which something new begins, such as a round, by name."""
    has_secrets: ClassVar[bool] = True
    """Whether something is hidden from somebody."""
    instinct: Instinct | None = None
    """What a sensible player feels; without one a game can be played, but not well."""
    skills: ClassVar[Mapping[str, Skill]] = SKILLS
    """By level: how well a bot plays; one that is not named plays like the level below it."""
    duel_skills: ClassVar[Mapping[str, Skill]] = {}
    """The same for tables of two, where that is another."""
    manners: Manners[S] = Manners()
    """How bots of the same level differ, and how the weaker ones err."""
    sparring: ClassVar[tuple[str, ...]] = ()
    """Bots of the game's own, as `module:name`, that test others: see `fathom gauntlet`."""

    # Capabilities, for games that have them

    teams: Teams[O] | None = None
    shared_turns: SharedTurns[V] | None = None
    hidden_plies: HiddenPlies[S] | None = None
    drawings: Drawings[S] | None = None
    hunt: Hunt[S] | None = None
    charts: Charts | None = None
    agreement: Agreement[S] | None = None
    epilogue: Epilogue[S] | None = None
    practice: Practice[S] | None = None

    # Hooks

    def deal(self, seats: int, options: O, dice: Dice) -> S:
        """A table that is set for a new game. Seats and options have been checked."""
        state = self.empty(seats, options, dice)
        state.deal()
        return state

    def restore(self, position: P, options: O, dice: Dice) -> S:
        """The table as in a position that has no faults."""
        state = self.empty(position.seats, options, dice)
        lay_position(state, position)
        return state

    def empty(self, seats: int, options: O, dice: Dice) -> S:
        """A table on which nothing lies yet."""
        return self.state(self, seats, options, dice)

    def skill(self, level: str, seats: int) -> Skill:
        """How well a bot of a level plays at a table with so many seats."""
        named = [one for one in LEVELS[: LEVELS.index(level) + 1] if one in self.skills]
        skill = self.skills[named[-1]]
        return self.duel_skills.get(named[-1], skill) if seats == DUEL_SEATS else skill

    def greedy(self, state: S, seat: int) -> int:
        """What a sensible person would do, as the seat imagines the state. Raises UnknownBot."""
        if self.instinct is None:
            raise UnknownBot(f"{self.key} has no greedy player", bot="greedy", known="random")
        return self.instinct.choose(state, seat)

    def player(self, level: str, budget: Budget | None) -> Bot | None:
        """A new bot of the game's own for a level; None where searching serves the game well.

        `budget` is how long it shall think about a move, if not as long as the level has it.
        """
        return None

    def reason(self, state: S, seat: int, move: int) -> Reason | None:
        """Why a move may be good, as far as the seat can know; None if there is nothing to say."""
        return None

    def encoder(self, seats: int, options: O) -> Encoder:
        """What writes as numbers what a seat may know, for learning."""
        return plain_encoder(seats, self.move_count)

    def open_view(self, state: S) -> View:
        """The table with everything on it face up, for whoever may know all; `you` is None."""
        return state.view(None)

    # Versions of the rules

    @property
    def rules_versions(self) -> tuple[int, ...]:
        """Every version of the rules that can be played, the newest last."""
        return (*self.older_rules, type(self).rules_version)

    def with_rules(self, version: int) -> Self:
        """The same game by this version of its rules: all that is asked of it is by that version.

        Raises UnknownRules.
        """
        if version == self.rules_version:
            return self
        if version not in self.rules_versions:
            known = " or ".join(map(str, self.rules_versions))
            raise UnknownRules(
                f"{self.key} cannot be played by rules {version}, only by {known}",
                game=self.title,
                rules=version,
                known=known,
            )
        game = type(self).__new__(type(self))
        game.__dict__ |= self.__dict__ | {"rules_version": version}
        return game

    def __reduce__(self) -> str | tuple[Any, ...]:
        """A game is pickled by name if it is the GAME of its package, as those installed are."""
        known = getattr(sys.modules[type(self).__module__], "GAME", None)
        if known is self:
            return "GAME"
        if isinstance(known, type(self)):
            return _by_rules, (known, self.rules_version)
        return super().__reduce__()

    # The front door

    def new(
        self,
        seats: int | None = None,
        *,
        seed: int | bytes | None = None,
        options: dict[str, Any] | Options | None = None,
        dice: Dice | None = None,
    ) -> S:
        """A new game, with a seed (a number, or 32 secret bytes) or with dice of your own.

        Without either a seed is drawn. Raises InvalidSeats, InvalidOptions or InvalidSeed.
        """
        seats = self.seats[0] if seats is None else seats
        if options is None:
            chosen = self._usual_options(seats)
        else:
            self.check_seats(seats)
            chosen = self.read_options(options, seats)
        if dice is None:
            dice = dice_from_seed(secrets.randbits(64) if seed is None else seed)
        return self.deal(seats, chosen, dice)

    def from_position(self, position: object, dice: Dice | None = None) -> S:
        """The state that `State.position` described; with `dice`, chance goes on from those.

        It goes on by the rules by which it was begun. Raises InvalidPosition, listing every fault.
        """
        read = read_position(self, self.position, position)
        options = self.read_options(read.options, read.seats)
        game = self.with_rules(read.rules)
        state = game.restore(read, options, read_dice(read) if dice is None else dice)
        state.ply = read.ply
        state.now = read.now
        return state

    def seats_for(self, options: Mapping[str, Any]) -> list[int]:
        """How many can play with these options; none if they are no options of this game."""
        return [seats for seats in self.seats if self._allows(options, seats)]

    def _allows(self, options: Mapping[str, Any], seats: int) -> bool:
        try:
            self.read_options(dict(options), seats)
        except InvalidOptions:
            return False
        return True

    def check_seats(self, seats: int) -> None:
        """Raise InvalidSeats unless that many can play."""
        if seats not in self.seats:
            raise InvalidSeats(
                f"{self.key} is for {self.seats_text} seats, not {seats}",
                game=self.title,
                known=self.seats_text,
                seats=seats,
            )

    @cached_property
    def seats_text(self) -> str:
        """How many can play, in figures: `2–6`, and where there is a gap `2, 4–8`."""
        starts = [seats for seats in self.seats if seats - 1 not in self.seats]
        ends = [seats for seats in self.seats if seats + 1 not in self.seats]
        pairs = zip(starts, ends, strict=True)
        return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in pairs)

    def read_options(self, options: dict[str, Any] | Options | None, seats: int) -> O:
        """The options as this game's struct. Raises InvalidOptions, naming every fault."""
        if options is None:
            return self._usual_options(seats)
        if isinstance(options, Options) and not isinstance(options, self.options):
            raise InvalidOptions(f"{self.key}: these are {type(options).__name__}, of another game")
        plain = msgspec.to_builtins(options)
        try:
            chosen: O = msgspec.convert(plain, self.options)
        except msgspec.ValidationError as error:
            known = ", ".join(self.options.__struct_fields__) or "none"
            raise InvalidOptions(f"{self.key}: {error} (its options: {known})") from None
        faults = range_faults(chosen)
        for fault in chosen.faults(seats):
            faults.append(OptionFault(fault) if isinstance(fault, str) else fault)
        if faults:
            told = faults[:MOST_FAULTS_TOLD]
            more = len(faults) - len(told)
            if more:
                told.append(OptionFault(f"and {more} more", "option-more-faults", {"count": more}))
            texts = [fault.text for fault in told]
            has_words = bool(faults[0].message)
            cited = [clause for clause in self.clauses if f"({clause})" in texts[0]]
            facts = {"clause": cited[0]} if cited and not has_words else {}
            raise InvalidOptions(f"{self.key}: " + "; ".join(texts), told, game=self.key, **facts)
        return chosen

    def _usual_options(self, seats: int) -> O:
        """The options of who chooses none; they and the seats are checked once."""
        usual = self._usual_by_seats.get(seats)
        if usual is None:
            self.check_seats(seats)
            usual = self._usual_by_seats[seats] = self.read_options({}, seats)
        return usual

    @cached_property
    def _usual_by_seats(self) -> dict[int, O]:
        return {}

    # Notation

    @cached_property
    def move_count(self) -> int:
        """Moves are the numbers below this."""
        return len(self.moves)

    @cached_property
    def move_kinds(self) -> list[str]:
        """The kind of decision that each move is: the first of its words."""
        return [words.split()[0] for words in self.moves]

    @cached_property
    def kind_numbers(self) -> vec[i64]:
        """The same as numbers."""
        numbers = {kind: number for number, kind in enumerate(dict.fromkeys(self.move_kinds))}
        return vec[i64]([numbers[kind] for kind in self.move_kinds])

    def by_kind(self, moves: Iterable[int]) -> dict[str, list[int]]:
        """Moves by the kind of decision that they are."""
        kinds: dict[str, list[int]] = {}
        for move in moves:
            kinds.setdefault(self.move_kinds[move], []).append(move)
        return kinds

    @cached_property
    def _move_by_words(self) -> dict[str, int]:
        return {words.lower(): move for move, words in enumerate(self.moves)}

    def move_text(self, move: int) -> str:
        """The words for a move."""
        return self.moves[move]

    def parse_move(self, text: str) -> int:
        """The move that words mean, whatever their case and spacing. Raises InvalidMove."""
        move = self._move_by_words.get(" ".join(text.lower().split()))
        if move is None:
            kinds = ", ".join(dict.fromkeys(self.move_kinds))
            raise InvalidMove(
                f"{text!r} is no move of {self.key}; a move begins with one of: {kinds}",
                move=text,
                kinds=kinds,
            )
        return move


def _by_rules(game: Game, version: int) -> Game:
    return game.with_rules(version)
