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
error-not-kept-yet = The server cannot keep it just now. It is sent again by itself.

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
notices = Notices
notices-hint = Says “your turn” while this page is hidden.
notices-denied = The browser does not allow them for this site.

## Home

players = { $least }–{ $most } players
minutes = about { $minutes } min
practise = Practice
practice = Practice
practice-again = Start again
practice-next = Next: { $lesson }
practice-done = Done. You know the ropes.
practice-count = { $reached } of { $count }
play-now = Play now
with-friends = With friends
rivals = { $count ->
    [one] one bot
   *[other] { $count } bots
} · { $level }
rivals-change = Change the bots
rivals-count = Bots
rivals-level = How good the bots are
rules = Rules
not-installed = not installed
watch = watch
public-table = Public table
public-table-hint = Anybody here can find it and sit down.
join = Join
join-by-code = Code of a table
hello = Welcome aboard, { $name }
hello-joined = Welcome aboard, { $name }. { $count ->
    [one] One game of { $before } is yours now.
   *[other] { $count } games of { $before } are yours now.
}
my-games = My games
my-games-none = None yet. “Play now” starts one.
open-tables = Open tables
open-tables-none = No table is waiting for players.
list-away = The server does not answer. The list comes when it does.
your-turn = Your turn
acts-now = to move
waiting = waiting
bot = Bot, { $level }
bot-plays = a bot plays for now
bot-random = random
bot-greedy = simple
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-kind = { $level }, { $style }
style-any = each its own
style-careful = careful
style-greedy = greedy
style-sly = sly
bots-style = Style of the bots
bots-style-hint = What they like among moves that are worth about the same. None is stronger for it.
bots-pace = Pace of the bots
bots-pace-hint = How long they take for a move, each a little differently.
pace-quick = quick
pace-usual = usual
pace-slow = leisurely
seat-open = open seat
seat-here = somebody at this screen

## Lobby

seats = Seats
sit-down = Sit down
get-up = Get up
swap-seat = Change places: { $seat }
pull-chair = Pull onto another seat to swap
swap-here = Change places
remove-seat = Remove the seat { $seat }
add-seat = One more seat
name-seat = Name for { $seat }
ready = Ready
not-ready = Not ready after all
start = Start the game
start-with-bots = { $count ->
    [one] Start with one bot
   *[other] Start with { $count } bots
}
close-table = End this table
seats-are-open = Some seats are open. Invite somebody; bots take what is left when you start.
seats-are-open-guest = Some seats are open. When the host starts, bots take what is left.
waiting-for = Waiting for { $names }.
all-ready = All are ready.
host-starts = { $name } starts the game.
welcome = { $name } invites you to play.
you = you
host = host
away = away
who-sits = Who sits on { $seat }
send-away = Take the seat from { $name }?
send-away-hint = { $name } is told, and can sit down where a seat is open.
send-away-yes = Take the seat
cancel = Cancel
sent-away = Your seat is gone
sent-away-hint = The host has opened it or put a bot there. You can look on, or sit down where a seat is open.
invite = Invite others
invite-code = They join with the link or this code:
share = Share the link
copied = Copied
copy-failed = The link is { $link }
qr = The link as a QR code
big-screen = Big screen
big-screen-hint = Shows the game to the whole room, on a television for example.
spectators = Spectators
spectators-none = none
spectators-none-hint = Only who plays sees the game.
spectators-public = may watch
spectators-public-hint = Who has the link sees what everybody at the table may know.
spectators-after = see all afterwards
spectators-late = see all two minutes late
spectators-late-hint = Who has the link sees what everybody may know, and all that is hidden as it was two minutes ago. So can a player who looks.
spectators-after-hint = Who has the link sees what everybody may know; after the game also all that was hidden.
late-comers = Late-comers
late-comers-hint = Who has the link may take over the seat of a bot while the game is on.
joint-chance = Joint chance
joint-chance-hint = Everybody’s browser adds to the dice before the game, so that not even whoever runs this server can choose them.
joint-making = The dice are being made together. Waiting for { $names } …
joint-made = The dice of this game were made by the server together with { $names }.
full-watch = Every seat is taken. Stay if you like, and watch.
full-no-watching = Every seat is taken, and this game is played without spectators.
take-over = Take a bot’s seat
take-over-hint = You play on from where the bot is, and see what it saw.
take-over-whose = For whom?
take-over-go = Take the seat
options = How it is played
house-rules-changed = { $count ->
    [0] as in the rulebook
   *[other] { $count } changed
}
house-rules-hint = The game as you like it at home. Everybody at the table sees what is changed, and the game is not rated.
house-rules-unrated = A game by house rules is not rated.
house-rules-none = Back to the rulebook
house-rule-book = By the book: { $book }.
drawn = drawn by lot
own-file = from a file
take-file = Take a file …
charts = Charts of your own
charts-of = { $game }: a chart of your own
chart-unnamed = My chart
chart-draw = Draw one
chart-looking = Being looked over …
chart-faults = { $count ->
    [one] One thing is not right yet:
   *[other] { $count } things are not right yet:
}
chart-good = Nothing is wrong with it.
chart-sheet = The chart to draw on
chart-keys = Arrow keys move the mark, the space bar draws. With Shift what stands between fields is drawn below, otherwise to the right.
chart-tools = What to draw
chart-hint-paint = Press a field, or draw across several.
chart-hint-edge = Press near the line between two fields. Once more turns it, and a third time takes it away.
chart-hint-block = Press where there is none to put one, and press one to take it away.
chart-hint-order = Press them in the order that they shall have.
chart-blocks-tool = Put or take away
chart-order-tool = Number anew
chart-undo = Undo
chart-redo = Redo
chart-mirror = Draw on both sides
chart-mirror-none = no
chart-mirror-aside = mirrored
chart-mirror-turned = turned by half
chart-size = Size
chart-from = Begin from
chart-from-none = nothing
chart-done = What to do with it
chart-play = Play on it
chart-keep = Keep here
chart-kept = “{ $name }” is kept on this device.
chart-share = Share the link
chart-save = Save as a file
chart-own = Kept on this device
chart-drop = Forget { $name }
chart-no-link = This link holds no chart.
chart-bad = This chart cannot be played on
chart-choose = Choose: { $name }
chart-given = Given by the host
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
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
phrases = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-well-played = Well played!
phrase-oh-no = Oh no!
phrase-thanks = Thank you!
phrase-again = Once more?
phrase-bye = I have to go. Bye!
watching = You are watching: you see what everybody may know.
watching-late = You are watching: you see what everybody may know, and everything as it was two minutes ago.
watching-after = You are watching: you see what everybody may know, and after the game everything.
watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
chat-players = Only players talk here.
rules-search = Search the rules
rules-short = In short
rules-all = All the rules
rules-found = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-none = No rule says that.
show-rule = The rule
connection-lost = Connection lost. Trying again …
sending = One moment …
your-move = It is your turn.
waiting-turn = Waiting for { $names }.
game-over = The game is over.
choices-of = { $kind } … ({ $count })
hint = Hint
hint-title = Hint (h); the game is then not rated
hint-unrated = The game is not rated now.
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
agree = Propose to end the game here
agree-not = Play on after all
wants-end = would end the game here
close-sure = End it for everybody?
take-back-seat = Take my seat back from the bot
table-closed = This table was ended before the game was over.

## Result

you-win = You win
you-share = You share the victory
you-placed = Place { $place }
result-why = Why it ended
result-resigned = Somebody resigned and nobody was left to play against.
see-lost = See the moment it was lost
see-won = See the moment it was won
see-turn = See the turning point
rematch = Play again
rematch-wanted = { $count ->
    [one] { $names } would like to play again.
   *[other] { $names } would like to play again.
}
rematch-asked = You have asked for another game; the others are told.
stations-title = Who does what next?
stations-hint = Crews stay together. Whoever asks first chooses; in the lobby seats can still be swapped.
stations-keep = Everybody keeps their station
stations-next = Everybody takes the next station
stations-yours = You: { $stations }
to-rematch = Watch the next game
download = Download the game
fairness = Was chance fair?
fairness-how = All chance in this game came from one secret number, drawn before the first move: the seed. Its fingerprint was shown at once, so the number could not be changed later. Now that the game is over the number itself is shown, and everybody can check that it has that fingerprint.
fairness-print = Fingerprint, shown from the start
fairness-seed = Seed, shown after the end
fairness-secret = The seed is only for those who may see everything.
fairness-noted = This device noted the fingerprint during the game; it is the same.
fairness-changed = This device noted another fingerprint during the game! Something is wrong.
fairness-not-noted = This device was not there during the game, so it noted no fingerprint.
fairness-checking = Checking …
fairness-fits = Checked in this browser: the seed has this fingerprint.
fairness-fails = Checked in this browser: the seed does not have this fingerprint! Something is wrong.
fairness-unable = This browser checks only over a secure connection. “fathom verify” can check it too.
fairness-joint-how = All chance in this game came from secret numbers that were mixed before the first move: one of the server and one of each browser that took part. Everybody had shown the fingerprint of theirs before anybody told the number, so nobody could choose the dice, not even whoever runs the server. Now that the game is over, everybody can check it.
fairness-joint = What players added
fairness-joint-silent = Left out, because they did not tell the number that they had bound themselves to: { $names }. There was another round after that.
fairness-joint-given-up = Nobody’s browser took part: chance was the server’s alone.
fairness-joint-checking = Checking …
fairness-joint-fits = Checked in this browser: its own number is in the dice, and all numbers are the ones whose fingerprints it saw before it told its own.
fairness-joint-others = Checked in this browser: all numbers fit their fingerprints. This device added none itself.
fairness-joint-left-out = This browser’s number is not in the dice! It came too late, or the server left it out.
fairness-joint-changed = This browser saw other fingerprints before it told its number! Something is wrong.
fairness-joint-fails = Checked in this browser: the numbers do not fit! Something is wrong.
fairness-joint-unable = This browser checks only over a secure connection. “fathom verify” can check it too.
fairness-moves = The downloaded game holds every move. “fathom verify FILE” plays it again with this seed and finds anything that was changed.

## Replay

replay = Replay
replay-from-start = Replay from the start
finished-games = Finished
won = won
replay-controls = Move through the game
replay-moment = Move { $ply } of { $plies }
replay-begins = The game begins.
replay-quiet = Nothing visible happens.
replay-slider = Move
replay-first = To the start (Home)
replay-back = One move back (←)
replay-forward = One move on (→)
replay-last = To the end (End)
replay-play = Play (space)
replay-pause = Pause (space)
replay-speed = Speed
replay-turn = Turning point
replay-turn-of = { $names }: the turning point
replay-no-turn = This game had no single turning point.
told-only = Only { $names } was told this
replay-seeking = Bots still look for the decisive moment: { $share } % so far. The page goes there as soon as it is found.
told-to = { $names }: { $said }
eyes = Seen by
eyes-all = Everybody
eyes-all-title = With everybody’s eyes: nothing is hidden
eyes-public = Public
eyes-public-title = With a spectator’s eyes: only what was public
eyes-seat = With the eyes of { $name }
eyes-only-public = You see what was public at this table.
estimate = Who was ahead
estimate-hint = The share of the victory that bots would expect, by what each side knew
estimate-coming = Bots look at the game …
estimate-now = { $names } { $share } %
lessons = What it teaches
costly-choices-yours = { $count ->
    [one] Your costliest choice
   *[other] Your { $count } costliest choices
}
costly-choices = { $count ->
    [one] The costliest choice
   *[other] The { $count } costliest choices
}
choice-cost = Move { $ply }: cost { $cost } %
choice-better = { $move } ({ $share } %). Better: { $better } ({ $better_share } %).
turning-points = Where it turned
turn-from-to = { $names }: { $from } % to { $to } % at move { $ply }
share-replay = Share the replay
share-after = Everybody with the link can see the whole game.
share-late = Everybody with the link can see the whole game.
share-public = Players see the whole game, others only what was public.
share-none = Only the players can see it.
keep = Keep and share

## The first game

tour = Your first game
tour-next = Next
tour-skip = Skip
tour-go = Let’s dive
tour-read = I see

## The big screen

full-screen = Fill the screen
to-table = To the table
screen-scan = Point the camera of your phone here,
screen-type = or go to { $address } and type
screen-open = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
}

## Crews

crew = Crew
crew-only = Only your crew hears this.
crew-say = Say to your crew
quick-calls = Calls
side = Side { $number }
move-here = Move here
swap-crews = Larger crew in the other boat
name-boat = Name of the boat: { $side }

## How it ended, as an event

crew-wins = Your crew wins
crew-loses = Your crew has lost
crews-share = Both crews share the victory
lost = Lost
ending-scene = How it ended, as a picture
share-picture = Share picture
figures = In figures
turned-here = It turned here:
costliest-choice = Your costliest choice:
result-unrated-house = Not rated: it was played by house rules.
result-unrated = Not rated: { $count ->
    [one] { $names } took a hint.
   *[other] { $names } took hints.
}
volume = Volume
mute = Turn sounds off
unmute = Turn sounds on

# Voices

voice-come = Speak with the others
voice-panel = Voices
voice-mute = Mute yourself
voice-unmute = Speak again
voice-hold = Hold to speak
voice-listening = You can only listen
voice-speaking = Speaking now
voice-push = Speak only while { $key } or the microphone is held
voice-volume = How loud { $name } is
voice-connecting = connecting …
voice-nobody = Nobody else is here yet. You are heard as soon as somebody comes.
voice-go = Leave the voices
voice-insecure = You can listen, but not speak: browsers give a page the microphone only over https. Whoever runs this server finds in the manual how to change that.
voice-denied = You can listen, but not speak: this page may not use the microphone. Allow it beside the address, then come again.
voice-missing = You can listen, but not speak: no microphone was found.
