ask-turn = { $seat }, tu marches ou tu échanges ?
do-walk = marcher
do-swap = échanger son gobelet avec { $other_seat }
