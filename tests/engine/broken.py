"""Pearls kept dishonestly or carelessly, one fault each: what the conformance suite must catch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import msgspec

from fathom.engine.capabilities import HiddenPlies, known_ply
from fathom.engine.dice import Dice
from fathom.engine.outcome import Outcome
from tests.toys.doubles import PEARLS, SHOW, SWAP, Drew, PearlsState, PearlsView, Swapped

BROKEN: dict[type[PearlsState], str] = {}
"""Each broken state, and what the suite says about it."""


def caught_as(complaint: str) -> Callable[[type[PearlsState]], type[PearlsState]]:
    def note(kind: type[PearlsState]) -> type[PearlsState]:
        BROKEN[kind] = complaint
        return kind

    return note


# Leaks


@caught_as("the view leaks")
class ShowsEveryHand(PearlsState):
    def view(self, seat: int | None) -> PearlsView:
        honest = super().view(seat)
        return honest if seat is None else msgspec.structs.replace(honest, shown=self.hands[:])


@caught_as("the view leaks")
class ShowsSpectatorsEveryHand(PearlsState):
    def view(self, seat: int | None) -> PearlsView:
        honest = super().view(seat)
        return msgspec.structs.replace(honest, shown=self.hands[:]) if seat is None else honest


@caught_as("what is hidden is not imagined anew")
class ImaginesTheTruth(PearlsState):
    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = self.copy()
        twin.dice = dice
        return twin


@caught_as("what is hidden is not imagined anew")
class ShowsEveryHandAndImaginesTheTruth(ImaginesTheTruth):
    def view(self, seat: int | None) -> PearlsView:
        return msgspec.structs.replace(super().view(seat), shown=self.hands[:])


@caught_as("legal moves leak")
class OffersSwapOnlyIfItHelps(PearlsState):
    def legal_moves(self, seat: int) -> list[int]:
        honest = super().legal_moves(seat)
        hopeless = self.deck[-1] < self.hands[seat]
        return [SHOW] if SWAP in honest and hopeless else honest


@caught_as("a refusal leaks")
class TellsTheNextPearlInARefusal(PearlsState):
    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        return "PRL-3", f"this seat has swapped already; the next pearl is {self.deck[-1]}"


@caught_as("a refusal leaks")
class TellsTheNextPearlByTheClause(PearlsState):
    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        clause = "PRL-3" if self.deck[-1] > PEARLS // 2 else "PRL-2"
        return clause, "this seat has swapped already"


@caught_as("the effects of 'swap' leak")
class TellsEverybodyWhatWasDrawn(PearlsState):
    def swap(self, seat: int) -> None:
        self.aside[seat] = self.hands[seat]
        self.hands[seat] = self.deck.pop()
        if self.effects is not None:
            self.tell(Swapped(seat))
            self.tell(Drew(seat, self.hands[seat]))


@caught_as("the effects of 'swap' leak")
class TellsOnlyOfGoodSwaps(PearlsState):
    def swap(self, seat: int) -> None:
        self.aside[seat] = self.hands[seat]
        self.hands[seat] = self.deck.pop()
        if self.effects is not None and self.hands[seat] > PEARLS // 2:
            self.tell(Swapped(seat))


# Wrong imagination


@caught_as("imagining looks at what is hidden")
class ImaginesFromTheTrueOrder(PearlsState):
    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = self.copy()
        twin.dice = dice
        dice.shuffle(twin.deck)
        return twin


@caught_as("the view leaks")
class ForgetsItsOwnHand(PearlsState):
    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        twin.hands[seat], twin.deck[-1] = twin.deck[-1], twin.hands[seat]
        return twin


@caught_as("imagined otherwise who may act")
class ImaginesAnotherTurn(PearlsState):
    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        twin.pass_on(self.turn)
        return twin

    def view(self, seat: int | None) -> PearlsView:
        return msgspec.structs.replace(super().view(seat), to_act=[])


@caught_as("imagined other material")
class ImaginesFewerPearls(PearlsState):
    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        twin.deck.pop()
        return twin

    def view(self, seat: int | None) -> PearlsView:
        return msgspec.structs.replace(super().view(seat), deck=0)


# Moves


@caught_as("played illegal move 0")
class PlaysAnything(PearlsState):
    def check(self, seat: int, move: int) -> None:
        if 0 <= seat < self.seats and 0 <= move < self.game.move_count and not self.to_act():
            super().check(seat, move)


@caught_as("played 0, which does not exist")
class TakesAnyoneForASeat(PearlsState):
    def check(self, seat: int, move: int) -> None:
        if 0 <= seat < self.seats:
            super().check(seat, move)


@caught_as("not in ascending order")
class ListsMovesBackwards(PearlsState):
    def legal_moves(self, seat: int) -> list[int]:
        return super().legal_moves(seat)[::-1]


@caught_as(r"seat \d has moves \[\]")
class IsStuckAfterSwapping(PearlsState):
    def legal_moves(self, seat: int) -> list[int]:
        return super().legal_moves(seat) if self.aside[seat] is None else []


@caught_as(r"seat 1 has moves \[1\]")
class OffersMovesOutOfTurn(PearlsState):
    def legal_moves(self, seat: int) -> list[int]:
        return super().legal_moves(seat) if seat == self.turn else [SHOW]


@caught_as("asking changed the state")
class RollsWhenAsked(PearlsState):
    def legal_moves(self, seat: int) -> list[int]:
        self.dice.word()
        return super().legal_moves(seat)


@caught_as("no such clause")
class RefusesByAClauseThatIsNotThere(PearlsState):
    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        return "PRL-9", "this seat has swapped already"


# Copies and positions


@caught_as("playing on a copy changed the original")
class SharesItsListOfShownPearls(PearlsState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.shown = self.shown
        return twin


@caught_as("a copy differs")
class CopiesWithoutThePearlsAside(PearlsState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.aside = [None] * self.seats
        return twin


@caught_as("a copy differs")
class CopiesWithNewDice(PearlsState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.dice = Dice(0)
        return twin


@caught_as("play and apply differ")
class PlaysOtherwiseThanItApplies(PearlsState):
    def play(self, seat: int, move: int) -> None:
        super().play(seat, move)
        self.deck.reverse()


@caught_as("not plain JSON")
class HasATupleInItsPosition(PearlsState):
    def position(self) -> dict[str, Any]:
        return {**super().position(), "deck": tuple(self.deck)}


@caught_as("the position does not come back")
class HidesItsDeckOrderInThePosition(PearlsState):
    def position(self) -> dict[str, Any]:
        return {**super().position(), "deck": self.deck[::-1]}


# Course of the game


@caught_as("no end after 8 plies")
class NeverEnds(PearlsState):
    def legal_moves(self, seat: int) -> list[int]:
        return [SWAP] if seat == self.turn else []

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        return "PRL-2", "not yet"

    def swap(self, seat: int) -> None:
        self.deck.insert(0, self.hands[seat])
        self.hands[seat] = self.deck.pop()


@caught_as(r"\{'pearls': 7\}")
class LosesThePearlThatIsSwapped(PearlsState):
    def swap(self, seat: int) -> None:
        super().swap(seat)
        self.aside[seat] = None


@caught_as("plies were played")
class DoesNotCountShowing(PearlsState):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.ply -= move == SHOW


class ShowingCounts(HiddenPlies[PearlsState]):
    """Spectators count only who has shown."""

    def known_ply(self, state: PearlsState, seat: int | None) -> int:
        return sum(state.shown) if seat is None else state.ply

    def known_to_act(self, state: PearlsState, seat: int | None) -> list[int]:
        return state.to_act()


@caught_as("saw a hidden ply")
class ShowsWhatIsNotCounted(PearlsState):
    hidden_plies = ShowingCounts()

    def view(self, seat: int | None) -> PearlsView:
        return msgspec.structs.replace(super().view(seat), ply=known_ply(self, seat))


@caught_as("was told of a hidden ply")
class TellsWhatIsNotCounted(PearlsState):
    """Swapping is not seen, and nobody has a turn for all to see; but it is told."""

    hidden_plies = ShowingCounts()

    def view(self, seat: int | None) -> PearlsView:
        honest = super().view(seat)
        if seat is not None:
            return honest
        return msgspec.structs.replace(
            honest, ply=known_ply(self, None), to_act=[], deck=0, swapped=[False] * self.seats
        )


@caught_as("listening changed the game")
class PlaysOtherwiseWhenSomebodyListens(PearlsState):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if self.effects is not None:
            self.deck.reverse()


@caught_as("an outcome although somebody may act")
class EndsTooEarly(PearlsState):
    def outcome(self) -> Outcome | None:
        return Outcome("PRL-4", [1] * self.seats, self.hands[:]) if any(self.shown) else None


@caught_as("there is no outcome")
class EndsWithoutAnOutcome(PearlsState):
    def outcome(self) -> Outcome | None:
        return None


@caught_as("no clause 'PRL-9'")
class EndsByAClauseThatIsNotThere(PearlsState):
    def outcome(self) -> Outcome | None:
        honest = super().outcome()
        return honest and msgspec.structs.replace(honest, clause="PRL-9")


@caught_as("nobody is first")
class HasNoWinner(PearlsState):
    def outcome(self) -> Outcome | None:
        honest = super().outcome()
        return honest and msgspec.structs.replace(honest, places=[2] * self.seats)


@caught_as(r"Outcome\(clause='PRL-4', places=\[1\]")
class RanksOneSeatOnly(PearlsState):
    def outcome(self) -> Outcome | None:
        honest = super().outcome()
        return honest and msgspec.structs.replace(honest, places=[1])


@caught_as("may act after the end")
class OffersMovesAfterTheEnd(PearlsState):
    def legal_moves(self, seat: int) -> list[int]:
        return [SHOW] if all(self.shown) else super().legal_moves(seat)


@caught_as("played after the end")
class PlaysAfterTheEnd(PearlsState):
    def check(self, seat: int, move: int) -> None:
        if not all(self.shown):
            super().check(seat, move)
