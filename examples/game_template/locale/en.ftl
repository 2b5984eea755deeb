ask-turn = You have a { $die }. Walk or swap?

do-walk = Walk
do-swap = Swap with seat { $number }
do-shake = Shake a { $number }
