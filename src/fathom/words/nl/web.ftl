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
error-not-kept-yet = De server kan het nu niet bewaren. Het wordt vanzelf nog eens verstuurd.

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
notices = Meldingen
notices-hint = Meldt “jij bent aan de beurt” zolang deze pagina verborgen is.
notices-denied = De browser staat ze voor deze site niet toe.

## Startpagina

players = { $least }–{ $most } spelers
minutes = zo’n { $minutes } min
practise = Oefenen
practice = Oefening
practice-again = Opnieuw
practice-next = Verder: { $lesson }
practice-done = Gelukt. Je kent de kneepjes.
practice-count = { $reached } van { $count }
play-now = Nu spelen
with-friends = Met anderen
rivals = { $count ->
    [one] één bot
   *[other] { $count } bots
} · { $level }
rivals-change = Bots wijzigen
rivals-count = Bots
rivals-level = Hoe goed de bots zijn
rules = Regels
not-installed = niet geïnstalleerd
watch = kijken
public-table = Openbare tafel
public-table-hint = Iedereen hier kan hem vinden en gaan zitten.
join = Meespelen
join-by-code = Code van een tafel
hello = Welkom aan boord, { $name }
hello-joined = Welkom aan boord, { $name }. { $count ->
    [one] Eén partij van { $before } is nu van jou.
   *[other] { $count } partijen van { $before } zijn nu van jou.
}
my-games = Mijn spellen
my-games-none = Nog geen. “Nu spelen” begint er een.
open-tables = Open tafels
open-tables-none = Geen tafel wacht op spelers.
list-away = De server antwoordt niet. De lijst komt zodra hij dat doet.
your-turn = Jij bent aan de beurt
acts-now = aan zet
waiting = wacht
bot = Bot, { $level }
bot-plays = voorlopig speelt een bot
bot-random = willekeurig
bot-greedy = eenvoudig
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-expert = meesterlijk
bot-kind = { $level }, { $style }
style-any = ieder zoals hij is
style-careful = voorzichtig
style-greedy = gretig
style-sly = sluw
bots-style = Aard van de bots
bots-style-hint = Wat ze kiezen uit zetten die ongeveer even goed zijn. Geen wordt er sterker van.
bots-pace = Tempo van de bots
bots-pace-hint = Hoe lang ze over een zet doen, elk een beetje anders.
pace-quick = vlot
pace-usual = gewoon
pace-slow = rustig
seat-open = vrije plaats
seat-here = iemand aan dit scherm

## Voor het spel

seats = Plaatsen
sit-down = Gaan zitten
get-up = Opstaan
swap-seat = Van plaats wisselen: { $seat }
pull-chair = Trek op een andere plaats om te ruilen
swap-here = Wisselen
remove-seat = Plaats { $seat } weghalen
add-seat = Nog een plaats
name-seat = Naam voor { $seat }
ready = Klaar
not-ready = Toch niet klaar
start = Spel beginnen
start-with-bots = { $count ->
    [one] Beginnen met één bot
   *[other] Beginnen met { $count } bots
}
close-table = Tafel opheffen
seats-are-open = Er zijn nog plaatsen vrij. Nodig iemand uit; wat vrij blijft, spelen bots zodra je begint.
seats-are-open-guest = Er zijn nog plaatsen vrij. Wat vrij blijft, spelen bots zodra het begint.
waiting-for = We wachten op { $names }.
all-ready = Iedereen is klaar.
host-starts = { $name } begint het spel.
welcome = { $name } nodigt je uit om te spelen.
you = jij
host = gastheer
away = afwezig
who-sits = Wie zit op { $seat }
send-away = { $name } de plaats afnemen?
send-away-hint = { $name } krijgt dit te horen en kan op een vrije plaats gaan zitten.
send-away-yes = Plaats afnemen
cancel = Annuleren
sent-away = Je plaats is weg
sent-away-hint = De gastheer heeft hem vrijgegeven of er een bot neergezet. Je kunt toekijken, of op een vrije plaats gaan zitten.
invite = Anderen uitnodigen
invite-code = Ze doen mee met de link of met deze code:
share = Link delen
copied = Gekopieerd
copy-failed = De link is { $link }
qr = De link als QR-code
big-screen = Groot scherm
big-screen-hint = Toont het spel aan de hele kamer, bijvoorbeeld op een televisie.
spectators = Toeschouwers
spectators-none = geen
spectators-none-hint = Alleen wie meespeelt, ziet het spel.
spectators-public = mogen kijken
spectators-public-hint = Wie de link heeft, ziet wat iedereen aan tafel mag weten.
spectators-after = zien daarna alles
spectators-late = zien alles, twee minuten later
spectators-late-hint = Wie de link heeft, ziet wat iedereen mag weten, en al het verborgene zoals het twee minuten geleden was. Dat kan ook wie meespeelt en kijkt.
spectators-after-hint = Wie de link heeft, ziet wat iedereen mag weten; na het spel ook wat verborgen was.
late-comers = Later meedoen
late-comers-hint = Wie de link heeft, kan tijdens het spel de plaats van een bot overnemen.
joint-chance = Gezamenlijk toeval
joint-chance-hint = De browsers van iedereen dragen vóór het spel bij aan de dobbelstenen. Zo kan ook wie deze server beheert ze niet kiezen.
joint-making = De dobbelstenen worden samen gemaakt. Nog even wachten op { $names } …
joint-made = De dobbelstenen van dit spel zijn door de server samen met { $names } gemaakt.
full-watch = Alle plaatsen zijn bezet. Blijf gerust om te kijken.
full-no-watching = Alle plaatsen zijn bezet, en hier wordt zonder toeschouwers gespeeld.
take-over = Plaats van een bot nemen
take-over-hint = Je speelt verder waar de bot is, en ziet wat hij zag.
take-over-whose = Voor wie?
take-over-go = Plaats nemen
options = Hoe er gespeeld wordt
house-rules-changed = { $count ->
    [0] zoals in het boekje
   *[other] { $count } gewijzigd
}
house-rules-hint = Het spel zoals jullie het thuis spelen. Iedereen aan tafel ziet wat gewijzigd is; de partij telt niet mee.
house-rules-unrated = Een partij met huisregels telt niet mee.
house-rules-none = Terug naar het boekje
house-rule-book = In het boekje: { $book }.
drawn = door het lot
own-file = uit een bestand
take-file = Bestand kiezen …
charts = Eigen kaarten
charts-of = { $game }: een eigen kaart
chart-unnamed = Mijn kaart
chart-draw = Zelf tekenen
chart-looking = Wordt nagekeken …
chart-faults = { $count ->
    [one] Er klopt nog één ding niet:
   *[other] Er kloppen nog { $count } dingen niet:
}
chart-good = Er is niets mis mee.
chart-sheet = De kaart om op te tekenen
chart-keys = Pijltoetsen bewegen het teken, de spatiebalk tekent. Met Shift komt wat tussen velden staat eronder, anders rechts.
chart-tools = Wat er getekend wordt
chart-hint-paint = Druk op een veld of teken over meer velden.
chart-hint-edge = Druk dicht bij de lijn tussen twee velden. Nog eens draait het om, een derde keer haalt het weg.
chart-hint-block = Druk waar er geen is om er een te zetten; druk op een om die weg te halen.
chart-hint-order = Druk ze in de volgorde die ze moeten krijgen.
chart-blocks-tool = Zetten of weghalen
chart-order-tool = Opnieuw nummeren
chart-undo = Terug
chart-redo = Weer vooruit
chart-mirror = Aan beide kanten tekenen
chart-mirror-none = nee
chart-mirror-aside = gespiegeld
chart-mirror-turned = half gedraaid
chart-size = Grootte
chart-from = Beginnen met
chart-from-none = niets
chart-done = Wat ermee gebeurt
chart-play = Erop spelen
chart-keep = Hier bewaren
chart-kept = ‘{ $name }’ blijft op dit apparaat.
chart-share = Link delen
chart-save = Als bestand opslaan
chart-own = Op dit apparaat
chart-drop = { $name } vergeten
chart-no-link = In deze link zit geen kaart.
chart-bad = Op deze kaart kan niet gespeeld worden
chart-choose = Kiezen: { $name }
chart-given = Van de gastheer
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
log-empty = Er is nog niets gebeurd.
chat = Gesprek
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
phrases = Korte zinnen
phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-one-moment = Een ogenblikje.
phrase-your-turn = Jij bent aan zet.
phrase-well-played = Goed gespeeld!
phrase-oh-no = O nee!
phrase-thanks = Dank je!
phrase-again = Nog een keer?
phrase-bye = Ik moet gaan. Doei!
watching = Je kijkt mee: je ziet wat iedereen mag weten.
watching-late = Je kijkt mee: wat iedereen mag weten, en alles zoals het twee minuten geleden was.
watching-after = Je kijkt mee: je ziet wat iedereen mag weten, en na het spel alles.
watchers = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
chat-players = Hier praten alleen de spelers.
rules-search = Zoek in de regels
rules-short = In het kort
rules-all = Alle regels
rules-found = { $count ->
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
}
rules-none = Dat zegt geen regel.
show-rule = De regel
connection-lost = Verbinding verbroken. Nieuwe poging …
sending = Een ogenblik …
your-move = Jij bent aan de beurt.
waiting-turn = We wachten op { $names }.
game-over = Het spel is afgelopen.
choices-of = { $kind } … ({ $count })
hint = Raad
hint-title = Raad (h); de partij telt dan niet mee
hint-unrated = De partij telt nu niet mee.
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
agree = Voorstellen om hier te stoppen
agree-not = Toch verder spelen
wants-end = zou hier stoppen
close-sure = Voor iedereen beëindigen?
take-back-seat = Mijn plaats van de bot terugnemen
table-closed = Deze tafel is opgeheven voordat het spel af was.

## Uitslag

you-win = Je wint
you-share = Je deelt de zege
you-placed = Plaats { $place }
result-why = Waarom het eindigde
result-resigned = Iemand gaf op en er was niemand meer om tegen te spelen.
see-lost = Waar het verloren ging
see-won = Waar het gewonnen werd
see-turn = Naar het keerpunt
rematch = Nog een keer
rematch-wanted = { $count ->
    [one] { $names } wil nog eens spelen.
   *[other] { $names } willen nog eens spelen.
}
rematch-asked = Je wilt nog eens spelen; de anderen weten het.
stations-title = Wie doet straks wat?
stations-hint = Bemanningen blijven bij elkaar. Wie het eerst vraagt, kiest; in de lobby kun je nog van plaats wisselen.
stations-keep = Iedereen houdt zijn station
stations-next = Iedereen schuift een station op
stations-yours = Jij: { $stations }
to-rematch = Het volgende spel bekijken
download = Spel downloaden
fairness = Was het toeval eerlijk?
fairness-how = Al het toeval in dit spel kwam uit één geheim getal, dat vóór de eerste zet werd getrokken: de beginwaarde. De vingerafdruk ervan was meteen te zien, dus het getal kon later niet meer worden veranderd. Nu het spel afgelopen is, zie je ook het getal zelf en kan iedereen nagaan of het die vingerafdruk heeft.
fairness-print = Vingerafdruk, vanaf het begin te zien
fairness-seed = Beginwaarde, na afloop te zien
fairness-secret = De beginwaarde is alleen voor wie alles mag zien.
fairness-noted = Dit apparaat heeft de vingerafdruk tijdens het spel onthouden; het is dezelfde.
fairness-changed = Dit apparaat heeft tijdens het spel een andere vingerafdruk onthouden! Er klopt iets niet.
fairness-not-noted = Dit apparaat was er tijdens het spel niet bij en heeft geen vingerafdruk onthouden.
fairness-checking = Wordt nagegaan …
fairness-fits = In deze browser nagegaan: de beginwaarde heeft deze vingerafdruk.
fairness-fails = In deze browser nagegaan: de beginwaarde heeft deze vingerafdruk niet! Er klopt iets niet.
fairness-unable = Deze browser kan dit alleen over een veilige verbinding nagaan. Met “fathom verify” kan het ook.
fairness-joint-how = Al het toeval in dit spel kwam uit geheime getallen die vóór de eerste zet werden gemengd: één van de server en één van elke browser die meedeed. Iedereen had de vingerafdruk van het eigen getal laten zien voordat iemand een getal noemde. Zo kon niemand de dobbelstenen kiezen, ook niet wie de server beheert. Nu het spel afgelopen is, kan iedereen het nagaan.
fairness-joint = Wat de spelers hebben bijgedragen
fairness-joint-silent = Weggelaten, omdat het toegezegde getal niet kwam: { $names }. Daarna was er nog een ronde.
fairness-joint-given-up = Geen browser deed mee: het toeval kwam alleen van de server.
fairness-joint-checking = Wordt nagegaan …
fairness-joint-fits = In deze browser nagegaan: zijn eigen getal zit in de dobbelstenen, en alle getallen zijn die waarvan hij de vingerafdruk zag voordat hij het zijne noemde.
fairness-joint-others = In deze browser nagegaan: alle getallen passen bij hun vingerafdrukken. Dit apparaat heeft er zelf geen bijgedragen.
fairness-joint-left-out = Het getal van deze browser zit niet in de dobbelstenen! Het kwam te laat, of de server heeft het weggelaten.
fairness-joint-changed = Deze browser zag andere vingerafdrukken voordat hij zijn getal noemde! Er klopt iets niet.
fairness-joint-fails = In deze browser nagegaan: de getallen passen niet bij elkaar! Er klopt iets niet.
fairness-joint-unable = Deze browser kan dit alleen over een veilige verbinding nagaan. Met “fathom verify” kan het ook.
fairness-moves = Het gedownloade spel bevat elke zet. “fathom verify BESTAND” speelt het met deze beginwaarde na en vindt alles wat veranderd is.

## Terugkijken

replay = Terugkijken
replay-from-start = Vanaf het begin bekijken
finished-games = Afgelopen
won = gewonnen
replay-controls = Door het spel lopen
replay-moment = Zet { $ply } van { $plies }
replay-begins = Het spel begint.
replay-quiet = Er gebeurt niets zichtbaars.
replay-slider = Zet
replay-first = Naar het begin (Home)
replay-back = Een zet terug (←)
replay-forward = Een zet verder (→)
replay-last = Naar het einde (End)
replay-play = Afspelen (spatie)
replay-pause = Pauze (spatie)
replay-speed = Tempo
replay-turn = Keerpunt
replay-turn-of = { $names }: het keerpunt
replay-no-turn = Dit spel had niet één keerpunt.
told-only = Dit hoorde alleen { $names }
replay-seeking = Bots zoeken nog naar het beslissende moment: tot nu toe { $share } %. De pagina gaat erheen zodra het gevonden is.
told-to = { $names }: { $said }
eyes = Gezien door
eyes-all = Iedereen
eyes-all-title = Met ieders ogen: niets is verborgen
eyes-public = Openbaar
eyes-public-title = Met de ogen van het publiek: alleen wat openbaar was
eyes-seat = Met de ogen van { $name }
eyes-only-public = Je ziet wat aan deze tafel openbaar was.
estimate = Wie voorlag
estimate-hint = Het deel van de zege dat bots zouden verwachten, naar wat elke kant wist
estimate-coming = Bots bekijken het spel …
estimate-now = { $names } { $share } %
lessons = Wat het leert
costly-choices-yours = { $count ->
    [one] Je duurste keuze
   *[other] Je { $count } duurste keuzes
}
costly-choices = { $count ->
    [one] De duurste keuze
   *[other] De { $count } duurste keuzes
}
choice-cost = Zet { $ply }: kost { $cost } %
choice-better = { $move } ({ $share } %). Beter: { $better } ({ $better_share } %).
turning-points = Waar het kantelde
turn-from-to = { $names }: van { $from } % naar { $to } % bij zet { $ply }
share-replay = Terugblik delen
share-after = Iedereen met de link kan het hele spel zien.
share-late = Iedereen met de link kan het hele spel zien.
share-public = Wie meespeelde ziet het hele spel, anderen alleen wat openbaar was.
share-none = Alleen wie meespeelde kan het zien.
keep = Bewaren en delen

## Het eerste spel

tour = Je eerste spel
tour-next = Verder
tour-skip = Overslaan
tour-go = Aan de slag
tour-read = Begrepen

## Het grote scherm

full-screen = Scherm vullen
to-table = Naar de tafel
screen-scan = Richt de camera van je telefoon hierop,
screen-type = of ga naar { $address } en typ
screen-open = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}

## Bemanningen

crew = Bemanning
crew-only = Alleen je bemanning hoort dit.
crew-say = Zeg het je bemanning
quick-calls = Kreten
side = Kant { $number }
move-here = Hierheen
swap-crews = Grotere bemanning in de andere boot
name-boat = Naam van de boot: { $side }

## Hoe het afliep, als gebeurtenis

crew-wins = Jullie bemanning wint
crew-loses = Jullie bemanning heeft verloren
crews-share = Beide bemanningen delen de overwinning
lost = Verloren
ending-scene = Hoe het afliep, als plaatje
share-picture = Plaatje delen
figures = In cijfers
turned-here = Hier keerde het:
costliest-choice = Je duurste keuze:
result-unrated-house = Telt niet mee: er is met huisregels gespeeld.
result-unrated = Telt niet mee: { $count ->
    [one] { $names } vroeg raad.
   *[other] { $names } vroegen raad.
}
volume = Volume
mute = Geluid uit
unmute = Geluid aan

# Stemmen

voice-come = Met de anderen spreken
voice-panel = Stemmen
voice-mute = Jezelf dempen
voice-unmute = Weer spreken
voice-hold = Vasthouden en spreken
voice-listening = Je kunt alleen luisteren
voice-speaking = Spreekt nu
voice-push = Alleen spreken zolang { $key } of de microfoon wordt vastgehouden
voice-volume = Hoe luid { $name } is
voice-connecting = verbindt …
voice-nobody = Er is nog niemand. Je wordt gehoord zodra er iemand komt.
voice-go = Stemmen verlaten
voice-insecure = Je kunt luisteren, maar niet spreken: browsers geven een pagina de microfoon alleen via https. Wie deze server beheert, vindt in de handleiding hoe dat te veranderen is.
voice-denied = Je kunt luisteren, maar niet spreken: deze pagina mag de microfoon niet gebruiken. Sta het toe naast het adres en kom dan terug.
voice-missing = Je kunt luisteren, maar niet spreken: er is geen microfoon gevonden.
