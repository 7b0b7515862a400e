### The terminal's own words, in English. The twin is fr.ftl; both hold the same ids.

## At the table

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
footer-undo = undo
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

ending-title = The match is over
ending-won = { $names } wins!
ending-shared = Shared victory: { $names }
ending-all-won = All win together!
ending-all-lost = All lose together.
ending-you = You win!
ending-again = r  another match
ending-quit = q  quit
ending-look = Esc  look at the table
ending-rank = Rank
ending-who = Who
ending-points = Points
ending-from = What earned the points

books = The books of this match

## Replays

replay-unfinished = { $answers ->
    [one] The record ends here, after { $answers } answer; the match was not finished.
   *[other] The record ends here, after { $answers } answers; the match was not finished.
}
