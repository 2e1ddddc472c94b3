# Submarine

title = Submarine
about = Schepen varen over een veld vol wrakken; duikboten bergen schatten en zitten elkaar in de weg.

## De regels, elk in een zin

SUB-1 = Het bord heeft zes kolommen en vijf niveaus: op niveau 1 varen schepen, en elk veld eronder heeft op niveau 2 één schat, op 3 twee, op 4 drie en op 5 vier, willekeurig en open.
SUB-2 = Er zijn 60 schatten, twaalf soorten op vijf achtergronden; vijf schelpen, één per achtergrond; en 60 bergingskaarten, twaalf per achtergrond.
SUB-3 = Iedereen heeft een schip, een container met twaalf plaatsen, één schelp, en met twee of drie spelers 15 kaarten en 5 duikboten, met vier 13 en 4, met vijf 12 en 3.
SUB-4 = Alleen zoveel kaarten als nodig worden gedeeld; de andere verlaten ongezien het spel, getrokken of van elke achtergrond evenveel, zoals de gastheer wil. Ieder heeft een gedekte stapel en neemt er drie in de hand.
SUB-5 = Eerst worden de kaarten gedeeld; dan kiest ieder op zijn beurt een schelp, die naast de container komt, en schelpen die overblijven verlaten het spel.
SUB-6 = Wie begint wordt geloot of door de gastheer aangewezen; er wordt met de klok mee gespeeld.
SUB-7 = Eén voor één en om de beurt zetten allen hun duikboten op niveau 2; op een veld mogen er willekeurig veel staan, nu en later.
SUB-8 = In elke beurt vaart eerst het schip: vanaf de linkerrand, altijd naar rechts, minstens één kolom.
SUB-9 = Een schip stopt alleen boven een eigen duikboot, mag andere voorbijvaren en mag het bord altijd rechts verlaten.
SUB-10 = Een schip dat het bord heeft verlaten wacht op alle andere; de eigenaar kan geen duikboten gebruiken, maar wel een kaart ruilen.
SUB-11 = Na de beurt waarin het laatste schip het bord verlaat gaan alle terug naar de linkerrand, en de volgende speler begint de nieuwe vaart.
SUB-12 = Alleen eigen duikboten onder het schip doen iets, en allemaal hetzelfde in een beurt: verplaatsen of bergen.
SUB-13 = Er moet iets gebeuren: wie niets bergt, verplaatst minstens één duikboot. De eerste handeling bepaalt de soort, en de speler zegt wanneer de beurt voorbij is.
SUB-14 = Elke duikboot onder het schip mag één keer per beurt weg, naar elk ander veld van haar niveau of elk veld van het niveau er vlak boven of onder, omlaag tot niveau 5 en omhoog tot niveau 2.
SUB-15 = Van elk veld onder het schip waarop een eigen duikboot staat mogen willekeurig veel schatten worden geborgen, één voor één.
SUB-16 = Elke schat kost een handkaart van zijn achtergrond, die voorgoed uit het spel is.
SUB-17 = En per schat een tol: één kaart aan de eigenaar van elke vreemde duikboot in de kolom die op hetzelfde veld of erboven staat.
SUB-18 = Tolkaarten gaan ongezien van de stapel van de betaler boven op die van de ontvanger; pas als de stapel leeg is, worden handkaarten naar keuze van de betaler gegeven. Wie in totaal te weinig kaarten heeft, kan de schat niet bergen.
SUB-19 = Wie tol krijgt en minder dan drie handkaarten heeft, trekt meteen bij tot drie.
SUB-20 = Een schat vult de plaats van zijn soort; is die bezet, dan ligt hij als joker naast de container, maar pas bruikbaar in een latere beurt.
SUB-21 = De hand wordt pas aan het einde van de beurt aangevuld, dus hooguit drie schatten per beurt worden met kaarten betaald.
SUB-22 = Een joker, dus een schelp of een dubbele schat, vervangt de kaart wat zijn achtergrond ook is, en dan is er geen tol; schip en duikboot moeten zoals altijd op hun plaats zijn.
SUB-23 = De joker ligt waar de schat lag. Vanaf de beurt van de volgende speler kan hij worden geborgen: een schelp is een joker voor wie haar neemt, een dubbele schat is de schat die hij is.
SUB-24 = Een joker vult nooit een plaats; wat is neergelegd kan niet in dezelfde beurt worden teruggenomen, en een schelp wordt alleen met een kaart geborgen.
SUB-25 = Aan het einde van de beurt wordt de hand aangevuld tot drie, zover de stapel reikt.
SUB-26 = Met het schip van het bord mag een speler één handkaart onder de stapel leggen en de bovenste trekken; dat beëindigt de beurt. Er is een handkaart en een stapel voor nodig.
SUB-27 = Wie alle twaalf plaatsen vult, wint meteen.
SUB-28 = Het spel eindigt als de laatste schat van een kolom wordt geborgen; schelpen tellen niet, dubbele schatten wel.
SUB-29 = Het spel eindigt als alle kaarten zijn afgelegd.
SUB-30 = Het spel eindigt na een aantal hele vaarten op rij, tien als de gastheer niets anders kiest, waarin geen kaart werd afgelegd en geen plaats werd gevuld; of als allen het eens zijn.
SUB-31 = De meeste schatten in de container winnen; daarna tellen de meeste jokers ernaast, dan de meeste kaarten; daarna wordt de plaats gedeeld.
SUB-32 = Elke schat wordt afgehandeld voor de volgende: kiezen, met kaart of joker betalen, de tol kaart voor kaart geven, eigenaars met de klok mee, dan neerleggen. Alleen wat betaald kan worden mag worden gekozen.

## De regels als pagina: hoofdstukken, en wat de plaatjes tonen

chapter-SUB-1 = Wat er op tafel ligt
chapter-SUB-4 = Voor het spel
chapter-SUB-8 = Het schip
chapter-SUB-12 = De duikboten
chapter-SUB-15 = Bergen
chapter-SUB-22 = Jokers
chapter-SUB-25 = Het einde van een beurt
chapter-SUB-27 = Het einde van het spel
chapter-SUB-32 = Tot in detail

scene-sea = Alle duikboten zijn geplaatst en het eerste schip kiest waar het stopt.
scene-pay = Er is een schat gekozen; nu wordt hij betaald.
scene-late = Later raken de containers vol en wordt de zee leeg.

## Wat de gastheer kiest

option-unused = Kaarten die niet nodig zijn
option-unused-hint = { SUB-4 }
option-unused-random = getrokken
option-unused-even = evenveel
option-starter = Wie begint
option-starter-hint = Wie de eerste beurt heeft.
option-idle-voyages = Vaarten zonder vooruitgang
option-idle-voyages-hint = Na zoveel op rij eindigt het spel.
option-columns = Kolommen
option-columns-hint = Met elke kolom minder zijn er twee soorten schatten minder.
option-slots = Schatten om te winnen
option-slots-hint = Wie er zoveel op de plank heeft, wint meteen.
option-slots-none = alle soorten
option-shells = Schelpen per speler
option-shells-hint = Jokers die iedereen vanaf het begin heeft.
option-submarines = Duikboten per speler
option-submarines-hint = Zoveel zet iedereen in het water.
option-submarines-none = 5, 4 of 3
option-cards = Kaarten per speler
option-cards-hint = Om schatten en tol te betalen.
option-cards-none = 15, 13 of 12
option-hand = Handkaarten
option-hand-hint = De andere liggen gedekt op de stapel.

fault-slots = { $slots } schatten zijn meer dan de { $kinds } soorten die er zijn
fault-shells = { $each } schelpen voor elk van { $players } spelers zijn meer dan de { $there } die er zijn
fault-cards = { $each } kaarten voor elk van { $players } spelers zijn meer dan de { $there } die er zijn

## Zetten

move-shell = de schelp met achtergrond { $what }
move-place = een duikboot op niveau 2 van kolom { $what }
move-ship = { $what ->
    [out] het bord rechts verlaten
   *[other] naar kolom { $what } varen
}
move-move = een duikboot van niveau { $what1 } { $what2 ->
    [up] stijgt naar kolom { $what3 }
    [down] daalt naar kolom { $what3 }
   *[other] gaat naar kolom { $what3 }
}
move-take = { $what } bergen
move-card = met de kaart van zijn achtergrond betalen
move-joker = in plaats daarvan joker { $what } neerleggen
move-give = een kaart { $what } als tol geven
move-swap = een kaart { $what } onder de stapel leggen, de bovenste trekken
move-stop = de beurt beëindigen

choose-shell = een schelp kiezen
choose-place = een duikboot plaatsen
choose-ship = verder varen
choose-move = een duikboot verplaatsen
choose-take = een schat bergen
choose-joker = een joker neerleggen
choose-give = een kaart als tol geven
choose-swap = een kaart ruilen

ask-shell = { $seat }: welke schelp?
ask-place = { $seat }: waar begint een duikboot?
ask-ship = { $seat }: waarheen met het schip?
ask-act = { $seat }: wat doen de duikboten?
ask-pay = { $seat }: hoe betaal je?
ask-toll = { $seat }: je stapel is leeg, welke kaart geef je als tol?
ask-pause = { $seat }: een kaart ruilen?

## Wat er gebeurde

effect-shell-taken = { $seat } neemt schelp { $tile }.
effect-submarine-placed = { $seat } zet een duikboot in kolom { $column }.
effect-voyage-started = Vaart { $voyage } begint: { $seat } is eerst.
effect-idle-voyage = Een vaart zonder vooruitgang: { $idle } van { $limit }.
effect-ship-sailed = Het schip van { $seat } stopt in kolom { $column }.
effect-ship-left = Het schip van { $seat } verlaat het bord.
effect-submarine-moved = { $seat } verplaatst een duikboot van kolom { $from_column }, niveau { $from_level } naar kolom { $column }, niveau { $level }.
effect-treasure-chosen = { $seat } wil { $tile } ({ $kind }).
effect-card-discarded = { $seat } legt een kaart { $card } af.
effect-joker-laid = { $seat } legt { $tile } ({ $kind }) als joker neer.
effect-toll-paid = { $seat } geeft { $to_seat } een kaart { $source ->
    [pile] van de stapel
   *[other] uit de hand
}.
effect-toll-chosen = Je gaf een kaart { $card }.
effect-toll-chosen-others = { $names } gaf een kaart { $card }.
effect-drew = Je trekt { $cards }.
effect-drew-others = { $names } trekt { $cards }.
effect-salvaged = { $seat } heeft { $tile } ({ $kind }): { $filled } op de plank.
effect-put-beside = { $seat } legt { $tile } ({ $kind }) naast de container.
effect-card-swapped = { $seat } ruilt een kaart.
effect-container-full = De container van { $seat } is vol!
effect-column-emptied = In kolom { $column } ligt geen schat meer.
effect-cards-gone = Er is geen kaart meer.
effect-game-ended = Het spel is afgelopen.

## Het scherm

kind-A = amfora
kind-B = broche
kind-C = muntschat
kind-D = dolk
kind-E = smaragd
kind-F = fluit
kind-G = bokaal
kind-H = helm
kind-I = idool
kind-J = jadering
kind-K = sleutel
kind-L = lantaarn
kind-S = schelp
card-1 = 1 roest
card-2 = 2 zand
card-3 = 3 wier
card-4 = 4 vorst
card-5 = 5 schemer

screen-voyage = vaart { $voyage }
screen-idle = zonder vooruitgang { $idle } van { $limit }
screen-level = niveau { $level }
screen-start = ◁ start
screen-off = weg ▷
screen-player = wie
screen-submarines = te zetten
screen-container = container
screen-jokers = jokers
screen-cards = hand + stapel
screen-hand = jouw hand
screen-known = bekend
screen-hand-known = hand { $cards }
screen-pile-known = stapel { $cards }
screen-discard = afgelegd
screen-salvage = betaald wordt { $tile }
screen-owed = tol: { $cards }
screen-shells = schelpen om uit te kiezen

figure-treasures-stored = schatten in containers
figure-jokers-left = jokers over
figure-jokers-laid = jokers neergelegd
figure-cards-discarded = kaarten afgelegd
figure-tolls-paid = tolkaarten
figure-voyages = vaarten

advice-shell = Elke schelp betaalt elke schat; wie hem later bergt, heeft een kaart { $background } nodig.
advice-place = Op de eerste twee niveaus liggen daar { $count } schatten die je nodig hebt; eigen duikboten daar tot nu toe: { $own }.
advice-ship = Je duikboten daar liggen bij { $count ->
    [one] één schat die je nodig hebt
   *[other] { $count } schatten die je nodig hebt
}; betalen kun je er nu { $payable }.
advice-ship-move = Duikboten daar kunnen heen waar meer te halen is.
advice-ship-out = Geen stop verderop is meer waard dan een vroege volgende reis.
advice-move = { $count ->
    [0] Daar ligt nog niets wat je nodig hebt.
    [one] Daar ligt één schat die je nodig hebt; betalen kun je er nu { $payable }, voor een tol van { $toll }.
   *[other] Daar liggen { $count } schatten die je nodig hebt; betalen kun je er nu { $payable }, elk voor een tol van { $toll }.
}
advice-jam = { $count ->
    [one] Hij ligt één duikboot van anderen in de weg: wie daar bergt, betaalt jou tol.
   *[other] Hij ligt { $count } duikboten van anderen in de weg: wie daar bergt, betaalt jou tol.
}
advice-take = Hij vult plaats { $count } van { $goal } voor een tol van { $toll }; { $rivals ->
    [0] niemand anders heeft hem nodig
    [one] één ander heeft hem ook nodig
   *[other] { $rivals } anderen hebben hem ook nodig
}.
advice-take-wins = Hij vult je laatste plaats en wint het spel.
advice-take-ends = Met een kaart betaald maakt hij een eind aan het spel: jij zou { $count } schatten hebben, de beste van de anderen { $others }.
advice-take-joker = Hij dient in latere beurten als joker, voor een tol van { $toll }.
advice-card = De joker blijft voor een duurdere schat; tol nu: { $toll }.
advice-joker = Hij spaart de kaart en een tol van { $toll }.
advice-spare-card = { $count ->
    [0] Je duikboten liggen bij niets gezochts op { $background }.
    [one] Je duikboten liggen maar bij één gezochte schat op { $background }.
   *[other] Je duikboten liggen bij { $count } gezochte schatten op { $background }; de andere kaarten worden meer gemist.
}
advice-no-swap = Elke kaart in je hand is nuttiger dan een van de stapel.
advice-enough = Wat hier nog te doen is, is minder waard dan het kost.

## Het bord in de browser

background-1 = roest
background-2 = zand
background-3 = wier
background-4 = vorst
background-5 = schemer

board-label = Het veld met wrakken, { $voyage }.
board-column = kolom { $column }
board-field = kolom { $column }, niveau { $level }
board-boats = duikboten: { $boats }
board-boat = jouw duikboot op niveau { $level }
board-tile = { $kind }, { $background }
board-take = { $tile } bergen
board-lay = in plaats daarvan neerleggen
board-pay-card = met de kaart
board-pay-joker = met de joker
board-hand = hand
board-pile = stapel
board-pile-size = { $size ->
    [0] de stapel is leeg
    [one] één kaart in de stapel
   *[other] { $size } kaarten in de stapel
}
board-shelf = { $filled } van { $kinds } schatten
board-missing = { $kind }: ontbreekt nog
board-discarded = { $background }: { $count ->
    [0] geen kaart afgelegd
    [one] één kaart afgelegd
   *[other] { $count } kaarten afgelegd
}

choose-move-1 = van niveau { $level }
choose-move-2 = { $way ->
    [up] een niveau omhoog
    [down] een niveau omlaag
   *[other] op dit niveau
}

## Wat een keuze doet

price = kost { $count } kaarten: 1 { $background }, { $shares }
price-plain = kost 1 kaart: { $background }
price-share = { $count } aan { $seat }
price-joker = geen kaart, geen tol; hij blijft op het bord
price-joker-only = alleen met een joker, zonder tol
price-owed = nog te geven: { $shares }
toll = tol per schat: { $shares }
toll-none = geen tol
why-swap = gaat onder de stapel; je trekt de bovenste

## Het eerste spel

tour-1 = Vul je plank hieronder: van elke soort schat één. Ze liggen in kolommen, en kleur en patroon achter een schat tonen welke kaart hem betaalt.
tour-2 = In je beurt vaart je schip naar rechts, naar een kolom met een duikboot van jou. De duikboten daar doen iets: ze varen allemaal verder, of ze bergen allemaal.
tour-3 = Een schat kost een handkaart van zijn kleur. En elke duikboot van een ander op zijn veld of erboven neemt nog een kaart van je: de lijnen tonen van wie.
tour-4 = Je schelp en schatten die je dubbel hebt zijn jokers: één ervan betaalt alles, zonder tol, en blijft ervoor in de plaats op het bord liggen.
tour-5 = De eerste volle plank wint. Het spel eindigt ook als een kolom leeg is; dan winnen de meeste schatten. Kies eerst je schelp.

## Hoe het kwam, aan het eind

figure-tolls-earned = ontvangen tolkaarten
epilogue-full = { $you ->
    [yes] Jij vulde
   *[no] { $who } vulde
} alle { $filled } vakken
epilogue-missing = { $you ->
    [yes] Jij vulde
   *[no] { $who } vulde
} { $filled ->
    [one] één vak
   *[other] { $filled } vakken
} en miste er { $missing }
epilogue-tolls = { $you ->
    [yes] Jij betaalde
   *[no] { $who } betaalde
} { $paid ->
    [one] één kaart
   *[other] { $paid } kaarten
} tol en kreeg er { $earned }
ending-scene = De plank van wie won, en die van de anderen
