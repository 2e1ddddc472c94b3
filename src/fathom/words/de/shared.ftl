# Was jedes Spiel sagt.

seat-0 = Bernstein
seat-1 = Türkis
seat-2 = Koralle
seat-3 = Violett
seat-4 = Weiß
seat-5 = Limette

person = Mensch
plain-yes = ja
plain-no = nein

house-rules = Hausregeln
house-rules-told = Hausregeln: { $rules }
house-rule = { $rule } { $value } (nach dem Regelheft { $book })
option-own-text = ein eigener Text
option-more-faults = und { $count } weitere
option-out-of-range = { $option }: { $value } ist nicht { $least } bis { $most }

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
error-broken-game = Das Spiel „{ $game }“ aus { $package } läuft nicht: { $reason }
error-unknown-bot = Einen Bot „{ $bot }“ gibt es hier nicht. Es gibt: { $known }.
error-invalid-bot = Der Bot „{ $bot }“ kann „{ $parameter }“ nicht haben. Seine Parameter: { $known }.
error-broken-bot = Den Bot „{ $bot }“ gibt es nicht oder er funktioniert nicht: { $reason }.
error-invalid-seats = { $game } ist für { $known } Personen, nicht für { $seats }.
error-invalid-options = Diese Einstellungen gehen nicht: { $detail }
error-unknown-rules = { $game } lässt sich nicht nach den Regeln { $rules } spielen, nur nach { $known }.
error-invalid-seed = Dieser Startwert geht nicht: { $detail }
error-invalid-move = Das ist kein Zug: { $detail }
error-not-your-turn = Du bist nicht am Zug: { $detail }
error-stale-move = Der Tisch ist schon bei Halbzug { $ply }; dieser Zug galt Halbzug { $answered }.
error-game-over = Das Spiel ist zu Ende.
error-illegal-move = „{ $move }“ geht jetzt nicht.
error-invalid-position = { $detail }
error-invalid-record = Zeile { $line } der Partie: { $fault }
error-unreadable-record = Zeile { $line } der Partie: { $fault }
error-invalid-chart = Dieser Spielplan taugt nicht: { $detail }
error-invalid-buffer = Dorthin lassen sich diese Zahlen nicht schreiben: { $detail }
error-invalid-draws = So kann der Zufall nicht gehen: { $detail }
error-error = { $detail }

advice-habit = So spielt man hier vernünftigerweise.
advice-tried = In { $tries } vorgestellten Spielen brachte das { $share } % des Sieges.
