# Die Seiten der Browser-Anwendung.

tagline = Vier Seespiele an einem Tisch.
close = Schließen
save = Speichern
back = Zurück
send = Senden
try-again = Noch einmal versuchen
to-home = Zur Startseite
server-away = Der Server antwortet nicht. Vielleicht startet er gerade; nichts ist verloren.
error-offline = Der Server ist nicht zu erreichen. Besteht eine Verbindung?
error-not-kept-yet = Der Server kann es gerade nicht aufbewahren. Es wird von selbst noch einmal geschickt.

## Die Ecke

language = Sprache
settings = Name und Einstellungen
your-name = Dein Name
your-name-hint = Die anderen am Tisch sehen ihn.
theme = Licht
theme-auto = Wie die Tageszeit
theme-night = Nacht
theme-day = Tag
theme-to-day = Auf Tag umstellen
theme-to-night = Auf Nacht umstellen
sound = Klänge
sound-hint = Kurz und leise: eine Glocke, wenn du am Zug bist.
notices = Benachrichtigungen
notices-hint = Meldet „Du bist am Zug“, solange diese Seite verdeckt ist.
notices-denied = Der Browser erlaubt sie für diese Seite nicht.

## Startseite

players = { $least }–{ $most } Personen
minutes = etwa { $minutes } min
practise = Üben
practice = Übung
practice-again = Noch einmal
practice-next = Weiter: { $lesson }
practice-done = Geschafft. Du kennst die Handgriffe.
practice-count = { $reached } von { $count }
play-now = Jetzt spielen
with-friends = Mit anderen
rivals = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
} · { $level }
rivals-change = Bots ändern
rivals-count = Bots
rivals-level = Wie gut die Bots sind
rules = Regeln
not-installed = nicht installiert
watch = zuschauen
public-table = Öffentlicher Tisch
public-table-hint = Alle hier können ihn finden und sich setzen.
join = Mitspielen
join-by-code = Code eines Tisches
hello = Willkommen an Bord, { $name }
hello-joined = Willkommen an Bord, { $name }. { $count ->
    [one] Eine Partie von { $before } gehört jetzt dir.
   *[other] { $count } Partien von { $before } gehören jetzt dir.
}
my-games = Meine Spiele
my-games-none = Noch keine. „Jetzt spielen“ beginnt eines.
open-tables = Offene Tische
open-tables-none = Kein Tisch wartet auf Mitspielende.
list-away = Der Server antwortet nicht. Die Liste kommt, sobald er es tut.
your-turn = Du bist am Zug
acts-now = am Zug
waiting = wartet
bot = Bot, { $level }
bot-plays = vorerst spielt ein Bot
bot-random = zufällig
bot-greedy = einfach
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-expert = meisterlich
bot-kind = { $level }, { $style }
style-any = jeder wie er ist
style-careful = vorsichtig
style-greedy = gierig
style-sly = listig
bots-style = Art der Bots
bots-style-hint = Was sie unter etwa gleich guten Zügen mögen. Keiner wird davon stärker.
bots-pace = Tempo der Bots
bots-pace-hint = Wie lange sie für einen Zug brauchen, jeder ein wenig anders.
pace-quick = flott
pace-usual = üblich
pace-slow = gemächlich
seat-open = freier Platz
seat-here = jemand an diesem Bildschirm

## Vor dem Spiel

seats = Plätze
sit-down = Platz nehmen
get-up = Aufstehen
swap-seat = Plätze tauschen: { $seat }
pull-chair = Auf einen anderen Platz ziehen, um zu tauschen
swap-here = Plätze tauschen
remove-seat = Platz { $seat } entfernen
add-seat = Noch ein Platz
name-seat = Name für { $seat }
ready = Bereit
not-ready = Doch nicht bereit
start = Spiel beginnen
start-with-bots = { $count ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $count } Bots beginnen
}
close-table = Tisch auflösen
seats-are-open = Es sind noch Plätze frei. Lade jemanden ein; was frei bleibt, spielen beim Start Bots.
seats-are-open-guest = Es sind noch Plätze frei. Was frei bleibt, spielen beim Start Bots.
waiting-for = Es fehlt noch: { $names }.
all-ready = Alle sind bereit.
host-starts = { $name } beginnt das Spiel.
welcome = { $name } lädt dich zum Spielen ein.
you = du
host = lädt ein
away = abwesend
who-sits = Wer sitzt auf { $seat }
send-away = { $name } den Platz nehmen?
send-away-hint = { $name } erfährt es und kann sich auf einen freien Platz setzen.
send-away-yes = Platz nehmen
cancel = Abbrechen
sent-away = Dein Platz ist weg
sent-away-hint = Der Gastgeber hat ihn geöffnet oder einem Bot gegeben. Du kannst zusehen oder dich auf einen freien Platz setzen.
invite = Andere einladen
invite-code = Sie kommen mit dem Link oder diesem Code dazu:
share = Link teilen
copied = Kopiert
copy-failed = Der Link ist { $link }
qr = Der Link als QR-Code
big-screen = Großbild
big-screen-hint = Zeigt das Spiel dem ganzen Raum, etwa auf einem Fernseher.
spectators = Zuschauende
spectators-none = keine
spectators-none-hint = Nur wer mitspielt, sieht das Spiel.
spectators-public = dürfen zusehen
spectators-public-hint = Wer den Link hat, sieht, was alle am Tisch wissen dürfen.
spectators-after = sehen danach alles
spectators-late = sehen alles, zwei Minuten später
spectators-late-hint = Wer den Link hat, sieht, was alle wissen dürfen, und alles Verborgene, wie es vor zwei Minuten war. Das kann auch, wer mitspielt und nachsieht.
spectators-after-hint = Wer den Link hat, sieht, was alle wissen dürfen; nach dem Spiel auch, was verborgen war.
late-comers = Später dazukommen
late-comers-hint = Wer den Link hat, kann während des Spiels den Platz eines Bots übernehmen.
joint-chance = Gemeinsamer Zufall
joint-chance-hint = Die Browser aller tragen vor dem Spiel zu den Würfeln bei. So kann sie auch nicht wählen, wer diesen Server betreibt.
joint-making = Die Würfel werden gemeinsam gemacht. Es fehlt noch: { $names } …
joint-made = Die Würfel dieses Spiels hat der Server gemeinsam mit { $names } gemacht.
full-watch = Alle Plätze sind besetzt. Bleib gern und sieh zu.
full-no-watching = Alle Plätze sind besetzt, und hier wird ohne Zuschauende gespielt.
take-over = Platz eines Bots nehmen
take-over-hint = Du spielst dort weiter, wo der Bot ist, und siehst, was er sah.
take-over-whose = Für wen?
take-over-go = Platz nehmen
options = Wie gespielt wird
house-rules-changed = { $count ->
    [0] wie im Regelheft
   *[other] { $count } geändert
}
house-rules-hint = Das Spiel, wie ihr es zu Hause spielt. Alle am Tisch sehen, was geändert ist; gewertet wird die Partie nicht.
house-rules-unrated = Eine Partie mit Hausregeln wird nicht gewertet.
house-rules-none = Zurück zum Regelheft
house-rule-book = Im Regelheft: { $book }.
drawn = ausgelost
own-file = aus einer Datei
take-file = Datei nehmen …
charts = Eigene Karten
charts-of = { $game }: eine eigene Karte
chart-unnamed = Meine Karte
chart-draw = Selbst zeichnen
chart-looking = Wird geprüft …
chart-faults = { $count ->
    [one] Eines stimmt noch nicht:
   *[other] { $count } Dinge stimmen noch nicht:
}
chart-good = Daran ist nichts falsch.
chart-sheet = Die Karte zum Zeichnen
chart-keys = Pfeiltasten bewegen die Marke, die Leertaste zeichnet. Mit Umschalttaste wird, was zwischen Feldern steht, darunter gezeichnet, sonst rechts.
chart-tools = Was gezeichnet wird
chart-hint-paint = Ein Feld drücken oder über mehrere ziehen.
chart-hint-edge = Nah an der Linie zwischen zwei Feldern drücken. Noch einmal dreht es um, beim dritten Mal ist es weg.
chart-hint-block = Drücken, wo keiner ist, setzt einen; einen zu drücken nimmt ihn weg.
chart-hint-order = In der Reihenfolge drücken, die sie haben sollen.
chart-blocks-tool = Setzen oder wegnehmen
chart-order-tool = Neu nummerieren
chart-undo = Zurück
chart-redo = Wieder vor
chart-mirror = Auf beiden Seiten zeichnen
chart-mirror-none = nein
chart-mirror-aside = gespiegelt
chart-mirror-turned = halb gedreht
chart-size = Größe
chart-from = Beginnen mit
chart-from-none = nichts
chart-done = Was damit geschieht
chart-play = Darauf spielen
chart-keep = Hier behalten
chart-kept = „{ $name }“ bleibt auf diesem Gerät.
chart-share = Link teilen
chart-save = Als Datei sichern
chart-own = Auf diesem Gerät
chart-drop = { $name } vergessen
chart-no-link = In diesem Link ist keine Karte.
chart-bad = Auf dieser Karte kann man nicht spielen
chart-choose = Wählen: { $name }
chart-given = Vom Gastgeber
clock = Zeit für eine Entscheidung
clock-hint = Ist sie um, entscheidet ein Bot.
clock-none = ohne Grenze
clock-seconds = { $each } Sekunden
clock-days = { $each ->
    [one] { $each } Tag
   *[other] { $each } Tage
}

## Am Tisch

panels = Neben dem Brett
players-panel = Spielende
actions = Was du tun kannst
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
phrases = Kurze Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist am Zug.
phrase-well-played = Gut gespielt!
phrase-oh-no = Oh nein!
phrase-thanks = Danke!
phrase-again = Noch einmal?
phrase-bye = Ich muss los. Tschüss!
watching = Du siehst zu: Du siehst, was alle wissen dürfen.
watching-late = Du siehst zu: was alle wissen dürfen, und alles, wie es vor zwei Minuten war.
watching-after = Du siehst zu: Du siehst, was alle wissen dürfen, und nach dem Spiel alles.
watchers = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
chat-players = Hier sprechen nur die Spielenden.
rules-search = In den Regeln suchen
rules-short = Kurz gesagt
rules-all = Alle Regeln
rules-found = { $count ->
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-none = Das sagt keine Regel.
show-rule = Die Regel
connection-lost = Verbindung verloren. Neuer Versuch …
sending = Einen Moment …
your-move = Du bist am Zug.
waiting-turn = Am Zug: { $names }.
game-over = Das Spiel ist aus.
choices-of = { $kind } … ({ $count })
hint = Rat
hint-title = Rat (h); die Partie wird dann nicht gewertet
hint-unrated = Die Partie wird jetzt nicht gewertet.
hint-says = Der Bot ({ $level }) würde: { $move }.
undo = Zurücknehmen
result = Ergebnis
days-left = { $days } Tage
cover = Jetzt ist { $seat } am Zug. Die anderen schauen weg.
cover-lift = Ich bin { $seat }
cover-waits = Das Brett ist verdeckt.
more = Mehr
resign = Aufgeben
resign-sure = Wirklich aufgeben? Ein Bot spielt weiter.
agree = Vorschlagen, hier aufzuhören
agree-not = Doch weiterspielen
wants-end = würde hier aufhören
close-sure = Für alle beenden?
take-back-seat = Meinen Platz vom Bot zurücknehmen
table-closed = Dieser Tisch wurde aufgelöst, bevor das Spiel aus war.

## Ergebnis

you-win = Du gewinnst
you-share = Du teilst den Sieg
you-placed = Platz { $place }
result-why = Warum es endete
result-resigned = Jemand hat aufgegeben, und niemand war mehr da, gegen den man spielen konnte.
see-lost = Wo es verloren ging
see-won = Wo es gewonnen wurde
see-turn = Zum Wendepunkt
rematch = Noch einmal
rematch-wanted = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
rematch-asked = Du möchtest noch einmal spielen; die anderen wissen es.
stations-title = Wer macht als Nächstes was?
stations-hint = Mannschaften bleiben zusammen. Wer zuerst fragt, wählt; in der Lobby lassen sich Plätze noch tauschen.
stations-keep = Alle behalten ihre Station
stations-next = Alle rücken eine Station weiter
stations-yours = Du: { $stations }
to-rematch = Beim nächsten Spiel zusehen
download = Spiel herunterladen
fairness = War der Zufall gerecht?
fairness-how = Aller Zufall dieses Spiels kam aus einer einzigen geheimen Zahl, die vor dem ersten Zug gezogen wurde: dem Startwert. Sein Fingerabdruck war sofort zu sehen, die Zahl konnte also später nicht mehr geändert werden. Jetzt, nach dem Spiel, wird auch die Zahl gezeigt, und alle können prüfen, ob sie diesen Fingerabdruck hat.
fairness-print = Fingerabdruck, von Anfang an gezeigt
fairness-seed = Startwert, nach dem Ende gezeigt
fairness-secret = Den Startwert sehen nur jene, die alles sehen dürfen.
fairness-noted = Dieses Gerät hat sich den Fingerabdruck während des Spiels gemerkt; es ist derselbe.
fairness-changed = Dieses Gerät hat sich während des Spiels einen anderen Fingerabdruck gemerkt! Da stimmt etwas nicht.
fairness-not-noted = Dieses Gerät war während des Spiels nicht dabei und hat sich keinen Fingerabdruck gemerkt.
fairness-checking = Wird geprüft …
fairness-fits = In diesem Browser geprüft: Der Startwert hat diesen Fingerabdruck.
fairness-fails = In diesem Browser geprüft: Der Startwert hat diesen Fingerabdruck nicht! Da stimmt etwas nicht.
fairness-unable = Dieser Browser prüft nur über eine sichere Verbindung. Auch „fathom verify“ kann es prüfen.
fairness-joint-how = Aller Zufall dieses Spiels kam aus geheimen Zahlen, die vor dem ersten Zug gemischt wurden: eine vom Server und eine von jedem Browser, der mitgemacht hat. Alle hatten den Fingerabdruck ihrer Zahl gezeigt, bevor irgendwer eine Zahl nannte. So konnte niemand die Würfel wählen, auch nicht, wer den Server betreibt. Jetzt, nach dem Spiel, können es alle prüfen.
fairness-joint = Was die Spielenden beigetragen haben
fairness-joint-silent = Ausgelassen, weil die zugesagte Zahl nicht kam: { $names }. Danach gab es eine weitere Runde.
fairness-joint-given-up = Kein Browser hat mitgemacht: Der Zufall kam allein vom Server.
fairness-joint-checking = Wird geprüft …
fairness-joint-fits = In diesem Browser geprüft: Seine eigene Zahl steckt in den Würfeln, und alle Zahlen sind die, deren Fingerabdrücke er sah, bevor er seine nannte.
fairness-joint-others = In diesem Browser geprüft: Alle Zahlen passen zu ihren Fingerabdrücken. Dieses Gerät hat selbst keine beigetragen.
fairness-joint-left-out = Die Zahl dieses Browsers steckt nicht in den Würfeln! Sie kam zu spät, oder der Server hat sie ausgelassen.
fairness-joint-changed = Dieser Browser sah andere Fingerabdrücke, bevor er seine Zahl nannte! Da stimmt etwas nicht.
fairness-joint-fails = In diesem Browser geprüft: Die Zahlen passen nicht zusammen! Da stimmt etwas nicht.
fairness-joint-unable = Dieser Browser prüft nur über eine sichere Verbindung. Auch „fathom verify“ kann es prüfen.
fairness-moves = Das heruntergeladene Spiel enthält jeden Zug. „fathom verify DATEI“ spielt es mit diesem Startwert nach und findet alles, was verändert wurde.

## Rückschau

replay = Rückschau
replay-from-start = Von Anfang an ansehen
finished-games = Beendet
won = gewonnen
replay-controls = Durch das Spiel gehen
replay-moment = Zug { $ply } von { $plies }
replay-begins = Das Spiel beginnt.
replay-quiet = Es geschieht nichts Sichtbares.
replay-slider = Zug
replay-first = Zum Anfang (Pos1)
replay-back = Einen Zug zurück (←)
replay-forward = Einen Zug weiter (→)
replay-last = Zum Ende (Ende)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-speed = Tempo
replay-turn = Wendepunkt
replay-turn-of = { $names }: der Wendepunkt
replay-no-turn = Dieses Spiel hatte keinen einzelnen Wendepunkt.
told-only = Das erfuhr nur { $names }
replay-seeking = Bots suchen noch den entscheidenden Moment: bisher { $share } %. Die Seite geht dorthin, sobald er gefunden ist.
told-to = { $names }: { $said }
eyes = Gesehen von
eyes-all = Alle
eyes-all-title = Mit den Augen aller: Nichts ist verborgen
eyes-public = Öffentlich
eyes-public-title = Mit den Augen des Publikums: nur, was öffentlich war
eyes-seat = Mit den Augen von { $name }
eyes-only-public = Du siehst, was an diesem Tisch öffentlich war.
estimate = Wer vorn lag
estimate-hint = Der Anteil am Sieg, den Bots erwarten würden, nach dem, was jede Seite wusste
estimate-coming = Bots sehen sich das Spiel an …
estimate-now = { $names } { $share } %
lessons = Was es lehrt
costly-choices-yours = { $count ->
    [one] Deine teuerste Entscheidung
   *[other] Deine { $count } teuersten Entscheidungen
}
costly-choices = { $count ->
    [one] Die teuerste Entscheidung
   *[other] Die { $count } teuersten Entscheidungen
}
choice-cost = Zug { $ply }: kostet { $cost } %
choice-better = { $move } ({ $share } %). Besser: { $better } ({ $better_share } %).
turning-points = Wo es kippte
turn-from-to = { $names }: von { $from } % auf { $to } % bei Zug { $ply }
share-replay = Rückschau teilen
share-after = Alle mit dem Link können das ganze Spiel sehen.
share-late = Alle mit dem Link können das ganze Spiel sehen.
share-public = Wer mitgespielt hat, sieht das ganze Spiel; andere nur, was öffentlich war.
share-none = Nur wer mitgespielt hat, kann sie sehen.
keep = Behalten und teilen

## Das erste Spiel

tour = Dein erstes Spiel
tour-next = Weiter
tour-skip = Überspringen
tour-go = Los geht’s
tour-read = Verstanden

## Das Großbild

full-screen = Bildschirm füllen
to-table = Zum Tisch
screen-scan = Richte die Kamera deines Telefons hierher,
screen-type = oder öffne { $address } und tippe
screen-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}

## Mannschaften

crew = Mannschaft
crew-only = Das hört nur deine Mannschaft.
crew-say = Der Mannschaft sagen
quick-calls = Rufe
side = Seite { $number }
move-here = Hierher wechseln
swap-crews = Größere Mannschaft ins andere Boot
name-boat = Name des Bootes: { $side }

## Wie es ausging, als Ereignis

crew-wins = Eure Mannschaft gewinnt
crew-loses = Eure Mannschaft hat verloren
crews-share = Beide Mannschaften teilen sich den Sieg
lost = Verloren
ending-scene = Wie es ausging, als Bild
share-picture = Bild teilen
figures = In Zahlen
turned-here = Hier kippte es:
costliest-choice = Deine teuerste Wahl:
result-unrated-house = Nicht gewertet: Es wurde nach Hausregeln gespielt.
result-unrated = Nicht gewertet: { $count ->
    [one] { $names } hat um Rat gefragt.
   *[other] { $names } haben um Rat gefragt.
}
volume = Lautstärke
mute = Ton aus
unmute = Ton an

# Stimmen

voice-come = Mit den anderen sprechen
voice-panel = Stimmen
voice-mute = Stummschalten
voice-unmute = Wieder sprechen
voice-hold = Halten und sprechen
voice-listening = Du kannst nur zuhören
voice-speaking = Spricht gerade
voice-push = Nur sprechen, solange { $key } oder das Mikrofon gehalten wird
voice-volume = Wie laut { $name } ist
voice-connecting = verbindet …
voice-nobody = Noch ist niemand da. Man hört dich, sobald jemand kommt.
voice-go = Stimmen verlassen
voice-insecure = Du kannst zuhören, aber nicht sprechen: Browser geben einer Seite das Mikrofon nur über https. Wer diesen Server betreibt, findet im Handbuch, wie sich das ändern lässt.
voice-denied = Du kannst zuhören, aber nicht sprechen: Diese Seite darf das Mikrofon nicht benutzen. Erlaube es neben der Adresse und komm dann wieder.
voice-missing = Du kannst zuhören, aber nicht sprechen: Es wurde kein Mikrofon gefunden.
