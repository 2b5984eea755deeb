title = Cups
tagline = a race with dice that only their owners see

# What is agreed before a game
option-path = How long is the path?
option-path-short = short
option-path-long = long
option-swaps = May cups be swapped?
option-swaps-no = no
option-swaps-yes = yes

# What is asked
ask-turn = { $seat }, your die shows { $number }: do you walk or swap?
    .others = { $seat } chooses: walk or swap

# What an action would do
do-walk = walk { $number ->
    [one] 1 step
   *[other] { $number } steps
}
do-swap = swap cups with { $other_seat }

# What happened
event-shake = { $seat } shakes a cup.
event-walk = { $seat } walks { $number ->
    [one] 1 step
   *[other] { $number } steps
}.
event-swap = { $seat } and { $other_seat } swap cups.
event-end = The round is over, and so is the game.

# What a win may be owed to
trait-swaps = Swaps made

# How it ended
end-arrived = { $number ->
    [one] One alone came to the end of the path.
   *[other] { $number } came to the end of the path in the same round.
}
fate-far = { $number ->
    [one] 1 step
   *[other] { $number } steps
}

# The drawing
place = { $seat }: step { $step } of { $end }, { $tokens ->
    [0] no token
    [one] 1 token
   *[other] { $tokens } tokens
}
die = a { $number } under the cup
