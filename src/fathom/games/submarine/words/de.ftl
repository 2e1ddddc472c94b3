# Submarine

title = Submarine
about = Schiffe fahren über ein Feld von Wracks; Tauchboote bergen Schätze und stören einander dabei.

## Die Regeln, je ein Satz

SUB-1 = Der Plan hat sechs Spalten und fünf Ebenen: Auf Ebene 1 fahren Schiffe, und jedes Feld darunter trägt auf Ebene 2 einen Schatz, auf 3 zwei, auf 4 drei und auf 5 vier, zufällig und offen.
SUB-2 = Es gibt 60 Schätze, zwölf Arten auf fünf Hintergründen; fünf Muscheln, je Hintergrund eine; und 60 Bergungskarten, je Hintergrund zwölf.
SUB-3 = Jeder hat ein Schiff, einen Container mit zwölf Plätzen, eine Muschel und zu zweit oder dritt 15 Karten und 5 Tauchboote, zu viert 13 und 4, zu fünft 12 und 3.
SUB-4 = Verteilt werden nur so viele Karten, wie nötig sind; die anderen verlassen das Spiel ungesehen, gezogen oder von jedem Hintergrund gleich viele, wie der Gastgeber will. Jeder hat einen verdeckten Stapel und nimmt drei auf die Hand.
SUB-5 = Erst werden die Karten verteilt; dann wählt reihum jeder eine Muschel, die neben den Container kommt, und übrige Muscheln verlassen das Spiel.
SUB-6 = Wer beginnt, wird ausgelost oder vom Gastgeber bestimmt; gespielt wird im Uhrzeigersinn.
SUB-7 = Einzeln und reihum setzen alle ihre Tauchboote auf Ebene 2; auf einem Feld können beliebig viele stehen, jetzt und später.
SUB-8 = In jedem Zug fährt zuerst das Schiff: vom linken Rand aus, immer nach rechts, um mindestens eine Spalte.
SUB-9 = Ein Schiff hält nur über einem eigenen Tauchboot, darf an anderen vorbeifahren und darf den Plan immer rechts verlassen.
SUB-10 = Ein Schiff, das den Plan verlassen hat, wartet auf alle anderen; sein Besitzer kann keine Tauchboote einsetzen, aber eine Karte tauschen.
SUB-11 = Nach dem Zug, in dem das letzte Schiff den Plan verlässt, kommen alle an den linken Rand zurück, und der Nächste beginnt die neue Fahrt.
SUB-12 = Nur eigene Tauchboote unter dem Schiff handeln, und alle tun in einem Zug dasselbe: sie werden versetzt, oder sie bergen.
SUB-13 = Etwas muss getan werden: Wer nichts birgt, versetzt mindestens ein Tauchboot. Die erste Handlung legt die Art fest, und der Spieler sagt, wann der Zug vorbei ist.
SUB-14 = Jedes Tauchboot unter dem Schiff darf einmal im Zug versetzt werden, auf jedes andere Feld seiner Ebene oder jedes Feld der Ebene direkt darüber oder darunter, hinab bis Ebene 5 und hinauf bis Ebene 2.
SUB-15 = Aus jedem Feld unter dem Schiff, auf dem ein eigenes Tauchboot steht, dürfen beliebig viele Schätze geborgen werden, einer nach dem anderen.
SUB-16 = Jeder Schatz kostet eine Handkarte seines Hintergrunds; sie ist endgültig aus dem Spiel.
SUB-17 = Dazu kommt je Schatz ein Zoll: eine Karte an den Besitzer jedes fremden Tauchboots in der Spalte, das auf demselben Feld oder darüber steht.
SUB-18 = Zollkarten gehen ungesehen vom Stapel des Zahlers oben auf den des Empfängers; erst wenn der Stapel leer ist, werden Handkarten nach Wahl des Zahlers gegeben. Wer insgesamt zu wenige Karten hat, kann den Schatz nicht bergen.
SUB-19 = Wer Zoll bekommt und weniger als drei Handkarten hat, zieht sofort auf drei nach.
SUB-20 = Ein Schatz füllt den Platz seiner Art; ist der belegt, liegt er als Joker neben dem Container, nutzbar erst in einem späteren Zug.
SUB-21 = Die Hand wird erst am Ende des Zugs ergänzt; so werden höchstens drei Schätze im Zug mit Karten bezahlt.
SUB-22 = Ein Joker, also eine Muschel oder ein doppelter Schatz, ersetzt die Karte, gleich welchen Hintergrund er hat, und dann ist kein Zoll fällig; Schiff und Tauchboot müssen wie immer zur Stelle sein.
SUB-23 = Der Joker liegt nun da, wo der Schatz lag. Ab dem Zug des nächsten Spielers kann er geborgen werden: Eine Muschel ist Joker für den, der sie nimmt, ein doppelter Schatz ist der Schatz, der er ist.
SUB-24 = Ein Joker füllt nie einen Platz; was hingelegt wurde, kann im selben Zug nicht zurückgenommen werden, und eine Muschel wird nur mit einer Karte geborgen.
SUB-25 = Am Ende des Zugs wird die Hand auf drei ergänzt, so weit der Stapel reicht.
SUB-26 = Wessen Schiff den Plan verlassen hat, der darf eine Handkarte unter den Stapel legen und die oberste ziehen; das beendet den Zug. Dazu braucht es eine Handkarte und einen Stapel.
SUB-27 = Wer alle zwölf Plätze füllt, gewinnt sofort.
SUB-28 = Das Spiel endet, wenn der letzte Schatz einer Spalte geborgen wird; Muscheln zählen nicht, doppelte Schätze schon.
SUB-29 = Das Spiel endet, wenn alle Karten abgelegt sind.
SUB-30 = Das Spiel endet nach einer Zahl ganzer Fahrten hintereinander, zehn, wenn der Gastgeber nichts anderes wählt, in denen keine Karte abgelegt und kein Platz gefüllt wurde; oder wenn alle sich einig sind.
SUB-31 = Die meisten Schätze im Container gewinnen; danach zählen die meisten Joker daneben, dann die meisten Karten; danach teilt man sich den Platz.
SUB-32 = Jeder Schatz wird abgewickelt, bevor der nächste drankommt: wählen, mit Karte oder Joker zahlen, den Zoll Karte für Karte geben, Besitzer im Uhrzeigersinn, dann hinlegen. Wählbar ist nur, was bezahlt werden kann.

## Die Regeln als Seite: Kapitel, und was ihre Bilder zeigen

chapter-SUB-1 = Was auf dem Tisch liegt
chapter-SUB-4 = Vor dem Spiel
chapter-SUB-8 = Das Schiff
chapter-SUB-12 = Die Tauchboote
chapter-SUB-15 = Bergen
chapter-SUB-22 = Joker
chapter-SUB-25 = Ende eines Zuges
chapter-SUB-27 = Ende des Spiels
chapter-SUB-32 = Im Einzelnen

scene-sea = Alle Tauchboote sind gesetzt, und das erste Schiff wählt, wo es hält.
scene-pay = Ein Schatz ist gewählt; jetzt wird er bezahlt.
scene-late = Später füllen sich die Container, und die See wird leer.

## Was der Gastgeber wählt

option-unused = Karten, die nicht gebraucht werden
option-unused-hint = { SUB-4 }
option-unused-random = gezogen
option-unused-even = gleich viele
option-starter = Wer beginnt
option-starter-hint = Wer den ersten Zug hat.
option-idle-voyages = Fahrten ohne Fortschritt
option-idle-voyages-hint = Nach so vielen hintereinander endet das Spiel.
option-columns = Spalten
option-columns-hint = Mit jeder Spalte weniger gibt es zwei Arten von Schätzen weniger.
option-slots = Schätze zum Sieg
option-slots-hint = Wer so viele im Regal hat, gewinnt sofort.
option-slots-none = alle Arten
option-shells = Muscheln je Spieler
option-shells-hint = Joker, die alle von Anfang an haben.
option-submarines = Tauchboote je Spieler
option-submarines-hint = So viele setzt jeder ins Wasser.
option-submarines-none = 5, 4 oder 3
option-cards = Karten je Spieler
option-cards-hint = Um Schätze und Zölle zu bezahlen.
option-cards-none = 15, 13 oder 12
option-hand = Handkarten
option-hand-hint = Die übrigen liegen verdeckt im Stapel.

fault-slots = { $slots } Schätze sind mehr als die { $kinds } Arten, die es gibt
fault-shells = { $each } Muscheln für jeden von { $players } Spielern sind mehr als die { $there }, die es gibt
fault-cards = { $each } Karten für jeden von { $players } Spielern sind mehr als die { $there }, die es gibt

## Züge

move-shell = die Muschel mit Hintergrund { $what }
move-place = ein Tauchboot auf Ebene 2 von Spalte { $what }
move-ship = { $what ->
    [out] den Plan rechts verlassen
   *[other] nach Spalte { $what } fahren
}
move-move = ein Tauchboot von Ebene { $what1 } { $what2 ->
    [up] steigt auf, in Spalte { $what3 }
    [down] sinkt, in Spalte { $what3 }
   *[other] geht in Spalte { $what3 }
}
move-take = { $what } bergen
move-card = mit der Karte des Hintergrunds zahlen
move-joker = stattdessen den Joker { $what } hinlegen
move-give = eine Karte { $what } als Zoll geben
move-swap = eine Karte { $what } unter den Stapel legen, die oberste ziehen
move-stop = den Zug beenden

choose-shell = eine Muschel wählen
choose-place = ein Tauchboot setzen
choose-ship = weiterfahren
choose-move = ein Tauchboot ziehen
choose-take = einen Schatz bergen
choose-joker = einen Joker hinlegen
choose-give = eine Karte als Zoll geben
choose-swap = eine Karte tauschen

ask-shell = { $seat }: welche Muschel?
ask-place = { $seat }: wo beginnt ein Tauchboot?
ask-ship = { $seat }: wohin mit dem Schiff?
ask-act = { $seat }: was tun die Tauchboote?
ask-pay = { $seat }: wie zahlst du?
ask-toll = { $seat }: dein Stapel ist leer, welche Karte gibst du als Zoll?
ask-pause = { $seat }: eine Karte tauschen?

## Was geschah

effect-shell-taken = { $seat } nimmt die Muschel { $tile }.
effect-submarine-placed = { $seat } setzt ein Tauchboot in Spalte { $column }.
effect-voyage-started = Fahrt { $voyage } beginnt: { $seat } ist zuerst dran.
effect-idle-voyage = Eine Fahrt ohne Fortschritt: { $idle } von { $limit }.
effect-ship-sailed = Das Schiff von { $seat } hält in Spalte { $column }.
effect-ship-left = Das Schiff von { $seat } verlässt den Plan.
effect-submarine-moved = { $seat } versetzt ein Tauchboot von Spalte { $from_column }, Ebene { $from_level } nach Spalte { $column }, Ebene { $level }.
effect-treasure-chosen = { $seat } will { $tile } ({ $kind }).
effect-card-discarded = { $seat } legt eine Karte { $card } ab.
effect-joker-laid = { $seat } legt { $tile } ({ $kind }) als Joker hin.
effect-toll-paid = { $seat } gibt { $to_seat } eine Karte { $source ->
    [pile] vom Stapel
   *[other] von der Hand
}.
effect-toll-chosen = Du hast eine Karte { $card } gegeben.
effect-toll-chosen-others = { $names } hat eine Karte { $card } gegeben.
effect-drew = Du ziehst { $cards }.
effect-drew-others = { $names } zieht { $cards }.
effect-salvaged = { $seat } hat { $tile } ({ $kind }): { $filled } im Regal.
effect-put-beside = { $seat } legt { $tile } ({ $kind }) neben den Container.
effect-card-swapped = { $seat } tauscht eine Karte.
effect-container-full = Der Container von { $seat } ist voll!
effect-column-emptied = In Spalte { $column } liegt kein Schatz mehr.
effect-cards-gone = Es gibt keine Karte mehr.
effect-game-ended = Das Spiel ist zu Ende.

## Der Schirm

kind-A = Amphore
kind-B = Brosche
kind-C = Münzhort
kind-D = Dolch
kind-E = Smaragd
kind-F = Flöte
kind-G = Kelch
kind-H = Helm
kind-I = Götze
kind-J = Jadering
kind-K = Schlüssel
kind-L = Laterne
kind-S = Muschel
card-1 = 1 Rost
card-2 = 2 Sand
card-3 = 3 Tang
card-4 = 4 Frost
card-5 = 5 Dämmer

screen-voyage = Fahrt { $voyage }
screen-idle = ohne Fortschritt { $idle } von { $limit }
screen-level = Ebene { $level }
screen-start = ◁ Start
screen-off = fort ▷
screen-player = wer
screen-submarines = zu setzen
screen-container = Container
screen-jokers = Joker
screen-cards = Hand + Stapel
screen-hand = deine Hand
screen-known = bekannt
screen-hand-known = Hand { $cards }
screen-pile-known = Stapel { $cards }
screen-discard = abgelegt
screen-salvage = bezahlt wird { $tile }
screen-owed = Zoll: { $cards }
screen-shells = Muscheln zur Wahl

figure-treasures-stored = Schätze in Containern
figure-jokers-left = Joker übrig
figure-jokers-laid = Joker hingelegt
figure-cards-discarded = Karten abgelegt
figure-tolls-paid = Zollkarten
figure-voyages = Fahrten

advice-shell = Jede Muschel bezahlt jeden Schatz; wer sie später birgt, braucht eine Karte { $background }.
advice-place = Auf den ersten beiden Ebenen liegen dort { $count } Schätze, die dir fehlen; eigene Tauchboote dort bisher: { $own }.
advice-ship = Deine Tauchboote dort liegen bei { $count ->
    [one] einem Schatz, der dir fehlt
   *[other] { $count } Schätzen, die dir fehlen
}; bezahlen kannst du jetzt { $payable }.
advice-ship-move = Tauchboote dort kommen dahin, wo mehr zu holen ist.
advice-ship-out = Kein Halt voraus ist mehr wert als eine frühe nächste Fahrt.
advice-move = { $count ->
    [0] Noch liegt dort nichts, was dir fehlt.
    [one] Dort liegt ein Schatz, der dir fehlt; bezahlen kannst du jetzt { $payable }, bei einem Zoll von { $toll }.
   *[other] Dort liegen { $count } Schätze, die dir fehlen; bezahlen kannst du jetzt { $payable }, bei einem Zoll von je { $toll }.
}
advice-jam = { $count ->
    [one] Es ist einem fremden Tauchboot im Weg: Wer dort birgt, zahlt dir Zoll.
   *[other] Es ist { $count } fremden Tauchbooten im Weg: Wer dort birgt, zahlt dir Zoll.
}
advice-take = Er füllt Platz { $count } von { $goal }, bei einem Zoll von { $toll }; { $rivals ->
    [0] sonst braucht ihn niemand
    [one] noch jemand braucht ihn
   *[other] { $rivals } andere brauchen ihn auch
}.
advice-take-wins = Er füllt deinen letzten Platz und gewinnt das Spiel.
advice-take-ends = Mit einer Karte bezahlt beendet er das Spiel: Du hättest { $count } Schätze, der Beste der anderen { $others }.
advice-take-joker = Er dient in späteren Zügen als Joker, bei einem Zoll von { $toll }.
advice-card = Der Joker bleibt für einen teureren Schatz; Zoll jetzt: { $toll }.
advice-joker = Er spart die Karte und einen Zoll von { $toll }.
advice-spare-card = { $count ->
    [0] Deine Tauchboote liegen bei nichts Gesuchtem auf { $background }.
    [one] Deine Tauchboote liegen nur bei einem gesuchten Schatz auf { $background }.
   *[other] Deine Tauchboote liegen bei { $count } gesuchten Schätzen auf { $background }; die anderen Karten fehlten mehr.
}
advice-no-swap = Jede Karte auf der Hand nützt mehr als eine vom Stapel.
advice-enough = Was hier noch zu tun ist, ist weniger wert, als es kostet.

## Das Brett im Browser

background-1 = Rost
background-2 = Sand
background-3 = Tang
background-4 = Frost
background-5 = Dämmer

board-label = Das Feld der Wracks, { $voyage }.
board-column = Spalte { $column }
board-field = Spalte { $column }, Ebene { $level }
board-boats = Tauchboote: { $boats }
board-boat = dein Tauchboot auf Ebene { $level }
board-tile = { $kind }, { $background }
board-take = { $tile } bergen
board-lay = stattdessen hinlegen
board-pay-card = mit der Karte
board-pay-joker = mit dem Joker
board-hand = Hand
board-pile = Stapel
board-pile-size = { $size ->
    [0] der Stapel ist leer
    [one] eine Karte im Stapel
   *[other] { $size } Karten im Stapel
}
board-shelf = { $filled } von { $kinds } Schätzen
board-missing = { $kind }: fehlt noch
board-discarded = { $background }: { $count ->
    [0] keine Karte abgelegt
    [one] eine Karte abgelegt
   *[other] { $count } Karten abgelegt
}

choose-move-1 = von Ebene { $level }
choose-move-2 = { $way ->
    [up] eine Ebene hinauf
    [down] eine Ebene hinab
   *[other] auf dieser Ebene
}

## Was eine Wahl bewirkt

price = kostet { $count } Karten: 1 { $background }, { $shares }
price-plain = kostet 1 Karte: { $background }
price-share = { $count } an { $seat }
price-joker = keine Karte, kein Zoll; er bleibt auf dem Plan
price-joker-only = nur mit einem Joker, ohne Zoll
price-owed = noch fällig: { $shares }
toll = Zoll je Schatz: { $shares }
toll-none = kein Zoll
why-swap = kommt unter den Stapel; du ziehst die oberste

## Das erste Spiel

tour-1 = Fülle dein Regal hier unten: von jeder Art Schatz einen. Sie liegen in Spalten, und Farbe und Muster hinter einem Schatz zeigen, welche Karte ihn bezahlt.
tour-2 = In deinem Zug fährt dein Schiff nach rechts, in eine Spalte mit einem deiner Tauchboote. Die Boote dort handeln: Entweder fahren alle weiter, oder alle bergen.
tour-3 = Ein Schatz kostet eine Handkarte seiner Farbe. Und jedes fremde Tauchboot auf seinem Feld oder darüber nimmt dir eine Karte mehr ab: Die Linien zeigen, wessen.
tour-4 = Deine Muschel und doppelte Schätze sind Joker: Einer davon bezahlt alles, ohne Zoll, und bleibt dafür auf dem Plan liegen.
tour-5 = Das erste volle Regal gewinnt. Das Spiel endet auch, wenn eine Spalte leer ist; dann gewinnen die meisten Schätze. Wähle zuerst deine Muschel.

## Wie es kam, am Ende

figure-tolls-earned = eingenommene Zollkarten
epilogue-full = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} alle { $filled } Fächer gefüllt
epilogue-missing = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} { $filled ->
    [one] ein Fach
   *[other] { $filled } Fächer
} gefüllt, { $missing } fehlten
epilogue-tolls = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} { $paid ->
    [one] eine Karte
   *[other] { $paid } Karten
} Zoll gezahlt und { $earned } eingenommen
ending-scene = Das Regal, das gewonnen hat, und die der anderen
