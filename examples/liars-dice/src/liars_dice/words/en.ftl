# Liar's Dice

title = Liar’s Dice
about = Bid on dice that nobody sees all of, or say that the last bid was a lie.

## The rules, a sentence each

LIE-1 = Two to six players have a cup and the same number of dice each: five, or fewer if the host says so.
LIE-2 = At the start of a round everybody rolls their dice under their cup and looks at them; the others see only how many there are.
LIE-3 = Who starts the first round is drawn, or chosen by the host.
LIE-4 = Whoever is on turn bids or doubts; a bid says that of all dice on the table at least so many show a certain face.
LIE-5 = Every bid is higher than the one before: more dice of any face, or as many of a higher face.
LIE-6 = Nobody can bid more dice than lie on the table.
LIE-7 = Who does not believe the last bid doubts it; the first bid of a round has nothing before it to doubt.
LIE-8 = After a bid it is the turn of the next player who has dice.
LIE-9 = After a doubt all cups are lifted, and the dice with the face of the bid are counted; ones are wild and count as every face, unless the host has chosen otherwise.
LIE-10 = If there are at least as many as the bid said, whoever doubted loses a die; if there are fewer, whoever made the bid.
LIE-11 = Who has no dice left is out.
LIE-12 = The cups stay lifted until whoever lost the die rolls for the next round and starts it, or the next player with dice if they are out.
LIE-13 = The last player with dice wins; of the others, whoever stayed in longer is better.

chapter-LIE-1 = Cups and dice
chapter-LIE-4 = Bidding
chapter-LIE-9 = Lifting the cups
chapter-LIE-13 = The end of the game

scene-bid = Amber sees only its own dice and has to raise Teal’s bid, or doubt it.
scene-open = The cups are lifted: the dice with a mark count for the bid.

## What the host chooses

option-dice = Dice each
option-dice-hint = How many dice everybody starts with, one to five. Fewer make a shorter game.
option-wild-ones = Wild ones
option-wild-ones-hint = Whether ones count as every face.
option-starter = Who starts
option-starter-hint = The player who bids first.

## Moves

move-bid = bid { $what1 } × { $what2 }
move-doubt = doubt it
move-roll = roll for the next round

choose-bid = bid

ask-bidding = { $seat }: what do you bid?
ask-open = { $seat }: roll for the next round.

## What happened

effect-round-started = Round { $round }: { $seat } bids first.
effect-rolled = You roll { $dice }.
effect-rolled-others = { $names } rolls { $dice }.
effect-bid = { $seat } bids { $count } × { $face }.
effect-doubted = { $seat } does not believe { $to_seat }.
effect-showed = { $seat } shows { $dice }.
effect-counted = { $found ->
    [0] No die counts
    [one] One die counts
   *[other] { $found } dice count
} for { $count } × { $face }.
effect-lost-die = { $seat } loses a die and has { $left } left.
effect-went-out = { $seat } is out.
effect-game-ended = { $seat } is the last with dice.

## Advice

advice-bid = It is true with a chance of { $chance } %, as far as you can know.
advice-doubt = The bid is wrong with a chance of { $chance } %, as far as you can know.

## Reports

figure-rounds = rounds
figure-bids-a-round = bids a round

## The screen and the board

screen-round = round { $round }
screen-player = player
screen-dice = dice
screen-left = left
screen-no-bid = Nobody has bid yet.
screen-bid = The bid is { $count } × { $face }, by { $seat }.
screen-found = { $count } × { $face } was bid, and { $found } count.
screen-out = out

board-label = The table, round { $round }. { $bid }
board-cup = { $seat }: { $size ->
    [0] out
    [one] one die
   *[other] { $size } dice
}{ $dice ->
    [none] { "" }
   *[other] { ", " }{ $dice }
}
board-count = { $count } ×
board-fewer = fewer dice
board-more = more dice
board-lost = loses a die

## The first game

tour-1 = You see your own dice only. All others lie under the cups.
tour-2 = A bid is about all dice on the table: three fives means that at least three show a five. Ones count as fives, too.
tour-3 = Raise the last bid, or doubt it. Who is wrong loses a die.
tour-4 = The last player with dice wins.
