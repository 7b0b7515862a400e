### Les mots du terminal, en français. Le jumeau est en.ftl ; les deux ont les mêmes identifiants.

## At the table

seat = Place { $number }
thinking = réfléchit
waiting = On attend { $names }…
help-title = Aide et règles
help-search = Chercher dans les règles : un mot, ou un numéro comme { $example }
help-none = Aucune règle n’en parle.
card = Carte de la manche
footer-help = aide
footer-books = livres
footer-card = carte
footer-undo = reprendre
footer-quit = quitter
footer-close = Échap  fermer
too-small = Agrandissez un peu la fenêtre : 80 × 24 suffit.

keys =
    { "[" }↑ ↓ ← →{ "]" } ou { "[" }Tab{ "]" } pour choisir, { "[" }Entrée{ "]" } pour répondre ; la touche à côté d’une option répond aussitôt.
    { "[" }⌫{ "]" } revient sur un choix en deux temps. Une option grisée dit pourquoi, et quelle règle le veut.
    { "[" }PgPréc{ "]" } { "[" }PgSuiv{ "]" } pour relire le journal.

quit-sure = Quitter cette partie ?
quit-saved = Elle sera enregistrée dans { $file }.
quit-lost = Elle ne sera pas enregistrée.
quit-yes = o  quitter
quit-no = n  rester
not-saved = Impossible d’enregistrer { $file } : { $why }

ending-title = La partie est finie
ending-won = { $names } gagne !
ending-shared = Victoire partagée : { $names }
ending-all-won = Toute la table gagne !
ending-all-lost = Toute la table perd.
ending-you = Vous gagnez !
ending-again = r  rejouer
ending-quit = q  quitter
ending-look = Échap  revoir la table
ending-rank = Rang
ending-who = Qui
ending-points = Points
ending-from = D’où viennent les points

books = Les livres de cette partie

## Replays

replay-unfinished = { $answers ->
    [one] L’enregistrement s’arrête ici, après { $answers } réponse ; la partie n’était pas finie.
   *[other] L’enregistrement s’arrête ici, après { $answers } réponses ; la partie n’était pas finie.
}
