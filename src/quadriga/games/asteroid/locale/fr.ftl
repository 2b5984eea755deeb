title = Asteroid Escape
tagline = suivre les sillages, rester sur le plateau et être le dernier en vol

# Ce dont on convient avant l’envol
option-asteroids = Des astéroïdes dérivent-ils sur le plateau ?
option-asteroids-yes = oui
option-asteroids-no = non
option-bonus = Peut-on échanger des tuiles avec ceux qu’on élimine ? Il faut être au moins trois.
option-bonus-yes = oui
option-bonus-no = non

# Les astéroïdes : par leur couleur et leur valeur
rock = { $colour ->
    [blue] bleu
   *[red] rouge
} { $value }

# Ce qu’on demande
ask-mark = { $seat }, de quelle marque du bord pars-tu ?{ $asteroids ->
    [yes] {" "}Mieux vaut ne pas avoir un astéroïde devant soi.
   *[no] {""}
}
    .others = { $seat } choisit d’où partir
ask-place = { $seat }, { $hopeless ->
    [yes] rien ne te garde en vol cette fois. Quelle tuile poses-tu en { $cell } ?
   *[no] quelle tuile poses-tu en { $cell }, et dans quel sens ?
}
    .others = { $seat } choisit une tuile et son sens
ask-swap = { $seat }, échanges-tu des tuiles avec ceux que tu as éliminés ? Chaque tuile ne s’échange qu’une fois.
    .others = { $seat } peut échanger des tuiles

# Ce que ferait une action
do-mark = marque { $number }, devant { $cell }
do-side-top = le haut, de gauche à droite
do-side-right = la droite, de haut en bas
do-side-bottom = le bas, de droite à gauche
do-side-left = la gauche, de bas en haut
laid = tuile { $tile }{ $turn ->
    [0] {" "}telle quelle
    [1] , quart de tour à droite
    [2] , demi-tour
   *[3] , quart de tour à gauche
}
do-place = { laid } : { $end ->
    [fly] tu t’arrêtes devant { $cell }
    [edge] hors du plateau : vaisseau éliminé
    [struck] dans un astéroïde : vaisseau éliminé
   *[loop] dans une boucle sans fin : vaisseau éliminé
}{ $moved ->
    [0] {""}
    [1]  ; { $moved_seat } devant { $moved_cell }
   *[other]  ; { $moved } autres volent aussi
}{ $lost ->
    [0] {""}
    [1]  ; { $lost_seat } est hors jeu
    [2]  ; { $lost_seat } et { $second_seat } sont hors jeu
   *[other]  ; { $lost } autres sont hors jeu
}{ $wins ->
    [alone] {" "}→ tu gagnes
    [shared] {" "}→ tu partages la victoire
   *[no] {""}
}
do-keep = { $swapped ->
    [yes] en rester là
   *[no] ne rien échanger
}
do-swap = donner la { $own }, prendre la { $other } { DE($owner_seat) }
do-any = donner la 1, prendre la a : le numéro de ta tuile et la lettre de l’autre

# Ce qui s’est passé
event-asteroid = Un astéroïde, { rock }, arrive en { $cell }.
event-mark = { $player_seat } part de la marque { $number }, devant { $cell }.
event-roll = { $seat } fait { $number }{ $drifts ->
    [yes]  : les astéroïdes se déplacent.
   *[no]  : les astéroïdes ne bougent pas.
}
event-die = L’astéroïde { rock } fait { $number } et reste là.
event-drift = L’astéroïde { rock } fait { $number } et dérive en { $cell }.
event-pivot = L’astéroïde { rock } fait { $number } et pivote.
event-away = L’astéroïde { rock } fait { $number } et quitte le plateau pour de bon.
event-bump = Il percute l’astéroïde { rock }, qui retourne à la réserve.
event-knock = Il éjecte la tuile de { $cell }.
event-crush = Un astéroïde arrive sur la tuile où se tenait { $player_seat } : son vaisseau est éliminé.
event-collide = Un astéroïde barre la route au vaisseau { DE($player_seat) }, qui est éliminé.
event-blocked = L’astéroïde { rock } est devant le vaisseau { DE($player_seat) } : pas de place pour une tuile, il est éliminé.
event-place = { $player_seat } pose une tuile en { $cell }.
event-fly = { $own ->
    [yes] Le vaisseau s’arrête devant { $cell }.
   *[no] Le vaisseau { DE($player_seat) } est emporté et s’arrête devant { $cell }.
}
event-edge = Le vaisseau { DE($player_seat) } sort du plateau : il est éliminé.
event-struck = Le vaisseau { DE($player_seat) } finit dans un astéroïde : il est éliminé.
event-loop = Le vaisseau { DE($player_seat) } tourne en rond sans fin : il est éliminé.
event-look = { $player_seat } regarde les tuiles de ceux qui viennent d’être éliminés.
event-draw = { $player_seat } pioche une tuile.
event-marker = { $why ->
    [empty] La pioche est vide : { $player_seat } prend le marqueur de pioche.
   *[other] Le marqueur de pioche va à { $player_seat }.
}
event-aside = Il ne manque de tuile à personne : on met le marqueur de pioche de côté.
event-win = { $why ->
    [last] Le dernier vaisseau en vol est celui { DE($player_seat) }.
    [together] Plus personne ne vole, et { $player_seat } a tenu jusqu’au bout.
    [tiles] Il n’y a plus de tuiles, et { $player_seat } vole encore.
   *[other] Le plateau est plein, et { $player_seat } a tenu jusqu’au bout.
}

# À quoi une victoire peut tenir, et ce qui élimine des vaisseaux
trait-side = Bord de départ
trait-side-top = haut
trait-side-right = droite
trait-side-bottom = bas
trait-side-left = gauche
trait-mark = Marque sur son bord
losses = Ce qui élimine des vaisseaux, par vol en moyenne :
loss-crush = sur une tuile qu’un astéroïde éjecte
loss-collide = un astéroïde lui coupe la route
loss-blocked = pas de place pour une tuile
loss-edge = hors du plateau
loss-struck = contre un astéroïde
loss-loop = pris dans une boucle

# Comment cela s’est terminé
cause = { $cause ->
    [crush] tuile éjectée
    [collide] route coupée
    [blocked] case bloquée
    [edge] hors du plateau
    [struck] astéroïde heurté
   *[loop] boucle sans fin
}
fate-out = { $place }e : { cause }
end-last = { $cause ->
    [crush] Un astéroïde éjecte la tuile où se tenait { $lost_seat }
    [collide] Un astéroïde coupe la route à { $lost_seat }
    [blocked] { $lost_seat } n’a pas de place pour une tuile
    [edge] Le vaisseau { DE($lost_seat) } sort du plateau
    [struck] Le vaisseau { DE($lost_seat) } finit contre un astéroïde
   *[loop] Le vaisseau { DE($lost_seat) } tourne en rond sans fin
} : seul le vaisseau { DE($player_seat) } vole encore.
end-together = Plus personne ne vole : victoire partagée entre les derniers éliminés.
end-tiles = Il n’y a plus de tuiles : qui vole encore a gagné.
end-full = Le plateau est plein : qui a volé jusque-là a gagné.

# Le dessin
head-tiles = tuiles
head-ahead = devant
out = éliminé
pile = { $number ->
    [0] la pioche est vide
    [one] 1 tuile dans la pioche
   *[other] { $number } tuiles dans la pioche
}
marker-with = marqueur : { $name }
rocks = { $number ->
    [0] aucun astéroïde ici
    [one] 1 astéroïde ici
   *[other] { $number } astéroïdes ici
}
rocks-supply = { $number } dans la réserve
rocks-gone = { $number ->
    [one] 1 parti pour de bon
   *[other] { $number } partis pour de bon
}
hand = Tes tuiles :
hand-of = { $name } avait :
drawing = Chaque vaisseau est une lettre avec une flèche, sur la case vide qu’il a devant lui : c’est là qu’ira sa prochaine tuile. Dans la liste, « devant » est le nom de cette case ; après un █, un astéroïde s’y trouve, et s’il ne s’éloigne pas à temps, le vaisseau est perdu. Un sillage va tout droit là où il en croise un autre, sur un ┼ ; quand une tuile ne peut pas se dessiner ainsi, deux lettres égales se rejoignent. Autour de tes tuiles, ta lettre montre par où tu entres, et la flèche par où tu sors ; 2c, c’est ta tuile 2 tournée dans le sens c. Un astéroïde comme 3b a sa valeur et sa couleur, bleu ou rouge. Chaque chiffre sur un côté est le dé qui l’envoie par là ; sa propre valeur le fait pivoter vers la gauche, et un 6 en amène un nouveau.

# The sheets
gauge-tiles = tuiles

# La première partie guidée
learn-aim = Tu pilotes le vaisseau bleu. Reste sur le plateau, loin des astéroïdes. Le dernier qui vole gagne. Cette première partie dure environ cinq minutes.
    .title = Le but
learn-tiles = Ces trois tuiles sont ta main. À chaque tour, tu en poses une sur la case qui est devant ton vaisseau. Puis ton vaisseau suit son sillage, le trait clair, jusqu’au bout.
    .title = Tes tuiles
learn-rocks = Voici les astéroïdes. Un vaisseau qui en heurte un est éliminé. S’il y en a un juste devant ton vaisseau, c’est dangereux aussi : tu ne peux pas y poser de tuile. Ceux qui sont à côté du plateau peuvent encore venir.
    .title = Les astéroïdes
learn-dice = À chaque tour, on lance d’abord ces deux dés. S’ils font 6, 7 ou 8, chaque astéroïde lance son propre dé : le plus souvent il dérive d’une case, mais il peut aussi seulement pivoter, ou rester là tandis qu’un nouveau arrive.
    .title = Les dés
learn-turn = Le bord du plateau est fatal aussi : qui en sort est éliminé. Va donc là où il y a de la place. Mais d’abord, choisis d’où tu pars.
    .title = Le bord
learn-ask-mark = Choisis une marque sur le bord : ton vaisseau partira de là, vers la case voisine. Prends-en une sans astéroïde devant, avec des cases vides autour.
    .title = D’où partir
    .again = Prends une marque sans astéroïde devant.
learn-ask-place = { $hopeless ->
    [yes] Quoi que tu poses cette fois, ton vaisseau est perdu. Cela arrive aux meilleurs. Choisis une tuile et la case { $cell }.
   *[no] Choisis une tuile de ta main. Touche-la encore pour la tourner. Touche la case { $cell }, devant ton vaisseau, pour la poser. Les pointillés montrent où tu volerais. Évite le bord et les astéroïdes.
}
    .title = Poser une tuile
    .again = { $hopeless ->
        [yes] Quoi que tu poses cette fois, ton vaisseau est perdu. Choisis une tuile et la case { $cell }.
       *[no] Choisis une tuile. Touche-la encore pour la tourner. Touche la case { $cell } pour la poser. Où auras-tu de la place au prochain tour ?
    }
learn-event-fly = Un vaisseau suit son sillage sur autant de tuiles qu’il y en a, jusqu’à une case vide. Si d’autres vaisseaux sont devant la nouvelle tuile, ils volent aussi, qu’ils le veuillent ou non.
    .title = Le vol
learn-event-roll = { $drifts ->
    [yes] Les dés ont fait 6, 7 ou 8. Chaque astéroïde lance maintenant son propre dé, qui dit ce qu’il fait.
   *[no] Seuls 6, 7 et 8 font bouger les astéroïdes. Cette fois, ils restent où ils sont.
}
    .title = Les deux dés
learn-event-drift = Un astéroïde porte un chiffre sur chacun de ses quatre côtés. Celui que donne son dé indique de quel côté il avance d’une case.
    .title = Un astéroïde dérive
learn-event-pivot = Son dé a donné le chiffre du milieu. Il ne se déplace donc pas : il tourne d’un quart de tour vers la gauche, et ses quatre côtés avec lui.
    .title = Un astéroïde pivote
learn-event-die = Avec un 6, l’astéroïde ne bouge pas, et il en arrive un nouveau sur le plateau.
    .title = Un nouvel astéroïde
learn-event-away = Un astéroïde qui quitte le plateau ne revient plus. Mais il y en a toujours au moins deux ici, tant qu’il en reste.
    .title = Parti pour de bon
learn-event-knock = Un astéroïde qui arrive sur une tuile l’éjecte du plateau. Un vaisseau qui s’y tient est perdu. Les sillages qui y passaient s’arrêtent là.
    .title = Une tuile éjectée
learn-event-bump = Deux astéroïdes ne tiennent pas sur une case. Celui qui s’y trouvait retourne à la réserve, à côté du plateau.
    .title = Astéroïde contre astéroïde
learn-event-crush = Le vaisseau se tenait sur la tuile que l’astéroïde a éjectée. Il est donc éliminé.
    .title = Écrasé
learn-event-collide = Un astéroïde qui arrive juste devant le vaisseau dont c’est le tour l’élimine. Pour tous les autres, ce n’est qu’une menace : il peut encore s’éloigner.
    .title = Route coupée
learn-event-blocked = Un astéroïde est juste devant le vaisseau : impossible d’y poser une tuile. Qui a une tuile et nulle part où la poser est éliminé.
    .title = Pas de place pour une tuile
learn-event-edge = Le sillage menait au bord du plateau : le vaisseau est éliminé. Regarde aussi où un sillage te mènera au tour d’après.
    .title = Hors du plateau
learn-event-struck = Le sillage menait droit dans un astéroïde : le vaisseau est éliminé.
    .title = Dans un astéroïde
learn-event-loop = Ce sillage tourne en rond sans fin. Qui s’y laisse prendre est éliminé.
    .title = En rond
learn-do-mark = D’ici, il y a de la place pour voler.
learn-do-place = { $end ->
    [fly] { $wins ->
        [no] { $lost ->
            [0] Tu continues à voler, et c’est ce qui te laisse les meilleures chances.
           *[other] Tu continues à voler, et quelqu’un d’autre non.
        }
       *[other] Avec cela, tu gagnes.
    }
   *[other] Il n’y a rien de mieux cette fois.
}
learn-end = Te voilà pilote. On peut voler jusqu’à huit ensemble. On peut jouer sans astéroïdes, ou convenir d’échanger des tuiles avec ceux qu’on élimine.

# Les dessins de la page des règles
illustration-board = Le plateau au début, à quatre : six astéroïdes sont placés, les quatre autres attendent à côté. Les lettres désignent les colonnes, les chiffres les rangées. Les petits triangles autour du plateau sont les marques de départ.
illustration-mark = Rouge choisit une marque de départ au-dessus de c1. Son vaisseau entrera par là : la première tuile ira en c1.
illustration-drift = Un astéroïde de valeur 2, qui n’est pas tourné, a fait 3 : le 3 est sur son côté du haut, il monte donc d’une case.
illustration-crush = L’astéroïde monte sur une tuile et l’éjecte. Le vaisseau rouge s’y tenait : il est éliminé.
illustration-cut-off = C’est le tour de Bleu, et un astéroïde arrive juste devant le vaisseau bleu : Bleu est éliminé. S’il en arrivait un devant Rouge, il ne se passerait encore rien.
illustration-edge = Il ne reste que cette tuile à Bleu, et ses sillages ramènent au côté d’où l’on vient : hors du plateau. Si Bleu avait un autre choix, ce serait interdit.
illustration-flying = Bleu pose une tuile en c3. Le sillage continue sur les deux tuiles suivantes, et le vaisseau vole jusqu’au bout, devant f3.
illustration-carried = Vert pose la tuile que trois vaisseaux ont devant eux. Vert vole d’abord ; puis Bleu et Jaune sont emportés, chacun sur son sillage.

# Pourquoi on ne peut pas
why-rock = Les astéroïdes dérivent selon les dés, personne ne les pilote.
why-drift = Personne ne pilote l’astéroïde { rock }. Quand les astéroïdes dérivent, son dé l’envoie en haut sur { $up }, à gauche sur { $left }, en bas sur { $down }, à droite sur { $right } ; sur { $pivot } il pivote, sur { $stays } il ne bouge pas.
why-dice = Les dés roulent d’eux-mêmes au début d’un tour.
why-die = Ce dé roule de lui-même pour chaque astéroïde qui dérive.
why-pile = On pioche à la fin de son tour, si l’on a moins de trois tuiles.
why-marker = Le premier qui trouve la pioche vide prend ce marqueur, et pioche en premier quand des tuiles reviennent.
why-tile = Une tuile posée reste comme elle est.
why-ship = { $own ->
    [yes] Ton vaisseau vole de lui-même dès que tu as posé une tuile.
   *[no] C’est le vaisseau { DE($owner_seat) }, et il vole de lui-même.
}
why-mark-taken = Un vaisseau est déjà sur cette marque.
why-mark-first = Choisis d’abord la marque du bord d’où tu pars.
why-hopeless = Quel que soit le sens, cette tuile te coûterait ton vaisseau ou te ferait partager un sillage : selon les règles, une autre passe avant.
why-started = Ton vaisseau est déjà parti.
why-cell = Ta tuile va en { $cell }, la case devant ton vaisseau.
why-swapped = Une tuile échangée ne s’échange plus.
why-swap-first = Échange d’abord des tuiles, ou restes-en là.
