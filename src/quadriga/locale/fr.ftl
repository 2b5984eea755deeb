# À table
welcome = Bienvenue. À quoi joue-t-on ?
which-game = Quel jeu ? (Entrée : 1)
how-many = Combien de joueurs, de { $least } à { $most } ? (Entrée : { $least })
who = Qui joue ? Les prénoms, séparés par des virgules ; les robots prennent les autres places. (Entrée : rien que toi)
your-name = Joueur { $number }, comment t’appelles-tu ?
person = Joueur { $number }
no-name = Un prénom s’écrit sur une ligne, en { $most } signes visibles au plus.
same-name = Donne à chacun un prénom bien à lui.
too-many = Il n’y a que { $players } places. Donne moins de prénoms.
give-number = Donne un nombre de { $least } à { $most }.
pick-one = Donne son numéro. (Entrée : { $usual })
pick-several = Les numéros, séparés par des espaces, { $none } ou { $all }. (Entrée : { $usual })
all = tout toutes tous all
none = aucun aucune none
and = et
hello = Bonjour { $people }.
bots = { $number ->
    [one] { $bots } est un robot.
   *[other] { $bots } sont des robots.
}
prompt = ({"?"} = aide)
goodbye = À bientôt.
recorded = La partie est dans { $file }.
unfinished = Cette partie n’est pas finie.
winners = { $number ->
    [0] Personne ne gagne.
    [one] Victoire pour { $names } !
   *[other] Victoire partagée pour { $names } !
}

# Ce qu’on peut taper
command-help = {"?"} aide help
command-rules = règles regles rules
command-why = pourquoi why
command-quit = quitter quit q exit
help = Tape ce qui est écrit devant ce que tu veux faire, ou écris-le comme dans une partie notée : { $notation }. Tape règles pour les lire, pourquoi pour savoir quelle règle s’est appliquée, quitter pour t’en aller.
not-understood = « { $answer } » n’est pas une réponse ici. Possible : { $possible }. Tape {"?"} pour l’aide.
not-now = « { $answer } » n’est pas possible maintenant. Possible : { $possible }. Tape {"?"} pour l’aide.
nothing-yet = Il ne s’est encore rien passé.

# Quand un jeu n’a pas ses propres mots
ask = { $seat }, que fais-tu ?
do = { $what }
event = { $what } ({ $facts })
seen = { $name } : { $fact }
undrawn = Ce jeu n’a pas de dessin sans ses secrets. Ils se montrent à la fin.

# Listes et comptes
introduced = { $title } : { $tagline }
played-by = { $title } : { $names }
seats = de { $least } à { $most } joueurs
value = VALEUR
several = { $several ->
    [True] none (aucune), all (toutes), ou plusieurs avec des virgules :
   *[False] au choix :
}
with-players = à { $players } :
number = { NUMBER($number, maximumFractionDigits: 2) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
count-games = parties
count-decisions = décisions
count-chances = tirages
count-seconds = secondes
count-speed = décisions par seconde
count-wins = victoires de la place { $number }
duration = { NUMBER($seconds, maximumSignificantDigits: 3) }
length = Chaque partie a pris { $least } décisions.
lengths = Une partie prend de { $least } à { $most } décisions, { NUMBER($mean, maximumFractionDigits: 1) } en moyenne.
quartiles = Un quart des parties finissent en { $q1 } décisions au plus, la moitié en { $median }, les trois quarts en { $q3 }.
pager = q pour quitter les règles
