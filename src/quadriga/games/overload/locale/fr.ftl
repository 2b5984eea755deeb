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
    [one] { $seat }, tu charges combien de rondelles ?
   *[other] { $seat }, quel pion charges-tu, et de combien de rondelles ?
}
ask-move = { $seat }, tu as fait { $die } : quel pion avances-tu ?
ask-step = { $seat }, un pas en avant ou en arrière ?
ask-meet = { $seat }, ton pion { $pawn } ({ $number ->
    [0] sans rondelle
    [one] 1 rondelle
   *[other] { $number } rondelles
}) : { $rings ->
    [one] tu donnes une rondelle ou tu en prends une ?
   *[other] tu donnes deux rondelles ou tu en prends deux ?
}

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
event-move = Le pion { $pawn } avance de { $number ->
    [one] 1 case
   *[other] { $number } cases
}.
event-pass = { $doubled ->
    [yes] Case ×2 : une deuxième rondelle pour le pion { $pawn } { DE($owner_seat) }.
   *[no] Il dépasse le pion { $pawn } { DE($owner_seat) }, qui reçoit une rondelle.
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
event-arrive = Le pion { $pawn } passe l’ARRIVÉE{ $full ->
    [yes] {" "}à pleine charge
   *[no] {""}
} : { $number ->
    [0] aucun point
    [one] 1 point
   *[other] { $number } points
} pour { $seat }.
event-win = { $seat } a { $number } points : l’objectif est atteint.
event-plus = La case + pose une rondelle sur le pion { $pawn }.
event-minus = La case − retire une rondelle au pion { $pawn }.
event-step = Le pion { $pawn } fait un pas en { $number ->
    [1] avant
   *[other] arrière
}.

# Le dessin
start = DÉPART
finish = ARRIVÉE
target = { $points } points pour gagner
drawing = 2b●5, c’est le pion b de la place 2 avec cinq rondelles. À huit, ses rondelles s’allument : une de plus, et c’est la surcharge. Les signes des cases : + une rondelle de plus, − une de moins, ± un pas en avant ou en arrière, ×2 les rondelles comptent double.

# The sheets
gauge-points = points

# Pourquoi on ne peut pas
why-pawn = C’est le pion { DE($owner_seat) } : joue l’un des tiens.
why-start-first = Ton pion au DÉPART passe d’abord.
why-mover = Ce pion vient d’avancer : montre l’un de ceux qu’il rencontre.
why-not-met = Tu ne rencontres que les pions de la case où le tien s’est arrêté.
why-no-ring = Aucun des deux n’a de rondelle : il n’y a rien à donner ni à prendre.
why-met = Tu as déjà rencontré ce pion.
why-roll-later = Charge d’abord un pion : on lance le dé ensuite.
why-rolled = Le dé est tombé, on ne le relance pas.
why-load = Charge d’abord l’un de tes pions au DÉPART.
why-pawn-not-space = Montre le pion qui avance : il va toujours au bout du dé.
why-meet = Montre le pion à qui tu donnes une rondelle, ou à qui tu en prends une.
why-step = Un pas en avant ou en arrière, pas plus loin.
why-no-start = On ne recule jamais jusqu’au DÉPART.
