# What every game says.

seat-0 = Amber
seat-1 = Teal
seat-2 = Coral
seat-3 = Violet
seat-4 = White
seat-5 = Lime

person = person
plain-yes = yes
plain-no = no

house-rules = House rules
house-rules-told = House rules: { $rules }
house-rule = { $rule } { $value } (by the book { $book })
option-own-text = a text of its own
option-more-faults = and { $count } more
option-out-of-range = { $option }: { $value } is not { $least } to { $most }

error-unknown-game = There is no game “{ $game }”. There is: { $known }.
error-broken-game = The game “{ $game }” of { $package } does not work: { $reason }
error-unknown-bot = There is no bot “{ $bot }” here. There is: { $known }.
error-invalid-bot = The bot “{ $bot }” cannot have “{ $parameter }”. Its parameters: { $known }.
error-broken-bot = The bot “{ $bot }” cannot be had: { $reason }.
error-invalid-seats = { $game } is for { $known } players, not { $seats }.
error-invalid-options = These options do not work: { $detail }
error-unknown-rules = { $game } cannot be played by rules { $rules }, only by { $known }.
error-invalid-seed = This seed does not work: { $detail }
error-invalid-move = This is no move: { $detail }
error-not-your-turn = Not your turn: { $detail }
error-stale-move = The table is at ply { $ply } already; that move answered ply { $answered }.
error-game-over = The game is over.
error-illegal-move = “{ $move }” is not possible now.
error-invalid-position = { $detail }
error-invalid-record = Line { $line } of the record: { $fault }
error-unreadable-record = Line { $line } of the record: { $fault }
error-invalid-chart = This board does not work: { $detail }
error-invalid-buffer = These numbers cannot be written there: { $detail }
error-invalid-draws = Chance cannot go that way: { $detail }
error-error = { $detail }

advice-habit = A sensible player does this here.
advice-tried = In { $tries } imagined games this brought { $share } % of the victory.
