# Der Spielserver: was er beim Start sagt und was er ablehnt.

serve-title = Fathom ist spielbereit.
serve-here = Auf diesem Rechner
serve-lan = In diesem Netz
serve-phone = Handys im selben Netz: Kamera hierauf richten.
serve-stop = Strg-C hält den Server an; jede Partie geht weiter, wenn er wieder startet.

error-refused = { $detail }
error-malformed = Das hat der Server nicht verstanden: { $detail }
error-no-identity = Der Server kennt dich noch nicht.
error-foreign-origin = Das kam von einer fremden Seite.
error-not-allowed = Das darfst du nicht: { $detail }
error-no-spectators = Hier wird ohne Zuschauende gespielt.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unknown-link = Dieser Link ist verbraucht, zu alt oder war nie einer.
error-unknown-person = Unter dieser Adresse gibt es niemanden.
error-no-passkeys-here = { $reason ->
    [address] Für eine Adresse aus Zahlen machen Browser keine Passkeys. Sie gehen unter { $url }.
    [insecure] Passkeys machen Browser nur über eine sichere Verbindung. Sie gehen unter { $url }.
   *[other] Passkeys gehen hier nur unter { $url }.
}
error-bad-passkey = Der Passkey passt nicht: zu spät, oder nicht für diese Seite. Versuch es noch einmal.
error-two-seats = Am Tisch { $table } spielt ihr beide: dieser Gast und wem der Passkey gehört. Beende erst diese Partie.
error-unknown-passkey = Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt.
error-too-many-passkeys = Du hast { $most } Passkeys. Entferne zuerst einen.
error-no-way-back = Ohne Passkey könntest du nicht wiederkommen. Leg zuerst einen an.
error-table-full = An diesem Tisch ist kein Platz mehr frei.
error-seat-taken = Dort sitzt schon jemand.
error-wrong-seat = Das ist nicht dein Platz: { $detail }
error-wrong-time = Jetzt nicht: { $detail }
error-not-ready = Die Partie kann noch nicht beginnen: { $detail }
error-not-committed = Das ist nicht das Geheimnis, auf das du dich festgelegt hast.
error-no-undo = Der Zug lässt sich nicht zurücknehmen: { $detail }
error-too-fast = Nicht so schnell. Versuch es in { $retry_after ->
    [one] einer Sekunde
   *[other] { $retry_after } Sekunden
} wieder.
error-too-many-tables = Du hast { $most } offene Tische. Beende erst einen davon.
error-too-many-sockets = Du schaust von zu vielen Stellen auf diesen Tisch. Schließ erst eine davon.
error-other-rules = Diese Partie begann mit Regeln { $begun }; dieser Server hat Regeln { $rules }.
error-not-installed = Das Spiel „{ $game }“ ist auf diesem Server nicht mehr installiert. Seine Tische bleiben erhalten.
error-stopping = Der Server startet neu. Versuch es gleich noch einmal.
error-store = Das lässt sich nicht aufbewahren: { $detail }
error-clash = Jemand war schneller. Versuch es noch einmal.
error-missing = Das gibt es hier nicht mehr.
error-unavailable = Der Server erreicht seine Datenbank nicht. Versuch es gleich noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen; es ist vermerkt.
error-not-found = Unter dieser Adresse gibt es nichts.
error-not-this-way = So geht es unter dieser Adresse nicht.
error-too-long = Das ist zu lang.
error-no-lesson = Diese Übung gibt es nicht.
error-no-charts = Dieses Spiel wird immer auf demselben Plan gespielt.
error-muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
error-closed = Dieser Server ist für die, die sein Passwort kennen oder eingeladen sind.
error-unwelcome = Der Gastgeber dieses Tisches hat dich gesperrt. Such dir einen anderen oder richte selbst einen ein.
