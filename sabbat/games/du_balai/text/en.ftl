### Du balai !: every word that a player reads, in English. The twin is fr.ftl; both hold the same ids.
### All sentences are ours, and so are the English names of the cards. The rules stand in docs/rules/du_balai.md, under
### the same ids.


## The game

game-du_balai = Wicked Witches Way
    .tagline = Look. Remember. Slam the lid.
    .about = Nine dice lie in the open grimoire, and everybody stares. Which symbols were orange, which were black, and which were both? Write the formula, and your broom flies; remember wrongly, and you fall. Whoever is sure enough slams the lid shut, and had better be right.
    .credits = A game by Bruno Cathala and Serge Laget, illustrated by Stéphane Poinsot, published by Asmodée (2006).


## Rules: set-up
## In the order of the ledger; a chapter's title stands before its rules.

chapter-setup = Before the race

rule-DUB-1 = The track: two penalty squares (-2 and -1), the start line (0), squares 1 to 22, and the finish. All pawns start on the line.
    .title = The track
rule-DUB-2 = Nine formula dice; each face shows one of nine symbols, in orange or in black. You have nine symbol cards, one of each. There are 27 Black Magic cards, and a Curse token. The lid of the box is the grimoire.
    .title = What there is


## Rules: a turn

chapter-turn = A turn

rule-DUB-10 = Look: whoever is last in the race throws the nine dice into the open box (in the first turn, and among equals, a player drawn at random). Everybody looks at once. When all say that they have seen enough, the lid closes by itself.
    .title = Look
rule-DUB-11 = Anybody may close the lid at any moment. Looking ends for all, and no dice are shown to anybody until the check. Who stands on -2 may not close it.
    .title = The lid
rule-DUB-12 = Write: choose any number of your nine symbol cards, in secret. Their order does not matter.
    .title = Write
rule-DUB-13 = Check: all formulas are revealed and the lid is opened. A symbol that shows in both colours is eliminated; of every other symbol one die counts. What is left of each colour is valid.
    .title = Check
rule-DUB-14 = First comes who closed the lid, then the others by their place on the track, the leader first.
    .title = Who goes first
rule-DUB-15 = At least one forbidden symbol, one that is not valid, or orange mixed with black: the witch falls and does not move.
    .title = She falls
rule-DUB-16 = Only valid symbols of one colour, but not all of them: move as many squares as cards.
    .title = A valid formula
rule-DUB-17 = All valid symbols of one colour: perfect! Move as many squares as cards. Orange: 2 more squares. Black: draw as many Black Magic cards as your formula has symbols, keep one, and shuffle the rest back.
    .title = A perfect formula
rule-DUB-18 = An empty formula is allowed. It moves nothing and is never perfect, but it is not invalid. Only who closed the lid pays for it.
    .title = An empty formula
rule-DUB-19 = If you closed the lid and your formula is invalid, or you write nothing, you go back 2 squares, but not past -2.
    .title = The closer’s penalty
rule-DUB-20 = At the end of each turn the Curse goes to the leading square. Whoever stands there gets no perfect bonus.
    .title = The Curse
rule-DUB-E1 = Three oranges and two blacks are valid. Two of the oranges: 2 squares. All three: 3 + 2 = 5. Both blacks: 2 squares, and two cards to keep one of. Orange and black together: none. The closer with a wrong skull: back 2.
    .title = Example: five witches


## Rules: Black Magic

chapter-magic = Black Magic

rule-DUB-30 = Acrobatics have a number on them. Keep them secret: they are added to your score at the end.
    .title = Acrobatics
rule-DUB-31 = A spell is played by its owner on her own go while pawns move, unless the card names another moment.
    .title = Spells
rule-DUB-32 = Attraction: after your own move, every other pawn moves 1 or 2 squares towards yours, as you choose for each, and never beyond it.
    .title = Attraction
rule-DUB-33 = Roadblock: after your own move, nobody may pass you for the rest of this turn. Who would, stops on your square.
    .title = Roadblock
rule-DUB-34 = Magic Fog: an answer to a spell that an opponent has just played; it has no effect. A fog may answer a fog. Everybody with Black Magic is asked, so that nobody can tell who has one.
    .title = Magic Fog
rule-DUB-35 = Decree: while writing, once all others have written, you alone see the dice for 10 more seconds; then you write.
    .title = Decree
rule-DUB-36 = Double Game: declared when you write. You write two formulas, one orange and one black, and each is judged by itself. A card is in one of them only.
    .title = Double Game
rule-DUB-37 = Hex: on your go, the leading pawn goes back 3 squares, never below -2. If several lead, you choose.
    .title = Hex
rule-DUB-38 = Mended Memory: as your formula is applied, with the dice open, add one of your unused symbol cards to it.
    .title = Mended Memory
rule-DUB-39 = Correction: as your formula is applied, with the dice open, swap one card of it for an unused one.
    .title = Correction
rule-DUB-40 = Tailwind: on your go, advance as many squares as your place in the race, which is 1 plus the pawns ahead of you.
    .title = Tailwind
rule-DUB-41 = Played spells are discarded, and shuffled in again when the pile runs short. A pawn across the finish is out of reach of every spell.
    .title = Where spells go


## Rules: the end

chapter-end = The end

rule-DUB-50 = The race ends with the turn in which somebody crosses the finish. First across: 25 points, second: 24, all others across: 23. Everybody else scores her square. If nobody ever arrives, dawn breaks after turn 60.
    .title = The finish
rule-DUB-51 = Acrobatics are added. The highest total wins; in a tie, whoever got further.
    .title = Who wins


## Rules: handicaps

chapter-handicaps = Handicaps

rule-DUB-60 = A novice starts on square 5, 6 or 7.
    .title = Novice
rule-DUB-61 = An expert never gets the perfect bonus.
    .title = Expert


## Pieces

symbol-spider = spider
symbol-clash = clash
symbol-eye = eye
symbol-lightning = lightning
symbol-rain = rain
symbol-web = web
symbol-star = star
symbol-skull = skull
symbol-ear = ear

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
colour-black = black
colour-any = one colour or the other

card-attraction = Attraction
    .text = After your own move: every other pawn moves 1 or 2 squares towards yours, as you choose for each, and never beyond it.
card-roadblock = Roadblock
    .text = After your own move: nobody may pass you for the rest of this turn. Who would, stops on your square.
card-fog = Magic Fog
    .text = When an opponent has just played a spell: it has no effect.
card-decree = Decree
    .text = While writing, once all others have written: you alone see the dice for 10 more seconds, then you write.
card-double_game = Double Game
    .text = When you write: two formulas this turn, one orange and one black, each judged by itself.
card-hex = Hex
    .text = On your go: the leading pawn goes back 3 squares.
card-mended_memory = Mended Memory
    .text = As your formula is applied, with the dice open: add one unused symbol card.
card-correction = Correction
    .text = As your formula is applied, with the dice open: swap one card of it for an unused one.
card-tailwind = Tailwind
    .text = On your go: advance as many squares as your place in the race.
card-inverted_flight = Inverted Flight
    .text = Acrobatics: 1 point at the end. Keep it secret.
card-barrel_roll = Barrel Roll
    .text = Acrobatics: 2 points at the end. Keep it secret.
card-loop = Loop
    .text = Acrobatics: 3 points at the end. Keep it secret.

pawn-red = Sofia Bequimorceau
pawn-blue = Renée Trauchegorge
pawn-yellow = Augustina Mangetroit
pawn-green = Ursule
pawn-purple = Cunégonde
pawn-grey = Gaspard

word-track = Track
word-finish = Finish
word-eliminated = Eliminated

source-formula = the formula
source-perfect = the perfect bonus
source-lid = the closer’s penalty
source-curse = the Curse
source-expert = an expert’s handicap


## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-TurnBegan = Turn { $turn }: { $who } has the dice.
    .you = Turn { $turn }: you have the dice.
event-FormulaDiceCast = { $who } throws the nine dice. Look!
    .you = You throw the nine dice. Look!
event-DiceCastAgain = Not one symbol would be valid: { $who } throws again.
    .you = Not one symbol would be valid: you throw again.
event-LookedEnough = { $who } has seen enough.
    .you = You have seen enough.
event-LidClosed =
    { $after ->
        [-1] { $who } slams the lid shut!
       *[other] { $who } slams the lid shut after { $after } ms!
    }
    .you =
        { $after ->
            [-1] You slam the lid shut!
           *[other] You slam the lid shut after { $after } ms!
        }
event-LidClosedEarlier = { $who } had a hand on the lid earlier, after { $after } ms, and is the closer.
    .you = Your hand was on the lid earlier, after { $after } ms: you are the closer.
event-LidFellShut =
    { $after ->
        [-1] All have seen enough: the lid falls shut.
       *[other] All have seen enough: the lid falls shut after { $after } ms.
    }
event-FormulaWritten = { $who } lays a formula face down.
    .you = You lay your formula face down.
event-WriterHeldBack = { $who } lets the others write first.
    .you = You let the others write first.
event-LidOpened = The lid opens. The dice: { $symbols_names }.
event-SymbolsEliminated = In both colours, so eliminated: { $symbols_names }.
event-SymbolsValid =
    { $symbols_count ->
        [0] Nothing { $colour_name } is valid.
       *[other] Valid in { $colour_name }: { $symbols_names }.
    }
event-FormulaShown =
    { $symbols_count ->
        [0] { $who } reveals an empty formula.
       *[other] { $who } reveals { $symbols_names } ({ $colour_name }).
    }
    .you =
        { $symbols_count ->
            [0] You reveal an empty formula.
           *[other] You reveal { $symbols_names } ({ $colour_name }).
        }
event-GoBegan = { $who } is to fly.
    .you = You are to fly.
event-FormulaJudged =
    { $verdict ->
        [empty] { $who } has written nothing, and stays.
        [fell] { $who } falls: there is a forbidden symbol in the formula.
        [perfect] A perfect { $colour_name } formula! { $who } has all of it: { $symbols_names }.
       *[valid] A valid { $colour_name } formula: { $who } has { $symbols_names }.
    }
    .you =
        { $verdict ->
            [empty] You have written nothing, and stay.
            [fell] You fall: there is a forbidden symbol in your formula.
            [perfect] A perfect { $colour_name } formula! You have all of it: { $symbols_names }.
           *[valid] A valid { $colour_name } formula: you have { $symbols_names }.
        }
event-BonusDenied = No bonus for { $who } ({ $why_name }).
    .you = No bonus for you ({ $why_name }).
event-PawnMoved = { $who } flies from { $start } to { $square } ({ $why_name }).
    .you = You fly from { $start } to { $square } ({ $why_name }).
event-PawnBlocked = { $who } cannot pass the roadblock on { $square }.
    .you = You cannot pass the roadblock on { $square }.
event-FinishCrossed =
    { $place ->
        [1] { $who } is first across the finish!
        [2] { $who } is second across the finish!
       *[other] { $who } crosses the finish in place { $place }.
    }
    .you =
        { $place ->
            [1] You are first across the finish!
            [2] You are second across the finish!
           *[other] You cross the finish in place { $place }.
        }
event-MagicDrawn =
    { $count ->
        [one] { $who } draws { $count } Black Magic card.
       *[other] { $who } draws { $count } Black Magic cards.
    }
    .you =
        { $count ->
            [one] You draw { $count } Black Magic card.
           *[other] You draw { $count } Black Magic cards.
        }
event-MagicKept = { $who } keeps one card.
    .you = You keep { $kept_name }.
event-MagicReshuffled = The discarded Black Magic is shuffled in again.
event-SpellCast = { $who } plays { $card_name }!
    .you = You play { $card_name }!
event-SpellUnanswered = { $who } lets it be.
    .you = You let it be.
event-SpellLostInFog = { $card_name } is lost in the fog, and { $who } gets nothing from it.
    .you = Your { $card_name } is lost in the fog.
event-DecreeLooked = By decree { $who } alone looks at the dice again.
    .you = By decree you alone look at the dice again.
event-FormulaMended = { $who } adds { $symbol_name } to the formula.
    .you = You add { $symbol_name } to your formula.
event-FormulaCorrected = { $who } swaps { $old_name } for { $new_name }.
    .you = You swap { $old_name } for { $new_name }.
event-CurseMoved = The Curse goes to square { $square }.
event-DawnBroke = Dawn breaks after turn { $turn }: all brooms down.
event-AcrobaticsShown =
    { $points ->
        [one] { $who } shows acrobatics worth { $points } point: { $cards_names }.
       *[other] { $who } shows acrobatics worth { $points } points: { $cards_names }.
    }
    .you =
        { $points ->
            [one] You show acrobatics worth { $points } point: { $cards_names }.
           *[other] You show acrobatics worth { $points } points: { $cards_names }.
        }
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-DUB-51 =
    { $shared ->
        [true] Equal totals, { $score }, and equally far: the victory is shared.
       *[false]
            { $tied ->
                [true] Equal totals, { $score }: whoever got further wins.
               *[false] The highest total, acrobatics included: { $score }.
            }
    }
event-MatchEnded =
    { $winners_you ->
        [only] Victory is yours! Final scores: { $scores_names }.
       *[other] { $winners_count ->
            [one] Victory for { $winners_names }! Final scores: { $scores_names }.
           *[other] Shared victory for { $winners_names }! Final scores: { $scores_names }.
        }
    }


## Questions: what a seat is asked

ask-CastTheDice =
    { $drawn ->
        [true] You were drawn to begin: the dice are yours. Is everybody ready to look?
       *[false] You are last: the dice are yours. Is everybody ready to look?
    }
ask-LookAtDice = Look well. When do you close the lid?
ask-WriteInSecret =
    { $colour ->
        [orange] Double Game: which symbols make your orange formula?
        [black] Double Game: and which make your black formula?
       *[any] Which symbols do you write?
    }
ask-LookByDecree = By decree: look again, you alone. Have you seen enough?
ask-AnswerSpell = { $who } plays { $card_name }. Do you answer?
ask-TakeYourGo =
    { $moved ->
        [true] You have moved. Do you play a spell?
       *[false] Before your formula is applied: do you play a spell?
    }
ask-PullTowards = { card-attraction }: how far does { $who } come?
ask-HexWhom = { card-hex }: several lead. Who goes back?
ask-MendFormula = { card-mended_memory }: which symbol do you add?
ask-CorrectFormula = { card-correction }: which symbol do you swap for which?
ask-KeepOneMagic = Which Black Magic do you keep?


## Answers: short labels. An attribute is the label under the question of that name.

do-CastDice = Throw the dice
do-CloseLid = Close the lid
do-SeenEnough = I have seen enough
do-WriteFormula =
    { $symbols_count ->
        [0] Write nothing
       *[other] Write { $symbols_names }
    }
do-HoldBack = Let the others write first
do-PlaySpell = Play { $card_name }
    .AnswerSpell = Answer with { card-fog }
do-LetSpellBe = Let it be
do-FlyOn = No spell
    .TakeYourGo =
        { $moved ->
            [true] No spell: done
           *[false] No spell: fly
        }
do-AddSymbol =
    { $second ->
        [true] Add { $symbol_name } to the black formula
       *[false] Add { $symbol_name }
    }
do-SwapSymbol =
    { $second ->
        [true] Swap { $old_name } for { $new_name } in the black formula
       *[false] Swap { $old_name } for { $new_name }
    }
do-HexPawn = { $who } goes back
do-PullPawn =
    { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }
do-KeepMagic = Keep { $card_name }


## Refusals: why not

why-too_far_back = From the very last square nobody reaches the lid.
why-has_seen_enough = You have seen enough already; the lid is left to the others.
why-no_dice_yet = The dice have not been thrown yet.
why-lid_is_closed = The lid is closed already.
why-no_such_formula = That is no formula of your nine cards.
why-card_already_used = That card is in your first formula.
why-no_reason_to_wait = You have no reason to wait: only who has a Decree does.
why-formula_is_written = Your formula lies on the table.
why-not_time_to_write = It is not the time to write.
why-not_its_moment = This is not the moment for a spell of yours.
why-card_not_in_hand = You do not have that card.
why-spell_in_the_air = Another spell is in the air: that first.
why-kept_for_the_end = Acrobatics are kept for the end.
why-fog_answers_a_spell = Fog answers a spell of somebody else.
why-only_while_writing = That spell is for the writing.
why-only_while_moving = That spell is for the moving phase.
why-others_still_write = The others have not all written yet.
why-formula_already_lies = It is too late for that: you have begun to write.
why-after_your_move = That spell comes after your own move.
why-before_your_move = That spell comes before your own move.
why-nobody_in_reach = Everybody is across: nobody is in reach.
why-already_across = You are across the finish already.
why-no_unused_card = All your symbol cards are in use.
why-nothing_to_swap = There is nothing in your formula to swap.
why-not_in_the_lead = That pawn is not in the lead.
why-card_is_used = That symbol card is in use.
why-card_not_in_formula = That card is not in your formula.
why-one_formula_only = You have only one formula.
why-card_not_drawn = You have not drawn that card.


## Table options

option-handicap_0 = Seat 1
    .about = A handicap for this seat.
    .is-none = None
    .is-novice5 = Novice: starts on 5
    .is-novice6 = Novice: starts on 6
    .is-novice7 = Novice: starts on 7
    .is-expert = Expert: no perfect bonus
option-handicap_1 = Seat 2
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_2 = Seat 3
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_3 = Seat 4
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_4 = Seat 5
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_5 = Seat 6
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }


## Steps of a turn

step-casting = The throw
step-looking = Look
step-writing = Write
step-moving = Fly


## The board of the page

board-stands =
    { $across ->
        [true] { $who } is across.
       *[false] { $who } is on { $square }.
    }
board-cursed = The Curse is on { $square }.
board-whole-track = Whole track
board-short-track = Fold the track
board-kettle-empty = The kettle waits for the dice.
board-kettle-open = The lid is open: look!
board-covered = The line is lost: the dice are covered until it is back.
board-kettle-shut = The lid is shut.
board-getting-ready = Eyes open …
board-die-is = { $symbol }, { $colour }
board-seconds = { $tenths } s
board-looked-for = The dice were seen for { $tenths } s.
board-left = { $n } s left
board-closed-by = { $who } closed it
board-fell-shut = It fell shut by itself
board-hands = Hands on the lid
board-ms = { $n } ms
board-press-key = Space
board-formula = Your formula
board-orange-formula = Your orange formula
board-black-formula = Your black formula
board-empty-formula = Touch the cards you remember.
board-keys-hint = Keys 1 to 9 · Backspace takes back · Enter writes
board-undo = Take back
board-write =
    { $n ->
        [0] Write nothing
        [one] Write { $n } symbol
       *[other] Write { $n } symbols
    }
board-would-fly =
    { $n ->
        [one] If it is right: { $n } square
       *[other] If it is right: { $n } squares
    }
board-written = Written
board-waiting = The others are writing …
board-writing-others = writes
board-first = Already in your first formula
board-to-first = to the orange formula
board-to-second = to the black formula
board-take-out = Out of the formula
board-put-in = Into the formula
board-why-of = Turn { $turn }: the dice, sorted
board-steps-opened = Open
board-steps-eliminated = Both colours: out
board-steps-orange = Orange
board-steps-black = Black
board-tray-empty = none
board-formulas = The formulas
board-verdicts-perfect = Perfect!
board-verdicts-valid = Valid
board-verdicts-fell = Falls
board-verdicts-empty = Nothing
board-sinks = no bonus: { $denied }
board-closer = closed the lid
board-thrower = has the dice
board-ready = has seen enough
board-has-written = has written
board-held-back = waits for the others
board-across = across, place { $place }
board-square = square { $n }
board-cards =
    { $n ->
        [one] { $n } Black Magic card
       *[other] { $n } Black Magic cards
    }
board-expert = expert
board-cursed-here = under the Curse
board-riders = The witches
board-hand = Your Black Magic
board-hand-empty = A perfect black formula brings Black Magic.
board-drawn = Keep one of these
board-secret = Only you see these.
board-in-pile = { $n } in the pile
board-spell-by = { $who } casts
board-lost-in-fog = lost in the fog
board-turn = Turn { $n }
board-how-title = How a turn goes
board-how-look = Look: nine dice, orange and black. A symbol in both colours counts for nothing.
board-how-slam = Slam the lid when you are sure. If you are then wrong, you go back 2.
board-how-write = Write from memory: symbols of one colour. One square for each; all of them is perfect.
board-acrobatics = acrobatics
board-earned = What earned the places
board-flown-formula = formulas
board-flown-perfect = orange bonus
board-flown-magic = spells
board-flown-lid = lid penalty
board-perfects = perfect formulas
board-falls = falls
board-lids = lids closed
board-only-you = By decree, for your eyes only
board-looks-alone = { $who } alone looks again, by decree.


## The guide: one or two short sentences each

guide-theme = Nine dice, one look, then fly from memory. The first across the finish scores most.
guide-throw = Throw the dice. Everybody may look until somebody closes the lid.
guide-colour = Remember symbols of one colour. A symbol that shows in both colours is out.
guide-close = Seen enough? Close the lid: then nobody sees the dice any more.
guide-closer = You closed the lid. If your formula is wrong, you go back two squares.
guide-write = Touch the symbols of one colour that you remember. Fewer is safer.
guide-judged = All right: you fly one square for each symbol. One wrong symbol, and you fall.
guide-curse = The Curse sits with whoever leads: no bonus there.
guide-perfect = All symbols of a colour are perfect. Orange flies two further, black brings magic.
guide-magic = Black Magic! Keep one card: a number counts at the end, a spell can be played.
guide-spell = It is your go: play a spell now, or simply fly on.
guide-free = Now you know how to play. The rest will be told when it matters: enjoy!

## The rules to read, in two minutes: a line is a paragraph. `.rules`: where the ledger says it.

read-goal =
    Look at nine dice, remember them, and fly to the finish from memory.
    The first across scores most; hidden acrobatics count too.
    .rules = DUB-1 DUB-50
read-setup =
    All witches stand on the start line. You have nine symbol cards, one of each. Nine dice show these symbols in orange or black.
    .rules = DUB-1 DUB-2
read-turn =
    The dice are thrown, and all look. Anybody may close the lid: then nobody sees them any more.
    Write in secret which symbols of one colour you remember. A symbol that shows in both colours is out.
    All right: one square for each symbol. One wrong, or colours mixed: you fall and stay.
    All symbols of a colour is perfect: orange flies two further, black brings a Black Magic card.
    Who closed the lid and is wrong goes back two. The Curse sits with the leader: no bonus there.
    .rules = DUB-10 DUB-11 DUB-12 DUB-13 DUB-15 DUB-16 DUB-17 DUB-19 DUB-20
read-end =
    The race ends with the turn in which somebody crosses the finish: 25 points for the first, 24 for the second, 23 for others; else your square. Acrobatics are added.
    .rules = DUB-50 DUB-51
read-variants =
    A novice starts on square 5, 6 or 7. An expert never gets the bonus for perfect.
    .rules = DUB-60 DUB-61
