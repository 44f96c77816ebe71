## A table in the terminal

terminal-keys =
    { $asked ->
        [small] Bitte das Fenster vergrößern: 80 Spalten, 24 Zeilen · Q gehen
        [card] Pfeile, Eingabe: wählen oder erfahren, warum nicht · S sichern · Q gehen
        [pick] Pfeile, Eingabe: Karten auswählen · 1 fertig · S sichern · Q gehen
       *[choice] Pfeile und Eingabe, oder die Nummer · S sichern · Q gehen
    }
terminal-more =
    { $above ->
        [0] ▼ noch { $below }
       *[other] { $below ->
            [0] ▲ noch { $above }
           *[other] ▲ noch { $above } · ▼ noch { $below }
        }
    }
terminal-read-on =
    { $above ->
        [0] ▼ Bild ab: weiter
       *[other] { $below ->
            [0] ▲ Bild auf: zurück
           *[other] ▲ Bild auf · ▼ Bild ab
        }
    }
terminal-keys-sheet = Eingabe: das nächste Spiel · S sichern · Q gehen
terminal-keys-end = Eingabe: den Tisch verlassen
terminal-saved =
    Die Partie wird von nun an in { $file } gesichert. So geht es weiter:
    { $command }
terminal-unsaved = Die Partie ginge verloren. S sichert sie; noch einmal Q verlässt den Tisch.
