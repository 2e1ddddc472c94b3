# Das Labor: Versuche, Vergleiche und Berichte.

measure-plies = Halbzüge
measure-length = Minuten
measure-first-seat = Sieg des ersten Platzes
measure-shared = geteilte Siege
measure-score = Punkte
measure-best-score = meiste Punkte
measure-margin = Vorsprung am Ende
measure-lead-changes = Führungswechsel
measure-drama = Dramatik
measure-decided = entschieden nach
compare-title = { $game }: zwei Varianten, je { $games } Partien auf denselben Startwerten (seed { $seed })
compare-difference = B minus A
compare-effect = Effekt d
compare-p = p, korrigiert
compare-note = Der Bereich ist das 95-%-Intervall des Unterschieds, Partie für Partie. p ist das des gepaarten t-Tests, nach Holm korrigiert für { $count } Vergleiche; farbig: unter 0,05. d ist der Unterschied in Standardabweichungen einer Partie. Minuten sind so gezählt, dass eine übliche Partie so lange dauert, wie die Schachtel sagt.
sweep-title = { $game }: { $variants } Varianten, je { $games } Partien auf denselben Startwerten
sweep-variant = Variante
sweep-note = Unter jeder Zahl ihr 95-%-Intervall.
lab-stopped-kept = Angehalten. Derselbe Befehl macht dort weiter.
lab-stopped-lost = Angehalten. Ohne --out bleibt nichts.
