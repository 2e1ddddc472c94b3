# Wat `fathom check` over een spel zegt.

clean = { $game } houdt zich aan het contract en mist niets{ $advised ->
    [0] .
    [one] { "; " }één ding wordt aangeraden.
   *[other] { "; " }{ $advised } dingen worden aangeraden.
}
golden-written = Geschreven: { $file }

## De doos

check-key = De sleutel “{ $key }” bestaat niet uit kleine letters en cijfers, verbonden door koppeltekens.
check-seats = De aantallen plaatsen zijn { $seats }: ze moeten oplopen, elk één keer.
check-usual-seats = Het spel zou met { $seats } het best zijn, maar is niet voor zo veel.
check-quick-start = Met de opties van de snelstart “{ $way }” kan niemand spelen.
check-numbers = De versie van de regels en het langste spel moeten boven 0 zijn.
check-older-rules = De versies van de regels { $rules } moeten oplopen, rules_version als laatste.
check-clauses = Het spel heeft clausules nodig, elk één keer.
check-clause-form = “{ $clause }” lijkt niet op het nummer van een clausule: letters, koppelteken, getal.
check-moves = Het spel heeft zetten nodig, elk met eigen woorden.
check-notation = De woorden van een zet bedoelen die zet niet: { $detail }
check-chapter-effect = Een hoofdstuk van het verslag moet met de gebeurtenis “{ $effect }” beginnen, die niet bestaat.
check-no-instinct = Zonder instinct (player.py) spelen bots slecht.

## Regels en kennis

check-endless = Een spel eindigt niet binnen { $longest } zetten, het langste dat mag: { $seats } plaatsen, startgetal { $seed }, opties { $options }.
check-leak = Iemand krijgt te horen wat hij niet mag weten: { $detail } ({ $seats } plaatsen, opties { $options })
check-contract = De regels breken het contract: { $detail } ({ $seats } plaatsen, opties { $options })
check-crash = De regels stoppen met een fout: { $detail } ({ $seats } plaatsen, startgetal { $seed }, opties { $options })
check-not-imagined = Het spel zou iets verbergen, maar wat een plaats zich voorstelt is altijd de waarheid: { $seats } plaatsen, startgetal { $seed }.
check-worlds-impossible = In verhaal { $story } van data/small.json stelt een plaats zich voor wat niet kan: { $world }
check-worlds-missed = In verhaal { $story } van data/small.json stelt een plaats zich nooit voor wat wel kan: { $world }
check-worlds-share = In verhaal { $story } van data/small.json stelt een plaats zich dit te vaak of te zelden voor: { $world }
check-peeks = De eigen speler van het spel ziet wat zijn plaats niet mag weten: { $detail }
check-player-crash = De eigen speler van het spel stopt met een fout: { $detail } ({ $seats } plaatsen, startgetal { $seed })

## Woorden

check-no-language = Er is geen words/{ $language }.ftl.
check-unreadable-words = words/{ $language }.ftl is bij “{ $line }” niet te lezen, of zegt het twee keer.
check-word-missing = In words/{ $language }.ftl ontbreekt het bericht “{ $word }”.
check-word-stray = words/{ $language }.ftl heeft het bericht “{ $word }”, Engels niet.
check-word-variables = Het bericht “{ $word }” in words/{ $language }.ftl heeft andere variabelen dan in het Engels.
check-word-unknown-fact = Het bericht “{ $word }” vraagt naar { $variable }, wat niemand het vertelt.
check-no-chapters = De regels hebben geen hoofdstukken: een bericht chapter-… voor de clausule waarmee er een begint.
check-first-chapter = Het eerste hoofdstuk van de regels moet met { $clause } beginnen.
check-no-tour = Er is geen rondleiding voor een eerste spel: berichten tour-1, tour-2 enzovoort.

## Scherm, bord, scènes

check-no-screen = Er is geen screen.py: in de terminal wordt het spel eenvoudig getoond.
check-screen-crash = Het scherm kan niet worden getekend: { $detail } ({ $seats } plaatsen, startgetal { $seed })
check-no-board = Er is geen web/board.js: in de browser wordt het spel eenvoudig getoond.
check-no-picture = Er is geen web/picture.svg voor de eerste pagina.
check-board-lacks = web/board.js exporteert { $export } niet.
check-board-unknown = web/board.js exporteert { $export }, waar niemand naar vraagt.
check-ending-lacks = web/ending.js exporteert { $export } niet.
check-ending-unknown = web/ending.js exporteert { $export }, waar niemand naar vraagt.
check-not-served = web/{ $file } is van een soort die niet wordt verstuurd.
check-from-elsewhere = web/{ $file } vraagt iets van een andere site: de browser zal dat weigeren.
check-import-missing = web/{ $file } importeert “{ $module }”, dat er niet is.
check-scenes-unreadable = data/scenes.json is niet te lezen: { $detail }
check-few-scenes = Minder dan twee scènes in data/scenes.json leggen de regels uit.
check-scene-twice = Er zijn twee scènes “{ $scene }”.
check-scene-clause = De scène “{ $scene }” gaat over { $clause }, die niet bestaat.
check-scene-crash = De scène “{ $scene }” kan niet worden gespeeld: { $detail }
check-scene-idle = In de scène “{ $scene }” heeft wie kijkt niets te doen.

## Gouden spellen en tests

check-golden-missing = Er is geen gouden spel met { $seats } plaatsen: fathom check { $game } --golden schrijft het.
check-golden-missing-older = Er is geen gouden spel volgens regels { $rules } met { $seats } plaatsen: bewaar het spel dat gold toen die de nieuwste waren.
check-golden-changed = Het spel in golden/{ $file } verloopt vanaf regel { $line } anders. Is dat de bedoeling, verhoog dan rules_version en schrijf het opnieuw: fathom check { $game } --golden
check-golden-changed-older = Het spel volgens regels { $rules } in golden/{ $file } verloopt vanaf regel { $line } anders: wat daarmee begonnen is, zou een ander spel worden.
check-golden-stray = golden/{ $file } hoort bij geen aantal plaatsen.
check-golden-crash = Het spel in golden/{ $file } kan niet worden gespeeld: { $detail }
check-untested = Geen test noemt { $clause } in zijn beschrijving.

## Een bot (fathom check-bot)

check-bot-clean = { $bot } speelt { $game } eerlijk: { $decisions } beslissingen bekeken, waarvan { $disguised } vermomd. Een beslissing duurt { $usual } ms, de traagste { $slowest } ms.
check-bot-restless = { $bot } beslist met dezelfde kennis en dezelfde dobbelstenen niet twee keer hetzelfde: { $detail }
check-bot-peeks = { $bot } kijkt naar wat zijn plaats niet mag weten: { $detail }
check-bot-illegal = { $bot } doet wat niet mag: { $detail }
check-bot-crash = { $bot } stopt met een fout: { $detail }
check-bot-slow = { $bot } had { $slowest } ms nodig voor een beslissing; toegestaan is { $limit } ms.
check-bot-clock = { $bot } denkt op de klok, dus dat hij eerlijk is, is niet te bewijzen: alleen regels en tijd zijn bekeken.
