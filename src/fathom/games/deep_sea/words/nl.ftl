# Deep Sea Adventure

title = Deep Sea Adventure
about = Duikers halen schatten uit de diepte, en allemaal ademen ze uit dezelfde tank.

## De regels, elk in een zin

DSA-1 = Twee tot zes duikers delen één onderzeeër en één tank met 25 eenheden lucht.
DSA-2 = Er zijn 32 schatten, acht op elk van vier niveaus: waarden 0 tot 3 op niveau 1, 4 tot 7 op 2, 8 tot 11 op 3 en 12 tot 15 op 4, elke waarde twee keer.
DSA-3 = Twee dobbelstenen tonen elk twee keer 1, 2 en 3, dus een worp geeft 2 tot 6.
DSA-4 = De schatten liggen in één rij van de onderzeeër naar beneden, niveau na niveau; binnen een niveau is de volgorde willekeurig, en alleen het niveau is te zien.
DSA-5 = Er zijn drie ronden, en in elke ronde duikt iedereen één keer: wie terug is in de onderzeeër wacht op de volgende ronde.
DSA-6 = Een beurt bestaat uit lucht, richting, dobbelen en zwemmen, verkennen; de speler kiest de richting en, op het pad, wat er daar gebeurt.
DSA-7 = Eerst verliest de tank één eenheid voor elke schat die de duiker draagt; onder 0 zakt hij nooit.
DSA-8 = Is de tank leeg, dan maakt de duiker de beurt nog af; daarna is de ronde voorbij.
DSA-9 = Een duiker mag één keer omkeren; vanaf dan gaat het in deze ronde alleen nog omhoog.
DSA-10 = Wie nog in de onderzeeër zit, kan niet omkeren.
DSA-11 = De stappen zijn beide dobbelstenen samen, min één voor elke gedragen schat, nooit onder 0; er wordt elke beurt gedobbeld.
DSA-12 = De duiker zwemt precies zoveel stappen; vakken met een andere duiker worden overgeslagen en tellen niet.
DSA-13 = Stappen voorbij het laatste vrije vak vervallen, en wie de onderzeeër bereikt is thuis. Is het pad vol, dan wacht de duiker in de onderzeeër; is er geen schat meer, dan eindigt het spel.
DSA-14 = Zonder stappen blijft de duiker staan en mag toch verkennen.
DSA-15 = Verkennen kan ook betekenen: alles laten zoals het is.
DSA-16 = Een schat wordt in zijn geheel genomen en laat een leeg vak achter, dat als vak blijft tellen; zijn waarde ziet niemand voordat hij thuis is.
DSA-17 = Op een leeg vak mag een duiker één schat uit deze ronde terugleggen, en het lege vak verdwijnt. Meer dan zes kan niemand dragen.
DSA-18 = De ronde eindigt als iedereen thuis is, of na de beurt waarin de tank leeg is.
DSA-19 = Wie thuis is, houdt zijn schatten. Hij mag ze meteen bekijken; iedereen ziet ze aan het einde van de ronde.
DSA-20 = Wie niet thuis is, verliest wat hij draagt: de lege vakken verlaten het pad, daarna komen de verloren schatten in stapels van drie aan het einde, die van de diepste duiker eerst.
DSA-21 = Een stapel is één vak, één schat om te nemen, en telt één voor gewicht en lucht.
DSA-22 = In de volgende ronde begint iedereen in de onderzeeër, met een volle tank.
DSA-23 = Wie het diepst was begint de volgende ronde, of, als iedereen thuis was, wie als laatste thuiskwam.
DSA-24 = Na drie ronden wint de hoogste som; daarna tellen de meeste schatten van niveau 4, dan 3, 2 en 1; daarna delen ze de plaats.
DSA-25 = Wie de eerste ronde begint wordt geloot, of gekozen door de gastheer.
DSA-26 = Een duiker op het pad met geen vrij vak onder zich moet omkeren.

## De regels als pagina: hoofdstukken, en wat de plaatjes tonen

chapter-DSA-1 = Wat er op tafel ligt
chapter-DSA-5 = Rondes en beurten
chapter-DSA-7 = Lucht
chapter-DSA-9 = Richting
chapter-DSA-11 = Dobbelen en zwemmen
chapter-DSA-15 = Verkennen
chapter-DSA-18 = Het einde van een ronde
chapter-DSA-24 = Het einde van het spel

scene-path = Het pad aan het begin: vier niveaus, hoe dieper, hoe meer hoeken en stippen.
scene-take = Amber is bij een schat uitgekomen en mag hem nemen of laten liggen.
scene-air = Er wordt veel gedragen, dus gaat er veel lucht op: de bleke bellen zijn straks verbruikt.
scene-stacks = Wat in de eerste ronde verloren ging, ligt aan het einde van het pad, in stapels van drie.

## Wat de gastheer kiest

option-starter = Wie begint
option-starter-hint = De duiker die de eerste ronde begint.
option-air = Lucht
option-air-hint = Zoveel zit er elke ronde in de tank.
option-rounds = Ronden
option-rounds-hint = Zo vaak duikt iedereen.
option-levels = Niveaus
option-levels-hint = Zoveel soorten schatten liggen op het pad.
option-chips = Schatten per niveau
option-chips-hint = Zoveel liggen er op elk niveau.
option-copies = Schatten per waarde
option-copies-hint = Zoveel zijn er evenveel waard.
option-least-value = Laagste waarde
option-least-value-hint = Zoveel is de slechtste schat waard.
option-value-step = Van waarde tot waarde
option-value-step-hint = Zoveel meer is de volgende, betere schat waard.
option-level-bonus = Dieptetoeslag
option-level-bonus-hint = Zoveel meer is elk niveau waard dan het toch al zou zijn.
option-dice = Dobbelstenen
option-dice-hint = Zoveel worden er elke beurt gegooid.
option-faces = Hoogste getal
option-faces-hint = Elke dobbelsteen toont 1 tot dit getal.
option-stack = Grootte van een stapel
option-stack-hint = Wat verloren gaat, komt in stapels van zoveel te liggen.

fault-roll = een worp van { $highest } is meer dan { $most }: minder dobbelstenen, of lagere
fault-copies = { $copies } schatten van een waarde zijn meer dan de { $chips } van een niveau

## Zetten

move-on = verder zwemmen
move-turn = omkeren
move-leave = laten liggen
move-take = de schat nemen
move-drop = schat { $what } terugleggen

choose-drop = een schat terugleggen

ask-direction = { $seat }: welke kant op?
ask-home = { $seat }: op weg naar huis.
ask-explore = { $seat }: wat doe je hier?

## Wat er gebeurde

effect-round-started = Ronde { $round }: { $seat } begint.
effect-breathed = { $seat } verbruikt { $air } lucht, nog { $tank }.
effect-turned-back = { $seat } keert om.
effect-rolled = { $seat } gooit { $dice }: { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}.
effect-dived = { $seat } duikt naar vak { $depth }.
effect-rose = { $seat } stijgt naar vak { $depth }.
effect-stayed = { $seat } blijft staan.
effect-came-home = { $seat } is thuis, { $treasures ->
    [0] zonder schat
    [one] met één schat
   *[other] met { $treasures } schatten
}.
effect-looked = Je bekijkt wat je hebt meegebracht: { $values }.
effect-looked-others = { $names } bekijkt wat er is meegebracht: { $values }.
effect-took = { $seat } neemt een schat (niveau { $levels }).
effect-put-back = { $seat } legt een schat terug (niveau { $levels }).
effect-air-ran-out = De lucht is op: ronde { $round } is voorbij.
effect-all-home = Iedereen is thuis: ronde { $round } is voorbij.
effect-stored = { $seat } bergt { $values } op.
effect-lost = { $seat } verliest alles (niveau { $levels }).
effect-path-empty = Er is geen schat meer.
effect-game-ended = Het spel is afgelopen.

## Het scherm

screen-round = ronde { $round } van { $rounds }
screen-air = lucht
screen-submarine = onderzeeër
screen-depth = vak { $depth }
screen-home = thuis
screen-diver = duiker
screen-player = wie
screen-place = waar
screen-sack = draagt
screen-stored = opgeborgen
screen-points = punten

figure-treasures-stored = schatten opgeborgen
figure-value-stored = waarde opgeborgen
figure-dives-lost = verloren duiken

advice-on = { $odds ->
    [calm] Nog draagt niemand iets, dus de lucht neemt niet af.
    [good] Een beurt dieper kost de terugweg ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    }, en de lucht duurt er nog { $air }: er is tijd.
    [tight] Een beurt dieper kost de terugweg ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    }, en langer duurt de lucht niet.
   *[short] Een beurt dieper kost de terugweg ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    }, maar de lucht duurt er maar { $air }: een gok.
}
advice-turn = { $odds ->
    [calm] De terugweg kost ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    }, en niemand verbruikt lucht.
    [good] De terugweg kost ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    }, de lucht duurt er { $air }: nu is het nog veilig.
    [tight] De terugweg kost ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    }, en langer duurt de lucht niet: het is hoog tijd.
   *[short] De terugweg kost ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    }, de lucht duurt er { $air }: er is geluk voor nodig.
}
advice-take = Niveau { $level }. { $odds ->
    [tight] Daarmee kost de terugweg ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    }, en langer duurt de lucht niet.
    [short] Daarmee kost de terugweg ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    }, maar de lucht duurt er maar { $air }: een gok.
   *[good] Daarmee kost de terugweg ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    }, en de lucht duurt er { $air }.
}
advice-leave = { $odds ->
    [short] Daarmee zou de terugweg ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    } kosten, maar de lucht zou er maar { $air } duren.
   *[good] Daarmee zou de terugweg ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    } kosten van de { $air } die de lucht duurt; dat is hij niet waard.
}
advice-drop = { $odds ->
    [calm] Zonder kost de terugweg ongeveer { $home } in plaats van { $home_now } beurten, en de lucht neemt niet af.
   *[good] Zonder kost de terugweg ongeveer { $home } in plaats van { $home_now } beurten, en de lucht duurt er { $air } in plaats van { $air_now }.
}
advice-keep = { $odds ->
    [short] De terugweg kost ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    } en de lucht duurt er { $air }, maar wat je draagt is het risico waard.
   *[good] De terugweg kost ongeveer { $home ->
        [one] één beurt
       *[other] { $home } beurten
    } en de lucht duurt er { $air }: alles wat je draagt kan thuiskomen.
}
advice-air-out = De lucht is op: dit is de laatste beurt van de ronde.

## Het bord in de browser

board-label = De zee, { $round }. { $air }
board-air = { $tank ->
    [one] Er is nog één eenheid lucht
   *[other] Er zijn nog { $tank } eenheden lucht
}; de komende beurten kosten { $due }.
board-space = diepte { $depth }: { $levels ->
    [0] leeg
   *[other] schat van niveau { $levels }
}
board-level = schat van niveau { $level }
board-drop = terugleggen
board-on-home = naar huis zwemmen
board-looked = thuisgebracht

## Wat een keuze doet

why-on = de dobbelstenen zeggen hoe ver
why-turn = vanaf dan alleen nog omhoog, naar de onderzeeër
why-leave = licht verder zwemmen
why-take = elke beurt één lucht meer, één stap minder
why-drop = één lichter

## Het eerste spel

tour-1 = Jij bent duiker. Beneden liggen schatten: hoe dieper, hoe meer ze waard zijn. Hoeken en ogen laten zien hoeveel.
tour-2 = Iedereen ademt uit dezelfde bellen in de onderzeeër. Elke schat die iemand draagt kost in elk van diens beurten één bel; de bleke gaan als volgende.
tour-3 = In jouw beurt zeg jij waarheen, en de dobbelstenen zeggen hoe ver. Waar je uitkomt mag je de schat nemen. Wat je draagt maakt je traag.
tour-4 = Keer op tijd om: alleen wat in de onderzeeër is voordat de lucht op is telt. Na de laatste ronde wint de hoogste som.
tour-phase-direction = Druk op “verder zwemmen” of op een pijl bij je duiker. Dan zeggen de dobbelstenen hoe ver je komt, en je eindigt op de volgende vrije plek.
tour-phase-explore = Neem de schat als je wilt: hij maakt je trager, en de lucht van iedereen gaat sneller op. De eerste duik is om rond te kijken.

## Hoe het kwam, aan het eind

epilogue-lost = { $you ->
    [yes] Jij verloor
   *[no] { $who } verloor
} in ronde { $round } { $count ->
    [one] één schat
   *[other] { $count } schatten
}
epilogue-home = { $you ->
    [yes] Jij kwam
   *[no] { $who } kwam
} { $times ->
    [one] één keer
    [2] twee keer
   *[other] { $times } keer
} thuis, met { $count ->
    [one] één schat
   *[other] { $count } schatten
}
epilogue-nothing = { $you ->
    [yes] Jij bracht
   *[no] { $who } bracht
} niets thuis

ending-round = Ronde { $round } is voorbij
ending-air-out = De lucht is op
ending-all-home = Iedereen is thuis
ending-stored = bewaart { $points ->
    [one] één punt
   *[other] { $points } punten
}
ending-empty-handed = thuis, met lege handen
ending-lost = verliest { $count ->
    [one] één schat
   *[other] { $count } schatten
}
ending-stranded = niet thuis, niets verloren
ending-scene = Wat iedereen heeft thuisgebracht
ending-skip = Klik of druk op een toets om verder te gaan
