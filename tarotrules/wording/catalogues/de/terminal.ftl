## A table in the terminal

terminal-keys =
    { $asked ->
        [card] Pfeile, Eingabe: wählen oder erfahren, warum nicht · S sichern · Q gehen
        [pick] Pfeile, Eingabe: Karten auswählen · 1 fertig · S sichern · Q gehen
       *[choice] Pfeile und Eingabe, oder die Nummer · S sichern · Q gehen
    }
terminal-keys-sheet = Eingabe: das nächste Spiel · S sichern · Q gehen
terminal-keys-end = Eingabe: den Tisch verlassen
terminal-saved = Die Partie wird von nun an in { $file } aufgehoben. So geht sie weiter: { $command }
terminal-unsaved = Die Partie ginge verloren. S hebt sie auf; noch einmal Q verlässt den Tisch.
