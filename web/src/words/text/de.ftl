### Die Seite um jedes Spiel herum, auf Deutsch. Zwillinge sind en.ftl und fr.ftl; alle haben dieselben Kennungen.

web-title = Sabbat
web-tagline = Fünf Hexenspiele an einem Tisch. Mit Freunden über einen Link, oder mit Bots: jetzt gleich.
web-skip = Zum Tisch springen
web-home = Zurück zum Regal
web-loading = Die Kerzen werden angezündet …
web-board-broke = Hier ist etwas misslungen: Das Brett kann gerade nicht gezeichnet werden. Die Partie geht weiter.
web-menu = Einstellungen
web-close = Schließen

## Einstellungen
web-language = Sprache
web-theme = Licht
web-theme-system = Wie das Gerät
web-theme-dark = Nacht
web-theme-light = Morgen
web-sound = Ton
web-volume = Lautstärke
web-volume-quiet = Leise
web-volume-normal = Normal
web-volume-loud = Laut
web-vibration = Vibration
web-full-screen = Ganzer Bildschirm
web-motion = Bewegung
web-on = An
web-off = Aus
web-motion-full = Lebhaft
web-motion-calm = Ruhig
web-speed = Tempo des Geschehens
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-quick = Schnell
web-speed-none = Sofort
web-forget-pace = Vergessen, in welchem Tempo Bots mit mir spielen
web-forgot-pace = Vergessen: Bots beginnen wie mit jemand Neuem.
web-hints = Tipps

## Regal
web-your-name = Dein Name
web-shelf = Das Regal
# $fewest, $most: wie viele spielen.
web-box-facts = { $fewest } bis { $most } Spieler · { $minutes } Min. · ab { $age } Jahren · { $kind }
# The same, as short as it gets.
web-box-short = { $fewest }–{ $most } · { $minutes } Min. · ab { $age }
web-first-match = Erste Partie, geführt
web-first-match-about = Beim Spielen lernen, in fünf Minuten
web-play-now = Jetzt spielen
web-play-now-about =
    { $kind ->
        [cooperative] Mit Bots an deiner Seite, sofort
       *[other] Gegen Bots, sofort
    }
web-invite = Freunde einladen
web-invite-about = Ein Tisch und ein Link
web-how-many = Spieler
web-bot-level = Bots
web-more-choices = Mehr Auswahl
# $n: how many play; $bots: how well the bots do.
web-chosen = { $n } Spieler, { $bots }
web-my-tables = Meine offenen Tische
web-my-turn = Du bist dran
web-phase-gathering = Man setzt sich
web-phase-playing = Läuft
web-phase-over = Vorbei
web-phase-damaged = Beschädigt
web-needs-line = Gerade gibt es keine Verbindung. Regal und Regeln sind da; ein Tisch braucht die Verbindung.
web-about = Über Sabbat
web-about-version = Version { $version }
web-about-licence = Freie Software unter der MIT-Lizenz; die Schriften stehen unter der SIL Open Font License.
web-about-rules = Die Regeln
web-about-docs = Dokumentation
web-failed = Das hat nicht geklappt. Ist der Server da?
web-newer-page = Es gibt eine neuere Seite von Sabbat.
web-newer-page-load = Neu laden
web-newer-page-later = Später
web-try-again = Noch einmal

## Bots
bot-novice = Lehrling
bot-companion = Gefährte
bot-sensible = Vernünftig
bot-strong = Stark
bot-master = Meister
bot-trained = Trainiert
bot-grand_master = Großmeister
bot-random = Launisch
bot-evenly = Launisch
web-bot = Bot
# $level: wie gut er spielt.
web-bot-of-level = Bot, { $level }

## Man setzt sich
web-gathering = Rund um den Tisch
web-gathering-about = Verschick den Link. Wer ihn öffnet, setzt sich einfach mit einem Namen dazu.
web-link = Der Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = QR-Code des Links
web-seats = Plätze
# $n: die Nummer des Platzes, ab 1.
web-seat = Platz { $n }
web-free = Frei
web-sit = Hinsetzen
web-sit-here = Hier hinsetzen
web-rise = Aufstehen
web-put-bot = Bot hinsetzen
web-host = Gastgeber
web-you = du
web-options = Worauf der Tisch sich einigt
web-start = Los geht’s
web-start-with-bots =
    { $bots ->
        [one] Los, mit { $bots } Bot
       *[other] Los, mit { $bots } Bots
    }
web-only-host = Das kann nur ändern, wer den Tisch eröffnet hat.
web-waiting-for-host = Los geht’s, sobald der Gastgeber beginnt.
web-hide-odds = Wahrscheinlichkeiten
    .about = Ob die Seite die Gefahren für alle ausrechnet.
    .is-false = Angezeigt
    .is-true = Verborgen
web-undo = Antworten zurücknehmen
    .about = Frei, solange nichts daraus gefolgt ist; darüber hinaus, wenn alle einverstanden sind. Bots sind es immer.
    .is-safe = Was ohne Folgen blieb
    .is-consent = Wenn alle zustimmen
    .is-none = Nie
web-clock = Zeit pro Entscheidung
    .about = Ist sie um, entscheidet ein Bot.
    .is-none = Ohne Grenze
    .is-seconds = { $n } s
web-stand-in = Wenn jemand weg ist
    .about = Ob ein Bot von selbst einspringt. Wer zurückkommt, bekommt seinen Platz wieder.
    .is-none = Der Gastgeber entscheidet
    .is-seconds = Ein Bot nach { $n } s
web-number-of-seats = Wie viele spielen
web-fewer = Einer weniger
web-more = Einer mehr

## Hereinkommen
web-code = Sein Code, zum Eintippen am Regal:
web-code-field = Ein Code?
web-code-go = Zum Tisch
web-house = Handys in diesem Haus
web-house-closed = Bisher erreicht nur dieser Computer diese Seite.
web-house-let-in = Handys in diesem Haus mitspielen lassen
# $address: eine Adresse im eigenen Netz.
web-house-open = Handys in diesem Haus finden diese Seite hier: { $address }
web-house-close = Nur dieser Computer
web-move-seat = Mein Platz auf einem anderen Gerät
web-move-seat-do = Code für mein anderes Gerät zeigen
web-move-seat-about = Scann das mit dem anderen Gerät, oder tipp den Code an seinem Regal ein. Er gilt einmal, zehn Minuten lang. Danach haben beide Geräte deinen Platz.
web-move-seat-only-here = Diese Adresse kann bisher nur dieses Gerät öffnen. Lass zuerst Handys herein, dann halte das Handy vor das Bild.
web-forget-me = Meinen Platz auf diesem Gerät loslassen
web-take-pass = Dein Platz kommt auf dieses Gerät
web-take-pass-about = Dieses Gerät wird deines: dein Name, deine Plätze, deine Tische. Eigene Tische, die es hatte, gibt es auf.
web-take-pass-do = Ab jetzt hier sitzen
web-full = Alle Plätze sind besetzt: Du kannst zuschauen.
web-take-bots-seat = Den Platz eines Bots nehmen
# $name: jemand, der gerade fort ist.
web-that-is-me = { $name }? Das bin ich, an einem anderen Gerät
web-knock = Anklopfen
web-knocked = Du hast angeklopft. Der Gastgeber antwortet gleich.
web-at-the-door = An der Tür
# $name: wer klopft.
web-knock-new = { $name } möchte sich dazusetzen.
# $name: wer klopft; $seat: der Name dessen, der fort ist.
web-knock-back = { $name } bittet von einem anderen Gerät um den Platz von { $seat }.
web-knock-missing = Dein Ja ist notiert. Es fehlt noch: { $names }.
web-let-in = Hereinlassen
web-send-away = Jetzt nicht
web-door = Wer sich setzen darf
web-door-link = Wer den Link hat
web-door-ask = Wen der Gastgeber hereinlässt
# $name: jemand am Tisch.
web-is-away = { $name } ist gerade fort.
web-let-bot-stand-in = Ein Bot soll einspringen
web-host-may-stand-in = Der Gastgeber kann einen Bot einspringen lassen.

## Im Spiel
web-board = Das Spielbrett
web-whose-turn = Wer dran ist
web-answered = Beantwortet.
web-your-turn = Du bist dran
# $names: wer noch antworten muss.
web-waiting-for = Warten auf { $names }
web-animating = Schau, was passiert …
web-spectating = Du schaust zu.
web-take-back = Zurücknehmen
web-ask-take-back = Um Rücknahme bitten
# $who: wer eine Antwort zurücknehmen möchte.
web-wish = { $who } möchte eine Antwort zurücknehmen.
web-wish-mine = Du möchtest eine Antwort zurücknehmen.
web-wish-agree = Einverstanden
web-wish-refuse = Lieber nicht
web-wish-withdraw = Doch nicht
web-recap = Was dabei herauskam
web-choose-on-board = Wähl auf dem Spielbrett.
web-filter = Suchen
web-show-grey =
    { $n ->
        [one] { $n } nicht möglich
       *[other] { $n } nicht möglich
    }
web-hide-grey = Nur, was geht

## Zustand eines Platzes
web-state-asked = ist dran
web-state-thinking = überlegt
web-state-away = weg
web-state-done = fertig
web-state-stand-in = ein Bot vertritt
web-state-free = frei
web-take-seat = Diesen Platz nehmen
web-bot-takes-over = Ein Bot übernimmt
web-person-returns = Platz zurückgeben
# $n: Sekunden, die bleiben.
web-seconds-left = { $n } s

## Neben dem Tisch
web-log = Verlauf
web-chat = Chat
web-rules = Regeln
web-table = Tisch
web-panels = Neben dem Tisch
web-log-empty = Noch ist nichts passiert.
web-log-earlier = Früher
web-log-latest = Zum Neuesten
web-log-undone = zurückgenommen
web-say = Etwas sagen
web-send = Senden
web-chat-empty = Noch hat niemand etwas gesagt.
web-phrases-only = Solange Karten geheim sind, redet der Tisch mit den Sätzen des Spiels.
web-search-rules = In den Regeln suchen
web-nothing-found = Nichts gefunden.
web-pieces-card = Karten
web-pieces-book = Bücher
web-pieces-other = Spielmaterial
web-watchers =
    { $n ->
        [0] Niemand schaut zu.
        [one] { $n } Person schaut zu.
       *[other] { $n } Personen schauen zu.
    }
web-leave = Tisch verlassen
web-leave-about = Ein Bot nimmt deinen Platz; mit dem Link kannst du zurückkommen.

## Hinweise
web-notices = Hinweise
web-notices-about = Wenn du dran bist und nicht da bist, sagt es dir dieses Gerät: das Spiel und den Tisch, sonst nichts.
web-notices-are-on = Dieses Gerät sagt dir, wenn du dran bist und nicht da bist.
web-notices-refused = Dieser Browser erlaubt dieser Seite keine Hinweise. Das lässt sich in seinen Einstellungen für diese Seite ändern.
web-notices-failed = Der Hinweisdienst dieses Browsers antwortet gerade nicht. Versuch es später noch einmal.
web-notices-not-here = Von hier nimmt dieser Browser keine Hinweise. Er braucht eine sichere Adresse (https), auf dem iPhone oder iPad auch die Seite auf dem Home-Bildschirm.
web-notices-turn-on = Sag mir, wenn ich dran bin
web-notices-turn-off = Keine Hinweise mehr
web-notices-offer = Das kann dauern. Soll dir dieses Gerät sagen, wenn du dran bist?
web-notices-no = Nein, danke

## Verbindung
web-fair-clock = Faire Uhr
web-fair-clock-measuring = Deine Leitung wird gemessen …
# $ms: Millisekunden.
web-fair-clock-line = Deine Leitung braucht { $ms } ms; die Uhr stimmt auf ± { $ms } ms.
web-fair-clock-about = Ein Druck zählt ab dem Moment deines Fingers, solange deine Leitung in einer Richtung höchstens { $most } ms braucht und einigermaßen gleichmäßig ist. Was darüber hinausgeht, ist verloren, und ebenso eine einzelne Nachricht, die hängen bleibt.
web-line-good = gute Leitung
web-line-long = lange Leitung, wird ausgeglichen
web-line-unsteady = unruhige Leitung, wird zum Teil ausgeglichen
web-line-too_long = Leitung zu lang, um sie ganz auszugleichen
web-connecting = Verbinden …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-reconnecting-about = Nichts ist verloren: Deine Antwort wartet und wird noch einmal gesendet.
web-no-table = Diesen Tisch gibt es nicht.
web-no-table-about = Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.
web-damaged-table = Dieser Tisch kann nicht fortgesetzt werden.
web-damaged-table-about = Er ist aufbewahrt, wie er war, und kommt vielleicht zurück, sobald der Server repariert ist. Deine anderen Tische sind nicht betroffen.
web-damaged-table-record = Partie herunterladen
web-went-back =
    { $n ->
        [one] Eine Regel wurde berichtigt: Die Partie ist um eine Antwort zurückgegangen.
       *[other] Eine Regel wurde berichtigt: Die Partie ist um { $n } Antworten zurückgegangen.
    }

## Das Ende
web-over = Die Partie ist vorbei
web-end-you = Du gewinnst!
web-end-you-share = Du teilst den Sieg
web-end-winner = Sieg für
web-end-shared = Geteilter Sieg für
web-end-nobody = Diesmal gewinnt niemand
web-end-together-won = Geschafft, alle zusammen!
web-end-together-lost = Diesmal nicht
web-end-together-thanks = Jede Hand wurde gebraucht. Gut gebraut!
web-end-together-again = Gemeinsam verloren, gemeinsam klüger: Der nächste Kessel wartet schon.
# $names: those who did not win.
web-end-others = Auch gut gespielt: { $names }.
# $rank: my place; $n: how many played.
web-end-mine = Du landest auf Platz { $rank } von { $n }, und die nächste Nacht gehört vielleicht dir.
web-rematch = Revanche
web-to-rematch = Zur Revanche
# $rank: ein Platz.
web-place = { $rank }.
web-see-board = Spielbrett ansehen
web-see-ranking = Rangliste

web-card-file = Kartendatei
    .about = Eine TOML-Datei wie die des Spiels; was darin fehlt, bleibt, wie es ist.
    .pick = Datei wählen …
    .away = Wegnehmen

## The guide
web-guide = Begleitung
web-guide-next = Verstanden
web-guide-leave = Lass mich spielen
web-guide-take-up = Begleitung wieder aufnehmen
web-hints-off = Keine Tipps mehr

## Other screens
web-tv-open = Auf dem Fernseher öffnen
web-tv-join = Scannen und mitspielen
web-hand-open = Nur meine Hand
web-hand-whole = Den ganzen Tisch
web-hand-offer = Der Fernseher zeigt den Tisch.
web-pass = Mehrere an diesem Gerät
web-pass-explained = Ihr antwortet nacheinander und reicht das Gerät weiter.
web-pass-not-here = Nicht an einem Gerät: In diesem Spiel antworten alle im selben Augenblick, jeder am eigenen.
web-pass-name = Ihr oder sein Name
web-pass-add = Auch hier Platz nehmen
# $name: somebody on this device.
web-pass-remove = { $name } steht auf
web-pass-to = Das Gerät geht an
web-pass-about = Jetzt schaut sonst niemand hin.
web-pass-here = Ich bin { $name }

## Rules to read
web-rules-read = Die Regeln lesen
web-rules-goal = Das Ziel
web-rules-setup = Vor dem Spiel
web-rules-turn = Ein Zug
web-rules-end = Das Ende
web-rules-variants = Varianten
