title = Chariot Race
tagline = two laps of the arena, fast enough to win and slow enough to arrive

# What is agreed before a race
option-circuit = Which sides of the board lie up? B has pillars, and whoever hits one is wrecked.
option-circuit-AA = A and A
option-circuit-AB = A, then B
option-circuit-BA = B, then A
option-circuit-BB = B and B
option-sheets = Which sides of the chariot sheets?
option-sheets-white = white, all alike
option-sheets-black = black, all different: you choose
option-safe = Is a chariot safe from damage once it has finished?
option-safe-no = no
option-safe-yes = yes

# The chariots: by their colours, and by a letter on the board
mover = { $mover ->
    [blue] Blue
    [red] Red
    [green] Green
    [yellow] Yellow
    [purple] Purple
    [brown] Brown
   *[other] { $mover }
}
chariot = { $chariot ->
    [blue] Blue
    [red] Red
    [green] Green
    [yellow] Yellow
    [purple] Purple
    [brown] Brown
   *[other] { $chariot }
}
letter = { $chariot ->
    [blue] B
    [red] R
    [green] G
    [yellow] Y
    [purple] P
    [brown] N
   *[other] { $chariot }
}

# The dice
face = { $face ->
    [pace] ±1
    [sprint] sprint
    [lane] lane
    [attack] attack
   *[fortune] fortune
}
before = { $before ->
    [pace] ±1
    [sprint] sprint
    [lane] lane
    [attack] attack
   *[fortune] fortune
}
after = { $after ->
    [pace] ±1
    [sprint] sprint
    [lane] lane
    [attack] attack
   *[fortune] fortune
}
shown = { $pace ->
    [0] {""}
    [1] ±1
   *[other] { $pace } × ±1
}{ $after_pace ->
    [yes] ,{" "}
   *[no] {""}
}{ $sprint ->
    [0] {""}
    [1] sprint
   *[other] { $sprint } × sprint
}{ $after_sprint ->
    [yes] ,{" "}
   *[no] {""}
}{ $lane ->
    [0] {""}
    [1] lane
   *[other] { $lane } × lane
}{ $after_lane ->
    [yes] ,{" "}
   *[no] {""}
}{ $attack ->
    [0] {""}
    [1] attack
   *[other] { $attack } × attack
}{ $after_attack ->
    [yes] ,{" "}
   *[no] {""}
}{ $fortune ->
    [0] {""}
    [1] fortune
   *[other] { $fortune } × fortune
}

# What is asked
ask-draft = { $seat }, which chariot do you take?
    .others = { $seat } chooses a chariot
ask-place = { $seat }, where does { mover } start?
    .others = { $seat } chooses where to start
ask-repair = { $seat }, do you repair { mover }?
    .others = { $seat } may repair the chariot
ask-free = { $seat }, which dice do you roll again for { mover }? This once it is free.
    .others = { $seat } chooses which dice to roll again
ask-favour = { $seat }, do you spend { $price } of your { $fortune } fortune to change the dice?
    .others = { $seat } may spend fortune on the dice
ask-sign = { $seat }, { mover } has { $signs ->
    [one] a ±1
   *[other] { $signs } × ±1
}: faster or slower?
    .others = { $seat } chooses: faster or slower
ask-move = { $seat }, which way does { mover } go? { $points ->
    [one] 1 step
   *[other] { $points } steps
} and { $lanes ->
    [one] 1 lane change
   *[other] { $lanes } lane changes
} left.
    .others = { $seat } chooses the way
ask-attack = { $seat }, does { mover } attack? { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
} left.
    .others = { $seat } may attack
type-ahead = Several steps may be typed at once: aai.

# What an action would do
outcome = { $curve ->
    [0] {""}
   *[other] , too fast for the curve: −{ $curve }
}{ $caltrop ->
    [0] {""}
   *[other] , over caltrops: −{ $caltrop }
}{ $rams ->
    [0] {""}
    [one] , ramming { chariot }: −{ $ram }
   *[other] , ramming { $rams } chariots: −{ $ram }
}{ $pillar ->
    [yes] , into the pillar
   *[no] {""}
}{ $back ->
    [none] {""}
   *[other] , and put back to { $back }
}{ $wrecked ->
    [yes] {" "}→ wrecked
   *[no] { $finish ->
        [yes] {" "}→ the finish
       *[no] { $laps ->
            [0] {""}
           *[other] {" "}→ end of lap { $laps }
        }
    }
}
onward = { $changes ->
    [0] straight on to { $goal }
    [one] to { $goal }, changing lanes once
   *[other] to { $goal }, changing lanes { $changes } times
}{ outcome }
do-take = { chariot }: strength { $damage }, speed { $speed } to { $most_speed }, fortune { $fortune } to { $most_fortune }, { $dice } dice up to speed { $easy }
do-place = place { $number }, on { $space }
do-pass-repair = no repair: strength { $damage }, speed { $speed }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
do-repair = repair { $number } for { $price } fortune: strength { $damage }, speed { $speed }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
do-keep-free = keep them all: { $damage ->
    [0] {""}
   *[other] sprint −{ $damage },{" "}
}{ $signs ->
    [0] speed { $speed }, { onward }
   *[other] speed { $speed } ±{ $signs }{ $wrecked ->
        [yes] {" "}→ wrecked
       *[no] {""}
    }
}
do-keep-favour = keep them all: { $damage ->
    [0] {""}
   *[other] sprint −{ $damage },{" "}
}{ $signs ->
    [0] speed { $speed }, { onward }
   *[other] speed { $speed } ±{ $signs }{ $wrecked ->
        [yes] {" "}→ wrecked
       *[no] {""}
    }
}
do-some = roll some again{ $price ->
    [0] {""}
   *[other] {" "}for { $price } fortune
}: { $number ->
    [1] its number
    [2] their numbers, 1 or 12
   *[other] their numbers, for example 13
}
do-turn = turn one for { $price } fortune: its number and what it shall show, p ±1, s sprint, l lane, a attack
do-reroll = { $dice ->
    [one] roll the { shown } again
   *[other] roll again: { shown }
}
do-set = turn { before } to { after }
do-faster = faster{ $left ->
    [0] : speed { $speed }, { onward }
   *[other] : speed { $speed } so far
}
do-slower = slower{ $left ->
    [0] : speed { $speed }, { onward }
   *[other] : speed { $speed } so far
}
do-ahead = ahead { $steps ->
    [one] to { $goal }
   *[other] { $steps } steps to { $goal }
}{ outcome }
do-outward = one lane outwards{ $steps ->
    [one] {" "}to { $goal }
   *[other] , { $steps } steps in all, to { $goal }
}{ outcome }
do-inward = one lane inwards{ $steps ->
    [one] {" "}to { $goal }
   *[other] , { $steps } steps in all, to { $goal }
}{ outcome }
do-route = all the way to { $goal }, { $changes ->
    [0] straight on
    [one] changing lanes once
   *[other] changing lanes { $changes } times
}{ outcome }
do-pass-attack = no attack
do-javelin = javelin at { $own ->
    [yes] your own { chariot }
   *[no] { $owner_seat }’s { chariot }
}: { $left ->
    [0] wrecked
   *[other] −{ $damage }, { $left } left
}
do-caltrop = caltrop on { $space }

# What happened
event-grid = { $owner_seat }’s { chariot } starts from place { $number }.
event-draft = { $owner_seat } takes { chariot }.
event-round = Round { $number }.
event-turn = { $seat } drives { mover }.
event-repair = { mover } is repaired: { $number ->
    [one] 1 point
   *[other] { $number } points
}.
event-adjust = { mover } is too damaged for more than speed { $number }.
event-roll = { $again ->
    [yes] The new roll: { shown }.
   *[no] The dice: { shown }.
}
event-favour = { $seat } spends fortune to roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} again.
event-set = { $seat } spends fortune to turn { before } to { after }.
event-gain = { mover } gains { $number } fortune.
event-sprint = { mover } ({ $seat }) sprints: +{ $faster } speed, for { $damage } damage.
event-speed = { $number ->
    [0] { mover } ({ $seat }) stands still.
   *[other] { mover } ({ $seat }) goes at speed { $number }.
}
event-enter = { $changes ->
    [yes] { mover } changes to the { $lane ->
        [o] outer lane
        [m] middle lane
       *[i] inner lane
    }, { $space }.
   *[no] { mover } reaches { $space }.
}
event-line = { $finish ->
    [yes] { mover } ({ $seat }) crosses the finish.
   *[no] { mover } ({ $seat }) ends lap { $number }.
}
event-pillar = { mover } hits the pillar on { $space }.
event-curve = { mover } is too fast on { $space }: −{ $number }.
event-caltrop = { mover } runs over a caltrop on { $space }: −{ $number }.
event-ram = { $safe ->
    [yes] { mover } rams { chariot } ({ $owner_seat }), which takes no damage any more: −{ $number } for { mover } alone.
   *[no] { mover } rams { chariot } ({ $owner_seat }): −{ $number } each.
}
event-wreck = { chariot } ({ $owner_seat }) is wrecked on { $space }.
event-back = { mover } is put back to { $space }.
event-undone = { mover } is behind the line again, and has not crossed it.
event-javelin = { mover } throws a javelin at { chariot } ({ $owner_seat }): −{ $number }.
event-drop = { mover } drops a caltrop on { $space }.
event-win = { $called_off ->
    [yes] The race is called off after round { $number }; { chariot } ({ $owner_seat }) is furthest ahead.
   *[no] { chariot } ({ $owner_seat }) wins the race in round { $number }.
}
event-nobody = All chariots are wrecked.

# What a win may be owed to, and what wrecks chariots
trait-place = Starting place
trait-sheet = Sheet
trait-sheet-blue = blue
trait-sheet-red = red
trait-sheet-green = green
trait-sheet-yellow = yellow
trait-sheet-purple = purple
trait-sheet-brown = brown
trait-pick = Order of choice
losses = What wrecks chariots, in a race on average:
loss-sprint = a sprint
loss-pillar = a pillar
loss-curve = a curve
loss-caltrop = a caltrop
loss-ram = a ram
loss-javelin = a javelin

# How it ended
fate-place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
fate-wreck = wrecked in round { $round }
wrecks = { $wrecks ->
    [0] {""}
    [one] {" "}One chariot was wrecked.
   *[other] {" "}{ $wrecks } chariots were wrecked.
}
end-finish = { $finishers ->
    [one] { chariot } ({ $owner_seat }) crosses the finish in round { $round }.
   *[other] { $finishers } chariots cross the finish in round { $round }, and { chariot } ({ $owner_seat }) is furthest ahead.
}{ wrecks }
end-called-off = Nobody has finished after { $round } rounds, and { chariot } ({ $owner_seat }) is furthest ahead.{ wrecks }
end-nobody = All chariots are wrecked, the last one in round { $round }.

# The drawing
round = round { $number }
head-damage = bears
head-speed = speed
head-fortune = fort.
head-dice = dice
head-laps = lap
wreck = wrecked
waits = waits
drawing = o, m and i are the outer, middle and inner lane: o12 is the space 12 of the outer one. ≤7 on a space is the speed it bears: every point above costs one damage. * is a caltrop, ██ a pillar, ▐ the line. In the list the chariot furthest ahead comes first; ▸ is the one on turn, ○ is still to play in this round, ● has played. “bears” is how much damage it can still take. Dice: ±1 makes you one faster or slower, sprint two faster for one damage, lane lets you change lanes once, attack is a javelin or a caltrop, fortune is saved up. The faster you are, the fewer dice you have.

# The sheets
gauge-damage = strength
gauge-speed = speed
gauge-fortune = fortune
gauge-laps = laps

# The first game with guidance
learn-aim = Two laps round the arena, and the first over this line wins. You come into a race that is well under way: you lead, and your last lap has begun. It takes about five minutes.
    .title = The aim
learn-chariot = The blue chariot is yours. There are three lanes. The inner one is the shortest, but in the curves it allows the least speed.
    .title = Your chariot
learn-tracks = Everybody has a sheet with three figures. Speed is how many spaces you drive in a turn. Strength is the damage that your chariot still bears: at 0 it is wrecked. Fortune is luck that you save up and spend.
    .title = The sheets
learn-dice = You roll these dice, and the faster you are, the fewer. ±1 makes you faster or slower by one. The two chevrons are a sprint: faster by two, for 1 damage. The winding arrow lets you change lanes once. The javelin is an attack. The star is fortune, to be saved up.
    .title = The dice
learn-curves = In the curves some spaces have a number: 7 outside, 5 in the middle, 3 inside. Enter one of them faster than that, and every point too much costs 1 damage.
    .title = The curves
learn-order = In a round everybody has one turn, and whoever is furthest ahead goes first: now that is you. A turn goes like this: repair if you can and like, roll the dice, drive, attack. Your dice have fallen.
    .title = The turn
learn-ask-free = These are your dice. On the board, choose those that you do not need and roll them again: this once it is free. If you want to keep them all, choose the tick.
    .title = Rolling again
    .again = Which dice do you not need? The tick keeps them all.
learn-ask-favour = For { $price } fortune you may change the dice, as often as you can pay. Either choose dice to roll them again, or choose one die and then the side that it shall show, any but fortune. Fortune also repairs your chariot, so do not waste it: the tick keeps your dice.
    .title = Spending fortune
    .again = Is it worth { $price } fortune? The tick keeps your dice.
learn-ask-sign = Every ±1 must be used: one faster or one slower. Fast is good on the straight. Before a curve, look at the number that you will drive over.
    .title = Faster or slower
    .again = Faster on the straight, slower before a curve.
learn-event-sprint = The two chevrons must be used: they make a chariot faster by two, and cost 1 damage each time.
    .title = A sprint
learn-ask-move = Now you drive, one space for each point of speed. { $lanes ->
    [one] You have rolled a winding arrow, so you may change lanes once on the way: choose
   *[other] You have rolled { $lanes } winding arrows, so you may change lanes { $lanes } times on the way: choose
} where your move ends, or drive space by space, ahead or beside you. Further in is shorter, further out bears more speed in the curves.
    .title = Driving
    .again = { $points ->
        [one] One space is left.
       *[other] { $points } spaces are left.
    } Straight on, or change lanes?
learn-event-curve = The space has a number, and the chariot was faster than that. Every point too much costs 1 damage.
    .title = Too fast in a curve
learn-ask-attack = { $attacks ->
    [one] You have rolled an attack. Throw
   *[other] You have rolled { $attacks } attacks. With each, throw
} a javelin at a chariot that is at most 2 spaces away: it takes 1 damage. Or drop a caltrop on a space that you have just driven over. If you want neither, choose the tick.
    .title = Attacking
    .again = A javelin, a caltrop, or the tick for nothing.
learn-event-drop = Iron thorns lie on this space now, a caltrop. Whoever drives over it takes 1 damage.
    .title = A caltrop
learn-event-caltrop = There were thorns on the way: 1 damage. They are gone now. When you can change lanes, you can drive round them.
    .title = Into the thorns
learn-event-javelin = A javelin reaches 2 spaces in any direction. It never misses, and does 1 damage.
    .title = A javelin
learn-event-ram = Whoever drives on to a space where a chariot stands rams it, and both take 2 damage. If the drive ends there, the one who rammed is put behind the other.
    .title = A ram
learn-ask-repair = Before you roll, you may spend 3 fortune and repair up to 3 points. It pays twice: your chariot bears more, and may drive faster, for your speed is never higher than its strength when your turn begins.
    .title = Repairing
    .again = Repair now, or save your fortune for the dice?
learn-event-adjust = A battered chariot cannot drive fast. When its turn begins, its speed goes down to its strength.
    .title = Slowed down
learn-event-line = { $finish ->
    [yes] That was the second lap. The round is played to its end, and whoever is furthest ahead then has won.
   *[no] The first lap is done, and there is one more to go.
}
    .title = Over the line
learn-event-wreck = Nothing was left of its damage track: this chariot is out of the race. A caltrop lies where it was.
    .title = A wreck
learn-do-keep-free = { $dice ->
    [one] This die suits you as it is.
   *[other] These dice suit you as they are.
}
learn-do-keep-favour = { $dice ->
    [one] The die is good enough. Save your fortune.
   *[other] The dice are good enough. Save your fortune.
}
learn-do-reroll = { $price ->
    [0] { $dice ->
        [one] This die is of little use now, and rolling it again is free.
       *[other] These dice are of little use now, and rolling them again is free.
    }
   *[other] { $dice ->
        [one] That is worth the fortune, for this die is of little use now.
       *[other] That is worth the fortune, for these dice are of little use now.
    }
}
learn-do-set = That face helps you more on this turn.
learn-do-ahead = { $finish ->
    [yes] That way lies the finish.
   *[no] Straight on is the best way from here.
}
learn-do-route = { $finish ->
    [yes] That way lies the finish.
   *[no] { $changes ->
        [0] Straight on is the best way from here.
       *[other] With these changes of lanes you come through best.
    }
}
learn-do-outward = Further out it is longer, but the curves bear more speed.
learn-do-inward = Further in it is shorter.
learn-do-faster = You get further.
learn-do-slower = Slower is safer here.
learn-do-pass-attack = It would hardly hurt anybody now.
learn-do-caltrop = Those behind you may run over it.
learn-do-javelin = { $left ->
    [0] This wrecks that chariot.
   *[other] The more damage it has taken, the slower it has to drive.
}
learn-do-pass-repair = Your chariot is good enough, and fortune helps with the dice as well.
learn-do-repair = It will bear more, and may drive faster.
learn-end = Now you can drive a chariot. Next time try the other side of the board, where pillars stand in the way, or the black sheets, on which every chariot is different.

# Drawings on the rule page
illustration-board = The circuit with side A of both halves, and six chariots on the grid behind the line, the chequered one. They drive to the right, round the first curve, and back along the top. The red spaces with a number are those of 7.5.
illustration-grid = Four chariots on the grid: Blue drew place 1, Red 2, Green 3 and Yellow 4. Places 5 and 6 stay empty. The line is just ahead of the front row.
illustration-lanes = Blue changes from outer 8 inwards. Its front edge points at middle 9, and there it goes; with the other two points it drives on to middle 11.
illustration-curve = Blue goes at speed 9 and drives over a 7: two points too fast, two points of damage. Nothing happens on the spaces without a number.
illustration-ram = Blue goes at speed 6 through Green and on to Red, and each time both take 2 damage. Its last point ended on Red, so Blue is put behind them, on the first free space: middle 6.
illustration-caltrop = Blue has driven from outer 5 to outer 9 and drops a caltrop behind itself, on outer 7. On outer 5, where it began, and on outer 9, where it stands, it may not.
illustration-javelin = Red is two steps away from Blue, so the javelin reaches it. Green, on inner 8, is three steps away, and Yellow is too far behind.
illustration-wreck = Red can bear 2 damage, and Blue rams it for 2: Red is wrecked and leaves a caltrop. Blue drives on.

# Why something cannot be done
why-taken = That chariot is taken already.
why-place-first = First choose a starting place on the board.
why-mover = You are driving this chariot: a javelin flies at another one.
why-attack-later = You attack after your move, and only with attack dice.
why-safe = That chariot has finished and takes no more damage.
why-too-far = A javelin flies { $number } spaces at most, and this chariot is further away.
why-draft-first = First choose a chariot.
why-start-taken = Somebody stands on that starting place.
why-no-start = That is no starting place.
why-drive-later = You drive when the dice are settled.
why-step = Point at the next space, or at one where your move can end.
why-no-lane-die = To change lanes you need a lane die that is not used yet.
why-no-caltrops = There are no caltrops left to drop.
why-one-caltrop = A caltrop lies there already, and there is never more than one.
why-ends = You drop no caltrop where your move began, nor where it ended, nor where you stand now.
why-not-driven = You only drop caltrops on spaces that you drove over in this turn.
why-sign = Say whether this die makes you faster or slower.
why-die = This die stays as it lies.
why-lane-die = A lane die is for changing lanes while you drive.
why-attack-die = An attack die is for after the move: then point at a chariot in reach, or at a space that you drove over.
why-face = Every die shows this already.
why-line = This is the line: each time you cross it a lap ends, but for the start.
why-shield = That is your speed; on the way, the spaces that you still have to drive.
