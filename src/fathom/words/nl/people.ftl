# De pagina van een persoon, ratings en passkeys.

my-page = Mijn pagina
person-since = Hier sinds { $day }
person-hidden = { $name } laat je verder niets zien.
person-none = Nog geen afgelopen spellen.
person-none-you = Nog geen afgelopen spellen. Ze komen hier te staan, met hoe het ging en tegen wie.
sum-games = Spellen
sum-won = Gewonnen
sum-streak = Op rij gewonnen
sum-best-streak = Langste reeks
won-share = { $won } ({ $share } %)
streak-of = { $streak }, hoogstens { $best }
rating = Rating
rating-own = jij
rating-early = (nog onzeker)
opponents = Met en tegen
against = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}: { $ahead } beter, { $behind } slechter
beside = { $games ->
    [one] { $games } aan dezelfde kant
   *[other] { $games } aan dezelfde kant
}
scores = Spellen
scores-together = Spellen met { $name }
scores-all = Alle { $count }

## Het account

account = Je account
passkey = Passkey
passkeys = Passkeys
passkeys-hint = Je bent gast: alleen deze browser kent je. Met een passkey kom je op elk apparaat terug, met vingerafdruk, gezicht of pincode. Geen wachtwoord, geen e-mail; alles wat je gespeeld hebt blijft van jou.
passkeys-kept = Met een van deze kom je op elk apparaat terug.
passkeys-address = Voor een adres van cijfers maken browsers geen passkeys. Open Fathom met zijn naam: https:// en een naam, of http://localhost op deze computer. De link hieronder werkt ook hier.
passkeys-insecure = Browsers maken passkeys alleen over een veilige verbinding: https:// en een naam, of http://localhost op deze computer. De link hieronder werkt ook hier.
passkeys-unable = Deze browser kent geen passkeys. De link hieronder werkt ook hier.
passkey-make = Passkey maken
passkey-another = Nog een passkey
passkey-made = De passkey is gemaakt.
passkey-come-back = Ik heb een passkey
passkey-come-back-hint = Hier heb je als { $name } gespeeld. Wat { $name } heeft gespeeld, komt bij je account als je terugkomt.
passkey-since = sinds { $day }
passkey-used = laatst gebruikt { $day }
passkey-remove = Passkey “{ $name }” verwijderen
error-passkey-there = Dit apparaat heeft al een passkey van jou.
error-passkey-cancelled = Er is niets gedaan: het apparaat liet geen passkey zien.
other-device = Ander apparaat
other-device-hint = Een link maakt een ander apparaat van jou, één keer en binnen tien minuten.
other-device-link = Link tonen
other-device-once = Open dit binnen tien minuten op je andere apparaat. Wie het opent is jij: laat het verder niemand zien.
sign-out = Hier afmelden
shown-to = Wie ziet hoe ik speel
shown-to-nobody = alleen ik
shown-to-opponents = wie met mij gespeeld heeft
shown-to-everybody = iedereen
shown-to-nobody-hint = Anderen zien je naam en de spellen die jullie samen speelden.
shown-to-opponents-hint = Zij zien hoe vaak je won, je ratings en de spellen die jullie samen speelden. Vreemden zien je naam.
shown-to-everybody-hint = Iedereen ziet hoe vaak je won en je ratings.
be-rated = Ratings
be-rated-hint = Een getal voor elk spel: bij 25 begint iedereen, ook de bots. Uit: jouw spellen tellen voor niemands rating.

conduct = Over { $name }
conduct-is-muted = gedempt
conduct-mute = Dempen
conduct-unmute = Weer laten praten
conduct-mute-hint = Niemand aan deze tafel leest wat { $name } schrijft, tot jij dat weer toelaat. De bemanning hoort de roepen nog wel.
conduct-muted-now = { $name } is gedempt.
conduct-unmuted-now = { $name } mag weer praten.
conduct-block = Blokkeren
conduct-block-hint = Je leest aan geen tafel meer wat { $name } schrijft, en aan jouw tafels kan { $name } niet gaan zitten. Niemand krijgt dat te horen.
conduct-blocked-now = { $name } is geblokkeerd. Wie je hebt geblokkeerd, staat op je eigen pagina.
conduct-report = Aan de beheerder melden
conduct-report-hint = Wat er gebeurde, in een of twee zinnen. Wie deze server beheert, leest het.
conduct-report-send = Versturen
conduct-reported-now = De beheerder weet van { $name }.
conduct-blocked-people = Geblokkeerd
conduct-unblock = { $name } niet meer blokkeren
