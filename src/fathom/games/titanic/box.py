# mypyc: compile
"""Box: the material of a table, by the rulebook or by the rules of the house."""

from __future__ import annotations

from functools import lru_cache
from typing import final

from fathom.games.titanic.rules_holdings import every_hand
from fathom.games.titanic.spec import BOAT, ICE, PASSENGERS, START, WATER, TitanicOptions


@final
class Box:
    """Passengers, tiles, die and cards."""

    def __init__(self, options: TitanicOptions, seats: int) -> None:
        named = options.passengers
        self.passengers = PASSENGERS[seats] if named is None else named  # TIT-1
        self.boats = options.boats()  # TIT-2, TIT-8
        """The rings of each boat, in the order of laying."""
        self.rings = sum(self.boats)
        self.ice_tiles = options.ice
        self.water_tiles = options.water()
        self.die = [WATER] * options.die_water  # TIT-3
        self.die += [ICE] * options.die_ice
        self.die += [BOAT] * options.die_boat
        self.die += [START] * options.die_start
        self.cold_water: bool = options.cold_water  # TIT-Z2
        self.hand = options.hand  # TIT-4
        self.cards = options.cards()
        self.every_hand = every_hand(self.cards, self.hand)
        """By how many cards: all hands there can be."""


@lru_cache(maxsize=1000)
def box_of(options: TitanicOptions, seats: int) -> Box:
    """The material that these options say."""
    return Box(options, seats)
