# Een server draaien: instellingen, back-up, terugzetten, dokter.

error-invalid-setting = De instelling “{ $setting }” ({ $source }) werkt niet: { $fault }
error-store = { $detail }
error-clash = Iemand anders was eerder: { $detail }
error-missing = { $detail }
error-unavailable = { $detail }
error-newer-database = Deze database is geschreven door een nieuwere Fathom (vorm { $found }; deze kent tot { $known }). Werk Fathom bij of zet een back-up terug.
error-not-migrated = De database { $database } heeft vorm { $found }, niet { $known }: start de server één keer, die brengt haar in de nieuwste vorm.
error-invalid-backup = Deze back-up werkt niet: { $detail }
error-not-empty = { $what } bevat al iets; --force overschrijft het.

backup-done = { $file } is geschreven en gecontroleerd: { $people ->
        [one] één persoon
       *[other] { $people } personen
    }, { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    }, { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }.
backup-secret = Er staan geheimen van de server en van lopende spellen in: houd het voor uzelf.
restore-done = Teruggezet: { $people ->
        [one] één persoon
       *[other] { $people } personen
    }, { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    }, { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }.
restore-secret-kept = De server houdt zijn eigen geheim voor cookies: mensen uit de back-up hebben hun links nodig. --force neemt dat van de back-up.

doctor-variable-unknown = { $variable } lijkt op een instelling, maar geen enkele heet zo: een verschrijving?
doctor-folder = In de gegevensmap { $folder } kan worden geschreven.
doctor-folder-closed = In de gegevensmap { $folder } kan niet worden geschreven: { $reason } Geef rechten of kies met --data een andere.
doctor-disk = { $free } GB schijfruimte is vrij.
doctor-disk-little = Slechts { $free } GB schijfruimte is vrij: maak binnenkort ruimte.
doctor-disk-full = De schijf is zo goed als vol ({ $free } GB vrij): zetten worden geweigerd. Maak ruimte.
doctor-secret = Het geheim voor cookies in { $file } is privé.
doctor-secret-set = Het geheim voor cookies komt uit de instellingen.
doctor-secret-new = Er is nog geen geheim voor cookies: de eerste start trekt er een en bewaart het in { $file }.
doctor-secret-open = Anderen kunnen het geheim voor cookies lezen en dus iedereen zijn: chmod 600 { $file }
doctor-secret-broken = Het geheim voor cookies in { $file } is onleesbaar of te kort: zet het terug, of verwijder het en alle gasten beginnen opnieuw.
doctor-rules = De regels draaien gecompileerd.
doctor-rules-interpreted = De regels draaien geïnterpreteerd: juist, maar bots denken veel trager. Een C-compiler en een nieuwe installatie compileren ze.
doctor-game-broken = Het spel “{ $game }” van { $package } werkt niet, alle andere wel: { $reason }
doctor-database = De database { $database } antwoordt en heeft de nieuwste vorm.
doctor-database-new = Er is nog geen database { $database }: de eerste start maakt haar.
doctor-database-older = De database { $database } heeft vorm { $found }, niet { $known }: de volgende start werkt haar bij. Maak eerst een back-up.
doctor-database-newer = De database { $database } is geschreven door een nieuwere Fathom (vorm { $found }; deze kent tot { $known }): werk Fathom bij.
doctor-database-closed = De database is niet te gebruiken: { $reason } Controleer --database, en of de database draait.
doctor-database-forgets = PostgreSQL draait met { $setting } = off: bij stroomuitval gaan bevestigde zetten verloren. Zet het op on.
doctor-redis = Redis antwoordt.
doctor-redis-closed = Redis antwoordt niet: { $reason } Controleer --redis, en of het draait.
doctor-redis-lacking = Redis is ingesteld, maar de bibliotheken ontbreken: pip install 'fathom-games[scale]'
doctor-clock = De klokken van deze machine en van { $whose } lopen gelijk ({ $skew } ms).
doctor-clock-differs = De klokken van deze machine en van { $whose } verschillen { $skew } ms: laat beide via NTP lopen.
doctor-port-free = Poort { $port } is vrij.
doctor-port-ours = Op poort { $port } antwoordt Fathom.
doctor-port-taken = Op poort { $port } luistert iets anders: stop het, of kies een andere met --port.

error-server-unavailable = De tafelserver is niet bij de spellen geïnstalleerd (het ontbreekt aan: { $missing }). Zo wordt hij geïnstalleerd: pip install 'fathom-games[server]'

operate-title = Hoe het met Fathom gaat
operate-good = Alles in orde
operate-note = Een blik waard
operate-bad = Er is iets mis
operate-silence = De server antwoordt niet
operate-foot = Wat geteld wordt, telt vanaf de start van het proces dat antwoordt. Elke { $seconds } seconden opnieuw.
operate-store = Database
operate-store-well = bewaart
operate-store-ill = bewaart niets
operate-store-do = fathom doctor zegt waarom
operate-tables = Spellen bezig
operate-tables-waiting = { $count } niet begonnen
operate-tables-over = { $count } afgelopen
operate-people = Mensen hier
operate-sockets = { $count ->
        [one] één verbinding
       *[other] { $count } verbindingen
    }
operate-people-known = { $count } in totaal
operate-delay = Een zet is bewaard binnen
operate-delay-most = 99 van 100 binnen { $ms } ms
operate-ms = { $ms } ms
operate-nothing-yet = nog niets
operate-moves = Zetten
operate-clashes = { $count } kwamen te laat en werden opnieuw beslist
operate-refused = Geweigerd
operate-reports = Gemelde mensen
operate-reports-where = wie, staat in het logboek
operate-bots = Gedachten van bots, open
operate-bots-long = start nog een fathom worker
operate-bots-silent = Redis antwoordt niet
operate-disk = Schijf vrij
operate-disk-used = { $share } % in gebruik
operate-gb = { $gb } GB
operate-backup = Laatste back-up
operate-backup-never = geen bekend
operate-backup-do = fathom backup BESTAND
operate-hours = { $count ->
        [0] zojuist
        [one] een uur geleden
       *[other] { $count } uur geleden
    }
operate-days = { $count } dagen geleden
