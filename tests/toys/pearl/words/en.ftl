title = Pearl
about = Keep your pearl, or swap it for an unknown one; the best pearl wins.

PRL-1 = Two to four divers each draw one of nine pearls, worth 1 to 9, and show it to nobody.
PRL-2 = Each diver in turn keeps their pearl or swaps it, once.
PRL-3 = Who swaps lays the old pearl down for all to see and draws a new one.
PRL-4 = When all have chosen everybody shows their pearl, and the best one wins.

move-keep = keep your pearl
move-swap = swap it for an unknown one

effect-kept = { $seat } keeps their pearl.
effect-swapped = { $seat } lays down { $old } and draws.
effect-drew = You draw { $pearl }.
effect-shown = The pearls are { $pearls }.
