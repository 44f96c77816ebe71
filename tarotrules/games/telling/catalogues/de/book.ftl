### Das Regelheft, Kapitel für Kapitel.

chapter-game = Worum es geht
chapter-deck = Die Karten
chapter-play = Die Stiche
chapter-irregularities = Regelverstöße

see-rule = {" "}({ $rules })

## Worum es geht

name-game-players = Spielerzahl
game-players = Diese Regeln gelten für das Spiel mit { $list } Spielern.
game-players-count = { NUMBER($n, gender: "m", case: "accusative") }
name-game-aim = Ziel des Spiels

## Die Karten

name-deck-pack = Kartenspiel
deck-classes-caption = Namen für Gruppen von Karten
deck-classes-word = Name
deck-classes-cards = Karten
deck-class = { NOUN($noun, number: "other") }

## Das Geben

name-deal-hands = Karten der Spieler
name-deal-misdeal = Vergeben

## Die Stiche

name-play-follow = Bedienen
