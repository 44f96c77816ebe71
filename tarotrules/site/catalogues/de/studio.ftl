### Die Werkstatt: die Seite, auf der man eigene Regeln schreibt.

studio-title = Eigene Regeln
studio-motto = Die Regeln eurer Tarotrunde auswählen, ändern, lesen und drucken. Alles bleibt auf diesem Gerät.
studio-no-script = Diese Seite braucht JavaScript. Die Regelhefte der bekannten Varianten lassen sich auch ohne lesen und drucken.

## Anfangen

studio-begin = Womit anfangen?
studio-begin-with = Mit bekannten Regeln
studio-begin-file = Mit einer eigenen Datei
studio-begin-again = Deine Regeln auf diesem Gerät
studio-untitled = Noch ohne Namen
studio-delete = Löschen
studio-delete-it = „{ $title }“ löschen
studio-undo = Rückgängig
studio-beginning = Deine Regeln werden angelegt …
studio-new-name = Name deiner Regeln
studio-start = Anfangen
studio-new = Meine Regeln
studio-link-broken = Der Link ist nicht lesbar: Er ist abgeschnitten oder stammt nicht von hier.
studio-too-long = Die Datei ist zu groß: Sie darf höchstens { $most } Byte haben.
studio-not-text = Die Datei ist kein Text.

## Teile der Seite

studio-view-book = Regeln
studio-view-score = Anschreiben
studio-view-options = Optionen
studio-view-text = Notation
studio-view-changes = Was anders ist
studio-view-compare = Vergleichen
studio-view-sheet = Spickzettel
studio-view-take = Drucken und weitergeben
studio-views = Teile der Seite

## Was gerade geschieht

studio-loading = Das Programm wird geladen. Du kannst schon lesen.
studio-ready = Bereit
studio-lost = Das Programm konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
studio-old-book = In deinen Regeln ist ein Fehler. Du siehst die Regeln, wie sie vorher waren.
studio-stopped = Das hat zu lange gedauert und wurde abgebrochen.
studio-saved = Auf diesem Gerät gespeichert
studio-not-saved = Auf diesem Gerät ist kein Platz mehr. Speichere die Datei deiner Regeln, damit nichts verloren geht.

## Fehler

studio-problems = Zu prüfen: { $n }
studio-no-problem = Kein Fehler
studio-problem-at = Zeile { $line }: { $message }
studio-mend = { $written } schreiben
studio-divider = Trennlinie zwischen Regelheft und Notation
studio-tongue = Wörter auf
studio-tongue-not = In deinen Regeln ist ein Fehler. Behebe ihn zuerst, dann wechsle die Sprache.
studio-complete = Was kann hier stehen?
studio-meaning = Das Wort an der Schreibmarke
studio-meaning-none = Wähle ein Wort: Hier steht dann, was es bedeutet und woher diese Angabe kommt.

## Mitnehmen

studio-take-file = Regeln als Datei speichern
studio-take-book = Regelheft als Webseite speichern
studio-take-epub = Regelheft für E-Reader speichern (EPUB)
studio-take-text = Regelheft als einfachen Text speichern
studio-take-cheatsheet = Spickzettel als Webseite speichern
studio-take-scoresheet = Punktezettel als Webseite speichern
studio-take-config = Regeln für andere Programme speichern (JSON)
studio-nothing-to-take = In deinen Regeln ist ein Fehler. Behebe ihn zuerst.
studio-code-said = Diesen Code mit dem Handy scannen, um die Regeln zu öffnen.
studio-take-print = Regelheft drucken
studio-take-link = Link zu deinen Regeln
studio-copy = Kopieren
studio-copied = Kopiert
studio-link-said = Die Regeln stecken im Link selbst. Niemand speichert sie, und wer den Link hat, kann sie öffnen.
studio-earlier = Deine Regeln, wie sie früher waren
studio-no-earlier = Noch ist nichts Früheres gespeichert.

## Vergleichen

studio-compare-with = Vergleichen mit

## Optionen

studio-options-intro = Kreuze an, was an eurem Tisch gilt.

## Scoring an evening

studio-score-who = Wer spielt mit?
studio-score-players = Spieler
studio-score-name = Spieler { $n }
studio-score-start = Abend beginnen
studio-score-deal = Spiel { $n }
studio-score-correcting = Spiel { $n } korrigieren
studio-score-way = Ergebnis eingeben als:
studio-score-write = Anschreiben
studio-score-open = Es fehlt noch: { $fields }
studio-score-correct = Korrigieren
studio-score-delete = Löschen
studio-score-total = Stand
studio-score-deals = Die Spiele
studio-score-deal-column = Spiel
studio-score-curve = Der Abend als Kurve
studio-score-curve-said = Nach Spiel { $n }: { $totals }
studio-score-one = { $who } { $score }
studio-score-csv = Als Tabelle speichern (CSV)
studio-score-json = Abend speichern
studio-score-print = Drucken
studio-score-new = Neuer Abend
studio-score-evenings = Abend
studio-score-changed = Die Regeln wurden inzwischen geändert. Dieser Abend wird weiter nach den alten abgerechnet.
studio-score-again = Alles nach den neuen Regeln abrechnen
studio-score-keep = So lassen
studio-score-less = Eins weniger: { $what }
studio-score-more = Eins mehr: { $what }
studio-score-half = Einen halben Punkt mehr: { $what }
studio-score-sign = Vorzeichen wechseln: { $what }
studio-score-rule = Regel { $number }
studio-score-remove = Entfernen: { $what }
studio-score-full = Auf diesem Gerät ist kein Platz mehr. Speichere den Abend, damit nichts verloren geht.
studio-score-not-so-many = Diese Regeln sind nicht für so viele Spieler. Der Abend bleibt, wie er war.

## Eine Regel ändern

studio-rule-change = Ändern
studio-rule-number = Regel { $number } ändern
studio-rule-heading = Regel { $number }
studio-rule-close = Schließen
studio-rule-own = Deine eigene Regel
studio-rule-from = Aus: { $layer }
studio-rule-source = Quelle: { $source }
studio-rule-assumed = Keine Quelle sagt das; es ist angenommen
studio-rule-assumed-why = Angenommen: { $why }
studio-rule-before = Statt: { $value }
studio-rule-split = Je nach Spielerzahl verschieden
studio-rule-players = Spieler: { $list }
studio-rule-named = { $name } (Spieler: { $list })
studio-rule-for = { $players } Spieler: { $value }
studio-rule-written = Wie unter „Notation“ geschrieben
studio-rule-clash = Das passt nicht zu den anderen Regeln:
studio-rule-leave = So lassen
studio-rule-anyway = Trotzdem ändern
studio-rule-impossible = Das lässt sich hier nicht ändern, ohne dass sich anderes mitändert. Lass es, wie es ist, oder ändere beides zusammen unter „Notation“.
studio-rule-drop = Ohne „{ $title }“ spielen
studio-rule-dropped = Nicht mehr in deinen Regeln: { $title }
studio-rule-nothing = Hier gibt es nichts zu wählen: Diese Regel folgt aus anderen.
studio-unit-card = Karten
studio-unit-deal = Spiele
studio-unit-player = Spieler
studio-unit-point = Punkte
studio-unit-share = Anteile
studio-unit-times = Faktor
