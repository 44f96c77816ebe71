### Wer an einem Abend am Tisch sitzt, und gespeicherte Abende.

studio-evening-people = Am Tisch
studio-evening-leaves = Geht
studio-evening-leaves-who = { $who } geht
studio-evening-back = Ist wieder da
studio-evening-back-who = { $who } ist wieder da
studio-evening-up = { $who } sitzt einen Platz früher
studio-evening-new = Neuer Spieler
studio-evening-add = Hinzufügen
studio-evening-more = Noch ein Spieler
studio-evening-more-said = Sind mehr da, als ein Spiel braucht, setzt der Geber aus.
studio-evening-count = Spieler je Spiel
studio-evening-out = Setzt aus
studio-evening-few = Für diese Regeln sind zu wenige Spieler da.
studio-evening-open = Gespeicherten Abend öffnen (JSON)
studio-evening-opened = Der Abend ist mit seinen Regeln geöffnet, neben dem, was schon da ist.
studio-evening-mistake = Im Text der Regeln ist ein Fehler. Ist er behoben, kann der Abend beginnen.
studio-evening-sound = Nach den Regeln von vorher beginnen
studio-evening-wrong-long = Diese Datei ist zu lang für einen Abend.
studio-evening-wrong-unreadable = Aus dieser Datei lässt sich kein Abend lesen. Vielleicht ist sie beschädigt.
studio-evening-wrong-other = Diese Datei ist kein Abend, der hier gespeichert wurde.
studio-evening-wrong-newer = Dieser Abend kommt aus einer neueren Fassung dieser Seite. Laden Sie die Seite neu, wenn Sie online sind.
studio-evening-wrong-rules = Die Regeln in dieser Datei fehlen oder haben einen Fehler. So lässt sich der Abend nicht abrechnen.
studio-evening-wrong-people = Die Namen oder Plätze in dieser Datei können nicht stimmen.
studio-evening-wrong-deal = Spiel { $deal } in dieser Datei kann nicht stimmen.

studio-compare-yours = Eigene
studio-compare-deals = Spiele, die anders gezählt werden
studio-compare-file = Mit einer Datei vergleichen
studio-compare-broken = Diese anderen Regeln haben einen Fehler; so lässt sich nichts vergleichen.
