# Captain Sonar

title = Captain Sonar
about = Two crews hunt each other by ear: every course is called out, every position is hidden.
play-now-realtime = Play now in real time

## The rules, a sentence each

SON-1 = Two boats, yellow and blue, have crews of two to four, at most one apart; in smaller crews the captain is also first officer, then also engineer, and the radio operator always has a seat of their own.
SON-2 = Any seat may be a bot, and turn by turn one player may run a whole boat against one other.
SON-3 = In real time a command counts when it arrives, on 15 x 15 fields and nine sectors; turn by turn the captains alternate on 10 x 10 fields and four sectors. Sectors count row by row from top left.
SON-4 = A boat with four damage sinks and loses at once; if one blast sinks both it is a draw.
SON-5 = Each captain marks a sea field in secret and for good; when both have, the game starts. Turn by turn the first boat is drawn or named by the host.
SON-6 = The captain calls north, east, south or west and the boat goes one field; in real time a second must pass between two courses.
SON-7 = A boat never leaves the map, and never enters an island, its own route or an own mine.
SON-8 = After a course the first officer marks a gauge and the engineer crosses a symbol, in any order; until both are done there is no further course, no surfacing, no system and no end of the turn.
SON-9 = A boat without a legal course must surface; in real time nothing can be activated then, and after ten seconds it surfaces by itself.
SON-10 = For each course one empty field of one gauge is marked: torpedo 3, mine 3, drone 4, sonar 3, silence 6, the scenario's own 4 or 6. A full gauge takes no more, and if all are full the officer just confirms.
SON-11 = The crew is told when a gauge is full; the enemy is not.
SON-12 = A boat has four damage boxes.
SON-13 = The engineer's sheet has 24 symbols in four panels: red for mine and torpedo, green for drone and sonar, yellow for silence and scenario, and reactors. The three central symbols of a panel are wired into circuits.
SON-14 = For each course the engineer crosses a free symbol in the panel of that direction.
SON-15 = A system cannot be used while any symbol of its colour is crossed.
SON-16 = When all six reactor symbols are crossed the boat takes one damage and the whole sheet is cleared.
SON-17 = When all six symbols of a panel are crossed the boat takes one damage and the whole sheet is cleared; together with the reactor it is still one.
SON-18 = When all four symbols of a circuit are crossed they are cleared; damage by the same cross comes first.
SON-19 = Damage by the own sheet is called out.
SON-20 = Who surfaces names the sector and forgets the route; position, mines and gauges stay, and breakdowns are cleared by the repair. A course must come before the next surfacing, unless there is none.
SON-21 = Turn by turn surfacing takes the place of the course and gives the enemy three turns in a row; if the enemy surfaces in any of them, the row ends and turns alternate, without three for the first boat. The boat dives when its next turn begins.
SON-22 = In real time the crew traces four sections inside the border: the engineer first, then whoever takes the sheet, each once before anybody traces again. After the check come “ready to dive” and “dive”. One line outside, and all four are done again.
SON-23 = A surfaced boat does nothing but repair; it still answers sonar and can be hit.
SON-24 = A system needs a full gauge, no breakdown of its colour, a boat under water, and a course since the last activation and the last surfacing. Captain or first officer send drone and sonar, the captain does the rest.
SON-25 = Turn by turn at most one system, after course and both OKs; then the captain ends the turn. In real time at any moment.
SON-26 = An activation or a detonation stops everybody until it is resolved; only the sonar's answer and the OKs of a silent run are taken. In real time the game picks what is missing after twenty seconds.
SON-27 = Using a system empties its gauge.
SON-28 = A torpedo goes to a field one to four steps away by sea, round islands; the field is called, and mines there are destroyed.
SON-29 = A blast does 2 damage on its field and 1 on the eight around it, to the own boat too; both results are called.
SON-30 = A mine is laid on one of the eight neighbours: sea, not on the own route, with no own and no Archer mine. That it was laid is called, not where.
SON-31 = An own mine can be detonated at any time, turn by turn in the own turn, except while surfaced; its field is called.
SON-32 = A drone asks whether the enemy is in a sector and gets the true answer.
SON-33 = To a sonar the enemy captain gives two facts of different kinds – column, row, sector – exactly one of them true; everything waits for it.
SON-34 = In silence a boat goes 0 to 4 fields in one straight line without a word; one mark and one cross in that direction follow.
SON-35 = Only what is called crosses between the boats: courses, sectors, damage, systems with their targets, blasts, answers. Marks, crosses, positions and mines are the crew's own.
SON-36 = Alpha has many small islands.
SON-37 = Bravo has fewer islands and more room.
SON-38 = Charlie is open sea.
SON-39 = Delta lies under ice: surfacing anywhere but in a water hole costs one damage.
SON-40 = Echo has Archer mines: with four marks the captain detonates any one of them, and it is gone for both.
SON-41 = There are limits: turns a boat, or a game clock in real time; then less damage wins, and equal is a draw.
SON-42 = What is due happens before a command of the same moment: game clock, repair checks, picks, surfacing; yellow before blue.

## The rules as a page: chapters, and what its pictures show

chapter-SON-1 = Boats and crews
chapter-SON-5 = The start
chapter-SON-6 = Course
chapter-SON-10 = The first officer
chapter-SON-13 = The engineer
chapter-SON-20 = Surfacing
chapter-SON-24 = Systems
chapter-SON-35 = What the enemy hears
chapter-SON-36 = Scenarios
chapter-SON-41 = Limits and time

scene-route = The captain’s chart: where the boat has been it cannot go again.
scene-sheet = After a course the first officer marks a gauge, and the engineer crosses a symbol.

## What the host chooses

option-mode = Turns or real time
option-mode-hint = { SON-3 }
option-mode-turns = turn by turn
option-mode-realtime = real time
option-scenario = Scenario
option-scenario-hint = The sea the boats meet in, each with a rule of its own.
option-starter = First boat
option-starter-hint = The boat with the first turn; not in real time.
option-starter-yellow = yellow
option-starter-blue = blue
option-turn-limit = Most turns
option-turn-limit-hint = For each boat, turn by turn; then less damage wins.
option-halt-seconds = Halt, in seconds
option-halt-seconds-hint = How long everybody stops in real time when a system is used.
option-course-seconds = Seconds between courses
option-course-seconds-hint = The least time between two courses of a boat in real time.
option-clock-seconds = Game clock, in seconds
option-clock-seconds-hint = How long a game in real time lasts at most; empty is no limit.
option-assistance = Help with the search
option-assistance-hint = The crew is shown the fields where the enemy can be.

## Moves

move-course = go one field { $what ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
move-surface = surface
move-end = end the turn
move-mark = mark { $what ->
    [none] nothing: every gauge is full
   *[other] the gauge { $what }
}
move-cross = cross symbol { $what }
move-drone = ask for sector { $what }
move-sonar = use the sonar
move-mine = lay a mine ({ $what })
move-silence = run silently ({ $what })
move-trace = trace a section ({ $what })
move-ready = report ready to dive
move-dive = dive
move-want = ask the crew for { $what }
move-archer = detonate the Archer mine on { $what }
move-start = start on { $what }
move-torpedo = torpedo to { $what }
move-detonate = detonate the mine on { $what }
move-answer = answer: { $what }

choose-course = set a course
choose-mark = mark a gauge
choose-cross = cross a symbol
choose-drone = send the drone
choose-mine = lay a mine
choose-silence = run silently
choose-trace = trace a section
choose-want = ask the crew for a system
choose-archer = detonate an Archer mine
choose-start = choose where to start
choose-torpedo = fire a torpedo
choose-detonate = detonate a mine
choose-answer = answer the sonar

ask-start = { $seat }: where does your boat start?
ask-course = { $seat }: which course?
ask-ok = { $seat }: mark a gauge and cross a symbol.
ask-system = { $seat }: a system, or end the turn?
ask-answer = { $seat }: two facts, one of them true.
ask-realtime = { $seat }: what do you do?

## What happened

effect-game-started = Dive! The hunt is on.
effect-turn-began = { $boat ->
    [0] Yellow
   *[1] Blue
} is on turn{ $in_row ->
    [one] {""}
   *[other] , { $in_row } in a row
}.
effect-course-set = { $boat ->
    [0] Yellow
   *[1] Blue
}: course { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}!
effect-sheet-damage = { $boat ->
    [0] Yellow
   *[1] Blue
}: damage! That makes { $total }.
effect-surfaced = { $boat ->
    [0] Yellow
   *[1] Blue
} surfaces in sector { $sector }{ $ice ->
    [0] {""}
   *[other] {" "}and hits the ice: { $total } damage in all
}.
effect-torpedo-fired = { $boat ->
    [0] Yellow
   *[1] Blue
}: torpedo to { $field }!
effect-mine-laid = { $boat ->
    [0] Yellow
   *[1] Blue
}: mine laid.
effect-mine-detonated = { $boat ->
    [0] Yellow
   *[1] Blue
} detonates a mine on { $field }.
effect-archer-detonated = { $boat ->
    [0] Yellow
   *[1] Blue
} detonates the Archer mine on { $field }.
effect-archer-destroyed = The Archer mine on { $field } is gone.
effect-blast = Blast on { $field }: yellow takes { $yellow }, blue takes { $blue } (now { $yellow_total } and { $blue_total }).
effect-drone-sent = { $boat ->
    [0] Yellow
   *[1] Blue
} sends a drone to sector { $sector }: { $found ->
    [0] not there
   *[other] there
}.
effect-sonar-used = { $boat ->
    [0] Yellow
   *[1] Blue
}: sonar!
effect-sonar-answered = { $boat ->
    [0] Yellow
   *[1] Blue
} answers: { $first ->
    [column] column
    [row] row
   *[sector] sector
} { $first_value }, { $second ->
    [column] column
    [row] row
   *[sector] sector
} { $second_value }.
effect-silent-run = { $boat ->
    [0] Yellow
   *[1] Blue
} runs silently.
effect-resumed = Go on!
effect-repair-checked = { $boat ->
    [0] Yellow
   *[1] Blue
}'s repair is { $passed ->
    [0] not good: all four lines again
   *[other] good
}.
effect-ready-to-dive = { $boat ->
    [0] Yellow
   *[1] Blue
}: ready to dive!
effect-dived = { $boat ->
    [0] Yellow
   *[1] Blue
} is under water again.
effect-game-ended = { $winner ->
    [0] Yellow wins.
    [1] Blue wins.
   *[other] A draw.
}
effect-place-marked = Your boat starts on { $field }.
effect-place-marked-others = { $names }: the boat starts on { $field }.
effect-gauge-marked = Marked: { $system } ({ $marks } of { $size }).
effect-gauge-full = Ready: { $system }!
effect-confirmed = Every gauge is full: OK.
effect-crossed = Crossed: { $symbol } ({ $colour }).
effect-circuit-repaired = The { $circuit } circuit has repaired itself.
effect-mine-placed = Your mine lies on { $field }.
effect-mine-placed-others = { $names }: the mine lies on { $field }.
effect-mine-destroyed = Your mine on { $field } was destroyed.
effect-mine-destroyed-others = { $names }: the mine on { $field } was destroyed.
effect-ran-silently = Silently { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}, { $fields } fields, to { $field }.
effect-wanted = The captain asks for: { $system }.
effect-traced = { $seat } has traced section { $section }.

## The screen

screen-boat = { $boat ->
    [0] Yellow
   *[1] Blue
}
screen-hull = hull
screen-surfaced = surfaced
screen-gauges = gauges
screen-sheet = engineer's sheet
screen-circuits = circuits: y yellow, o orange, g grey
screen-log = heard
screen-full = ready
screen-broken = broken
screen-mines = own mines: { $fields }
screen-enemy = { $count ->
    [one] The enemy can be on one field only.
   *[other] The enemy can be on { $count } fields.
}
screen-enemy-about = The enemy can be on about { $count } fields.
screen-legend = ● you  ○ route  ✱ own mine  ▓ island
screen-legend-enemy = ◆ enemy  ◇ its route  ✖ its mine
screen-possible = ? enemy possible
screen-archer = ✸ Archer mine
screen-hole = ◌ water hole
screen-turn = turn { $turn }
system-torpedo = torpedo
system-mine = mine
system-drone = drone
system-sonar = sonar
system-silence = silence
system-scenario = scenario
fact-column = column
fact-row = row
fact-sector = sector
log-course = course { $a }
log-surfaced = surfaced, sector { $a }
log-damage = damage!
log-torpedo = torpedo { $a }: { $b } / { $c }
log-mine = mine laid
log-detonation = detonated { $a }: { $b } / { $c }
log-drone = drone { $a }: { $b ->
    [yes] yes
   *[no] no
}
log-sonar = sonar
log-answered = { $a } { $b }, { $c } { $d }
log-silence = silence
log-archer = Archer { $a }: { $b } / { $c }
log-checked = repair { $a ->
    [passed] good
   *[failed] not good
}
log-ready = ready to dive
log-dived = dived

## The stations, in the browser

station-captain = Captain
station-first-officer = First officer
station-first-officer-short = Officer
station-engineer = Engineer
station-engineer-short = Engineer
station-radio-operator = Radio
option-scenario-alpha = Alpha
option-scenario-bravo = Bravo
option-scenario-charlie = Charlie
option-scenario-delta = Delta
option-scenario-echo = Echo
option-hull = Damage boxes
option-hull-hint = With all of them hit a boat sinks.
option-direct-damage = Damage of a direct hit
option-direct-damage-hint = On the field of a blast.
option-near-damage = Damage nearby
option-near-damage-hint = On the fields around a blast.
option-sheet-damage = Damage of a full panel
option-sheet-damage-hint = Or of a full reactor.
option-ice-damage = Damage of ice
option-ice-damage-hint = For surfacing where there is no hole in it.
option-torpedo-gauge = Gauge of the torpedo
option-torpedo-gauge-hint = Courses until it is ready.
option-mine-gauge = Gauge of the mine
option-mine-gauge-hint = Courses until it is ready.
option-drone-gauge = Gauge of the drone
option-drone-gauge-hint = Courses until it is ready.
option-sonar-gauge = Gauge of the sonar
option-sonar-gauge-hint = Courses until it is ready.
option-silence-gauge = Gauge of silence
option-silence-gauge-hint = Courses until it is ready.
option-archer-gauge = Gauge of the Archer mines
option-archer-gauge-hint = Where a sea has them.
option-torpedo-range = Reach of a torpedo
option-torpedo-range-hint = In fields.
option-silent-range = Reach of a silent run
option-silent-range-hint = In fields.
option-extra-turns = Turns after surfacing
option-extra-turns-hint = The other boat has so many in a row; by turns only.
option-sheet = Engineer's sheet
option-sheet-hint = What the symbols break, and how they are wired.
option-sheet-book = as in the box
option-sheet-rings = rings through all panels
option-sheet-unwired = without circuits

fault-near-damage = { $near } beside a blast is more than { $direct } in it
fault-sheet-unknown = There is no such engineer's sheet; there is { $known }, or a text.
fault-sheet-form = The text of an engineer's sheet begins with “{ $form }” and has a line a panel.
fault-sheet-line = Engineer's sheet: line { $line } is for no panel.
fault-sheet-panel = Engineer's sheet: the panel { $panel } is there { $count } times, not once.
fault-sheet-symbols = Engineer's sheet: the panel { $panel } has { $count } symbols, not 6.
fault-sheet-symbol = Engineer's sheet: “{ $symbol }” cannot be symbol { $number } of the panel { $panel }. A colour is R, G, Y or X; y, o or g behind it is the circuit of one of the first three.
fault-sheet-circuit = Engineer's sheet: { $circuit ->
    [yellow] the yellow
    [orange] the orange
   *[grey] the grey
  } circuit has only one symbol; it needs two.
fault-sheet-colour = Engineer's sheet: of the colour { $colour } there are { $count } symbols, and there must be at least { $least }.
point-n = N
point-e = E
point-s = S
point-w = W
symbol-R = red, torpedo and mine
symbol-G = green, drone and sonar
symbol-Y = yellow, silence and scenario
symbol-X = reactor
circuit-yellow = yellow
circuit-orange = orange
circuit-grey = grey
stop-SON-3 = not your turn
stop-SON-5 = not under way
stop-SON-8 = waits for the crew
stop-SON-9 = surface first
stop-SON-23 = surfaced
stop-SON-24 = after the next course
stop-SON-25 = after the course
stop-SON-26 = everybody stops
stop-SON-28 = no target
stop-SON-30 = no room
stop-SON-33 = waits for the answer
stop-SON-40 = none left
refusal-SON-1 = The captain does that.
refusal-SON-2 = One person a boat: that goes turn by turn only.
refusal-SON-2-want = There is nobody else aboard to ask.
refusal-SON-3 = It is the other boat’s turn.
refusal-SON-5 = First both captains choose where they start.
refusal-SON-6 = The last course was only a moment ago.
refusal-SON-7 = No way there: island, edge, own track or own mine.
refusal-SON-8 = First the officer’s mark and the engineer’s cross.
refusal-SON-8-want = One wish a course: ask again after the next one.
refusal-SON-8-mark = The first officer marks the gauges.
refusal-SON-9 = No way on: the boat must surface.
refusal-SON-10 = That gauge takes no mark now.
refusal-SON-10-want = The crew knows that already.
refusal-SON-14 = Cross a free symbol in the panel of the course.
refusal-SON-15 = Out of order: a symbol of its colour is crossed.
refusal-SON-20 = First a course, then you can surface again.
refusal-SON-21 = Surfacing takes the place of the course.
refusal-SON-22 = That part of the repair is not next.
refusal-SON-23 = On the surface there is only the repair.
refusal-SON-24 = Not ready: it needs a full gauge, and a course since the last use.
refusal-SON-25 = First the course, then one system a turn.
refusal-SON-25-course = The course of this turn has been called.
refusal-SON-25-end = A turn needs a course, or surfacing.
refusal-SON-26 = Everybody stops until this is over.
refusal-SON-28 = A torpedo goes one to four fields by sea.
refusal-SON-30 = A mine needs free sea beside the boat.
refusal-SON-31 = No mine of yours lies there.
refusal-SON-32 = There is no such sector.
refusal-SON-33 = Everything waits for the answer to the sonar.
refusal-SON-34 = The way is not free so far.
refusal-SON-40 = There is no Archer mine.
board-stations = Stations
board-calls = What is called
board-asked = { $boat ->
    [0] Yellow
   *[1] Blue
} must answer the sonar.
board-halt = Everybody listens.
board-stop = Stop!
stage-torpedo-fired = { $boat ->
    [0] Yellow
   *[1] Blue
}: torpedo, { $field }
stage-mine-detonated = { $boat ->
    [0] Yellow
   *[1] Blue
}: mine, { $field }
stage-archer-detonated = { $boat ->
    [0] Yellow
   *[1] Blue
}: Archer mine, { $field }
stage-direct = Direct hit!
stage-near = Near!
stage-miss = Miss
stage-taken = Yellow takes { $yellow }, blue { $blue }
board-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
board-mines-called = { $count ->
    [one] one mine
   *[other] { $count } mines
} out there
board-late = Boats, ways and mines as they lay two minutes ago.
board-overlay = Enemy’s track
board-row = turn { $turn } of { $count }
board-damage = { $damage } of { $hull } damage
board-ok = { $station }: OK
board-ok-due = { $station }: not yet OK
board-sea = Sea map, { $scenario }
board-chart = Sea map, { $scenario }: your boat is on { $field }, sector { $sector }
board-deduced = { $boat ->
    [0] What yellow could know
   *[1] What blue could know
}
board-about = The radio operator: about { $field }
board-aim = { $move }
board-start = Choose on the chart where your boat starts. The enemy will not know.
board-start-other = Your captain chooses where the boat starts.
board-start-done = You start on { $field }. Waiting for the enemy.
board-surface = Surface
board-surface-sure = Surface? Press again
board-detonate = Detonate
board-end = End of turn
board-stand = Stay, but as if going
board-stand-as = stay here in silence, as if going { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
board-nudge = Move the mark
board-nudge-to = one field { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
board-danger = your boat is in the blast
board-rose = Course
board-cost-fine = a cross there breaks nothing
board-cost-mends = a cross there can mend a circuit
board-cost-breaks = a cross there puts something out of order
board-cost-damage = a cross there does damage
board-systems = Systems
board-want = Ask the crew for: { $system }
board-marks = { $marks } of { $size }
board-answer = Answer the sonar
board-here = You are on { $field }, in sector { $sector }.
board-true = true
board-two-facts = Choose two facts
board-say = Say: { $first }, { $second }
board-mark = Mark a gauge.
board-mark-other = The first officer must mark a gauge.
board-marked = Marked. The next course brings the next mark.
board-wanted = captain's wish
board-confirm = All full: OK
board-drone = Drone
board-sonar = Sonar
board-which-sector = Which sector?
board-cross = { $direction ->
    [n] North: cross a symbol in the panel N.
    [e] East: cross a symbol in the panel E.
    [s] South: cross a symbol in the panel S.
   *[w] West: cross a symbol in the panel W.
}
board-cross-other = { $direction ->
    [n] The engineer must cross a symbol in the panel N.
    [e] The engineer must cross a symbol in the panel E.
    [s] The engineer must cross a symbol in the panel S.
   *[w] The engineer must cross a symbol in the panel W.
}
board-crossed = All quiet. The next course brings the next cross.
board-point = Point at a symbol to see what a cross there would cause.
board-would-damage = Damage! The boat takes a hit and the whole sheet is cleared.
board-would-mend = The { $circuit } circuit repairs itself.
board-would-work = Works again: { $systems }.
board-would-break = Out of order: { $systems }.
board-would-nothing = Nothing more breaks.
note-fine = breaks nothing more
note-mends = mends a circuit
note-breaks = stops systems
note-damage = damage
board-is-crossed = crossed
board-down = down
board-works = works

say-start = Both captains choose where they start.
say-answer = Sonar! Give two facts, one of them true.
say-both = Both boats are under way.
say-turn = { $boat ->
    [0] Yellow is on turn.
   *[1] Blue is on turn.
}
say-wait = Waiting for: { $stations }.
say-course = Which course?
say-end = A system, or the end of the turn?
say-surface = No way on: surface.
say-surfaced = On the surface.
say-listen = Under way. Listen to what they call.

tour-captain-1 = You are the captain. Choose a field of the chart to start on; only your crew will know it.
tour-captain-2 = Call a course with the rose or the arrow keys. The enemy hears it too, and the boat never crosses its own track.
tour-captain-3 = After each course your first officer fills a gauge and your engineer crosses a symbol. When both lamps say OK, use a system that is ready, or end the turn.
tour-captain-4 = Ask for what you need with the small flags. When there is no way on, or too much is broken: surface.
tour-first-officer-1 = You are the first officer. After each course press one gauge: it fills by one mark.
tour-first-officer-2 = A full gauge is a system that can be used. The captain's wish carries a flag. You may send drone and sonar yourself.
tour-engineer-1 = You are the engineer. After each course something breaks: cross one symbol in the panel of that direction.
tour-engineer-2 = A crossed symbol stops the systems of its colour. A circuit whose symbols are all crossed mends itself.
tour-engineer-3 = A full panel, or the last reactor symbol, is damage. The signs beside the symbols tell what a cross would cause.
tour-radio-operator-1 = You are the radio operator. Everything the enemy calls is written down here.
tour-radio-operator-2 = Draw their track, move it over the map until it fits between the islands, and tell the captain where they must be.

figure-courses = courses
figure-surfacings = surfacings
figure-torpedoes = torpedoes
figure-mines = mines laid
figure-silent-runs = silent runs
figure-soundings = drones and sonars
figure-hits = shots that hit the enemy
figure-sheet-damage = damage by the own sheet

advice-sonar-start = Nobody can guess where you start, and there are ways out.
advice-sonar-torpedo = The enemy is at or next to { $field } with a chance of { $percent } %, and you are safe from the blast.
advice-sonar-detonate = The enemy is at or next to your mine on { $field } with a chance of { $percent } %.
advice-sonar-archer = The enemy is at or next to the Archer mine on { $field } with a chance of { $percent } %.
advice-sonar-range = It brings a good target into range.
advice-sonar-way = { $courses ->
    [0] It leads into a dead end.
    [one] It leaves way for only one more course.
   *[other] It leaves way for { $courses } more courses.
}
advice-sonar-hide = { $courses ->
    [0] It leads into a dead end, and leaves the enemy about { $fields } fields to look for you.
    [one] It leaves way for only one more course, and the enemy about { $fields } fields to look for you.
   *[other] It leaves way for { $courses } more courses, and the enemy about { $fields } fields to look for you.
}
advice-sonar-surface = It clears the sheet and the route; all the enemy learns is sector { $sector }.
advice-sonar-end = Nothing else is worth it now.
advice-sonar-drone = Asking for sector { $sector } splits well what is left.
advice-sonar-sonar = Whatever the answer, far fewer fields are left.
advice-sonar-silence = { $count ->
    [one] The enemy knows exactly where you are; in silence it loses you.
   *[other] The enemy has only { $count } fields left for you; in silence it loses you.
}
advice-sonar-mine = The enemy may well pass { $field }, and your own way stays open.
advice-sonar-mark = It is what the boat needs most.
advice-sonar-cross = It puts nothing more out of order.
advice-sonar-circuit = It completes a circuit, which mends itself.
advice-sonar-damage = It does damage, and clears the sheet.
advice-sonar-breaks-r = It puts mine and torpedo out of order.
advice-sonar-breaks-g = It puts drone and sonar out of order.
advice-sonar-breaks-y = It puts silence and scenario out of order.
advice-sonar-breaks-x = It breaks no system, but brings the reactor a step closer to damage.
advice-sonar-answer = It leaves the enemy the most fields.
advice-sonar-foreseen = Imagined ten times for { $turns } turns, it does { $done } damage and takes { $taken }: that is better than what looks best at first.
advice-sonar-want = It is what the boat needs most; the crew should know.
advice-sonar-repair = The boat has to be mended first.

## The radio room, the repair and the crew's calls

radio-heard = Heard
radio-nothing = Nothing yet. Listen.
radio-voice = Speak what is heard
radio-note = Notes, for you alone
radio-sheets = Sheets
radio-sheet = Sheet { $number }, stretch { $leg } of their way
radio-sheet-at = Sheet { $number }: the track ends on { $field }. The arrow keys move the sheet.
radio-copy = Copy this sheet, to try another place
radio-drop = Throw this sheet away
radio-undo = Undo
radio-tool = What a press on the map does
radio-move = Move
radio-mark = Mark
radio-mark-field = Mark { $field }
radio-pen = Pen
radio-erase = Eraser
radio-range = Range
radio-move-hint = Move the sheet
radio-pen-hint = Draw on the sheet: what is drawn moves with it
radio-erase-hint = Rub out lines and marks
radio-mark-hint = Mark fields: a cross, then a ring; pull over several
radio-range-hint = How far a torpedo goes from a field
radio-new = A new sheet
radio-clear = Clear all: sheets, lines and marks
radio-fold = { $count ->
    [one] One older sheet
   *[other] { $count } older sheets
}
radio-own = Own too
radio-own-hint = Show what the own boat calls, too
radio-aid = The stronger the colour, the more of their possible ways end there.
radio-far = A silent run goes straight on, at most { $most } fields: this sheet begins too far away.
finding-sector = surfaced in sector { $a }
finding-drone = drone, sector { $a }: { $b ->
    [yes] there
   *[no] not there
}
finding-answer = answered the sonar: { $b } and { $d }, one of them true
finding-fired = fired a torpedo to { $a }
finding-laid = laid a mine beside the boat
finding-blast = blast on { $a }: took { $b }
radio-by-hand = Draw by hand
radio-rub = Rub out the last course
radio-fits = The track fits here and ends on { $field }.
radio-misfit = { $count ->
    [one] The track cannot lie here: one step is not in open sea or not in the sector that was called.
   *[other] The track cannot lie here: { $count } steps are not in open sea or not in the sector that was called.
}
radio-locked = The pens are needed for the repair; the ear goes on.
radio-send = They are about here: { $field }
repair = Repair
repair-boat = The boat: { $count } of 4 sections are traced
repair-queue = Who has traced, and who may next
repair-section = Trace section { $section }
repair-paper = Section { $section }: go round inside the light border with pointer or finger, or with the arrow keys, shift for small steps; Enter signs it.
repair-how = Go once round inside the light border: mouse, pen, finger, or the arrow keys (shift: small steps).
repair-initials = Initials
repair-sign = Sign
repair-again = Start again
repair-yours = Your turn: trace a section.
repair-free = The sheet is free: take it and trace a section.
repair-other = { $name } is tracing.
repair-others = Next is whoever takes the sheet: { $names }.
repair-failed = { $count ->
    [one] The line of section { $sections } was not inside the border all round: all four again.
   *[other] The lines of sections { $sections } were not inside the border all round: all four again.
}
repair-checking = The enemy engineer is looking at your lines.
repair-repaired = All good. The engineer reports ready to dive.
repair-is-ready = Ready. The captain gives the word.
repair-ready = Ready to dive!
repair-dive = Dive!
repair-check = The enemy's repair
side-0 = Yellow boat
side-1 = Blue boat
station-yellow = Yellow boat
station-blue = Blue boat
call-torpedo-ready = Torpedo ready!
call-mine-ready = Mine ready!
call-drone-ready = Drone ready!
call-sonar-ready = Sonar ready!
call-silence-ready = Silence ready!
call-go-north = Go north!
call-go-east = Go east!
call-go-south = Go south!
call-go-west = Go west!
call-surface-soon = Surface soon!
call-wait = Wait!
call-attack = Attack!
call-hide = Run silent!
call-where = Where are they?
call-close = They are close!
call-lost = I have lost them.
call-aye = Aye!
call-here = They are about here: { $what }

## How it came about, at the end

epilogue-torpedo = { $you ->
    [yes] Your torpedo
   *[no] A torpedo of the { $who }
} on { $field } was the last blow
epilogue-mine = { $you ->
    [yes] Your mine
   *[no] A mine of the { $who }
} on { $field } was the last blow
epilogue-archer = { $you ->
    [yes] The Archer mine that you set off
   *[no] The Archer mine that the { $who } set off
} on { $field } was the last blow
epilogue-sheet = { $you ->
    [yes] Your own engines
   *[no] The engines of the { $who }
} gave out
epilogue-ice = { $you ->
    [yes] You broke
   *[no] The { $who } broke
} through the ice in sector { $sector } once too often
epilogue-hits = { $you ->
    [yes] You
   *[no] The { $who }
} { $hits ->
    [0] missed with { $shots ->
        [one] the only shot
       *[other] all { $shots } shots
    }
   *[other] hit with { $shots ->
        [one] the only shot
       *[other] { $hits } of { $shots } shots
    }
}
epilogue-no-shots = { $you ->
    [yes] You
   *[no] The { $who }
} never fired
ending-sunk-enemy = ENEMY SUNK
ending-sunk-own = YOUR BOAT IS SUNK
ending-sunk = { $name } is sunk
ending-both-sunk = Both boats are sunk
ending-over = The battle is over
ending-scene = The tracks of both boats up to the last blow

## Drawing a sea of one's own

board-good = { $board }: { $size } by { $size } fields, { $sectors } sectors, { $islands ->
    [0] no islands
    [one] one island
   *[other] { $islands } islands
}. It can be played in both modes.
board-drift = { $count ->
    [one] its way fits in one place
   *[other] its way fits in { $count } places
}
board-own-sea = A sea that somebody drew.
board-own-ice = Under ice: whoever surfaces anywhere but in a hole takes 1 damage.
board-own-mines = Archer mines: a captain whose gauge is full may detonate any of them.
chart-head-name = Name
chart-paint-sea = Sea
chart-paint-island = Island
chart-paint-hole = Hole in the ice
chart-paint-mine = Archer mine
chart-fault-unknown = There is no such sea; there is { $known }, or the whole text of one.
chart-fault-long = The text is too long for a sea.
chart-fault-form = The first line is not "{ $form }": this is no sea.
chart-fault-twice = Line { $line } begins a map for the second time.
chart-fault-no-name = The sea has no name.
chart-fault-maps = There must be one map for both modes, or one for each.
chart-fault-line = Line { $line } is not a name.
chart-fault-name = The name must have at most { $most } plain characters.
chart-fault-size = The map must be a square with { $known } fields a side.
chart-fault-sign = What stands at { $field } (line { $line }) is neither sea, island, hole nor mine.
chart-fault-mines = { $mines } Archer mines are more than { $most }.
chart-fault-sea = { $sea } fields of sea are too few to hide in: there must be { $least }.
chart-fault-cut-off = No course leads from { $field } to the open sea: the islands cut off { $count ->
    [one] one field
   *[other] { $count } fields
}.
chart-fault-sector = Sector { $sector } has only { $count } of at least { $least } fields of sea: to name it would nearly name the boat.
chart-fault-start = A start on { $field } is not fair: from there a torpedo reaches { $reach } of { $sea } fields, more than { $most }.

call-likely = Enemy around { $what }, { $more } % sure.
call-in-sector = Enemy in sector { $what }, I think: { $more } %.
call-anywhere = No idea yet: { $what } fields are possible.
call-breaks = { $what ->
    [n] North
    [e] East
    [s] South
   *[w] West
} breaks the { $more ->
    [torpedo] torpedo
    [mine] mine
    [drone] drone
    [sonar] sonar
    [silence] silent drive
   *[scenario] special system
}!
call-danger = Not { $what ->
    [n] north
    [e] east
    [s] south
   *[w] west
}: that damages us!
call-plan-fire = I am going to shoot at { $what }.
call-plan-hunt = We are after them: towards { $what }.
call-plan-search = I am still searching.
call-plan-hide = They know too much: I want to slip away.
call-plan-surface = No room left: we must surface soon.

## The strip of calls: a word for each button

talk = Talk of the crew
talk-lines = What the crew said last
talk-calls = Calls to the crew
talk-here = C4?
talk-here-label = Tell the crew a field, such as C4
talk-where = Where?
talk-attack = Attack
talk-hide = Silent
talk-surface-soon = Up soon
talk-wait = Wait
talk-aye = Aye
talk-torpedo-ready = Torpedo
talk-mine-ready = Mine
talk-drone-ready = Drone
talk-sonar-ready = Sonar
talk-silence-ready = Silence
talk-go-north = ↑ N
talk-go-east = → E
talk-go-south = ↓ S
talk-go-west = ← W
talk-close = Close
talk-lost = Lost

# A practice dive for each station.
practice-captain = Captain
practice-captain-start = Choose where your boat starts: somewhere in the middle.
practice-captain-course = Call a course. Your officer marks and your engineer crosses, as a crew does.
practice-captain-hit = The enemy lies still on H6. Sail within four fields, your officer fills the torpedo meanwhile; then fire.
practice-captain-dive = You have been heard. Surface, trace your part of the boat, and give the word to dive.
practice-first-officer = First officer
practice-first-officer-torpedo = The captain sails. Mark a gauge for each course until the torpedo is ready.
practice-first-officer-drone = Now the drone: four marks.
practice-first-officer-send = Ready. Send it out: choose a sector.
practice-engineer = Engineer
practice-engineer-cross = The captain called north: cross a symbol of that panel.
practice-engineer-circuit = Let a circuit repair itself: cross the three wired symbols of north, then the one of east on the same wire.
practice-engineer-trace = Surfaced. Trace a section, inside the light border all round, and sign it.
practice-engineer-ready = Good work. Report ready to dive.
practice-radio-operator = Radio operator
practice-radio-operator-find = You heard eight courses, and a drone found them in sector 1. Pull the track to where nothing is crossed out, then report it.
practice-radio-operator-silence = They ran silently, up to four fields, then four courses north. Lay the new track where it can be, and report again.
practice-not-there = Not there: islands, the edge or what was called speak against it.
practice-missed = Missed. It has to burst on their field or beside it.
practice-astray = That line was not inside the border: all four again.
