# Het Titanic-reddingsbootspel

title = Titanic
about = Het schip zinkt tegel voor tegel; breng je passagiers naar de ringen van de reddingsboten.

## De regels, elk in één zin

TIT-1 = Twee tot vier spelers; ieder heeft met z'n tweeën 15, met z'n drieën 10 en met z'n vieren 8 passagiers.
TIT-2 = Er zijn 60 tegels, elk voor één plaats van vier velden: 30 water, 20 ijs en 10 boten met 20 ringen, vier met één ring, drie met twee, twee met drie en één met vier.
TIT-3 = De dobbelsteen heeft zes kanten: drie keer water, dan ijs, boot en start.
TIT-4 = Er zijn 33 kaarten met de waarden 1 tot 5; ieder houdt er drie, en een lege stapel komt opnieuw uit de geschudde aflegstapel.
TIT-5 = Het bord is een schip met 60 genummerde plaatsen, getekend in een tekstbestand; er kan een ander gekozen worden.
TIT-6 = Wie begint wordt geloot of aangewezen, daarna gaat het linksom; wie aan de beurt is gooit, doet wat de dobbelsteen zegt, en zet.
TIT-7 = IJs: er wordt een ijstegel gelegd.
TIT-8 = Boot: er wordt een boot gelegd, die met de minste ringen eerst, en wie hem legt draait hem 0, 90, 180 of 270 graden.
TIT-9 = Water: er wordt een watertegel gelegd, daarna komt een passagier in het spel.
TIT-10 = Start: er komt een passagier in het spel, en er wordt geen tegel gelegd.
TIT-11 = Een tegel bedekt altijd het laagste getal dat nog te zien is.
TIT-12 = Is er van die soort geen meer, dan legt de speler een tegel van een andere soort.
TIT-13 = Een passagier begint op het startveld en verlaat het meteen met de eerste kaart; dat moet zodra er een in de voorraad is, de start open ligt en een kaart past.
TIT-14 = Is er start gegooid en kan niemand in het spel komen, dan is de beurt meteen voorbij; na water wordt er toch gezet.
TIT-15 = Tot drie kaarten mogen na elkaar gespeeld worden, elk voor één eigen passagier; de speler zegt zelf wanneer de beurt voorbij is en vult dan aan tot drie kaarten.
TIT-16 = Een passagier gaat recht door een rij of kolom, precies zo ver als de kaart zegt.
TIT-17 = Niemand gaat op of over ijs.
TIT-18 = Geen zet eindigt op het startveld; erover gaan mag.
TIT-19 = Niemand gaat over een ring heen; wie op een vrije eindigt is gered en blijft daar.
TIT-20 = Niemand gaat over een andere passagier heen of eindigt erop.
TIT-21 = Een reling houdt elke zet tegen; waar er geen is mag het van het dek het water in of op een ring.
TIT-22 = Over passagiers in de paniekzone mag men heen.
TIT-23 = Eindigt een zet op een passagier op een paniekveld of gemarkeerd veld, dan gaat die terug naar de voorraad; een bedekt veld verliest zijn opdruk.
TIT-24 = De trappen verbinden de dekken: een zet eindigt er precies op en de volgende kaart moet dezelfde passagier naar het andere dek brengen, dus beide moeten kunnen; geen zet gaat over een trap heen.
TIT-25 = Wie in het water is blijft erin, en zet alleen over water en op ringen.
TIT-26 = Een tegel die op een passagier wordt gelegd neemt hem uit het spel.
TIT-27 = Een reling is weg zodra haar plaats bedekt is.
TIT-28 = Na de beurt waarin de laatste tegel werd gelegd heeft ieder nog één beurt met alleen kaarten, wie hem legde als laatste.
TIT-29 = Het spel eindigt eerder als alle ringen bezet zijn, als niemand meer kan zetten of in het spel komen, of als niemand nog een ring kan bereiken.
TIT-30 = Wie de meeste passagiers op ringen heeft wint; bij gelijke stand delen zij de plaats.
TIT-Z1 = Naar keuze: een 1 of een 2 mag met de eerste stap over een reling als zij in het water eindigt.
TIT-Z2 = Naar keuze: een zwemmer die in de beurt van zijn eigenaar niet beweegt bevriest en is uit het spel.
TIT-Z3 = Naar keuze: een passagier mag een ring weer verlaten, alleen over water en op ringen.
TIT-Z4 = Naar keuze: over ringen en passagiers mag men heen.
TIT-Z5 = Naar keuze: een ring van een andere speler mag worden aangevallen; boot wint hem, ijs of start slaat de aanvaller voor deze beurt af, water neemt de aanvaller uit het spel.

## De regels als pagina: hoofdstukken, en wat de plaatjes tonen

chapter-TIT-1 = Wat er op tafel ligt
chapter-TIT-6 = Een beurt
chapter-TIT-16 = Bewegen
chapter-TIT-25 = In het water
chapter-TIT-28 = Het einde van het spel
chapter-TIT-Z1 = Keuzeregels

scene-ship = Het schip aan het begin, met zijn 60 plaatsen.
scene-cards = Een kaart brengt een passagier rechtdoor, precies zo ver als ze zegt.
scene-sinking = Water en ijs hebben veel van het schip bedekt, en de boten liggen klaar.

## Wat de gastheer kiest

option-starter = Wie begint
option-starter-hint = Wie de eerste beurt heeft.
option-board = Speelbord
option-board-hint = Het schip waarop je speelt. Een eigen schip kun je tekenen.
option-board-fathom = Fathom
option-board-promenade = Promenade
option-over-the-rail = Over de reling
option-over-the-rail-hint = { TIT-Z1 }
option-cold-water = Koud water
option-cold-water-hint = { TIT-Z2 }
option-leaving-boats = Een ring verlaten
option-leaving-boats-hint = { TIT-Z3 }
option-over-rings = Over ringen
option-over-rings-hint = { TIT-Z4 }
option-fights = Gevechten
option-fights-hint = { TIT-Z5 }
option-passengers = Passagiers per speler
option-passengers-hint = Zoveel moet iedereen naar de boten brengen.
option-ice = IJstegels
option-ice-hint = Alle tegels die geen ijs of boot zijn, zijn water.
option-boats-1 = Boten met één ring
option-boats-1-hint = Die worden het eerst gelegd.
option-boats-2 = Boten met twee ringen
option-boats-2-hint = Die komen na die met één.
option-boats-3 = Boten met drie ringen
option-boats-3-hint = Die komen na die met twee.
option-boats-4 = Boten met vier ringen
option-boats-4-hint = Die worden het laatst gelegd.
option-die-water = Water op de dobbelsteen
option-die-water-hint = Zijden die water leggen en een passagier laten binnenkomen.
option-die-ice = IJs op de dobbelsteen
option-die-ice-hint = Zijden die ijs leggen.
option-die-boat = Boten op de dobbelsteen
option-die-boat-hint = Zijden die een boot leggen.
option-die-start = Start op de dobbelsteen
option-die-start-hint = Zijden die een passagier laten binnenkomen en niets leggen.
option-hand = Handkaarten
option-hand-hint = Zoveel kunnen er in een beurt gespeeld worden.
option-cards-1 = Kaarten met 1
option-cards-1-hint = Zoveel kaarten gaan 1 veld.
option-cards-2 = Kaarten met 2
option-cards-2-hint = Zoveel kaarten gaan 2 velden.
option-cards-3 = Kaarten met 3
option-cards-3-hint = Zoveel kaarten gaan 3 velden.
option-cards-4 = Kaarten met 4
option-cards-4-hint = Zoveel kaarten gaan 4 velden.
option-cards-5 = Kaarten met 5
option-cards-5-hint = Zoveel kaarten gaan 5 velden.
option-passengers-none = 15, 10 of 8

fault-tiles = { $ice } ijstegels en { $boats } boten zijn meer dan de { $places } plaatsen van een schip
fault-no-boat = zonder boot kan niemand gered worden
fault-no-tile = een dobbelsteen die nooit een tegel legt, zou nooit ophouden
fault-cards = { $cards } kaarten zijn minder dan de { $needed } die iedereen samen vasthoudt

## Zetten

move-roll = gooien
move-stop = de beurt beëindigen
move-lay = deze tegel leggen: { $what }
move-turn = de boot { $what } graden draaien
move-enter = een passagier aan boord brengen: { $what }
move-move = passagier { $what } zetten

choose-lay = een tegel leggen
choose-turn = de boot draaien
choose-enter = een passagier aan boord brengen
choose-move = een passagier zetten

ask-roll = { $seat }: gooi de dobbelsteen.
ask-lay = { $seat }: die soort is op. Welke tegel dan?
ask-turn = { $seat }: hoe moet de boot liggen?
ask-enter = { $seat }: breng een passagier aan boord, welke kant op, met welke kaart?
ask-move = { $seat }: wie zet? (move PASSAGIER RICHTING KAART, of stop)
ask-climb = { $seat }: van de trap naar het andere dek, met welke kaart?

## Weigeringen in één regel

refusal-TIT-4 = Die kaart heb je niet.
refusal-TIT-6-move = Gooi eerst de dobbelsteen, speel dan kaarten.
refusal-TIT-8-move = Draai eerst de boot.
refusal-TIT-12-move = Kies eerst een tegel.
refusal-TIT-13-move = Nu komt er een passagier aan boord: verlaat het startveld met een kaart die oplicht.
refusal-TIT-15-move = Je hebt niemand aan boord: een passagier komt bij water of start.

## Wat er gebeurde

effect-rolled = { $seat } gooit { $face ->
    [water] water
    [ice] ijs
    [boat] boot
   *[start] start
}.
effect-tile-laid = { $kind ->
    [water] Water
    [ice] IJs
   *[boat] Een boot met { $rings ->
        [one] één ring
       *[other] { $rings } ringen
    }
} bedekt plaats { $place }.
effect-drowned = Passagier { $passenger } van { $seat } gaat ten onder.
effect-entered = { $seat } brengt passagier { $passenger } aan boord.
effect-nobody-entered = { $seat } kan niemand aan boord brengen.
effect-moved = Passagier { $passenger } van { $seat } gaat met een { $card } van { $origin } naar { $to }.
effect-thrown-out = Passagier { $passenger } van { $seat } wordt eruit gegooid.
effect-saved = Passagier { $passenger } van { $seat } is gered.
effect-fought = Passagier { $passenger } van { $seat } vecht om een ring en gooit { $face ->
    [water] water
    [ice] ijs
    [boat] boot
   *[start] start
}.
effect-ring-won = Passagier { $passenger } van { $seat } verovert de ring op { $at }.
effect-pushed-off = Passagier { $passenger } van { $seat } wordt verdrongen naar { $at }.
effect-beaten-off = Passagier { $passenger } van { $seat } wordt afgeslagen en stopt op { $at }.
effect-fought-out = Passagier { $passenger } van { $seat } gaat in het gevecht verloren.
effect-froze = Passagier { $passenger } van { $seat } bevriest.
effect-stopped = { $seat } is klaar.
effect-shuffled = De aflegstapel is de nieuwe stapel.
effect-drew = { $seat } trekt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
effect-last-turns = Het schip is gezonken. Ieder heeft nog één beurt.
effect-game-ended = { $reason ->
    [all-rings] Alle ringen zijn bezet.
    [nobody-left] Er is niemand meer te redden.
    [no-ring-in-reach] Niemand kan nog een ring bereiken.
   *[last-turns] De laatste beurt is voorbij.
}

## Het scherm

screen-player = wie
screen-rings = ringen
screen-aboard = onderweg
screen-supply = voorraad
screen-lost = verloren
screen-cards = kaarten
screen-hand = jouw kaarten
screen-next = volgende: { $place }
screen-die = dobbelsteen: { $face ->
    [water] water
    [ice] ijs
    [boat] boot
   *[start] start
}
screen-tiles = over: { $water } water, { $ice } ijs, boten { $boats }
screen-no-boats = geen
screen-last-turns = beurten over: { $turns }
screen-upper = bovendek
screen-tween = tussendek
screen-legend-boat = boot
screen-legend-ice = ijs
screen-legend-ring = ring
screen-legend-rail = reling
screen-legend-water = water
screen-legend-marked = gemarkeerd
screen-legend-panic = paniek
screen-legend-stairs = trap
screen-legend-start = start

figure-entered = passagiers in het spel gebracht
figure-saved = passagiers gered, ringen gebruikt
figure-drowned = ten onder gegaan
figure-thrown-out = eruit gegooid
figure-frozen = bevroren
figure-fought-out = in gevechten verloren
figure-rings-laid = ringen gelegd
figure-jumps = sprongen over de reling
figure-fights = gevechten om een ring

advice-ring = De passagier is gered.
advice-fight = De ring is een gevecht waard.
advice-throw = Een passagier van { $seat } moet terug naar de voorraad.
advice-in-hand = Vandaar brengt een kaart in je hand naar een vrije ring.
advice-nearer = { $cards ->
    [one] Vandaar is het één kaart naar een vrije ring, in plaats van { $before }.
   *[other] Vandaar zijn het { $cards } kaarten naar een vrije ring, in plaats van { $before }.
}
advice-way = { $cards ->
    [one] Vandaar is het één kaart naar een vrije ring.
   *[other] Vandaar zijn het { $cards } kaarten naar een vrije ring.
}
advice-danger = { $tiles ->
    [one] De plek van de passagier gaat met de volgende tegel onder.
   *[other] De plek van de passagier gaat op zijn vroegst over { $tiles } beurten onder.
}
advice-enter = { $count ->
    [0] Het is je laatste passagier, en er is nog geen ring te bereiken: een goede plek om te wachten.
   *[other] Er is nog geen ring te bereiken: een goede plek om te wachten. Passagiers die nog instappen: { $count }.
}
advice-boat = Dan één kaart van een ring: van jou { $own }, van de anderen { $others }.
advice-lay = Het neemt er van jou { $own } mee, van de anderen { $others }.
advice-lay-boat = { $rings ->
    [one] Het brengt een boot met één ring.
   *[other] Het brengt een boot met { $rings } ringen.
}
advice-stop = { $count ->
    [0] Geen van de jouwe kan voor je volgende beurt ondergaan; de kaarten zijn dan meer waard.
    [one] Eén van de jouwe kan voor je volgende beurt ondergaan, maar geen kaart helpt nu meer.
   *[other] { $count } van de jouwe kunnen voor je volgende beurt ondergaan, maar geen kaart helpt nu meer.
}

## Het bord in de browser

board-ask-move-0 = { $seat }: kies een kaart of beëindig je beurt.
board-ask-move-1 = { $seat }: wie gaat er?
board-ask-move-2 = { $seat }: welke kant op?
board-ask-enter-0 = { $seat }: er komt een passagier aan boord, kies een kaart.
board-ask-enter-2 = { $seat }: welke kant op?
board-ask-climb-0 = { $seat }: van de trap naar het andere dek, kies een kaart.
board-ask-climb-2 = { $seat }: van de trap af, welke kant op?
board-label = Het schip van boven. Plaats { $place } gaat nu als eerste onder.
board-label-last = Het schip van boven. Het is gezonken; dit zijn de laatste beurten.
board-aside = Het schip van opzij. { $laid } van de { $total } plaatsen staan onder water.
board-card = kaart { $card }
board-passenger = Passagier { $number }
board-person = passagier { $number } van { $seat } op { $field }
board-people = { $count ->
    [one] één passagier
   *[other] { $count } passagiers
}
board-ways = { $count ->
    [one] één weg
   *[other] { $count } wegen
}
board-saves = redt iemand
board-way = kaart { $card }: passagier { $number } naar { $field }, { $then }
board-several = { $field }: { $count } passagiers kunnen daarheen
board-then-deck = aan dek
board-then-water = het water in
board-then-stairs = dan meteen door, de trap af
board-then-ring = gered
board-then-fight = vecht met { $who } om de ring
board-then-throw-out = gooit { $who } eruit
board-rings-on = { $count ->
    [one] ring op { $fields }
   *[other] ringen op { $fields }
}
board-why-stop = en kaarten bijnemen tot het er drie zijn
board-left = Tegels over
board-left-water = { $count } water
board-left-ice = { $count } ijs
board-left-boat = { $count ->
    [one] één boot
   *[other] { $count } boten
}
board-next-boat = { $rings ->
    [one] de volgende boot heeft één ring
   *[other] de volgende boot heeft { $rings } ringen
}
board-saved = gered
board-closer = Dichterbij
board-wider = Verder weg

## Het eerste spel

tour-1 = Het schip zinkt, de boeg voorop. Elke tegel bedekt het laagste nummer: zwart water, ijs of een boot. Wat de volgende drie bedekken, is gearceerd; wie daar staat, is verloren.
tour-2 = Breng je passagiers naar de wit-rode ringen van de boten. Wie op een ring staat, is gered; wie de meesten redt, wint.
tour-3 = Gooi in je beurt de dobbelsteen. Kies dan een kaart, een passagier en een richting: altijd rechtdoor en precies zo ver als de kaart zegt. Relingen, ijs en anderen houden je tegen.
tour-4 = Trappen verbinden de twee dekken. Het water in kan waar geen reling tussen staat, maar terug aan dek komt niemand. Op ruiten en rode velden kun je anderen eruit gooien.
tour-phase-enter = Er staat iemand van jou aan de deur. Kies een kaart: elk veld dat je ermee bereikt, licht op. Druk er een aan.
tour-phase-move = Kies een kaart: wie hem kan gebruiken, licht op, en ook elk veld dat je ermee bereikt. Een groen veld is een ring. Slepen mag ook.
tour-phase-turn = Een boot! Draai hem zo dat zijn ringen liggen waar jouw passagiers erbij kunnen.

board-good = Het bord ‘{ $board }’ heeft geen fout: { $width } bij { $height } velden, { $rails } stukken reling.

## Hoe het kwam, aan het eind

epilogue-saved = { $you ->
    [yes] Jij redde
   *[no] { $who } redde
} { $count ->
    [0] niemand
    [one] één passagier
   *[other] { $count } passagiers
}
epilogue-drowned = { $you ->
    [yes] Jij verloor
   *[no] { $who } verloor
} { $count ->
    [one] één passagier
   *[other] { $count } passagiers
} aan het water
epilogue-thrown-out = { $count ->
    [one] Eén passagier
   *[other] { $count } passagiers
} van { $you ->
    [yes] jou
   *[no] { $who }
} { $count ->
    [one] ging
   *[other] gingen
} overboord
epilogue-frozen = { $count ->
    [one] Eén zwemmer
   *[other] { $count } zwemmers
} van { $you ->
    [yes] jou
   *[no] { $who }
} { $count ->
    [one] vroor
   *[other] vroren
} dood
epilogue-fought-out = { $you ->
    [yes] Jij verloor
   *[no] { $who } verloor
} { $count ->
    [one] één passagier
   *[other] { $count } passagiers
} in een gevecht om een ring
ending-scene = De reddingsboten onder de sterren, en wie erin zitten

## Zelf een bord tekenen

chart-head-name = Naam
chart-head-tween-deck = Eerste rij van het tussendek
chart-paint-plain = Vrij dek
chart-paint-start = Startveld
chart-paint-stairs = Trap
chart-paint-panic = Paniekveld
chart-paint-marked = Gemarkeerd veld
chart-edges = Reling
chart-fault-unknown = Zo’n bord is er niet; er is { $known }, of de hele tekst van een bord.
chart-fault-long = De tekst is te lang voor een bord.
chart-fault-form = De eerste regel is niet "{ $form }": dit is geen bord.
chart-fault-twice = Regel { $line } zegt iets voor de tweede keer.
chart-fault-no-name = Het schip heeft geen naam.
chart-fault-no-tween-deck = Er staat niet in welke rij het tussendek begint.
chart-fault-no-places = Er zijn geen plaatsen.
chart-fault-no-fields = Er zijn geen velden.
chart-fault-line = Regel { $line } is geen naam en geen tussendek.
chart-fault-empty = Regel { $line } zegt niets.
chart-fault-uneven = Regel { $line } heeft { $count } velden, andere hebben er { $width }.
chart-fault-size = { $width } bij { $height } velden is meer dan { $most } bij { $most }.
chart-fault-tween-deck = Het tussendek kan niet in rij "{ $row }" beginnen: dat kan in 2 tot { $height }.
chart-fault-no-place = In regel { $line } staat iets dat geen plaats van 1 tot { $most } is.
chart-fault-place = Plaats { $place } ontbreekt: een schip heeft er 60.
chart-fault-square = Plaats { $place } is geen vierkant van 2 bij 2 velden.
chart-fault-lines = De tekening heeft { $count } regels, niet { $due }.
chart-fault-wide = Regel { $line } heeft meer dan { $most } tekens.
chart-fault-between = Regel { $line }: "{ $sign }" staat tussen vier velden.
chart-fault-adrift = Op { $field } is iets getekend, maar daar is geen schip.
chart-fault-sign = Wat op { $field } staat (regel { $line }) kan niet op een veld.
chart-fault-starts = { $field } is een tweede startveld; er is er maar één.
chart-fault-rail = Wat naast { $field } staat (regel { $line }) is geen reling.
chart-fault-rail-end = De reling bij { $field } heeft geen veld aan de andere kant.
chart-fault-no-start = Er is geen startveld.
chart-fault-panic = Er zijn { $count } paniekvelden, niet { $due }.
chart-fault-stairs = De trappen zijn geen twee paren velden naast elkaar.
chart-fault-cut-off = Niemand kan van het startveld naar { $field } lopen.
