title = Edison & Co
tagline = four vehicles, and nobody says which one they back

# What is agreed before a game
option-mode = How do you play?
option-mode-standard = standard: four play in two teams
option-mode-singles = each for themselves
option-mode-advanced = advanced: you write your own ranking
option-mode-advanced-teams = advanced, in teams
option-chips = How are the chips laid?
option-chips-standard = as printed
option-chips-random = at random
option-chips-own = as you choose
option-chips-own-from = The chips, O for oil: { $stock }.
option-chips-own-how = Give { $number } of them, clockwise from the start, with spaces or commas between. (Enter: { $usual })
option-walls = Does a vehicle between the walls close its lane or the whole space?
option-walls-lane = its lane
option-walls-space = the whole space
option-hidden = Do you hide the cards that you still hold?
option-hidden-no = no
option-hidden-yes = yes

# The vehicles: by name, and by a letter on the board
vehicle = { $vehicle ->
    [rocket] Steam Rocket
    [zeppelin] Zeppelin Car
    [roller] Propeller Roller
    [yacht] Turbo Yacht
   *[other] { $vehicle }
}
other = { $other ->
    [rocket] Steam Rocket
    [zeppelin] Zeppelin Car
    [roller] Propeller Roller
    [yacht] Turbo Yacht
   *[other] { $other }
}
the = { $vehicle ->
    [rocket] the Steam Rocket
    [zeppelin] the Zeppelin Car
    [roller] the Propeller Roller
    [yacht] the Turbo Yacht
   *[other] { $vehicle }
}
the-other = { $other ->
    [rocket] the Steam Rocket
    [zeppelin] the Zeppelin Car
    [roller] the Propeller Roller
    [yacht] the Turbo Yacht
   *[other] { $other }
}
short = { $vehicle ->
    [rocket] Rocket
    [zeppelin] Zeppelin
    [roller] Roller
    [yacht] Yacht
   *[other] { $vehicle }
}
short-other = { $other ->
    [rocket] Rocket
    [zeppelin] Zeppelin
    [roller] Roller
    [yacht] Yacht
   *[other] { $other }
}
letter = { $vehicle ->
    [rocket] R
    [zeppelin] Z
    [roller] P
    [yacht] Y
   *[other] { $vehicle }
}
other-letter = { $other ->
    [rocket] R
    [zeppelin] Z
    [roller] P
    [yacht] Y
   *[other] { $other }
}
place = { $place ->
    [start] the start
    [centre] the centre
   *[other] space { $place }
}

# What is asked
ask-sheet = { $written ->
    [0] { $seat }, your favourite is { the }: how many of your { $left } points? More than any other.
   *[other] { $seat }, how many points does { the } get? { $left } are left.
}
    .others = { $seat } spreads points over the vehicles
ask-card = { $seat }, { $team ->
    [yes] you play with { $partner_seat }. Which card? { $own ->
        [yes] You move.
        [team] { $mover_seat } moves for you two.
       *[no] { $mover_seat } moves.
    }
   *[no] which card do you play? { $own ->
        [yes] You move a vehicle in this turn.
        [team] { $mover_seat }, of your team, moves a vehicle in this turn.
       *[no] { $mover_seat } moves a vehicle in this turn.
    }
}
    .others = { $seat } chooses a card to play
by-steps = { $way ->
    [back] Back
   *[ahead] Ahead
} by { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
ask-move = { $seat }, which vehicle do you move, { the } or { the-other }? { by-steps }.
    .others = { $seat } chooses which vehicle to move
ask-where = { $seat }, where do you move { the }? { by-steps }; { the-other } cannot move.
    .others = { $seat } chooses where to move a vehicle

# What an action would do
do-choice = { short } or { short-other }
do-distance = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}{ $scores ->
    [yes] {" "}and a scoring
   *[no] {""}
}
do-waive = { $number } spaces, no scoring
do-ahead = ahead ({ $left } left)
do-back = back ({ $left } left)
do-move = { vehicle }{ $drop ->
    [yes] {" "}over the drop
   *[no] {""}
} to { place }{ $place ->
    [centre] , { $points } at once, and it stays there
   *[other] { $oil ->
        [yes] {" "}with oil: it turns round
       *[no] { $drop ->
            [yes] , { $points } at once
           *[no] {" "}({ $value })
        }
    }
}{ $scores ->
    [yes] , then a scoring
   *[no] {""}
}
do-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}

# What is typed
key-choice = { letter }{ other-letter }
key-distance = { $number }
key-waive = { $number }n
key-ahead = A
key-back = B
key-move = { letter }{ $end ->
    [only] {""}
   *[other] { $end }
}

# What happened
event-team = { $seat } and { $partner_seat } play together.
event-favourite = { $seat } backs { the }.
event-choice = { $seat } plays { short } or { short-other }.
event-distance = { $seat } plays { $number }{ $scores ->
    [yes] , which scores
   *[no] {""}
}.
event-waive = { $seat } plays { $number } without scoring.
event-ahead = { $seat } plays ahead.
event-back = { $seat } plays back.
event-move = { $seat } moves { the } from { $start ->
    [start] the start
   *[other] { $start }
} to { $end ->
    [start] the start
    [centre] the centre
   *[other] { $end }
}.
event-drop = Over the drop: { $points } for { the }.
event-centre = The centre: { $points } for { the }, which stays there.
event-oil = Oil: { the } turns round.
event-stuck = Neither { the } nor { the-other } can move.
event-score = { $why ->
    [two] The 2 scores
    [oil] The oil scores
   *[end] Everything scores once more
}: Steam Rocket { $rocket }, Zeppelin Car { $zeppelin }, Propeller Roller { $roller }, Turbo Yacht { $yacht }.
event-end = { $seat } cannot play any card that is still needed: the game ends.
event-bystander = { $seat } never scored with the 2: { $points } for { the }.
event-total = { $team ->
    [yes] { $seat } and { $partner_seat } have { $number } points.
   *[no] { $seat } has { $number } points.
}

# What a win may be owed to
trait-card = Ranking card
trait-favourite = Favourite
trait-favourite-rocket = Steam Rocket
trait-favourite-zeppelin = Zeppelin Car
trait-favourite-roller = Propeller Roller
trait-favourite-yacht = Turbo Yacht
trait-sheet = Sheet
trait-favourites = Favourites
trait-favourites-rocket-zeppelin = Rocket, Zeppelin
trait-favourites-rocket-roller = Rocket, Roller
trait-favourites-rocket-yacht = Rocket, Yacht
trait-favourites-zeppelin-roller = Zeppelin, Roller
trait-favourites-zeppelin-yacht = Zeppelin, Yacht
trait-favourites-roller-yacht = Roller, Yacht

# How it ended
end-teams = { $seat } and { $partner_seat } have { $points } points, { $other_seat } and { $other_partner_seat } have { $others }.
end-two = { $seat } has { $points } points, { $other_seat } has { $others }.
end-many = { $seat } has { $points } points; { $other_seat } comes next with { $others }.
end-equal = A tie: { $points } points each.

# The drawing
start = START
start-short = START
centre = centre { $points }
drop = drop
oil = oil
head-score = score
head-chip = chip
you = you
you-two = you two
total = total
on-table = On the table:
nothing = nothing yet
steps = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}{ $scores ->
    [yes] {" "}(scores)
    [waived] {" "}(no scoring)
   *[no] {""}
}
way = { $way ->
    [back] back
   *[ahead] ahead
}
or = { letter } or { other-letter }
head-choices = choice
head-distances = distance
head-ahead = ahead
head-back = back
hidden = { $number ->
    [one] 1 card, hidden
   *[other] { $number } cards, hidden
}
team = { $seat } and { $partner_seat } play together.
drawing = R, Z, P and Y are the vehicles, and the arrow behind a letter is where it faces. Spaces count clockwise from START; the number between the two lanes is the chip, and ═ is a wall between lanes a and b. The drop leads one space further, and the space where one stops scores at once; from the space before the drop there is a ramp to the centre, for the exact count. In the list, “chip” is what a vehicle would gain in a scoring now, ×3 what it counts for you, (×1) what it counts only until you score with your 2; the last line is your points so far, and what a scoring now would add to them. ▸ is the one on turn.

# The sheets
gauge-points = points
gauge-scoring = next scoring
gauge-ahead = ahead
gauge-back = back
gauge-cards = cards

# The first game with guidance
learn-vehicles = Four vehicles drive round the roof, and nobody owns one: both of you drive all of them. This first game takes about five minutes.
    .title = The vehicles
learn-favourites = But two of them are your favourites. They have a 1 on this card, and their points are yours. The points of the other two go to your opponent. The higher sum wins.
    .title = Your favourites
learn-cards = These are your cards. There are three kinds: which two vehicles may move, how far, and ahead or back. Each card can be played only once.
    .title = Your cards
learn-turn = A turn takes three cards, one of each kind: they are laid here. One of you plays the first and the third, the other plays the second and then moves a vehicle. The next time it is the other way round.
    .title = The turn
learn-chips = Nearly every space has a number. It counts when there is a scoring: then each vehicle gets the number of its space, and nothing on START or on oil. A scoring comes when a 2 is played, when a vehicle stops on oil, the golden blob, and at the end.
    .title = The numbers
learn-drop = Here the roof drops. A vehicle that takes it drives one space more and scores at once. And whoever comes to the centre by the exact count gets 15 points, and stays there for good.
    .title = The drop and the centre
learn-ask-card = { $own ->
    [yes] You will move a vehicle in this turn. Play a card that helps one of your favourites.
   *[no] { $mover_seat } moves a vehicle in this turn, and will think of their own favourites. Leave them nothing good.
} Choose a card at the bottom: what it would lead to is shown on the roof.
    .title = Playing a card
    .again = { $own ->
        [yes] You move in this turn: what helps your favourites?
       *[no] { $mover_seat } moves in this turn: what leaves them nothing good?
    }
learn-ask-move = All three cards lie there. Choose a vehicle by the mark where it would stop. High numbers are good for your favourites, low ones for the others. If there is a scoring in this turn, it counts at once.
    .title = Moving a vehicle
    .again = Look at the numbers where they would stop, and at a scoring to come.
learn-ask-where = One of the two vehicles cannot go that far, so it stays. The other one has several places to stop: choose one of the marks.
    .title = Only one can move
    .again = Choose one of the marks.
learn-event-score = Every vehicle has got the number of its space, and lost points where that is negative. This happens when a 2 is played, when a vehicle stops on oil, and at the end.
    .title = A scoring
learn-event-oil = A vehicle that stops on oil turns round: from now on its ahead is the other way. And all vehicles score.
    .title = Oil
learn-event-drop = A vehicle that goes over the drop drives one space more, and at once gets the number of the space where it stops.
    .title = Over the drop
learn-event-centre = Whoever comes to the centre by the exact count gets 15 points at once. The vehicle stays there and scores no more.
    .title = The centre
learn-event-stuck = Neither of the two vehicles could go the whole way, so nothing moves in this turn.
    .title = Stuck
learn-event-end = Somebody has no card left of a kind that is needed. That is the end: all vehicles score once more, and then everyone adds up their two favourites.
    .title = The end
learn-do-choice = Of these two you can make the most, or your opponent the least.
learn-do-distance = { $scores ->
    [yes] It makes all vehicles score, and that is good for you now.
   *[no] That far, yours come to good spaces, or the others to bad ones.
}
learn-do-ahead = That way lie the better spaces for you.
learn-do-back = That way lie the better spaces for you.
learn-do-move = { $scores ->
    [yes] With the scoring this brings your favourites the most.
   *[no] From there your favourites have the best prospects.
}
learn-end = Now you know the game for two. With three, everybody has a secret card; four play in two teams, each with a secret card, or each for themselves. Then you help your favourites without letting the others notice.

# Drawings on the rule page
illustration-board = The roof at the start: the four vehicles stand on the left. Small figures number the spaces, large ones are what a space is worth, and drops are oil. At the top right are the drop and the ramp to the centre, the gear wheel.
illustration-hand = A hand at the beginning: six choices, the distances 1 to 6 with the mark of a scoring on the 2, four cards for ahead and two for back. On the right is a ranking card.
illustration-wall = The Turbo Yacht blocks its lane of space 4. Between the walls nobody changes lanes, so the Steam Rocket passes in the other one and stops there on space 5.
illustration-drop = The Steam Rocket is moved by 3 from space 8. Over the drop it goes one space further: it stops on space 12 and scores 3 at once.
illustration-centre = The Zeppelin Car is moved by 3 from space 7: that is exactly the centre, and 15 points.
illustration-scoring = A 2 was played. The Turbo Yacht stops on space 8, and then everybody scores: Turbo Yacht 6, Steam Rocket 10, Zeppelin Car 3, and Propeller Roller on its oil nothing.
illustration-oil = The Steam Rocket stops on oil: it turns round at once, and all vehicles score.

# Why something cannot be done
why-chip = A chip stays where it lies: it is what a vehicle scores there.
why-score = The counters turn by themselves when vehicles score.
why-ranking = What your card says counts at the end.
why-sheet-first = First spread the points on your sheet.
why-cards-lie = All three cards are on the table: now a vehicle moves.
why-type-lies = { $type ->
    [choice] A choice
    [distance] A distance
   *[direction] A direction
} lies on the table already: play a card of another type.
why-slot = { $type ->
    [choice] A choice
    [distance] A distance
   *[direction] A direction
} from your hand may lie here.
why-played = A card that was played does not come back.
why-centre = In the centre { the } has come to rest: it never moves again.
why-move-later = A vehicle moves when three cards lie on the table.
why-not-chosen = The cards do not choose { the }.
why-end = Point at the place where it shall stop.
why-stuck = The way is blocked for { the }: it cannot use the whole distance.
why-wheel = { $player_seat } moves a vehicle in this turn.
why-first = { $player_seat } began this turn.
why-no-end = With these cards no vehicle can stop there.
why-drop = Whoever goes over the drop moves one space more, and scores at once where the vehicle stops.
why-centre-pays = The centre gives { $points } points at once to the vehicle that comes there by exact count; it never moves again.
why-centre-missed = With these cards no vehicle comes to the centre by exact count.
why-centre-taken = There is room for one vehicle in the centre, and one is there.
why-seat = { $own ->
    [yes] This is your place
   *[no] This is { $owner_seat }’s place
}: here you see who began the turn, and who moves a vehicle.
