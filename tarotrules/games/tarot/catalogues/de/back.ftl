### Was hinter den Regeln steht.

# open-…: wonach vor dem Spiel gefragt wird, wo die Regeln nichts sagen.
open-title = Was diese Regeln offenlassen
open-intro = Das Folgende überlassen diese Regeln der Runde. Am besten wird es vor dem ersten Geben geklärt.
open-of = { $title }: { $question }
open-at = { $question } ({ $rule })
open-seating-first-dealer = Wie wird bestimmt, wer als Erster gibt?
open-deal-cut-least = Wie viele Karten muss beim Abheben jeder Teil mindestens haben?
open-redeal-found-late = Was geschieht, wenn sich ein solches Blatt erst während des Spiels herausstellt?
open-claim-order = In welcher Reihenfolge werden die Karten ausgelegt?
open-claim-unseen = Darf auch melden, wer noch nicht wissen kann, ob er es darf, zum Beispiel bevor jemand den Hund gesehen hat?
open-claim-proof = Wie prüfen die anderen, ob die Meldung gestimmt hat?
open-claim-if-false = Was kostet eine Meldung, die sich als falsch erweist?
open-match-end = Wie viele Spiele werden gespielt, oder bis wann?

## Das Glossar

glossary-entry = ({ $note }) { $said }
glossary-at = { $said } ({ $rule })
glossary-french = frz. _{ $word }_
glossary-names = Kontrakte, Meldungen und Prämien
glossary-bid =
    { $chien ->
        [taker_hand] Kontrakt, bei dem der Nehmer den Hund aufnimmt
        [taker_tricks] Kontrakt, bei dem der Hund liegen bleibt und für den Angriff zählt
        [defence_tricks] Kontrakt, bei dem der Hund liegen bleibt und für die Verteidigung zählt
       *[none] Kontrakt
    }
glossary-claim = Meldung
glossary-promise = Ansage
glossary-bonus = Prämie

## Die Stichwörter

index-title = Stichwörter
index-gap = { ", " }
# Words and how they are read, where they are sorted by that.
index-readings = { "" }
index-players = Zahl der Spieler
index-aim = Ziel des Spiels
index-pack = Kartenspiel
index-suit = Farbe
index-ace = Ass
index-counting = Zählen
index-half-point = halbe Punkte
index-direction = Spielrichtung
index-dealer = Geber
index-shuffle = Mischen
index-cut = Abheben
index-deal = Geben
index-hand = Blatt
index-misdeal = Vergeben
index-auction = Bieten
index-pass = Passen
index-call = Rufen
index-last-trick = letzter Stich
index-scores = Abrechnung
index-match = Partie

## Die letzte Seite

glance-title = Auf einen Blick
