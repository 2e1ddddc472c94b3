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
sweep-turns = Siege nach der Reihenfolge, in Prozent
sweep-spread = bester minus schlechtester
sweep-note = Unter jeder Zahl ihr 95-%-Intervall.
lab-stopped-kept = Angehalten. Derselbe Befehl macht dort weiter.
lab-stopped-lost = Angehalten. Ohne --out bleibt nichts.

report-title = { $game } in Zahlen
report-lead = Je { $games } Partien mit jeder Variante, meist zu { $seats }, gespielt von { $bots }.
report-players = zu { $seats }
report-turn = Zug { $turn }
report-length = Dauer
report-length-about = Wie viele Minuten Partien dauern. Eine übliche Partie dauert, so die Annahme, so lange, wie die Schachtel sagt; die anderen nach ihren Halbzügen.
report-scores = Punkte
report-scores-about = Oben die Punkte von allen, unten die der Gewinner.
report-seats = Nach der Zahl der Mitspieler
report-seats-about = Minuten je Partie, mit dem 95-%-Intervall.
report-first-about = Das Wievielfache seines gerechten Anteils der erste Platz gewinnt; gestrichelt: der gerechte Anteil.
report-turns = Vorteil nach der Reihenfolge
report-turns-about = Der Anteil am Sieg danach, wer wann an die Reihe kommt; gestrichelt: der gerechte Anteil, { $fair } %.
report-decisions = Was Entscheidungen wert sind
report-decisions-about = Wie viel mehr vom Sieg folgte als nach einer durchschnittlichen Entscheidung, so wie es vorher stand, wo es eine Wahl gab. In Klammern: wie oft es gewählt wurde, wenn es ging.
report-ladder = Wie sich Können zeigt
report-ladder-about = Wie viel jede Stufe gegen die darunter gewinnt, mit der Zahl der Partien; gestrichelt: die Hälfte.
report-tension = Führungswechsel, Dramatik, und wann Partien entschieden sind
report-tension-about = Wer vorn liegt, wie es jemand Vernünftiges sieht, der alles weiß: wie oft sich das in einer Partie ändert.
report-drama-about = Dramatik: wie weit der spätere Sieger zurücklag, im Mittel der Partie.
report-decided-about = Nach welchem Teil der Partie der spätere Sieger endgültig vorn lag.
report-endings = Wie Partien enden
report-endings-about = Durch welche Regel, und wie oft.
report-dead = Tote Möglichkeiten
report-dead-about = { $count ->
    [one] Ein Zug war { $often }-mal oder öfter möglich und wurde nie gewählt.
   *[other] { $count } Züge waren { $often }-mal oder öfter möglich und wurden nie gewählt.
}
report-alive = Tote Möglichkeiten
report-alive-about = Keine: Alles, was { $often }-mal oder öfter möglich war, wurde wenigstens einmal gewählt.
report-offered = so oft möglich
report-variants = Varianten
report-variants-about = Gegen das Regelheft, zu { $seats } auf denselben Startwerten. Gezeigt sind die größten Unterschiede, die kein Zufall sind (gepaarter t-Test, nach Holm korrigiert, p unter 0,05), mit ihren 95-%-Intervallen und Cohens d.
report-no-difference = Kein Unterschied, der mehr als Zufall wäre
report-rulebook = Regelheft
report-variant = Variante
report-difference = Unterschied
report-note = Bereiche sind 95-%-Intervalle. In Mannschaftsspielen zählen Mannschaften. Bots sind keine Menschen: Was sie zeigen, ist ein Anfang.
report-written = Der Bericht liegt in { $file }

tune-title = { $game }: die nächste von { $tried } versuchten Varianten
tune-goal = Ziel
tune-best = beste
tune-distance = Abstand vom Ziel
tune-nearer = Näher am Ziel als das Regelheft, auch auf Startwerten, mit denen nicht gesucht wurde.
tune-not-nearer = Auf Startwerten, mit denen nicht gesucht wurde, ist sie nicht deutlich näher als das Regelheft.
tune-note = Die Probe: je { $games } Partien auf denselben Startwerten, mit denen nicht gesucht wurde. Der Abstand zählt Zehntel des Ziels; Bereiche sind 95-%-Intervalle.
