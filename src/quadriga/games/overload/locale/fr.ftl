title = Overload
tagline = des pions courent sous une pile de rondelles, et la neuvième est de trop

# Ce dont on convient avant de jouer
option-sections = Quelles sections retournez-vous du côté spécial ?
option-sections-start = départ
option-sections-A = A
option-sections-B = B
option-sections-C = C
option-sections-D = D
option-sections-curve1 = virage 1
option-sections-curve2 = virage 2
option-sections-finish = arrivée
option-sections-none = aucune
option-sections-all = toutes

# Ce qu’on demande
ask-load = { $waiting ->
    [one] { $seat }, combien de rondelles charges-tu ?
   *[other] { $seat }, quel pion charges-tu, et de combien de rondelles ?
}
    .others = { $seat } choisit combien de rondelles charger
ask-move = { $seat }, tu as fait { $die } : quel pion avances-tu ?
    .others = { $seat } choisit quel pion avancer
ask-step = { $seat }, un pas en avant ou en arrière ?
    .others = { $seat } choisit : un pas en avant ou en arrière
ask-meet = { $seat }, ton pion { $pawn } ({ $number ->
    [0] sans rondelle
    [one] 1 rondelle
   *[other] { $number } rondelles
}) : { $rings ->
    [one] donnes-tu une rondelle, ou en prends-tu une ?
   *[other] donnes-tu deux rondelles, ou en prends-tu deux ?
}
    .others = { $seat } choisit : donner ou prendre

# Ce que ferait une action
do-load = pion { $pawn }, { $number ->
    [0] sans rondelle
    [one] 1 rondelle
   *[other] { $number } rondelles
}
do-move = pion { $pawn } { $number ->
    [0] sans rondelle
    [one] avec 1 rondelle
   *[other] avec { $number } rondelles
}, de la case { $space } { $arrives ->
    [yes] à l’ARRIVÉE
   *[no] à la case { $goal }
}{ $overloads ->
    [0] {""}
    [one] {" "}→ surcharge { $own ->
        [yes] de ton pion { $struck }
       *[no] du pion { $struck } { DE($struck_seat) }
    }
   *[other] {" "}→ { $overloads } surcharges
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
do-ahead = un pas en avant
do-back = un pas en arrière
do-give = donner { $rings ->
    [one] une rondelle
   *[other] deux rondelles
} { $own ->
    [yes] à ton pion { $pawn }
   *[no] au pion { $pawn } { DE($owner_seat) }
} ({ $number ->
    [0] sans rondelle
    [one] 1 rondelle
   *[other] { $number } rondelles
}){ $overload ->
    [yes] {" "}→ surcharge
   *[no] {""}
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
do-take = prendre { $rings ->
    [one] une rondelle
   *[other] deux rondelles
} { $own ->
    [yes] à ton pion { $pawn }
   *[no] au pion { $pawn } { DE($owner_seat) }
} ({ $number ->
    [0] sans rondelle
    [one] 1 rondelle
   *[other] { $number } rondelles
}){ $overload ->
    [yes] {" "}→ surcharge de ton pion { $mover }
   *[no] {""}
}

# Ce qui s’est passé
event-load = { $number ->
    [0] { $seat } laisse le pion { $pawn } sans rondelle.
    [one] { $seat } charge le pion { $pawn } : 1 rondelle.
   *[other] { $seat } charge le pion { $pawn } : { $number } rondelles.
}
event-roll = { $seat } fait { $number } au dé.
event-move = Le pion { $pawn } { DE($owner_seat) } avance de { $number ->
    [one] 1 case
   *[other] { $number } cases
}.
event-pass = { $doubled ->
    [yes] Case ×2 : une deuxième rondelle pour le pion { $pawn } { DE($owner_seat) }.
   *[no] { $own ->
        [yes] Le pion { $pawn } { DE($owner_seat) } est dépassé aussi et reçoit une rondelle.
       *[no] { $seat } dépasse le pion { $pawn } { DE($owner_seat) }, qui reçoit une rondelle.
    }
}
event-give = { $doubled ->
    [yes] Case ×2 : { $seat } donne une deuxième rondelle.
   *[no] { $own ->
        [yes] { $seat } donne une rondelle au pion { $pawn }.
       *[no] { $seat } donne une rondelle au pion { $pawn } { DE($owner_seat) }.
    }
}
event-take = { $doubled ->
    [yes] Case ×2 : { $seat } prend une deuxième rondelle.
   *[no] { $own ->
        [yes] { $seat } prend une rondelle au pion { $pawn }.
       *[no] { $seat } prend une rondelle au pion { $pawn } { DE($owner_seat) }.
    }
}
event-overload = { $number } rondelles, c’est trop pour le pion { $pawn } { DE($owner_seat) } : surcharge, retour au DÉPART.
event-reward = { $seat } y gagne { $number ->
    [one] 1 point
   *[other] { $number } points
}.
event-arrive = Le pion { $pawn } { DE($owner_seat) } passe l’ARRIVÉE{ $full ->
    [yes] {" "}à pleine charge
   *[no] {""}
} : { $number ->
    [0] aucun point
    [one] 1 point
   *[other] { $number } points
}.
event-win = { $seat } a { $number } points : c’est gagné.
event-plus = La case + pose une rondelle sur le pion { $pawn } { DE($owner_seat) }.
event-minus = La case − retire une rondelle au pion { $pawn } { DE($owner_seat) }.
event-step = Le pion { $pawn } { DE($owner_seat) } fait un pas en { $number ->
    [1] avant
   *[other] arrière
}.

# Comment cela s’est terminé
fate-place = { $place }e
end-points = { $seat } a { $number } points : il en fallait { $target }.

# Le dessin
start = DÉPART
finish = ARRIVÉE
target = { $points } points pour gagner
drawing = 2b●5, c’est le pion b de la place 2 avec cinq rondelles. À huit, ses rondelles s’allument : une de plus, et c’est la surcharge. Les signes des cases : + une rondelle de plus, − une de moins, ± un pas en avant ou en arrière, ×2 les rondelles comptent double.

# The sheets
gauge-points = points

# La première partie guidée
learn-aim = Tes pions courent sur la piste, des rondelles sur le dos. Chaque rondelle menée à l’ARRIVÉE vaut un point, et le premier qui a 40 points gagne. Tu arrives au milieu d’une partie : il y en a pour environ cinq minutes.
    .title = Le but
learn-pawns = Voici tes deux pions, les bleus. B est en route avec cinq rondelles. A attend au DÉPART : avant qu’il s’élance, tu le charges de rondelles, autant que tu oses.
    .title = Tes pions
learn-turn = À ton tour, tu lances ce dé. Il va de 1 à 8, et l’un de tes pions avance d’autant. À l’ARRIVÉE, peu importe si le dé est trop grand.
    .title = Ton tour
learn-ninth = Qui dépasse un pion lui ajoute une rondelle. Un pion peut en porter huit. La neuvième est de trop : il les perd toutes et retourne au DÉPART.
    .title = La neuvième rondelle
learn-points = Voici les points de chacun : tu en as un d’avance. Deux robots jouent contre toi. Ils débutent, comme toi.
    .title = Les points
learn-ask-load = Choisis au milieu du plateau combien de rondelles ton pion emporte. Chacune vaut un point à l’ARRIVÉE. Mais les autres en ajouteront en route : garde un peu de marge sous huit.
    .title = Charger un pion
    .again = Garde de la place pour les rondelles qui viendront en route.
learn-ask-move = Tu as fait { $die }. Choisis le pion qui avance : les pointillés montrent jusqu’où. Les pions qu’il dépasse reçoivent une rondelle. S’il finit là où il y en a un autre, tu lui donnes une rondelle ou tu lui en prends une.
    .title = Quel pion avance ?
    .again = Tu as fait { $die }. Qui dépasserais-tu, et où finirais-tu ?
learn-event-pass = Un pion dépassé reçoit une rondelle de la coupe. À l’ARRIVÉE, ce sera un point de plus pour son propriétaire, sauf si c’est la neuvième.
    .title = Le dépassement
learn-ask-meet = Ton pion finit sur une case où il y en a un autre. Donne-lui une rondelle, ou prends-lui-en une. Prends pour rapporter plus. Donne si tu approches de huit, ou si c’est un pion adverse qui en a déjà huit.
    .title = Une rencontre
    .again = Donne si tu approches de huit, ou si un pion adverse en a huit. Sinon, prends.
learn-event-overload = C’était la neuvième rondelle. Le pion les a toutes perdues et repart du DÉPART. Si c’est un adversaire qui l’a surchargé, celui-ci marque 1 point.
    .title = La surcharge
learn-event-arrive = À l’ARRIVÉE, un pion rapporte un point par rondelle. Avec exactement huit, c’est quatre points de plus : 12 en tout. Puis il retourne au DÉPART, et on peut le recharger.
    .title = À l’ARRIVÉE
learn-do-load = { $number ->
    [0] Sans rondelle, il n’a rien à perdre, et il en viendra en route.
    [8] Si aucune ne s’ajoute en route, huit rondelles font 12 points.
   *[other] Cela laisse de la place pour celles que les autres ajouteront.
}
learn-do-move = { $arrives ->
    [yes] Il arrive, et ses rondelles deviennent des points.
   *[no] J’ai regardé qui est dépassé, qui est rencontré, et le chemin qu’il reste à chacun.
}
learn-do-give = { $overload ->
    [yes] Il a déjà huit rondelles : avec celle-ci, il retourne au DÉPART{ $own ->
        [yes] {""}
       *[no] , et tu marques 1 point
    }.
   *[no] { $own ->
        [yes] C’est ton propre pion : la rondelle reste à toi.
       *[no] Ton pion s’allège, et la neuvième rondelle s’éloigne.
    }
}
learn-do-take = { $overload ->
    [yes] Ton pion repart du DÉPART. C’est parfois le moindre mal.
   *[no] { $own ->
        [yes] C’est ton propre pion : la rondelle reste à toi.
       *[no] Une rondelle de plus à rapporter, et une de moins pour l’autre.
    }
}
learn-end = Tu connais maintenant Overload. À quatre ou cinq, on se bouscule. Et les sections de la piste ont un second côté, avec des cases spéciales : on en convient avant de jouer.

# Les dessins de la page des règles
illustration-board = La piste à cinq, au début : les deux pions de chacun attendent au DÉPART, en haut à gauche. De là, ils courent vers la droite, prennent les deux virages et reviennent jusqu’à l’ARRIVÉE, le damier.
illustration-loading = Avant le lancer, tu charges un pion qui est au DÉPART : ici cinq rondelles sur le pion A. Le nombre au-dessus dit combien.
illustration-passing = Bleu a fait 5 et va de la case 3 à la case 8. Les pions des cases 4 et 7 sont dépassés et reçoivent chacun une rondelle ; celui de la case 3 ne l’est pas, et celui de la case 8 est rencontré.
illustration-meeting = Bleu rencontre Rouge sur une case et donne : Bleu a une rondelle de moins, Rouge une de plus. Prendre ferait l’inverse.
illustration-overload = Rouge porte huit rondelles et se fait dépasser. La neuvième est de trop : le pion repart au DÉPART sans rien, et Bleu marque 1 point.
illustration-arrival = Un 6 suffit largement pour l’ARRIVÉE. Huit rondelles rapportent 12 points ; Vert a été dépassé en chemin et reçoit une rondelle.
illustration-actions = Toutes les sections du côté spécial : + une rondelle de plus, − une de moins, ± une case en avant ou en arrière, ×2 les rondelles vont par deux.

# Pourquoi on ne peut pas
why-pawn = C’est le pion { DE($owner_seat) } : joue l’un des tiens.
why-start-first = Ton pion au DÉPART passe d’abord.
why-mover = Ce pion vient d’avancer : montre l’un de ceux qu’il rencontre.
why-not-met = Tu ne rencontres que les pions de la case où le tien s’est arrêté.
why-no-ring = Aucun des deux n’a de rondelle : il n’y a rien à donner ni à prendre.
why-met = Tu as déjà rencontré ce pion.
why-roll-later = Charge d’abord un pion : on lance le dé ensuite.
why-rolled = Le dé est lancé, on ne le relance pas.
why-load = Charge d’abord l’un de tes pions au DÉPART.
why-pawn-not-space = Désigne le pion qui avance : il joue toujours le lancer en entier.
why-meet = Montre le pion à qui tu donnes une rondelle, ou à qui tu en prends une.
why-step = Un pas en avant ou en arrière, pas plus loin.
why-no-start = On ne recule jamais jusqu’au DÉPART.
