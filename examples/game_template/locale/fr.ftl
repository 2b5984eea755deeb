title = Gobelets
tagline = une course avec des dés que seuls leurs propriétaires voient

# Ce qui se convient avant une partie
option-path = Quelle est la longueur du chemin ?
option-path-short = court
option-path-long = long
option-swaps = Peut-on échanger les gobelets ?
option-swaps-no = non
option-swaps-yes = oui

# Ce qui est demandé
ask-turn = { $seat }, ton dé montre { $number } : tu marches ou tu échanges ?
    .others = { $seat } choisit : marcher ou échanger

# Ce que ferait une action
do-walk = marcher de { $number } pas
do-swap = échanger son gobelet avec { $other_seat }

# Ce qui s’est passé
event-shake = { $seat } secoue un gobelet.
event-walk = { $seat } marche de { $number } pas.
event-swap = { $seat } et { $other_seat } échangent leurs gobelets.
event-end = La manche est finie, et la partie aussi.

# À quoi une victoire peut tenir
trait-swaps = Échanges faits

# Comment cela s’est terminé
end-arrived = { $number ->
    [one] Un seul est arrivé au bout du chemin.
   *[other] { $number } sont arrivés au bout du chemin dans la même manche.
}
fate-far = { $number } pas

# Le dessin
place = { $seat } : pas { $step } sur { $end }, { $tokens ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $tokens } jetons
}
die = un { $number } sous le gobelet
