# Deep Sea Adventure

title = Deep Sea Adventure
about = Taucher holen Schätze aus der Tiefe, und alle atmen aus demselben Tank.

## Die Regeln, je ein Satz

DSA-1 = Zwei bis sechs Taucher teilen sich ein U-Boot und einen Tank mit 25 Einheiten Luft.
DSA-2 = Es gibt 32 Schätze, acht auf jeder von vier Stufen: Werte 0 bis 3 auf Stufe 1, 4 bis 7 auf 2, 8 bis 11 auf 3 und 12 bis 15 auf 4, jeden Wert doppelt.
DSA-3 = Zwei Würfel zeigen je zweimal 1, 2 und 3, ein Wurf bringt also 2 bis 6.
DSA-4 = Die Schätze liegen in einer Reihe vom U-Boot abwärts, Stufe nach Stufe; innerhalb einer Stufe ist die Folge zufällig, und zu sehen ist nur die Stufe.
DSA-5 = Es gibt drei Runden, und in jeder taucht jeder einmal: Wer wieder im U-Boot ist, wartet auf die nächste Runde.
DSA-6 = Ein Zug besteht aus Luft, Richtung, Würfeln und Schwimmen, Erkunden; gewählt wird die Richtung und, auf dem Pfad, was dort geschieht.
DSA-7 = Zuerst verliert der Tank eine Einheit für jeden Schatz, den der Taucher trägt; unter 0 fällt er nie.
DSA-8 = Ist der Tank leer, führt der Taucher den Zug noch zu Ende; danach ist die Runde vorbei.
DSA-9 = Ein Taucher darf einmal umkehren; von da an geht es in dieser Runde nur noch hinauf.
DSA-10 = Wer noch im U-Boot ist, kann nicht umkehren.
DSA-11 = Die Schritte sind beide Würfel zusammen, weniger einen für jeden getragenen Schatz, nie unter 0; gewürfelt wird in jedem Zug.
DSA-12 = Der Taucher schwimmt genau so viele Schritte; Felder mit einem anderen Taucher werden übersprungen und zählen nicht.
DSA-13 = Schritte über das letzte freie Feld hinaus verfallen, und wer das U-Boot erreicht, ist daheim. Ist der Pfad voll, wartet der Taucher im U-Boot; gibt es keinen Schatz mehr, endet das Spiel.
DSA-14 = Ohne Schritte bleibt der Taucher stehen und darf trotzdem erkunden.
DSA-15 = Erkunden kann auch heißen, alles zu lassen, wie es ist.
DSA-16 = Ein Schatz wird ganz genommen und hinterlässt ein leeres Feld, das weiter als Feld zählt; seinen Wert sieht niemand, bevor er daheim ist.
DSA-17 = Auf einem leeren Feld darf der Taucher einen in dieser Runde genommenen Schatz zurücklegen, und das leere Feld verschwindet. Mehr als sechs kann niemand tragen.
DSA-18 = Die Runde endet, wenn alle daheim sind, oder nach dem Zug, in dem der Tank leer ist.
DSA-19 = Wer daheim ist, behält seine Schätze. Er darf sie gleich ansehen; alle sehen sie am Ende der Runde.
DSA-20 = Wer nicht daheim ist, verliert, was er trägt: Die leeren Felder verlassen den Pfad, dann kommen die verlorenen Schätze in Dreierstapeln an sein Ende, die des tiefsten Tauchers zuerst.
DSA-21 = Ein Stapel ist ein Feld, ein Schatz beim Nehmen, und zählt bei Last und Luft einfach.
DSA-22 = In der nächsten Runde beginnen alle im U-Boot, mit vollem Tank.
DSA-23 = Wer am tiefsten war, beginnt die nächste Runde, oder, wenn alle daheim waren, wer zuletzt heimkam.
DSA-24 = Nach drei Runden gewinnt die höchste Summe; danach zählen die meisten Schätze der Stufe 4, dann 3, 2 und 1; danach teilt man sich den Platz.
DSA-25 = Wer die erste Runde beginnt, wird ausgelost oder vom Gastgeber bestimmt.
DSA-26 = Wer auf dem Pfad unter sich kein freies Feld mehr hat, muss umkehren.

## Die Regeln als Seite: Kapitel, und was ihre Bilder zeigen

chapter-DSA-1 = Was auf dem Tisch liegt
chapter-DSA-5 = Runden und Züge
chapter-DSA-7 = Luft
chapter-DSA-9 = Richtung
chapter-DSA-11 = Würfeln und Schwimmen
chapter-DSA-15 = Erkunden
chapter-DSA-18 = Ende einer Runde
chapter-DSA-24 = Ende des Spiels

scene-path = Der Weg zu Beginn: vier Stufen, je tiefer, desto mehr Ecken und Punkte.
scene-take = Bernstein ist bei einem Schatz gelandet und darf ihn nehmen oder liegen lassen.
scene-air = Es wird viel getragen, also geht viel Luft weg: Die blassen Blasen sind bald verbraucht.
scene-stacks = Was in der ersten Runde verloren ging, liegt am Ende des Wegs, in Stapeln zu dritt.

## Was der Gastgeber wählt

option-starter = Wer beginnt
option-starter-hint = Der Taucher, der in der ersten Runde anfängt.
option-air = Luft
option-air-hint = So viel ist in jeder Runde im Tank.
option-rounds = Runden
option-rounds-hint = So oft taucht jeder.
option-levels = Stufen
option-levels-hint = So viele Arten von Schätzen liegen auf dem Pfad.
option-chips = Schätze je Stufe
option-chips-hint = So viele liegen auf jeder Stufe.
option-copies = Schätze je Wert
option-copies-hint = So viele sind gleich viel wert.
option-least-value = Kleinster Wert
option-least-value-hint = So viel ist der schlechteste Schatz wert.
option-value-step = Von Wert zu Wert
option-value-step-hint = Um so viel mehr ist der nächstbessere Schatz wert.
option-level-bonus = Tiefenzuschlag
option-level-bonus-hint = Um so viel mehr ist jede Stufe wert, als sie es ohnehin wäre.
option-dice = Würfel
option-dice-hint = So viele werden in jedem Zug geworfen.
option-faces = Höchste Zahl
option-faces-hint = Jeder Würfel zeigt 1 bis zu dieser Zahl.
option-stack = Größe eines Stapels
option-stack-hint = Verlorenes kommt in Stapeln zu so vielen zu liegen.

fault-roll = ein Wurf von { $highest } ist mehr als { $most }: weniger Würfel oder kleinere
fault-copies = { $copies } Schätze eines Werts sind mehr als die { $chips } einer Stufe

## Züge

move-on = weiterschwimmen
move-turn = umkehren
move-leave = liegen lassen
move-take = den Schatz nehmen
move-drop = Schatz { $what } zurücklegen

choose-drop = einen Schatz zurücklegen

ask-direction = { $seat }: wohin?
ask-home = { $seat }: auf dem Heimweg.
ask-explore = { $seat }: was tust du hier?

## Was geschah

effect-round-started = Runde { $round }: { $seat } beginnt.
effect-breathed = { $seat } verbraucht { $air } Luft, { $tank } bleiben.
effect-turned-back = { $seat } kehrt um.
effect-rolled = { $seat } würfelt { $dice }: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}.
effect-dived = { $seat } taucht bis Feld { $depth } hinab.
effect-rose = { $seat } steigt bis Feld { $depth } hinauf.
effect-stayed = { $seat } bleibt stehen.
effect-came-home = { $seat } ist daheim, { $treasures ->
    [0] ohne Schatz
    [one] mit einem Schatz
   *[other] mit { $treasures } Schätzen
}.
effect-looked = Du siehst dir an, was du mitgebracht hast: { $values }.
effect-looked-others = { $names } sieht sich das Mitgebrachte an: { $values }.
effect-took = { $seat } nimmt einen Schatz (Stufe { $levels }).
effect-put-back = { $seat } legt einen Schatz zurück (Stufe { $levels }).
effect-air-ran-out = Die Luft ist aus: Runde { $round } ist vorbei.
effect-all-home = Alle sind daheim: Runde { $round } ist vorbei.
effect-stored = { $seat } lagert { $values } ein.
effect-lost = { $seat } verliert alles (Stufe { $levels }).
effect-path-empty = Es gibt keinen Schatz mehr.
effect-game-ended = Das Spiel ist zu Ende.

## Der Schirm

screen-round = Runde { $round } von { $rounds }
screen-air = Luft
screen-submarine = U-Boot
screen-depth = Feld { $depth }
screen-home = daheim
screen-diver = Taucher
screen-player = wer
screen-place = wo
screen-sack = trägt
screen-stored = eingelagert
screen-points = Punkte

figure-treasures-stored = Schätze eingelagert
figure-value-stored = Wert eingelagert
figure-dives-lost = verlorene Tauchgänge

advice-on = { $odds ->
    [calm] Noch trägt niemand etwas, die Luft nimmt also nicht ab.
    [good] Einen Zug tiefer braucht der Heimweg etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, und die Luft reicht noch { $air }: Es ist Zeit.
    [tight] Einen Zug tiefer braucht der Heimweg etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, und länger reicht die Luft nicht.
   *[short] Einen Zug tiefer braucht der Heimweg etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, die Luft reicht aber nur { $air }: ein Wagnis.
}
advice-turn = { $odds ->
    [calm] Der Heimweg braucht etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, und niemand verbraucht Luft.
    [good] Der Heimweg braucht etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, die Luft reicht { $air }: Noch ist es sicher.
    [tight] Der Heimweg braucht etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, und länger reicht die Luft nicht: höchste Zeit.
   *[short] Der Heimweg braucht etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, die Luft reicht { $air }: Da hilft nur Würfelglück.
}
advice-take = Stufe { $level }. { $odds ->
    [tight] Damit braucht der Heimweg etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, und länger reicht die Luft nicht.
    [short] Damit braucht der Heimweg etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, die Luft reicht aber nur { $air }: ein Wagnis.
   *[good] Damit braucht der Heimweg etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, und die Luft reicht { $air }.
}
advice-leave = { $odds ->
    [short] Damit bräuchte der Heimweg etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, die Luft reichte aber nur { $air }.
   *[good] Damit bräuchte der Heimweg etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    } von den { $air }, die die Luft reicht; das ist er nicht wert.
}
advice-drop = { $odds ->
    [calm] Ohne ihn braucht der Heimweg etwa { $home } statt { $home_now } Züge, und die Luft nimmt nicht ab.
   *[good] Ohne ihn braucht der Heimweg etwa { $home } statt { $home_now } Züge, und die Luft reicht { $air } statt { $air_now }.
}
advice-keep = { $odds ->
    [short] Der Heimweg braucht etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, und die Luft reicht { $air }, aber die Fracht ist das Wagnis wert.
   *[good] Der Heimweg braucht etwa { $home ->
        [one] einen Zug
       *[other] { $home } Züge
    }, und die Luft reicht { $air }: Alles kann nach Hause kommen.
}
advice-air-out = Die Luft ist aus: Das ist der letzte Zug der Runde.

## Das Brett im Browser

board-label = Das Meer, { $round }. { $air }
board-air = { $tank ->
    [one] Eine Einheit Luft ist übrig
   *[other] { $tank } Einheiten Luft sind übrig
}; die kommenden Züge kosten { $due }.
board-space = Tiefe { $depth }: { $levels ->
    [0] leer
   *[other] Schatz der Stufe { $levels }
}
board-level = Schatz der Stufe { $level }
board-drop = zurücklegen
board-on-home = heimschwimmen
board-looked = heimgebracht

## Was eine Wahl bewirkt

why-on = die Würfel sagen, wie weit
why-turn = von da an nur noch hinauf, zum U-Boot
why-leave = leicht weiterschwimmen
why-take = jeden Zug eine Luft mehr, einen Schritt weniger
why-drop = um einen leichter

## Das erste Spiel

tour-1 = Du bist Taucher. Unten liegen Schätze: je tiefer, desto wertvoller. Ecken und Punkte zeigen, wie viel.
tour-2 = Alle atmen aus denselben Blasen im U-Boot. Jeder getragene Schatz kostet in jedem Zug dessen, der ihn trägt, eine Blase; die blassen gehen als Nächstes.
tour-3 = Wenn du dran bist, sagst du, wohin, und die Würfel sagen, wie weit. Wo du landest, darfst du den Schatz nehmen. Was du trägst, macht dich langsam.
tour-4 = Kehr rechtzeitig um: Es zählt nur, was im U-Boot ist, bevor die Luft ausgeht. Nach der letzten Runde gewinnt die höchste Summe.
tour-phase-direction = Drücke „weiterschwimmen“ oder einen Pfeil an deinem Taucher. Dann sagen die Würfel, wie weit es geht, und du landest auf dem nächsten freien Feld.
tour-phase-explore = Nimm den Schatz, wenn du magst: Er macht dich langsamer, und die Luft aller geht schneller weg. Der erste Tauchgang ist zum Umsehen da.

## Wie es kam, am Ende

epilogue-lost = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} in Runde { $round } { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
} verloren
epilogue-home = { $you ->
    [yes] Du kamst
   *[no] { $who } kam
} { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
} heim, mit { $count ->
    [one] einem Schatz
   *[other] { $count } Schätzen
}
epilogue-nothing = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} nichts heimgebracht

ending-round = Runde { $round } ist vorbei
ending-air-out = Die Luft ist aus
ending-all-home = Alle sind daheim
ending-stored = sichert { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
ending-empty-handed = daheim, mit leeren Händen
ending-lost = verliert { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
}
ending-stranded = nicht daheim, nichts verloren
ending-scene = Was alle heimgebracht haben
ending-skip = Klick oder Taste: weiter
