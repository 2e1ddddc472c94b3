# The lab: experiments, comparisons and reports.

measure-plies = plies
measure-length = minutes
measure-first-seat = victory of the first seat
measure-shared = shared victories
measure-score = score
measure-best-score = best score
measure-margin = lead at the end
measure-lead-changes = lead changes
measure-drama = drama
measure-decided = decided after
compare-title = { $game }: two variants, { $games } games each on the same seeds (seed { $seed })
compare-difference = B less A
compare-effect = effect d
compare-p = p, corrected
compare-note = The range is the 95 % interval of the difference, game by game. p is of the paired t-test, corrected by Holm for { $count } comparisons; coloured: below 0.05. d is the difference in standard deviations of a game. Minutes are counted so that a usual game takes as long as its box says.
sweep-title = { $game }: { $variants } variants, { $games } games each on the same seeds
sweep-variant = variant
sweep-turns = Victories by order of turns, in percent
sweep-spread = best less worst
sweep-note = Below each figure its 95 % interval.
lab-stopped-kept = Stopped. The same command goes on from there.
lab-stopped-lost = Stopped. Nothing is kept without --out.

report-title = { $game } in numbers
report-lead = { $games } games by each variant, usually { $seats } players, played by { $bots }.
report-players = { $seats } players
report-turn = turn { $turn }
report-length = Length
report-length-about = How many minutes games take. A usual game is taken to last as long as its box says; the others by their plies.
report-scores = Scores
report-scores-about = Above what everybody scored, below what the winners did.
report-seats = By number of players
report-seats-about = Minutes a game, with the 95 % interval.
report-first-about = How many times its fair share the first seat wins; dashed: the fair share.
report-turns = Advantage by order of turns
report-turns-about = The share of the victory by whose turn comes when; dashed: the fair share, { $fair } %.
report-decisions = What decisions are worth
report-decisions-about = How much more of the victory followed than after an average decision, as things stood before it, where there was a choice. In brackets: how often it was chosen when it could be.
report-ladder = How skill shows
report-ladder-about = How much each level wins against the one below it, with the number of games; dashed: half of them.
report-tension = Lead changes, drama, and where games are decided
report-tension-about = Who is ahead, as a sensible player sees it who knows everything: how often that changes in a game.
report-drama-about = Drama: how far behind the later winner was, on the average of the game.
report-decided-about = After which part of the game the later winner was ahead for good.
report-endings = How games end
report-endings-about = By which rule, and how often.
report-dead = Dead options
report-dead-about = { $count ->
    [one] One move could be chosen { $often } times or more and never was.
   *[other] { $count } moves could be chosen { $often } times or more and never were.
}
report-alive = Dead options
report-alive-about = None: everything that could be chosen { $often } times or more was chosen at least once.
report-offered = times offered
report-variants = Variants
report-variants-about = Against the rulebook, with { $seats } players on the same seeds. Shown are the largest differences that are no accident (paired t-test, Holm's correction, p below 0.05), with their 95 % intervals and Cohen's d.
report-no-difference = No difference beyond chance
report-rulebook = rulebook
report-variant = variant
report-difference = difference
report-note = Ranges are 95 % intervals. In team games crews are counted. Bots are not people: what they show is a beginning.
report-written = The report is in { $file }

tune-title = { $game }: the nearest of { $tried } variants that were tried
tune-goal = goal
tune-best = best
tune-distance = distance from the goal
tune-nearer = Nearer to the goal than the rulebook, also on seeds that were not searched with.
tune-not-nearer = On seeds that were not searched with it is not clearly nearer than the rulebook.
tune-note = The check: { $games } games of each on the same seeds, none of which was searched with. The distance counts tenths of the target; ranges are 95 % intervals.
