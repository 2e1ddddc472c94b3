# The Titanic lifeboat game

title = Titanic
about = The ship goes down tile by tile; bring your passengers to the rings of the lifeboats.

## The rules, a sentence each

TIT-1 = Two to four players; each has 15 passengers with two players, 10 with three and 8 with four.
TIT-2 = There are 60 tiles, each for one place of four fields: 30 water, 20 ice and 10 boats with 20 rings, four with one ring, three with two, two with three and one with four.
TIT-3 = The die has six faces: three times water, then ice, boat and start.
TIT-4 = There are 33 cards with the values 1 to 5; everybody holds three, and an empty pile is made anew from the shuffled discard.
TIT-5 = The board is a ship of 60 numbered places, drawn in a text file; another can be chosen.
TIT-6 = Who starts is drawn or chosen, then it goes to the left; on turn you roll the die, do what it says, and move.
TIT-7 = Ice: an ice tile is laid.
TIT-8 = Boat: a boat is laid, those with fewest rings first, and its player turns it by 0, 90, 180 or 270 degrees.
TIT-9 = Water: a water tile is laid, then a passenger enters.
TIT-10 = Start: a passenger enters, and no tile is laid.
TIT-11 = A tile always covers the lowest number that is still to be seen.
TIT-12 = If no tile of that kind is left, the player lays one of any other kind.
TIT-13 = A passenger enters on the start field and leaves it at once with the first card; that must be done whenever there is a passenger in the supply, the start is open and a card fits.
TIT-14 = If start is rolled and nobody can enter, the turn is over at once; after water the player moves all the same.
TIT-15 = Up to three cards may be played one by one, each for one own passenger; the player says when the turn is over, and then draws up to three cards.
TIT-16 = A passenger goes straight along a row or column, exactly as far as the card says.
TIT-17 = Nobody goes onto or over ice.
TIT-18 = No move ends on the start field; passing over it is allowed.
TIT-19 = Nobody passes over a ring; ending on a free one saves the passenger, who stays there.
TIT-20 = Nobody passes over another passenger or ends on one.
TIT-21 = A rail stops every move; where there is none, it may go from deck onto water or a ring.
TIT-22 = Passengers in the panic zone may be passed over.
TIT-23 = A move that ends on a passenger on a panic or marked field throws that passenger back to the supply; a covered field loses its print.
TIT-24 = The stairs join the decks: a move ends exactly on them and the next card must take the same passenger to the other deck, so both must be possible; no move passes over stairs.
TIT-25 = Whoever is in the water stays in it, and moves over water and onto rings only.
TIT-26 = A tile that is laid on a passenger takes it out of the game.
TIT-27 = A rail is gone once its place is covered.
TIT-28 = After the turn in which the last tile was laid everybody has one more turn with cards only, its player last.
TIT-29 = The game ends early when all rings are taken, when nobody is left to move or enter, or when nobody can reach a ring any more.
TIT-30 = Whoever has most passengers on rings wins; equals share the place.
TIT-Z1 = Optional: a 1 or a 2 may cross a rail with its first step if it ends on water.
TIT-Z2 = Optional: a swimmer who is not moved in its owner's turn freezes and is out of the game.
TIT-Z3 = Optional: a passenger may leave a ring again, over water and onto rings only.
TIT-Z4 = Optional: rings and passengers may be passed over.
TIT-Z5 = Optional: a ring that another player holds may be attacked; boat wins it, ice or start beats the attacker off for this turn, water takes the attacker out of the game.

## The rules as a page: chapters, and what its pictures show

chapter-TIT-1 = What lies on the table
chapter-TIT-6 = A turn
chapter-TIT-16 = Moving
chapter-TIT-25 = In the water
chapter-TIT-28 = The end of the game
chapter-TIT-Z1 = Optional rules

scene-ship = The ship at the start, with its 60 places.
scene-cards = A card takes a passenger straight on, exactly as far as it says.
scene-sinking = Water and ice have covered much of the ship, and the boats lie beside it.

## What the host chooses

option-starter = Who starts
option-starter-hint = The player with the first turn.
option-board = Board
option-board-hint = The ship that is played on. You can draw your own.
option-board-fathom = Fathom
option-board-promenade = Promenade
option-over-the-rail = Over the rail
option-over-the-rail-hint = { TIT-Z1 }
option-cold-water = Cold water
option-cold-water-hint = { TIT-Z2 }
option-leaving-boats = Leaving a ring
option-leaving-boats-hint = { TIT-Z3 }
option-over-rings = Over rings
option-over-rings-hint = { TIT-Z4 }
option-fights = Fights
option-fights-hint = { TIT-Z5 }
option-passengers = Passengers each
option-passengers-hint = How many everybody has to bring to the boats.
option-ice = Tiles of ice
option-ice-hint = All tiles that are neither ice nor boats are water.
option-boats-1 = Boats with one ring
option-boats-1-hint = They are laid first.
option-boats-2 = Boats with two rings
option-boats-2-hint = They come after those with one.
option-boats-3 = Boats with three rings
option-boats-3-hint = They come after those with two.
option-boats-4 = Boats with four rings
option-boats-4-hint = They are laid last.
option-die-water = Water on the die
option-die-water-hint = Faces that lay water and let a passenger enter.
option-die-ice = Ice on the die
option-die-ice-hint = Faces that lay ice.
option-die-boat = Boats on the die
option-die-boat-hint = Faces that lay a boat.
option-die-start = Start on the die
option-die-start-hint = Faces that let a passenger enter and lay nothing.
option-hand = Cards in hand
option-hand-hint = As many can be played in a turn.
option-cards-1 = Cards with 1
option-cards-1-hint = How many cards go 1 field.
option-cards-2 = Cards with 2
option-cards-2-hint = How many cards go 2 fields.
option-cards-3 = Cards with 3
option-cards-3-hint = How many cards go 3 fields.
option-cards-4 = Cards with 4
option-cards-4-hint = How many cards go 4 fields.
option-cards-5 = Cards with 5
option-cards-5-hint = How many cards go 5 fields.
option-passengers-none = 15, 10 or 8

fault-tiles = { $ice } tiles of ice and { $boats } boats are more than the { $places } places of a ship
fault-no-boat = without a boat nobody can be saved
fault-no-tile = a die that never lays a tile would go on for ever
fault-cards = { $cards } cards are fewer than the { $needed } that all hold together

## Moves

move-roll = roll the die
move-stop = end the turn
move-lay = lay this tile: { $what }
move-turn = turn the boat by { $what } degrees
move-enter = enter a passenger and go { $what }
move-move = move passenger { $what }

choose-lay = lay a tile
choose-turn = turn the boat
choose-enter = enter a passenger
choose-move = move a passenger

ask-roll = { $seat }: roll the die.
ask-lay = { $seat }: that kind has run out. Which tile instead?
ask-turn = { $seat }: how shall the boat lie?
ask-enter = { $seat }: bring a passenger on board, which way, with which card?
ask-move = { $seat }: who moves? (move PASSENGER DIRECTION CARD, or stop)
ask-climb = { $seat }: off the stairs to the other deck, with which card?

## Refusals in a line

refusal-TIT-4 = You hold no such card.
refusal-TIT-6-move = Roll the die first, then play cards.
refusal-TIT-8-move = First turn the boat.
refusal-TIT-12-move = First choose a tile.
refusal-TIT-13-move = A passenger enters now: leave the start field with a card that glows.
refusal-TIT-15-move = You have nobody on board: a passenger enters after water or start.

## What happened

effect-rolled = { $seat } rolls { $face ->
    [water] water
    [ice] ice
    [boat] boat
   *[start] start
}.
effect-tile-laid = { $kind ->
    [water] Water
    [ice] Ice
   *[boat] A boat with { $rings ->
        [one] one ring
       *[other] { $rings } rings
    }
} covers place { $place }.
effect-drowned = Passenger { $passenger } of { $seat } goes down.
effect-entered = { $seat } brings passenger { $passenger } on board.
effect-nobody-entered = { $seat } can bring nobody on board.
effect-moved = Passenger { $passenger } of { $seat } goes by a { $card } from { $origin } to { $to }.
effect-thrown-out = Passenger { $passenger } of { $seat } is thrown out.
effect-saved = Passenger { $passenger } of { $seat } is saved.
effect-fought = Passenger { $passenger } of { $seat } fights for a ring and rolls { $face ->
    [water] water
    [ice] ice
    [boat] boat
   *[start] start
}.
effect-ring-won = Passenger { $passenger } of { $seat } takes the ring at { $at }.
effect-pushed-off = Passenger { $passenger } of { $seat } is pushed off, to { $at }.
effect-beaten-off = Passenger { $passenger } of { $seat } is beaten off and stops at { $at }.
effect-fought-out = Passenger { $passenger } of { $seat } is lost in the fight.
effect-froze = Passenger { $passenger } of { $seat } freezes.
effect-stopped = { $seat } is done.
effect-shuffled = The discard is the new pile.
effect-drew = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
effect-last-turns = The ship is gone. Everybody has one more turn.
effect-game-ended = { $reason ->
    [all-rings] All rings are taken.
    [nobody-left] Nobody is left to be saved.
    [no-ring-in-reach] Nobody can reach a ring any more.
   *[last-turns] The last turn is over.
}

## The screen

screen-player = player
screen-rings = rings
screen-aboard = under way
screen-supply = supply
screen-lost = lost
screen-cards = cards
screen-hand = your cards
screen-next = next: { $place }
screen-die = die: { $face ->
    [water] water
    [ice] ice
    [boat] boat
   *[start] start
}
screen-tiles = left: { $water } water, { $ice } ice, boats { $boats }
screen-no-boats = none
screen-last-turns = turns left: { $turns }
screen-upper = upper deck
screen-tween = tween deck
screen-legend-boat = boat
screen-legend-ice = ice
screen-legend-ring = ring
screen-legend-rail = rail
screen-legend-water = water
screen-legend-marked = marked
screen-legend-panic = panic
screen-legend-stairs = stairs
screen-legend-start = start

figure-entered = passengers entered
figure-saved = passengers saved, rings used
figure-drowned = drowned
figure-thrown-out = thrown out
figure-frozen = frozen
figure-fought-out = lost in fights
figure-rings-laid = rings laid
figure-jumps = jumps over a rail
figure-fights = fights for a ring

advice-ring = The passenger is saved.
advice-fight = The ring is worth a fight.
advice-throw = It throws a passenger of { $seat } back to the supply.
advice-in-hand = From there a card in your hand leads to a free ring.
advice-nearer = { $cards ->
    [one] From there it is one card to a free ring, instead of { $before }.
   *[other] From there it is { $cards } cards to a free ring, instead of { $before }.
}
advice-way = { $cards ->
    [one] From there it is one card to a free ring.
   *[other] From there it is { $cards } cards to a free ring.
}
advice-danger = { $tiles ->
    [one] The passenger’s place goes down with the next tile.
   *[other] The passenger’s place goes down in { $tiles } turns at the earliest.
}
advice-enter = { $count ->
    [0] It is your last passenger, and no ring is in reach yet: a good place to wait.
   *[other] No ring is in reach yet: a good place to wait. Passengers left to enter: { $count }.
}
advice-boat = Then a card away from a ring: of yours { $own }, of the others { $others }.
advice-lay = It takes down of yours { $own }, of the others { $others }.
advice-lay-boat = { $rings ->
    [one] It brings a boat with one ring.
   *[other] It brings a boat with { $rings } rings.
}
advice-stop = { $count ->
    [0] None of yours can go down before your next turn; the cards are worth more then.
    [one] One of yours can go down before your next turn, but no card helps more now.
   *[other] { $count } of yours can go down before your next turn, but no card helps more now.
}

## The board in the browser

board-ask-move-0 = { $seat }: choose a card to move with, or end the turn.
board-ask-move-1 = { $seat }: who goes?
board-ask-move-2 = { $seat }: which way?
board-ask-enter-0 = { $seat }: a passenger comes on board, choose a card.
board-ask-enter-2 = { $seat }: which way?
board-ask-climb-0 = { $seat }: off the stairs to the other deck, choose a card.
board-ask-climb-2 = { $seat }: off the stairs, which way?
board-label = The ship from above. Place { $place } goes down next.
board-label-last = The ship from above. She has gone down; these are the last turns.
board-aside = The ship from aside. { $laid } of { $total } places are under water.
board-card = card { $card }
board-passenger = Passenger { $number }
board-person = passenger { $number } of { $seat } on { $field }
board-people = { $count ->
    [one] one passenger
   *[other] { $count } passengers
}
board-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
board-saves = saves somebody
board-way = card { $card }: passenger { $number } to { $field }, { $then }
board-several = { $field }: { $count } passengers can go there
board-then-deck = on deck
board-then-water = into the water
board-then-stairs = then at once on, off the stairs
board-then-ring = saved
board-then-fight = fights { $who } for the ring
board-then-throw-out = throws out { $who }
board-rings-on = { $count ->
    [one] ring on { $fields }
   *[other] rings on { $fields }
}
board-why-stop = and draw up to three cards
board-left = Tiles left
board-left-water = { $count } water
board-left-ice = { $count } ice
board-left-boat = { $count ->
    [one] one boat
   *[other] { $count } boats
}
board-next-boat = { $rings ->
    [one] the next boat has one ring
   *[other] the next boat has { $rings } rings
}
board-saved = saved
board-closer = Closer
board-wider = Wider

## The first game

tour-1 = The ship goes down, bow first. Each tile covers the lowest number: black water, ice, or a boat. What the next three tiles will cover is hatched; whoever stands there is lost.
tour-2 = Bring your passengers to the white and red rings of the boats. A passenger on a ring is saved; most saved win.
tour-3 = In your turn roll the die. Then choose a card, a passenger and a way: always straight, and exactly as far as the card says. Rails, ice and other people stop you.
tour-4 = Stairs join the two decks. Into the water it goes where no rail is in between, but nobody comes back on deck. On diamonds and red fields you can throw others out.
tour-phase-enter = Somebody of yours stands at the door. Choose a card: every field it reaches lights up. Press one.
tour-phase-move = Choose a card: whoever can use it glows, and so does every field it reaches. A green one is a ring. Or drag a passenger there.
tour-phase-turn = A boat! Turn it so that its rings lie where your passengers can reach them.

board-good = The board “{ $board }” has no fault: { $width } by { $height } fields, { $rails } rails.

## How it came about, at the end

epilogue-saved = { $you ->
    [yes] You
   *[no] { $who }
} saved { $count ->
    [0] nobody
    [one] one passenger
   *[other] { $count } passengers
}
epilogue-drowned = { $you ->
    [yes] You
   *[no] { $who }
} lost { $count ->
    [one] one passenger
   *[other] { $count } passengers
} to the water
epilogue-thrown-out = { $count ->
    [one] One passenger
   *[other] { $count } passengers
} of { $you ->
    [yes] yours
   *[no] { $who }
} went overboard
epilogue-frozen = { $count ->
    [one] One swimmer
   *[other] { $count } swimmers
} of { $you ->
    [yes] yours
   *[no] { $who }
} froze
epilogue-fought-out = { $you ->
    [yes] You
   *[no] { $who }
} lost { $count ->
    [one] one passenger
   *[other] { $count } passengers
} in fights for a ring
ending-scene = The lifeboats under the stars, and who is in them

## Drawing a board of one's own

chart-head-name = Name
chart-head-tween-deck = First row of the tween deck
chart-paint-plain = Plain deck
chart-paint-start = Start field
chart-paint-stairs = Stairs
chart-paint-panic = Panic field
chart-paint-marked = Marked field
chart-edges = Rails
chart-fault-unknown = There is no such board; there is { $known }, or the whole text of one.
chart-fault-long = The text is too long for a board.
chart-fault-form = The first line is not "{ $form }": this is no board.
chart-fault-twice = Line { $line } says something for the second time.
chart-fault-no-name = The ship has no name.
chart-fault-no-tween-deck = It is not said in which row the tween deck begins.
chart-fault-no-places = There are no places.
chart-fault-no-fields = There are no fields.
chart-fault-line = Line { $line } is neither a name nor a tween deck.
chart-fault-empty = Line { $line } says nothing.
chart-fault-uneven = Line { $line } has { $count } fields where others have { $width }.
chart-fault-size = { $width } by { $height } fields are more than { $most } by { $most }.
chart-fault-tween-deck = The tween deck cannot begin in row "{ $row }": it begins in one of 2 to { $height }.
chart-fault-no-place = Line { $line } has something that is no place from 1 to { $most }.
chart-fault-place = Place { $place } is missing: a ship has 60.
chart-fault-square = Place { $place } is not a square of 2 by 2 fields.
chart-fault-lines = The drawing has { $count } lines, not { $due }.
chart-fault-wide = Line { $line } has more than { $most } characters.
chart-fault-between = Line { $line }: "{ $sign }" stands between four fields.
chart-fault-adrift = Something is drawn at { $field }, where there is no ship.
chart-fault-sign = What stands at { $field } (line { $line }) cannot be on a field.
chart-fault-starts = { $field } is a second start field; there is one.
chart-fault-rail = What stands beside { $field } (line { $line }) is no rail.
chart-fault-rail-end = The rail at { $field } has no field beyond it.
chart-fault-no-start = There is no start field.
chart-fault-panic = There are { $count } panic fields, not { $due }.
chart-fault-stairs = The stairs are not two pairs of fields side by side.
chart-fault-cut-off = Nobody can walk from the start field to { $field }.
