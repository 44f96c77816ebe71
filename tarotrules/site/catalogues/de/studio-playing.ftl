### Ein Spiel gegen den Computer

studio-view-play = Spielen

studio-play-begin = Ein Spiel spielen
studio-play-intro = Spiel nach deinen Regeln gegen den Computer. Darf eine Karte nicht gespielt werden, tipp sie an: Die Regel sagt, warum.
studio-play-deal = Geben
studio-play-back = Zurück zur Partie
studio-play-mistakes = Diese Regeln haben noch Fehler. Verbessere sie zuerst, dann spiel.
studio-play-broken = Diese Partie lässt sich nicht fortsetzen.
studio-play-shortened = Das Programm hat sich seither geändert; die Partie geht etwas früher weiter.
studio-play-changed = Die Regeln wurden seither geändert. Diese Partie geht nach den alten weiter.
studio-play-anew = Neue Partie nach den neuen Regeln
studio-play-full = Auf diesem Gerät ist kein Platz mehr: Die Partie ist nicht gespeichert.
studio-play-thinking = Die anderen überlegen…
studio-play-hint = Tipp
studio-play-hinted = An deiner Stelle würde der Computer das wählen: { $what }.
studio-play-undo = Meinen Zug zurücknehmen
studio-play-on = Den Computer mein Blatt zu Ende spielen lassen
studio-play-next = Nächstes Spiel
studio-play-new = Neue Partie
studio-play-hand = Dein Blatt
studio-play-table = Der Tisch
studio-play-news = Was geschehen ist
studio-play-rule = Regel { $number } lesen
studio-play-lies = { $who }: { $card }.
studio-play-not = Hier nicht erlaubt: antippen, um zu erfahren, warum.
studio-play-before = Letzter Stich
studio-play-hint-short = Tipp
studio-play-undo-short = Zug zurück
studio-play-on-short = Zu Ende spielen
studio-play-new-short = Neue Partie
studio-play-me = Wer davon bist du?
studio-play-nobody = Niemand davon
studio-play-dotted = nicht erlaubt: antippen, dann steht da, warum
