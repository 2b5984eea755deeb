# At the table
welcome = Welcome. What shall we play?
which-game = Which game? (Enter: 1)
how-many = How many players, { $least } to { $most }? (Enter: { $least })
who = Who plays? First names with commas between; bots take the other seats. (Enter: just you)
your-name = Player { $number }, what is your name?
person = Player { $number }
no-name = A name is one line of at most { $most } visible characters.
same-name = Give everybody a name of their own.
too-many = There are only { $players } seats. Give fewer names.
give-number = Give a number from { $least } to { $most }.
pick-one = Give its number. (Enter: { $usual })
pick-several = Numbers with spaces between, { $none } or { $all }. (Enter: { $usual })
all = all
none = none
and = and
hello = Hello { $people }.
bots = { $number ->
    [one] { $bots } is a bot.
   *[other] { $bots } are bots.
}
prompt = (? = help)
goodbye = See you soon.
recorded = The game is in { $file }.
unfinished = This game is not over.
winners = { $number ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } share the win!
}

# What can be typed
command-help = ? help
command-rules = rules
command-why = why
command-quit = quit q exit
help = Give what stands before the thing you want to do, or write it as a record does: { $notation }. Type rules for the rules, why to hear by which rule the last things happened, quit to leave.
not-understood = “{ $answer }” is no answer here. Possible: { $possible }. ? helps.
not-now = “{ $answer }” is not possible now. Possible: { $possible }. ? helps.
nothing-yet = Nothing has happened yet.

# Where a game has no words of its own
ask = { $seat }, what do you do?
do = { $what }
event = { $what } ({ $facts })
seen = { $name }: { $fact }
undrawn = This game has no drawing without its secrets. They are shown when it is over.

# Lists and counts
introduced = { $title }: { $tagline }
played-by = { $title }: { $names }
seats = { $least } to { $most } players
value = VALUE
several = { $several ->
    [True] none, all, or any with commas between:
   *[False] one of:
}
with-players = with { $players } players:
number = { NUMBER($number, maximumFractionDigits: 2) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
count-games = games
count-decisions = decisions
count-chances = chance outcomes
count-seconds = seconds
count-speed = decisions per second
count-wins = wins of seat { $number }
duration = { NUMBER($seconds, maximumSignificantDigits: 3) }
length = Every game took { $least } decisions.
lengths = A game takes { $least } to { $most } decisions, { NUMBER($mean, maximumFractionDigits: 1) } on average.
quartiles = A quarter of the games end within { $q1 } decisions, half within { $median }, three quarters within { $q3 }.
pager = q leaves the rules
