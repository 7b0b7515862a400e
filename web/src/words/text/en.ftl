### The page around every game, in English. The twin is fr.ftl; both hold the same ids.

web-title = Sabbat
web-tagline = Five games of witches around one table. With friends by a link, or with bots: right now.
web-skip = Skip to the table
web-home = Back to the shelf
web-loading = Lighting the candles …
web-board-broke = Something went wrong here: the board cannot be drawn just now. The match goes on.
web-menu = Settings
web-close = Close

## Settings
web-language = Language
web-theme = Light
web-theme-system = As the device
web-theme-dark = Night
web-theme-light = Morning
web-sound = Sound
web-volume = Volume
web-volume-quiet = Quiet
web-volume-normal = Normal
web-volume-loud = Loud
web-vibration = Vibration
web-full-screen = Full screen
web-motion = Motion
web-on = On
web-off = Off
web-motion-full = Lively
web-motion-calm = Calm
web-speed = Speed of what happens
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-quick = Quick
web-speed-none = At once
web-forget-pace = Forget at what pace bots play with me
web-forgot-pace = Forgotten: bots begin as with a stranger.
web-hints = Hints

## Shelf
web-your-name = Your name
web-shelf = The shelf
# $fewest, $most: numbers of players.
web-box-facts = { $fewest } to { $most } players · { $minutes } min · from age { $age } · { $kind }
# The same, as short as it gets.
web-box-short = { $fewest }–{ $most } · { $minutes } min · { $age }+
web-first-match = First match, guided
web-first-match-about = Learn by playing, in five minutes
web-play-now = Play now
web-play-now-about =
    { $kind ->
        [cooperative] With bots at your side, at once
       *[other] Against bots, at once
    }
web-invite = Invite friends
web-invite-about = A table and a link
web-how-many = Players
web-bot-level = Bots
web-more-choices = More choices
# $n: how many play; $bots: how well the bots do.
web-chosen = { $n } players, { $bots }
web-my-tables = My open tables
web-my-turn = Your turn
web-phase-gathering = Gathering
web-phase-playing = Being played
web-phase-over = Over
web-phase-damaged = Cannot be resumed
web-needs-line = There is no line just now. The shelf and the rules are here; a table needs the line.
web-about = About Sabbat
web-about-version = Version { $version }
web-about-licence = Free software under the MIT licence; the typefaces are under the SIL Open Font License.
web-about-rules = The rules
web-about-docs = Documentation
web-failed = That did not work. Is the server there?
web-newer-page = There is a newer page of Sabbat.
web-newer-page-load = Load it
web-newer-page-later = Later
web-try-again = Try again

## Bots
bot-novice = Apprentice
bot-companion = Companion
bot-sensible = Sensible
bot-strong = Strong
bot-master = Master
bot-trained = Trained
bot-grand_master = Grand master
bot-random = Whimsical
bot-evenly = Whimsical
web-bot = Bot
# $level: how well it plays.
web-bot-of-level = bot, { $level }

## Gathering
web-gathering = Around the table
web-gathering-about = Send the link. Whoever opens it can sit down with just a name.
web-link = The link of this table
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-qr = QR code of the link
web-seats = Seats
# $n: the number of the seat, from 1.
web-seat = Seat { $n }
web-free = Free
web-sit = Sit down
web-sit-here = Sit here
web-rise = Stand up
web-put-bot = Put a bot
web-host = host
web-you = you
web-options = What the table agrees on
web-start = Start
web-start-with-bots =
    { $bots ->
        [one] Start, with { $bots } bot
       *[other] Start, with { $bots } bots
    }
web-only-host = Only the host can change this.
web-waiting-for-host = The host will start the match.
web-hide-odds = Odds
    .about = Whether the page works out the risks for everybody.
    .is-false = Shown
    .is-true = Hidden
web-undo = Taking answers back
    .about = Freely while nothing came of it; beyond that only if everybody agrees. Bots always do.
    .is-safe = What came to nothing yet
    .is-consent = Whatever all agree to
    .is-none = Nothing
web-clock = Time for a decision
    .about = When it runs out, a bot decides.
    .is-none = No limit
    .is-seconds = { $n } s
web-stand-in = When somebody is away
    .about = Whether a bot takes over by itself. The person gets the seat back on return.
    .is-none = The host decides
    .is-seconds = A bot after { $n } s
web-number-of-seats = Number of players
web-fewer = One fewer
web-more = One more

## Ways in
web-code = Its code, to type on the shelf:
web-code-field = A code?
web-code-go = To the table
web-house = Phones in this house
web-house-closed = Only this computer reaches this page so far.
web-house-let-in = Let phones in this house join
# $address: a web address in the local network.
web-house-open = Phones in this house reach this page at { $address }.
web-house-close = This computer only
web-move-seat = My seat on another device
web-move-seat-do = Show a code for my other device
web-move-seat-about = Scan this with the other device, or type the code on its shelf. It works once, for ten minutes. Then both devices hold your seat.
web-move-seat-only-here = Only this device can open that address so far. Let phones in, then hold the phone before the picture.
web-forget-me = Let go of my seat on this device
web-take-pass = Your seat comes to this device
web-take-pass-about = This device becomes you: your name, your seats and your tables. Tables that it had of its own are given up.
web-take-pass-do = Sit here from now on
web-full = Every seat is taken: you can watch.
web-take-bots-seat = Take a bot’s place
# $name: a player who is away.
web-that-is-me = { $name }? That is me, on another device
web-knock = Knock
web-knocked = You have knocked. The host will answer.
web-at-the-door = At the door
# $name: who knocks.
web-knock-new = { $name } would like to sit down.
# $name: who knocks; $seat: the name of the player who is away.
web-knock-back = { $name }, from another device, asks for the seat of { $seat }.
web-knock-missing = Your yes is noted. Still missing: { $names }.
web-let-in = Let in
web-send-away = Not now
web-door = Who may sit down
web-door-link = Whoever has the link
web-door-ask = Whom the host lets in
# $name: a player.
web-is-away = { $name } is away.
web-let-bot-stand-in = Let a bot stand in
web-host-may-stand-in = The host can let a bot stand in.

## Playing
web-board = The board
web-whose-turn = Whose turn it is
web-answered = Answered.
web-your-turn = Your turn
# $names: those who owe an answer.
web-waiting-for = Waiting for { $names }
web-animating = Look what happens …
web-spectating = You are watching.
web-take-back = Take back
web-ask-take-back = Ask to take back
# $who: who wishes to take an answer back.
web-wish = { $who } would like to take an answer back.
web-wish-mine = You would like to take an answer back.
web-wish-agree = Fine with me
web-wish-refuse = Rather not
web-wish-withdraw = Never mind
web-recap = What it came to
web-choose-on-board = Choose on the board.
web-filter = Find
web-show-grey =
    { $n ->
        [one] { $n } that is not possible
       *[other] { $n } that are not possible
    }
web-hide-grey = Only what is possible

## States of a seat
web-state-asked = to answer
web-state-thinking = thinking
web-state-away = away
web-state-done = ready
web-state-stand-in = a bot stands in
web-state-free = free
web-take-seat = Take this seat
web-bot-takes-over = A bot takes over
web-person-returns = Give the seat back
# $n: seconds left.
web-seconds-left = { $n } s

## Panels
web-log = Log
web-chat = Chat
web-rules = Rules
web-table = Table
web-panels = Beside the table
web-log-empty = Nothing has happened yet.
web-log-earlier = Earlier
web-log-latest = To the latest
web-log-undone = taken back
web-say = Say something
web-send = Send
web-chat-empty = Nobody has said anything yet.
web-phrases-only = While cards are secret, the table talks with the game’s phrases.
web-search-rules = Search the rules
web-nothing-found = Nothing found.
web-pieces-card = Cards
web-pieces-book = Books
web-pieces-other = Pieces
web-watchers =
    { $n ->
        [0] Nobody is watching.
        [one] { $n } person is watching.
       *[other] { $n } people are watching.
    }
web-leave = Leave the table
web-leave-about = A bot takes your seat; you can come back with the link.

## Turn notices
web-notices = Turn notices
web-notices-about = When it is your turn and you are away, this device says so: the game and the table, nothing else.
web-notices-are-on = This device tells you when it is your turn and you are away.
web-notices-refused = This browser does not allow this page to send notices. You can allow it in the browser’s settings for this page.
web-notices-failed = The push service of this browser does not answer just now. Try again later.
web-notices-not-here = This browser takes no notices from here. It needs a secure address (https), and on an iPhone or iPad the page on the home screen.
web-notices-turn-on = Tell me when it is my turn
web-notices-turn-off = No more notices
web-notices-offer = This may take a while. Shall this device tell you when it is your turn?
web-notices-no = No, thanks

## Connection
web-fair-clock = Fair clock
web-fair-clock-measuring = Your line is being measured …
# $ms: milliseconds.
web-fair-clock-line = Your line takes { $ms } ms; the clock is right to ± { $ms } ms.
web-fair-clock-about = A press counts from the moment of your finger, as long as your line takes no more than { $most } ms one way and is fairly steady. What it takes beyond that is lost, and so is a single message that gets stuck.
web-line-good = good line
web-line-long = long line, made good
web-line-unsteady = unsteady line, made good in part
web-line-too_long = line too long to be made good in full
web-connecting = Connecting …
web-reconnecting = Connection lost. Reconnecting …
web-reconnecting-about = Nothing is lost: your answer waits and is sent again.
web-no-table = There is no such table.
web-no-table-about = The link may be old, or a letter is missing.
web-damaged-table = This table cannot be resumed.
web-damaged-table-about = It is kept as it was, and may come back when the server has been mended. Your other tables are not concerned.
web-damaged-table-record = Download the record
web-went-back =
    { $n ->
        [one] A rule has been mended: the match has gone back by one answer.
       *[other] A rule has been mended: the match has gone back by { $n } answers.
    }

## The end
web-over = The match is over
web-end-you = You win!
web-end-you-share = You share the victory
web-end-winner = Victory for
web-end-shared = A shared victory for
web-end-nobody = Nobody wins this time
web-end-together-won = You did it, all together!
web-end-together-lost = Not this time
web-end-together-thanks = Every hand was needed. Well brewed!
web-end-together-again = You lost as one, and you will be wiser as one: the next cauldron is waiting.
# $names: those who did not win.
web-end-others = Well played too: { $names }.
# $rank: my place; $n: how many played.
web-end-mine = You come in at place { $rank } of { $n }, and the next night may be yours.
web-rematch = Rematch
web-to-rematch = To the rematch
# $rank: a place.
web-place = { $rank }.
web-see-board = Look at the board
web-see-ranking = Ranking

web-card-file = Card file
    .about = A TOML file as the game’s own; what it leaves out stays as it is.
    .pick = Choose a file…
    .away = Take it away

## The guide
web-guide = Guide
web-guide-next = Got it
web-guide-leave = Let me play
web-guide-take-up = Take up the guide again
web-hints-off = No more hints

## Other screens
web-tv-open = Open on the television
web-tv-join = Scan to join
web-hand-open = Only my hand
web-hand-whole = The whole table
web-hand-offer = The television shows the table.
web-pass = Several people on this device
web-pass-explained = You answer one after another, and pass the device on.
web-pass-not-here = Not on one device: in this game everybody answers at the same moment, each on a device of their own.
web-pass-name = Her or his name
web-pass-add = Sit down here too
# $name: somebody on this device.
web-pass-remove = { $name } stands up
web-pass-to = The device goes to
web-pass-about = Nobody else looks now.
web-pass-here = I am { $name }

## Rules to read
web-rules-read = Read the rules
web-rules-goal = The goal
web-rules-setup = Before you begin
web-rules-turn = A turn
web-rules-end = The end
web-rules-variants = Variants
