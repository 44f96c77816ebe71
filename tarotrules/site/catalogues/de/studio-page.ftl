### Das Studio: die Seite um das Heft.

studio-waiting = Die Regeln werden geöffnet …
studio-waiting-for = „{ $title }“ wird geöffnet …
studio-waiting-came = „{ $title }“ aus dem Link wird geöffnet …
studio-waiting-mistake = In deinen Regeln ist ein Fehler. Behebe ihn, um das Regelheft zu sehen.
studio-link-came = Diese Regeln kamen mit dem Link: „{ $title }“. Deine eigenen sind unverändert.
studio-sheet-print = Diese Seite drucken
studio-find-option = Option, unter „Optionen“
studio-find-near = Am nächsten kommt:
