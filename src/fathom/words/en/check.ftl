# What `fathom check` says of a game.

clean = { $game } keeps the contract and lacks nothing{ $advised ->
    [0] .
    [one] { "; " }one thing is advised.
   *[other] { "; " }{ $advised } things are advised.
}
golden-written = Written: { $file }

## The box

check-key = The key “{ $key }” is not made of small letters and digits, joined by hyphens.
check-seats = The numbers of seats are { $seats }: they have to be in ascending order, each once.
check-usual-seats = The game is said to be best with { $seats }, but is not for so many.
check-quick-start = Nobody can play with the options of the quick start “{ $way }”.
check-numbers = The version of the rules and the longest game have to be above 0.
check-older-rules = The versions of the rules { $rules } have to rise, rules_version last.
check-clauses = The game needs clauses, each once.
check-clause-form = “{ $clause }” does not look like the number of a clause: letters, a hyphen, a number.
check-moves = The game needs moves, each with words of its own.
check-notation = The words of a move do not mean that move: { $detail }
check-chapter-effect = A chapter of the log is to begin with the effect “{ $effect }”, which does not exist.
check-no-instinct = Without an instinct (player.py) bots play badly.

## Rules and knowledge

check-endless = A game does not end within { $longest } plies, the longest that it may have: { $seats } seats, seed { $seed }, options { $options }.
check-leak = Somebody is told what they may not know: { $detail } ({ $seats } seats, options { $options })
check-contract = The rules break the contract: { $detail } ({ $seats } seats, options { $options })
check-crash = The rules stop with an error: { $detail } ({ $seats } seats, seed { $seed }, options { $options })
check-not-imagined = The game is said to hide something, but what a seat imagines is always the truth: { $seats } seats, seed { $seed }.
check-worlds-impossible = In story { $story } of data/small.json a seat imagines what cannot be: { $world }
check-worlds-missed = In story { $story } of data/small.json a seat never imagines what can be: { $world }
check-worlds-share = In story { $story } of data/small.json a seat imagines this too often or too seldom: { $world }
check-peeks = The game’s own player looks at what its seat may not know: { $detail }
check-player-crash = The game’s own player stops with an error: { $detail } ({ $seats } seats, seed { $seed })

## Words

check-no-language = There is no words/{ $language }.ftl.
check-unreadable-words = words/{ $language }.ftl cannot be read at “{ $line }”, or says it twice.
check-word-missing = words/{ $language }.ftl lacks the message “{ $word }”.
check-word-stray = words/{ $language }.ftl has the message “{ $word }”, English has not.
check-word-variables = The message “{ $word }” in words/{ $language }.ftl has other variables than in English.
check-word-unknown-fact = The message “{ $word }” asks for { $variable }, which nobody tells it.
check-no-chapters = The rules have no chapters: a message chapter-… for the clause with which each begins.
check-first-chapter = The first chapter of the rules has to begin with { $clause }.
check-no-tour = There is no tour for a first game: messages tour-1, tour-2 and so on.

## Screen, board, scenes

check-no-screen = There is no screen.py: in the terminal the game is shown plainly.
check-screen-crash = The screen cannot be drawn: { $detail } ({ $seats } seats, seed { $seed })
check-no-board = There is no web/board.js: in the browser the game is shown plainly.
check-no-picture = There is no web/picture.svg for the first page.
check-board-lacks = web/board.js does not export { $export }.
check-board-unknown = web/board.js exports { $export }, which nobody asks for.
check-ending-lacks = web/ending.js does not export { $export }.
check-ending-unknown = web/ending.js exports { $export }, which nobody asks for.
check-not-served = web/{ $file } is of a kind that is not served.
check-from-elsewhere = web/{ $file } asks another site for something: the browser will refuse that.
check-import-missing = web/{ $file } imports “{ $module }”, which is not there.
check-scenes-unreadable = data/scenes.json cannot be read: { $detail }
check-few-scenes = Fewer than two scenes in data/scenes.json explain the rules.
check-scene-twice = There are two scenes “{ $scene }”.
check-scene-clause = The scene “{ $scene }” is about { $clause }, which does not exist.
check-scene-crash = The scene “{ $scene }” cannot be played: { $detail }
check-scene-idle = In the scene “{ $scene }” whoever looks has nothing to do.

## Golden games and tests

check-golden-missing = There is no golden game with { $seats } seats: fathom check { $game } --golden writes it.
check-golden-missing-older = There is no golden game by rules { $rules } with { $seats } seats: keep the one that was golden when they were the newest.
check-golden-changed = The game in golden/{ $file } is played otherwise from line { $line } on. If that is meant, raise rules_version and write it anew: fathom check { $game } --golden
check-golden-changed-older = The game by rules { $rules } in golden/{ $file } goes otherwise from line { $line } on: what was begun by them would become another game.
check-golden-stray = golden/{ $file } belongs to no number of seats.
check-golden-crash = The game in golden/{ $file } cannot be played: { $detail }
check-untested = No test names { $clause } in its docstring.

## A bot (fathom check-bot)

check-bot-clean = { $bot } plays { $game } fairly: { $decisions } decisions looked at, { $disguised } of them in disguise. A decision takes { $usual } ms, the slowest { $slowest } ms.
check-bot-restless = { $bot } does not decide the same twice with the same knowledge and the same dice: { $detail }
check-bot-peeks = { $bot } looks at what its seat may not know: { $detail }
check-bot-illegal = { $bot } does what is not legal: { $detail }
check-bot-crash = { $bot } stops with an error: { $detail }
check-bot-slow = { $bot } took { $slowest } ms for a decision; { $limit } ms are allowed.
check-bot-clock = { $bot } thinks by the clock, so it cannot be proven fair: only legality and time were looked at.
