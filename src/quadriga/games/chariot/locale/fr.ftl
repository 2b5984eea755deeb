title = Chariot Race
tagline = deux tours d’arène, assez vite pour gagner, assez lentement pour arriver

# Ce dont on convient avant la course
option-circuit = Quels côtés du plateau ? Le côté B a des piliers : qui en heurte un est détruit.
option-circuit-AA = A et A
option-circuit-AB = A, puis B
option-circuit-BA = B, puis A
option-circuit-BB = B et B
option-sheets = Quel côté des fiches de char ?
option-sheets-white = blanc, tous pareils
option-sheets-black = noir, tous différents : on choisit
option-safe = Un char est-il à l’abri des dommages une fois arrivé ?
option-safe-no = non
option-safe-yes = oui

# Les chars : par leur couleur, et par une lettre sur le plateau
mover = { $mover ->
    [blue] bleu
    [red] rouge
    [green] vert
    [yellow] jaune
    [purple] violet
    [brown] brun
   *[other] { $mover }
}
chariot = { $chariot ->
    [blue] bleu
    [red] rouge
    [green] vert
    [yellow] jaune
    [purple] violet
    [brown] brun
   *[other] { $chariot }
}
letter = { $chariot ->
    [blue] B
    [red] R
    [green] V
    [yellow] J
    [purple] T
    [brown] N
   *[other] { $chariot }
}

# Les dés
face = { $face ->
    [pace] ±1
    [sprint] sprint
    [lane] couloir
    [attack] attaque
   *[fortune] fortune
}
before = { $before ->
    [pace] ±1
    [sprint] sprint
    [lane] couloir
    [attack] attaque
   *[fortune] fortune
}
after = { $after ->
    [pace] ±1
    [sprint] sprint
    [lane] couloir
    [attack] attaque
   *[fortune] fortune
}
shown = { $pace ->
    [0] {""}
    [1] ±1
   *[other] { $pace } × ±1
}{ $after_pace ->
    [yes] ,{" "}
   *[no] {""}
}{ $sprint ->
    [0] {""}
    [1] sprint
   *[other] { $sprint } sprints
}{ $after_sprint ->
    [yes] ,{" "}
   *[no] {""}
}{ $lane ->
    [0] {""}
    [1] couloir
   *[other] { $lane } couloirs
}{ $after_lane ->
    [yes] ,{" "}
   *[no] {""}
}{ $attack ->
    [0] {""}
    [1] attaque
   *[other] { $attack } attaques
}{ $after_attack ->
    [yes] ,{" "}
   *[no] {""}
}{ $fortune ->
    [0] {""}
    [1] fortune
   *[other] { $fortune } fortunes
}

# Ce qu’on demande
ask-draft = { $seat }, quel char prends-tu ?
    .others = { $seat } choisit un char
ask-place = { $seat }, d’où part le { mover } ?
    .others = { $seat } choisit d’où partir
ask-repair = { $seat }, répares-tu le { mover } ?
    .others = { $seat } peut réparer son char
ask-free = { $seat }, quels dés relances-tu pour le { mover } ? Cette fois, c’est gratuit.
    .others = { $seat } choisit les dés à relancer
ask-favour = { $seat }, dépenses-tu { $price } de tes { $fortune } points de fortune pour changer les dés ?
    .others = { $seat } peut payer la déesse Fortune pour changer les dés
ask-sign = { $seat }, le { mover } a { $signs ->
    [one] un ±1
   *[other] { $signs } × ±1
} : plus vite ou moins vite ?
    .others = { $seat } choisit : plus vite ou moins vite
ask-move = { $seat }, par où passe le { mover } ? Il reste { $points ->
    [one] 1 pas
   *[other] { $points } pas
} et { $lanes ->
    [one] 1 changement de couloir
   *[other] { $lanes } changements de couloir
}.
    .others = { $seat } choisit par où passer
ask-attack = { $seat }, le { mover } attaque-t-il ? Il reste { $attacks ->
    [one] 1 attaque
   *[other] { $attacks } attaques
}.
    .others = { $seat } peut attaquer
type-ahead = On peut taper plusieurs pas d’un coup : aai.

# Ce que ferait une action
outcome = { $curve ->
    [0] {""}
   *[other] , trop vite dans la courbe : −{ $curve }
}{ $caltrop ->
    [0] {""}
   *[other] , sur des pointes : −{ $caltrop }
}{ $rams ->
    [0] {""}
    [one] , en accrochant le { chariot } : −{ $ram }
   *[other] , en accrochant { $rams } chars : −{ $ram }
}{ $pillar ->
    [yes] , droit dans le pilier
   *[no] {""}
}{ $back ->
    [none] {""}
   *[other] , puis replacé sur { $back }
}{ $wrecked ->
    [yes] {" "}→ détruit
   *[no] { $finish ->
        [yes] {" "}→ l’arrivée
       *[no] { $laps ->
            [0] {""}
            [1] {" "}→ fin du premier tour de piste
           *[other] {" "}→ fin du tour de piste n° { $laps }
        }
    }
}
onward = { $changes ->
    [0] tout droit jusqu’à { $goal }
    [one] jusqu’à { $goal } en changeant une fois de couloir
   *[other] jusqu’à { $goal } en changeant { $changes } fois de couloir
}{ outcome }
do-take = { chariot } : solidité { $damage }, vitesse { $speed } à { $most_speed }, fortune { $fortune } à { $most_fortune }, { $dice } dés jusqu’à la vitesse { $easy }
do-place = place { $number }, sur { $space }
do-pass-repair = ne pas réparer : solidité { $damage }, vitesse { $speed }, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
do-repair = réparer { $number } pour { $price } points de fortune : solidité { $damage }, vitesse { $speed }, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
do-keep-free = les garder tous : { $damage ->
    [0] {""}
   *[other] sprint −{ $damage },{" "}
}{ $signs ->
    [0] vitesse { $speed }, { onward }
   *[other] vitesse { $speed } ±{ $signs }{ $wrecked ->
        [yes] {" "}→ détruit
       *[no] {""}
    }
}
do-keep-favour = les garder tous : { $damage ->
    [0] {""}
   *[other] sprint −{ $damage },{" "}
}{ $signs ->
    [0] vitesse { $speed }, { onward }
   *[other] vitesse { $speed } ±{ $signs }{ $wrecked ->
        [yes] {" "}→ détruit
       *[no] {""}
    }
}
do-some = en relancer{ $price ->
    [0] {""}
   *[other] {" "}pour { $price } points de fortune
} : { $number ->
    [1] son numéro
    [2] leurs numéros, 1 ou 12
   *[other] leurs numéros, par exemple 13
}
do-turn = en tourner un pour { $price } points de fortune : son numéro et la face voulue, p ±1, s sprint, c couloir, a attaque
do-reroll = { $dice ->
    [one] relancer { $pace ->
        [1] le ±1
       *[other] { $sprint ->
            [1] le sprint
           *[other] { $lane ->
                [1] le couloir
               *[other] { $attack ->
                    [1] l’attaque
                   *[other] la fortune
                }
            }
        }
    }
   *[other] relancer : { shown }
}
do-set = changer { before } en { after }
do-faster = plus vite{ $left ->
    [0]  : vitesse { $speed }, { onward }
   *[other]  : vitesse { $speed } pour l’instant
}
do-slower = moins vite{ $left ->
    [0]  : vitesse { $speed }, { onward }
   *[other]  : vitesse { $speed } pour l’instant
}
do-ahead = tout droit{ $steps ->
    [one] {" "}jusqu’à { $goal }
   *[other] {" "}de { $steps } pas, jusqu’à { $goal }
}{ outcome }
do-outward = un couloir vers l’extérieur{ $steps ->
    [one] {" "}jusqu’à { $goal }
   *[other] , { $steps } pas en tout, jusqu’à { $goal }
}{ outcome }
do-inward = un couloir vers l’intérieur{ $steps ->
    [one] {" "}jusqu’à { $goal }
   *[other] , { $steps } pas en tout, jusqu’à { $goal }
}{ outcome }
do-route = d’un trait jusqu’à { $goal }, { $changes ->
    [0] tout droit
    [one] en changeant une fois de couloir
   *[other] en changeant { $changes } fois de couloir
}{ outcome }
do-pass-attack = ne pas attaquer
do-javelin = javelot sur { $own ->
    [yes] ton propre { chariot }
   *[no] le { chariot } { DE($owner_seat) }
} : { $left ->
    [0] détruit
   *[other] −{ $damage }, reste { $left }
}
do-caltrop = chausse-trappe sur { $space }

# Ce qui s’est passé
event-grid = Le { chariot } { DE($owner_seat) } part de la place { $number }.
event-draft = { $owner_seat } prend le { chariot }.
event-round = Manche { $number }.
event-turn = { $seat } mène le { mover }.
event-repair = Le { mover } est réparé : { $number ->
    [one] 1 point
   *[other] { $number } points
}.
event-adjust = Le { mover } est trop abîmé pour dépasser la vitesse { $number }.
event-roll = { $again ->
    [yes] Après relance : { shown }.
   *[no] Les dés : { shown }.
}
event-favour = { $seat } paie la déesse Fortune pour relancer { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}.
event-set = { $seat } paie la déesse Fortune pour changer { before } en { after }.
event-gain = Le { mover } gagne { $number ->
    [one] 1 point
   *[other] { $number } points
} de fortune.
event-sprint = Le { mover } ({ $seat }) sprinte : vitesse +{ $faster }, pour { $damage ->
    [one] 1 point
   *[other] { $damage } points
} de dommages.
event-speed = { $number ->
    [0] Le { mover } ({ $seat }) ne bouge pas.
   *[other] Le { mover } ({ $seat }) roule à la vitesse { $number }.
}
event-enter = { $changes ->
    [yes] Le { mover } passe dans le couloir { $lane ->
        [o] extérieur
        [m] du milieu
       *[i] intérieur
    }, en { $space }.
   *[no] Le { mover } arrive en { $space }.
}
event-line = { $finish ->
    [yes] Le { mover } ({ $seat }) franchit la ligne d’arrivée.
   *[no] { $number ->
        [1] Le { mover } ({ $seat }) boucle son premier tour de piste.
       *[other] Le { mover } ({ $seat }) boucle son tour de piste n° { $number }.
    }
}
event-pillar = Le { mover } heurte le pilier en { $space }.
event-curve = Le { mover } va trop vite en { $space } : −{ $number }.
event-caltrop = Le { mover } passe sur une chausse-trappe en { $space } : −{ $number }.
event-ram = { $safe ->
    [yes] Le { mover } accroche le { chariot } ({ $owner_seat }), qui n’encaisse plus rien : −{ $number } pour le { mover } seul.
   *[no] Le { mover } accroche le { chariot } ({ $owner_seat }) : −{ $number } chacun.
}
event-wreck = Le { chariot } ({ $owner_seat }) est détruit en { $space }.
event-back = Le { mover } est replacé en { $space }.
event-undone = Le { mover } est de nouveau derrière la ligne, et ne l’a pas franchie.
event-javelin = Le { mover } lance un javelot sur le { chariot } ({ $owner_seat }) : −{ $number }.
event-drop = Le { mover } sème une chausse-trappe en { $space }.
event-win = { $called_off ->
    [yes] La course est arrêtée après la manche { $number } ; le { chariot } ({ $owner_seat }) est le plus avancé.
   *[no] Le { chariot } ({ $owner_seat }) gagne la course à la manche { $number }.
}
event-nobody = Tous les chars sont détruits.

# À quoi une victoire peut tenir, et ce qui détruit des chars
trait-place = Place de départ
trait-sheet = Fiche
trait-sheet-blue = bleue
trait-sheet-red = rouge
trait-sheet-green = verte
trait-sheet-yellow = jaune
trait-sheet-purple = violette
trait-sheet-brown = brune
trait-pick = Ordre du choix
losses = Ce qui détruit des chars, par course en moyenne :
loss-sprint = un sprint
loss-pillar = un pilier
loss-curve = une courbe
loss-caltrop = une chausse-trappe
loss-ram = un accrochage
loss-javelin = un javelot

# Comment cela s’est terminé
fate-place = { $place }e
fate-wreck = détruit à la manche { $round }
wrecks = { $wrecks ->
    [0] {""}
    [one] {" "}Un char a été détruit.
   *[other] {" "}{ $wrecks } chars ont été détruits.
}
end-finish = { $finishers ->
    [one] Le { chariot } ({ $owner_seat }) franchit la ligne d’arrivée à la manche { $round }.
   *[other] { $finishers } chars franchissent la ligne d’arrivée à la manche { $round } ; le { chariot } ({ $owner_seat }) est le plus avancé.
}{ wrecks }
end-called-off = Personne n’est arrivé après { $round } manches ; le { chariot } ({ $owner_seat }) est le plus avancé.{ wrecks }
end-nobody = Tous les chars sont détruits, le dernier à la manche { $round }.

# Le dessin
round = manche { $number }
head-damage = tient
head-speed = vit.
head-fortune = fort.
head-dice = dés
head-laps = tour
wreck = détruit
waits = attend
drawing = o, m et i sont les couloirs extérieur, du milieu et intérieur : o12 est la case 12 du couloir extérieur. ≤7 sur une case, c’est la vitesse qu’elle supporte : chaque point de trop coûte un point de dommages. * est une chausse-trappe, ██ un pilier, ▐ la ligne. Dans la liste, le char le plus avancé vient en premier ; ▸ est celui dont c’est le tour, ○ doit encore jouer dans cette manche, ● a joué. « tient », c’est ce qu’il peut encore encaisser de dommages. Les dés : ±1 te rend plus ou moins rapide d’un point, sprint plus rapide de deux pour un point de dommages, couloir permet de changer une fois de couloir, attaque est un javelot ou une chausse-trappe, fortune se met de côté. Plus tu vas vite, moins tu as de dés.

# The sheets
gauge-damage = solidité
gauge-speed = vitesse
gauge-fortune = fortune
gauge-laps = tours

# La première partie guidée
learn-aim = Deux tours de piste, et le premier qui franchit cette ligne gagne. Tu arrives au milieu d’une course : tu es en tête, et ton dernier tour a commencé. Il y en a pour environ cinq minutes.
    .title = Le but
learn-chariot = Le char bleu est à toi. Il y a trois couloirs. Celui de l’intérieur est le plus court, mais c’est celui qui supporte le moins de vitesse dans les courbes.
    .title = Ton char
learn-tracks = Chacun a une fiche avec trois nombres. La vitesse, c’est de combien de cases tu avances à ton tour. La solidité, ce sont les dommages que ton char supporte encore : à 0, il est détruit. La fortune, c’est de la chance que tu mets de côté pour la dépenser.
    .title = Les fiches
learn-dice = Voici les dés. Plus tu vas vite, moins tu en lances. ±1 : un de plus ou un de moins en vitesse. Les deux chevrons, c’est un sprint : deux de plus, pour 1 point de dommages. La flèche qui serpente permet de changer une fois de couloir. Le javelot, c’est une attaque. L’étoile, c’est de la fortune à mettre de côté.
    .title = Les dés
learn-curves = Dans les courbes, certaines cases portent un nombre : 7 à l’extérieur, 5 au milieu, 3 à l’intérieur. Si tu y entres plus vite que cela, chaque point de trop coûte 1 point de dommages.
    .title = Les courbes
learn-order = À chaque manche, chacun joue un tour, le plus avancé d’abord : maintenant, c’est toi. Un tour se passe ainsi : réparer si on le peut et le veut, lancer les dés, rouler, attaquer. Tes dés sont lancés.
    .title = Le tour
learn-ask-free = Voici tes dés. Choisis sur le plateau ceux qui ne te servent pas et relance-les : cette fois, c’est gratuit. Pour les garder tous, choisis la coche.
    .title = Relancer
    .again = Quels dés ne te servent pas ? La coche les garde tous.
learn-ask-favour = Pour { $price } points de fortune, tu peux changer les dés, et recommencer tant que tu peux payer. Choisis des dés pour les relancer, ou bien un seul dé et la face qu’il doit montrer, sauf fortune. La fortune sert aussi à réparer ton char : ne la gaspille pas. La coche garde tes dés.
    .title = Dépenser la fortune
    .again = Cela vaut-il { $price } points de fortune ? La coche garde tes dés.
learn-ask-sign = Chaque ±1 doit servir : un de plus ou un de moins. En ligne droite, fonce. Avant une courbe, regarde les nombres inscrits sur les cases où tu vas passer.
    .title = Plus vite ou moins vite
    .again = Plus vite en ligne droite, moins vite avant une courbe.
learn-event-sprint = Les deux chevrons doivent servir : le char gagne deux points de vitesse, et cela lui coûte 1 point de dommages à chaque fois.
    .title = Un sprint
learn-ask-move = Maintenant tu roules : une case par point de vitesse. { $lanes ->
    [one] Tu as sorti une flèche : tu peux changer une fois de couloir en chemin.
   *[other] Tu as sorti { $lanes } flèches : tu peux changer { $lanes } fois de couloir en chemin.
} Choisis où ton déplacement finit, ou avance case par case, devant toi ou à côté. À l’intérieur, c’est plus court ; à l’extérieur, les courbes supportent plus de vitesse.
    .title = Rouler
    .again = { $points ->
        [one] Il reste une case.
       *[other] Il reste { $points } cases.
    } Tout droit, ou changer de couloir ?
learn-event-curve = La case porte un nombre, et le char allait plus vite. Chaque point de trop coûte 1 point de dommages.
    .title = Trop vite dans la courbe
learn-ask-attack = { $attacks ->
    [one] Tu as sorti une attaque. Lance
   *[other] Tu as sorti { $attacks } attaques. Pour chacune, lance
} un javelot sur un char à 2 cases au plus : il encaisse 1 point de dommages. Ou sème une chausse-trappe sur une case où tu viens de passer. Si tu ne veux ni l’un ni l’autre, choisis la coche.
    .title = Attaquer
    .again = Un javelot, une chausse-trappe, ou la coche pour ne rien faire.
learn-event-drop = Il y a maintenant des pointes de fer sur cette case : une chausse-trappe. Qui passe dessus encaisse 1 point de dommages.
    .title = Une chausse-trappe
learn-event-caltrop = Il y avait des pointes sur le chemin : 1 point de dommages. Elles ont disparu. Quand tu peux changer de couloir, tu peux les contourner.
    .title = Dans les pointes
learn-event-javelin = Un javelot porte à 2 cases, dans tous les sens. Il ne manque jamais sa cible et fait 1 point de dommages.
    .title = Un javelot
learn-event-ram = Qui entre sur une case où se trouve un char l’accroche, et tous deux encaissent 2 points de dommages. Si le déplacement finit là, celui qui a accroché est placé derrière l’autre.
    .title = Un accrochage
learn-ask-repair = Avant de lancer les dés, tu peux dépenser 3 points de fortune et réparer jusqu’à 3 points. Tu y gagnes deux fois : ton char supporte plus de dommages et peut aller plus vite, car au début de ton tour ta vitesse ne dépasse jamais sa solidité.
    .title = Réparer
    .again = Réparer maintenant, ou garder ta fortune pour les dés ?
learn-event-adjust = Un char abîmé ne peut pas aller vite. Au début de son tour, sa vitesse descend au niveau de sa solidité.
    .title = Ralenti
learn-event-line = { $finish ->
    [yes] C’était le second tour de piste. On finit la manche, et le plus avancé a gagné.
   *[no] Le premier tour de piste est bouclé. Encore un.
}
    .title = La ligne
learn-event-wreck = Sa solidité est tombée à 0 : ce char quitte la course. Une chausse-trappe reste à sa place.
    .title = Un char détruit
learn-do-keep-free = { $dice ->
    [one] Ce dé te convient tel quel.
   *[other] Ces dés te conviennent tels quels.
}
learn-do-keep-favour = { $dice ->
    [one] Le dé est assez bon. Garde ta fortune.
   *[other] Les dés sont assez bons. Garde ta fortune.
}
learn-do-reroll = { $price ->
    [0] { $dice ->
        [one] Ce dé ne te sert guère, et le relancer est gratuit.
       *[other] Ces dés ne te servent guère, et les relancer est gratuit.
    }
   *[other] { $dice ->
        [one] Cela vaut la dépense : ce dé ne te sert guère.
       *[other] Cela vaut la dépense : ces dés ne te servent guère.
    }
}
learn-do-set = Pour ce tour, cette face te servira mieux.
learn-do-ahead = { $finish ->
    [yes] Par là, c’est l’arrivée.
   *[no] D’ici, le mieux est d’aller tout droit.
}
learn-do-route = { $finish ->
    [yes] Par là, c’est l’arrivée.
   *[no] { $changes ->
        [0] D’ici, le mieux est d’aller tout droit.
       *[other] Avec ces changements de couloir, tu t’en sors le mieux.
    }
}
learn-do-outward = Plus à l’extérieur, c’est plus long, mais les courbes supportent plus de vitesse.
learn-do-inward = Plus à l’intérieur, c’est plus court.
learn-do-faster = Tu vas plus loin.
learn-do-slower = Ici, moins vite est plus sûr.
learn-do-pass-attack = Cela ne gênerait presque personne maintenant.
learn-do-caltrop = Ceux qui te suivent risquent de rouler dessus.
learn-do-javelin = { $left ->
    [0] Cela détruit ce char.
   *[other] Plus un char est abîmé, moins il peut aller vite.
}
learn-do-pass-repair = Ton char est en assez bon état, et la fortune sert aussi pour les dés.
learn-do-repair = Il supportera plus de dommages et pourra aller plus vite.
learn-end = Te voilà aurige. La prochaine fois, essaie l’autre côté du plateau, où des piliers barrent la route, ou les fiches noires : chaque char y est différent.

# Les dessins de la page des règles
illustration-board = Le circuit avec le côté A des deux moitiés, et six chars sur la grille, derrière la ligne en damier. Ils roulent vers la droite, prennent la première courbe et reviennent par le haut. Les cases rouges à nombre sont celles de 7.5.
illustration-grid = Quatre chars sur la grille : Bleu a tiré la place 1, Rouge la 2, Vert la 3 et Jaune la 4. Les places 5 et 6 restent vides. La ligne est juste devant le premier rang.
illustration-lanes = Bleu quitte extérieur 8 vers l’intérieur. Son bord avant désigne milieu 9 : c’est là qu’il va ; avec les deux autres points, il roule jusqu’à milieu 11.
illustration-curve = Bleu va à la vitesse 9 et passe sur un 7 : deux points de trop, deux points de dommages. Sur les cases sans nombre, il ne se passe rien.
illustration-ram = Bleu va à la vitesse 6, traverse Vert et finit sur Rouge : chaque fois, tous deux encaissent 2 points de dommages. Son dernier point l’ayant amené sur Rouge, il est placé derrière, sur la première case libre : milieu 6.
illustration-caltrop = Bleu a roulé d’extérieur 5 à extérieur 9 et sème une chausse-trappe derrière lui, sur extérieur 7. Sur extérieur 5, d’où il est parti, et sur extérieur 9, où il se trouve, il ne peut pas.
illustration-javelin = Rouge est à deux pas de Bleu : le javelot l’atteint. Vert, sur intérieur 8, est à trois pas, et Jaune est trop loin derrière.
illustration-wreck = Il ne reste que 2 points à Rouge, et l’accrochage lui en coûte 2 : Rouge est détruit et laisse une chausse-trappe. Bleu continue.

# Pourquoi on ne peut pas
why-taken = Ce char est déjà pris.
why-place-first = Choisis d’abord une place de départ sur le plateau.
why-mover = C’est le char que tu mènes : un javelot se lance sur un autre.
why-attack-later = On attaque après le déplacement, avec des dés attaque.
why-safe = Ce char est arrivé et ne subit plus de dommages.
why-too-far = Un javelot porte à { $number } cases au plus, et ce char est plus loin.
why-draft-first = Choisis d’abord un char.
why-start-taken = Cette place de départ est occupée.
why-no-start = Ce n’est pas une place de départ.
why-drive-later = Tu roules quand les dés sont fixés.
why-step = Montre la case suivante, ou l’une de celles où ton déplacement peut finir.
why-no-lane-die = Pour changer de couloir, il te faut un dé couloir qui n’a pas encore servi.
why-no-caltrops = Il ne reste plus de chausse-trappe à semer.
why-one-caltrop = Il y a déjà une chausse-trappe ici, et jamais plus d’une.
why-ends = On ne sème ni sur la case d’où l’on est parti, ni là où le déplacement s’est achevé, ni là où l’on se trouve.
why-not-driven = On ne sème que sur les cases parcourues pendant ce tour.
why-sign = Dis si ce dé t’accélère ou te ralentit.
why-die = Ce dé reste comme il est.
why-lane-die = Un dé couloir sert à changer de couloir pendant le déplacement.
why-attack-die = Un dé attaque sert après le déplacement : désigne alors un char à portée, ou une case parcourue.
why-face = Tous les dés montrent déjà cette face.
why-line = C’est la ligne : chaque passage boucle un tour de piste, sauf au départ.
why-shield = C’est ta vitesse ; en chemin, les cases qu’il te reste à parcourir.
