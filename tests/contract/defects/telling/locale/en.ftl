ask-turn = { $seat }, do you walk or swap?
    .others = { $seat } chooses: walk or swap
ask-lucky = { $seat }, your die is high: do you walk or swap?
    .others = { $seat } chooses: walk or swap
