### Sorcellerie !: every word that a player reads, in English. The twin is fr.ftl; both hold the same ids.
### All sentences are ours, and so are the English formulas and the witches' names. The rules stand in
### docs/rules/sorcellerie.md, under the same ids.


## The game

game-sorcellerie = Sorcellerie!
    .tagline = Black cat, broom or bat? Say it first.
    .about = Seven dice tumble out of the cup, the witch is about to take off, and where she would land tells what to look for: the symbol seen most, or the one seen least. Whoever says the right formula first takes her card. Three of a kind, or five different witches, and the night is yours.
    .credits = A game by Markus Nikisch, illustrated by Heike Wiechmann, published by HABA (2006).


## Rules: set-up
## In the order of the ledger; a chapter's title stands before its rules.

chapter-setup = Before the flight

rule-SOR-1 = Eight dice in a cup: one white die, and seven symbol dice with cats, brooms and bats. Thirty cards, and one witch.
    .title = What there is
rule-SOR-2 = Seven cards lie in a circle, forest side up. The witch stands on one of them and faces clockwise. Which witch hides behind a forest is seen only when the card is won.
    .title = The circle


## Rules: a turn

chapter-turn = A turn

rule-SOR-3 = The players take the cup in turn, clockwise; who begins is drawn at random. Shake it, and the dice roll. Between a contest and the next cup there may be a breath, as the table has agreed; where all are ready, it is over at once.
    .title = The cup
rule-SOR-4 = All play at once: be first to say the right formula. Who speaks before the dice lie there is locked for a moment. In slow mode everybody has the same time, and only being right counts.
    .title = Be first
rule-SOR-5 = The white die says how many cards the witch will fly. The card on which she would land decides the question.
    .title = Where she would land
rule-SOR-6 = Many witches on that card: look for the symbol seen most often on the seven dice. One witch: for the one seen least often; a symbol that is on no die at all is the least.
    .title = Most or least
rule-SOR-7 = Each symbol has its formula. Cat: “{ formula-cat }” Broom: “{ formula-broom }” Bat: “{ formula-bat }”
    .title = The formulas
rule-SOR-8 = If two symbols are tied, both formulas must be said, one after the other, in any order.
    .title = Two at once
rule-SOR-E1 = Four cats, three brooms, no bat. With many witches on the card it is the cat; with one witch, the bat.
    .title = Example: the same dice twice
rule-SOR-9 = A wrong formula: you are out for this turn, and the others go on. If everybody is wrong, nobody takes the card, the witch flies on, and a new turn begins.
    .title = Wrong
rule-SOR-10 = Right: you take the card on which the witch stands, and turn it face up.
    .title = Right
rule-SOR-11 = If several are right at the same moment, nobody takes the card. What counts as the same moment is agreed at the table. In slow mode there is no such moment: of those who are right, the one with the fewest cards takes it; if several have as few, the next clockwise from the cup.
    .title = At the same moment
rule-SOR-12 = Then the witch flies clockwise, as many cards as the white die shows. The gap is filled from the pile, and the next player takes the cup.
    .title = The flight


## Rules: the end

chapter-end = The end

rule-SOR-13 = Whoever first has three identical or five different witches wins. The table may agree on the German sheet’s goal: three identical ones, or any five.
    .title = Three or five
rule-SOR-14 = When the pile is empty, gaps stay, and the flight skips them. If the circle runs out, the most cards win; a tie is shared.
    .title = No cards left


## Rules: variant

chapter-variants = For experts

rule-SOR-20 = Each card has two signposts, a black star and a red mushroom, which point to its two neighbours. The pips of the white die are black or red: the witch flies the way of the post of that colour on the card from which she starts, for the whole flight.
    .title = Signposts


## Pieces

symbol-cat = cat
    .a = a cat
symbol-broom = broom
    .a = a broom
symbol-bat = bat
    .a = a bat

formula-cat = Black cat, three times that!
formula-broom = Witch’s broom, up and zoom!
formula-bat = Bat’s wing and spider’s sting!

card-W1 = Toadella
    .text = She never travels without her toad, and the toad never travels without her hat.
card-W2 = Twiglet
    .text = Thin as her broom, and twice as quick.
card-W3 = Cauldrina
    .text = Whatever it is, she has put it into the soup.
card-W4 = Cobwebby
    .text = She has not dusted since the last century.
card-W5 = Moonella
    .text = Sleeps by day, and even then with one eye open.
card-W6 = Mousella
    .text = Forty mice, and she knows all their birthdays.

scene-many = many witches
scene-one = one witch

colour-black = black
colour-red = red

word-cards = Cards won


## Log lines: what has happened. `.you` is the line for the player whom it is about, `.seen` the one beside a drawn board:
## it counts nothing for those who race.

event-CircleLaid = Seven cards form the circle, and the witch takes her place.
event-CupTaken = Turn { $turn }: { $who } takes the cup.
    .you = Turn { $turn }: you take the cup.
event-CupShaken = { $who } shakes the cup …
    .you = You shake the cup …
event-DiceShown =
    { $scene ->
        [many] The dice: { $symbols_names }. The white die shows a { $colour_name } { $white }, and she would land on many witches: which symbol is seen most?
       *[one] The dice: { $symbols_names }. The white die shows a { $colour_name } { $white }, and she would land on one witch: which symbol is seen least?
    }
    .seen = The dice lie there. The white die shows a { $colour_name } { $white }.
event-FalseStart = Too early! { $who } is locked for a moment.
    .you = Too early! You are locked for a moment.
event-LockLifted = { $who } may speak again.
    .you = You may speak again.
event-FormulaHeard = { $who } has spoken.
    .you = You have spoken.
event-FormulaWrong = { $who } says { $symbols_names }. Wrong: out for this turn.
    .you = You say { $symbols_names }. Wrong: you are out for this turn.
event-QuietKept = { $who } keeps quiet this time.
    .you = You keep quiet this time.
event-AnswerTimed =
    { $after ->
        [-1] { $right ->
            [true] { $who } said { $symbols_names }, and that is right.
           *[false] { $who } said { $symbols_names }, and that is wrong.
        }
       *[other] { $right ->
            [true] { $who } said { $symbols_names } after { $after } ms, and that is right.
           *[false] { $who } said { $symbols_names } after { $after } ms, and that is wrong.
        }
    }
    .you =
        { $after ->
            [-1] { $right ->
                [true] You said { $symbols_names }, and that is right.
               *[false] You said { $symbols_names }, and that is wrong.
            }
           *[other] { $right ->
                [true] You said { $symbols_names } after { $after } ms, and that is right.
               *[false] You said { $symbols_names } after { $after } ms, and that is wrong.
            }
        }
event-AnswerRevealed =
    { $scene ->
        [one] One witch, so the fewest: { $symbols_names }, { $count }.
       *[many] Many witches, so the most: { $symbols_names }, { $count }.
    }
event-WitchCardWon = { $who } takes the card: it is { $card_name }!
    .you = You take the card: it is { $card_name }!
event-NobodyWon =
    { $why ->
        [tie] Several at the same moment: nobody takes the card.
       *[wrong] Nobody was right: nobody takes the card.
    }
event-TieBroken =
    { $why ->
        [fewest] Several are right, and { $who } has the fewest cards.
       *[clockwise] Several are right with as few cards, and { $who } is next from the cup.
    }
    .you =
        { $why ->
            [fewest] Several are right, and you have the fewest cards.
           *[clockwise] Several are right with as few cards, and you are next from the cup.
        }
event-WitchFlew =
    { $clockwise ->
        [true] The witch flies { $steps ->
            [one] { $steps } card
           *[other] { $steps } cards
        } on.
       *[false] The witch flies { $steps ->
            [one] { $steps } card
           *[other] { $steps } cards
        } back, against the clock.
    }
event-GapFilled = A new card closes the gap.
event-GapLeft = The pile is empty: the gap stays.
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-SOR-13 = The collection is complete, with { $score } cards.
ending-SOR-14 =
    { $shared ->
        [true] The circle is empty, and they have as many cards: { $score }.
       *[false] The circle is empty: the most cards win, { $score }.
    }
event-MatchEnded =
    { $winners_you ->
        [only] Victory is yours! Cards: { $scores_names }.
       *[other] { $winners_count ->
            [one] Victory for { $winners_names }! Cards: { $scores_names }.
           *[other] Shared victory for { $winners_names }! Cards: { $scores_names }.
        }
    }


## Questions: what a seat is asked

ask-TakeTheCup = The cup is yours. Is everybody ready?
ask-TakeBreath = A breath: see why it was so. The cup comes by itself.
ask-AwaitDice = The dice are still in the cup. Wait for them …
ask-BeFirst = Which formula?


## Answers: short labels. An attribute is the label under the question of that name.

do-ShakeCup = Shake the cup
do-Ready = I am ready
do-Say = Say { $symbols_names }
do-KeepQuiet = Keep quiet


## Refusals: why not

why-no_such_formula = There is no such formula.
why-cup_is_not_shaken = The dice have not been thrown yet.
why-locked_after_false_start = You spoke too early. A moment, please.
why-has_spoken = You have spoken already.
why-out_for_this_turn = You are out for this turn.


## Table options

option-goal = Goal
    .about = What wins the game, besides three identical witches.
    .is-different = Five different witches
    .is-any_five = Any five witches (German sheet)
option-expert = Signposts
    .about = For experts: the pips of the white die and the signposts say which way the witch flies.
    .is-false = Always clockwise
    .is-true = By the signposts
option-tie_band = The same moment
    .about = Two right formulas no further apart than this are a tie, and nobody takes the card.
    .is-0 = The same millisecond
    .is-20 = Up to 20 ms apart
    .is-40 = Up to 40 ms apart
    .is-80 = Up to 80 ms apart
option-slow = Slow mode
    .about = Everybody has the same time to answer, and only being right counts; if several are, the one with the fewest cards takes the witch. For children, and for all who would rather not race.
    .is-0 = Off: a race
    .is-10 = 10 seconds each
    .is-20 = 20 seconds each
    .is-40 = 40 seconds each
option-breath = Breath
    .about = Time after each contest to see why the answer was right. Where all are ready it is over at once.
    .is-0 = None
    .is-3 = 3 seconds
    .is-5 = 5 seconds


## Steps of a turn

step-cup = The cup
step-resting = A breath
step-shaking = Shaking
step-racing = The race


## The board of the page

board-circle = The circle of cards
board-place = Card { $n }: { $scene }
board-gap = Place { $n }: empty
board-stands-here = the witch stands here
board-lands-here = she would land here
board-star-to = star towards card { $next }, mushroom towards card { $other }
board-cup-of = Cup of { $who }
board-your-cup = Your cup
board-tap-the-cup = Shake!
board-shaking = Wait for the dice …
board-white-die = white die: { $colour } { $n }
board-dice-read = { $list }; { $white }
board-counted = { $n } × { $name }
board-most = most
board-least = least
board-find-most = Many witches: which symbol is seen most?
board-find-least = One witch: which symbol is seen least?
board-say = Say a formula
board-quiet = Keep quiet
board-type = Type the formula
board-type-here = cat, broom, bat …
board-speak-on = Formulas are read aloud
board-speak-off = Read the formulas aloud
board-collection = { $who }: cards won
board-none = no card yet
board-pile = { $n } in the pile
board-locked-for = locked { $seconds } s
board-out = out this turn
board-spoken = has spoken
board-has-cup = has the cup
board-margins = The last contest
board-ms = { $n } ms
board-tie = At the same moment!
board-wrong-all = Nobody was right
board-breath-left = The cup is passed in { $n } s
board-time-left = { $n } s left
board-answered = { $n } of { $all } have answered
board-goal =
    { $any ->
        [true] Goal: 3 identical witches, or any 5
       *[false] Goal: 3 identical witches, or 5 different ones
    }
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-quickest = Quickest
board-right = Right
board-wrong = Wrong
board-early = Too early
board-too-early = Too early!
board-wrong-one = Wrong!


## The guide: one or two short sentences each

guide-theme = Read the dice and say the right spell. Each right spell wins you a witch card.
guide-cup = You have the cup. Tap it: the dice roll.
guide-fly = The white die says how far the witch flies. Look at the card where she lands.
guide-many = Many witches on that card: say what the dice show most.
guide-one = One witch on that card: say what the dice show least. None at all is the least.
guide-won = The card is yours! Three alike or five different witches win.
guide-wrong = A wrong spell wins nothing: you are out for that turn. Better look twice.
guide-tie = Two signs equally often? Then say both: there is a button for each pair.
guide-free = Now you know how to play. In a real match the first right spell takes the card.

## The rules to read, in two minutes: a line is a paragraph. `.rules`: where the ledger says it.

read-goal =
    Be first to say the right spell. Each one wins a witch card.
    Three alike, or five different ones, and the night is yours.
    .rules = SOR-4 SOR-13
read-setup =
    Seven cards lie in a circle, and the witch stands on one of them. In the cup: seven dice with cats, brooms and bats, and a white one.
    .rules = SOR-1 SOR-2
read-turn =
    The cup is shaken, the dice roll. The white die says how far the witch flies: look at the card where she lands.
    Many witches there: say what the dice show most. One witch: say what they show least; none at all is the least.
    Two symbols equally often: say both.
    First and right: you win the card on which she stands. Wrong: you are out for this turn. Then she flies, and the cup goes on.
    .rules = SOR-3 SOR-5 SOR-6 SOR-8 SOR-9 SOR-10 SOR-12
read-end =
    Three identical witches or five different ones win at once. If the circle runs out, the most cards win.
    .rules = SOR-13 SOR-14
read-variants =
    Any five witches win. Slow mode: everybody has the same time, and only being right counts. Experts: signposts say which way she flies.
    .rules = SOR-4 SOR-11 SOR-13 SOR-20
