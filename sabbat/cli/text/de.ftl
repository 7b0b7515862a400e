### Die Wörter des Terminals, auf Deutsch. Zwillinge sind en.ftl und fr.ftl; alle haben dieselben Kennungen.

## At the table

seat = Platz { $number }
thinking = überlegt
waiting = Warten auf { $names }…
help-title = Hilfe und Regeln
help-search = In den Regeln suchen: ein Wort, oder eine Nummer wie { $example }
help-none = Davon spricht keine Regel.
card = Karte der Runde
footer-help = Hilfe
footer-books = Bücher
footer-card = Karte
footer-undo = zurück
footer-quit = Ende
footer-close = Esc  schließen
too-small = Mach das Fenster etwas größer: 80 × 24 genügt.

keys =
    { "[" }↑ ↓ ← →{ "]" } oder { "[" }Tab{ "]" } wählen aus, { "[" }Eingabe{ "]" } antwortet; die Taste neben einer Option antwortet sofort.
    { "[" }⌫{ "]" } nimmt eine Wahl aus zwei Teilen zurück. Graue Optionen sagen, warum nicht, und welche Regel das will.
    { "[" }Bild↑{ "]" } { "[" }Bild↓{ "]" } blättern im Verlauf.

quit-sure = Diese Partie verlassen?
quit-saved = Sie wird in { $file } gespeichert.
quit-lost = Sie wird nicht gespeichert.
quit-yes = j  verlassen
quit-no = n  bleiben
not-saved = { $file } ließ sich nicht speichern: { $why }

ending-title = Die Partie ist vorbei
ending-won = { $names } gewinnt!
ending-shared = Geteilter Sieg: { $names }
ending-all-won = Alle gewinnen zusammen!
ending-all-lost = Alle verlieren zusammen.
ending-you = Du gewinnst!
ending-again = r  noch eine Partie
ending-quit = q  Ende
ending-look = Esc  den Tisch ansehen
ending-rank = Platz
ending-who = Wer
ending-points = Punkte
ending-from = Woher die Punkte kommen

books = Die Bücher dieser Partie

## Replays

replay-unfinished = { $answers ->
    [one] Die Aufzeichnung endet hier, nach { $answers } Antwort; die Partie war nicht zu Ende.
   *[other] Die Aufzeichnung endet hier, nach { $answers } Antworten; die Partie war nicht zu Ende.
}
