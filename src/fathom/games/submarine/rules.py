# mypyc: compile
"""The rules of Submarine. Clause numbers are those of `fathom rules submarine`."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.outcome import Outcome, places
from fathom.engine.state import NOBODY, listed
from fathom.games.submarine import effects as happened
from fathom.games.submarine.notation import (
    CARD,
    GIVE,
    JOKER,
    MOVE,
    PLACE,
    SHELL_CHOICE,
    SHIP,
    SHIP_OUT,
    STEPS,
    STOP,
    SWAP,
    TAKE,
)
from fathom.games.submarine.position import position_of
from fathom.games.submarine.refusals import why_not
from fathom.games.submarine.rules_cards import SubmarineCards
from fathom.games.submarine.rules_table import (
    ACT,
    CHOOSE_SHELL,
    DEPTH_OF_SPACE,
    MOVING,
    NO_FIELD,
    NO_SPACE,
    NO_TILE,
    NONE,
    NOTHING,
    OVER,
    PAUSE,
    PAY,
    PLACE_SUBMARINE,
    SAIL,
    SALVAGING,
    TOLL,
    one,
)
from fathom.games.submarine.spec import (
    AT_START,
    BACKGROUNDS,
    CARDS_OF_BACKGROUND,
    COLUMNS,
    DEPTHS,
    KINDS,
    OFF_BOARD,
    SHELL,
    SPACES_IN_COLUMN,
    TILE_NAMES,
    TOP_LEVEL,
)
from fathom.games.submarine.view import SubmarineView, view_of

FROM_DEPTH: Final = vec[i64]([step[0] for step in STEPS])
TO_FIELD: Final = vec[i64]([step[2] * DEPTHS + step[1] for step in STEPS])
FIRST_WAY: Final = vec[i64]([0, 12, 30, 48])
"""By depth: the first of the ways from there, which go up, along and down, to all columns each."""
MOST_CHOICES: Final = 80
"""No player has more: moves of submarines to all columns, treasures, the end (SUB-12)."""


@final
class SubmarineState(SubmarineCards):
    """A table of Submarine."""

    def deal(self) -> None:
        """Lay the board, deal the cards, draw who starts (SUB-1, SUB-4, SUB-5, SUB-6)."""
        dice = self.dice
        options = self.options
        treasures = options.treasures()
        for space in range(treasures):
            self.board[space] = space
        dice.shuffle_part(self.board, 0, treasures)
        gone = self.unused_of_each
        self.removed = vec[i64]([gone] * BACKGROUNDS)
        cards = self._mixed(vec[i64]([CARDS_OF_BACKGROUND - gone] * BACKGROUNDS), dice)
        each = self.cards_each
        for seat in range(self.seats):
            self.piles[seat] = [int(card) for card in cards[seat * each : (seat + 1) * each]]
            for _number in range(self.full_hand):
                self._gain(seat, self.piles[seat].pop())
        for card in cards[self.seats * each :]:
            self.removed[card] += 1
        if not options.shells:  # SUB-5
            self.phase = PLACE_SUBMARINE
        starter = options.starter
        self.turn = dice.below(self.seats) if starter is None else starter

    # Whose turn, what is possible

    def legal_moves(self, seat: int) -> list[int]:
        return listed(self, seat, MOST_CHOICES)

    def list_moves(self, seat: int, into: vec[i64]) -> i64:
        if seat != self.turn:
            return 0
        phase = self.phase
        if phase == ACT:
            return self._list_actions(seat, into)
        if phase == SAIL:
            return self._list_stops(seat, into)
        if phase == PAY:
            return self._list_payments(seat, into)
        if phase == TOLL:
            return self._list_cards(seat, GIVE, into)
        if phase == PAUSE:
            count: i64 = 0
            if self.piles[seat]:  # SUB-26
                count = self._list_cards(seat, SWAP, into)
            into[count] = STOP
            return count + 1
        if phase == CHOOSE_SHELL:
            shells = self.free_shells()
            for number, shell in enumerate(shells):
                into[number] = SHELL_CHOICE + shell - SHELL
            return len(shells)
        for column in range(self.columns):  # SUB-7
            into[column] = PLACE + column
        return self.columns

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        return why_not(self, seat, move)

    def _list_stops(self, seat: i64, into: vec[i64]) -> i64:
        """To the right of the ship, above own submarines, or out (SUB-8, SUB-9)."""
        count: i64 = 0
        columns = self.columns_with(seat)
        end = self.columns
        column = self.ships[seat]
        while column < end:
            if columns & one(column):
                into[count] = SHIP + column
                count += 1
            column += 1
        into[count] = SHIP_OUT
        return count + 1

    def _list_actions(self, seat: i64, into: vec[i64]) -> i64:
        """Moves or treasures, and an end once something was done (SUB-12, SUB-13)."""
        count: i64 = 0
        column = self.ships[seat] - 1
        depths = self._depths_to_act(seat, column)
        if self.doing != SALVAGING:
            depth: i64 = 0
            while depth < DEPTHS:
                if depths & one(depth):
                    count = self._list_ways(column, depth, into, count)
                depth += 1
        if self.doing != MOVING:
            count = self._list_treasures(seat, column, depths, into, count)
        if self.doing != NOTHING:
            into[count] = STOP
            count += 1
        return count

    def _list_ways(self, column: i64, depth: i64, into: vec[i64], count: i64) -> i64:
        """The moves of a submarine from a field to any other field in reach (SUB-14)."""
        columns = self.columns
        first = MOVE + FIRST_WAY[depth]
        target = depth
        if depth > 0:
            target -= 1
        while target <= depth + 1 and target < DEPTHS:
            other: i64 = 0
            while other < columns:
                if other != column or target != depth:
                    into[count] = first + other
                    count += 1
                other += 1
            first += COLUMNS
            target += 1
        return count

    def _list_treasures(
        self, seat: i64, column: i64, depths: i64, into: vec[i64], count: i64
    ) -> i64:
        """What can be salvaged there and paid for, in ascending order (SUB-15, SUB-32)."""
        first = count
        has_joker = len(self.beside[seat]) > self.fresh
        reach = len(self.piles[seat]) + self._hand_size(seat) - 1
        board = self.board
        top = column * SPACES_IN_COLUMN
        toll_depth: i64 = -1
        toll: i64 = 0
        space: i64 = 0
        while space < SPACES_IN_COLUMN:
            tile = board[top + space]
            depth = DEPTH_OF_SPACE[space]
            space += 1
            if tile < 0 or not depths & one(depth):
                continue
            if self.laid and tile in self.laid:  # SUB-23, SUB-24
                continue
            if not (has_joker and tile < SHELL):  # SUB-24: a shell is taken with a card
                if self.holds(seat, tile % BACKGROUNDS) == 0:  # SUB-16
                    continue
                if toll_depth != depth:
                    toll = self._toll(seat, column, depth)
                    toll_depth = depth
                if toll > reach:  # SUB-18
                    continue
            place = count
            while place > first and into[place - 1] > TAKE + tile:
                into[place] = into[place - 1]
                place -= 1
            into[place] = TAKE + tile
            count += 1
        return count

    def _list_payments(self, seat: i64, into: vec[i64]) -> i64:
        """Card or joker, asked even where only one is possible (SUB-32)."""
        count: i64 = 0
        if self.can_pay_card(int(seat), int(self.pending)):
            into[0] = CARD
            count = 1
        if self.board[self.pending] < SHELL:
            jokers = self.usable_jokers(int(seat))
            jokers.sort()
            for joker in jokers:
                into[count] = JOKER + joker
                count += 1
        return count

    def can_pay_card(self, seat: int, place: int) -> bool:
        """Whether the hand holds the card and what is left covers the toll (SUB-16, SUB-18)."""
        space: i64 = place
        if self.holds(seat, self.board[space] % BACKGROUNDS) == 0:
            return False
        column = space // SPACES_IN_COLUMN
        toll = self._toll(seat, column, DEPTH_OF_SPACE[space % SPACES_IN_COLUMN])
        return toll <= len(self.piles[seat]) + self._hand_size(seat) - 1

    def _list_cards(self, seat: i64, first: i64, into: vec[i64]) -> i64:
        """One of each background that is in the hand."""
        count: i64 = 0
        background: i64 = 0
        while background < BACKGROUNDS:
            if self.holds(seat, background) > 0:
                into[count] = first + background
                count += 1
            background += 1
        return count

    # Playing

    def apply(self, seat: int, move: int) -> None:
        self.ply += 1
        player: i64 = seat
        number: i64 = move
        if number < PLACE:
            self._choose_shell(player, SHELL + number - SHELL_CHOICE)
        elif number < SHIP:
            self._place(player, number - PLACE)
        elif number < MOVE:
            self._sail(player, number - SHIP + 1)
        elif number < TAKE:
            self._move(player, number - MOVE)
        elif number < CARD:
            self._choose_treasure(player, number - TAKE)
        elif number == CARD:
            self._pay_card(player)
        elif number < GIVE:
            self._pay_joker(player, number - JOKER)
        elif number < SWAP:
            self._give_from_hand(player, number - GIVE)
        elif number < STOP:
            self._swap(player, number - SWAP)
        else:
            self._end_turn(player)

    def _next(self, seat: i64) -> i64:
        """The next seat clockwise (SUB-6)."""
        seat += 1
        if seat == self.seats:
            seat = 0
        return seat

    def _choose_shell(self, seat: i64, shell: i64) -> None:
        self.beside[seat] = [*self.beside[seat], int(shell)]
        if self.effects is not None:
            self.tell(happened.ShellTaken(int(seat), TILE_NAMES[shell]))
        following = self._next(seat)
        self.turn = int(following)
        if len(self.beside[following]) == self.options.shells:  # SUB-5: everybody has theirs
            self.phase = PLACE_SUBMARINE

    def _place(self, seat: i64, column: i64) -> None:
        number = seat * self.fleet
        while self.submarines[number] != NO_FIELD:
            number += 1
        self.submarines[number] = column * DEPTHS
        if self.effects is not None:
            self.tell(happened.SubmarinePlaced(int(seat), int(column) + 1))
        following = self._next(seat)
        self.turn = int(following)
        if self.submarines[(following + 1) * self.fleet - 1] != NO_FIELD:  # SUB-7: all are placed
            if self.effects is not None:
                self.tell(happened.VoyageStarted(int(self.voyage), self.turn))
            self._begin_turn(following)

    def _begin_turn(self, seat: i64) -> None:
        """First the ship; a ship that has left waits (SUB-8, SUB-10)."""
        self.turn = int(seat)
        self.phase = PAUSE if self.ships[seat] == OFF_BOARD else SAIL

    def _sail(self, seat: i64, place: i64) -> None:
        self.ships[seat] = place
        if place == OFF_BOARD:
            self.phase = PAUSE
            if self.effects is not None:
                self.tell(happened.ShipLeft(int(seat)))
        else:
            self.phase = ACT
            if self.effects is not None:
                self.tell(happened.ShipSailed(int(seat), int(place)))

    def _move(self, seat: i64, way: i64) -> None:
        """One submarine, at most once a turn (SUB-14)."""
        submarines = self.submarines
        first = seat * self.fleet
        start = (self.ships[seat] - 1) * DEPTHS + FROM_DEPTH[way]
        number: i64 = 0
        while submarines[first + number] != start or self.moved & one(number):
            number += 1
        target = TO_FIELD[way]
        submarines[first + number] = target
        self.moved |= one(number)
        self.doing = MOVING
        if self.effects is not None:
            self.tell(
                happened.SubmarineMoved(
                    int(seat),
                    int(start // DEPTHS) + 1,
                    int(start % DEPTHS) + TOP_LEVEL,
                    int(target // DEPTHS) + 1,
                    int(target % DEPTHS) + TOP_LEVEL,
                )
            )

    # Salvaging, step by step (SUB-32)

    def _choose_treasure(self, seat: i64, tile: i64) -> None:
        self.doing = SALVAGING
        self.pending = self.space_of(self.ships[seat] - 1, tile)
        self.phase = PAY
        self.note_what_all_know()
        if self.effects is not None:
            name = TILE_NAMES[tile]
            self.tell(happened.TreasureChosen(int(seat), name[0], name))

    def _pay_card(self, seat: i64) -> None:
        space = self.pending
        background = self.board[space] % BACKGROUNDS
        self._lose_openly(seat, background)
        self.discard[background] += 1
        self.progress = True  # SUB-30
        if self.effects is not None:
            self.tell(happened.CardDiscarded(int(seat), int(background) + 1))
        self.owed = self.tolls_at(seat, DEPTH_OF_SPACE[space % SPACES_IN_COLUMN])
        self._pay_tolls(seat)

    def _pay_tolls(self, seat: i64) -> None:
        """One card at a time, off the pile while it lasts, owners clockwise (SUB-18, SUB-32)."""
        pile = self.piles[seat]
        owner = self._next(seat)
        while owner != seat:
            drawn: list[int] = NONE if self.effects is None else []
            while self.owed[owner] > 0 and pile:
                self._give(seat, owner, pile.pop(), "pile", drawn)
            self._tell_drawn(owner, drawn)
            if self.owed[owner] > 0:
                self.phase = TOLL
                return
            owner = self._next(owner)
        space = self.pending
        tile = self.board[space]
        self.board[space] = NO_TILE
        self._lay_down(seat, tile)

    def _give_from_hand(self, seat: i64, background: i64) -> None:
        """A toll card of the payer's choice, who knows where it is (SUB-18)."""
        owner = self._next(seat)
        while self.owed[owner] == 0:
            owner = self._next(owner)
        witnesses: i64 = 0
        if self._hand_size(owner) < self.full_hand:  # and so draws it
            witnesses = one(owner)
        card = self._lose_hidden(seat, background, witnesses)
        drawn: list[int] = NONE if self.effects is None else []
        self._give(seat, owner, card, "hand", drawn)
        self._tell_drawn(owner, drawn)
        self._pay_tolls(seat)

    def _pay_joker(self, seat: i64, joker: i64) -> None:
        """The joker takes the treasure's place, and no toll is due (SUB-22, SUB-23)."""
        self.beside[seat] = [tile for tile in self.beside[seat] if tile != joker]
        space = self.pending
        tile = self.board[space]
        self.board[space] = joker
        self.laid = [*self.laid, int(joker)]
        self.jokers_laid += 1
        if self.effects is not None:
            name = TILE_NAMES[joker]
            self.tell(happened.JokerLaid(int(seat), name[0], name))
        self._lay_down(seat, tile)

    def _lay_down(self, seat: i64, tile: i64) -> None:
        """Into its slot, or beside the container as a joker for later (SUB-20, SUB-24)."""
        slot = seat * KINDS + tile // BACKGROUNDS
        if tile < SHELL and self.slots[slot] == NO_TILE:
            self.slots[slot] = tile
            self.progress = True  # SUB-30
            if self.effects is not None:
                name = TILE_NAMES[tile]
                self.tell(happened.Salvaged(int(seat), name[0], name, self.filled(int(seat))))
        else:
            self.beside[seat] = [*self.beside[seat], int(tile)]
            self.fresh += 1
            if self.effects is not None:
                name = TILE_NAMES[tile]
                self.tell(happened.PutBeside(int(seat), name[0], name))
        self.pending = NO_SPACE
        self.phase = ACT
        self._check_end(seat)

    def _check_end(self, seat: i64) -> None:
        """Full container, empty column, no cards: in this order (SUB-27 to SUB-29)."""
        column = self.ships[seat] - 1
        if self.filled(int(seat)) == self.goal:
            if self.effects is not None:
                self.tell(happened.ContainerFull(int(seat)))
            self._end_game(27)
        elif self.is_column_empty(column):
            if self.effects is not None:
                self.tell(happened.ColumnEmptied(int(column) + 1))
            self._end_game(28)
        elif self.cards_discarded() == self.seats * self.cards_each:
            if self.effects is not None:
                self.tell(happened.CardsGone())
            self._end_game(29)

    # The end of turn, voyage and game

    def _swap(self, seat: i64, background: i64) -> None:
        """A card under the pile, then the top one to the hand; that ends the turn (SUB-26)."""
        self.piles[seat].insert(0, int(self._lose_hidden(seat, background, 0)))
        if self.effects is not None:
            self.tell(happened.CardSwapped(int(seat)))
        self._fill_hand(seat)
        self._end_turn(seat)

    def _end_turn(self, seat: i64) -> None:
        self._fill_hand(seat)  # SUB-21, SUB-25
        self._clear_turn()
        following = self._next(seat)
        if self.all_ships_off():
            self._end_voyage(int(following))
            if self.phase == OVER:
                return
        self._begin_turn(following)

    def _clear_turn(self) -> None:
        self.doing = NOTHING
        self.moved = 0
        self.fresh = 0
        self.laid = NONE

    def _end_voyage(self, following: int) -> None:
        """All ships go back; too many voyages without progress end the game (SUB-11, SUB-30)."""
        self.idle += 1
        if self.progress:
            self.idle = 0
        self.progress = False
        if self.effects is not None and self.idle > 0:
            self.tell(happened.IdleVoyage(int(self.idle), int(self.most_idle)))
        if self.idle >= self.most_idle:
            self._end_game(30)
            return
        self.voyage += 1
        self.ships = vec[i64]([AT_START] * self.seats)
        if self.effects is not None:
            self.tell(happened.VoyageStarted(int(self.voyage), following))

    def _end_game(self, clause: int) -> None:
        self._clear_turn()
        self._end_doubts()
        self.phase = OVER
        self.turn = NOBODY
        self.ended_by = clause
        if self.effects is not None:
            ranking = self._ranking()
            self.tell(happened.GameEnded(ranking.places, ranking.scores))

    def outcome(self) -> Outcome | None:
        return self._ranking() if self.phase == OVER else None

    def agreed_end(self) -> Outcome | None:
        """The end that all may agree on; None when there is nothing left to end (SUB-30)."""
        if self.phase == OVER:
            return None
        twin = self.copy()
        twin._end_game(30)
        return twin.outcome()

    def _ranking(self) -> Outcome:
        """Most treasures, then most jokers, then most cards (SUB-31).

        Nobody else has twelve treasures when somebody fills the container, so this is right for
        SUB-27 too.
        """
        merits: list[list[int]] = []
        for seat in range(self.seats):
            cards = len(self.piles[seat]) + self.hand_size(seat)
            merits.append([self.filled(seat), len(self.beside[seat]), cards])
        return Outcome(f"SUB-{self.ended_by}", places(merits), [merit[0] for merit in merits])

    # Copies and knowledge

    def copy(self) -> SubmarineState:
        return self._twin(self.dice.copy())

    def _twin(self, dice: Dice) -> SubmarineState:
        """The same table with dice of its own."""
        twin = SubmarineState(self.game, 0, self.options, dice)
        self._copy_table_to(twin)
        return twin

    def imagine(self, seat: int, dice: Dice) -> SubmarineState:
        """Only cards are hidden: hands of others, piles, and what left the game unseen."""
        twin = self._twin(dice)
        twin._imagine_cards(seat, dice)
        return twin

    def view(self, seat: int | None) -> SubmarineView:
        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        return position_of(self)

    def conserved(self) -> dict[str, int]:
        cards = self.cards_discarded() + sum(self.removed)
        cards += sum([len(pile) + self.hand_size(seat) for seat, pile in enumerate(self.piles)])
        tiles = [*self.board, *self.slots, *[tile for jokers in self.beside for tile in jokers]]
        return {
            "cards": cards,
            "treasures": len([tile for tile in tiles if 0 <= tile < SHELL]),
        }

    def figures(self) -> dict[str, float]:
        return {
            "treasures-stored": sum([self.filled(seat) for seat in range(self.seats)]),
            "jokers-left": sum([len(jokers) for jokers in self.beside]),
            "jokers-laid": int(self.jokers_laid),
            "cards-discarded": self.cards_discarded(),
            "tolls-paid": int(self.tolls),
            "voyages": int(self.voyage),
        }
