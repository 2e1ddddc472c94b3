# De spelserver: wat hij bij de start zegt en wat hij weigert.

serve-title = Fathom is klaar om te spelen.
serve-here = Op deze computer
serve-lan = In dit netwerk
serve-phone = Telefoons in hetzelfde netwerk: richt de camera hierop.
serve-stop = Ctrl-C stopt de server; elke partij gaat verder als hij weer start.

error-refused = { $detail }
error-malformed = De server begreep dit niet: { $detail }
error-no-identity = De server kent je nog niet.
error-foreign-origin = Dit kwam van een pagina van een andere site.
error-not-allowed = Dat mag je niet: { $detail }
error-no-spectators = Hier wordt zonder toeschouwers gespeeld.
error-unknown-table = Die tafel bestaat niet.
error-unknown-link = Deze link is gebruikt, te oud, of was er nooit een.
error-unknown-person = Op dit adres is niemand.
error-no-passkeys-here = { $reason ->
    [address] Voor een adres van cijfers maken browsers geen passkeys. Ze werken op { $url }.
    [insecure] Browsers maken passkeys alleen over een veilige verbinding. Ze werken op { $url }.
   *[other] Passkeys werken hier alleen op { $url }.
}
error-bad-passkey = De passkey past niet: te laat, of niet voor deze site. Probeer het nog eens.
error-two-seats = Aan tafel { $table } spelen jullie allebei: deze gast, en van wie de passkey is. Beëindig eerst die partij.
error-unknown-passkey = Deze passkey is hier niet bekend. Misschien is hij verwijderd.
error-too-many-passkeys = Je hebt { $most } passkeys. Verwijder er eerst een.
error-no-way-back = Zonder passkey zou je niet terug kunnen komen. Maak er eerst een.
error-table-full = Aan deze tafel is geen plaats meer vrij.
error-seat-taken = Daar zit al iemand.
error-wrong-seat = Dat is niet jouw plaats: { $detail }
error-wrong-time = Nu niet: { $detail }
error-not-ready = De partij kan nog niet beginnen: { $detail }
error-not-committed = Dit is niet het geheim waaraan je je had gebonden.
error-no-undo = De zet kan niet worden teruggenomen: { $detail }
error-too-fast = Niet zo snel. Probeer het over { $retry_after ->
    [one] één seconde
   *[other] { $retry_after } seconden
} opnieuw.
error-too-many-tables = Je hebt { $most } onafgemaakte tafels. Beëindig er eerst één.
error-too-many-sockets = Je kijkt vanaf te veel plekken naar deze tafel. Sluit er eerst één.
error-other-rules = Deze partij begon met regels { $begun }; deze server heeft regels { $rules }.
error-not-installed = Het spel “{ $game }” is niet meer op deze server geïnstalleerd. Zijn tafels blijven bewaard.
error-stopping = De server start opnieuw. Probeer het zo nog eens.
error-store = Dit kan niet worden bewaard: { $detail }
error-clash = Iemand was je voor. Probeer het nog eens.
error-missing = Dat is hier niet meer.
error-unavailable = De server kan zijn database niet bereiken. Probeer het zo nog eens.
error-internal = Er ging iets mis op de server; het is genoteerd.
error-not-found = Op dit adres is niets.
error-not-this-way = Zo werkt dit adres niet.
error-too-long = Dat is te lang.
error-no-lesson = Die oefening bestaat niet.
error-no-charts = Dit spel wordt altijd op hetzelfde bord gespeeld.
error-muted = De gastheer heeft je aan deze tafel het zwijgen opgelegd.
error-closed = Deze server is voor wie het wachtwoord kent of is uitgenodigd.
error-unwelcome = De gastheer van deze tafel heeft je geblokkeerd. Zoek een andere tafel, of zet er zelf een op.
