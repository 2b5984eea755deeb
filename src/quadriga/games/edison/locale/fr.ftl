title = Edison & Co
tagline = quatre véhicules, et personne ne dit sur lequel il mise

# Ce dont on convient avant de jouer
option-mode = Comment joue-t-on ?
option-mode-standard = standard : à quatre, en deux équipes
option-mode-singles = chacun pour soi
option-mode-advanced = avancé : chacun écrit son classement
option-mode-advanced-teams = avancé, en équipes
option-chips = Comment pose-t-on les jetons ?
option-chips-standard = comme imprimé
option-chips-random = au hasard
option-chips-own = au choix
option-chips-own-from = Les jetons, O pour l’huile : { $stock }.
option-chips-own-how = Donnes-en { $number }, dans le sens des aiguilles d’une montre à partir du départ, séparés par des espaces ou des virgules. (Entrée : { $usual })
option-walls = Entre les murs, un véhicule ferme-t-il sa voie ou toute la case ?
option-walls-lane = sa voie
option-walls-space = toute la case
option-hidden = Cache-t-on les cartes qu’on a encore ?
option-hidden-no = non
option-hidden-yes = oui

# Les véhicules : par leur nom, et par une lettre sur le plateau
vehicle = { $vehicle ->
    [rocket] fusée à vapeur
    [zeppelin] voiture Zeppelin
    [roller] rouleau propulseur
    [yacht] turbo yacht
   *[other] { $vehicle }
}
other = { $other ->
    [rocket] fusée à vapeur
    [zeppelin] voiture Zeppelin
    [roller] rouleau propulseur
    [yacht] turbo yacht
   *[other] { $other }
}
the = { $vehicle ->
    [rocket] la fusée à vapeur
    [zeppelin] la voiture Zeppelin
    [roller] le rouleau propulseur
    [yacht] le turbo yacht
   *[other] { $vehicle }
}
the-other = { $other ->
    [rocket] la fusée à vapeur
    [zeppelin] la voiture Zeppelin
    [roller] le rouleau propulseur
    [yacht] le turbo yacht
   *[other] { $other }
}
short = { $vehicle ->
    [rocket] fusée
    [zeppelin] Zeppelin
    [roller] rouleau
    [yacht] yacht
   *[other] { $vehicle }
}
short-other = { $other ->
    [rocket] fusée
    [zeppelin] Zeppelin
    [roller] rouleau
    [yacht] yacht
   *[other] { $other }
}
letter = { $vehicle ->
    [rocket] F
    [zeppelin] Z
    [roller] R
    [yacht] Y
   *[other] { $vehicle }
}
other-letter = { $other ->
    [rocket] F
    [zeppelin] Z
    [roller] R
    [yacht] Y
   *[other] { $other }
}
place = { $place ->
    [start] le départ
    [centre] le centre
   *[other] la case { $place }
}

# Ce qu’on demande
ask-sheet = { $written ->
    [0] { $seat }, tu mises sur { the } : combien de tes { $left } points ? Plus qu’à chaque autre.
   *[other] { $seat }, combien de points pour { the } ? Il en reste { $left }.
}
    .others = { $seat } répartit des points entre les véhicules
ask-card = { $seat }, { $team ->
    [yes] tu joues avec { $partner_seat }. Quelle carte ? { $own ->
        [yes] C’est toi qui déplaces.
        [team] { $mover_seat } déplace pour vous.
       *[no] { $mover_seat } déplace.
    }
   *[no] quelle carte joues-tu ? { $own ->
        [yes] À ce tour, c’est toi qui déplaces un véhicule.
        [team] À ce tour, { $mover_seat } déplace un véhicule pour ton équipe.
       *[no] À ce tour, c’est { $mover_seat } qui déplace un véhicule.
    }
}
    .others = { $seat } choisit une carte à jouer
by-steps = { $steps ->
    [one] 1 case
   *[other] { $steps } cases
} en { $way ->
    [back] arrière
   *[ahead] avant
}
ask-move = { $seat }, quel véhicule déplaces-tu, { the } ou { the-other } ? { by-steps }.
    .others = { $seat } choisit quel véhicule déplacer
ask-where = { $seat }, où déplaces-tu { the } ? { by-steps } ; { the-other } ne peut pas bouger.
    .others = { $seat } choisit où déplacer un véhicule

# Ce que ferait une action
do-choice = { short } ou { short-other }
do-distance = { $number ->
    [one] 1 case
   *[other] { $number } cases
}{ $scores ->
    [yes] {" "}et un décompte
   *[no] {""}
}
do-waive = { $number } cases sans décompte
do-ahead = en avant (encore { $left })
do-back = en arrière (encore { $left })
do-move = { vehicle }{ $drop ->
    [yes] {" "}par la chute
   *[no] {""}
} vers { place }{ $place ->
    [centre] , { $points } aussitôt, pour y rester
   *[other] { $oil ->
        [yes] {" "}avec de l’huile : demi-tour
       *[no] { $drop ->
            [yes] , { $points } aussitôt
           *[no] {" "}({ $value })
        }
    }
}{ $scores ->
    [yes] , puis un décompte
   *[no] {""}
}
do-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

# Ce qu’on tape
key-choice = { letter }{ other-letter }
key-distance = { $number }
key-waive = { $number }s
key-ahead = A
key-back = R
key-move = { letter }{ $end ->
    [only] {""}
   *[other] { $end }
}

# Ce qui s’est passé
event-team = { $seat } et { $partner_seat } jouent ensemble.
event-favourite = { $seat } mise sur { the }.
event-choice = { $seat } joue { short } ou { short-other }.
event-distance = { $seat } joue { $number }{ $scores ->
    [yes] , avec décompte
   *[no] {""}
}.
event-waive = { $seat } joue { $number } sans décompte.
event-ahead = { $seat } joue en avant.
event-back = { $seat } joue en arrière.
event-move = { $seat } déplace { the } { $start ->
    [start] du départ
   *[other] de { $start }
} { $end ->
    [start] au départ
    [centre] au centre
   *[other] à { $end }
}.
event-drop = Par la chute : { $points } pour { the }.
event-centre = Le centre : { $points } pour { the }, qui y reste.
event-oil = De l’huile : demi-tour pour { the }.
event-stuck = Ni { the } ni { the-other } ne peuvent bouger.
event-score = { $why ->
    [two] Décompte du 2
    [oil] Décompte de l’huile
   *[end] Dernier décompte
} : fusée à vapeur { $rocket }, voiture Zeppelin { $zeppelin }, rouleau propulseur { $roller }, turbo yacht { $yacht }.
event-end = { $seat } ne peut plus jouer aucune des cartes qu’il faut encore : la partie est finie.
event-bystander = { $seat } n’a jamais fait de décompte avec son 2 : { $points } pour { the }.
event-total = { $team ->
    [yes] { $seat } et { $partner_seat } ont { $number } points.
   *[no] { $seat } a { $number } points.
}

# À quoi une victoire peut tenir
trait-card = Carte de classement
trait-favourite = Favori
trait-favourite-rocket = fusée à vapeur
trait-favourite-zeppelin = voiture Zeppelin
trait-favourite-roller = rouleau propulseur
trait-favourite-yacht = turbo yacht
trait-sheet = Feuille
trait-favourites = Favoris
trait-favourites-rocket-zeppelin = fusée, Zeppelin
trait-favourites-rocket-roller = fusée, rouleau
trait-favourites-rocket-yacht = fusée, yacht
trait-favourites-zeppelin-roller = Zeppelin, rouleau
trait-favourites-zeppelin-yacht = Zeppelin, yacht
trait-favourites-roller-yacht = rouleau, yacht

# Comment cela s’est terminé
end-teams = { $seat } et { $partner_seat } ont { $points } points, { $other_seat } et { $other_partner_seat } { $others }.
end-two = { $seat } a { $points } points, { $other_seat } { $others }.
end-many = { $seat } a { $points } points ; { $other_seat } suit avec { $others }.
end-equal = Égalité : { $points } points partout en tête.

# Le dessin
start = DÉPART
start-short = DÉP.
centre = centre { $points }
drop = chute
oil = huile
head-score = score
head-chip = jeton
you = toi
you-two = vous deux
total = total
on-table = Sur la table :
nothing = rien encore
steps = { $number ->
    [one] 1 case
   *[other] { $number } cases
}{ $scores ->
    [yes] {" "}(décompte)
    [waived] {" "}(sans décompte)
   *[no] {""}
}
way = { $way ->
    [back] en arrière
   *[ahead] en avant
}
or = { letter } ou { other-letter }
head-choices = choix
head-distances = distance
head-ahead = avant
head-back = arr.
hidden = { $number ->
    [one] { $number } carte, cachée
   *[other] { $number } cartes, cachées
}
team = { $seat } et { $partner_seat } jouent ensemble.
drawing = F, Z, R et Y sont les véhicules, et la flèche derrière la lettre dit de quel côté ils regardent. Les cases se comptent dans le sens des aiguilles d’une montre à partir du DÉPART ; le nombre entre les deux voies est le jeton, et ═ est un mur entre les voies a et b. La chute mène une case plus loin, et la case d’arrivée compte aussitôt ; de la case qui précède la chute, une rampe conduit au centre, avec le compte exact. Dans la liste, « jeton » est ce qu’un véhicule gagnerait à un décompte, ×3 combien de fois il compte pour toi, (×1) qu’il ne compte que tant que ton 2 n’a pas fait de décompte ; la dernière ligne donne tes points jusqu’ici, et ce qu’un décompte y ajouterait. ▸ est celui dont c’est le tour.

# The sheets
gauge-points = points
gauge-scoring = au décompte
gauge-ahead = en avant
gauge-back = en arrière
gauge-cards = cartes

# La première partie guidée
learn-vehicles = Quatre véhicules roulent sur le toit, et ils ne sont à personne : vous les conduisez tous, l’un comme l’autre. Cette première partie dure environ cinq minutes.
    .title = Les véhicules
learn-favourites = Mais deux d’entre eux sont tes favoris. Ils ont un 1 sur cette carte, et leurs points sont pour toi. Ceux des deux autres vont à ton adversaire. La plus grande somme gagne.
    .title = Tes favoris
learn-cards = Voici tes cartes. Il y en a de trois types : quels deux véhicules peuvent bouger, de combien, et en avant ou en arrière. Chaque carte ne se joue qu’une fois.
    .title = Tes cartes
learn-turn = Un tour demande trois cartes, une de chaque type : on les pose ici. L’un de vous joue la première et la troisième, l’autre joue la deuxième puis déplace un véhicule. Au tour suivant, c’est l’inverse.
    .title = Le tour
learn-chips = Presque toutes les cases portent un nombre. Il compte quand il y a un décompte : chaque véhicule marque alors le nombre de sa case, et rien sur le départ ni sur l’huile. Il y a un décompte quand un 2 est joué, quand un véhicule s’arrête sur l’huile, la goutte dorée, et à la fin.
    .title = Les nombres
learn-drop = Ici, le toit fait une marche : c’est la chute. Le véhicule qui la prend fait une case de plus et marque aussitôt. Et celui qui tombe juste sur le centre gagne 15 points et y reste pour de bon.
    .title = La chute et le centre
learn-ask-card = { $own ->
    [yes] À ce tour, c’est toi qui déplaces un véhicule. Joue une carte qui aide un de tes favoris.
   *[no] À ce tour, c’est { $mover_seat } qui déplace un véhicule, en pensant à ses propres favoris. Ne lui laisse rien de bon.
} Choisis une carte en bas : le toit montre à quoi elle mènerait.
    .title = Jouer une carte
    .again = { $own ->
        [yes] C’est toi qui déplaces : qu’est-ce qui aide tes favoris ?
       *[no] C’est { $mover_seat } qui déplace : comment ne lui laisser rien de bon ?
    }
learn-ask-move = Les trois cartes sont là. Choisis la marque où un véhicule doit s’arrêter. Les grands nombres pour tes favoris, les petits pour les autres. S’il y a un décompte à ce tour, cela compte aussitôt.
    .title = Déplacer un véhicule
    .again = Regarde les nombres où ils s’arrêteraient, et s’il va y avoir un décompte.
learn-ask-where = Un des deux véhicules ne peut pas aller si loin : il reste où il est. L’autre peut s’arrêter à plusieurs endroits : choisis une des marques.
    .title = Un seul peut bouger
    .again = Choisis une des marques.
learn-event-score = Chaque véhicule a reçu le nombre de sa case, et perdu des points s’il est négatif. Cela arrive quand un 2 est joué, quand un véhicule s’arrête sur l’huile, et à la fin.
    .title = Un décompte
learn-event-oil = Un véhicule qui s’arrête sur l’huile fait demi-tour : désormais, pour lui, l’avant est de l’autre côté. Et tous les véhicules marquent.
    .title = L’huile
learn-event-drop = Le véhicule qui passe par la chute fait une case de plus et marque aussitôt le nombre de la case où il s’arrête.
    .title = Par la chute
learn-event-centre = Le véhicule qui tombe juste sur le centre marque 15 points aussitôt. Il y reste et ne marque plus.
    .title = Le centre
learn-event-stuck = Aucun des deux véhicules ne pouvait faire tout le chemin : rien ne bouge à ce tour.
    .title = Bloqués
learn-event-end = Quelqu’un n’a plus aucune carte d’un type qu’il faut. C’est la fin : tous les véhicules marquent encore une fois, puis chacun additionne ses deux favoris.
    .title = La fin
learn-do-choice = Ce sont les deux dont tu peux tirer le plus, ou ton adversaire le moins.
learn-do-distance = { $scores ->
    [yes] Tous les véhicules marquent, et c’est bon pour toi maintenant.
   *[no] À cette distance, les tiens tombent bien, ou les autres mal.
}
learn-do-ahead = De ce côté, les cases te conviennent mieux.
learn-do-back = De ce côté, les cases te conviennent mieux.
learn-do-move = { $scores ->
    [yes] Avec le décompte, c’est ce qui rapporte le plus à tes favoris.
   *[no] De là, tes favoris sont le mieux placés pour la suite.
}
learn-end = Tu connais maintenant le jeu à deux. À trois, chacun a une carte secrète ; à quatre, on joue en deux équipes, avec une carte secrète par équipe, ou chacun pour soi. Il s’agit alors d’aider ses favoris sans que les autres s’en aperçoivent.

# Les dessins de la page des règles
illustration-board = Le toit au début : les quatre véhicules sont à gauche. Les petits chiffres numérotent les cases, les grands disent ce qu’elles valent, et les gouttes sont de l’huile. En haut à droite, la chute, et la rampe qui mène au centre, la roue dentée.
illustration-hand = Une main au début : six choix, les distances de 1 à 6 avec la marque du décompte sur le 2, quatre cartes en avant et deux en arrière. À droite, une carte de classement.
illustration-wall = Le turbo yacht bloque sa voie de la case 4. Entre les murs, personne ne change de voie : la fusée à vapeur passe donc dans l’autre et s’y arrête, sur la case 5.
illustration-drop = On déplace de 3 la fusée à vapeur, depuis la case 8. Par la chute, elle va une case plus loin : elle s’arrête sur la case 12 et marque aussitôt 3.
illustration-centre = On déplace de 3 la voiture Zeppelin, depuis la case 7 : elle tombe juste sur le centre, et gagne 15 points.
illustration-scoring = Un 2 a été joué. Le turbo yacht s’arrête sur la case 8, puis tout le monde marque : turbo yacht 6, fusée à vapeur 10, voiture Zeppelin 3, et rien pour le rouleau propulseur sur son huile.
illustration-oil = La fusée à vapeur s’arrête sur l’huile : elle fait aussitôt demi-tour, et tous les véhicules marquent.

# Pourquoi on ne peut pas
why-chip = Un jeton reste où il est : c’est ce qu’un véhicule y marque.
why-score = Les compteurs tournent d’eux-mêmes quand on marque des points.
why-ranking = Ce que dit ta carte compte à la fin.
why-sheet-first = Répartis d’abord les points sur ta feuille.
why-cards-lie = Les trois cartes sont posées : il faut déplacer un véhicule.
why-type-lies = { $type ->
    [choice] Un choix
    [distance] Une distance
   *[direction] Une direction
} est déjà sur la table : joue une carte d’un autre type.
why-slot = { $type ->
    [choice] Un choix
    [distance] Une distance
   *[direction] Une direction
} de ta main peut aller ici.
why-played = Une carte jouée ne revient pas.
why-centre = Au centre, { the } ne bouge plus jamais.
why-move-later = Un véhicule bouge quand trois cartes sont sur la table.
why-not-chosen = Les cartes ne désignent pas { the }.
why-end = Montre l’endroit où il s’arrêtera.
why-stuck = La voie est barrée : { the } ne peut pas parcourir toute la distance.
why-wheel = { $player_seat } déplace un véhicule pendant ce tour.
why-first = { $player_seat } a commencé ce tour.
why-no-end = Avec ces cartes, aucun véhicule ne peut s’arrêter là.
why-drop = Par la chute, on avance d’une case de plus, et le véhicule marque aussitôt là où il s’arrête.
why-centre-pays = Le centre donne aussitôt { $points } points au véhicule qui y tombe juste ; il ne bougera plus jamais.
why-centre-missed = Avec ces cartes, aucun véhicule ne tombe juste sur le centre.
why-centre-taken = Le centre n’a de place que pour un véhicule, et il y en a déjà un.
why-seat = { $own ->
    [yes] C’est ta place
   *[no] C’est la place { DE($owner_seat) }
} : on y voit qui a commencé le tour et qui déplace un véhicule.
