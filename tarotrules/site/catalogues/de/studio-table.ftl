### Der Tisch eines Abends, und womit man anfängt.

studio-table-first = Wer gibt zuerst?
studio-table-after = Nach Spiel { $n }
studio-table-deal = Spiel { $n } ist angeschrieben
studio-table-correction = Spiel { $n } ist korrigiert
studio-table-deletion = Spiel { $n } ist gelöscht
studio-table-begin-yours = Wähle, womit du weitermachen willst.
studio-table-begin-known = Das Regelheft dazu öffnet sich sofort; darin änderst du, was an deinem Tisch anders ist.
studio-table-begin-file = Regeln oder ein Abend, die du hier gespeichert hast, öffnen sich neben dem, was schon da ist; nichts wird ersetzt.
studio-table-choose-file = Datei wählen
studio-table-said = { $what }: { $said }
studio-table-lacking = { $what } ({ $fields })
studio-table-save-correction = Korrektur speichern
studio-take-seats = Spickzettel und Punktezettel: Zahl der Spieler
