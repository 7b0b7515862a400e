### Le Chaudron Magique: jedes Wort, das ein Spieler liest, auf Deutsch. Zwillinge sind en.ftl und fr.ftl; alle haben
### dieselben Kennungen. Alle Sätze sind von uns, ebenso die Namen der Tränke und Karten (data/). Die Regeln stehen unter
### denselben Kennungen in docs/rules/chaudron_magique.md.
### Die Artikel stehen im Akkusativ: `.a` einen Feuerkristall, `.the` den Feuerkristall, `.no` keinen Feuerkristall.


## The game

game-chaudron_magique = Le Chaudron Magique
    .tagline = Ein Kessel, sieben Tränke, und niemand darf sagen, wie viel.
    .about = Alle Hexen rühren gemeinsam in einem Kessel. Jede spielt geheim eine Karte, die Substanzen herausnimmt und andere hineinlegt, wohl gedreht und wohl platziert; was danebengeht oder überläuft, verbrennt. Braut alle sieben Tränke, bevor zwanzig Brandflecken den Kessel ersticken.
    .credits = Ein Spiel von Alexys Dussier. Die gedruckten Karten waren nicht zu finden: Tränke, Zutatenkarten und die Form des Kessels haben wir selbst entworfen.


## Rules, in the order of the ledger; a chapter’s title stands before its rules

chapter-setup = Material und Aufbau

rule-CHM-1 = Ein Kessel mit 45 Feldern für alle, 46 Tränke, 104 Zutatenkarten. Substanzen: je 40 Knochenmehl, Krummwurzel und Schleim (einfache), je 20 Feuerkristalle und Giftsamen (edle), 12 Steine der Weisen; dazu die Brandflecken. Ist im Vorrat nichts mehr, kommt nichts dazu.
    .title = Material
rule-CHM-2 = Die Zutatenkarten werden zu einem Nachziehstapel gemischt; abgelegt wird offen. Ist der Stapel leer, werden die abgelegten Karten neu gemischt.
    .title = Nachziehen und Ablegen
rule-CHM-3 = Sieben Tränke werden nach Seltenheit ausgelost und ungesehen gestapelt, von gewöhnlich oben bis legendär unten.
    .title = Sieben Tränke
rule-CHM-4 = Gewöhnlich, selten, episch, mythisch, legendär. 2 Hexen: 1, 1, 3, 2, 0. 3: 2, 2, 2, 1, 0. 4: 1, 1, 3, 2, 0. 5: 0, 2, 3, 1, 1. 6: 0, 1, 2, 3, 1. 7: 0, 1, 2, 2, 2. Manche Blöcke eines Tranks zählen nur bei bestimmten Anzahlen von Hexen; sie stehen daneben.
    .title = Wie viele von jeder Seltenheit
rule-CHM-5 = Zwei Knochenmehl, zwei Krummwurzeln, zwei Schleim, ein Feuerkristall und ein Giftsamen werden über dem Kessel ausgeworfen und fallen auf acht verschiedene Felder, jedes gleich wahrscheinlich.
    .title = Der Wurf

chapter-goal = Ziel

rule-CHM-6 = Alle gewinnen gemeinsam, wenn alle sieben Tränke gebraut sind. Alle verlieren sofort, wenn im Kessel 20 Brandflecken liegen.
    .title = Gemeinsam gewinnen oder verlieren
rule-CHM-7 = Braut ein und dieselbe Karte den letzten Trank und verursacht sie den zwanzigsten Brandfleck, habt ihr gewonnen. Darum geht eine Karte bei 20 Brandflecken so lange weiter, wie sie noch alles brauen könnte, was fehlt.
    .title = Knapp, aber gewonnen

chapter-turn = Ein Zug

rule-CHM-10 = Deckt den obersten Trank auf; dann kommt auf jeden offenen Trank ein Marker.
    .title = Einen Trank aufdecken
rule-CHM-11 = Ein Trank hat drei Züge Zeit. Der vierte Marker zwingt euch, ihn sofort zu brauen.
    .title = Drei Züge
rule-CHM-12 = Alle ziehen gleichzeitig 3 Zutatenkarten (zu zweit 5); im ersten Zug eine mehr.
    .title = Ziehen
rule-CHM-13 = Alle wählen geheim eine Karte zum Spielen und eine, die sie zusätzlich für den nächsten Zug behalten. Die übrigen werden offen abgelegt.
    .title = Eine spielen, eine behalten
rule-CHM-14 = Die gespielten Karten werden zusammengemischt. Eine nach der anderen wird aufgedeckt und ausgeführt; dann werden alle abgelegt.
    .title = Karten aufdecken
rule-CHM-15 = Wem eine aufgedeckte Karte gehört, der sagt, wohin ihre Blöcke kommen; raten dürfen alle. Was keine Karte entscheidet, entscheidet, wer die Kelle hat: Sie wandert Zug für Zug reihum.
    .title = Wer entscheidet
rule-CHM-16 = Ist kein Trank mehr im Stapel, wird keiner aufgedeckt; die Marker kommen trotzdem.
    .title = Ein leerer Stapel

chapter-applying = Eine Karte ausführen

rule-CHM-20 = Entfernt zuerst alles vor dem Pfeil, dann legt alles nach dem Pfeil dazu. Was sich nicht entfernen ließ, hält das Dazulegen nicht auf.
    .title = Vor und nach dem Pfeil
rule-CHM-21 = Nichts vor dem Pfeil: nichts entfernen. Nichts danach: nichts dazulegen. Kein Pfeil: tun, was der Text sagt.
    .title = Leere Seiten
rule-CHM-22 = „Oder Brandflecken hinnehmen“ darf man immer wählen. Man muss es, wenn sich nicht der ganze Block entfernen lässt.
    .title = Oder Brandflecken
rule-CHM-23 = Substanzen auf einem gemeinsamen Hintergrund bilden einen Block: Er wird als Ganzes gelegt, beliebig gedreht und gewendet, immer entlang des Rasters. Lässt ein Block die Wahl der Substanz, gilt eine Wahl für den ganzen Block.
    .title = Blöcke
rule-CHM-24 = Getrennte Blöcke werden unabhängig voneinander gelegt, in beliebiger Reihenfolge. Blöcke, die sich an den Ecken berühren, hängen zusammen und sind eine einzige Form.
    .title = Verbundene Blöcke
rule-CHM-25 = Um einen Block zu entfernen, leg seine Form irgendwohin und nimm, was passt; jedes fehlende Teil kostet 1 Brandfleck.
    .title = Einen Block entfernen
rule-CHM-26 = „Alles entfernen“ nimmt jedes Teil dieser Substanz. Das kostet nie Brandflecken, auch wenn keines da ist.
    .title = Alles entfernen
rule-CHM-27 = Um einen Block dazuzulegen, leg seine Form irgendwohin, auch teilweise oder ganz nach draußen. Jede Substanz, die nach draußen oder auf einen Brandfleck fällt, ist verloren und kostet 1 Brandfleck. Das darf auch Absicht sein.
    .title = Einen Block dazulegen
rule-CHM-28 = Fällt eine Substanz auf ein belegtes Feld, ersetzt sie, was dort lag, und kostet 1 Brandfleck.
    .title = Ersetzen
rule-CHM-29 = Ein Block auf blauem Grund ist freiwillig: Man darf ihn weglassen.
    .title = Blaue Blöcke
rule-CHM-30 = Substanzen fallen eine nach der anderen, in der Reihenfolge, die am meisten braut, dann am wenigsten verbrennt; sind mehrere gleich gut, wählt ihr. Ein Trank, der dabei vollständig wird, ist sofort gebraut, noch bevor die nächste Substanz fällt. Brandflecken kommen, wenn der Block liegt.
    .title = Eine nach der anderen
rule-CHM-31 = Verschieb eine Substanz oder einen Brandfleck auf ein leeres Feld, nie auf ein belegtes. Du musst nie.
    .title = Verschieben
rule-CHM-32 = Verdoppeln: Leg eine weitere von einer Substanz, die im Kessel liegt, auf ein leeres Feld. Ist kein Platz, ersetzt sie eine Substanz und kostet 1 Brandfleck; liegt keine passende da, verfällt der Effekt.
    .title = Verdoppeln

chapter-burnt = Brandflecken

rule-CHM-40 = Ein Brandfleck kommt auf ein leeres Feld. Gibt es keines, ersetzt er eine beliebige Substanz, ohne dass es mehr kostet.
    .title = Brandflecken
rule-CHM-41 = Eine Zutatenkarte gibt nie mehr als 5 Brandflecken, außer sie sagt es selbst.
    .title = Höchstens fünf
rule-CHM-42 = Liegen irgendwann 20 Brandflecken im Kessel, habt ihr verloren.
    .title = Zwanzig

chapter-brewing = Brauen

rule-CHM-45 = Ein offener Trank ist von selbst gebraut, sobald alle seine Substanzen in seinem Muster liegen: jeder Block irgendwo, gedreht oder gewendet. Sie werden entfernt, und der Trank kommt zur Seite.
    .title = Sofort gebraut
rule-CHM-46 = War es der letzte Trank, habt ihr gewonnen. Ist kein Trank mehr offen, deckt sofort einen auf, mit einem Marker.
    .title = Wie es weitergeht
rule-CHM-47 = Kommen mehrere Tränke oder mehrere Substanzen infrage, wählen die Hexen.
    .title = Eine Wahl
rule-CHM-50 = Erzwungenes Brauen: Entfernt so viele seiner Substanzen wie möglich, das Höchstmaß ist Pflicht; dann 1 Brandfleck für jede fehlende, 5 für jeden fehlenden Stein der Weisen.
    .title = Erzwungenes Brauen
rule-CHM-51 = Beim Brauen darf ein Stein der Weisen für eine andere Substanz einstehen, an deren Platz im Muster, und bleibt im Kessel; einmal pro Trank (die Runde kann vereinbaren: jeder Stein einmal). Als er selbst gebraucht, wird er entfernt.
    .title = Der Stein der Weisen

chapter-talking = Reden

rule-CHM-60 = Redet, so viel ihr wollt, aber zeigt keine Karten und sprecht nie von Mengen oder Formen. „Ich kann Schleim machen“ ist in Ordnung; „viel“, „eine Reihe“, „vier“, „verdoppeln“ sind es nicht.
    .title = Was ihr sagen dürft


## Resources

resource-B = Knochenmehl
    .a = ein Knochenmehl
    .the = das Knochenmehl
    .no = kein Knochenmehl
resource-R = Krummwurzel
    .a = eine Krummwurzel
    .the = die Krummwurzel
    .no = keine Krummwurzel
resource-F = Schleim
    .a = einen Schleim
    .the = den Schleim
    .no = keinen Schleim
resource-C = Feuerkristall
    .a = einen Feuerkristall
    .the = den Feuerkristall
    .no = keinen Feuerkristall
resource-G = Giftsamen
    .a = einen Giftsamen
    .the = den Giftsamen
    .no = keinen Giftsamen
resource-P = Stein der Weisen
    .a = einen Stein der Weisen
    .the = den Stein der Weisen
    .no = keinen Stein der Weisen


## Rarities

rarity-common = gewöhnlich
rarity-rare = selten
rarity-epic = episch
rarity-mythic = mythisch
rarity-legendary = legendär


## Families of Ingredient cards

family-harvest = Ernte
family-precipitation = Niederschlag
family-distillation = Destillation
family-sublimation = Sublimation
family-clear_out = Großputz
family-great_work = Großes Werk
family-bargain = Handel
family-mirror = Spiegel
family-ladle = Kelle
family-mishap = Missgeschick


## Why something burns

source-missing = für Fehlendes
source-outside = für Verlorenes
source-replaced = für Ersetztes
source-suffered = wie es die Karte verlangt
source-forced = für das erzwungene Brauen


## Potions. All names are ours: data/potions.toml

potion-C1 = Warzentrank
potion-C2 = Krötentee
potion-C3 = Schneckensirup
potion-C4 = Morgensud
potion-C5 = Krumme Lotion
potion-C6 = Knöchelsuppe
potion-C7 = Brombeerabsud
potion-C8 = Sumpfgelee
potion-R1 = Beinhauselixier
potion-R2 = Baumstumpfelixier
potion-R3 = Schlickelixier
potion-R4 = Funkentrank
potion-R5 = Galltrank
potion-R6 = Gluttrank
potion-R7 = Spinnentrank
potion-R8 = Irrlichttrank
potion-R9 = Viperntrank
potion-R10 = Mitternachtsaufguss
potion-E1 = Serum des brennenden Gerippes
potion-E2 = Tollkirschenserum
potion-E3 = Serum der Zwillingssümpfe
potion-E4 = Zweimondgebräu
potion-E5 = Werwolfgebräu
potion-E6 = Banshee-Gebräu
potion-E7 = Flammenkrone
potion-E8 = Dornenkrone
potion-E9 = Knochensäule
potion-E10 = Wurzelsäule
potion-E11 = Hexenschachbrett
potion-E12 = Schiefer Stern
potion-M1 = Knochendrachenelixier
potion-M2 = Hydra-Elixier
potion-M3 = Kraken-Elixier
potion-M4 = Phönixtränen
potion-M5 = Chimärenblut
potion-M6 = Basiliskenhauch
potion-M7 = Greifenklaue
potion-M8 = Mantikorstachel
potion-M9 = Zyklopenauge
potion-M10 = Einhornhorn
potion-L1 = Das Große Werk
potion-L2 = Allheilmittel
potion-L3 = Elixier des langen Lebens
potion-L4 = Trinkgold
potion-L5 = Herz der Welt
potion-L6 = Merlins letzter Hauch


## Ingredient cards. All names are ours: data/ingredients.toml

card-armful_B = Armvoll Knochen
    .text = Leg 4 Knochenmehl in einer Reihe dazu.
card-armful_R = Armvoll Wurzeln
    .text = Leg 4 Krummwurzeln in einer Reihe dazu.
card-armful_F = Armvoll Schleim
    .text = Leg 4 Schleim in einer Reihe dazu.
card-market = Hexenmarkt
    .text = Nimm 1 Brandfleck hin; leg dazu: Knochenmehl-Krummwurzel in einer Reihe, Krummwurzel-Schleim in einer Reihe, Schleim-Knochenmehl in einer Reihe.
card-basket = Reicher Korb
    .text = Nimm 1 Brandfleck hin; leg dazu: 4 von einer einfachen Substanz deiner Wahl im Quadrat, 1 einfache Substanz deiner Wahl (freiwillig).
card-double_wish = Doppelter Wunsch
    .text = Nimm 1 Brandfleck hin; leg dazu: 1 Substanz deiner Wahl (kein Stein), 1 Substanz deiner Wahl (kein Stein), 1 Substanz deiner Wahl (kein Stein).
card-casket = Kostbare Schatulle
    .text = Nimm 1 Brandfleck hin; leg dazu: Feuerkristall-Giftsamen in einer Reihe, 1 Feuerkristall, 1 Giftsamen (freiwillig).
card-shattered_crystal = Zersprungener Kristall
    .text = Entfern 1 Feuerkristall → leg dazu: 2 Knochenmehl in einer Reihe, 2 Krummwurzeln in einer Reihe.
card-burst_seed = Geplatzter Samen
    .text = Entfern 1 Giftsamen → leg dazu: 2 Schleim in einer Reihe, 2 Krummwurzeln in einer Reihe.
card-good_barter = Guter Tausch
    .text = Entfern 1 edle Substanz deiner Wahl → leg dazu: 1 Knochenmehl, 1 Krummwurzel, 1 Schleim.
card-tarnished_crystal = Trüber Kristall
    .text = Entfern 1 Feuerkristall → leg dazu: 2 von einer einfachen Substanz deiner Wahl in einer Reihe, 1 einfache Substanz deiner Wahl (freiwillig).
card-barren_seed = Tauber Samen
    .text = Entfern 1 Giftsamen → leg dazu: 2 von einer einfachen Substanz deiner Wahl in einer Reihe, 1 einfache Substanz deiner Wahl (freiwillig).
card-bad_barter = Schlechter Tausch
    .text = Entfern 1 edle Substanz deiner Wahl → leg dazu: 2 von einer einfachen Substanz deiner Wahl in einer Reihe, 1 einfache Substanz deiner Wahl (freiwillig).
card-surge_B = Knochenregen
    .text = Nimm 1 Brandfleck hin; leg dazu: 3 Knochenmehl in einer Reihe, Krummwurzel-Schleim in einer Reihe.
card-surge_R = Wuchernde Wurzel
    .text = Nimm 1 Brandfleck hin; leg dazu: 3 Krummwurzeln in einer Reihe, Schleim-Knochenmehl in einer Reihe.
card-surge_F = Schleimflut
    .text = Nimm 1 Brandfleck hin; leg dazu: 3 Schleim in einer Reihe, Knochenmehl-Krummwurzel in einer Reihe.
card-crossing_B = Knochenkreuzung
    .text = Entfern 1 einfache Substanz deiner Wahl → leg 1 Knochenmehl und 1 Krummwurzel diagonal dazu.
card-crossing_R = Wurzelkreuzung
    .text = Entfern 1 einfache Substanz deiner Wahl → leg 1 Krummwurzel und 1 Schleim diagonal dazu.
card-crossing_F = Schleimkreuzung
    .text = Entfern 1 einfache Substanz deiner Wahl → leg 1 Schleim und 1 Knochenmehl diagonal dazu.
card-still_BR = Destille: Knochen zu Wurzel
    .text = Entfern 1 Knochenmehl, oder nimm 1 Brandfleck hin → leg 4 Krummwurzeln im Quadrat dazu.
card-still_BF = Destille: Knochen zu Schleim
    .text = Entfern 1 Knochenmehl, oder nimm 1 Brandfleck hin → leg 4 Schleim im Quadrat dazu.
card-still_RB = Destille: Wurzel zu Knochen
    .text = Entfern 1 Krummwurzel, oder nimm 1 Brandfleck hin → leg 4 Knochenmehl im Quadrat dazu.
card-still_RF = Destille: Wurzel zu Schleim
    .text = Entfern 1 Krummwurzel, oder nimm 1 Brandfleck hin → leg 4 Schleim im Quadrat dazu.
card-still_FB = Destille: Schleim zu Knochen
    .text = Entfern 1 Schleim, oder nimm 1 Brandfleck hin → leg 4 Knochenmehl im Quadrat dazu.
card-still_FR = Destille: Schleim zu Wurzel
    .text = Entfern 1 Schleim, oder nimm 1 Brandfleck hin → leg 4 Krummwurzeln im Quadrat dazu.
card-sieve_B = Knochensieb
    .text = Entfern 1 Knochenmehl, oder nimm 1 Brandfleck hin → leg dazu: 2 Krummwurzeln in einer Reihe, 1 Schleim.
card-sieve_R = Wurzelsieb
    .text = Entfern 1 Krummwurzel, oder nimm 1 Brandfleck hin → leg dazu: 2 Schleim in einer Reihe, 1 Knochenmehl.
card-sieve_F = Schleimsieb
    .text = Entfern 1 Schleim, oder nimm 1 Brandfleck hin → leg dazu: 2 Knochenmehl in einer Reihe, 1 Krummwurzel.
card-press_BR = Presse: Knochen zu Wurzel
    .text = Entfern 1 Knochenmehl, oder nimm 1 Brandfleck hin → leg 3 Krummwurzeln in einer Reihe dazu.
card-press_BF = Presse: Knochen zu Schleim
    .text = Entfern 1 Knochenmehl, oder nimm 1 Brandfleck hin → leg 3 Schleim in einer Reihe dazu.
card-press_RB = Presse: Wurzel zu Knochen
    .text = Entfern 1 Krummwurzel, oder nimm 1 Brandfleck hin → leg 3 Knochenmehl in einer Reihe dazu.
card-press_RF = Presse: Wurzel zu Schleim
    .text = Entfern 1 Krummwurzel, oder nimm 1 Brandfleck hin → leg 3 Schleim in einer Reihe dazu.
card-press_FB = Presse: Schleim zu Knochen
    .text = Entfern 1 Schleim, oder nimm 1 Brandfleck hin → leg 3 Knochenmehl in einer Reihe dazu.
card-press_FR = Presse: Schleim zu Wurzel
    .text = Entfern 1 Schleim, oder nimm 1 Brandfleck hin → leg 3 Krummwurzeln in einer Reihe dazu.
card-furnace_B = Knochenofen
    .text = Entfern 1 Knochenmehl → leg dazu: 1 Feuerkristall, 1 Krummwurzel (freiwillig).
card-ferment_B = Knochengärung
    .text = Entfern 1 Knochenmehl → leg dazu: 1 Giftsamen, 1 Krummwurzel (freiwillig).
card-furnace_R = Wurzelofen
    .text = Entfern 1 Krummwurzel → leg dazu: 1 Feuerkristall, 1 Schleim (freiwillig).
card-ferment_R = Wurzelgärung
    .text = Entfern 1 Krummwurzel → leg dazu: 1 Giftsamen, 1 Schleim (freiwillig).
card-furnace_F = Schleimofen
    .text = Entfern 1 Schleim → leg dazu: 1 Feuerkristall, 1 Knochenmehl (freiwillig).
card-ferment_F = Schleimgärung
    .text = Entfern 1 Schleim → leg dazu: 1 Giftsamen, 1 Knochenmehl (freiwillig).
card-meagre_ember = Kümmerliche Glut
    .text = Entfern 1 einfache Substanz deiner Wahl → leg dazu: 1 Feuerkristall, 1 einfache Substanz deiner Wahl (freiwillig).
card-meagre_seed = Kümmerlicher Samen
    .text = Entfern 1 einfache Substanz deiner Wahl → leg dazu: 1 Giftsamen, 1 einfache Substanz deiner Wahl (freiwillig).
card-mortar_B = Knochenmörser
    .text = Entfern 1 Knochenmehl, oder nimm 1 Brandfleck hin → leg dazu: 1 Feuerkristall, 1 Giftsamen.
card-mortar_R = Wurzelmörser
    .text = Entfern 1 Krummwurzel, oder nimm 1 Brandfleck hin → leg dazu: 1 Feuerkristall, 1 Giftsamen.
card-mortar_F = Schleimmörser
    .text = Entfern 1 Schleim, oder nimm 1 Brandfleck hin → leg dazu: 1 Feuerkristall, 1 Giftsamen.
card-calcination = Kalzinierung
    .text = Entfern 1 einfache Substanz deiner Wahl → leg dazu: 1 edle Substanz deiner Wahl, 1 einfache Substanz deiner Wahl (freiwillig).
card-clearout_B = Großputz: Knochen
    .text = Entfern alles Knochenmehl → leg dazu: 1 Feuerkristall, 1 Giftsamen, 1 einfache Substanz deiner Wahl (freiwillig).
card-clearout_R = Großputz: Wurzeln
    .text = Entfern alle Krummwurzeln → leg dazu: 1 Feuerkristall, 1 Giftsamen, 1 einfache Substanz deiner Wahl (freiwillig).
card-clearout_F = Großputz: Schleim
    .text = Entfern allen Schleim → leg dazu: 1 Feuerkristall, 1 Giftsamen, 1 einfache Substanz deiner Wahl (freiwillig).
card-quenching = Ablöschen
    .text = Entfern alle Feuerkristalle → leg dazu: 2 Giftsamen in einer Reihe, 1 einfache Substanz deiner Wahl (freiwillig).
card-antidote = Gegengift
    .text = Entfern alle Giftsamen → leg dazu: 2 Feuerkristalle in einer Reihe, 1 einfache Substanz deiner Wahl (freiwillig).
card-great_drain = Großer Abfluss
    .text = Entfern alles von einer Substanz deiner Wahl (keine Steine) → leg 2 von einer edlen Substanz deiner Wahl in einer Reihe dazu.
card-wedding = Alchemistische Hochzeit
    .text = Entfern 1 edle Substanz deiner Wahl → leg dazu: 1 Stein der Weisen, 1 einfache Substanz deiner Wahl (freiwillig).
card-fiery_fusion = Feurige Verschmelzung
    .text = Entfern 1 Feuerkristall → leg dazu: 1 Stein der Weisen, 1 einfache Substanz deiner Wahl (freiwillig).
card-toxic_fusion = Giftige Verschmelzung
    .text = Entfern 1 Giftsamen → leg dazu: 1 Stein der Weisen, 1 einfache Substanz deiner Wahl (freiwillig).
card-black_work = Schwarzes Werk
    .text = Nimm 1 Brandfleck hin; leg dazu: 1 Stein der Weisen, 1 einfache Substanz deiner Wahl (freiwillig).
card-forbidden_pact = Verbotener Pakt
    .text = Entfern 2 von einer edlen Substanz deiner Wahl in einer Reihe, oder nimm 6 Brandflecken hin, auch über die Grenze von 5 hinaus → leg dazu: 1 Stein der Weisen, 1 Stein der Weisen, 1 Substanz deiner Wahl (kein Stein).
card-fire_bargain = Feuerhandel
    .text = Entfern 1 Feuerkristall, oder nimm 1 Brandfleck hin → leg dazu: 3 Knochenmehl in einer Reihe, 1 einfache Substanz deiner Wahl (freiwillig).
card-poison_bargain = Gifthandel
    .text = Entfern 1 Giftsamen, oder nimm 1 Brandfleck hin → leg dazu: 3 Krummwurzeln in einer Reihe, 1 einfache Substanz deiner Wahl (freiwillig).
card-blaze = Feuersbrunst
    .text = Entfern 1 Giftsamen, oder nimm 1 Brandfleck hin → leg dazu: 2 Feuerkristalle in einer Reihe, 1 einfache Substanz deiner Wahl (freiwillig).
card-venom_glut = Giftschwemme
    .text = Entfern 1 Feuerkristall, oder nimm 1 Brandfleck hin → leg dazu: 2 Giftsamen in einer Reihe, 1 einfache Substanz deiner Wahl (freiwillig).
card-splash = Spritzer
    .text = Entfern 1 einfache Substanz deiner Wahl, oder nimm 1 Brandfleck hin → verdopple 2 einfache Substanzen.
card-botched_mix = Verpatzte Mischung
    .text = Nimm 1 Brandfleck hin; leg dazu: 1 edle Substanz deiner Wahl, 2 von einer einfachen Substanz deiner Wahl in einer Reihe, 1 einfache Substanz deiner Wahl.
card-boil_over = Übergekocht
    .text = Nimm 1 Brandfleck hin; leg dazu: 2 von einer edlen Substanz deiner Wahl in einer Reihe, 1 einfache Substanz deiner Wahl, 1 einfache Substanz deiner Wahl (freiwillig).
card-cloudy_mirror = Trüber Spiegel
    .text = Verdopple 3 einfache Substanzen.
card-precious_echo = Kostbares Echo
    .text = Verdopple 2 edle Substanzen.
card-perfect_reflection = Vollkommenes Spiegelbild
    .text = Verdopple 2 beliebige Substanzen, auch Steine.
card-great_ladle = Große Kelle
    .text = Verschieb bis zu 3 Substanzen oder Brandflecken; leg 1 einfache Substanz deiner Wahl (freiwillig) dazu.
card-deft_spoon = Flinker Löffel
    .text = Verschieb bis zu 2 Substanzen oder Brandflecken; leg 1 einfache Substanz deiner Wahl dazu.
card-leak = Leck
    .text = Entfern 1 einfache Substanz deiner Wahl → verdopple 3 einfache Substanzen.
card-greedy_rat = Gierige Ratte
    .text = Nimm 1 Brandfleck hin; verdopple 4 beliebige Substanzen, auch Steine.
card-hole = Loch im Kessel
    .text = Nimm 1 Brandfleck hin; leg dazu: 3 von einer einfachen Substanz deiner Wahl im Winkel, 1 edle Substanz deiner Wahl.
card-night_thief = Dieb in der Nacht
    .text = Entfern 1 edle Substanz deiner Wahl → verdopple 2 beliebige Substanzen, auch Steine.


## Words on the table

word-burnt = Brandflecken
word-potions = Tränke
word-brewed = Gebraut
word-kept = Behalten
word-played = Gespielt
word-turn = Zug
word-pile = Verdeckte Tränke
word-missing = Fehlt
word-optional = Freiwillig
word-outside = Draußen
word-elsewhere = Anderswo …


## What may be said (CHM-60): never a quantity, never a shape

phrase-can_make = Ich kann { $subject_name } machen.
phrase-cannot_make = Ich kann { $subject_name } nicht machen.
phrase-can_use_up = Ich kann { $subject_name } verbrauchen.
phrase-need = Wir brauchen { $subject_name }.
phrase-keep = Bitte nichts wegnehmen von: { $subject_name }.
phrase-in_the_way = Hier ist im Weg: { $subject_name }.
phrase-work_on = Arbeiten wir an „{ $subject_name }“.
phrase-finish = Ich kann helfen, „{ $subject_name }“ fertig zu brauen.
phrase-wait_with = Bitte noch warten mit „{ $subject_name }“.
phrase-hurry_with = „{ $subject_name }“ eilt!
phrase-give_up = Geben wir „{ $subject_name }“ auf.
phrase-room_please = Wir brauchen Platz.
phrase-careful = Vorsicht, es wird heiß.
phrase-help_me = Meine Karten sind schlecht, bitte helft mir.
phrase-dont_know = Ich weiß es nicht.
phrase-yes = Ja!
phrase-no = Nein!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-well_done = Gut gemacht!


## ------------------------------------------------------------------------------------------------
## Facts. A variable is a field of the event, question, action or refusal, in its plain form; beside it stands what to show:
## `$who` (the player), `$potion_name`, `$card_name`, `$resource_name`, `$a_resource`; for lists `$cards_names`, `$cells_count`.


## Log lines: what has happened. `.you` is the line for the player whom it is about.

event-ResourcesThrown = { $cells_count } Substanzen fallen in den Kessel: { $resources_names }.
event-TurnBegan = Zug { $turn } beginnt; { $who } hat die Kelle.
    .you = Zug { $turn } beginnt; du hast die Kelle.
event-PotionUncovered =
    { $pile ->
        [0] Der letzte Trank wird aufgedeckt: „{ $potion_name }“.
       *[other] Ein Trank wird aufgedeckt: „{ $potion_name }“. { $pile } kommen noch.
    }
event-MarkersAdded = Je ein Marker kommt auf: { $potions_names }.
event-IngredientsDrawn =
    { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
    .you = Du ziehst: { $cards_names }.
event-DiscardsShuffled = Der Nachziehstapel ist leer; { $count } abgelegte Karten werden neu gemischt.
event-CardsPicked = { $who } hat gewählt.
    .you = Du spielst „{ $card_name }“ und behältst „{ $kept_name }“.
event-IngredientsDiscarded = { $who } legt ab: { $cards_names }.
    .you = Du legst ab: { $cards_names }.
event-IngredientTurnedUp = { $who } hat „{ $card_name }“ gespielt.
    .you = Du hast „{ $card_name }“ gespielt.
event-BlockRemoved =
    { $cells_count ->
        [0] { $who } findet nichts zum Entfernen.
       *[other] { $who } entfernt { $resources_names }.
    }
    .you =
        { $cells_count ->
            [0] Du findest nichts zum Entfernen.
           *[other] Du entfernst { $resources_names }.
        }
event-EveryRemoved =
    { $cells_count ->
        [0] { $who } entfernt alles von { $resource_name }: Es ist nichts da.
       *[other] { $who } entfernt alles von { $resource_name }: { $cells_count }.
    }
    .you =
        { $cells_count ->
            [0] Du entfernst alles von { $resource_name }: Es ist nichts da.
           *[other] Du entfernst alles von { $resource_name }: { $cells_count }.
        }
event-BlockLaid =
    { $cells_count ->
        [0] { $who } wirft einen Block weg.
       *[other] { $who } legt { $resources_names } dazu.
    }
    .you =
        { $cells_count ->
            [0] Du wirfst einen Block weg.
           *[other] Du legst { $resources_names } dazu.
        }
event-BlockLeftOut = { $who } lässt einen blauen Block weg.
    .you = Du lässt einen blauen Block weg.
event-ResourceAdded = Auf { $cell }: { $resource_name }.
event-ResourceReplaced = Auf { $cell } macht { $resource_name } Platz.
event-ResourceRanOut = Im Vorrat gibt es { $no_resource } mehr.
event-ResourceDuplicated = { $who } verdoppelt { $resource_name } auf { $cell }.
    .you = Du verdoppelst { $resource_name } auf { $cell }.
event-NothingToDuplicate = { $who } findet nichts zum Verdoppeln.
    .you = Du findest nichts zum Verdoppeln.
event-ResourceMoved = { $who } verschiebt { $resource_name } von { $cell } auf { $onto }.
    .you = Du verschiebst { $resource_name } von { $cell } auf { $onto }.
event-BurntMoved = { $who } verschiebt einen Brandfleck von { $cell } auf { $onto }.
    .you = Du verschiebst einen Brandfleck von { $cell } auf { $onto }.
event-BurntCaused =
    { $spared ->
        [0] { $count ->
            [one] { $count } Brandfleck { $why_name }.
           *[other] { $count } Brandflecken { $why_name }.
        }
       *[other] { $count ->
            [one] { $count } Brandfleck { $why_name }; { $spared } erspart, denn eine Karte gibt höchstens 5.
           *[other] { $count } Brandflecken { $why_name }; { $spared } erspart, denn eine Karte gibt höchstens 5.
        }
    }
event-BurntPut = Ein Brandfleck auf { $cell }: jetzt { $total }.
event-PotionBrewed =
    { $forced ->
        [true]
            { $stones_count ->
                [0] „{ $potion_name }“ muss gebraut werden. Es fehlt: { $missing_names }.
               *[other] „{ $potion_name }“ muss gebraut werden. Es fehlt: { $missing_names }; für eines davon steht ein Stein der Weisen ein.
            }
       *[false]
            { $stones_count ->
                [0] „{ $potion_name }“ ist gebraut!
               *[other] „{ $potion_name }“ ist gebraut; ein Stein der Weisen steht ein für das, was fehlt: { $missing_names }.
            }
    }
# How it was decided; $score: the winner’s, $lead: how far ahead, $tied and $shared: true or false.
ending-CHM-6 = Alle sieben Tränke sind gebraut.
ending-CHM-42 = Verbranntes hat den Kessel erstickt.
event-CauldronWon =
    { $burnt ->
        [one] Alle sieben Tränke sind gebraut, in Zug { $turn }, mit { $burnt } Brandfleck. Die Hexen gewinnen!
       *[other] Alle sieben Tränke sind gebraut, in Zug { $turn }, mit { $burnt } Brandflecken. Die Hexen gewinnen!
    }
event-CauldronLost = { $burnt } Brandflecken ersticken in Zug { $turn } den Kessel, { $brewed } von sieben Tränken sind gebraut. Die Hexen verlieren.


## Questions: what a seat is asked

ask-ChooseCards = Welche Karte spielst du, und welche behältst du?
ask-RemoveBlocks =
    { $or_burnt ->
        [0] { $card_name }: Was entfernst du?
        [one] { $card_name }: Was entfernst du? Oder nimm { $or_burnt } Brandfleck hin.
       *[other] { $card_name }: Was entfernst du? Oder nimm { $or_burnt } Brandflecken hin.
    }
ask-ChooseEvery = { $card_name }: alles von welcher Substanz?
ask-AddBlocks = { $card_name }: Wohin kommt der nächste Block?
ask-DuplicateOne = { $card_name }: Welche Substanz, und auf welches Feld? Noch { $left }.
ask-MoveOne = { $card_name }: Was verschiebst du? Bis zu { $left }.
ask-PlaceBurnt =
    { $left ->
        [one] Wohin kommt der Brandfleck?
       *[other] Wohin kommt der nächste Brandfleck? Noch { $left }.
    }
ask-ChoosePotionToBrew = Welcher Trank wird zuerst gebraut?
ask-ChooseWhatToTake =
    { $forced ->
        [true] { $potion_name } muss gebraut werden: Welche Substanzen werden für Block { $block } genommen?
       *[other] { $potion_name }: Welche Substanzen werden für Block { $block } genommen?
    }
ask-ChooseWhatFalls = { $card_name }: Welche Substanz fällt zuerst?


## Answers: short labels. An attribute is the label under the question of that name

do-PlayAndKeep = Karte { $play } spielen, Karte { $keep } behalten
do-LayBlock =
    { $at ->
        [out] Block { $block }: draußen
       *[other] Block { $block }: { $at }
    }
    .RemoveBlocks =
        { $at ->
            [out] Block { $block }: nichts davon
           *[other] Block { $block }: { $at }
        }
do-LeaveBlockOut = Block { $block } weglassen
do-SufferBurnt = Brandflecken hinnehmen
    .RemoveBlocks =
        { $or_burnt ->
            [one] { $or_burnt } Brandfleck hinnehmen
           *[other] { $or_burnt } Brandflecken hinnehmen
        }
do-RemoveEvery = Alles von { $resource_name }
do-DuplicateOnto = { $resource_name } auf { $cell }
do-MoveToken = { $cell } nach { $onto }
do-StopMoving = Nichts mehr verschieben
do-PutBurnt = { $cell }
do-DropNext = { $cell }
do-BrewNext = { $potion_name }


## Refusals: why not

why-no_such_card = Du hast { $count } Karten auf der Hand.
why-two_different_cards = Behalten musst du eine andere Karte als die, die du spielst.
why-cards_are_chosen = Du hast deine Karten schon gewählt.
why-owner_decides = Wem die Karte gehört, der entscheidet.
why-no_such_block = Ein Block { $block } ist nicht mehr zu legen.
why-same_block_first = Ein anderer Block ist genau wie Block { $block }; der kommt zuerst.
why-not_laid_so = So lässt sich der Block nicht legen: Dreh ihn gerade, und wähl, was er dich wählen lässt.
why-finds_nothing_there = Dort fände der Block nichts.
why-nothing_to_suffer = Diese Karte lässt dich nicht stattdessen Brandflecken hinnehmen.
why-all_or_burnt = Es muss alles da sein; sonst nimm die Brandflecken hin.
why-block_is_not_blue = Nur blaue Blöcke darf man weglassen.
why-burnt_lies_there = Auf { $cell } liegt ein Brandfleck.
why-cell_is_taken = { $cell } ist belegt.
why-nothing_lies_there = Auf { $cell } liegt nichts.
why-not_to_duplicate = Diese Karte verdoppelt nicht: { $resource_name }.
why-none_to_duplicate = Zum Verdoppeln gibt es { $no_resource }.
why-potion_not_shown = „{ $potion_name }“ liegt nicht offen.
why-not_next = Was auf { $cell } fällt, gehört nicht zu dem, was jetzt fallen darf.
why-potion_not_complete = „{ $potion_name }“ ist jetzt nicht zu brauen.
why-other_block = Gefragt ist nach Block { $block }.
why-not_the_most = So fände der Trank weniger, als er kann.
why-unknown_phrase = Diesen Satz gibt es auf dem Sprechrad nicht.
why-phrase_wants_resource = Dieser Satz handelt von einer Substanz.
why-phrase_wants_potion = Dieser Satz handelt von einem offenen Trank.
why-phrase_stands_alone = Dieser Satz steht für sich allein.


## The steps of a turn

step-laying = Aufbau
step-revealing = Einen Trank aufdecken
step-forcing = Erzwungenes Brauen
step-choosing = Karten wählen
step-applying = Karten ausführen


## What a table agrees on. `.is-…` names a value, `.about` explains

option-burnt = Brandflecken
    .about = Liegen so viele im Kessel, ist alles verloren. In der Anleitung sind es 20.
    .is-16 = 16 (schwerer)
    .is-20 = 20
    .is-24 = 24 (leichter)
    .is-28 = 28 (viel leichter)
option-potions = Tränke
    .about = Wie selten die sieben Tränke sind.
    .is-rulebook = Wie in der Anleitung
    .is-gentle = Sanft
    .is-hard = Schwer
option-deck = Zutatenkarten
    .about = Im Stapel für Lehrlinge fehlen die Missgeschicke.
    .is-full = Alle 104
    .is-apprentice = Lehrling (88)
option-stones = Steine der Weisen
    .about = „Einmal pro Trank“ lässt sich auf zwei Arten lesen: Für jeden Trank steht höchstens ein Stein ein, oder jeder Stein einmal.
    .is-one = Einer je Trank
    .is-each = Jeder einmal
option-talk = Reden
    .about = Karten sind geheim, und von Mengen wird nie gesprochen. Das Sprechrad hält sich daran; im freien Chat liegt es bei euch.
    .is-phrases = Sprechrad
    .is-free = Freier Chat
option-cards = Karten
    .about = Was auf den Karten steht. Eine eigene Kartendatei darf etwas anderes sagen.
    .is-base = Die gewöhnlichen


## The board of the page

board-burnt-of =
    { $n ->
        [one] { $n } Brandfleck von { $limit }: bei { $limit } ist alles verloren
       *[other] { $n } Brandflecken von { $limit }: bei { $limit } ist alles verloren
    }
board-face-up = Tränke zum Brauen
board-no-potion = Kein Trank liegt offen.
board-turns-left =
    { $n ->
        [0] im nächsten Zug erzwungen
        [one] noch { $n } Zug
       *[other] noch { $n } Züge
    }
board-found-of = { $n } von { $size } da
board-missing = fehlt: { $what }
board-complete = vollständig
board-if-forced =
    { $n ->
        [0] erzwungen verbrennt nichts
        [one] jetzt erzwungen: { $n } Brandfleck
       *[other] jetzt erzwungen: { $n } Brandflecken
    }
board-show-on-grid = im Kessel zeigen
board-show-large = groß zeigen
board-large = { $what }, groß zeigen
board-brewed = { $n } von 7 gebraut
board-cauldron = Der Kessel
board-keys = Pfeile bewegen, N geht zum nächsten passenden Platz, R dreht, F wendet, Eingabe legt
board-cell-keys = Pfeile gehen von Feld zu Feld, Eingabe wählt
board-cell-is = { $cell }: { $what }
board-empty = leer
board-burnt = Brandfleck
board-row = Reihe
board-would =
    { $burnt ->
        [0] Nichts verbrennt
        [one] { $burnt } Brandfleck
       *[other] { $burnt } Brandflecken
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } verloren oder ersetzt
    }
board-would-remove =
    { $gone ->
        [one] { $gone } Substanz geht weg
       *[other] { $gone } Substanzen gehen weg
    }, { $burnt ->
        [0] nichts verbrennt
        [one] { $burnt } Brandfleck
       *[other] { $burnt } Brandflecken
    }
board-brews = Braut { $what }!
board-lay = Hier hinlegen
board-remove = Hier entfernen
board-take = Diese nehmen
board-put = Hierhin damit
board-move = Verschieben
board-turn = Drehen
board-flip = Wenden
board-next-spot = Noch eine gute Stelle
board-outside = Wegwerfen
board-find-nothing = Nichts finden
board-leave-out = Weglassen
board-choose = Welche Substanz?
board-blocks = Blöcke der Karte
board-block = Block { $n }
board-to-remove = zu entfernen
board-to-add = dazuzulegen
board-pick-cell = Tipp ein Feld des Kessels an.
board-pick-token = Tipp an, was du verschieben willst, dann ein leeres Feld.
board-pick-resource = Wähl, was du verdoppelst, dann ein Feld.
board-drag-it = Zieh den Block, oder tipp ein Feld an.
board-play = Spielen
board-keep = Behalten
board-discard = Ablegen
board-choose-cards = Tipp die Karte zum Spielen an, dann die zum Behalten.
board-confirm-cards = Spielen und behalten
board-card-at = (Karte { $at }).
board-chosen = Du hast gewählt. Die anderen sind noch dran.
board-your-cards = Deine Karten
board-kept-card = Behalten für den nächsten Zug
board-played-card = Gespielt, verdeckt
board-decides = { $who } entscheidet
board-you-decide = Du entscheidest
board-witches = Hexen
board-has-ladle = hat die Kelle
board-picked = hat gewählt
board-picking = wählt
board-suggest = Eine Stelle vorschlagen
board-suggesting = Alle sehen deinen Vorschlag.
board-stop-suggesting = Nichts mehr vorschlagen
board-suggests = { $who } schlägt vor
board-proposes = { $who } denkt an das hier
board-adopt = Übernehmen
board-agree = Einverstanden
board-disagree = Lieber nicht
board-talk = Etwas sagen
board-talk-about = Nie eine Menge, nie eine Form: Das Rad hält sich daran.
board-back = Zurück
board-close = Schließen
board-about-cards = Über diese Karten
board-ours = Diese Karte haben wir selbst entworfen: ihren Effekt und ihren Namen.
board-ours-potion = Diesen Trank haben wir selbst entworfen: sein Muster, seine Seltenheit und seinen Namen.
board-all-ours = Die Anleitung sagt, wie viele Tränke und Karten es gibt und was sie können; abgedruckt ist keine davon. Alle 46 Tränke und 104 Zutatenkarten hier haben wir selbst entworfen, samt ihren Namen. Andere Stapel lassen sich aus einer Datei laden.
board-copies =
    { $n ->
        [one] { $n } Exemplar in der Schachtel
       *[other] { $n } Exemplare in der Schachtel
    }
board-all = alles
board-or = oder
board-one-of = eines von: { $what }
board-beyond = ohne die Grenze von 5
board-won = Die Hexen gewinnen!
board-lost = Der Kessel ist verloren
board-won-about =
    Alle sieben Tränke gebraut in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }, mit { $burnt ->
        [one] { $burnt } Brandfleck
       *[other] { $burnt } Brandflecken
    }.
board-lost-about = In Zug { $turns } ist der Kessel erstickt, { $brewed } von sieben Tränken waren gebraut.
board-story = Wie es war
board-turn-number = Zug { $n }
board-was-brewed = gebraut
board-was-forced =
    { $n ->
        [0] erzwungen, aber vollständig
        [one] erzwungen, { $n } fehlte
       *[other] erzwungen, { $n } fehlten
    }
board-not-brewed = nicht gebraut
board-burnt-by = Was verbrannt ist
board-together = Gewonnen oder verloren, gemeinsam
board-pile = Nachziehstapel
board-spared = { $n } erspart


## Die Begleitung: je ein oder zwei kurze Sätze

guide-theme = Alle zusammen: Braut sieben Tränke, bevor 20 Verbrannte im Kessel liegen.
guide-pattern = Ein Trank braut sich selbst, sobald sein Muster im Kessel liegt, beliebig gedreht.
guide-choose = Wähle eine Karte zum Spielen und eine zum Behalten. Die anderen gehen weg.
guide-remove = Entferne zuerst, was vor dem Pfeil steht: Leg seine Form darauf.
guide-add = Nun leg den Block hinter dem Pfeil. Zieh ihn, dreh ihn, wende ihn.
guide-burnt = Fehlend, daneben oder auf etwas anderem: Jedes kostet einen Verbrannten.
guide-brewed = Gebraut! Was er brauchte, verlässt den Kessel, und es ist wieder Platz.
guide-talk = Sprich mit den anderen in Sätzen. Nie Zahlen, nie Formen.
guide-candles = Ein Trank hat drei Züge. Dann wird er erzwungen, und was fehlt, verbrennt.
guide-stone = Ein Stein der Weisen darf für eine andere Zutat eines Tranks stehen.
guide-free = Jetzt kannst du spielen. Der Rest kommt, wenn er zählt: Viel Spaß!

## Die Regeln zum Lesen, in zwei Minuten: eine Zeile je Absatz. `.rules`: wo das Verzeichnis es sagt.

read-goal =
    Alle zusammen: Braut sieben Tränke in einem Kessel, bevor 20 Verbrannte darin liegen.
    .rules = CHM-6
read-setup =
    Sieben Tränke liegen verdeckt gestapelt, die leichten oben. Acht Zutaten sind schon im Kessel.
    .rules = CHM-3 CHM-5
read-turn =
    Ein neuer Trank wird aufgedeckt, und jeder offene bekommt eine Kerze.
    Alle ziehen und wählen geheim: eine Karte zum Spielen, eine zum Behalten. Redet, aber nie von Zahlen oder Formen.
    Die gespielten Karten werden gemischt und nacheinander ausgeführt: erst entfernen, was vor dem Pfeil steht, dann legen, was dahinter steht.
    Ein Block wird beliebig gelegt, gedreht oder gewendet. Was fehlt, daneben liegt oder auf etwas fällt, kostet je einen Verbrannten.
    Ein Trank braut sich selbst, sobald sein Muster im Kessel liegt.
    .rules = CHM-10 CHM-12 CHM-13 CHM-14 CHM-20 CHM-25 CHM-27 CHM-28 CHM-45 CHM-60
read-end =
    Die vierte Kerze erzwingt einen Trank: Was fehlt, verbrennt. Ein Stein der Weisen darf für eine andere Zutat stehen.
    Alle sieben gebraut: gewonnen. 20 Verbrannte: verloren.
    .rules = CHM-6 CHM-11 CHM-50 CHM-51
read-variants =
    Der Tisch einigt sich auf den Kartensatz, darauf, wie viele Verbrannte verlieren, und wie oft ein Stein hilft.
    .rules = CHM-4 CHM-51
