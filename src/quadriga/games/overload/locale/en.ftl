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
    .others = { $seat } chooses how many rings to load
ask-move = { $seat }, you rolled { $die }: which pawn do you move?
    .others = { $seat } chooses which pawn to move
ask-step = { $seat }, do you step ahead or back?
    .others = { $seat } chooses: one step ahead or back
ask-meet = { $seat }, your pawn { $pawn } ({ $number ->
    [0] no ring
    [one] 1 ring
   *[other] { $number } rings
}): do you { $rings ->
    [one] give a ring or take one?
   *[other] give two rings or take two?
}
    .others = { $seat } chooses: give or take

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
}{ $overloads ->
    [0] {""}
    [one] {" "}→ overload of { $own ->
        [yes] your pawn { $struck }
       *[no] { $struck_seat }’s pawn { $struck }
    }
   *[other] {" "}→ { $overloads } overloads
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
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
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
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
event-move = { $owner_seat }’s pawn { $pawn } moves { $number ->
    [one] 1 space
   *[other] { $number } spaces
}.
event-pass = { $doubled ->
    [yes] The space is ×2: a second ring on { $owner_seat }’s pawn { $pawn }.
   *[no] { $own ->
        [yes] { $owner_seat }’s pawn { $pawn } is passed as well and gets a ring.
       *[no] { $seat } passes { $owner_seat }’s pawn { $pawn } and drops a ring on it.
    }
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
event-arrive = { $owner_seat }’s pawn { $pawn } reaches FINISH{ $full ->
    [yes] {" "}with a full load
   *[no] {""}
}: { $number ->
    [0] no point
    [one] 1 point
   *[other] { $number } points
}.
event-win = { $seat } has { $number } points and wins.
event-plus = The + space puts a ring on { $owner_seat }’s pawn { $pawn }.
event-minus = The − space takes a ring off { $owner_seat }’s pawn { $pawn }.
event-step = { $owner_seat }’s pawn { $pawn } steps { $number ->
    [1] ahead
   *[other] back
}.

# How it ended
fate-place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-points = { $seat } has { $number } points; { $target } were needed.

# The drawing
start = START
finish = FINISH
target = { $points } points win
drawing = 2b●5 is pawn b of seat 2 with five rings. At eight its rings light up: one more, and it is overloaded. Signs on a space: + a ring more, − a ring less, ± one space ahead or back, ×2 rings come and go by twos.

# The sheets
gauge-points = points

# The first game with guidance
learn-aim = Your pawns run along the track with rings on their backs. Every ring that they bring to FINISH is a point, and the first to have 40 points wins. You come into a game that is half over: it takes about five minutes.
    .title = The aim
learn-pawns = These two pawns are yours, the blue ones. B is on its way with five rings. A waits on START: before it sets out, you put rings on it, as many as you dare.
    .title = Your pawns
learn-turn = In your turn you roll this die. It shows 1 to 8, and one of your pawns runs that far. At FINISH it does not matter if the roll is too high.
    .title = Your turn
learn-ninth = Whoever runs past a pawn drops one more ring on it. A pawn can carry eight. The ninth is one too many: the pawn loses them all and goes back to START.
    .title = The ninth ring
learn-points = Here are everybody’s points: you are one ahead. Two bots play against you. They are beginners, like you.
    .title = The points
learn-ask-load = Choose in the middle of the board how many rings your pawn takes along. Each is a point at FINISH. But others will drop more on it on the way, so leave some room below eight.
    .title = Loading a pawn
    .again = Leave room for the rings that will come on the way.
learn-ask-move = You rolled { $die }. Choose the pawn that runs: the dots show how far. Pawns that it passes get a ring. If it ends where another one stands, you give that one a ring or take one.
    .title = Which pawn runs?
    .again = You rolled { $die }. Whom would you pass, and where would you end?
learn-event-pass = A pawn that is passed gets a ring from the bowl. At FINISH that is one point more for its owner, unless it is the ninth ring.
    .title = Passing
learn-ask-meet = Your pawn ended on a space where another one stands. Give it a ring, or take one from it. Take to bring more home. Give if you are close to eight, or if an opponent’s pawn has eight already.
    .title = A meeting
    .again = Give if you are close to eight, or if an opponent’s pawn has eight. Otherwise take.
learn-event-overload = That was the ninth ring. The pawn has lost them all and starts again from START. If somebody else overloaded it, they score 1 point.
    .title = Overload
learn-event-arrive = A pawn at FINISH scores a point for each of its rings. With exactly eight there are four points more: 12 in all. Then it goes back to START and can be loaded again.
    .title = At FINISH
learn-do-load = { $number ->
    [0] Without rings it has nothing to lose, and some will come on the way.
    [8] If no ring is added on the way, eight are 12 points.
   *[other] That leaves room for rings that others drop on it.
}
learn-do-move = { $arrives ->
    [yes] It arrives, and its rings become points.
   *[no] I looked at who is passed, who is met, and how far each still has to go.
}
learn-do-give = { $overload ->
    [yes] It has eight rings already: with this one it goes back to START{ $own ->
        [yes] {""}
       *[no] , and you score 1 point
    }.
   *[no] { $own ->
        [yes] It is your own pawn, so the ring stays yours.
       *[no] Your pawn gets lighter, and the ninth ring is further away.
    }
}
learn-do-take = { $overload ->
    [yes] Your pawn starts again from START. Sometimes that is the smaller loss.
   *[no] { $own ->
        [yes] It is your own pawn, so the ring stays yours.
       *[no] One ring more to bring home, and one less for the other.
    }
}
learn-end = Now you know Overload. With four or five players it gets crowded. And the sections of the track have a second side, with spaces that do something: you agree on them before a game.

# Drawings on the rule page
illustration-board = The track for five at the start: everybody’s two pawns wait on START, at the top left. From there they run to the right, round both curves and back to FINISH, the chequered field.
illustration-loading = Before the roll you put rings on a pawn on START: here five on pawn A. The number above it is how many.
illustration-passing = Blue rolled 5 and moves from space 3 to space 8. The pawns on spaces 4 and 7 are passed and get a ring each; the one on space 3 is not, and the one on space 8 is met.
illustration-meeting = Blue meets Red on one space and gives: Blue has one ring less, Red one more. Taking would be the other way round.
illustration-overload = Red carries eight rings and is passed. The ninth is one too many: the pawn goes back to START with none, and Blue scores 1 point.
illustration-arrival = A roll of 6 is more than enough for FINISH. Eight rings bring 12 points; Green was passed on the way and gets a ring.
illustration-actions = All sections on their action side: + a ring more, − a ring less, ± one space ahead or back, ×2 rings come and go by twos.

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
