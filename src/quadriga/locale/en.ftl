# At the table
welcome = Welcome. What shall we play?
which-game = Which game? (Enter: 1)
how-many = How many players, { $least } to { $most }? (Enter: { $least })
who = Who plays? First names with commas between; bots take the other seats. (Enter: just you)
how-strong = How strong shall the bots be? (Enter: 2)
level-1 = beginner
level-2 = casual
level-3 = regular
level-4 = expert
level-5 = master
your-name = Player { $number }, what is your name?
person = Player { $number }
no-name = A name is one line of at most { $most } visible characters.
same-name = Give everybody a name of their own.
too-many = There are only { $players } seats. Give fewer names.
give-number = Give a number from { $least } to { $most }.
pick-one = Give its number. (Enter: { $usual })
pick-several = Numbers with spaces between, { $none } or { $all }. (Enter: { $usual })
own = something else
own-how = Write it down. (Enter: { $usual })
not-so = No: { $reason }.
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
waiting = Waiting until every seat is taken.
dice-sealed = The seed of the dice is sealed: { $seal }
drawn-to = Drawn: { $file }
serving-at = Tables are served at { $server }; Ctrl-C ends it.
serving = Your server is at { $server }.
table-waits = The table waits for you. With `quadriga serve` running, go on with: quadriga join { $link }
recorded = The game is in { $file }.
unwritten = The game cannot be written down for now: { $trouble }.
where-else = In which other file shall the game be kept? (Enter: in none)
unrecorded = The game is not written down.
fault = { $bot } plays no longer for { $name }: { $reason }. greedy plays on in its place.
fault-again = { $bot } lost the seat of { $name }.
fault-position = Position:
fault-stderr = The last it wrote on stderr:
unfinished = This game is not over.
winners = { $sides ->
    [0] Nobody wins.
    [1] { $number ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
   *[other] { $names } share the win!
}

# What can be typed
command-help = ? help
command-rules = rules
command-why = why
command-hint = hint
command-quit = quit q exit
help = Give what stands before the thing you want to do, or write it as a record does: { $notation }. Several answers in a row may stand on one line. Type rules for the rules, why to hear by which rule the last things happened, hint for the best you can do, quit to leave.
not-understood = “{ $answer }” is no answer here. Possible: { $possible }. ? helps.
not-now = “{ $answer }” is not possible now. Possible: { $possible }. ? helps.
nothing-yet = Nothing has happened yet.
best = Your chance to win with what looks best:

# Where a game has no words of its own
ask = { $seat }, what do you do?
do = { $what }
event = { $what } ({ $facts })
seen = { $name }: { $fact }
undrawn = This game has no drawing without its secrets. They are shown when it is over.

# Lists and counts
introduced = { $title }: { $tagline }
played-by = { $title }: { $names }
played-on = { $number ->
    [one] Played on from another game: the first action comes from there.
   *[other] Played on from another game: the first { $number } actions come from there.
}
seats = { $least } to { $most } players
value = VALUE
several = { $several ->
    [True] none, all, or any with commas between:
   *[False] one of:
}
with-players = with { $players } players:
number = { NUMBER($number, maximumFractionDigits: 2) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chance = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tried = { $chances } · { $tries ->
    [one] 1 try
   *[other] { NUMBER($tries) } tries
}
column-tries = tries
column-action = action
count-games = games
count-decisions = decisions
count-chances = chance outcomes
count-seconds = seconds
count-speed = decisions per second
count-wins = wins of seat { $number }
count-bot-wins = wins of the bot { $bot }
count-unwon = games without a winner
count-decided = decided games
count-won = wins
count-share = share of wins
count-low = 95 % sure: from
count-high = to
count-mean-time = ms a decision
count-longest-time = ms, the longest
count-rating = OpenSkill
count-seats-lost = seats lost to greedy
seats-lost = { $bot } lost its seat { $times ->
    [one] once
   *[other] { $times } times
} in { $games ->
    [one] one game
   *[other] { $games } games
}; greedy played on, and what it won there is counted too.
first-fault = The first time, on seat { $number }: { $reason }.
rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
equal = If { $first } and { $second } were equally strong, blocks of games would come out this uneven with a probability of { NUMBER($p, maximumSignificantDigits: 2) } (sign test).
equal-hardly = If { $first } and { $second } were equally strong, blocks of games would come out this uneven with a probability of less than { NUMBER($p, maximumSignificantDigits: 2) } (sign test).
kept = { $file } keeps { $number ->
    [one] one game
   *[other] { $number } games
}. The same command goes on from there.
happens = What happens in a game, on average:
per-game = { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) }
duration = { NUMBER($seconds, maximumSignificantDigits: 3) }
length = Every game took { $least } decisions.
lengths = A game takes { $least } to { $most } decisions, { NUMBER($mean, maximumFractionDigits: 1) } on average.
quartiles = A quarter of the games end within { $q1 } decisions, half within { $median }, three quarters within { $q3 }.
pager = q leaves the rules

# Who wins, and with what
weighed = { $games ->
    [one] 1 game
   *[other] { $games } games
} between equal bots{ $unwon ->
    [0] .
    [one] , 1 of them without a winner.
   *[other] , { $unwon } of them without a winner.
}
trait-seat = Seat
column-share = wins
column-interval = 95%
column-fair = fair
column-ratio = times
interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
much = { $flag } wins more than { NUMBER($much) } times its fair share, which lies below the interval.
losses = What puts players out, in a game on average:

# Dice that can be checked
proof-given = { $number ->
    [one] The first outcome fell in another game, from which this one was played on: it is not checked here.
   *[other] The first { $number } outcomes fell in another game, from which this one was played on: they are not checked here.
}
proof-follow = { $number ->
    [0] No dice fell in this game.
    [one] The only outcome of the dice follows from the seed.
   *[other] All { $number } outcomes of the dice follow from the seed.
}
proof-since = { $number ->
    [0] No dice fell since.
    [one] The only outcome since then follows from the seed.
   *[other] All { $number } outcomes since then follow from the seed.
}
proof-stray = Outcome { $number } of the dice does not follow from the seed: line { $line } says “{ $fell }”, the seed gives “{ $due }”.
proof-sealed = The seed is the one that was sealed: its hash is the one you gave.
proof-unsealed = The seed is not the one that was sealed. Its hash is not the one you gave, but:
proof-hash = Compare the hash of the seed with the one that the table showed before the first roll:

# What is wrong, by the kind of error; what the words of Python say too, they say alike
trouble-unknown-game = no game is called '{ $slug }'; known games: { $known }.{ $close ->
    [none] {""}
   *[other] {" "}Did you mean '{ $close }'?
}
trouble-wrong-players = { $title } is for { $least } to { $most } players, not { $players }
trouble-wrong-option = option { $name }: '{ $value }' is not allowed; { $allowed }
trouble-unreadable = unreadable { $what } '{ $text }': { $reason }
trouble-wrong-seat = there is no seat { $seat }; seats here are { $least } to { $most }
trouble-illegal-action = illegal action '{ $action }' in position '{ $position }'{ $possible ->
    [none] {""}
   *[other] ; possible here: { $possible }
}
trouble-wrong-moment = { $question }: { $reason }, in position '{ $position }'
trouble-wrong-record = record, line { $line }: { $reason }
trouble-wrong-board = { $file }, { $where }: { $reason }
trouble-wrong-kept = kept games, line { $line }: { $reason }
trouble-wrong-counts = this is not a file that balance --keep wrote
trouble-wrong-results = this is not a file of results that arena --report wrote
trouble-counted-twice = { $table }, is in two files; keep each with a --label of its own
trouble-other-match = games of another match are kept here: { $what } is { $kept } there, { $asked } now; choose another file

# What is wrong with what a command was given
trouble-language = language '{ $text }': Quadriga speaks { $known }
trouble-no-link = '{ $text }' is no link to a seat: it begins with http, and ends with the key after #
trouble-wrong-store = tables cannot be kept in { $place }: { $reason }
trouble-wrong-redis = news cannot be told by { $place }: { $reason }
trouble-no-server = { $text }: there is no server ({ $reason })
trouble-port-taken = port { $port } is taken, perhaps by another quadriga serve; choose another one with --port
trouble-no-address = nothing can be served at { $text } ({ $reason }); look at --host and --port
trouble-no-bot-there = '{ $text }' does not play at a server; take level1 to level5
trouble-server-rolls = at a server the server rolls the dice and keeps the game: leave out --seed and --record
trouble-no-page = { $title } has no rule page
trouble-not-drawn = { $game } has no drawing
trouble-no-picture = { $file }: a picture is an SVG or a PNG; choose a name in .svg or .png
trouble-no-png = for a PNG the package resvg-py is needed: pip install quadriga[png]; without it, choose a name in .svg
trouble-in-file = { $file }: { $cause }
trouble-no-file = { $file }: there is no such file or folder
trouble-no-text = { $file }: this is not a text file in UTF-8
trouble-folder = { $file }: this is a folder, not a file
trouble-forbidden = { $file }: you may not read or write this
trouble-system = { $file }: { $text }
trouble-folder-there = { $file }: this is a folder; name a file in it
trouble-file-there = { $file }: there is already a file of this name; choose another
trouble-no-folder = { $file }: there is no folder { $folder }
trouble-setting = --set { $text }: write it as OPTION=VALUE
trouble-set-twice = --set { $text }: { $name } is set twice
trouble-nobody = --seats: '{ $text }' is nobody we know; a seat is one of { $known }
trouble-unknown-bot = no bot is called '{ $name }'; bots are { $known }
trouble-wrong-bot = bot '{ $name }': { $reason }
trouble-bots-and-players = --bots: { $bots } bots for { $players } players
trouble-one-bot = --bots: one kind of bot plays on every seat here, not '{ $text }'
trouble-two-bots = --bots: name at least two, with commas between
trouble-bot-twice = --bots: '{ $text }' is named twice
trouble-bots-and-sides = --bots: { $bots } bots for { $sides } sides
trouble-one-game = '{ $text }': name one game; several files are for --report
trouble-label-alone = --label names what --keep keeps; give --keep, too
trouble-nothing-counted = no game that somebody won is counted there yet; there is nothing to report
trouble-nothing-kept = no whole block of games is kept there yet; there is nothing to report
trouble-names = --name '{ $text }': { $reason }
trouble-names-and-players = --name: { $names } names for { $players } players
trouble-names-and-seats = --name: { $names } names, but --seats has '{ $me }' only { $times } times
trouble-players-and-seats = --players { $players }, but --seats has { $seats }; give one of them, or the same
trouble-position-and-record = give a position or --record, not both
trouble-no-position = give a position in its notation: quadriga { $command } { $game } POSITION; or a record: --record FILE
trouble-at-alone = --at counts the actions of a record; give --record, too
trouble-at-too-late = --at { $at }: this record goes to { $most }
trouble-only-check = { $option } is for --check; give --check, too
trouble-no-seed = { $file }: this record has no seed, so its dice cannot be checked; a table gives one with the record of a game that is over
trouble-seal = --seal '{ $text }': a hash has 64 digits, each from 0 to 9 or from a to f
trouble-one-bench = measure the server or the page, one after the other
trouble-no-checkout = this is no checkout of Quadriga; the benches live in one, run this inside it
trouble-old-build = the installed quadriga is older than the sources in { $folder }; run: make setup
trouble-streams = input or output failed: { $text }

# Why
reason-yes-or-no = allowed: yes, no (in Python True, False)
reason-one-of = allowed: { $values }
reason-one-of-with = allowed with { $players } players: { $values }
reason-one-of-or-list = allowed: { $values }, or { $number } of these with commas between: { $stock }
reason-any-of = allowed with { $players } players: none, all, or any of { $values } with commas between
reason-not-there = there is no '{ $value }'
reason-too-often = '{ $value }' is given { $times } times; at most { $most }
reason-other-number = { $needed } are needed, not { $given }
reason-options = { $title } has the options { $names }
reason-no-options = { $title } has no options
reason-action = { $title } has no such action
reason-over = the game is over
reason-chance = chance decides here, and no seat
reason-names = { $players } seats need { $players } names
reason-name = a name is one line of at most { $most } visible characters
reason-same-names = two of them are the same; tell them apart
reason-seed = a seed has 64 digits, each from 0 to 9 or from a to f
reason-title = the first line must be '{ $needed }'
reason-other-title = the first line must be '{ $needed }'; another version of Quadriga wrote it
reason-cut = the record is cut short here; its last line must begin with 'end'
reason-changed = '{ $text }' is not what was recorded; this line or its check was changed
reason-expected = '{ $needed }' must stand here, not '{ $text }'
reason-number = '{ $text }' is not a number
reason-version = the version of the rules must stand here: 'game NAME rules NUMBER'
reason-newer = made with rules { $version } of { $title }, newer than rules { $ours } here; update Quadriga
reason-older = made with rules { $version } of { $title }; rules { $ours } here would not replay it faithfully
reason-game = a record of '{ $needed }' is needed here, not of '{ $text }'
reason-actor = '{ $needed }' must act here, not '{ $text }'
reason-end = the game ends with '{ $needed }', not '{ $text }'
reason-after = nothing may follow the end
reason-given = { $given } actions are given, but only { $actions } are there
reason-whole-file = whole file
reason-toml = not TOML: { $text }
reason-missing = missing; { $called ->
    [number] a whole number
    [word] a word
    [numbers] a list of whole numbers
    [table] a table
   *[tables] a list of tables
} is needed here
reason-other-kind = { $value } is not { $called ->
    [number] a whole number
    [word] a word
    [numbers] a list of whole numbers
    [table] a table
   *[tables] a list of tables
}
reason-too-small = { $value } is too small; at least { $least }
reason-tables = a list of tables is needed here
reason-origin = '{ $value }' is not one of { $origins }
reason-no-kept = this is not the first line of a file that arena --keep wrote
reason-no-kept-game = this is no game of this match as arena --keep writes it
reason-store-places = give a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE
reason-store-asyncpg = PostgreSQL needs asyncpg; install it with pip install 'quadriga[scale]'
reason-store-newer = a newer Quadriga wrote it (version { $version }; this one knows { $ours }); update Quadriga
reason-store-other-program = it is a database of another program
reason-store-url = its URL cannot be read
reason-store-silent = it does not answer
reason-redis-package = Redis needs its package; install it with pip install 'quadriga[scale]'
reason-redis-places = give redis://HOST:PORT, rediss://… or unix://FILE
reason-server-unstarted = it did not start
reason-server-no-port = no port is free
reason-bot-unstarted = it cannot be started ({ $why })
reason-bot-silent = it did not answer within { $seconds } seconds
reason-bot-endless = its answer is longer than { $most } bytes
reason-bot-nonsense = it answered '{ $answer }', which is none of the actions
reason-bot-unasked = it said '{ $text }' without being asked
reason-bot-closed = it closed its output
reason-bot-ended = it ended with exit code { $code }
reason-bot-killed = it was ended by signal { $signal }
reason-bot-quotes = a quotation mark is left open
reason-bot-empty = a command must follow
reason-bot-no-program = there is no program '{ $program }'
reason-bot-no-file = there is no such file
reason-bot-unread = the file cannot be read ({ $why })
reason-bot-no-python = line { $line } is no Python
reason-bot-no-function = there is no function '{ $function }' in it
