### La page autour de chaque jeu, en français. Son jumeau est en.ftl ; les deux ont les mêmes identifiants.

web-title = Sabbat
web-tagline = Cinq jeux de sorcières autour d’une table. Entre amis par un lien, ou avec des bots : tout de suite.
web-skip = Aller à la table
web-home = Retour à l’étagère
web-loading = On allume les bougies…
web-board-broke = Quelque chose a mal tourné : le plateau ne peut pas être dessiné pour l’instant. La partie continue.
web-menu = Réglages
web-close = Fermer

## Réglages
web-language = Langue
web-theme = Lumière
web-theme-system = Comme l’appareil
web-theme-dark = Nuit
web-theme-light = Matin
web-sound = Son
web-volume = Volume
web-volume-quiet = Doux
web-volume-normal = Normal
web-volume-loud = Fort
web-vibration = Vibration
web-full-screen = Plein écran
web-motion = Animations
web-on = Oui
web-off = Non
web-motion-full = Vives
web-motion-calm = Calmes
web-speed = Rythme des événements
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-quick = Rapide
web-speed-none = Immédiat
web-forget-pace = Oublier à quel rythme les bots jouent avec moi
web-forgot-pace = C’est oublié : les bots recommencent comme avec quelqu’un de nouveau.
web-hints = Conseils

## Étagère
web-your-name = Votre nom
web-shelf = L’étagère
# $fewest, $most : nombres de joueurs.
web-box-facts = { $fewest } à { $most } joueurs · { $minutes } min · dès { $age } ans · { $kind }
# The same, as short as it gets.
web-box-short = { $fewest }–{ $most } · { $minutes } min · { $age } ans
web-first-match = Première partie guidée
web-first-match-about = Apprendre en jouant, en cinq minutes
web-play-now = Jouer maintenant
web-play-now-about =
    { $kind ->
        [cooperative] Avec des bots à vos côtés, tout de suite
       *[other] Contre des bots, tout de suite
    }
web-invite = Inviter des amis
web-invite-about = Une table et un lien
web-how-many = Joueurs
web-bot-level = Bots
web-more-choices = Plus de choix
# $n: how many play; $bots: how well the bots do.
web-chosen = { $n } joueurs, { $bots }
web-my-tables = Mes tables ouvertes
web-my-turn = À vous
web-phase-gathering = On s’installe
web-phase-playing = En cours
web-phase-over = Terminée
web-phase-damaged = Ne peut reprendre
web-needs-line = Pas de connexion pour l’instant. L’étagère et les règles sont là ; une table a besoin de la connexion.
web-about = À propos de Sabbat
web-about-version = Version { $version }
web-about-licence = Logiciel libre sous licence MIT ; les caractères sont sous licence SIL Open Font.
web-about-rules = Les règles
web-about-docs = Documentation
web-failed = Ça n’a pas marché. Le serveur est-il là ?
web-newer-page = Il y a une version plus récente de cette page.
web-newer-page-load = La charger
web-newer-page-later = Plus tard
web-try-again = Réessayer

## Bots
bot-novice = Apprenti
bot-companion = Compagnon
bot-sensible = Raisonnable
bot-strong = Fort
bot-master = Maître
bot-trained = Entraîné
bot-grand_master = Grand maître
bot-random = Fantasque
bot-evenly = Fantasque
web-bot = Bot
# $level : comment il joue.
web-bot-of-level = bot, { $level }

## On s’installe
web-gathering = Autour de la table
web-gathering-about = Envoyez le lien. Qui l’ouvre s’assoit avec un simple nom.
web-link = Le lien de cette table
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-qr = QR code du lien
web-seats = Places
# $n : le numéro de la place, à partir de 1.
web-seat = Place { $n }
web-free = Libre
web-sit = S’asseoir
web-sit-here = S’asseoir ici
web-rise = Se lever
web-put-bot = Mettre un bot
web-host = hôte
web-you = vous
web-options = Ce que la table a convenu
web-start = Commencer
web-start-with-bots =
    { $bots ->
        [one] Commencer, avec { $bots } bot
       *[other] Commencer, avec { $bots } bots
    }
web-only-host = Seul l’hôte peut changer cela.
web-waiting-for-host = L’hôte lancera la partie.
web-hide-odds = Probabilités
    .about = La page calcule-t-elle les risques pour tout le monde ?
    .is-false = Affichées
    .is-true = Cachées
web-undo = Reprendre une réponse
    .about = Librement tant qu’elle est restée sans suite ; au-delà, si tout le monde est d’accord. Les bots le sont toujours.
    .is-safe = Si elle est sans suite
    .is-consent = Si tous sont d’accord
    .is-none = Jamais
web-clock = Temps par décision
    .about = Quand il est écoulé, un bot décide.
    .is-none = Sans limite
    .is-seconds = { $n } s
web-stand-in = Si quelqu’un s’absente
    .about = Un bot prend-il le relais tout seul ? La personne retrouve sa place à son retour.
    .is-none = L’hôte décide
    .is-seconds = Un bot après { $n } s
web-number-of-seats = Nombre de joueurs
web-fewer = Un de moins
web-more = Un de plus

## Entrer
web-code = Son code, à taper à l’étagère :
web-code-field = Un code ?
web-code-go = À la table
web-house = Les téléphones de la maison
web-house-closed = Seul cet ordinateur atteint cette page pour l’instant.
web-house-let-in = Laisser entrer les téléphones de la maison
# $address : une adresse du réseau local.
web-house-open = Les téléphones de la maison trouvent cette page ici : { $address }
web-house-close = Cet ordinateur seulement
web-move-seat = Ma place sur un autre appareil
web-move-seat-do = Montrer un code pour mon autre appareil
web-move-seat-about = Scannez ceci avec l’autre appareil, ou tapez le code à son étagère. Il sert une fois, pendant dix minutes. Ensuite, les deux appareils ont votre place.
web-move-seat-only-here = Pour l’instant, seul cet appareil peut ouvrir cette adresse. Laissez entrer les téléphones, puis scannez l’image.
web-forget-me = Rendre ma place sur cet appareil
web-take-pass = Votre place arrive sur cet appareil
web-take-pass-about = Cet appareil devient le vôtre : votre nom, vos places et vos tables. Les tables qu’il avait à lui sont perdues.
web-take-pass-do = M’asseoir ici désormais
web-full = Toutes les places sont prises : vous pouvez regarder.
web-take-bots-seat = Prendre la place d’un bot
# $name : un joueur absent.
web-that-is-me = { $name } ? C’est moi, sur un autre appareil
web-knock = Frapper à la porte
web-knocked = Vous avez frappé. L’hôte va répondre.
web-at-the-door = À la porte
# $name : qui frappe.
web-knock-new = { $name } voudrait s’asseoir.
# $name : qui frappe ; $seat : le nom du joueur absent.
web-knock-back = { $name }, depuis un autre appareil, demande la place de { $seat }.
web-knock-missing = Votre oui est noté. Il manque encore : { $names }.
web-let-in = Faire entrer
web-send-away = Pas maintenant
web-door = Qui peut s’asseoir
web-door-link = Qui a le lien
web-door-ask = Qui l’hôte fait entrer
# $name : un joueur.
web-is-away = { $name } n’est pas là.
web-let-bot-stand-in = Qu’un bot prenne le relais
web-host-may-stand-in = L’hôte peut laisser jouer un bot.

## En jeu
web-board = Le plateau
web-whose-turn = À qui le tour
web-answered = Réponse donnée.
web-your-turn = À vous
# $names : ceux qui doivent répondre.
web-waiting-for = On attend { $names }
web-animating = Regardez ce qui se passe…
web-spectating = Vous regardez la partie.
web-take-back = Reprendre
web-ask-take-back = Demander à reprendre
# $who : qui voudrait reprendre une réponse.
web-wish = { $who } voudrait reprendre une réponse.
web-wish-mine = Vous voudriez reprendre une réponse.
web-wish-agree = D’accord
web-wish-refuse = Plutôt pas
web-wish-withdraw = Laisser ainsi
web-recap = Ce qu’il en est resté
web-choose-on-board = Choisissez sur le plateau.
web-filter = Chercher
web-show-grey =
    { $n ->
        [one] { $n } impossible
       *[other] { $n } impossibles
    }
web-hide-grey = Seulement le possible

## États d’une place
web-state-asked = doit répondre
web-state-thinking = réfléchit
web-state-away = absent
web-state-done = prêt
web-state-stand-in = un bot remplace
web-state-free = libre
web-take-seat = Prendre cette place
web-bot-takes-over = Un bot prend le relais
web-person-returns = Rendre la place
# $n : secondes restantes.
web-seconds-left = { $n } s

## Panneaux
web-log = Journal
web-chat = Discuter
web-rules = Règles
web-table = Table
web-panels = À côté de la table
web-log-empty = Rien ne s’est encore passé.
web-log-earlier = Plus tôt
web-log-latest = Au plus récent
web-log-undone = repris
web-say = Dire quelque chose
web-send = Envoyer
web-chat-empty = Personne n’a encore rien dit.
web-phrases-only = Tant que les cartes sont secrètes, on se parle avec les phrases du jeu.
web-search-rules = Chercher dans les règles
web-nothing-found = Rien trouvé.
web-pieces-card = Cartes
web-pieces-book = Livres
web-pieces-other = Pièces
web-watchers =
    { $n ->
        [0] Personne ne regarde.
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
web-leave = Quitter la table
web-leave-about = Un bot prend votre place ; vous pouvez revenir avec le lien.

## Avis de tour
web-notices = Avis de tour
web-notices-about = Quand c’est à vous et que vous n’êtes pas là, cet appareil le dit : le jeu et la table, rien d’autre.
web-notices-are-on = Cet appareil vous prévient quand c’est à vous et que vous n’êtes pas là.
web-notices-refused = Ce navigateur n’autorise pas les avis de cette page. Vous pouvez les autoriser dans ses réglages pour cette page.
web-notices-failed = Le service d’avis de ce navigateur ne répond pas pour l’instant. Réessayez plus tard.
web-notices-not-here = Ce navigateur ne prend pas d’avis d’ici. Il lui faut une adresse sûre (https) et, sur un iPhone ou un iPad, la page sur l’écran d’accueil.
web-notices-turn-on = Me prévenir quand c’est à moi
web-notices-turn-off = Plus d’avis
web-notices-offer = Cela peut durer. Cet appareil doit-il vous prévenir quand c’est à vous ?
web-notices-no = Non merci

## Connexion
web-fair-clock = Horloge équitable
web-fair-clock-measuring = On mesure votre ligne…
# $ms: millisecondes.
web-fair-clock-line = Votre ligne prend { $ms } ms ; l’horloge est juste à ± { $ms } ms près.
web-fair-clock-about = Un appui compte dès l’instant de votre doigt, tant que votre ligne ne prend pas plus de { $most } ms à l’aller et reste assez régulière. Ce qu’elle prend en plus est perdu, de même qu’un message qui reste bloqué.
web-line-good = bonne ligne
web-line-long = ligne longue, compensée
web-line-unsteady = ligne instable, compensée en partie
web-line-too_long = ligne trop longue pour être compensée en entier
web-connecting = Connexion…
web-reconnecting = Connexion perdue. Reconnexion…
web-reconnecting-about = Rien n’est perdu : votre réponse attend et repartira.
web-no-table = Cette table n’existe pas.
web-no-table-about = Le lien est peut-être vieux, ou il lui manque une lettre.
web-damaged-table = Cette table ne peut pas reprendre.
web-damaged-table-about = Elle est gardée telle quelle, et reviendra peut-être quand le serveur aura été réparé. Vos autres tables ne sont pas touchées.
web-damaged-table-record = Télécharger la partie
web-went-back =
    { $n ->
        [one] Une règle a été corrigée : la partie est revenue d’une réponse en arrière.
       *[other] Une règle a été corrigée : la partie est revenue de { $n } réponses en arrière.
    }

## La fin
web-over = La partie est finie
web-end-you = Vous gagnez !
web-end-you-share = Vous partagez la victoire
web-end-winner = Victoire de
web-end-shared = Victoire partagée de
web-end-nobody = Personne ne gagne cette fois
web-end-together-won = Gagné, tous ensemble !
web-end-together-lost = Pas cette fois
web-end-together-thanks = Il a fallu toutes les mains. Bien mijoté !
web-end-together-again = Perdu ensemble, et plus sages ensemble : le prochain chaudron vous attend.
# $names: those who did not win.
web-end-others = Bien joué aussi : { $names }.
# $rank: my place; $n: how many played.
web-end-mine = Vous finissez à la place { $rank } sur { $n }, et la prochaine nuit sera peut-être la vôtre.
web-rematch = Revanche
web-to-rematch = Vers la revanche
# $rank : un rang.
web-place = { $rank }.
web-see-board = Voir le plateau
web-see-ranking = Classement

web-card-file = Fichier de cartes
    .about = Un fichier TOML comme ceux du jeu ; ce qu’il ne dit pas reste tel quel.
    .pick = Choisir un fichier…
    .away = L’enlever

## The guide
web-guide = Guide
web-guide-next = Compris
web-guide-leave = Laissez-moi jouer
web-guide-take-up = Reprendre le guide
web-hints-off = Plus de conseils

## Other screens
web-tv-open = Ouvrir sur la télévision
web-tv-join = Scannez pour jouer
web-hand-open = Seulement ma main
web-hand-whole = Toute la table
web-hand-offer = La télévision montre la table.
web-pass = Plusieurs sur cet appareil
web-pass-explained = Vous répondez l’un après l’autre, et vous passez l’appareil.
web-pass-not-here = Pas sur un seul appareil : dans ce jeu, tout le monde répond au même instant, chacun sur le sien.
web-pass-name = Son nom
web-pass-add = S’asseoir ici aussi
# $name: somebody on this device.
web-pass-remove = { $name } se lève
web-pass-to = L’appareil passe à
web-pass-about = Que personne d’autre ne regarde.
web-pass-here = C’est moi, { $name }

## Rules to read
web-rules-read = Lire les règles
web-rules-goal = Le but
web-rules-setup = Avant de commencer
web-rules-turn = Un tour
web-rules-end = La fin
web-rules-variants = Variantes
