# A person's page, ratings and passkeys.

my-page = My page
person-since = Here since { $day }
person-hidden = { $name } shows nothing else to you.
person-none = No finished games yet.
person-none-you = No finished games yet. They will gather here, with how well you did and against whom.
sum-games = Games
sum-won = Won
sum-streak = Won in a row
sum-best-streak = Longest such run
won-share = { $won } ({ $share } %)
streak-of = { $streak }, longest { $best }
rating = Rating
rating-own = you
rating-early = (early days)
opponents = With and against
against = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $ahead } ahead, { $behind } behind
beside = { $games ->
    [one] { $games } on the same side
   *[other] { $games } on the same side
}
scores = Games
scores-together = Games with { $name }
scores-all = All { $count }

## The account

account = Your account
passkey = Passkey
passkeys = Passkeys
passkeys-hint = You are a guest: this browser alone knows you. With a passkey you come back on any device, by fingerprint, face or PIN. No password, no e-mail; all that you have played stays yours.
passkeys-kept = With one of these you come back on any device.
passkeys-address = Browsers make no passkeys for an address made of numbers. Open Fathom by its name: https:// and a name, or http://localhost on this machine. The link below works here too.
passkeys-insecure = Browsers make passkeys only over a secure connection: https:// and a name, or http://localhost on this machine. The link below works here too.
passkeys-unable = This browser has no passkeys. The link below works here too.
passkey-make = Make a passkey
passkey-another = Another passkey
passkey-made = The passkey is made.
passkey-come-back = I have a passkey
passkey-come-back-hint = Here you have played as { $name }. What { $name } has played joins your account when you come back.
passkey-since = since { $day }
passkey-used = last used { $day }
passkey-remove = Remove the passkey “{ $name }”
error-passkey-there = This device has a passkey of yours already.
error-passkey-cancelled = Nothing was done: the device showed no passkey.
other-device = Another device
other-device-hint = A link makes another device you, once and within ten minutes.
other-device-link = Show the link
other-device-once = Open this on your other device within ten minutes. Whoever opens it is you: show it to nobody else.
sign-out = Sign out here
shown-to = Who sees how I play
shown-to-nobody = only me
shown-to-opponents = who has played with me
shown-to-everybody = everybody
shown-to-nobody-hint = Others see your name and the games you played together.
shown-to-opponents-hint = They see how often you won, your ratings, and the games you played together. Strangers see your name.
shown-to-everybody-hint = Everybody sees how often you won and your ratings.
be-rated = Ratings
be-rated-hint = A figure for each game: 25 is where everybody begins, bots too. Off: your games count for nobody’s rating.

conduct = About { $name }
conduct-is-muted = muted
conduct-mute = Mute
conduct-unmute = Let them speak again
conduct-mute-hint = Nobody at this table reads what { $name } writes, until you let them speak again. A crew still hears their calls.
conduct-muted-now = { $name } is muted.
conduct-unmuted-now = { $name } may speak again.
conduct-block = Block
conduct-block-hint = You read nothing of what { $name } writes, at any table, and they cannot sit down at tables that you host. They are not told.
conduct-blocked-now = { $name } is blocked. Your own page lists those whom you blocked.
conduct-report = Tell the operator
conduct-report-hint = What happened, in a sentence or two. It is read by whoever runs this server.
conduct-report-send = Send
conduct-reported-now = The operator is told about { $name }.
conduct-blocked-people = Blocked
conduct-unblock = Make it up with { $name }
