"""What can be played here, told so that a lobby can be drawn without knowing any game."""

from __future__ import annotations

from functools import cache

import fathom
from fathom.bots import BOTS
from fathom.engine.choices import choices_of
from fathom.engine.game import Game
from fathom.server.tells import GameTell


def catalog() -> list[GameTell]:
    """Every game, in the order in which they are listed."""
    return [game_tell(game) for game in fathom.games()]


@cache
def game_tell(game: Game) -> GameTell:
    """One game: seats, options, bots."""
    return GameTell(
        key=game.key,
        title=game.title,
        seats=list(game.seats),
        rules_version=game.rules_version,
        options=choices_of(game),
        bots=list(BOTS),
        moves=game.move_count,
        has_secrets=game.has_secrets,
        may_agree=game.new(game.seats[0]).agreed_end() is not None,
        clauses=list(game.clauses),
        calls=list(game.calls),
        minutes=game.minutes,
        usual_seats=game.usual_seats or game.seats[0],
        chapters=list(game.chapters),
    )
