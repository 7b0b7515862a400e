### Charlatans: every word that a player reads, in English. The twin is fr.ftl; both hold the same ids.
### All sentences are ours. Card titles are those of the first English edition; the names of the books are ours, since
### the printed pages have none. The rules stand in docs/rules/charlatans.md, under the same ids.


## The game

game-charlatans = The Quacks of Quedlinburg
    .tagline = One more chip. What could possibly go wrong?
    .about = Nine days of market, a bag full of dubious ingredients and a pot that is just about to boil over: draw, place, and stop while you are ahead. The bold score, the greedy explode, and whoever lags behind gets a little help from the rats.
    .credits = A game by Wolfgang Warsch, published by Schmidt Spiele (2018).


## Rules: set-up
## In the order of the ledger; a chapter's title stands before its rules.

chapter-setup = Before the market opens

rule-CHA-1 = The game lasts nine rounds, and a flame marks the current one. The first player of round 1 is drawn at random; after that, the role passes clockwise each round, together with the fortune deck.
    .title = Nine rounds
rule-CHA-2 = The 24 fortune cards are shuffled; you will see nine of them. There are 20 rubies in the box, but nobody goes without: if they run out, keep counting. One bonus die waits for the best brew of each round.
    .title = Cards, rubies, die
rule-CHA-3 = The orange and the black book are open in every game; which black page applies depends on the number of players (2, or 3 and 4). The green, blue and red books are open from the start, yellow opens at the start of round 2, purple at the start of round 3. While a book is closed, its chips can be neither bought nor won.
    .title = Which books are open
rule-CHA-4 = You start with an empty pot with its drop on space 0, a full flask, a rat stone beside the pot, 1 ruby and 0 points.
    .title = What you start with
rule-CHA-5 = Your bag starts with four white 1s, two white 2s, one white 3, one orange 1 and one green 1. No peeking into the bag! What it must hold is public knowledge, so the table shows you that; what comes out next is anybody’s guess.
    .title = The starting bag
rule-CHA-6 = The supply is limited. A chip that has run out can be neither bought nor taken. If you are owed one, you get nothing instead; if several players want the last one, turn order decides.
    .title = Limited supply


## Rules: a round

chapter-round = A round

rule-CHA-10 = The first player reveals a fortune card. A purple card is carried out at once, before the rats and the brewing; a blue one holds for this round or acts at its end. Choices are made in turn order, starting with the first player. A card gives a yellow or purple chip only while that book is open, and never a white one.
    .title = The fortune card
rule-CHA-11 = From round 2 on, after the card, everyone behind the leader counts the rat tails on the score track between their own marker and the leader’s. Your rat stone goes that many spaces past your drop, and you brew on from there. Past 50 points, the same tails count again.
    .title = Rats
rule-CHA-E1 = The leader is on 20. On 19 there is no tail in between: no rat. On 17 there is one tail: the rat sits 1 space past the drop. On 16 there are two: the rat sits 2 spaces past it.
    .title = Example: counting tails
rule-CHA-12 = Everyone brews at the same time. Draw chips one by one, unseen, and place each as many spaces past the last occupied space (drop, rat or chip) as its value. Skipped spaces stay empty.
    .title = Brewing
rule-CHA-E2 = Your drop is on 0. An orange 1 goes to space 1, the yellow 2 after it to space 3; another 1 would go to space 4.
    .title = Example: placing chips
rule-CHA-13 = You must draw at least once. After each chip, you decide freely: draw on, or stop. Stopping is final for this round, and an empty bag stops you too. Watching what the others do is allowed, and wise.
    .title = Draw or stop
rule-CHA-14 = If the white chips in your pot total more than 7, the pot explodes. The chip that did it is still placed, and you draw no more this round. Only the values of white chips count. An explosion does not cancel chip actions or fortune effects.
    .title = Explosion
rule-CHA-E3 = White 2, 3 and 1 make 6. A white 2 comes next and lands on space 9: total 8, and the pot explodes. The scoring space is 10.
    .title = Example: one too many
rule-CHA-15 = Blue, red and yellow chips act at once, when they are placed; green, purple and black ones at the end of the round. White and orange do nothing. An action that takes a choice may be declined; the others are carried out without asking, unless the table agreed to be asked (table option “Waiving”). What each colour does is written in its book.
    .title = Chip actions
rule-CHA-E4 = With the blue book of set 1, you place a blue 2 and draw two more chips: a white 3 and a red 1. Place one of them, or neither; the rest goes back into the bag.
    .title = Example: a blue 2
rule-CHA-16 = While your flask is full, you may put the chip you drew last back into the bag before you draw again: its place and its white value are undone with it. The chip that exploded the pot always stays. Then the flask is empty until you refill it, and you may draw on. Any colour may go back, unless the table plays “white only”.
    .title = The flask
rule-CHA-17 = In round 9, everyone draws at the same moment, on a signal: a chip or an empty hand, revealed together. The table may choose to play rounds 1 to 8 that way too.
    .title = All together
rule-CHA-18 = The last space for a chip is the second “33”. Chips that would go further stay on it, while white ones go on counting. A chip there scores the spoon: 15 points and 35 coins.
    .title = The spoon


## Rules: scoring

chapter-scoring = Scoring

rule-CHA-20 = Your scoring space is the one right after your last chip, whether the pot exploded or not. If no chip is left in the pot, it is the one after the drop or the rat. Moving the drop during scoring changes nothing about it.
    .title = The scoring space
rule-CHA-21 = Step A. Among the pots that did not explode, the one with the furthest scoring space rolls the bonus die. Everyone tied for it rolls, so everyone on the spoon does. If all pots exploded, nobody rolls.
    .title = A: the bonus die
rule-CHA-E5 = Two players both score a “23”. Since 23 is printed twice, the one who is further along rolls the die.
    .title = Example: two on 23
rule-CHA-22 = The bonus die shows 1 point (on two faces), 2 points, 1 ruby, 1 space for the drop, or 1 orange chip for your bag.
    .title = The faces of the die
rule-CHA-23 = Step B. Chip actions of the black, then the green, then the purple book, each in turn order from the first player. Exploded pots take part.
    .title = B: chip actions
rule-CHA-24 = Step C. If your scoring space shows a ruby, take 1 ruby, whether your pot exploded or not.
    .title = C: the ruby
rule-CHA-25 = If your pot exploded, you take either the points (step D) or the shopping (step E), not both. Everyone else gets both.
    .title = Exploded: points or coins
rule-CHA-26 = Step D. In turn order, take the victory points of your scoring space.
    .title = D: points
rule-CHA-27 = Step E. In turn order, buy one or two chips of different colours, for at most the coins of your scoring space. Each book lists its prices; a book with a single price sells only 1-chips. You may leave empty-handed, but unspent coins are lost.
    .title = E: the shop
rule-CHA-28 = The chips you bought and all chips of your pot go into your bag.
    .title = Everything into the bag
rule-CHA-E6 = Prices of set 1. You exploded, scoring a 19: take 5 points, or 19 coins for a green 2 (8) and a blue 2 (10), with 1 coin lost. You did not explode, scoring the 15 with the ruby: roll the die if you are in front, then take 1 ruby, 3 points and a green 4 (14), with 1 coin lost.
    .title = Example: scoring
rule-CHA-29 = Step F. For 2 rubies, move your drop 1 space on, as often as you like. For 2 rubies, refill your flask.
    .title = F: spending rubies
rule-CHA-30 = The rat stone leaves the pot, the fortune deck goes to the next player clockwise, and the flame moves on.
    .title = End of the round
rule-CHA-31 = At the start of round 6, everyone adds a white 1 to their bag. Nobody asked for it; everybody gets it.
    .title = Round 6: one more white
rule-CHA-32 = In round 9, nothing is bought. 2 rubies buy 1 point (or, with test tubes, move the second drop); if your pot did not explode, 5 coins buy 1 point. Both as often as you can pay.
    .title = The last round
rule-CHA-33 = The most points win. In a tie, the pot that got further in the last round wins; if that is a tie too, the victory is shared.
    .title = Who wins


## Rules: variants

chapter-variants = Variants

rule-CHA-40 = Instead of one set, choose one page for each colour, from any of the four sets.
    .title = A free mix of books
rule-CHA-41 = Turn the pots to the side with the test tubes. A second drop starts on the leftmost tube. Whenever a drop moves, by card, chip, die or rubies, you choose which of the two; a move of 2 may be split. Each tube gives its bonus at once: 1 ruby, 1 to 4 points, or a chip for your bag. A chip of a closed book, or one that has run out, is not given. After the last tube, only the drop in the pot moves on. In round 9 too, 2 rubies may move the second drop; what is left becomes points.
    .title = Test tubes


## Ingredients
## `colour-…` names the colour of a chip, `ingredient-…` what it is supposed to be.

colour-white = white
colour-orange = orange
colour-green = green
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-purple = purple
colour-black = black

ingredient-white = cherry bomb
    .a = a cherry bomb
    .the = the cherry bomb
    .no = no cherry bomb
ingredient-orange = pumpkin
    .a = a pumpkin
    .the = the pumpkin
    .no = no pumpkin
ingredient-green = garden spider
    .a = a garden spider
    .the = the garden spider
    .no = no garden spider
ingredient-blue = crow skull
    .a = a crow skull
    .the = the crow skull
    .no = no crow skull
ingredient-red = toadstool
    .a = a toadstool
    .the = the toadstool
    .no = no toadstool
ingredient-yellow = mandrake
    .a = a mandrake
    .the = the mandrake
    .no = no mandrake
ingredient-purple = ghost’s breath
    .a = a ghost’s breath
    .the = the ghost’s breath
    .no = no ghost’s breath
ingredient-black = death’s head hawkmoth
    .a = a death’s head hawkmoth
    .the = the death’s head hawkmoth
    .no = no death’s head hawkmoth

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

book-orange = Plain Pumpkin
    .text = No action: it fills a space, and that is all it ever wanted. Some other books and cards take note of it.
    .brief = Fills a space, cheap and harmless.
book-black_2p = Duel of the Moths
    .text = Step B. Compare the black chips in the two pots. As many as your opponent: move your drop 1 space on. More: move your drop 1 space on and take 1 ruby. Exploded pots count too. Without a black chip of your own, you get nothing.
    .brief = As many black chips as the other: the drop. More: a ruby too.
book-black_3_4p = Moths over the Fence
    .text = Step B. Compare your black chips with those of your left and your right neighbour. Strictly more than one of them: move your drop 1 space on. More than both: move your drop 1 space on and take 1 ruby. A tie gives nothing, and exploded pots count too.
    .brief = More black chips than a neighbour: the drop. Than both: a ruby too.

book-green_1 = Web of Rubies
    .text = Step B. For each green chip among the last two chips of your pot, take 1 ruby. Its value does not matter, nor do gaps between the chips.
    .brief = Last or last but one in the pot: 1 ruby.
book-green_2 = The Generous Spider
    .text = Step B. For each green chip among the last two chips of your pot, take a chip into your bag. For a green 1: an orange 1. For a green 2: a blue 1 or a red 1. For a green 4: a yellow 1 or a purple 1, as far as that book is open.
    .brief = Last or last but one in the pot: a free chip.
book-green_3 = The Seven-Legged Spider
    .text = Step B. If your white chips total exactly 7, your very last chip, whatever its colour, moves on by the sum of the values of all green chips in your pot. Ruby, points and coins are taken from the new scoring space; the bonus die has been rolled already.
    .brief = White total exactly 7: your last chip moves on by your greens.
book-green_4 = The Spider’s Toll
    .text = Step B. For each green chip among the last two chips of your pot, you may pay 1 ruby to move your drop 1 space on.
    .brief = Last or last but one: pay 1 ruby for the drop.

book-blue_1 = The Crow Has a Look
    .text = Draw as many more chips as this chip’s value (1, 2 or 4; fewer if the bag runs short). Place one of them, or none; the rest goes back into the bag. The chip you place acts as usual: another blue one draws again, a white one counts and may explode the pot. On the last space, it draws nothing.
    .brief = Look at 1, 2 or 4 more chips, place one or none.
book-blue_2 = Thick Skull
    .text = If one of the next 1, 2 or 4 chips you draw (this chip’s value) explodes the pot, you get points and coins all the same, but no bonus die. Protection does not add up: after another blue chip, the longer one counts.
    .brief = For the next 1, 2 or 4 chips, an explosion costs little.
book-blue_3 = The Crow’s Trinket
    .text = If this chip lands on a space with a ruby, take 1 ruby at once. The chip’s own space counts, not the scoring space; its value does not matter.
    .brief = On a space with a ruby: take 1 ruby.
book-blue_4 = The Crow’s Boast
    .text = If this chip lands on a space with a ruby, take as many points as its value (1, 2 or 4) at once. The chip’s own space counts, not the scoring space.
    .brief = On a space with a ruby: points as its value.

book-red_1 = Cream of Pumpkin with Toadstool
    .text = With 1 or 2 orange chips already in your pot, this chip moves 1 space further; with 3 or more, 2 spaces further. Where the orange chips lie does not matter.
    .brief = Goes further if orange chips are in your pot.
book-red_2 = Dried Toadstools
    .text = This chip is laid beside your pot. At any time while you brew, you may put it back into the bag. Once you have stopped or exploded, you may place each such chip behind the last one, by its value, keep it for a later round, or put it back into the bag. Chips that you keep are not in the bag.
    .brief = Waits beside the pot; place it at the end, or keep it.
book-red_3 = Blast Cap
    .text = If the chip just before it is white, this chip moves its own value plus the value of that white chip.
    .brief = After a white chip it goes as much further.
book-red_4 = Springboard
    .text = As soon as a red chip lies in your pot, every white 1 you draw moves 2 spaces instead of 1. It still counts only 1 towards the explosion. More red chips add nothing, and white 2s and 3s move as usual.
    .brief = From now on, white 1s move 2 spaces.

book-yellow_1 = The Fuse Puller
    .text = If the chip just before it is white, you may put that white chip back into the bag, whatever its value. The yellow chip stays where it is, the space before it stays empty, and your white total drops.
    .brief = Takes the white chip just before it back out.
book-yellow_2 = Double Root
    .text = The next chip you place moves twice as far, bonus spaces included. A white chip still counts only its printed value. A second yellow chip is doubled, and doubles the next one again.
    .brief = The next chip moves twice as far.
book-yellow_3 = Soothing Root
    .text = With 1 or 2 yellow chips in your pot, your white limit is 8; with 3 or more, it is 9. It never adds up with a fortune card: the higher limit counts.
    .brief = You explode later: above 8, with three above 9.
book-yellow_4 = Growing Root
    .text = Your first yellow chip of the round moves 1 space further, the second 2, the third 3. Any later one moves as usual.
    .brief = The first goes 1 further, the second 2, the third 3.

book-purple_1 = Séance
    .text = Step B. One purple chip in your pot: 1 point. Two: 1 point and 1 ruby. Three or more: 2 points, and your drop moves 1 space on. You get one of these rows; a lower one may be chosen.
    .brief = At the end: points, with more of them a ruby or the drop.
book-purple_2 = The Ghosts’ Bargain
    .text = Step B. Give back purple chips of your pot for good, once a round. One: a black 1, 1 point and 1 ruby. Two: a green 1, a blue 2, 3 points, and your drop moves 1 space on. Three: a yellow 4, 6 points, 1 ruby, and your drop moves 2 spaces on. You may give fewer than you have.
    .brief = Give them back for chips, points and rubies.
book-purple_3 = Haunted Heights
    .text = Step B. Each purple chip gives points by the number printed on its space: below 10 none, from 10 on 1, from 20 on 2, from 30 on 3.
    .brief = The further on it lies, the more points.
book-purple_4 = Second Life
    .text = Step B. Exchange one green, blue, red or yellow chip of your pot for a higher one of its colour. One purple chip: a 1 for a 2. Two: a 2 for a 4. Three or more: a 1 for a 4. A lower row may be chosen. The new chip goes straight into the bag; this round’s pot is scored as it was.
    .brief = Makes a chip of your pot a higher one.


## Fortune cards: purple, at once
## The titles are those of the first English edition; the texts are ours.

card-choose_wisely = Choose Wisely
    .text = Everyone chooses: move your drop 2 spaces on, or take a purple 1. The purple chip can be had only from round 3 on, when its book is open.
    .origin = first edition title
card-pot_is_filling_up = The Pot Is Filling Up
    .text = Everyone moves their drop 1 space on.
    .origin = first edition title
card-alms = Alms
    .text = Whoever has the fewest rubies takes 1 ruby. All who are tied do; compare before anyone takes.
    .origin = first edition title
card-less_is_more = Less Is More
    .text = Everyone draws 5 chips and adds up their values, all colours included. The lowest sum takes a blue 2, and so do all who are tied for it; everyone else takes 1 ruby. The drawn chips go back into the bag.
    .origin = first edition title
card-only_one = You Only Get to Choose One
    .text = Everyone chooses: a black 1, any 2-chip, or 3 rubies. White is not on offer, and yellow only from round 2 on.
    .origin = first edition title
card-wheel_and_deal = Wheel and Deal
    .text = Once, you may trade 1 ruby for any 1-chip except purple and black. Orange is fine; white is not on offer, and yellow only from round 2 on.
    .origin = first edition title
card-good_start = A Good Start
    .text = Use your rat tails as usual, or give up 1 to 3 of them for as many rubies. You can give up only tails you have this round; in round 1 there are none.
    .origin = first edition title
card-roll_the_die = Donations
    .text = Everyone rolls the bonus die once. Points won now already count for the rats of this round.
    .origin = first edition title
card-opportunistic_moment = An Opportunistic Moment
    .text = Everyone draws 4 chips. You may exchange one of them for the next higher value of its colour: a 1 for a 2, or a 2 for a 4. If none can be exchanged, because only white, orange, purple, black or the highest values came up or because the supply is out, take a green 1. The drawn chips go back into the bag. Declining an exchange gives nothing.
    .origin = first edition title
card-beginners_bonus = Beginner’s Bonus
    .text = Whoever has the fewest points takes a green 1. All who are tied do; in round 1, that is everyone.
    .origin = first edition title
card-rat_infestation = Rat Infestation
    .text = This round, everyone’s rat tails count double. In round 1 there is nothing to double.
    .origin = first edition title
card-just_in_time = Just in Time
    .text = Everyone chooses: 4 points, or remove a white 1 from your bag for good. The points already count for the rats of this round.
    .origin = first edition title
card-rats_are_friends = Rats Are Your Friends
    .text = Everyone chooses: any 4-chip, or 1 point for each of your rat tails. Tails are counted as the card is revealed; the rats come afterwards as usual, from the new scores. Yellow is on offer only from round 2 on; in round 1 there are no tails.
    .origin = first edition title


## Fortune cards: blue, for the round or at its end

card-seasoned_perfectly = Seasoned Perfectly
    .text = If your white chips total exactly 7 at the end of the brewing, move your drop 1 space on.
    .origin = first edition title
card-lucky_devil = Lucky Devil
    .text = If your scoring space shows a ruby, take 2 points. This holds even if your pot exploded, and even if you then choose the coins.
    .origin = first edition title
card-shining_extra_bright = It’s Shining Extra Bright
    .text = If your scoring space shows a ruby, take 1 more ruby: 2 in all. This holds even if your pot exploded.
    .origin = first edition title
card-schadenfreude = Schadenfreude
    .text = If your pot explodes, your left neighbour, the next player clockwise, takes any 2-chip before the bonus die is rolled. White is not on offer, and yellow only from round 2 on.
    .origin = first edition title
card-well_stirred = Well Stirred
    .text = You may put the first white chip you draw this round back into the bag, and its move is undone. This costs no flask and works once, also for a white chip placed through a blue one.
    .origin = first edition title
card-pot_is_full = The Pot Is Full
    .text = Whoever rolls the bonus die this round rolls it twice. Both results count.
    .origin = first edition title
card-second_chance = A Second Chance
    .text = Once your first five chips are placed, choose: go on, or put them all back into the bag and brew anew, once. The first five chips cannot explode your pot; but if you keep a white total above the limit, the next white chip will. A used flask stays used, and what you have won stays yours.
    .origin = first edition title
card-strong_ingredient = Strong Ingredient
    .text = After brewing, in turn order, everyone whose pot did not explode draws up to 5 chips and may place one of them; the rest goes back. That chip cannot explode the pot and does not act, nor does it count for its own book at the end, but it is the last chip of your pot.
    .origin = first edition title
card-pumpkin_patch_party = Pumpkin Patch Party
    .text = This round, every orange chip moves 1 space further.
    .origin = first edition title
card-magic_potion = Magic Potion
    .text = At the end of the round, before rubies are spent, every flask is refilled.
    .origin = first edition title
card-living_in_luxury = Living in Luxury
    .text = This round, the white limit is 9 instead of 7: only 10 or more explodes. It does not add up with the yellow book; the higher limit counts.
    .origin = first edition title


## Bonus die

die-points1 = 1 point
die-points2 = 2 points
die-ruby = 1 ruby
die-drop = drop 1 space on
die-chip = 1 orange chip into the bag


## Words on the table

word-pot = Pot
word-bag = Bag
word-flask = Flask
word-rubies = Rubies
word-points = Points
word-round = Round
word-shop = Shop
word-card = Fortune card


## ------------------------------------------------------------------------------------------------
## Facts. In all messages below a variable is a field of the event, question, action or refusal, in its plain form, good
## to select on: `$chip` is B2, `$why` and `$source` are ids, `$together` is true or false. Beside it stands what to show:
## `$who` (the player), `$chip_name`, `$a_chip`, `$the_chip`, `$no_chip`; for lists `$chips_names`, `$a_chips` and
## `$chips_count`.


## Sources: what gives or takes (`$why`, `$source`), where it is neither a card nor a book nor a chip

source-space = the scoring space
source-die = the bonus die
source-tube = the test tube
source-rubies = rubies
source-coins = coins
source-drop = the drop
source-flask = the flask
source-points = points
source-black = the black book
source-rat = the rats


## ------------------------------------------------------------------------------------------------
## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-RoundBegan = Round { $round } begins, and { $who } goes first.
    .you = Round { $round } begins, and you go first.
event-BookOpened = The { $colour_name } book opens.
event-WhiteAdded = Nobody asked for it: into every bag goes { chip-W1.a }.
event-CardRead = { $who } reveals the fortune card “{ $card_name }”.
    .you = You reveal the fortune card “{ $card_name }”.
space-printed =
    { $ruby ->
        [true] { $points ->
            [0] { $coins } (ruby)
            [one] { $coins } ({ $points } point, ruby)
           *[other] { $coins } ({ $points } points, ruby)
        }
       *[false] { $points ->
            [0] { $coins }
            [one] { $coins } ({ $points } point)
           *[other] { $coins } ({ $points } points)
        }
    }
event-RatPlaced =
    { $tails ->
        [one] { $who } has { $tails } rat tail: the rat sits on space { space-printed }.
       *[other] { $who } has { $tails } rat tails: the rat sits on space { space-printed }.
    }
    .you =
        { $tails ->
            [one] You have { $tails } rat tail: your rat sits on space { space-printed }.
           *[other] You have { $tails } rat tails: your rat sits on space { space-printed }.
        }
event-TailsGivenUp =
    { $tails ->
        [one] { $who } gives up { $tails } rat tail.
       *[other] { $who } gives up { $tails } rat tails.
    }
    .you =
        { $tails ->
            [one] You give up { $tails } rat tail.
           *[other] You give up { $tails } rat tails.
        }
event-BrewingBegan =
    { $together ->
        [true] The brewing begins: all together, fist by fist.
       *[false] The brewing begins.
    }
event-ChipDrawn = { $who } draws { $a_chip }.
    .you = You draw { $a_chip }.
event-ChipsShown = { $who } draws and looks: { $chips_names } ({ $why_name }).
    .you = You draw and look: { $chips_names } ({ $why_name }).
event-ChipPlaced =
    { $moved ->
        [0] { $who } adds { $the_chip } on space { space-printed }: the pot goes no further.
       *[other] { $who } places { $the_chip } on space { space-printed }.
    }
    .you =
        { $moved ->
            [0] You add { $the_chip } on space { space-printed }: the pot goes no further.
           *[other] You place { $the_chip } on space { space-printed }.
        }
event-ChipMoved = { $who } moves { $the_chip } on to space { space-printed }.
    .you = You move { $the_chip } on to space { space-printed }.
event-ChipSetAside = { $who } lays { $the_chip } beside the pot.
    .you = You lay { $the_chip } beside your pot.
event-ChipPutBack = { $who } puts { $the_chip } back into the bag ({ $why_name }).
    .you = You put { $the_chip } back into the bag ({ $why_name }).
event-FlaskUsed = { $who } uses the flask: { $the_chip } goes back into the bag.
    .you = You use your flask: { $the_chip } goes back into the bag.
event-FlaskFilled =
    { $why ->
        [rubies] { $who } refills the flask.
       *[other] { $who } finds the flask full again ({ $why_name }).
    }
    .you =
        { $why ->
            [rubies] You refill your flask.
           *[other] You find your flask full again ({ $why_name }).
        }
event-PotExploded =
    { $shielded ->
        [true] Boom! { $who } goes over the limit of { $limit } with { $white } in white, and the pot explodes; but “{ book-blue_2 }” saves both points and coins.
       *[false] Boom! { $who } goes over the limit of { $limit } with { $white } in white, and the pot explodes.
    }
    .you =
        { $shielded ->
            [true] Boom! You go over the limit of { $limit } with { $white } in white, and your pot explodes; but “{ book-blue_2 }” saves both points and coins.
           *[false] Boom! You go over the limit of { $limit } with { $white } in white, and your pot explodes.
        }
event-Stopped =
    { $space ->
        [53] { $who } stops, with the pot full to the spoon.
       *[other] { $who } stops. The scoring space is { space-printed }.
    }
    .you =
        { $space ->
            [53] You stop, with your pot full to the spoon.
           *[other] You stop. Your scoring space is { space-printed }.
        }
event-HandHeldOut = { $who } holds out a fist.
    .you = You hold out a fist.
event-HandsOpened =
    { $drawing_count ->
        [0] Hands open: nothing for { $stopping_names }.
       *[other] { $stopping_count ->
            [0] Hands open: a chip for { $drawing_names }.
           *[other] Hands open: a chip for { $drawing_names }; nothing for { $stopping_names }.
        }
    }
event-BrewedAnew = { $who } tips everything back into the bag and brews anew.
    .you = You tip everything back into the bag and brew anew.
event-ActionWaived = { $who } says no, thank you ({ $why_name }).
    .you = You say no, thank you ({ $why_name }).
event-DieRolled = { $who } rolls the bonus die: { $face_name }.
    .you = You roll the bonus die: { $face_name }.
event-PointsGained =
    { $points ->
        [one] { $who } scores { $points } point ({ $why_name }).
       *[other] { $who } scores { $points } points ({ $why_name }).
    }
    .you =
        { $points ->
            [one] You score { $points } point ({ $why_name }).
           *[other] You score { $points } points ({ $why_name }).
        }
event-RubiesGained =
    { $rubies ->
        [one] { $who } takes { $rubies } ruby ({ $why_name }).
       *[other] { $who } takes { $rubies } rubies ({ $why_name }).
    }
    .you =
        { $rubies ->
            [one] You take { $rubies } ruby ({ $why_name }).
           *[other] You take { $rubies } rubies ({ $why_name }).
        }
event-RubiesSpent =
    { $rubies ->
        [one] { $who } pays { $rubies } ruby ({ $why_name }).
       *[other] { $who } pays { $rubies } rubies ({ $why_name }).
    }
    .you =
        { $rubies ->
            [one] You pay { $rubies } ruby ({ $why_name }).
           *[other] You pay { $rubies } rubies ({ $why_name }).
        }
event-DropMoved = { $who } moves the drop to space { space-printed } ({ $why_name }).
    .you = You move your drop to space { space-printed } ({ $why_name }).
event-TubeReached = { $who } moves the second drop to test tube { $glass }.
    .you = You move your second drop to test tube { $glass }.
event-ChipGained = { $who } takes { $a_chip } into the bag ({ $why_name }).
    .you = You take { $a_chip } into the bag ({ $why_name }).
event-ChipLost =
    { $why ->
        [just_in_time] { $who } is rid of { $a_chip } for good ({ $why_name }).
       *[other] { $who } gives back { $a_chip } ({ $why_name }).
    }
    .you =
        { $why ->
            [just_in_time] You are rid of { $a_chip } for good ({ $why_name }).
           *[other] You give back { $a_chip } ({ $why_name }).
        }
event-ChipMissing = { $who } is owed { $a_chip }, but there is none to be had.
    .you = You are owed { $a_chip }, but there is none to be had.
event-CoinsChosen =
    { $coins ->
        [one] { $who } takes { $coins } coin instead of the points.
       *[other] { $who } takes { $coins } coins instead of the points.
    }
    .you =
        { $coins ->
            [one] You take { $coins } coin instead of the points.
           *[other] You take { $coins } coins instead of the points.
        }
event-Bought =
    { $chips_count ->
        [0] { $who } buys nothing.
       *[other] { $lost ->
            [0] { $who } buys { $a_chips } for exactly { $paid } coins.
            [one] { $who } buys { $a_chips } for { $paid } coins; { $lost } coin is lost.
           *[other] { $who } buys { $a_chips } for { $paid } coins; { $lost } coins are lost.
        }
    }
    .you =
        { $chips_count ->
            [0] You buy nothing.
           *[other] { $lost ->
                [0] You buy { $a_chips } for exactly { $paid } coins.
                [one] You buy { $a_chips } for { $paid } coins; { $lost } coin is lost.
               *[other] You buy { $a_chips } for { $paid } coins; { $lost } coins are lost.
            }
        }
event-RoundEnded = Round { $round } is over.
event-TieBroken =
    { $by_pot ->
        [true] Equal points: { $tied_names }. The fuller pot of the last round decides: victory for { $winners_names }.
       *[false] Equal points, and equally full pots in the last round: { $tied_names }. The victory is shared.
    }
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-CHA-33 =
    { $shared ->
        [true] Equal points, { $score }, and equally full pots in the last round: the victory is shared.
       *[false]
            { $tied ->
                [true] Equal points, { $score }: the fuller pot of the last round decides.
               *[false] The most points: { $score }, { $lead } ahead.
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


## ------------------------------------------------------------------------------------------------
## Questions: what a seat is asked

ask-DrawOrStop = One more chip, or stop here?
ask-DrawTogether = All together, on the signal: will there be a chip in your fist?
ask-PlaceOneOf =
    { $source ->
        [strong_ingredient] { card-strong_ingredient }: which of these chips goes into the pot, if any? It cannot explode, and it will not act.
       *[other] { $source_name }: which of these chips goes into the pot, if any? It acts as usual.
    }
ask-PutBackWhite =
    { $source ->
        [well_stirred] { card-well_stirred }: does your first white chip go back into the bag?
       *[other] { $source_name }: does the white chip just before it go back into the bag?
    }
ask-ActOrWaive = Does this chip act?
ask-BrewAgain = { card-second_chance }: go on with these chips, or put them all back and brew anew?
ask-UseSetAside = Chips lie beside your pot: place them, put them into the bag, or keep them for a later round?
ask-ChooseTails = { card-good_start }: how many rat tails do you give up, for as many rubies?
ask-ExchangeOne = { card-opportunistic_moment }: which chip do you exchange for the next value of its colour?
ask-ChooseGift =
    { $source ->
        [choose_wisely] { card-choose_wisely }: two spaces for the drop, or a purple chip?
        [only_one] { card-only_one }: a black chip, a 2-chip, or rubies?
        [wheel_and_deal] { card-wheel_and_deal }: which chip do you want for a ruby?
        [just_in_time] { card-just_in_time }: points, or a white chip less?
        [rats_are_friends] { card-rats_are_friends }: a 4-chip, or a point for each rat tail?
        [schadenfreude] { card-schadenfreude }: a pot exploded right beside you. Which 2-chip do you take?
       *[other] { $source_name }: what do you choose?
    }
ask-ChooseForGreen = { $source_name }: which chip do you take for your green one?
ask-AcceptReward =
    { $source ->
        [rat] Your rats are here. Do you let them help?
       *[other] { $source_name }: do you take the reward?
    }
ask-PayForSteps =
    { $steps ->
        [one] { book-green_4 }: 1 ruby to move your drop 1 space on?
       *[other] { book-green_4 }: 1 ruby to move your drop 1 space on? You may do so up to { $steps } times.
    }
ask-ClaimReward =
    { $source ->
        [purple_2] { book-purple_2 }: how many purple chips do you give back for good?
       *[other] { $source_name }: which row do you claim?
    }
ask-ExchangeInPot = { book-purple_4 }: which chip of your pot do you exchange for a higher one?
ask-PointsOrCoins = Your pot has exploded: points, or coins to go shopping?
ask-BuyChips = What do you buy? Two chips at most, of different colours.
ask-SpendRubies = Do you spend rubies?
ask-SpendLastRubies = Your last rubies: on through the test tubes, or points for them?
ask-MoveWhichDrop = Which drop moves on? ({ $why_name })


## ------------------------------------------------------------------------------------------------
## Answers: short labels. An attribute is the label under the question of that name.

do-Draw = Draw
    .DrawTogether = A chip in the fist
do-Stop = Stop
    .DrawTogether = An empty fist
do-UseFlask = Use the flask
do-Place = Place { $the_chip }
do-PutInBag = Put { $the_chip } into the bag
do-PutBack = Put it back into the bag
do-StartAgain = Put all back and brew anew
do-Act = Carry it out
    .ActOrWaive = It acts
    .AcceptReward =
        { $source ->
            [rat] Place the rat
           *[other] Take it
        }
do-Waive = No, thank you
    .PlaceOneOf = Place none
    .PutBackWhite = Leave it in the pot
    .ActOrWaive = Place it without its action
    .BrewAgain = Go on
    .AcceptReward =
        { $source ->
            [rat] Send the rats away
           *[other] Do without it
        }
    .PayForSteps = Keep the ruby
    .ClaimReward = Claim nothing
    .ExchangeOne = Exchange nothing
    .ExchangeInPot = Exchange nothing
    .ChooseGift = Take nothing
    .ChooseForGreen = Take nothing
do-Take = Take { $a_chip }
    .ChooseGift =
        { $price ->
            [0] Take { $a_chip }
            [one] Pay { $price } ruby for { $a_chip }
           *[other] Pay { $price } rubies for { $a_chip }
        }
do-TakePoints = Take the points
    .PointsOrCoins =
        { $points ->
            [one] Take { $points } point
           *[other] Take { $points } points
        }
    .ChooseGift =
        { $points ->
            [one] Take { $points } point
           *[other] Take { $points } points
        }
do-TakeCoins = Take the coins
    .PointsOrCoins =
        { $coins ->
            [one] Take { $coins } coin, and buy
           *[other] Take { $coins } coins, and buy
        }
do-TakeRubies = Take the rubies
    .ChooseGift =
        { $rubies ->
            [one] Take { $rubies } ruby
           *[other] Take { $rubies } rubies
        }
do-TakeDrops = Move the drop
    .ChooseGift =
        { $drops ->
            [one] Move the drop { $drops } space on
           *[other] Move the drop { $drops } spaces on
        }
do-RemoveWhite = Be rid of { chip-W1.a } for good
do-GiveUpTails =
    { $tails ->
        [0] Keep all rat tails
        [one] Give up { $tails } rat tail for { $tails } ruby
       *[other] Give up { $tails } rat tails for { $tails } rubies
    }
do-Exchange = Exchange { $the_old } for { $a_new }
do-ClaimRow =
    { $chips ->
        [one] Claim the row for { $chips } purple chip
       *[other] Claim the row for { $chips } purple chips
    }
    .ClaimReward =
        { $source ->
            [purple_2] { $chips ->
                [1] Give back 1: { chip-K1.a }, 1 point, 1 ruby
                [2] Give back 2: { chip-G1.a }, { chip-B2.a }, 3 points, drop 1 space on
               *[other] Give back { $chips }: { chip-Y4.a }, 6 points, 1 ruby, drop 2 spaces on
            }
           *[other] { $chips ->
                [1] 1 point
                [2] 1 point and 1 ruby
               *[other] 2 points and the drop 1 space on
            }
        }
do-PayRuby = Pay 1 ruby: drop 1 space on
do-Buy =
    { $chips_count ->
        [0] Buy nothing
       *[other] Buy { $a_chips }
    }
do-BuyDrop = 2 rubies: drop 1 space on
    .SpendLastRubies = 2 rubies: second drop to the next test tube
do-FillFlask = 2 rubies: refill the flask
do-MoveDrop = The drop in the pot
do-MoveTubeDrop = The drop in the test tubes
do-Done = Done
    .UseSetAside = Keep the rest for later
    .SpendRubies = Keep the rubies
    .SpendLastRubies = Points for the rubies


## ------------------------------------------------------------------------------------------------
## Refusals: why not

why-bag_is_empty = Your bag is empty.
why-draw_first = Draw at least one chip before you stop.
why-stopping_is_final = You have stopped, and that is final for this round.
why-pot_has_exploded = Your pot has exploded: no more drawing this round.
why-hand_is_held_out = Your fist is over the table already. Wait until all of them open.
why-exploding_chip_stays = The chip that exploded the pot stays in it.
why-flask_is_empty = Your flask is empty.
why-no_last_chip = The flask takes back the chip you drew last, and there is none to take back.
why-flask_takes_white_only = At this table, the flask takes back white chips only.
why-chip_not_drawn = You have drawn { $no_chip }.
why-chip_not_beside = There is { $no_chip } beside your pot.
why-chip_not_in_pot = There is { $no_chip } in your pot that could be exchanged like this.
why-cannot_be_exchanged = That is no exchange this book offers for { $the_chip }.
why-not_the_next_value = You can exchange { $the_chip } only for the next value of its colour.
why-chip_not_offered = You are not offered { $the_chip } here.
why-chip_is_out = There is { $no_chip } left in the supply.
why-book_is_closed = The book that sells { $the_chip } is not open yet.
why-no_white_1_in_bag = There is { chip-W1.no } in your bag.
why-too_few_tails =
    { $tails ->
        [0] You have no rat tails this round.
        [one] You have only { $tails } rat tail this round.
       *[other] You have only { $tails } rat tails this round.
    }
why-too_few_rubies =
    { $price ->
        [one] That costs { $price } ruby, and you have none.
       *[other] That costs { $price } rubies, and you have fewer.
    }
why-too_few_purple =
    { $purple ->
        [0] There is no purple chip in your pot that counts.
        [one] There is only { $purple } purple chip in your pot that counts.
       *[other] There are only { $purple } purple chips in your pot that count.
    }
why-two_chips_at_most = You may buy two chips at most.
why-two_of_one_colour = Two chips must be of different colours.
why-chips_out_of_order = Name the two chips in the order of the books: orange, green, blue, red, yellow, purple, black.
why-not_for_sale = Nobody sells { $the_chip }.
why-too_expensive =
    { $coins ->
        [one] That costs { $cost }, and you have { $coins } coin.
       *[other] That costs { $cost }, and you have { $coins } coins.
    }
why-flask_is_full = Your flask is full already.
why-last_tube_reached = The second drop has reached the last test tube.


## ------------------------------------------------------------------------------------------------
## The steps of a round

step-opening = Start of the round
step-card = Fortune card
step-rats = Rats
step-brewing = Brewing
step-strong_ingredient = After the brewing: { card-strong_ingredient }
step-explosions = After the brewing
step-die = A: bonus die
step-blacks = B: black chips
step-greens = B: green chips
step-purples = B: purple chips
step-ruby_spaces = C: rubies of the scoring spaces
step-point_spaces = D: points
step-shop = E: shop
step-rubies = F: spending rubies
step-closing = End of the round


## ------------------------------------------------------------------------------------------------
## What a table agrees on. `.is-…` names a value, `.about` explains.

option-set = Set of books
    .about = Which page of the green, blue, red, yellow and purple books is open. Set 1 is the one to begin with.
    .is-1 = Set 1
    .is-2 = Set 2
    .is-3 = Set 3
    .is-4 = Set 4
option-green = Green book
    .about = A page of its own for the green book, whatever the set.
    .is-0 = As the set
    .is-1 = 1: { book-green_1 }
    .is-2 = 2: { book-green_2 }
    .is-3 = 3: { book-green_3 }
    .is-4 = 4: { book-green_4 }
option-blue = Blue book
    .about = A page of its own for the blue book, whatever the set.
    .is-0 = As the set
    .is-1 = 1: { book-blue_1 }
    .is-2 = 2: { book-blue_2 }
    .is-3 = 3: { book-blue_3 }
    .is-4 = 4: { book-blue_4 }
option-red = Red book
    .about = A page of its own for the red book, whatever the set.
    .is-0 = As the set
    .is-1 = 1: { book-red_1 }
    .is-2 = 2: { book-red_2 }
    .is-3 = 3: { book-red_3 }
    .is-4 = 4: { book-red_4 }
option-yellow = Yellow book
    .about = A page of its own for the yellow book, whatever the set. It opens in round 2.
    .is-0 = As the set
    .is-1 = 1: { book-yellow_1 }
    .is-2 = 2: { book-yellow_2 }
    .is-3 = 3: { book-yellow_3 }
    .is-4 = 4: { book-yellow_4 }
option-purple = Purple book
    .about = A page of its own for the purple book, whatever the set. It opens in round 3.
    .is-0 = As the set
    .is-1 = 1: { book-purple_1 }
    .is-2 = 2: { book-purple_2 }
    .is-3 = 3: { book-purple_3 }
    .is-4 = 4: { book-purple_4 }
option-test_tubes = Test tubes
    .about = Play on the back of the pots: a second drop climbs through tubes that hold rubies, points and chips.
    .is-false = Without test tubes
    .is-true = With test tubes
option-flask = The flask takes back
    .about = Which chips the flask may put back into the bag.
    .is-any = Any chip
    .is-white = White chips only
option-together = Brewing together
    .about = When everybody draws at the same moment, on a signal.
    .is-false = In round 9
    .is-true = In every round
option-waivers = Waiving
    .about = Whether you are asked before a chip or the rats do you a favour that you might not want: a longer move, for example, past a ruby.
    .is-false = Favours come by themselves
    .is-true = Ask before every favour


## The board of the page

board-my-pot = Your pot
board-pot-of = Pot of { $who }
board-scoring-space = Scoring space
board-scores-now = Scores now
board-scores = Scores
board-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-rubies =
    { $n ->
        [one] { $n } ruby
       *[other] { $n } rubies
    }
board-tails =
    { $n ->
        [one] { $n } rat tail
       *[other] { $n } rat tails
    }
board-white = White
board-of-limit = White total { $white } of { $limit }
board-risk = Risk
board-risk-of = { $bad } in { $all }
board-bag-of = Bag of { $who }
board-my-bag = Your bag
board-in-bag =
    { $n ->
        [one] { $n } chip in the bag
       *[other] { $n } chips in the bag
    }
board-bag-empty = The bag is empty.
board-flask-full = full
board-flask-empty = empty
board-use-flask = Use it
board-fill-flask = Refill
board-stopped = stopped
board-exploded = exploded
board-boom = Boom!
board-brewing = brewing
board-fist = fist held out
board-fist-draws = Your fist: a chip
board-fist-stops = Your fist: empty
board-waiting = to decide
board-first = first player
board-others = The others
board-large = show large
board-close = Close
board-books = Books
board-opens-in = opens in round { $round }
board-left = { $n } left
board-score-track = Score track
board-zoom-in = Zoom in
board-zoom-out = Whole pot
board-ahead = The path ahead
board-buy-for =
    { $n ->
        [one] for { $n } coin
       *[other] for { $n } coins
    }
board-pick-some = Pick one chip, or two of different colours.
board-shop-tab = Shop
board-pot-tab = Pot
board-beside = Beside the pot
board-tubes = Test tubes
board-glass = glass { $n }
board-shield-for =
    { $n ->
        [one] protected for { $n } draw
       *[other] protected for { $n } draws
    }
board-purple-card = at once
board-blue-card = this round
board-no-card = No card yet
board-table = Table
board-summary = Last occupied space { $space }. White total { $white }, explodes above { $limit }. Scoring space { $gives }.
board-earned = What earned the points
board-from-space = pots
board-from-cards = cards
board-from-books = books
board-from-die = die
board-from-rubies = rubies
board-from-coins = coins
board-from-tubes = tubes
board-from-other = other
board-empty = nothing


## The board of the terminal

terminal-round = Round { $number }/{ $of }
terminal-white = White
terminal-risk = Risk
terminal-flask-full = full
terminal-flask-empty = empty
terminal-bag = Bag
terminal-bag-empty = empty
terminal-beside = Beside
terminal-drawn = Drawn
terminal-next-scores = Would score
terminal-scores = Scores
terminal-tails = rat +{ $count }
terminal-tube = tube { $glass }
terminal-shield = shield { $draws }
terminal-exploded = exploded
terminal-stopped = stopped
terminal-decided = hand out
terminal-price-coins =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
terminal-coins-left =
    { $coins ->
        [one] { $coins } coin left
       *[other] { $coins } coins left
    }
terminal-coins-to-spend =
    { $coins ->
        [one] { $coins } coin to spend
       *[other] { $coins } coins to spend
    }
terminal-closed = opens in round { $number }
terminal-legend = ★ points  ◆ ruby  ▼ drop  ~ rat  ▲ flask  gold: the scoring space
terminal-note-draw = { $odds } to explode
terminal-pick-second = Second chip, with { $chip }
terminal-pick-only = just { $chip }
terminal-pick-none = buy nothing


## The guide: one or two short sentences each

guide-theme = You are a quack at the market. Brew for nine rounds: most points win.
guide-draw = Draw a chip from your bag. It goes as many spaces further as its number.
guide-white = White chips are dangerous: more than 7 together, and the pot explodes.
guide-odds = The fuse shows how far you are. The percentage says how likely the next draw explodes.
guide-dare = Stop or dare? Both are fine: who stops keeps points and coins.
guide-scoring = The space after your last chip counts. It gives you coins and points.
guide-shop = Buy one chip, or two of different colours. They go into your bag.
guide-ruby = A ruby stood on your scoring space: it is yours.
guide-card = Each round begins with a fortune card. It holds for everybody.
guide-rats = Who lags behind gets rats: your pot starts a little further along.
guide-flask = An unlucky white chip? The flask puts the last one back, once.
guide-boom = Boom! Your chips still count, but brewing is over for this round.
guide-choice = After an explosion you get points or coins, not both. Early on, coins buy a better bag.
guide-die = The furthest pot that did not explode rolls the bonus die.
guide-books = Coloured chips can do something: their books say what. Yellow is open now, purple from round 3.
guide-rubies = Two rubies move your drop one space for good, or fill the flask again.
guide-free = Now you know how to play. The rest will be told when it matters: enjoy!

## The rules to read, in two minutes: a line is a paragraph. `.rules`: where the ledger says it.

read-goal =
    You are a quack at the market. In nine rounds you brew at your own pot, all at the same time.
    The most points win.
    .rules = CHA-1 CHA-33
read-setup =
    Everybody starts with the same bag: seven white chips, one orange, one green. The pot is empty, the flask is full, and you own one ruby.
    Books say what coloured chips cost and do. Yellow opens in round 2, purple in round 3.
    .rules = CHA-4 CHA-5 CHA-3
read-turn =
    A fortune card is turned over. Whoever is behind gets rats: a head start in the pot.
    Draw a chip. It goes as many spaces on as its number. Then decide: draw again, or stop.
    White chips together above 7: the pot explodes. The full flask takes your last chip back, but never the one that exploded.
    The space after your last chip counts. It gives coins, points and sometimes a ruby. The furthest pot that did not explode rolls the bonus die.
    Buy one or two chips of different colours; they go into your bag with all the others. An exploded pot gives points or coins, not both.
    Two rubies move your drop one space on for good, or refill the flask.
    .rules = CHA-10 CHA-11 CHA-12 CHA-13 CHA-14 CHA-16 CHA-20 CHA-25 CHA-27 CHA-29
read-end =
    In round 6 everybody gets one more white chip. In round 9 all draw at the same moment.
    At the end, two rubies make a point, and so do five coins if your pot is whole. In a tie, the pot that went further wins.
    .rules = CHA-17 CHA-31 CHA-32 CHA-33
read-variants =
    Four sets of books, or a mix of them. On the back of the pots: test tubes with a second drop.
    .rules = CHA-40 CHA-41
