ask-turn = { $seat }, do you walk or swap?
    .others = { $seat } chooses: walk or swap
do-walk = walk
do-swap = swap cups with { $other_seat }
