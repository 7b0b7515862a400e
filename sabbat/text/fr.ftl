### The frame: words that every game shares, in French. The twin is en.ftl; both hold the same ids.
### Typography: a no-break space stands before : and inside « », a narrow one before ; ! ?


## Lists
## $first: what has been joined so far; $next: what comes now; $count, $n: a number; $who, $name: a name.

list-more = { $first }, { $next }
list-last = { $first } et { $next }
list-times = { $count } × { $name }
list-score = { $who } { $n }


## Words of the table

# $n: the number of the seat, from 1.
seat-name = Place { $n }
word-hidden = quelque chose de caché
word-player = Joueur
word-match = Partie
word-table = Table
word-seed = Graine
word-rules = Règles
word-rule = Règle
word-log = Ce qui s’est passé
word-question = À vous de choisir
word-waiting = On attend les autres
word-why-not = Pourquoi pas ?
word-winner = Vainqueur
word-winners = Vainqueurs
word-rank = Rang
word-score = Score
word-yes = Oui
word-no = Non


## Actions

do-Tick = Le temps est écoulé


## Refusals: why not
## $seat: the number of a seat, from 0.

why-no_such_seat = Il n’y a pas de place { $seat } à cette table.
why-match_is_over = La partie est terminée.
why-nothing_asked = On ne vous demande rien pour l’instant.
why-question_is_gone = Trop tard : cette question n’est plus posée.
why-not_asked = Ce n’est pas une réponse à cette question.
