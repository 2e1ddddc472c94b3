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
sweep-note = Below each figure its 95 % interval.
lab-stopped-kept = Stopped. The same command goes on from there.
lab-stopped-lost = Stopped. Nothing is kept without --out.
