"""Fairness, proven: what a seat may not know does not change what its bot does.

`audit_bot` asks a bot about pairs of states that its seat cannot tell apart: the true one, and one
that the seat imagines. With the same dice it must choose, explain and say the same, whatever it
has heard from its side. `audit_reasons` asks a game the same about what it says for its moves. What
is wrong is an AssertionError that says where. A bot that thinks by the clock cannot be audited.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fathom.bots.random import RandomBot
from fathom.engine.bot import Bot
from fathom.engine.capabilities import is_call, sides_of
from fathom.engine.conformance import table_top
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.perspective import Perspective
from fathom.engine.playout import next_to_act
from fathom.engine.state import NOBODY, State
from fathom.engine.talk import Heard


class Unfair(AssertionError):
    """What a seat may not know changes what its bot does."""


class NotLegal(AssertionError):
    """A bot chose what its seat may not do."""


class Audit(NamedTuple):
    """How much a bot was asked."""

    decisions: int
    disguised: int
    """In how many of them the imagined state was not by chance the true one."""


class Twins(NamedTuple):
    """Two bots of a kind that play the same seat: one sees the truth, one what might be true.

    They live through the whole game, so that what they remember is compared as well.
    """

    informed: Bot
    misled: Bot


def audit_bot(
    make: Callable[[], Bot],
    game: Game,
    seats: int,
    seed: int,
    *,
    every: int = 1,
    options: dict[str, Any] | None = None,
    calls: Sequence[str] = (),
) -> Audit:
    """Play one game in which the bot has about one turn in `every`, and chance the others.

    Before each decision somebody on the bot's side has called one of `calls`, drawn at random.
    """
    state: State = game.new(seats, seed=seed, options=options)
    choices = Dice(derived_seed(seed, 1))
    players = [Twins(make(), make()) for _ in range(seats)]
    pasts: list[list[int]] = [[] for _ in range(seats)]
    heard: tuple[Heard, ...] = ()
    decisions = disguised = 0
    asked = NOBODY
    while (seat := next_to_act(state, choices)) != NOBODY:
        if seat != asked:
            asked = NOBODY if choices.below(every) else seat
        if seat != asked:
            move = RandomBot().choose(Perspective(state, seat), choices)
        else:
            imagined = state.imagine(seat, Dice(derived_seed(seed, 2, state.ply)))
            thoughts = derived_seed(seed, 3, state.ply)
            if calls and game.teams is not None:
                call = calls[choices.below(len(calls))]
                heard += (Heard(seat, call, game.teams.moment(state)),)
            twins, past = Twins(make(), make()), pasts[seat]
            check_explanation(twins, state, imagined, seat, thoughts, heard, past)
            for mate in side_of_seat(state, seat):
                check_speech(Twins(make(), make()), state, mate, thoughts, heard)
            move = check_choice(players[seat], state, imagined, seat, thoughts, heard, past)
            decisions += 1
            disguised += table_top(imagined) != table_top(state)
        state.apply(seat, move)
        pasts[seat].append(move)
    return Audit(decisions, disguised)


def audit_reasons(game: Game, seats: int, seed: int, *, every: int = 1) -> int:
    """Play one random game; about one turn in `every`, ask what speaks for each legal move.

    The answer is to be the same in an imagined state: a sentence tells what the seat knows, not
    what is true, nor what it happens to imagine. How many were compared.
    """
    state: State = game.new(seats, seed=seed)
    choices = Dice(derived_seed(seed, 1))
    compared = 0
    while (seat := next_to_act(state, choices)) != NOBODY:
        moves = state.legal_moves(seat)
        if choices.below(every) == 0:
            imagined = state.imagine(seat, Dice(derived_seed(seed, 2, state.ply)))
            for move in moves:
                reasons = [game.reason(twin, seat, move) for twin in (state, imagined)]
                if reasons[0] != reasons[1]:
                    where, words = f"{state.where()}, seat {seat}", _words(state, move)
                    said = f"says {reasons[0]} for {words}, but {reasons[1]} if misled"
                    raise Unfair(f"{where}: {said}")
                compared += reasons[0] is not None
        state.apply(seat, moves[choices.below(len(moves))])
    return compared


def side_of_seat(state: State, seat: int) -> tuple[int, ...]:
    """The seats that win and lose together with this one."""
    sides = sides_of(state.game, state.seats, state.options)
    return next(side for side in sides if seat in side)


def check_choice(
    twins: Twins,
    state: State,
    imagined: State,
    seat: int,
    seed: int,
    heard: tuple[Heard, ...] = (),
    past: list[int] | None = None,
) -> int:
    """Both choose the same legal move, which is returned."""
    moves = [
        bot.choose(Perspective(twin, seat, heard, past), Dice(seed))
        for bot, twin in zip(twins, (state, imagined), strict=True)
    ]
    where = f"{state.where()}, seat {seat}"
    legal = state.legal_moves(seat)
    for move in moves:
        if move not in legal:
            raise NotLegal(f"{where}: {_words(state, move)} is not legal")
    if moves[0] != moves[1]:
        chosen, misled = (_words(state, move) for move in moves)
        raise Unfair(f"{where}: chooses {chosen}, but {misled} if misled")
    return moves[0]


def _words(state: State, move: object) -> str:
    """A move in words, whatever a bot took for one."""
    if isinstance(move, int) and 0 <= move < state.game.move_count:
        return repr(state.move_text(move))
    return repr(move)


def check_speech(
    twins: Twins, state: State, seat: int, seed: int, heard: tuple[Heard, ...] = ()
) -> None:
    """Both say the same to their side, and something that the game knows, if anything."""
    imagined = state.imagine(seat, Dice(derived_seed(seed, seat)))
    said = [
        bot.speak(Perspective(twin, seat, heard), Dice(seed))
        for bot, twin in zip(twins, (state, imagined), strict=True)
    ]
    where = f"{state.where()}, seat {seat}"
    assert said[0] == said[1], f"{where}: says {said[0]!r}, but {said[1]!r} if misled"
    assert said[0] is None or is_call(state.game, said[0]), f"{where}: {said[0]!r} is no call"


def check_explanation(
    twins: Twins,
    state: State,
    imagined: State,
    seat: int,
    seed: int,
    heard: tuple[Heard, ...] = (),
    past: list[int] | None = None,
) -> None:
    """Both give the same advice, and only about legal moves."""
    advice = [
        bot.explain(Perspective(twin, seat, heard, past), Dice(seed))
        for bot, twin in zip(twins, (state, imagined), strict=True)
    ]
    where = f"{state.where()}, seat {seat}"
    if advice[0] != advice[1]:
        raise Unfair(f"{where}: explains {advice[0]}, but {advice[1]} if misled")
    assert advice[0], f"{where}: has no advice"
    legal = state.legal_moves(seat)
    if not all(one.move in legal for one in advice[0]):
        raise NotLegal(f"{where}: advises what is not legal")
