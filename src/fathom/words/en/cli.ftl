# The command line.

games-key = game
games-title = title
games-seats = players
games-about = about
games-compiled = The rules run compiled.
games-interpreted = The rules run interpreted: slower, but the same.

play-welcome = What shall we play?
play-pick = Game
play-seats = How many players?
play-people = How many of the { $seats } are people at this keyboard?
play-bots = Which bot takes the other seats?
play-choose = Please choose one of these: { $choices }
play-commitment = Fair chance: the seed of this game has the SHA-256 { $commitment }
play-cover = For { $seat } only. The others look away; then press Enter.
play-enter = Enter hides this again.
play-ask = { $seat }, what do you do?
play-many = { $count } ways, such as { $example }
play-help = ? lists the moves; hint, undo, log and rules help; q saves and stops
play-place = { $place }. { $seat }: { $score }
play-saved = The record is in { $file }
play-stopped = The game is saved. Go on with: { $command }
undo-not-yours = The last move is not yours, so there is nothing to take back.
undo-chance = Chance has decided something since: the move stays.
undo-shown = Something that was hidden has been shown: the move stays.

replay-next = Enter shows the next ply.

record-no-ply = { $file } has { $plies } plies, so there is no ply { $ply }
record-no-seat = { $file } has the seats 0 to { $last }, so there is no seat { $seat }

hint-title = to act after { $ply ->
    [one] one ply
   *[other] { $ply } plies
}
hint-move = move
hint-estimate = wins
hint-reason = what it does, and why
hint-over = The game in { $file } is over after { $ply } plies; with --to there is a hint for an earlier moment.
hint-several = After { $ply } plies several may act: choose one with --seat, of { $seats }.
hint-not-now = After { $ply } plies there is nothing to do for { $seat }.

verify-sealed = The seed is the one committed to before the game: { $commitment }
verify-open-seed = The seed is { $seed }; it was open from the start.
verify-joint = { $count ->
    [one] The dice came from it and the secret of { $seats }, which fits what was committed to.
   *[other] The dice came from it and the secrets of { $seats }, which fit what was committed to.
}
verify-moves = { $plies ->
    [one] The one ply was legal.
   *[other] All { $plies } plies were legal.
}
verify-result = The result is as the record says: { $winners } won [{ $clause }].
verify-tampered = { $file } has been tampered with or damaged. Line { $line }: { $fault }
verify-unfinished = The game is unfinished.

simulate-title = { $games } games of { $game }
simulate-seat = seat
simulate-crew = crew
simulate-bot = bot
simulate-wins = wins
simulate-score = score
simulate-spread = 5 · 25 · 50 · 75 · 95 % scored at most
simulate-plies = plies a game
simulate-range = ({ $least } to { $most })
simulate-ended = ended by { $clause }
simulate-kept = Tables are in { $folder }: { $files }
simulate-intervals = In brackets: 95 % confidence intervals. A shared victory counts in part.

tournament-title = { $game } with { $seats } seats: { $games } games, { $lineups ->
    [one] one line-up
   *[other] { $lineups } line-ups
}
tournament-wins = Share of wins
tournament-fair = If all were alike, each would win { $fair }.
tournament-times-fair = × fair
tournament-rating = rating
tournament-games = games
tournament-fair-share = dashed: the fair share, { $fair }
tournament-duels = Row beats column
tournament-intervals = Ranges are 95 % confidence intervals. A shared victory counts in part, a tie half.
tournament-by-the-clock = Other figures next time, because they think by the clock: { $bots }.
tournament-stopped-kept = Stopped after { $done } of { $games } games. The same command goes on from there.
tournament-stopped-lost = Stopped. Nothing is kept without --out.
tournament-kept = Results and report are in { $folder }

gauntlet-title = { $game }: { $bot } against the panel, { $seats } seats
gauntlet-opponent = against
gauntlet-elo = Elo
gauntlet-verdict = verdict
gauntlet-stronger = stronger
gauntlet-not-stronger = not stronger
gauntlet-open = not sure yet
gauntlet-claims = The test decides between { $least } and { $most } of the victory, and errs once in twenty. Ranges are 95 % confidence intervals, a little too narrow where it stopped early.

learn-title = { $game }: what { $games } games of { $bot } teach
learn-sign = sign
learn-known = { $notes } states. In games held out an end surprises by { $even } nats whoever knows nothing, and by { $loss } whoever knows these signs. A weight is what one more adds to the logarithm of the odds to win, by how much of the game is over.
error-numpy-missing = Learning needs numpy: pip install 'fathom-games[lab]'
error-nothing-to-learn = There is nothing to learn about { $game }: its instinct names no signs (see `fathom.engine.judgement`).

error-invalid-lineup = { $fault ->
    [few] A tournament needs two bots, or one and a field: --bots hard,easy or --bots hard --field easy.
    [twice] The bot “{ $bot }” is named twice.
   *[field] The bot “{ $bot }” is the field; the others are named with --bots.
}
error-other-tournament = In { $folder } is another tournament; different are: { $others }. Choose another folder.
error-damaged-tournament = Line { $line } of { $file } is not what a tournament writes. Mend it, or choose another folder.
error-unwritable-tournament = The tournament cannot be kept in { $folder }: { $reason }
error-invalid-variant = { $fault ->
    [twice] “{ $variant }” is varied twice.
    [number] “{ $variant }” is not a number.
   *[unknown] “{ $variant }” varies nothing. Name one of: { $known }; such as seats=4.
}
error-invalid-goal = “{ $goal }” is no goal. A goal is a measure and a number: length=45min, first-seat=0.5, margin=5.
error-unwritable-table = Tables cannot be written to { $folder }: { $reason }
error-parquet-unavailable = There is no Parquet, only CSV, for that needs pyarrow: pip install 'fathom-games[lab]'
error-lost-process = A process was ended from outside, perhaps for lack of memory. A tournament with --out goes on with the same command; fewer --jobs need less.
error-no-cluster = { $reason ->
    [missing] Playing on a cluster needs Ray: pip install 'fathom-games[ray]'
   *[silent] No Ray cluster answers ({ $address }). Start one with “ray start --head”, or name its address: --ray 10.0.0.1:6379
}
error-other-version = A machine of the cluster has Fathom { $other }, and this one { $own }: they would play other games.
error-plot-unavailable = There is no plot, for that needs matplotlib: pip install 'fathom-games[lab]'

bench-compiled = compiled
bench-interpreted = interpreted
bench-ratio = ratio
bench-share = of C
bench-moves-per-second = moves/s
bench-games-per-second = games/s
bench-copies-per-second = copies/s
bench-imagined-per-second = states imagined/s
bench-driven-moves-per-second = moves/s driven from Python
bench-length = moves in a game
bench-score = score of all seats
bench-best = score of the best
bench-alike = The C program plays the same game: no figure differs by more than chance allows.
bench-different = The C program does NOT play the same game: figures differ by more than chance allows.
bench-iterations = search iterations/s
bench-copy = a copy costs so many moves
bench-memory = memory at most
bench-level = level
bench-decisions = decisions
bench-mean = mean
bench-most = 99th percentile

board-faults = { $count ->
    [one] One fault:
   *[other] { $count } faults:
}
