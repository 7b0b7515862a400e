### Der Rahmen: Wörter, die alle Spiele teilen, auf Deutsch. Zwillinge sind en.ftl und fr.ftl; alle haben dieselben Kennungen.

# What this language calls itself.
language-name = Deutsch


## What kind of game, on its box

kind-cooperative = alle gemeinsam
kind-drafting = wählen und weitergeben
kind-memory = Gedächtnis
kind-push_your_luck = das Glück herausfordern
kind-speed = schnell reagieren
kind-other = ein Spiel


## Lists
## $first: what has been joined so far; $next: what comes now; $count, $n: a number; $who, $name: a name.

list-more = { $first }, { $next }
list-last = { $first } und { $next }
list-times = { $count } × { $name }
list-score = { $who } { $n }
# The reader, in a list of players.
list-you = du


## Words of the table

# $n: the number of the seat, from 1.
seat-name = Platz { $n }
word-hidden = etwas Verborgenes
word-table = Tisch
word-rule = Regel
word-log = Was geschah
word-question = Du entscheidest
word-winners = Siege


## Actions

do-Tick = Die Zeit ist um
do-Undo = Das zurücknehmen


## Was an jedem Tisch geschieht

# $who hat die letzte Antwort zurückgenommen; $answers: wie viele Antworten damit zurückgehen, die eigene mitgezählt.
event-AnswerTakenBack =
    { $answers ->
        [1] { $who } nimmt die letzte Antwort zurück.
       *[other] { $who } nimmt eine Antwort zurück und alles, was danach kam: { $answers } Antworten.
    }
    .you =
    { $answers ->
        [1] Du nimmst deine letzte Antwort zurück.
       *[other] Du nimmst deine Antwort zurück und alles, was danach kam: { $answers } Antworten.
    }


## Refusals: why not
## $seat: the number of a seat, from 0.

why-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat }.
why-match_is_over = Die Partie ist vorbei.
why-nothing_asked = Gerade fragt dich niemand etwas.
why-question_is_gone = Zu spät: Diese Frage steht nicht mehr offen.
why-not_asked = Das ist keine Antwort auf diese Frage.
why-no_window_is_open = Es läuft keine Zeit, die um sein könnte.
why-window_is_open = Diese Zeit ist noch nicht um.
why-nothing_to_take_back = Du hast keine Antwort, die du zurücknehmen könntest.
why-not_your_last_answer = Das ist nicht mehr deine letzte Antwort.
why-others_have_answered = Andere haben seitdem geantwortet; jetzt müssen alle am Tisch einverstanden sein.
why-something_was_revealed = Etwas ist ans Licht gekommen; jetzt müssen alle am Tisch einverstanden sein.
why-moments_count = Wo es auf den Augenblick ankommt, ist getan, was getan ist.

## Was ein Tisch ablehnt

why-no_undo_here = An diesem Tisch wird nichts zurückgenommen.
why-no_such_wish = Dieser Wunsch liegt nicht mehr auf dem Tisch.
why-not_started = Die Partie hat noch nicht begonnen.
why-already_started = Die Partie hat schon begonnen.
why-match_is_on = Die Partie läuft noch.
why-not_seated = Du hast keinen Platz an diesem Tisch.
why-own_seat = Da sitzt du selbst.
why-seat_is_taken = Da sitzt schon jemand.
why-table_is_full = Alle Plätze sind besetzt.
why-person_is_here = Wer dort sitzt, ist am Tisch.
why-no_name = Sag uns bitte deinen Namen.
why-nothing_said = Da war nichts zu sagen.
why-phrases_only = Solange Karten geheim sind, redet der Tisch nur mit den Sätzen des Spiels.
why-no_such_phrase = Diesen Satz kennt das Spiel nicht.
why-host_only = Das darf nur, wer den Tisch eröffnet hat.
why-no_such_bot = Einen Bot namens { $bot } gibt es hier nicht.
why-no_such_game = Ein Spiel namens { $game } gibt es hier nicht.
why-no_guide = Für dieses Spiel gibt es noch keine geführte Partie.
why-no_such_table = Diesen Tisch gibt es nicht, oder er ist schon abgeräumt.
why-ask_the_host = An diesem Tisch lässt der Gastgeber herein: Klopf an.
why-host_may_come_back = Der Gastgeber kommt vielleicht zurück. Klopfe nach zwei Minuten noch einmal.
why-host_keeps_seat = Der Platz des Gastgebers bleibt seiner.
why-nobody_knocks = An der Tür ist niemand mehr.
why-too_many_knock = Es klopfen schon zu viele.
why-no_such_pass = Dieser Code gilt nicht mehr. Zeig auf dem anderen Gerät einen neuen.
why-no_such_code = Kein Tisch hat diesen Code. Ist er richtig geschrieben?
why-only_from_here = Das geht nur an dem Computer, auf dem Sabbat läuft.
why-no_local_network = Dieser Computer ist in keinem Netz, das Handys erreichen könnten.
why-no_notices = Dieser Server verschickt keine Hinweise.
why-no_such_subscription = Mit dem Abonnement dieses Browsers lässt sich nichts anfangen.
why-bad_options = So lässt sich der Tisch nicht decken.
why-table_moved_on = Am Tisch ging es schon weiter; schau noch einmal hin.
why-too_late = Knapp zu spät: Es war schon entschieden.
why-no_clock = In diesem Spiel kommt es nicht auf den Moment an.
why-not_stored = Es ließ sich nicht festhalten, darum zählt es nicht. Bitte versuch es noch einmal.
why-too_fast = Langsam! Das war zu viel auf einmal.
why-too_large = Diese Nachricht ist zu lang.
why-malformed = Das ist nicht zu lesen.

## Ein Link, bevor man ihn öffnet

# $host: wer einlädt; $game: der Name des Spiels.
invitation-from = { $host } lädt dich ein: { $game }
invitation = Ein Tisch wartet: { $game }

## Ein Hinweis auf dem Sperrbildschirm, wenn jemand nicht da ist

# $game: der Name des Spiels; $table: der Code des Tisches.
notice-your-turn = Du bist dran
notice-where = { $game }, Tisch { $table }
notice-off = Keine Hinweise mehr
