# Submarine

title = Submarine
about = Ships sail over a field of wrecks; submarines salvage treasures and get in each other's way.

## The rules, one sentence each

SUB-1 = The board has six columns and five levels: ships sail on level 1, and each field below holds one treasure on level 2, two on 3, three on 4 and four on 5, at random and face up.
SUB-2 = There are 60 treasures, twelve kinds on five backgrounds; five shells, one a background; and 60 salvage cards, twelve a background.
SUB-3 = Each player has a ship, a container with twelve slots, one shell, and 15 cards and 5 submarines with two or three players, 13 and 4 with four, 12 and 3 with five.
SUB-4 = Only as many cards as are needed are dealt, the others leave the game unseen, drawn or evenly by background as the host likes; each player has a face-down pile and takes three to the hand.
SUB-5 = Cards are dealt first; then each player in turn chooses a shell, which lies beside the container, and shells that are left over leave the game.
SUB-6 = The starter is drawn, or named by the host; play is clockwise.
SUB-7 = One at a time and in turn, the players put all their submarines on level 2; any number may share a field, now and later.
SUB-8 = In every turn the ship sails first: from the left edge, always to the right, by at least one column.
SUB-9 = A ship stops only above one of its own submarines, may pass others, and may always leave the board on the right.
SUB-10 = A ship that has left waits for all the others; its player cannot use submarines, but may exchange a card.
SUB-11 = After the turn in which the last ship leaves, all ships go back to the left edge and the next player begins the new voyage.
SUB-12 = Only own submarines below the ship act, and all of them do the same in a turn: move, or salvage.
SUB-13 = Something has to be done: whoever salvages nothing moves at least one submarine. The first action fixes the kind, and the player says when the turn is over.
SUB-14 = Each submarine below the ship may move once a turn, to any other field of its level or any field of the level just above or below, down to level 5 and up to level 2.
SUB-15 = From each field below the ship with an own submarine on it, any number of treasures may be salvaged, one by one.
SUB-16 = Each treasure costs a hand card of its background, which is out of the game for good.
SUB-17 = And for each treasure a toll: one card to the owner of every opposing submarine in the column that is on the same field or above it.
SUB-18 = Toll cards go unseen from the payer's pile to the top of the receiver's; only when the pile is empty are hand cards given, of the payer's choice. Who has too few cards in all cannot salvage the treasure.
SUB-19 = Whoever gets toll and has fewer than three hand cards draws up to three at once.
SUB-20 = A treasure fills the slot of its kind; if that is taken it lies beside the container as a joker, but not before a later turn.
SUB-21 = The hand is filled only at the end of the turn, so at most three treasures a turn are paid for with cards.
SUB-22 = A joker, which is a shell or a duplicate, replaces the card whatever its background, and then no toll is due; ship and submarine must be in place as ever.
SUB-23 = The joker lies where the treasure was. From the next player's turn on it can be salvaged: a shell is a joker for whoever takes it, a duplicate is the treasure that it is.
SUB-24 = A joker never fills a slot; what was laid down cannot be taken back in the same turn, and a shell is taken with a card only.
SUB-25 = At the end of the turn the hand is filled up to three, as far as the pile goes.
SUB-26 = With the ship off the board a player may put one hand card under the pile and draw the top one; that ends the turn. It takes both a hand card and a pile.
SUB-27 = Whoever fills all twelve slots wins at once.
SUB-28 = The game ends when the last treasure of a column is salvaged; shells do not count, duplicates do.
SUB-29 = The game ends when every card is on the discard.
SUB-30 = The game ends after a number of whole voyages in a row, ten unless the host chooses otherwise, in which no card was discarded and no slot filled; or when all agree.
SUB-31 = The most treasures in the container win; then the most jokers beside it, then the most cards; after that the place is shared.
SUB-32 = Each treasure is settled before the next: choose it, pay with card or joker, give the tolls one card at a time, owners clockwise, then lay it down. Only what can be paid for may be chosen.

## The rules as a page: chapters, and what its pictures show

chapter-SUB-1 = What lies on the table
chapter-SUB-4 = Before the game
chapter-SUB-8 = The ship
chapter-SUB-12 = The submarines
chapter-SUB-15 = Salvaging
chapter-SUB-22 = Jokers
chapter-SUB-25 = The end of a turn
chapter-SUB-27 = The end of the game
chapter-SUB-32 = In detail

scene-sea = All submarines are placed and the first ship chooses where to stop.
scene-pay = A treasure has been chosen; now it is paid for.
scene-late = Later on, containers fill up and the sea grows empty.

## What the host chooses

option-unused = Cards not needed
option-unused-hint = { SUB-4 }
option-unused-random = drawn
option-unused-even = evenly
option-starter = Who starts
option-starter-hint = The player with the first turn.
option-idle-voyages = Voyages without progress
option-idle-voyages-hint = After so many in a row the game ends.
option-columns = Columns
option-columns-hint = With each column less there are two kinds of treasure less.
option-slots = Treasures to win
option-slots-hint = Whoever has so many on the shelf wins at once.
option-slots-none = all kinds
option-shells = Shells each
option-shells-hint = Jokers that everybody has from the start.
option-submarines = Submarines each
option-submarines-hint = How many everybody puts into the water.
option-submarines-none = 5, 4 or 3
option-cards = Cards each
option-cards-hint = To pay for treasures and tolls.
option-cards-none = 15, 13 or 12
option-hand = Cards in hand
option-hand-hint = The others are in the pile, unseen.

fault-slots = { $slots } treasures are more than the { $kinds } kinds there are
fault-shells = { $each } shells for each of { $players } players are more than the { $there } there are
fault-cards = { $each } cards for each of { $players } players are more than the { $there } there are

## Moves

move-shell = the shell of background { $what }
move-place = a submarine on level 2 of column { $what }
move-ship = { $what ->
    [out] leave the board on the right
   *[other] sail to column { $what }
}
move-move = a submarine from level { $what1 } { $what2 ->
    [up] rises to column { $what3 }
    [down] dives to column { $what3 }
   *[other] goes to column { $what3 }
}
move-take = salvage { $what }
move-card = pay with the card of its background
move-joker = lay down the joker { $what } instead
move-give = give a card { $what } as toll
move-swap = put a card { $what } under the pile, draw the top one
move-stop = end the turn

choose-shell = choose a shell
choose-place = place a submarine
choose-ship = sail on
choose-move = move a submarine
choose-take = salvage a treasure
choose-joker = lay down a joker
choose-give = give a card as toll
choose-swap = exchange a card

ask-shell = { $seat }: which shell?
ask-place = { $seat }: where does a submarine start?
ask-ship = { $seat }: where to with the ship?
ask-act = { $seat }: what do the submarines do?
ask-pay = { $seat }: how do you pay?
ask-toll = { $seat }: your pile is empty, which card goes as toll?
ask-pause = { $seat }: exchange a card?

## What happened

effect-shell-taken = { $seat } takes the shell { $tile }.
effect-submarine-placed = { $seat } puts a submarine in column { $column }.
effect-voyage-started = Voyage { $voyage } begins: { $seat } is first.
effect-idle-voyage = A voyage without progress: { $idle } of { $limit }.
effect-ship-sailed = { $seat }’s ship stops in column { $column }.
effect-ship-left = { $seat }’s ship leaves the board.
effect-submarine-moved = { $seat } moves a submarine from column { $from_column }, level { $from_level } to column { $column }, level { $level }.
effect-treasure-chosen = { $seat } wants the { $kind } { $tile }.
effect-card-discarded = { $seat } discards a card { $card }.
effect-joker-laid = { $seat } lays down the { $kind } { $tile } as a joker.
effect-toll-paid = { $seat } gives { $to_seat } a card from the { $source ->
    [pile] pile
   *[other] hand
}.
effect-toll-chosen = You gave a card { $card }.
effect-toll-chosen-others = { $names } gave a card { $card }.
effect-drew = You draw { $cards }.
effect-drew-others = { $names } draws { $cards }.
effect-salvaged = { $seat } has the { $kind } { $tile }: { $filled } on the shelf.
effect-put-beside = { $seat } puts the { $kind } { $tile } beside the container.
effect-card-swapped = { $seat } exchanges a card.
effect-container-full = { $seat }’s container is full!
effect-column-emptied = Column { $column } has no treasure left.
effect-cards-gone = No card is left.
effect-game-ended = The game is over.

## The screen

kind-A = amphora
kind-B = brooch
kind-C = coin hoard
kind-D = dagger
kind-E = emerald
kind-F = flute
kind-G = goblet
kind-H = helmet
kind-I = idol
kind-J = jade ring
kind-K = key
kind-L = lantern
kind-S = shell
card-1 = 1 rust
card-2 = 2 sand
card-3 = 3 kelp
card-4 = 4 frost
card-5 = 5 dusk

screen-voyage = voyage { $voyage }
screen-idle = without progress { $idle } of { $limit }
screen-level = level { $level }
screen-start = ◁ start
screen-off = off ▷
screen-player = player
screen-submarines = to place
screen-container = container
screen-jokers = jokers
screen-cards = hand + pile
screen-hand = your hand
screen-known = known
screen-hand-known = hand { $cards }
screen-pile-known = pile { $cards }
screen-discard = discarded
screen-salvage = paying for { $tile }
screen-owed = toll: { $cards }
screen-shells = shells to choose from

figure-treasures-stored = treasures in containers
figure-jokers-left = jokers left
figure-jokers-laid = jokers laid down
figure-cards-discarded = cards discarded
figure-tolls-paid = toll cards
figure-voyages = voyages

advice-shell = Any shell pays for any treasure; whoever salvages it later needs a card of { $background }.
advice-place = On the first two levels there lie { $count } treasures that you need; own submarines there so far: { $own }.
advice-ship = Your submarines there lie at { $count ->
    [one] one treasure
   *[other] { $count } treasures
} that you need; you can pay for { $payable } now.
advice-ship-move = Submarines there can go where more is wanted.
advice-ship-out = No stop ahead is worth more than an early next voyage.
advice-move = { $count ->
    [0] Nothing that you need lies there yet.
    [one] One treasure that you need lies there; you can pay for { $payable } now, at a toll of { $toll }.
   *[other] { $count } treasures that you need lie there; you can pay for { $payable } now, each at a toll of { $toll }.
}
advice-jam = { $count ->
    [one] It is in the way of one submarine of others: its owner has to pay you toll.
   *[other] It is in the way of { $count } submarines of others: their owners have to pay you toll.
}
advice-take = It fills slot { $count } of { $goal } at a toll of { $toll }; { $rivals ->
    [0] nobody else needs it
    [one] one other needs it too
   *[other] { $rivals } others need it too
}.
advice-take-wins = It fills your last slot and wins the game.
advice-take-ends = Paid with a card it ends the game: you would have { $count } treasures, the best of the others { $others }.
advice-take-joker = It will serve as a joker in later turns, at a toll of { $toll }.
advice-card = The joker stays for a dearer treasure; toll now: { $toll }.
advice-joker = It saves the card and a toll of { $toll }.
advice-spare-card = { $count ->
    [0] Your submarines lie at nothing wanted on { $background }.
    [one] Your submarines lie at only one wanted treasure on { $background }.
   *[other] Your submarines lie at { $count } wanted treasures on { $background }; the other cards are missed more.
}
advice-no-swap = Every card in your hand is of more use than one from the pile.
advice-enough = What is left to do here is worth less than what it costs.

## The board in the browser

background-1 = rust
background-2 = sand
background-3 = kelp
background-4 = frost
background-5 = dusk

board-label = The field of wrecks, { $voyage }.
board-column = column { $column }
board-field = column { $column }, level { $level }
board-boats = submarines: { $boats }
board-boat = your submarine on level { $level }
board-tile = { $kind }, { $background }
board-take = salvage { $tile }
board-lay = lay down instead
board-pay-card = with the card
board-pay-joker = with the joker
board-hand = hand
board-pile = pile
board-pile-size = { $size ->
    [0] the pile is empty
    [one] one card in the pile
   *[other] { $size } cards in the pile
}
board-shelf = { $filled } of { $kinds } treasures
board-missing = { $kind }: still missing
board-discarded = { $background }: { $count ->
    [0] no card discarded
    [one] one card discarded
   *[other] { $count } cards discarded
}

choose-move-1 = from level { $level }
choose-move-2 = { $way ->
    [up] up a level
    [down] down a level
   *[other] on this level
}

## What a choice will do

price = costs { $count } cards: 1 { $background }, { $shares }
price-plain = costs 1 card: { $background }
price-share = { $count } to { $seat }
price-joker = no card, no toll; it stays on the board
price-joker-only = only with a joker, without toll
price-owed = still due: { $shares }
toll = toll for each treasure: { $shares }
toll-none = no toll
why-swap = goes under the pile; you draw the top card

## The first game

tour-1 = Fill your shelf, below: one treasure of each kind. They lie in columns, and the colour and pattern behind a treasure show which card pays for it.
tour-2 = In your turn your ship sails to the right, to a column with a submarine of yours. The submarines there act: all of them move, or all of them salvage.
tour-3 = A treasure costs a card of its colour from your hand. And every submarine of others on its field or above takes one more card of you: the lines show whose.
tour-4 = Your shell and treasures that you have twice are jokers: one of them pays for anything, without toll, and stays on the board in its place.
tour-5 = The first full shelf wins. The game also ends when a column is empty; then the most treasures win. First, choose your shell.

## How it came about, at the end

figure-tolls-earned = toll cards earned
epilogue-full = { $you ->
    [yes] You
   *[no] { $who }
} filled all { $filled } slots
epilogue-missing = { $you ->
    [yes] You
   *[no] { $who }
} filled { $filled ->
    [one] one slot
   *[other] { $filled } slots
} and missed { $missing }
epilogue-tolls = { $you ->
    [yes] You
   *[no] { $who }
} paid { $paid ->
    [one] one card
   *[other] { $paid } cards
} in toll and earned { $earned }
ending-scene = The shelf of whoever won, and those of the others
