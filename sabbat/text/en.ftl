### The frame: words that every game shares, in English. The twin is fr.ftl; both hold the same ids.

# What this language calls itself.
language-name = English


## What kind of game, on its box

kind-cooperative = all together
kind-drafting = choose and pass on
kind-memory = memory
kind-push_your_luck = push your luck
kind-speed = quick reactions
kind-other = a game


## Lists
## $first: what has been joined so far; $next: what comes now; $count, $n: a number; $who, $name: a name.

list-more = { $first }, { $next }
list-last = { $first } and { $next }
list-times = { $count } × { $name }
list-score = { $who } { $n }
# The reader, in a list of players.
list-you = you


## Words of the table

# $n: the number of the seat, from 1.
seat-name = Seat { $n }
word-hidden = something hidden
word-table = Table
word-rule = Rule
word-log = What happened
word-question = Your choice
word-winners = Winners


## Actions

do-Tick = Time is up
do-Undo = Take that back


## What happened at any table

# $who has taken her last answer back; $answers: how many answers went with it, her own included.
event-AnswerTakenBack =
    { $answers ->
        [1] { $who } takes the last answer back.
       *[other] { $who } takes an answer back, and all that came after it: { $answers } answers.
    }
    .you =
    { $answers ->
        [1] You take your last answer back.
       *[other] You take your answer back, and all that came after it: { $answers } answers.
    }


## Refusals: why not
## $seat: the number of a seat, from 0.

why-no_such_seat = There is no seat { $seat } at this table.
why-match_is_over = The match is over.
why-nothing_asked = Nobody is asking you anything right now.
why-question_is_gone = Too late: that question is no longer open.
why-not_asked = That is not an answer to this question.
why-no_window_is_open = No time is running that could be up.
why-window_is_open = That time is not up yet.
why-nothing_to_take_back = You have no answer that could be taken back.
why-not_your_last_answer = That is not your last answer any more.
why-others_have_answered = Others have answered since; only with everybody’s consent can it be taken back.
why-something_was_revealed = Something has come to light; only with everybody’s consent can it be taken back.
why-moments_count = Where moments count, what is done is done.

## What a table turns down

why-no_undo_here = Nothing is taken back at this table.
why-no_such_wish = That wish is no longer on the table.
why-not_started = The match has not begun.
why-already_started = The match has already begun.
why-match_is_on = The match is still on.
why-not_seated = You have no seat at this table.
why-own_seat = You sit there yourself.
why-seat_is_taken = Somebody sits there already.
why-table_is_full = Every seat is taken.
why-person_is_here = Whoever sits there is at the table.
why-no_name = Please tell us your name.
why-nothing_said = There was nothing to say.
why-phrases_only = While cards are secret, the table talks with the game’s phrases only.
why-no_such_phrase = This game has no such phrase.
why-host_only = Only the host may do that.
why-no_such_bot = There is no bot called { $bot } here.
why-no_such_game = There is no game called { $game } here.
why-no_guide = This game has no guided match yet.
why-no_such_table = There is no such table, or it has been cleared away.
why-ask_the_host = At this table the host lets people in: knock.
why-host_may_come_back = The host may come back. Knock again when two minutes are over.
why-host_keeps_seat = The host’s seat stays the host’s.
why-nobody_knocks = Nobody is at the door any more.
why-too_many_knock = Too many are knocking already.
why-no_such_pass = That code is not valid any more. Show a new one on the other device.
why-no_such_code = No table has this code. Is it written right?
why-only_from_here = That can only be done on the computer where Sabbat runs.
why-no_local_network = This computer is in no network that phones could reach.
why-no_notices = This server sends no turn notices.
why-no_such_subscription = This browser’s subscription cannot be used.
why-bad_options = The table cannot be laid like this.
why-table_moved_on = The table has moved on; have another look.
why-too_late = Just too late: it was settled already.
why-no_clock = Moments do not count in this game.
why-not_stored = It could not be written down, so it does not count. Please try again.
why-too_fast = Slowly! That was too much at once.
why-too_large = That message is too long.
why-malformed = That cannot be read.

## A link, before it is opened

# $host: who invites; $game: the name of the game.
invitation-from = { $host } invites you: { $game }
invitation = A table is waiting: { $game }

## A turn notice, on the lock screen of somebody who is away

# $game: the name of the game; $table: the table's code.
notice-your-turn = Your turn
notice-where = { $game }, table { $table }
notice-off = No more notices
