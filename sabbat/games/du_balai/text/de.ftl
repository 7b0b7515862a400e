### Flinke Feger: jedes Wort, das ein Spieler liest, auf Deutsch. Zwillinge sind en.ftl und fr.ftl; alle haben dieselben
### Kennungen. Alle Sätze sind von uns, ebenso die deutschen Namen der Karten. Die Regeln stehen unter denselben Kennungen
### in docs/rules/du_balai.md.


## The game

game-du_balai = Flinke Feger
    .tagline = Schauen. Merken. Deckel zu.
    .about = Neun Würfel liegen im offenen Zauberbuch, und alle starren. Welche Zeichen waren orange, welche schwarz, und welche beides? Schreib die Formel, und dein Besen fliegt; erinnerst du dich falsch, stürzt du ab. Wer sich sicher genug ist, knallt den Deckel zu, und sollte dann besser recht haben.
    .credits = Ein Spiel von Bruno Cathala und Serge Laget, illustriert von Stéphane Poinsot, erschienen bei Asmodée (2006), auf Deutsch bei Pro Ludo (2007).


## Rules: set-up
## In the order of the ledger; a chapter's title stands before its rules.

chapter-setup = Vor dem Rennen

rule-DUB-1 = Die Strecke: zwei Straffelder (-2 und -1), die Startlinie (0), die Felder 1 bis 22 und das Ziel. Alle Figuren beginnen auf der Linie.
    .title = Die Strecke
rule-DUB-2 = Neun Formelwürfel; jede Seite zeigt eines von neun Zeichen, in Orange oder in Schwarz. Du hast neun Zeichenkarten, von jedem Zeichen eine. Dazu gibt es 27 Karten Schwarze Magie und einen Fluch. Der Deckel der Schachtel ist das Zauberbuch.
    .title = Was dazugehört


## Rules: a turn

chapter-turn = Ein Durchgang

rule-DUB-10 = Schauen: Wer im Rennen ganz hinten liegt, wirft die neun Würfel in die offene Schachtel (im ersten Durchgang und bei Gleichstand entscheidet das Los). Alle schauen gleichzeitig. Sagen alle, dass sie genug gesehen haben, schließt sich der Deckel von selbst.
    .title = Schauen
rule-DUB-11 = Jeder darf jederzeit den Deckel schließen. Dann ist für alle Schluss mit Schauen, und bis zur Prüfung sieht niemand mehr die Würfel. Wer auf -2 steht, darf nicht schließen.
    .title = Der Deckel
rule-DUB-12 = Schreiben: Wähl verdeckt beliebig viele deiner neun Zeichenkarten. Die Reihenfolge ist egal.
    .title = Schreiben
rule-DUB-13 = Prüfen: Alle Formeln werden aufgedeckt, der Deckel geht auf. Ein Zeichen, das in beiden Farben zu sehen ist, fällt weg; von jedem anderen zählt ein Würfel. Was von jeder Farbe übrig bleibt, ist gültig.
    .title = Prüfen
rule-DUB-14 = Zuerst kommt, wer den Deckel geschlossen hat, dann die anderen nach ihrem Platz auf der Strecke, vom Führenden an.
    .title = Wer zuerst fliegt
rule-DUB-15 = Mindestens ein verbotenes Zeichen, also ein ungültiges, oder Orange und Schwarz gemischt: Die Hexe stürzt ab und bleibt stehen.
    .title = Absturz
rule-DUB-16 = Nur gültige Zeichen einer Farbe, aber nicht alle: Flieg so viele Felder weit, wie du Karten gelegt hast.
    .title = Eine gültige Formel
rule-DUB-17 = Alle gültigen Zeichen einer Farbe: perfekt! Flieg so viele Felder weit, wie du Karten gelegt hast. Orange: noch 2 Felder dazu. Schwarz: Zieh so viele Karten Schwarze Magie, wie deine Formel Zeichen hat, behalt eine und misch den Rest zurück.
    .title = Eine perfekte Formel
rule-DUB-18 = Eine leere Formel ist erlaubt. Sie bringt dich nicht vom Fleck und ist nie perfekt, aber auch nicht ungültig. Nur wer den Deckel geschlossen hat, büßt dafür.
    .title = Eine leere Formel
rule-DUB-19 = Hast du den Deckel geschlossen und ist deine Formel ungültig oder leer, musst du 2 Felder zurück, aber nicht weiter als -2.
    .title = Strafe am Deckel
rule-DUB-20 = Am Ende jedes Durchgangs kommt der Fluch auf das vorderste Feld. Wer dort steht, bekommt keinen Bonus für Perfektes.
    .title = Der Fluch
rule-DUB-E1 = Drei orange und zwei schwarze Zeichen sind gültig. Zwei der orangen: 2 Felder. Alle drei: 3 + 2 = 5. Beide schwarzen: 2 Felder, und zwei Karten, von denen eine bleibt. Orange und Schwarz zusammen: nichts. Am Deckel mit falschem Schädel: 2 zurück.
    .title = Beispiel: fünf Hexen


## Rules: Black Magic

chapter-magic = Schwarze Magie

rule-DUB-30 = Auf Kunststücken steht eine Zahl. Halt sie geheim: Sie kommen am Ende zu deinen Punkten dazu.
    .title = Kunststücke
rule-DUB-31 = Einen Zauber spielt seine Besitzerin, wenn sie beim Fliegen an der Reihe ist, außer die Karte nennt einen anderen Moment.
    .title = Zauber
rule-DUB-32 = Anziehung: Nach deinem eigenen Flug kommt jede andere Figur 1 oder 2 Felder auf deine zu, du bestimmst für jede, und nie über sie hinaus.
    .title = Anziehung
rule-DUB-33 = Straßensperre: Nach deinem eigenen Flug darf dich für den Rest des Durchgangs niemand überholen. Wer es täte, bleibt auf deinem Feld stehen.
    .title = Straßensperre
rule-DUB-34 = Zaubernebel: die Antwort auf einen Zauber, den gerade jemand anders gespielt hat; er bleibt wirkungslos. Auch auf Nebel darf man mit Nebel antworten. Gefragt werden alle, die Schwarze Magie haben, damit niemand merkt, wer welchen hat.
    .title = Zaubernebel
rule-DUB-35 = Erlass: beim Schreiben, wenn alle anderen geschrieben haben. Du allein siehst die Würfel noch 10 Sekunden lang; dann schreibst du.
    .title = Erlass
rule-DUB-36 = Doppelspiel: wird angesagt, wenn du schreibst. Du schreibst zwei Formeln, eine orange und eine schwarze, und jede wird für sich gewertet. Eine Karte steckt nur in einer von beiden.
    .title = Doppelspiel
rule-DUB-37 = Verwünschung: Wenn du an der Reihe bist, muss die führende Figur 3 Felder zurück, nie unter -2. Führen mehrere, wählst du.
    .title = Verwünschung
rule-DUB-38 = Gedächtnisstütze: Wenn deine Formel gewertet wird und die Würfel offen liegen, füg ihr eine deiner unbenutzten Zeichenkarten hinzu.
    .title = Gedächtnisstütze
rule-DUB-39 = Korrektur: Wenn deine Formel gewertet wird und die Würfel offen liegen, tausch eine Karte daraus gegen eine unbenutzte.
    .title = Korrektur
rule-DUB-40 = Rückenwind: Wenn du an der Reihe bist, flieg so viele Felder weit, wie dein Platz im Rennen ist, also 1 und dazu alle Figuren vor dir.
    .title = Rückenwind
rule-DUB-41 = Gespielte Zauber werden abgelegt und wieder eingemischt, wenn der Stapel zur Neige geht. Eine Figur hinter dem Ziel erreicht kein Zauber mehr.
    .title = Wohin die Zauber kommen


## Rules: the end

chapter-end = Das Ende

rule-DUB-50 = Das Rennen endet mit dem Durchgang, in dem jemand durchs Ziel fliegt. Platz 1: 25 Punkte, Platz 2: 24, alle weiteren im Ziel: 23. Wer noch unterwegs ist, bekommt so viele Punkte wie sein Feld. Kommt nie jemand an, graut nach Durchgang 60 der Morgen.
    .title = Das Ziel
rule-DUB-51 = Kunststücke werden dazugezählt. Die höchste Summe gewinnt; bei Gleichstand, wer weiter gekommen ist.
    .title = Wer gewinnt


## Rules: handicaps

chapter-handicaps = Vorgaben

rule-DUB-60 = Neulinge beginnen auf Feld 5, 6 oder 7.
    .title = Neuling
rule-DUB-61 = Könner bekommen nie den Bonus für Perfektes.
    .title = Könner


## Pieces

symbol-spider = Spinne
symbol-clash = Knall
symbol-eye = Auge
symbol-lightning = Blitz
symbol-rain = Regen
symbol-web = Netz
symbol-star = Stern
symbol-skull = Schädel
symbol-ear = Ohr

syllable-spider = Shâââ
syllable-clash = Zââm
syllable-eye = Glou
syllable-lightning = Boulgâ
syllable-rain = Bîîîh
syllable-web = Lashlâ
syllable-star = Foulzz
syllable-skull = Mîîn
syllable-ear = Meuh

colour-orange = Orange
colour-black = Schwarz
colour-any = eine der beiden Farben

card-attraction = Anziehung
    .text = Nach deinem eigenen Flug: Jede andere Figur kommt 1 oder 2 Felder auf deine zu, du bestimmst für jede, und nie über sie hinaus.
card-roadblock = Straßensperre
    .text = Nach deinem eigenen Flug: Für den Rest des Durchgangs darf dich niemand überholen. Wer es täte, bleibt auf deinem Feld stehen.
card-fog = Zaubernebel
    .text = Wenn jemand anders gerade einen Zauber gespielt hat: Er bleibt wirkungslos.
card-decree = Erlass
    .text = Beim Schreiben, wenn alle anderen geschrieben haben: Du allein siehst die Würfel noch 10 Sekunden lang, dann schreibst du.
card-double_game = Doppelspiel
    .text = Wenn du schreibst: zwei Formeln in diesem Durchgang, eine orange und eine schwarze, jede für sich gewertet.
card-hex = Verwünschung
    .text = Wenn du an der Reihe bist: Die führende Figur muss 3 Felder zurück.
card-mended_memory = Gedächtnisstütze
    .text = Wenn deine Formel gewertet wird und die Würfel offen liegen: Füg eine unbenutzte Zeichenkarte hinzu.
card-correction = Korrektur
    .text = Wenn deine Formel gewertet wird und die Würfel offen liegen: Tausch eine Karte daraus gegen eine unbenutzte.
card-tailwind = Rückenwind
    .text = Wenn du an der Reihe bist: Flieg so viele Felder weit, wie dein Platz im Rennen ist.
card-inverted_flight = Rückenflug
    .text = Kunststück: 1 Punkt am Ende. Halt es geheim.
card-barrel_roll = Fassrolle
    .text = Kunststück: 2 Punkte am Ende. Halt es geheim.
card-loop = Looping
    .text = Kunststück: 3 Punkte am Ende. Halt es geheim.

pawn-red = Sofia Bequimorceau
pawn-blue = Renée Trauchegorge
pawn-yellow = Augustina Mangetroit
pawn-green = Ursule
pawn-purple = Cunégonde
pawn-grey = Gaspard

word-track = Strecke
word-finish = Ziel
word-eliminated = Weggefallen

source-formula = Formel
source-perfect = Bonus für Perfektes
source-lid = Strafe am Deckel
source-curse = Fluch
source-expert = Vorgabe für Könner


## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-TurnBegan = Durchgang { $turn }: { $who } hat die Würfel.
    .you = Durchgang { $turn }: Du hast die Würfel.
event-FormulaDiceCast = { $who } wirft die neun Würfel. Schaut hin!
    .you = Du wirfst die neun Würfel. Schaut hin!
event-DiceCastAgain = Kein einziges Zeichen wäre gültig: { $who } wirft noch einmal.
    .you = Kein einziges Zeichen wäre gültig: Du wirfst noch einmal.
event-LookedEnough = { $who } hat genug gesehen.
    .you = Du hast genug gesehen.
event-LidClosed =
    { $after ->
        [-1] { $who } knallt den Deckel zu!
       *[other] { $who } knallt nach { $after } ms den Deckel zu!
    }
    .you =
        { $after ->
            [-1] Du knallst den Deckel zu!
           *[other] Du knallst nach { $after } ms den Deckel zu!
        }
event-LidClosedEarlier = { $who } war schon nach { $after } ms mit der Hand am Deckel und hat ihn geschlossen.
    .you = Du warst schon nach { $after } ms mit der Hand am Deckel: Du hast ihn geschlossen.
event-LidFellShut =
    { $after ->
        [-1] Alle haben genug gesehen: Der Deckel fällt zu.
       *[other] Alle haben genug gesehen: Der Deckel fällt nach { $after } ms zu.
    }
event-FormulaWritten = { $who } legt verdeckt eine Formel.
    .you = Du legst verdeckt deine Formel.
event-WriterHeldBack = { $who } lässt die anderen zuerst schreiben.
    .you = Du lässt die anderen zuerst schreiben.
event-LidOpened = Der Deckel geht auf. Die Würfel: { $symbols_names }.
event-SymbolsEliminated = In beiden Farben, also weggefallen: { $symbols_names }.
event-SymbolsValid =
    { $symbols_count ->
        [0] In { $colour_name } ist nichts gültig.
       *[other] Gültig in { $colour_name }: { $symbols_names }.
    }
event-FormulaShown =
    { $symbols_count ->
        [0] { $who } deckt eine leere Formel auf.
       *[other] { $who } deckt auf: { $symbols_names } ({ $colour_name }).
    }
    .you =
        { $symbols_count ->
            [0] Du deckst eine leere Formel auf.
           *[other] Du deckst auf: { $symbols_names } ({ $colour_name }).
        }
event-GoBegan = { $who } ist mit Fliegen dran.
    .you = Du bist mit Fliegen dran.
event-FormulaJudged =
    { $verdict ->
        [empty] { $who } hat nichts geschrieben und bleibt stehen.
        [fell] { $who } stürzt ab: In der Formel ist ein verbotenes Zeichen.
        [perfect] Perfekt in { $colour_name }! { $who } hat sie alle: { $symbols_names }.
       *[valid] Gültig in { $colour_name }: { $who } hat { $symbols_names }.
    }
    .you =
        { $verdict ->
            [empty] Du hast nichts geschrieben und bleibst stehen.
            [fell] Du stürzt ab: In deiner Formel ist ein verbotenes Zeichen.
            [perfect] Perfekt in { $colour_name }! Du hast sie alle: { $symbols_names }.
           *[valid] Gültig in { $colour_name }: Du hast { $symbols_names }.
        }
event-BonusDenied = Kein Bonus für { $who } ({ $why_name }).
    .you = Kein Bonus für dich ({ $why_name }).
event-PawnMoved = { $who } fliegt von { $start } nach { $square } ({ $why_name }).
    .you = Du fliegst von { $start } nach { $square } ({ $why_name }).
event-PawnBlocked = { $who } kommt an der Straßensperre auf { $square } nicht vorbei.
    .you = Du kommst an der Straßensperre auf { $square } nicht vorbei.
event-FinishCrossed =
    { $place ->
        [1] { $who } fliegt auf Platz 1 durchs Ziel!
        [2] { $who } fliegt auf Platz 2 durchs Ziel!
       *[other] { $who } fliegt auf Platz { $place } durchs Ziel.
    }
    .you =
        { $place ->
            [1] Du fliegst auf Platz 1 durchs Ziel!
            [2] Du fliegst auf Platz 2 durchs Ziel!
           *[other] Du fliegst auf Platz { $place } durchs Ziel.
        }
event-MagicDrawn =
    { $count ->
        [one] { $who } zieht { $count } Karte Schwarze Magie.
       *[other] { $who } zieht { $count } Karten Schwarze Magie.
    }
    .you =
        { $count ->
            [one] Du ziehst { $count } Karte Schwarze Magie.
           *[other] Du ziehst { $count } Karten Schwarze Magie.
        }
event-MagicKept = { $who } behält eine Karte.
    .you = Du behältst { $kept_name }.
event-MagicReshuffled = Die abgelegte Schwarze Magie wird wieder eingemischt.
event-SpellCast = { $who } spielt { $card_name }!
    .you = Du spielst { $card_name }!
event-SpellUnanswered = { $who } lässt es geschehen.
    .you = Du lässt es geschehen.
event-SpellLostInFog = { $card_name } verliert sich im Nebel, und { $who } hat nichts davon.
    .you = Dein Zauber { $card_name } verliert sich im Nebel.
event-DecreeLooked = Per Erlass schaut { $who } allein noch einmal auf die Würfel.
    .you = Per Erlass schaust du allein noch einmal auf die Würfel.
event-FormulaMended = { $who } ergänzt die Formel um { $symbol_name }.
    .you = Du ergänzt deine Formel um { $symbol_name }.
event-FormulaCorrected = { $who } tauscht { $old_name } gegen { $new_name }.
    .you = Du tauschst { $old_name } gegen { $new_name }.
event-CurseMoved = Der Fluch kommt auf Feld { $square }.
event-DawnBroke = Nach Durchgang { $turn } graut der Morgen: alle Besen runter.
event-AcrobaticsShown =
    { $points ->
        [one] { $who } zeigt Kunststücke für { $points } Punkt: { $cards_names }.
       *[other] { $who } zeigt Kunststücke für { $points } Punkte: { $cards_names }.
    }
    .you =
        { $points ->
            [one] Du zeigst Kunststücke für { $points } Punkt: { $cards_names }.
           *[other] Du zeigst Kunststücke für { $points } Punkte: { $cards_names }.
        }
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-DUB-51 =
    { $shared ->
        [true] Gleiche Summen, { $score }, und gleich weit: Der Sieg wird geteilt.
       *[false]
            { $tied ->
                [true] Gleiche Summen, { $score }: Wer weiter kam, gewinnt.
               *[false] Die höchste Summe, Kunststücke inbegriffen: { $score }.
            }
    }
event-MatchEnded =
    { $winners_you ->
        [only] Der Sieg gehört dir! Endstand: { $scores_names }.
        [among] Geteilter Sieg: { $winners_names }! Endstand: { $scores_names }.
       *[not] { $winners_count ->
            [one] Der Sieg geht an { $winners_names }! Endstand: { $scores_names }.
           *[other] Den Sieg teilen sich { $winners_names }! Endstand: { $scores_names }.
        }
    }


## Questions: what a seat is asked

ask-CastTheDice =
    { $drawn ->
        [true] Das Los hat dich bestimmt: Die Würfel gehören dir. Schauen alle hin?
       *[false] Du liegst ganz hinten: Die Würfel gehören dir. Schauen alle hin?
    }
ask-LookAtDice = Schau gut hin. Wann schließt du den Deckel?
ask-WriteInSecret =
    { $colour ->
        [orange] Doppelspiel: Welche Zeichen bilden deine orange Formel?
        [black] Doppelspiel: Und welche bilden deine schwarze Formel?
       *[any] Welche Zeichen schreibst du?
    }
ask-LookByDecree = Per Erlass: Schau noch einmal hin, du allein. Hast du genug gesehen?
ask-AnswerSpell = { $who } spielt { $card_name }. Antwortest du?
ask-TakeYourGo =
    { $moved ->
        [true] Du bist geflogen. Spielst du einen Zauber?
       *[false] Bevor deine Formel gewertet wird: Spielst du einen Zauber?
    }
ask-PullTowards = { card-attraction }: Wie weit kommt { $who } heran?
ask-HexWhom = { card-hex }: Mehrere führen. Wer muss zurück?
ask-MendFormula = { card-mended_memory }: Welches Zeichen fügst du hinzu?
ask-CorrectFormula = { card-correction }: Welches Zeichen tauschst du gegen welches?
ask-KeepOneMagic = Welche Karte Schwarze Magie behältst du?


## Answers: short labels. An attribute is the label under the question of that name.

do-CastDice = Würfel werfen
do-CloseLid = Deckel zu
do-SeenEnough = Ich habe genug gesehen
do-WriteFormula =
    { $symbols_count ->
        [0] Nichts schreiben
       *[other] { $symbols_names } schreiben
    }
do-HoldBack = Die anderen zuerst
do-PlaySpell = { $card_name } spielen
    .AnswerSpell = Mit { card-fog } antworten
do-LetSpellBe = Geschehen lassen
do-FlyOn = Kein Zauber
    .TakeYourGo =
        { $moved ->
            [true] Kein Zauber: fertig
           *[false] Kein Zauber: fliegen
        }
do-AddSymbol =
    { $second ->
        [true] { $symbol_name } zur schwarzen Formel
       *[false] { $symbol_name } hinzufügen
    }
do-SwapSymbol =
    { $second ->
        [true] { $old_name } gegen { $new_name } in der schwarzen Formel
       *[false] { $old_name } gegen { $new_name }
    }
do-HexPawn = { $who } muss zurück
do-PullPawn =
    { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    }
do-KeepMagic = { $card_name } behalten


## Refusals: why not

why-too_far_back = Vom allerletzten Feld aus reicht niemand an den Deckel.
why-has_seen_enough = Du hast schon genug gesehen; der Deckel ist Sache der anderen.
why-no_dice_yet = Die Würfel sind noch nicht geworfen.
why-lid_is_closed = Der Deckel ist schon zu.
why-no_such_formula = Aus deinen neun Karten ist das keine Formel.
why-card_already_used = Diese Karte steckt in deiner ersten Formel.
why-no_reason_to_wait = Du hast keinen Grund zu warten: Das darf nur, wer einen Erlass hat.
why-formula_is_written = Deine Formel liegt schon auf dem Tisch.
why-not_time_to_write = Jetzt wird nicht geschrieben.
why-not_its_moment = Das ist nicht der Moment für deinen Zauber.
why-card_not_in_hand = Diese Karte hast du nicht.
why-spell_in_the_air = Es liegt noch ein anderer Zauber in der Luft: der zuerst.
why-kept_for_the_end = Kunststücke hebt man sich fürs Ende auf.
why-fog_answers_a_spell = Nebel antwortet auf den Zauber von jemand anderem.
why-only_while_writing = Dieser Zauber gehört zum Schreiben.
why-only_while_moving = Dieser Zauber gehört zum Fliegen.
why-others_still_write = Noch haben nicht alle anderen geschrieben.
why-formula_already_lies = Dafür ist es zu spät: Du hast schon angefangen zu schreiben.
why-after_your_move = Dieser Zauber kommt nach deinem eigenen Flug.
why-before_your_move = Dieser Zauber kommt vor deinem eigenen Flug.
why-nobody_in_reach = Alle sind im Ziel: Niemand ist in Reichweite.
why-already_across = Du bist schon im Ziel.
why-no_unused_card = Alle deine Zeichenkarten sind im Einsatz.
why-nothing_to_swap = In deiner Formel ist nichts zum Tauschen.
why-not_in_the_lead = Diese Figur führt nicht.
why-card_is_used = Diese Zeichenkarte ist schon im Einsatz.
why-card_not_in_formula = Diese Karte steckt nicht in deiner Formel.
why-one_formula_only = Du hast nur eine Formel.
why-card_not_drawn = Diese Karte hast du nicht gezogen.


## Table options

option-handicap_0 = Platz 1
    .about = Eine Vorgabe für diesen Platz.
    .is-none = Keine
    .is-novice5 = Neuling: beginnt auf 5
    .is-novice6 = Neuling: beginnt auf 6
    .is-novice7 = Neuling: beginnt auf 7
    .is-expert = Könner: kein Bonus für Perfektes
option-handicap_1 = Platz 2
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_2 = Platz 3
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_3 = Platz 4
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_4 = Platz 5
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }
option-handicap_5 = Platz 6
    .about = { option-handicap_0.about }
    .is-none = { option-handicap_0.is-none }
    .is-novice5 = { option-handicap_0.is-novice5 }
    .is-novice6 = { option-handicap_0.is-novice6 }
    .is-novice7 = { option-handicap_0.is-novice7 }
    .is-expert = { option-handicap_0.is-expert }


## Steps of a turn

step-casting = Der Wurf
step-looking = Schauen
step-writing = Schreiben
step-moving = Fliegen


## The board of the page

board-stands =
    { $across ->
        [true] { $who } ist im Ziel.
       *[false] { $who } ist auf { $square }.
    }
board-cursed = Der Fluch liegt auf { $square }.
board-whole-track = Ganze Strecke
board-short-track = Strecke einklappen
board-kettle-empty = Der Kessel wartet auf die Würfel.
board-kettle-open = Der Deckel ist offen: Schau hin!
board-covered = Verbindung verloren: Die Würfel sind verdeckt, bis sie wieder da ist.
board-kettle-shut = Der Deckel ist zu.
board-getting-ready = Augen auf …
board-die-is = { $symbol }, { $colour }
board-seconds = { $tenths } s
board-looked-for = Die Würfel waren { $tenths } s lang zu sehen.
board-left = noch { $n } s
board-closed-by = { $who } hat ihn geschlossen
board-fell-shut = Er ist von selbst zugefallen
board-hands = Hände am Deckel
board-ms = { $n } ms
board-press-key = Leertaste
board-formula = Deine Formel
board-orange-formula = Deine orange Formel
board-black-formula = Deine schwarze Formel
board-empty-formula = Tipp die Karten an, an die du dich erinnerst.
board-keys-hint = Tasten 1 bis 9 · Rücktaste nimmt zurück · Eingabetaste schreibt
board-undo = Zurücknehmen
board-write =
    { $n ->
        [0] Nichts schreiben
        [one] { $n } Zeichen schreiben
       *[other] { $n } Zeichen schreiben
    }
board-would-fly =
    { $n ->
        [one] Wenn sie stimmt: { $n } Feld
       *[other] Wenn sie stimmt: { $n } Felder
    }
board-written = Geschrieben
board-waiting = Die anderen schreiben …
board-writing-others = schreibt
board-first = Schon in deiner ersten Formel
board-to-first = zur orangen Formel
board-to-second = zur schwarzen Formel
board-take-out = Aus der Formel nehmen
board-put-in = In die Formel
board-why-of = Durchgang { $turn }: die Würfel, sortiert
board-steps-opened = Offen
board-steps-eliminated = Beide Farben: weg
board-steps-orange = Orange
board-steps-black = Schwarz
board-tray-empty = keine
board-formulas = Die Formeln
board-verdicts-perfect = Perfekt!
board-verdicts-valid = Gültig
board-verdicts-fell = Absturz
board-verdicts-empty = Nichts
board-sinks = kein Bonus: { $denied }
board-closer = hat den Deckel geschlossen
board-thrower = hat die Würfel
board-ready = hat genug gesehen
board-has-written = hat geschrieben
board-held-back = wartet auf die anderen
board-across = im Ziel, Platz { $place }
board-square = Feld { $n }
board-cards =
    { $n ->
        [one] { $n } Karte Schwarze Magie
       *[other] { $n } Karten Schwarze Magie
    }
board-expert = Könner
board-cursed-here = unter dem Fluch
board-riders = Die Hexen
board-hand = Deine Schwarze Magie
board-hand-empty = Eine perfekte schwarze Formel bringt Schwarze Magie.
board-drawn = Eine davon behältst du
board-secret = Nur du siehst sie.
board-in-pile = { $n } im Stapel
board-spell-by = { $who } zaubert
board-lost-in-fog = im Nebel verloren
board-turn = Durchgang { $n }
board-how-title = So geht ein Durchgang
board-how-look = Schauen: neun Würfel, orange und schwarz. Ein Zeichen in beiden Farben zählt nicht.
board-how-slam = Knall den Deckel zu, sobald du dir sicher bist. Liegst du dann falsch, musst du 2 zurück.
board-how-write = Schreib aus dem Gedächtnis, Zeichen einer Farbe. Ein Feld für jedes; alle zusammen sind perfekt.
board-acrobatics = Kunststücke
board-earned = Woher die Plätze kommen
board-flown-formula = Formeln
board-flown-perfect = oranger Bonus
board-flown-magic = Zauber
board-flown-lid = Strafe am Deckel
board-perfects = perfekte Formeln
board-falls = Abstürze
board-lids = geschlossene Deckel
board-only-you = Per Erlass, nur für deine Augen
board-looks-alone = { $who } schaut allein noch einmal, per Erlass.


## Die Begleitung: je ein oder zwei kurze Sätze

guide-theme = Neun Würfel, ein Blick, dann flieg aus dem Gedächtnis. Wer zuerst ankommt, punktet am meisten.
guide-throw = Wirf die Würfel. Alle schauen, bis jemand den Deckel schließt.
guide-colour = Merk dir Zeichen einer Farbe. Ein Zeichen in beiden Farben gilt nicht.
guide-close = Genug gesehen? Schließ den Deckel: Dann sieht niemand mehr die Würfel.
guide-closer = Du hast geschlossen. Ist deine Formel falsch, gehst du zwei Felder zurück.
guide-write = Tipp die Zeichen einer Farbe an, die du noch weißt. Weniger ist sicherer.
guide-judged = Alles richtig: ein Feld für jedes Zeichen. Ein falsches Zeichen, und du stürzt.
guide-curse = Der Fluch sitzt bei der Führenden: Dort gibt es keinen Bonus.
guide-perfect = Alle Zeichen einer Farbe sind perfekt. Orange fliegt zwei weiter, Schwarz bringt Magie.
guide-magic = Schwarze Magie! Behalt eine Karte: Zahlen zählen am Ende, Zauber spielst du.
guide-spell = Du bist dran: Spiel einen Zauber, oder flieg einfach weiter.
guide-free = Jetzt kannst du spielen. Der Rest kommt, wenn er zählt: Viel Spaß!

## Die Regeln zum Lesen, in zwei Minuten: eine Zeile je Absatz. `.rules`: wo das Verzeichnis es sagt.

read-goal =
    Schau auf neun Würfel, merk sie dir, und flieg aus dem Gedächtnis ins Ziel.
    Wer zuerst ankommt, punktet am meisten; verdeckte Kunststücke zählen auch.
    .rules = DUB-1 DUB-50
read-setup =
    Alle Hexen stehen auf der Startlinie. Du hast neun Karten, eine für jedes Zeichen. Neun Würfel zeigen sie in Orange oder Schwarz.
    .rules = DUB-1 DUB-2
read-turn =
    Die Würfel fallen, und alle schauen. Jeder darf den Deckel schließen: Dann sieht sie niemand mehr.
    Schreib geheim, welche Zeichen einer Farbe du noch weißt. Ein Zeichen in beiden Farben gilt nicht.
    Alles richtig: ein Feld für jedes Zeichen. Eines falsch, oder Farben gemischt: Du stürzt und bleibst stehen.
    Alle Zeichen einer Farbe sind perfekt: Orange fliegt zwei weiter, Schwarz bringt eine Karte Schwarze Magie.
    Wer geschlossen hat und falsch liegt, geht zwei zurück. Der Fluch sitzt bei der Führenden: dort kein Bonus.
    .rules = DUB-10 DUB-11 DUB-12 DUB-13 DUB-15 DUB-16 DUB-17 DUB-19 DUB-20
read-end =
    Das Rennen endet mit dem Durchgang, in dem jemand ins Ziel kommt: 25 Punkte für die Erste, 24 für die Zweite, 23 für andere; sonst dein Feld. Kunststücke kommen dazu.
    .rules = DUB-50 DUB-51
read-variants =
    Eine Anfängerin startet auf Feld 5, 6 oder 7. Eine Könnerin bekommt nie den Bonus für perfekt.
    .rules = DUB-60 DUB-61
