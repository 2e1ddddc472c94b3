# Captain Sonar

title = Captain Sonar
about = Zwei Mannschaften jagen einander nach Gehör: Jeder Kurs wird ausgerufen, jeder Ort bleibt verborgen.
play-now-realtime = Jetzt in Echtzeit spielen

## Die Regeln, je ein Satz

SON-1 = Zwei Boote, gelb und blau, haben zwei bis vier Leute, höchstens einen Unterschied; in kleineren Mannschaften ist der Kapitän auch Erster Offizier, dann auch Maschinist, und der Funker hat immer einen eigenen Platz.
SON-2 = Jeder Platz kann ein Bot sein, und Zug um Zug kann einer allein ein ganzes Boot führen, gegen einen anderen.
SON-3 = In Echtzeit zählt ein Befehl, wenn er ankommt, auf 15 x 15 Feldern und neun Sektoren; Zug um Zug wechseln sich die Kapitäne auf 10 x 10 Feldern und vier Sektoren ab. Sektoren zählen zeilenweise von links oben.
SON-4 = Ein Boot mit vier Schäden sinkt und verliert sofort; versenkt eine Explosion beide, ist es unentschieden.
SON-5 = Jeder Kapitän markiert geheim und endgültig ein Seefeld; haben es beide getan, beginnt das Spiel. Zug um Zug wird das erste Boot ausgelost oder vom Gastgeber bestimmt.
SON-6 = Der Kapitän ruft Nord, Ost, Süd oder West, und das Boot fährt ein Feld; in Echtzeit liegt zwischen zwei Kursen eine Sekunde.
SON-7 = Ein Boot verlässt nie die Karte und fährt nie auf eine Insel, die eigene Route oder eine eigene Mine.
SON-8 = Nach einem Kurs markiert der Erste Offizier einen Schalter, und der Maschinist kreuzt ein Symbol an, in beliebiger Folge; bis beides getan ist, gibt es keinen Kurs, kein Auftauchen, kein System und kein Ende des Zuges.
SON-9 = Ein Boot ohne möglichen Kurs muss auftauchen; in Echtzeit geht dann kein System mehr, und nach zehn Sekunden taucht es von selbst auf.
SON-10 = Für jeden Kurs wird ein leeres Feld eines Schalters markiert: Torpedo 3, Mine 3, Drohne 4, Sonar 3, Schleichfahrt 6, Szenario 4 oder 6. Ein voller Schalter nimmt nichts mehr an, und sind alle voll, bestätigt der Offizier nur.
SON-11 = Die Mannschaft erfährt, wenn ein Schalter voll ist; der Gegner nicht.
SON-12 = Ein Boot hat vier Schadensfelder.
SON-13 = Der Bogen des Maschinisten hat 24 Symbole auf vier Tafeln: rot für Mine und Torpedo, grün für Drohne und Sonar, gelb für Schleichfahrt und Szenario, dazu Reaktoren. Die drei mittleren jeder Tafel hängen in Schaltkreisen.
SON-14 = Für jeden Kurs kreuzt der Maschinist ein freies Symbol auf der Tafel dieser Richtung an.
SON-15 = Ein System geht nicht, solange ein Symbol seiner Farbe angekreuzt ist.
SON-16 = Sind alle sechs Reaktorsymbole angekreuzt, nimmt das Boot einen Schaden, und der ganze Bogen wird gelöscht.
SON-17 = Sind alle sechs Symbole einer Tafel angekreuzt, nimmt das Boot einen Schaden, und der ganze Bogen wird gelöscht; zusammen mit dem Reaktor bleibt es einer.
SON-18 = Sind alle Symbole eines Schaltkreises angekreuzt, werden sie gelöscht; Schaden durch dasselbe Kreuz geht vor.
SON-19 = Schaden durch den eigenen Bogen wird ausgerufen.
SON-20 = Wer auftaucht, nennt den Sektor und vergisst die Route; Ort, Minen und Schalter bleiben, die Reparatur löscht die Defekte. Vor dem nächsten Auftauchen muss ein Kurs kommen, außer es gibt keinen.
SON-21 = Zug um Zug tritt Auftauchen an die Stelle des Kurses und gibt dem Gegner drei Züge hintereinander; taucht er in einem davon auf, ist die Reihe vorbei, und es geht abwechselnd weiter, ohne drei Züge für das erste Boot. Das Boot taucht ab, wenn sein nächster Zug beginnt.
SON-22 = In Echtzeit zieht die Mannschaft vier Abschnitte innerhalb der Umrandung nach: zuerst der Maschinist, dann, wer das Blatt nimmt, jeder einmal, bevor jemand noch einmal zeichnet. Nach der Prüfung kommen „bereit zum Tauchen“ und „Tauchen“. Eine Linie außerhalb, und alle vier werden wiederholt.
SON-23 = Ein aufgetauchtes Boot wird nur repariert; es antwortet auf Sonar und kann getroffen werden.
SON-24 = Ein System braucht einen vollen Schalter, keinen Defekt seiner Farbe, ein Boot unter Wasser und einen Kurs seit der letzten Aktivierung und dem letzten Auftauchen. Drohne und Sonar schickt Kapitän oder Erster Offizier, den Rest der Kapitän.
SON-25 = Zug um Zug höchstens ein System, nach Kurs und beiden OK; dann beendet der Kapitän den Zug. In Echtzeit jederzeit.
SON-26 = Eine Aktivierung oder Zündung hält alle an, bis sie erledigt ist; nur die Sonarantwort und die OK einer Schleichfahrt werden angenommen. In Echtzeit wählt das Spiel nach zwanzig Sekunden, was fehlt.
SON-27 = Wer ein System nutzt, leert dessen Schalter.
SON-28 = Ein Torpedo läuft auf ein Feld ein bis vier Schritte entfernt, durch See und um Inseln herum; das Feld wird ausgerufen, Minen dort werden zerstört.
SON-29 = Eine Explosion macht 2 Schaden auf ihrem Feld und 1 auf den acht darum, auch am eigenen Boot; beide Ergebnisse werden ausgerufen.
SON-30 = Eine Mine kommt auf eines der acht Nachbarfelder: See, nicht auf der eigenen Route, ohne eigene und ohne Archer-Mine. Ausgerufen wird, dass sie liegt, nicht wo.
SON-31 = Eine eigene Mine kann jederzeit gezündet werden, Zug um Zug im eigenen Zug, nur nicht aufgetaucht; das Feld wird ausgerufen.
SON-32 = Eine Drohne fragt, ob der Gegner in einem Sektor ist, und bekommt die wahre Antwort.
SON-33 = Auf ein Sonar nennt der gegnerische Kapitän zwei Angaben verschiedener Art – Spalte, Zeile, Sektor –, genau eine davon wahr; alles wartet darauf.
SON-34 = In Schleichfahrt fährt ein Boot wortlos 0 bis 4 Felder geradeaus; eine Markierung und ein Kreuz dieser Richtung folgen.
SON-35 = Nur was ausgerufen wird, gelangt zum anderen Boot: Kurse, Sektoren, Schäden, Systeme mit Zielen, Explosionen, Antworten. Markierungen, Kreuze, Orte und Minen bleiben in der Mannschaft.
SON-36 = Alpha hat viele kleine Inseln.
SON-37 = Bravo hat weniger Inseln und mehr Platz.
SON-38 = Charlie ist offene See.
SON-39 = Delta liegt unter Eis: Auftauchen außerhalb eines Wasserlochs kostet einen Schaden.
SON-40 = Echo hat Archer-Minen: Mit vier Markierungen zündet der Kapitän eine beliebige, und sie ist für beide weg.
SON-41 = Es gibt Grenzen: Züge je Boot oder in Echtzeit eine Spieluhr; dann gewinnt weniger Schaden, gleich viel ist unentschieden.
SON-42 = Was fällig ist, geschieht vor einem Befehl desselben Augenblicks: Spieluhr, Prüfungen, Auswahl, Auftauchen; gelb vor blau.

## Die Regeln als Seite: Kapitel, und was ihre Bilder zeigen

chapter-SON-1 = Boote und Mannschaften
chapter-SON-5 = Der Anfang
chapter-SON-6 = Kurs
chapter-SON-10 = Der Erste Offizier
chapter-SON-13 = Der Maschinist
chapter-SON-20 = Auftauchen
chapter-SON-24 = Systeme
chapter-SON-35 = Was der Gegner hört
chapter-SON-36 = Szenarien
chapter-SON-41 = Grenzen und Zeit

scene-route = Die Seekarte des Kapitäns: Wo das Boot schon war, kann es nicht wieder hin.
scene-sheet = Nach einem Kurs wird ein Schalter markiert und ein Symbol des Maschinisten angekreuzt.

## Was der Gastgeber wählt

option-mode = Züge oder Echtzeit
option-mode-hint = { SON-3 }
option-mode-turns = Zug um Zug
option-mode-realtime = Echtzeit
option-scenario = Szenario
option-scenario-hint = Das Meer, in dem sich die Boote treffen, jedes mit einer eigenen Regel.
option-starter = Erstes Boot
option-starter-hint = Das Boot mit dem ersten Zug; nicht in Echtzeit.
option-starter-yellow = gelb
option-starter-blue = blau
option-turn-limit = Höchstens Züge
option-turn-limit-hint = Je Boot, Zug um Zug; dann gewinnt weniger Schaden.
option-halt-seconds = Halt, in Sekunden
option-halt-seconds-hint = Wie lange in Echtzeit alle anhalten, wenn ein System benutzt wird.
option-course-seconds = Sekunden zwischen Kursen
option-course-seconds-hint = Die kürzeste Zeit zwischen zwei Kursen eines Bootes in Echtzeit.
option-clock-seconds = Spieluhr, in Sekunden
option-clock-seconds-hint = Wie lange ein Spiel in Echtzeit höchstens dauert; leer ist ohne Grenze.
option-assistance = Hilfe bei der Suche
option-assistance-hint = Die Mannschaft sieht die Felder, auf denen der Gegner sein kann.

## Züge

move-course = ein Feld fahren: { $what ->
    [n] Nord
    [e] Ost
    [s] Süd
   *[w] West
}
move-surface = auftauchen
move-end = den Zug beenden
move-mark = markieren: { $what ->
    [none] nichts, alle Schalter sind voll
    [torpedo] Schalter Torpedo
    [mine] Schalter Mine
    [drone] Schalter Drohne
    [sonar] Schalter Sonar
    [silence] Schalter Schleichfahrt
   *[scenario] Schalter Szenario
}
move-cross = Symbol { $what } ankreuzen
move-drone = nach Sektor { $what } fragen
move-sonar = das Sonar nutzen
move-mine = eine Mine legen ({ $what })
move-silence = Schleichfahrt ({ $what })
move-trace = einen Abschnitt nachziehen ({ $what })
move-ready = bereit zum Tauchen melden
move-dive = tauchen
move-want = die Mannschaft um { $what ->
    [torpedo] Torpedo
    [mine] Mine
    [drone] Drohne
    [sonar] Sonar
    [silence] Schleichfahrt
    [scenario] Szenario
   *[nothing] nichts
} bitten
move-archer = die Archer-Mine auf { $what } zünden
move-start = auf { $what } beginnen
move-torpedo = Torpedo auf { $what }
move-detonate = die Mine auf { $what } zünden
move-answer = antworten: { $what }

choose-course = einen Kurs fahren
choose-mark = einen Schalter markieren
choose-cross = ein Symbol ankreuzen
choose-drone = die Drohne schicken
choose-mine = eine Mine legen
choose-silence = Schleichfahrt
choose-trace = einen Abschnitt nachziehen
choose-want = die Mannschaft um ein System bitten
choose-archer = eine Archer-Mine zünden
choose-start = wählen, wo es beginnt
choose-torpedo = einen Torpedo abschießen
choose-detonate = eine Mine zünden
choose-answer = dem Sonar antworten

ask-start = { $seat }: wo beginnt dein Boot?
ask-course = { $seat }: welcher Kurs?
ask-ok = { $seat }: markiere einen Schalter und kreuze ein Symbol an.
ask-system = { $seat }: ein System, oder den Zug beenden?
ask-answer = { $seat }: zwei Angaben, eine davon wahr.
ask-realtime = { $seat }: was tust du?

## Was geschah

effect-game-started = Auf Tauchstation! Die Jagd beginnt.
effect-turn-began = { $boat ->
    [0] Gelb
   *[1] Blau
} ist am Zug{ $in_row ->
    [one] {""}
   *[other] , { $in_row } hintereinander
}.
effect-course-set = { $boat ->
    [0] Gelb
   *[1] Blau
}: Kurs { $direction ->
    [n] Nord
    [e] Ost
    [s] Süd
   *[w] West
}!
effect-sheet-damage = { $boat ->
    [0] Gelb
   *[1] Blau
}: Schaden! Das macht { $total }.
effect-surfaced = { $boat ->
    [0] Gelb
   *[1] Blau
} taucht in Sektor { $sector } auf{ $ice ->
    [0] {""}
   *[other] {" "}und stößt ans Eis: { $total } Schaden insgesamt
}.
effect-torpedo-fired = { $boat ->
    [0] Gelb
   *[1] Blau
}: Torpedo auf { $field }!
effect-mine-laid = { $boat ->
    [0] Gelb
   *[1] Blau
}: Mine gelegt.
effect-mine-detonated = { $boat ->
    [0] Gelb
   *[1] Blau
} zündet eine Mine auf { $field }.
effect-archer-detonated = { $boat ->
    [0] Gelb
   *[1] Blau
} zündet die Archer-Mine auf { $field }.
effect-archer-destroyed = Die Archer-Mine auf { $field } ist weg.
effect-blast = Explosion auf { $field }: Gelb nimmt { $yellow }, Blau { $blue } (jetzt { $yellow_total } und { $blue_total }).
effect-drone-sent = { $boat ->
    [0] Gelb
   *[1] Blau
} schickt eine Drohne in Sektor { $sector }: { $found ->
    [0] nicht dort
   *[other] dort
}.
effect-sonar-used = { $boat ->
    [0] Gelb
   *[1] Blau
}: Sonar!
effect-sonar-answered = { $boat ->
    [0] Gelb
   *[1] Blau
} antwortet: { $first ->
    [column] Spalte
    [row] Zeile
   *[sector] Sektor
} { $first_value }, { $second ->
    [column] Spalte
    [row] Zeile
   *[sector] Sektor
} { $second_value }.
effect-silent-run = { $boat ->
    [0] Gelb
   *[1] Blau
} geht auf Schleichfahrt.
effect-resumed = Weiter!
effect-repair-checked = { $boat ->
    [0] Gelb
   *[1] Blau
}: Die Reparatur ist { $passed ->
    [0] nicht gut, alle vier Linien noch einmal
   *[other] gut
}.
effect-ready-to-dive = { $boat ->
    [0] Gelb
   *[1] Blau
}: bereit zum Tauchen!
effect-dived = { $boat ->
    [0] Gelb
   *[1] Blau
} ist wieder unter Wasser.
effect-game-ended = { $winner ->
    [0] Gelb gewinnt.
    [1] Blau gewinnt.
   *[other] Unentschieden.
}
effect-place-marked = Dein Boot beginnt auf { $field }.
effect-place-marked-others = { $names }: Das Boot beginnt auf { $field }.
effect-gauge-marked = Markiert: { $system ->
    [torpedo] Torpedo
    [mine] Mine
    [drone] Drohne
    [sonar] Sonar
    [silence] Schleichfahrt
    [scenario] Szenario
   *[nothing] nichts
} ({ $marks } von { $size }).
effect-gauge-full = Bereit: { $system ->
    [torpedo] Torpedo
    [mine] Mine
    [drone] Drohne
    [sonar] Sonar
    [silence] Schleichfahrt
    [scenario] Szenario
   *[nothing] nichts
}!
effect-confirmed = Alle Schalter sind voll: OK.
effect-crossed = Angekreuzt: { $symbol } ({ $colour }).
effect-circuit-repaired = Der Schaltkreis ({ $circuit }) hat sich selbst repariert.
effect-mine-placed = Deine Mine liegt auf { $field }.
effect-mine-placed-others = { $names }: Die Mine liegt auf { $field }.
effect-mine-destroyed = Deine Mine auf { $field } wurde zerstört.
effect-mine-destroyed-others = { $names }: Die Mine auf { $field } wurde zerstört.
effect-ran-silently = Still { $direction ->
    [n] Nord
    [e] Ost
    [s] Süd
   *[w] West
}, { $fields } Felder, nach { $field }.
effect-wanted = Der Kapitän wünscht: { $system ->
    [torpedo] Torpedo
    [mine] Mine
    [drone] Drohne
    [sonar] Sonar
    [silence] Schleichfahrt
    [scenario] Szenario
   *[nothing] nichts
}.
effect-traced = { $seat } hat Abschnitt { $section } nachgezogen.

## Der Schirm

screen-boat = { $boat ->
    [0] Gelb
   *[1] Blau
}
screen-hull = Rumpf
screen-surfaced = aufgetaucht
screen-gauges = Schalter
screen-sheet = Bogen des Maschinisten
screen-circuits = Schaltkreise: y gelb, o orange, g grau
screen-log = gehört
screen-full = bereit
screen-broken = defekt
screen-mines = eigene Minen: { $fields }
screen-enemy = { $count ->
    [one] Der Gegner kann nur auf einem Feld sein.
   *[other] Der Gegner kann auf { $count } Feldern sein.
}
screen-enemy-about = Der Gegner kann auf etwa { $count } Feldern sein.
screen-legend = ● du  ○ Route  ✱ eigene Mine  ▓ Insel
screen-legend-enemy = ◆ Gegner  ◇ seine Route  ✖ seine Mine
screen-possible = ? Gegner möglich
screen-archer = ✸ Archer-Mine
screen-hole = ◌ Wasserloch
screen-turn = Zug { $turn }
system-torpedo = Torpedo
system-mine = Mine
system-drone = Drohne
system-sonar = Sonar
system-silence = Schleichfahrt
system-scenario = Szenario
fact-column = Spalte
fact-row = Zeile
fact-sector = Sektor
log-course = Kurs { $a }
log-surfaced = aufgetaucht, Sektor { $a }
log-damage = Schaden!
log-torpedo = Torpedo { $a }: { $b } / { $c }
log-mine = Mine gelegt
log-detonation = Zündung { $a }: { $b } / { $c }
log-drone = Drohne { $a }: { $b ->
    [yes] ja
   *[no] nein
}
log-sonar = Sonar
log-answered = { $a } { $b }, { $c } { $d }
log-silence = Schleichfahrt
log-archer = Archer { $a }: { $b } / { $c }
log-checked = Reparatur { $a ->
    [passed] gut
   *[failed] nicht gut
}
log-ready = bereit zum Tauchen
log-dived = getaucht

## Die Stationen im Browser

station-captain = Kapitän
station-first-officer = Erster Offizier
station-first-officer-short = Offizier
station-engineer = Maschinist
station-engineer-short = Maschinist
station-radio-operator = Funker
option-scenario-alpha = Alpha
option-scenario-bravo = Bravo
option-scenario-charlie = Charlie
option-scenario-delta = Delta
option-scenario-echo = Echo
option-hull = Schadensfelder
option-hull-hint = Sind alle getroffen, sinkt das Boot.
option-direct-damage = Schaden eines Volltreffers
option-direct-damage-hint = Auf dem Feld der Explosion.
option-near-damage = Schaden daneben
option-near-damage-hint = Auf den Feldern um die Explosion.
option-sheet-damage = Schaden einer vollen Tafel
option-sheet-damage-hint = Oder eines vollen Reaktors.
option-ice-damage = Schaden durch Eis
option-ice-damage-hint = Fürs Auftauchen, wo kein Loch darin ist.
option-torpedo-gauge = Schalter des Torpedos
option-torpedo-gauge-hint = Kurse, bis er bereit ist.
option-mine-gauge = Schalter der Mine
option-mine-gauge-hint = Kurse, bis sie bereit ist.
option-drone-gauge = Schalter der Drohne
option-drone-gauge-hint = Kurse, bis sie bereit ist.
option-sonar-gauge = Schalter des Sonars
option-sonar-gauge-hint = Kurse, bis es bereit ist.
option-silence-gauge = Schalter der Schleichfahrt
option-silence-gauge-hint = Kurse, bis sie bereit ist.
option-archer-gauge = Schalter der Archer-Minen
option-archer-gauge-hint = Wo ein Meer welche hat.
option-torpedo-range = Reichweite eines Torpedos
option-torpedo-range-hint = In Feldern.
option-silent-range = Reichweite einer Schleichfahrt
option-silent-range-hint = In Feldern.
option-extra-turns = Züge nach dem Auftauchen
option-extra-turns-hint = So viele hat das andere Boot hintereinander; nur zugweise.
option-sheet = Bogen des Maschinisten
option-sheet-hint = Was die Symbole stören, und wie sie verdrahtet sind.
option-sheet-book = wie in der Schachtel
option-sheet-rings = Ringe durch alle Tafeln
option-sheet-unwired = ohne Schaltkreise

fault-near-damage = { $near } neben einer Explosion ist mehr als { $direct } darin
fault-sheet-unknown = Diesen Bogen des Maschinisten gibt es nicht; es gibt { $known }, oder einen Text.
fault-sheet-form = Der Text eines Bogens beginnt mit „{ $form }“ und hat eine Zeile für jede Tafel.
fault-sheet-line = Bogen des Maschinisten: Zeile { $line } gehört zu keiner Tafel.
fault-sheet-panel = Bogen des Maschinisten: die Tafel { $panel } ist { $count }-mal da, nicht einmal.
fault-sheet-symbols = Bogen des Maschinisten: die Tafel { $panel } hat { $count } Symbole, nicht 6.
fault-sheet-symbol = Bogen des Maschinisten: „{ $symbol }“ kann nicht Symbol { $number } der Tafel { $panel } sein. Eine Farbe ist R, G, Y oder X; y, o oder g dahinter ist der Schaltkreis eines der ersten drei.
fault-sheet-circuit = Bogen des Maschinisten: der { $circuit ->
    [yellow] gelbe
    [orange] orange
   *[grey] graue
  } Schaltkreis hat nur ein Symbol; er braucht zwei.
fault-sheet-colour = Bogen des Maschinisten: von der Farbe { $colour } gibt es { $count } Symbole, und es müssen mindestens { $least } sein.
point-n = N
point-e = O
point-s = S
point-w = W
symbol-R = rot, Torpedo und Mine
symbol-G = grün, Drohne und Sonar
symbol-Y = gelb, Schleichfahrt und Szenario
symbol-X = Reaktor
circuit-yellow = gelbe
circuit-orange = orange
circuit-grey = graue
stop-SON-3 = nicht am Zug
stop-SON-5 = noch nicht auf See
stop-SON-8 = wartet auf die Mannschaft
stop-SON-9 = erst auftauchen
stop-SON-23 = aufgetaucht
stop-SON-24 = nach dem nächsten Kurs
stop-SON-25 = nach dem Kurs
stop-SON-26 = alle halten an
stop-SON-28 = kein Ziel
stop-SON-30 = kein Platz
stop-SON-33 = wartet auf Antwort
stop-SON-40 = keine mehr da
refusal-SON-1 = Das macht der Kapitän.
refusal-SON-2 = Mit einer Person je Boot geht es nur Zug um Zug.
refusal-SON-2-want = Es ist niemand sonst an Bord.
refusal-SON-3 = Das andere Boot ist am Zug.
refusal-SON-5 = Erst wählen beide Kapitäne ihren Startpunkt.
refusal-SON-6 = Der letzte Kurs ist erst einen Augenblick her.
refusal-SON-7 = Kein Weg: Insel, Rand, eigene Spur oder eigene Mine.
refusal-SON-8 = Erst die Markierung des Offiziers und das Kreuz des Maschinisten.
refusal-SON-8-want = Ein Wunsch je Kurs: nach dem nächsten wieder.
refusal-SON-8-mark = Die Schalter markiert der Erste Offizier.
refusal-SON-9 = Kein Weg mehr: Das Boot muss auftauchen.
refusal-SON-10 = Dieser Schalter nimmt jetzt keine Markierung an.
refusal-SON-10-want = Das weiß die Mannschaft schon.
refusal-SON-14 = Kreuze ein freies Symbol auf der Tafel des Kurses an.
refusal-SON-15 = Außer Betrieb: Ein Symbol seiner Farbe ist angekreuzt.
refusal-SON-20 = Erst ein Kurs, dann kannst du wieder auftauchen.
refusal-SON-21 = Auftauchen ersetzt den Kurs.
refusal-SON-22 = Das ist bei der Reparatur jetzt nicht dran.
refusal-SON-23 = Aufgetaucht gibt es nur die Reparatur.
refusal-SON-24 = Nicht bereit: Es braucht einen vollen Schalter und seit dem letzten Mal einen Kurs.
refusal-SON-25 = Erst der Kurs, dann ein System je Zug.
refusal-SON-25-course = Der Kurs dieses Zuges ist angesagt.
refusal-SON-25-end = Zum Zug gehört ein Kurs oder das Auftauchen.
refusal-SON-26 = Alle halten an, bis das vorbei ist.
refusal-SON-28 = Ein Torpedo läuft ein bis vier Felder durchs Wasser.
refusal-SON-30 = Eine Mine braucht freie See neben dem Boot.
refusal-SON-31 = Dort liegt keine eigene Mine.
refusal-SON-32 = Diesen Sektor gibt es nicht.
refusal-SON-33 = Alles wartet auf die Antwort zum Sonar.
refusal-SON-34 = So weit ist der Weg nicht frei.
refusal-SON-40 = Da ist keine Archer-Mine.
board-stations = Stationen
board-calls = Was gerufen wird
board-asked = { $boat ->
    [0] Gelb
   *[1] Blau
} muss dem Sonar antworten.
board-halt = Alle hören zu.
board-stop = Stopp!
stage-torpedo-fired = { $boat ->
    [0] Gelb
   *[1] Blau
}: Torpedo, { $field }
stage-mine-detonated = { $boat ->
    [0] Gelb
   *[1] Blau
}: Mine, { $field }
stage-archer-detonated = { $boat ->
    [0] Gelb
   *[1] Blau
}: Archer-Mine, { $field }
stage-direct = Volltreffer!
stage-near = Knapp!
stage-miss = Daneben
stage-taken = Gelb nimmt { $yellow }, Blau { $blue }
board-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
board-mines-called = { $count ->
    [one] eine Mine
   *[other] { $count } Minen
} da draußen
board-late = Boote, Wege und Minen, wie sie vor zwei Minuten lagen.
board-overlay = Spur des Gegners
board-row = Zug { $turn } von { $count }
board-damage = { $damage } von { $hull } Schäden
board-ok = { $station }: OK
board-ok-due = { $station }: noch nicht OK
board-sea = Seekarte { $scenario }
board-chart = Seekarte { $scenario }: dein Boot ist auf { $field }, Sektor { $sector }
board-deduced = { $boat ->
    [0] Was Gelb wissen konnte
   *[1] Was Blau wissen konnte
}
board-about = Der Funker: etwa bei { $field }
board-aim = { $move }
board-start = Wähle auf der Karte, wo dein Boot startet. Der Gegner erfährt es nicht.
board-start-other = Dein Kapitän wählt, wo das Boot startet.
board-start-done = Ihr startet auf { $field }. Der Gegner ist noch nicht so weit.
board-surface = Auftauchen
board-surface-sure = Auftauchen? Noch einmal drücken
board-detonate = Zünden
board-end = Zug beenden
board-stand = Bleiben, aber wie nach
board-stand-as = in Schleichfahrt hierbleiben, wie nach { $direction ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
board-nudge = Die Marke verschieben
board-nudge-to = ein Feld nach { $direction ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
board-danger = dein Boot ist in der Explosion
board-rose = Kurs
board-cost-fine = ein Kreuz dort macht nichts kaputt
board-cost-mends = ein Kreuz dort kann einen Stromkreis heilen
board-cost-breaks = ein Kreuz dort setzt etwas außer Betrieb
board-cost-damage = ein Kreuz dort macht Schaden
board-systems = Systeme
board-want = Die Mannschaft bitten um: { $system }
board-marks = { $marks } von { $size }
board-answer = Dem Sonar antworten
board-here = Du bist auf { $field }, in Sektor { $sector }.
board-true = wahr
board-two-facts = Wähle zwei Angaben
board-say = Sagen: { $first }, { $second }
board-mark = Markiere einen Schalter.
board-mark-other = Der Erste Offizier muss einen Schalter markieren.
board-marked = Markiert. Mit dem nächsten Kurs geht es weiter.
board-wanted = Wunsch des Kapitäns
board-confirm = Alles voll: OK
board-drone = Drohne
board-sonar = Sonar
board-which-sector = Welcher Sektor?
board-cross = { $direction ->
    [n] Norden: kreuze ein Symbol auf Tafel N an.
    [e] Osten: kreuze ein Symbol auf Tafel O an.
    [s] Süden: kreuze ein Symbol auf Tafel S an.
   *[w] Westen: kreuze ein Symbol auf Tafel W an.
}
board-cross-other = { $direction ->
    [n] Der Maschinist muss ein Symbol auf Tafel N ankreuzen.
    [e] Der Maschinist muss ein Symbol auf Tafel O ankreuzen.
    [s] Der Maschinist muss ein Symbol auf Tafel S ankreuzen.
   *[w] Der Maschinist muss ein Symbol auf Tafel W ankreuzen.
}
board-crossed = Alles ruhig. Mit dem nächsten Kurs geht es weiter.
board-point = Zeige auf ein Symbol, um zu sehen, was ein Kreuz dort bewirkt.
board-would-damage = Schaden! Das Boot wird getroffen, und der ganze Bogen wird gelöscht.
board-would-mend = Der { $circuit } Stromkreis repariert sich.
board-would-work = Geht wieder: { $systems }.
board-would-break = Außer Betrieb: { $systems }.
board-would-nothing = Es fällt nichts weiter aus.
note-fine = nichts weiter fällt aus
note-mends = heilt einen Stromkreis
note-breaks = legt Systeme lahm
note-damage = Schaden
board-is-crossed = angekreuzt
board-down = aus
board-works = geht

say-start = Beide Kapitäne wählen, wo sie starten.
say-answer = Sonar! Mach zwei Angaben, eine davon wahr.
say-both = Beide Boote sind unterwegs.
say-turn = { $boat ->
    [0] Gelb ist am Zug.
   *[1] Blau ist am Zug.
}
say-wait = Es fehlt noch: { $stations }.
say-course = Welcher Kurs?
say-end = Ein System, oder den Zug beenden?
say-surface = Es geht nicht weiter: auftauchen.
say-surfaced = An der Oberfläche.
say-listen = Auf Fahrt. Horch, was sie rufen.

tour-captain-1 = Du bist der Kapitän. Wähle ein Feld der Karte als Start; nur deine Mannschaft kennt es.
tour-captain-2 = Sag den Kurs mit der Rose oder den Pfeiltasten an. Der Gegner hört ihn auch, und das Boot kreuzt nie seine eigene Spur.
tour-captain-3 = Nach jedem Kurs markiert dein Erster Offizier einen Schalter, und dein Maschinist kreuzt ein Symbol an. Zeigen beide Lampen OK, nutze ein bereites System oder beende den Zug.
tour-captain-4 = Mit den kleinen Flaggen bittest du um das, was du brauchst. Geht es nicht weiter oder ist zu viel kaputt: auftauchen.
tour-first-officer-1 = Du bist der Erste Offizier. Drücke nach jedem Kurs auf einen Schalter: er füllt sich um eine Marke.
tour-first-officer-2 = Ein voller Schalter ist ein System, das man nutzen kann. Der Wunsch des Kapitäns trägt eine Flagge. Drohne und Sonar darfst du selbst schicken.
tour-engineer-1 = Du bist der Maschinist. Nach jedem Kurs geht etwas kaputt: kreuze ein Symbol auf der Tafel dieser Richtung an.
tour-engineer-2 = Ein angekreuztes Symbol legt die Systeme seiner Farbe lahm. Sind alle Symbole eines Stromkreises angekreuzt, heilt er sich selbst.
tour-engineer-3 = Eine volle Tafel oder das letzte Reaktorsymbol ist ein Schaden. Die Zeichen an den Symbolen sagen, was ein Kreuz bewirkt.
tour-radio-operator-1 = Du bist der Funker. Alles, was der Gegner ruft, steht hier.
tour-radio-operator-2 = Zeichne seine Spur, schiebe sie über die Karte, bis sie zwischen die Inseln passt, und sag dem Kapitän, wo er sein muss.

figure-courses = Kurse
figure-surfacings = Auftauchen
figure-torpedoes = Torpedos
figure-mines = Minen gelegt
figure-silent-runs = Schleichfahrten
figure-soundings = Drohnen und Sonar
figure-hits = Treffer beim Gegner
figure-sheet-damage = Schaden durch den eigenen Bogen

advice-sonar-start = Niemand kann diesen Start erraten, und es gibt Wege hinaus.
advice-sonar-torpedo = Mit { $percent } % Wahrscheinlichkeit ist der Gegner auf { $field } oder daneben, und die Explosion trifft dich nicht.
advice-sonar-detonate = Mit { $percent } % Wahrscheinlichkeit ist der Gegner bei deiner Mine auf { $field }.
advice-sonar-archer = Mit { $percent } % Wahrscheinlichkeit ist der Gegner bei der Archer-Mine auf { $field }.
advice-sonar-range = So kommt ein gutes Ziel in Reichweite.
advice-sonar-way = { $courses ->
    [0] Es führt in eine Sackgasse.
    [one] Danach ist nur noch ein Kurs möglich.
   *[other] Danach sind noch { $courses } Kurse möglich.
}
advice-sonar-hide = { $courses ->
    [0] Es führt in eine Sackgasse; dem Gegner bleiben für dich etwa { $fields } Felder.
    [one] Danach ist nur noch ein Kurs möglich; dem Gegner bleiben für dich etwa { $fields } Felder.
   *[other] Danach sind noch { $courses } Kurse möglich; dem Gegner bleiben für dich etwa { $fields } Felder.
}
advice-sonar-surface = Das leert den Bogen und löscht die Route; der Gegner erfährt nur Sektor { $sector }.
advice-sonar-end = Nichts anderes lohnt sich jetzt.
advice-sonar-drone = Die Frage nach Sektor { $sector } teilt gut, was noch möglich ist.
advice-sonar-sonar = Wie die Antwort auch lautet, es bleiben viel weniger Felder.
advice-sonar-silence = { $count ->
    [one] Der Gegner weiß genau, wo du bist; bei Schleichfahrt verliert er dich.
   *[other] Dem Gegner bleiben für dich nur { $count } Felder; bei Schleichfahrt verliert er dich.
}
advice-sonar-mine = Der Gegner kommt wohl an { $field } vorbei, und dein eigener Weg bleibt frei.
advice-sonar-mark = Das braucht das Boot am dringendsten.
advice-sonar-cross = Es setzt nichts weiter außer Betrieb.
advice-sonar-circuit = Es schließt einen Schaltkreis, der sich selbst repariert.
advice-sonar-damage = Es macht einen Schaden und löscht den Bogen.
advice-sonar-breaks-r = Es setzt Mine und Torpedo außer Betrieb.
advice-sonar-breaks-g = Es setzt Drohne und Sonar außer Betrieb.
advice-sonar-breaks-y = Es setzt Schleichfahrt und Szenario außer Betrieb.
advice-sonar-breaks-x = Es trifft kein System, bringt aber den Reaktor dem Schaden einen Schritt näher.
advice-sonar-answer = So bleiben dem Gegner die meisten Felder.
advice-sonar-foreseen = Zehnmal über { $turns } Züge ausgemalt, richtet es { $done } Schaden an und nimmt { $taken } hin: besser als das, was zuerst am besten aussieht.
advice-sonar-want = Das braucht das Boot am dringendsten; die Mannschaft soll es wissen.
advice-sonar-repair = Erst muss das Boot repariert werden.

## Der Funkraum, die Reparatur und die Rufe der Mannschaft

radio-heard = Gehört
radio-nothing = Noch nichts. Horch hin.
radio-voice = Gehörtes vorlesen
radio-note = Notizen, nur für dich
radio-sheets = Folien
radio-sheet = Folie { $number }, Abschnitt { $leg } ihres Weges
radio-sheet-at = Folie { $number }: Die Spur endet auf { $field }. Die Pfeiltasten verschieben die Folie.
radio-copy = Folie kopieren, um eine andere Lage zu versuchen
radio-drop = Folie wegwerfen
radio-undo = Rückgängig
radio-tool = Was ein Druck auf die Karte tut
radio-move = Schieben
radio-mark = Markieren
radio-mark-field = { $field } markieren
radio-pen = Stift
radio-erase = Radierer
radio-range = Reichweite
radio-move-hint = Folie verschieben
radio-pen-hint = Auf die Folie zeichnen: Die Zeichnung geht mit ihr mit
radio-erase-hint = Linien und Marken ausradieren
radio-mark-hint = Felder markieren: Kreuz, dann Ring; über mehrere ziehen
radio-range-hint = Wie weit ein Torpedo von einem Feld läuft
radio-new = Neue Folie
radio-clear = Alles leeren: Folien, Linien und Marken
radio-fold = { $count ->
    [one] Eine ältere Folie
   *[other] { $count } ältere Folien
}
radio-own = Auch eigene
radio-own-hint = Auch zeigen, was das eigene Boot ruft
radio-aid = Je kräftiger die Farbe, desto mehr ihrer möglichen Wege enden dort.
radio-far = Eine Schleichfahrt geht geradeaus, höchstens { $most } Felder: Diese Folie beginnt zu weit weg.
finding-sector = in Sektor { $a } aufgetaucht
finding-drone = Drohne, Sektor { $a }: { $b ->
    [yes] dort
   *[no] nicht dort
}
finding-answer = Antwort auf das Sonar: { $b } und { $d }, eines davon wahr
finding-fired = Torpedo auf { $a } geschossen
finding-laid = eine Mine neben dem Boot gelegt
finding-blast = Explosion auf { $a }: { $b } Schaden genommen
radio-by-hand = Von Hand zeichnen
radio-rub = Letzten Kurs ausradieren
radio-fits = Die Spur passt hierher und endet auf { $field }.
radio-misfit = { $count ->
    [one] Hier kann die Spur nicht liegen: Ein Schritt ist nicht im offenen Wasser oder nicht im gerufenen Sektor.
   *[other] Hier kann die Spur nicht liegen: { $count } Schritte sind nicht im offenen Wasser oder nicht im gerufenen Sektor.
}
radio-locked = Die Stifte werden für die Reparatur gebraucht; gehorcht wird weiter.
radio-send = Sie sind etwa hier: { $field }
repair = Reparatur
repair-boat = Das Boot: { $count } von 4 Teilen sind nachgezogen
repair-queue = Wer gezeichnet hat und wer als Nächstes kann
repair-section = Teil { $section } nachziehen
repair-paper = Teil { $section }: einmal rundherum, innerhalb des hellen Randes, mit Zeiger oder Finger oder mit den Pfeiltasten (Umschalt: kleine Schritte); die Eingabetaste unterschreibt.
repair-how = Einmal rundherum, innerhalb des hellen Randes: Maus, Stift, Finger oder Pfeiltasten (Umschalt: kleine Schritte).
repair-initials = Kürzel
repair-sign = Unterschreiben
repair-again = Neu ansetzen
repair-yours = Du bist dran: Zieh ein Teil nach.
repair-free = Das Blatt ist frei: Nimm es und zieh ein Teil nach.
repair-other = { $name } zeichnet.
repair-others = Als Nächstes zeichnet, wer das Blatt nimmt: { $names }.
repair-failed = { $count ->
    [one] Die Linie von Teil { $sections } blieb nicht ganz herum im hellen Rand: alle vier noch einmal.
   *[other] Die Linien der Teile { $sections } blieben nicht ganz herum im hellen Rand: alle vier noch einmal.
}
repair-checking = Der feindliche Maschinist sieht sich eure Linien an.
repair-repaired = Alles gut. Der Maschinist meldet „klar zum Tauchen“.
repair-is-ready = Klar. Das Kommando gibt der Kapitän.
repair-ready = Klar zum Tauchen!
repair-dive = Tauchen!
repair-check = Die Reparatur des Feindes
side-0 = Gelbes Boot
side-1 = Blaues Boot
station-yellow = Gelbes Boot
station-blue = Blaues Boot
call-torpedo-ready = Torpedo klar!
call-mine-ready = Mine klar!
call-drone-ready = Drohne klar!
call-sonar-ready = Sonar klar!
call-silence-ready = Schleichfahrt klar!
call-go-north = Nach Norden!
call-go-east = Nach Osten!
call-go-south = Nach Süden!
call-go-west = Nach Westen!
call-surface-soon = Bald auftauchen!
call-wait = Warten!
call-attack = Angriff!

## Wie es kam, am Ende

epilogue-torpedo = { $you ->
    [yes] Euer Torpedo
   *[no] Ein Torpedo ({ $who })
} auf { $field } war der letzte Treffer
epilogue-mine = { $you ->
    [yes] Eure Mine
   *[no] Eine Mine ({ $who })
} auf { $field } war der letzte Treffer
epilogue-archer = { $you ->
    [yes] Die Archer-Mine, die ihr gezündet habt,
   *[no] Die gezündete Archer-Mine ({ $who })
} auf { $field } war der letzte Treffer
epilogue-sheet = { $you ->
    [yes] Eure eigene Technik
   *[no] Die Technik ({ $who })
} hat versagt
epilogue-ice = { $you ->
    [yes] Ihr seid
   *[no] { $who } ist
} in Sektor { $sector } einmal zu oft durchs Eis gebrochen
epilogue-hits = { $you ->
    [yes] Ihr habt
   *[no] { $who } hat
} mit { $shots ->
    [one] dem einzigen Schuss
   *[other] { $hits ->
        [0] allen { $shots } Schüssen
       *[other] { $hits } von { $shots } Schüssen
    }
} { $hits ->
    [0] verfehlt
   *[other] getroffen
}
epilogue-no-shots = { $you ->
    [yes] Ihr habt
   *[no] { $who } hat
} nie geschossen
ending-sunk-enemy = FEIND VERSENKT
ending-sunk-own = EUER BOOT IST GESUNKEN
ending-sunk = { $name } ist gesunken
ending-both-sunk = Beide Boote sind gesunken
ending-over = Die Schlacht ist vorbei
ending-scene = Die Wege beider Boote bis zum letzten Treffer
call-hide = Schleichfahrt!
call-where = Wo sind sie?
call-close = Sie sind nah!
call-lost = Ich habe sie verloren.
call-aye = Aye!
call-here = Sie sind ungefähr hier: { $what }
call-likely = Gegner um { $what }, zu { $more } % sicher.
call-in-sector = Gegner in Sektor { $what }, denke ich: { $more } %.
call-anywhere = Noch keine Ahnung: { $what } Felder sind möglich.
call-breaks = { $what ->
    [n] Nord
    [e] Ost
    [s] Süd
   *[w] West
} legt { $more ->
    [torpedo] den Torpedo
    [mine] die Mine
    [drone] die Drohne
    [sonar] das Sonar
    [silence] die Schleichfahrt
   *[scenario] das Sondersystem
} lahm!
call-danger = Nicht nach { $what ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}: das beschädigt uns!
call-plan-fire = Ich schieße gleich auf { $what }.
call-plan-hunt = Wir jagen sie: Richtung { $what }.
call-plan-search = Ich suche noch.
call-plan-hide = Sie wissen zu viel: Ich will verschwinden.
call-plan-surface = Kein Platz mehr: Wir müssen bald auftauchen.

## The strip of calls: a word for each button

talk = Gespräch der Crew
talk-lines = Was die Crew zuletzt sagte
talk-calls = Rufe an die Crew
talk-here = C4?
talk-here-label = Der Crew ein Feld nennen, etwa C4
talk-where = Wo?
talk-attack = Angriff
talk-hide = Leise
talk-surface-soon = Bald auf
talk-wait = Warten
talk-aye = Aye
talk-torpedo-ready = Torpedo
talk-mine-ready = Mine
talk-drone-ready = Drohne
talk-sonar-ready = Sonar
talk-silence-ready = Schleich
talk-go-north = ↑ N
talk-go-east = → O
talk-go-south = ↓ S
talk-go-west = ← W
talk-close = Nah
talk-lost = Weg

## Ein eigenes Meer zeichnen

board-good = { $board }: { $size } mal { $size } Felder, { $sectors } Sektoren, { $islands ->
    [0] keine Inseln
    [one] eine Insel
   *[other] { $islands } Inseln
}. In beiden Spielarten spielbar.
board-drift = { $count ->
    [one] ihr Weg passt an eine Stelle
   *[other] ihr Weg passt an { $count } Stellen
}
board-own-sea = Ein Meer, das jemand gezeichnet hat.
board-own-ice = Unter Eis: Wer anderswo als in einem Loch auftaucht, nimmt 1 Schaden.
board-own-mines = Archer-Minen: Ein Kapitän mit vollem Schalter darf jede davon zünden.
chart-head-name = Name
chart-paint-sea = Meer
chart-paint-island = Insel
chart-paint-hole = Loch im Eis
chart-paint-mine = Archer-Mine
chart-fault-unknown = Dieses Meer gibt es nicht; es gibt { $known } oder den ganzen Text eines Meeres.
chart-fault-long = Der Text ist zu lang für ein Meer.
chart-fault-form = Die erste Zeile ist nicht „{ $form }“: Das ist kein Meer.
chart-fault-twice = Zeile { $line } beginnt eine Karte zum zweiten Mal.
chart-fault-no-name = Das Meer hat keinen Namen.
chart-fault-maps = Es muss eine Karte für beide Spielarten geben oder eine für jede.
chart-fault-line = Zeile { $line } ist kein Name.
chart-fault-name = Der Name darf höchstens { $most } gewöhnliche Zeichen haben.
chart-fault-size = Die Karte muss ein Quadrat mit { $known } Feldern je Seite sein.
chart-fault-sign = Was auf { $field } steht (Zeile { $line }), ist weder Meer, Insel, Loch noch Mine.
chart-fault-mines = { $mines } Archer-Minen sind mehr als { $most }.
chart-fault-sea = { $sea } Meeresfelder sind zu wenig zum Verstecken: Es müssen { $least } sein.
chart-fault-cut-off = Kein Kurs führt von { $field } aufs offene Meer: Die Inseln schneiden { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} ab.
chart-fault-sector = Sektor { $sector } hat nur { $count } von mindestens { $least } Meeresfeldern: Wer ihn nennt, verrät fast das Boot.
chart-fault-start = Ein Start auf { $field } ist nicht fair: Von dort erreicht ein Torpedo { $reach } von { $sea } Feldern, mehr als { $most }.

# A practice dive for each station.
practice-captain = Kapitän
practice-captain-start = Wähle, wo dein Boot beginnt: irgendwo in der Mitte.
practice-captain-course = Rufe einen Kurs. Dein Offizier markiert, dein Maschinist kreuzt an, wie in jeder Mannschaft.
practice-captain-hit = Der Gegner liegt still auf H6. Fahre bis auf vier Felder heran, dein Offizier lädt so lange den Torpedo; dann feuere.
practice-captain-dive = Man hat euch gehört. Tauche auf, zeichne deinen Teil des Boots nach und gib das Wort zum Tauchen.
practice-first-officer = Erster Offizier
practice-first-officer-torpedo = Der Kapitän fährt. Markiere zu jedem Kurs einen Schalter, bis der Torpedo bereit ist.
practice-first-officer-drone = Jetzt die Drohne: vier Markierungen.
practice-first-officer-send = Bereit. Schick sie los: Wähle einen Sektor.
practice-engineer = Maschinist
practice-engineer-cross = Der Kapitän hat Nord gerufen: Kreuze ein Symbol dieser Tafel an.
practice-engineer-circuit = Lass einen Schaltkreis sich selbst reparieren: Kreuze die drei verdrahteten Symbole von Nord an, dann das von Ost am selben Draht.
practice-engineer-trace = Aufgetaucht. Zeichne einen Teil ganz herum im hellen Rand nach und unterschreibe.
practice-engineer-ready = Gute Arbeit. Melde: bereit zum Tauchen.
practice-radio-operator = Funker
practice-radio-operator-find = Du hast acht Kurse gehört, und eine Drohne fand sie in Sektor 1. Zieh die Spur dorthin, wo nichts durchgestrichen ist, und melde es.
practice-radio-operator-silence = Sie fuhren Schleichfahrt, bis zu vier Felder, dann vier Kurse nach Norden. Leg die neue Spur, wo sie sein kann, und melde noch einmal.
practice-not-there = Nicht dort: Inseln, Rand oder Gerufenes sprechen dagegen.
practice-missed = Vorbei. Er muss auf ihrem Feld oder daneben hochgehen.
practice-astray = Diese Linie blieb nicht im Rand: alle vier noch einmal.
