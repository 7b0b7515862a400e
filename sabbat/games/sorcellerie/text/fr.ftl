### Sorcellerie !: every word that a player reads, in French. The twin is en.ftl; both hold the same ids.
### The formulas are those of the French sheet; all other sentences are ours, and so are the witches' names.
### Typography: a no-break space stands before :, inside « » and between a number and its unit, a narrow one before ; ! ?


## The game

game-sorcellerie = Sorcellerie !
    .tagline = Chat, balai ou chauve-souris ? Dites-le en premier.
    .about = Sept dés roulent hors du gobelet, la sorcière va décoller, et la carte où elle se poserait dit ce qu’il faut chercher : le symbole le plus fréquent, ou le plus rare. Qui prononce d’abord la bonne formule gagne sa carte. Trois sorcières identiques, ou cinq différentes, et la nuit est à vous.
    .credits = Un jeu de Markus Nikisch, illustré par Heike Wiechmann, édité par HABA (2006).


## Rules: set-up
## In the order of the ledger; a chapter's title stands before its rules.

chapter-setup = Avant l’envol

rule-SOR-1 = Huit dés dans un gobelet : un dé blanc, et sept dés à symboles avec des chats, des balais et des chauves-souris. Trente cartes, et une sorcière.
    .title = Le matériel
rule-SOR-2 = Sept cartes forment un cercle, face forêt visible. La sorcière est posée sur l’une d’elles et regarde dans le sens des aiguilles d’une montre. La sorcière cachée derrière une forêt ne se découvre qu’une fois la carte gagnée.
    .title = Le cercle


## Rules: a turn

chapter-turn = Un tour

rule-SOR-3 = Chacun prend le gobelet à son tour, dans le sens des aiguilles d’une montre ; qui commence est tiré au sort. On secoue, et les dés roulent. Entre une épreuve et le gobelet suivant, on peut souffler un peu, comme la table en a convenu ; si tout le monde est prêt, on reprend aussitôt.
    .title = Le gobelet
rule-SOR-4 = Tout le monde joue en même temps : soyez le premier à dire la bonne formule. Qui parle avant que les dés soient là est bloqué un instant. En mode lent, chacun a le même temps, et seule la bonne réponse compte.
    .title = Être le premier
rule-SOR-5 = Le dé blanc indique de combien de cartes la sorcière va voler. La carte où elle se poserait décide de la question.
    .title = Là où elle se poserait
rule-SOR-6 = Plusieurs sorcières sur cette carte : cherchez le symbole le plus fréquent des sept dés. Une seule sorcière : le moins fréquent ; un symbole qui n’est sur aucun dé est le moins fréquent de tous.
    .title = Le plus ou le moins
rule-SOR-7 = Chaque symbole a sa formule. Chat : « { formula-cat } » Balai : « { formula-broom } » Chauve-souris : « { formula-bat } »
    .title = Les formules
rule-SOR-8 = Si deux symboles sont à égalité, il faut dire les deux formules, l’une après l’autre, dans n’importe quel ordre.
    .title = Deux à la fois
rule-SOR-E1 = Quatre chats, trois balais, aucune chauve-souris. Avec plusieurs sorcières sur la carte, c’est le chat ; avec une seule, la chauve-souris.
    .title = Exemple : deux fois les mêmes dés
rule-SOR-9 = Une formule fausse : vous êtes hors jeu pour ce tour, les autres continuent. Si tout le monde se trompe, personne ne prend la carte, la sorcière s’envole, et un nouveau tour commence.
    .title = Faux
rule-SOR-10 = Juste : vous prenez la carte sur laquelle se trouve la sorcière, et vous la retournez.
    .title = Juste
rule-SOR-11 = Si plusieurs disent juste au même moment, personne ne prend la carte. Ce qu’est un même moment, la table en convient. En mode lent, il n’y en a pas : parmi ceux qui ont juste, celui qui a le moins de cartes la prend ; à égalité, le premier dans le sens des aiguilles d’une montre à partir du gobelet.
    .title = Au même moment
rule-SOR-12 = Ensuite, la sorcière vole dans le sens des aiguilles d’une montre, d’autant de cartes que l’indique le dé blanc. Le trou est comblé par la pile, et le joueur suivant prend le gobelet.
    .title = L’envol


## Rules: the end

chapter-end = La fin

rule-SOR-13 = Qui possède en premier trois sorcières identiques ou cinq différentes a gagné. La table peut choisir le but de la règle allemande : trois identiques, ou cinq quelconques.
    .title = Trois ou cinq
rule-SOR-14 = Quand la pile est vide, les trous restent, et la sorcière les saute. Si le cercle s’épuise, le plus de cartes l’emporte ; l’égalité se partage.
    .title = Plus de cartes


## Rules: variant

chapter-variants = Pour experts

rule-SOR-20 = Chaque carte porte deux panneaux, une étoile noire et un champignon rouge, tournés vers ses deux voisines. Les points du dé blanc sont noirs ou rouges : la sorcière vole du côté du panneau de cette couleur sur la carte de départ, pendant tout le vol.
    .title = Les panneaux


## Pieces

symbol-cat = chat
    .a = un chat
symbol-broom = balai
    .a = un balai
symbol-bat = chauve-souris
    .a = une chauve-souris

formula-cat = Chat noir sur l’armoire !
formula-broom = Balai de sorcière, vole en l’air !
formula-bat = Chauve-souris et queue de rat !

card-W1 = Crapaudine
    .text = Elle ne voyage jamais sans son crapaud, ni le crapaud sans son chapeau.
card-W2 = Brindille
    .text = Maigre comme son balai, et deux fois plus vive.
card-W3 = Chaudronnette
    .text = Quoi que ce soit, elle l’a mis dans la soupe.
card-W4 = Toile-Fine
    .text = Elle n’a pas fait la poussière depuis le siècle dernier.
card-W5 = Lunaire
    .text = Dort le jour, et encore, d’un œil seulement.
card-W6 = Souricette
    .text = Quarante souris, et elle connaît tous leurs anniversaires.

scene-many = plusieurs sorcières
scene-one = une seule sorcière

colour-black = noir
colour-red = rouge

word-cards = Cartes gagnées


## Log lines: what has happened. `.you` is the line for the player whom it is about, `.seen` the one beside a drawn board:
## it counts nothing for those who race.

event-CircleLaid = Sept cartes forment le cercle, et la sorcière prend place.
event-CupTaken = Tour { $turn } : { $who } prend le gobelet.
    .you = Tour { $turn } : vous prenez le gobelet.
event-CupShaken = { $who } secoue le gobelet…
    .you = Vous secouez le gobelet…
event-DiceShown =
    { $scene ->
        [many] Les dés : { $symbols_names }. Le dé blanc montre un { $white } { $colour_name }, et elle se poserait sur plusieurs sorcières : quel symbole est le plus fréquent ?
       *[one] Les dés : { $symbols_names }. Le dé blanc montre un { $white } { $colour_name }, et elle se poserait sur une seule sorcière : quel symbole est le moins fréquent ?
    }
    .seen = Les dés sont là. Le dé blanc montre un { $white } { $colour_name }.
event-FalseStart = Trop tôt ! { $who } est bloqué un instant.
    .you = Trop tôt ! Vous êtes bloqué un instant.
event-LockLifted = { $who } peut de nouveau parler.
    .you = Vous pouvez de nouveau parler.
event-FormulaHeard = { $who } a parlé.
    .you = Vous avez parlé.
event-FormulaWrong = { $who } dit : { $symbols_names }. Faux, hors jeu pour ce tour.
    .you = Vous dites : { $symbols_names }. Faux, vous êtes hors jeu pour ce tour.
event-QuietKept = { $who } se tait, cette fois.
    .you = Vous vous taisez, cette fois.
event-AnswerTimed =
    { $after ->
        [-1] { $right ->
            [true] { $who } a dit : { $symbols_names }. C’est juste.
           *[false] { $who } a dit : { $symbols_names }. C’est faux.
        }
       *[other] { $right ->
            [true] { $who } a dit : { $symbols_names }, au bout de { $after } ms. C’est juste.
           *[false] { $who } a dit : { $symbols_names }, au bout de { $after } ms. C’est faux.
        }
    }
    .you =
        { $after ->
            [-1] { $right ->
                [true] Vous avez dit : { $symbols_names }. C’est juste.
               *[false] Vous avez dit : { $symbols_names }. C’est faux.
            }
           *[other] { $right ->
                [true] Vous avez dit : { $symbols_names }, au bout de { $after } ms. C’est juste.
               *[false] Vous avez dit : { $symbols_names }, au bout de { $after } ms. C’est faux.
            }
        }
event-AnswerRevealed =
    { $scene ->
        [one] Une seule sorcière, donc le moins : { $symbols_names }, { $count }.
       *[many] Plusieurs sorcières, donc le plus : { $symbols_names }, { $count }.
    }
event-WitchCardWon = { $who } prend la carte : voici { $card_name } !
    .you = Vous prenez la carte : voici { $card_name } !
event-NobodyWon =
    { $why ->
        [tie] Plusieurs au même moment : personne ne prend la carte.
       *[wrong] Personne n’avait juste : personne ne prend la carte.
    }
event-TieBroken =
    { $why ->
        [fewest] Plusieurs ont juste, et { $who } a le moins de cartes.
       *[clockwise] Plusieurs ont juste avec aussi peu de cartes, et { $who } suit le gobelet.
    }
    .you =
        { $why ->
            [fewest] Plusieurs ont juste, et vous avez le moins de cartes.
           *[clockwise] Plusieurs ont juste avec aussi peu de cartes, et vous suivez le gobelet.
        }
event-WitchFlew =
    { $clockwise ->
        [true] La sorcière avance de { $steps ->
            [one] { $steps } carte
           *[other] { $steps } cartes
        }.
       *[false] La sorcière vole à rebours de { $steps ->
            [one] { $steps } carte
           *[other] { $steps } cartes
        }.
    }
event-GapFilled = Une nouvelle carte comble le trou.
event-GapLeft = La pile est vide : le trou reste.
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-SOR-13 = La collection est complète, avec { $score } cartes.
ending-SOR-14 =
    { $shared ->
        [true] Le cercle est vide, et elles ont autant de cartes : { $score }.
       *[false] Le cercle est vide : le plus de cartes l’emporte, { $score }.
    }
event-MatchEnded =
    { $winners_you ->
        [only] La victoire est à vous ! Cartes : { $scores_names }.
       *[other] { $winners_count ->
            [one] Victoire pour { $winners_names } ! Cartes : { $scores_names }.
           *[other] Victoire partagée pour { $winners_names } ! Cartes : { $scores_names }.
        }
    }


## Questions: what a seat is asked

ask-TakeTheCup = Le gobelet est à vous. Tout le monde est prêt ?
ask-TakeBreath = On souffle : regardez pourquoi. Le gobelet vient tout seul.
ask-AwaitDice = Les dés sont encore dans le gobelet. Attendez-les…
ask-BeFirst = Quelle formule ?


## Answers: short labels. An attribute is the label under the question of that name.

do-ShakeCup = Secouer le gobelet
do-Ready = On peut continuer
do-Say = Dire : { $symbols_names }
do-KeepQuiet = Se taire


## Refusals: why not

why-no_such_formula = Cette formule n’existe pas.
why-cup_is_not_shaken = Les dés n’ont pas encore été lancés.
why-locked_after_false_start = Vous avez parlé trop tôt. Un instant, s’il vous plaît.
why-has_spoken = Vous avez déjà parlé.
why-out_for_this_turn = Vous êtes hors jeu pour ce tour.


## Table options

option-goal = But
    .about = Ce qui fait gagner, en plus de trois sorcières identiques.
    .is-different = Cinq sorcières différentes
    .is-any_five = Cinq sorcières quelconques (règle allemande)
option-expert = Panneaux
    .about = Pour experts : les points du dé blanc et les panneaux disent de quel côté vole la sorcière.
    .is-false = Toujours dans le sens de la montre
    .is-true = Selon les panneaux
option-tie_band = Le même moment
    .about = Deux formules justes qui ne sont pas plus éloignées que cela sont à égalité, et personne ne prend la carte.
    .is-0 = La même milliseconde
    .is-20 = Jusqu’à 20 ms d’écart
    .is-40 = Jusqu’à 40 ms d’écart
    .is-80 = Jusqu’à 80 ms d’écart
option-slow = Mode lent
    .about = Chacun a le même temps pour répondre, et seule la bonne réponse compte ; si plusieurs ont juste, celui qui a le moins de cartes prend la sorcière. Pour les enfants, et pour qui préfère ne pas courir.
    .is-0 = Non : une course
    .is-10 = 10 secondes chacun
    .is-20 = 20 secondes chacun
    .is-40 = 40 secondes chacun
option-breath = Souffler
    .about = Le temps, après chaque épreuve, de voir pourquoi la réponse était juste. Si tout le monde est prêt, on reprend aussitôt.
    .is-0 = Non
    .is-3 = 3 secondes
    .is-5 = 5 secondes


## Steps of a turn

step-cup = Le gobelet
step-resting = On souffle
step-shaking = On secoue
step-racing = La course


## The board of the page

board-circle = Le cercle de cartes
board-place = Carte { $n } : { $scene }
board-gap = Place { $n } : vide
board-stands-here = la sorcière est ici
board-lands-here = elle se poserait ici
board-star-to = étoile vers la carte { $next }, champignon vers la carte { $other }
board-cup-of = Gobelet de { $who }
board-your-cup = Votre gobelet
board-tap-the-cup = Secouez !
board-shaking = Attendez les dés…
board-white-die = dé blanc : { $n } { $colour }
board-dice-read = { $list } ; { $white }
board-counted = { $n } × { $name }
board-most = le plus
board-least = le moins
board-find-most = Plusieurs sorcières : quel symbole est le plus fréquent ?
board-find-least = Une seule sorcière : quel symbole est le moins fréquent ?
board-say = Dire une formule
board-quiet = Se taire
board-type = Écrire la formule
board-type-here = chat, balai…
board-speak-on = Les formules sont lues à voix haute
board-speak-off = Lire les formules à voix haute
board-collection = { $who } : cartes gagnées
board-none = pas encore de carte
board-pile = { $n } dans la pile
board-locked-for = bloqué { $seconds } s
board-out = hors jeu ce tour
board-spoken = a parlé
board-has-cup = a le gobelet
board-margins = La dernière course
board-ms = { $n } ms
board-tie = Au même moment !
board-wrong-all = Personne n’avait juste
board-breath-left = Le gobelet passe dans { $n } s
board-time-left = encore { $n } s
board-answered = { $n } sur { $all } ont répondu
board-goal =
    { $any ->
        [true] But : 3 sorcières identiques, ou 5 quelconques
       *[false] But : 3 sorcières identiques, ou 5 différentes
    }
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-quickest = Le plus vif
board-right = Juste
board-wrong = Faux
board-early = Trop tôt
board-too-early = Trop tôt !
board-wrong-one = Faux !


## Le guide : une ou deux phrases courtes

guide-theme = Lisez les dés et dites la bonne formule. Chaque bonne formule gagne une carte.
guide-cup = Le gobelet est à vous. Touchez-le : les dés roulent.
guide-fly = Le dé blanc dit de combien la sorcière avance. Regardez la carte où elle arrive.
guide-many = Beaucoup de sorcières sur cette carte : dites ce que les dés montrent le plus.
guide-one = Une seule sorcière : dites ce que les dés montrent le moins. Aucun, c’est le moins.
guide-won = La carte est à vous ! Trois pareilles ou cinq différentes font gagner.
guide-wrong = Une formule fausse ne gagne rien : hors jeu pour ce tour. Regardez bien.
guide-tie = Deux signes à égalité ? Dites les deux : chaque paire a son bouton.
guide-free = Vous savez jouer. Dans une vraie partie, la première bonne formule prend la carte.

## Les règles à lire, en deux minutes : une ligne par paragraphe. `.rules` : où le registre le dit.

read-goal =
    Dites la bonne formule en premier. Chacune gagne une carte sorcière.
    Trois identiques, ou cinq différentes, et la nuit est à vous.
    .rules = SOR-4 SOR-13
read-setup =
    Sept cartes forment un cercle, et la sorcière est sur l’une d’elles. Dans le gobelet : sept dés à chats, balais et chauves-souris, et un blanc.
    .rules = SOR-1 SOR-2
read-turn =
    On secoue le gobelet, les dés roulent. Le dé blanc dit jusqu’où la sorcière vole : regardez la carte où elle se pose.
    Plusieurs sorcières : dites ce que les dés montrent le plus. Une seule : ce qu’ils montrent le moins ; aucun est le moins.
    Deux symboles à égalité : dites les deux.
    En premier et juste : vous gagnez la carte où elle se tient. Faux : hors jeu pour ce tour. Puis elle vole, et le gobelet passe.
    .rules = SOR-3 SOR-5 SOR-6 SOR-8 SOR-9 SOR-10 SOR-12
read-end =
    Trois sorcières identiques ou cinq différentes gagnent aussitôt. Si le cercle s’épuise, le plus de cartes gagne.
    .rules = SOR-13 SOR-14
read-variants =
    Cinq sorcières quelconques gagnent. Mode lent : chacun a le même temps, seul compte d’avoir juste. Experts : des panneaux disent de quel côté elle vole.
    .rules = SOR-4 SOR-11 SOR-13 SOR-20
