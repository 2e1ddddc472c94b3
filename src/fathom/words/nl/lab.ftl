# Het lab: proeven, vergelijkingen en verslagen.

measure-plies = halve zetten
measure-length = minuten
measure-first-seat = winst van de eerste plaats
measure-shared = gedeelde winst
measure-score = punten
measure-best-score = meeste punten
measure-margin = voorsprong aan het eind
measure-lead-changes = wisselingen van de leiding
measure-drama = drama
measure-decided = beslist na
compare-title = { $game }: twee varianten, elk { $games } partijen op dezelfde startwaarden (seed { $seed })
compare-difference = B min A
compare-effect = effect d
compare-p = p, gecorrigeerd
compare-note = Het bereik is het 95%-interval van het verschil, partij voor partij. p is die van de gepaarde t-toets, volgens Holm gecorrigeerd voor { $count } vergelijkingen; gekleurd: onder 0,05. d is het verschil in standaardafwijkingen van een partij. Minuten zijn zo geteld dat een gewone partij zo lang duurt als de doos zegt.
sweep-title = { $game }: { $variants } varianten, elk { $games } partijen op dezelfde startwaarden
sweep-variant = variant
sweep-turns = Overwinningen naar de volgorde, in procenten
sweep-spread = beste min slechtste
sweep-note = Onder elk getal het 95%-interval.
lab-stopped-kept = Gestopt. Hetzelfde commando gaat daar verder.
lab-stopped-lost = Gestopt. Zonder --out blijft er niets.

report-title = { $game } in cijfers
report-lead = Elk { $games } partijen met iedere variant, meestal met { $seats } spelers, gespeeld door { $bots }.
report-players = { $seats } spelers
report-turn = beurt { $turn }
report-length = Duur
report-length-about = Hoeveel minuten partijen duren. Een gewone partij duurt, zo is aangenomen, zo lang als de doos zegt; de andere naar hun halve zetten.
report-scores = Punten
report-scores-about = Boven de punten van iedereen, onder die van de winnaars.
report-seats = Naar het aantal spelers
report-seats-about = Minuten per partij, met het 95%-interval.
report-first-about = Hoeveel keer zijn eerlijke deel de eerste plaats wint; gestippeld: het eerlijke deel.
report-turns = Voordeel naar de volgorde
report-turns-about = Het deel van de winst naar wie wanneer aan de beurt komt; gestippeld: het eerlijke deel, { $fair } %.
report-decisions = Wat beslissingen waard zijn
report-decisions-about = Hoeveel meer van de winst volgde dan na een gemiddelde beslissing, zoals het er vooraf voor stond, waar er een keuze was. Tussen haakjes: hoe vaak het werd gekozen als het kon.
report-ladder = Hoe bekwaamheid zich toont
report-ladder-about = Hoeveel elk niveau wint tegen dat eronder, met het aantal partijen; gestippeld: de helft.
report-tension = Wisselingen van de leiding, drama, en waar partijen worden beslist
report-tension-about = Wie voorligt, zoals een verstandig speler het ziet die alles weet: hoe vaak dat in een partij wisselt.
report-drama-about = Drama: hoe ver de latere winnaar achterlag, gemiddeld over de partij.
report-decided-about = Na welk deel van de partij de latere winnaar voorgoed voorlag.
report-endings = Hoe partijen eindigen
report-endings-about = Door welke regel, en hoe vaak.
report-dead = Dode mogelijkheden
report-dead-about = { $count ->
    [one] Eén zet was { $often } keer of vaker mogelijk en werd nooit gekozen.
   *[other] { $count } zetten waren { $often } keer of vaker mogelijk en werden nooit gekozen.
}
report-alive = Dode mogelijkheden
report-alive-about = Geen: alles wat { $often } keer of vaker mogelijk was, werd ten minste één keer gekozen.
report-offered = zo vaak mogelijk
report-variants = Varianten
report-variants-about = Tegen het spelregelboek, met { $seats } spelers op dezelfde startwaarden. Getoond zijn de grootste verschillen die geen toeval zijn (gepaarde t-toets, volgens Holm gecorrigeerd, p onder 0,05), met hun 95%-intervallen en Cohens d.
report-no-difference = Geen verschil dat meer dan toeval is
report-rulebook = spelregelboek
report-variant = variant
report-difference = verschil
report-note = Bereiken zijn 95%-intervallen. In teamspellen tellen bemanningen. Bots zijn geen mensen: wat ze tonen is een begin.
report-written = Het verslag staat in { $file }

tune-title = { $game }: de dichtstbijzijnde van { $tried } geprobeerde varianten
tune-goal = doel
tune-best = beste
tune-distance = afstand tot het doel
tune-nearer = Dichter bij het doel dan het spelregelboek, ook op startwaarden waarmee niet is gezocht.
tune-not-nearer = Op startwaarden waarmee niet is gezocht ligt ze niet duidelijk dichterbij dan het spelregelboek.
tune-note = De proef: elk { $games } partijen op dezelfde startwaarden, waarmee niet is gezocht. De afstand telt tienden van het doel; bereiken zijn 95%-intervallen.
