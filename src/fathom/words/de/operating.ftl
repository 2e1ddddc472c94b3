# Einen Server betreiben: Einstellungen, Sicherung, Wiederherstellung, Doktor.

error-invalid-setting = Die Einstellung „{ $setting }“ ({ $source }) geht nicht: { $fault }
error-store = { $detail }
error-clash = Jemand anders war schneller: { $detail }
error-missing = { $detail }
error-unavailable = { $detail }
error-newer-database = Diese Datenbank stammt von einem neueren Fathom (Form { $found }; dieses kennt sie bis { $known }). Fathom erneuern oder eine Sicherung wiederherstellen.
error-not-migrated = Die Datenbank { $database } hat die Form { $found }, nicht { $known }: den Server einmal starten, er bringt sie auf die neueste.
error-invalid-backup = Diese Sicherung geht nicht: { $detail }
error-not-empty = { $what } enthält schon etwas; --force überschreibt es.

backup-done = { $file } ist geschrieben und geprüft: { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }, { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }.
backup-secret = Darin stehen die Geheimnisse des Servers und laufender Spiele: für niemand anderen.
restore-done = Wiederhergestellt: { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }, { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }.
restore-secret-kept = Der Server behält sein eigenes Geheimnis für Cookies: Personen aus der Sicherung brauchen ihre Links. --force nimmt das der Sicherung.

doctor-variable-unknown = { $variable } sieht wie eine Einstellung aus, doch keine heißt so: verschrieben?
doctor-folder = Der Datenordner { $folder } lässt sich beschreiben.
doctor-folder-closed = Der Datenordner { $folder } lässt sich nicht beschreiben: { $reason } Rechte geben oder mit --data einen anderen wählen.
doctor-disk = { $free } GB Platte sind frei.
doctor-disk-little = Nur { $free } GB Platte sind frei: bald Platz schaffen.
doctor-disk-full = Die Platte ist so gut wie voll ({ $free } GB frei): Züge werden abgelehnt. Platz schaffen.
doctor-secret = Das Geheimnis für Cookies in { $file } ist privat.
doctor-secret-set = Das Geheimnis für Cookies kommt aus den Einstellungen.
doctor-secret-new = Es gibt noch kein Geheimnis für Cookies: der erste Start zieht eines und legt es in { $file } ab.
doctor-secret-open = Andere können das Geheimnis für Cookies lesen und damit jeder sein: chmod 600 { $file }
doctor-secret-broken = Das Geheimnis für Cookies in { $file } ist nicht lesbar oder zu kurz: wiederherstellen, oder löschen und alle Gäste fangen neu an.
doctor-rules = Die Regeln laufen übersetzt.
doctor-rules-interpreted = Die Regeln laufen interpretiert: richtig, doch Bots denken viel langsamer. Ein C-Compiler und eine neue Installation übersetzen sie.
doctor-game-broken = Das Spiel „{ $game }“ von { $package } funktioniert nicht, alle anderen schon: { $reason }
doctor-database = Die Datenbank { $database } antwortet und hat die neueste Form.
doctor-database-new = Es gibt noch keine Datenbank { $database }: der erste Start legt sie an.
doctor-database-older = Die Datenbank { $database } hat die Form { $found }, nicht { $known }: der nächste Start bringt sie auf die neueste. Vorher sichern.
doctor-database-newer = Die Datenbank { $database } stammt von einem neueren Fathom (Form { $found }; dieses kennt sie bis { $known }): Fathom erneuern.
doctor-database-closed = Die Datenbank ist nicht zu gebrauchen: { $reason } --database prüfen, und ob die Datenbank läuft.
doctor-database-forgets = PostgreSQL läuft mit { $setting } = off: ein Stromausfall verliert bestätigte Züge. Auf on setzen.
doctor-redis = Redis antwortet.
doctor-redis-closed = Redis antwortet nicht: { $reason } --redis prüfen, und ob es läuft.
doctor-redis-lacking = Redis ist eingestellt, doch seine Bibliotheken fehlen: pip install 'fathom-games[scale]'
doctor-clock = Die Uhren dieses Rechners und von { $whose } stimmen überein ({ $skew } ms).
doctor-clock-differs = Die Uhren dieses Rechners und von { $whose } gehen { $skew } ms auseinander: beide über NTP stellen.
doctor-port-free = Port { $port } ist frei.
doctor-port-ours = Auf Port { $port } antwortet Fathom.
doctor-port-taken = Auf Port { $port } lauscht etwas anderes: beenden oder mit --port einen anderen wählen.

error-server-unavailable = Der Tischserver ist nicht mit den Spielen installiert (es fehlen: { $missing }). So wird er installiert: pip install 'fathom-games[server]'

operate-title = Wie es Fathom geht
operate-good = Alles in Ordnung
operate-note = Einen Blick wert
operate-bad = Etwas stimmt nicht
operate-silence = Der Server antwortet nicht
operate-foot = Was gezählt wird, wird seit dem Start des Prozesses gezählt, der antwortet. Alle { $seconds } Sekunden neu.
operate-store = Datenbank
operate-store-well = behält
operate-store-ill = behält nichts
operate-store-do = fathom doctor sagt, warum
operate-tables = Spiele im Gang
operate-tables-waiting = { $count } nicht begonnen
operate-tables-over = { $count } zu Ende
operate-people = Leute hier
operate-sockets = { $count ->
        [one] eine Verbindung
       *[other] { $count } Verbindungen
    }
operate-people-known = { $count } insgesamt
operate-delay = Ein Zug ist sicher nach
operate-delay-most = 99 von 100 nach { $ms } ms
operate-ms = { $ms } ms
operate-nothing-yet = noch nichts
operate-moves = Züge
operate-clashes = { $count } kamen zu spät und wurden neu entschieden
operate-refused = Abgelehnt
operate-reports = Gemeldete Leute
operate-reports-where = wer, steht im Protokoll
operate-bots = Gedanken der Bots, offen
operate-bots-long = noch einen fathom worker starten
operate-bots-silent = Redis antwortet nicht
operate-disk = Platte frei
operate-disk-used = { $share } % belegt
operate-gb = { $gb } GB
operate-backup = Letzte Sicherung
operate-backup-never = keine bekannt
operate-backup-do = fathom backup DATEI
operate-hours = { $count ->
        [0] gerade eben
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
operate-days = vor { $count } Tagen
