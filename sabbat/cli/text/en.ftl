### The terminal's own words, in English. The twin is fr.ftl; both hold the same ids.

## The frame

seat = Seat { $number }
thinking = thinking
waiting = Waiting for { $names }…
help-title = Help and rules
help-search = Search the rules: a word, or an id such as { $example }
help-none = No rule speaks of that.
card = Card of the round
footer-help = help
footer-books = books
footer-card = card
footer-language = français
footer-quit = quit
footer-close = Esc  close
too-small = Make the window a little larger: 80 × 24 is enough.

keys =
    { "[" }↑ ↓ ← →{ "]" } or { "[" }Tab{ "]" } choose, { "[" }Enter{ "]" } answers; the key beside an option answers at once.
    { "[" }⌫{ "]" } takes back a choice that has two parts. Greyed options say why not, and which rule says so.
    { "[" }PgUp{ "]" } { "[" }PgDn{ "]" } read back in the log.

quit-sure = Leave this match?
quit-saved = It will be saved to { $file }.
quit-lost = It will not be saved.
quit-yes = y  leave
quit-no = n  stay
not-saved = Could not save { $file }: { $why }

ending-title = The market is over
ending-won = { $names } wins!
ending-shared = Shared victory: { $names }
ending-you = You win!
ending-again = r  another match
ending-quit = q  quit
ending-look = Esc  look at the table
ending-rank = Rank
ending-who = Who
ending-points = Points
ending-from = What earned the points

pick-second = Second chip, with { $chip }
pick-only = just { $chip }
pick-none = buy nothing

## Charlatans on the table

round = Round { $number }/{ $of }

white = White
risk = Risk
flask-full = full
flask-empty = empty
bag = Bag
bag-empty = empty
beside = Beside
drawn = Drawn
next-scores = Would score
scores = Scores
tails = rat +{ $count }
tube = tube { $glass }
shield = shield { $draws }
exploded = exploded
stopped = stopped
decided = hand out
price-coins = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
coins-left = { $coins ->
    [one] { $coins } coin left
   *[other] { $coins } coins left
}
coins-to-spend = { $coins ->
    [one] { $coins } coin to spend
   *[other] { $coins } coins to spend
}
closed = opens in round { $number }
books = The books of this match
legend = ★ points  ◆ ruby  ▼ drop  ~ rat  ▲ flask  gold: the scoring space

note-draw = { $odds } to explode

## Replays

replay-unfinished = { $answers ->
    [one] The record ends here, after { $answers } answer; the match was not finished.
   *[other] The record ends here, after { $answers } answers; the match was not finished.
}
