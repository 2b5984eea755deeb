# La page

skip = Aller au jeu
look = Apparence
look-auto = Comme le système
look-light = Clair
look-dark = Sombre
look-contrast = Contraste élevé
loading = Un instant…

# La première page
welcome = Quatre jeux de course, une table
games = Les jeux
your-name = Ton prénom
name = prénom
you-name = Invité
players = De { $fewest } à { $most } joueurs
play-now = Jouer tout de suite
with-friends = Entre amis
rules = Règles
your-tables = Tes tables
open-tables = Tables avec une place libre
tables-to-watch = Tables à regarder
free-seat = une place libre

# Préparer une table
how-many = Combien de joueurs ?
seat-number = Place { $number }
kind-person = Quelqu’un sur cet appareil
kind-link = Un ami, par lien
kind-open = Le premier venu
kind-bot = Un robot
level = niveau
level-1 = débutant
level-2 = amateur
level-3 = habitué
level-4 = expert
level-5 = maître
listed = Des inconnus peuvent trouver cette table
covered = Un robot joue pour qui s’absente plus d’une minute
hints = On peut demander conseil
watched = D’autres peuvent regarder
undo-allowed = On peut reprendre un coup
chat-allowed = On peut discuter
pace = Pendules
pace-none = sans
pace-quick = 3 minutes chacun, 5 secondes de plus par décision
pace-calm = 10 minutes chacun, 15 secondes de plus par décision
pace-slow = 3 jours chacun, une demi-journée de plus par décision
open-table = Ouvrir la table

# Avant la partie
invited = On t’invite à jouer
sit-down = S’asseoir
waiting-for-all = On attend que tout le monde soit assis
send-link = Envoie ce lien à un ami :
copy = Copier

# La partie
you = toi
away = absent
covered-away = un robot joue
covered-resigned = a abandonné
covered-clock = à court de temps
winner = gagne
turn-of = { $name } réfléchit
is-paused = { $name } a mis la partie en pause
won = { $number ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
nobody-won = La partie est finie, et personne ne gagne
actions = Ce que tu peux faire
all-actions = Tout ce que tu peux faire ({ $number })
which-one = Lequel ?
confirm-it = Comme ceci ?
next-one = Suivant
hint = Conseil
hint-is = Un robot fort jouerait : { $action }
undo = Reprendre
rematch = Rejouer
pause = Pause
resume = Reprendre la partie
chat = Discussion
unread = { $number ->
    [one] 1 nouveau
   *[other] { $number } nouveaux
}
nothing-said = Personne n’a encore rien dit.
your-words = Dis quelque chose
send = Envoyer
resign = Abandonner
resign-sure = Tu abandonnes ? Un robot joue à ta place, et tu ne pourras pas revenir.
rather-not = Non, je continue
sheets = La feuille de chacun
log = Ce qui s’est passé
why = La règle qui l’a voulu
clause = Règle { $number }
whole-rules = Toutes les règles
close = Fermer
board = Le plateau : les flèches mènent d’une chose éclairée à la suivante
whole-board = Tout le plateau
speed = Vitesse
speed-1 = normale
speed-2 = rapide
speed-4 = très rapide
speed-Infinity = sans animation
sound = Sons
dice-sealed = Dés scellés sous { $seal }…
line-lost = La connexion est perdue. Elle revient d’elle-même.
no-table = Cette table n’existe pas, ou elle n’est pas pour toi.
pass-on = Passe l’appareil
pass-to = { $name }, c’est à toi. Personne d’autre ne regarde ?
here-i-am = Me voici

# Une partie, encore une fois
replay = Revoir la partie
moment = Moment de la partie
step-back = Reculer
step-ahead = Avancer
play = Lire
stop = Arrêter
seen-by = Vue par
a-watcher = qui regarde

# Jeux sans mots à eux
ask = { $seat }, que fais-tu ?
do = { $what }
event = { $what } { $facts }

# Pourquoi on ne peut pas
why-not-now = Il n’y a rien à en faire maintenant.
why-not-yours = C’est à { $owner_seat }.
why-others-turn = C’est au tour { DE($name) }.
why-over = La partie est finie.
why-paused = La partie est en pause.
why-watching = Tu regardes cette partie.
