"""The games for OpenSpiel: importing this module registers them with `pyspiel.load_game`.

    game = pyspiel.load_game("fathom_GAME", {"seats": 3, "options": "name:value;name:value"})

GAME is the key of a game, with `_` for `-`. A game can also begin in the middle: `position` is then
the path of a file with a position as JSON; what seat 0 does not know of it is dealt anew.

Chance is explicit, draw by draw, the dealing of cards too. A state of OpenSpiel points at a moment
of the game; moments never change, so a clone is cheap.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from fathom import registry
from fathom.engine.chance import ChosenDice
from fathom.engine.dice import Dice
from fathom.engine.episode import Episode, new_episode
from fathom.engine.errors import InvalidOptions, InvalidPosition, InvalidSeats
from fathom.engine.game import Game
from fathom.engine.playout import PAUSE_MS
from fathom.engine.state import State
from fathom.envs.setting import Setting

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
"""Players to OpenSpiel: whoever draws, and nobody at the end."""
MOST_WAYS = PAUSE_MS
"""No draw of chance can go more ways than this: a pause in real time, in milliseconds."""
NOBODY_ACTED = -1


class Step(msgspec.Struct, frozen=True):
    """One thing that was done, how chance went then, and what was done before."""

    before: Step | None
    """None: this is the deal, or nobody knows."""
    actor: int
    action: int
    draws: list[int]
    is_known: bool
    """Whether all is known from the deal on."""


class Moment(msgspec.Struct):
    """The game after a step. It never changes.

    Few ask what players remember, and to keep all that a game has been takes a fifth of the time
    of playing it. So a moment knows the one before it only if somebody has asked that one;
    otherwise the game is played again by its steps.
    """

    episode: Episode
    beginning: Beginning
    step: Step | None = None
    """Without one its past is not known, but for what players remember."""
    before: Moment | None = None
    memories: dict[int, bytes] | None = None
    """By player: all that they have seen and done up to here, as a digest."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """It is pickled with what the players remember, but without the moments before."""
        players = range(self.episode.state.seats)
        memories = {player: self.memory(player) for player in players}
        return _unpickled, (self.episode, self.beginning, memories)

    def memory(self, player: int) -> bytes:
        """What tells this past from others, for this player."""
        if self.memories is None:
            self.memories = {}
        if player not in self.memories:
            before, step = self.before, self.step
            if step is None:
                self.memories[player] = _added(b"", None, self.sight(player), None)
            elif before is not None:
                told = before.memory(player), before.sight(player), self.sight(player)
                self.memories[player] = _added(*told, _own(step, player))
            else:
                self.memories[player] = self._replayed_memory(step, player)
        return self.memories[player]

    def _replayed_memory(self, last: Step, player: int) -> bytes:
        """The same, found out by playing the game again."""
        steps = [last]
        while steps[-1].before is not None:
            steps.append(steps[-1].before)
        episode, _ = self.beginning.deal(steps.pop().draws)
        seen = sight(episode, player)
        memory = _added(b"", None, seen, None)
        for step in reversed(steps):
            episode, _ = episode.attempt(step.action, step.draws)
            before, seen = seen, sight(episode, player)
            memory = _added(memory, before, seen, _own(step, player))
        return memory

    def sight(self, player: int) -> bytes:
        """What the player sees."""
        return sight(self.episode, player)


def sight(episode: Episode, player: int) -> bytes:
    """What a player sees, as a text."""
    return msgspec.json.encode(episode.state.view(player))


def _own(step: Step, player: int) -> int | None:
    """What the player themselves did, if it was them."""
    return step.action if step.actor == player else None


def _added(memory: bytes, before: bytes | None, seen: bytes, own: int | None) -> bytes:
    """What somebody remembers who now sees this: their own action, and what is new."""
    if own is None and seen == before:
        return memory
    done = NOBODY_ACTED if own is None else own
    return hashlib.blake2b(memory + b"%d " % done + seen, digest_size=16).digest()


def _unpickled(episode: Episode, beginning: Beginning, memories: dict[int, bytes]) -> Moment:
    return Moment(episode, beginning, memories=memories)


class Beginning:
    """How every game begins: a table that is dealt, or a position."""

    def __init__(self, setting: Setting, start: State | None) -> None:
        self.setting = setting
        self.start = start

    def __deepcopy__(self, memo: dict[int, Any]) -> Beginning:
        return self  # it never changes

    def deal(self, draws: list[int]) -> tuple[Episode, int]:
        """The game as it begins with these draws; how many ways the next one can go.

        The game is of use only if that is 0. What seat 0 does not know of a position is drawn too.
        """
        dice = ChosenDice(draws)
        if self.start is not None:
            state = self.start.imagine(0, dice)
        else:
            state = self.setting.game.deal(self.setting.seats, self.setting.options, dice)
        return new_episode(state, dice), dice.ways


class FathomGame(pyspiel.Game):
    """A game of ours, with so many seats and these options; a subclass names the game."""

    key: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = registry.load(self.key)
        params = params or {}
        seats = params.get("seats", game.seats[0])
        self.setting = Setting(game, seats, read_options(params.get("options", "")))
        start = read_start(self.setting, params.get("position", ""))
        self.beginning = Beginning(self.setting, start)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=MOST_WAYS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.teams is not None else 0.0,
            max_game_length=min(game.longest, 2**31 - 1),
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> FathomState:
        """The table before anything is dealt."""
        return FathomState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> FathomObserver:
        """What writes observations: the encoder's numbers from 0 to 1, and texts."""
        if params:
            raise ValueError(f"observers of this game have no parameters, but got {params}")
        return FathomObserver(
            self.setting, iig_obs_type is not None and iig_obs_type.perfect_recall
        )


class FathomState(pyspiel.State):
    """A game in progress: a moment, and what is being decided after it."""

    def __init__(self, game: FathomGame) -> None:
        super().__init__(game)
        self._beginning = game.beginning
        self.moment: Moment | None = None
        self._player = CHANCE
        """Whose decision it is."""
        self._pending: tuple[int, int, list[int]] = (NOBODY_ACTED, NOBODY_ACTED, [])
        """What somebody does, and the draws so far, while chance has not decided all of it."""
        episode, self._ways = game.beginning.deal([])
        """How many ways the next draw can go; 0: it is not for chance to decide."""
        if not self._ways:
            self._arrive(episode)

    # What pyspiel asks for

    def current_player(self) -> int:
        """Whose decision it is."""
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.actions() if player == self._player else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What can be decided now, by whoever decides or by this player.

        OpenSpiel would find out the same, by asking us several times: this is for who asks from
        Python, and so is the next.
        """
        asked = self._player
        if asked == CHANCE:
            return list(range(self._ways)) if player in (None, CHANCE) else []
        if asked == TERMINAL or player not in (None, asked) or self.moment is None:
            return []
        return self.moment.episode.actions().copy()

    def is_chance_node(self) -> bool:
        """Whether chance decides."""
        return self._player == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide, all equally likely."""
        return uniform(self._ways)

    def _apply_action(self, action: int) -> None:
        player = self._player
        if player == CHANCE:
            actor, done, draws = self._pending
            draws = [*draws, action]
        else:
            actor, done, draws = player, action, []
        self._pending = actor, done, draws
        moment = self.moment
        if moment is None:
            episode, ways = self._beginning.deal(draws)
        else:
            episode, ways = moment.episode.attempt(done, draws)
        self._ways = ways
        if not ways:
            self._arrive(episode)
        elif player != CHANCE:
            self._player = CHANCE

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        game = self._beginning.setting.game
        return "wait" if action == game.move_count else game.move_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """By player: what the game was worth."""
        if not self.is_terminal():
            return [0.0] * self._beginning.setting.seats
        return self.episode.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> FathomState:
        """A state that the player cannot tell from this one; `sampler` draws it.

        Its past is left behind but for what the player has seen, so it cannot be serialised.
        """
        assert self.moment is not None and not self._ways
        twin: FathomState = self.clone()
        episode = self.episode.copy()
        episode.state = episode.state.imagine(player, Dice(int(sampler() * 2**53)))
        episode.legal = episode.state.legal_moves(episode.seat)
        memories = {player: self.moment.memory(player)}
        twin.moment = _unpickled(episode, self._beginning, memories)
        return twin

    def __str__(self) -> str:
        if self.moment is None:
            return f"dealing {self._pending[2]}"
        position = json.dumps(self.episode.state.position())
        pending = f" {self._pending[1]} {self._pending[2]}" if self._ways else ""
        return position + pending

    # How it goes on

    @property
    def episode(self) -> Episode:
        """The game as it stands."""
        assert self.moment is not None
        return self.moment.episode

    def _arrive(self, episode: Episode) -> None:
        """Chance has decided, and the game stands like this."""
        before = self.moment
        if before is None:
            step, kept = Step(None, *self._pending, True), None
        else:
            last = before.step
            is_known = last is not None and last.is_known
            step = Step(last, *self._pending, is_known)
            kept = before if before.memories or not is_known else None
        self.moment = Moment(episode, self._beginning, step, kept)
        seat = episode.seat
        self._player = seat if seat >= 0 else TERMINAL


class FathomObserver:
    """Writes what a player may know."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.setting = setting
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(setting.encoder.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        place = 0
        for part in setting.encoder.parts:
            self.dict[part.name] = self.tensor[place : place + part.size].reshape(part.shape)
            place += part.size

    def set_from(self, state: FathomState, player: int) -> None:
        """Write the numbers."""
        if state.moment is None:
            self.tensor.fill(0)
        else:
            self.setting.encoder.write(state.episode.state, player, self.tensor)

    def string_from(self, state: FathomState, player: int) -> str:
        """What the player sees and, with perfect recall, a digest of all they saw and did."""
        if state.moment is None:
            return "dealing"
        sight = state.moment.sight(player).decode()
        return f"{state.moment.memory(player).hex()} {sight}" if self.perfect_recall else sight


@cache
def uniform(ways: int) -> list[tuple[int, float]]:
    """So many ways, equally likely."""
    return [(way, 1 / ways) for way in range(ways)]


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    kinds = pyspiel.GameType
    hides = kinds.Information.IMPERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"fathom_{game.key.replace('-', '_')}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hides if game.has_secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if game.teams is None else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "options": "", "position": ""},
    )


def read_start(setting: Setting, file: str) -> State | None:
    """The position in a file, if one is named. Raises FathomError if it does not fit."""
    if not file:
        return None
    try:
        position = json.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InvalidPosition([f"{file}: {error}"]) from None
    state: State = setting.game.from_position(position)
    if state.seats != setting.seats:
        raise InvalidSeats(f"{file} is for {state.seats} seats, not {setting.seats}")
    return state


def read_options(text: str) -> dict[str, Any]:
    """Options of a game as OpenSpiel can carry them: `name:value;name:value`, a value as JSON or
    as a word. Raises InvalidOptions."""
    options: dict[str, Any] = {}
    for pair in text.split(";") if text else []:
        name, colon, value = pair.partition(":")
        if not colon:
            raise InvalidOptions(f"{pair!r} is not name:value")
        try:
            options[name.strip()] = json.loads(value)
        except ValueError:
            options[name.strip()] = value.strip()
    return options


GAMES = {
    game.key: type(f"Fathom_{game.key.replace('-', '_')}", (FathomGame,), {"key": game.key})
    for game in registry.games()
}
"""By key: the game as OpenSpiel knows it."""

for _key, _kind in GAMES.items():
    pyspiel.register_game(game_type(registry.load(_key)), _kind)
    globals()[_kind.__name__] = _kind  # pickled games are found by their class
