# De opdrachtregel.

games-key = spel
games-title = titel
games-seats = spelers
games-about = waar het om gaat
games-compiled = De regels draaien gecompileerd.
games-interpreted = De regels draaien geïnterpreteerd: trager, maar dezelfde.

play-welcome = Wat spelen we?
play-pick = Spel
play-seats = Hoeveel spelers?
play-people = Hoeveel van de { $seats } zijn mensen aan dit toetsenbord?
play-bots = Welke bot neemt de andere plaatsen?
play-choose = Kies een van deze: { $choices }
play-commitment = Eerlijk toeval: de startwaarde van deze partij heeft SHA-256 { $commitment }
play-cover = Alleen voor { $seat }. De anderen kijken weg; druk dan op Enter.
play-enter = Enter verbergt het weer.
play-ask = { $seat }, wat doe je?
play-many = { $count } mogelijkheden, zoals { $example }
play-help = ? somt de zetten op; hint (raad), undo (terug), log (verloop) en rules (regels) helpen; q bewaart en stopt
play-place = { $place }. { $seat }: { $score }
play-saved = De partij staat in { $file }
play-stopped = De partij is bewaard. Ga verder met: { $command }
undo-not-yours = De laatste zet is niet de jouwe, er is dus niets terug te nemen.
undo-chance = Sindsdien heeft het toeval iets beslist: de zet blijft.
undo-shown = Iets verborgens is getoond: de zet blijft.

replay-next = Enter toont de volgende zet.

record-no-ply = { $file } heeft { $plies } zetten, dus geen zet { $ply }
record-no-seat = { $file } heeft de plaatsen 0 tot en met { $last }, dus geen plaats { $seat }

hint-title = aan zet na { $ply ->
    [one] één zet
   *[other] { $ply } zetten
}
hint-move = zet
hint-estimate = wint
hint-reason = wat die doet, en waarom
hint-over = De partij in { $file } is na { $ply } zetten afgelopen; met --to is er raad voor een eerder moment.
hint-several = Na { $ply } zetten kunnen er meer handelen: kies er één met --seat, uit { $seats }.
hint-not-now = Na { $ply } zetten is er voor { $seat } niets te doen.

verify-sealed = De startwaarde is die van tevoren was toegezegd: { $commitment }
verify-open-seed = De startwaarde is { $seed }; die was vanaf het begin open.
verify-joint = { $count ->
    [one] De dobbelstenen kwamen daaruit en uit het geheim van { $seats }; het past bij de toezegging.
   *[other] De dobbelstenen kwamen daaruit en uit de geheimen van { $seats }; ze passen bij de toezeggingen.
}
verify-moves = { $plies ->
    [one] De ene zet was geldig.
   *[other] Alle { $plies } zetten waren geldig.
}
verify-result = De uitslag klopt: { $winners } heeft gewonnen [{ $clause }].
verify-tampered = Aan { $file } is iets veranderd of beschadigd. Regel { $line }: { $fault }
verify-unfinished = De partij is niet afgelopen.

simulate-title = { $games } partijen { $game }
simulate-seat = plaats
simulate-crew = bemanning
simulate-bot = bot
simulate-wins = gewonnen
simulate-score = score
simulate-spread = 5 · 25 · 50 · 75 · 95 % scoorden hoogstens
simulate-plies = zetten per partij
simulate-range = ({ $least } tot { $most })
simulate-ended = beëindigd door { $clause }
simulate-kept = De tabellen staan in { $folder }: { $files }
simulate-intervals = Tussen haakjes: 95 %-betrouwbaarheidsintervallen. Een gedeelde zege telt voor een deel.

tournament-title = { $game } met { $seats } plaatsen: { $games } partijen, { $lineups ->
    [one] één opstelling
   *[other] { $lineups } opstellingen
}
tournament-wins = Aandeel gewonnen
tournament-fair = Waren alle gelijk, dan won elk { $fair }.
tournament-times-fair = × eerlijk
tournament-rating = waardering
tournament-games = partijen
tournament-fair-share = gestreept: het eerlijke deel, { $fair }
tournament-duels = Rij verslaat kolom
tournament-intervals = Bereiken zijn 95 %-betrouwbaarheidsintervallen. Een gedeelde zege telt voor een deel, gelijk telt half.
tournament-by-the-clock = Volgende keer andere cijfers, want ze denken op de klok: { $bots }.
tournament-stopped-kept = Gestopt na { $done } van { $games } partijen. Dezelfde opdracht gaat daar verder.
tournament-stopped-lost = Gestopt. Zonder --out wordt niets bewaard.
tournament-kept = Uitslagen en verslag staan in { $folder }

gauntlet-title = { $game }: { $bot } tegen de kring, { $seats } plaatsen
gauntlet-opponent = tegen
gauntlet-elo = Elo
gauntlet-verdict = oordeel
gauntlet-stronger = sterker
gauntlet-not-stronger = niet sterker
gauntlet-open = nog niet zeker
gauntlet-claims = De toets beslist tussen { $least } en { $most } van de zege en vergist zich één op de twintig keer. Bereiken zijn 95 %-betrouwbaarheidsintervallen, iets te smal waar zij vroeg stopte.

learn-title = { $game }: wat { $games } partijen van { $bot } leren
learn-sign = teken
learn-known = { $notes } standen. In achtergehouden partijen verrast een einde met { $even } nat wie niets weet, en met { $loss } wie deze tekens kent. Een gewicht is wat één meer bijdraagt aan de logaritme van de winstkansen, naar hoeveel van de partij voorbij is.
error-numpy-missing = Om te leren is numpy nodig: pip install 'fathom-games[lab]'
error-nothing-to-learn = Over { $game } valt niets te leren: zijn instinct noemt geen tekens (zie `fathom.engine.judgement`).

error-invalid-lineup = { $fault ->
    [few] Een toernooi heeft twee bots nodig, of één en een veld: --bots hard,easy of --bots hard --field easy.
    [twice] De bot “{ $bot }” is twee keer genoemd.
   *[field] De bot “{ $bot }” is het veld; de andere noemt --bots.
}
error-other-tournament = In { $folder } staat een ander toernooi; anders zijn: { $others }. Kies een andere map.
error-damaged-tournament = Regel { $line } van { $file } is niet door een toernooi geschreven. Herstel die, of kies een andere map.
error-unwritable-tournament = Het toernooi kan niet in { $folder } worden bewaard: { $reason }
error-invalid-variant = { $fault ->
    [twice] “{ $variant }” wordt twee keer veranderd.
    [number] “{ $variant }” is geen getal.
   *[unknown] “{ $variant }” verandert niets. Noem een van: { $known }; zoals seats=4.
}
error-invalid-goal = “{ $goal }” is geen doel. Een doel is een maat en een getal: length=45min, first-seat=0.5, margin=5.
error-unwritable-table = Tabellen kunnen niet naar { $folder } worden geschreven: { $reason }
error-parquet-unavailable = Er is geen Parquet, alleen CSV, want daarvoor is pyarrow nodig: pip install 'fathom-games[lab]'
error-lost-process = Een proces is van buitenaf beëindigd, misschien door gebrek aan geheugen. Een toernooi met --out gaat met dezelfde opdracht verder; minder --jobs hebben minder nodig.
error-no-cluster = { $reason ->
    [missing] Op een cluster spelen heeft Ray nodig: pip install 'fathom-games[ray]'
   *[silent] Geen Ray-cluster antwoordt ({ $address }). Start er een met “ray start --head” of noem het adres: --ray 10.0.0.1:6379
}
error-other-version = Een machine van het cluster heeft Fathom { $other } en deze { $own }: ze zouden andere partijen spelen.
error-plot-unavailable = Er is geen grafiek, want daarvoor is matplotlib nodig: pip install 'fathom-games[lab]'

bench-compiled = gecompileerd
bench-interpreted = geïnterpreteerd
bench-ratio = verhouding
bench-share = van C
bench-moves-per-second = zetten/s
bench-games-per-second = partijen/s
bench-copies-per-second = kopieën/s
bench-imagined-per-second = toestanden verbeeld/s
bench-driven-moves-per-second = zetten/s, gestuurd vanuit Python
bench-length = zetten per partij
bench-score = score van alle plaatsen
bench-best = score van de beste
bench-alike = Het C-programma speelt hetzelfde spel: geen cijfer wijkt meer af dan het toeval toelaat.
bench-different = Het C-programma speelt NIET hetzelfde spel: cijfers wijken meer af dan het toeval toelaat.
bench-iterations = zoekrondes/s
bench-copy = een kopie kost zoveel zetten
bench-memory = geheugen hoogstens
bench-level = niveau
bench-decisions = beslissingen
bench-mean = gemiddeld
bench-most = 99e percentiel

board-faults = { $count ->
    [one] Eén fout:
   *[other] { $count } fouten:
}
