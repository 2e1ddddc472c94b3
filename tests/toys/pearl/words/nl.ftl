title = Parel
about = Houd je parel of ruil hem voor een onbekende; de beste parel wint.

PRL-1 = Twee tot vier duikers trekken elk één van negen parels, 1 tot 9 waard, en tonen hem aan niemand.
PRL-2 = Om de beurt houdt elke duiker zijn parel of ruilt hem, één keer.
PRL-3 = Wie ruilt legt de oude parel open neer en trekt een nieuwe.
PRL-4 = Als allen gekozen hebben toont iedereen zijn parel, en de beste wint.

move-keep = je parel houden
move-swap = ruilen voor een onbekende

effect-kept = { $seat } houdt de parel.
effect-swapped = { $seat } legt { $old } neer en trekt.
effect-drew = Je trekt { $pearl }.
effect-shown = De parels zijn { $pearls }.
