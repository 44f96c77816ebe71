### Blätter: zum Nachschlagen am Tisch, zum Anschreiben, und was von der Grundlage abweicht.

## Karten im Kleinen

faces-gap = { " " }

## Der Spickzettel

cheat-nothing = –
cheat-players = { COUNTED($players, noun: "player") }

## Der Punktezettel

score-place = Ort
score-date = Datum
score-deals = Die Spiele
score-number = Nr.
score-total = Endstand

## Was von der Grundlage abweicht

changes-no-base = Diese Regeln bauen auf keinen anderen auf; es gibt also nichts zu vergleichen.
changes-options = Was von den Optionen stammt
changes-option = Option
changes-rules = Regeln
