### Le Bal des Chaudrons: every word that a player reads, in French. The twin is en.ftl; both hold the same ids.
### All sentences are ours. Names of cards: see data/ for which are printed and which are ours.
### The rules stand in docs/rules/bal_des_chaudrons.md, under the same ids.


## The game

game-bal_des_chaudrons = Le Bal des Chaudrons
    .tagline = Brassez plus que votre voisine ne peut ranger.
    .about = Chaque soir, chaque sorcière apprend une potion, brasse ce que sa paillasse permet, et passe son chaudron bouillonnant à sa voisine de droite. Ce qui n’y tient pas finit dans son propre Cercle Démonique. Cinq ingrédients, et le bal est fini.
    .credits = Un jeu d’Erik Andersson Sundén, édité par AEG (2021), en français chez Bad Boom Games (2022).


## Rules, in the order of the ledger; a chapter's title stands before its rules

chapter-setup = Avant le bal

rule-BAL-1 = Chacun a un plateau avec une paillasse et un Cercle Démonique, un chaudron, une aide de jeu et trois marqueurs d’arcane : breuvage, corbeau et tome.
    .title = Ce que vous recevez
rule-BAL-2 = Pour une première partie, chacun joue une Novice. Les expertes reçoivent deux autres personnages au hasard ; gardez-en un en secret et rendez l’autre à la boîte, face cachée.
    .title = Personnages
rule-BAL-3 = Votre personnage indique les ingrédients de départ de votre paillasse. Puis il est retourné ; les symboles d’arcane de l’autre face font aussitôt avancer vos marqueurs.
    .title = La face ingrédients
rule-BAL-4 = Les 60 cartes Potion sont mélangées ; chacun en reçoit quatre, en secret. Le reste forme la pioche.
    .title = Les potions
rule-BAL-5 = La réserve d’ingrédients est inépuisable.
    .title = La réserve
rule-BAL-6 = Le texte d’un personnage l’emporte sur les règles. Un personnage défaussé après usage retourne dans la boîte pour le reste de la partie.
    .title = Le personnage prime
rule-BAL-7 = Une paillasse contient 3 cœurs des ténèbres, 4 mandragores, 9 champignons, 9 araignées et 9 crapauds.
    .title = La paillasse

chapter-study = Phase d’étude

rule-BAL-10 = Chacun choisit en même temps exactement une potion de sa main, face cachée. C’est obligatoire, même si elle ne sert à rien ce tour-ci.
    .title = Choisir
rule-BAL-11 = Une carte réversible peut être jouée retournée : ses entrées et ses sorties s’échangent. Le sens est choisi avant la révélation et ne change plus.
    .title = Cartes réversibles
rule-BAL-12 = Toutes les cartes choisies sont révélées ensemble et rejoignent la rangée de leur propriétaire pour le reste de la partie.
    .title = Révéler
rule-BAL-13 = Chaque symbole de la carte révélée fait avancer ce marqueur d’un pas.
    .title = Arcanes
rule-BAL-14 = Quand un marqueur atteint ou dépasse un nombre pair, vous pouvez utiliser cet effet dans cette phase, une fois pour chaque nombre pair. Au-delà de 6, cela continue : tout nombre pair compte.
    .title = Nombres pairs
rule-BAL-15 = Un effet qui n’est pas utilisé quand il se déclenche est perdu.
    .title = Maintenant ou jamais
rule-BAL-16 = Une même carte peut déclencher plusieurs effets différents dans la phase.
    .title = Plusieurs effets
rule-BAL-17 = Mettez un ingrédient de votre choix de la réserve dans votre chaudron, comme si une potion l’avait produit.
    .title = Breuvage
rule-BAL-18 = Retirez jusqu’à deux ingrédients de votre paillasse, identiques ou non.
    .title = Corbeau
rule-BAL-19 = Nommez un type d’ingrédient. Ce tour-ci, la réserve en fournit autant que vous voulez pour les entrées de vos potions, comme s’ils venaient de votre paillasse.
    .title = Tome
rule-BAL-E1 = Breuvage et corbeau sont sur 1. Vous jouez une carte avec breuvage, corbeau et tome : les deux premiers atteignent 2 et servent tous deux ; le tome est sur 1. Au tour suivant, une carte à deux tomes le mène de 1 à 3 : il dépasse 2 et peut servir.
    .title = Exemple : deux tours d’arcanes

chapter-brewing = Phase de concoction

rule-BAL-20 = Utilisez vos potions dans l’ordre de votre choix, chacune une fois au plus par phase. Rien ne vous y oblige, même sans entrée.
    .title = Produire
rule-BAL-21 = Pour utiliser une potion, remplissez toutes ses entrées, depuis votre paillasse ou avec les sorties de potions déjà utilisées dans cette phase. Jamais en partie.
    .title = Entrées
rule-BAL-22 = Puis la réserve place l’ingrédient indiqué sur chacune de ses sorties.
    .title = Sorties
rule-BAL-23 = Une case hybride reçoit l’un des ingrédients indiqués, choisi à chaque utilisation.
    .title = Cases hybrides
rule-BAL-24 = Quand vous avez fini, ce qui reste sur les sorties va dans votre chaudron, et ce qui est sur les entrées retourne à la réserve.
    .title = Dans le chaudron
rule-BAL-25 = Tout le monde produit en même temps, en secret jusqu’à ce que tous aient fini. Qui veut d’abord voir les choix d’une autre réclame l’ordre d’initiative : on produit alors l’une après l’autre, à découvert, la plus petite initiative de la dernière potion jouée en premier.
    .title = Initiative
rule-BAL-E2 = Une mandragore et un crapaud de la paillasse donnent une mandragore et, au choix, un champignon. La potion suivante prend ce champignon et un autre de la paillasse, et donne une mandragore et deux araignées. Une troisième pourrait servir et ne sert pas. Le chaudron contient deux mandragores et deux araignées.
    .title = Exemple : une chaîne
rule-BAL-26 = Chacun passe son chaudron à droite, en même temps. La voisine remplit sa paillasse ; ce qui n’y tient pas va dans le Cercle Démonique de l’expéditrice.
    .title = Passer les chaudrons
rule-BAL-E3 = Une paillasse avec un cœur et deux mandragores reçoit deux araignées et quatre mandragores : deux mandragores n’ont pas de place et vont dans le Cercle de l’expéditrice.
    .title = Exemple : débordement
rule-BAL-27 = Dès qu’un Cercle Démonique contient cinq ingrédients ou plus, la partie s’achève et le Cercle le plus rempli l’emporte. Une partie encore ouverte après le tour 20 est jugée en l’état.
    .title = La fin
rule-BAL-28 = En cas d’égalité : plus de types différents dans le Cercle ; puis moins d’ingrédients sur la paillasse ; puis la victoire est partagée.
    .title = Égalités
rule-BAL-E4 = Cinq cœurs dans un Cercle, quatre mandragores et deux araignées dans un autre : le second gagne, 6 à 5.
    .title = Exemple : six contre cinq
rule-BAL-29 = Sinon, chacun passe le reste de sa main à gauche et complète à quatre cartes. Un nouveau tour commence.
    .title = Passer les mains
rule-BAL-30 = Quand la pioche est vide, on continue avec les cartes en main. Qui n’a plus de carte saute la phase d’étude.
    .title = Pioche vide

chapter-characters = Personnages

rule-BAL-40 = La Voyante a cinq cartes en main. D’ordinaire, elle en pioche deux et sa voisine de gauche aucune.
    .title = { character-seer }
rule-BAL-41 = L’effet de son audace s’ajoute à ceux déclenchés normalement. Une carte réversible désignée par le hasard se tourne comme elle le veut.
    .title = { character-daredevil }
rule-BAL-42 = La joueuse choisit les sorties ; les trois du Pouvoir Caché peuvent être identiques ou différentes.
    .title = { character-toad_friend }, { character-hidden_power }
rule-BAL-43 = L’ingrédient déplacé de la paillasse au chaudron peut être de n’importe quel type.
    .title = { character-potion_brewer }
rule-BAL-44 = Les mandragores dépensées viennent de la paillasse ou de sorties. Son tome peut s’ajouter à un tome normal.
    .title = { character-grimoire_reader }
rule-BAL-45 = Au début, les champignons sont son entrée. Sa potion est retournée chaque fois que les mains passent, alors qu’une carte révélée ne se retourne jamais.
    .title = { character-swindler }
rule-BAL-46 = Ce qu’elle ajoute au-delà de la capacité de sa paillasse va dans le Cercle Démonique de sa voisine de gauche.
    .title = { character-wild_powers }
rule-BAL-47 = Elle peut retourner n’importe quelle carte Potion en la jouant ; ensuite, son sens est fixé.
    .title = { character-gust }
rule-BAL-48 = Avec au moins un ingrédient de chacun des cinq types dans son chaudron après la production, elle peut en déplacer un dans son propre Cercle Démonique avant de passer.
    .title = { character-handy_witch }


## Ingredients

ingredient-heart = cœur des ténèbres
    .a = un cœur des ténèbres
    .the = le cœur des ténèbres
    .no = aucun cœur des ténèbres
ingredient-mandrake = mandragore
    .a = une mandragore
    .the = la mandragore
    .no = aucune mandragore
ingredient-mushroom = champignon
    .a = un champignon
    .the = le champignon
    .no = aucun champignon
ingredient-spider = araignée
    .a = une araignée
    .the = l’araignée
    .no = aucune araignée
ingredient-toad = crapaud
    .a = un crapaud
    .the = le crapaud
    .no = aucun crapaud


## Arcana

arcanum-brew = breuvage
arcanum-raven = corbeau
arcanum-tome = tome


## Where an ingredient comes from

source-bench = de la paillasse
source-outputs = des sorties
source-supply = de la réserve


## Potions. Which names are printed and which are ours: data/potions.toml

potion-void_storm = Tempête du Vide
potion-lost_arcana = Les Arcanes Perdus
potion-book_of_midnight = Livre de Minuit
potion-whirling_secrets = Secrets Tourbillonnants
potion-curse_of_shadow = Malédiction de l’Ombre
potion-secret_summoning = Invocation Secrète
potion-lore_of_spores = Savoir des Spores
potion-lore_of_webs = Savoir des Toiles
potion-lore_of_croaks = Savoir des Coassements
potion-brew_of_blisters = Décoction de Cloques
potion-brew_of_baldness = Décoction de Calvitie
potion-brew_of_warts = Décoction de Verrues
potion-elixir_of_stars = Élixir des Étoiles
potion-elixir_of_sun = Élixir du Soleil
potion-elixir_of_moon = Élixir de la Lune
potion-charm_of_sleep = Charme de Sommeil
potion-charm_of_fear = Charme de Peur
potion-charm_of_love = Charme d’Amour
potion-flask_of_shapes = Flacon de Métamorphose
potion-flask_of_insight = Flacon de Clairvoyance
potion-flask_of_dreams = Flacon de Rêves
potion-sorcery_of_venom = Sortilège de Venin
potion-sorcery_of_crawling = Sortilège de Reptation
potion-sorcery_of_leaping = Sortilège de Bond
potion-incantation_of_storm = Incantation de l’Orage
potion-incantation_of_lava = Incantation de la Lave
potion-incantation_of_river = Incantation de la Rivière
potion-hex_of_shattering = Maléfice de Fracas
potion-hex_of_binding = Maléfice d’Entrave
potion-hex_of_finding = Maléfice de Découverte
potion-spider_summoning = Invocation d’Araignées
potion-slime_summoning = Invocation de Bave
potion-spore_summoning = Invocation de Spores
potion-mushroom_offering = Offrande de Champignons
potion-spider_offering = Offrande d’Araignées
potion-toad_offering = Offrande de Crapauds
potion-mushroom_flood = Déluge de Champignons
potion-spider_quake = Séisme d’Araignées
potion-toad_tornado = Tornade de Crapauds
potion-rite_of_nature = Rite de la Nature
potion-rite_of_growth = Rite de la Croissance
potion-rite_of_creatures = Rite des Créatures
potion-elixir_of_sorrow = Élixir de Chagrin
potion-elixir_of_anger = Élixir de Colère
potion-elixir_of_despair = Élixir de Désespoir
potion-spell_of_vanishing = Sort de Disparition
potion-spell_of_levitation = Sort de Lévitation
potion-spell_of_invisibility = Sort d’Invisibilité
potion-tonic_of_speed = Tonique de Vitesse
potion-tonic_of_stamina = Tonique d’Endurance
potion-tonic_of_strength = Tonique de Force
potion-remedy_for_backache = Remède au Mal de Dos
potion-remedy_for_toothache = Remède au Mal de Dents
potion-remedy_for_headache = Remède au Mal de Tête
potion-mystery_of_shadow = Mystère de l’Ombre
potion-mystery_of_chaos = Mystère du Chaos
potion-mystery_of_dread = Mystère de l’Effroi
potion-ritual_of_earth = Rituel de la Terre
potion-ritual_of_fire = Rituel du Feu
potion-ritual_of_wind = Rituel du Vent


## Characters

character-novice = Novice
    .text = Une fois par partie, avant de choisir une carte : défaussez ce personnage et toute votre main, et piochez quatre cartes.
character-seer = Voyante
    .text = Votre main compte cinq cartes au lieu de quatre, dès la première.
character-daredevil = Casse-Cou
    .text = Vous pouvez laisser le hasard désigner la carte que vous jouez. Alors, vous pouvez utiliser un effet d’arcane de votre choix.
character-hidden_power = Pouvoir Caché
    .text = Un ingrédient de chacun des cinq types : trois au choix. Défaussé après usage.
character-grimoire_reader = Déchiffreuse de Grimoire
    .text = Une fois par tour, pendant la production : payez deux mandragores pour un effet de tome.
character-swindler = Arnaqueuse
    .text = Deux champignons : deux crapauds. Retournée chaque fois que les mains passent.
character-fey_blessed = Bénie des Fées
    .text = Sans rien : une mandragore et un crapaud.
character-toad_friend = Amie des Crapauds
    .text = Trois crapauds : un ingrédient au choix.
character-handy_witch = Sorcière à Tout Faire
    .text = Après la production, avec les cinq types dans votre chaudron, vous pouvez en déplacer un dans votre propre Cercle Démonique.
character-spider_summoner = Invocatrice d’Araignées
    .text = Trois mandragores : cinq araignées.
character-gust = Bourrasque
    .text = Vous pouvez retourner n’importe quelle carte en la jouant, réversible ou non.
character-potion_brewer = Brasseuse de Potion
    .text = Pour chaque symbole de breuvage de la carte révélée, vous pouvez déplacer un ingrédient de votre paillasse à votre chaudron.
character-wild_powers = Pouvoirs Incontrôlés
    .text = Un cœur : une mandragore et un champignon. À chaque tour, avant de choisir une carte, vous devez ajouter trois ingrédients d’un même type à votre paillasse.
word-designed = Inconnu de la carte imprimée ; notre propre choix : { $fields }.


## Words on the table

word-bench = Paillasse
word-cauldron = Chaudron
word-circle = Cercle Démonique
word-line = Potions
word-hand = Main
word-pile = Pioche
word-round = Tour
word-character = Personnage
word-initiative = Initiative
word-two-way = Réversible
word-left = gauche
word-right = droite


## ------------------------------------------------------------------------------------------------
## Facts. A variable is a field of the event, question, action or refusal, in its plain form; beside it stands what to show:
## `$who` (the player), `$to_who` (another player), `$potion_name`, `$ingredient_name`, `$a_ingredient`, `$the_ingredient`,
## `$no_ingredient`; for lists `$ingredients_names` and `$ingredients_count`.


## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-CharactersDealt = { $who } reçoit deux personnages.
    .you = Vous recevez deux personnages : { $characters_names }.
event-CharacterKept = { $who } a gardé un personnage.
    .you = Vous gardez le personnage « { $character_name } ».
event-CharacterShown = { $who } joue « { $character_name } » et commence avec { $ingredients_names }.
    .you = Vous jouez « { $character_name } » et commencez avec { $ingredients_names }.
event-CharacterBoxed = « { $character_name } », le personnage de { $who }, retourne dans la boîte.
    .you = Votre personnage « { $character_name } » retourne dans la boîte.
event-CharacterTurned = { $who } retourne la potion de son personnage « { $character_name } ».
    .you = Vous retournez la potion de votre personnage « { $character_name } ».
event-PotionsDrawn =
    { $count ->
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
    .you = Vous piochez : { $potions_names }.
event-HandThrownAway = { $who } jette toute sa main : { $potions_names }.
    .you = Vous jetez toute votre main : { $potions_names }.
event-PileRanOut =
    { $shuffled ->
        [true] La pioche est vide ; la défausse est mélangée pour en former une nouvelle.
       *[false] La pioche est vide.
    }
event-RoundBegan = Le tour { $round } commence.
event-IngredientsConjured = { $who } fait surgir { $count } × { $ingredient_name } sur sa paillasse.
    .you = Vous faites surgir { $count } × { $ingredient_name } sur votre paillasse.
event-PotionChosen = { $who } a choisi une carte.
    .you =
        { $turned ->
            [true] Vous avez choisi « { $potion_name } », retournée.
           *[other] Vous avez choisi « { $potion_name } ».
        }
event-LeftToChance = { $who } a laissé choisir le hasard.
    .you = Vous avez laissé choisir le hasard.
event-PotionRevealed =
    { $turned ->
        [true] { $who } révèle « { $potion_name } », retournée.
       *[other] { $who } révèle « { $potion_name } ».
    }
    .you =
        { $turned ->
            [true] Vous révélez « { $potion_name } », retournée.
           *[other] Vous révélez « { $potion_name } ».
        }
event-MarkerMoved =
    { $triggers ->
        [true] { $who } : { $arcanum_name } passe à { $space } et l’effet peut servir.
       *[other] { $who } : { $arcanum_name } passe à { $space }.
    }
    .you =
        { $triggers ->
            [true] Votre marqueur { $arcanum_name } passe à { $space } : vous pouvez utiliser l’effet.
           *[other] Votre marqueur { $arcanum_name } passe à { $space }.
        }
event-ArcanumTriggered = { $who } déclenche l’effet { $arcanum_name }.
    .you = Vous déclenchez l’effet { $arcanum_name }.
event-ArcanumLost = { $who } renonce à l’effet { $arcanum_name }.
    .you = Vous renoncez à l’effet { $arcanum_name }.
event-IngredientAdded = { $who } met { $a_ingredient } de la réserve dans son chaudron.
    .you = Vous mettez { $a_ingredient } de la réserve dans votre chaudron.
event-IngredientRemoved = Le corbeau emporte { $a_ingredient } de la paillasse de { $who }.
    .you = Votre corbeau emporte { $a_ingredient } de votre paillasse.
event-IngredientNamed = { $who } nomme { $the_ingredient } : ce tour-ci, la réserve en fournit.
    .you = Vous nommez { $the_ingredient } : ce tour-ci, la réserve en fournit.
event-IngredientMoved = { $who } déplace { $a_ingredient } de la paillasse au chaudron.
    .you = Vous déplacez { $a_ingredient } de votre paillasse à votre chaudron.
event-ProductionBegan = Tout le monde brasse, en secret.
event-InitiativeCalled = { $who } réclame l’ordre d’initiative : { $order_names }.
    .you = Vous réclamez l’ordre d’initiative : { $order_names }.
event-ProductionFinished = { $who } a fini de brasser.
    .you = Vous avez fini de brasser.
event-PotionUsed =
    { $given_count ->
        [0] { $who } utilise « { $potion_name } ».
       *[other] { $who } utilise « { $potion_name } » : { $given_names }.
    }
    .you =
        { $given_count ->
            [0] Vous utilisez « { $potion_name } ».
           *[other] Vous utilisez « { $potion_name } » : { $given_names }.
        }
event-PotionUndone = { $who } revient sur « { $potion_name } ».
    .you = Vous revenez sur « { $potion_name } ».
event-CauldronFilled =
    { $ingredients_count ->
        [0] Le chaudron de { $who } est vide.
       *[other] { $who } a brassé : { $ingredients_names }.
    }
    .you =
        { $ingredients_count ->
            [0] Votre chaudron est vide.
           *[other] Vous avez brassé : { $ingredients_names }.
        }
event-MovedToCircle = { $who } déplace { $a_ingredient } du chaudron à son propre Cercle Démonique.
    .you = Vous déplacez { $a_ingredient } de votre chaudron à votre propre Cercle Démonique.
event-CauldronPassed =
    { $ingredients_count ->
        [0] { $to_is_you ->
            [true] { $who } vous passe un chaudron vide.
           *[false] { $who } passe un chaudron vide à { $to_who }.
        }
       *[other] { $to_is_you ->
            [true] { $who } vous passe son chaudron : { $ingredients_names }.
           *[false] { $who } passe son chaudron à { $to_who } : { $ingredients_names }.
        }
    }
    .you =
        { $ingredients_count ->
            [0] Vous passez un chaudron vide à { $to_who }.
           *[other] Vous passez votre chaudron à { $to_who } : { $ingredients_names }.
        }
event-BenchOverflowed =
    { $to_is_you ->
        [true] La paillasse de { $who } déborde : { $ingredients_names } dans votre Cercle Démonique !
       *[false] La paillasse de { $who } déborde : { $ingredients_names } dans le Cercle Démonique de { $to_who } !
    }
    .you = Votre paillasse déborde : { $ingredients_names } dans le Cercle Démonique de { $to_who } !
event-HandsPassed = Les mains passent à gauche.
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-BAL-27 = Le Cercle Démonique le plus rempli : { $score } ingrédients.
ending-BAL-28 =
    { $shared ->
        [true] Des Cercles de { $score }, autant de types, des paillasses aussi garnies : la victoire est partagée.
       *[false] Des Cercles de { $score } : le plus de types différents décide, puis la paillasse la moins garnie.
    }
event-MatchEnded =
    { $winners_you ->
        [only] Le bal est fini : la victoire est à vous ! Cercles Démoniques : { $scores_names }.
       *[other] { $winners_count ->
            [one] Le bal est fini : victoire pour { $winners_names } ! Cercles Démoniques : { $scores_names }.
           *[other] Le bal est fini : victoire partagée pour { $winners_names } ! Cercles Démoniques : { $scores_names }.
        }
    }


## Questions: what a seat is asked

ask-ChooseCharacter = Lequel des deux personnages gardez-vous ?
ask-ChooseConjured = { character-wild_powers } : trois de quel ingrédient ?
ask-ChoosePotion = Quelle potion étudiez-vous ?
ask-TurnDrawn = { character-daredevil } : dans quel sens posez-vous la carte ?
ask-TriggerOne = { character-daredevil } : quel effet voulez-vous pour votre audace ?
ask-UseArcana = Quels effets utilisez-vous ?
ask-Produce = Que brassez-vous ?
ask-FillSlot = { $potion_name } : que mettez-vous sur l’entrée suivante ?
ask-PickOutput = { $potion_name } : que donne la sortie suivante ?
ask-NameForTome = { character-grimoire_reader } : quel ingrédient nommez-vous ?
ask-ChooseForCircle = { character-handy_witch } : quel ingrédient va dans votre propre Cercle Démonique ?


## Answers: short labels. An attribute is the label under the question of that name

do-KeepCharacter = { $character_name }
do-StudyPotion =
    { $turned ->
        [true] { $potion_name }, retournée
       *[other] { $potion_name }
    }
do-StartAfresh = Une nouvelle main : adieu personnage et cartes
do-LeaveToChance = Laisser choisir le hasard
do-LayDrawn =
    { $turned ->
        [true] Retournée
       *[other] Dans le sens imprimé
    }
do-TriggerArcanum =
    { $arcanum ->
        [brew] Breuvage
        [raven] Corbeau
       *[tome] Tome
    }
do-Conjure = Trois : { $ingredient_name }
do-AddFromSupply = Breuvage : { $a_ingredient } dans le chaudron
do-RemoveFromBench = Corbeau : { $a_ingredient } en moins
do-NameIngredient = Tome : { $ingredient_name }
do-MoveToCauldron = Déplacer { $a_ingredient } dans le chaudron
do-LeaveArcana = Plus d’effet
    .TriggerOne = Aucun effet
do-UsePotion = Utiliser « { $potion_name } »
do-FillInput = { $a_ingredient } { $source_name }
do-FillOutput = { $a_ingredient }
do-UndoStep = Revenir en arrière
    .FillSlot = Reposer la potion
    .PickOutput = Reposer la potion
    .NameForTome = Garder les mandragores
do-FinishProduction = Production finie
do-CallInitiative = Réclamer l’ordre d’initiative
do-MoveToCircle = { $a_ingredient } dans son propre Cercle
do-KeepCauldron = Tout passer


## Refusals: why not

why-not_dealt_to_you = « { $character_name } » ne vous a pas été distribué.
why-not_in_hand = « { $potion_name } » n’est pas dans votre main.
why-one_way_card = « { $potion_name } » n’est pas une carte réversible.
why-card_is_chosen = Votre carte est déjà posée, face cachée.
why-novice_is_gone = Votre { character-novice } est retournée dans la boîte.
why-no_novice = Seule une { character-novice } peut le faire.
why-no_daredevil = Seule la { character-daredevil } laisse choisir le hasard.
why-effect_not_triggered = L’effet { $arcanum_name } n’est pas à votre disposition.
why-not_on_bench = Il n’y a { $no_ingredient } sur votre paillasse.
why-bench_is_bare = Votre paillasse est vide : un corbeau n’y trouverait rien.
why-named_already = Vous avez déjà nommé { $the_ingredient }.
why-nothing_to_move = Il ne reste aucun symbole de breuvage pour déplacer quelque chose.
why-not_your_potion = « { $potion_name } » n’est pas à vous.
why-used_already = Vous avez déjà utilisé « { $potion_name } » dans cette phase.
why-potion_has_no_slots = « { $potion_name } » n’a pas de case : il n’y a rien à utiliser.
why-inputs_missing = Vous ne pouvez pas remplir toutes les entrées de « { $potion_name } ».
why-nothing_to_undo = Il n’y a rien à annuler.
why-order_is_called = L’ordre d’initiative a déjà été réclamé.
why-not_your_turn = Ce n’est pas à vous de produire.
why-production_is_finished = Vous avez fini votre production.
why-not_on_this_slot = Cette case ne reçoit { $no_ingredient }.
why-cannot_fill_with = Il n’y a { $no_ingredient } à prendre là.


## The steps of a round

step-characters = Personnages
step-opening = Début du tour
step-choosing = Étude : choisir
step-daring = Étude : l’audace
step-arcana = Étude : arcanes
step-producing = Concoction : produire
step-serving = Concoction : avant de passer
step-passing_cauldrons = Concoction : passer les chaudrons
step-passing_hands = Concoction : passer les mains


## What a table agrees on. `.is-…` names a value, `.about` explains

option-characters = Personnages
    .about = Tout le monde Novice, ou un autre personnage parmi deux pour chacun.
    .is-novice = Novices (première partie)
    .is-expert = Expertes
option-cards = Cartes
    .about = Ce qui est imprimé sur les cartes. Un fichier de cartes à vous peut en décider autrement.
    .is-base = Celles du jeu
    .is-own = Celles d’un fichier


## The board of the page

board-left-neighbour = à votre gauche
board-right-neighbour = à votre droite
board-both-sides = à gauche et à droite
board-hands-go = mains
board-cauldrons-go = chaudrons
board-my-bench = Votre paillasse
board-my-cauldron = Votre chaudron
board-my-circle = Votre Cercle Démonique
board-my-potions = Vos potions
board-my-hand = Votre main
board-place-of = Place de { $who }
board-large = voir de près
board-close = Fermer
board-of = { $n } sur { $most }
board-room =
    { $n ->
        [0] plus de place
       *[other] place pour { $n }
    }
board-room-right = Place sur la paillasse de { $who }
board-too-many = { $n } de plus que la place libre
board-study = L’étudier
board-again = touchez encore pour l’étudier
board-turn = Retourner la carte
board-turned = retournée
board-back = Dos de la carte
board-front = Face de la carte
board-brew = Brasser
board-used = utilisée, étape { $n }
board-no-potions = Aucune potion étudiée.
board-no-hand = Aucune carte en main.
board-face-down = face cachée
board-chosen = a choisi
board-choosing = choisit
board-brewing = brasse
board-done = a fini
board-next = brasse en position { $n }
board-secret = ensemble, en secret
board-in-order = par initiative, à découvert
# $most: how many.
board-circle-ends = { $most } cubes ici et le bal est fini : le plus l’emporte
board-danger = Encore un, et c’est fini !
board-over = Plein : le bal est fini
board-markers = Arcanes
board-next-effect = prochain effet à { $n }
board-free = offert cette manche
board-takes = prend
board-gives = donne
board-nothing = rien
board-or = ou
board-any = au choix
board-keep = La garder
board-starts-with = commence avec
board-effect = { $arcanum } : { $effect }
board-effect-brew = dans votre chaudron
board-effect-raven = retiré de la paillasse
board-effect-tome = offert pour les entrées
board-effect-move = de la paillasse au chaudron
board-times =
    { $n ->
        [one] reste { $n }
       *[other] restent { $n }
    }
board-fields-initiative = initiative
board-fields-name_en = nom anglais
board-fields-name_fr = nom français
board-fields-name_de = nom allemand
board-fields-arcana = symboles d’arcane
board-fields-takes = entrées
board-fields-gives = sorties
board-fields-two_way = double sens
board-fields-start = départ
board-fields-once = une fois
board-fields-id = id
board-as-printed = Tel qu’imprimé sur la carte.
board-other-names = Dans d’autres éditions : { $names }
board-boxed = de retour dans la boîte
board-kinds =
    { $n ->
        [one] { $n } sorte
       *[other] { $n } sortes
    }
board-on-bench =
    { $n ->
        [one] reste { $n } sur la paillasse
       *[other] restent { $n } sur la paillasse
    }
board-from-whom = Débordé de chez
board-summary = Paillasse : { $bench }. Chaudron : { $cauldron }. Cercle Démonique : { $circle }.
board-pick-input = Choisissez ce qui va sur la case qui brille.
board-pick-output = Choisissez ce que donne la case qui brille.
board-tap-recipe = Touchez une recette pour la brasser, ou déposez-y un ingrédient.


## Le guide : une ou deux phrases courtes

guide-theme = Cuisinez pour votre voisine : donnez-lui plus que son établi ne peut porter.
guide-room = Un établi porte 3 cœurs, 4 mandragores et 9 de chaque autre ingrédient.
guide-choose = Choisissez une potion. Chacun le fait en secret, et elle reste devant vous.
guide-produce = Une potion change des ingrédients en d’autres. Remplissez tout, et voyez ce qui sort.
guide-output = Ce qui sort va dans votre chaudron, et celui-ci passe à votre droite.
guide-hers = Son chaudron vient aussi chez vous : dépensez pour faire de la place sur l’établi.
guide-circle = Ce qui n’y tient pas va dans votre Cercle. Cinq finissent la partie, le plus gagne.
guide-left = Les mains passent à gauche après chaque manche, et l’on complète à quatre.
guide-chain = Vous avez deux potions. Ce que l’une produit peut nourrir l’autre.
guide-arcana = Un arcane arrive sur un nombre pair : servez-vous-en. Il ajoute, retire ou remplace.
guide-turned = Une carte à deux flèches peut se jouer retournée : l’entrée devient la sortie.
guide-free = Vous savez jouer. Le reste viendra en son temps : amusez-vous !

## Les règles à lire, en deux minutes : une ligne par paragraphe. `.rules` : où le registre le dit.

read-goal =
    Préparez plus que l’établi de votre voisine ne peut porter. Ce qui déborde va dans votre Cercle Démonique.
    Cinq dans un Cercle finissent le bal ; le Cercle le plus plein gagne.
    .rules = BAL-26 BAL-27
read-setup =
    Votre personnage garnit votre établi. Il porte 3 cœurs, 4 mandragores et 9 champignons, araignées et crapauds.
    Chacun tient quatre cartes Potion.
    .rules = BAL-1 BAL-3 BAL-4 BAL-7
read-turn =
    Chacun choisit une potion en secret et l’ajoute à sa ligne pour de bon. Une carte à deux flèches peut être retournée.
    Ses symboles avancent vos arcanes. À chaque nombre pair, servez-vous-en : ajouter un ingrédient, en retirer deux, ou en puiser une sorte dans la réserve.
    Préparez : chaque potion une fois, si vous voulez. Remplissez toutes ses cases ; ce qui sort peut nourrir la suivante.
    Le reste va dans votre chaudron, et les chaudrons passent à droite. Ce qui n’y tient pas est à vous, dans votre Cercle.
    Les mains passent à gauche, et l’on complète à quatre.
    .rules = BAL-10 BAL-11 BAL-14 BAL-20 BAL-21 BAL-24 BAL-26 BAL-29
read-end =
    Le bal finit avec la manche où un Cercle en contient cinq ou plus. Le plus d’ingrédients gagne ; à égalité, le plus de sortes.
    .rules = BAL-27 BAL-28
read-variants =
    À la première partie, tout le monde est Initiée. Les expertes choisissent un personnage sur deux, avec ses pouvoirs.
    .rules = BAL-2 BAL-6
