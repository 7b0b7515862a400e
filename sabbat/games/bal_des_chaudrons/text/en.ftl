### Le Bal des Chaudrons: every word that a player reads, in English. The twin is fr.ftl; both hold the same ids.
### All sentences are ours. Names of cards: see data/ for which are printed and which are ours.
### The rules stand in docs/rules/bal_des_chaudrons.md, under the same ids.


## The game

game-bal_des_chaudrons = Whirling Witchcraft
    .tagline = Brew more than your neighbour can hold.
    .about = Every witch learns a potion a night, brews what her workbench gives, and passes the bubbling cauldron to the right. Whatever does not fit there spills into her own Demon Circle. Five ingredients, and the ball is over.
    .credits = A game by Erik Andersson Sundén, published by AEG (2021).


## Rules, in the order of the ledger; a chapter's title stands before its rules

chapter-setup = Before the ball

rule-BAL-1 = Everyone has a board with a workbench and a Demon Circle, a cauldron, a reference card and three arcana markers: brew, raven and tome.
    .title = What you start with
rule-BAL-2 = In a first game, everyone plays an Initiate. Experts are dealt two other characters at random; keep one in secret, and return the other to the box unseen.
    .title = Characters
rule-BAL-3 = Your character tells which ingredients your workbench starts with. Then it is turned over; arcana symbols on its other side move your markers at once.
    .title = The ingredient side
rule-BAL-4 = The 60 potion cards are shuffled and four are dealt to everyone, in secret. The rest is the draw pile.
    .title = Potions
rule-BAL-5 = The supply never runs out of ingredients.
    .title = The supply
rule-BAL-6 = What a character says beats the rules. One that is discarded after use goes back to the box for the rest of the game.
    .title = Characters come first
rule-BAL-7 = A workbench holds 3 hearts of shadow, 4 mandrakes, 9 mushrooms, 9 spiders and 9 toads.
    .title = The workbench

chapter-study = Study phase

rule-BAL-10 = Everyone chooses exactly one potion from their hand at the same time, face down. You must, even if you cannot use it this round.
    .title = Choose
rule-BAL-11 = A card with the two-way symbol may be played turned, which swaps inputs and outputs. The side is chosen before the reveal and never changes.
    .title = Two-way cards
rule-BAL-12 = All chosen cards are revealed together and join their owners’ lines for the rest of the game.
    .title = Reveal
rule-BAL-13 = Each symbol on the card you just revealed moves that marker one step.
    .title = Arcana
rule-BAL-14 = When a marker reaches or passes an even number, you may use that effect in this phase, once for each even number. Beyond 6 it goes on: every even number counts.
    .title = Even numbers
rule-BAL-15 = An effect that you do not use when it triggers is lost.
    .title = Now or never
rule-BAL-16 = One card may trigger several different effects in the same phase.
    .title = Several effects
rule-BAL-17 = Put one ingredient of any type from the supply into your own cauldron, as if a potion had made it.
    .title = Brew
rule-BAL-18 = Remove up to two ingredients from your own workbench, alike or not.
    .title = Raven
rule-BAL-19 = Name one type of ingredient. This round, the supply gives as many of it as you like for the input slots of your potions, as if they came from your workbench.
    .title = Tome
rule-BAL-E1 = Brew and raven stand on 1. You play a card with brew, raven and tome: brew and raven reach 2 and may both be used; tome reaches 1. Next round, a card with two tomes moves it from 1 to 3: it passes 2 and may be used.
    .title = Example: two rounds of arcana

chapter-brewing = Brewing phase

rule-BAL-20 = Use your potions in any order, each at most once per phase. You never have to, not even if it has no inputs.
    .title = Produce
rule-BAL-21 = To use a potion, fill all of its input slots, from your workbench or from outputs of potions you used earlier in this phase. Never only some of them.
    .title = Inputs
rule-BAL-22 = Then the supply puts the matching ingredient on each of its output slots.
    .title = Outputs
rule-BAL-23 = A hybrid slot takes one of the ingredients printed on it, chosen anew at each use.
    .title = Hybrid slots
rule-BAL-24 = When you are done, what remains on output slots goes into your cauldron, and what lies on input slots goes to the supply.
    .title = Into the cauldron
rule-BAL-25 = Everyone produces at the same time, in secret until all are done. If you want to see somebody else’s choices first, call for initiative order: then it goes one by one in the open, lowest initiative on the last potion played first.
    .title = Initiative
rule-BAL-E2 = A mandrake and a toad from the bench give a mandrake and, by choice, a mushroom. The next potion takes that mushroom and one from the bench, and gives a mandrake and two spiders. A third potion could be used and is not. The cauldron holds two mandrakes and two spiders.
    .title = Example: a chain
rule-BAL-26 = Everyone passes their cauldron to the right at the same time. The receiver fills her workbench; what does not fit goes to the sender’s Demon Circle.
    .title = Pass the cauldrons
rule-BAL-E3 = A bench with one heart and two mandrakes receives two spiders and four mandrakes: two mandrakes find no place and go to the sender’s Circle.
    .title = Example: overflow
rule-BAL-27 = With five or more ingredients in anybody’s Demon Circle, the game ends, and the fullest Circle wins. A match still open after round 20 is decided as it stands.
    .title = The end
rule-BAL-28 = In a tie, more different types in the Circle win; then fewer ingredients on the workbench; then the victory is shared.
    .title = Ties
rule-BAL-E4 = Five hearts in one Circle, four mandrakes and two spiders in another: the second wins, 6 to 5.
    .title = Example: six beat five
rule-BAL-29 = Otherwise, everyone passes the rest of their hand to the left and draws up to four cards. A new round begins.
    .title = Pass the hands
rule-BAL-30 = When the draw pile is empty, play goes on with the cards in hand. If you have no card, you skip the study phase.
    .title = An empty pile

chapter-characters = Characters

rule-BAL-40 = The Seer holds five cards. Usually she draws two and her left neighbour none.
    .title = { character-seer }
rule-BAL-41 = The effect of her dare comes on top of those triggered normally. A two-way card that chance picked may be turned as she likes.
    .title = { character-daredevil }
rule-BAL-42 = The player chooses the outputs; the three of the Hidden Power may be alike or different.
    .title = { character-toad_friend }, { character-hidden_power }
rule-BAL-43 = What moves from bench to cauldron may be of any type.
    .title = { character-potion_brewer }
rule-BAL-44 = The mandrakes she spends may come from the bench or from outputs. Her tome may come on top of a normal one.
    .title = { character-grimoire_reader }
rule-BAL-45 = At first, mushrooms are her input. Her potion is turned each time hands are passed, although revealed cards normally never turn.
    .title = { character-swindler }
rule-BAL-46 = What she adds beyond what her workbench holds goes to her left neighbour’s Demon Circle.
    .title = { character-wild_powers }
rule-BAL-47 = She may turn any potion card as she plays it; afterwards its side is fixed.
    .title = { character-gust }
rule-BAL-48 = With at least one of each of the five ingredients in her cauldron after production, she may move one of them to her own Demon Circle before passing.
    .title = { character-handy_witch }


## Ingredients

ingredient-heart = heart of shadow
    .a = a heart of shadow
    .the = the heart of shadow
    .no = no heart of shadow
ingredient-mandrake = mandrake
    .a = a mandrake
    .the = the mandrake
    .no = no mandrake
ingredient-mushroom = mushroom
    .a = a mushroom
    .the = the mushroom
    .no = no mushroom
ingredient-spider = spider
    .a = a spider
    .the = the spider
    .no = no spider
ingredient-toad = toad
    .a = a toad
    .the = the toad
    .no = no toad


## Arcana

arcanum-brew = brew
arcanum-raven = raven
arcanum-tome = tome


## Where an ingredient comes from

source-bench = from the workbench
source-outputs = from the outputs
source-supply = from the supply


## Potions. Which names are printed and which are ours: data/potions.toml

potion-void_storm = Void Storm
potion-lost_arcana = The Lost Arcana
potion-book_of_midnight = Book of Midnight
potion-whirling_secrets = Whirling Secrets
potion-curse_of_shadow = Curse of Shadow
potion-secret_summoning = Secret Summoning
potion-lore_of_spores = Lore of Spores
potion-lore_of_webs = Lore of Webs
potion-lore_of_croaks = Lore of Croaks
potion-brew_of_blisters = Brew of Blisters
potion-brew_of_baldness = Brew of Baldness
potion-brew_of_warts = Brew of Warts
potion-elixir_of_stars = Elixir of the Stars
potion-elixir_of_sun = Elixir of the Sun
potion-elixir_of_moon = Elixir of the Moon
potion-charm_of_sleep = Charm of Sleep
potion-charm_of_fear = Charm of Fear
potion-charm_of_love = Charm of Love
potion-flask_of_shapes = Flask of Shapeshifting
potion-flask_of_insight = Flask of Insight
potion-flask_of_dreams = Flask of Dreams
potion-sorcery_of_venom = Sorcery of Venom
potion-sorcery_of_crawling = Sorcery of Crawling
potion-sorcery_of_leaping = Sorcery of Leaping
potion-incantation_of_storm = Storm Incantation
potion-incantation_of_lava = Lava Incantation
potion-incantation_of_river = River Incantation
potion-hex_of_shattering = Hex of Shattering
potion-hex_of_binding = Hex of Binding
potion-hex_of_finding = Hex of Finding
potion-spider_summoning = Spider Summoning
potion-slime_summoning = Slime Summoning
potion-spore_summoning = Spore Summoning
potion-mushroom_offering = Mushroom Offering
potion-spider_offering = Spider Offering
potion-toad_offering = Toad Offering
potion-mushroom_flood = Mushroom Flood
potion-spider_quake = Spider Quake
potion-toad_tornado = Toad Tornado
potion-rite_of_nature = Rite of Nature
potion-rite_of_growth = Rite of Growth
potion-rite_of_creatures = Rite of Creatures
potion-elixir_of_sorrow = Elixir of Sorrow
potion-elixir_of_anger = Elixir of Anger
potion-elixir_of_despair = Elixir of Despair
potion-spell_of_vanishing = Spell of Vanishing
potion-spell_of_levitation = Spell of Levitation
potion-spell_of_invisibility = Spell of Invisibility
potion-tonic_of_speed = Tonic of Speed
potion-tonic_of_stamina = Tonic of Stamina
potion-tonic_of_strength = Tonic of Strength
potion-remedy_for_backache = Backache Remedy
potion-remedy_for_toothache = Toothache Remedy
potion-remedy_for_headache = Headache Remedy
potion-mystery_of_shadow = Mystery of Shadow
potion-mystery_of_chaos = Mystery of Chaos
potion-mystery_of_dread = Mystery of Dread
potion-ritual_of_earth = Ritual of Earth
potion-ritual_of_fire = Ritual of Fire
potion-ritual_of_wind = Ritual of Wind


## Characters

character-novice = Initiate
    .text = Once in the game, before choosing a card: discard this character and your whole hand, and draw four new cards.
character-seer = Seer
    .text = Your hand is five cards instead of four, the first hand included.
character-daredevil = Daredevil
    .text = You may let chance pick the card you play. If you do, you may use one arcana effect of your choice.
character-hidden_power = Hidden Power
    .text = One of each of the five ingredients: any three. Discarded after use.
character-grimoire_reader = Grimoire Reader
    .text = Once a round, while producing: pay two mandrakes for a tome effect.
character-swindler = Swindler
    .text = Two mushrooms: two toads. Turned over each time hands are passed.
character-fey_blessed = Fey-Blessed
    .text = Nothing at all: a mandrake and a toad.
character-toad_friend = Toad Friend
    .text = Three toads: any one ingredient.
character-handy_witch = Handy Witch
    .text = After production, with all five types in your cauldron, you may move one of them to your own Demon Circle.
character-spider_summoner = Spider Summoner
    .text = Three mandrakes: five spiders.
character-gust = Whirlwind
    .text = You may turn any card as you play it, two-way or not.
character-potion_brewer = Potion Brewer
    .text = For each brew symbol on the card you reveal, you may move one ingredient from your workbench to your cauldron.
character-wild_powers = Uncontrolled Powers
    .text = A heart: a mandrake and a mushroom. Every round, before choosing a card, you must add three ingredients of one type to your workbench.
word-designed = Not known from the printed card; our own choice: { $fields }.


## Words on the table

word-bench = Workbench
word-cauldron = Cauldron
word-circle = Demon Circle
word-line = Potions
word-hand = Hand
word-pile = Draw pile
word-round = Round
word-character = Character
word-initiative = Initiative
word-two-way = Two-way
word-left = left
word-right = right


## ------------------------------------------------------------------------------------------------
## Facts. A variable is a field of the event, question, action or refusal, in its plain form; beside it stands what to show:
## `$who` (the player), `$to_who` (another player), `$potion_name`, `$ingredient_name`, `$a_ingredient`, `$the_ingredient`,
## `$no_ingredient`; for lists `$ingredients_names` and `$ingredients_count`.


## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-CharactersDealt = { $who } is dealt two characters.
    .you = You are dealt two characters: { $characters_names }.
event-CharacterKept = { $who } has kept a character.
    .you = You keep the character “{ $character_name }”.
event-CharacterShown = { $who } plays the { $character_name } and starts with { $ingredients_names }.
    .you = You play the { $character_name } and start with { $ingredients_names }.
event-CharacterBoxed = The { $character_name } of { $who } goes back to the box.
    .you = Your { $character_name } goes back to the box.
event-CharacterTurned = { $who } turns the potion of the { $character_name } over.
    .you = You turn the potion of your { $character_name } over.
event-PotionsDrawn =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
    .you = You draw { $potions_names }.
event-HandThrownAway = { $who } throws the whole hand away: { $potions_names }.
    .you = You throw your whole hand away: { $potions_names }.
event-PileRanOut =
    { $shuffled ->
        [true] The draw pile is empty; the cards thrown away are shuffled into a new one.
       *[false] The draw pile is empty.
    }
event-RoundBegan = Round { $round } begins.
event-IngredientsConjured = { $who } conjures { $count } × { $ingredient_name } onto the workbench.
    .you = You conjure { $count } × { $ingredient_name } onto your workbench.
event-PotionChosen = { $who } has chosen a card.
    .you =
        { $turned ->
            [true] You have chosen “{ $potion_name }”, turned.
           *[other] You have chosen “{ $potion_name }”.
        }
event-LeftToChance = { $who } has left the choice to chance.
    .you = You have left the choice to chance.
event-PotionRevealed =
    { $turned ->
        [true] { $who } reveals “{ $potion_name }”, turned.
       *[other] { $who } reveals “{ $potion_name }”.
    }
    .you =
        { $turned ->
            [true] You reveal “{ $potion_name }”, turned.
           *[other] You reveal “{ $potion_name }”.
        }
event-MarkerMoved =
    { $triggers ->
        [true] { $who } moves { $arcanum_name } to { $space }: the effect may be used.
       *[other] { $who } moves { $arcanum_name } to { $space }.
    }
    .you =
        { $triggers ->
            [true] Your { $arcanum_name } moves to { $space }: you may use the effect.
           *[other] Your { $arcanum_name } moves to { $space }.
        }
event-ArcanumTriggered = { $who } triggers the effect { $arcanum_name }.
    .you = You trigger the effect { $arcanum_name }.
event-ArcanumLost = { $who } lets the effect { $arcanum_name } go.
    .you = You let the effect { $arcanum_name } go.
event-IngredientAdded = { $who } puts { $a_ingredient } from the supply into the cauldron.
    .you = You put { $a_ingredient } from the supply into your cauldron.
event-IngredientRemoved = { $who } lets the raven take { $a_ingredient } from the workbench.
    .you = Your raven takes { $a_ingredient } from your workbench.
event-IngredientNamed = { $who } names the { $ingredient_name }: this round the supply gives it.
    .you = You name the { $ingredient_name }: this round the supply gives it.
event-IngredientMoved = { $who } moves { $a_ingredient } from the workbench into the cauldron.
    .you = You move { $a_ingredient } from your workbench into your cauldron.
event-ProductionBegan = Everyone brews, in secret.
event-InitiativeCalled = { $who } calls for initiative order: { $order_names }.
    .you = You call for initiative order: { $order_names }.
event-ProductionFinished = { $who } has finished brewing.
    .you = You have finished brewing.
event-PotionUsed =
    { $given_count ->
        [0] { $who } uses “{ $potion_name }”.
       *[other] { $who } uses “{ $potion_name }”: { $given_names }.
    }
    .you =
        { $given_count ->
            [0] You use “{ $potion_name }”.
           *[other] You use “{ $potion_name }”: { $given_names }.
        }
event-PotionUndone = { $who } takes “{ $potion_name }” back.
    .you = You take “{ $potion_name }” back.
event-CauldronFilled =
    { $ingredients_count ->
        [0] { $who } has an empty cauldron.
       *[other] { $who } has brewed { $ingredients_names }.
    }
    .you =
        { $ingredients_count ->
            [0] Your cauldron is empty.
           *[other] You have brewed { $ingredients_names }.
        }
event-MovedToCircle = { $who } moves { $a_ingredient } from the cauldron to their Demon Circle.
    .you = You move { $a_ingredient } from your cauldron to your own Demon Circle.
event-CauldronPassed =
    { $ingredients_count ->
        [0] { $to_is_you ->
            [true] { $who } passes you an empty cauldron.
           *[false] { $who } passes an empty cauldron to { $to_who }.
        }
       *[other] { $to_is_you ->
            [true] { $who } passes you a cauldron: { $ingredients_names }.
           *[false] { $who } passes a cauldron to { $to_who }: { $ingredients_names }.
        }
    }
    .you =
        { $ingredients_count ->
            [0] You pass an empty cauldron to { $to_who }.
           *[other] You pass your cauldron to { $to_who }: { $ingredients_names }.
        }
event-BenchOverflowed =
    { $to_is_you ->
        [true] The workbench of { $who } overflows: { $ingredients_names } into your Demon Circle!
       *[false] The workbench of { $who } overflows: { $ingredients_names } into the Demon Circle of { $to_who }!
    }
    .you = Your workbench overflows: { $ingredients_names } into the Demon Circle of { $to_who }!
event-HandsPassed = Hands are passed to the left.
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-BAL-27 = The fullest Demon Circle: { $score } ingredients.
ending-BAL-28 =
    { $shared ->
        [true] Circles of { $score }, with as many types, and workbenches as full: the victory is shared.
       *[false] Circles of { $score } each: more different types decide, then the emptier workbench.
    }
event-MatchEnded =
    { $winners_you ->
        [only] The ball is over: victory is yours! Demon Circles: { $scores_names }.
       *[other] { $winners_count ->
            [one] The ball is over: victory for { $winners_names }! Demon Circles: { $scores_names }.
           *[other] The ball is over: shared victory for { $winners_names }! Demon Circles: { $scores_names }.
        }
    }


## Questions: what a seat is asked

ask-ChooseCharacter = Which of the two characters do you keep?
ask-ChooseConjured = { character-wild_powers }: three of which ingredient?
ask-ChoosePotion = Which potion do you study?
ask-TurnDrawn = { character-daredevil }: which way does the card lie?
ask-TriggerOne = { character-daredevil }: which effect do you want for your dare?
ask-UseArcana = Which effects do you use?
ask-Produce = What do you brew?
ask-FillSlot = { $potion_name }: what goes on the next input slot?
ask-PickOutput = { $potion_name }: what does the next output slot give?
ask-NameForTome = { character-grimoire_reader }: which ingredient do you name?
ask-ChooseForCircle = { character-handy_witch }: which ingredient goes to your own Demon Circle?


## Answers: short labels. An attribute is the label under the question of that name

do-KeepCharacter = { $character_name }
do-StudyPotion =
    { $turned ->
        [true] { $potion_name }, turned
       *[other] { $potion_name }
    }
do-StartAfresh = A new hand: away with character and cards
do-LeaveToChance = Leave it to chance
do-LayDrawn =
    { $turned ->
        [true] Turned
       *[other] As printed
    }
do-TriggerArcanum =
    { $arcanum ->
        [brew] Brew
        [raven] Raven
       *[tome] Tome
    }
do-Conjure = Three: { $ingredient_name }
do-AddFromSupply = Brew: { $a_ingredient } into the cauldron
do-RemoveFromBench = Raven: { $a_ingredient } away
do-NameIngredient = Tome: { $ingredient_name }
do-MoveToCauldron = Move { $a_ingredient } into the cauldron
do-LeaveArcana = No more effects
    .TriggerOne = No effect
do-UsePotion = Use “{ $potion_name }”
do-FillInput = { $a_ingredient } { $source_name }
do-FillOutput = { $a_ingredient }
do-UndoStep = A step back
    .FillSlot = Put the potion down
    .PickOutput = Put the potion down
    .NameForTome = Keep the mandrakes
do-FinishProduction = Done brewing
do-CallInitiative = Call for initiative order
do-MoveToCircle = { $a_ingredient } into your Circle
do-KeepCauldron = Pass all of it on


## Refusals: why not

why-not_dealt_to_you = The { $character_name } was not dealt to you.
why-not_in_hand = “{ $potion_name }” is not in your hand.
why-one_way_card = “{ $potion_name }” is no two-way card.
why-card_is_chosen = Your card lies face down already.
why-novice_is_gone = Your { character-novice } is back in the box.
why-no_novice = Only an { character-novice } may do that.
why-no_daredevil = Only the { character-daredevil } leaves her choice to chance.
why-effect_not_triggered = The effect { $arcanum_name } is not yours to use now.
why-not_on_bench = There is { $no_ingredient } on your workbench.
why-bench_is_bare = Your workbench is bare: a raven would find nothing.
why-named_already = You have named the { $ingredient_name } already.
why-nothing_to_move = There is no brew symbol left to move something for.
why-not_your_potion = “{ $potion_name }” is not yours to use.
why-used_already = You have used “{ $potion_name }” in this phase.
why-potion_has_no_slots = “{ $potion_name }” has no slots: there is nothing to use.
why-inputs_missing = You cannot fill all input slots of “{ $potion_name }”.
why-nothing_to_undo = There is no step to take back.
why-order_is_called = Initiative order has been called already.
why-not_your_turn = It is not your turn to produce.
why-production_is_finished = You have finished your production.
why-not_on_this_slot = This slot takes { $no_ingredient }.
why-cannot_fill_with = There is { $no_ingredient } to be had from there.


## The steps of a round

step-characters = Characters
step-opening = Start of the round
step-choosing = Study: choose
step-daring = Study: the dare
step-arcana = Study: arcana
step-producing = Brewing: produce
step-serving = Brewing: before passing
step-passing_cauldrons = Brewing: pass the cauldrons
step-passing_hands = Brewing: pass the hands


## What a table agrees on. `.is-…` names a value, `.about` explains

option-characters = Characters
    .about = Everybody an Initiate, or one of two other characters each.
    .is-novice = Initiates (first game)
    .is-expert = Experts
option-cards = Cards
    .about = What is printed on the cards. A card file of your own may say otherwise.
    .is-base = The usual ones
    .is-own = Those of a file


## The board of the page

board-left-neighbour = your left
board-right-neighbour = your right
board-both-sides = left and right
board-hands-go = hands
board-cauldrons-go = cauldrons
board-my-bench = Your workbench
board-my-cauldron = Your cauldron
board-my-circle = Your Demon Circle
board-my-potions = Your potions
board-my-hand = Your hand
board-place-of = Place of { $who }
board-large = look closer
board-close = Close
board-of = { $n } of { $most }
board-room =
    { $n ->
        [0] no room
       *[other] room for { $n }
    }
board-room-right = Room on the bench of { $who }
board-too-many = { $n } more than fit now
board-study = Study it
board-again = tap again to study it
board-turn = Turn the card
board-turned = turned
board-back = Back of the card
board-front = Front of the card
board-brew = Brew
board-used = used, step { $n }
board-no-potions = No potion studied yet.
board-no-hand = No cards in hand.
board-face-down = face down
board-chosen = has chosen
board-choosing = choosing
board-brewing = brewing
board-done = done
board-next = brews as number { $n }
board-secret = all at once, in secret
board-in-order = by initiative, in the open
# $most: how many.
board-circle-ends = { $most } cubes here end the ball: the most win
board-danger = One more ends the ball!
board-over = Full: the ball is over
board-markers = Arcana
board-next-effect = next effect at { $n }
board-free = free this round
board-takes = takes
board-gives = gives
board-nothing = nothing
board-or = or
board-any = any
board-keep = Keep her
board-starts-with = starts with
board-effect = { $arcanum }: { $effect }
board-effect-brew = into your cauldron
board-effect-raven = away from your bench
board-effect-tome = free for inputs
board-effect-move = from bench to cauldron
board-times = { $n } left
board-fields-initiative = initiative
board-fields-name_en = English name
board-fields-name_fr = French name
board-fields-name_de = German name
board-fields-arcana = arcana symbols
board-fields-takes = inputs
board-fields-gives = outputs
board-fields-two_way = two-way
board-fields-start = start
board-fields-once = once
board-fields-id = id
board-as-printed = As printed on the card.
board-other-names = In other editions: { $names }
board-boxed = back in the box
board-kinds =
    { $n ->
        [one] { $n } type
       *[other] { $n } types
    }
board-on-bench = { $n } left on the bench
board-from-whom = Overflowed from
board-summary = Workbench: { $bench }. Cauldron: { $cauldron }. Demon Circle: { $circle }.
board-pick-input = Pick what goes on the glowing slot.
board-pick-output = Pick what the glowing slot gives.
board-tap-recipe = Tap a recipe to brew it, or drop an ingredient on it.


## The guide: one or two short sentences each

guide-theme = Brew for your neighbour: give her more than her bench can hold.
guide-room = A bench has room for 3 hearts, 4 mandrakes and 9 of each other ingredient.
guide-choose = Choose one potion. Everybody does so in secret, and it stays before you.
guide-produce = A potion turns ingredients into others. Fill all its slots, and see what comes out.
guide-output = What comes out goes into your cauldron, and that goes to your right.
guide-hers = Her cauldron comes to you as well: what you spend makes room on your bench.
guide-circle = What does not fit there comes to your Demon Circle. Five end the match, most win.
guide-left = Hands go left after each round, and you draw up to four.
guide-chain = Now you have two potions. What one makes may feed the other.
guide-arcana = An arcanum reached an even step: use it now. Brew adds, raven clears, tome stands in.
guide-turned = A card with two arrows may be played turned: in becomes out.
guide-free = Now you know how to play. The rest will be told when it matters: enjoy!

## The rules to read, in two minutes: a line is a paragraph. `.rules`: where the ledger says it.

read-goal =
    Brew more than your neighbour’s workbench can hold. What overflows lands in your Demon Circle.
    Five in one Circle end the ball; the fullest Circle wins.
    .rules = BAL-26 BAL-27
read-setup =
    Your character fills your workbench. It has room for 3 hearts, 4 mandrakes and 9 each of mushrooms, spiders and toads.
    Everybody holds four potion cards.
    .rules = BAL-1 BAL-3 BAL-4 BAL-7
read-turn =
    All choose one potion in secret and add it to their line for good. A card with two arrows may be turned.
    Its symbols move your arcana. On every even number you may use one: add an ingredient, remove two, or take one kind from the supply.
    Brew: use each of your potions once, if you like. Fill all its slots; what comes out may feed the next one.
    What is left goes into your cauldron, and all cauldrons go to the right. What does not fit there is yours, in your Circle.
    Hands go to the left, and everybody draws up to four.
    .rules = BAL-10 BAL-11 BAL-14 BAL-20 BAL-21 BAL-24 BAL-26 BAL-29
read-end =
    The ball ends with the round in which a Circle holds five or more. The most ingredients win; in a tie, the more kinds.
    .rules = BAL-27 BAL-28
read-variants =
    In a first match everybody is an Initiate. Experts choose one of two characters with powers of their own.
    .rules = BAL-2 BAL-6
