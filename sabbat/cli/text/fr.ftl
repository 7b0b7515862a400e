### Les mots du terminal, en français. Le jumeau est en.ftl ; les deux ont les mêmes identifiants.

## The frame

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
footer-language = English
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

ending-title = La foire est finie
ending-won = { $names } gagne !
ending-shared = Victoire partagée : { $names }
ending-you = Vous gagnez !
ending-again = r  rejouer
ending-quit = q  quitter
ending-look = Échap  revoir la table
ending-rank = Rang
ending-who = Qui
ending-points = Points
ending-from = D’où viennent les points

pick-second = Second jeton, avec { $chip }
pick-only = seulement { $chip }
pick-none = ne rien acheter

## Charlatans on the table

round = Manche { $number }/{ $of }

white = Blancs
risk = Risque
flask-full = pleine
flask-empty = vide
bag = Sac
bag-empty = vide
beside = À côté
drawn = Tirés
next-scores = Rapporterait
scores = Rapporte
tails = rat +{ $count }
tube = tube { $glass }
shield = protégé { $draws }
exploded = explosé
stopped = arrêté
decided = main tendue
price-coins = { $price ->
    [one] { $price } sou
   *[other] { $price } sous
}
coins-left = { $coins ->
    [one] reste { $coins } sou
   *[other] restent { $coins } sous
}
coins-to-spend = { $coins ->
    [one] { $coins } sou à dépenser
   *[other] { $coins } sous à dépenser
}
closed = s’ouvre en manche { $number }
books = Les livres de cette partie
legend = ★ points  ◆ rubis  ▼ goutte  ~ rat  ▲ bouteille  or : la case de décompte

note-draw = { $odds } d’exploser

## Replays

replay-unfinished = { $answers ->
    [one] L’enregistrement s’arrête ici, après { $answers } réponse ; la partie n’était pas finie.
   *[other] L’enregistrement s’arrête ici, après { $answers } réponses ; la partie n’était pas finie.
}
