title = Perle
about = Behalte deine Perle oder tausche sie gegen eine unbekannte; die beste gewinnt.

PRL-1 = Zwei bis vier Taucher ziehen je eine von neun Perlen, 1 bis 9 wert, und zeigen sie niemandem.
PRL-2 = Der Reihe nach behält jeder seine Perle oder tauscht sie, einmal.
PRL-3 = Wer tauscht, legt die alte Perle offen ab und zieht eine neue.
PRL-4 = Haben alle gewählt, zeigen alle ihre Perle, und die beste gewinnt.

move-keep = die Perle behalten
move-swap = gegen eine unbekannte tauschen

effect-kept = { $seat } behält die Perle.
effect-swapped = { $seat } legt { $old } ab und zieht.
effect-drew = Du ziehst { $pearl }.
effect-shown = Die Perlen sind { $pearls }.
