title = Asteroid Escape
tagline = follow the wakes, stay on the board, and be the last one flying

# What is agreed before a flight
option-asteroids = Do asteroids drift across the board?
option-asteroids-yes = yes
option-asteroids-no = no
option-bonus = May you swap tiles with those you put out? This needs three players or more.
option-bonus-yes = yes
option-bonus-no = no

# The asteroids: by their colour and their value
rock = { $colour ->
    [blue] blue
   *[red] red
} { $value }

# What is asked
ask-mark = { $seat }, from which mark at the edge do you start?{ $asteroids ->
    [yes] {" "}Best not in front of an asteroid.
   *[no] {""}
}
    .others = { $seat } chooses where to start
ask-place = { $seat }, { $hopeless ->
    [yes] nothing keeps you flying this time. Which tile do you lay on { $cell }?
   *[no] which tile do you lay on { $cell }, and which way round?
}
    .others = { $seat } chooses a tile, and which way round
ask-swap = { $seat }, do you swap tiles with those you put out? Each tile can be swapped once.
    .others = { $seat } may swap tiles

# What an action would do
do-mark = mark { $number }, in front of { $cell }
do-side-top = along the top, from left to right
do-side-right = down the right side
do-side-bottom = along the bottom, from right to left
do-side-left = up the left side
laid = tile { $tile }{ $turn ->
    [0] {" "}as it lies
    [1] , quarter turn right
    [2] , half turn
   *[3] , quarter turn left
}
do-place = { laid }: { $end ->
    [fly] you stop in front of { $cell }
    [edge] off the board: you are out
    [struck] into an asteroid: you are out
   *[loop] round and round: you are out
}{ $moved ->
    [0] {""}
    [one] ; { $moved_seat } in front of { $moved_cell }
   *[other] ; { $moved } others move too
}{ $lost ->
    [0] {""}
    [1] ; { $lost_seat } is out
    [2] ; { $lost_seat } and { $second_seat } are out
   *[other] ; { $lost } others are out
}{ $wins ->
    [alone] {" "}→ you win
    [shared] {" "}→ you share the win
   *[no] {""}
}
do-keep = { $swapped ->
    [yes] that is all
   *[no] no swap
}
do-swap = give { $own }, take { $other } from { $owner_seat }
do-any = give 1, take a: your tile’s number and the other one’s letter

# What happened
event-asteroid = An asteroid, { rock }, comes to { $cell }.
event-mark = { $player_seat } starts from mark { $number }, in front of { $cell }.
event-roll = { $seat } rolls { $number }{ $drifts ->
    [yes] : the asteroids drift.
   *[no] : the asteroids stay where they are.
}
event-die = Asteroid { rock } rolls { $number } and stays.
event-drift = Asteroid { rock } rolls { $number } and drifts to { $cell }.
event-pivot = Asteroid { rock } rolls { $number } and pivots.
event-away = Asteroid { rock } rolls { $number } and leaves the board for good.
event-bump = It strikes asteroid { rock }, which goes back to the supply.
event-knock = It knocks the tile off { $cell }.
event-crush = An asteroid comes on to the tile on which { $player_seat }’s ship stood: that ship is out.
event-collide = An asteroid cuts off { $player_seat }’s ship, which is out.
event-blocked = Asteroid { rock } lies in front of { $player_seat }’s ship: no room for a tile, and { $player_seat } is out.
event-place = { $player_seat } lays a tile on { $cell }.
event-fly = { $own ->
    [yes] The ship stops in front of { $cell }.
   *[no] { $player_seat } is carried along and stops in front of { $cell }.
}
event-edge = { $player_seat }’s ship flies off the board and is out.
event-struck = { $player_seat }’s ship flies into an asteroid and is out.
event-loop = { $player_seat }’s ship is caught in a loop and is out.
event-look = { $player_seat } looks at the tiles of those who went out.
event-draw = { $player_seat } draws a tile.
event-marker = { $why ->
    [empty] The pile is empty: { $player_seat } takes the draw marker.
   *[other] The draw marker goes to { $player_seat }.
}
event-aside = Nobody lacks a tile: the draw marker is put aside.
event-win = { $why ->
    [last] { $player_seat } is the last one flying.
    [together] { $player_seat } was among the last to go out.
    [tiles] No tile is left, and { $player_seat } still flies.
   *[other] The board is full, and { $player_seat } made it to the end.
}

# What a win may be owed to, and what puts ships out
trait-side = Side of the start
trait-side-top = top
trait-side-right = right
trait-side-bottom = bottom
trait-side-left = left
trait-mark = Mark on its side
losses = What puts ships out, in a flight on average:
loss-crush = on a tile that an asteroid knocks off
loss-collide = cut off by an asteroid
loss-blocked = no room for a tile
loss-edge = off the board
loss-struck = into an asteroid
loss-loop = caught in a loop

# How it ended
cause = { $cause ->
    [crush] crushed
    [collide] cut off
    [blocked] blocked
    [edge] off the board
    [struck] hit an asteroid
   *[loop] in a loop
}
fate-out = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { cause }
end-last = { $cause ->
    [crush] An asteroid knocks off the tile on which { $lost_seat } stood
    [collide] An asteroid cuts off { $lost_seat }
    [blocked] { $lost_seat } has no room for a tile
    [edge] { $lost_seat } flies off the board
    [struck] { $lost_seat } flies into an asteroid
   *[loop] { $lost_seat } is caught in a loop
}: { $player_seat } is the last one flying.
end-together = Nobody flies any more: the last to go out share the win.
end-tiles = No tile is left: whoever still flies has won.
end-full = The board is full: whoever flew until then has won.

# The drawing
head-tiles = tiles
head-ahead = ahead
out = out
pile = { $number ->
    [0] the pile is empty
    [one] 1 tile in the pile
   *[other] { $number } tiles in the pile
}
marker-with = draw marker: { $name }
rocks = { $number ->
    [0] no asteroid out here
    [one] 1 asteroid out here
   *[other] { $number } asteroids out here
}
rocks-supply = { $number } in the supply
rocks-gone = { $number } gone for good
hand = Your tiles:
hand-of = { $name } had:
drawing = Every ship is a letter with an arrow, on the empty cell in front of it: that is where its next tile goes. “ahead” in the list names that cell; after a █ an asteroid lies there, and unless it moves away in time, the ship is lost. Wakes go straight on where they cross at ┼; where a tile cannot be drawn so, equal letters are joined. Around your tiles, your own letter is where you fly in, and the arrow is where you fly out; 2c is your tile 2 in its turn c. An asteroid such as 3b has its value and its colour, blue or red. Each number at its sides is the roll that moves it that way; its own value makes it pivot to the left, and a 6 brings a new one.

# The sheets
gauge-tiles = tiles

# The first game with guidance
learn-aim = You fly the blue ship. Stay on the board, away from the asteroids. Whoever is the last to fly wins. This first game takes about five minutes.
    .title = The aim
learn-tiles = These three tiles are your hand. In every turn you lay one of them on the cell in front of your ship. Then your ship follows its wake, the bright line, to the end.
    .title = Your tiles
learn-rocks = These are asteroids. A ship that flies into one is out. One that lies right in front of your ship is a danger too, for you cannot lay a tile there. Those beside the board may still come.
    .title = The asteroids
learn-dice = In every turn these two dice are rolled first. If they make 6, 7 or 8, each asteroid rolls a die of its own: most drift by one cell, but one may only turn, or stay while a new one comes.
    .title = The dice
learn-turn = The edge of the board is the end as well: whoever flies off it is out. So keep to where there is room. But first you choose where you start.
    .title = The edge
learn-ask-mark = Choose a mark at the edge: your ship will start from there, into the cell beside it. Take one with no asteroid in front, and with empty cells around.
    .title = Where to start
    .again = Take a mark with no asteroid in front.
learn-ask-place = { $hopeless ->
    [yes] Whatever you lay this time, your ship is lost. It happens to the best. Choose any tile and the cell { $cell }.
   *[no] Choose a tile of your hand. Tap it again to turn it. Tap the cell { $cell }, in front of your ship, to lay it. The dots show where you would fly. Keep away from the edge and the asteroids.
}
    .title = Laying a tile
    .again = { $hopeless ->
        [yes] Whatever you lay, your ship is lost this time. Choose any tile and the cell { $cell }.
       *[no] Choose a tile. Tap it again to turn it. Tap the cell { $cell } to lay it. Where will you have room next time?
    }
learn-event-fly = A ship flies along its wake over as many tiles as there are, until it faces an empty cell. If other ships face the new tile, they fly as well, whether they like it or not.
    .title = Flying
learn-event-roll = { $drifts ->
    [yes] The dice made 6, 7 or 8. Now each asteroid rolls a die of its own, which says what it does.
   *[no] Only 6, 7 or 8 move the asteroids. This time they stay where they are.
}
    .title = The two dice
learn-event-drift = An asteroid has a number on each of its four sides. The side with the number that it rolled is the way it goes, one cell.
    .title = An asteroid drifts
learn-event-pivot = It rolled the number in its middle. So it does not move: it turns a quarter to the left, and its four sides turn with it.
    .title = An asteroid pivots
learn-event-die = With a 6 an asteroid stays as it is, and a new one comes on to the board.
    .title = A new asteroid
learn-event-away = An asteroid that leaves the board does not come back. But there are always at least two out here, if there are any left.
    .title = Gone for good
learn-event-knock = An asteroid that drifts on to a tile knocks it off the board. A ship that stands on this tile is lost. The wakes over it now end here.
    .title = A tile is gone
learn-event-bump = Two asteroids do not fit on one cell. The one that lay there goes back to the supply beside the board.
    .title = Asteroid on asteroid
learn-event-crush = The ship stood on the tile that the asteroid has knocked off. So it is out.
    .title = Crushed
learn-event-collide = An asteroid that drifts right in front of the ship whose turn it is puts it out. For all others it is only a threat: it may drift away again.
    .title = Cut off
learn-event-blocked = An asteroid lies right in front of the ship, so no tile can be laid there. Whoever has a tile and nowhere to lay it is out.
    .title = No room for a tile
learn-event-edge = The wake led to the edge of the board, and so the ship is out. Look ahead where a wake will come out next time, too.
    .title = Off the board
learn-event-struck = The wake led straight into an asteroid, and so the ship is out.
    .title = Into an asteroid
learn-event-loop = This wake leads round and round for ever. Whoever is caught in it is out.
    .title = Round and round
learn-do-mark = From here there is room to fly.
learn-do-place = { $end ->
    [fly] { $wins ->
        [no] { $lost ->
            [0] You fly on, and this leaves you the best chances.
           *[other] You fly on, and somebody else does not.
        }
       *[other] With that you win.
    }
   *[other] There is nothing better this time.
}
learn-end = Now you can fly. Up to eight ships can be out here together. You can leave the asteroids out, or agree that you may swap tiles with those you put out.

# Drawings on the rule page
illustration-board = The board at the start, for four: six asteroids have been placed, the other four wait beside it. Letters name the columns, numbers the rows. The small triangles around the board are the starting marks.
illustration-mark = Red chooses a start mark above c1. Ships fly in from there: the first tile will lie on c1.
illustration-drift = An asteroid of the value 2, unturned, has rolled a 3: the 3 is on its upper side, so it goes up by one cell.
illustration-crush = The asteroid goes up on to a tile and knocks it off. The red ship stood on it and is out.
illustration-cut-off = It is Blue’s turn, and an asteroid drifts right in front of the blue ship: Blue is out. Were one to drift in front of Red, nothing would happen yet.
illustration-edge = Blue has only this tile left, and its wakes lead back to the side that one comes from: off the board. If Blue had any other choice, this would not be allowed.
illustration-flying = Blue lays a tile on c3. The wake goes on over the two tiles beyond it, and the ship flies to its end, before f3.
illustration-carried = Green lays the tile that three ships face. Green flies first; then Blue and Yellow are carried along, each on its own wake.

# Why something cannot be done
why-rock = Asteroids drift by the dice, and nobody steers them.
why-drift = Nobody steers asteroid { rock }. If asteroids drift, its die sends it up with { $up }, left with { $left }, down with { $down }, right with { $right }; with { $pivot } it pivots, with { $stays } it stays.
why-dice = The dice roll by themselves when a turn begins.
why-die = This die rolls by itself for each asteroid that drifts.
why-pile = You draw at the end of your turn, if you hold fewer than three tiles.
why-marker = The first who finds the pile empty takes this marker, and draws first when tiles come back.
why-tile = A tile that lies stays as it lies.
why-ship = { $own ->
    [yes] Your ship flies by itself once you have laid a tile.
   *[no] That is { $owner_seat }’s ship, and it flies by itself.
}
why-mark-taken = A ship stands on that mark already.
why-mark-first = First choose the mark at the edge that you start from.
why-hopeless = Whichever way round, this tile would cost you your ship or share a wake: by the rules another one comes first.
why-started = You have started already.
why-cell = Your tile goes on { $cell }, the cell that your ship faces.
why-swapped = A tile that has been exchanged is not exchanged again.
why-swap-first = First exchange tiles, or leave it at that.
