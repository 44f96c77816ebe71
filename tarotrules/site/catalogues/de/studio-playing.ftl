### Ein Spiel gegen den Computer

studio-view-play = Spielen

studio-play-begin = Ein Spiel spielen
studio-play-intro = Spielen Sie nach Ihren Regeln gegen den Computer. Darf eine Karte nicht gespielt werden, tippen Sie sie an: Die Regel sagt, warum.
studio-play-deal = Geben
studio-play-back = Zurück zur Partie
studio-play-mistakes = Diese Regeln haben noch Fehler. Verbessern Sie sie zuerst, dann spielen Sie.
studio-play-broken = Diese Partie lässt sich nicht fortsetzen.
studio-play-shortened = Das Programm hat sich seither geändert; die Partie geht etwas früher weiter.
studio-play-changed = Die Regeln wurden seither geändert. Diese Partie geht nach den alten weiter.
studio-play-anew = Neue Partie nach den neuen Regeln
studio-play-full = Auf diesem Gerät ist kein Platz mehr: Die Partie ist nicht gespeichert.
studio-play-thinking = Die anderen überlegen…
studio-play-hint = Rat
studio-play-hinted = An Ihrer Stelle würde der Computer das wählen: { $what }.
studio-play-undo = Meinen Zug zurücknehmen
studio-play-on = Den Computer mein Blatt zu Ende spielen lassen
studio-play-next = Nächstes Spiel
studio-play-new = Neue Partie
studio-play-hand = Ihr Blatt
studio-play-table = Der Tisch
studio-play-news = Was geschehen ist
studio-play-rule = Regel { $number } lesen
studio-play-lies = { $who }: { $card }.
studio-play-not = Hier nicht erlaubt: antippen, um zu erfahren, warum.
studio-play-before = Letzter Stich
