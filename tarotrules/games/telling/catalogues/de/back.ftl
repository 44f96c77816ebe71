### Was hinter den Regeln steht.

# open-…: wonach vor dem Spiel gefragt wird, wo die Regeln nichts sagen.
open-title = Was diese Regeln offenlassen
open-intro = Das Folgende überlassen diese Regeln der Runde. Am besten wird es vor dem ersten Geben geklärt.
open-of = { BEGIN($title) }: { $question }
open-at = { $question } ({ $rule })

## Das Glossar

glossary-at = { $said } ({ $rule })

## Die Stichwörter

index-title = Stichwörter
index-gap = { ", " }
index-players = Zahl der Spieler
index-revoke = falsch bedienen
index-aim = Ziel des Spiels
index-ace = Ass
index-deal = geben
index-hand = Blatt
index-last-trick = letzter Stich
