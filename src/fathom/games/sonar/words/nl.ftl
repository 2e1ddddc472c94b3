# Captain Sonar

title = Captain Sonar
about = Twee bemanningen jagen op elkaar op het gehoor: elke koers wordt geroepen, elke plaats is verborgen.
play-now-realtime = Nu spelen in realtime

## De regels, elk een zin

SON-1 = Twee boten, geel en blauw, hebben twee tot vier man, hooguit één verschil; in kleinere bemanningen is de kapitein ook eerste officier, dan ook machinist, en de marconist heeft altijd een eigen plaats.
SON-2 = Elke plaats kan een bot zijn, en beurt voor beurt kan één speler een hele boot voeren, tegen één ander.
SON-3 = In realtime telt een bevel zodra het aankomt, op 15 x 15 velden en negen sectoren; beurt voor beurt wisselen de kapiteins elkaar af op 10 x 10 velden en vier sectoren. Sectoren tellen rij voor rij vanaf linksboven.
SON-4 = Een boot met vier schade zinkt en verliest meteen; zinken beide door één ontploffing, dan is het gelijk.
SON-5 = Elke kapitein markeert in het geheim en definitief een zeeveld; als beiden dat deden, begint het spel. Beurt voor beurt wordt de eerste boot geloot of door de gastheer genoemd.
SON-6 = De kapitein roept noord, oost, zuid of west en de boot vaart één veld; in realtime zit er een seconde tussen twee koersen.
SON-7 = Een boot verlaat nooit de kaart en vaart nooit op een eiland, de eigen route of een eigen mijn.
SON-8 = Na een koers markeert de eerste officier een meter en kruist de machinist een symbool aan, in willekeurige volgorde; tot beide gedaan zijn is er geen koers, geen opduiken, geen systeem en geen einde van de beurt.
SON-9 = Een boot zonder mogelijke koers moet opduiken; in realtime werkt dan geen systeem meer, en na tien seconden duikt hij vanzelf op.
SON-10 = Voor elke koers wordt één leeg veld van één meter gemarkeerd: torpedo 3, mijn 3, drone 4, sonar 3, stilte 6, scenario 4 of 6. Een volle meter neemt niets meer aan, en zijn alle vol, dan bevestigt de officier alleen.
SON-11 = De bemanning hoort het als een meter vol is; de vijand niet.
SON-12 = Een boot heeft vier schadevakken.
SON-13 = Het blad van de machinist heeft 24 symbolen op vier panelen: rood voor mijn en torpedo, groen voor drone en sonar, geel voor stilte en scenario, en reactoren. De drie middelste van een paneel zitten in circuits.
SON-14 = Voor elke koers kruist de machinist een vrij symbool aan op het paneel van die richting.
SON-15 = Een systeem werkt niet zolang een symbool van zijn kleur aangekruist is.
SON-16 = Zijn alle zes reactorsymbolen aangekruist, dan krijgt de boot één schade en wordt het hele blad gewist.
SON-17 = Zijn alle zes symbolen van een paneel aangekruist, dan krijgt de boot één schade en wordt het hele blad gewist; samen met de reactor blijft het één.
SON-18 = Zijn alle vier symbolen van een circuit aangekruist, dan worden ze gewist; schade door hetzelfde kruis gaat voor.
SON-19 = Schade door het eigen blad wordt omgeroepen.
SON-20 = Wie opduikt noemt de sector en vergeet de route; plaats, mijnen en meters blijven, de reparatie wist de storingen. Voor het volgende opduiken moet er een koers zijn, tenzij er geen is.
SON-21 = Beurt voor beurt komt opduiken in de plaats van de koers en geeft de vijand drie beurten achter elkaar; duikt hij in een daarvan op, dan is de reeks voorbij en gaat het om en om verder, zonder drie beurten voor de eerste boot. De boot duikt als zijn volgende beurt begint.
SON-22 = In realtime trekt de bemanning vier delen na binnen de rand: eerst de machinist, dan wie het blad pakt, ieder één keer voordat iemand nog eens tekent. Na de controle komen “klaar om te duiken” en “duiken”. Eén lijn erbuiten, en alle vier moeten over.
SON-23 = Een opgedoken boot wordt alleen gerepareerd; hij antwoordt op sonar en kan geraakt worden.
SON-24 = Een systeem vraagt een volle meter, geen storing in zijn kleur, een boot onder water en een koers sinds de laatste activering en het laatste opduiken. Drone en sonar stuurt kapitein of eerste officier, de rest de kapitein.
SON-25 = Beurt voor beurt hooguit één systeem, na koers en beide OK's; dan beëindigt de kapitein de beurt. In realtime op elk moment.
SON-26 = Een activering of ontsteking legt iedereen stil tot ze is afgehandeld; alleen het sonarantwoord en de OK's van een stille vaart worden aangenomen. In realtime kiest het spel na twintig seconden wat ontbreekt.
SON-27 = Wie een systeem gebruikt, leegt zijn meter.
SON-28 = Een torpedo gaat naar een veld één tot vier stappen ver over zee, om eilanden heen; het veld wordt omgeroepen, en mijnen daar zijn vernietigd.
SON-29 = Een ontploffing doet 2 schade op haar veld en 1 op de acht eromheen, ook aan de eigen boot; beide uitkomsten worden omgeroepen.
SON-30 = Een mijn komt op een van de acht buurvelden: zee, niet op de eigen route, zonder eigen en zonder Archer-mijn. Omgeroepen wordt dat zij ligt, niet waar.
SON-31 = Een eigen mijn kan altijd ontstoken worden, beurt voor beurt in de eigen beurt, alleen niet opgedoken; het veld wordt omgeroepen.
SON-32 = Een drone vraagt of de vijand in een sector is en krijgt het ware antwoord.
SON-33 = Op een sonar geeft de vijandelijke kapitein twee gegevens van verschillende soort – kolom, rij, sector –, precies één waar; alles wacht erop.
SON-34 = In stilte vaart een boot zonder woord 0 tot 4 velden rechtuit; één markering en één kruis in die richting volgen.
SON-35 = Alleen wat omgeroepen wordt bereikt de andere boot: koersen, sectoren, schade, systemen met doel, ontploffingen, antwoorden. Markeringen, kruisen, plaatsen en mijnen blijven bij de bemanning.
SON-36 = Alpha heeft veel kleine eilanden.
SON-37 = Bravo heeft minder eilanden en meer ruimte.
SON-38 = Charlie is open zee.
SON-39 = Delta ligt onder ijs: opduiken buiten een wak kost één schade.
SON-40 = Echo heeft Archer-mijnen: met vier markeringen ontsteekt de kapitein er één naar keuze, en die is voor beide weg.
SON-41 = Er zijn grenzen: beurten per boot, of in realtime een spelklok; dan wint minder schade, en gelijk is gelijkspel.
SON-42 = Wat aan de beurt is gebeurt voor een bevel van hetzelfde ogenblik: spelklok, controles, keuzes, opduiken; geel voor blauw.

## De regels als pagina: hoofdstukken, en wat de plaatjes tonen

chapter-SON-1 = Boten en bemanningen
chapter-SON-5 = Het begin
chapter-SON-6 = Koers
chapter-SON-10 = De eerste officier
chapter-SON-13 = De machinist
chapter-SON-20 = Opduiken
chapter-SON-24 = Systemen
chapter-SON-35 = Wat de vijand hoort
chapter-SON-36 = Scenario’s
chapter-SON-41 = Grenzen en tijd

scene-route = De zeekaart van de kapitein: waar de boot al was, kan hij niet nog eens heen.
scene-sheet = Na een koers markeert de eerste officier een meter en kruist de machinist een symbool aan.

## Wat de gastheer kiest

option-mode = Beurten of realtime
option-mode-hint = { SON-3 }
option-mode-turns = beurt voor beurt
option-mode-realtime = realtime
option-scenario = Scenario
option-scenario-hint = De zee waar de boten elkaar treffen, elk met een eigen regel.
option-starter = Eerste boot
option-starter-hint = De boot met de eerste beurt; niet in realtime.
option-starter-yellow = geel
option-starter-blue = blauw
option-turn-limit = Hoogstens beurten
option-turn-limit-hint = Per boot, beurt voor beurt; daarna wint minder schade.
option-halt-seconds = Stilstand, in seconden
option-halt-seconds-hint = Hoe lang in realtime iedereen stilstaat als een systeem wordt gebruikt.
option-course-seconds = Seconden tussen koersen
option-course-seconds-hint = De kortste tijd tussen twee koersen van een boot in realtime.
option-clock-seconds = Spelklok, in seconden
option-clock-seconds-hint = Hoe lang een spel in realtime hoogstens duurt; leeg is geen grens.
option-assistance = Hulp bij het zoeken
option-assistance-hint = De bemanning ziet de velden waar de tegenstander kan zijn.

## Zetten

move-course = één veld varen: { $what ->
    [n] noord
    [e] oost
    [s] zuid
   *[w] west
}
move-surface = opduiken
move-end = de beurt beëindigen
move-mark = markeren: { $what ->
    [none] niets, alle meters zijn vol
    [torpedo] meter torpedo
    [mine] meter mijn
    [drone] meter drone
    [sonar] meter sonar
    [silence] meter stilte
   *[scenario] meter scenario
}
move-cross = symbool { $what } aankruisen
move-drone = naar sector { $what } vragen
move-sonar = de sonar gebruiken
move-mine = een mijn leggen ({ $what })
move-silence = stille vaart ({ $what })
move-trace = een deel natrekken ({ $what })
move-ready = klaar om te duiken melden
move-dive = duiken
move-want = de bemanning om { $what ->
    [torpedo] torpedo
    [mine] mijn
    [drone] drone
    [sonar] sonar
    [silence] stilte
    [scenario] scenario
   *[nothing] niets
} vragen
move-archer = de Archer-mijn op { $what } ontsteken
move-start = op { $what } beginnen
move-torpedo = torpedo naar { $what }
move-detonate = de mijn op { $what } ontsteken
move-answer = antwoorden: { $what }

choose-course = een koers varen
choose-mark = een meter markeren
choose-cross = een symbool aankruisen
choose-drone = de drone sturen
choose-mine = een mijn leggen
choose-silence = stille vaart
choose-trace = een deel natrekken
choose-want = de bemanning om een systeem vragen
choose-archer = een Archer-mijn ontsteken
choose-start = kiezen waar het begint
choose-torpedo = een torpedo afvuren
choose-detonate = een mijn ontsteken
choose-answer = de sonar antwoorden

ask-start = { $seat }: waar begint je boot?
ask-course = { $seat }: welke koers?
ask-ok = { $seat }: markeer een meter en kruis een symbool aan.
ask-system = { $seat }: een systeem, of de beurt beëindigen?
ask-answer = { $seat }: twee gegevens, één ervan waar.
ask-realtime = { $seat }: wat doe je?

## Wat er gebeurde

effect-game-started = Duiken! De jacht begint.
effect-turn-began = { $boat ->
    [0] Geel
   *[1] Blauw
} is aan de beurt{ $in_row ->
    [one] {""}
   *[other] , { $in_row } achter elkaar
}.
effect-course-set = { $boat ->
    [0] Geel
   *[1] Blauw
}: koers { $direction ->
    [n] noord
    [e] oost
    [s] zuid
   *[w] west
}!
effect-sheet-damage = { $boat ->
    [0] Geel
   *[1] Blauw
}: schade! Dat maakt { $total }.
effect-surfaced = { $boat ->
    [0] Geel
   *[1] Blauw
} duikt op in sector { $sector }{ $ice ->
    [0] {""}
   *[other] {" "}en raakt het ijs: { $total } schade in totaal
}.
effect-torpedo-fired = { $boat ->
    [0] Geel
   *[1] Blauw
}: torpedo naar { $field }!
effect-mine-laid = { $boat ->
    [0] Geel
   *[1] Blauw
}: mijn gelegd.
effect-mine-detonated = { $boat ->
    [0] Geel
   *[1] Blauw
} ontsteekt een mijn op { $field }.
effect-archer-detonated = { $boat ->
    [0] Geel
   *[1] Blauw
} ontsteekt de Archer-mijn op { $field }.
effect-archer-destroyed = De Archer-mijn op { $field } is weg.
effect-blast = Ontploffing op { $field }: geel krijgt { $yellow }, blauw { $blue } (nu { $yellow_total } en { $blue_total }).
effect-drone-sent = { $boat ->
    [0] Geel
   *[1] Blauw
} stuurt een drone naar sector { $sector }: { $found ->
    [0] niet daar
   *[other] daar
}.
effect-sonar-used = { $boat ->
    [0] Geel
   *[1] Blauw
}: sonar!
effect-sonar-answered = { $boat ->
    [0] Geel
   *[1] Blauw
} antwoordt: { $first ->
    [column] kolom
    [row] rij
   *[sector] sector
} { $first_value }, { $second ->
    [column] kolom
    [row] rij
   *[sector] sector
} { $second_value }.
effect-silent-run = { $boat ->
    [0] Geel
   *[1] Blauw
} vaart in stilte.
effect-resumed = Verder!
effect-repair-checked = { $boat ->
    [0] Geel
   *[1] Blauw
}: de reparatie is { $passed ->
    [0] niet goed, alle vier lijnen opnieuw
   *[other] goed
}.
effect-ready-to-dive = { $boat ->
    [0] Geel
   *[1] Blauw
}: klaar om te duiken!
effect-dived = { $boat ->
    [0] Geel
   *[1] Blauw
} is weer onder water.
effect-game-ended = { $winner ->
    [0] Geel wint.
    [1] Blauw wint.
   *[other] Gelijkspel.
}
effect-place-marked = Je boot begint op { $field }.
effect-place-marked-others = { $names }: de boot begint op { $field }.
effect-gauge-marked = Gemarkeerd: { $system ->
    [torpedo] torpedo
    [mine] mijn
    [drone] drone
    [sonar] sonar
    [silence] stilte
    [scenario] scenario
   *[nothing] niets
} ({ $marks } van { $size }).
effect-gauge-full = Klaar: { $system ->
    [torpedo] torpedo
    [mine] mijn
    [drone] drone
    [sonar] sonar
    [silence] stilte
    [scenario] scenario
   *[nothing] niets
}!
effect-confirmed = Alle meters zijn vol: OK.
effect-crossed = Aangekruist: { $symbol } ({ $colour }).
effect-circuit-repaired = Het circuit ({ $circuit }) heeft zichzelf gerepareerd.
effect-mine-placed = Je mijn ligt op { $field }.
effect-mine-placed-others = { $names }: de mijn ligt op { $field }.
effect-mine-destroyed = Je mijn op { $field } is vernietigd.
effect-mine-destroyed-others = { $names }: de mijn op { $field } is vernietigd.
effect-ran-silently = Stil { $direction ->
    [n] noord
    [e] oost
    [s] zuid
   *[w] west
}, { $fields } velden, naar { $field }.
effect-wanted = De kapitein vraagt om: { $system ->
    [torpedo] torpedo
    [mine] mijn
    [drone] drone
    [sonar] sonar
    [silence] stilte
    [scenario] scenario
   *[nothing] niets
}.
effect-traced = { $seat } heeft deel { $section } nagetrokken.

## Het scherm

screen-boat = { $boat ->
    [0] Geel
   *[1] Blauw
}
screen-hull = romp
screen-surfaced = opgedoken
screen-gauges = meters
screen-sheet = blad van de machinist
screen-circuits = circuits: y geel, o oranje, g grijs
screen-log = gehoord
screen-full = klaar
screen-broken = defect
screen-mines = eigen mijnen: { $fields }
screen-enemy = { $count ->
    [one] De vijand kan maar op één veld zijn.
   *[other] De vijand kan op { $count } velden zijn.
}
screen-enemy-about = De vijand kan op ongeveer { $count } velden zijn.
screen-legend = ● jij  ○ route  ✱ eigen mijn  ▓ eiland
screen-legend-enemy = ◆ vijand  ◇ zijn route  ✖ zijn mijn
screen-possible = ? vijand mogelijk
screen-archer = ✸ Archer-mijn
screen-hole = ◌ wak
screen-turn = beurt { $turn }
system-torpedo = torpedo
system-mine = mijn
system-drone = drone
system-sonar = sonar
system-silence = stilte
system-scenario = scenario
fact-column = kolom
fact-row = rij
fact-sector = sector
log-course = koers { $a }
log-surfaced = opgedoken, sector { $a }
log-damage = schade!
log-torpedo = torpedo { $a }: { $b } / { $c }
log-mine = mijn gelegd
log-detonation = ontstoken { $a }: { $b } / { $c }
log-drone = drone { $a }: { $b ->
    [yes] ja
   *[no] nee
}
log-sonar = sonar
log-answered = { $a } { $b }, { $c } { $d }
log-silence = stilte
log-archer = Archer { $a }: { $b } / { $c }
log-checked = reparatie { $a ->
    [passed] goed
   *[failed] niet goed
}
log-ready = klaar om te duiken
log-dived = gedoken

## De posten in de browser

station-captain = Kapitein
station-first-officer = Eerste officier
station-first-officer-short = Officier
station-engineer = Machinist
station-engineer-short = Machinist
station-radio-operator = Marconist
option-scenario-alpha = Alpha
option-scenario-bravo = Bravo
option-scenario-charlie = Charlie
option-scenario-delta = Delta
option-scenario-echo = Echo
option-hull = Schadevakjes
option-hull-hint = Zijn ze allemaal geraakt, dan zinkt de boot.
option-direct-damage = Schade van een voltreffer
option-direct-damage-hint = Op het veld van de ontploffing.
option-near-damage = Schade ernaast
option-near-damage-hint = Op de velden rond een ontploffing.
option-sheet-damage = Schade van een vol paneel
option-sheet-damage-hint = Of van een volle reactor.
option-ice-damage = Schade door ijs
option-ice-damage-hint = Voor bovenkomen waar geen wak is.
option-torpedo-gauge = Meter van de torpedo
option-torpedo-gauge-hint = Koersen tot hij klaar is.
option-mine-gauge = Meter van de mijn
option-mine-gauge-hint = Koersen tot ze klaar is.
option-drone-gauge = Meter van de drone
option-drone-gauge-hint = Koersen tot hij klaar is.
option-sonar-gauge = Meter van de sonar
option-sonar-gauge-hint = Koersen tot hij klaar is.
option-silence-gauge = Meter van de stilte
option-silence-gauge-hint = Koersen tot ze klaar is.
option-archer-gauge = Meter van de Archer-mijnen
option-archer-gauge-hint = Waar een zee die heeft.
option-torpedo-range = Bereik van een torpedo
option-torpedo-range-hint = In velden.
option-silent-range = Bereik van een stille vaart
option-silent-range-hint = In velden.
option-extra-turns = Beurten na het bovenkomen
option-extra-turns-hint = Zoveel heeft de andere boot er op rij; alleen om de beurt.
option-sheet = Blad van de machinist
option-sheet-hint = Wat de symbolen storen, en hoe ze bedraad zijn.
option-sheet-book = zoals in de doos
option-sheet-rings = ringen door alle panelen
option-sheet-unwired = zonder circuits

fault-near-damage = { $near } naast een ontploffing is meer dan { $direct } erin
fault-sheet-unknown = Zo'n blad van de machinist is er niet; er is { $known }, of een tekst.
fault-sheet-form = De tekst van een blad begint met “{ $form }” en heeft een regel per paneel.
fault-sheet-line = Blad van de machinist: regel { $line } hoort bij geen paneel.
fault-sheet-panel = Blad van de machinist: het paneel { $panel } is er { $count } keer, niet één keer.
fault-sheet-symbols = Blad van de machinist: het paneel { $panel } heeft { $count } symbolen, niet 6.
fault-sheet-symbol = Blad van de machinist: “{ $symbol }” kan niet symbool { $number } van het paneel { $panel } zijn. Een kleur is R, G, Y of X; y, o of g erachter is het circuit van een van de eerste drie.
fault-sheet-circuit = Blad van de machinist: het { $circuit ->
    [yellow] gele
    [orange] oranje
   *[grey] grijze
  } circuit heeft maar één symbool; het heeft er twee nodig.
fault-sheet-colour = Blad van de machinist: van de kleur { $colour } zijn er { $count } symbolen, en het moeten er minstens { $least } zijn.
point-n = N
point-e = O
point-s = Z
point-w = W
symbol-R = rood, torpedo en mijn
symbol-G = groen, drone en sonar
symbol-Y = geel, stilte en scenario
symbol-X = reactor
circuit-yellow = gele
circuit-orange = oranje
circuit-grey = grijze
stop-SON-3 = niet aan de beurt
stop-SON-5 = nog niet op zee
stop-SON-8 = wacht op de bemanning
stop-SON-9 = eerst opduiken
stop-SON-23 = opgedoken
stop-SON-24 = na de volgende koers
stop-SON-25 = na de koers
stop-SON-26 = iedereen stopt
stop-SON-28 = geen doel
stop-SON-30 = geen plaats
stop-SON-33 = wacht op antwoord
stop-SON-40 = geen meer over
refusal-SON-1 = Dat doet de kapitein.
refusal-SON-2 = Met één persoon per boot kan het alleen beurt om beurt.
refusal-SON-2-want = Er is niemand anders aan boord.
refusal-SON-3 = De andere boot is aan de beurt.
refusal-SON-5 = Eerst kiezen beide kapiteins waar ze beginnen.
refusal-SON-6 = De vorige koers was nog maar net.
refusal-SON-7 = Geen weg: eiland, rand, eigen spoor of eigen mijn.
refusal-SON-8 = Eerst de markering van de officier en het kruis van de machinist.
refusal-SON-8-want = Eén wens per koers: na de volgende weer.
refusal-SON-8-mark = De eerste officier markeert de meters.
refusal-SON-9 = Geen weg meer: de boot moet opduiken.
refusal-SON-10 = Deze meter krijgt nu geen markering.
refusal-SON-10-want = Dat weet de bemanning al.
refusal-SON-14 = Kruis een vrij symbool aan op het paneel van de koers.
refusal-SON-15 = Buiten werking: een symbool van zijn kleur is aangekruist.
refusal-SON-20 = Eerst een koers, dan kun je weer opduiken.
refusal-SON-21 = Opduiken komt in plaats van de koers.
refusal-SON-22 = Dat deel van de reparatie is nu niet aan de beurt.
refusal-SON-23 = Boven water is er alleen de reparatie.
refusal-SON-24 = Niet klaar: nodig zijn een volle meter en een koers sinds de vorige keer.
refusal-SON-25 = Eerst de koers, dan één systeem per beurt.
refusal-SON-25-course = De koers van deze beurt is al geroepen.
refusal-SON-25-end = Bij een beurt hoort een koers, of opduiken.
refusal-SON-26 = Iedereen stopt tot dit voorbij is.
refusal-SON-28 = Een torpedo gaat één tot vier velden door het water.
refusal-SON-30 = Een mijn heeft vrij water naast de boot nodig.
refusal-SON-31 = Daar ligt geen eigen mijn.
refusal-SON-32 = Die sector is er niet.
refusal-SON-33 = Alles wacht op het antwoord op de sonar.
refusal-SON-34 = Zo ver is de weg niet vrij.
refusal-SON-40 = Daar is geen Archer-mijn.
board-stations = Posten
board-calls = Wat er geroepen wordt
board-asked = { $boat ->
    [0] Geel
   *[1] Blauw
} moet de sonar antwoorden.
board-halt = Iedereen luistert.
board-stop = Stop!
stage-torpedo-fired = { $boat ->
    [0] Geel
   *[1] Blauw
}: torpedo, { $field }
stage-mine-detonated = { $boat ->
    [0] Geel
   *[1] Blauw
}: mijn, { $field }
stage-archer-detonated = { $boat ->
    [0] Geel
   *[1] Blauw
}: Archer-mijn, { $field }
stage-direct = Voltreffer!
stage-near = Dichtbij!
stage-miss = Mis
stage-taken = Geel krijgt { $yellow }, Blauw { $blue }
board-seconds = { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}
board-mines-called = { $count ->
    [one] één mijn
   *[other] { $count } mijnen
} in zee
board-late = Boten, wegen en mijnen zoals ze twee minuten geleden lagen.
board-overlay = Spoor van de vijand
board-row = beurt { $turn } van { $count }
board-damage = { $damage } van { $hull } schade
board-ok = { $station }: OK
board-ok-due = { $station }: nog niet OK
board-sea = Zeekaart { $scenario }
board-chart = Zeekaart { $scenario }: je boot is op { $field }, sector { $sector }
board-deduced = { $boat ->
    [0] Wat geel kon weten
   *[1] Wat blauw kon weten
}
board-about = De marconist: ongeveer bij { $field }
board-aim = { $move }
board-start = Kies op de kaart waar je boot begint. De vijand komt het niet te weten.
board-start-other = Je kapitein kiest waar de boot begint.
board-start-done = Jullie beginnen op { $field }. De vijand is nog niet zover.
board-surface = Opduiken
board-surface-sure = Opduiken? Druk nog eens
board-detonate = Ontsteken
board-end = Beurt beëindigen
board-stand = Blijven, maar als naar
board-stand-as = in stilte hier blijven, als naar het { $direction ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}
board-nudge = Het teken verschuiven
board-nudge-to = één veld naar het { $direction ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}
board-danger = je boot zit in de ontploffing
board-rose = Koers
board-cost-fine = een kruis daar maakt niets kapot
board-cost-mends = een kruis daar kan een circuit herstellen
board-cost-breaks = een kruis daar zet iets buiten werking
board-cost-damage = een kruis daar geeft schade
board-systems = Systemen
board-want = De bemanning vragen om: { $system }
board-marks = { $marks } van { $size }
board-answer = De sonar antwoorden
board-here = Je bent op { $field }, in sector { $sector }.
board-true = waar
board-two-facts = Kies twee feiten
board-say = Zeg: { $first }, { $second }
board-mark = Markeer een meter.
board-mark-other = De eerste officier moet een meter markeren.
board-marked = Gemarkeerd. De volgende koers brengt de volgende markering.
board-wanted = wens van de kapitein
board-confirm = Alles vol: OK
board-drone = Drone
board-sonar = Sonar
board-which-sector = Welke sector?
board-cross = { $direction ->
    [n] Noord: kruis een symbool aan in paneel N.
    [e] Oost: kruis een symbool aan in paneel O.
    [s] Zuid: kruis een symbool aan in paneel Z.
   *[w] West: kruis een symbool aan in paneel W.
}
board-cross-other = { $direction ->
    [n] De machinist moet een symbool aankruisen in paneel N.
    [e] De machinist moet een symbool aankruisen in paneel O.
    [s] De machinist moet een symbool aankruisen in paneel Z.
   *[w] De machinist moet een symbool aankruisen in paneel W.
}
board-crossed = Alles rustig. De volgende koers brengt het volgende kruis.
board-point = Wijs een symbool aan om te zien wat een kruis daar zou doen.
board-would-damage = Schade! De boot wordt geraakt en het hele blad wordt gewist.
board-would-mend = Het { $circuit } circuit herstelt zichzelf.
board-would-work = Werkt weer: { $systems }.
board-would-break = Buiten werking: { $systems }.
board-would-nothing = Er valt niets meer uit.
note-fine = er valt niets meer uit
note-mends = herstelt een circuit
note-breaks = legt systemen stil
note-damage = schade
board-is-crossed = aangekruist
board-down = uit
board-works = werkt

say-start = Beide kapiteins kiezen waar ze beginnen.
say-answer = Sonar! Noem twee feiten, waarvan één waar.
say-both = Beide boten zijn onderweg.
say-turn = { $boat ->
    [0] Geel is aan de beurt.
   *[1] Blauw is aan de beurt.
}
say-wait = Wachten op: { $stations }.
say-course = Welke koers?
say-end = Een systeem, of de beurt beëindigen?
say-surface = Er is geen weg meer: duik op.
say-surfaced = Aan de oppervlakte.
say-listen = Onderweg. Luister wat ze roepen.

tour-captain-1 = Jij bent de kapitein. Kies een veld op de kaart om te beginnen; alleen je bemanning kent het.
tour-captain-2 = Roep een koers met de roos of de pijltjestoetsen. De vijand hoort hem ook, en de boot kruist nooit zijn eigen spoor.
tour-captain-3 = Na elke koers vult je eerste officier een meter en kruist je machinist een symbool aan. Staan beide lampen op OK, gebruik dan een systeem dat klaar is, of beëindig de beurt.
tour-captain-4 = Met de vlaggetjes vraag je om wat je nodig hebt. Kun je niet verder of is er te veel kapot: duik op.
tour-first-officer-1 = Jij bent de eerste officier. Druk na elke koers op één meter: die vult zich met één streepje.
tour-first-officer-2 = Een volle meter is een systeem dat je kunt gebruiken. De wens van de kapitein draagt een vlag. Drone en sonar mag je zelf sturen.
tour-engineer-1 = Jij bent de machinist. Na elke koers gaat er iets kapot: kruis één symbool aan in het paneel van die richting.
tour-engineer-2 = Een aangekruist symbool legt de systemen van zijn kleur stil. Een circuit waarvan alle symbolen zijn aangekruist, herstelt zichzelf.
tour-engineer-3 = Een vol paneel, of het laatste reactorsymbool, is schade. De tekens bij de symbolen zeggen wat een kruis zou doen.
tour-radio-operator-1 = Jij bent de marconist. Alles wat de vijand roept, staat hier.
tour-radio-operator-2 = Teken zijn spoor, schuif het over de kaart tot het tussen de eilanden past, en zeg de kapitein waar hij moet zijn.

figure-courses = koersen
figure-surfacings = keer opgedoken
figure-torpedoes = torpedo's
figure-mines = mijnen gelegd
figure-silent-runs = stille vaarten
figure-soundings = drones en sonars
figure-hits = treffers op de vijand
figure-sheet-damage = schade door het eigen blad

advice-sonar-start = Niemand kan raden waar je start, en er zijn uitwegen.
advice-sonar-torpedo = Met een kans van { $percent } % is de vijand op of naast { $field }, en de explosie raakt je niet.
advice-sonar-detonate = Met een kans van { $percent } % is de vijand op of naast je mijn op { $field }.
advice-sonar-archer = Met een kans van { $percent } % is de vijand op of naast de Archer-mijn op { $field }.
advice-sonar-range = Zo komt een goed doel binnen bereik.
advice-sonar-way = { $courses ->
    [0] Het loopt dood.
    [one] Daarna is er nog maar één koers mogelijk.
   *[other] Daarna zijn er nog { $courses } koersen mogelijk.
}
advice-sonar-hide = { $courses ->
    [0] Het loopt dood, en de vijand houdt ongeveer { $fields } velden voor je over.
    [one] Daarna is er nog maar één koers mogelijk, en de vijand houdt ongeveer { $fields } velden voor je over.
   *[other] Daarna zijn er nog { $courses } koersen mogelijk, en de vijand houdt ongeveer { $fields } velden voor je over.
}
advice-sonar-surface = Het maakt het blad schoon en wist de route; de vijand hoort alleen sector { $sector }.
advice-sonar-end = Niets anders is nu de moeite waard.
advice-sonar-drone = De vraag naar sector { $sector } verdeelt goed wat er nog over is.
advice-sonar-sonar = Wat het antwoord ook is, er blijven veel minder velden over.
advice-sonar-silence = { $count ->
    [one] De vijand weet precies waar je bent; in stilte raakt hij je kwijt.
   *[other] De vijand heeft nog maar { $count } velden voor je; in stilte raakt hij je kwijt.
}
advice-sonar-mine = De vijand komt waarschijnlijk langs { $field }, en je eigen weg blijft open.
advice-sonar-mark = Dat heeft de boot het hardst nodig.
advice-sonar-cross = Het stelt niets meer buiten werking.
advice-sonar-circuit = Het maakt een circuit vol, dat zichzelf herstelt.
advice-sonar-damage = Het geeft schade en wist het blad.
advice-sonar-breaks-r = Het stelt mijn en torpedo buiten werking.
advice-sonar-breaks-g = Het stelt drone en sonar buiten werking.
advice-sonar-breaks-y = Het stelt stilte en scenario buiten werking.
advice-sonar-breaks-x = Het raakt geen systeem, maar brengt de reactor een stap dichter bij schade.
advice-sonar-answer = Zo houdt de vijand de meeste velden over.
advice-sonar-foreseen = Tien keer { $turns } beurten lang voorgesteld doet het { $done } schade en krijgt het er { $taken }: beter dan wat eerst het beste lijkt.
advice-sonar-want = Dat heeft de boot het hardst nodig; de bemanning moet het weten.
advice-sonar-repair = Eerst moet de boot worden hersteld.

## De radiokamer, de reparatie en de kreten van de bemanning

radio-heard = Gehoord
radio-nothing = Nog niets. Luister.
radio-voice = Voorlezen wat er te horen is
radio-note = Aantekeningen, alleen voor jou
radio-sheets = Vellen
radio-sheet = Vel { $number }, stuk { $leg } van hun weg
radio-sheet-at = Vel { $number }: het spoor eindigt op { $field }. De pijltjestoetsen verschuiven het vel.
radio-copy = Vel kopiëren om een andere plek te proberen
radio-drop = Vel weggooien
radio-undo = Ongedaan maken
radio-tool = Wat een druk op de kaart doet
radio-move = Schuiven
radio-mark = Markeren
radio-mark-field = { $field } markeren
radio-pen = Pen
radio-erase = Gum
radio-range = Bereik
radio-move-hint = Het vel verschuiven
radio-pen-hint = Op het vel tekenen: de tekening schuift mee
radio-erase-hint = Lijnen en markeringen uitgummen
radio-mark-hint = Vakken markeren: een kruis, dan een ring; sleep over meer velden
radio-range-hint = Hoe ver een torpedo van een veld komt
radio-new = Nieuw vel
radio-clear = Alles leegmaken: vellen, lijnen en markeringen
radio-fold = { $count ->
    [one] Eén ouder vel
   *[other] { $count } oudere vellen
}
radio-own = Ook eigen
radio-own-hint = Ook tonen wat de eigen boot roept
radio-aid = Hoe sterker de kleur, hoe meer van hun mogelijke wegen daar eindigen.
radio-far = Een stille vaart gaat rechtdoor, hooguit { $most } velden: dit vel begint te ver weg.
finding-sector = opgedoken in sector { $a }
finding-drone = drone, sector { $a }: { $b ->
    [yes] daar
   *[no] niet daar
}
finding-answer = antwoord op de sonar: { $b } en { $d }, één ervan waar
finding-fired = vuurde een torpedo op { $a }
finding-laid = legde een mijn naast de boot
finding-blast = explosie op { $a }: kreeg { $b } schade
radio-by-hand = Met de hand tekenen
radio-rub = Laatste koers uitgummen
radio-fits = Het spoor past hier en eindigt op { $field }.
radio-misfit = { $count ->
    [one] Hier kan het spoor niet liggen: één stap ligt niet in open zee of niet in de genoemde sector.
   *[other] Hier kan het spoor niet liggen: { $count } stappen liggen niet in open zee of niet in de genoemde sector.
}
radio-locked = De pennen zijn nodig voor de reparatie; het luisteren gaat door.
radio-send = Ze zijn ongeveer hier: { $field }
repair = Reparatie
repair-boat = De boot: { $count } van 4 delen zijn overgetrokken
repair-queue = Wie getekend heeft en wie hierna kan
repair-section = Deel { $section } overtrekken
repair-paper = Deel { $section }: één keer rond binnen de lichte rand, met aanwijzer of vinger of met de pijltjestoetsen (shift: kleine stappen); Enter ondertekent.
repair-how = Eén keer rond binnen de lichte rand: muis, pen, vinger of pijltjestoetsen (shift: kleine stappen).
repair-initials = Initialen
repair-sign = Ondertekenen
repair-again = Opnieuw beginnen
repair-yours = Jij bent aan de beurt: trek een deel over.
repair-free = Het blad is vrij: pak het en trek een deel over.
repair-other = { $name } tekent.
repair-others = Hierna tekent wie het blad pakt: { $names }.
repair-failed = { $count ->
    [one] De lijn van deel { $sections } bleef niet helemaal binnen de lichte rand: alle vier opnieuw.
   *[other] De lijnen van delen { $sections } bleven niet helemaal binnen de lichte rand: alle vier opnieuw.
}
repair-checking = De vijandelijke machinist bekijkt jullie lijnen.
repair-repaired = Alles goed. De machinist meldt zich klaar om te duiken.
repair-is-ready = Klaar. De kapitein geeft het bevel.
repair-ready = Klaar om te duiken!
repair-dive = Duiken!
repair-check = De reparatie van de vijand
side-0 = Gele boot
side-1 = Blauwe boot
station-yellow = Gele boot
station-blue = Blauwe boot
call-torpedo-ready = Torpedo klaar!
call-mine-ready = Mijn klaar!
call-drone-ready = Drone klaar!
call-sonar-ready = Sonar klaar!
call-silence-ready = Stille vaart klaar!
call-go-north = Naar het noorden!
call-go-east = Naar het oosten!
call-go-south = Naar het zuiden!
call-go-west = Naar het westen!
call-surface-soon = Straks bovenkomen!
call-wait = Wachten!
call-attack = Aanvallen!
call-hide = Stille vaart!
call-where = Waar zijn ze?
call-close = Ze zijn dichtbij!
call-lost = Ik ben ze kwijt.
call-aye = Aye!
call-here = Ze zijn ongeveer hier: { $what }

## Hoe het kwam, aan het eind

epilogue-torpedo = { $you ->
    [yes] Jullie torpedo
   *[no] Een torpedo ({ $who })
} op { $field } was de laatste treffer
epilogue-mine = { $you ->
    [yes] Jullie mijn
   *[no] Een mijn ({ $who })
} op { $field } was de laatste treffer
epilogue-archer = { $you ->
    [yes] De Archer-mijn die jullie lieten ontploffen
   *[no] De ontplofte Archer-mijn ({ $who })
} op { $field } was de laatste treffer
epilogue-sheet = { $you ->
    [yes] Jullie eigen techniek
   *[no] De techniek ({ $who })
} begaf het
epilogue-ice = { $you ->
    [yes] Jullie braken
   *[no] { $who } brak
} in sector { $sector } één keer te vaak door het ijs
epilogue-hits = { $you ->
    [yes] Jullie hebben
   *[no] { $who } heeft
} met { $shots ->
    [one] het enige schot
   *[other] { $hits ->
        [0] alle { $shots } schoten
       *[other] { $hits } van de { $shots } schoten
    }
} { $hits ->
    [0] gemist
   *[other] doel getroffen
}
epilogue-no-shots = { $you ->
    [yes] Jullie hebben
   *[no] { $who } heeft
} nooit geschoten
ending-sunk-enemy = VIJAND GEZONKEN
ending-sunk-own = JULLIE BOOT IS GEZONKEN
ending-sunk = { $name } is gezonken
ending-both-sunk = Beide boten zijn gezonken
ending-over = De slag is voorbij
ending-scene = De routes van beide boten tot de laatste treffer

## Zelf een zee tekenen

board-good = { $board }: { $size } bij { $size } velden, { $sectors } sectoren, { $islands ->
    [0] geen eilanden
    [one] één eiland
   *[other] { $islands } eilanden
}. In beide speelwijzen te spelen.
board-drift = { $count ->
    [one] haar weg past op één plek
   *[other] haar weg past op { $count } plekken
}
board-own-sea = Een zee die iemand heeft getekend.
board-own-ice = Onder ijs: wie ergens anders dan in een wak opduikt, krijgt 1 schade.
board-own-mines = Archer-mijnen: een kapitein met een volle meter mag elke daarvan laten ontploffen.
chart-head-name = Naam
chart-paint-sea = Zee
chart-paint-island = Eiland
chart-paint-hole = Wak in het ijs
chart-paint-mine = Archer-mijn
chart-fault-unknown = Zo’n zee is er niet; er is { $known }, of de hele tekst van een zee.
chart-fault-long = De tekst is te lang voor een zee.
chart-fault-form = De eerste regel is niet "{ $form }": dit is geen zee.
chart-fault-twice = Regel { $line } begint voor de tweede keer een kaart.
chart-fault-no-name = De zee heeft geen naam.
chart-fault-maps = Er moet één kaart voor beide speelwijzen zijn, of een voor elk.
chart-fault-line = Regel { $line } is geen naam.
chart-fault-name = De naam mag hoogstens { $most } gewone tekens hebben.
chart-fault-size = De kaart moet een vierkant zijn met { $known } velden per zijde.
chart-fault-sign = Wat op { $field } staat (regel { $line }) is geen zee, eiland, wak of mijn.
chart-fault-mines = { $mines } Archer-mijnen is meer dan { $most }.
chart-fault-sea = { $sea } velden zee is te weinig om je te verstoppen: het moeten er { $least } zijn.
chart-fault-cut-off = Geen koers leidt van { $field } naar open zee: de eilanden snijden { $count ->
    [one] één veld
   *[other] { $count } velden
} af.
chart-fault-sector = Sector { $sector } heeft maar { $count } van minstens { $least } velden zee: wie hem noemt, verraadt bijna de boot.
chart-fault-start = Een start op { $field } is niet eerlijk: van daar bereikt een torpedo { $reach } van { $sea } velden, meer dan { $most }.

call-likely = Vijand rond { $what }, { $more } % zeker.
call-in-sector = Vijand in sector { $what }, denk ik: { $more } %.
call-anywhere = Nog geen idee: { $what } velden zijn mogelijk.
call-breaks = { $what ->
    [n] Noord
    [e] Oost
    [s] Zuid
   *[w] West
} legt { $more ->
    [torpedo] de torpedo
    [mine] de mijn
    [drone] de drone
    [sonar] de sonar
    [silence] de stille vaart
   *[scenario] het extra systeem
} plat!
call-danger = Niet naar het { $what ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}: dat beschadigt ons!
call-plan-fire = Ik schiet zo op { $what }.
call-plan-hunt = We jagen op ze: richting { $what }.
call-plan-search = Ik zoek nog.
call-plan-hide = Ze weten te veel: ik wil verdwijnen.
call-plan-surface = Geen ruimte meer: we moeten gauw bovenkomen.

## The strip of calls: a word for each button

talk = Gesprek van de bemanning
talk-lines = Wat de bemanning het laatst zei
talk-calls = Roepen naar de bemanning
talk-here = C4?
talk-here-label = Noem de bemanning een veld, zoals C4
talk-where = Waar?
talk-attack = Aanval
talk-hide = Stil
talk-surface-soon = Gauw op
talk-wait = Wacht
talk-aye = Aye
talk-torpedo-ready = Torpedo
talk-mine-ready = Mijn
talk-drone-ready = Drone
talk-sonar-ready = Sonar
talk-silence-ready = Stilte
talk-go-north = ↑ N
talk-go-east = → O
talk-go-south = ↓ Z
talk-go-west = ← W
talk-close = Dichtbij
talk-lost = Kwijt

# A practice dive for each station.
practice-captain = Kapitein
practice-captain-start = Kies waar je boot begint: ergens in het midden.
practice-captain-course = Roep een koers. Je officier markeert en je machinist streept, zoals een bemanning doet.
practice-captain-hit = De vijand ligt stil op H6. Vaar tot op vier velden, je officier laadt intussen de torpedo; vuur dan.
practice-captain-dive = Ze hebben jullie gehoord. Duik op, trek jouw deel van de boot na en geef het woord om te duiken.
practice-first-officer = Eerste officier
practice-first-officer-torpedo = De kapitein vaart. Markeer bij elke koers een meter tot de torpedo klaar is.
practice-first-officer-drone = Nu de drone: vier markeringen.
practice-first-officer-send = Klaar. Stuur hem uit: kies een sector.
practice-engineer = Machinist
practice-engineer-cross = De kapitein riep noord: streep een symbool van dat paneel door.
practice-engineer-circuit = Laat een circuit zichzelf herstellen: streep de drie bedrade symbolen van noord door, dan dat van oost aan dezelfde draad.
practice-engineer-trace = Opgedoken. Trek een deel na, helemaal binnen de lichte rand, en teken het af.
practice-engineer-ready = Goed werk. Meld: klaar om te duiken.
practice-radio-operator = Marconist
practice-radio-operator-find = Je hoorde acht koersen, en een drone vond ze in sector 1. Trek het spoor naar waar niets is doorgestreept, en meld het.
practice-radio-operator-silence = Ze voeren in stilte, tot vier velden, dan vier koersen naar het noorden. Leg het nieuwe spoor waar het kan liggen, en meld opnieuw.
practice-not-there = Niet daar: eilanden, de rand of wat geroepen is spreken het tegen.
practice-missed = Mis. Hij moet op hun veld of ernaast ontploffen.
practice-astray = Die lijn bleef niet binnen de rand: alle vier opnieuw.
