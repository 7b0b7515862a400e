### The frame: words that every game shares, in French. The twin is en.ftl; both hold the same ids.
### Typography: a no-break space stands before : and inside « », a narrow one before ; ! ?

# What this language calls itself.
language-name = Français


## Quel genre de jeu, on its box

kind-cooperative = coopératif
kind-drafting = choisir et faire passer
kind-memory = mémoire
kind-push_your_luck = stop ou encore
kind-speed = rapidité
kind-other = un jeu


## Lists
## $first: what has been joined so far; $next: what comes now; $count, $n: a number; $who, $name: a name.

list-more = { $first }, { $next }
list-last = { $first } et { $next }
list-times = { $count } × { $name }
list-score = { $who } { $n }
# The reader, in a list of players.
list-you = vous


## Words of the table

# $n: the number of the seat, from 1.
seat-name = Place { $n }
word-hidden = quelque chose de caché
word-table = Table
word-rule = Règle
word-log = Ce qui s’est passé
word-question = À vous de choisir
word-winners = Vainqueurs


## Actions

do-Tick = Le temps est écoulé
do-Undo = Reprendre ma réponse


## Ce qui arrive à toutes les tables

# $who a repris sa dernière réponse ; $answers : combien de réponses sont reprises avec elle, la sienne comprise.
event-AnswerTakenBack =
    { $answers ->
        [1] { $who } reprend sa dernière réponse.
       *[other] { $who } reprend une réponse et tout ce qui a suivi : { $answers } réponses.
    }
    .you =
    { $answers ->
        [1] Vous reprenez votre dernière réponse.
       *[other] Vous reprenez votre réponse et tout ce qui a suivi : { $answers } réponses.
    }


## Refusals: why not
## $seat: the number of a seat, from 0.

why-no_such_seat = Il n’y a pas de place { $seat } à cette table.
why-match_is_over = La partie est terminée.
why-nothing_asked = On ne vous demande rien pour l’instant.
why-question_is_gone = Trop tard : cette question n’est plus posée.
why-not_asked = Ce n’est pas une réponse à cette question.
why-no_window_is_open = Aucun délai n’est en cours.
why-window_is_open = Ce délai n’est pas encore écoulé.
why-nothing_to_take_back = Vous n’avez aucune réponse à reprendre.
why-not_your_last_answer = Ce n’est plus votre dernière réponse.
why-others_have_answered = D’autres ont répondu depuis : il faut maintenant l’accord de toute la table.
why-something_was_revealed = Quelque chose a été révélé : il faut maintenant l’accord de toute la table.
why-moments_count = Quand chaque instant compte, ce qui est fait est fait.

## Ce qu’une table refuse

why-no_undo_here = À cette table, rien ne se reprend.
why-no_such_wish = Cette demande n’est plus sur la table.
why-not_started = La partie n’a pas commencé.
why-already_started = La partie a déjà commencé.
why-match_is_on = La partie n’est pas finie.
why-not_seated = Vous n’avez pas de place à cette table.
why-own_seat = C’est votre propre place.
why-seat_is_taken = Cette place est déjà prise.
why-table_is_full = Toutes les places sont prises.
why-person_is_here = La personne assise là est à la table.
why-no_name = Dites-nous votre nom, s’il vous plaît.
why-nothing_said = Il n’y avait rien à dire.
why-phrases_only = Tant que les cartes sont secrètes, on ne se parle qu’avec les phrases du jeu.
why-no_such_phrase = Ce jeu n’a pas cette phrase.
why-host_only = Seul l’hôte peut le faire.
why-no_such_bot = Aucun robot ne s’appelle { $bot } ici.
why-no_such_game = Aucun jeu ne s’appelle { $game } ici.
why-no_guide = Ce jeu n’a pas encore de partie guidée.
why-no_such_table = Cette table n’existe pas, ou elle a été débarrassée.
why-ask_the_host = À cette table, c’est l’hôte qui fait entrer : frappez.
why-host_may_come_back = L’hôte va peut-être revenir. Frappez de nouveau dans deux minutes.
why-host_keeps_seat = La place de l’hôte reste à l’hôte.
why-nobody_knocks = Il n’y a plus personne à la porte.
why-too_many_knock = Trop de monde frappe déjà à la porte.
why-no_such_pass = Ce code ne vaut plus. Montrez-en un nouveau sur l’autre appareil.
why-no_such_code = Aucune table n’a ce code. Est-il bien écrit ?
why-only_from_here = Cela ne se fait que sur l’ordinateur où tourne Sabbat.
why-no_local_network = Cet ordinateur n’est dans aucun réseau que des téléphones pourraient atteindre.
why-no_notices = Ce serveur n’envoie pas d’avis.
why-no_such_subscription = L’abonnement de ce navigateur est inutilisable.
why-bad_options = On ne peut pas dresser la table ainsi.
why-table_moved_on = La table a avancé ; regardez de nouveau.
why-too_late = Trop tard, de peu : c’était déjà joué.
why-no_clock = Dans ce jeu, l’instant ne compte pas.
why-not_stored = Impossible de le noter, donc cela ne compte pas. Veuillez réessayer.
why-too_fast = Doucement ! C’était trop à la fois.
why-too_large = Ce message est trop long.
why-malformed = Ce message est illisible.

## Un lien, avant qu’on l’ouvre

# $host : qui invite ; $game : le nom du jeu.
invitation-from = { $host } vous invite : { $game }
invitation = Une table vous attend : { $game }

## Un avis de tour, sur l’écran de quelqu’un qui n’est pas là

# $game : le nom du jeu ; $table : le code de la table.
notice-your-turn = À vous de jouer
notice-where = { $game }, table { $table }
notice-off = Plus d’avis
