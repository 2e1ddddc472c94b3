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

## Startseite

players = { $least }–{ $most } Personen
minutes = etwa { $minutes } min
play-now = Jetzt spielen
with-friends = Mit anderen
rules = Regeln
how-many = Mitspielende
at-this-screen = Personen an diesem Bildschirm
at-this-screen-hint = Mehrere können sich einen Bildschirm teilen; zwischen ihren Zügen wird er verdeckt.
public-table = Öffentlicher Tisch
public-table-hint = Alle hier können ihn finden und sich setzen.
create-table = Tisch eröffnen
join = Mitspielen
join-by-code = Code eines Tisches
hello = Willkommen an Bord, { $name }
my-games = Meine Spiele
my-games-none = Noch keine. „Jetzt spielen“ beginnt eines.
open-tables = Offene Tische
open-tables-none = Kein Tisch wartet auf Mitspielende.
your-turn = Du bist am Zug
waiting = wartet
bot = Bot, { $level }
bot-named = { $seat }, Bot
bot-plays = vorerst spielt ein Bot
bot-random = zufällig
bot-greedy = einfach
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-expert = meisterlich
seat-open = freier Platz

## Vor dem Spiel

seats = Plätze
sit-down = Platz nehmen
sit-here = Hier sitzen
get-up = Aufstehen
ready = Bereit
not-ready = Doch nicht bereit
start = Spiel beginnen
close-table = Tisch auflösen
seats-are-open = Es sind Plätze frei. Lade jemanden ein oder setze einen Bot hin.
waiting-for = Es fehlt noch: { $names }.
all-ready = Alle sind bereit.
host-starts = { $name } beginnt das Spiel.
you = du
host = lädt ein
away = abwesend
who-sits = Wer sitzt auf { $seat }
invite = Andere einladen
invite-code = Sie kommen mit dem Link oder diesem Code dazu:
share = Link teilen
copied = Kopiert
copy-failed = Der Link ist { $link }
qr = Der Link als QR-Code
options = Wie gespielt wird
drawn = ausgelost
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
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
rules-search = In den Regeln suchen
rules-none = Das sagt keine Regel.
show-rule = Die Regel
connection-lost = Verbindung verloren. Neuer Versuch …
sending = Einen Moment …
your-move = Du bist am Zug.
waiting-turn = Am Zug: { $names }.
game-over = Das Spiel ist aus.
choices-of = { $kind } … ({ $count })
hint = Rat
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
close-sure = Für alle beenden?
take-back-seat = Meinen Platz vom Bot zurücknehmen
table-closed = Dieser Tisch wurde aufgelöst, bevor das Spiel aus war.

## Ergebnis

you-win = Du gewinnst
you-share = Du teilst den Sieg
you-placed = Platz { $place }
rematch = Noch einmal
download = Spiel herunterladen
fairness = War der Zufall gerecht?
fairness-how = Der Fingerabdruck stand vor dem ersten Zug fest; den Startwert gibt es jetzt. Das heruntergeladene Spiel und „fathom verify“ beweisen, dass beide zusammengehören.
seed = Startwert

## Das erste Spiel

tour = Dein erstes Spiel
tour-next = Weiter
tour-skip = Überspringen
tour-go = Los geht’s

## Mannschaften

crew = Mannschaft
crew-only = Das hört nur deine Mannschaft.
crew-say = Der Mannschaft sagen
quick-calls = Rufe
side = Seite { $number }
move-here = Hierher wechseln
bots-for-open = Bots auf die freien Plätze
swap-crews = Größere Mannschaft ins andere Boot
name-boat = Name des Bootes: { $side }
