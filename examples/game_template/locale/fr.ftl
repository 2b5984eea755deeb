ask-turn = Vous avez un { $die }. Marcher ou échanger ?

do-walk = Marcher
do-swap = Échanger avec le siège { $number }
do-shake = Secouer un { $number }
