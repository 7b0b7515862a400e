### Du balai !: every word that a player reads, in French. The twin is en.ftl; both hold the same ids.
### The names of cards, symbols and witches are those of the French edition (the last witch's is ours); all sentences are
### ours.
### Typography: a no-break space stands before :, inside « » and between a number and its unit, a narrow one before ; ! ?


## The game

game-du_balai = Du balai !
    .tagline = Regardez. Retenez. Claquez le couvercle.
    .about = Neuf dés gisent dans le grimoire ouvert, et tout le monde les fixe. Quels symboles étaient orange, lesquels noirs, lesquels les deux ? Écrivez la formule, et votre balai s’envole ; une erreur, et c’est la chute. Qui se sent assez sûr claque le couvercle, et ferait bien d’avoir raison.
    .credits = Un jeu de Bruno Cathala et Serge Laget, illustré par Stéphane Poinsot, édité par Asmodée (2006).


## Rules: set-up
## In the order of the ledger; a chapter's title stands before its rules.

chapter-setup = Avant la course

rule-DUB-1 = La piste : deux cases de pénalité (-2 et -1), la ligne de départ (0), les cases 1 à 22, et l’arrivée. Tous les pions partent de la ligne.
    .title = La piste
rule-DUB-2 = Neuf dés de formule ; chaque face montre l’un des neuf symboles, en orange ou en noir. Vous avez neuf cartes symbole, une de chaque. Il y a 27 cartes de magie noire, et un jeton Malédiction. Le couvercle de la boîte est le grimoire.
    .title = Le matériel


## Rules: a turn

chapter-turn = Un tour

rule-DUB-10 = Observer : le dernier de la course lance les neuf dés dans la boîte ouverte (au premier tour, et entre ex æquo, on tire au sort). Tout le monde regarde en même temps. Quand chacun dit en avoir assez vu, le couvercle se ferme tout seul.
    .title = Observer
rule-DUB-11 = N’importe qui peut fermer le couvercle à tout moment. L’observation est finie pour tous, et personne ne voit plus les dés avant la vérification. Qui se trouve sur la case -2 ne peut pas le fermer.
    .title = Le couvercle
rule-DUB-12 = Écrire : choisissez en secret autant de vos neuf cartes symbole que vous voulez. Leur ordre est sans importance.
    .title = Écrire
rule-DUB-13 = Vérifier : les formules sont révélées et le couvercle est ouvert. Un symbole présent dans les deux couleurs est éliminé ; de chaque autre symbole, un dé compte. Ce qui reste de chaque couleur est valable.
    .title = Vérifier
rule-DUB-14 = D’abord celui qui a fermé le couvercle, puis les autres selon leur place sur la piste, le premier d’abord.
    .title = Qui commence
rule-DUB-15 = Au moins un symbole interdit, c’est-à-dire non valable, ou de l’orange mêlé au noir : la sorcière tombe et n’avance pas.
    .title = La chute
rule-DUB-16 = Seulement des symboles valables d’une couleur, mais pas tous : avancez d’autant de cases que de cartes.
    .title = Une formule valable
rule-DUB-17 = Tous les symboles valables d’une couleur : parfait ! Avancez d’autant de cases que de cartes. Orange : 2 cases de plus. Noir : piochez autant de cartes de magie noire que votre formule a de symboles, gardez-en une, et mélangez les autres à la pioche.
    .title = Une formule parfaite
rule-DUB-18 = Une formule vide est permise. Elle ne fait pas avancer et n’est jamais parfaite, mais elle n’est pas fausse. Seul celui qui a fermé le couvercle la paie.
    .title = Une formule vide
rule-DUB-19 = Si vous avez fermé le couvercle et que votre formule est fausse, ou que vous n’écrivez rien, vous reculez de 2 cases, jamais au-delà de -2.
    .title = La pénalité
rule-DUB-20 = À la fin de chaque tour, la Malédiction va sur la case de tête. Qui s’y trouve n’a pas de bonus parfait.
    .title = La Malédiction
rule-DUB-E1 = Trois oranges et deux noirs sont valables. Deux des oranges : 2 cases. Les trois : 3 + 2 = 5. Les deux noirs : 2 cases, et deux cartes pour en garder une. De l’orange et du noir : rien. Le fermeur avec une fausse tête de mort : recul de 2.
    .title = Exemple : cinq sorcières


## Rules: Black Magic

chapter-magic = La magie noire

rule-DUB-30 = Les acrobaties portent un chiffre. Gardez-les secrètes : elles s’ajoutent à votre score à la fin.
    .title = Acrobaties
rule-DUB-31 = Un sortilège est joué par son propriétaire à son tour de voler, sauf si la carte indique un autre moment.
    .title = Sortilèges
rule-DUB-32 = Attraction : après votre propre déplacement, chaque autre pion se rapproche du vôtre de 1 ou 2 cases, à votre choix pour chacun, sans jamais le dépasser.
    .title = Attraction
rule-DUB-33 = Blocage : après votre propre déplacement, personne ne peut vous dépasser jusqu’à la fin du tour. Qui le ferait s’arrête sur votre case.
    .title = Blocage
rule-DUB-34 = Brouillard magique : en réponse au sortilège qu’un adversaire vient de jouer ; il reste sans effet. Un brouillard peut répondre à un brouillard. On demande à tous ceux qui ont de la magie noire, pour que nul ne sache qui en a un.
    .title = Brouillard magique
rule-DUB-35 = Décret : pendant l’écriture, une fois que tous les autres ont écrit, vous seul voyez encore les dés pendant 10 secondes ; puis vous écrivez.
    .title = Décret
rule-DUB-36 = Double jeu : annoncé au moment d’écrire. Vous écrivez deux formules, l’une orange, l’autre noire, et chacune est jugée à part. Une carte n’est que dans l’une des deux.
    .title = Double jeu
rule-DUB-37 = Mauvais sort : à votre tour de voler, le pion de tête recule de 3 cases, jamais au-delà de -2. S’ils sont plusieurs, vous choisissez.
    .title = Mauvais sort
rule-DUB-38 = Oubli réparé : quand votre formule s’applique, les dés étant visibles, ajoutez-y une carte symbole inutilisée.
    .title = Oubli réparé
rule-DUB-39 = Rectification : quand votre formule s’applique, les dés étant visibles, remplacez-en une carte par une carte inutilisée.
    .title = Rectification
rule-DUB-40 = Vent arrière : à votre tour de voler, avancez d’autant de cases que votre rang dans la course, soit 1 plus le nombre de pions devant vous.
    .title = Vent arrière
rule-DUB-41 = Les sortilèges joués sont défaussés, et remélangés quand la pioche ne suffit plus. Un pion arrivé est hors de portée de tout sortilège.
    .title = Où vont les sortilèges


## Rules: the end

chapter-end = La fin

rule-DUB-50 = La course s’achève avec le tour où quelqu’un franchit l’arrivée. Premier : 25 points, deuxième : 24, tous les autres arrivés : 23. Les autres marquent le numéro de leur case. Si personne n’arrive jamais, l’aube se lève après le tour 60.
    .title = L’arrivée
rule-DUB-51 = Les acrobaties s’ajoutent. Le plus haut total gagne ; en cas d’égalité, qui est allé le plus loin.
    .title = Qui gagne


## Rules: handicaps

chapter-handicaps = Handicaps

rule-DUB-60 = Un novice part de la case 5, 6 ou 7.
    .title = Novice
rule-DUB-61 = Un expert n’a jamais le bonus parfait.
    .title = Expert


## Pieces

symbol-spider = araignée
symbol-clash = choc
symbol-eye = œil
symbol-lightning = éclair
symbol-rain = pluie
symbol-web = toile
symbol-star = étoile
symbol-skull = tête de mort
symbol-ear = oreille

syllable-spider = Shâââ
syllable-clash = Zââm
syllable-eye = Glou
syllable-lightning = Boulgâ
syllable-rain = Bîîîh
syllable-web = Lashlâ
syllable-star = Foulzz
syllable-skull = Mîîn
syllable-ear = Meuh

colour-orange = orange
colour-black = noir
colour-any = l’une ou l’autre couleur

card-attraction = Attraction
    .text = Après votre propre déplacement : chaque autre pion se rapproche du vôtre de 1 ou 2 cases, à votre choix pour chacun, sans jamais le dépasser.
card-roadblock = Blocage
    .text = Après votre propre déplacement : personne ne peut vous dépasser jusqu’à la fin du tour. Qui le ferait s’arrête sur votre case.
card-fog = Brouillard magique
    .text = Quand un adversaire vient de jouer un sortilège : il reste sans effet.
card-decree = Décret
    .text = Pendant l’écriture, une fois que tous les autres ont écrit : vous seul voyez encore les dés pendant 10 secondes, puis vous écrivez.
card-double_game = Double jeu
    .text = Au moment d’écrire : deux formules ce tour-ci, l’une orange, l’autre noire, chacune jugée à part.
card-hex = Mauvais sort
    .text = À votre tour de voler : le pion de tête recule de 3 cases.
card-mended_memory = Oubli réparé
    .text = Quand votre formule s’applique, les dés étant visibles : ajoutez-y une carte symbole inutilisée.
card-correction = Rectification
    .text = Quand votre formule s’applique, les dés étant visibles : remplacez-en une carte par une carte inutilisée.
card-tailwind = Vent arrière
    .text = À votre tour de voler : avancez d’autant de cases que votre rang dans la course.
card-inverted_flight = Vol inversé
    .text = Acrobatie : 1 point à la fin. Gardez-la secrète.
card-barrel_roll = Tonneau
    .text = Acrobatie : 2 points à la fin. Gardez-la secrète.
card-loop = Looping
    .text = Acrobatie : 3 points à la fin. Gardez-la secrète.

pawn-red = Sofia Bequimorceau
pawn-blue = Renée Trauchegorge
pawn-yellow = Augustina Mangetroit
pawn-green = Ursule
pawn-purple = Cunégonde
pawn-grey = Gaspard

word-track = Piste
word-finish = Arrivée
word-eliminated = Éliminé

source-formula = formule
source-perfect = bonus parfait
source-lid = pénalité du couvercle
source-curse = Malédiction
source-expert = handicap d’expert


## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-TurnBegan = Tour { $turn } : { $who } a les dés.
    .you = Tour { $turn } : vous avez les dés.
event-FormulaDiceCast = { $who } lance les neuf dés. Regardez !
    .you = Vous lancez les neuf dés. Regardez !
event-DiceCastAgain = Aucun symbole ne serait valable : { $who } relance.
    .you = Aucun symbole ne serait valable : vous relancez.
event-LookedEnough = { $who } en a assez vu.
    .you = Vous en avez assez vu.
event-LidClosed =
    { $after ->
        [-1] { $who } claque le couvercle !
       *[other] { $who } claque le couvercle au bout de { $after } ms !
    }
    .you =
        { $after ->
            [-1] Vous claquez le couvercle !
           *[other] Vous claquez le couvercle au bout de { $after } ms !
        }
event-LidClosedEarlier = { $who } avait déjà la main sur le couvercle, au bout de { $after } ms : voilà qui l’a fermé.
    .you = Votre main était déjà sur le couvercle, au bout de { $after } ms : c’est vous qui l’avez fermé.
event-LidFellShut =
    { $after ->
        [-1] Tout le monde en a assez vu : le couvercle tombe.
       *[other] Tout le monde en a assez vu : le couvercle tombe au bout de { $after } ms.
    }
event-FormulaWritten = { $who } pose une formule face cachée.
    .you = Vous posez votre formule face cachée.
event-WriterHeldBack = { $who } laisse les autres écrire d’abord.
    .you = Vous laissez les autres écrire d’abord.
event-LidOpened = Le couvercle s’ouvre. Les dés : { $symbols_names }.
event-SymbolsEliminated = Dans les deux couleurs, donc éliminés : { $symbols_names }.
event-SymbolsValid =
    { $symbols_count ->
        [0] En { $colour_name }, rien de valable.
       *[other] En { $colour_name }, sont valables : { $symbols_names }.
    }
event-FormulaShown =
    { $symbols_count ->
        [0] { $who } révèle une formule vide.
       *[other] { $who } révèle : { $symbols_names } ({ $colour_name }).
    }
    .you =
        { $symbols_count ->
            [0] Vous révélez une formule vide.
           *[other] Vous révélez : { $symbols_names } ({ $colour_name }).
        }
event-GoBegan = À { $who } de voler.
    .you = À vous de voler.
event-FormulaJudged =
    { $verdict ->
        [empty] { $who } n’a rien écrit, et reste sur place.
        [fell] { $who } tombe : il y a un symbole interdit dans la formule.
        [perfect] Formule parfaite en { $colour_name } ! { $who } a tout : { $symbols_names }.
       *[valid] Formule valable en { $colour_name } : { $who } a { $symbols_names }.
    }
    .you =
        { $verdict ->
            [empty] Vous n’avez rien écrit, et restez sur place.
            [fell] Vous tombez : il y a un symbole interdit dans votre formule.
            [perfect] Formule parfaite en { $colour_name } ! Vous avez tout : { $symbols_names }.
           *[valid] Formule valable en { $colour_name } : vous avez { $symbols_names }.
        }
event-BonusDenied = Pas de bonus pour { $who } ({ $why_name }).
    .you = Pas de bonus pour vous ({ $why_name }).
event-PawnMoved = { $who } vole de { $start } à { $square } ({ $why_name }).
    .you = Vous volez de { $start } à { $square } ({ $why_name }).
event-PawnBlocked = { $who } ne peut dépasser le blocage sur la case { $square }.
    .you = Vous ne pouvez dépasser le blocage sur la case { $square }.
event-FinishCrossed =
    { $place ->
        [1] { $who } franchit l’arrivée en premier !
        [2] { $who } franchit l’arrivée en deuxième !
       *[other] { $who } franchit l’arrivée à la place { $place }.
    }
    .you =
        { $place ->
            [1] Vous franchissez l’arrivée en premier !
            [2] Vous franchissez l’arrivée en deuxième !
           *[other] Vous franchissez l’arrivée à la place { $place }.
        }
event-MagicDrawn =
    { $count ->
        [one] { $who } pioche { $count } carte de magie noire.
       *[other] { $who } pioche { $count } cartes de magie noire.
    }
    .you =
        { $count ->
            [one] Vous piochez { $count } carte de magie noire.
           *[other] Vous piochez { $count } cartes de magie noire.
        }
event-MagicKept = { $who } garde une carte.
    .you = Vous gardez { $kept_name }.
event-MagicReshuffled = La défausse de magie noire est remélangée.
event-SpellCast = { $who } joue { $card_name } !
    .you = Vous jouez { $card_name } !
event-SpellUnanswered = { $who } laisse faire.
    .you = Vous laissez faire.
event-SpellLostInFog = { $card_name } se perd dans le brouillard, et { $who } n’en tire rien.
    .you = Votre sortilège { $card_name } se perd dans le brouillard.
event-DecreeLooked = Par décret, { $who } regarde encore les dés, sans les autres.
    .you = Par décret, vous seul regardez encore les dés.
event-FormulaMended = { $who } ajoute à la formule : { $symbol_name }.
    .you = Vous ajoutez à votre formule : { $symbol_name }.
event-FormulaCorrected = { $who } remplace { $old_name } par { $new_name }.
    .you = Vous remplacez { $old_name } par { $new_name }.
event-CurseMoved = La Malédiction va sur la case { $square }.
event-DawnBroke = L’aube se lève après le tour { $turn } : tous les balais à terre.
event-AcrobaticsShown =
    { $points ->
        [one] { $who } montre des acrobaties pour { $points } point : { $cards_names }.
       *[other] { $who } montre des acrobaties pour { $points } points : { $cards_names }.
    }
    .you =
        { $points ->
            [one] Vous montrez des acrobaties pour { $points } point : { $cards_names }.
           *[other] Vous montrez des acrobaties pour { $points } points : { $cards_names }.
        }
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-DUB-51 =
    { $shared ->
        [true] Des totaux égaux, { $score }, et aussi loin : la victoire est partagée.
       *[false]
            { $tied ->
                [true] Des totaux égaux, { $score } : qui est allé le plus loin l’emporte.
               *[false] Le plus grand total, acrobaties comprises : { $score }.
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


## Questions: what a seat is asked

ask-CastTheDice =
    { $drawn ->
        [true] Le sort vous désigne pour commencer : les dés sont à vous. Tout le monde est prêt à regarder ?
       *[false] Vous êtes dernier : les dés sont à vous. Tout le monde est prêt à regarder ?
    }
ask-LookAtDice = Regardez bien. Quand fermez-vous le couvercle ?
ask-WriteInSecret =
    { $colour ->
        [orange] Double jeu : quels symboles forment votre formule orange ?
        [black] Double jeu : et lesquels votre formule noire ?
       *[any] Quels symboles écrivez-vous ?
    }
ask-LookByDecree = Par décret : regardez encore, vous seul. En avez-vous assez vu ?
ask-AnswerSpell = { $who } joue { $card_name }. Répondez-vous ?
ask-TakeYourGo =
    { $moved ->
        [true] Vous avez volé. Jouez-vous un sortilège ?
       *[false] Avant que votre formule s’applique : jouez-vous un sortilège ?
    }
ask-PullTowards = { card-attraction } : de combien { $who } se rapproche ?
ask-HexWhom = { card-hex } : ils sont plusieurs en tête. Qui recule ?
ask-MendFormula = { card-mended_memory } : quel symbole ajoutez-vous ?
ask-CorrectFormula = { card-correction } : quel symbole remplacez-vous, et par lequel ?
ask-KeepOneMagic = Quelle carte de magie noire gardez-vous ?


## Answers: short labels. An attribute is the label under the question of that name.

do-CastDice = Lancer les dés
do-CloseLid = Fermer le couvercle
do-SeenEnough = J’en ai assez vu
do-WriteFormula =
    { $symbols_count ->
        [0] Ne rien écrire
       *[other] Écrire : { $symbols_names }
    }
do-HoldBack = Laisser les autres écrire d’abord
do-PlaySpell = Jouer { $card_name }
    .AnswerSpell = Répondre : { card-fog }
do-LetSpellBe = Laisser faire
do-FlyOn = Pas de sortilège
    .TakeYourGo =
        { $moved ->
            [true] Pas de sortilège, terminé
           *[false] Pas de sortilège, en vol
        }
do-AddSymbol =
    { $second ->
        [true] Ajouter à la formule noire : { $symbol_name }
       *[false] Ajouter : { $symbol_name }
    }
do-SwapSymbol =
    { $second ->
        [true] Remplacer { $old_name } par { $new_name } dans la formule noire
       *[false] Remplacer { $old_name } par { $new_name }
    }
do-HexPawn = { $who } recule
do-PullPawn =
    { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
do-KeepMagic = Garder { $card_name }


## Refusals: why not

why-too_far_back = De la toute dernière case, personne n’atteint le couvercle.
why-has_seen_enough = Vous en avez déjà assez vu ; le couvercle est laissé aux autres.
why-no_dice_yet = Les dés n’ont pas encore été lancés.
why-lid_is_closed = Le couvercle est déjà fermé.
why-no_such_formula = Ce n’est pas une formule de vos neuf cartes.
why-card_already_used = Cette carte est dans votre première formule.
why-no_reason_to_wait = Vous n’avez pas de raison d’attendre : il faut un Décret.
why-formula_is_written = Votre formule est posée.
why-not_time_to_write = Ce n’est pas le moment d’écrire.
why-not_its_moment = Ce n’est pas le moment pour l’un de vos sortilèges.
why-card_not_in_hand = Vous n’avez pas cette carte.
why-spell_in_the_air = Un autre sortilège est en cours : d’abord celui-là.
why-kept_for_the_end = Les acrobaties se gardent pour la fin.
why-fog_answers_a_spell = Le brouillard répond au sortilège de quelqu’un d’autre.
why-only_while_writing = Ce sortilège se joue pendant l’écriture.
why-only_while_moving = Ce sortilège se joue pendant les vols.
why-others_still_write = Les autres n’ont pas tous écrit.
why-formula_already_lies = C’est trop tard : vous avez commencé à écrire.
why-after_your_move = Ce sortilège se joue après votre propre déplacement.
why-before_your_move = Ce sortilège se joue avant votre propre déplacement.
why-nobody_in_reach = Tout le monde est arrivé : personne n’est à portée.
why-already_across = Vous avez déjà franchi l’arrivée.
why-no_unused_card = Toutes vos cartes symbole sont utilisées.
why-nothing_to_swap = Il n’y a rien à remplacer dans votre formule.
why-not_in_the_lead = Ce pion n’est pas en tête.
why-card_is_used = Cette carte symbole est utilisée.
why-card_not_in_formula = Cette carte n’est pas dans votre formule.
why-one_formula_only = Vous n’avez qu’une formule.
why-card_not_drawn = Vous n’avez pas pioché cette carte.


## Table options

option-handicap_0 = Place 1
    .about = Un handicap pour cette place.
    .is-none = Aucun
    .is-novice5 = Novice : part de la case 5
    .is-novice6 = Novice : part de la case 6
    .is-novice7 = Novice : part de la case 7
    .is-expert = Expert : pas de bonus parfait
option-handicap_1 = Place 2
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_2 = Place 3
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_3 = Place 4
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_4 = Place 5
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_5 = Place 6
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }


## Steps of a turn

step-casting = Le lancer
step-looking = Observer
step-writing = Écrire
step-moving = Voler


## The board of the page

board-stands =
    { $across ->
        [true] { $who } est à l’arrivée.
       *[false] { $who } est sur { $square }.
    }
board-cursed = La Malédiction est sur { $square }.
board-whole-track = Toute la piste
board-short-track = Replier la piste
board-kettle-empty = Le chaudron attend les dés.
board-kettle-open = Le couvercle est ouvert : regardez !
board-covered = Connexion perdue : les dés restent couverts jusqu’à son retour.
board-kettle-shut = Le couvercle est fermé.
board-getting-ready = Ouvrez l’œil …
board-die-is = { $symbol }, { $colour }
board-seconds = { $tenths } s
board-looked-for = Les dés ont été vus pendant { $tenths } s.
board-left = encore { $n } s
board-closed-by = Fermé par { $who }
board-fell-shut = Il s’est refermé tout seul
board-hands = Mains sur le couvercle
board-ms = { $n } ms
board-press-key = Espace
board-formula = Votre formule
board-orange-formula = Votre formule orange
board-black-formula = Votre formule noire
board-empty-formula = Touchez les cartes dont vous vous souvenez.
board-keys-hint = Touches 1 à 9 · Retour arrière annule · Entrée écrit
board-undo = Annuler
board-write =
    { $n ->
        [0] Ne rien écrire
        [one] Écrire { $n } symbole
       *[other] Écrire { $n } symboles
    }
board-would-fly =
    { $n ->
        [one] Si elle est juste : { $n } case
       *[other] Si elle est juste : { $n } cases
    }
board-written = C’est écrit
board-waiting = Les autres écrivent …
board-writing-others = écrit
board-first = Déjà dans votre première formule
board-to-first = à la formule orange
board-to-second = à la formule noire
board-take-out = Hors de la formule
board-put-in = Dans la formule
board-why-of = Tour { $turn } : les dés, triés
board-steps-opened = Ouvert
board-steps-eliminated = Deux couleurs : dehors
board-steps-orange = Orange
board-steps-black = Noir
board-tray-empty = aucun
board-formulas = Les formules
board-verdicts-perfect = Parfaite !
board-verdicts-valid = Valable
board-verdicts-fell = Tombe
board-verdicts-empty = Rien
board-sinks = pas de bonus : { $denied }
board-closer = a fermé le couvercle
board-thrower = a les dés
board-ready = en a vu assez
board-has-written = a écrit
board-held-back = attend les autres
board-across = arrivée, place { $place }
board-square = case { $n }
board-cards =
    { $n ->
        [one] { $n } carte de Magie noire
       *[other] { $n } cartes de Magie noire
    }
board-expert = experte
board-cursed-here = sous la Malédiction
board-riders = Les sorcières
board-hand = Votre Magie noire
board-hand-empty = Une formule noire parfaite donne de la Magie noire.
board-drawn = Gardez-en une
board-secret = Personne d’autre ne les voit.
board-in-pile = { $n } dans la pioche
board-spell-by = { $who } lance
board-lost-in-fog = perdu dans le brouillard
board-turn = Tour { $n }
board-how-title = Un tour de jeu
board-how-look = Regardez : neuf dés, orange et noirs. Un symbole dans les deux couleurs ne compte pas.
board-how-slam = Claquez le couvercle dès que vous croyez savoir. En cas d’erreur, vous reculez de 2.
board-how-write = Écrivez de mémoire des symboles d’une seule couleur : une case pour chacun ; tous, c’est parfait.
board-acrobatics = acrobaties
board-earned = D’où viennent les places
board-flown-formula = formules
board-flown-perfect = bonus orange
board-flown-magic = sorts
board-flown-lid = pénalité du couvercle
board-perfects = formules parfaites
board-falls = chutes
board-lids = couvercles fermés
board-only-you = Par décret, pour vos yeux seulement
board-looks-alone = { $who } regarde encore, par décret.


## Le guide : une ou deux phrases courtes

guide-theme = Neuf dés, un regard, puis volez de mémoire. La première à l’arrivée marque le plus.
guide-throw = Lancez les dés. Tout le monde regarde jusqu’à ce que quelqu’un ferme.
guide-colour = Retenez des symboles d’une seule couleur. Un symbole des deux couleurs ne vaut rien.
guide-close = Assez vu ? Fermez le couvercle : plus personne ne voit les dés.
guide-closer = Vous avez fermé. Si votre formule est fausse, vous reculez de deux cases.
guide-write = Touchez les symboles d’une couleur dont vous êtes sûre. Moins, c’est plus prudent.
guide-judged = Tout juste : une case par symbole. Un seul symbole faux, et vous tombez.
guide-curse = La Malédiction est chez qui mène : pas de bonus à cet endroit.
guide-perfect = Tous les symboles d’une couleur : parfait. Orange avance de deux, noir donne de la magie.
guide-magic = Magie noire ! Gardez une carte : un nombre compte à la fin, un sort se joue.
guide-spell = C’est à vous : jouez un sort, ou volez simplement.
guide-free = Vous savez jouer. Le reste viendra en son temps : amusez-vous !

## Les règles à lire, en deux minutes : une ligne par paragraphe. `.rules` : où le registre le dit.

read-goal =
    Regardez neuf dés, retenez-les, et volez de mémoire jusqu’à l’arrivée.
    La première arrivée marque le plus ; les acrobaties cachées comptent aussi.
    .rules = DUB-1 DUB-50
read-setup =
    Toutes les sorcières sont sur la ligne de départ. Vous avez neuf cartes, une par symbole. Neuf dés montrent ces symboles en orange ou en noir.
    .rules = DUB-1 DUB-2
read-turn =
    Les dés sont lancés, et tous regardent. N’importe qui peut fermer le couvercle : plus personne ne les voit.
    Écrivez en secret les symboles d’une seule couleur dont vous vous souvenez. Un symbole des deux couleurs ne compte pas.
    Tout juste : une case par symbole. Un seul faux, ou les couleurs mêlées : vous tombez et restez là.
    Tous les symboles d’une couleur, c’est parfait : orange vole deux plus loin, noir apporte une carte de magie noire.
    Qui a fermé et se trompe recule de deux. La Malédiction est chez qui mène : pas de bonus là.
    .rules = DUB-10 DUB-11 DUB-12 DUB-13 DUB-15 DUB-16 DUB-17 DUB-19 DUB-20
read-end =
    La course finit avec le tour où quelqu’un passe l’arrivée : 25 points pour la première, 24 pour la deuxième, 23 pour les autres ; sinon votre case. Les acrobaties s’ajoutent.
    .rules = DUB-50 DUB-51
read-variants =
    Une novice part de la case 5, 6 ou 7. Une experte n’a jamais le bonus du parfait.
    .rules = DUB-60 DUB-61
