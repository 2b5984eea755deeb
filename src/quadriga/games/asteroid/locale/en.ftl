title = Asteroid Escape
tagline = follow the wakes, stay on the board, and be the last one flying

# What is agreed before a flight
option-asteroids = Do asteroids drift across the board?
option-asteroids-yes = yes
option-asteroids-no = no
option-bonus = May you swap tiles with those you put out? This needs three players or more.
option-bonus-yes = yes
option-bonus-no = no

# What is asked
ask-mark = { $seat }, from which mark at the edge do you start?{ $asteroids ->
    [yes] {" "}Best not in front of an asteroid.
   *[no] {""}
}
ask-place = { $seat }, { $hopeless ->
    [yes] nothing keeps you flying this time. Which tile do you lay on { $cell }?
   *[no] which tile do you lay on { $cell }, and which way round?
}
ask-swap = { $seat }, do you swap tiles with those you put out? Each tile can be swapped once.

# What an action would do
do-mark = mark { $number }, in front of { $cell }
do-side-top = along the top, from left to right
do-side-right = down the right side
do-side-bottom = along the bottom, from right to left
do-side-left = up the left side
do-place = { $end ->
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
event-asteroid = Asteroid { $rock } on { $cell }.
event-mark = { $player_seat } starts from mark { $number }, in front of { $cell }.
event-roll = { $seat } rolls { $number }{ $drifts ->
    [yes] : the asteroids drift.
   *[no] .
}
event-die = { $rock } rolls { $number } and stays.
event-drift = { $rock } rolls { $number }, to { $cell }.
event-pivot = { $rock } rolls { $number } and pivots.
event-away = { $rock } rolls { $number } and leaves the board for good.
event-bump = It strikes { $rock }, which goes back to the supply.
event-knock = It knocks the tile off { $cell }.
event-crush = { $player_seat }’s ship stood on it and is out.
event-collide = It cuts off { $player_seat }’s ship, which is out.
event-blocked = Asteroid { $rock } lies in front of { $player_seat }’s ship: no room for a tile, and { $player_seat } is out.
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

# Why something cannot be done
why-rock = Asteroids drift by the dice, and nobody steers them.
why-dice = The dice roll by themselves when a turn begins.
why-die = This die rolls by itself for each asteroid that drifts.
why-pile = You draw at the end of your turn, if you hold fewer than three tiles.
why-marker = Whoever finds the pile empty takes this marker.
why-tile = A tile that lies stays as it lies.
why-ship = { $own ->
    [yes] Your ship flies by itself once you have laid a tile.
   *[no] That is { $owner_seat }’s ship, and it flies by itself.
}
why-mark-taken = A ship stands on that mark already.
why-mark-first = First choose the mark at the edge that you start from.
why-hopeless = Whichever way round, this tile would cost you your ship or share a wake, and another one would not.
why-started = You have started already.
why-cell = Your tile goes on { $cell }, the cell that your ship faces.
why-swapped = A tile that has been exchanged is not exchanged again.
why-swap-first = First exchange tiles, or leave it at that.
