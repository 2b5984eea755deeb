title = Overload
tagline = pawns race under a stack of rings, and the ninth ring is one too many

# What is agreed before a game
option-sections = Which sections show their action side?
option-sections-start = start
option-sections-A = A
option-sections-B = B
option-sections-C = C
option-sections-D = D
option-sections-curve1 = curve 1
option-sections-curve2 = curve 2
option-sections-finish = finish
option-sections-none = none
option-sections-all = all

# What is asked
ask-load = { $waiting ->
    [one] { $seat }, how many rings do you load?
   *[other] { $seat }, which pawn do you load, and with how many rings?
}
ask-move = { $seat }, you rolled { $die }: which pawn do you move?
ask-step = { $seat }, do you step ahead or back?
ask-meet = { $seat }, your pawn { $pawn } ({ $number ->
    [0] no ring
    [one] 1 ring
   *[other] { $number } rings
}): do you { $rings ->
    [one] give a ring or take one?
   *[other] give two rings or take two?
}

# What an action would do
do-load = pawn { $pawn }, { $number ->
    [0] no ring
    [one] 1 ring
   *[other] { $number } rings
}
do-move = pawn { $pawn } with { $number ->
    [0] no ring
    [one] 1 ring
   *[other] { $number } rings
}, from space { $space } to { $arrives ->
    [yes] FINISH
   *[no] space { $goal }
}
do-ahead = one space ahead
do-back = one space back
do-give = give { $own ->
    [yes] your pawn { $pawn }
   *[no] { $owner_seat }’s pawn { $pawn }
} { $rings ->
    [one] a ring
   *[other] two rings
} (it has { $number }){ $overload ->
    [yes] {" "}→ overload
   *[no] {""}
}
do-take = take { $rings ->
    [one] a ring
   *[other] two rings
} from { $own ->
    [yes] your pawn { $pawn }
   *[no] { $owner_seat }’s pawn { $pawn }
} (it has { $number }){ $overload ->
    [yes] {" "}→ overload of your pawn { $mover }
   *[no] {""}
}

# What happened
event-load = { $seat } loads pawn { $pawn } with { $number ->
    [0] no ring
    [one] 1 ring
   *[other] { $number } rings
}.
event-roll = { $seat } rolls { $number }.
event-move = Pawn { $pawn } moves { $number ->
    [one] 1 space
   *[other] { $number } spaces
}.
event-pass = { $doubled ->
    [yes] The space is ×2: a second ring on { $owner_seat }’s pawn { $pawn }.
   *[no] It passes { $owner_seat }’s pawn { $pawn }: a ring on it.
}
event-give = { $doubled ->
    [yes] The space is ×2: { $seat } gives a second ring.
   *[no] { $own ->
        [yes] { $seat } gives a ring to pawn { $pawn }.
       *[no] { $seat } gives a ring to { $owner_seat }’s pawn { $pawn }.
    }
}
event-take = { $doubled ->
    [yes] The space is ×2: { $seat } takes a second ring.
   *[no] { $own ->
        [yes] { $seat } takes a ring from pawn { $pawn }.
       *[no] { $seat } takes a ring from { $owner_seat }’s pawn { $pawn }.
    }
}
event-overload = { $number } rings are too many for { $owner_seat }’s pawn { $pawn }: overloaded, back to START.
event-reward = { $seat } scores { $number ->
    [one] 1 point
   *[other] { $number } points
} for it.
event-arrive = Pawn { $pawn } reaches FINISH{ $full ->
    [yes] {" "}with a full load
   *[no] {""}
}: { $number ->
    [0] no point
    [one] 1 point
   *[other] { $number } points
} for { $seat }.
event-win = { $seat } has { $number } points, and that is the target.
event-plus = The + space puts a ring on pawn { $pawn }.
event-minus = The − space takes a ring off pawn { $pawn }.
event-step = Pawn { $pawn } steps { $number ->
    [1] ahead
   *[other] back
}.

# The drawing
start = START
finish = FINISH
target = { $points } points win
drawing = 2b●5 is pawn b of seat 2 with five rings. At eight its rings light up: one more, and it is overloaded. Signs on a space: + a ring more, − a ring less, ± one space ahead or back, ×2 every ring counts twice.

# The sheets
gauge-points = points

# Why something cannot be done
why-pawn = That is { $owner_seat }’s pawn: play one of yours.
why-start-first = Your pawn on START goes first.
why-mover = This pawn has just moved: point at one that it meets.
why-not-met = You only meet pawns on the space where yours has stopped.
why-no-ring = Neither of the two has a ring: there is nothing to give or to take.
why-met = You have met this pawn already.
why-roll-later = First load a pawn: the die rolls after that.
why-rolled = The die has fallen, and it is not rolled again.
why-load = First load one of your pawns on START.
why-pawn-not-space = Point at the pawn that moves: it always goes the whole roll.
why-meet = Point at the pawn that you give a ring to, or take one from.
why-step = One step ahead or back, and no further.
why-no-start = Nobody steps back on to START.
