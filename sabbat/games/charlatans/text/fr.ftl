### Charlatans: every word that a player reads, in French. The twin is en.ftl; both hold the same ids.
### All sentences are ours. The printed French card titles were not found: the titles here are our translations, and
### `.origin` says so to the player. The names of the books are ours too, since the printed pages have none.
### Typography: a no-break space stands before : and inside « », a narrow one before ; ! ?


## The game

game-charlatans = Les Charlatans de Belcastel
    .tagline = Allez, un dernier jeton. Que pourrait-il arriver ?
    .about = Neuf jours de foire, un sac plein d’ingrédients douteux et un chaudron qui ne demande qu’à déborder : piochez, posez, et sachez vous arrêter à temps. L’audace rapporte, la gourmandise explose, et qui traîne en queue reçoit un coup de patte des rats.
    .credits = Un jeu de Wolfgang Warsch, édité par Schmidt Spiele (2018).


## Chapters of the rules

chapter-setup = Avant l’ouverture de la foire
chapter-round = Une manche
chapter-scoring = Le décompte
chapter-variants = Variantes


## Rules: set-up

rule-CHA-1 = La partie dure neuf manches ; une flamme indique la manche en cours. Le premier joueur de la manche 1 est tiré au sort ; ensuite, le rôle passe à chaque manche dans le sens horaire, avec la pioche de cartes divinatoires.
    .title = Neuf manches
rule-CHA-2 = Les 24 cartes divinatoires sont mélangées ; vous en verrez neuf. La boîte contient 20 rubis, mais personne n’en sera privé : s’ils viennent à manquer, on continue de compter. Un dé bonus attend le meilleur breuvage de chaque manche.
    .title = Cartes, rubis, dé
rule-CHA-3 = Les livres orange et noir sont ouverts dans toutes les parties ; la page du livre noir dépend du nombre de joueurs (2, ou 3 et 4). Les livres vert, bleu et rouge sont ouverts dès le début, le jaune s’ouvre au début de la manche 2, le violet au début de la manche 3. Tant qu’un livre est fermé, ses jetons ne peuvent être ni achetés ni gagnés.
    .title = Quels livres sont ouverts
rule-CHA-4 = Vous commencez avec un chaudron vide, la goutte sur la case 0, une bouteille pleine, un jeton rat à côté du chaudron, 1 rubis et 0 point.
    .title = Votre matériel de départ
rule-CHA-5 = Au départ, votre sac contient quatre blancs 1, deux blancs 2, un blanc 3, un orange 1 et un vert 1. Défense de regarder dedans ! Ce qu’il contient forcément est connu de tous, et la table vous le montre ; ce qui en sortira, nul ne le sait.
    .title = Le sac de départ
rule-CHA-6 = La réserve est limitée. Un jeton épuisé ne peut être ni acheté ni pris. Si l’on vous en doit un, vous ne recevez rien à la place ; si plusieurs joueurs veulent le dernier, l’ordre du tour tranche.
    .title = Réserve limitée


## Rules: a round

rule-CHA-10 = Le premier joueur révèle une carte divinatoire. Une carte violette s’applique aussitôt, avant les rats et la préparation ; une carte bleue vaut pour la manche ou agit à la fin de celle-ci. Les choix se font dans l’ordre du tour, à partir du premier joueur. Une carte ne donne un jeton jaune ou violet que si son livre est ouvert, et jamais un jeton blanc.
    .title = La carte divinatoire
rule-CHA-11 = À partir de la manche 2, après la carte, quiconque est derrière le meneur compte les queues de rat entre son marqueur et celui du meneur sur la piste de score. Votre rat se place d’autant de cases au-delà de votre goutte, et votre potion part de là. Au-delà de 50 points, les mêmes queues comptent à nouveau.
    .title = Les rats
rule-CHA-E1 = Le meneur est à 20. À 19, aucune queue entre les deux : pas de rat. À 17, une queue : le rat se place 1 case au-delà de la goutte. À 16, deux queues : il se place 2 cases au-delà.
    .title = Exemple : compter les queues
rule-CHA-12 = Tout le monde prépare sa potion en même temps. Piochez les jetons un par un, sans regarder, et posez chacun autant de cases au-delà de la dernière case occupée (goutte, rat ou jeton) que sa valeur. Les cases sautées restent vides.
    .title = La préparation
rule-CHA-E2 = Votre goutte est sur 0. Un orange 1 va sur la case 1, le jaune 2 qui le suit sur la case 3 ; un autre 1 irait sur la case 4.
    .title = Exemple : poser des jetons
rule-CHA-13 = Vous devez piocher au moins une fois. Après chaque jeton, vous décidez librement : continuer ou arrêter. L’arrêt est définitif pour la manche, et un sac vide vous arrête aussi. Observer les autres est permis, et même recommandé.
    .title = Piocher ou arrêter
rule-CHA-14 = Si les jetons blancs de votre chaudron totalisent plus de 7, il explose. Le jeton fautif est tout de même posé, et vous ne piochez plus de la manche. Seules comptent les valeurs des jetons blancs. Une explosion n’annule ni les actions des jetons ni les effets des cartes.
    .title = L’explosion
rule-CHA-E3 = Blancs 2, 3 et 1 : total 6. Vient un blanc 2, posé sur la case 9 : total 8, le chaudron explose. La case de décompte est la 10.
    .title = Exemple : le jeton de trop
rule-CHA-15 = Les jetons bleus, rouges et jaunes agissent aussitôt posés ; les verts, les violets et les noirs, à la fin de la manche. Les blancs et les orange ne font rien. Vous pouvez toujours renoncer à une action. L’effet de chaque couleur est écrit dans son livre.
    .title = Les actions des jetons
rule-CHA-E4 = Avec le livre bleu de la série 1, vous posez un bleu 2 et piochez deux jetons de plus : un blanc 3 et un rouge 1. Posez l’un des deux, ou aucun ; le reste retourne dans le sac.
    .title = Exemple : un bleu 2
rule-CHA-16 = Tant que votre bouteille est pleine, vous pouvez remettre dans le sac le dernier jeton pioché, avant d’en piocher un autre : sa place et sa valeur blanche sont annulées avec lui. Le jeton qui a fait exploser le chaudron y reste toujours. La bouteille est alors vide jusqu’à ce que vous la remplissiez, et vous pouvez continuer. Toutes les couleurs conviennent, sauf si la table joue « blancs seulement ».
    .title = La bouteille
rule-CHA-17 = À la manche 9, tout le monde pioche au même instant, au signal : un jeton ou une main vide, révélés ensemble. La table peut choisir de jouer ainsi les manches 1 à 8.
    .title = Tous ensemble
rule-CHA-18 = La dernière case pour un jeton est le second « 33 ». Les jetons qui iraient plus loin y restent, et les blancs continuent de compter. Un jeton sur cette case rapporte la cuillère : 15 points et 35 sous.
    .title = La cuillère


## Rules: scoring

rule-CHA-20 = Votre case de décompte est celle qui suit votre dernier jeton, que le chaudron ait explosé ou non. S’il n’y a plus de jeton dans le chaudron, c’est celle qui suit la goutte ou le rat. Déplacer la goutte pendant le décompte n’y change rien.
    .title = La case de décompte
rule-CHA-21 = Étape A. Parmi les chaudrons qui n’ont pas explosé, celui dont la case de décompte est la plus avancée lance le dé bonus. Tous les ex æquo le lancent, donc tous ceux qui sont à la cuillère. Si tous les chaudrons ont explosé, personne ne le lance.
    .title = A : le dé bonus
rule-CHA-E5 = Deux joueurs ont tous deux un « 23 » comme case de décompte. Le 23 étant imprimé deux fois, c’est le plus avancé qui lance le dé.
    .title = Exemple : deux joueurs sur 23
rule-CHA-22 = Le dé bonus donne 1 point (sur deux faces), 2 points, 1 rubis, 1 case pour la goutte ou 1 jeton orange pour votre sac.
    .title = Les faces du dé
rule-CHA-23 = Étape B. Les actions du livre noir, puis du vert, puis du violet, chacune dans l’ordre du tour à partir du premier joueur. Les chaudrons explosés y prennent part.
    .title = B : les actions des jetons
rule-CHA-24 = Étape C. Si votre case de décompte porte un rubis, prenez 1 rubis, que votre chaudron ait explosé ou non.
    .title = C : le rubis
rule-CHA-25 = Si votre chaudron a explosé, vous prenez soit les points (étape D), soit les achats (étape E), mais pas les deux. Les autres font les deux.
    .title = Explosé : points ou sous
rule-CHA-26 = Étape D. Dans l’ordre du tour, marquez les points de victoire de votre case de décompte.
    .title = D : les points
rule-CHA-27 = Étape E. Dans l’ordre du tour, achetez un ou deux jetons de couleurs différentes, dans la limite des sous de votre case de décompte. Chaque livre indique ses prix ; un livre à prix unique ne vend que des jetons 1. Vous pouvez repartir les mains vides, mais les sous non dépensés sont perdus.
    .title = E : les achats
rule-CHA-28 = Les jetons achetés et tous les jetons de votre chaudron vont dans votre sac.
    .title = Tout dans le sac
rule-CHA-E6 = Avec les prix de la série 1. Votre chaudron a explosé et votre décompte tombe sur un 19 : prenez 5 points, ou 19 sous pour un vert 2 (8) et un bleu 2 (10), 1 sou étant perdu. Votre chaudron n’a pas explosé et votre décompte tombe sur le 15 au rubis : lancez le dé si vous êtes en tête, puis prenez 1 rubis, 3 points et un vert 4 (14), 1 sou étant perdu.
    .title = Exemple : un décompte
rule-CHA-29 = Étape F. Pour 2 rubis, avancez votre goutte de 1 case, autant de fois que vous voulez. Pour 2 rubis, remplissez votre bouteille.
    .title = F : dépenser des rubis
rule-CHA-30 = Le rat quitte le chaudron, la pioche de cartes divinatoires passe au joueur suivant dans le sens horaire, et la flamme avance.
    .title = Fin de la manche
rule-CHA-31 = Au début de la manche 6, chacun ajoute un blanc 1 à son sac. Personne ne l’a demandé, tout le monde y a droit.
    .title = Manche 6 : un blanc de plus
rule-CHA-32 = À la manche 9, on n’achète rien. 2 rubis valent 1 point ; si votre chaudron n’a pas explosé, 5 sous valent 1 point. Autant de fois que vous pouvez payer.
    .title = La dernière manche
rule-CHA-33 = Le plus grand nombre de points l’emporte. En cas d’égalité, c’est le chaudron le plus avancé de la dernière manche ; si l’égalité persiste, la victoire est partagée.
    .title = Qui gagne


## Rules: variants

rule-CHA-40 = Au lieu d’une série, choisissez une page par couleur, dans n’importe laquelle des quatre séries.
    .title = Mélange libre de livres
rule-CHA-41 = Retournez les chaudrons du côté des éprouvettes. Une seconde goutte part de l’éprouvette la plus à gauche. Chaque fois qu’une goutte avance, par une carte, un jeton, le dé ou des rubis, vous choisissez laquelle des deux ; une avance de 2 peut être partagée. Chaque éprouvette donne aussitôt son bonus : 1 rubis, 1 à 4 points ou un jeton pour votre sac. Un jeton épuisé, ou dont le livre est fermé, n’est pas donné. Après la dernière éprouvette, seule la goutte du chaudron avance encore. À la manche 9, les rubis n’achètent que des points.
    .title = Les éprouvettes


## Ingredients
## `colour-…` names the colour of a chip (masculine, after « jeton »), `ingredient-…` what it is supposed to be.
## Found in two French sources: claque-doigt, citrouille. In one: the others. Ours: sphinx tête de mort, since that source
## leaves the German word.

colour-white = blanc
colour-orange = orange
colour-green = vert
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-purple = violet
colour-black = noir

ingredient-white = claque-doigt
ingredient-orange = citrouille
ingredient-green = araignée
ingredient-blue = crâne de corbeau
ingredient-red = amanite tue-mouche
ingredient-yellow = racine de mandragore
ingredient-purple = souffle de fantôme
ingredient-black = sphinx tête de mort

# $ingredient: one of the messages above (colour or ingredient); $value: 1, 2, 3 or 4.
chip-name = { $ingredient } { $value }


## Books

book-orange = Citrouille nature
    .text = Aucune action : elle remplit une case, et c’est tout ce qu’elle demande. D’autres livres et cartes s’intéressent à elle.
book-black_2p = Duel de sphinx
    .text = Étape B. Comparez les jetons noirs des deux chaudrons. Autant que votre adversaire : avancez votre goutte de 1 case. Davantage : avancez votre goutte de 1 case et prenez 1 rubis. Les chaudrons explosés comptent aussi. Sans jeton noir dans votre chaudron, vous ne recevez rien.
book-black_3_4p = Les sphinx d’à côté
    .text = Étape B. Comparez vos jetons noirs à ceux de vos voisins de gauche et de droite. Strictement plus que l’un d’eux : avancez votre goutte de 1 case. Plus que les deux : avancez votre goutte de 1 case et prenez 1 rubis. Une égalité ne donne rien, et les chaudrons explosés comptent aussi.

book-green_1 = La toile aux rubis
    .text = Étape B. Pour chaque jeton vert parmi les deux derniers jetons de votre chaudron, prenez 1 rubis. Peu importent sa valeur et les cases vides entre les jetons.
book-green_2 = L’araignée prodigue
    .text = Étape B. Pour chaque jeton vert parmi les deux derniers jetons de votre chaudron, ajoutez un jeton à votre sac. Pour un vert 1 : un orange 1. Pour un vert 2 : un bleu 1 ou un rouge 1. Pour un vert 4 : un jaune 1 ou un violet 1, si son livre est ouvert.
book-green_3 = L’araignée à sept pattes
    .text = Étape B. Si vos jetons blancs totalisent exactement 7, votre tout dernier jeton, quelle que soit sa couleur, avance de la somme des valeurs de tous les jetons verts de votre chaudron. Rubis, points et sous se prennent sur la nouvelle case de décompte ; le dé bonus, lui, est déjà lancé.
book-green_4 = Le péage de l’araignée
    .text = Étape B. Pour chaque jeton vert parmi les deux derniers jetons de votre chaudron, vous pouvez payer 1 rubis pour avancer votre goutte de 1 case.

book-blue_1 = Le corbeau jette un œil
    .text = Piochez autant de jetons que la valeur de celui-ci (1, 2 ou 4 ; moins si le sac n’en a plus assez). Posez-en un, ou aucun ; le reste retourne dans le sac. Le jeton posé agit normalement : un autre bleu fait piocher à son tour, un blanc compte et peut faire exploser le chaudron. Sur la dernière case, il ne fait rien piocher.
book-blue_2 = Le crâne dur
    .text = Si l’un des 1, 2 ou 4 jetons piochés ensuite (la valeur de celui-ci) fait exploser le chaudron, vous recevez quand même les points et les sous, mais pas le dé bonus. Les protections ne s’additionnent pas : après un autre jeton bleu, la plus longue compte.
book-blue_3 = La babiole du corbeau
    .text = Si ce jeton arrive sur une case à rubis, prenez aussitôt 1 rubis. C’est la case du jeton qui compte, non la case de décompte ; sa valeur n’importe pas.
book-blue_4 = Le corbeau fanfaron
    .text = Si ce jeton arrive sur une case à rubis, marquez aussitôt autant de points que sa valeur (1, 2 ou 4). C’est la case du jeton qui compte, non la case de décompte.

book-red_1 = Velouté de citrouille aux amanites
    .text = Avec 1 ou 2 jetons orange déjà dans votre chaudron, ce jeton avance de 1 case de plus ; avec 3 ou davantage, de 2 cases de plus. Peu importe où se trouvent les jetons orange.
book-red_2 = Amanites séchées
    .text = Ce jeton se met à côté de votre chaudron. Une fois la préparation finie, par arrêt ou par explosion, vous pouvez poser chacun de ces jetons derrière le dernier, selon sa valeur, le garder pour une manche suivante ou le remettre dans le sac. Les jetons gardés ne sont pas dans le sac.
book-red_3 = Effet de souffle
    .text = Si le jeton juste avant lui est blanc, ce jeton avance de sa valeur plus celle de ce jeton blanc.
book-red_4 = Tremplin
    .text = Dès qu’un jeton rouge se trouve dans votre chaudron, chaque blanc 1 que vous piochez avance de 2 cases au lieu de 1. Il ne compte toujours que 1 pour l’explosion. D’autres jetons rouges n’ajoutent rien ; les blancs 2 et 3 avancent normalement.

book-yellow_1 = La racine démineuse
    .text = Si le jeton juste avant lui est blanc, vous pouvez remettre ce jeton blanc dans le sac, quelle que soit sa valeur. Le jeton jaune reste où il est, la case du jeton blanc reste vide, et votre total blanc diminue.
book-yellow_2 = La racine double
    .text = Le prochain jeton posé avance du double, cases bonus comprises. Un jeton blanc ne compte que sa valeur imprimée. Un second jeton jaune est doublé, et double à son tour le suivant.
book-yellow_3 = La racine apaisante
    .text = Avec 1 ou 2 jetons jaunes dans votre chaudron, votre limite de blancs est 8 ; avec 3 ou davantage, elle est 9. Elle ne s’ajoute jamais à une carte divinatoire : la plus haute limite compte.
book-yellow_4 = La racine qui pousse
    .text = Votre premier jeton jaune de la manche avance de 1 case de plus, le deuxième de 2, le troisième de 3. Les suivants avancent normalement.

book-purple_1 = La séance
    .text = Étape B. Un jeton violet dans votre chaudron : 1 point. Deux : 1 point et 1 rubis. Trois ou davantage : 2 points, et votre goutte avance de 1 case. Vous recevez une seule de ces lignes ; vous pouvez en choisir une inférieure.
book-purple_2 = Le marché des fantômes
    .text = Étape B. Rendez pour de bon des jetons violets de votre chaudron, une fois par manche. Un : un noir 1, 1 point et 1 rubis. Deux : un vert 1, un bleu 2, 3 points, et votre goutte avance de 1 case. Trois : un jaune 4, 6 points, 1 rubis, et votre goutte avance de 2 cases. Vous pouvez en rendre moins que vous n’en avez.
book-purple_3 = Les hauteurs hantées
    .text = Étape B. Chaque jeton violet rapporte des points selon le nombre imprimé sur sa case : moins de 10, aucun ; à partir de 10, 1 ; à partir de 20, 2 ; à partir de 30, 3.
book-purple_4 = Seconde vie
    .text = Étape B. Échangez un jeton vert, bleu, rouge ou jaune de votre chaudron contre un jeton plus fort de sa couleur. Un jeton violet : un 1 contre un 2. Deux : un 2 contre un 4. Trois ou davantage : un 1 contre un 4. Vous pouvez choisir une ligne inférieure. Le nouveau jeton va droit dans le sac ; le chaudron de cette manche est décompté tel quel.


## Fortune cards: purple, at once
## The titles are our translations, and so says `.origin`; the texts are ours.

card-choose_wisely = Choisissez bien
    .text = Chacun choisit : avancer sa goutte de 2 cases, ou prendre un violet 1. Le jeton violet n’est offert qu’à partir de la manche 3, quand son livre est ouvert.
    .origin = titre : notre traduction
card-pot_is_filling_up = Le chaudron se remplit
    .text = Chacun avance sa goutte de 1 case.
    .origin = titre : notre traduction
card-alms = Aumône
    .text = Qui a le moins de rubis prend 1 rubis. Tous les ex æquo en prennent ; on compare avant de prendre.
    .origin = titre : notre traduction
card-less_is_more = Moins, c’est plus
    .text = Chacun pioche 5 jetons et additionne leurs valeurs, toutes couleurs comprises. La somme la plus basse prend un bleu 2, tous les ex æquo aussi ; les autres prennent 1 rubis. Les jetons piochés retournent dans le sac.
    .origin = titre : notre traduction
card-only_one = L’embarras du choix
    .text = Chacun choisit : un noir 1, un jeton 2 quelconque, ou 3 rubis. Le blanc n’est pas offert, et le jaune seulement à partir de la manche 2.
    .origin = titre : notre traduction
card-wheel_and_deal = Troc
    .text = Une fois, vous pouvez échanger 1 rubis contre un jeton 1 quelconque, sauf violet ou noir. L’orange convient ; le blanc n’est pas offert, et le jaune seulement à partir de la manche 2.
    .origin = titre : notre traduction
card-good_start = Un bon départ
    .text = Utilisez vos queues de rat comme d’habitude, ou renoncez à 1, 2 ou 3 d’entre elles pour autant de rubis. On ne renonce qu’aux queues que l’on a cette manche ; à la manche 1, il n’y en a pas.
    .origin = titre : notre traduction
card-roll_the_die = Dons généreux
    .text = Chacun lance une fois le dé bonus. Les points ainsi gagnés comptent déjà pour les rats de cette manche.
    .origin = titre : notre traduction
card-opportunistic_moment = Une bonne occasion
    .text = Chacun pioche 4 jetons. Vous pouvez en échanger un contre la valeur suivante de sa couleur : un 1 contre un 2, ou un 2 contre un 4. Si aucun échange n’est possible, parce que seuls des blancs, des orange, des violets, des noirs ou les plus hautes valeurs sont sortis, ou parce que la réserve est épuisée, prenez un vert 1. Les jetons piochés retournent dans le sac. Refuser un échange ne donne rien.
    .origin = titre : notre traduction
card-beginners_bonus = Bonus du novice
    .text = Qui a le moins de points prend un vert 1. Tous les ex æquo en prennent ; à la manche 1, c’est tout le monde.
    .origin = titre : notre traduction
card-rat_infestation = Invasion de rats
    .text = Cette manche, les queues de rat de chacun comptent double. À la manche 1, il n’y a rien à doubler.
    .origin = titre : notre traduction
card-just_in_time = Au bon moment
    .text = Chacun choisit : 4 points, ou retirer pour de bon un blanc 1 de son sac. Les points comptent déjà pour les rats de cette manche.
    .origin = titre : notre traduction
card-rats_are_friends = La faveur des rats
    .text = Chacun choisit : un jeton 4 quelconque, ou 1 point pour chacune de ses queues de rat. Les queues se comptent à la révélation de la carte ; les rats viennent ensuite comme d’habitude, d’après les nouveaux scores. Le jaune n’est offert qu’à partir de la manche 2 ; à la manche 1, il n’y a pas de queues.
    .origin = titre : notre traduction


## Fortune cards: blue, for the round or at its end

card-seasoned_perfectly = Assaisonnement parfait
    .text = Si vos jetons blancs totalisent exactement 7 à la fin de la préparation, avancez votre goutte de 1 case.
    .origin = titre : notre traduction
card-lucky_devil = Veinard
    .text = Si votre case de décompte porte un rubis, marquez 2 points. Cela vaut même si votre chaudron a explosé, et même si vous choisissez alors les sous.
    .origin = titre : notre traduction
card-shining_extra_bright = Ça brille
    .text = Si votre case de décompte porte un rubis, prenez 1 rubis de plus : 2 en tout. Cela vaut même si votre chaudron a explosé.
    .origin = titre : notre traduction
card-schadenfreude = Joie maligne
    .text = Si votre chaudron explose, votre voisin de gauche, le joueur suivant dans le sens horaire, prend un jeton 2 quelconque avant le lancer du dé bonus. Le blanc n’est pas offert, et le jaune seulement à partir de la manche 2.
    .origin = titre : notre traduction
card-well_stirred = Bien remué
    .text = Vous pouvez remettre dans le sac le premier jeton blanc pioché cette manche, et son avance est annulée. Cela ne coûte pas la bouteille et ne vaut qu’une fois, y compris pour un blanc posé grâce à un bleu.
    .origin = titre : notre traduction
card-pot_is_full = La chance sourit aux audacieux
    .text = Qui lance le dé bonus cette manche le lance deux fois. Les deux résultats comptent.
    .origin = titre : notre traduction
card-second_chance = Une seconde chance
    .text = Une fois vos cinq premiers jetons posés, choisissez : continuer, ou tout remettre dans le sac et recommencer, une seule fois. Les cinq premiers jetons ne peuvent pas faire exploser votre chaudron ; mais si vous gardez un total blanc au-dessus de la limite, le prochain blanc s’en chargera. Une bouteille utilisée le reste, et ce que vous avez gagné reste à vous.
    .origin = titre : notre traduction
card-strong_ingredient = Ingrédient puissant
    .text = Après la préparation, dans l’ordre du tour, quiconque n’a pas explosé pioche jusqu’à 5 jetons et peut en poser un ; le reste retourne dans le sac. Ce jeton ne peut pas faire exploser le chaudron et n’agit pas ; à la fin, il ne compte pas non plus pour son propre livre, mais il est bien le dernier jeton du chaudron.
    .origin = titre : notre traduction
card-pumpkin_patch_party = Fête de la citrouille
    .text = Cette manche, chaque jeton orange avance de 1 case de plus.
    .origin = titre : notre traduction
card-magic_potion = Potion magique
    .text = À la fin de la manche, avant de dépenser les rubis, toutes les bouteilles sont remplies.
    .origin = titre : notre traduction
card-living_in_luxury = Puiser sans compter
    .text = Cette manche, la limite de blancs est 9 au lieu de 7 : on n’explose qu’à partir de 10. Elle ne s’ajoute pas au livre jaune ; la plus haute limite compte.
    .origin = titre : notre traduction


## Bonus die

die-points1 = 1 point
die-points2 = 2 points
die-ruby = 1 rubis
die-drop = goutte : 1 case
die-chip = 1 jeton orange dans le sac


## Bonuses
## $n: how many; $chip: a chip, as `chip-name` writes it.

bonus-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
bonus-rubies =
    { $n ->
        [one] { $n } rubis
       *[other] { $n } rubis
    }
bonus-drop =
    { $n ->
        [one] goutte : { $n } case
       *[other] goutte : { $n } cases
    }
bonus-chip = { $chip } dans le sac


## Words on the table

word-pot = Chaudron
word-bag = Sac
word-flask = Bouteille
word-ruby = Rubis
word-rubies = Rubis
word-drop = Goutte
word-rat = Rat
word-points = Points
word-coins = Sous
word-round = Manche
word-spoon = Cuillère
word-shop = Achats
word-book = Livre
word-card = Carte divinatoire
word-supply = Réserve
word-tube = Éprouvette
word-white-total = Total blanc
word-odds = Risque d’explosion


## ------------------------------------------------------------------------------------------------
## Log lines: what has happened (`event-…`). To be written.


## ------------------------------------------------------------------------------------------------
## Questions: what a seat is asked, and its answers (`ask-…`, `act-…`). To be written.


## ------------------------------------------------------------------------------------------------
## Refusals: why not (`why-…`). To be written.
