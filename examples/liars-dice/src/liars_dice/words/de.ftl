# Lügenwürfel

title = Lügenwürfel
about = Biete auf Würfel, die niemand alle sieht, oder nenne das letzte Gebot eine Lüge.

## Die Regeln, je ein Satz

LIE-1 = Zwei bis sechs Spieler haben je einen Becher und gleich viele Würfel: fünf, oder weniger, wenn der Gastgeber es so will.
LIE-2 = Zu Beginn einer Runde würfeln alle unter ihrem Becher und sehen ihre Würfel an; die anderen sehen nur, wie viele es sind.
LIE-3 = Wer die erste Runde beginnt, wird ausgelost oder vom Gastgeber bestimmt.
LIE-4 = Wer am Zug ist, bietet oder zweifelt; ein Gebot sagt, dass von allen Würfeln auf dem Tisch mindestens so viele eine bestimmte Zahl zeigen.
LIE-5 = Jedes Gebot ist höher als das vorige: mehr Würfel einer beliebigen Zahl, oder ebenso viele einer höheren.
LIE-6 = Niemand kann mehr Würfel bieten, als auf dem Tisch liegen.
LIE-7 = Wer das letzte Gebot nicht glaubt, zweifelt es an; vor dem ersten Gebot einer Runde gibt es nichts anzuzweifeln.
LIE-8 = Nach einem Gebot ist der nächste Spieler dran, der noch Würfel hat.
LIE-9 = Nach einem Zweifel werden alle Becher gehoben und die Würfel mit der gebotenen Zahl gezählt; Einsen zählen als jede Zahl, wenn der Gastgeber nichts anderes gewählt hat.
LIE-10 = Sind es mindestens so viele wie geboten, verliert einen Würfel, wer gezweifelt hat; sind es weniger, wer das Gebot gemacht hat.
LIE-11 = Wer keine Würfel mehr hat, scheidet aus.
LIE-12 = Die Becher bleiben gehoben, bis für die nächste Runde würfelt und sie beginnt, wer den Würfel verloren hat, oder, wenn der ausgeschieden ist, der nächste Spieler mit Würfeln.
LIE-13 = Der letzte Spieler mit Würfeln gewinnt; von den anderen ist besser, wer länger dabei war.

chapter-LIE-1 = Becher und Würfel
chapter-LIE-4 = Bieten
chapter-LIE-9 = Die Becher heben
chapter-LIE-13 = Das Ende des Spiels

scene-bid = Bernstein sieht nur die eigenen Würfel und muss das Gebot von Türkis erhöhen oder anzweifeln.
scene-open = Die Becher sind gehoben: Die Würfel mit Zeichen zählen für das Gebot.

## Was der Gastgeber wählt

option-dice = Würfel für jeden
option-dice-hint = Mit wie vielen Würfeln alle beginnen, einem bis fünf. Mit weniger dauert es kürzer.
option-wild-ones = Einsen als Joker
option-wild-ones-hint = Ob Einsen als jede Zahl zählen.
option-starter = Wer beginnt
option-starter-hint = Der Spieler, der zuerst bietet.

## Züge

move-bid = { $what1 } × { $what2 } bieten
move-doubt = anzweifeln
move-roll = für die nächste Runde würfeln

choose-bid = bieten

ask-bidding = { $seat }: was bietest du?
ask-open = { $seat }: würfle für die nächste Runde.

## Was geschehen ist

effect-round-started = Runde { $round }: { $seat } bietet zuerst.
effect-rolled = Du würfelst { $dice }.
effect-rolled-others = { $names } würfelt { $dice }.
effect-bid = { $seat } bietet { $count } × { $face }.
effect-doubted = { $seat } glaubt { $to_seat } nicht.
effect-showed = { $seat } zeigt { $dice }.
effect-counted = Für { $count } × { $face } { $found ->
    [0] zählt kein Würfel
    [one] zählt ein Würfel
   *[other] zählen { $found } Würfel
}.
effect-lost-die = { $seat } verliert einen Würfel und hat noch { $left }.
effect-went-out = { $seat } scheidet aus.
effect-game-ended = Nur { $seat } hat noch Würfel.

## Rat

advice-bid = Das stimmt mit { $chance } % Wahrscheinlichkeit, soweit du es wissen kannst.
advice-doubt = Das Gebot ist mit { $chance } % Wahrscheinlichkeit falsch, soweit du es wissen kannst.

## Berichte

figure-rounds = Runden
figure-bids-a-round = Gebote je Runde

## Bildschirm und Brett

screen-round = Runde { $round }
screen-player = Spieler
screen-dice = Würfel
screen-left = übrig
screen-no-bid = Noch hat niemand geboten.
screen-bid = Geboten sind { $count } × { $face }, von { $seat }.
screen-found = Geboten waren { $count } × { $face }, und { $found } zählen.
screen-out = ausgeschieden

board-label = Der Tisch, Runde { $round }. { $bid }
board-cup = { $seat }: { $size ->
    [0] ausgeschieden
    [one] ein Würfel
   *[other] { $size } Würfel
}{ $dice ->
    [none] { "" }
   *[other] { ", " }{ $dice }
}
board-count = { $count } ×
board-fewer = weniger Würfel
board-more = mehr Würfel
board-lost = verliert einen Würfel

## Das erste Spiel

tour-1 = Du siehst nur deine eigenen Würfel. Alle anderen liegen unter den Bechern.
tour-2 = Ein Gebot gilt für alle Würfel auf dem Tisch: Drei Fünfen heißt, dass mindestens drei eine Fünf zeigen. Auch Einsen zählen als Fünfen.
tour-3 = Erhöhe das letzte Gebot oder zweifle es an. Wer sich irrt, verliert einen Würfel.
tour-4 = Der letzte Spieler mit Würfeln gewinnt.
