### Le Chaudron Magique : tous les mots que lit un joueur, en français. Le jumeau est en.ftl ; les deux ont les mêmes identifiants.
### Toutes les phrases sont de nous, ainsi que les noms des Potions et des cartes (data/). Les règles figurent dans
### docs/rules/chaudron_magique.md, sous les mêmes identifiants.


## Le jeu

game-chaudron_magique = Le Chaudron Magique
    .tagline = Un seul chaudron, sept Potions, et personne ne peut dire combien.
    .about = Toutes les sorcières remuent ensemble le même chaudron. Chacune joue en secret une carte qui retire des ressources et en ajoute d’autres, tournées et posées avec soin ; ce qui manque ou déborde crame. Concoctez les sept Potions avant que vingt Cramés n’étouffent le chaudron.
    .credits = Un jeu d’Alexys Dussier. Les cartes imprimées sont introuvables : les Potions, les cartes Ingrédient et la forme du chaudron sont de notre invention.


## Les règles, dans l’ordre du registre ; le titre d’un chapitre précède ses règles

chapter-setup = Matériel et mise en place

rule-CHM-1 = Un chaudron de 45 cases pour tout le monde, 46 Potions, 104 cartes Ingrédient. Ressources : 40 poudres d’os, 40 racines tordues et 40 fluides visqueux (de base), 20 cristaux de feu et 20 graines de poison (avancées), 12 pierres philosophales ; et les Cramés. Quand la réserve est épuisée, rien n’est ajouté.
    .title = Matériel
rule-CHM-2 = Les cartes Ingrédient sont mélangées en une pioche ; la défausse est face visible. Quand la pioche est vide, on y mélange la défausse.
    .title = Pioche et défausse
rule-CHM-3 = Sept Potions sont tirées au hasard selon leur rareté et empilées face cachée, de commune au-dessus à légendaire au fond.
    .title = Sept Potions
rule-CHM-4 = Commune, rare, épique, mythique, légendaire. 2 sorcières : 1, 1, 3, 2, 0. 3 : 2, 2, 2, 1, 0. 4 : 1, 1, 3, 2, 0. 5 : 0, 2, 3, 1, 1. 6 : 0, 1, 2, 3, 1. 7 : 0, 1, 2, 2, 2. Certains blocs d’une Potion ne comptent que pour certains nombres de sorcières, imprimés à côté.
    .title = Combien de chaque rareté
rule-CHM-5 = Deux poudres d’os, deux racines tordues, deux fluides visqueux, un cristal de feu et une graine de poison sont jetés dans le chaudron et tombent sur huit cases différentes, toutes aussi probables.
    .title = Le jet

chapter-goal = But du jeu

rule-CHM-6 = Toutes gagnent ensemble quand les sept Potions sont concoctées. Toutes perdent aussitôt quand le chaudron contient 20 Cramés.
    .title = Gagner ou perdre ensemble
rule-CHM-7 = Si une seule et même carte concocte la dernière Potion et cause le vingtième Cramé, c’est gagné. Une carte se poursuit donc à 20 Cramés tant qu’elle peut encore concocter tout ce qui reste.
    .title = Sur le fil

chapter-turn = Un tour

rule-CHM-10 = Retournez la première Potion de la pile, puis posez un marqueur sur chaque Potion visible.
    .title = Révéler une Potion
rule-CHM-11 = Une Potion dure trois tours. Le quatrième marqueur oblige à la concocter aussitôt.
    .title = Trois tours
rule-CHM-12 = Chacune pioche 3 cartes Ingrédient (5 à deux sorcières), toutes en même temps ; une de plus au premier tour.
    .title = Piocher
rule-CHM-13 = Chacune choisit en secret une carte à jouer et une carte à garder pour le tour suivant, en plus de sa pioche. Les autres sont défaussées face visible.
    .title = En jouer une, en garder une
rule-CHM-14 = Les cartes jouées sont mélangées. L’une après l’autre, elles sont révélées et appliquées ; puis toutes sont défaussées.
    .title = Révéler les cartes
rule-CHM-15 = La propriétaire d’une carte révélée dit où vont ses blocs ; toutes peuvent conseiller. Ce qu’aucune carte ne décide revient à celle qui tient la louche : elle passe de main en main, tour après tour.
    .title = Qui décide
rule-CHM-16 = S’il n’y a plus de Potion dans la pile, on n’en révèle pas ; les marqueurs sont posés quand même.
    .title = Pile vide

chapter-applying = Appliquer une carte

rule-CHM-20 = Retirez d’abord tout ce qui précède la flèche, puis ajoutez tout ce qui la suit. Ce qui n’a pas pu être retiré n’empêche pas d’ajouter.
    .title = Avant et après la flèche
rule-CHM-21 = Rien avant la flèche : ne retirez rien. Rien après : n’ajoutez rien. Pas de flèche : faites ce que dit le texte.
    .title = Côtés vides
rule-CHM-22 = « Ou subissez des Cramés » peut toujours être choisi. C’est obligatoire si le bloc ne peut être retiré en entier.
    .title = Ou subir
rule-CHM-23 = Les ressources sur un même fond forment un bloc : il se pose d’un seul tenant, tourné et retourné à volonté, toujours aligné sur la grille. Si un bloc laisse le choix de la ressource, ce choix vaut pour tout le bloc.
    .title = Blocs
rule-CHM-24 = Les blocs séparés se posent indépendamment, dans l’ordre voulu. Des blocs dessinés coin à coin sont liés et ne font qu’une forme.
    .title = Blocs liés
rule-CHM-25 = Pour retirer un bloc, posez sa forme où vous voulez et prenez ce qui correspond ; chaque ressource manquante coûte 1 Cramé.
    .title = Retirer un bloc
rule-CHM-26 = « Retirez tout » prend toute cette ressource. Cela ne coûte jamais de Cramé, même s’il n’y en a pas.
    .title = Tout retirer
rule-CHM-27 = Pour ajouter un bloc, posez sa forme où vous voulez, même en partie ou tout à fait dehors. Chaque ressource qui tombe dehors, ou sur un Cramé, est perdue et coûte 1 Cramé. On peut le faire exprès.
    .title = Ajouter un bloc
rule-CHM-28 = Une ressource ajoutée sur une case occupée remplace ce qui s’y trouvait et coûte 1 Cramé.
    .title = Remplacer
rule-CHM-29 = Un bloc sur fond bleu est facultatif : on peut le laisser de côté.
    .title = Blocs bleus
rule-CHM-30 = Les ressources s’ajoutent une à une, dans l’ordre qui concocte le plus, puis qui brûle le moins ; si plusieurs ordres se valent, vous choisissez. Une Potion complétée entre-temps est concoctée aussitôt, avant la ressource suivante. Les Cramés viennent quand le bloc est posé.
    .title = Une à une
rule-CHM-31 = Déplacez une ressource ou un Cramé vers n’importe quelle case vide, jamais sur une case occupée. Ce n’est jamais obligatoire.
    .title = Déplacer
rule-CHM-32 = Dupliquer : ajoutez sur n’importe quelle case vide un exemplaire d’une ressource présente dans le chaudron. Sans place, il remplace une ressource et coûte 1 Cramé ; s’il n’y en a pas de cette sorte, l’effet est perdu.
    .title = Dupliquer

chapter-burnt = Cramés

rule-CHM-40 = Un Cramé va sur n’importe quelle case vide. S’il n’y en a pas, il remplace n’importe quelle ressource sans autre coût.
    .title = Les Cramés
rule-CHM-41 = Une carte Ingrédient ne donne jamais plus de 5 Cramés, sauf si elle le dit elle-même.
    .title = Cinq au plus
rule-CHM-42 = À 20 Cramés, à tout moment, c’est perdu.
    .title = Vingt

chapter-brewing = Concocter

rule-CHM-45 = Une Potion visible est concoctée d’elle-même dès que toutes ses ressources sont disposées selon son motif : chaque bloc où que ce soit, tourné ou retourné. Elles sont retirées et la Potion est mise de côté.
    .title = Concoctée aussitôt
rule-CHM-46 = Si c’était la dernière, c’est gagné. S’il n’y a plus de Potion visible, révélez-en une aussitôt, avec un marqueur.
    .title = La suite
rule-CHM-47 = Quand plusieurs Potions, ou plusieurs ressources, conviennent, les sorcières choisissent.
    .title = Un choix
rule-CHM-50 = Concoction forcée : retirez autant de ses ressources que possible, le maximum est obligatoire ; puis 1 Cramé pour chacune qui manque, 5 pour chaque pierre philosophale manquante.
    .title = Concoction forcée
rule-CHM-51 = Pendant qu’une Potion est concoctée, une pierre philosophale peut remplacer une autre ressource, à sa place dans le motif, et reste dans le chaudron ; une fois par Potion (la table peut convenir : chaque pierre une fois). Utilisée pour elle-même, elle est retirée.
    .title = La pierre philosophale

chapter-talking = Communication

rule-CHM-60 = Parlez librement, mais ne montrez jamais vos cartes et ne parlez ni de quantités ni de formes. « Je peux faire du fluide visqueux » est permis ; « beaucoup », « une ligne », « quatre », « dupliquer » ne le sont pas.
    .title = Ce qu’on peut dire


## Ressources

resource-B = poudre d’os
    .a = une poudre d’os
    .the = la poudre d’os
    .no = plus de poudre d’os
resource-R = racine tordue
    .a = une racine tordue
    .the = la racine tordue
    .no = plus de racine tordue
resource-F = fluide visqueux
    .a = un fluide visqueux
    .the = le fluide visqueux
    .no = plus de fluide visqueux
resource-C = cristal de feu
    .a = un cristal de feu
    .the = le cristal de feu
    .no = plus de cristal de feu
resource-G = graine de poison
    .a = une graine de poison
    .the = la graine de poison
    .no = plus de graine de poison
resource-P = pierre philosophale
    .a = une pierre philosophale
    .the = la pierre philosophale
    .no = plus de pierre philosophale


## Raretés

rarity-common = commune
rarity-rare = rare
rarity-epic = épique
rarity-mythic = mythique
rarity-legendary = légendaire


## Familles de cartes Ingrédient

family-harvest = Récolte
family-precipitation = Précipitation
family-distillation = Distillation
family-sublimation = Sublimation
family-clear_out = Grand Ménage
family-great_work = Grand Œuvre
family-bargain = Marché
family-mirror = Miroir
family-ladle = Louche
family-mishap = Ratage


## Pourquoi cela crame

source-missing = pour ce qui manquait
source-outside = pour ce qui est perdu
source-replaced = pour ce qui est remplacé
source-suffered = comme la carte l’exige
source-forced = pour la concoction forcée


## Potions. All names are ours: data/potions.toml

potion-C1 = Philtre de Verrue
potion-C2 = Tisane du Crapaud
potion-C3 = Sirop de Limace
potion-C4 = Bouillon du Matin
potion-C5 = Lotion Tordue
potion-C6 = Soupe aux Osselets
potion-C7 = Décoction de Ronce
potion-C8 = Gelée de Marais
potion-R1 = Élixir d’Ossuaire
potion-R2 = Élixir de Souche
potion-R3 = Élixir de Vase
potion-R4 = Potion d’Étincelle
potion-R5 = Potion de Fiel
potion-R6 = Potion de Braise
potion-R7 = Philtre de l’Araignée
potion-R8 = Philtre du Feu Follet
potion-R9 = Philtre de la Vipère
potion-R10 = Infusion de Minuit
potion-E1 = Sérum du Squelette Ardent
potion-E2 = Sérum de Belladone
potion-E3 = Sérum du Double Marais
potion-E4 = Breuvage des Deux Lunes
potion-E5 = Breuvage du Loup-Garou
potion-E6 = Breuvage de la Banshee
potion-E7 = Couronne de Flammes
potion-E8 = Couronne d’Épines
potion-E9 = Colonne d’Os
potion-E10 = Colonne de Racines
potion-E11 = Damier de la Sorcière
potion-E12 = Étoile Tordue
potion-M1 = Élixir du Dragon d’Os
potion-M2 = Élixir de l’Hydre
potion-M3 = Élixir du Kraken
potion-M4 = Larmes de Phénix
potion-M5 = Sang de Chimère
potion-M6 = Souffle de Basilic
potion-M7 = Griffe de Griffon
potion-M8 = Dard de Manticore
potion-M9 = Œil du Cyclope
potion-M10 = Corne de Licorne
potion-L1 = Le Grand Œuvre
potion-L2 = Panacée
potion-L3 = Élixir de Longue Vie
potion-L4 = Or Potable
potion-L5 = Cœur du Monde
potion-L6 = Dernier Souffle de Merlin


## Ingredient cards. All names are ours: data/ingredients.toml

card-armful_B = Brassée d’Os
    .text = Ajoutez 4 Poudres d’Os en ligne.
card-armful_R = Brassée de Racines
    .text = Ajoutez 4 Racines Tordues en ligne.
card-armful_F = Brassée de Fluides
    .text = Ajoutez 4 Fluides Visqueux en ligne.
card-market = Marché des Sorcières
    .text = Subissez 1 Cramé ; ajoutez Poudre d’Os-Racine Tordue en ligne, Racine Tordue-Fluide Visqueux en ligne, Fluide Visqueux-Poudre d’Os en ligne.
card-basket = Corbeille d’Abondance
    .text = Subissez 1 Cramé ; ajoutez 4 exemplaires d’une même Ressource de base au choix en carré, 1 Ressource de base au choix (facultatif).
card-double_wish = Double Souhait
    .text = Subissez 1 Cramé ; ajoutez 1 Ressource au choix (sauf Pierre), 1 Ressource au choix (sauf Pierre), 1 Ressource au choix (sauf Pierre).
card-casket = Coffret Rare
    .text = Subissez 1 Cramé ; ajoutez Cristal de Feu-Graine de Poison en ligne, 1 Cristal de Feu, 1 Graine de Poison (facultatif).
card-shattered_crystal = Cristal Fracassé
    .text = Retirez 1 Cristal de Feu → ajoutez 2 Poudres d’Os en ligne, 2 Racines Tordues en ligne.
card-burst_seed = Graine Éclatée
    .text = Retirez 1 Graine de Poison → ajoutez 2 Fluides Visqueux en ligne, 2 Racines Tordues en ligne.
card-good_barter = Troc Avantageux
    .text = Retirez 1 Ressource avancée au choix → ajoutez 1 Poudre d’Os, 1 Racine Tordue, 1 Fluide Visqueux.
card-tarnished_crystal = Cristal Terni
    .text = Retirez 1 Cristal de Feu → ajoutez 2 exemplaires d’une même Ressource de base au choix en ligne, 1 Ressource de base au choix (facultatif).
card-barren_seed = Graine Stérile
    .text = Retirez 1 Graine de Poison → ajoutez 2 exemplaires d’une même Ressource de base au choix en ligne, 1 Ressource de base au choix (facultatif).
card-bad_barter = Mauvais Troc
    .text = Retirez 1 Ressource avancée au choix → ajoutez 2 exemplaires d’une même Ressource de base au choix en ligne, 1 Ressource de base au choix (facultatif).
card-surge_B = Poudre en Pluie
    .text = Subissez 1 Cramé ; ajoutez 3 Poudres d’Os en ligne, Racine Tordue-Fluide Visqueux en ligne.
card-surge_R = Racine Galopante
    .text = Subissez 1 Cramé ; ajoutez 3 Racines Tordues en ligne, Fluide Visqueux-Poudre d’Os en ligne.
card-surge_F = Fluide en Crue
    .text = Subissez 1 Cramé ; ajoutez 3 Fluides Visqueux en ligne, Poudre d’Os-Racine Tordue en ligne.
card-crossing_B = Croisée d’Os
    .text = Retirez 1 Ressource de base au choix → ajoutez 1 Poudre d’Os et 1 Racine Tordue en diagonale.
card-crossing_R = Croisée de Racines
    .text = Retirez 1 Ressource de base au choix → ajoutez 1 Racine Tordue et 1 Fluide Visqueux en diagonale.
card-crossing_F = Croisée de Fluides
    .text = Retirez 1 Ressource de base au choix → ajoutez 1 Fluide Visqueux et 1 Poudre d’Os en diagonale.
card-still_BR = Alambic : Os en Racines
    .text = Retirez 1 Poudre d’Os, ou subissez 1 Cramé → ajoutez 4 Racines Tordues en carré.
card-still_BF = Alambic : Os en Fluides
    .text = Retirez 1 Poudre d’Os, ou subissez 1 Cramé → ajoutez 4 Fluides Visqueux en carré.
card-still_RB = Alambic : Racines en Os
    .text = Retirez 1 Racine Tordue, ou subissez 1 Cramé → ajoutez 4 Poudres d’Os en carré.
card-still_RF = Alambic : Racines en Fluides
    .text = Retirez 1 Racine Tordue, ou subissez 1 Cramé → ajoutez 4 Fluides Visqueux en carré.
card-still_FB = Alambic : Fluides en Os
    .text = Retirez 1 Fluide Visqueux, ou subissez 1 Cramé → ajoutez 4 Poudres d’Os en carré.
card-still_FR = Alambic : Fluides en Racines
    .text = Retirez 1 Fluide Visqueux, ou subissez 1 Cramé → ajoutez 4 Racines Tordues en carré.
card-sieve_B = Tamis à Os
    .text = Retirez 1 Poudre d’Os, ou subissez 1 Cramé → ajoutez 2 Racines Tordues en ligne, 1 Fluide Visqueux.
card-sieve_R = Tamis à Racines
    .text = Retirez 1 Racine Tordue, ou subissez 1 Cramé → ajoutez 2 Fluides Visqueux en ligne, 1 Poudre d’Os.
card-sieve_F = Tamis à Fluides
    .text = Retirez 1 Fluide Visqueux, ou subissez 1 Cramé → ajoutez 2 Poudres d’Os en ligne, 1 Racine Tordue.
card-press_BR = Pressoir : Os en Racines
    .text = Retirez 1 Poudre d’Os, ou subissez 1 Cramé → ajoutez 3 Racines Tordues en ligne.
card-press_BF = Pressoir : Os en Fluides
    .text = Retirez 1 Poudre d’Os, ou subissez 1 Cramé → ajoutez 3 Fluides Visqueux en ligne.
card-press_RB = Pressoir : Racines en Os
    .text = Retirez 1 Racine Tordue, ou subissez 1 Cramé → ajoutez 3 Poudres d’Os en ligne.
card-press_RF = Pressoir : Racines en Fluides
    .text = Retirez 1 Racine Tordue, ou subissez 1 Cramé → ajoutez 3 Fluides Visqueux en ligne.
card-press_FB = Pressoir : Fluides en Os
    .text = Retirez 1 Fluide Visqueux, ou subissez 1 Cramé → ajoutez 3 Poudres d’Os en ligne.
card-press_FR = Pressoir : Fluides en Racines
    .text = Retirez 1 Fluide Visqueux, ou subissez 1 Cramé → ajoutez 3 Racines Tordues en ligne.
card-furnace_B = Four à Os
    .text = Retirez 1 Poudre d’Os → ajoutez 1 Cristal de Feu, 1 Racine Tordue (facultatif).
card-ferment_B = Fermentation d’Os
    .text = Retirez 1 Poudre d’Os → ajoutez 1 Graine de Poison, 1 Racine Tordue (facultatif).
card-furnace_R = Four à Racines
    .text = Retirez 1 Racine Tordue → ajoutez 1 Cristal de Feu, 1 Fluide Visqueux (facultatif).
card-ferment_R = Fermentation de Racines
    .text = Retirez 1 Racine Tordue → ajoutez 1 Graine de Poison, 1 Fluide Visqueux (facultatif).
card-furnace_F = Four à Fluides
    .text = Retirez 1 Fluide Visqueux → ajoutez 1 Cristal de Feu, 1 Poudre d’Os (facultatif).
card-ferment_F = Fermentation de Fluides
    .text = Retirez 1 Fluide Visqueux → ajoutez 1 Graine de Poison, 1 Poudre d’Os (facultatif).
card-meagre_ember = Braise Maigre
    .text = Retirez 1 Ressource de base au choix → ajoutez 1 Cristal de Feu, 1 Ressource de base au choix (facultatif).
card-meagre_seed = Semence Maigre
    .text = Retirez 1 Ressource de base au choix → ajoutez 1 Graine de Poison, 1 Ressource de base au choix (facultatif).
card-mortar_B = Mortier à Os
    .text = Retirez 1 Poudre d’Os, ou subissez 1 Cramé → ajoutez 1 Cristal de Feu, 1 Graine de Poison.
card-mortar_R = Mortier à Racines
    .text = Retirez 1 Racine Tordue, ou subissez 1 Cramé → ajoutez 1 Cristal de Feu, 1 Graine de Poison.
card-mortar_F = Mortier à Fluides
    .text = Retirez 1 Fluide Visqueux, ou subissez 1 Cramé → ajoutez 1 Cristal de Feu, 1 Graine de Poison.
card-calcination = Calcination
    .text = Retirez 1 Ressource de base au choix → ajoutez 1 Ressource avancée au choix, 1 Ressource de base au choix (facultatif).
card-clearout_B = Grand Ménage : Os
    .text = Retirez toutes les Poudres d’Os → ajoutez 1 Cristal de Feu, 1 Graine de Poison, 1 Ressource de base au choix (facultatif).
card-clearout_R = Grand Ménage : Racines
    .text = Retirez toutes les Racines Tordues → ajoutez 1 Cristal de Feu, 1 Graine de Poison, 1 Ressource de base au choix (facultatif).
card-clearout_F = Grand Ménage : Fluides
    .text = Retirez tous les Fluides Visqueux → ajoutez 1 Cristal de Feu, 1 Graine de Poison, 1 Ressource de base au choix (facultatif).
card-quenching = Extinction
    .text = Retirez tous les Cristaux de Feu → ajoutez 2 Graines de Poison en ligne, 1 Ressource de base au choix (facultatif).
card-antidote = Antidote
    .text = Retirez toutes les Graines de Poison → ajoutez 2 Cristaux de Feu en ligne, 1 Ressource de base au choix (facultatif).
card-great_drain = Grande Vidange
    .text = Retirez toutes les Ressources d’un type au choix (sauf Pierres) → ajoutez 2 exemplaires d’une même Ressource avancée au choix en ligne.
card-wedding = Noces Alchimiques
    .text = Retirez 1 Ressource avancée au choix → ajoutez 1 Pierre Philosophale, 1 Ressource de base au choix (facultatif).
card-fiery_fusion = Fusion Ardente
    .text = Retirez 1 Cristal de Feu → ajoutez 1 Pierre Philosophale, 1 Ressource de base au choix (facultatif).
card-toxic_fusion = Fusion Toxique
    .text = Retirez 1 Graine de Poison → ajoutez 1 Pierre Philosophale, 1 Ressource de base au choix (facultatif).
card-black_work = Œuvre au Noir
    .text = Subissez 1 Cramé ; ajoutez 1 Pierre Philosophale, 1 Ressource de base au choix (facultatif).
card-forbidden_pact = Pacte Interdit
    .text = Retirez 2 exemplaires d’une même Ressource avancée au choix en ligne, ou subissez 6 Cramés, même au-delà de la limite de 5 → ajoutez 1 Pierre Philosophale, 1 Pierre Philosophale, 1 Ressource au choix (sauf Pierre).
card-fire_bargain = Marché de Feu
    .text = Retirez 1 Cristal de Feu, ou subissez 1 Cramé → ajoutez 3 Poudres d’Os en ligne, 1 Ressource de base au choix (facultatif).
card-poison_bargain = Marché de Poison
    .text = Retirez 1 Graine de Poison, ou subissez 1 Cramé → ajoutez 3 Racines Tordues en ligne, 1 Ressource de base au choix (facultatif).
card-blaze = Brasier
    .text = Retirez 1 Graine de Poison, ou subissez 1 Cramé → ajoutez 2 Cristaux de Feu en ligne, 1 Ressource de base au choix (facultatif).
card-venom_glut = Foison de Venin
    .text = Retirez 1 Cristal de Feu, ou subissez 1 Cramé → ajoutez 2 Graines de Poison en ligne, 1 Ressource de base au choix (facultatif).
card-splash = Éclaboussure
    .text = Retirez 1 Ressource de base au choix, ou subissez 1 Cramé → dupliquez 2 Ressources de base.
card-botched_mix = Mélange Raté
    .text = Subissez 1 Cramé ; ajoutez 1 Ressource avancée au choix, 2 exemplaires d’une même Ressource de base au choix en ligne, 1 Ressource de base au choix.
card-boil_over = Débordement
    .text = Subissez 1 Cramé ; ajoutez 2 exemplaires d’une même Ressource avancée au choix en ligne, 1 Ressource de base au choix, 1 Ressource de base au choix (facultatif).
card-cloudy_mirror = Miroir Trouble
    .text = Dupliquez 3 Ressources de base.
card-precious_echo = Écho Précieux
    .text = Dupliquez 2 Ressources avancées.
card-perfect_reflection = Reflet Parfait
    .text = Dupliquez 2 Ressources au choix, Pierres comprises.
card-great_ladle = Grande Louche
    .text = Déplacez jusqu’à 3 Ressources ou Cramés ; ajoutez 1 Ressource de base au choix (facultatif).
card-deft_spoon = Cuillère Habile
    .text = Déplacez jusqu’à 2 Ressources ou Cramés ; ajoutez 1 Ressource de base au choix.
card-leak = Fuite
    .text = Retirez 1 Ressource de base au choix → dupliquez 3 Ressources de base.
card-greedy_rat = Rat Gourmand
    .text = Subissez 1 Cramé ; dupliquez 4 Ressources au choix, Pierres comprises.
card-hole = Trou dans le Chaudron
    .text = Subissez 1 Cramé ; ajoutez 3 exemplaires d’une même Ressource de base au choix en coin, 1 Ressource avancée au choix.
card-night_thief = Voleuse de Nuit
    .text = Retirez 1 Ressource avancée au choix → dupliquez 2 Ressources au choix, Pierres comprises.


## Mots sur la table

word-burnt = Cramés
word-potions = Potions
word-brewed = Concoctées
word-kept = Gardée
word-played = Jouée
word-turn = Tour
word-pile = Potions cachées
word-missing = Il manque
word-optional = Facultatif
word-outside = Dehors
word-elsewhere = Ailleurs…


## Ce qu’on peut dire (CHM-60) : jamais une quantité, jamais une forme

phrase-can_make = Je peux faire : { $subject_name }.
phrase-cannot_make = Je ne peux pas faire : { $subject_name }.
phrase-can_use_up = Je peux utiliser : { $subject_name }.
phrase-need = Il nous faut : { $subject_name }.
phrase-keep = Ne touchez pas à cette ressource : { $subject_name }.
phrase-in_the_way = Cette ressource nous gêne : { $subject_name }.
phrase-work_on = Travaillons à « { $subject_name } ».
phrase-finish = Je peux aider à finir « { $subject_name } ».
phrase-wait_with = Attendez avec « { $subject_name } ».
phrase-hurry_with = « { $subject_name } » est urgente !
phrase-give_up = Laissons tomber « { $subject_name } ».
phrase-room_please = Il nous faut de la place.
phrase-careful = Attention, ça chauffe.
phrase-help_me = Mes cartes sont mauvaises ; aidez-moi.
phrase-dont_know = Je ne sais pas.
phrase-yes = Oui !
phrase-no = Non !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-well_done = Bravo !


## ------------------------------------------------------------------------------------------------
## Les faits. Une variable est un champ de l’événement, de la question, de l’action ou du refus, tel quel ; à côté, ce qu’on montre :
## `$who` (le joueur), `$potion_name`, `$card_name`, `$resource_name`, `$a_resource` ; pour les listes `$cards_names`, `$cells_count`.


## Lignes du journal : ce qui s’est passé. `.you` s’adresse au joueur concerné.

event-ResourcesThrown = { $cells_count } ressources sont jetées dans le chaudron : { $resources_names }.
event-TurnBegan = Le tour { $turn } commence ; { $who } tient la louche.
    .you = Le tour { $turn } commence ; vous tenez la louche.
event-PotionUncovered =
    { $pile ->
        [0] La dernière Potion est révélée : « { $potion_name } ».
       *[other] Une Potion est révélée : « { $potion_name } ». Il en reste { $pile } dans la pile.
    }
event-MarkersAdded = Un marqueur est posé sur { $potions_names }.
event-IngredientsDrawn =
    { $count ->
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
    .you = Vous piochez { $cards_names }.
event-DiscardsShuffled = La pioche est vide ; { $count } cartes défaussées en forment une nouvelle.
event-CardsPicked = { $who } a choisi.
    .you = Vous jouez « { $card_name } » et gardez « { $kept_name } ».
event-IngredientsDiscarded = { $who } défausse { $cards_names }.
    .you = Vous défaussez { $cards_names }.
event-IngredientTurnedUp = { $who } a joué « { $card_name } ».
    .you = Vous avez joué « { $card_name } ».
event-BlockRemoved =
    { $cells_count ->
        [0] { $who } ne trouve rien à retirer.
       *[other] { $who } retire { $resources_names }.
    }
    .you =
        { $cells_count ->
            [0] Vous ne trouvez rien à retirer.
           *[other] Vous retirez { $resources_names }.
        }
event-EveryRemoved =
    { $cells_count ->
        [0] { $who } retire toute cette ressource : { $resource_name } (il n’y en a pas).
       *[other] { $who } retire toute cette ressource : { $resource_name } ({ $cells_count }).
    }
    .you =
        { $cells_count ->
            [0] Vous retirez toute cette ressource : { $resource_name } (il n’y en a pas).
           *[other] Vous retirez toute cette ressource : { $resource_name } ({ $cells_count }).
        }
event-BlockLaid =
    { $cells_count ->
        [0] { $who } jette un bloc.
       *[other] { $who } ajoute { $resources_names }.
    }
    .you =
        { $cells_count ->
            [0] Vous jetez un bloc.
           *[other] Vous ajoutez { $resources_names }.
        }
event-BlockLeftOut = { $who } laisse un bloc bleu de côté.
    .you = Vous laissez un bloc bleu de côté.
event-ResourceAdded = En { $cell } : { $resource_name }.
event-ResourceReplaced = En { $cell }, { $resource_name } laisse sa place.
event-ResourceRanOut = La réserve n’a { $no_resource }.
event-ResourceDuplicated = { $who } duplique { $a_resource } en { $cell }.
    .you = Vous dupliquez { $a_resource } en { $cell }.
event-NothingToDuplicate = { $who } ne trouve rien à dupliquer.
    .you = Vous ne trouvez rien à dupliquer.
event-ResourceMoved = { $who } déplace { $a_resource } de { $cell } en { $onto }.
    .you = Vous déplacez { $a_resource } de { $cell } en { $onto }.
event-BurntMoved = { $who } déplace un Cramé de { $cell } en { $onto }.
    .you = Vous déplacez un Cramé de { $cell } en { $onto }.
event-BurntCaused =
    { $spared ->
        [0] Cramés { $why_name } : { $count }.
       *[other] Cramés { $why_name } : { $count } ; { $spared } épargnés, car une carte n’en donne pas plus de 5.
    }
event-BurntPut = Un Cramé en { $cell } : il y en a maintenant { $total }.
event-PotionBrewed =
    { $forced ->
        [true]
            { $stones_count ->
                [0] « { $potion_name } » doit être concoctée. Il manque { $missing_names }.
               *[other] « { $potion_name } » doit être concoctée. Il manque { $missing_names } ; une pierre philosophale en remplace une.
            }
       *[false]
            { $stones_count ->
                [0] « { $potion_name } » est concoctée !
               *[other] « { $potion_name } » est concoctée, une pierre philosophale remplaçant ce qui manque : { $missing_names }.
            }
    }
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-CHM-6 = Les sept Potions sont concoctées.
ending-CHM-42 = Les Cramés ont étouffé le chaudron.
event-CauldronWon = Les sept Potions sont concoctées, au tour { $turn }, avec { $burnt } Cramés. Les sorcières gagnent !
event-CauldronLost = { $burnt } Cramés étouffent le chaudron au tour { $turn }, { $brewed } Potions sur sept concoctées. Les sorcières perdent.


## Questions : ce qu’on demande à une place

ask-ChooseCards = Quelle carte jouez-vous, et laquelle gardez-vous ?
ask-RemoveBlocks =
    { $or_burnt ->
        [0] { $card_name } : que retirez-vous ?
       *[other] { $card_name } : que retirez-vous ? Ou subissez { $or_burnt } Cramés.
    }
ask-ChooseEvery = { $card_name } : toute quelle ressource ?
ask-AddBlocks = { $card_name } : où va le prochain bloc ?
ask-DuplicateOne = { $card_name } : quelle ressource, et sur quelle case ? Encore { $left }.
ask-MoveOne = { $card_name } : que déplacez-vous ? Jusqu’à { $left }.
ask-PlaceBurnt =
    { $left ->
        [one] Où va le Cramé ?
       *[other] Où va le prochain Cramé ? Encore { $left }.
    }
ask-ChoosePotionToBrew = Quelle Potion est concoctée en premier ?
ask-ChooseWhatToTake =
    { $forced ->
        [true] { $potion_name } doit être concoctée : quelles ressources prendre pour le bloc { $block } ?
       *[other] { $potion_name } : quelles ressources prendre pour le bloc { $block } ?
    }
ask-ChooseWhatFalls = { $card_name } : quelle ressource tombe en premier ?


## Réponses : étiquettes courtes. Un attribut est l’étiquette sous la question de ce nom

do-PlayAndKeep = Jouer la carte { $play }, garder la carte { $keep }
do-LayBlock =
    { $at ->
        [out] Bloc { $block } : dehors
       *[other] Bloc { $block } : { $at }
    }
    .RemoveBlocks =
        { $at ->
            [out] Bloc { $block } : rien
           *[other] Bloc { $block } : { $at }
        }
do-LeaveBlockOut = Laisser le bloc { $block } de côté
do-SufferBurnt = Subir les Cramés
    .RemoveBlocks =
        { $or_burnt ->
            [one] Subir { $or_burnt } Cramé
           *[other] Subir { $or_burnt } Cramés
        }
do-RemoveEvery = Tout : { $resource_name }
do-DuplicateOnto = { $resource_name } en { $cell }
do-MoveToken = { $cell } vers { $onto }
do-StopMoving = Ne plus rien déplacer
do-PutBurnt = { $cell }
do-DropNext = { $cell }
do-BrewNext = { $potion_name }


## Refus : pourquoi pas

why-no_such_card = Vous avez { $count } cartes en main.
why-two_different_cards = La carte à garder doit être une autre que la carte à jouer.
why-cards_are_chosen = Vous avez choisi vos cartes.
why-owner_decides = C’est la propriétaire de la carte qui décide.
why-no_such_block = Il n’y a pas de bloc { $block } à poser.
why-same_block_first = Un autre bloc est identique au bloc { $block } ; il passe en premier.
why-not_laid_so = Le bloc ne se pose pas ainsi : tournez-le au plus simple, et choisissez ce qu’il laisse choisir.
why-finds_nothing_there = Le bloc n’y trouverait rien.
why-nothing_to_suffer = Cette carte ne permet pas de subir des Cramés à la place.
why-all_or_burnt = Il faut tout retirer ; sinon, subissez les Cramés.
why-block_is_not_blue = Seuls les blocs bleus peuvent être laissés de côté.
why-burnt_lies_there = Un Cramé se trouve en { $cell }.
why-cell_is_taken = La case { $cell } est occupée.
why-nothing_lies_there = Il n’y a rien en { $cell }.
why-not_to_duplicate = Cette carte ne duplique pas { $resource_name }.
why-none_to_duplicate = Il n’y a { $no_resource } à dupliquer.
why-potion_not_shown = « { $potion_name } » n’est pas face visible.
why-not_next = Ce qui tombe en { $cell } n’est pas de celles qui peuvent tomber maintenant.
why-potion_not_complete = « { $potion_name } » n’est pas à concocter maintenant.
why-other_block = La question porte sur le bloc { $block }.
why-not_the_most = Ainsi, la Potion trouverait moins qu’elle ne peut.
why-unknown_phrase = Cette phrase n’est pas sur la roue.
why-phrase_wants_resource = Cette phrase parle d’une ressource.
why-phrase_wants_potion = Cette phrase parle d’une Potion visible.
why-phrase_stands_alone = Cette phrase se dit seule.


## Les étapes d’un tour

step-laying = Mise en place
step-revealing = Révéler une Potion
step-forcing = Concoction forcée
step-choosing = Choisir les cartes
step-applying = Appliquer les cartes


## Ce que la table convient. `.is-…` nomme une valeur, `.about` explique

option-burnt = Cramés
    .about = Avec autant de Cramés dans le chaudron, tout est perdu. La règle dit 20.
    .is-16 = 16 (plus difficile)
    .is-20 = 20
    .is-24 = 24 (plus facile)
    .is-28 = 28 (bien plus facile)
option-potions = Potions
    .about = La rareté des sept Potions.
    .is-rulebook = Comme dans la règle
    .is-gentle = Douces
    .is-hard = Difficiles
option-deck = Cartes Ingrédient
    .about = Le paquet de l’apprentie laisse de côté les ratages.
    .is-full = Les 104
    .is-apprentice = Apprentie (88)
option-stones = Pierres philosophales
    .about = « Une fois par Potion » se lit de deux façons : une seule pierre remplace une ressource par Potion, ou chaque pierre le fait une fois.
    .is-one = Une seule par Potion
    .is-each = Chacune une fois
option-talk = Paroles
    .about = Les cartes sont secrètes et on ne parle jamais de quantités. La roue des phrases s’y tient ; avec la discussion libre, c’est à vous d’y veiller.
    .is-phrases = Roue des phrases
    .is-free = Discussion libre
option-cards = Cartes
    .about = Ce qui est imprimé sur les cartes. Un fichier de cartes à vous peut dire autre chose.
    .is-base = Les cartes habituelles


## The board of the page

board-burnt-of =
    { $n ->
        [one] { $n } Cramé sur { $limit } : à { $limit }, tout est perdu
       *[other] { $n } Cramés sur { $limit } : à { $limit }, tout est perdu
    }
board-face-up = Potions à concocter
board-no-potion = Aucune Potion n’est visible.
board-turns-left =
    { $n ->
        [0] forcée au prochain tour
        [one] encore { $n } tour
       *[other] encore { $n } tours
    }
board-found-of = { $n } sur { $size } en place
board-missing = il manque : { $what }
board-complete = complète
board-if-forced =
    { $n ->
        [0] si forcée, rien ne crame
        [one] si forcée maintenant, { $n } Cramé
       *[other] si forcée maintenant, { $n } Cramés
    }
board-show-on-grid = montrer dans le chaudron
board-show-large = montrer en grand
board-large = { $what }, montrer en grand
board-brewed =
    { $n ->
        [one] { $n } concoctée sur 7
       *[other] { $n } concoctées sur 7
    }
board-cauldron = Le chaudron
board-keys = Les flèches déplacent, N va à la prochaine place possible, R tourne, F retourne, Entrée pose
board-cell-keys = Les flèches vont de case en case, Entrée choisit
board-cell-is = { $cell } : { $what }
board-empty = vide
board-burnt = Cramé
board-row = Rangée
board-would =
    { $burnt ->
        [0] Rien ne crame
        [one] { $burnt } Cramé
       *[other] { $burnt } Cramés
    }{ $lost ->
        [0] { "" }
        [one] , { $lost } perdue ou remplacée
       *[other] , { $lost } perdues ou remplacées
    }
board-would-remove =
    { $gone ->
        [one] { $gone } ressource partirait
       *[other] { $gone } ressources partiraient
    }, { $burnt ->
        [0] rien ne crame
        [one] { $burnt } Cramé
       *[other] { $burnt } Cramés
    }
board-brews = Concocte { $what } !
board-lay = Poser ici
board-remove = Retirer ici
board-take = Prendre celles-ci
board-put = Mettre ici
board-move = Déplacer
board-turn = Tourner
board-flip = Retourner
board-next-spot = Un autre bon endroit
board-outside = Jeter dehors
board-find-nothing = Ne rien trouver
board-leave-out = S’en passer
board-choose = Quelle ressource ?
board-blocks = Blocs de la carte
board-block = Bloc { $n }
board-to-remove = à retirer
board-to-add = à ajouter
board-pick-cell = Touchez une case du chaudron.
board-pick-token = Touchez ce que vous voulez déplacer, puis une case vide.
board-pick-resource = Choisissez quoi dupliquer, puis une case.
board-drag-it = Glissez le bloc, ou touchez une case.
board-play = Jouer
board-keep = Garder
board-discard = Défausser
board-choose-cards = Touchez la carte à jouer, puis la carte à garder.
board-confirm-cards = Jouer et garder
board-card-at = (carte { $at }).
board-chosen = Vous avez choisi. On attend les autres.
board-your-cards = Vos cartes
board-kept-card = Gardée pour le prochain tour
board-played-card = Jouée, face cachée
board-decides = { $who } décide
board-you-decide = C’est vous qui décidez
board-witches = Sorcières
board-has-ladle = a la louche
board-picked = a choisi
board-picking = choisit
board-suggest = Suggérer un endroit
board-suggesting = Toute la table voit votre suggestion.
board-stop-suggesting = Ne plus suggérer
board-suggests = { $who } suggère
board-proposes = { $who } pense à ceci
board-adopt = La reprendre
board-agree = D’accord
board-disagree = Plutôt pas
board-talk = Dire quelque chose
board-talk-about = Jamais de quantité, jamais de forme : la roue s’y tient.
board-back = Retour
board-close = Fermer
board-about-cards = À propos de ces cartes
board-ours = Cette carte est de notre invention : son effet et son nom.
board-ours-potion = Cette Potion est de notre invention : son motif, sa rareté et son nom.
board-all-ours = La règle dit combien il y a de Potions et de cartes et ce qu’elles savent faire ; elle n’en reproduit aucune. Les 46 Potions et les 104 cartes Ingrédient d’ici sont de notre invention, noms compris. D’autres paquets peuvent être chargés depuis un fichier.
board-copies =
    { $n ->
        [one] { $n } exemplaire dans la boîte
       *[other] { $n } exemplaires dans la boîte
    }
board-all = tout
board-or = ou
board-one-of = au choix : { $what }
board-beyond = sans limite de 5
board-won = Les sorcières gagnent !
board-lost = Le chaudron est perdu
board-won-about =
    Les sept Potions concoctées en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, avec { $burnt ->
        [one] { $burnt } Cramé
       *[other] { $burnt } Cramés
    }.
board-lost-about =
    { $brewed ->
        [one] Au tour { $turns }, le chaudron s’est étouffé, avec { $brewed } Potion concoctée sur sept.
       *[other] Au tour { $turns }, le chaudron s’est étouffé, avec { $brewed } Potions concoctées sur sept.
    }
board-story = Comment c’était
board-turn-number = Tour { $n }
board-was-brewed = concoctée
board-was-forced =
    { $n ->
        [0] forcée, mais complète
        [one] forcée, { $n } manquait
       *[other] forcée, { $n } manquaient
    }
board-not-brewed = pas concoctée
board-burnt-by = Ce qui a cramé
board-together = Gagné ou perdu, ensemble
board-pile = Pioche
board-spared =
    { $n ->
        [one] { $n } épargné
       *[other] { $n } épargnés
    }


## Le guide : une ou deux phrases courtes

guide-theme = Tous ensemble : sept potions avant que 20 brûlés soient dans le chaudron.
guide-pattern = Une potion se prépare seule dès que son motif est dans le chaudron, tourné à volonté.
guide-choose = Choisissez une carte à jouer et une à garder. Les autres sont défaussées.
guide-remove = Retirez d’abord ce qui précède la flèche : posez sa forme dessus.
guide-add = Ajoutez le bloc d’après la flèche. Glissez-le, tournez-le, retournez-le.
guide-burnt = Manquant, dehors ou sur autre chose : chacun coûte un brûlé.
guide-brewed = Préparée ! Ce qu’elle a pris quitte le chaudron, et la place revient.
guide-talk = Parlez aux autres par phrases. Jamais de nombres, jamais de formes.
guide-candles = Une potion a trois tours. Ensuite elle est forcée, et ce qui manque brûle.
guide-stone = Une pierre philosophale peut remplacer une autre ressource d’une potion.
guide-free = Vous savez jouer. Le reste viendra en son temps : amusez-vous !

## Les règles à lire, en deux minutes : une ligne par paragraphe. `.rules` : où le registre le dit.

read-goal =
    Tous ensemble : préparez sept potions dans un seul chaudron, avant que 20 brûlés y soient.
    .rules = CHM-6
read-setup =
    Sept potions sont empilées sans être vues, les faciles au-dessus. Huit ressources sont déjà dans le chaudron.
    .rules = CHM-3 CHM-5
read-turn =
    Une nouvelle potion est révélée, et chaque potion visible reçoit une bougie.
    Tous piochent et choisissent en secret : une carte à jouer, une à garder. Parlez, mais jamais de nombres ni de formes.
    Les cartes jouées sont mélangées et appliquées une à une : d’abord retirer ce qui précède la flèche, puis ajouter ce qui la suit.
    Un bloc se pose à volonté, tourné ou retourné. Ce qui manque, sort ou tombe sur autre chose coûte un brûlé chacun.
    Une potion se prépare seule dès que son motif est dans le chaudron.
    .rules = CHM-10 CHM-12 CHM-13 CHM-14 CHM-20 CHM-25 CHM-27 CHM-28 CHM-45 CHM-60
read-end =
    La quatrième bougie force une potion : ce qui manque brûle. Une pierre philosophale peut remplacer une autre ressource.
    Les sept préparées : gagné. 20 brûlés : perdu.
    .rules = CHM-6 CHM-11 CHM-50 CHM-51
read-variants =
    La table choisit le paquet, combien de brûlés font perdre, et combien de fois une pierre peut aider.
    .rules = CHM-4 CHM-51
