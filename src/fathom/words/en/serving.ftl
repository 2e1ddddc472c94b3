# The table server: what it says on start, and what it refuses.

serve-title = Fathom is ready to play.
serve-here = On this machine
serve-lan = In this network
serve-phone = Phones in the same network: point the camera here.
serve-stop = Ctrl-C stops the server; every game goes on when it starts again.

error-refused = { $detail }
error-malformed = The server did not understand this: { $detail }
error-no-identity = The server does not know you yet.
error-foreign-origin = This came from a page of another site.
error-not-allowed = You may not do this: { $detail }
error-no-spectators = The host plays without spectators.
error-unknown-table = There is no such table.
error-unknown-link = This link has been used, is too old, or never was one.
error-unknown-person = There is nobody at this address.
error-no-passkeys-here = { $reason ->
    [address] Browsers make no passkeys for an address made of numbers. They work at { $url }.
    [insecure] Browsers make passkeys only over a secure connection. They work at { $url }.
   *[other] Passkeys work here only at { $url }.
}
error-bad-passkey = The passkey did not fit: too late, or not for this site. Try again.
error-two-seats = At table { $table } both of you play: this guest, and whose passkey it is. End that game first.
error-unknown-passkey = This passkey is not known here. Perhaps it was removed.
error-too-many-passkeys = You have { $most } passkeys. Remove one first.
error-no-way-back = Without a passkey you could not come back. Make one first.
error-table-full = Every seat of this table is taken.
error-seat-taken = Somebody sits there already.
error-wrong-seat = That is not your seat: { $detail }
error-wrong-time = Not now: { $detail }
error-not-ready = The game cannot start yet: { $detail }
error-not-committed = This is not the secret that you committed yourself to.
error-no-undo = The move cannot be taken back: { $detail }
error-too-fast = Not so fast. Try again in { $retry_after ->
    [one] one second.
   *[other] { $retry_after } seconds.
}
error-too-many-tables = You host { $most } unfinished tables. Finish or end one first.
error-too-many-sockets = You look at this table from too many places. Close one first.
error-other-rules = This game was begun with rules { $begun }; this server has rules { $rules }.
error-not-installed = The game “{ $game }” is not installed on this server any more. Its tables are kept.
error-stopping = The server restarts. Try again in a moment.
error-store = This cannot be kept: { $detail }
error-clash = Somebody else was first. Try again.
error-missing = There is no such thing here any more.
error-unavailable = The server cannot reach its database. Try again in a moment.
error-internal = Something went wrong on the server; it is noted.
error-not-found = There is nothing at this address.
error-not-this-way = This address does not work that way.
error-too-long = That is too long.
error-no-lesson = There is no such lesson.
error-no-charts = This game is always played on the same board.
error-muted = The host has muted you at this table.
error-closed = This server is for those who know its password, or have an invitation.
error-unwelcome = The host of this table has blocked you. Find another table, or set one up.
