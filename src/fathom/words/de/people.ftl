# Die Seite einer Person, Wertungen und Passkeys.

my-page = Meine Seite
person-since = Hier seit { $day }
person-hidden = { $name } zeigt dir sonst nichts.
person-none = Noch keine beendeten Spiele.
person-none-you = Noch keine beendeten Spiele. Sie sammeln sich hier, mit dem Ergebnis und deinen Mitspielern.
sum-games = Spiele
sum-won = Gewonnen
sum-streak = Siege in Folge
sum-best-streak = Längste Siegesserie
won-share = { $won } ({ $share } %)
streak-of = { $streak }, höchstens { $best }
rating = Wertung
rating-own = du
rating-early = (noch unsicher)
opponents = Mit und gegen
against = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}: { $ahead } besser, { $behind } schlechter
beside = { $games ->
    [one] { $games } auf derselben Seite
   *[other] { $games } auf derselben Seite
}
scores = Spiele
scores-together = Spiele mit { $name }
scores-all = Alle { $count }

## Das Konto

account = Dein Konto
passkey = Passkey
passkeys = Passkeys
passkeys-hint = Du bist Gast: Nur dieser Browser kennt dich. Mit einem Passkey kommst du auf jedem Gerät wieder, mit Fingerabdruck, Gesicht oder PIN. Kein Passwort, keine E-Mail; alles, was du gespielt hast, bleibt deins.
passkeys-kept = Mit einem davon kommst du auf jedem Gerät wieder.
passkeys-address = Für eine Adresse aus Zahlen machen Browser keine Passkeys. Öffne Fathom mit seinem Namen: https:// und ein Name, oder http://localhost auf diesem Rechner. Der Link unten geht auch hier.
passkeys-insecure = Passkeys machen Browser nur über eine sichere Verbindung: https:// und ein Name, oder http://localhost auf diesem Rechner. Der Link unten geht auch hier.
passkeys-unable = Dieser Browser kennt keine Passkeys. Der Link unten geht auch hier.
passkey-make = Passkey anlegen
passkey-another = Noch ein Passkey
passkey-made = Der Passkey ist angelegt.
passkey-come-back = Ich habe einen Passkey
passkey-come-back-hint = Hier hast du als { $name } gespielt. Was { $name } gespielt hat, kommt zu deinem Konto, wenn du zurückkommst.
passkey-since = seit { $day }
passkey-used = zuletzt { $day }
passkey-remove = Passkey „{ $name }“ entfernen
error-passkey-there = Dieses Gerät hat schon einen Passkey von dir.
error-passkey-cancelled = Nichts ist geschehen: Das Gerät hat keinen Passkey gezeigt.
other-device = Anderes Gerät
other-device-hint = Ein Link macht ein anderes Gerät zu deinem, einmal und innerhalb von zehn Minuten.
other-device-link = Link zeigen
other-device-once = Öffne das innerhalb von zehn Minuten auf deinem anderen Gerät. Wer es öffnet, ist du: Zeig es sonst niemandem.
sign-out = Hier abmelden
shown-to = Wer sieht, wie ich spiele
shown-to-nobody = nur ich
shown-to-opponents = wer mit mir gespielt hat
shown-to-everybody = alle
shown-to-nobody-hint = Andere sehen deinen Namen und eure gemeinsamen Spiele.
shown-to-opponents-hint = Sie sehen, wie oft du gewonnen hast, deine Wertungen und eure gemeinsamen Spiele. Fremde sehen deinen Namen.
shown-to-everybody-hint = Alle sehen, wie oft du gewonnen hast, und deine Wertungen.
be-rated = Wertungen
be-rated-hint = Eine Zahl für jedes Spiel: Bei 25 fangen alle an, auch die Bots. Aus: Deine Spiele zählen für niemandes Wertung.

conduct = Zu { $name }
conduct-is-muted = stumm
conduct-mute = Stumm schalten
conduct-unmute = Wieder zu Wort kommen lassen
conduct-mute-hint = An diesem Tisch liest niemand, was { $name } schreibt, bis du es wieder zulässt. Rufe hört die Mannschaft weiterhin.
conduct-muted-now = { $name } ist stumm.
conduct-unmuted-now = { $name } darf wieder reden.
conduct-block = Blockieren
conduct-block-hint = Du liest an keinem Tisch mehr, was { $name } schreibt, und an deine Tische kann sich { $name } nicht setzen. Gesagt wird es niemandem.
conduct-blocked-now = { $name } ist blockiert. Wen du blockiert hast, steht auf deiner eigenen Seite.
conduct-report = Dem Betreiber melden
conduct-report-hint = Was geschehen ist, in ein, zwei Sätzen. Es liest, wer diesen Server betreibt.
conduct-report-send = Abschicken
conduct-reported-now = Der Betreiber weiß von { $name }.
conduct-blocked-people = Blockiert
conduct-unblock = { $name } nicht mehr blockieren
