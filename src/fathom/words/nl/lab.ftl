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
sweep-note = Onder elk getal het 95%-interval.
lab-stopped-kept = Gestopt. Hetzelfde commando gaat daar verder.
lab-stopped-lost = Gestopt. Zonder --out blijft er niets.
