### Quacksalber: jedes Wort, das ein Spieler liest, auf Deutsch. Zwillinge sind en.ftl und fr.ftl; alle haben dieselben Kennungen.
### Alle Sätze sind von uns. Die Titel der Karten sind die der ersten deutschen Ausgabe; die Namen der Bücher sind unsere,
### denn gedruckt haben die Seiten keine. Die Regeln stehen unter denselben Kennungen in docs/rules/charlatans.md.
### Die Artikel stehen im Akkusativ: `.a` einen Kürbis, `.the` den Kürbis, `.no` keinen Kürbis.


## The game

game-charlatans = Die Quacksalber von Quedlinburg
    .tagline = Einer geht noch. Was soll schon schiefgehen?
    .about = Neun Tage Markt, ein Beutel voll fragwürdiger Zutaten und ein Kessel, der jeden Moment überkocht: Zieh, leg an und hör auf, solange es gut läuft. Wer mutig ist, punktet, wer gierig ist, dem fliegt alles um die Ohren, und wer hinterherhinkt, dem helfen die Ratten.
    .credits = Ein Spiel von Wolfgang Warsch, erschienen bei Schmidt Spiele (2018).


## Rules: set-up
## In the order of the ledger; a chapter's title stands before its rules.

chapter-setup = Bevor der Markt öffnet

rule-CHA-1 = Gespielt werden neun Runden; eine Flamme zeigt, welche gerade läuft. Wer in Runde 1 beginnt, wird ausgelost. Danach wandern das Startrecht und der Stapel der Wahrsagekarten jede Runde im Uhrzeigersinn weiter.
    .title = Neun Runden
rule-CHA-2 = Die 24 Wahrsagekarten werden gemischt; neun davon bekommt ihr zu sehen. In der Schachtel liegen 20 Rubine, aber leer geht niemand aus: Sind sie alle, wird einfach weitergezählt. Ein Bonuswürfel wartet jede Runde auf den besten Trank.
    .title = Karten, Rubine, Würfel
rule-CHA-3 = Das orange und das schwarze Buch liegen in jeder Partie aus; welche schwarze Seite gilt, hängt von der Spielerzahl ab (2, oder 3 und 4). Das grüne, das blaue und das rote Buch sind von Anfang an offen, das gelbe kommt zu Beginn von Runde 2 dazu, das lila zu Beginn von Runde 3. Solange ein Buch geschlossen ist, kann man seine Chips weder kaufen noch gewinnen.
    .title = Welche Bücher offen sind
rule-CHA-4 = Du beginnst mit einem leeren Kessel, dessen Tropfen auf Feld 0 liegt, mit einer vollen Flasche, einem Rattenstein neben dem Kessel, 1 Rubin und 0 Punkten.
    .title = Womit du beginnst
rule-CHA-5 = In deinem Beutel sind anfangs vier weiße 1er, zwei weiße 2er, ein weißer 3er, ein oranger 1er und ein grüner 1er. In den Beutel spicken gilt nicht! Was darin sein muss, wissen aber alle, darum zeigt es dir der Tisch; was als Nächstes kommt, weiß niemand.
    .title = Der Beutel zu Beginn
rule-CHA-6 = Der Vorrat ist begrenzt. Ein Chip, der aufgebraucht ist, kann weder gekauft noch genommen werden. Steht dir einer zu, bekommst du dafür nichts; wollen mehrere den letzten, entscheidet die Reihenfolge.
    .title = Begrenzter Vorrat


## Rules: a round

chapter-round = Eine Runde

rule-CHA-10 = Der Startspieler deckt eine Wahrsagekarte auf. Eine lila Karte wird sofort ausgeführt, noch vor den Ratten und dem Brauen; eine blaue gilt in dieser Runde oder wirkt an deren Ende. Gewählt wird der Reihe nach, beginnend beim Startspieler. Einen gelben oder lila Chip gibt eine Karte nur, wenn sein Buch schon offen ist, und einen weißen nie.
    .title = Die Wahrsagekarte
rule-CHA-11 = Ab Runde 2 zählt nach der Karte jeder, der nicht vorn liegt, die Rattenschwänze auf der Punkteleiste zwischen dem eigenen Stein und dem des Führenden. Um so viele Felder kommt dein Rattenstein vor deinen Tropfen, und von dort braust du weiter. Jenseits von 50 Punkten zählen dieselben Schwänze noch einmal.
    .title = Ratten
rule-CHA-E1 = Der Führende steht auf 20. Auf 19 liegt kein Schwanz dazwischen: keine Ratte. Auf 17 ist es einer: Die Ratte sitzt 1 Feld vor dem Tropfen. Auf 16 sind es zwei: Sie sitzt 2 Felder vor ihm.
    .title = Beispiel: Schwänze zählen
rule-CHA-12 = Alle brauen gleichzeitig. Zieh blind einen Chip nach dem anderen und leg ihn so viele Felder hinter das letzte belegte Feld (Tropfen, Ratte oder Chip), wie er wert ist. Übersprungene Felder bleiben leer.
    .title = Brauen
rule-CHA-E2 = Dein Tropfen liegt auf 0. Ein oranger 1er kommt auf Feld 1, der gelbe 2er danach auf Feld 3; noch ein 1er käme auf Feld 4.
    .title = Beispiel: Chips legen
rule-CHA-13 = Einmal ziehen musst du. Nach jedem Chip entscheidest du frei: weiterziehen oder aufhören. Aufgehört ist aufgehört für diese Runde, und auch ein leerer Beutel beendet das Brauen. Den anderen zuzuschauen ist erlaubt, und klug.
    .title = Ziehen oder aufhören
rule-CHA-14 = Ergeben die weißen Chips in deinem Kessel zusammen mehr als 7, explodiert er. Der Chip, der es war, wird noch gelegt, dann ist für diese Runde Schluss mit Ziehen. Nur die Werte weißer Chips zählen. Eine Explosion hebt weder Chip-Aktionen noch Wahrsagekarten auf.
    .title = Explosion
rule-CHA-E3 = Weiß 2, 3 und 1 ergeben 6. Als Nächstes kommt eine weiße 2 und landet auf Feld 9: Summe 8, der Kessel explodiert. Gewertet wird Feld 10.
    .title = Beispiel: einer zu viel
rule-CHA-15 = Blaue, rote und gelbe Chips wirken sofort, wenn sie gelegt werden; grüne, lila und schwarze am Ende der Runde. Weiß und Orange tun nichts. Wo es etwas zu wählen gibt, darfst du verzichten; alles andere geschieht von selbst, außer wenn der Tisch gefragt werden will (Tischoption „Verzichten“). Was jede Farbe kann, steht in ihrem Buch.
    .title = Chip-Aktionen
rule-CHA-E4 = Beim blauen Buch aus Set 1 legst du einen blauen 2er und ziehst zwei weitere Chips: einen weißen 3er und einen roten 1er. Leg einen davon oder keinen; der Rest geht zurück in den Beutel.
    .title = Beispiel: ein blauer 2er
rule-CHA-16 = Solange deine Flasche voll ist, darfst du den zuletzt gezogenen Chip zurück in den Beutel legen, bevor du wieder ziehst: Sein Platz und sein weißer Wert sind dann ungeschehen. Der Chip, der den Kessel gesprengt hat, bleibt immer liegen. Danach ist die Flasche leer, bis du sie wieder füllst, und du darfst weiterziehen. Jede Farbe darf zurück, außer am Tisch gilt „nur Weiß“.
    .title = Die Flasche
rule-CHA-17 = In Runde 9 ziehen alle im selben Moment, auf ein Zeichen: ein Chip oder eine leere Hand, gemeinsam aufgedeckt. Auf Wunsch spielt der Tisch auch die Runden 1 bis 8 so.
    .title = Alle zusammen
rule-CHA-18 = Das letzte Feld für Chips ist die zweite „33“. Chips, die weiter müssten, bleiben darauf liegen; weiße zählen trotzdem. Liegt dort ein Chip, wird der Löffel gewertet: 15 Punkte und 35 Münzen.
    .title = Der Löffel


## Rules: scoring

chapter-scoring = Wertung

rule-CHA-20 = Dein Wertungsfeld ist das Feld gleich nach deinem letzten Chip, explodiert oder nicht. Liegt kein Chip mehr im Kessel, ist es das Feld nach dem Tropfen oder der Ratte. Zieht der Tropfen während der Wertung weiter, ändert das nichts daran.
    .title = Das Wertungsfeld
rule-CHA-21 = Schritt A. Von den Kesseln, die nicht explodiert sind, würfelt der mit dem weitesten Wertungsfeld den Bonuswürfel. Bei Gleichstand würfeln alle, also auch alle, die am Löffel sind. Sind alle explodiert, würfelt niemand.
    .title = A: der Bonuswürfel
rule-CHA-E5 = Zwei Spieler werten beide eine „23“. Weil die 23 zweimal aufgedruckt ist, würfelt, wer weiter vorn ist.
    .title = Beispiel: zweimal 23
rule-CHA-22 = Der Bonuswürfel zeigt 1 Punkt (auf zwei Seiten), 2 Punkte, 1 Rubin, 1 Feld für den Tropfen oder 1 orangen Chip für deinen Beutel.
    .title = Die Seiten des Würfels
rule-CHA-23 = Schritt B. Die Chip-Aktionen des schwarzen, dann des grünen, dann des lila Buchs, jeweils reihum ab dem Startspieler. Explodierte Kessel machen mit.
    .title = B: Chip-Aktionen
rule-CHA-24 = Schritt C. Zeigt dein Wertungsfeld einen Rubin, nimm dir 1 Rubin, explodiert oder nicht.
    .title = C: der Rubin
rule-CHA-25 = Ist dein Kessel explodiert, bekommst du entweder die Punkte (Schritt D) oder den Einkauf (Schritt E), nicht beides. Alle anderen bekommen beides.
    .title = Explodiert: Punkte oder Münzen
rule-CHA-26 = Schritt D. Nehmt euch reihum die Siegpunkte eures Wertungsfelds.
    .title = D: Punkte
rule-CHA-27 = Schritt E. Kauf, wenn du an der Reihe bist, einen oder zwei Chips verschiedener Farbe, höchstens für die Münzen deines Wertungsfelds. Die Preise stehen in den Büchern; ein Buch mit nur einem Preis verkauft nur 1er. Du musst nichts kaufen, aber was du nicht ausgibst, verfällt.
    .title = E: der Einkauf
rule-CHA-28 = Gekaufte Chips und alle Chips aus deinem Kessel kommen in deinen Beutel.
    .title = Alles in den Beutel
rule-CHA-E6 = Mit den Preisen aus Set 1. Du bist explodiert und wertest eine 19: Nimm 5 Punkte, oder 19 Münzen für einen grünen 2er (8) und einen blauen 2er (10), 1 Münze verfällt. Du bist nicht explodiert und wertest die 15 mit dem Rubin: Liegst du vorn, würfle den Bonuswürfel, dann nimm 1 Rubin, 3 Punkte und einen grünen 4er (14), 1 Münze verfällt.
    .title = Beispiel: Wertung
rule-CHA-29 = Schritt F. Für 2 Rubine rückt dein Tropfen 1 Feld vor, so oft du magst. Für 2 Rubine füllst du deine Flasche wieder.
    .title = F: Rubine ausgeben
rule-CHA-30 = Der Rattenstein verlässt den Kessel, der Stapel der Wahrsagekarten wandert im Uhrzeigersinn weiter, und die Flamme rückt vor.
    .title = Ende der Runde
rule-CHA-31 = Zu Beginn von Runde 6 bekommen alle einen weißen 1er in den Beutel. Bestellt hat ihn niemand.
    .title = Runde 6: noch ein Weißer
rule-CHA-32 = In Runde 9 wird nichts gekauft. 2 Rubine bringen 1 Punkt (oder rücken bei Reagenzgläsern den zweiten Tropfen vor); ist dein Kessel nicht explodiert, bringen 5 Münzen 1 Punkt. Beides, so oft du zahlen kannst.
    .title = Die letzte Runde
rule-CHA-33 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer in der letzten Runde im Kessel weiter gekommen ist; ist auch das gleich, teilt ihr euch den Sieg.
    .title = Wer gewinnt


## Rules: variants

chapter-variants = Varianten

rule-CHA-40 = Statt eines Sets wählt ihr für jede Farbe eine Seite aus einem beliebigen der vier Sets.
    .title = Bücher frei gemischt
rule-CHA-41 = Dreht die Kessel auf die Seite mit den Reagenzgläsern. Ein zweiter Tropfen beginnt auf dem Glas ganz links. Immer wenn ein Tropfen vorrückt, ob durch Karte, Chip, Würfel oder Rubine, wählst du, welcher der beiden; ein Zug von 2 darf aufgeteilt werden. Jedes Glas gibt sofort seinen Bonus: 1 Rubin, 1 bis 4 Punkte oder einen Chip für deinen Beutel. Ein Chip, dessen Buch noch zu ist oder der aufgebraucht ist, entfällt. Nach dem letzten Glas rückt nur noch der Tropfen im Kessel vor. Auch in Runde 9 dürfen 2 Rubine den zweiten Tropfen vorrücken; der Rest wird zu Punkten.
    .title = Reagenzgläser


## Ingredients
## `colour-…` names the colour of a chip, `ingredient-…` what it is supposed to be.

colour-white = Weiß
colour-orange = Orange
colour-green = Grün
colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-purple = Lila
colour-black = Schwarz

ingredient-white = Knallerbse
    .a = eine Knallerbse
    .the = die Knallerbse
    .no = keine Knallerbse
ingredient-orange = Kürbis
    .a = einen Kürbis
    .the = den Kürbis
    .no = keinen Kürbis
ingredient-green = Kreuzspinne
    .a = eine Kreuzspinne
    .the = die Kreuzspinne
    .no = keine Kreuzspinne
ingredient-blue = Krähenschädel
    .a = einen Krähenschädel
    .the = den Krähenschädel
    .no = keinen Krähenschädel
ingredient-red = Fliegenpilz
    .a = einen Fliegenpilz
    .the = den Fliegenpilz
    .no = keinen Fliegenpilz
ingredient-yellow = Alraunwurzel
    .a = eine Alraunwurzel
    .the = die Alraunwurzel
    .no = keine Alraunwurzel
ingredient-purple = Geisteratem
    .a = einen Geisteratem
    .the = den Geisteratem
    .no = keinen Geisteratem
ingredient-black = Totenkopffalter
    .a = einen Totenkopffalter
    .the = den Totenkopffalter
    .no = keinen Totenkopffalter

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

book-orange = Kürbis pur
    .text = Keine Aktion: Er füllt ein Feld, und mehr hat er nie gewollt. Manches andere Buch und manche Karte achtet auf ihn.
    .brief = Füllt ein Feld, billig und harmlos.
book-black_2p = Duell der Falter
    .text = Schritt B. Vergleicht die schwarzen Chips in beiden Kesseln. Genauso viele wie dein Gegenüber: Dein Tropfen rückt 1 Feld vor. Mehr: Dein Tropfen rückt 1 Feld vor, und du nimmst 1 Rubin. Auch explodierte Kessel zählen. Ohne eigenen schwarzen Chip bekommst du nichts.
    .brief = So viele schwarze wie der andere: der Tropfen. Mehr: dazu ein Rubin.
book-black_3_4p = Falter am Zaun
    .text = Schritt B. Vergleiche deine schwarzen Chips mit denen deiner Nachbarn links und rechts. Mehr als einer von beiden: Dein Tropfen rückt 1 Feld vor. Mehr als beide: Dein Tropfen rückt 1 Feld vor, und du nimmst 1 Rubin. Gleichstand bringt nichts, und auch explodierte Kessel zählen.
    .brief = Mehr schwarze als ein Nachbar: der Tropfen. Als beide: dazu ein Rubin.

book-green_1 = Rubinnetz
    .text = Schritt B. Nimm 1 Rubin für jeden grünen Chip unter den letzten beiden Chips deines Kessels. Sein Wert ist egal, Lücken zwischen den Chips auch.
    .brief = Letzter oder vorletzter im Kessel: 1 Rubin.
book-green_2 = Die milde Spinne
    .text = Schritt B. Für jeden grünen Chip unter den letzten beiden Chips deines Kessels kommt ein Chip in deinen Beutel. Für einen grünen 1er: ein oranger 1er. Für einen grünen 2er: ein blauer oder ein roter 1er. Für einen grünen 4er: ein gelber oder ein lila 1er, sofern das Buch schon offen ist.
    .brief = Letzter oder vorletzter im Kessel: ein Chip gratis.
book-green_3 = Spinne auf sieben Beinen
    .text = Schritt B. Ergeben deine weißen Chips genau 7, rückt dein allerletzter Chip, egal welcher Farbe, um die Summe der Werte aller grünen Chips in deinem Kessel vor. Rubin, Punkte und Münzen gibt es vom neuen Wertungsfeld; der Bonuswürfel ist da schon gefallen.
    .brief = Weiße Summe genau 7: Der letzte Chip rückt um deine grünen vor.
book-green_4 = Zoll der Spinne
    .text = Schritt B. Für jeden grünen Chip unter den letzten beiden Chips deines Kessels darfst du 1 Rubin zahlen, damit dein Tropfen 1 Feld vorrückt.
    .brief = Letzter oder vorletzter: 1 Rubin für den Tropfen.

book-blue_1 = Die Krähe sieht nach
    .text = Zieh so viele weitere Chips, wie dieser Chip wert ist (1, 2 oder 4; weniger, wenn der Beutel nicht mehr hergibt). Leg einen davon oder keinen; der Rest geht zurück in den Beutel. Der gelegte Chip wirkt wie sonst: Ein blauer zieht wieder, ein weißer zählt und kann den Kessel sprengen. Auf dem letzten Feld zieht er nichts.
    .brief = Sieh 1, 2 oder 4 Chips an, leg einen oder keinen.
book-blue_2 = Harter Schädel
    .text = Sprengt einer der nächsten 1, 2 oder 4 gezogenen Chips (so viel, wie dieser Chip wert ist) den Kessel, bekommst du trotzdem Punkte und Münzen, nur keinen Bonuswürfel. Der Schutz addiert sich nicht: Nach einem weiteren blauen Chip gilt der längere.
    .brief = Für die nächsten 1, 2 oder 4 Chips kostet eine Explosion wenig.
book-blue_3 = Glanz der Krähe
    .text = Landet dieser Chip auf einem Feld mit Rubin, nimm sofort 1 Rubin. Es zählt das Feld des Chips, nicht das Wertungsfeld; sein Wert ist egal.
    .brief = Auf einem Feld mit Rubin: nimm 1 Rubin.
book-blue_4 = Prahlerei der Krähe
    .text = Landet dieser Chip auf einem Feld mit Rubin, nimm sofort so viele Punkte, wie er wert ist (1, 2 oder 4). Es zählt das Feld des Chips, nicht das Wertungsfeld.
    .brief = Auf einem Feld mit Rubin: Punkte nach seinem Wert.

book-red_1 = Pilze an Kürbis
    .text = Liegen schon 1 oder 2 orange Chips in deinem Kessel, rückt dieser Chip 1 Feld weiter vor; ab 3 sind es 2 Felder. Wo die orangen Chips liegen, ist egal.
    .brief = Geht weiter, wenn orange Chips im Kessel sind.
book-red_2 = Trockene Pilze
    .text = Dieser Chip kommt neben deinen Kessel. Solange du braust, darfst du ihn jederzeit zurück in den Beutel legen. Hast du aufgehört oder bist du explodiert, darfst du jeden dieser Chips seinem Wert nach hinter den letzten legen, ihn für eine spätere Runde behalten oder zurück in den Beutel legen. Behaltene Chips sind nicht im Beutel.
    .brief = Wartet neben dem Kessel; leg ihn am Ende, oder behalt ihn.
book-red_3 = Knallpilz
    .text = Ist der Chip direkt davor weiß, rückt dieser Chip um den eigenen Wert und um den des weißen vor.
    .brief = Nach einem weißen geht er um so viel weiter.
book-red_4 = Hüpfpilz
    .text = Sobald ein roter Chip in deinem Kessel liegt, rückt jeder weiße 1er, den du ziehst, 2 Felder vor statt 1. Für die Explosion zählt er weiterhin nur 1. Weitere rote Chips bringen nicht mehr, und weiße 2er und 3er rücken vor wie sonst.
    .brief = Ab jetzt gehen weiße 1er 2 Felder weit.

book-yellow_1 = Lunte ziehen
    .text = Ist der Chip direkt davor weiß, darfst du diesen weißen Chip zurück in den Beutel legen, egal wie viel er wert ist. Der gelbe Chip bleibt, wo er ist, das Feld davor bleibt leer, und deine weiße Summe sinkt.
    .brief = Nimmt den weißen Chip direkt davor wieder heraus.
book-yellow_2 = Doppelte Wurzel
    .text = Der nächste Chip, den du legst, rückt doppelt so weit vor, Zusatzfelder inbegriffen. Ein weißer zählt weiterhin nur, was aufgedruckt ist. Ein zweiter gelber Chip wird verdoppelt und verdoppelt den nächsten wieder.
    .brief = Der nächste Chip geht doppelt so weit.
book-yellow_3 = Sanfte Wurzel
    .text = Mit 1 oder 2 gelben Chips im Kessel liegt deine weiße Grenze bei 8, ab 3 bei 9. Mit einer Wahrsagekarte addiert sich das nie: Es gilt die höhere Grenze.
    .brief = Du explodierst später: über 8, mit dreien über 9.
book-yellow_4 = Wachsende Wurzel
    .text = Dein erster gelber Chip der Runde rückt 1 Feld weiter vor, der zweite 2, der dritte 3. Jeder weitere rückt vor wie sonst.
    .brief = Der erste geht 1 weiter, der zweite 2, der dritte 3.

book-purple_1 = Séance
    .text = Schritt B. Ein lila Chip in deinem Kessel: 1 Punkt. Zwei: 1 Punkt und 1 Rubin. Drei oder mehr: 2 Punkte, und dein Tropfen rückt 1 Feld vor. Du bekommst eine dieser Zeilen; auch eine niedrigere darfst du wählen.
    .brief = Am Ende: Punkte, mit mehreren ein Rubin oder der Tropfen.
book-purple_2 = Handel mit Geistern
    .text = Schritt B. Gib lila Chips aus deinem Kessel für immer ab, einmal pro Runde. Einen: ein schwarzer 1er, 1 Punkt und 1 Rubin. Zwei: ein grüner 1er, ein blauer 2er, 3 Punkte, und dein Tropfen rückt 1 Feld vor. Drei: ein gelber 4er, 6 Punkte, 1 Rubin, und dein Tropfen rückt 2 Felder vor. Du darfst weniger abgeben, als du hast.
    .brief = Gib sie zurück für Chips, Punkte und Rubine.
book-purple_3 = Spuk in der Höhe
    .text = Schritt B. Jeder lila Chip gibt Punkte nach der Zahl auf seinem Feld: unter 10 keinen, ab 10 einen, ab 20 zwei, ab 30 drei.
    .brief = Je weiter vorn er liegt, desto mehr Punkte.
book-purple_4 = Zweites Leben
    .text = Schritt B. Tausch einen grünen, blauen, roten oder gelben Chip aus deinem Kessel gegen einen höheren derselben Farbe. Ein lila Chip: einen 1er gegen einen 2er. Zwei: einen 2er gegen einen 4er. Drei oder mehr: einen 1er gegen einen 4er. Auch eine niedrigere Zeile darfst du wählen. Der neue Chip kommt gleich in den Beutel; der Kessel dieser Runde wird gewertet, wie er war.
    .brief = Tauscht einen Chip im Kessel gegen einen höheren.


## Fortune cards: purple, at once
## Die Titel sind die der ersten deutschen Ausgabe, die Texte sind unsere.

card-choose_wisely = Wähle weise
    .text = Jeder wählt: den Tropfen 2 Felder vorrücken oder einen lila 1er nehmen. Den lila Chip gibt es erst ab Runde 3, wenn sein Buch offen ist.
    .origin = Titel der ersten Ausgabe
card-pot_is_filling_up = Der Kessel füllt sich
    .text = Alle rücken ihren Tropfen 1 Feld vor.
    .origin = Titel der ersten Ausgabe
card-alms = Almosen
    .text = Wer die wenigsten Rubine hat, nimmt 1 Rubin, bei Gleichstand alle. Verglichen wird, bevor jemand nimmt.
    .origin = Titel der ersten Ausgabe
card-less_is_more = Weniger ist mehr
    .text = Alle ziehen 5 Chips und zählen ihre Werte zusammen, alle Farben. Die niedrigste Summe bekommt einen blauen 2er, bei Gleichstand alle; wer leer ausgeht, nimmt 1 Rubin. Die gezogenen Chips gehen zurück in den Beutel.
    .origin = Titel der ersten Ausgabe
card-only_one = Die Qual der Wahl
    .text = Jeder wählt: einen schwarzen 1er, einen beliebigen 2er oder 3 Rubine. Weiß steht nicht zur Wahl, Gelb erst ab Runde 2.
    .origin = Titel der ersten Ausgabe
card-wheel_and_deal = Tauschgeschäfte
    .text = Einmal darfst du 1 Rubin gegen einen beliebigen 1er tauschen, außer Lila und Schwarz. Orange ist erlaubt; Weiß steht nicht zur Wahl, Gelb erst ab Runde 2.
    .origin = Titel der ersten Ausgabe
card-good_start = Ein guter Start
    .text = Nutz deine Rattenschwänze wie gewohnt, oder gib 1 bis 3 davon ab und nimm dafür ebenso viele Rubine. Abgeben kannst du nur Schwänze, die du diese Runde hast; in Runde 1 sind das keine.
    .origin = Titel der ersten Ausgabe
card-roll_the_die = Milde Gaben
    .text = Alle würfeln einmal den Bonuswürfel. Punkte, die ihr jetzt gewinnt, zählen schon für die Ratten dieser Runde.
    .origin = Titel der ersten Ausgabe
card-opportunistic_moment = Eine günstige Gelegenheit
    .text = Alle ziehen 4 Chips. Einen davon darfst du gegen den nächsthöheren Wert seiner Farbe tauschen: einen 1er gegen einen 2er oder einen 2er gegen einen 4er. Geht keiner, weil nur Weiß, Orange, Lila, Schwarz oder die höchsten Werte kamen oder weil der Vorrat leer ist, nimm einen grünen 1er. Die gezogenen Chips gehen zurück in den Beutel. Wer einen möglichen Tausch ablehnt, bekommt nichts.
    .origin = Titel der ersten Ausgabe
card-beginners_bonus = Novizenbonus
    .text = Wer die wenigsten Punkte hat, nimmt einen grünen 1er, bei Gleichstand alle; in Runde 1 sind das alle.
    .origin = Titel der ersten Ausgabe
card-rat_infestation = Rattenplage
    .text = In dieser Runde zählen alle Rattenschwänze doppelt. In Runde 1 gibt es nichts zu verdoppeln.
    .origin = Titel der ersten Ausgabe
card-just_in_time = Zur rechten Zeit
    .text = Jeder wählt: 4 Punkte, oder einen weißen 1er für immer aus dem Beutel nehmen. Die Punkte zählen schon für die Ratten dieser Runde.
    .origin = Titel der ersten Ausgabe
card-rats_are_friends = Gunst der Ratten
    .text = Jeder wählt: einen beliebigen 4er, oder 1 Punkt für jeden deiner Rattenschwänze. Die Schwänze zählen so, wie es beim Aufdecken der Karte steht; danach kommen die Ratten wie sonst, nach dem neuen Punktestand. Gelb gibt es erst ab Runde 2; in Runde 1 gibt es keine Schwänze.
    .origin = Titel der ersten Ausgabe


## Fortune cards: blue, for the round or at its end

card-seasoned_perfectly = Perfekt abgeschmeckt
    .text = Ergeben deine weißen Chips am Ende des Brauens genau 7, rückt dein Tropfen 1 Feld vor.
    .origin = Titel der ersten Ausgabe
card-lucky_devil = Glückspilz
    .text = Zeigt dein Wertungsfeld einen Rubin, nimm 2 Punkte. Das gilt auch, wenn dein Kessel explodiert ist, und selbst dann, wenn du danach die Münzen wählst.
    .origin = Titel der ersten Ausgabe
card-shining_extra_bright = Hier funkelt’s
    .text = Zeigt dein Wertungsfeld einen Rubin, nimm 1 Rubin zusätzlich, also 2. Das gilt auch, wenn dein Kessel explodiert ist.
    .origin = Titel der ersten Ausgabe
card-schadenfreude = Schadenfreude
    .text = Explodiert dein Kessel, nimmt dein linker Nachbar, der Nächste im Uhrzeigersinn, einen beliebigen 2er, noch bevor der Bonuswürfel fällt. Weiß steht nicht zur Wahl, Gelb erst ab Runde 2.
    .origin = Titel der ersten Ausgabe
card-well_stirred = Gut gerührt
    .text = Den ersten weißen Chip, den du in dieser Runde ziehst, darfst du zurück in den Beutel legen, sein Zug ist ungeschehen. Das kostet keine Flasche und geht einmal, auch für einen weißen Chip, den ein blauer gebracht hat.
    .origin = Titel der ersten Ausgabe
card-pot_is_full = Glück der Tüchtigen
    .text = Wer in dieser Runde den Bonuswürfel würfelt, würfelt ihn zweimal. Beide Ergebnisse zählen.
    .origin = Titel der ersten Ausgabe
card-second_chance = Eine zweite Chance
    .text = Liegen deine ersten fünf Chips, wähl: weitermachen, oder alle zurück in den Beutel und neu brauen, einmal. Die ersten fünf Chips können deinen Kessel nicht sprengen; behältst du aber eine weiße Summe über der Grenze, sprengt ihn der nächste weiße Chip. Eine benutzte Flasche bleibt benutzt, und was du gewonnen hast, bleibt dein.
    .origin = Titel der ersten Ausgabe
card-strong_ingredient = Starke Zutat
    .text = Nach dem Brauen zieht reihum jeder, dessen Kessel nicht explodiert ist, bis zu 5 Chips und darf einen davon legen; der Rest geht zurück. Dieser Chip kann den Kessel nicht sprengen und wirkt nicht, auch am Ende nicht für sein eigenes Buch, aber er ist der letzte Chip deines Kessels.
    .origin = Titel der ersten Ausgabe
card-pumpkin_patch_party = Kürbisfest
    .text = In dieser Runde rückt jeder orange Chip 1 Feld weiter vor.
    .origin = Titel der ersten Ausgabe
card-magic_potion = Zaubertrank
    .text = Am Ende der Runde, bevor Rubine ausgegeben werden, sind alle Flaschen wieder voll.
    .origin = Titel der ersten Ausgabe
card-living_in_luxury = Aus dem Vollen schöpfen
    .text = In dieser Runde liegt die weiße Grenze bei 9 statt 7: Erst 10 explodiert. Mit dem gelben Buch addiert sich das nicht; es gilt die höhere Grenze.
    .origin = Titel der ersten Ausgabe


## Bonus die

die-points1 = 1 Punkt
die-points2 = 2 Punkte
die-ruby = 1 Rubin
die-drop = Tropfen 1 Feld vor
die-chip = 1 oranger Chip in den Beutel


## Words on the table

word-pot = Kessel
word-bag = Beutel
word-flask = Flasche
word-rubies = Rubine
word-points = Punkte
word-round = Runde
word-shop = Markt
word-card = Wahrsagekarte


## ------------------------------------------------------------------------------------------------
## Facts. In all messages below a variable is a field of the event, question, action or refusal, in its plain form, good
## to select on: `$chip` is B2, `$why` and `$source` are ids, `$together` is true or false. Beside it stands what to show:
## `$who` (the player), `$chip_name`, `$a_chip`, `$the_chip`, `$no_chip`; for lists `$chips_names`, `$a_chips` and
## `$chips_count`.


## Sources: what gives or takes (`$why`, `$source`), where it is neither a card nor a book nor a chip

source-space = Wertungsfeld
source-die = Bonuswürfel
source-tube = Reagenzglas
source-rubies = Rubine
source-coins = Münzen
source-drop = Tropfen
source-flask = Flasche
source-points = Punkte
source-black = schwarzes Buch
source-rat = Ratten


## ------------------------------------------------------------------------------------------------
## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-RoundBegan = Runde { $round } beginnt, und { $who } fängt an.
    .you = Runde { $round } beginnt, und du fängst an.
event-BookOpened = Ein neues Buch liegt offen: { $colour_name }.
event-WhiteAdded = Bestellt hat sie niemand: Alle bekommen { chip-W1.a } in den Beutel.
event-CardRead = { $who } deckt die Wahrsagekarte „{ $card_name }“ auf.
    .you = Du deckst die Wahrsagekarte „{ $card_name }“ auf.
space-printed =
    { $ruby ->
        [true] { $points ->
            [0] { $coins } (Rubin)
            [one] { $coins } ({ $points } Punkt, Rubin)
           *[other] { $coins } ({ $points } Punkte, Rubin)
        }
       *[false] { $points ->
            [0] { $coins }
            [one] { $coins } ({ $points } Punkt)
           *[other] { $coins } ({ $points } Punkte)
        }
    }
event-RatPlaced =
    { $tails ->
        [one] { $who } hat { $tails } Rattenschwanz: Die Ratte sitzt auf Feld { space-printed }.
       *[other] { $who } hat { $tails } Rattenschwänze: Die Ratte sitzt auf Feld { space-printed }.
    }
    .you =
        { $tails ->
            [one] Du hast { $tails } Rattenschwanz: Deine Ratte sitzt auf Feld { space-printed }.
           *[other] Du hast { $tails } Rattenschwänze: Deine Ratte sitzt auf Feld { space-printed }.
        }
event-TailsGivenUp =
    { $tails ->
        [one] { $who } gibt { $tails } Rattenschwanz ab.
       *[other] { $who } gibt { $tails } Rattenschwänze ab.
    }
    .you =
        { $tails ->
            [one] Du gibst { $tails } Rattenschwanz ab.
           *[other] Du gibst { $tails } Rattenschwänze ab.
        }
event-BrewingBegan =
    { $together ->
        [true] Jetzt wird gebraut: alle zusammen, Faust für Faust.
       *[false] Jetzt wird gebraut.
    }
event-ChipDrawn = { $who } zieht { $a_chip }.
    .you = Du ziehst { $a_chip }.
event-ChipsShown = { $who } zieht und schaut: { $chips_names } ({ $why_name }).
    .you = Du ziehst und schaust: { $chips_names } ({ $why_name }).
event-ChipPlaced =
    { $moved ->
        [0] { $who } legt { $the_chip } dazu auf Feld { space-printed }: Weiter reicht der Kessel nicht.
       *[other] { $who } legt { $the_chip } auf Feld { space-printed }.
    }
    .you =
        { $moved ->
            [0] Du legst { $the_chip } dazu auf Feld { space-printed }: Weiter reicht der Kessel nicht.
           *[other] Du legst { $the_chip } auf Feld { space-printed }.
        }
event-ChipMoved = { $who } rückt { $the_chip } auf Feld { space-printed } vor.
    .you = Du rückst { $the_chip } auf Feld { space-printed } vor.
event-ChipSetAside = { $who } legt { $the_chip } neben den Kessel.
    .you = Du legst { $the_chip } neben deinen Kessel.
event-ChipPutBack = { $who } legt { $the_chip } zurück in den Beutel ({ $why_name }).
    .you = Du legst { $the_chip } zurück in den Beutel ({ $why_name }).
event-FlaskUsed = { $who } leert die Flasche und legt { $the_chip } zurück in den Beutel.
    .you = Du leerst deine Flasche und legst { $the_chip } zurück in den Beutel.
event-FlaskFilled =
    { $why ->
        [rubies] { $who } füllt die Flasche wieder.
       *[other] Die Flasche von { $who } ist wieder voll ({ $why_name }).
    }
    .you =
        { $why ->
            [rubies] Du füllst deine Flasche wieder.
           *[other] Deine Flasche ist wieder voll ({ $why_name }).
        }
event-PotExploded =
    { $shielded ->
        [true] Rums! { $who } hat { $white } in Weiß bei einer Grenze von { $limit }, und der Kessel explodiert; doch „{ book-blue_2 }“ rettet Punkte und Münzen.
       *[false] Rums! { $who } hat { $white } in Weiß bei einer Grenze von { $limit }, und der Kessel explodiert.
    }
    .you =
        { $shielded ->
            [true] Rums! Du hast { $white } in Weiß bei einer Grenze von { $limit }, und dein Kessel explodiert; doch „{ book-blue_2 }“ rettet Punkte und Münzen.
           *[false] Rums! Du hast { $white } in Weiß bei einer Grenze von { $limit }, und dein Kessel explodiert.
        }
event-Stopped =
    { $space ->
        [53] { $who } hört auf, der Kessel ist voll bis zum Löffel.
       *[other] { $who } hört auf. Gewertet wird Feld { space-printed }.
    }
    .you =
        { $space ->
            [53] Du hörst auf, dein Kessel ist voll bis zum Löffel.
           *[other] Du hörst auf. Gewertet wird dein Feld { space-printed }.
        }
event-HandHeldOut = { $who } streckt die Faust vor.
    .you = Du streckst die Faust vor.
event-HandsOpened =
    { $drawing_count ->
        [0] Hände auf! Leer: { $stopping_names }.
       *[other] { $stopping_count ->
            [0] Hände auf! Ein Chip: { $drawing_names }.
           *[other] Hände auf! Ein Chip: { $drawing_names }; leer: { $stopping_names }.
        }
    }
event-BrewedAnew = { $who } kippt alles zurück in den Beutel und braut neu.
    .you = Du kippst alles zurück in den Beutel und braust neu.
event-ActionWaived = { $who } lehnt dankend ab ({ $why_name }).
    .you = Du lehnst dankend ab ({ $why_name }).
event-DieRolled = { $who } würfelt den Bonuswürfel: { $face_name }.
    .you = Du würfelst den Bonuswürfel: { $face_name }.
event-PointsGained =
    { $points ->
        [one] { $who } bekommt { $points } Punkt ({ $why_name }).
       *[other] { $who } bekommt { $points } Punkte ({ $why_name }).
    }
    .you =
        { $points ->
            [one] Du bekommst { $points } Punkt ({ $why_name }).
           *[other] Du bekommst { $points } Punkte ({ $why_name }).
        }
event-RubiesGained =
    { $rubies ->
        [one] { $who } nimmt { $rubies } Rubin ({ $why_name }).
       *[other] { $who } nimmt { $rubies } Rubine ({ $why_name }).
    }
    .you =
        { $rubies ->
            [one] Du nimmst { $rubies } Rubin ({ $why_name }).
           *[other] Du nimmst { $rubies } Rubine ({ $why_name }).
        }
event-RubiesSpent =
    { $rubies ->
        [one] { $who } zahlt { $rubies } Rubin ({ $why_name }).
       *[other] { $who } zahlt { $rubies } Rubine ({ $why_name }).
    }
    .you =
        { $rubies ->
            [one] Du zahlst { $rubies } Rubin ({ $why_name }).
           *[other] Du zahlst { $rubies } Rubine ({ $why_name }).
        }
event-DropMoved = { $who } rückt den Tropfen auf Feld { space-printed } vor ({ $why_name }).
    .you = Du rückst deinen Tropfen auf Feld { space-printed } vor ({ $why_name }).
event-TubeReached = { $who } rückt den zweiten Tropfen auf Reagenzglas { $glass } vor.
    .you = Du rückst deinen zweiten Tropfen auf Reagenzglas { $glass } vor.
event-ChipGained = { $who } bekommt { $a_chip } in den Beutel ({ $why_name }).
    .you = Du bekommst { $a_chip } in den Beutel ({ $why_name }).
event-ChipLost =
    { $why ->
        [just_in_time] { $who } ist { $a_chip } für immer los ({ $why_name }).
       *[other] { $who } gibt { $a_chip } zurück ({ $why_name }).
    }
    .you =
        { $why ->
            [just_in_time] Du bist { $a_chip } für immer los ({ $why_name }).
           *[other] Du gibst { $a_chip } zurück ({ $why_name }).
        }
event-ChipMissing = { $who } bekäme { $a_chip }, aber es gibt gerade keinen solchen Chip.
    .you = Du bekämst { $a_chip }, aber es gibt gerade keinen solchen Chip.
event-CoinsChosen =
    { $coins ->
        [one] { $who } nimmt { $coins } Münze statt der Punkte.
       *[other] { $who } nimmt { $coins } Münzen statt der Punkte.
    }
    .you =
        { $coins ->
            [one] Du nimmst { $coins } Münze statt der Punkte.
           *[other] Du nimmst { $coins } Münzen statt der Punkte.
        }
event-Bought =
    { $chips_count ->
        [0] { $who } kauft nichts.
       *[other] { $lost ->
            [0] { $who } kauft { $a_chips } für genau { $paid } Münzen.
            [one] { $who } kauft { $a_chips } für { $paid } Münzen; { $lost } Münze verfällt.
           *[other] { $who } kauft { $a_chips } für { $paid } Münzen; { $lost } Münzen verfallen.
        }
    }
    .you =
        { $chips_count ->
            [0] Du kaufst nichts.
           *[other] { $lost ->
                [0] Du kaufst { $a_chips } für genau { $paid } Münzen.
                [one] Du kaufst { $a_chips } für { $paid } Münzen; { $lost } Münze verfällt.
               *[other] Du kaufst { $a_chips } für { $paid } Münzen; { $lost } Münzen verfallen.
            }
        }
event-RoundEnded = Runde { $round } ist vorbei.
event-TieBroken =
    { $by_pot ->
        [true] Gleich viele Punkte: { $tied_names }. Der vollere Kessel der letzten Runde entscheidet. Sieg: { $winners_names }.
       *[false] Gleich viele Punkte und in der letzten Runde gleich volle Kessel: { $tied_names }. Der Sieg wird geteilt.
    }
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-CHA-33 =
    { $shared ->
        [true] Gleich viele Punkte, { $score }, und gleich volle Kessel in der letzten Runde: Der Sieg wird geteilt.
       *[false]
            { $tied ->
                [true] Gleich viele Punkte, { $score }: Der vollere Kessel der letzten Runde entscheidet.
               *[false] Die meisten Punkte: { $score }, mit { $lead } Vorsprung.
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


## ------------------------------------------------------------------------------------------------
## Questions: what a seat is asked

ask-DrawOrStop = Noch ein Chip, oder Schluss?
ask-DrawTogether = Alle zusammen, auf das Zeichen: Ist ein Chip in deiner Faust?
ask-PlaceOneOf =
    { $source ->
        [strong_ingredient] { card-strong_ingredient }: Welcher dieser Chips kommt in den Kessel, wenn überhaupt? Er kann nichts sprengen und wirkt auch nicht.
       *[other] { $source_name }: Welcher dieser Chips kommt in den Kessel, wenn überhaupt? Er wirkt wie sonst.
    }
ask-PutBackWhite =
    { $source ->
        [well_stirred] { card-well_stirred }: Geht dein erster weißer Chip zurück in den Beutel?
       *[other] { $source_name }: Geht der weiße Chip direkt davor zurück in den Beutel?
    }
ask-ActOrWaive = Soll dieser Chip wirken?
ask-BrewAgain = { card-second_chance }: Mit diesen Chips weitermachen, oder alle zurück und neu brauen?
ask-UseSetAside = Neben deinem Kessel liegen Chips: legen, in den Beutel tun oder für eine spätere Runde behalten?
ask-ChooseTails = { card-good_start }: Wie viele Rattenschwänze gibst du ab, für ebenso viele Rubine?
ask-ExchangeOne = { card-opportunistic_moment }: Welchen Chip tauschst du gegen den nächsten Wert seiner Farbe?
ask-ChooseGift =
    { $source ->
        [choose_wisely] { card-choose_wisely }: zwei Felder für den Tropfen, oder ein lila Chip?
        [only_one] { card-only_one }: ein schwarzer Chip, ein 2er, oder Rubine?
        [wheel_and_deal] { card-wheel_and_deal }: Welchen Chip möchtest du für einen Rubin?
        [just_in_time] { card-just_in_time }: Punkte, oder ein weißer Chip weniger?
        [rats_are_friends] { card-rats_are_friends }: ein 4er, oder ein Punkt pro Rattenschwanz?
        [schadenfreude] { card-schadenfreude }: Gleich neben dir ist ein Kessel explodiert. Welchen 2er nimmst du?
       *[other] { $source_name }: Was wählst du?
    }
ask-ChooseForGreen = { $source_name }: Welchen Chip nimmst du für deinen grünen?
ask-AcceptReward =
    { $source ->
        [rat] Deine Ratten sind da. Lässt du dir helfen?
       *[other] { $source_name }: Nimmst du die Belohnung?
    }
ask-PayForSteps =
    { $steps ->
        [one] { book-green_4 }: 1 Rubin, damit dein Tropfen 1 Feld vorrückt?
       *[other] { book-green_4 }: 1 Rubin, damit dein Tropfen 1 Feld vorrückt? Das geht bis zu { $steps } Mal.
    }
ask-ClaimReward =
    { $source ->
        [purple_2] { book-purple_2 }: Wie viele lila Chips gibst du für immer ab?
       *[other] { $source_name }: Welche Zeile nimmst du?
    }
ask-ExchangeInPot = { book-purple_4 }: Welchen Chip deines Kessels tauschst du gegen einen höheren?
ask-PointsOrCoins = Dein Kessel ist explodiert: Punkte, oder Münzen für den Einkauf?
ask-BuyChips = Was kaufst du? Höchstens zwei Chips, verschiedener Farbe.
ask-SpendRubies = Gibst du Rubine aus?
ask-SpendLastRubies = Deine letzten Rubine: weiter durch die Reagenzgläser, oder Punkte dafür?
ask-MoveWhichDrop = Welcher Tropfen rückt vor? ({ $why_name })


## ------------------------------------------------------------------------------------------------
## Answers: short labels. An attribute is the label under the question of that name.

do-Draw = Ziehen
    .DrawTogether = Ein Chip in der Faust
do-Stop = Aufhören
    .DrawTogether = Eine leere Faust
do-UseFlask = Flasche benutzen
do-Place = Leg { $the_chip }
do-PutInBag = Tu { $the_chip } in den Beutel
do-PutBack = Zurück in den Beutel
do-StartAgain = Alles zurück und neu brauen
do-Act = Ausführen
    .ActOrWaive = Er wirkt
    .AcceptReward =
        { $source ->
            [rat] Ratte setzen
           *[other] Annehmen
        }
do-Waive = Nein, danke
    .PlaceOneOf = Keinen legen
    .PutBackWhite = Im Kessel lassen
    .ActOrWaive = Ohne Aktion legen
    .BrewAgain = Weitermachen
    .AcceptReward =
        { $source ->
            [rat] Ratten wegschicken
           *[other] Darauf verzichten
        }
    .PayForSteps = Rubin behalten
    .ClaimReward = Nichts nehmen
    .ExchangeOne = Nichts tauschen
    .ExchangeInPot = Nichts tauschen
    .ChooseGift = Nichts nehmen
    .ChooseForGreen = Nichts nehmen
do-Take = Nimm { $a_chip }
    .ChooseGift =
        { $price ->
            [0] Nimm { $a_chip }
            [one] Zahl { $price } Rubin für { $a_chip }
           *[other] Zahl { $price } Rubine für { $a_chip }
        }
do-TakePoints = Punkte nehmen
    .PointsOrCoins =
        { $points ->
            [one] { $points } Punkt nehmen
           *[other] { $points } Punkte nehmen
        }
    .ChooseGift =
        { $points ->
            [one] { $points } Punkt nehmen
           *[other] { $points } Punkte nehmen
        }
do-TakeCoins = Münzen nehmen
    .PointsOrCoins =
        { $coins ->
            [one] { $coins } Münze nehmen und einkaufen
           *[other] { $coins } Münzen nehmen und einkaufen
        }
do-TakeRubies = Rubine nehmen
    .ChooseGift =
        { $rubies ->
            [one] { $rubies } Rubin nehmen
           *[other] { $rubies } Rubine nehmen
        }
do-TakeDrops = Tropfen vorrücken
    .ChooseGift =
        { $drops ->
            [one] Tropfen { $drops } Feld vorrücken
           *[other] Tropfen { $drops } Felder vorrücken
        }
do-RemoveWhite = Werde { chip-W1.a } für immer los
do-GiveUpTails =
    { $tails ->
        [0] Alle Rattenschwänze behalten
        [one] { $tails } Rattenschwanz gegen { $tails } Rubin
       *[other] { $tails } Rattenschwänze gegen { $tails } Rubine
    }
do-Exchange = Tausch { $the_old } gegen { $a_new }
do-ClaimRow =
    { $chips ->
        [one] Die Zeile für { $chips } lila Chip
       *[other] Die Zeile für { $chips } lila Chips
    }
    .ClaimReward =
        { $source ->
            [purple_2] { $chips ->
                [1] 1 abgeben für { chip-K1.a }, 1 Punkt, 1 Rubin
                [2] 2 abgeben für { chip-G1.a }, { chip-B2.a }, 3 Punkte, Tropfen 1 Feld vor
               *[other] { $chips } abgeben für { chip-Y4.a }, 6 Punkte, 1 Rubin, Tropfen 2 Felder vor
            }
           *[other] { $chips ->
                [1] 1 Punkt
                [2] 1 Punkt und 1 Rubin
               *[other] 2 Punkte und Tropfen 1 Feld vor
            }
        }
do-PayRuby = 1 Rubin: Tropfen 1 Feld vor
do-Buy =
    { $chips_count ->
        [0] Nichts kaufen
       *[other] Kauf { $a_chips }
    }
do-BuyDrop = 2 Rubine: Tropfen 1 Feld vor
    .SpendLastRubies = 2 Rubine: zweiter Tropfen zum nächsten Reagenzglas
do-FillFlask = 2 Rubine: Flasche füllen
do-MoveDrop = Der Tropfen im Kessel
do-MoveTubeDrop = Der Tropfen an den Reagenzgläsern
do-Done = Fertig
    .UseSetAside = Den Rest für später behalten
    .SpendRubies = Rubine behalten
    .SpendLastRubies = Punkte für die Rubine


## ------------------------------------------------------------------------------------------------
## Refusals: why not

why-bag_is_empty = Dein Beutel ist leer.
why-draw_first = Zieh mindestens einen Chip, bevor du aufhörst.
why-stopping_is_final = Du hast aufgehört, und das gilt für diese Runde.
why-pot_has_exploded = Dein Kessel ist explodiert: In dieser Runde wird nicht mehr gezogen.
why-hand_is_held_out = Deine Faust ist schon über dem Tisch. Warte, bis alle sich öffnen.
why-exploding_chip_stays = Der Chip, der den Kessel gesprengt hat, bleibt darin.
why-flask_is_empty = Deine Flasche ist leer.
why-no_last_chip = Die Flasche nimmt den zuletzt gezogenen Chip zurück, und da ist keiner.
why-flask_takes_white_only = An diesem Tisch nimmt die Flasche nur weiße Chips zurück.
why-chip_not_drawn = Du hast { $no_chip } gezogen.
why-chip_not_beside = Neben deinem Kessel gibt es { $no_chip }.
why-chip_not_in_pot = In deinem Kessel gibt es { $no_chip } für diesen Tausch.
why-cannot_be_exchanged = Dieses Buch bietet für { $the_chip } keinen solchen Tausch.
why-not_the_next_value = Du kannst { $the_chip } nur gegen den nächsten Wert der Farbe tauschen.
why-chip_not_offered = Hier bietet dir niemand { $the_chip } an.
why-chip_is_out = Im Vorrat gibt es { $no_chip } mehr.
why-book_is_closed = Das Buch, das { $the_chip } verkauft, ist noch nicht offen.
why-no_white_1_in_bag = In deinem Beutel gibt es { chip-W1.no }.
why-too_few_tails =
    { $tails ->
        [0] Du hast in dieser Runde keine Rattenschwänze.
        [one] Du hast in dieser Runde nur { $tails } Rattenschwanz.
       *[other] Du hast in dieser Runde nur { $tails } Rattenschwänze.
    }
why-too_few_rubies =
    { $price ->
        [one] Das kostet { $price } Rubin, und du hast keinen.
       *[other] Das kostet { $price } Rubine, und so viele hast du nicht.
    }
why-too_few_purple =
    { $purple ->
        [0] In deinem Kessel liegt kein lila Chip, der zählt.
        [one] In deinem Kessel liegt nur { $purple } lila Chip, der zählt.
       *[other] In deinem Kessel liegen nur { $purple } lila Chips, die zählen.
    }
why-two_chips_at_most = Du darfst höchstens zwei Chips kaufen.
why-two_of_one_colour = Zwei Chips müssen verschiedene Farben haben.
why-chips_out_of_order = Nenn die beiden Chips in der Reihenfolge der Bücher: Orange, Grün, Blau, Rot, Gelb, Lila, Schwarz.
why-not_for_sale = Niemand verkauft { $the_chip }.
why-too_expensive =
    { $coins ->
        [one] Das kostet { $cost }, und du hast { $coins } Münze.
       *[other] Das kostet { $cost }, und du hast { $coins } Münzen.
    }
why-flask_is_full = Deine Flasche ist schon voll.
why-last_tube_reached = Der zweite Tropfen ist schon am letzten Reagenzglas.


## ------------------------------------------------------------------------------------------------
## The steps of a round

step-opening = Beginn der Runde
step-card = Wahrsagekarte
step-rats = Ratten
step-brewing = Brauen
step-strong_ingredient = Nach dem Brauen: { card-strong_ingredient }
step-explosions = Nach dem Brauen
step-die = A: Bonuswürfel
step-blacks = B: schwarze Chips
step-greens = B: grüne Chips
step-purples = B: lila Chips
step-ruby_spaces = C: Rubine der Wertungsfelder
step-point_spaces = D: Punkte
step-shop = E: Einkauf
step-rubies = F: Rubine ausgeben
step-closing = Ende der Runde


## ------------------------------------------------------------------------------------------------
## What a table agrees on. `.is-…` names a value, `.about` explains.

option-set = Büchersatz
    .about = Welche Seite des grünen, blauen, roten, gelben und lila Buchs aufgeschlagen ist. Für den Anfang eignet sich Set 1.
    .is-1 = Set 1
    .is-2 = Set 2
    .is-3 = Set 3
    .is-4 = Set 4
option-green = Grünes Buch
    .about = Eine eigene Seite für das grüne Buch, unabhängig vom Set.
    .is-0 = Wie das Set
    .is-1 = 1: { book-green_1 }
    .is-2 = 2: { book-green_2 }
    .is-3 = 3: { book-green_3 }
    .is-4 = 4: { book-green_4 }
option-blue = Blaues Buch
    .about = Eine eigene Seite für das blaue Buch, unabhängig vom Set.
    .is-0 = Wie das Set
    .is-1 = 1: { book-blue_1 }
    .is-2 = 2: { book-blue_2 }
    .is-3 = 3: { book-blue_3 }
    .is-4 = 4: { book-blue_4 }
option-red = Rotes Buch
    .about = Eine eigene Seite für das rote Buch, unabhängig vom Set.
    .is-0 = Wie das Set
    .is-1 = 1: { book-red_1 }
    .is-2 = 2: { book-red_2 }
    .is-3 = 3: { book-red_3 }
    .is-4 = 4: { book-red_4 }
option-yellow = Gelbes Buch
    .about = Eine eigene Seite für das gelbe Buch, unabhängig vom Set. Es öffnet in Runde 2.
    .is-0 = Wie das Set
    .is-1 = 1: { book-yellow_1 }
    .is-2 = 2: { book-yellow_2 }
    .is-3 = 3: { book-yellow_3 }
    .is-4 = 4: { book-yellow_4 }
option-purple = Lila Buch
    .about = Eine eigene Seite für das lila Buch, unabhängig vom Set. Es öffnet in Runde 3.
    .is-0 = Wie das Set
    .is-1 = 1: { book-purple_1 }
    .is-2 = 2: { book-purple_2 }
    .is-3 = 3: { book-purple_3 }
    .is-4 = 4: { book-purple_4 }
option-test_tubes = Reagenzgläser
    .about = Gespielt wird auf der Rückseite der Kessel: Ein zweiter Tropfen wandert an Gläsern entlang, in denen Rubine, Punkte und Chips warten.
    .is-false = Ohne Reagenzgläser
    .is-true = Mit Reagenzgläsern
option-flask = Die Flasche nimmt zurück
    .about = Welche Chips die Flasche zurück in den Beutel legen darf.
    .is-any = Jeden Chip
    .is-white = Nur weiße Chips
option-together = Gemeinsam brauen
    .about = Wann alle im selben Moment ziehen, auf ein Zeichen.
    .is-false = In Runde 9
    .is-true = In jeder Runde
option-waivers = Verzichten
    .about = Ob du gefragt wirst, bevor ein Chip oder die Ratten dir einen Gefallen tun, den du vielleicht gar nicht willst: etwa einen weiteren Zug, an einem Rubin vorbei.
    .is-false = Gefälligkeiten kommen von selbst
    .is-true = Vor jeder Gefälligkeit fragen


## The board of the page

board-my-pot = Dein Kessel
board-pot-of = Kessel von { $who }
board-scoring-space = Wertungsfeld
board-scores-now = Bringt jetzt
board-scores = Bringt
board-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
board-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
board-rubies =
    { $n ->
        [one] { $n } Rubin
       *[other] { $n } Rubine
    }
board-tails =
    { $n ->
        [one] { $n } Rattenschwanz
       *[other] { $n } Rattenschwänze
    }
board-white = Weiß
board-of-limit = Weiße Summe { $white } von { $limit }
board-risk = Gefahr
board-risk-of = { $bad } von { $all }
board-bag-of = Beutel von { $who }
board-my-bag = Dein Beutel
board-in-bag =
    { $n ->
        [one] { $n } Chip im Beutel
       *[other] { $n } Chips im Beutel
    }
board-bag-empty = Der Beutel ist leer.
board-flask-full = voll
board-flask-empty = leer
board-use-flask = Benutzen
board-fill-flask = Füllen
board-stopped = hat aufgehört
board-exploded = explodiert
board-boom = Rums!
board-brewing = braut
board-fist = Faust vorgestreckt
board-fist-draws = Deine Faust: ein Chip
board-fist-stops = Deine Faust: leer
board-waiting = überlegt
board-first = Startspieler
board-others = Die anderen
board-large = groß zeigen
board-close = Schließen
board-books = Bücher
board-opens-in = öffnet in Runde { $round }
board-left = noch { $n }
board-score-track = Punkteleiste
board-zoom-in = Vergrößern
board-zoom-out = Ganzer Kessel
board-ahead = Der Weg voraus
board-buy-for =
    { $n ->
        [one] für { $n } Münze
       *[other] für { $n } Münzen
    }
board-pick-some = Wähl einen Chip, oder zwei verschiedener Farbe.
board-shop-tab = Markt
board-pot-tab = Kessel
board-beside = Neben dem Kessel
board-tubes = Reagenzgläser
board-glass = Glas { $n }
board-shield-for =
    { $n ->
        [one] geschützt für { $n } Zug aus dem Beutel
       *[other] geschützt für { $n } Züge aus dem Beutel
    }
board-purple-card = sofort
board-blue-card = diese Runde
board-no-card = Noch keine Karte
board-table = Tisch
board-summary = Letztes belegtes Feld { $space }. Weiße Summe { $white }, explodiert über { $limit }. Wertungsfeld { $gives }.
board-earned = Woher die Punkte kommen
board-from-space = Kessel
board-from-cards = Karten
board-from-books = Bücher
board-from-die = Würfel
board-from-rubies = Rubine
board-from-coins = Münzen
board-from-tubes = Gläser
board-from-other = Sonstiges
board-empty = nichts


## The board of the terminal

terminal-round = Runde { $number }/{ $of }
terminal-white = Weiß
terminal-risk = Gefahr
terminal-flask-full = voll
terminal-flask-empty = leer
terminal-bag = Beutel
terminal-bag-empty = leer
terminal-beside = Daneben
terminal-drawn = Gezogen
terminal-next-scores = Brächte
terminal-scores = Bringt
terminal-tails = Ratte +{ $count }
terminal-tube = Glas { $glass }
terminal-shield = Schutz { $draws }
terminal-exploded = explodiert
terminal-stopped = hat aufgehört
terminal-decided = Faust vor
terminal-price-coins =
    { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
terminal-coins-left =
    { $coins ->
        [one] noch { $coins } Münze
       *[other] noch { $coins } Münzen
    }
terminal-coins-to-spend =
    { $coins ->
        [one] { $coins } Münze zum Ausgeben
       *[other] { $coins } Münzen zum Ausgeben
    }
terminal-closed = öffnet in Runde { $number }
terminal-legend = ★ Punkte  ◆ Rubin  ▼ Tropfen  ~ Ratte  ▲ Flasche  gold: das Wertungsfeld
terminal-note-draw = { $odds } Explosionsgefahr
terminal-pick-second = Zweiter Chip, zu { $chip }
terminal-pick-only = nur { $chip }
terminal-pick-none = nichts kaufen


## Die Begleitung: je ein oder zwei kurze Sätze

guide-theme = Du bist Quacksalber auf dem Markt. Braue neun Runden lang: Die meisten Punkte gewinnen.
guide-draw = Zieh einen Chip aus deinem Beutel. Er rückt so viele Felder vor, wie er zählt.
guide-white = Weiße Chips sind gefährlich: zusammen mehr als 7, und der Kessel explodiert.
guide-odds = Die Lunte zeigt, wie weit du bist. Die Prozentzahl sagt, wie gefährlich der nächste Zug ist.
guide-dare = Aufhören oder wagen? Beides ist gut: Wer aufhört, behält Punkte und Münzen.
guide-scoring = Das Feld nach deinem letzten Chip zählt. Es bringt Münzen und Punkte.
guide-shop = Kauf einen Chip oder zwei verschiedener Farben. Sie kommen in deinen Beutel.
guide-ruby = Auf deinem Wertungsfeld war ein Rubin: Er gehört dir.
guide-card = Jede Runde beginnt mit einer Wahrsagekarte. Sie gilt für alle.
guide-rats = Wer hinten liegt, bekommt Ratten: Dein Kessel beginnt ein Stück weiter.
guide-flask = Ein unglücklicher weißer Chip? Die Flasche legt den letzten zurück, einmal.
guide-boom = Bumm! Deine Chips zählen noch, aber das Brauen ist für diese Runde vorbei.
guide-choice = Nach einer Explosion gibt es Punkte oder Münzen, nicht beides. Am Anfang lohnen sich Münzen.
guide-die = Wer am weitesten kam, ohne zu explodieren, würfelt mit dem Bonuswürfel.
guide-books = Farbige Chips können etwas: Ihre Bücher sagen, was. Gelb ist jetzt offen, Lila ab Runde 3.
guide-rubies = Zwei Rubine rücken deinen Tropfen für immer ein Feld vor oder füllen die Flasche.
guide-free = Jetzt kannst du spielen. Der Rest kommt, wenn er zählt: Viel Spaß!

## Die Regeln zum Lesen, in zwei Minuten: eine Zeile je Absatz. `.rules`: wo das Verzeichnis es sagt.

read-goal =
    Du bist Quacksalber auf dem Markt. Neun Runden lang brauen alle gleichzeitig, jeder im eigenen Kessel.
    Die meisten Punkte gewinnen.
    .rules = CHA-1 CHA-33
read-setup =
    Alle beginnen mit demselben Beutel: sieben weiße Chips, ein oranger, ein grüner. Der Kessel ist leer, die Flasche voll, und du hast einen Rubin.
    Bücher sagen, was bunte Chips kosten und tun. Gelb öffnet in Runde 2, Lila in Runde 3.
    .rules = CHA-4 CHA-5 CHA-3
read-turn =
    Eine Wahrsagekarte wird aufgedeckt. Wer zurückliegt, bekommt Ratten: einen Vorsprung im Kessel.
    Zieh einen Chip. Er geht so viele Felder weiter, wie er zeigt. Dann entscheide: noch einen, oder Schluss.
    Weiße Chips zusammen über 7: Der Kessel explodiert. Die volle Flasche nimmt den letzten Chip zurück, aber nie den, der gesprengt hat.
    Das Feld nach deinem letzten Chip zählt. Es gibt Münzen, Punkte und manchmal einen Rubin. Der vorderste heile Kessel würfelt den Bonuswürfel.
    Kauf einen oder zwei Chips verschiedener Farben; sie kommen mit allen anderen in den Beutel. Ein explodierter Kessel gibt Punkte oder Münzen, nicht beides.
    Zwei Rubine rücken den Tropfen für immer ein Feld vor, oder füllen die Flasche.
    .rules = CHA-10 CHA-11 CHA-12 CHA-13 CHA-14 CHA-16 CHA-20 CHA-25 CHA-27 CHA-29
read-end =
    In Runde 6 bekommt jeder noch einen weißen Chip. In Runde 9 ziehen alle im selben Moment.
    Am Ende geben zwei Rubine einen Punkt, und fünf Münzen auch, wenn dein Kessel heil ist. Bei Gleichstand gewinnt der weitere Kessel.
    .rules = CHA-17 CHA-31 CHA-32 CHA-33
read-variants =
    Vier Sätze von Büchern, oder gemischt. Auf der Rückseite der Kessel: Reagenzgläser mit einem zweiten Tropfen.
    .rules = CHA-40 CHA-41
