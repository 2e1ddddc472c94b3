# Wat elk spel zegt.

seat-0 = Amber
seat-1 = Turkoois
seat-2 = Koraal
seat-3 = Violet
seat-4 = Wit
seat-5 = Limoen

person = mens
plain-yes = ja
plain-no = nee

house-rules = Huisregels
house-rules-told = Huisregels: { $rules }
house-rule = { $rule } { $value } (volgens het boekje { $book })
option-own-text = een eigen tekst
option-more-faults = en nog { $count }
option-out-of-range = { $option }: { $value } is niet { $least } tot { $most }

error-unknown-game = Er is geen spel “{ $game }”. Wel: { $known }.
error-broken-game = Het spel “{ $game }” uit { $package } werkt niet: { $reason }
error-unknown-bot = Er is hier geen bot “{ $bot }”. Wel: { $known }.
error-invalid-bot = De bot “{ $bot }” kan “{ $parameter }” niet hebben. Zijn parameters: { $known }.
error-broken-bot = De bot “{ $bot }” is er niet of werkt niet: { $reason }.
error-invalid-seats = { $game } is voor { $known } spelers, niet voor { $seats }.
error-invalid-options = Deze instellingen kunnen niet: { $detail }
error-unknown-rules = { $game } kan niet volgens regels { $rules } gespeeld worden, alleen volgens { $known }.
error-invalid-seed = Deze startwaarde kan niet: { $detail }
error-invalid-move = Dit is geen zet: { $detail }
error-not-your-turn = Je bent niet aan de beurt: { $detail }
error-stale-move = De tafel is al bij zet { $ply }; die zet hoorde bij zet { $answered }.
error-game-over = Het spel is afgelopen.
error-illegal-move = “{ $move }” kan nu niet.
error-invalid-position = { $detail }
error-invalid-record = Regel { $line } van de partij: { $fault }
error-unreadable-record = Regel { $line } van de partij: { $fault }
error-invalid-chart = Dit bord deugt niet: { $detail }
error-invalid-buffer = Daarheen kunnen deze getallen niet geschreven worden: { $detail }
error-invalid-draws = Zo kan het toeval niet lopen: { $detail }
error-error = { $detail }

advice-habit = Zo speelt een verstandige speler hier.
advice-tried = In { $tries } verzonnen partijen leverde dit { $share } % van de overwinning op.
