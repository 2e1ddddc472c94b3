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
from fathom.engine.episode import Episode
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


class Moment:
    """The game after an action, and how it came to that. It never changes."""

    __slots__ = ("action", "actor", "before", "episode", "memories")

    def __init__(self, episode: Episode, before: Moment | None, actor: int, action: int) -> None:
        self.episode = episode
        self.before = before
        self.actor = actor
        self.action = action
        self.memories: dict[int, bytes] = {}
        """By player: all that they have seen and done up to here, as a digest."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """It is pickled with what the players remember, but without the moments before."""
        players = range(self.episode.state.seats)
        return _unpickled, (self.episode, {player: self.memory(player) for player in players})

    def memory(self, player: int) -> bytes:
        """What tells this past from others, for this player."""
        untold: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and player not in moment.memories:
            untold.append(moment)
            moment = moment.before
        memory = b"" if moment is None else moment.memories[player]
        for later in reversed(untold):
            memory = later.memories[player] = later._added_to(memory, player)
        return memory

    def _added_to(self, memory: bytes, player: int) -> bytes:
        """What this moment adds: the own action, and what is seen if that is new."""
        seen = self.sight(player)
        if self.before is not None and self.actor != player and seen == self.before.sight(player):
            return memory
        own = self.action if self.actor == player else NOBODY_ACTED
        return hashlib.blake2b(memory + b"%d " % own + seen, digest_size=16).digest()

    def sight(self, player: int) -> bytes:
        """What the player sees."""
        return msgspec.json.encode(self.episode.state.view(player))


def _unpickled(episode: Episode, memories: dict[int, bytes]) -> Moment:
    moment = Moment(episode, None, NOBODY_ACTED, NOBODY_ACTED)
    moment.memories = memories
    return moment


class FathomGame(pyspiel.Game):
    """A game of ours, with so many seats and these options; a subclass names the game."""

    key: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = registry.load(self.key)
        params = params or {}
        seats = params.get("seats", game.seats[0])
        self.setting = Setting(game, seats, read_options(params.get("options", "")))
        self.start = read_start(self.setting, params.get("position", ""))
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
        self._setting = game.setting
        self._start = game.start
        self.moment: Moment | None = None
        self._actor = NOBODY_ACTED
        self._action = NOBODY_ACTED
        """What somebody does while chance has not decided what comes of it."""
        self._draws: list[int] = []
        self._ways = 0
        """How many ways the next draw can go; 0: it is not for chance to decide."""
        self._player = CHANCE
        """Whose decision it is."""
        self._deal()

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
        if player not in (None, self._player) or self._player == TERMINAL:
            return []
        return list(range(self._ways) if self._ways else self.episode.actions())

    def is_chance_node(self) -> bool:
        """Whether chance decides."""
        return self._player == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide, all equally likely."""
        return uniform(self._ways)

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if self._ways:
            self._draws = [*self._draws, action]
        else:
            self._actor = self._player
            self._action = action
            self._draws = []
        if moment is None:
            self._deal()
        else:
            self._go_on(*moment.episode.attempt(self._action, self._draws))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        game = self._setting.game
        return "wait" if action == game.move_count else game.move_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """By player: what the game was worth."""
        if not self.is_terminal():
            return [0.0] * self._setting.seats
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
        moment = Moment(episode, None, NOBODY_ACTED, NOBODY_ACTED)
        moment.memories[player] = self.moment.memory(player)
        twin.moment = moment
        return twin

    def __str__(self) -> str:
        if self.moment is None:
            return f"dealing {self._draws}"
        position = json.dumps(self.episode.state.position())
        pending = f" {self._action} {self._draws}" if self._ways else ""
        return position + pending

    # How it goes on

    @property
    def episode(self) -> Episode:
        """The game as it stands."""
        assert self.moment is not None
        return self.moment.episode

    def _deal(self) -> None:
        """Set the table with the draws so far; if they do not suffice chance is asked."""
        dice = ChosenDice(self._draws)
        if self._start is not None:
            state = self._start.imagine(0, dice)
        else:
            setting = self._setting
            state = setting.game.deal(setting.seats, setting.options, dice)
        episode = Episode(state, dice)
        self._go_on(episode, dice.ways)

    def _go_on(self, episode: Episode, ways: int) -> None:
        """What was tried has come to this; if the draws did not suffice chance is asked."""
        self._ways = ways
        if ways:
            self._player = CHANCE
            return
        self.moment = Moment(episode, self.moment, self._actor, self._action)
        self._player = episode.seat if episode.seat >= 0 else TERMINAL


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
