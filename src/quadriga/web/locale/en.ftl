# The page

skip = Skip to the game
look = Theme
look-auto = As on this device
look-light = Light
look-dark = Dark
look-contrast = High contrast
loading = One moment…
no-such-page = There is no such page.
to-the-games = To the games
to-the-table = To the table

# The first page
welcome = Race games, one table
games = The games
your-name = Your name
name = name
you-name = Guest
players = { $fewest ->
    [1] 1 to { $most } players
   *[other] { $fewest } to { $most } players
}
minutes = about { $minutes } minutes
play-now = Play now
against-bots = { $number ->
    [one] against a bot, { $level }
   *[other] against { $number } bots, { $level }
}
bots-up = You won the last time, so the bots are a level stronger now.
bots-down = You lost three times in a row, so the bots are a level easier now.
go-on = Back to { $title }
with-friends = With friends
rules = Rules
your-tables = Your tables
open-tables = Tables with a free seat
tables-to-watch = Tables to watch
your-finished = Your finished games
finished-games = Finished games
free-seat = a free seat
not-begun = Waiting
your-turn = Your turn
won-by = { $names } won
no-winner = Nobody won

# Setting up
how-many = How many play?
seat-number = Seat { $number }
kind-person = A person on this device
kind-link = A friend, by link
kind-open = Whoever comes
kind-bot = A bot
level = level
level-1 = beginner
level-2 = casual
level-3 = regular
level-4 = expert
level-5 = master
listed = Strangers may find this table
covered = A bot plays on for whoever is away for a minute
hints = Hints may be asked for
watched = Others may watch
undo-allowed = Decisions may be taken back
chat-allowed = There is a chat
pace = Clocks
pace-none = none
pace-quick = 3 minutes each, 5 seconds more for each decision
pace-calm = 10 minutes each, 15 seconds more for each decision
pace-slow = 3 days each, half a day more for each decision
wishes = Variants and settings
open-table = Open the table

# Before the game
invited = You are invited to play { $title }
invited-by = { $name } invites you to play { $title }
at-table = At the table: { $names }
bad-link = This link does not open that seat. Ask for a new one.
seat-is-free = There is a free seat for you.
seat-by-link = To play here, ask for the link to your seat. With this address you can only watch.
sit-down = Sit down
waiting-for-all = Waiting for everybody to sit down
send-link = Seat { $number }: send this link to a friend
open-link = Anyone with this address may sit down
copy = Copy
copied = Copied
share = Share
code = The link as a QR code
only-here = This address works on this computer only. Start Quadriga with “make host”, and it works for everybody on your network.

# The game
you = you
with-you = with you
away = away
covered-away = a bot plays
covered-resigned = resigned
covered-clock = out of time
took-back = { $name } takes that back
is-gone = { $name } is away
is-back = { $name } is back
is-away = { $name } is still away; a bot plays meanwhile
is-resigned = { $name } gives up; a bot plays on
is-clock = { $name } is out of time; a bot plays on
is-resigned-last = { $name } gives up, and the game ends
is-clock-last = { $name } is out of time, and the game ends
winner = wins
out = out
turn-of = { $name } is thinking
waiting-for-away = Waiting for { $name }, who is away
is-paused = { $name } paused the game
won = { $number ->
    [one] { $names } wins!
   *[other] { $names } win!
}
nobody-won = The game is over, and nobody wins
ended = Nobody plays on: the game ends here
ended-by-you = You gave up: the game ends here
gone-resigned = You gave up, and a bot plays on for you.
gone-clock = Your time is up, and a bot plays on for you.
actions = What you can do
all-actions = Everything you can do ({ $number })
can-skip = No need to wait: touch the board.
can-skip-by-key = No need to wait: click the board, or press Space.
which-one = Which one?
which-way = Tap again to see another choice, tap where it goes to play this one.
which-way-by-click = Click again to see another choice, click where it goes to play this one.
which-way-by-key = R to see another choice, Enter to play this one.
confirm-it = Like this? Tap it again.
confirm-it-by-click = Like this? Click it again, or press Enter.
next-one = Next one
choose-again = Something else
hint = Hint
hint-comes = Thinking…
hint-is = A strong bot’s advice: { $action }
rematch-join = The others play again: join them
rematch-watch = They play again: watch
undo = Take back
rematch = Play again
your-colour = { $number ->
    [one] { $name }, this time your colour is { $inks }.
   *[other] { $name }, this time your colours are { $inks }.
}
ink = { $ink ->
    [0] blue
    [1] red
    [2] green
    [3] yellow
    [4] purple
    [5] brown
    [6] teal
   *[7] pink
}
pause = Pause
resume = Go on
chat = Chat
unread = { $number } new
nothing-said = Nobody has said anything yet.
your-words = Say something
send = Send
resign = Give up
resign-sure = Do you give up? A bot plays on in your place, and you cannot come back.
resign-last-sure = Do you give up? The game ends then, and nobody wins.
rather-not = No, go on
sheets = Everybody’s sheet
log = What happened
why = The rule that made it so
clause = Rule { $number }
whole-rules = All rules
close = Close
board = The board: the arrow keys lead from one lit thing to the next
whole-board = Whole board
speed = Animation
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-very-fast = very fast
speed-none = none
sound = Sounds
days-left = { $days } d { $hours } h
dice-sealed = Fair dice, sealed as { $seal }…
fair-dice = Fair dice
line-lost = The connection is lost. It heals by itself.
no-table = There is no such table, or it is not yours to see.
no-game = There is no such game here.
pass-on = Pass the device on
pass-to = { $name }, it is your turn. Nobody else is looking?
here-i-am = Yes, it is me, { $name }
it-is-another = No, it is { $name }
it-is-me = It is me, { $name }

# A game once more
replay = Watch it again
moment = Moment of the game
board-once-more = The board
step-back = Back
step-ahead = Ahead
decision-back = To the decision before
decision-ahead = To the next decision
replay-keys = ← → a moment, with Shift a decision; space plays
chance-decides = Chance decides
copy-moment = Copy the link to this moment
play-on = Play on from here, against bots
in-the-place-of = You play for
others-are-bots = The others are bots
play-on-now = Play on
played-on = Played on from another game
play = Play
stop = Stop
seen-by = As seen by
a-watcher = whoever watches

# A first game with guidance
learn = Learn to play
learn-instead = Learn it by playing
coach = Your guide
coach-hide = Hide the guide
coach-show = Show the guide
coach-learnt = Learnt: { $number } of { $all }
coach-next = Next
coach-previous = Back
coach-skip = Skip the introduction
coach-begin = Let’s play
coach-first = Your guide is explaining something: read it, then press the button there.
coach-go-on = Go on
coach-advise = Give me advice
coach-thinks = Let me think…
coach-advice = My advice:
coach-follow = Follow the advice
coach-rule = Rule { $clause }
coach-watch = Somebody else is playing. Watch what happens.
coach-your-turn = It is your turn.
coach-won = You have won!
coach-over = Your first game is over. Well played!
coach-missed = This time you did not come across:
coach-play = Play for real

# Games that bring no words
ask = { $seat }, what do you do?
do = { $what }
event = { $what } { $facts }

# Why something cannot be done
why-not-now = There is nothing to do with that now.
why-not-yours = That belongs to { $owner_seat }.
why-others-turn = It is { $name }’s turn.
why-over = The game is over.
why-paused = The game is paused.
why-watching = You are watching this game.

# Why something was not done
refused-broken = This table can no longer be played on here. Open a new one.
refused-busy = Too much is happening at this table at once. Try again.
refused-full = The chat of this table is full. Play again, and there is a new one.
refused-illegal = That cannot be done now. Choose something that is lit.
refused-no-answer = The server does not answer. Try again in a moment.
refused-no-hint = No hint can be given just now. Try again.
refused-no-moment = The game has no such moment.
refused-no-page = This game has no rule page in this language.
refused-no-seat = This table has no such seat.
refused-no-table = There is no such table, or it is not yours to see.
refused-no-undo = That cannot be taken back: dice fell, somebody else decided, their clock runs, or something was seen.
refused-nobody = Bots alone do not begin a game. Give one seat at least to a person.
refused-not-here = At this table it was agreed to do without that.
refused-not-paused = The game is not paused.
refused-not-yours = That is not for you to do: the seat is another’s, or it is not your turn.
refused-origin = The server does not answer to this address.
refused-paused = The game is paused. Let it go on first.
refused-rules = The rules of this game have changed since this table was opened. Open a new one.
refused-stale = Something happened meanwhile. Look again.
refused-taken = Somebody else sits there now. Take another free seat, or watch.
refused-text = That does not work as a name or a line: it is empty, too long, or somebody else’s name.
refused-too-large = That is too much at once.
refused-too-many = Too much was asked for from here. Wait a little, then try again.
refused-too-often = That has been done too often at this table.
refused-unavailable = That could not be saved. Try again.
refused-unreadable = The server does not understand that: { $message }
refused-wrong-phase = It is too early for that, or too late. See how the game stands.
