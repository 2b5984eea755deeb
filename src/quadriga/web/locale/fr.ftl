# La page

skip = Aller au jeu
look = Thème
look-auto = Comme l’appareil
look-light = Clair
look-dark = Sombre
look-contrast = Contraste élevé
loading = Un instant…
no-such-page = Cette page n’existe pas.
to-the-games = Voir les jeux
to-the-table = Aller à la table

# La première page
welcome = Des jeux de course, une table
games = Les jeux
your-name = Ton prénom
name = prénom
you-name = Invité
players = De { $fewest } à { $most } joueurs
minutes = environ { $minutes } minutes
play-now = Jouer tout de suite
against-bots = { $number ->
    [one] contre un robot, niveau { $level }
   *[other] contre { $number } robots, niveau { $level }
}
bots-up = Tu as gagné la dernière fois, alors les robots jouent un niveau au-dessus.
bots-down = Trois défaites de suite, alors les robots jouent un niveau en dessous.
go-on = Revenir à { $title }
with-friends = Entre amis
rules = Règles
your-tables = Tes tables
open-tables = Tables avec une place libre
tables-to-watch = Tables à regarder
your-finished = Tes parties finies
finished-games = Parties finies
free-seat = une place libre
not-begun = En attente
your-turn = À toi de jouer
won-by = Partie gagnée par { $names }
no-winner = Personne n’a gagné

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
wishes = Variantes et réglages
open-table = Ouvrir la table

# Avant la partie
invited = On t’invite à jouer à { $title }
invited-by = { $name } t’invite à jouer à { $title }
at-table = À la table : { $names }
bad-link = Ce lien n’ouvre pas cette place. Demande-en un autre.
seat-is-free = Il y a une place libre pour toi.
seat-by-link = Pour jouer ici, demande le lien vers ta place. Avec cette adresse, tu peux seulement regarder.
sit-down = S’asseoir
waiting-for-all = On attend que tout le monde soit assis
send-link = Place { $number } : envoie ce lien à un ami
open-link = Toute personne qui a cette adresse peut s’asseoir
copy = Copier
copied = Copié
share = Partager
code = Le lien en code QR
only-here = Cette adresse ne marche que sur cet ordinateur. Lance Quadriga avec « make host », et elle marchera pour tous sur ton réseau.

# La partie
you = toi
with-you = avec toi
away = absent
covered-away = un robot joue
covered-resigned = a abandonné
covered-clock = à court de temps
took-back = { $name } reprend son coup
is-gone = { $name } n’est plus là
is-back = { $name } est de retour
is-away = { $name } n’est toujours pas là ; un robot joue en attendant
is-resigned = { $name } abandonne ; un robot prend la suite
is-clock = { $name } n’a plus de temps ; un robot prend la suite
is-resigned-last = { $name } abandonne, et la partie s’arrête
is-clock-last = { $name } n’a plus de temps, et la partie s’arrête
winner = gagne
out = hors jeu
turn-of = { $name } réfléchit
waiting-for-away = On attend { $name }, qui n’est pas là
is-paused = { $name } a mis la partie en pause
won = { $number ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
nobody-won = La partie est finie, et personne ne gagne
ended = Plus personne ne joue : la partie s’arrête là
ended-by-you = Tu as abandonné : la partie s’arrête là
gone-resigned = Tu as abandonné, un robot joue à ta place.
gone-clock = Tu n’as plus de temps, un robot joue à ta place.
actions = Ce que tu peux faire
all-actions = Tout ce que tu peux faire ({ $number })
can-skip = Pour ne pas attendre, touche le plateau.
can-skip-by-key = Pour ne pas attendre, clique sur le plateau ou appuie sur Espace.
which-one = Que choisis-tu ?
which-way = Touche encore pour voir un autre choix, touche sa place pour jouer celui-ci.
which-way-by-click = Clique encore pour voir un autre choix, clique sur sa place pour jouer celui-ci.
which-way-by-key = R pour voir un autre choix, Entrée pour jouer celui-ci.
confirm-it = Comme ça ? Touche encore.
confirm-it-by-click = Comme ça ? Clique encore, ou appuie sur Entrée.
next-one = Suivant
choose-again = Autre chose
hint = Conseil
hint-comes = Je réfléchis…
hint-is = Le conseil d’un robot fort : { $action }
rematch-join = Les autres rejouent : rejoins-les
rematch-watch = Ils rejouent : regarde
undo = Annuler le coup
rematch = Rejouer
your-colour = { $number ->
    [one] { $name }, cette fois ta couleur est { $inks }.
   *[other] { $name }, cette fois tes couleurs sont { $inks }.
}
ink = { $ink ->
    [0] le bleu
    [1] le rouge
    [2] le vert
    [3] le jaune
    [4] le violet
    [5] le brun
    [6] le turquoise
   *[7] le rose
}
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
resign-last-sure = Tu abandonnes ? La partie s’arrête alors, sans gagnant.
rather-not = Non, je continue
sheets = La feuille de chacun
log = Ce qui s’est passé
why = La règle qui l’explique
clause = Règle { $number }
whole-rules = Toutes les règles
close = Fermer
board = Le plateau : les flèches mènent d’une chose éclairée à la suivante
whole-board = Tout le plateau
speed = Animation
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-very-fast = très rapide
speed-none = aucune
sound = Sons
days-left = { $days } j { $hours } h
dice-sealed = Dés honnêtes, scellés sous { $seal }…
fair-dice = Des dés honnêtes
line-lost = La connexion est perdue. Elle revient d’elle-même.
no-table = Cette table n’existe pas, ou elle n’est pas pour toi.
no-game = Ce jeu n’existe pas ici.
pass-on = Passe l’appareil
pass-to = { $name }, c’est à toi. Personne d’autre ne regarde ?
here-i-am = Oui, c’est moi, { $name }
it-is-another = Non, c’est { $name }
it-is-me = C’est moi, { $name }

# Une partie, encore une fois
replay = Revoir la partie
moment = Moment de la partie
board-once-more = Le plateau
step-back = Reculer
step-ahead = Avancer
decision-back = À la décision d’avant
decision-ahead = À la décision d’après
replay-keys = ← → un instant, avec Maj une décision ; espace pour lire
chance-decides = Le hasard décide
copy-moment = Copier le lien vers cet instant
play-on = Jouer la suite à partir d’ici, contre des robots
in-the-place-of = Tu prends la place de
others-are-bots = Les autres sont des robots
play-on-now = Jouer la suite
played-on = Suite d’une autre partie
play = Lire
stop = Arrêter
seen-by = Vue par
a-watcher = un spectateur

# Une première partie guidée
learn = Apprendre à jouer
learn-instead = Apprendre en jouant
coach = Ton guide
coach-hide = Masquer le guide
coach-show = Afficher le guide
coach-learnt = Appris : { $number } sur { $all }
coach-next = Suivant
coach-previous = Retour
coach-skip = Passer l’introduction
coach-begin = C’est parti
coach-first = Ton guide explique quelque chose : lis-le, puis touche son bouton.
coach-go-on = Continuer
coach-advise = Donne-moi un conseil
coach-thinks = Laisse-moi réfléchir…
coach-advice = Mon conseil :
coach-follow = Suivre le conseil
coach-rule = Règle { $clause }
coach-watch = Quelqu’un d’autre joue. Regarde ce qui se passe.
coach-your-turn = C’est à toi.
coach-won = Tu as gagné !
coach-over = Ta première partie est finie. Bien joué !
coach-missed = Cette fois-ci, tu n’as pas rencontré :
coach-play = Jouer pour de vrai

# Jeux sans mots à eux
ask = { $seat }, que fais-tu ?
do = { $what }
event = { $what } { $facts }

# Pourquoi on ne peut pas
why-not-now = Il n’y a rien à en faire maintenant.
why-not-yours = C’est à { $owner_seat }, pas à toi.
why-others-turn = C’est au tour { DE($name) }.
why-over = La partie est finie.
why-paused = La partie est en pause.
why-watching = Tu regardes cette partie.

# Pourquoi ce n’est pas fait
refused-broken = On ne peut plus jouer à cette table. Ouvres-en une autre.
refused-busy = Il se passe trop de choses à la fois à cette table. Réessaie.
refused-full = La discussion est pleine à cette table. Rejoue, et une autre commence.
refused-illegal = Ce n’est pas possible maintenant. Choisis ce qui est éclairé.
refused-no-answer = Le serveur ne répond pas. Réessaie dans un instant.
refused-no-hint = Pas de conseil pour l’instant. Réessaie.
refused-no-moment = La partie n’a pas cet instant.
refused-no-page = Les règles de ce jeu n’existent pas dans cette langue.
refused-no-seat = Cette place n’existe pas.
refused-no-table = Cette table n’existe pas, ou elle n’est pas pour toi.
refused-no-undo = On ne peut pas revenir là-dessus : les dés sont tombés, un autre a joué, sa pendule tourne, ou quelque chose a été vu.
refused-nobody = Les robots ne commencent pas sans personne. Donne au moins une place à quelqu’un.
refused-not-here = À cette table, on a choisi de s’en passer.
refused-not-paused = La partie n’est pas en pause.
refused-not-yours = Ce n’est pas à toi de le faire : la place est à un autre, ou ce n’est pas ton tour.
refused-origin = Le serveur ne répond pas à cette adresse.
refused-paused = La partie est en pause. Reprends-la d’abord.
refused-rules = Les règles de ce jeu ont changé depuis l’ouverture de cette table. Ouvres-en une autre.
refused-stale = Il s’est passé quelque chose entre-temps. Regarde encore.
refused-taken = La place vient d’être prise. Prends-en une autre, ou regarde la partie.
refused-text = Ce nom ou ce message ne va pas : il est vide, trop long, ou c’est le nom d’un autre.
refused-too-large = C’est trop à la fois.
refused-too-many = Trop de demandes sont venues d’ici. Attends un peu, puis réessaie.
refused-too-often = Cela a été fait trop souvent à cette table.
refused-unavailable = Cela n’a pas pu être enregistré. Réessaie.
refused-unreadable = Le serveur ne comprend pas : { $message }
refused-wrong-phase = C’est trop tôt, ou trop tard. Regarde où en est la partie.
