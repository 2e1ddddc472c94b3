# Running a server: settings, backup, restore, doctor.

error-invalid-setting = The setting “{ $setting }” ({ $source }) does not work: { $fault }
error-store = { $detail }
error-clash = Somebody else was first: { $detail }
error-missing = { $detail }
error-unavailable = { $detail }
error-newer-database = This database was written by a newer Fathom (form { $found }; this one knows up to { $known }). Upgrade Fathom, or restore a backup.
error-not-migrated = The database { $database } has form { $found }, not { $known }: start the server once, it brings it to the newest form.
error-invalid-backup = This backup does not work: { $detail }
error-not-empty = { $what } holds something already; --force overwrites it.

backup-done = { $file } is written and checked: { $people ->
        [one] one person
       *[other] { $people } people
    }, { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
backup-secret = It holds the secrets of the server and of games in play: keep it to yourself.
restore-done = Restored: { $people ->
        [one] one person
       *[other] { $people } people
    }, { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
restore-secret-kept = The server keeps its own secret for cookies: people from the backup need their links. --force takes the backup's.

doctor-variable-unknown = { $variable } looks like a setting, but there is none of that name: a slip of the pen?
doctor-folder = The data folder { $folder } can be written.
doctor-folder-closed = The data folder { $folder } cannot be written: { $reason } Make it writable, or choose another with --data.
doctor-disk = { $free } GB of disk are free.
doctor-disk-little = Only { $free } GB of disk are free: make room soon.
doctor-disk-full = The disk is as good as full ({ $free } GB free): moves will be refused. Make room.
doctor-secret = The secret for cookies in { $file } is private.
doctor-secret-set = The secret for cookies comes from the settings.
doctor-secret-new = There is no secret for cookies yet: the first start draws one and keeps it in { $file }.
doctor-secret-open = Others can read the secret for cookies, and so be anybody: chmod 600 { $file }
doctor-secret-broken = The secret for cookies in { $file } cannot be read or is too short: restore it, or remove it and all guests start afresh.
doctor-rules = The rules run compiled.
doctor-rules-interpreted = The rules run interpreted: right, but bots think much slower. A C compiler and a new installation compile them.
doctor-game-broken = The game “{ $game }” of { $package } does not work, all others do: { $reason }
doctor-database = The database { $database } answers and has the newest form.
doctor-database-new = There is no database { $database } yet: the first start makes it.
doctor-database-older = The database { $database } has form { $found }, not { $known }: the next start migrates it. Make a backup before.
doctor-database-newer = The database { $database } was written by a newer Fathom (form { $found }; this one knows up to { $known }): upgrade Fathom.
doctor-database-closed = The database cannot be used: { $reason } Check --database, and whether the database runs.
doctor-database-forgets = PostgreSQL runs with { $setting } = off: a power cut loses moves that were acknowledged. Set it to on.
doctor-redis = Redis answers.
doctor-redis-closed = Redis does not answer: { $reason } Check --redis, and whether it runs.
doctor-redis-lacking = Redis is set, but its libraries are not installed: pip install 'fathom-games[scale]'
doctor-clock = The clocks of this machine and of { $whose } agree ({ $skew } ms).
doctor-clock-differs = The clocks of this machine and of { $whose } differ by { $skew } ms: let both keep time by NTP.
doctor-port-free = Port { $port } is free.
doctor-port-ours = Fathom answers on port { $port }.
doctor-port-taken = Something else listens on port { $port }: stop it, or choose another with --port.

error-server-unavailable = The table server is not installed with the games (missing: { $missing }). To install it: pip install 'fathom-games[server]'

operate-title = How Fathom does
operate-good = All is well
operate-note = Worth a look
operate-bad = Something is wrong
operate-silence = The server does not answer
operate-foot = Figures since the start of the process that answers, where they count what happens. Looked at anew every { $seconds } seconds.
operate-store = Database
operate-store-well = keeps
operate-store-ill = keeps nothing
operate-store-do = fathom doctor says why
operate-tables = Games on
operate-tables-waiting = { $count } not begun
operate-tables-over = { $count } over
operate-people = People here
operate-sockets = { $count ->
        [one] one connection
       *[other] { $count } connections
    }
operate-people-known = { $count } ever
operate-delay = A move is kept within
operate-delay-most = 99 of 100 within { $ms } ms
operate-ms = { $ms } ms
operate-nothing-yet = nothing yet
operate-moves = Moves
operate-clashes = { $count } came second and were decided again
operate-refused = Refused
operate-reports = People reported
operate-reports-where = the log says who
operate-bots = Bots’ thoughts waiting
operate-bots-long = start another fathom worker
operate-bots-silent = Redis does not answer
operate-disk = Disk free
operate-disk-used = { $share } % used
operate-gb = { $gb } GB
operate-backup = Last backup
operate-backup-never = none known
operate-backup-do = fathom backup FILE
operate-hours = { $count ->
        [0] just now
        [one] an hour ago
       *[other] { $count } hours ago
    }
operate-days = { $count } days ago
