### Verhext!: jedes Wort, das ein Spieler liest, auf Deutsch. Zwillinge sind en.ftl und fr.ftl; alle haben dieselben Kennungen.
### Die Zaubersprüche sind die der Schachtel; alle Sätze und die Namen der Hexen sind von uns. Die Regeln stehen unter
### denselben Kennungen in docs/rules/sorcellerie.md.


## The game

game-sorcellerie = Verhext!
    .tagline = Kater, Besen oder Fledermaus? Wer sagt’s zuerst?
    .about = Sieben Würfel purzeln aus dem Becher, die Hexe steht auf dem Sprung, und wo sie landen würde, verrät, wonach ihr sucht: nach dem Zeichen, das am häufigsten zu sehen ist, oder nach dem seltensten. Wer zuerst den richtigen Spruch sagt, bekommt ihre Karte. Drei gleiche Hexen oder fünf verschiedene, und die Nacht gehört dir.
    .credits = Ein Spiel von Markus Nikisch, illustriert von Heike Wiechmann, erschienen bei HABA (2006).


## Rules: set-up
## In the order of the ledger; a chapter's title stands before its rules.

chapter-setup = Vor dem Flug

rule-SOR-1 = Acht Würfel in einem Becher: ein weißer und sieben Symbolwürfel mit Katern, Besen und Fledermäusen. Dreißig Karten und eine Hexe.
    .title = Was dazugehört
rule-SOR-2 = Sieben Karten liegen im Kreis, die Waldseite nach oben. Auf einer davon steht die Hexe und blickt im Uhrzeigersinn. Welche Hexe sich hinter einem Wald verbirgt, zeigt sich erst, wenn jemand die Karte gewinnt.
    .title = Der Kreis


## Rules: a turn

chapter-turn = Ein Durchgang

rule-SOR-3 = Der Becher wandert reihum im Uhrzeigersinn; wer beginnt, wird ausgelost. Schütteln, und die Würfel rollen. Zwischen einem Wettstreit und dem nächsten Becher kann es eine Atempause geben, wie der Tisch es vereinbart; sind alle bereit, geht es sofort weiter.
    .title = Der Becher
rule-SOR-4 = Alle spielen gleichzeitig: Es geht darum, den richtigen Spruch zuerst zu sagen. Wer redet, bevor die Würfel liegen, ist einen Moment lang gesperrt. Im langsamen Spiel haben alle gleich viel Zeit, und es zählt nur, wer recht hat.
    .title = Schnell sein
rule-SOR-5 = Der weiße Würfel sagt, wie viele Karten weit die Hexe fliegen wird. Die Karte, auf der sie landen würde, bestimmt die Frage.
    .title = Wo sie landen würde
rule-SOR-6 = Viele Hexen auf dieser Karte: Gesucht ist das Zeichen, das die sieben Würfel am häufigsten zeigen. Eine Hexe: das seltenste; ein Zeichen, das gar nicht zu sehen ist, ist das seltenste.
    .title = Am häufigsten, am seltensten
rule-SOR-7 = Jedes Zeichen hat seinen Spruch. Kater: „{ formula-cat }“ Besen: „{ formula-broom }“ Fledermaus: „{ formula-bat }“
    .title = Die Zaubersprüche
rule-SOR-8 = Sind zwei Zeichen gleichauf, müssen beide Sprüche gesagt werden, nacheinander und in beliebiger Reihenfolge.
    .title = Zwei auf einmal
rule-SOR-E1 = Vier Kater, drei Besen, keine Fledermaus. Bei vielen Hexen auf der Karte ist es der Kater, bei einer Hexe die Fledermaus.
    .title = Beispiel: dieselben Würfel, zweimal
rule-SOR-9 = Ein falscher Spruch: Du bist für diesen Durchgang raus, die anderen machen weiter. Liegen alle falsch, bekommt niemand die Karte, die Hexe fliegt weiter, und ein neuer Durchgang beginnt.
    .title = Falsch
rule-SOR-10 = Richtig: Du nimmst die Karte, auf der die Hexe steht, und drehst sie um.
    .title = Richtig
rule-SOR-11 = Haben mehrere im selben Moment recht, bekommt niemand die Karte. Was als derselbe Moment gilt, macht ihr am Tisch aus. Im langsamen Spiel gibt es keinen solchen Moment: Von denen, die recht haben, nimmt sie, wer die wenigsten Karten hat; haben mehrere gleich wenige, der Nächste im Uhrzeigersinn ab dem Becher.
    .title = Im selben Moment
rule-SOR-12 = Danach fliegt die Hexe im Uhrzeigersinn so viele Karten weit, wie der weiße Würfel zeigt. Die Lücke wird vom Stapel gefüllt, und der Nächste nimmt den Becher.
    .title = Der Flug


## Rules: the end

chapter-end = Das Ende

rule-SOR-13 = Wer zuerst drei gleiche oder fünf verschiedene Hexen hat, gewinnt. Ihr könnt euch auch auf das Ziel der deutschen Anleitung einigen: drei gleiche oder fünf beliebige.
    .title = Drei oder fünf
rule-SOR-14 = Ist der Stapel leer, bleiben die Lücken, und der Flug überspringt sie. Ist auch der Kreis leer, gewinnen die meisten Karten; bei Gleichstand wird geteilt.
    .title = Keine Karten mehr


## Rules: variant

chapter-variants = Für Könner

rule-SOR-20 = Jede Karte hat zwei Wegweiser, einen schwarzen Stern und einen roten Pilz; sie zeigen zu den beiden Nachbarkarten. Die Augen des weißen Würfels sind schwarz oder rot: Die Hexe fliegt in die Richtung, die der Wegweiser dieser Farbe auf ihrer Startkarte zeigt, den ganzen Flug lang.
    .title = Wegweiser


## Pieces

symbol-cat = Kater
    .a = einen Kater
symbol-broom = Besen
    .a = einen Besen
symbol-bat = Fledermaus
    .a = eine Fledermaus

formula-cat = Dreimal schwarzer Kater!
formula-broom = Hexenbesen, flieg!
formula-bat = Fledermaus und Spinnenbein!

card-W1 = Krötilde
    .text = Ohne ihre Kröte verreist sie nie, und die Kröte nie ohne ihren Hut.
card-W2 = Zweiglinde
    .text = Dünn wie ihr Besen und doppelt so flink.
card-W3 = Kesselina
    .text = Was immer es ist, sie hat es in die Suppe getan.
card-W4 = Spinnwebke
    .text = Seit dem vorigen Jahrhundert hat sie nicht mehr Staub gewischt.
card-W5 = Mondhilde
    .text = Schläft bei Tag, und selbst dann mit einem offenen Auge.
card-W6 = Mausella
    .text = Vierzig Mäuse, und von jeder weiß sie den Geburtstag.

scene-many = viele Hexen
scene-one = eine Hexe

# Der weiße Würfel zeigt eine schwarze 3.
colour-black = schwarze
colour-red = rote

word-cards = Gewonnene Karten


## Log lines: what has happened. `.you` is the line for the player whom it is about, `.seen` the one beside a drawn board:
## it counts nothing for those who race.

event-CircleLaid = Sieben Karten bilden den Kreis, und die Hexe nimmt ihren Platz ein.
event-CupTaken = Durchgang { $turn }: { $who } nimmt den Becher.
    .you = Durchgang { $turn }: Du nimmst den Becher.
event-CupShaken = { $who } schüttelt den Becher …
    .you = Du schüttelst den Becher …
event-DiceShown =
    { $scene ->
        [many] Die Würfel: { $symbols_names }. Der weiße zeigt eine { $colour_name } { $white }, und sie würde auf vielen Hexen landen: Welches Zeichen ist am häufigsten?
       *[one] Die Würfel: { $symbols_names }. Der weiße zeigt eine { $colour_name } { $white }, und sie würde auf einer Hexe landen: Welches Zeichen ist am seltensten?
    }
    .seen = Die Würfel liegen. Der weiße zeigt eine { $colour_name } { $white }.
event-FalseStart = Zu früh! { $who } ist einen Moment lang gesperrt.
    .you = Zu früh! Du bist einen Moment lang gesperrt.
event-LockLifted = { $who } darf wieder reden.
    .you = Du darfst wieder reden.
event-FormulaHeard = { $who } hat gesprochen.
    .you = Du hast gesprochen.
event-FormulaWrong = { $who } sagt { $symbols_names }. Falsch: raus für diesen Durchgang.
    .you = Du sagst { $symbols_names }. Falsch: Du bist für diesen Durchgang raus.
event-QuietKept = { $who } schweigt diesmal.
    .you = Du schweigst diesmal.
event-AnswerTimed =
    { $after ->
        [-1] { $right ->
            [true] { $who } hat { $symbols_names } gesagt, und das ist richtig.
           *[false] { $who } hat { $symbols_names } gesagt, und das ist falsch.
        }
       *[other] { $right ->
            [true] { $who } hat nach { $after } ms { $symbols_names } gesagt, und das ist richtig.
           *[false] { $who } hat nach { $after } ms { $symbols_names } gesagt, und das ist falsch.
        }
    }
    .you =
        { $after ->
            [-1] { $right ->
                [true] Du hast { $symbols_names } gesagt, und das ist richtig.
               *[false] Du hast { $symbols_names } gesagt, und das ist falsch.
            }
           *[other] { $right ->
                [true] Du hast nach { $after } ms { $symbols_names } gesagt, und das ist richtig.
               *[false] Du hast nach { $after } ms { $symbols_names } gesagt, und das ist falsch.
            }
        }
event-AnswerRevealed =
    { $scene ->
        [one] Eine Hexe, also am wenigsten: { $symbols_names }, { $count }.
       *[many] Viele Hexen, also am meisten: { $symbols_names }, { $count }.
    }
event-WitchCardWon = { $who } nimmt die Karte: Es ist { $card_name }!
    .you = Du nimmst die Karte: Es ist { $card_name }!
event-NobodyWon =
    { $why ->
        [tie] Mehrere im selben Moment: Niemand bekommt die Karte.
       *[wrong] Niemand hatte recht: Niemand bekommt die Karte.
    }
event-TieBroken =
    { $why ->
        [fewest] Mehrere haben recht, und { $who } hat die wenigsten Karten.
       *[clockwise] Mehrere mit gleich wenigen Karten haben recht, und { $who } sitzt dem Becher am nächsten.
    }
    .you =
        { $why ->
            [fewest] Mehrere haben recht, und du hast die wenigsten Karten.
           *[clockwise] Mehrere mit gleich wenigen Karten haben recht, und du sitzt dem Becher am nächsten.
        }
event-WitchFlew =
    { $clockwise ->
        [true] Die Hexe fliegt { $steps ->
            [one] { $steps } Karte
           *[other] { $steps } Karten
        } weiter.
       *[false] Die Hexe fliegt { $steps ->
            [one] { $steps } Karte
           *[other] { $steps } Karten
        } zurück, gegen den Uhrzeigersinn.
    }
event-GapFilled = Eine neue Karte schließt die Lücke.
event-GapLeft = Der Stapel ist leer: Die Lücke bleibt.
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-SOR-13 = Die Sammlung ist vollständig, mit { $score } Karten.
ending-SOR-14 =
    { $shared ->
        [true] Der Kreis ist leer, und sie haben gleich viele Karten: { $score }.
       *[false] Der Kreis ist leer: Die meisten Karten gewinnen, { $score }.
    }
event-MatchEnded =
    { $winners_you ->
        [only] Der Sieg gehört dir! Karten: { $scores_names }.
        [among] Geteilter Sieg: { $winners_names }! Karten: { $scores_names }.
       *[not] { $winners_count ->
            [one] Der Sieg geht an { $winners_names }! Karten: { $scores_names }.
           *[other] Den Sieg teilen sich { $winners_names }! Karten: { $scores_names }.
        }
    }


## Questions: what a seat is asked

ask-TakeTheCup = Der Becher gehört dir. Sind alle so weit?
ask-TakeBreath = Durchatmen: Sieh, warum es so war. Der Becher kommt von selbst.
ask-AwaitDice = Die Würfel sind noch im Becher. Warte auf sie …
ask-BeFirst = Welcher Spruch?


## Answers: short labels. An attribute is the label under the question of that name.

do-ShakeCup = Becher schütteln
do-Ready = Ich bin bereit
do-Say = { $symbols_names } sagen
do-KeepQuiet = Schweigen


## Refusals: why not

why-no_such_formula = Einen solchen Spruch gibt es nicht.
why-cup_is_not_shaken = Die Würfel sind noch nicht geworfen.
why-locked_after_false_start = Du warst zu früh dran. Einen Moment, bitte.
why-has_spoken = Du hast schon gesprochen.
why-out_for_this_turn = Du bist für diesen Durchgang raus.


## Table options

option-goal = Ziel
    .about = Was außer drei gleichen Hexen gewinnt.
    .is-different = Fünf verschiedene Hexen
    .is-any_five = Fünf beliebige Hexen (deutsche Anleitung)
option-expert = Wegweiser
    .about = Für Könner: Die Augen des weißen Würfels und die Wegweiser sagen, in welche Richtung die Hexe fliegt.
    .is-false = Immer im Uhrzeigersinn
    .is-true = Nach den Wegweisern
option-tie_band = Derselbe Moment
    .about = Liegen zwei richtige Sprüche nicht weiter auseinander, gilt das als gleichzeitig, und niemand bekommt die Karte.
    .is-0 = Auf die Millisekunde
    .is-20 = Bis 20 ms auseinander
    .is-40 = Bis 40 ms auseinander
    .is-80 = Bis 80 ms auseinander
option-slow = Langsames Spiel
    .about = Alle haben gleich viel Zeit für die Antwort, und es zählt nur, wer recht hat; sind es mehrere, bekommt die Hexe, wer die wenigsten Karten hat. Für Kinder und für alle, die lieber nicht um die Wette rufen.
    .is-0 = Aus: ein Wettlauf
    .is-10 = Je 10 Sekunden
    .is-20 = Je 20 Sekunden
    .is-40 = Je 40 Sekunden
option-breath = Atempause
    .about = Zeit nach jedem Wettstreit, um zu sehen, warum die Antwort stimmte. Sind alle bereit, geht es sofort weiter.
    .is-0 = Keine
    .is-3 = 3 Sekunden
    .is-5 = 5 Sekunden


## Steps of a turn

step-cup = Der Becher
step-resting = Durchatmen
step-shaking = Schütteln
step-racing = Der Wettlauf


## The board of the page

board-circle = Der Kreis der Karten
board-place = Karte { $n }: { $scene }
board-gap = Platz { $n }: leer
board-stands-here = hier steht die Hexe
board-lands-here = hier würde sie landen
board-star-to = Stern zu Karte { $next }, Pilz zu Karte { $other }
board-cup-of = Becher von { $who }
board-your-cup = Dein Becher
board-tap-the-cup = Schütteln!
board-shaking = Warte auf die Würfel …
board-white-die = weißer Würfel: { $colour } { $n }
board-dice-read = { $list }; { $white }
board-counted = { $n } × { $name }
board-most = am häufigsten
board-least = am seltensten
board-find-most = Viele Hexen: Welches Zeichen ist am häufigsten?
board-find-least = Eine Hexe: Welches Zeichen ist am seltensten?
board-say = Einen Spruch sagen
board-quiet = Schweigen
board-type = Den Spruch tippen
board-type-here = Kater, Besen …
board-speak-on = Die Sprüche werden vorgelesen
board-speak-off = Die Sprüche vorlesen
board-collection = { $who }: gewonnene Karten
board-none = noch keine Karte
board-pile = { $n } im Stapel
board-locked-for = gesperrt, { $seconds } s
board-out = raus in diesem Durchgang
board-spoken = hat gesprochen
board-has-cup = hat den Becher
board-margins = Der letzte Wettlauf
board-ms = { $n } ms
board-tie = Im selben Moment!
board-wrong-all = Niemand hatte recht
board-breath-left = In { $n } s wandert der Becher weiter
board-time-left = noch { $n } s
board-answered = { $n } von { $all } haben geantwortet
board-goal =
    { $any ->
        [true] Ziel: 3 gleiche Hexen oder 5 beliebige
       *[false] Ziel: 3 gleiche Hexen oder 5 verschiedene
    }
board-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-quickest = Am schnellsten
board-right = Richtig
board-wrong = Falsch
board-early = Zu früh
board-too-early = Zu früh!
board-wrong-one = Falsch!


## Die Begleitung: je ein oder zwei kurze Sätze

guide-theme = Lies die Würfel und sag den richtigen Spruch. Jeder richtige Spruch bringt dir eine Hexenkarte.
guide-cup = Du hast den Becher. Tipp ihn an: Die Würfel rollen.
guide-fly = Der weiße Würfel sagt, wie weit die Hexe fliegt. Schau auf die Karte, auf der sie landet.
guide-many = Viele Hexen auf dieser Karte: Sag, was die Würfel am häufigsten zeigen.
guide-one = Eine Hexe auf dieser Karte: Sag, was am seltensten ist. Gar keiner ist am seltensten.
guide-won = Die Karte gehört dir! Drei gleiche oder fünf verschiedene Hexen gewinnen.
guide-wrong = Ein falscher Spruch bringt nichts: Du bist für den Zug draußen. Schau lieber zweimal.
guide-tie = Zwei Zeichen gleich oft? Dann sag beide: Für jedes Paar gibt es einen Knopf.
guide-free = Jetzt kannst du spielen. In einer echten Partie nimmt der erste richtige Spruch die Karte.

## Die Regeln zum Lesen, in zwei Minuten: eine Zeile je Absatz. `.rules`: wo das Verzeichnis es sagt.

read-goal =
    Sag als Erster den richtigen Spruch. Jeder gewinnt eine Hexenkarte.
    Drei gleiche oder fünf verschiedene, und die Nacht gehört dir.
    .rules = SOR-4 SOR-13
read-setup =
    Sieben Karten bilden einen Kreis, und auf einer steht die Hexe. Im Becher: sieben Würfel mit Katern, Besen und Fledermäusen, und ein weißer.
    .rules = SOR-1 SOR-2
read-turn =
    Der Becher wird geschüttelt, die Würfel rollen. Der weiße sagt, wie weit die Hexe fliegt: Sieh auf die Karte, auf der sie landet.
    Viele Hexen dort: Sag, was die Würfel am meisten zeigen. Eine Hexe: was sie am wenigsten zeigen; gar nicht ist am wenigsten.
    Zwei Zeichen gleich oft: Sag beide.
    Zuerst und richtig: Du gewinnst die Karte, auf der sie steht. Falsch: raus für diesen Durchgang. Dann fliegt sie, und der Becher geht weiter.
    .rules = SOR-3 SOR-5 SOR-6 SOR-8 SOR-9 SOR-10 SOR-12
read-end =
    Drei gleiche oder fünf verschiedene Hexen gewinnen sofort. Geht der Kreis zur Neige, gewinnen die meisten Karten.
    .rules = SOR-13 SOR-14
read-variants =
    Beliebige fünf Hexen gewinnen. Langsam: Alle haben dieselbe Zeit, nur richtig zählt. Für Könner: Wegweiser sagen, wohin sie fliegt.
    .rules = SOR-4 SOR-11 SOR-13 SOR-20
