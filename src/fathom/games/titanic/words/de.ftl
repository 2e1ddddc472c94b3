# Das Titanic-Rettungsbootspiel

title = Titanic
about = Das Schiff versinkt Plättchen um Plättchen; bring deine Passagiere in die Ringe der Rettungsboote.

## Die Regeln, je ein Satz

TIT-1 = Zwei bis vier spielen; jeder hat zu zweit 15, zu dritt 10 und zu viert 8 Passagiere.
TIT-2 = Es gibt 60 Plättchen, jedes für einen Platz aus vier Feldern: 30 Wasser, 20 Eis und 10 Boote mit 20 Ringen, vier mit einem, drei mit zwei, zwei mit drei und eines mit vier.
TIT-3 = Der Würfel hat sechs Seiten: dreimal Wasser, dann Eis, Boot und Start.
TIT-4 = Es gibt 33 Karten mit den Werten 1 bis 5; jeder hält drei, und ein leerer Stapel entsteht neu aus der gemischten Ablage.
TIT-5 = Der Spielplan ist ein Schiff mit 60 nummerierten Plätzen, gezeichnet in einer Textdatei; ein anderer kann gewählt werden.
TIT-6 = Wer anfängt, wird gelost oder bestimmt, dann geht es links herum; wer dran ist, würfelt, tut, was der Würfel sagt, und zieht.
TIT-7 = Eis: Ein Eisplättchen wird gelegt.
TIT-8 = Boot: Ein Boot wird gelegt, die mit den wenigsten Ringen zuerst, und wer es legt, dreht es um 0, 90, 180 oder 270 Grad.
TIT-9 = Wasser: Ein Wasserplättchen wird gelegt, dann kommt ein Passagier ins Spiel.
TIT-10 = Start: Ein Passagier kommt ins Spiel, und kein Plättchen wird gelegt.
TIT-11 = Ein Plättchen deckt immer die niedrigste noch sichtbare Zahl ab.
TIT-12 = Ist von dieser Art keines mehr da, legt man eines von einer anderen Art.
TIT-13 = Ein Passagier beginnt auf dem Startfeld und verlässt es sofort mit der ersten Karte; das muss sein, sobald einer im Vorrat ist, der Start offen liegt und eine Karte passt.
TIT-14 = Zeigt der Würfel Start und niemand kann ins Spiel kommen, ist der Zug sofort zu Ende; nach Wasser wird trotzdem gezogen.
TIT-15 = Bis zu drei Karten darf man nacheinander spielen, jede für einen eigenen Passagier; man sagt selbst, wann Schluss ist, und füllt dann auf drei Karten auf.
TIT-16 = Ein Passagier zieht gerade durch eine Reihe oder Spalte, genau so weit, wie die Karte sagt.
TIT-17 = Niemand zieht auf Eis oder darüber.
TIT-18 = Kein Zug endet auf dem Startfeld; darüber hinweg darf man.
TIT-19 = Niemand zieht über einen Ring hinweg; wer auf einem freien endet, ist gerettet und bleibt dort.
TIT-20 = Niemand zieht über einen anderen Passagier hinweg oder auf ihn.
TIT-21 = Eine Reling hält jeden Zug auf; wo keine ist, darf es vom Deck ins Wasser oder auf einen Ring gehen.
TIT-22 = Über Passagiere in der Panikzone darf man hinwegziehen.
TIT-23 = Endet ein Zug auf einem Passagier, der auf einem Panikfeld oder markierten Feld steht, geht dieser zurück in den Vorrat; ein abgedecktes Feld verliert seinen Aufdruck.
TIT-24 = Die Treppen verbinden die Decks: Ein Zug endet genau auf ihnen, und die nächste Karte muss denselben Passagier aufs andere Deck bringen; beides muss möglich sein, und niemand zieht über Treppen hinweg.
TIT-25 = Wer im Wasser ist, bleibt darin und zieht nur über Wasser und auf Ringe.
TIT-26 = Ein Plättchen, das auf einen Passagier gelegt wird, nimmt ihn aus dem Spiel.
TIT-27 = Eine Reling ist weg, sobald ihr Platz abgedeckt ist.
TIT-28 = Nach dem Zug mit dem letzten Plättchen ist jeder noch einmal nur mit Karten dran, zuletzt, wer es gelegt hat.
TIT-29 = Das Spiel endet vorher, wenn alle Ringe besetzt sind, wenn niemand mehr ziehen oder ins Spiel kommen kann oder wenn niemand mehr einen Ring erreichen kann.
TIT-30 = Wer die meisten Passagiere auf Ringen hat, gewinnt; bei Gleichstand teilt man den Platz.
TIT-Z1 = Wahlregel: Eine 1 oder 2 darf mit dem ersten Schritt eine Reling überspringen, wenn sie im Wasser endet.
TIT-Z2 = Wahlregel: Ein Schwimmer, der im Zug seines Besitzers nicht bewegt wird, erfriert und ist aus dem Spiel.
TIT-Z3 = Wahlregel: Ein Passagier darf einen Ring wieder verlassen, nur über Wasser und auf Ringe.
TIT-Z4 = Wahlregel: Über Ringe und Passagiere darf man hinwegziehen.
TIT-Z5 = Wahlregel: Ein Ring, den ein anderer hält, darf angegriffen werden; Boot gewinnt ihn, Eis oder Start wehrt den Angreifer für diesen Zug ab, Wasser nimmt ihn aus dem Spiel.

## Die Regeln als Seite: Kapitel, und was ihre Bilder zeigen

chapter-TIT-1 = Was auf dem Tisch liegt
chapter-TIT-6 = Ein Zug
chapter-TIT-16 = Bewegen
chapter-TIT-25 = Im Wasser
chapter-TIT-28 = Ende des Spiels
chapter-TIT-Z1 = Wahlregeln

scene-ship = Das Schiff zu Beginn, mit seinen 60 Plätzen.
scene-cards = Eine Karte bringt jemanden geradeaus, genau so weit, wie sie sagt.
scene-sinking = Wasser und Eis haben viel vom Schiff bedeckt, und die Boote liegen bereit.

## Was der Gastgeber wählt

option-starter = Wer beginnt
option-starter-hint = Wer den ersten Zug hat.
option-board = Spielplan
option-board-hint = Das Schiff, auf dem gespielt wird. Ein eigenes kannst du zeichnen.
option-board-fathom = Fathom
option-board-promenade = Promenade
option-over-the-rail = Über die Reling
option-over-the-rail-hint = { TIT-Z1 }
option-cold-water = Kaltes Wasser
option-cold-water-hint = { TIT-Z2 }
option-leaving-boats = Einen Ring verlassen
option-leaving-boats-hint = { TIT-Z3 }
option-over-rings = Über Ringe
option-over-rings-hint = { TIT-Z4 }
option-fights = Gerangel
option-fights-hint = { TIT-Z5 }
option-passengers = Passagiere je Spieler
option-passengers-hint = So viele hat jeder in die Boote zu bringen.
option-ice = Eisplatten
option-ice-hint = Alle Platten, die weder Eis noch Boote sind, sind Wasser.
option-boats-1 = Boote mit einem Ring
option-boats-1-hint = Sie werden zuerst gelegt.
option-boats-2 = Boote mit zwei Ringen
option-boats-2-hint = Sie kommen nach denen mit einem.
option-boats-3 = Boote mit drei Ringen
option-boats-3-hint = Sie kommen nach denen mit zweien.
option-boats-4 = Boote mit vier Ringen
option-boats-4-hint = Sie werden zuletzt gelegt.
option-die-water = Wasser auf dem Würfel
option-die-water-hint = Seiten, die Wasser legen und einen Passagier einsetzen lassen.
option-die-ice = Eis auf dem Würfel
option-die-ice-hint = Seiten, die Eis legen.
option-die-boat = Boote auf dem Würfel
option-die-boat-hint = Seiten, die ein Boot legen.
option-die-start = Start auf dem Würfel
option-die-start-hint = Seiten, die einen Passagier einsetzen lassen und nichts legen.
option-hand = Handkarten
option-hand-hint = So viele kann man in einem Zug spielen.
option-cards-1 = Karten mit 1
option-cards-1-hint = So viele Karten gehen 1 Feld.
option-cards-2 = Karten mit 2
option-cards-2-hint = So viele Karten gehen 2 Felder.
option-cards-3 = Karten mit 3
option-cards-3-hint = So viele Karten gehen 3 Felder.
option-cards-4 = Karten mit 4
option-cards-4-hint = So viele Karten gehen 4 Felder.
option-cards-5 = Karten mit 5
option-cards-5-hint = So viele Karten gehen 5 Felder.
option-passengers-none = 15, 10 oder 8

fault-tiles = { $ice } Eisplatten und { $boats } Boote sind mehr als die { $places } Plätze eines Schiffs
fault-no-boat = ohne ein Boot kann niemand gerettet werden
fault-no-tile = ein Würfel, der nie eine Platte legt, nähme kein Ende
fault-cards = { $cards } Karten sind weniger als die { $needed }, die alle zusammen halten

## Züge

move-roll = würfeln
move-stop = den Zug beenden
move-lay = dieses Plättchen legen: { $what }
move-turn = das Boot um { $what } Grad drehen
move-enter = einen Passagier ins Spiel bringen: { $what }
move-move = Passagier { $what } ziehen

choose-lay = ein Plättchen legen
choose-turn = das Boot drehen
choose-enter = einen Passagier ins Spiel bringen
choose-move = einen Passagier ziehen

ask-roll = { $seat }: würfle.
ask-lay = { $seat }: davon ist nichts mehr da. Welches Plättchen stattdessen?
ask-turn = { $seat }: wie soll das Boot liegen?
ask-enter = { $seat }: bring einen Passagier an Bord, wohin und mit welcher Karte?
ask-move = { $seat }: wer zieht? (move PASSAGIER RICHTUNG KARTE, oder stop)
ask-climb = { $seat }: von der Treppe aufs andere Deck, mit welcher Karte?

## Ablehnungen in einer Zeile

refusal-TIT-4 = Diese Karte hast du nicht.
refusal-TIT-6-move = Erst würfeln, dann Karten spielen.
refusal-TIT-8-move = Drehe erst das Boot.
refusal-TIT-12-move = Wähle erst ein Plättchen.
refusal-TIT-13-move = Jetzt kommt ein Passagier an Bord: Verlass das Startfeld mit einer Karte, die leuchtet.
refusal-TIT-15-move = Du hast niemanden an Bord: Ein Passagier kommt bei Wasser oder Start.

## Was geschah

effect-rolled = { $seat } würfelt { $face ->
    [water] Wasser
    [ice] Eis
    [boat] Boot
   *[start] Start
}.
effect-tile-laid = { $kind ->
    [water] Wasser
    [ice] Eis
   *[boat] Ein Boot mit { $rings ->
        [one] einem Ring
       *[other] { $rings } Ringen
    }
} bedeckt Platz { $place }.
effect-drowned = Passagier { $passenger } von { $seat } geht unter.
effect-entered = { $seat } bringt Passagier { $passenger } an Bord.
effect-nobody-entered = { $seat } kann niemanden an Bord bringen.
effect-moved = Passagier { $passenger } von { $seat } zieht mit einer { $card } von { $origin } nach { $to }.
effect-thrown-out = Passagier { $passenger } von { $seat } wird hinausgeworfen.
effect-saved = Passagier { $passenger } von { $seat } ist gerettet.
effect-fought = Passagier { $passenger } von { $seat } kämpft um einen Ring und würfelt { $face ->
    [water] Wasser
    [ice] Eis
    [boat] Boot
   *[start] Start
}.
effect-ring-won = Passagier { $passenger } von { $seat } erobert den Ring auf { $at }.
effect-pushed-off = Passagier { $passenger } von { $seat } wird nach { $at } verdrängt.
effect-beaten-off = Passagier { $passenger } von { $seat } wird abgewehrt und hält auf { $at }.
effect-fought-out = Passagier { $passenger } von { $seat } geht im Kampf verloren.
effect-froze = Passagier { $passenger } von { $seat } erfriert.
effect-stopped = { $seat } ist fertig.
effect-shuffled = Die Ablage ist der neue Stapel.
effect-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} nach.
effect-last-turns = Das Schiff ist versunken. Jeder ist noch einmal dran.
effect-game-ended = { $reason ->
    [all-rings] Alle Ringe sind besetzt.
    [nobody-left] Niemand ist mehr zu retten.
    [no-ring-in-reach] Niemand kann mehr einen Ring erreichen.
   *[last-turns] Der letzte Zug ist vorbei.
}

## Der Bildschirm

screen-player = wer
screen-rings = Ringe
screen-aboard = unterwegs
screen-supply = Vorrat
screen-lost = verloren
screen-cards = Karten
screen-hand = deine Karten
screen-next = als Nächstes: { $place }
screen-die = Würfel: { $face ->
    [water] Wasser
    [ice] Eis
    [boat] Boot
   *[start] Start
}
screen-tiles = übrig: { $water } Wasser, { $ice } Eis, Boote { $boats }
screen-no-boats = keine
screen-last-turns = Züge übrig: { $turns }
screen-upper = Oberdeck
screen-tween = Zwischendeck
screen-legend-boat = Boot
screen-legend-ice = Eis
screen-legend-ring = Ring
screen-legend-rail = Reling
screen-legend-water = Wasser
screen-legend-marked = markiert
screen-legend-panic = Panik
screen-legend-stairs = Treppe
screen-legend-start = Start

figure-entered = Passagiere ins Spiel gebracht
figure-saved = Passagiere gerettet, Ringe genutzt
figure-drowned = untergegangen
figure-thrown-out = hinausgeworfen
figure-frozen = erfroren
figure-fought-out = im Kampf verloren
figure-rings-laid = Ringe gelegt
figure-jumps = Sprünge über die Reling
figure-fights = Kämpfe um einen Ring

advice-ring = Der Passagier ist gerettet.
advice-fight = Der Ring ist einen Kampf wert.
advice-throw = Ein Passagier von { $seat } muss zurück in den Vorrat.
advice-in-hand = Von dort führt eine Karte auf der Hand zu einem freien Ring.
advice-nearer = { $cards ->
    [one] Von dort ist es eine Karte bis zu einem freien Ring, statt { $before }.
   *[other] Von dort sind es { $cards } Karten bis zu einem freien Ring, statt { $before }.
}
advice-way = { $cards ->
    [one] Von dort ist es eine Karte bis zu einem freien Ring.
   *[other] Von dort sind es { $cards } Karten bis zu einem freien Ring.
}
advice-danger = { $tiles ->
    [one] Der Platz des Passagiers geht mit dem nächsten Plättchen unter.
   *[other] Der Platz des Passagiers geht frühestens nach { $tiles } Zügen unter.
}
advice-enter = { $count ->
    [0] Es ist dein letzter Passagier, und noch ist kein Ring zu erreichen: ein guter Platz zum Warten.
   *[other] Noch ist kein Ring zu erreichen: ein guter Platz zum Warten. Passagiere, die noch einsteigen: { $count }.
}
advice-boat = Dann eine Karte vor einem Ring: von deinen { $own }, von den anderen { $others }.
advice-lay = Es nimmt von deinen { $own } mit, von den anderen { $others }.
advice-lay-boat = { $rings ->
    [one] Es bringt ein Boot mit einem Ring.
   *[other] Es bringt ein Boot mit { $rings } Ringen.
}
advice-stop = { $count ->
    [0] Keiner von deinen kann vor deinem nächsten Zug untergehen; die Karten sind dann mehr wert.
    [one] Einer von deinen kann vor deinem nächsten Zug untergehen, aber keine Karte hilft jetzt mehr.
   *[other] { $count } von deinen können vor deinem nächsten Zug untergehen, aber keine Karte hilft jetzt mehr.
}

## Das Spielbrett im Browser

board-ask-move-0 = { $seat }: wähle eine Karte oder beende den Zug.
board-ask-move-1 = { $seat }: wer geht?
board-ask-move-2 = { $seat }: in welche Richtung?
board-ask-enter-0 = { $seat }: ein Passagier kommt an Bord, wähle eine Karte.
board-ask-enter-2 = { $seat }: in welche Richtung?
board-ask-climb-0 = { $seat }: von der Treppe aufs andere Deck, wähle eine Karte.
board-ask-climb-2 = { $seat }: von der Treppe, in welche Richtung?
board-label = Das Schiff von oben. Als Nächstes geht Platz { $place } unter.
board-label-last = Das Schiff von oben. Es ist versunken; das sind die letzten Züge.
board-aside = Das Schiff von der Seite. { $laid } von { $total } Plätzen sind unter Wasser.
board-card = Karte { $card }
board-passenger = Passagier { $number }
board-person = Passagier { $number } von { $seat } auf { $field }
board-people = { $count ->
    [one] ein Passagier
   *[other] { $count } Passagiere
}
board-ways = { $count ->
    [one] ein Weg
   *[other] { $count } Wege
}
board-saves = rettet jemanden
board-way = Karte { $card }: Passagier { $number } nach { $field }, { $then }
board-several = { $field }: { $count } Passagiere können dorthin
board-then-deck = an Deck
board-then-water = ins Wasser
board-then-stairs = dann sofort weiter, von der Treppe herunter
board-then-ring = gerettet
board-then-fight = kämpft mit { $who } um den Ring
board-then-throw-out = wirft { $who } hinaus
board-rings-on = { $count ->
    [one] Ring auf { $fields }
   *[other] Ringe auf { $fields }
}
board-why-stop = und Karten nachziehen, bis es drei sind
board-left = Übrige Plättchen
board-left-water = { $count } Wasser
board-left-ice = { $count } Eis
board-left-boat = { $count ->
    [one] ein Boot
   *[other] { $count } Boote
}
board-next-boat = { $rings ->
    [one] das nächste Boot hat einen Ring
   *[other] das nächste Boot hat { $rings } Ringe
}
board-saved = gerettet
board-closer = Näher
board-wider = Weiter weg

## Die erste Partie

tour-1 = Das Schiff sinkt, den Bug voran. Jedes Plättchen bedeckt die niedrigste Zahl: schwarzes Wasser, Eis oder ein Boot. Was die nächsten drei bedecken, ist schraffiert; wer dort steht, ist verloren.
tour-2 = Bring deine Passagiere zu den weiß-roten Ringen der Boote. Wer auf einem Ring ist, ist gerettet; die meisten Geretteten gewinnen.
tour-3 = Würfle, wenn du dran bist. Dann wähle Karte, Passagier und Richtung: immer geradeaus und genau so weit, wie die Karte sagt. Reling, Eis und andere Leute halten dich auf.
tour-4 = Treppen verbinden die beiden Decks. Ins Wasser geht es, wo keine Reling dazwischen ist; zurück an Deck kommt niemand. Auf Rauten und roten Feldern kannst du andere hinauswerfen.
tour-phase-enter = Einer von dir steht an der Tür. Wähle eine Karte: jedes Feld, das sie erreicht, leuchtet auf. Drücke auf eines.
tour-phase-move = Wähle eine Karte: wer sie nutzen kann, leuchtet, und jedes Feld, das sie erreicht. Ein grünes ist ein Ring. Du kannst Passagiere auch dorthin ziehen.
tour-phase-turn = Ein Boot! Dreh es so, dass seine Ringe dort liegen, wo deine Passagiere hinkommen.

board-good = Der Spielplan „{ $board }“ hat keinen Fehler: { $width } mal { $height } Felder, { $rails } Relingstücke.

## Wie es kam, am Ende

epilogue-saved = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} { $count ->
    [0] niemanden
    [one] einen Passagier
   *[other] { $count } Passagiere
} gerettet
epilogue-drowned = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} { $count ->
    [one] einen Passagier
   *[other] { $count } Passagiere
} ans Wasser verloren
epilogue-thrown-out = { $count ->
    [one] Ein Passagier
   *[other] { $count } Passagiere
} von { $you ->
    [yes] dir
   *[no] { $who }
} { $count ->
    [one] ging
   *[other] gingen
} über Bord
epilogue-frozen = { $count ->
    [one] Ein Schwimmer
   *[other] { $count } Schwimmer
} von { $you ->
    [yes] dir
   *[no] { $who }
} { $count ->
    [one] ist
   *[other] sind
} erfroren
epilogue-fought-out = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} { $count ->
    [one] einen Passagier
   *[other] { $count } Passagiere
} im Kampf um einen Ring verloren
ending-scene = Die Rettungsboote unter den Sternen, und wer darin sitzt

## Einen eigenen Plan zeichnen

chart-head-name = Name
chart-head-tween-deck = Erste Reihe des Zwischendecks
chart-paint-plain = Freies Deck
chart-paint-start = Startfeld
chart-paint-stairs = Treppe
chart-paint-panic = Panikfeld
chart-paint-marked = Markiertes Feld
chart-edges = Reling
chart-fault-unknown = Diesen Plan gibt es nicht; es gibt { $known } oder den ganzen Text eines Plans.
chart-fault-long = Der Text ist zu lang für einen Plan.
chart-fault-form = Die erste Zeile ist nicht „{ $form }“: Das ist kein Plan.
chart-fault-twice = Zeile { $line } sagt etwas zum zweiten Mal.
chart-fault-no-name = Das Schiff hat keinen Namen.
chart-fault-no-tween-deck = Es fehlt, in welcher Reihe das Zwischendeck beginnt.
chart-fault-no-places = Es gibt keine Plätze.
chart-fault-no-fields = Es gibt keine Felder.
chart-fault-line = Zeile { $line } ist weder ein Name noch ein Zwischendeck.
chart-fault-empty = Zeile { $line } sagt nichts.
chart-fault-uneven = Zeile { $line } hat { $count } Felder, andere haben { $width }.
chart-fault-size = { $width } mal { $height } Felder sind mehr als { $most } mal { $most }.
chart-fault-tween-deck = Das Zwischendeck kann nicht in Reihe „{ $row }“ beginnen: möglich ist 2 bis { $height }.
chart-fault-no-place = In Zeile { $line } steht etwas, das kein Platz von 1 bis { $most } ist.
chart-fault-place = Platz { $place } fehlt: Ein Schiff hat 60.
chart-fault-square = Platz { $place } ist kein Quadrat von 2 mal 2 Feldern.
chart-fault-lines = Die Zeichnung hat { $count } Zeilen, nicht { $due }.
chart-fault-wide = Zeile { $line } hat mehr als { $most } Zeichen.
chart-fault-between = Zeile { $line }: „{ $sign }“ steht zwischen vier Feldern.
chart-fault-adrift = Auf { $field } ist etwas gezeichnet, aber dort ist kein Schiff.
chart-fault-sign = Was auf { $field } steht (Zeile { $line }), kann auf keinem Feld sein.
chart-fault-starts = { $field } ist ein zweites Startfeld; es gibt nur eines.
chart-fault-rail = Was neben { $field } steht (Zeile { $line }), ist keine Reling.
chart-fault-rail-end = Die Reling bei { $field } hat kein Feld auf der anderen Seite.
chart-fault-no-start = Es gibt kein Startfeld.
chart-fault-panic = Es gibt { $count } Panikfelder, nicht { $due }.
chart-fault-stairs = Die Treppen sind nicht zwei Paare benachbarter Felder.
chart-fault-cut-off = Niemand kann vom Startfeld nach { $field } gehen.
