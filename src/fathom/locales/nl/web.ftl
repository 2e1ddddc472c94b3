# De pagina's van de browsertoepassing.

tagline = Vier zeespellen aan één tafel.
close = Sluiten
save = Opslaan
back = Terug
send = Versturen
try-again = Opnieuw proberen
to-home = Naar de startpagina
server-away = De server antwoordt niet. Misschien start hij net; er is niets verloren.
error-offline = De server is niet te bereiken. Ben je online?

## De hoek

language = Taal
settings = Naam en instellingen
your-name = Je naam
your-name-hint = De anderen aan tafel zien hem.
theme = Licht
theme-auto = Zoals het uur van de dag
theme-night = Nacht
theme-day = Dag
theme-to-day = Naar dag
theme-to-night = Naar nacht
sound = Geluiden
sound-hint = Kort en zacht: een bel als jij aan de beurt bent.

## Startpagina

players = { $least }–{ $most } spelers
minutes = zo’n { $minutes } min
play-now = Nu spelen
with-friends = Met anderen
rules = Regels
how-many = Spelers
at-this-screen = Mensen aan dit scherm
at-this-screen-hint = Meer mensen kunnen één scherm delen; tussen hun beurten wordt het afgedekt.
public-table = Openbare tafel
public-table-hint = Iedereen hier kan hem vinden en gaan zitten.
create-table = Tafel openen
join = Meespelen
join-by-code = Code van een tafel
hello = Welkom aan boord, { $name }
my-games = Mijn spellen
my-games-none = Nog geen. “Nu spelen” begint er een.
open-tables = Open tafels
open-tables-none = Geen tafel wacht op spelers.
your-turn = Jij bent aan de beurt
waiting = wacht
bot = Bot, { $level }
bot-named = { $seat }, bot
bot-plays = voorlopig speelt een bot
bot-random = willekeurig
bot-greedy = eenvoudig
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-expert = meesterlijk
seat-open = vrije plaats

## Voor het spel

seats = Plaatsen
sit-down = Gaan zitten
sit-here = Hier zitten
get-up = Opstaan
ready = Klaar
not-ready = Toch niet klaar
start = Spel beginnen
close-table = Tafel opheffen
seats-are-open = Er zijn plaatsen vrij. Nodig iemand uit of zet er een bot neer.
waiting-for = We wachten op { $names }.
all-ready = Iedereen is klaar.
host-starts = { $name } begint het spel.
you = jij
host = gastheer
away = afwezig
who-sits = Wie zit op { $seat }
invite = Anderen uitnodigen
invite-code = Ze doen mee met de link of met deze code:
share = Link delen
copied = Gekopieerd
copy-failed = De link is { $link }
qr = De link als QR-code
options = Hoe er gespeeld wordt
drawn = door het lot
clock = Tijd voor een beslissing
clock-hint = Is die om, dan beslist een bot.
clock-none = geen grens
clock-seconds = { $each } seconden
clock-days = { $each ->
    [one] { $each } dag
   *[other] { $each } dagen
}

## Aan tafel

panels = Naast het bord
players-panel = Spelers
actions = Wat je kunt doen
log = Verloop
chat = Gesprek
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
rules-search = Zoek in de regels
rules-none = Dat zegt geen regel.
show-rule = De regel
connection-lost = Verbinding verbroken. Nieuwe poging …
sending = Een ogenblik …
your-move = Jij bent aan de beurt.
waiting-turn = We wachten op { $names }.
game-over = Het spel is afgelopen.
choices-of = { $kind } … ({ $count })
hint = Raad
hint-says = De bot ({ $level }) zou: { $move }.
undo = Terugnemen
result = Uitslag
days-left = { $days } dagen
cover = Nu is { $seat } aan de beurt. De anderen kijken weg.
cover-lift = Ik ben { $seat }
cover-waits = Het bord is afgedekt.
more = Meer
resign = Opgeven
resign-sure = Echt opgeven? Een bot speelt verder.
close-sure = Voor iedereen beëindigen?
take-back-seat = Mijn plaats van de bot terugnemen
table-closed = Deze tafel is opgeheven voordat het spel af was.

## Uitslag

you-win = Je wint
you-share = Je deelt de zege
you-placed = Plaats { $place }
rematch = Nog een keer
download = Spel downloaden
fairness = Was het toeval eerlijk?
fairness-how = De vingerafdruk stond vóór de eerste zet vast; de beginwaarde zie je nu. Het gedownloade spel en “fathom verify” bewijzen dat ze bij elkaar horen.
seed = beginwaarde

## Het eerste spel

tour = Je eerste spel
tour-next = Verder
tour-skip = Overslaan
tour-go = Aan de slag

## Bemanningen

crew = Bemanning
crew-only = Alleen je bemanning hoort dit.
crew-say = Zeg het je bemanning
quick-calls = Kreten
side = Kant { $number }
move-here = Hierheen
bots-for-open = Bots op de vrije plaatsen
swap-crews = Grotere bemanning in de andere boot
name-boat = Naam van de boot: { $side }
