### The frame: words that every game shares, in English. The twin is fr.ftl; both hold the same ids.


## Lists
## $first: what has been joined so far; $next: what comes now; $count, $n: a number; $who, $name: a name.

list-more = { $first }, { $next }
list-last = { $first } and { $next }
list-times = { $count } × { $name }
list-score = { $who } { $n }


## Words of the table

# $n: the number of the seat, from 1.
seat-name = Seat { $n }
word-hidden = something hidden
word-player = Player
word-match = Match
word-table = Table
word-seed = Seed
word-rules = Rules
word-rule = Rule
word-log = What happened
word-question = Your choice
word-waiting = Waiting for the others
word-why-not = Why not?
word-winner = Winner
word-winners = Winners
word-rank = Place
word-score = Score
word-yes = Yes
word-no = No


## Actions

do-Tick = Time is up


## Refusals: why not
## $seat: the number of a seat, from 0.

why-no_such_seat = There is no seat { $seat } at this table.
why-match_is_over = The match is over.
why-nothing_asked = Nobody is asking you anything right now.
why-question_is_gone = Too late: that question is no longer open.
why-not_asked = That is not an answer to this question.
