# Die Befehlszeile.

games-key = Spiel
games-title = Titel
games-seats = Personen
games-about = worum es geht
games-compiled = Die Regeln laufen kompiliert.
games-interpreted = Die Regeln laufen interpretiert: langsamer, aber dieselben.

play-welcome = Was spielen wir?
play-pick = Spiel
play-seats = Wie viele spielen mit ({ $least }–{ $most })?
play-people = Wie viele der { $seats } sind Menschen an dieser Tastatur?
play-bots = Welcher Bot nimmt die anderen Plätze?
play-commitment = Ehrlicher Zufall: Der Startwert dieser Partie hat den SHA-256 { $commitment }
play-cover = Nur für { $seat }. Die anderen schauen weg; dann Enter drücken.
play-enter = Enter verdeckt es wieder.
play-ask = { $seat }, was tust du?
play-many = { $count } Möglichkeiten, etwa { $example }
play-help = ? zeigt die Züge, rules erklärt, q speichert und hört auf
play-place = { $place }. { $seat }: { $score }
play-saved = Die Partie liegt in { $file }
play-stopped = Die Partie ist gespeichert. Weiter geht es mit: { $command }

replay-next = Enter zeigt den nächsten Halbzug.

verify-sealed = Der Startwert ist der vor der Partie zugesagte: { $commitment }
verify-open-seed = Der Startwert ist { $seed }; er war von Anfang an offen.
verify-moves = { $plies ->
    [one] Der eine Halbzug war erlaubt.
   *[other] Alle { $plies } Halbzüge waren erlaubt.
}
verify-result = Das Ergebnis stimmt: Gewonnen hat { $winners } [{ $clause }].
verify-unfinished = Die Partie ist nicht zu Ende.

simulate-title = { $games } Partien { $game }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-score = Punkte
simulate-plies = Halbzüge je Partie
simulate-range = ({ $least } bis { $most })
simulate-ended = beendet durch { $clause }
simulate-intervals = In Klammern: 95-%-Vertrauensbereiche. Ein geteilter Sieg zählt anteilig.

bench-compiled = kompiliert
bench-interpreted = interpretiert
bench-ratio = Verhältnis
bench-share = von C
bench-moves-per-second = Züge/s
bench-games-per-second = Partien/s
bench-copies-per-second = Kopien/s
bench-imagined-per-second = Zustände vorgestellt/s
bench-driven-moves-per-second = Züge/s, aus Python geführt
bench-iterations = Suchläufe/s
bench-copy = eine Kopie kostet so viele Züge
bench-memory = Speicher höchstens
bench-level = Stufe
bench-decisions = Entscheidungen
bench-mean = Mittel
bench-most = 99. Perzentil

board-good = Der Spielplan „{ $board }“ hat keinen Fehler: { $width } mal { $height } Felder, { $rails } Relingstücke.
board-faults = { $count ->
    [one] Ein Fehler:
   *[other] { $count } Fehler:
}
