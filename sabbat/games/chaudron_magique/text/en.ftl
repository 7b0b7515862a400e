### Le Chaudron Magique: every word that a player reads, in English. The twin is fr.ftl; both hold the same ids.
### All sentences are ours, and so are the names of Potions and cards (data/). The rules stand in
### docs/rules/chaudron_magique.md, under the same ids.


## The game

game-chaudron_magique = Le Chaudron Magique
    .tagline = One cauldron, seven Potions, and nobody may say how much.
    .about = Together, all witches stir one cauldron. Everyone secretly plays a card that takes resources out and puts others in, turned and placed with care; whatever misses or spills burns. Brew all seven Potions before twenty burnt tokens choke the cauldron.
    .credits = A game by Alexys Dussier. The printed cards were not to be found: Potions, Ingredient cards and the shape of the cauldron are our own design.


## Rules, in the order of the ledger; a chapter’s title stands before its rules

chapter-setup = Material and set-up

rule-CHM-1 = One cauldron of 45 cells for everybody, 46 Potions, 104 Ingredient cards. Resources: 40 each of bone powder, twisted root and slimy fluid (basic), 20 each of fire crystal and poison seed (advanced), 12 philosopher’s stones; and the burnt tokens. With none left in the supply, nothing is added.
    .title = Material
rule-CHM-2 = The Ingredient cards are shuffled into a draw pile; discards lie face up. When the draw pile is empty, the discards are shuffled into it.
    .title = Draw pile and discards
rule-CHM-3 = Seven Potions are drawn at random by rarity and stacked unseen, from common on top to legendary at the bottom.
    .title = Seven Potions
rule-CHM-4 = Common, rare, epic, mythic, legendary. 2 witches: 1, 1, 3, 2, 0. 3: 2, 2, 2, 1, 0. 4: 1, 1, 3, 2, 0. 5: 0, 2, 3, 1, 1. 6: 0, 1, 2, 3, 1. 7: 0, 1, 2, 2, 2. Some blocks of a Potion count only for some numbers of witches, which are printed beside them.
    .title = How many of each rarity
rule-CHM-5 = Two bone powder, two twisted root, two slimy fluid, one fire crystal and one poison seed are thrown over the cauldron and settle on eight different cells, all cells equally likely.
    .title = The throw

chapter-goal = Goal

rule-CHM-6 = All win together when all seven Potions are brewed. All lose at once when the cauldron holds 20 burnt tokens.
    .title = Win or lose together
rule-CHM-7 = If one and the same card brews the last Potion and causes the twentieth burnt token, you win. So a card goes on at 20 burnt for as long as it could still brew everything that is left.
    .title = A photo finish

chapter-turn = A turn

rule-CHM-10 = Turn the top Potion face up; then put one marker on every face-up Potion.
    .title = Reveal a Potion
rule-CHM-11 = A Potion has three turns. The fourth marker forces it to be brewed at once.
    .title = Three turns
rule-CHM-12 = Everyone draws 3 Ingredient cards (two witches: 5) at the same time; in the first turn one more.
    .title = Draw
rule-CHM-13 = Everyone secretly chooses one card to play and one to keep for the next turn, on top of that turn’s draw. The others are discarded face up.
    .title = Play one, keep one
rule-CHM-14 = The cards played are shuffled together. One after another is revealed and applied; then all are discarded.
    .title = Reveal the cards
rule-CHM-15 = The owner of a revealed card says where its blocks go; everybody may advise. What no card decides is decided by whoever has the ladle: it goes round, turn by turn.
    .title = Who decides
rule-CHM-16 = With no Potion left in the pile, none is revealed; the markers are put all the same.
    .title = An empty pile

chapter-applying = Applying a card

rule-CHM-20 = First remove everything before the arrow, then add everything after it. What could not be removed does not stop the adding.
    .title = Before and after the arrow
rule-CHM-21 = Nothing before the arrow: remove nothing. Nothing after it: add nothing. No arrow: do what the text says.
    .title = Empty sides
rule-CHM-22 = “Or suffer burnt” may always be chosen. It is forced when not all of the block can be removed.
    .title = Or suffer burnt
rule-CHM-23 = Resources on one background form a block: it is laid as one, turned and flipped at will, always along the grid. Where a block leaves a choice of resource, one choice serves the whole block.
    .title = Blocks
rule-CHM-24 = Separate blocks are laid independently, in any order. Blocks drawn corner to corner are linked and make one shape.
    .title = Linked blocks
rule-CHM-25 = To remove a block, lay its shape anywhere and take what matches; each one missing costs 1 burnt.
    .title = Remove a block
rule-CHM-26 = “Remove all” takes every one of that resource. It never costs burnt, even with none there.
    .title = Remove all
rule-CHM-27 = To add a block, lay its shape anywhere, also partly or wholly outside. Each resource that falls outside, or onto a burnt token, is lost and costs 1 burnt. You may do so on purpose.
    .title = Add a block
rule-CHM-28 = A resource added on an occupied cell replaces what lay there and costs 1 burnt.
    .title = Replace
rule-CHM-29 = A block on a blue background is optional: you may leave it out.
    .title = Blue blocks
rule-CHM-30 = Resources are added one by one, in the order that brews most, then burns least; where several orders are as good, you choose. A Potion that is completed in between is brewed at once, before the next resource falls. Burnt tokens come when the block is down.
    .title = One by one
rule-CHM-31 = Move one resource or burnt token to any empty cell, never onto an occupied one. You never have to.
    .title = Move
rule-CHM-32 = Duplicate: add one more of a resource that lies in the cauldron, on any empty cell. With no room it replaces a resource and costs 1 burnt; with none of the kind there, the effect is lost.
    .title = Duplicate

chapter-burnt = Burnt

rule-CHM-40 = A burnt token goes to any empty cell. With none, it replaces any resource at no further cost.
    .title = Burnt tokens
rule-CHM-41 = One Ingredient card never gives more than 5 burnt, unless it says so itself.
    .title = At most five
rule-CHM-42 = With 20 burnt at any moment, you have lost.
    .title = Twenty

chapter-brewing = Brewing

rule-CHM-45 = A face-up Potion is brewed automatically, as soon as all its resources lie in its pattern: each block anywhere, turned or flipped. They are removed and the Potion is set aside.
    .title = Brewed at once
rule-CHM-46 = If that was the last Potion, you have won. If no Potion is face up any more, reveal one at once, with one marker.
    .title = What comes next
rule-CHM-47 = Where several Potions, or several resources, would do, the witches choose.
    .title = A choice
rule-CHM-50 = Forced brewing: remove as many of its resources as possible, the maximum is mandatory; then 1 burnt for each one missing, 5 for each missing philosopher’s stone.
    .title = Forced brewing
rule-CHM-51 = While a Potion is brewed, a philosopher’s stone may stand for one other resource, in its place in the pattern, and stays in the cauldron; once per Potion (the table may agree: each stone once). Used as itself it is removed.
    .title = The philosopher’s stone

chapter-talking = Talking

rule-CHM-60 = Talk freely, but never show cards and never speak of quantities or shapes. “I can make slimy fluid” is fine; “a lot”, “a row”, “four”, “duplicate” are not.
    .title = What you may say


## Resources

resource-B = bone powder
    .a = a bone powder
    .the = the bone powder
    .no = no bone powder
resource-R = twisted root
    .a = a twisted root
    .the = the twisted root
    .no = no twisted root
resource-F = slimy fluid
    .a = a slimy fluid
    .the = the slimy fluid
    .no = no slimy fluid
resource-C = fire crystal
    .a = a fire crystal
    .the = the fire crystal
    .no = no fire crystal
resource-G = poison seed
    .a = a poison seed
    .the = the poison seed
    .no = no poison seed
resource-P = philosopher’s stone
    .a = a philosopher’s stone
    .the = the philosopher’s stone
    .no = no philosopher’s stone


## Rarities

rarity-common = common
rarity-rare = rare
rarity-epic = epic
rarity-mythic = mythic
rarity-legendary = legendary


## Families of Ingredient cards

family-harvest = Harvest
family-precipitation = Precipitation
family-distillation = Distillation
family-sublimation = Sublimation
family-clear_out = Clear-out
family-great_work = Great Work
family-bargain = Bargain
family-mirror = Mirror
family-ladle = Ladle
family-mishap = Mishap


## Why something burns

source-missing = for what was missing
source-outside = for what was lost
source-replaced = for what was replaced
source-suffered = as the card demands
source-forced = for the forced brewing


## Potions. All names are ours: data/potions.toml

potion-C1 = Wart Philtre
potion-C2 = Toad Tea
potion-C3 = Slug Syrup
potion-C4 = Morning Broth
potion-C5 = Twisted Lotion
potion-C6 = Knucklebone Soup
potion-C7 = Bramble Decoction
potion-C8 = Marsh Jelly
potion-R1 = Charnel Elixir
potion-R2 = Stump Elixir
potion-R3 = Silt Elixir
potion-R4 = Spark Potion
potion-R5 = Gall Potion
potion-R6 = Ember Potion
potion-R7 = Spider Philtre
potion-R8 = Will-o’-the-Wisp Philtre
potion-R9 = Viper Philtre
potion-R10 = Midnight Infusion
potion-E1 = Burning Skeleton Serum
potion-E2 = Belladonna Serum
potion-E3 = Twin Marsh Serum
potion-E4 = Two Moons Brew
potion-E5 = Werewolf Brew
potion-E6 = Banshee Brew
potion-E7 = Crown of Flames
potion-E8 = Crown of Thorns
potion-E9 = Pillar of Bones
potion-E10 = Pillar of Roots
potion-E11 = Witch’s Chequerboard
potion-E12 = Crooked Star
potion-M1 = Bone Dragon Elixir
potion-M2 = Hydra Elixir
potion-M3 = Kraken Elixir
potion-M4 = Phoenix Tears
potion-M5 = Chimera Blood
potion-M6 = Basilisk Breath
potion-M7 = Griffin Claw
potion-M8 = Manticore Sting
potion-M9 = Cyclops’ Eye
potion-M10 = Unicorn Horn
potion-L1 = The Great Work
potion-L2 = Panacea
potion-L3 = Elixir of Long Life
potion-L4 = Potable Gold
potion-L5 = Heart of the World
potion-L6 = Merlin’s Last Breath


## Ingredient cards. All names are ours: data/ingredients.toml

card-armful_B = Armful of Bones
    .text = Add 4 bone powders in a line.
card-armful_R = Armful of Roots
    .text = Add 4 twisted roots in a line.
card-armful_F = Armful of Fluids
    .text = Add 4 slimy fluids in a line.
card-market = Witches’ Market
    .text = Suffer 1 burnt; add bone powder-twisted root in a line, twisted root-slimy fluid in a line, slimy fluid-bone powder in a line.
card-basket = Basket of Plenty
    .text = Suffer 1 burnt; add 4 of one basic resource of your choice in a square, 1 basic resource of your choice (optional).
card-double_wish = Double Wish
    .text = Suffer 1 burnt; add 1 resource of your choice (no stone), 1 resource of your choice (no stone), 1 resource of your choice (no stone).
card-casket = Rare Casket
    .text = Suffer 1 burnt; add fire crystal-poison seed in a line, 1 fire crystal, 1 poison seed (optional).
card-shattered_crystal = Shattered Crystal
    .text = Remove 1 fire crystal → add 2 bone powders in a line, 2 twisted roots in a line.
card-burst_seed = Burst Seed
    .text = Remove 1 poison seed → add 2 slimy fluids in a line, 2 twisted roots in a line.
card-good_barter = Good Barter
    .text = Remove 1 advanced resource of your choice → add 1 bone powder, 1 twisted root, 1 slimy fluid.
card-tarnished_crystal = Tarnished Crystal
    .text = Remove 1 fire crystal → add 2 of one basic resource of your choice in a line, 1 basic resource of your choice (optional).
card-barren_seed = Barren Seed
    .text = Remove 1 poison seed → add 2 of one basic resource of your choice in a line, 1 basic resource of your choice (optional).
card-bad_barter = Bad Barter
    .text = Remove 1 advanced resource of your choice → add 2 of one basic resource of your choice in a line, 1 basic resource of your choice (optional).
card-surge_B = Powder Rain
    .text = Suffer 1 burnt; add 3 bone powders in a line, twisted root-slimy fluid in a line.
card-surge_R = Rampant Root
    .text = Suffer 1 burnt; add 3 twisted roots in a line, slimy fluid-bone powder in a line.
card-surge_F = Flooding Fluid
    .text = Suffer 1 burnt; add 3 slimy fluids in a line, bone powder-twisted root in a line.
card-crossing_B = Bone Crossing
    .text = Remove 1 basic resource of your choice → add 1 bone powder and 1 twisted root on a diagonal.
card-crossing_R = Root Crossing
    .text = Remove 1 basic resource of your choice → add 1 twisted root and 1 slimy fluid on a diagonal.
card-crossing_F = Fluid Crossing
    .text = Remove 1 basic resource of your choice → add 1 slimy fluid and 1 bone powder on a diagonal.
card-still_BR = Still: Bone to Root
    .text = Remove 1 bone powder, or suffer 1 burnt → add 4 twisted roots in a square.
card-still_BF = Still: Bone to Fluid
    .text = Remove 1 bone powder, or suffer 1 burnt → add 4 slimy fluids in a square.
card-still_RB = Still: Root to Bone
    .text = Remove 1 twisted root, or suffer 1 burnt → add 4 bone powders in a square.
card-still_RF = Still: Root to Fluid
    .text = Remove 1 twisted root, or suffer 1 burnt → add 4 slimy fluids in a square.
card-still_FB = Still: Fluid to Bone
    .text = Remove 1 slimy fluid, or suffer 1 burnt → add 4 bone powders in a square.
card-still_FR = Still: Fluid to Root
    .text = Remove 1 slimy fluid, or suffer 1 burnt → add 4 twisted roots in a square.
card-sieve_B = Bone Sieve
    .text = Remove 1 bone powder, or suffer 1 burnt → add 2 twisted roots in a line, 1 slimy fluid.
card-sieve_R = Root Sieve
    .text = Remove 1 twisted root, or suffer 1 burnt → add 2 slimy fluids in a line, 1 bone powder.
card-sieve_F = Fluid Sieve
    .text = Remove 1 slimy fluid, or suffer 1 burnt → add 2 bone powders in a line, 1 twisted root.
card-press_BR = Press: Bone to Root
    .text = Remove 1 bone powder, or suffer 1 burnt → add 3 twisted roots in a line.
card-press_BF = Press: Bone to Fluid
    .text = Remove 1 bone powder, or suffer 1 burnt → add 3 slimy fluids in a line.
card-press_RB = Press: Root to Bone
    .text = Remove 1 twisted root, or suffer 1 burnt → add 3 bone powders in a line.
card-press_RF = Press: Root to Fluid
    .text = Remove 1 twisted root, or suffer 1 burnt → add 3 slimy fluids in a line.
card-press_FB = Press: Fluid to Bone
    .text = Remove 1 slimy fluid, or suffer 1 burnt → add 3 bone powders in a line.
card-press_FR = Press: Fluid to Root
    .text = Remove 1 slimy fluid, or suffer 1 burnt → add 3 twisted roots in a line.
card-furnace_B = Bone Furnace
    .text = Remove 1 bone powder → add 1 fire crystal, 1 twisted root (optional).
card-ferment_B = Bone Ferment
    .text = Remove 1 bone powder → add 1 poison seed, 1 twisted root (optional).
card-furnace_R = Root Furnace
    .text = Remove 1 twisted root → add 1 fire crystal, 1 slimy fluid (optional).
card-ferment_R = Root Ferment
    .text = Remove 1 twisted root → add 1 poison seed, 1 slimy fluid (optional).
card-furnace_F = Fluid Furnace
    .text = Remove 1 slimy fluid → add 1 fire crystal, 1 bone powder (optional).
card-ferment_F = Fluid Ferment
    .text = Remove 1 slimy fluid → add 1 poison seed, 1 bone powder (optional).
card-meagre_ember = Meagre Ember
    .text = Remove 1 basic resource of your choice → add 1 fire crystal, 1 basic resource of your choice (optional).
card-meagre_seed = Meagre Seed
    .text = Remove 1 basic resource of your choice → add 1 poison seed, 1 basic resource of your choice (optional).
card-mortar_B = Bone Mortar
    .text = Remove 1 bone powder, or suffer 1 burnt → add 1 fire crystal, 1 poison seed.
card-mortar_R = Root Mortar
    .text = Remove 1 twisted root, or suffer 1 burnt → add 1 fire crystal, 1 poison seed.
card-mortar_F = Fluid Mortar
    .text = Remove 1 slimy fluid, or suffer 1 burnt → add 1 fire crystal, 1 poison seed.
card-calcination = Calcination
    .text = Remove 1 basic resource of your choice → add 1 advanced resource of your choice, 1 basic resource of your choice (optional).
card-clearout_B = Clear-out: Bone
    .text = Remove all bone powders → add 1 fire crystal, 1 poison seed, 1 basic resource of your choice (optional).
card-clearout_R = Clear-out: Root
    .text = Remove all twisted roots → add 1 fire crystal, 1 poison seed, 1 basic resource of your choice (optional).
card-clearout_F = Clear-out: Fluid
    .text = Remove all slimy fluids → add 1 fire crystal, 1 poison seed, 1 basic resource of your choice (optional).
card-quenching = Quenching
    .text = Remove all fire crystals → add 2 poison seeds in a line, 1 basic resource of your choice (optional).
card-antidote = Antidote
    .text = Remove all poison seeds → add 2 fire crystals in a line, 1 basic resource of your choice (optional).
card-great_drain = Great Drain
    .text = Remove all resources of one type of your choice (no stones) → add 2 of one advanced resource of your choice in a line.
card-wedding = Alchemical Wedding
    .text = Remove 1 advanced resource of your choice → add 1 philosopher’s stone, 1 basic resource of your choice (optional).
card-fiery_fusion = Fiery Fusion
    .text = Remove 1 fire crystal → add 1 philosopher’s stone, 1 basic resource of your choice (optional).
card-toxic_fusion = Toxic Fusion
    .text = Remove 1 poison seed → add 1 philosopher’s stone, 1 basic resource of your choice (optional).
card-black_work = Black Work
    .text = Suffer 1 burnt; add 1 philosopher’s stone, 1 basic resource of your choice (optional).
card-forbidden_pact = Forbidden Pact
    .text = Remove 2 of one advanced resource of your choice in a line, or suffer 6 burnt, even beyond the limit of 5 → add 1 philosopher’s stone, 1 philosopher’s stone, 1 resource of your choice (no stone).
card-fire_bargain = Fire Bargain
    .text = Remove 1 fire crystal, or suffer 1 burnt → add 3 bone powders in a line, 1 basic resource of your choice (optional).
card-poison_bargain = Poison Bargain
    .text = Remove 1 poison seed, or suffer 1 burnt → add 3 twisted roots in a line, 1 basic resource of your choice (optional).
card-blaze = Blaze
    .text = Remove 1 poison seed, or suffer 1 burnt → add 2 fire crystals in a line, 1 basic resource of your choice (optional).
card-venom_glut = Venom Glut
    .text = Remove 1 fire crystal, or suffer 1 burnt → add 2 poison seeds in a line, 1 basic resource of your choice (optional).
card-splash = Splash
    .text = Remove 1 basic resource of your choice, or suffer 1 burnt → duplicate 2 basic resources.
card-botched_mix = Botched Mix
    .text = Suffer 1 burnt; add 1 advanced resource of your choice, 2 of one basic resource of your choice in a line, 1 basic resource of your choice.
card-boil_over = Boil-over
    .text = Suffer 1 burnt; add 2 of one advanced resource of your choice in a line, 1 basic resource of your choice, 1 basic resource of your choice (optional).
card-cloudy_mirror = Cloudy Mirror
    .text = Duplicate 3 basic resources.
card-precious_echo = Precious Echo
    .text = Duplicate 2 advanced resources.
card-perfect_reflection = Perfect Reflection
    .text = Duplicate 2 resources of any kind, stones included.
card-great_ladle = Great Ladle
    .text = Move up to 3 resources or burnt tokens; add 1 basic resource of your choice (optional).
card-deft_spoon = Deft Spoon
    .text = Move up to 2 resources or burnt tokens; add 1 basic resource of your choice.
card-leak = Leak
    .text = Remove 1 basic resource of your choice → duplicate 3 basic resources.
card-greedy_rat = Greedy Rat
    .text = Suffer 1 burnt; duplicate 4 resources of any kind, stones included.
card-hole = Hole in the Cauldron
    .text = Suffer 1 burnt; add 3 of one basic resource of your choice in a corner, 1 advanced resource of your choice.
card-night_thief = Night Thief
    .text = Remove 1 advanced resource of your choice → duplicate 2 resources of any kind, stones included.


## Words on the table

word-burnt = Burnt
word-potions = Potions
word-brewed = Brewed
word-kept = Kept
word-played = Played
word-turn = Turn
word-pile = Unseen Potions
word-missing = Missing
word-optional = Optional
word-outside = Outside
word-elsewhere = Elsewhere …


## What may be said (CHM-60): never a quantity, never a shape

phrase-can_make = I can make { $subject_name }.
phrase-cannot_make = I cannot make { $subject_name }.
phrase-can_use_up = I can use up { $subject_name }.
phrase-need = We need { $subject_name }.
phrase-keep = Please leave the { $subject_name } alone.
phrase-in_the_way = The { $subject_name } is in the way.
phrase-work_on = Let us work on “{ $subject_name }”.
phrase-finish = I can help to finish “{ $subject_name }”.
phrase-wait_with = Please wait with “{ $subject_name }”.
phrase-hurry_with = “{ $subject_name }” is urgent!
phrase-give_up = Let “{ $subject_name }” go.
phrase-room_please = We need room.
phrase-careful = Careful, it is getting hot.
phrase-help_me = My cards are bad; please help.
phrase-dont_know = I do not know.
phrase-yes = Yes!
phrase-no = No!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well_done = Well done!


## ------------------------------------------------------------------------------------------------
## Facts. A variable is a field of the event, question, action or refusal, in its plain form; beside it stands what to show:
## `$who` (the player), `$potion_name`, `$card_name`, `$resource_name`, `$a_resource`; for lists `$cards_names`, `$cells_count`.


## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-ResourcesThrown = { $cells_count } resources are thrown into the cauldron: { $resources_names }.
event-TurnBegan = Turn { $turn } begins; { $who } has the ladle.
    .you = Turn { $turn } begins; you have the ladle.
event-PotionUncovered =
    { $pile ->
        [0] The last Potion is revealed: “{ $potion_name }”.
       *[other] A Potion is revealed: “{ $potion_name }”. { $pile } more to come.
    }
event-MarkersAdded = A marker goes on { $potions_names }.
event-IngredientsDrawn =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
    .you = You draw { $cards_names }.
event-DiscardsShuffled = The draw pile is empty; { $count } discards are shuffled into a new one.
event-CardsPicked = { $who } has chosen.
    .you = You play “{ $card_name }” and keep “{ $kept_name }”.
event-IngredientsDiscarded = { $who } discards { $cards_names }.
    .you = You discard { $cards_names }.
event-IngredientTurnedUp = { $who } has played “{ $card_name }”.
    .you = You have played “{ $card_name }”.
event-BlockRemoved =
    { $cells_count ->
        [0] { $who } finds nothing to remove.
       *[other] { $who } removes { $resources_names }.
    }
    .you =
        { $cells_count ->
            [0] You find nothing to remove.
           *[other] You remove { $resources_names }.
        }
event-EveryRemoved =
    { $cells_count ->
        [0] { $who } removes all of the { $resource_name }: there is none.
       *[other] { $who } removes all of the { $resource_name }: { $cells_count }.
    }
    .you =
        { $cells_count ->
            [0] You remove all of the { $resource_name }: there is none.
           *[other] You remove all of the { $resource_name }: { $cells_count }.
        }
event-BlockLaid =
    { $cells_count ->
        [0] { $who } throws a block away.
       *[other] { $who } adds { $resources_names }.
    }
    .you =
        { $cells_count ->
            [0] You throw a block away.
           *[other] You add { $resources_names }.
        }
event-BlockLeftOut = { $who } leaves a blue block out.
    .you = You leave a blue block out.
event-ResourceAdded = On { $cell }: { $resource_name }.
event-ResourceReplaced = On { $cell }, { $resource_name } makes room.
event-ResourceRanOut = The supply has { $no_resource } left.
event-ResourceDuplicated = { $who } duplicates { $resource_name } onto { $cell }.
    .you = You duplicate { $resource_name } onto { $cell }.
event-NothingToDuplicate = { $who } finds nothing to duplicate.
    .you = You find nothing to duplicate.
event-ResourceMoved = { $who } moves { $resource_name } from { $cell } to { $onto }.
    .you = You move { $resource_name } from { $cell } to { $onto }.
event-BurntMoved = { $who } moves a burnt token from { $cell } to { $onto }.
    .you = You move a burnt token from { $cell } to { $onto }.
event-BurntCaused =
    { $spared ->
        [0] { $count } burnt { $why_name }.
       *[other] { $count } burnt { $why_name }; { $spared } spared, for one card gives no more than 5.
    }
event-BurntPut = A burnt token on { $cell }: { $total } now.
event-PotionBrewed =
    { $forced ->
        [true]
            { $stones_count ->
                [0] “{ $potion_name }” has to be brewed. Missing: { $missing_names }.
               *[other] “{ $potion_name }” has to be brewed. Missing: { $missing_names }; a philosopher’s stone stands in for one of them.
            }
       *[false]
            { $stones_count ->
                [0] “{ $potion_name }” is brewed!
               *[other] “{ $potion_name }” is brewed, a philosopher’s stone standing in for what is missing: { $missing_names }.
            }
    }
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-CHM-6 = All seven Potions are brewed.
ending-CHM-42 = Burnt tokens have choked the cauldron.
event-CauldronWon = All seven Potions are brewed, in turn { $turn }, with { $burnt } burnt. The witches win!
event-CauldronLost = { $burnt } burnt choke the cauldron in turn { $turn }, with { $brewed } of seven Potions brewed. The witches lose.


## Questions: what a seat is asked

ask-ChooseCards = Which card do you play, and which do you keep?
ask-RemoveBlocks =
    { $or_burnt ->
        [0] { $card_name }: what do you remove?
       *[other] { $card_name }: what do you remove? Or suffer { $or_burnt } burnt.
    }
ask-ChooseEvery = { $card_name }: all of which resource?
ask-AddBlocks = { $card_name }: where does the next block go?
ask-DuplicateOne = { $card_name }: which resource, and onto which cell? { $left } to go.
ask-MoveOne = { $card_name }: what do you move? Up to { $left }.
ask-PlaceBurnt =
    { $left ->
        [one] Where does the burnt token go?
       *[other] Where does the next burnt token go? { $left } to put.
    }
ask-ChoosePotionToBrew = Which Potion is brewed first?
ask-ChooseWhatToTake =
    { $forced ->
        [true] { $potion_name } has to be brewed: which resources are taken for block { $block }?
       *[other] { $potion_name }: which resources are taken for block { $block }?
    }
ask-ChooseWhatFalls = { $card_name }: which resource comes down first?


## Answers: short labels. An attribute is the label under the question of that name

do-PlayAndKeep = Play card { $play }, keep card { $keep }
do-LayBlock =
    { $at ->
        [out] Block { $block }: outside
       *[other] Block { $block }: { $at }
    }
    .RemoveBlocks =
        { $at ->
            [out] Block { $block }: nothing of it
           *[other] Block { $block }: { $at }
        }
do-LeaveBlockOut = Leave block { $block } out
do-SufferBurnt = Suffer the burnt
    .RemoveBlocks = Suffer { $or_burnt } burnt
do-RemoveEvery = All of the { $resource_name }
do-DuplicateOnto = { $resource_name } onto { $cell }
do-MoveToken = { $cell } to { $onto }
do-StopMoving = Move no more
do-PutBurnt = { $cell }
do-DropNext = { $cell }
do-BrewNext = { $potion_name }


## Refusals: why not

why-no_such_card = You hold { $count } cards.
why-two_different_cards = The card to keep must be another one than the card to play.
why-cards_are_chosen = You have chosen your cards.
why-owner_decides = The owner of the card decides.
why-no_such_block = There is no block { $block } left to lay.
why-same_block_first = Another block is just like block { $block }; that one comes first.
why-not_laid_so = The block cannot be laid like that: turn it the plain way, and choose what it lets you choose.
why-finds_nothing_there = The block would find nothing there.
why-nothing_to_suffer = This card does not let you suffer burnt instead.
why-all_or_burnt = All of it must be there; otherwise suffer the burnt.
why-block_is_not_blue = Only blue blocks may be left out.
why-burnt_lies_there = A burnt token lies on { $cell }.
why-cell_is_taken = { $cell } is taken.
why-nothing_lies_there = Nothing lies on { $cell }.
why-not_to_duplicate = This card does not duplicate { $resource_name }.
why-none_to_duplicate = There is { $no_resource } to duplicate.
why-potion_not_shown = “{ $potion_name }” does not lie face up.
why-not_next = What falls on { $cell } is not among those that may come down next.
why-potion_not_complete = “{ $potion_name }” is not to be brewed now.
why-other_block = The question is about block { $block }.
why-not_the_most = That way the Potion would find less than it can.
why-unknown_phrase = That is no sentence of the phrase wheel.
why-phrase_wants_resource = That sentence is about a resource.
why-phrase_wants_potion = That sentence is about a face-up Potion.
why-phrase_stands_alone = That sentence stands alone.


## The steps of a turn

step-laying = Set-up
step-revealing = Reveal a Potion
step-forcing = Forced brewing
step-choosing = Choose cards
step-applying = Apply the cards


## What a table agrees on. `.is-…` names a value, `.about` explains

option-burnt = Burnt tokens
    .about = With so many in the cauldron, all is lost. The rulebook says 20.
    .is-16 = 16 (harder)
    .is-20 = 20
    .is-24 = 24 (easier)
    .is-28 = 28 (much easier)
option-potions = Potions
    .about = How rare the seven Potions are.
    .is-rulebook = As in the rulebook
    .is-gentle = Gentle
    .is-hard = Hard
option-deck = Ingredient cards
    .about = The apprentice’s deck leaves out the mishaps.
    .is-full = All 104
    .is-apprentice = Apprentice (88)
option-stones = Philosopher’s stones
    .about = “Once per Potion” can be read in two ways: one stone at most stands in for a Potion, or each stone does so once.
    .is-one = One stands in for a Potion
    .is-each = Each may stand in
option-talk = Talking
    .about = Cards are secret and quantities are never spoken of. The phrase wheel keeps to that; free chat leaves it to you.
    .is-phrases = Phrase wheel
    .is-free = Free chat
option-cards = Cards
    .about = What is printed on the cards. A card file of your own may say otherwise.
    .is-base = The usual ones


## The board of the page

board-burnt-of = { $n } burnt of { $limit }: at { $limit } all is lost
board-face-up = Potions to brew
board-no-potion = No Potion is face up.
board-turns-left =
    { $n ->
        [0] forced at the next turn
        [one] { $n } turn left
       *[other] { $n } turns left
    }
board-found-of = { $n } of { $size } there
board-missing = missing: { $what }
board-complete = complete
board-if-forced =
    { $n ->
        [0] if forced, nothing burns
        [one] if forced now, { $n } burns
       *[other] if forced now, { $n } burn
    }
board-show-on-grid = show in the cauldron
board-show-large = show large
board-large = { $what }, show large
board-brewed = { $n } of 7 brewed
board-cauldron = The cauldron
board-keys = Arrows move, N goes to the next place where it fits, R turns, F flips, Enter lays
board-cell-keys = Arrows go from cell to cell, Enter chooses
board-cell-is = { $cell }: { $what }
board-empty = empty
board-burnt = burnt
board-row = Row
board-would =
    { $burnt ->
        [0] Nothing burns
       *[other] { $burnt } would burn
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } lost or replaced
    }
board-would-remove =
    { $gone ->
        [one] { $gone } resource goes
       *[other] { $gone } resources go
    }, { $burnt ->
        [0] nothing burns
       *[other] { $burnt } would burn
    }
board-brews = Brews { $what }!
board-lay = Lay it here
board-remove = Remove here
board-take = Take these
board-put = Put it here
board-move = Move it
board-turn = Turn
board-flip = Flip
board-next-spot = Another good spot
board-outside = Throw it away
board-find-nothing = Find nothing
board-leave-out = Leave it out
board-choose = Which resource?
board-blocks = Blocks of the card
board-block = Block { $n }
board-to-remove = to remove
board-to-add = to add
board-pick-cell = Tap a cell of the cauldron.
board-pick-token = Tap what you want to move, then an empty cell.
board-pick-resource = Choose what to duplicate, then a cell.
board-drag-it = Drag the block, or tap a cell.
board-play = Play
board-keep = Keep
board-discard = Discard
board-choose-cards = Tap the card to play, then the card to keep.
board-confirm-cards = Play and keep
board-card-at = (card { $at }).
board-chosen = You have chosen. Waiting for the others.
board-your-cards = Your cards
board-kept-card = Kept for the next turn
board-played-card = Played, face down
board-decides = { $who } decides
board-you-decide = You decide
board-witches = Witches
board-has-ladle = has the ladle
board-picked = has chosen
board-picking = is choosing
board-suggest = Suggest a spot
board-suggesting = Your suggestion is shown to everybody.
board-stop-suggesting = Stop suggesting
board-suggests = { $who } suggests
board-proposes = { $who } is thinking of this
board-adopt = Take it over
board-agree = I agree
board-disagree = Rather not
board-talk = Say something
board-talk-about = Never a quantity, never a shape: the wheel keeps to that.
board-back = Back
board-close = Close
board-about-cards = About these cards
board-ours = This card is our own design: its effect and its name.
board-ours-potion = This Potion is our own design: its pattern, its rarity and its name.
board-all-ours = The rulebook tells how many Potions and cards there are and what they can do; it prints none of them. All 46 Potions and 104 Ingredient cards here were designed by us, with their names. Other decks can be loaded from a file.
board-copies =
    { $n ->
        [one] { $n } copy in the box
       *[other] { $n } copies in the box
    }
board-all = all
board-or = or
board-one-of = one of: { $what }
board-beyond = no limit of 5
board-won = The witches win!
board-lost = The cauldron is lost
board-won-about =
    { $turns ->
        [one] All seven Potions brewed in { $turns } turn, with { $burnt } burnt.
       *[other] All seven Potions brewed in { $turns } turns, with { $burnt } burnt.
    }
board-lost-about = In turn { $turns } the cauldron choked, with { $brewed } of seven Potions brewed.
board-story = How it went
board-turn-number = Turn { $n }
board-was-brewed = brewed
board-was-forced =
    { $n ->
        [0] forced, but complete
       *[other] forced, { $n } missing
    }
board-not-brewed = not brewed
board-burnt-by = What burnt
board-together = Won or lost, together
board-pile = Draw pile
board-spared = { $n } spared


## The guide: one or two short sentences each

guide-theme = All together: brew seven potions before 20 burnt tokens lie in the cauldron.
guide-pattern = A potion brews itself when its pattern lies in the cauldron, turned as you like.
guide-choose = Choose one card to play and one to keep. The others are discarded.
guide-remove = First remove what stands before the arrow: lay its shape over it.
guide-add = Now add the block after the arrow. Drag it, turn it, flip it.
guide-burnt = Missing, outside or on something else: each costs one burnt token.
guide-brewed = Brewed! What it took leaves the cauldron, and there is room again.
guide-talk = Talk with the others in phrases. Never numbers, never shapes.
guide-candles = A potion has three turns. Then it is brewed by force, and what is missing burns.
guide-stone = A philosopher’s stone in the cauldron may stand for one other resource of a potion.
guide-free = Now you know how to play. The rest will be told when it matters: enjoy!

## The rules to read, in two minutes: a line is a paragraph. `.rules`: where the ledger says it.

read-goal =
    All together: brew seven Potions in one cauldron, before 20 burnt tokens lie in it.
    .rules = CHM-6
read-setup =
    Seven Potions are stacked unseen, the easy ones on top. Eight resources lie in the cauldron already.
    .rules = CHM-3 CHM-5
read-turn =
    A new Potion is turned up, and every open one gets a candle.
    All draw cards and choose in secret: one to play, one to keep. Talk, but never of numbers or shapes.
    The played cards are shuffled and carried out one by one: first remove what stands before the arrow, then add what stands after it.
    A block is laid as you like, turned or flipped. What is missing, lies outside or falls on something costs one burnt each.
    A Potion is brewed by itself as soon as its pattern lies in the cauldron.
    .rules = CHM-10 CHM-12 CHM-13 CHM-14 CHM-20 CHM-25 CHM-27 CHM-28 CHM-45 CHM-60
read-end =
    The fourth candle forces a Potion: what is missing burns. A philosopher’s stone may stand for one other resource.
    All seven brewed: you have won. 20 burnt: you have lost.
    .rules = CHM-6 CHM-11 CHM-50 CHM-51
read-variants =
    The table agrees on the deck, on how many burnt tokens lose, and on how often a stone may help.
    .rules = CHM-4 CHM-51
