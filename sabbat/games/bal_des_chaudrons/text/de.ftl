### Le Bal des Chaudrons: jedes Wort, das ein Spieler liest, auf Deutsch. Zwillinge sind en.ftl und fr.ftl; alle haben
### dieselben Kennungen. Alle Sätze und die deutschen Namen der Karten sind von uns. Die Regeln stehen unter denselben
### Kennungen in docs/rules/bal_des_chaudrons.md.
### Die Artikel stehen im Akkusativ: `.a` einen Pilz, `.the` den Pilz, `.no` keinen Pilz.


## The game

game-bal_des_chaudrons = Le Bal des Chaudrons
    .tagline = Brau mehr, als nebenan noch Platz hat.
    .about = Jede Nacht lernt jede Hexe einen Trank, braut, was ihre Werkbank hergibt, und reicht den brodelnden Kessel nach rechts weiter. Was dort keinen Platz findet, landet in ihrem eigenen Dämonenkreis. Fünf Zutaten, und der Ball ist vorbei.
    .credits = Ein Spiel von Erik Andersson Sundén, erschienen bei AEG (2021) als Whirling Witchcraft.


## Rules, in the order of the ledger; a chapter's title stands before its rules

chapter-setup = Vor dem Ball

rule-BAL-1 = Alle haben ein Tableau mit Werkbank und Dämonenkreis, einen Kessel, eine Übersichtskarte und drei Arkana-Marker: Gebräu, Rabe und Foliant.
    .title = Womit ihr beginnt
rule-BAL-2 = In der ersten Partie spielen alle eine Novizin. Könner bekommen zwei andere Charaktere zugelost; behalt geheim einen davon und leg den anderen ungesehen zurück in die Schachtel.
    .title = Charaktere
rule-BAL-3 = Dein Charakter sagt, welche Zutaten zu Beginn auf deiner Werkbank liegen. Dann wird er umgedreht; Arkana-Symbole auf der anderen Seite bewegen sofort deine Marker.
    .title = Die Zutatenseite
rule-BAL-4 = Die 60 Trankkarten werden gemischt, und alle bekommen verdeckt vier. Der Rest ist der Nachziehstapel.
    .title = Tränke
rule-BAL-5 = Im Vorrat gehen die Zutaten nie aus.
    .title = Der Vorrat
rule-BAL-6 = Was ein Charakter sagt, geht den Regeln vor. Wer nach Gebrauch abgelegt wird, kommt für den Rest der Partie zurück in die Schachtel.
    .title = Charaktere gehen vor
rule-BAL-7 = Auf eine Werkbank passen 3 Schattenherzen, 4 Alraunen, 9 Pilze, 9 Spinnen und 9 Kröten.
    .title = Die Werkbank

chapter-study = Studieren

rule-BAL-10 = Alle wählen gleichzeitig und verdeckt genau einen Trank aus der Hand. Das musst du auch dann, wenn du ihn diese Runde nicht brauchen kannst.
    .title = Wählen
rule-BAL-11 = Eine Karte mit dem Wendesymbol darf gedreht gespielt werden; dann sind Zutaten und Ergebnisse vertauscht. Die Seite wird vor dem Aufdecken gewählt und ändert sich nie mehr.
    .title = Wendekarten
rule-BAL-12 = Alle gewählten Karten werden gemeinsam aufgedeckt und kommen für den Rest der Partie in die Reihe ihrer Besitzer.
    .title = Aufdecken
rule-BAL-13 = Jedes Symbol auf der eben aufgedeckten Karte rückt seinen Marker einen Schritt vor.
    .title = Arkana
rule-BAL-14 = Erreicht oder überschreitet ein Marker eine gerade Zahl, darfst du seinen Effekt in dieser Phase nutzen, einmal für jede gerade Zahl. Über 6 hinaus geht es weiter: Jede gerade Zahl zählt.
    .title = Gerade Zahlen
rule-BAL-15 = Ein Effekt, den du nicht nutzt, wenn er ausgelöst wird, verfällt.
    .title = Jetzt oder nie
rule-BAL-16 = Eine Karte kann in derselben Phase mehrere verschiedene Effekte auslösen.
    .title = Mehrere Effekte
rule-BAL-17 = Leg eine beliebige Zutat aus dem Vorrat in deinen eigenen Kessel, als hätte ein Trank sie ergeben.
    .title = Gebräu
rule-BAL-18 = Entfern bis zu zwei Zutaten von deiner eigenen Werkbank, gleiche oder verschiedene.
    .title = Rabe
rule-BAL-19 = Nenn eine Zutat. In dieser Runde gibt der Vorrat so viele davon für die Zutatenfelder deiner Tränke, wie du magst, als kämen sie von deiner Werkbank.
    .title = Foliant
rule-BAL-E1 = Gebräu und Rabe stehen auf 1. Du spielst eine Karte mit Gebräu, Rabe und Foliant: Gebräu und Rabe erreichen 2 und dürfen beide genutzt werden; der Foliant erreicht 1. In der nächsten Runde bringt ihn eine Karte mit zwei Folianten von 1 auf 3: Er überschreitet die 2 und darf genutzt werden.
    .title = Beispiel: zwei Runden Arkana

chapter-brewing = Brauen

rule-BAL-20 = Nutz deine Tränke in beliebiger Reihenfolge, jeden höchstens einmal pro Phase. Du musst nie, nicht einmal, wenn ein Trank gar keine Zutaten braucht.
    .title = Herstellen
rule-BAL-21 = Um einen Trank zu nutzen, füll alle seine Zutatenfelder, von deiner Werkbank oder mit Ergebnissen von Tränken, die du in dieser Phase schon genutzt hast. Nur einige zu füllen gilt nicht.
    .title = Zutaten
rule-BAL-22 = Dann kommt aus dem Vorrat auf jedes seiner Ergebnisfelder die passende Zutat.
    .title = Ergebnisse
rule-BAL-23 = Auf ein Mischfeld kommt eine der aufgedruckten Zutaten, bei jedem Gebrauch neu gewählt.
    .title = Mischfelder
rule-BAL-24 = Bist du fertig, kommt in deinen Kessel, was auf Ergebnisfeldern übrig ist, und in den Vorrat, was auf Zutatenfeldern liegt.
    .title = In den Kessel
rule-BAL-25 = Alle brauen gleichzeitig und verdeckt, bis alle fertig sind. Willst du erst sehen, was jemand anders tut, verlang die Initiative: Dann geht es offen der Reihe nach, die niedrigste Initiative auf dem zuletzt gespielten Trank zuerst.
    .title = Initiative
rule-BAL-E2 = Eine Alraune und eine Kröte von der Bank ergeben eine Alraune und, nach Wahl, einen Pilz. Der nächste Trank nimmt diesen Pilz und einen von der Bank und ergibt eine Alraune und zwei Spinnen. Ein dritter Trank ginge noch, bleibt aber ungenutzt. Im Kessel liegen zwei Alraunen und zwei Spinnen.
    .title = Beispiel: eine Kette
rule-BAL-26 = Alle reichen gleichzeitig ihren Kessel nach rechts. Wer ihn bekommt, füllt damit die eigene Werkbank; was nicht passt, geht in den Dämonenkreis der Absenderin.
    .title = Kessel weiterreichen
rule-BAL-E3 = Auf einer Bank mit einem Herz und zwei Alraunen kommen zwei Spinnen und vier Alraunen an: Zwei Alraunen finden keinen Platz und gehen in den Kreis der Absenderin.
    .title = Beispiel: übergelaufen
rule-BAL-27 = Liegen in irgendeinem Dämonenkreis fünf oder mehr Zutaten, endet die Partie, und der vollste Kreis gewinnt. Ist nach Runde 20 noch nichts entschieden, gilt der Stand.
    .title = Das Ende
rule-BAL-28 = Bei Gleichstand gewinnen mehr verschiedene Zutaten im Kreis, dann weniger Zutaten auf der Werkbank; danach wird der Sieg geteilt.
    .title = Gleichstand
rule-BAL-E4 = Fünf Herzen in einem Kreis, vier Alraunen und zwei Spinnen in einem anderen: Der zweite gewinnt, 6 zu 5.
    .title = Beispiel: sechs schlägt fünf
rule-BAL-29 = Andernfalls geben alle den Rest ihrer Hand nach links und ziehen auf vier Karten nach. Eine neue Runde beginnt.
    .title = Karten weitergeben
rule-BAL-30 = Ist der Nachziehstapel leer, geht es mit den Handkarten weiter. Hast du keine, setzt du beim Studieren aus.
    .title = Ein leerer Stapel

chapter-characters = Charaktere

rule-BAL-40 = Die Seherin hat fünf Karten auf der Hand. Meist zieht sie zwei und ihre linke Nachbarin keine.
    .title = { character-seer }
rule-BAL-41 = Der Effekt für ihren Mut kommt zu den gewöhnlich ausgelösten dazu. Eine Wendekarte, die der Zufall gewählt hat, darf sie drehen, wie sie mag.
    .title = { character-daredevil }
rule-BAL-42 = Die Ergebnisse wählt die Spielerin; die drei der Verborgenen Kraft dürfen gleich oder verschieden sein.
    .title = { character-toad_friend }, { character-hidden_power }
rule-BAL-43 = Was von der Bank in den Kessel wandert, darf jede Zutat sein.
    .title = { character-potion_brewer }
rule-BAL-44 = Die Alraunen, die sie ausgibt, dürfen von der Bank oder aus Ergebnissen kommen. Ihr Foliant darf zu einem gewöhnlichen dazukommen.
    .title = { character-grimoire_reader }
rule-BAL-45 = Anfangs sind Pilze ihre Zutat. Ihr Trank wird jedes Mal gedreht, wenn die Karten weitergegeben werden, obwohl aufgedeckte Karten sich sonst nie drehen.
    .title = { character-swindler }
rule-BAL-46 = Was sie über den Platz auf ihrer Werkbank hinaus dazulegt, geht in den Dämonenkreis ihrer linken Nachbarin.
    .title = { character-wild_powers }
rule-BAL-47 = Sie darf jede Trankkarte beim Spielen drehen; danach steht die Seite fest.
    .title = { character-gust }
rule-BAL-48 = Liegt nach dem Brauen von jeder der fünf Zutaten mindestens eine in ihrem Kessel, darf sie vor dem Weiterreichen eine davon in ihren eigenen Dämonenkreis legen.
    .title = { character-handy_witch }


## Ingredients

ingredient-heart = Schattenherz
    .a = ein Schattenherz
    .the = das Schattenherz
    .no = kein Schattenherz
ingredient-mandrake = Alraune
    .a = eine Alraune
    .the = die Alraune
    .no = keine Alraune
ingredient-mushroom = Pilz
    .a = einen Pilz
    .the = den Pilz
    .no = keinen Pilz
ingredient-spider = Spinne
    .a = eine Spinne
    .the = die Spinne
    .no = keine Spinne
ingredient-toad = Kröte
    .a = eine Kröte
    .the = die Kröte
    .no = keine Kröte


## Arcana

arcanum-brew = Gebräu
arcanum-raven = Rabe
arcanum-tome = Foliant


## Where an ingredient comes from

source-bench = von der Werkbank
source-outputs = aus den Ergebnissen
source-supply = aus dem Vorrat


## Potions. Which names are printed and which are ours: data/potions.toml

potion-void_storm = Sturm der Leere
potion-lost_arcana = Die verlorenen Arkana
potion-book_of_midnight = Buch der Mitternacht
potion-whirling_secrets = Wirbelnde Geheimnisse
potion-curse_of_shadow = Schattenfluch
potion-secret_summoning = Geheime Beschwörung
potion-lore_of_spores = Sporenkunde
potion-lore_of_webs = Netzkunde
potion-lore_of_croaks = Quakkunde
potion-brew_of_blisters = Blasensud
potion-brew_of_baldness = Glatzensud
potion-brew_of_warts = Warzensud
potion-elixir_of_stars = Elixier der Sterne
potion-elixir_of_sun = Elixier der Sonne
potion-elixir_of_moon = Elixier des Mondes
potion-charm_of_sleep = Schlafzauber
potion-charm_of_fear = Furchtzauber
potion-charm_of_love = Liebeszauber
potion-flask_of_shapes = Fläschchen Wandelgestalt
potion-flask_of_insight = Fläschchen Einsicht
potion-flask_of_dreams = Fläschchen Träume
potion-sorcery_of_venom = Giftmagie
potion-sorcery_of_crawling = Krabbelmagie
potion-sorcery_of_leaping = Hüpfmagie
potion-incantation_of_storm = Sturmgesang
potion-incantation_of_lava = Lavagesang
potion-incantation_of_river = Flussgesang
potion-hex_of_shattering = Scherbenfluch
potion-hex_of_binding = Fesselfluch
potion-hex_of_finding = Finderfluch
potion-spider_summoning = Spinnenruf
potion-slime_summoning = Schleimruf
potion-spore_summoning = Sporenruf
potion-mushroom_offering = Pilzopfer
potion-spider_offering = Spinnenopfer
potion-toad_offering = Krötenopfer
potion-mushroom_flood = Pilzflut
potion-spider_quake = Spinnenbeben
potion-toad_tornado = Krötentornado
potion-rite_of_nature = Ritus der Natur
potion-rite_of_growth = Ritus des Wachsens
potion-rite_of_creatures = Ritus der Kreaturen
potion-elixir_of_sorrow = Elixier des Kummers
potion-elixir_of_anger = Elixier des Zorns
potion-elixir_of_despair = Elixier der Verzweiflung
potion-spell_of_vanishing = Schwundspruch
potion-spell_of_levitation = Schwebespruch
potion-spell_of_invisibility = Tarnspruch
potion-tonic_of_speed = Tonikum der Eile
potion-tonic_of_stamina = Tonikum der Ausdauer
potion-tonic_of_strength = Tonikum der Stärke
potion-remedy_for_backache = Mittel gegen Rückenweh
potion-remedy_for_toothache = Mittel gegen Zahnweh
potion-remedy_for_headache = Mittel gegen Kopfweh
potion-mystery_of_shadow = Mysterium der Schatten
potion-mystery_of_chaos = Mysterium des Chaos
potion-mystery_of_dread = Mysterium des Grauens
potion-ritual_of_earth = Erdritual
potion-ritual_of_fire = Feuerritual
potion-ritual_of_wind = Windritual


## Characters

character-novice = Novizin
    .text = Einmal im Spiel, bevor du eine Karte wählst: Leg diesen Charakter und deine ganze Hand ab und zieh vier neue Karten.
character-seer = Seherin
    .text = Du hast fünf Karten auf der Hand statt vier, auch bei der ersten Hand.
character-daredevil = Draufgängerin
    .text = Du darfst den Zufall wählen lassen, welche Karte du spielst. Tust du es, darfst du einen Arkana-Effekt deiner Wahl nutzen.
character-hidden_power = Verborgene Kraft
    .text = Von jeder der fünf Zutaten eine: drei beliebige. Wird nach Gebrauch abgelegt.
character-grimoire_reader = Grimoire-Leserin
    .text = Einmal pro Runde beim Brauen: Zahl zwei Alraunen für einen Folianten-Effekt.
character-swindler = Schwindlerin
    .text = Zwei Pilze: zwei Kröten. Wird jedes Mal gedreht, wenn die Karten weitergegeben werden.
character-fey_blessed = Feengesegnete
    .text = Gar nichts: eine Alraune und eine Kröte.
character-toad_friend = Krötenfreundin
    .text = Drei Kröten: eine beliebige Zutat.
character-handy_witch = Geschickte Hexe
    .text = Liegen nach dem Brauen alle fünf Zutaten in deinem Kessel, darfst du eine davon in deinen eigenen Dämonenkreis legen.
character-spider_summoner = Spinnenruferin
    .text = Drei Alraunen: fünf Spinnen.
character-gust = Wirbelwind
    .text = Du darfst jede Karte beim Spielen drehen, Wendekarte oder nicht.
character-potion_brewer = Trankbrauerin
    .text = Für jedes Gebräu-Symbol auf der Karte, die du aufdeckst, darfst du eine Zutat von deiner Werkbank in deinen Kessel legen.
character-wild_powers = Ungezähmte Kräfte
    .text = Ein Herz: eine Alraune und ein Pilz. Jede Runde musst du, bevor du eine Karte wählst, drei gleiche Zutaten auf deine Werkbank legen.
word-designed = Von der gedruckten Karte nicht bekannt, unsere eigene Wahl: { $fields }.


## Words on the table

word-bench = Werkbank
word-cauldron = Kessel
word-circle = Dämonenkreis
word-line = Tränke
word-hand = Hand
word-pile = Nachziehstapel
word-round = Runde
word-character = Charakter
word-initiative = Initiative
word-two-way = Wendekarte
word-left = links
word-right = rechts


## ------------------------------------------------------------------------------------------------
## Facts. A variable is a field of the event, question, action or refusal, in its plain form; beside it stands what to show:
## `$who` (the player), `$to_who` (another player), `$potion_name`, `$ingredient_name`, `$a_ingredient`, `$the_ingredient`,
## `$no_ingredient`; for lists `$ingredients_names` and `$ingredients_count`.


## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-CharactersDealt = { $who } bekommt zwei Charaktere.
    .you = Du bekommst zwei Charaktere: { $characters_names }.
event-CharacterKept = { $who } hat einen Charakter behalten.
    .you = Du behältst den Charakter „{ $character_name }“.
event-CharacterShown = { $who } spielt „{ $character_name }“ und beginnt mit { $ingredients_names }.
    .you = Du spielst „{ $character_name }“ und beginnst mit { $ingredients_names }.
event-CharacterBoxed = „{ $character_name }“ von { $who } kommt zurück in die Schachtel.
    .you = Dein Charakter „{ $character_name }“ kommt zurück in die Schachtel.
event-CharacterTurned = { $who } dreht den Trank von „{ $character_name }“ um.
    .you = Du drehst den Trank von „{ $character_name }“ um.
event-PotionsDrawn =
    { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
    .you = Du ziehst: { $potions_names }.
event-HandThrownAway = { $who } wirft die ganze Hand ab: { $potions_names }.
    .you = Du wirfst deine ganze Hand ab: { $potions_names }.
event-PileRanOut =
    { $shuffled ->
        [true] Der Nachziehstapel ist leer; die abgeworfenen Karten werden zu einem neuen gemischt.
       *[false] Der Nachziehstapel ist leer.
    }
event-RoundBegan = Runde { $round } beginnt.
event-IngredientsConjured = { $who } zaubert { $count } × { $ingredient_name } auf die Werkbank.
    .you = Du zauberst { $count } × { $ingredient_name } auf deine Werkbank.
event-PotionChosen = { $who } hat eine Karte gewählt.
    .you =
        { $turned ->
            [true] Du hast „{ $potion_name }“ gewählt, gedreht.
           *[other] Du hast „{ $potion_name }“ gewählt.
        }
event-LeftToChance = { $who } hat die Wahl dem Zufall überlassen.
    .you = Du hast die Wahl dem Zufall überlassen.
event-PotionRevealed =
    { $turned ->
        [true] { $who } deckt „{ $potion_name }“ auf, gedreht.
       *[other] { $who } deckt „{ $potion_name }“ auf.
    }
    .you =
        { $turned ->
            [true] Du deckst „{ $potion_name }“ auf, gedreht.
           *[other] Du deckst „{ $potion_name }“ auf.
        }
event-MarkerMoved =
    { $triggers ->
        [true] { $who } kommt mit { $arcanum_name } auf { $space }: Der Effekt darf genutzt werden.
       *[other] { $who } kommt mit { $arcanum_name } auf { $space }.
    }
    .you =
        { $triggers ->
            [true] Du kommst mit { $arcanum_name } auf { $space }: Du darfst den Effekt nutzen.
           *[other] Du kommst mit { $arcanum_name } auf { $space }.
        }
event-ArcanumTriggered = { $who } löst den Effekt { $arcanum_name } aus.
    .you = Du löst den Effekt { $arcanum_name } aus.
event-ArcanumLost = { $who } lässt den Effekt { $arcanum_name } verfallen.
    .you = Du lässt den Effekt { $arcanum_name } verfallen.
event-IngredientAdded = { $who } legt { $a_ingredient } aus dem Vorrat in den Kessel.
    .you = Du legst { $a_ingredient } aus dem Vorrat in deinen Kessel.
event-IngredientRemoved = { $who } lässt den Raben { $a_ingredient } von der Werkbank holen.
    .you = Dein Rabe holt { $a_ingredient } von deiner Werkbank.
event-IngredientNamed = { $who } nennt { $the_ingredient }: In dieser Runde gibt der Vorrat davon.
    .you = Du nennst { $the_ingredient }: In dieser Runde gibt der Vorrat davon.
event-IngredientMoved = { $who } legt { $a_ingredient } von der Werkbank in den Kessel.
    .you = Du legst { $a_ingredient } von deiner Werkbank in deinen Kessel.
event-ProductionBegan = Alle brauen, im Geheimen.
event-InitiativeCalled = { $who } verlangt die Initiative: { $order_names }.
    .you = Du verlangst die Initiative: { $order_names }.
event-ProductionFinished = { $who } ist mit dem Brauen fertig.
    .you = Du bist mit dem Brauen fertig.
event-PotionUsed =
    { $given_count ->
        [0] { $who } nutzt „{ $potion_name }“.
       *[other] { $who } nutzt „{ $potion_name }“: { $given_names }.
    }
    .you =
        { $given_count ->
            [0] Du nutzt „{ $potion_name }“.
           *[other] Du nutzt „{ $potion_name }“: { $given_names }.
        }
event-PotionUndone = { $who } nimmt „{ $potion_name }“ zurück.
    .you = Du nimmst „{ $potion_name }“ zurück.
event-CauldronFilled =
    { $ingredients_count ->
        [0] Der Kessel von { $who } ist leer.
       *[other] { $who } hat gebraut: { $ingredients_names }.
    }
    .you =
        { $ingredients_count ->
            [0] Dein Kessel ist leer.
           *[other] Du hast gebraut: { $ingredients_names }.
        }
event-MovedToCircle = { $who } legt { $a_ingredient } aus dem Kessel in den eigenen Dämonenkreis.
    .you = Du legst { $a_ingredient } aus deinem Kessel in deinen Dämonenkreis.
event-CauldronPassed =
    { $ingredients_count ->
        [0] { $to_is_you ->
            [true] { $who } reicht dir einen leeren Kessel.
           *[false] { $who } reicht { $to_who } einen leeren Kessel.
        }
       *[other] { $to_is_you ->
            [true] { $who } reicht dir den Kessel: { $ingredients_names }.
           *[false] { $who } reicht { $to_who } den Kessel: { $ingredients_names }.
        }
    }
    .you =
        { $ingredients_count ->
            [0] Du reichst { $to_who } einen leeren Kessel.
           *[other] Du reichst { $to_who } deinen Kessel: { $ingredients_names }.
        }
event-BenchOverflowed =
    { $to_is_you ->
        [true] Die Werkbank von { $who } läuft über: { $ingredients_names } in deinen Dämonenkreis!
       *[false] Die Werkbank von { $who } läuft über: { $ingredients_names } in den Dämonenkreis von { $to_who }!
    }
    .you = Deine Werkbank läuft über: { $ingredients_names } in den Dämonenkreis von { $to_who }!
event-HandsPassed = Die Handkarten wandern nach links.
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-BAL-27 = Der vollste Dämonenkreis: { $score } Zutaten.
ending-BAL-28 =
    { $shared ->
        [true] Kreise mit { $score }, gleich viele Arten, gleich volle Werkbänke: Der Sieg wird geteilt.
       *[false] Kreise mit je { $score }: Mehr verschiedene Arten entscheiden, dann die leerere Werkbank.
    }
event-MatchEnded =
    { $winners_you ->
        [only] Der Ball ist vorbei: Der Sieg gehört dir! Dämonenkreise: { $scores_names }.
        [among] Der Ball ist vorbei: Geteilter Sieg: { $winners_names }! Dämonenkreise: { $scores_names }.
       *[not] { $winners_count ->
            [one] Der Ball ist vorbei: Der Sieg geht an { $winners_names }! Dämonenkreise: { $scores_names }.
           *[other] Der Ball ist vorbei: Den Sieg teilen sich { $winners_names }! Dämonenkreise: { $scores_names }.
        }
    }


## Questions: what a seat is asked

ask-ChooseCharacter = Welchen der beiden Charaktere behältst du?
ask-ChooseConjured = { character-wild_powers }: drei von welcher Zutat?
ask-ChoosePotion = Welchen Trank studierst du?
ask-TurnDrawn = { character-daredevil }: Wie herum liegt die Karte?
ask-TriggerOne = { character-daredevil }: Welchen Effekt möchtest du für deinen Mut?
ask-UseArcana = Welche Effekte nutzt du?
ask-Produce = Was braust du?
ask-FillSlot = { $potion_name }: Was kommt auf das nächste Zutatenfeld?
ask-PickOutput = { $potion_name }: Was gibt das nächste Ergebnisfeld?
ask-NameForTome = { character-grimoire_reader }: Welche Zutat nennst du?
ask-ChooseForCircle = { character-handy_witch }: Welche Zutat kommt in deinen eigenen Dämonenkreis?


## Answers: short labels. An attribute is the label under the question of that name

do-KeepCharacter = { $character_name }
do-StudyPotion =
    { $turned ->
        [true] { $potion_name }, gedreht
       *[other] { $potion_name }
    }
do-StartAfresh = Eine neue Hand: weg mit Charakter und Karten
do-LeaveToChance = Dem Zufall überlassen
do-LayDrawn =
    { $turned ->
        [true] Gedreht
       *[other] Wie gedruckt
    }
do-TriggerArcanum =
    { $arcanum ->
        [brew] Gebräu
        [raven] Rabe
       *[tome] Foliant
    }
do-Conjure = Drei davon: { $ingredient_name }
do-AddFromSupply = Gebräu: { $a_ingredient } in den Kessel
do-RemoveFromBench = Rabe: { $a_ingredient } weg
do-NameIngredient = Foliant: { $ingredient_name }
do-MoveToCauldron = Leg { $a_ingredient } in den Kessel
do-LeaveArcana = Keine weiteren Effekte
    .TriggerOne = Kein Effekt
do-UsePotion = „{ $potion_name }“ nutzen
do-FillInput = { $a_ingredient } { $source_name }
do-FillOutput = { $a_ingredient }
do-UndoStep = Einen Schritt zurück
    .FillSlot = Den Trank weglegen
    .PickOutput = Den Trank weglegen
    .NameForTome = Die Alraunen behalten
do-FinishProduction = Fertig gebraut
do-CallInitiative = Die Initiative verlangen
do-MoveToCircle = { $a_ingredient } in den eigenen Kreis
do-KeepCauldron = Alles weiterreichen


## Refusals: why not

why-not_dealt_to_you = „{ $character_name }“ hast du nicht bekommen.
why-not_in_hand = „{ $potion_name }“ hast du nicht auf der Hand.
why-one_way_card = „{ $potion_name }“ ist keine Wendekarte.
why-card_is_chosen = Deine Karte liegt schon verdeckt.
why-novice_is_gone = Deine { character-novice } ist zurück in der Schachtel.
why-no_novice = Das darf nur eine { character-novice }.
why-no_daredevil = Nur die { character-daredevil } überlässt die Wahl dem Zufall.
why-effect_not_triggered = Den Effekt { $arcanum_name } darfst du jetzt nicht nutzen.
why-not_on_bench = Auf deiner Werkbank gibt es { $no_ingredient }.
why-bench_is_bare = Deine Werkbank ist leer: Ein Rabe fände nichts.
why-named_already = Du hast { $the_ingredient } schon genannt.
why-nothing_to_move = Es ist kein Gebräu-Symbol mehr übrig, für das du etwas verschieben dürftest.
why-not_your_potion = „{ $potion_name }“ gehört nicht zu deinen Tränken.
why-used_already = „{ $potion_name }“ hast du in dieser Phase schon genutzt.
why-potion_has_no_slots = „{ $potion_name }“ hat keine Felder: Da gibt es nichts zu nutzen.
why-inputs_missing = Du kannst nicht alle Zutatenfelder von „{ $potion_name }“ füllen.
why-nothing_to_undo = Da ist kein Schritt, den du zurücknehmen könntest.
why-order_is_called = Die Initiative ist schon verlangt worden.
why-not_your_turn = Du bist mit dem Brauen nicht an der Reihe.
why-production_is_finished = Du bist mit dem Brauen fertig.
why-not_on_this_slot = Dieses Feld nimmt { $no_ingredient }.
why-cannot_fill_with = Von dort gibt es { $no_ingredient }.


## The steps of a round

step-characters = Charaktere
step-opening = Beginn der Runde
step-choosing = Studieren: wählen
step-daring = Studieren: die Mutprobe
step-arcana = Studieren: Arkana
step-producing = Brauen: herstellen
step-serving = Brauen: vor dem Weiterreichen
step-passing_cauldrons = Brauen: Kessel weiterreichen
step-passing_hands = Brauen: Karten weitergeben


## What a table agrees on. `.is-…` names a value, `.about` explains

option-characters = Charaktere
    .about = Alle als Novizin, oder alle mit einem von zwei anderen Charakteren.
    .is-novice = Novizinnen (erste Partie)
    .is-expert = Könner
option-cards = Karten
    .about = Was auf den Karten steht. Eine eigene Kartendatei darf etwas anderes sagen.
    .is-base = Die gewöhnlichen
    .is-own = Die aus einer Datei


## The board of the page

board-left-neighbour = links von dir
board-right-neighbour = rechts von dir
board-both-sides = links und rechts
board-hands-go = Karten
board-cauldrons-go = Kessel
board-my-bench = Deine Werkbank
board-my-cauldron = Dein Kessel
board-my-circle = Dein Dämonenkreis
board-my-potions = Deine Tränke
board-my-hand = Deine Hand
board-place-of = Platz von { $who }
board-large = näher ansehen
board-close = Schließen
board-of = { $n } von { $most }
board-room =
    { $n ->
        [0] kein Platz
       *[other] Platz für { $n }
    }
board-room-right = Platz auf der Bank von { $who }
board-too-many = { $n } mehr, als jetzt passen
board-study = Studieren
board-again = noch einmal antippen, um ihn zu studieren
board-turn = Karte drehen
board-turned = gedreht
board-back = Rückseite der Karte
board-front = Vorderseite der Karte
board-brew = Brauen
board-used = genutzt, Schritt { $n }
board-no-potions = Noch kein Trank studiert.
board-no-hand = Keine Karten auf der Hand.
board-face-down = verdeckt
board-chosen = hat gewählt
board-choosing = wählt
board-brewing = braut
board-done = fertig
board-next = braut als Nummer { $n }
board-secret = alle zugleich, im Geheimen
board-in-order = nach Initiative, offen
# $most: how many.
board-circle-ends = { $most } Würfel hier, und der Ball ist aus: die meisten gewinnen
board-danger = Noch eine, und der Ball ist aus!
board-over = Voll: Der Ball ist vorbei
board-markers = Arkana
board-next-effect = nächster Effekt bei { $n }
board-free = in dieser Runde frei
board-takes = braucht
board-gives = ergibt
board-nothing = nichts
board-or = oder
board-any = beliebig
board-keep = Behalten
board-starts-with = beginnt mit
board-effect = { $arcanum }: { $effect }
board-effect-brew = in deinen Kessel
board-effect-raven = weg von deiner Bank
board-effect-tome = frei für Zutatenfelder
board-effect-move = von der Bank in den Kessel
board-times = noch { $n }
board-fields-initiative = Initiative
board-fields-name_en = englischer Name
board-fields-name_fr = französischer Name
board-fields-name_de = deutscher Name
board-fields-arcana = Arkana-Symbole
board-fields-takes = Zutaten
board-fields-gives = Ergebnisse
board-fields-two_way = Wendekarte
board-fields-start = Start
board-fields-once = einmalig
board-fields-id = Kennung
board-as-printed = So auf der Karte gedruckt.
board-other-names = In anderen Ausgaben: { $names }
board-boxed = zurück in der Schachtel
board-kinds =
    { $n ->
        [one] { $n } Sorte
       *[other] { $n } Sorten
    }
board-on-bench = noch { $n } auf der Bank
board-from-whom = Übergelaufen von
board-summary = Werkbank: { $bench }. Kessel: { $cauldron }. Dämonenkreis: { $circle }.
board-pick-input = Wähl, was auf das leuchtende Feld kommt.
board-pick-output = Wähl, was das leuchtende Feld ergibt.
board-tap-recipe = Tipp ein Rezept an, um es zu brauen, oder zieh eine Zutat darauf.


## Die Begleitung: je ein oder zwei kurze Sätze

guide-theme = Braue für deine Nachbarin: Gib ihr mehr, als ihre Werkbank fasst.
guide-room = Eine Werkbank fasst 3 Herzen, 4 Alraunen und je 9 der anderen Zutaten.
guide-choose = Wähle einen Trank. Alle tun es geheim, und er bleibt vor dir liegen.
guide-produce = Ein Trank macht aus Zutaten andere. Füll alle Plätze, und sieh, was herauskommt.
guide-output = Was herauskommt, geht in deinen Kessel, und der geht nach rechts.
guide-hers = Ihr Kessel kommt auch zu dir: Was du verbrauchst, schafft Platz auf deiner Bank.
guide-circle = Was dort nicht passt, kommt in deinen Dämonenkreis. Fünf beenden die Partie, die meisten gewinnen.
guide-left = Die Handkarten gehen nach jeder Runde nach links, und du ziehst auf vier auf.
guide-chain = Jetzt hast du zwei Tränke. Was der eine macht, kann den anderen füttern.
guide-arcana = Ein Arkanum ist auf einem geraden Feld: Nutz es jetzt. Es fügt hinzu, entfernt oder ersetzt.
guide-turned = Eine Karte mit zwei Pfeilen darf gedreht werden: Aus Eingang wird Ausgang.
guide-free = Jetzt kannst du spielen. Der Rest kommt, wenn er zählt: Viel Spaß!

## Die Regeln zum Lesen, in zwei Minuten: eine Zeile je Absatz. `.rules`: wo das Verzeichnis es sagt.

read-goal =
    Braue mehr, als die Werkbank deiner Nachbarin fasst. Was überläuft, landet in deinem Dämonenkreis.
    Fünf in einem Kreis beenden den Ball; der vollste Kreis gewinnt.
    .rules = BAL-26 BAL-27
read-setup =
    Deine Figur füllt deine Werkbank. Sie fasst 3 Herzen, 4 Alraunen und je 9 Pilze, Spinnen und Kröten.
    Alle halten vier Trankkarten.
    .rules = BAL-1 BAL-3 BAL-4 BAL-7
read-turn =
    Alle wählen geheim einen Trank und legen ihn für immer in ihre Reihe. Eine Karte mit zwei Pfeilen darf gedreht werden.
    Ihre Symbole rücken deine Arkana vor. Auf jeder geraden Zahl darfst du eines nutzen: eine Zutat hinzufügen, zwei entfernen, oder eine Sorte aus dem Vorrat nehmen.
    Braue: jeden Trank einmal, wenn du magst. Füll alle Plätze; was herauskommt, kann den nächsten füttern.
    Der Rest kommt in deinen Kessel, und alle Kessel gehen nach rechts. Was dort nicht passt, gehört dir, in deinem Kreis.
    Die Handkarten gehen nach links, und alle ziehen auf vier auf.
    .rules = BAL-10 BAL-11 BAL-14 BAL-20 BAL-21 BAL-24 BAL-26 BAL-29
read-end =
    Der Ball endet mit der Runde, in der ein Kreis fünf oder mehr hält. Die meisten Zutaten gewinnen; bei Gleichstand die meisten Sorten.
    .rules = BAL-27 BAL-28
read-variants =
    In der ersten Partie sind alle Eingeweihte. Könner wählen eine von zwei Figuren mit eigenen Kräften.
    .rules = BAL-2 BAL-6
