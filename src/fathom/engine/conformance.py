"""The suite that every game passes.

`audit` plays one random game and looks at everything at every ply; what is wrong is an
AssertionError that says where. Run it for many seeds, all numbers of seats, compiled and
interpreted: that is the proof that a game keeps the engine's contract.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from fathom.engine.capabilities import known_ply, known_to_act, sides_of
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.effects import Told
from fathom.engine.encoder import Encoder
from fathom.engine.errors import (
    FathomError,
    GameOver,
    IllegalMove,
    InvalidMove,
    InvalidPosition,
    NotYourTurn,
)
from fathom.engine.game import Game
from fathom.engine.playout import next_moment
from fathom.engine.real_time import due, is_timed, pass_time
from fathom.engine.record import parse_record, record_text
from fathom.engine.state import State
from fathom.engine.table import Table
from fathom.engine.view import View


class Leak(AssertionError):
    """What a viewer is sent, or imagines, depends on what they may not know."""


class Endless(AssertionError):
    """A game has more plies than its `longest`."""


MOST_REFUSALS_TRIED = 40
"""Of more moves than this only so many, drawn anew at every ply, are tried for being refused."""
NOTICE_PLIES = 5
"""Unless every ply is looked at, one of so many for what others notice of it."""


def audit(
    game: Game, seats: int, seed: int, options: dict[str, Any] | None = None, *, every: int = 1
) -> State:
    """Play one random game, checking the whole contract at every ply; the final state.

    The kind of decision is drawn first, so that a kind with many moves does not drown the others.
    With `every` above 1, what costs time (moves, copies, positions and knowledge) is checked at
    one ply of so many, drawn at random; what others notice at one of a few; all that is conserved
    and how it ends still at every ply.
    """
    choices = Dice(derived_seed(seed, 1))
    table = Table(game, seats, seed, options)
    state = table.state
    silent: State = game.new(seats, seed=seed, options=options)
    constant = state.conserved()
    guessed = False
    while True:
        at = next_moment(state, choices) if is_timed(state) else 0
        table.advance(at)
        pass_time(silent, at)
        state = table.state
        acting = state.to_act()
        if not acting:
            if due(state) is None:
                break
            continue
        if state.ply >= game.longest:
            raise Endless(f"{state.where()}: no end after {game.longest} plies")
        assert state.conserved() == constant, f"{state.where()}: {state.conserved()}"
        assert state.outcome() is None, f"{state.where()}: an outcome although somebody may act"
        looks_closely = not choices.below(every)
        if looks_closely:
            check_moves(state, choices)
            check_copy(state, choices)
            check_position(state)
        seat = acting[choices.below(len(acting))]
        move = _some_move(state, seat, choices)
        for viewer in range(seats) if looks_closely else ():
            dice = derived_seed(seed, 2, state.ply)
            with _broken_means(Leak):
                imagined = check_knowledge(state, viewer, seat, move, dice)
            guessed = guessed or table_top(imagined) != table_top(state)
        table.play(seat, move, ply=table.known_ply(seat), at=at)
        before, state = state, table.state
        assert state.ply == table.ply, f"{state.where()}: {table.ply} plies were played"
        with _broken_means(Leak):
            if every == 1 or looks_closely or state.ply % NOTICE_PLIES == 0:
                check_notice(before, table)
            if looks_closely:
                check_unnoticed(before, state, choices, derived_seed(seed, 3, state.ply))
        silent.now = at
        silent.apply(seat, move)
    assert guessed == game.has_secrets or (every > 1 and not guessed), (
        f"{state.where()}: what is hidden is not imagined anew"
    )
    assert state.conserved() == constant, f"{state.where()}: {state.conserved()}"
    assert silent.position() == state.position(), f"{state.where()}: listening changed the game"
    check_end(state)
    check_record(table)
    check_pickle(state)
    return state


def check_moves(state: State, choices: Dice) -> None:
    """Whoever may act has a way on; every other move is refused with a clause that exists."""
    before = state.position()
    acting = state.to_act()
    for seat in range(state.seats):
        legal = state.legal_moves(seat)
        assert legal == sorted(set(legal)), f"{state.where()}: not in ascending order: {legal}"
        assert bool(legal) == (seat in acting), f"{state.where()}: seat {seat} has moves {legal}"
        for move in legal:
            state.check(seat, move)
        for move in _some(state.game.move_count, choices):
            if move in legal:
                continue
            try:
                state.play(seat, move)
            except IllegalMove as error:
                assert seat in acting, f"{state.where()}: {error}"
                assert error.clause in state.game.clauses, f"no such clause: {error}"
            except NotYourTurn as error:
                assert seat not in acting, f"{state.where()}: {error}"
            else:
                raise AssertionError(f"{state.where()}: seat {seat} played illegal move {move}")
    for seat, move in ((-1, 0), (state.seats, 0), (0, -1), (0, state.game.move_count)):
        try:
            state.play(seat, move)
        except InvalidMove:
            continue
        raise AssertionError(f"{state.where()}: seat {seat} played {move}, which does not exist")
    assert state.position() == before, f"{state.where()}: asking changed the state"


def check_copy(state: State, choices: Dice) -> None:
    """A copy is the same and goes its own way; play and apply do the same to it."""
    before = state.position()
    one, other = state.copy(), state.copy()
    assert one.position() == before, f"{state.where()}: a copy differs"
    acting = state.to_act()
    seat = acting[choices.below(len(acting))]
    moves = one.legal_moves(seat)
    move = moves[choices.below(len(moves))]
    one.play(seat, move)
    other.apply(seat, move)
    assert one.position() == other.position(), f"{state.where()}: play and apply differ"
    assert state.position() == before, f"{state.where()}: playing on a copy changed the original"


def check_position(state: State) -> None:
    """The position is plain JSON, and gives back the same state with the same future."""
    position = state.position()
    assert json.loads(json.dumps(position)) == position, f"{state.where()}: not plain JSON"
    twin = _restored(state, position)
    assert twin.position() == position, f"{state.where()}: the position does not come back"
    for seat in range(state.seats):
        assert twin.legal_moves(seat) == state.legal_moves(seat), f"{state.where()}: seat {seat}"


def check_pickle(state: State) -> None:
    """A pickled state, and a deep copy of it, are the same state of the same game."""
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert twin.position() == state.position(), f"{state.where()}: pickling changed it"
        assert twin.game.key == state.game.key, f"{state.where()}: another game when pickled"


def check_knowledge(state: State, viewer: int, seat: int, move: int, seed: int) -> State:
    """What a viewer is sent depends on nothing they may not know.

    `imagine` draws a state that the viewer cannot tell from the true one: it is returned. So view,
    legal moves and refusals are the same, for spectators too, and so is what happens when the same
    move meets the same dice, unless the move itself shows the viewer something new.
    """
    where = f"{state.where()}, seat {viewer}"
    imagined = state.imagine(viewer, Dice(seed))
    for eyes in (viewer, None):
        assert wire(state.view(eyes)) == wire(imagined.view(eyes)), f"{where}: the view leaks"
    known = [known_to_act(twin, viewer) for twin in (state, imagined)]
    assert known[0] == known[1], f"{where}: imagined otherwise who may act"
    assert state.legal_moves(viewer) == imagined.legal_moves(viewer), f"{where}: legal moves leak"
    encoder = state.game.encoder(state.seats, state.options)
    rows = [check_encoding(encoder, twin, viewer) for twin in (state, imagined)]
    assert rows[0] == rows[1], f"{where}: the encoder leaks"
    refused = [_refusals(twin, viewer, Dice(seed)) for twin in (state, imagined)]
    assert refused[0] == refused[1], f"{where}: a refusal leaks"
    assert imagined.conserved() == state.conserved(), f"{where}: imagined other material"
    again = imagined.imagine(viewer, Dice(seed))
    assert again.position() == imagined.position(), f"{where}: imagining looks at what is hidden"
    told = [twin.information_state(viewer) for twin in (state, imagined)]
    assert told[0] == told[1], f"{where}: the information state leaks"
    _restored(state, imagined.position())
    if move in imagined.legal_moves(seat):
        twins = state.copy(), imagined.copy()
        effects = [_told(twin, seat, move, Dice(seed)) for twin in twins]
        for eyes in (viewer, None):
            if wire(twins[0].view(eyes)) == wire(twins[1].view(eyes)):
                heard = [[one.effect for one in some if one.is_for(eyes)] for some in effects]
                assert heard[0] == heard[1], (
                    f"{where}: the effects of {state.move_text(move)!r} leak"
                )
    return imagined


def check_encoding(encoder: Encoder, state: State, viewer: int) -> bytes:
    """A row has numbers in their ranges, and is the same when it is written again; the row."""
    row = encoder.encode(state, viewer)
    where = f"{state.where()}, seat {viewer}"
    assert len(row) == encoder.size, f"{where}: a row of {len(row)}, not {encoder.size}"
    place = 0
    for part in encoder.parts:
        numbers = row[place : place + part.size]
        most = max(numbers, default=0)
        assert most <= part.most, f"{where}: {most} in {part.name!r}, where {part.most} is the most"
        place += part.size
    assert encoder.encode(state, viewer) == row, f"{where}: the encoder writes it otherwise again"
    return row


def check_notice(before: State, table: Table) -> None:
    """A ply that is not in a viewer's count shows them nothing, and one that is shows something.

    Otherwise the count itself would tell that somebody has acted.
    """
    state = table.state
    before.now = state.now
    for eyes in _viewers(state):
        where = f"{state.where()}, seat {eyes}"
        is_seen = wire(_uncounted(before, eyes)) != wire(_uncounted(state, eyes))
        is_told = bool(table.last_effects(eyes))
        if known_ply(before, eyes) == known_ply(state, eyes):
            assert not is_seen, f"{where}: saw a hidden ply"
            assert not is_told, f"{where}: was told of a hidden ply"
        elif state.game.hidden_plies is not None and eyes != table.plays[-1].seat:
            assert is_seen or is_told, f"{where}: counted a hidden ply"


def check_unnoticed(before: State, state: State, choices: Dice, luck: int) -> None:
    """Who did not notice a ply imagines the same as without it, now and after a move of theirs."""
    for seat in range(state.seats):
        if known_ply(before, seat) != known_ply(state, seat):
            continue
        where = f"{state.where()}, seat {seat}"
        worlds = before.copy(), state.copy()
        _check_same_dreams(worlds, seat, luck, where)
        legal = [world.legal_moves(seat) for world in worlds]
        assert legal[0] == legal[1], f"{where}: a hidden ply changed the legal moves"
        if legal[0]:
            move = _some_move(state, seat, choices)
            told = [_told(world, seat, move, Dice(luck)) for world in worlds]
            heard = [[one.effect for one in some if one.is_for(seat)] for some in told]
            seen = [wire(_uncounted(world, seat)) for world in worlds]
            if (seen[0], heard[0]) == (seen[1], heard[1]):  # else the move showed something new
                _check_same_dreams(worlds, seat, luck, where)


def _check_same_dreams(worlds: tuple[State, State], seat: int, luck: int, where: str) -> None:
    one, other = (world.imagine(seat, Dice(luck)).position() for world in worlds)
    assert one == other, f"{where}: a hidden ply is in what is imagined"


def _uncounted(state: State, eyes: int | None) -> View:
    """A view but for the number of its ply."""
    return msgspec.structs.replace(state.view(eyes), ply=0)


def check_end(state: State) -> None:
    """The game is over for everybody, has a ranking, and cites a clause that exists."""
    outcome = state.outcome()
    assert outcome is not None, f"{state.where()}: nobody may act, but there is no outcome"
    assert outcome.clause in state.game.clauses, f"{state.where()}: no clause {outcome.clause!r}"
    assert len(outcome.places) == len(outcome.scores) == state.seats, f"{state.where()}: {outcome}"
    assert min(outcome.places) == 1, f"{state.where()}: nobody is first"
    sides = sides_of(state.game, state.seats, state.options)
    seated = [seat for side in sides for seat in side]
    assert sorted(seated) == list(range(state.seats)), f"{state.where()}: the sides are {sides}"
    for side in sides:
        shared = {outcome.places[seat] for seat in side}
        assert len(shared) == 1, f"{state.where()}: the side {side} has the places {shared}"
    check_position(state)
    for seat in range(state.seats):
        assert state.legal_moves(seat) == [], f"{state.where()}: seat {seat} may act after the end"
        try:
            state.play(seat, 0)
        except GameOver:
            continue
        raise AssertionError(f"{state.where()}: seat {seat} played after the end")


def check_record(table: Table) -> None:
    """The record gives back the same game, to the letter and at every ply."""
    players = ["random"] * table.state.seats
    text = record_text(table, players)
    again = parse_record(text).table(table.game)
    assert record_text(again, players) == text, f"{table.state.where()}: the record changed"
    assert again.state.position() == table.state.position(), f"{table.state.where()}: replayed"
    assert [again.effects(seat) for seat in _viewers(table.state)] == [
        table.effects(seat) for seat in _viewers(table.state)
    ], f"{table.state.where()}: the effects changed"


def check_notation(game: Game) -> None:
    """Every move has words of its own, and the words mean that move."""
    for move in range(game.move_count):
        assert game.parse_move(game.move_text(move)) == move, f"{game.key}: move {move}"


def wire(value: Any) -> bytes:
    """The bytes that are sent for a view or an effect."""
    return msgspec.json.encode(value)


@contextmanager
def _broken_means(kind: type[AssertionError]) -> Iterator[None]:
    """Let what is found wrong be an error of this kind."""
    try:
        yield
    except AssertionError as error:
        raise kind(*error.args) from None


def _viewers(state: State) -> Iterator[int | None]:
    yield None
    yield from range(state.seats)


def table_top(state: State) -> dict[str, Any]:
    """A position but for the dice: what lies on the table and in the hands."""
    return {name: part for name, part in state.position().items() if name != "dice"}


def _restored(state: State, position: dict[str, Any]) -> State:
    try:
        twin: State = state.game.from_position(position)
    except InvalidPosition as error:
        raise AssertionError(f"{state.where()}: {error}") from None
    return twin


def _told(state: State, seat: int, move: int, dice: Dice) -> list[Told]:
    """What happens when a move meets these dice."""
    state.dice = dice
    state.listen()
    state.apply(seat, move)
    return state.heard()


def _some_move(state: State, seat: int, choices: Dice) -> int:
    """A random legal move, each kind of decision equally likely."""
    kinds = list(state.game.by_kind(state.legal_moves(seat)).values())
    moves = kinds[choices.below(len(kinds))]
    return moves[choices.below(len(moves))]


def _some(moves: int, choices: Dice) -> list[int]:
    """All the moves there are, or a random share of them where they are many."""
    if moves <= MOST_REFUSALS_TRIED:
        return list(range(moves))
    return [choices.below(moves) for _ in range(MOST_REFUSALS_TRIED)]


def _refusals(state: State, seat: int, choices: Dice) -> list[tuple[str, str]]:
    """The kind and the reason of the refusals this seat would get."""
    refusals = []
    for move in _some(state.game.move_count, choices):
        try:
            state.check(seat, move)
        except IllegalMove as error:
            refusals.append((error.clause, error.reason))
        except FathomError as error:
            refusals.append((error.code, ""))
    return refusals
