# Blufdobbelen

title = Blufdobbelen
about = Bied op dobbelstenen die niemand allemaal ziet, of noem het laatste bod een leugen.

## De regels, elk in één zin

LIE-1 = Twee tot zes spelers hebben elk een beker en evenveel dobbelstenen: vijf, of minder als de gastheer dat wil.
LIE-2 = Aan het begin van een ronde gooit iedereen onder zijn beker en bekijkt zijn stenen; de anderen zien alleen hoeveel het er zijn.
LIE-3 = Wie de eerste ronde begint wordt geloot, of door de gastheer gekozen.
LIE-4 = Wie aan de beurt is biedt of twijfelt; een bod zegt dat van alle stenen op tafel er minstens zoveel een bepaald getal tonen.
LIE-5 = Elk bod is hoger dan het vorige: meer stenen van een willekeurig getal, of evenveel van een hoger getal.
LIE-6 = Niemand kan meer stenen bieden dan er op tafel liggen.
LIE-7 = Wie het laatste bod niet gelooft trekt het in twijfel; vóór het eerste bod van een ronde valt er niets te betwijfelen.
LIE-8 = Na een bod is de volgende speler met stenen aan de beurt.
LIE-9 = Na een twijfel gaan alle bekers omhoog en worden de stenen met het geboden getal geteld; enen tellen als elk getal, tenzij de gastheer anders heeft gekozen.
LIE-10 = Zijn het er minstens zoveel als geboden, dan verliest de twijfelaar een steen; zijn het er minder, dan wie het bod deed.
LIE-11 = Wie geen stenen meer heeft ligt eruit.
LIE-12 = De bekers blijven omhoog tot wie de steen verloor voor de volgende ronde gooit en die begint, of de volgende speler met stenen als die eruit ligt.
LIE-13 = De laatste speler met stenen wint; van de anderen is beter wie er langer in bleef.

chapter-LIE-1 = Bekers en dobbelstenen
chapter-LIE-4 = Bieden
chapter-LIE-9 = De bekers omhoog
chapter-LIE-13 = Het einde van het spel

scene-bid = Amber ziet alleen de eigen stenen en moet het bod van Turkoois verhogen of betwijfelen.
scene-open = De bekers zijn omhoog: de stenen met een teken tellen voor het bod.

## Wat de gastheer kiest

option-dice = Stenen per speler
option-dice-hint = Met hoeveel stenen iedereen begint, één tot vijf. Met minder duurt het korter.
option-wild-ones = Enen als joker
option-wild-ones-hint = Of enen als elk getal tellen.
option-starter = Wie begint
option-starter-hint = De speler die als eerste biedt.

## Zetten

move-bid = { $what1 } × { $what2 } bieden
move-doubt = betwijfelen
move-roll = gooien voor de volgende ronde

choose-bid = bieden

ask-bidding = { $seat }: wat bied je?
ask-open = { $seat }: gooi voor de volgende ronde.

## Wat er gebeurde

effect-round-started = Ronde { $round }: { $seat } biedt als eerste.
effect-rolled = Je gooit { $dice }.
effect-rolled-others = { $names } gooit { $dice }.
effect-bid = { $seat } biedt { $count } × { $face }.
effect-doubted = { $seat } gelooft { $to_seat } niet.
effect-showed = { $seat } toont { $dice }.
effect-counted = Voor { $count } × { $face } { $found ->
    [0] telt geen steen
    [one] telt één steen
   *[other] tellen { $found } stenen
}.
effect-lost-die = { $seat } verliest een steen en heeft er nog { $left }.
effect-went-out = { $seat } ligt eruit.
effect-game-ended = Alleen { $seat } heeft nog stenen.

## Advies

advice-bid = Dat klopt met een kans van { $chance } %, voor zover je kunt weten.
advice-doubt = Het bod is fout met een kans van { $chance } %, voor zover je kunt weten.

## Verslagen

figure-rounds = rondes
figure-bids-a-round = biedingen per ronde

## Het scherm en het bord

screen-round = ronde { $round }
screen-player = speler
screen-dice = stenen
screen-left = over
screen-no-bid = Nog niemand heeft geboden.
screen-bid = Het bod is { $count } × { $face }, van { $seat }.
screen-found = Er was { $count } × { $face } geboden, en er tellen { $found }.
screen-out = eruit

board-label = De tafel, ronde { $round }. { $bid }
board-cup = { $seat }: { $size ->
    [0] eruit
    [one] één steen
   *[other] { $size } stenen
}{ $dice ->
    [none] { "" }
   *[other] { ", " }{ $dice }
}
board-count = { $count } ×
board-fewer = minder stenen
board-more = meer stenen
board-lost = verliest een steen

## Het eerste spel

tour-1 = Je ziet alleen je eigen stenen. Alle andere liggen onder de bekers.
tour-2 = Een bod gaat over alle stenen op tafel: drie vijven betekent dat minstens drie stenen een vijf tonen. Ook enen tellen als vijven.
tour-3 = Verhoog het laatste bod of trek het in twijfel. Wie het mis heeft verliest een steen.
tour-4 = De laatste speler met stenen wint.
