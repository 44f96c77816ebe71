### Ein Spiel gegen den Computer

studio-view-play = Spielen

studio-play-begin = Ein Spiel spielen
studio-play-intro = Spiele nach deinen Regeln gegen den Computer. Darf eine Karte nicht gespielt werden, wähle sie: Die Regel sagt, warum.
studio-play-deal = Geben
studio-play-back = Zurück zur Partie
studio-play-mistakes = In diesen Regeln sind noch Fehler. Behebe sie zuerst, dann spiele.
studio-play-broken = Diese Partie lässt sich nicht fortsetzen.
studio-play-shortened = Das Programm hat sich inzwischen geändert; die Partie geht an einer etwas früheren Stelle weiter.
studio-play-changed = Die Regeln wurden inzwischen geändert. Diese Partie geht nach den alten weiter.
studio-play-anew = Neue Partie nach den neuen Regeln
studio-play-full = Auf diesem Gerät ist kein Platz mehr: Die Partie ist nicht gespeichert.
studio-play-thinking = Die anderen überlegen …
studio-play-hint = Tipp
studio-play-hinted = Der Computer würde hier wählen: { $what }.
studio-play-undo = Meinen Zug zurücknehmen
studio-play-on = Den Computer mein Blatt zu Ende spielen lassen
studio-play-next = Nächstes Spiel
studio-play-new = Neue Partie
studio-play-hand = Dein Blatt
studio-play-table = Der Tisch
studio-play-news = Was geschehen ist
studio-play-rule = Regel { $number } lesen
studio-play-lies = { $who }: { $card }.
studio-play-not = Hier nicht erlaubt. Wähle sie, um zu erfahren, warum.
studio-play-before = Letzter Stich
studio-play-hint-short = Tipp
studio-play-undo-short = Zug zurück
studio-play-on-short = Rest spielen lassen
studio-play-new-short = Neue Partie
studio-play-me = Wer von ihnen bist du?
studio-play-me-first = Sag zuerst, wer von ihnen du bist.
studio-play-nobody = Niemand von ihnen
studio-play-dotted = nicht erlaubt: wählen, um zu erfahren, warum
