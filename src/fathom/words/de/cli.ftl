# Die Befehlszeile.

games-key = Spiel
games-title = Titel
games-seats = Personen
games-about = worum es geht
games-compiled = Die Regeln laufen kompiliert.
games-interpreted = Die Regeln laufen interpretiert: langsamer, aber dieselben.

play-welcome = Was spielen wir?
play-pick = Spiel
play-seats = Wie viele spielen mit?
play-people = Wie viele der { $seats } sind Menschen an dieser Tastatur?
play-bots = Welcher Bot nimmt die anderen Plätze?
play-choose = Bitte eines davon wählen: { $choices }
play-commitment = Ehrlicher Zufall: Der Startwert dieser Partie hat den SHA-256 { $commitment }
play-cover = Nur für { $seat }. Die anderen schauen weg; dann Enter drücken.
play-enter = Enter verdeckt es wieder.
play-ask = { $seat }, was tust du?
play-many = { $count } Möglichkeiten, etwa { $example }
play-help = ? zählt die Züge auf; hint (Rat), undo (zurück), log (Verlauf) und rules (Regeln) helfen; q speichert und hört auf
play-place = { $place }. { $seat }: { $score }
play-saved = Die Partie liegt in { $file }
play-stopped = Die Partie ist gespeichert. Weiter geht es mit: { $command }
undo-not-yours = Der letzte Zug ist nicht deiner, es gibt also nichts zurückzunehmen.
undo-chance = Seither hat der Zufall etwas entschieden: Der Zug bleibt.
undo-shown = Etwas Verborgenes ist gezeigt worden: Der Zug bleibt.

replay-next = Enter zeigt den nächsten Halbzug.

record-no-ply = { $file } hat { $plies } Halbzüge, also keinen Halbzug { $ply }
record-no-seat = { $file } hat die Plätze 0 bis { $last }, also keinen Platz { $seat }

hint-title = am Zug nach { $ply ->
    [one] einem Halbzug
   *[other] { $ply } Halbzügen
}
hint-move = Zug
hint-estimate = siegt
hint-reason = was er tut, und warum
hint-over = Die Partie in { $file } ist nach { $ply } Halbzügen zu Ende; mit --to gibt es einen Rat für einen früheren Augenblick.
hint-several = Nach { $ply } Halbzügen können mehrere handeln: bitte mit --seat einen wählen, von { $seats }.
hint-not-now = Nach { $ply } Halbzügen ist für { $seat } nichts zu tun.

verify-sealed = Der Startwert ist der vor der Partie zugesagte: { $commitment }
verify-open-seed = Der Startwert ist { $seed }; er war von Anfang an offen.
verify-joint = { $count ->
    [one] Die Würfel kamen aus ihm und dem Geheimnis von { $seats }; es passt zur Zusage.
   *[other] Die Würfel kamen aus ihm und den Geheimnissen von { $seats }; sie passen zu den Zusagen.
}
verify-moves = { $plies ->
    [one] Der eine Halbzug war erlaubt.
   *[other] Alle { $plies } Halbzüge waren erlaubt.
}
verify-result = Das Ergebnis stimmt: Gewonnen hat { $winners } [{ $clause }].
verify-tampered = An { $file } wurde etwas verändert oder beschädigt. Zeile { $line }: { $fault }
verify-unfinished = Die Partie ist nicht zu Ende.

simulate-title = { $games } Partien { $game }
simulate-seat = Platz
simulate-crew = Mannschaft
simulate-bot = Bot
simulate-wins = Siege
simulate-score = Punkte
simulate-spread = 5 · 25 · 50 · 75 · 95 % hatten höchstens
simulate-plies = Halbzüge je Partie
simulate-range = ({ $least } bis { $most })
simulate-ended = beendet durch { $clause }
simulate-kept = Die Tabellen liegen in { $folder }: { $files }
simulate-intervals = In Klammern: 95-%-Vertrauensbereiche. Ein geteilter Sieg zählt anteilig.

tournament-title = { $game } mit { $seats } Plätzen: { $games } Partien, { $lineups ->
    [one] eine Besetzung
   *[other] { $lineups } Besetzungen
}
tournament-wins = Anteil der Siege
tournament-fair = Wären alle gleich, gewänne jeder { $fair }.
tournament-times-fair = × gerecht
tournament-rating = Wertung
tournament-games = Partien
tournament-fair-share = gestrichelt: der gerechte Anteil, { $fair }
tournament-duels = Zeile schlägt Spalte
tournament-intervals = Bereiche sind 95-%-Vertrauensbereiche. Ein geteilter Sieg zählt anteilig, ein Gleichstand halb.
tournament-by-the-clock = Nächstes Mal andere Zahlen, denn sie denken nach der Uhr: { $bots }.
tournament-stopped-kept = Angehalten nach { $done } von { $games } Partien. Derselbe Befehl macht dort weiter.
tournament-stopped-lost = Angehalten. Ohne --out bleibt nichts erhalten.
tournament-kept = Ergebnisse und Bericht liegen in { $folder }

gauntlet-title = { $game }: { $bot } gegen die Runde, { $seats } Plätze
gauntlet-opponent = gegen
gauntlet-elo = Elo
gauntlet-verdict = Urteil
gauntlet-stronger = stärker
gauntlet-not-stronger = nicht stärker
gauntlet-open = noch nicht sicher
gauntlet-claims = Die Prüfung entscheidet zwischen { $least } und { $most } des Sieges und irrt einmal von zwanzig. Bereiche sind 95-%-Vertrauensbereiche, etwas zu eng, wo sie früh aufhörte.

learn-title = { $game }: was { $games } Partien von { $bot } lehren
learn-sign = Zeichen
learn-known = { $notes } Stellungen. In zurückgehaltenen Partien überrascht ein Ende mit { $even } Nat, wer nichts weiß, und mit { $loss }, wer diese Zeichen kennt. Ein Gewicht ist, was eines mehr zum Logarithmus der Gewinnchancen beiträgt, je nachdem, wie viel der Partie vorbei ist.
error-numpy-missing = Zum Lernen braucht es numpy: pip install 'fathom-games[lab]'
error-nothing-to-learn = Über { $game } gibt es nichts zu lernen: Sein Instinkt nennt keine Zeichen (siehe `fathom.engine.judgement`).

error-invalid-lineup = { $fault ->
    [few] Ein Turnier braucht zwei Bots, oder einen und ein Feld: --bots hard,easy oder --bots hard --field easy.
    [twice] Der Bot „{ $bot }“ ist zweimal genannt.
   *[field] Der Bot „{ $bot }“ ist das Feld; die anderen nennt --bots.
}
error-other-tournament = In { $folder } liegt ein anderes Turnier; verschieden sind: { $others }. Bitte einen anderen Ordner wählen.
error-damaged-tournament = Zeile { $line } von { $file } hat kein Turnier geschrieben. Bitte berichtigen oder einen anderen Ordner wählen.
error-unwritable-tournament = Das Turnier kann in { $folder } nicht aufbewahrt werden: { $reason }
error-invalid-variant = { $fault ->
    [twice] „{ $variant }“ wird zweimal verändert.
    [number] „{ $variant }“ ist keine Zahl.
   *[unknown] „{ $variant }“ verändert nichts. Zu nennen ist eines von: { $known }; etwa seats=4.
}
error-invalid-goal = „{ $goal }“ ist kein Ziel. Ein Ziel ist ein Maß und eine Zahl: length=45min, first-seat=0.5, margin=5.
error-unwritable-table = Tabellen lassen sich nicht nach { $folder } schreiben: { $reason }
error-parquet-unavailable = Es gibt kein Parquet, nur CSV, denn dazu braucht es pyarrow: pip install 'fathom-games[lab]'
error-lost-process = Ein Prozess wurde von außen beendet, vielleicht aus Mangel an Speicher. Ein Turnier mit --out geht mit demselben Befehl weiter; weniger --jobs brauchen weniger.
error-no-cluster = { $reason ->
    [missing] Auf einem Cluster zu spielen braucht Ray: pip install 'fathom-games[ray]'
   *[silent] Kein Ray-Cluster antwortet ({ $address }). Starte einen mit „ray start --head“ oder nenne seine Adresse: --ray 10.0.0.1:6379
}
error-other-version = Ein Rechner des Clusters hat Fathom { $other } und dieser { $own }: Sie würden andere Partien spielen.
error-plot-unavailable = Es gibt kein Schaubild, denn dazu braucht es matplotlib: pip install 'fathom-games[lab]'

bench-compiled = kompiliert
bench-interpreted = interpretiert
bench-ratio = Verhältnis
bench-share = von C
bench-moves-per-second = Züge/s
bench-games-per-second = Partien/s
bench-copies-per-second = Kopien/s
bench-imagined-per-second = Zustände vorgestellt/s
bench-driven-moves-per-second = Züge/s, aus Python geführt
bench-length = Züge je Partie
bench-score = Punkte aller Plätze
bench-best = Punkte des besten
bench-alike = Das C-Programm spielt dasselbe Spiel: keine Zahl weicht stärker ab, als der Zufall erlaubt.
bench-different = Das C-Programm spielt NICHT dasselbe Spiel: Zahlen weichen stärker ab, als der Zufall erlaubt.
bench-iterations = Suchläufe/s
bench-copy = eine Kopie kostet so viele Züge
bench-memory = Speicher höchstens
bench-level = Stufe
bench-decisions = Entscheidungen
bench-mean = Mittel
bench-most = 99. Perzentil

board-faults = { $count ->
    [one] Ein Fehler:
   *[other] { $count } Fehler:
}
