# Deep Sea Adventure

title = Deep Sea Adventure
about = Divers fetch treasure from the deep, and all breathe from the same tank.

## The rules, a sentence each

DSA-1 = Two to six divers share one submarine and one tank with 25 units of air.
DSA-2 = There are 32 treasures, eight on each of four levels: values 0 to 3 on level 1, 4 to 7 on 2, 8 to 11 on 3 and 12 to 15 on 4, every value twice.
DSA-3 = Two dice show 1, 2 and 3 twice each, so a roll gives 2 to 6.
DSA-4 = The treasures lie in one line from the submarine down, level by level; inside a level their order is random, and only the level can be seen.
DSA-5 = There are three rounds, and in each every diver dives once: whoever is back in the submarine waits for the next round.
DSA-6 = A turn is air, direction, roll and swim, explore; the player chooses the direction and, on the path, what to do there.
DSA-7 = First the tank loses one unit for each treasure the diver carries, and never falls below 0.
DSA-8 = If the tank is empty the diver still finishes the turn; then the round is over.
DSA-9 = A diver may turn back, once: from then on it is only up in this round.
DSA-10 = A diver who is still in the submarine cannot turn back.
DSA-11 = The steps are both dice together, less one for each treasure carried, and never below 0; the dice are rolled in every turn.
DSA-12 = The diver swims exactly that many steps; spaces with another diver are passed and do not count.
DSA-13 = Steps beyond the last free space are lost, and who reaches the submarine is home. Where the path is full a diver waits in the submarine; when no treasure is left the game ends.
DSA-14 = With no steps the diver stays, and may still explore.
DSA-15 = Exploring may also mean to leave everything as it is.
DSA-16 = A treasure is taken whole and leaves a blank, which is still a space; its value stays unseen until it is home.
DSA-17 = On a blank a diver may put back one treasure taken in this round, and the blank goes. Nobody can carry more than six.
DSA-18 = The round ends when everybody is home, or after the turn in which the tank is empty.
DSA-19 = Whoever is home keeps their treasures. They may look at them at once; everybody sees them when the round ends.
DSA-20 = Whoever is not home loses what they carry: the blanks leave the path, then the lost treasures go to its end in stacks of three, the deepest diver's first.
DSA-21 = A stack is one space, one treasure to take, and one in weight and air.
DSA-22 = In the next round everybody starts in the submarine, with a full tank.
DSA-23 = The diver who was deepest starts the next round, or, if all were home, the one who came home last.
DSA-24 = After three rounds the highest total wins; after that the most treasures of level 4, then 3, 2 and 1; after that they share the place.
DSA-25 = Who starts the first round is drawn, or chosen by the host.
DSA-26 = A diver on the path with no free space below must turn back.

## The rules as a page: chapters, and what its pictures show

chapter-DSA-1 = What lies on the table
chapter-DSA-5 = Rounds and turns
chapter-DSA-7 = Air
chapter-DSA-9 = Direction
chapter-DSA-11 = Rolling and swimming
chapter-DSA-15 = Exploring
chapter-DSA-18 = The end of a round
chapter-DSA-24 = The end of the game

scene-path = The path at the start: four levels, the deeper the more corners and pips.
scene-take = Amber has landed on a treasure and may take it or leave it.
scene-air = Much is carried, so much air goes: the pale bubbles are about to be used up.
scene-stacks = What was lost in the first round lies at the end of the path, in stacks of three.

## What the host chooses

option-starter = Who starts
option-starter-hint = The diver who begins the first round.
option-air = Air
option-air-hint = What the tank holds in each round.
option-rounds = Rounds
option-rounds-hint = How often everybody dives.
option-levels = Levels
option-levels-hint = How many kinds of treasure lie on the path.
option-chips = Treasures a level
option-chips-hint = So many lie on each level.
option-copies = Treasures of a value
option-copies-hint = So many are worth the same.
option-least-value = Least value
option-least-value-hint = What the poorest treasure is worth.
option-value-step = From value to value
option-value-step-hint = The next better treasure is worth so much more.
option-level-bonus = Bonus of depth
option-level-bonus-hint = Each level is worth so much more than it would be anyway.
option-dice = Dice
option-dice-hint = So many are rolled in every turn.
option-faces = Highest face
option-faces-hint = Each die shows 1 to this number.
option-stack = Size of a stack
option-stack-hint = What is lost comes to lie in stacks of so many.

fault-roll = a roll of { $highest } is more than { $most }: fewer dice, or lower ones
fault-copies = { $copies } treasures of a value are more than the { $chips } of a level

## Moves

move-on = swim on
move-turn = turn back
move-leave = leave it
move-take = take the treasure
move-drop = put treasure { $what } back

choose-drop = put a treasure back

ask-direction = { $seat }: which way?
ask-home = { $seat }: on the way home.
ask-explore = { $seat }: what do you do here?

## What happened

effect-round-started = Round { $round }: { $seat } starts.
effect-breathed = { $seat } uses { $air } air, { $tank } left.
effect-turned-back = { $seat } turns back.
effect-rolled = { $seat } rolls { $dice }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
effect-dived = { $seat } dives to depth { $depth }.
effect-rose = { $seat } rises to depth { $depth }.
effect-stayed = { $seat } stays in place.
effect-came-home = { $seat } is home with { $treasures ->
    [0] nothing
    [one] one treasure
   *[other] { $treasures } treasures
}.
effect-looked = You look at what you brought: { $values }.
effect-looked-others = { $names } looks at what they brought: { $values }.
effect-took = { $seat } takes a treasure (level { $levels }).
effect-put-back = { $seat } puts a treasure back (level { $levels }).
effect-air-ran-out = The air is out: round { $round } is over.
effect-all-home = Everybody is home: round { $round } is over.
effect-stored = { $seat } stores { $values }.
effect-lost = { $seat } loses everything (level { $levels }).
effect-path-empty = No treasure is left.
effect-game-ended = The game is over.

## The screen

screen-round = round { $round } of { $rounds }
screen-air = air
screen-submarine = submarine
screen-depth = depth { $depth }
screen-home = home
screen-diver = diver
screen-player = player
screen-place = where
screen-sack = carries
screen-stored = stored
screen-points = points

figure-treasures-stored = treasures stored
figure-value-stored = value stored
figure-dives-lost = dives lost

advice-on = { $odds ->
    [calm] Nobody carries anything yet, so the air does not go down.
    [good] One turn deeper, home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, and the air lasts { $air } more: there is time.
    [tight] One turn deeper, home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, and the air lasts no more than that.
   *[short] One turn deeper, home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, but the air lasts only { $air }: a gamble.
}
advice-turn = { $odds ->
    [calm] Home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, and nobody uses any air.
    [good] Home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, the air lasts { $air }: now it is still safe.
    [tight] Home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, and the air lasts no longer: it is high time.
   *[short] Home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, the air lasts { $air }: it takes lucky dice.
}
advice-take = Level { $level }. { $odds ->
    [tight] With it home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, and the air lasts no longer.
    [short] With it home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, but the air lasts only { $air }: a gamble.
   *[good] With it home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, and the air lasts { $air }.
}
advice-leave = { $odds ->
    [short] With it home would need about { $home ->
        [one] one turn
       *[other] { $home } turns
    }, but the air would last only { $air }.
   *[good] With it home would need about { $home ->
        [one] one turn
       *[other] { $home } turns
    } of the { $air } that the air lasts; it is not worth that.
}
advice-drop = { $odds ->
    [calm] Without it home needs about { $home } instead of { $home_now } turns, and the air does not go down.
   *[good] Without it home needs about { $home } instead of { $home_now } turns, and the air lasts { $air } instead of { $air_now }.
}
advice-keep = { $odds ->
    [short] Home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    } and the air lasts { $air }, but what you carry is worth the risk.
   *[good] Home needs about { $home ->
        [one] one turn
       *[other] { $home } turns
    } and the air lasts { $air }: all that you carry can come home.
}
advice-air-out = The air is out: this is the last turn of the round.

## The board in the browser

board-label = The sea, { $round }. { $air }
board-air = { $tank ->
    [one] One unit of air is left
   *[other] { $tank } units of air are left
}; the coming turns will cost { $due }.
board-space = depth { $depth }: { $levels ->
    [0] blank
   *[other] treasure of level { $levels }
}
board-level = treasure of level { $level }
board-drop = put back
board-on-home = swim home
board-looked = brought home

## What a choice will do

why-on = the dice decide how far
why-turn = from then on only up, to the submarine
why-leave = swim on light
why-take = each turn one more air, one step less
why-drop = lighter by one

## The first game

tour-1 = You are a diver. Below lie treasures: the deeper, the more they are worth. Their corners and pips show how much.
tour-2 = Everybody breathes from the same bubbles in the submarine. Each treasure somebody carries costs one bubble in each of their turns; the pale ones are about to go.
tour-3 = In your turn you say which way, and the dice say how far. Where you land you may take the treasure. What you carry slows you down.
tour-4 = Turn back in time: only what reaches the submarine before the air is out counts. After the last round the highest total wins.
tour-phase-direction = Press “swim on” or an arrow at your diver. The dice then say how far you go, and you land on the next free space.
tour-phase-explore = Take the treasure if you like: it makes you slower, and everybody’s air go faster. The first dive is for looking around.

## How it came about, at the end

epilogue-lost = { $you ->
    [yes] You
   *[no] { $who }
} lost { $count ->
    [one] one treasure
   *[other] { $count } treasures
} in round { $round }
epilogue-home = { $you ->
    [yes] You
   *[no] { $who }
} came home { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} with { $count ->
    [one] one treasure
   *[other] { $count } treasures
}
epilogue-nothing = { $you ->
    [yes] You
   *[no] { $who }
} brought nothing home

ending-round = Round { $round } is over
ending-air-out = The air is out
ending-all-home = Everybody is home
ending-stored = stores { $points ->
    [one] one point
   *[other] { $points } points
}
ending-empty-handed = home with nothing
ending-lost = loses { $count ->
    [one] one treasure
   *[other] { $count } treasures
}
ending-stranded = not home, and nothing lost
ending-scene = What everybody brought home
ending-skip = Click or press a key to go on
