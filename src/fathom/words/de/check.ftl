# Was `fathom check` über ein Spiel sagt.

clean = { $game } hält den Vertrag ein, und nichts fehlt{ $advised ->
    [0] .
    [one] { "; " }eines wird empfohlen.
   *[other] { "; " }{ $advised } Dinge werden empfohlen.
}
golden-written = Geschrieben: { $file }

## Die Schachtel

check-key = Der Schlüssel „{ $key }“ besteht nicht aus kleinen Buchstaben und Ziffern, durch Bindestriche verbunden.
check-seats = Die Spielerzahlen sind { $seats }: Sie müssen aufsteigen, jede einmal.
check-usual-seats = Das Spiel soll mit { $seats } am besten sein, ist aber nicht für so viele.
check-quick-start = Mit den Optionen des Schnellstarts „{ $way }“ kann niemand spielen.
check-numbers = Die Fassung der Regeln und die längste Partie müssen über 0 sein.
check-older-rules = Die Fassungen der Regeln { $rules } müssen aufsteigen, rules_version zuletzt.
check-clauses = Das Spiel braucht Klauseln, jede einmal.
check-clause-form = „{ $clause }“ sieht nicht aus wie die Nummer einer Klausel: Buchstaben, Bindestrich, Zahl.
check-moves = Das Spiel braucht Züge, jeden mit eigenen Worten.
check-notation = Die Worte eines Zuges meinen nicht diesen Zug: { $detail }
check-chapter-effect = Ein Kapitel des Protokolls soll mit dem Ereignis „{ $effect }“ beginnen, das es nicht gibt.
check-no-instinct = Ohne Instinkt (player.py) spielen Bots schlecht.

## Regeln und Wissen

check-endless = Eine Partie endet nicht innerhalb von { $longest } Zügen, der längsten erlaubten Dauer: { $seats } Plätze, Startwert { $seed }, Optionen { $options }.
check-leak = Jemand erfährt, was er nicht wissen darf: { $detail } ({ $seats } Plätze, Optionen { $options })
check-contract = Die Regeln brechen den Vertrag: { $detail } ({ $seats } Plätze, Optionen { $options })
check-crash = Die Regeln brechen mit einem Fehler ab: { $detail } ({ $seats } Plätze, Startwert { $seed }, Optionen { $options })
check-not-imagined = Das Spiel soll etwas verbergen, aber was sich ein Platz vorstellt, ist immer die Wahrheit: { $seats } Plätze, Startwert { $seed }.
check-worlds-impossible = In Geschichte { $story } von data/small.json stellt sich ein Platz vor, was nicht sein kann: { $world }
check-worlds-missed = In Geschichte { $story } von data/small.json stellt sich ein Platz nie vor, was sein kann: { $world }
check-worlds-share = In Geschichte { $story } von data/small.json stellt sich ein Platz dies zu oft oder zu selten vor: { $world }
check-peeks = Der eigene Spieler des Spiels sieht, was sein Platz nicht wissen darf: { $detail }
check-player-crash = Der eigene Spieler des Spiels bricht mit einem Fehler ab: { $detail } ({ $seats } Plätze, Startwert { $seed })

## Wörter

check-no-language = Es gibt keine words/{ $language }.ftl.
check-unreadable-words = words/{ $language }.ftl ist bei „{ $line }“ nicht zu lesen oder sagt es zweimal.
check-word-missing = In words/{ $language }.ftl fehlt die Meldung „{ $word }“.
check-word-stray = words/{ $language }.ftl hat die Meldung „{ $word }“, Englisch hat sie nicht.
check-word-variables = Die Meldung „{ $word }“ in words/{ $language }.ftl hat andere Variablen als auf Englisch.
check-word-unknown-fact = Die Meldung „{ $word }“ fragt nach { $variable }, das ihr niemand sagt.
check-no-chapters = Die Regeln haben keine Kapitel: je eine Meldung chapter-… für die Klausel, mit der eines beginnt.
check-first-chapter = Das erste Kapitel der Regeln muss mit { $clause } beginnen.
check-no-tour = Für die erste Partie gibt es keine Führung: Meldungen tour-1, tour-2 und so weiter.

## Bildschirm, Brett, Szenen

check-no-screen = Es gibt keine screen.py: Im Terminal wird das Spiel schlicht gezeigt.
check-screen-crash = Der Bildschirm lässt sich nicht zeichnen: { $detail } ({ $seats } Plätze, Startwert { $seed })
check-no-board = Es gibt keine web/board.js: Im Browser wird das Spiel schlicht gezeigt.
check-no-picture = Es gibt keine web/picture.svg für die erste Seite.
check-board-lacks = web/board.js exportiert { $export } nicht.
check-board-unknown = web/board.js exportiert { $export }, wonach niemand fragt.
check-ending-lacks = web/ending.js exportiert { $export } nicht.
check-ending-unknown = web/ending.js exportiert { $export }, wonach niemand fragt.
check-not-served = web/{ $file } ist von einer Art, die nicht ausgeliefert wird.
check-from-elsewhere = web/{ $file } will etwas von einer anderen Seite: Der Browser wird das ablehnen.
check-import-missing = web/{ $file } importiert „{ $module }“, das es nicht gibt.
check-scenes-unreadable = data/scenes.json ist nicht zu lesen: { $detail }
check-few-scenes = Weniger als zwei Szenen in data/scenes.json erklären die Regeln.
check-scene-twice = Es gibt zwei Szenen „{ $scene }“.
check-scene-clause = Die Szene „{ $scene }“ zeigt { $clause }, die es nicht gibt.
check-scene-crash = Die Szene „{ $scene }“ lässt sich nicht spielen: { $detail }
check-scene-idle = In der Szene „{ $scene }“ kann, wer hinsieht, nichts tun.

## Goldene Partien und Tests

check-golden-missing = Es gibt keine goldene Partie mit { $seats } Plätzen: fathom check { $game } --golden schreibt sie.
check-golden-missing-older = Es gibt keine goldene Partie nach den Regeln { $rules } mit { $seats } Plätzen: Hebe die auf, die galt, als diese Regeln die neuesten waren.
check-golden-changed = Die Partie in golden/{ $file } verläuft ab Zeile { $line } anders. Ist das gewollt, erhöhe rules_version und schreibe sie neu: fathom check { $game } --golden
check-golden-changed-older = Die Partie nach den Regeln { $rules } in golden/{ $file } verläuft ab Zeile { $line } anders: Was nach ihnen begonnen wurde, würde eine andere Partie.
check-golden-stray = golden/{ $file } gehört zu keiner Spielerzahl.
check-golden-crash = Die Partie in golden/{ $file } lässt sich nicht spielen: { $detail }
check-untested = Kein Test nennt { $clause } in seiner Beschreibung.

## Ein Bot (fathom check-bot)

check-bot-clean = { $bot } spielt { $game } ehrlich: { $decisions } Entscheidungen angesehen, davon { $disguised } verkleidet. Eine Entscheidung dauert { $usual } ms, die langsamste { $slowest } ms.
check-bot-restless = { $bot } entscheidet mit demselben Wissen und denselben Würfeln nicht zweimal gleich: { $detail }
check-bot-peeks = { $bot } sieht, was sein Platz nicht wissen darf: { $detail }
check-bot-illegal = { $bot } tut, was nicht erlaubt ist: { $detail }
check-bot-crash = { $bot } bricht mit einem Fehler ab: { $detail }
check-bot-slow = { $bot } brauchte { $slowest } ms für eine Entscheidung; erlaubt sind { $limit } ms.
check-bot-clock = { $bot } denkt nach der Uhr, deshalb lässt sich nicht beweisen, dass er ehrlich ist: angesehen wurden nur Regeln und Zeit.
