# À table
welcome = Bienvenue. À quoi joue-t-on ?
which-game = Quel jeu ? (Entrée : 1)
how-many = Combien de joueurs, de { $least } à { $most } ? (Entrée : { $least })
who = Qui joue ? Les prénoms, séparés par des virgules ; les robots prennent les autres places. (Entrée : rien que toi)
how-strong = De quelle force seront les robots ? (Entrée : 2)
level-1 = débutant
level-2 = amateur
level-3 = habitué
level-4 = expert
level-5 = maître
your-name = Joueur { $number }, comment t’appelles-tu ?
person = Joueur { $number }
no-name = Un prénom s’écrit sur une ligne, en { $most } signes visibles au plus.
same-name = Donne à chacun un prénom bien à lui.
too-many = Il n’y a que { $players } places. Donne moins de prénoms.
give-number = Donne un nombre de { $least } à { $most }.
pick-one = Donne son numéro. (Entrée : { $usual })
pick-several = Les numéros, séparés par des espaces, { $none } ou { $all }. (Entrée : { $usual })
own = autre chose
own-how = Écris-le. (Entrée : { $usual })
not-so = Non : { $reason }.
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
waiting = On attend que toutes les places soient prises.
dice-sealed = La graine des dés est sous scellé : { $seal }
drawn-to = Dessiné : { $file }
serving-at = Les tables sont servies à l’adresse { $server } ; Ctrl-C arrête le serveur.
serving = Ton serveur est à l’adresse { $server }.
table-waits = La table t’attend. Pendant que `quadriga serve` tourne, reprends avec : quadriga join { $link }
recorded = La partie est dans { $file }.
unwritten = Impossible de noter la partie pour l’instant : { $trouble }.
where-else = Dans quel autre fichier garder la partie ? (Entrée : dans aucun)
unrecorded = La partie n’est pas notée.
fault = { $bot } ne joue plus pour { $name } : { $reason }. greedy continue à sa place.
fault-again = { $bot } a perdu la place qu’occupait { $name }.
fault-position = Position :
fault-stderr = Ses dernières lignes sur stderr :
unfinished = Cette partie n’est pas finie.
winners = { $sides ->
    [0] Personne ne gagne.
    [1] { $number ->
        [one] Victoire pour { $names } !
       *[other] { $names } gagnent ensemble !
    }
   *[other] Victoire partagée pour { $names } !
}

# Ce qu’on peut taper
command-help = {"?"} aide help
command-rules = règles regles rules
command-why = pourquoi why
command-hint = conseil hint
command-quit = quitter quit q exit
help = Tape ce qui est écrit devant ce que tu veux faire, ou écris-le comme dans une partie notée : { $notation }. Plusieurs réponses de suite tiennent sur une ligne. Tape règles pour les lire, pourquoi pour savoir quelle règle s’est appliquée, conseil pour savoir que faire, quitter pour t’en aller.
not-understood = « { $answer } » n’est pas une réponse ici. Possible : { $possible }. Tape {"?"} pour l’aide.
not-now = « { $answer } » n’est pas possible maintenant. Possible : { $possible }. Tape {"?"} pour l’aide.
nothing-yet = Il ne s’est encore rien passé.
best = Tes chances de gagner avec ce qui paraît le mieux :

# Quand un jeu n’a pas ses propres mots
ask = { $seat }, que fais-tu ?
do = { $what }
event = { $what } ({ $facts })
seen = { $name } : { $fact }
undrawn = Ce jeu n’a pas de dessin sans ses secrets. Ils se montrent à la fin.

# Listes et comptes
introduced = { $title } : { $tagline }
played-by = { $title } : { $names }
played-on = { $number ->
    [one] Suite d’une autre partie : la première action en vient.
   *[other] Suite d’une autre partie : les { $number } premières actions en viennent.
}
seats = de { $least } à { $most } joueurs
value = VALEUR
several = { $several ->
    [True] none (aucune), all (toutes), ou plusieurs avec des virgules :
   *[False] au choix :
}
with-players = à { $players } :
number = { NUMBER($number, maximumFractionDigits: 2) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chance = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tried = { $chances } · { $tries ->
    [one] { NUMBER($tries) } essai
   *[other] { NUMBER($tries) } essais
}
column-tries = essais
column-action = action
count-games = parties
count-decisions = décisions
count-chances = tirages
count-seconds = secondes
count-speed = décisions par seconde
count-wins = victoires de la place { $number }
count-bot-wins = victoires du robot { $bot }
count-unwon = parties sans vainqueur
count-decided = parties décidées
count-won = victoires
count-share = part des victoires
count-low = sûre à 95 % : de
count-high = à
count-mean-time = ms par décision
count-longest-time = ms, la plus longue
count-rating = OpenSkill
count-seats-lost = places cédées à greedy
seats-lost = { $bot } a perdu sa place { $times } fois en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; greedy a continué, et ce qu’il y a gagné est compté aussi.
first-fault = La première fois, à la place { $number } : { $reason }.
rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
equal = Si { $first } et { $second } étaient de force égale, les blocs de parties seraient aussi inégaux avec une probabilité de { NUMBER($p, maximumSignificantDigits: 2) } (test des signes).
equal-hardly = Si { $first } et { $second } étaient de force égale, les blocs de parties seraient aussi inégaux avec une probabilité de moins de { NUMBER($p, maximumSignificantDigits: 2) } (test des signes).
kept = { $file } garde { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}. La même commande continue de là.
happens = Ce qui arrive dans une partie, en moyenne :
per-game = { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) }
duration = { NUMBER($seconds, maximumSignificantDigits: 3) }
length = Chaque partie a pris { $least } décisions.
lengths = Une partie prend de { $least } à { $most } décisions, { NUMBER($mean, maximumFractionDigits: 1) } en moyenne.
quartiles = Un quart des parties finissent en { $q1 } décisions au plus, la moitié en { $median }, les trois quarts en { $q3 }.
pager = q pour quitter les règles

# Qui gagne, et avec quoi
weighed = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} entre robots égaux{ $unwon ->
    [0] .
    [one] , dont 1 sans vainqueur.
   *[other] , dont { $unwon } sans vainqueur.
}
trait-seat = Place
column-share = gagne
column-interval = 95 %
column-fair = juste
column-ratio = fois
interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
much = { $flag } gagne plus de { NUMBER($much) } fois sa part équitable, qui est au-dessous de l’intervalle.
losses = Ce qui met des joueurs hors course, par partie en moyenne :

# Des dés que l’on peut vérifier
proof-given = { $number ->
    [one] Le premier tirage vient d’une autre partie, dont celle-ci est la suite : il n’est pas vérifié ici.
   *[other] Les { $number } premiers tirages viennent d’une autre partie, dont celle-ci est la suite : ils ne sont pas vérifiés ici.
}
proof-follow = { $number ->
    [0] Aucun tirage dans cette partie.
    [one] Le seul tirage de la partie découle de la graine.
   *[other] Les { $number } tirages de la partie découlent tous de la graine.
}
proof-since = { $number ->
    [0] Aucun tirage depuis.
    [one] Le seul tirage depuis découle de la graine.
   *[other] Les { $number } tirages depuis découlent tous de la graine.
}
proof-stray = Le tirage { $number } ne découle pas de la graine : la ligne { $line } dit « { $fell } », la graine donne « { $due } ».
proof-sealed = La graine est bien celle qui était scellée : son empreinte est celle que tu as donnée.
proof-unsealed = La graine n’est pas celle qui était scellée. Son empreinte n’est pas celle que tu as donnée, mais :
proof-hash = Compare l’empreinte de la graine à celle que la table montrait avant le premier lancer :

# Ce qui ne va pas, selon le genre d’erreur
trouble-unknown-game = aucun jeu ne s’appelle « { $slug } » ; jeux connus : { $known }.{ $close ->
    [none] {""}
   *[other] {" "}Pensais-tu à « { $close } » ?
}
trouble-wrong-players = { $title } se joue de { $least } à { $most } joueurs, pas à { $players }
trouble-wrong-option = option { $name } : « { $value } » n’est pas admis ; { $allowed }
trouble-unreadable = impossible de lire { $what ->
    [position] la position
    [action] l’action
    [record] la partie notée
    [name] le prénom
    [names] les prénoms
    [seed] la graine
   *[other] { $what }
} « { $text } » : { $reason }
trouble-wrong-seat = il n’y a pas de place { $seat } ; ici, les places vont de { $least } à { $most }
trouble-illegal-action = l’action « { $action } » n’est pas possible dans la position « { $position } »{ $possible ->
    [none] {""}
   *[other]  ; possible ici : { $possible }
}
trouble-wrong-moment = { $question } : { $reason }, dans la position « { $position } »
trouble-wrong-record = partie notée, ligne { $line } : { $reason }
trouble-wrong-board = { $file }, { $where } : { $reason }
trouble-wrong-kept = parties gardées, ligne { $line } : { $reason }
trouble-wrong-counts = ce n’est pas un fichier écrit par balance --keep
trouble-wrong-results = ce n’est pas un fichier de résultats écrit par arena --report
trouble-counted-twice = { $table }, est dans deux fichiers ; garde chacun avec un --label à lui
trouble-other-match = ce sont les parties d’une autre rencontre : { $what } y est { $kept }, ici { $asked } ; choisis un autre fichier

# Ce qui ne va pas dans ce qu’on a donné à une commande
trouble-language = langue « { $text } » : Quadriga parle { $known }
trouble-no-link = « { $text } » n’est pas un lien vers une place : il commence par http et finit par la clé, après #
trouble-wrong-store = les tables ne peuvent pas être gardées dans { $place } : { $reason }
trouble-wrong-redis = les nouvelles ne peuvent pas passer par { $place } : { $reason }
trouble-no-server = { $text } : il n’y a pas de serveur ({ $reason })
trouble-port-taken = le port { $port } est déjà pris, peut-être par un autre quadriga serve ; choisis-en un autre avec --port
trouble-no-address = rien ne peut être servi à l’adresse { $text } ({ $reason }) ; vérifie --host et --port
trouble-no-bot-there = « { $text } » ne joue pas sur un serveur ; prends level1 à level5
trouble-server-rolls = sur un serveur, c’est lui qui lance les dés et garde la partie : n’utilise ni --seed ni --record
trouble-no-page = { $title } n’a pas de page de règles
trouble-not-drawn = { $game } n’a pas de dessin
trouble-no-picture = { $file } : une image est un SVG ou un PNG ; choisis un nom en .svg ou .png
trouble-no-png = pour un PNG il faut le paquet resvg-py : pip install quadriga[png] ; sans lui, choisis un nom en .svg
trouble-in-file = { $file } : { $cause }
trouble-no-file = { $file } : il n’y a pas de fichier ni de dossier de ce nom
trouble-no-text = { $file } : ce n’est pas un fichier de texte en UTF-8
trouble-folder = { $file } : c’est un dossier, pas un fichier
trouble-forbidden = { $file } : tu n’as pas le droit de lire ou d’écrire ici
trouble-system = { $file } : { $text }
trouble-folder-there = { $file } : c’est un dossier ; nomme un fichier dedans
trouble-file-there = { $file } : il y a déjà un fichier de ce nom ; choisis-en un autre
trouble-no-folder = { $file } : il n’y a pas de dossier { $folder }
trouble-setting = --set { $text } : écris-le OPTION=VALEUR
trouble-set-twice = --set { $text } : { $name } est donné deux fois
trouble-nobody = --seats : « { $text } » nous est inconnu ; une place est au choix { $known }
trouble-unknown-bot = aucun robot ne s’appelle « { $name } » ; les robots sont { $known }
trouble-wrong-bot = robot « { $name } » : { $reason }
trouble-bots-and-players = --bots : { $bots } robots pour { $players } joueurs
trouble-one-bot = --bots : une seule sorte de robot joue ici à toutes les places, pas « { $text } »
trouble-two-bots = --bots : nommes-en au moins deux, séparés par des virgules
trouble-bot-twice = --bots : « { $text } » est nommé deux fois
trouble-bots-and-sides = --bots : { $bots } robots pour { $sides } camps
trouble-one-game = « { $text } » : nomme un seul jeu ; plusieurs fichiers vont avec --report
trouble-label-alone = --label nomme ce que --keep garde ; donne aussi --keep
trouble-nothing-counted = aucune partie gagnée n’y est encore comptée ; il n’y a rien à raconter
trouble-nothing-kept = aucun bloc entier de parties n’y est encore gardé ; il n’y a rien à raconter
trouble-names = --name « { $text } » : { $reason }
trouble-names-and-players = --name : { $names } prénoms pour { $players } joueurs
trouble-names-and-seats = --name : { $names } prénoms, mais « { $me } » { $times } fois seulement dans --seats
trouble-players-and-seats = --players { $players }, mais --seats en a { $seats } ; donne l’un des deux, ou le même nombre
trouble-position-and-record = donne une position ou --record, pas les deux
trouble-no-position = donne une position dans sa notation : quadriga { $command } { $game } POSITION ; ou une partie notée : --record FILE
trouble-at-alone = --at compte les actions d’une partie notée ; donne aussi --record
trouble-at-too-late = --at { $at } : cette partie notée va jusqu’à { $most }
trouble-only-check = { $option } va avec --check ; donne aussi --check
trouble-no-seed = { $file } : cette partie est notée sans graine, on ne peut donc pas vérifier ses dés ; une table la joint à la partie notée quand celle-ci est finie
trouble-seal = --seal « { $text } » : une empreinte a 64 signes, de 0 à 9 ou de a à f
trouble-one-bench = mesure le serveur ou la page, l’un après l’autre
trouble-no-checkout = ce n’est pas un dossier de sources de Quadriga ; les mesures s’y trouvent, lance ceci dedans
trouble-old-build = le quadriga installé est plus ancien que les sources dans { $folder } ; lance : make setup
trouble-streams = l’entrée ou la sortie a échoué : { $text }

# Pourquoi
reason-yes-or-no = valeurs admises : yes (oui), no (non)
reason-one-of = valeurs admises : { $values }
reason-one-of-with = valeurs admises à { $players } : { $values }
reason-one-of-or-list = valeurs admises : { $values }, ou { $number } parmi ceux-ci, séparés par des virgules : { $stock }
reason-any-of = valeurs admises à { $players } : none (aucune), all (toutes), ou plusieurs parmi { $values }, séparées par des virgules
reason-not-there = il n’y a pas de « { $value } »
reason-too-often = « { $value } » est donné { $times } fois ; au plus { $most }
reason-other-number = il en faut { $needed }, pas { $given }
reason-options = options { DE($title) } : { $names }
reason-no-options = { $title } n’a pas d’options
reason-action = { $title } n’a pas d’action de ce nom
reason-over = la partie est finie
reason-chance = ici, c’est le hasard qui décide, et personne d’autre
reason-names = { $players } places demandent { $players } prénoms
reason-name = un prénom tient sur une ligne, en { $most } signes visibles au plus
reason-same-names = deux d’entre eux sont pareils ; donne à chacun le sien
reason-seed = une graine a 64 signes, de 0 à 9 ou de a à f
reason-title = la première ligne doit être « { $needed } »
reason-other-title = la première ligne doit être « { $needed } » ; une autre version de Quadriga l’a écrite
reason-cut = la partie est coupée ici ; sa dernière ligne doit commencer par « end »
reason-changed = « { $text } » n’est pas ce qui a été noté ; cette ligne ou son contrôle a été modifié
reason-expected = il faut ici « { $needed } », et non « { $text } »
reason-number = « { $text } » n’est pas un nombre
reason-version = il faut ici la version des règles : « game NOM rules NOMBRE »
reason-newer = notée avec les règles { $version } { DE($title) }, plus récentes que les règles { $ours } d’ici ; mets Quadriga à jour
reason-older = notée avec les règles { $version } { DE($title) } ; les règles { $ours } d’ici ne la rejoueraient pas fidèlement
reason-game = il faut ici une partie de « { $needed } », et non de « { $text } »
reason-actor = c’est à « { $needed } » d’agir ici, et non à « { $text } »
reason-end = la partie finit par « { $needed } », et non par « { $text } »
reason-after = rien ne doit suivre la fin
reason-given = { $given } actions sont données, mais il n’y en a que { $actions }
reason-whole-file = fichier entier
reason-toml = ce n’est pas du TOML : { $text }
reason-missing = manquant ; il faut ici { $called ->
    [number] un nombre entier
    [word] un mot
    [numbers] une liste de nombres entiers
    [table] une table
   *[tables] une liste de tables
}
reason-other-kind = { $value } n’est pas { $called ->
    [number] un nombre entier
    [word] un mot
    [numbers] une liste de nombres entiers
    [table] une table
   *[tables] une liste de tables
}
reason-too-small = { $value } est trop petit ; au moins { $least }
reason-tables = il faut ici une liste de tables
reason-origin = « { $value } » ne fait pas partie de { $origins }
reason-no-kept = ce n’est pas la première ligne d’un fichier écrit par arena --keep
reason-no-kept-game = ce n’est pas une partie de cette rencontre, comme arena --keep les écrit
reason-store-places = donne un fichier, { "sqlite:///FICHIER" } ou { "postgresql://UTILISATEUR@HÔTE/BASE" }
reason-store-asyncpg = pour PostgreSQL il faut le paquet asyncpg : pip install { "'quadriga[scale]'" }
reason-store-newer = un Quadriga plus récent y a écrit (version { $version } ; celui-ci connaît la { $ours }) ; mets Quadriga à jour
reason-store-other-program = c’est la base de données d’un autre programme
reason-store-url = l’URL est illisible
reason-store-silent = la base ne répond pas
reason-redis-package = pour Redis il faut son paquet : pip install { "'quadriga[scale]'" }
reason-redis-places = donne { "redis://HÔTE:PORT" }, { "rediss://…" } ou { "unix://FICHIER" }
reason-server-unstarted = il n’a pas démarré
reason-server-no-port = aucun port n’est libre
reason-bot-unstarted = impossible de le lancer ({ $why })
reason-bot-silent = pas de réponse en { $seconds } secondes
reason-bot-endless = sa réponse dépasse { $most } octets
reason-bot-nonsense = il a répondu « { $answer } », qui n’est aucune des actions
reason-bot-unasked = il a dit « { $text } » sans qu’on le lui demande
reason-bot-closed = il a fermé sa sortie
reason-bot-ended = il s’est arrêté avec le code { $code }
reason-bot-killed = il a été arrêté par le signal { $signal }
reason-bot-quotes = un guillemet reste ouvert
reason-bot-empty = il manque la commande
reason-bot-no-program = il n’y a pas de programme « { $program } »
reason-bot-no-file = il n’y a pas de fichier de ce nom
reason-bot-unread = impossible de lire le fichier ({ $why })
reason-bot-no-python = la ligne { $line } n’est pas du Python
reason-bot-no-function = il n’y a pas de fonction « { $function } » dedans
