### Feuilles : l’aide-mémoire, la feuille de marque, et ce qui diffère de la variante de base.

## Les cartes en petit

faces-gap = { " " }

## L’aide-mémoire

cheat-nothing = –
cheat-players = { COUNTED($players, noun: "player") }

## La feuille de marque

score-place = Lieu
score-date = Date
score-deals = Les donnes
score-number = N°
score-total = Total

## Ce qui diffère de la variante de base

changes-no-base = Ces règles ne partent d’aucune autre variante : il n’y a rien à comparer.
changes-options = Ce que change chaque option
changes-option = Option
changes-rules = Règles
