"""What can be played here, told so that a lobby can be drawn without knowing any game."""

from __future__ import annotations

from functools import cache

import fathom
from fathom import registry
from fathom.bots import BOTS
from fathom.engine.capabilities import Teams
from fathom.engine.choices import choices_of
from fathom.engine.errors import BrokenGame
from fathom.engine.game import Game
from fathom.engine.marks import marked
from fathom.engine.view import View
from fathom.server.errors import NotInstalled
from fathom.server.tells.games import GameTell, QuickStart, TeamsTell


def installed(key: str) -> Game:
    """The game with this key. Raises UnknownGame, or NotInstalled if its package does not work.

    Why it does not is for those who run the server: `fathom doctor` tells them.
    """
    try:
        return registry.load(key)
    except BrokenGame:
        raise NotInstalled(key) from None


def catalog() -> list[GameTell]:
    """Every game, in the order in which they are listed."""
    return [game_tell(game) for game in fathom.games()]


@cache
def game_tell(game: Game) -> GameTell:
    """One game: seats, options, bots, capabilities, and what of its view is about seats."""
    view: type[View] = game.view
    by_seat, seat_fields = marked(view)
    return GameTell(
        key=game.key,
        title=game.title,
        seats=list(game.seats),
        rules_version=game.rules_version,
        options=choices_of(game),
        bots=list(BOTS),
        moves=game.move_count,
        has_secrets=game.has_secrets,
        may_agree=game.agreement is not None,
        clauses=list(game.clauses),
        is_hunt=game.hunt is not None,
        is_shared=game.shared_turns is not None,
        teams=None if game.teams is None else teams_tell(game.teams),
        chart_option=None if game.charts is None else game.charts.option,
        minutes=game.minutes,
        usual_seats=game.usual_seats or game.seats[0],
        quick_starts=[
            QuickStart(name=name, options=dict(options), seats=game.seats_for(options))
            for name, options in game.quick_starts.items()
        ],
        lessons=[] if game.practice is None else list(game.practice.lessons),
        chapters=list(game.chapters),
        by_seat=sorted(by_seat),
        seat_fields=sorted(seat_fields),
    )


def teams_tell(teams: Teams) -> TeamsTell:
    """What the teams of a game have."""
    return TeamsTell(calls=list(teams.calls), sizes_option=teams.sizes_option)
