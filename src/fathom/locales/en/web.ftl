# The pages of the browser application.

tagline = Four sea games on one table.
close = Close
save = Save
back = Back
send = Send
try-again = Try again
to-home = To the start page
server-away = The server does not answer. It may be starting; nothing is lost.
error-offline = The server cannot be reached. Are you online?

## The corner

language = Language
settings = Name and settings
your-name = Your name
your-name-hint = Others at the table see it.
theme = Light
theme-auto = As the day goes
theme-night = Night
theme-day = Day
theme-to-day = Switch to day
theme-to-night = Switch to night
sound = Sounds
sound-hint = Short and soft: a bell when it is your turn.

## Home

players = { $least }–{ $most } players
minutes = about { $minutes } min
play-now = Play now
with-friends = With friends
rules = Rules
how-many = Players
at-this-screen = People at this screen
at-this-screen-hint = Several people can share one screen; it is covered between their turns.
public-table = Public table
public-table-hint = Anybody here can find it and sit down.
create-table = Create the table
join = Join
join-by-code = Code of a table
hello = Welcome aboard, { $name }
my-games = My games
my-games-none = None yet. “Play now” starts one.
open-tables = Open tables
open-tables-none = No table is waiting for players.
your-turn = Your turn
waiting = waiting
bot = Bot, { $level }
bot-named = { $seat }, bot
bot-plays = a bot plays for now
bot-random = random
bot-greedy = simple
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
seat-open = open seat

## Lobby

seats = Seats
sit-down = Sit down
sit-here = Sit here
get-up = Get up
ready = Ready
not-ready = Not ready after all
start = Start the game
close-table = End this table
seats-are-open = Some seats are open. Invite somebody, or put a bot there.
waiting-for = Waiting for { $names }.
all-ready = All are ready.
host-starts = { $name } starts the game.
you = you
host = host
away = away
who-sits = Who sits on { $seat }
invite = Invite others
invite-code = They join with the link or this code:
share = Share the link
copied = Copied
copy-failed = The link is { $link }
qr = The link as a QR code
options = How it is played
drawn = drawn by lot
clock = Time for a decision
clock-hint = When it is over, a bot decides.
clock-none = no limit
clock-seconds = { $each } seconds
clock-days = { $each ->
    [one] { $each } day
   *[other] { $each } days
}

## Table

panels = Beside the board
players-panel = Players
actions = What you can do
log = Log
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
rules-search = Search the rules
rules-none = No rule says that.
show-rule = The rule
connection-lost = Connection lost. Trying again …
sending = One moment …
your-move = It is your turn.
waiting-turn = Waiting for { $names }.
game-over = The game is over.
choices-of = { $kind } … ({ $count })
hint = Hint
hint-says = The bot ({ $level }) would: { $move }.
undo = Take back
result = Result
days-left = { $days } days
cover = Now it is { $seat }’s turn. The others look away.
cover-lift = I am { $seat }
cover-waits = The board is covered.
more = More
resign = Resign
resign-sure = Resign for good? A bot plays on.
close-sure = End it for everybody?
take-back-seat = Take my seat back from the bot
table-closed = This table was ended before the game was over.

## Result

you-win = You win
you-share = You share the victory
you-placed = Place { $place }
rematch = Play again
download = Download the game
fairness = Was chance fair?
fairness-how = The fingerprint was shown before the first move; the seed is shown now. The downloaded game and “fathom verify” prove that they belong together.
seed = seed

## The first game

tour = Your first game
tour-next = Next
tour-skip = Skip
tour-go = Let’s dive

## Crews

crew = Crew
crew-only = Only your crew hears this.
crew-say = Say to your crew
quick-calls = Calls
side = Side { $number }
move-here = Move here
bots-for-open = Bots for the open stations
swap-crews = Larger crew in the other boat
name-boat = Name of the boat: { $side }
