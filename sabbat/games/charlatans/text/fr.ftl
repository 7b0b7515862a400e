### Charlatans: every word that a player reads, in French. The twin is en.ftl; both hold the same ids.
### All sentences are ours. The printed French card titles were not found: the titles here are our translations, and
### `.origin` says so to the player. The names of the books are ours too, since the printed pages have none.
### Typography: a no-break space stands before :, inside « » and between a number and its unit, a narrow one before ; ! ?


## The game

game-charlatans = Les Charlatans de Belcastel
    .tagline = Allez, un dernier jeton. Que pourrait-il arriver ?
    .about = Neuf jours de foire, un sac plein d’ingrédients douteux et un chaudron qui ne demande qu’à déborder : piochez, posez, et sachez vous arrêter à temps. L’audace rapporte, la gourmandise explose, et qui traîne en queue reçoit un coup de patte des rats.
    .credits = Un jeu de Wolfgang Warsch, édité par Schmidt Spiele (2018).


## Rules: set-up
## In the order of the ledger; a chapter's title stands before its rules.

chapter-setup = Avant l’ouverture de la foire

rule-CHA-1 = La partie dure neuf manches ; une flamme indique la manche en cours. Le premier joueur de la manche 1 est tiré au sort ; ensuite, le rôle passe à chaque manche dans le sens horaire, avec la pioche de cartes divinatoires.
    .title = Neuf manches
rule-CHA-2 = Les 24 cartes divinatoires sont mélangées ; vous en verrez neuf. La boîte contient 20 rubis, mais personne n’en sera privé : s’ils viennent à manquer, on continue de compter. Un dé bonus attend le meilleur breuvage de chaque manche.
    .title = Cartes, rubis, dé
rule-CHA-3 = Les livres orange et noir sont ouverts dans toutes les parties ; la page du livre noir dépend du nombre de joueurs (2, ou 3 et 4). Les livres vert, bleu et rouge sont ouverts dès le début, le jaune s’ouvre au début de la manche 2, le mauve au début de la manche 3. Tant qu’un livre est fermé, ses jetons ne peuvent être ni achetés ni gagnés.
    .title = Quels livres sont ouverts
rule-CHA-4 = Vous commencez avec un chaudron vide, la goutte sur la case 0, une bouteille pleine, un jeton rat à côté du chaudron, 1 rubis et 0 point.
    .title = Votre matériel de départ
rule-CHA-5 = Au départ, votre sac contient quatre blancs 1, deux blancs 2, un blanc 3, un orange 1 et un vert 1. Défense de regarder dedans ! Ce qu’il contient forcément est connu de tous, et la table vous le montre ; ce qui en sortira, nul ne le sait.
    .title = Le sac de départ
rule-CHA-6 = La réserve est limitée. Un jeton épuisé ne peut être ni acheté ni pris. Si l’on vous en doit un, vous ne recevez rien à la place ; si plusieurs joueurs veulent le dernier, l’ordre du tour tranche.
    .title = Réserve limitée


## Rules: a round

chapter-round = Une manche

rule-CHA-10 = Le premier joueur révèle une carte divinatoire. Une carte mauve s’applique aussitôt, avant les rats et la préparation ; une carte bleue vaut pour la manche ou agit à la fin de celle-ci. Les choix se font dans l’ordre du tour, à partir du premier joueur. Une carte ne donne un jeton jaune ou mauve que si son livre est ouvert, et jamais un jeton blanc.
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
rule-CHA-15 = Les jetons bleus, rouges et jaunes agissent aussitôt posés ; les verts, les mauves et les noirs, à la fin de la manche. Les blancs et les orange ne font rien. Là où il y a un choix, vous pouvez refuser ; le reste se fait sans question, sauf si la table veut qu’on demande (option « Renoncer »). L’effet de chaque couleur est écrit dans son livre.
    .title = Les actions des jetons
rule-CHA-E4 = Avec le livre bleu du set 1, vous posez un bleu 2 et piochez deux jetons de plus : un blanc 3 et un rouge 1. Posez l’un des deux, ou aucun ; le reste retourne dans le sac.
    .title = Exemple : un bleu 2
rule-CHA-16 = Tant que votre bouteille est pleine, vous pouvez remettre dans le sac le dernier jeton pioché, avant d’en piocher un autre : sa place et sa valeur blanche sont annulées avec lui. Le jeton qui a fait exploser le chaudron y reste toujours. La bouteille est alors vide jusqu’à ce que vous la remplissiez, et vous pouvez continuer. Toutes les couleurs conviennent, sauf si la table joue « blancs seulement ».
    .title = La bouteille
rule-CHA-17 = À la manche 9, tout le monde pioche au même instant, au signal : un jeton ou une main vide, révélés ensemble. La table peut choisir de jouer ainsi les manches 1 à 8.
    .title = Tous ensemble
rule-CHA-18 = La dernière case pour un jeton est le second « 33 ». Les jetons qui iraient plus loin y restent, et les blancs continuent de compter. Un jeton sur cette case rapporte la cuillère : 15 points et 35 sous.
    .title = La cuillère


## Rules: scoring

chapter-scoring = Le décompte

rule-CHA-20 = Votre case de décompte est celle qui suit votre dernier jeton, que le chaudron ait explosé ou non. S’il n’y a plus de jeton dans le chaudron, c’est celle qui suit la goutte ou le rat. Déplacer la goutte pendant le décompte n’y change rien.
    .title = La case de décompte
rule-CHA-21 = Étape A. Parmi les chaudrons qui n’ont pas explosé, celui dont la case de décompte est la plus avancée lance le dé bonus. Tous les ex æquo le lancent, donc tous ceux qui sont à la cuillère. Si tous les chaudrons ont explosé, personne ne le lance.
    .title = A : le dé bonus
rule-CHA-E5 = Deux joueurs ont tous deux un « 23 » comme case de décompte. Le 23 étant imprimé deux fois, c’est le plus avancé qui lance le dé.
    .title = Exemple : deux joueurs sur 23
rule-CHA-22 = Le dé bonus donne 1 point (sur deux faces), 2 points, 1 rubis, 1 case pour la goutte ou 1 jeton orange pour votre sac.
    .title = Les faces du dé
rule-CHA-23 = Étape B. Les actions du livre noir, puis du vert, puis du mauve, chacune dans l’ordre du tour à partir du premier joueur. Les chaudrons explosés y prennent part.
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
rule-CHA-E6 = Avec les prix du set 1. Votre chaudron a explosé et votre décompte tombe sur un 19 : prenez 5 points, ou 19 sous pour un vert 2 (8) et un bleu 2 (10), 1 sou étant perdu. Votre chaudron n’a pas explosé et votre décompte tombe sur le 15 au rubis : lancez le dé si vous êtes en tête, puis prenez 1 rubis, 3 points et un vert 4 (14), 1 sou étant perdu.
    .title = Exemple : un décompte
rule-CHA-29 = Étape F. Pour 2 rubis, avancez votre goutte de 1 case, autant de fois que vous voulez. Pour 2 rubis, remplissez votre bouteille.
    .title = F : dépenser des rubis
rule-CHA-30 = Le rat quitte le chaudron, la pioche de cartes divinatoires passe au joueur suivant dans le sens horaire, et la flamme avance.
    .title = Fin de la manche
rule-CHA-31 = Au début de la manche 6, chacun ajoute un blanc 1 à son sac. Personne ne l’a demandé, tout le monde y a droit.
    .title = Manche 6 : un blanc de plus
rule-CHA-32 = À la manche 9, on n’achète rien. 2 rubis valent 1 point (ou, avec les éprouvettes, avancent la seconde goutte) ; si votre chaudron n’a pas explosé, 5 sous valent 1 point. Autant de fois que vous pouvez payer.
    .title = La dernière manche
rule-CHA-33 = Le plus grand nombre de points l’emporte. En cas d’égalité, c’est le chaudron le plus avancé de la dernière manche ; si l’égalité persiste, la victoire est partagée.
    .title = Qui gagne


## Rules: variants

chapter-variants = Variantes

rule-CHA-40 = Au lieu d’un set, choisissez une page par couleur, dans n’importe lequel des quatre sets.
    .title = Mélange libre de livres
rule-CHA-41 = Retournez les chaudrons du côté des éprouvettes. Une seconde goutte part de l’éprouvette la plus à gauche. Chaque fois qu’une goutte avance, par une carte, un jeton, le dé ou des rubis, vous choisissez laquelle des deux ; une avance de 2 peut être partagée. Chaque éprouvette donne aussitôt son bonus : 1 rubis, 1 à 4 points ou un jeton pour votre sac. Un jeton épuisé, ou dont le livre est fermé, n’est pas donné. Après la dernière éprouvette, seule la goutte du chaudron avance encore. À la manche 9 aussi, 2 rubis peuvent avancer la seconde goutte ; le reste devient des points.
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
colour-purple = mauve
colour-black = noir

ingredient-white = claque-doigt
    .a = un claque-doigt
    .the = le claque-doigt
    .no = aucun claque-doigt
ingredient-orange = citrouille
    .a = une citrouille
    .the = la citrouille
    .no = aucune citrouille
ingredient-green = araignée
    .a = une araignée
    .the = l’araignée
    .no = aucune araignée
ingredient-blue = crâne de corbeau
    .a = un crâne de corbeau
    .the = le crâne de corbeau
    .no = aucun crâne de corbeau
ingredient-red = amanite tue-mouche
    .a = une amanite tue-mouche
    .the = l’amanite tue-mouche
    .no = aucune amanite tue-mouche
ingredient-yellow = racine de mandragore
    .a = une racine de mandragore
    .the = la racine de mandragore
    .no = aucune racine de mandragore
ingredient-purple = souffle de fantôme
    .a = un souffle de fantôme
    .the = le souffle de fantôme
    .no = aucun souffle de fantôme
ingredient-black = sphinx tête de mort
    .a = un sphinx tête de mort
    .the = le sphinx tête de mort
    .no = aucun sphinx tête de mort

# A chip by its notation: its ingredient, or `.short` its colour, and its value.
chip-W1 = { ingredient-white } 1
    .a = { ingredient-white.a } 1
    .the = { ingredient-white.the } 1
    .no = { ingredient-white.no } 1
    .short = { colour-white } 1
chip-W2 = { ingredient-white } 2
    .a = { ingredient-white.a } 2
    .the = { ingredient-white.the } 2
    .no = { ingredient-white.no } 2
    .short = { colour-white } 2
chip-W3 = { ingredient-white } 3
    .a = { ingredient-white.a } 3
    .the = { ingredient-white.the } 3
    .no = { ingredient-white.no } 3
    .short = { colour-white } 3
chip-O1 = { ingredient-orange } 1
    .a = { ingredient-orange.a } 1
    .the = { ingredient-orange.the } 1
    .no = { ingredient-orange.no } 1
    .short = { colour-orange } 1
chip-G1 = { ingredient-green } 1
    .a = { ingredient-green.a } 1
    .the = { ingredient-green.the } 1
    .no = { ingredient-green.no } 1
    .short = { colour-green } 1
chip-G2 = { ingredient-green } 2
    .a = { ingredient-green.a } 2
    .the = { ingredient-green.the } 2
    .no = { ingredient-green.no } 2
    .short = { colour-green } 2
chip-G4 = { ingredient-green } 4
    .a = { ingredient-green.a } 4
    .the = { ingredient-green.the } 4
    .no = { ingredient-green.no } 4
    .short = { colour-green } 4
chip-B1 = { ingredient-blue } 1
    .a = { ingredient-blue.a } 1
    .the = { ingredient-blue.the } 1
    .no = { ingredient-blue.no } 1
    .short = { colour-blue } 1
chip-B2 = { ingredient-blue } 2
    .a = { ingredient-blue.a } 2
    .the = { ingredient-blue.the } 2
    .no = { ingredient-blue.no } 2
    .short = { colour-blue } 2
chip-B4 = { ingredient-blue } 4
    .a = { ingredient-blue.a } 4
    .the = { ingredient-blue.the } 4
    .no = { ingredient-blue.no } 4
    .short = { colour-blue } 4
chip-R1 = { ingredient-red } 1
    .a = { ingredient-red.a } 1
    .the = { ingredient-red.the } 1
    .no = { ingredient-red.no } 1
    .short = { colour-red } 1
chip-R2 = { ingredient-red } 2
    .a = { ingredient-red.a } 2
    .the = { ingredient-red.the } 2
    .no = { ingredient-red.no } 2
    .short = { colour-red } 2
chip-R4 = { ingredient-red } 4
    .a = { ingredient-red.a } 4
    .the = { ingredient-red.the } 4
    .no = { ingredient-red.no } 4
    .short = { colour-red } 4
chip-Y1 = { ingredient-yellow } 1
    .a = { ingredient-yellow.a } 1
    .the = { ingredient-yellow.the } 1
    .no = { ingredient-yellow.no } 1
    .short = { colour-yellow } 1
chip-Y2 = { ingredient-yellow } 2
    .a = { ingredient-yellow.a } 2
    .the = { ingredient-yellow.the } 2
    .no = { ingredient-yellow.no } 2
    .short = { colour-yellow } 2
chip-Y4 = { ingredient-yellow } 4
    .a = { ingredient-yellow.a } 4
    .the = { ingredient-yellow.the } 4
    .no = { ingredient-yellow.no } 4
    .short = { colour-yellow } 4
chip-P1 = { ingredient-purple } 1
    .a = { ingredient-purple.a } 1
    .the = { ingredient-purple.the } 1
    .no = { ingredient-purple.no } 1
    .short = { colour-purple } 1
chip-K1 = { ingredient-black } 1
    .a = { ingredient-black.a } 1
    .the = { ingredient-black.the } 1
    .no = { ingredient-black.no } 1
    .short = { colour-black } 1


## Books

book-orange = Citrouille nature
    .text = Aucune action : elle remplit une case, et c’est tout ce qu’elle demande. D’autres livres et cartes s’intéressent à elle.
    .brief = Remplit une case, sans danger et pas cher.
book-black_2p = Duel de sphinx
    .text = Étape B. Comparez les jetons noirs des deux chaudrons. Autant que votre adversaire : avancez votre goutte de 1 case. Davantage : avancez votre goutte de 1 case et prenez 1 rubis. Les chaudrons explosés comptent aussi. Sans jeton noir dans votre chaudron, vous ne recevez rien.
    .brief = Autant de noirs que l’autre : la goutte. Davantage : un rubis en plus.
book-black_3_4p = Les sphinx d’à côté
    .text = Étape B. Comparez vos jetons noirs à ceux de vos voisins de gauche et de droite. Strictement plus que l’un d’eux : avancez votre goutte de 1 case. Plus que les deux : avancez votre goutte de 1 case et prenez 1 rubis. Une égalité ne donne rien, et les chaudrons explosés comptent aussi.
    .brief = Plus de noirs qu’un voisin : la goutte. Que les deux : un rubis en plus.

book-green_1 = La toile aux rubis
    .text = Étape B. Pour chaque jeton vert parmi les deux derniers jetons de votre chaudron, prenez 1 rubis. Peu importent sa valeur et les cases vides entre les jetons.
    .brief = Dernier ou avant-dernier du chaudron : 1 rubis.
book-green_2 = L’araignée prodigue
    .text = Étape B. Pour chaque jeton vert parmi les deux derniers jetons de votre chaudron, ajoutez un jeton à votre sac. Pour un vert 1 : un orange 1. Pour un vert 2 : un bleu 1 ou un rouge 1. Pour un vert 4 : un jaune 1 ou un mauve 1, si son livre est ouvert.
    .brief = Dernier ou avant-dernier du chaudron : un jeton gratuit.
book-green_3 = L’araignée à sept pattes
    .text = Étape B. Si vos jetons blancs totalisent exactement 7, votre tout dernier jeton, quelle que soit sa couleur, avance de la somme des valeurs de tous les jetons verts de votre chaudron. Rubis, points et sous se prennent sur la nouvelle case de décompte ; le dé bonus, lui, est déjà lancé.
    .brief = Total blanc de 7 pile : le dernier jeton avance de vos verts.
book-green_4 = Le péage de l’araignée
    .text = Étape B. Pour chaque jeton vert parmi les deux derniers jetons de votre chaudron, vous pouvez payer 1 rubis pour avancer votre goutte de 1 case.
    .brief = Dernier ou avant-dernier : payez 1 rubis pour la goutte.

book-blue_1 = Le corbeau jette un œil
    .text = Piochez autant de jetons que la valeur de celui-ci (1, 2 ou 4 ; moins si le sac n’en a plus assez). Posez-en un, ou aucun ; le reste retourne dans le sac. Le jeton posé agit normalement : un autre bleu fait piocher à son tour, un blanc compte et peut faire exploser le chaudron. Sur la dernière case, il ne fait rien piocher.
    .brief = Regardez 1, 2 ou 4 jetons, posez-en un ou aucun.
book-blue_2 = Le crâne dur
    .text = Si l’un des 1, 2 ou 4 jetons piochés ensuite (la valeur de celui-ci) fait exploser le chaudron, vous recevez quand même les points et les sous, mais pas le dé bonus. Les protections ne s’additionnent pas : après un autre jeton bleu, la plus longue compte.
    .brief = Pour les 1, 2 ou 4 jetons suivants, exploser coûte peu.
book-blue_3 = La babiole du corbeau
    .text = Si ce jeton arrive sur une case à rubis, prenez aussitôt 1 rubis. C’est la case du jeton qui compte, non la case de décompte ; sa valeur n’importe pas.
    .brief = Sur une case à rubis : prenez 1 rubis.
book-blue_4 = Le corbeau fanfaron
    .text = Si ce jeton arrive sur une case à rubis, marquez aussitôt autant de points que sa valeur (1, 2 ou 4). C’est la case du jeton qui compte, non la case de décompte.
    .brief = Sur une case à rubis : des points selon sa valeur.

book-red_1 = Velouté de citrouille aux amanites
    .text = Avec 1 ou 2 jetons orange déjà dans votre chaudron, ce jeton avance de 1 case de plus ; avec 3 ou davantage, de 2 cases de plus. Peu importe où se trouvent les jetons orange.
    .brief = Va plus loin s’il y a des oranges dans le chaudron.
book-red_2 = Amanites séchées
    .text = Ce jeton se met à côté de votre chaudron. À tout moment de la préparation, vous pouvez le remettre dans le sac. Une fois la préparation finie, par arrêt ou par explosion, vous pouvez poser chacun de ces jetons derrière le dernier, selon sa valeur, le garder pour une manche suivante ou le remettre dans le sac. Les jetons gardés ne sont pas dans le sac.
    .brief = Attend à côté ; posez-le à la fin, ou gardez-le.
book-red_3 = Effet de souffle
    .text = Si le jeton juste avant lui est blanc, ce jeton avance de sa valeur plus celle de ce jeton blanc.
    .brief = Après un blanc, il va d’autant plus loin.
book-red_4 = Tremplin
    .text = Dès qu’un jeton rouge se trouve dans votre chaudron, chaque blanc 1 que vous piochez avance de 2 cases au lieu de 1. Il ne compte toujours que 1 pour l’explosion. D’autres jetons rouges n’ajoutent rien ; les blancs 2 et 3 avancent normalement.
    .brief = Dès lors, les blancs de 1 avancent de 2 cases.

book-yellow_1 = La racine démineuse
    .text = Si le jeton juste avant lui est blanc, vous pouvez remettre ce jeton blanc dans le sac, quelle que soit sa valeur. Le jeton jaune reste où il est, la case du jeton blanc reste vide, et votre total blanc diminue.
    .brief = Retire le jeton blanc juste avant lui.
book-yellow_2 = La racine double
    .text = Le prochain jeton posé avance du double, cases bonus comprises. Un jeton blanc ne compte que sa valeur imprimée. Un second jeton jaune est doublé, et double à son tour le suivant.
    .brief = Le jeton suivant avance deux fois plus.
book-yellow_3 = La racine apaisante
    .text = Avec 1 ou 2 jetons jaunes dans votre chaudron, votre limite de blancs est 8 ; avec 3 ou davantage, elle est 9. Elle ne s’ajoute jamais à une carte divinatoire : la plus haute limite compte.
    .brief = Vous explosez plus tard : au-delà de 8, à trois au-delà de 9.
book-yellow_4 = La racine qui pousse
    .text = Votre premier jeton jaune de la manche avance de 1 case de plus, le deuxième de 2, le troisième de 3. Les suivants avancent normalement.
    .brief = Le premier va 1 case plus loin, le deuxième 2, le troisième 3.

book-purple_1 = La séance
    .text = Étape B. Un jeton mauve dans votre chaudron : 1 point. Deux : 1 point et 1 rubis. Trois ou davantage : 2 points, et votre goutte avance de 1 case. Vous recevez une seule de ces lignes ; vous pouvez en choisir une inférieure.
    .brief = À la fin : des points ; à plusieurs, un rubis ou la goutte.
book-purple_2 = Le marché des fantômes
    .text = Étape B. Rendez pour de bon des jetons mauves de votre chaudron, une fois par manche. Un : un noir 1, 1 point et 1 rubis. Deux : un vert 1, un bleu 2, 3 points, et votre goutte avance de 1 case. Trois : un jaune 4, 6 points, 1 rubis, et votre goutte avance de 2 cases. Vous pouvez en rendre moins que vous n’en avez.
    .brief = Rendez-les contre jetons, points et rubis.
book-purple_3 = Les hauteurs hantées
    .text = Étape B. Chaque jeton mauve rapporte des points selon le nombre imprimé sur sa case : moins de 10, aucun ; à partir de 10, 1 ; à partir de 20, 2 ; à partir de 30, 3.
    .brief = Plus il est loin, plus il rapporte.
book-purple_4 = Seconde vie
    .text = Étape B. Échangez un jeton vert, bleu, rouge ou jaune de votre chaudron contre un jeton plus fort de sa couleur. Un jeton mauve : un 1 contre un 2. Deux : un 2 contre un 4. Trois ou davantage : un 1 contre un 4. Vous pouvez choisir une ligne inférieure. Le nouveau jeton va droit dans le sac ; le chaudron de cette manche est décompté tel quel.
    .brief = Échange un jeton du chaudron contre un plus fort.


## Fortune cards: purple, at once
## The titles are our translations, and so says `.origin`; the texts are ours.

card-choose_wisely = Choisissez bien
    .text = Chacun choisit : avancer sa goutte de 2 cases, ou prendre un mauve 1. Le jeton mauve n’est offert qu’à partir de la manche 3, quand son livre est ouvert.
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
    .text = Une fois, vous pouvez échanger 1 rubis contre un jeton 1 quelconque, sauf mauve ou noir. L’orange convient ; le blanc n’est pas offert, et le jaune seulement à partir de la manche 2.
    .origin = titre : notre traduction
card-good_start = Un bon départ
    .text = Utilisez vos queues de rat comme d’habitude, ou renoncez à 1, 2 ou 3 d’entre elles pour autant de rubis. On ne renonce qu’aux queues que l’on a cette manche ; à la manche 1, il n’y en a pas.
    .origin = titre : notre traduction
card-roll_the_die = Dons généreux
    .text = Chacun lance une fois le dé bonus. Les points ainsi gagnés comptent déjà pour les rats de cette manche.
    .origin = titre : notre traduction
card-opportunistic_moment = Une bonne occasion
    .text = Chacun pioche 4 jetons. Vous pouvez en échanger un contre la valeur suivante de sa couleur : un 1 contre un 2, ou un 2 contre un 4. Si aucun échange n’est possible, parce que seuls des blancs, des orange, des mauves, des noirs ou les plus hautes valeurs sont sortis, ou parce que la réserve est épuisée, prenez un vert 1. Les jetons piochés retournent dans le sac. Refuser un échange ne donne rien.
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
die-drop = 1 case pour la goutte
die-chip = 1 jeton orange dans le sac


## Words on the table

word-pot = Chaudron
word-bag = Sac
word-flask = Bouteille
word-rubies = Rubis
word-points = Points
word-round = Manche
word-shop = Achats
word-card = Carte divinatoire


## ------------------------------------------------------------------------------------------------
## Facts. In all messages below a variable is a field of the event, question, action or refusal, in its plain form, good
## to select on: `$chip` is B2, `$why` and `$source` are ids, `$together` is true or false. Beside it stands what to show:
## `$who` (the player), `$chip_name`, `$a_chip`, `$the_chip`, `$no_chip`; for lists `$chips_names`, `$a_chips` and
## `$chips_count`.
## A player's name never follows « de » or « que », which would have to elide.


## Sources: what gives or takes (`$why`, `$source`), where it is neither a card nor a book nor a chip

source-space = case de décompte
source-die = dé bonus
source-tube = éprouvette
source-rubies = rubis
source-coins = sous
source-drop = goutte
source-flask = bouteille
source-points = points
source-black = livre noir
source-rat = rats


## ------------------------------------------------------------------------------------------------
## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-RoundBegan = La manche { $round } commence ; { $who } passe en premier.
    .you = La manche { $round } commence ; vous passez en premier.
event-BookOpened = Le livre { $colour_name } s’ouvre.
event-WhiteAdded = Personne ne l’a demandé : chaque sac reçoit { chip-W1.a }.
event-CardRead = { $who } révèle la carte divinatoire « { $card_name } ».
    .you = Vous révélez la carte divinatoire « { $card_name } ».
space-printed =
    { $ruby ->
        [true] { $points ->
            [0] { $coins } (rubis)
            [one] { $coins } ({ $points } point, rubis)
           *[other] { $coins } ({ $points } points, rubis)
        }
       *[false] { $points ->
            [0] { $coins }
            [one] { $coins } ({ $points } point)
           *[other] { $coins } ({ $points } points)
        }
    }
event-RatPlaced =
    { $tails ->
        [one] { $who } a { $tails } queue de rat : le rat s’installe sur la case { space-printed }.
       *[other] { $who } a { $tails } queues de rat : le rat s’installe sur la case { space-printed }.
    }
    .you =
        { $tails ->
            [one] Vous avez { $tails } queue de rat : votre rat s’installe sur la case { space-printed }.
           *[other] Vous avez { $tails } queues de rat : votre rat s’installe sur la case { space-printed }.
        }
event-TailsGivenUp =
    { $tails ->
        [one] { $who } renonce à { $tails } queue de rat.
       *[other] { $who } renonce à { $tails } queues de rat.
    }
    .you =
        { $tails ->
            [one] Vous renoncez à { $tails } queue de rat.
           *[other] Vous renoncez à { $tails } queues de rat.
        }
event-BrewingBegan =
    { $together ->
        [true] La préparation commence : tous ensemble, poing après poing.
       *[false] La préparation commence.
    }
event-ChipDrawn = { $who } pioche { $a_chip }.
    .you = Vous piochez { $a_chip }.
event-ChipsShown = { $who } pioche pour voir : { $chips_names } ({ $why_name }).
    .you = Vous piochez pour voir : { $chips_names } ({ $why_name }).
event-ChipPlaced =
    { $moved ->
        [0] { $who } ajoute { $the_chip } sur la case { space-printed } : le chaudron ne va pas plus loin.
       *[other] { $who } pose { $the_chip } sur la case { space-printed }.
    }
    .you =
        { $moved ->
            [0] Vous ajoutez { $the_chip } sur la case { space-printed } : le chaudron ne va pas plus loin.
           *[other] Vous posez { $the_chip } sur la case { space-printed }.
        }
event-ChipMoved = { $who } avance { $the_chip } jusqu’à la case { space-printed }.
    .you = Vous avancez { $the_chip } jusqu’à la case { space-printed }.
event-ChipSetAside = { $who } met { $the_chip } à côté du chaudron.
    .you = Vous mettez { $the_chip } à côté de votre chaudron.
event-ChipPutBack = { $who } remet { $the_chip } dans le sac ({ $why_name }).
    .you = Vous remettez { $the_chip } dans le sac ({ $why_name }).
event-FlaskUsed = { $who } utilise la bouteille et remet { $the_chip } dans le sac.
    .you = Vous utilisez votre bouteille et remettez { $the_chip } dans le sac.
event-FlaskFilled =
    { $why ->
        [rubies] { $who } remplit sa bouteille.
       *[other] { $who } retrouve sa bouteille pleine ({ $why_name }).
    }
    .you =
        { $why ->
            [rubies] Vous remplissez votre bouteille.
           *[other] Vous retrouvez votre bouteille pleine ({ $why_name }).
        }
event-PotExploded =
    { $shielded ->
        [true] Boum ! { $who } dépasse la limite de { $limit } avec { $white } en blanc, et son chaudron explose ; mais « { book-blue_2 } » sauve à la fois les points et les sous.
       *[false] Boum ! { $who } dépasse la limite de { $limit } avec { $white } en blanc, et son chaudron explose.
    }
    .you =
        { $shielded ->
            [true] Boum ! Vous dépassez la limite de { $limit } avec { $white } en blanc, et votre chaudron explose ; mais « { book-blue_2 } » sauve à la fois les points et les sous.
           *[false] Boum ! Vous dépassez la limite de { $limit } avec { $white } en blanc, et votre chaudron explose.
        }
event-Stopped =
    { $space ->
        [53] { $who } s’arrête, le chaudron plein jusqu’à la cuillère.
       *[other] { $who } s’arrête. La case de décompte est la { space-printed }.
    }
    .you =
        { $space ->
            [53] Vous vous arrêtez, votre chaudron plein jusqu’à la cuillère.
           *[other] Vous vous arrêtez. Votre case de décompte est la { space-printed }.
        }
event-HandHeldOut = { $who } tend un poing fermé.
    .you = Vous tendez un poing fermé.
event-HandsOpened =
    { $drawing_count ->
        [0] On ouvre la main : rien pour { $stopping_names }.
       *[other] { $stopping_count ->
            [0] On ouvre la main : un jeton pour { $drawing_names }.
           *[other] On ouvre la main : un jeton pour { $drawing_names } ; rien pour { $stopping_names }.
        }
    }
event-BrewedAnew = { $who } reverse tout dans le sac et recommence sa potion.
    .you = Vous reversez tout dans le sac et recommencez votre potion.
event-ActionWaived = { $who } décline poliment ({ $why_name }).
    .you = Vous déclinez poliment ({ $why_name }).
event-DieRolled = { $who } lance le dé bonus : { $face_name }.
    .you = Vous lancez le dé bonus : { $face_name }.
event-PointsGained =
    { $points ->
        [one] { $who } marque { $points } point ({ $why_name }).
       *[other] { $who } marque { $points } points ({ $why_name }).
    }
    .you =
        { $points ->
            [one] Vous marquez { $points } point ({ $why_name }).
           *[other] Vous marquez { $points } points ({ $why_name }).
        }
event-RubiesGained =
    { $rubies ->
        [one] { $who } prend { $rubies } rubis ({ $why_name }).
       *[other] { $who } prend { $rubies } rubis ({ $why_name }).
    }
    .you =
        { $rubies ->
            [one] Vous prenez { $rubies } rubis ({ $why_name }).
           *[other] Vous prenez { $rubies } rubis ({ $why_name }).
        }
event-RubiesSpent =
    { $rubies ->
        [one] { $who } paie { $rubies } rubis ({ $why_name }).
       *[other] { $who } paie { $rubies } rubis ({ $why_name }).
    }
    .you =
        { $rubies ->
            [one] Vous payez { $rubies } rubis ({ $why_name }).
           *[other] Vous payez { $rubies } rubis ({ $why_name }).
        }
event-DropMoved = { $who } avance sa goutte jusqu’à la case { space-printed } ({ $why_name }).
    .you = Vous avancez votre goutte jusqu’à la case { space-printed } ({ $why_name }).
event-TubeReached = { $who } avance sa seconde goutte jusqu’à l’éprouvette { $glass }.
    .you = Vous avancez votre seconde goutte jusqu’à l’éprouvette { $glass }.
event-ChipGained = { $who } ajoute { $a_chip } à son sac ({ $why_name }).
    .you = Vous ajoutez { $a_chip } à votre sac ({ $why_name }).
event-ChipLost =
    { $why ->
        [just_in_time] { $who } écarte { $a_chip } pour de bon ({ $why_name }).
       *[other] { $who } rend { $a_chip } ({ $why_name }).
    }
    .you =
        { $why ->
            [just_in_time] Vous écartez { $a_chip } pour de bon ({ $why_name }).
           *[other] Vous rendez { $a_chip } ({ $why_name }).
        }
event-ChipMissing = { $who } aurait droit à { $a_chip }, mais il n’y en a pas.
    .you = Vous auriez droit à { $a_chip }, mais il n’y en a pas.
event-CoinsChosen =
    { $coins ->
        [one] { $who } prend { $coins } sou au lieu des points.
       *[other] { $who } prend { $coins } sous au lieu des points.
    }
    .you =
        { $coins ->
            [one] Vous prenez { $coins } sou au lieu des points.
           *[other] Vous prenez { $coins } sous au lieu des points.
        }
event-Bought =
    { $chips_count ->
        [0] { $who } n’achète rien.
       *[other] { $lost ->
            [0] { $who } achète { $a_chips } pour { $paid } sous tout rond.
            [one] { $who } achète { $a_chips } pour { $paid } sous ; { $lost } sou est perdu.
           *[other] { $who } achète { $a_chips } pour { $paid } sous ; { $lost } sous sont perdus.
        }
    }
    .you =
        { $chips_count ->
            [0] Vous n’achetez rien.
           *[other] { $lost ->
                [0] Vous achetez { $a_chips } pour { $paid } sous tout rond.
                [one] Vous achetez { $a_chips } pour { $paid } sous ; { $lost } sou est perdu.
               *[other] Vous achetez { $a_chips } pour { $paid } sous ; { $lost } sous sont perdus.
            }
        }
event-RoundEnded = La manche { $round } est terminée.
event-TieBroken =
    { $by_pot ->
        [true] Égalité de points : { $tied_names }. Le chaudron le plus plein de la dernière manche départage : la victoire va à { $winners_names }.
       *[false] Égalité de points, et derniers chaudrons aussi pleins : { $tied_names }. La victoire est partagée.
    }
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-CHA-33 =
    { $shared ->
        [true] Autant de points, { $score }, et des chaudrons aussi remplis à la dernière manche : la victoire est partagée.
       *[false]
            { $tied ->
                [true] Autant de points, { $score } : le chaudron le plus rempli de la dernière manche décide.
               *[false] Le plus de points : { $score }, soit { $lead } d’avance.
            }
    }
event-MatchEnded =
    { $winners_you ->
        [only] La victoire est à vous ! Scores : { $scores_names }.
       *[other] { $winners_count ->
            [one] Victoire pour { $winners_names } ! Scores : { $scores_names }.
           *[other] Victoire partagée pour { $winners_names } ! Scores : { $scores_names }.
        }
    }


## ------------------------------------------------------------------------------------------------
## Questions: what a seat is asked

ask-DrawOrStop = Encore un jeton, ou est-ce assez ?
ask-DrawTogether = Tous ensemble, au signal : y aura-t-il un jeton dans votre poing ?
ask-PlaceOneOf =
    { $source ->
        [strong_ingredient] { card-strong_ingredient } : lequel de ces jetons va dans le chaudron, si vous en voulez un ? Il ne peut pas exploser, et il n’agira pas.
       *[other] { $source_name } : lequel de ces jetons va dans le chaudron, si vous en voulez un ? Il agit comme d’habitude.
    }
ask-PutBackWhite =
    { $source ->
        [well_stirred] { card-well_stirred } : remettez-vous votre premier jeton blanc dans le sac ?
       *[other] { $source_name } : remettez-vous dans le sac le jeton blanc qui précède ?
    }
ask-ActOrWaive = Ce jeton agit-il ?
ask-BrewAgain = { card-second_chance } : continuer avec ces jetons, ou tout remettre dans le sac et recommencer ?
ask-UseSetAside = Des jetons attendent à côté de votre chaudron : les poser, les mettre dans le sac, ou les garder pour une manche suivante ?
ask-ChooseTails = { card-good_start } : à combien de queues de rat renoncez-vous, pour autant de rubis ?
ask-ExchangeOne = { card-opportunistic_moment } : quel jeton échangez-vous contre la valeur suivante de sa couleur ?
ask-ChooseGift =
    { $source ->
        [choose_wisely] { card-choose_wisely } : deux cases pour la goutte, ou un jeton mauve ?
        [only_one] { card-only_one } : un jeton noir, un jeton 2, ou des rubis ?
        [wheel_and_deal] { card-wheel_and_deal } : quel jeton voulez-vous contre un rubis ?
        [just_in_time] { card-just_in_time } : des points, ou un jeton blanc de moins ?
        [rats_are_friends] { card-rats_are_friends } : un jeton 4, ou un point par queue de rat ?
        [schadenfreude] { card-schadenfreude } : un chaudron a explosé juste à côté. Quel jeton 2 prenez-vous ?
       *[other] { $source_name } : que choisissez-vous ?
    }
ask-ChooseForGreen = { $source_name } : quel jeton prenez-vous pour votre jeton vert ?
ask-AcceptReward =
    { $source ->
        [rat] Vos rats sont là. Acceptez-vous leur aide ?
       *[other] { $source_name } : acceptez-vous la récompense ?
    }
ask-PayForSteps =
    { $steps ->
        [one] { book-green_4 } : 1 rubis pour avancer votre goutte de 1 case ?
       *[other] { book-green_4 } : 1 rubis pour avancer votre goutte de 1 case ? Vous pouvez le faire jusqu’à { $steps } fois.
    }
ask-ClaimReward =
    { $source ->
        [purple_2] { book-purple_2 } : combien de jetons mauves rendez-vous pour de bon ?
       *[other] { $source_name } : quelle ligne choisissez-vous ?
    }
ask-ExchangeInPot = { book-purple_4 } : quel jeton de votre chaudron échangez-vous contre un plus fort ?
ask-PointsOrCoins = Votre chaudron a explosé : des points, ou des sous pour vos achats ?
ask-BuyChips = Qu’achetez-vous ? Deux jetons au plus, de couleurs différentes.
ask-SpendRubies = Dépensez-vous des rubis ?
ask-SpendLastRubies = Vos derniers rubis : avancer dans les éprouvettes, ou des points ?
ask-MoveWhichDrop = Quelle goutte avance ? ({ $why_name })


## ------------------------------------------------------------------------------------------------
## Answers: short labels. An attribute is the label under the question of that name.

do-Draw = Piocher
    .DrawTogether = Un jeton dans le poing
do-Stop = Arrêter
    .DrawTogether = Un poing vide
do-UseFlask = Utiliser la bouteille
do-Place = Poser { $the_chip }
do-PutInBag = Mettre { $the_chip } dans le sac
do-PutBack = Le remettre dans le sac
do-StartAgain = Tout remettre et recommencer
do-Act = Appliquer l’effet
    .ActOrWaive = Il agit
    .AcceptReward =
        { $source ->
            [rat] Placer le rat
           *[other] Accepter
        }
do-Waive = Non merci
    .PlaceOneOf = N’en poser aucun
    .PutBackWhite = Le laisser dans le chaudron
    .ActOrWaive = Le poser sans son action
    .BrewAgain = Continuer
    .AcceptReward =
        { $source ->
            [rat] Renvoyer les rats
           *[other] S’en passer
        }
    .PayForSteps = Garder le rubis
    .ClaimReward = Ne rien choisir
    .ExchangeOne = Ne rien échanger
    .ExchangeInPot = Ne rien échanger
    .ChooseGift = Ne rien prendre
    .ChooseForGreen = Ne rien prendre
do-Take = Prendre { $a_chip }
    .ChooseGift =
        { $price ->
            [0] Prendre { $a_chip }
            [one] Payer { $price } rubis pour { $a_chip }
           *[other] Payer { $price } rubis pour { $a_chip }
        }
do-TakePoints = Prendre les points
    .PointsOrCoins =
        { $points ->
            [one] Prendre { $points } point
           *[other] Prendre { $points } points
        }
    .ChooseGift =
        { $points ->
            [one] Prendre { $points } point
           *[other] Prendre { $points } points
        }
do-TakeCoins = Prendre les sous
    .PointsOrCoins =
        { $coins ->
            [one] Prendre { $coins } sou, et acheter
           *[other] Prendre { $coins } sous, et acheter
        }
do-TakeRubies = Prendre les rubis
    .ChooseGift =
        { $rubies ->
            [one] Prendre { $rubies } rubis
           *[other] Prendre { $rubies } rubis
        }
do-TakeDrops = Avancer la goutte
    .ChooseGift =
        { $drops ->
            [one] Avancer la goutte de { $drops } case
           *[other] Avancer la goutte de { $drops } cases
        }
do-RemoveWhite = Retirer { chip-W1.a } pour de bon
do-GiveUpTails =
    { $tails ->
        [0] Garder toutes ses queues de rat
        [one] Renoncer à { $tails } queue de rat pour { $tails } rubis
       *[other] Renoncer à { $tails } queues de rat pour { $tails } rubis
    }
do-Exchange = Échanger { $the_old } contre { $a_new }
do-ClaimRow =
    { $chips ->
        [one] Choisir la ligne pour { $chips } jeton mauve
       *[other] Choisir la ligne pour { $chips } jetons mauves
    }
    .ClaimReward =
        { $source ->
            [purple_2] { $chips ->
                [1] En rendre 1 : { chip-K1.a }, 1 point, 1 rubis
                [2] En rendre 2 : { chip-G1.a }, { chip-B2.a }, 3 points, 1 case pour la goutte
               *[other] En rendre { $chips } : { chip-Y4.a }, 6 points, 1 rubis, 2 cases pour la goutte
            }
           *[other] { $chips ->
                [1] 1 point
                [2] 1 point et 1 rubis
               *[other] 2 points, et la goutte avance de 1 case
            }
        }
do-PayRuby = Payer 1 rubis : 1 case pour la goutte
do-Buy =
    { $chips_count ->
        [0] Ne rien acheter
       *[other] Acheter { $a_chips }
    }
do-BuyDrop = 2 rubis : 1 case pour la goutte
    .SpendLastRubies = 2 rubis : la seconde goutte à l’éprouvette suivante
do-FillFlask = 2 rubis : remplir la bouteille
do-MoveDrop = La goutte du chaudron
do-MoveTubeDrop = La goutte des éprouvettes
do-Done = C’est tout
    .UseSetAside = Garder le reste pour plus tard
    .SpendRubies = Garder les rubis
    .SpendLastRubies = Des points pour les rubis


## ------------------------------------------------------------------------------------------------
## Refusals: why not

why-bag_is_empty = Votre sac est vide.
why-draw_first = Piochez au moins un jeton avant de vous arrêter.
why-stopping_is_final = Votre arrêt est définitif pour cette manche.
why-pot_has_exploded = Votre chaudron a explosé : on ne pioche plus de la manche.
why-hand_is_held_out = Votre poing est déjà tendu. Attendez que tous s’ouvrent.
why-exploding_chip_stays = Le jeton qui a fait exploser le chaudron y reste.
why-flask_is_empty = Votre bouteille est vide.
why-no_last_chip = La bouteille reprend le dernier jeton pioché, et il n’y en a pas à reprendre.
why-flask_takes_white_only = À cette table, la bouteille ne reprend que les jetons blancs.
why-chip_not_drawn = Vous n’avez pioché { $no_chip }.
why-chip_not_beside = Il n’y a { $no_chip } à côté de votre chaudron.
why-chip_not_in_pot = Il n’y a dans votre chaudron { $no_chip } que l’on puisse échanger ainsi.
why-cannot_be_exchanged = Ce livre n’offre pas un tel échange pour { $the_chip }.
why-not_the_next_value = Vous ne pouvez échanger { $the_chip } que contre la valeur suivante de sa couleur.
why-chip_not_offered = On ne vous propose pas { $the_chip } ici.
why-chip_is_out = Il ne reste { $no_chip } dans la réserve.
why-book_is_closed = Le livre où l’on trouve { $the_chip } n’est pas encore ouvert.
why-no_white_1_in_bag = Il n’y a { chip-W1.no } dans votre sac.
why-too_few_tails =
    { $tails ->
        [0] Vous n’avez pas de queue de rat cette manche.
        [one] Vous n’avez que { $tails } queue de rat cette manche.
       *[other] Vous n’avez que { $tails } queues de rat cette manche.
    }
why-too_few_rubies =
    { $price ->
        [one] Cela coûte { $price } rubis, et vous n’en avez pas.
       *[other] Cela coûte { $price } rubis, et vous en avez moins.
    }
why-too_few_purple =
    { $purple ->
        [0] Aucun jeton mauve ne compte dans votre chaudron.
        [one] Seul { $purple } jeton mauve compte dans votre chaudron.
       *[other] Seuls { $purple } jetons mauves comptent dans votre chaudron.
    }
why-two_chips_at_most = Vous pouvez acheter deux jetons au plus.
why-two_of_one_colour = Deux jetons doivent être de couleurs différentes.
why-chips_out_of_order = Nommez les deux jetons dans l’ordre des livres : orange, vert, bleu, rouge, jaune, mauve, noir.
why-not_for_sale = Personne ne vend { $the_chip }.
why-too_expensive =
    { $coins ->
        [one] Cela coûte { $cost }, et vous avez { $coins } sou.
       *[other] Cela coûte { $cost }, et vous avez { $coins } sous.
    }
why-flask_is_full = Votre bouteille est déjà pleine.
why-last_tube_reached = La seconde goutte a atteint la dernière éprouvette.


## ------------------------------------------------------------------------------------------------
## The steps of a round

step-opening = Début de la manche
step-card = Carte divinatoire
step-rats = Les rats
step-brewing = La préparation
step-strong_ingredient = Après la préparation : { card-strong_ingredient }
step-explosions = Après la préparation
step-die = A : dé bonus
step-blacks = B : jetons noirs
step-greens = B : jetons verts
step-purples = B : jetons mauves
step-ruby_spaces = C : rubis des cases de décompte
step-point_spaces = D : points
step-shop = E : achats
step-rubies = F : dépense des rubis
step-closing = Fin de la manche


## ------------------------------------------------------------------------------------------------
## What a table agrees on. `.is-…` names a value, `.about` explains.

option-set = Set de livres
    .about = Quelle page des livres vert, bleu, rouge, jaune et mauve est ouverte. Pour débuter, prenez le set 1.
    .is-1 = Set 1
    .is-2 = Set 2
    .is-3 = Set 3
    .is-4 = Set 4
option-green = Livre vert
    .about = Une page à part pour le livre vert, quel que soit le set.
    .is-0 = Comme le set
    .is-1 = 1 : { book-green_1 }
    .is-2 = 2 : { book-green_2 }
    .is-3 = 3 : { book-green_3 }
    .is-4 = 4 : { book-green_4 }
option-blue = Livre bleu
    .about = Une page à part pour le livre bleu, quel que soit le set.
    .is-0 = Comme le set
    .is-1 = 1 : { book-blue_1 }
    .is-2 = 2 : { book-blue_2 }
    .is-3 = 3 : { book-blue_3 }
    .is-4 = 4 : { book-blue_4 }
option-red = Livre rouge
    .about = Une page à part pour le livre rouge, quel que soit le set.
    .is-0 = Comme le set
    .is-1 = 1 : { book-red_1 }
    .is-2 = 2 : { book-red_2 }
    .is-3 = 3 : { book-red_3 }
    .is-4 = 4 : { book-red_4 }
option-yellow = Livre jaune
    .about = Une page à part pour le livre jaune, quel que soit le set. Il s’ouvre à la manche 2.
    .is-0 = Comme le set
    .is-1 = 1 : { book-yellow_1 }
    .is-2 = 2 : { book-yellow_2 }
    .is-3 = 3 : { book-yellow_3 }
    .is-4 = 4 : { book-yellow_4 }
option-purple = Livre mauve
    .about = Une page à part pour le livre mauve, quel que soit le set. Il s’ouvre à la manche 3.
    .is-0 = Comme le set
    .is-1 = 1 : { book-purple_1 }
    .is-2 = 2 : { book-purple_2 }
    .is-3 = 3 : { book-purple_3 }
    .is-4 = 4 : { book-purple_4 }
option-test_tubes = Éprouvettes
    .about = On joue au dos des chaudrons : une seconde goutte y parcourt des éprouvettes pleines de rubis, de points et de jetons.
    .is-false = Sans éprouvettes
    .is-true = Avec les éprouvettes
option-flask = La bouteille reprend
    .about = Quels jetons la bouteille peut remettre dans le sac.
    .is-any = Tous les jetons
    .is-white = Les blancs seulement
option-together = Préparation ensemble
    .about = Quand tout le monde pioche au même instant, au signal.
    .is-false = À la manche 9
    .is-true = À chaque manche
option-waivers = Renoncer
    .about = Faut-il vous demander avant qu’un jeton ou les rats vous rendent un service dont vous pourriez ne pas vouloir, comme d’avancer plus loin qu’un rubis ?
    .is-false = Les faveurs viennent d’elles-mêmes
    .is-true = Demander avant chaque faveur


## The board of the page

board-my-pot = Votre chaudron
board-pot-of = Chaudron de { $who }
board-scoring-space = Case de décompte
board-scores-now = Vaut pour l’instant
board-scores = Vaut
board-coins =
    { $n ->
        [one] { $n } sou
       *[other] { $n } sous
    }
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-rubies = { $n } rubis
board-tails =
    { $n ->
        [one] { $n } queue de rat
       *[other] { $n } queues de rat
    }
board-white = Blanc
board-of-limit = Total blanc { $white } sur { $limit }
board-risk = Risque
board-risk-of = { $bad } sur { $all }
board-bag-of = Sac de { $who }
board-my-bag = Votre sac
board-in-bag =
    { $n ->
        [one] { $n } jeton dans le sac
       *[other] { $n } jetons dans le sac
    }
board-bag-empty = Le sac est vide.
board-flask-full = pleine
board-flask-empty = vide
board-use-flask = L’utiliser
board-fill-flask = Remplir
board-stopped = arrêté
board-exploded = explosé
board-boom = Boum !
board-brewing = prépare
board-fist = poing tendu
board-fist-draws = Votre poing : un jeton
board-fist-stops = Votre poing : vide
board-waiting = réfléchit
board-first = premier joueur
board-others = Les autres
board-large = voir en grand
board-close = Fermer
board-books = Livres
board-opens-in = s’ouvre à la manche { $round }
board-left = reste { $n }
board-score-track = Piste de score
board-zoom-in = Agrandir
board-zoom-out = Tout voir
board-ahead = Les cases à venir
board-buy-for =
    { $n ->
        [one] pour { $n } sou
       *[other] pour { $n } sous
    }
board-pick-some = Choisissez un jeton, ou deux de couleurs différentes.
board-shop-tab = Marché
board-pot-tab = Chaudron
board-beside = À côté du chaudron
board-tubes = Éprouvettes
board-glass = éprouvette { $n }
board-shield-for =
    { $n ->
        [one] protégé pendant { $n } pioche
       *[other] protégé pendant { $n } pioches
    }
board-purple-card = tout de suite
board-blue-card = cette manche
board-no-card = Pas encore de carte
board-table = Table
board-summary = Dernière case occupée : { $space }. Total blanc { $white }, explosion au-dessus de { $limit }. Case de décompte : { $gives }.
board-earned = D’où viennent les points
board-from-space = chaudrons
board-from-cards = cartes
board-from-books = livres
board-from-die = dé
board-from-rubies = rubis
board-from-coins = sous
board-from-tubes = éprouvettes
board-from-other = autres
board-empty = rien


## The board of the terminal

terminal-round = Manche { $number }/{ $of }
terminal-white = Blancs
terminal-risk = Risque
terminal-flask-full = pleine
terminal-flask-empty = vide
terminal-bag = Sac
terminal-bag-empty = vide
terminal-beside = À côté
terminal-drawn = Tirés
terminal-next-scores = Rapporterait
terminal-scores = Rapporte
terminal-tails = rat +{ $count }
terminal-tube = tube { $glass }
terminal-shield = protégé { $draws }
terminal-exploded = explosé
terminal-stopped = arrêté
terminal-decided = main tendue
terminal-price-coins =
    { $price ->
        [one] { $price } sou
       *[other] { $price } sous
    }
terminal-coins-left =
    { $coins ->
        [one] reste { $coins } sou
       *[other] restent { $coins } sous
    }
terminal-coins-to-spend =
    { $coins ->
        [one] { $coins } sou à dépenser
       *[other] { $coins } sous à dépenser
    }
terminal-closed = s’ouvre en manche { $number }
terminal-legend = ★ points  ◆ rubis  ▼ goutte  ~ rat  ▲ bouteille  or : la case de décompte
terminal-note-draw = { $odds } d’exploser
terminal-pick-second = Second jeton, avec { $chip }
terminal-pick-only = seulement { $chip }
terminal-pick-none = ne rien acheter


## Le guide : une ou deux phrases courtes

guide-theme = Vous êtes charlatan au marché. Neuf manches de cuisine : le plus de points gagne.
guide-draw = Piochez un ingrédient dans votre sac. Il avance d’autant de cases que son chiffre.
guide-white = Les pions blancs sont dangereux : plus de 7 en tout, et le chaudron explose.
guide-odds = La mèche montre où vous en êtes. Le pourcentage dit le risque de la prochaine pioche.
guide-dare = S’arrêter ou oser ? Les deux se valent : qui s’arrête garde points et pièces.
guide-scoring = La case après votre dernier pion compte. Elle donne des pièces et des points.
guide-shop = Achetez un pion, ou deux de couleurs différentes. Ils vont dans votre sac.
guide-ruby = Un rubis figurait sur votre case de valeur : il est à vous.
guide-card = Chaque manche commence par une carte de voyante. Elle vaut pour tout le monde.
guide-rats = Qui est à la traîne reçoit des rats : votre chaudron démarre un peu plus loin.
guide-flask = Un pion blanc malvenu ? La fiole remet le dernier dans le sac, une fois.
guide-boom = Boum ! Vos pions comptent encore, mais la cuisson est finie pour cette manche.
guide-choice = Après une explosion : les points ou les pièces, pas les deux. Au début, préférez les pièces.
guide-die = Le chaudron le plus avancé, s’il n’a pas explosé, lance le dé bonus.
guide-books = Les pions de couleur ont un effet : leurs livres le disent. Jaune est ouvert, violet dès la manche 3.
guide-rubies = Deux rubis avancent votre goutte d’une case pour toujours, ou remplissent la fiole.
guide-free = Vous savez jouer. Le reste viendra en son temps : amusez-vous !

## Les règles à lire, en deux minutes : une ligne par paragraphe. `.rules` : où le registre le dit.

read-goal =
    Vous êtes charlatan au marché. En neuf manches, chacun remplit son chaudron, tous en même temps.
    Le plus de points gagne.
    .rules = CHA-1 CHA-33
read-setup =
    Tout le monde a le même sac : sept jetons blancs, un orange, un vert. Le chaudron est vide, la fiole pleine, et vous avez un rubis.
    Les livres disent ce que coûtent et font les jetons de couleur. Le jaune ouvre à la manche 2, le mauve à la manche 3.
    .rules = CHA-4 CHA-5 CHA-3
read-turn =
    Une carte divinatoire est retournée. Qui est derrière reçoit des rats : une avance dans le chaudron.
    Piochez un jeton. Il avance d’autant de cases que son chiffre. Puis décidez : encore, ou stop.
    Des blancs au-delà de 7 en tout : le chaudron explose. La fiole pleine reprend le dernier jeton, mais jamais celui qui a tout fait sauter.
    La case après votre dernier jeton compte. Elle donne des sous, des points et parfois un rubis. Le chaudron le plus avancé qui n’a pas explosé lance le dé bonus.
    Achetez un ou deux jetons de couleurs différentes ; ils vont dans le sac avec tous les autres. Un chaudron explosé donne les points ou les sous, pas les deux.
    Deux rubis avancent la goutte d’une case pour de bon, ou remplissent la fiole.
    .rules = CHA-10 CHA-11 CHA-12 CHA-13 CHA-14 CHA-16 CHA-20 CHA-25 CHA-27 CHA-29
read-end =
    À la manche 6, chacun reçoit un blanc de plus. À la manche 9, tous piochent au même moment.
    À la fin, deux rubis font un point, et cinq sous aussi si le chaudron est intact. À égalité, le chaudron allé le plus loin gagne.
    .rules = CHA-17 CHA-31 CHA-32 CHA-33
read-variants =
    Quatre sets de livres, ou un mélange. Au dos des chaudrons : des éprouvettes et une seconde goutte.
    .rules = CHA-40 CHA-41
