### Was hinter den Regeln steht.

## Das Glossar

glossary-title = Begriffe des Spiels
# Die Begriffe, wie sie sortiert sind; nichts: nach der Schreibung.
glossary-order = { "" }
glossary-names = Besondere Blätter, Kombinationen und Prämien
glossary-claim = Blatt, das schon durch seine Zusammensetzung zählt, gleichgültig, was der Gegner hat
glossary-claim-none =
    { $place ->
        [dealt] Blatt, das nach dem Geben { GENDER($noun) ->
            [m] keinen einzigen
            [n] kein einziges
           *[f] keine einzige
        } { NOUN($noun, case: "accusative") } enthält
       *[hand] Blatt, das { GENDER($noun) ->
            [m] keinen
            [n] kein
           *[f] keine
        } { NOUN($noun, case: "accusative") } enthält
    }
glossary-claim-none-both =
    { $place ->
        [dealt] Blatt, das nach dem Geben weder { NOUN($noun, number: "other", case: "accusative") } noch { NOUN($other, number: "other", case: "accusative") } enthält
       *[hand] Blatt, das weder { NOUN($noun, number: "other", case: "accusative") } noch { NOUN($other, number: "other", case: "accusative") } enthält
    }
glossary-claim-serves = Blatt, in dem jede Karte zu einer Kombination gehört, die zählt
glossary-contest = Kombination, die angesagt und verglichen wird
glossary-contest-suit = Kombination aus allen Karten, die ein Spieler von einer Farbe hat
glossary-contest-run = Kombination aus einer lückenlosen Reihe von Karten einer Farbe
glossary-contest-rank = Kombination aus allen Karten eines Ranges, die ein Spieler hat
glossary-contest-hand = Kombination aus allen Karten eines Blattes
glossary-milestone = Prämie, wenn ein Spieler genug Punkte erreicht, bevor ein anderer etwas gezählt hat
glossary-milestone-alike =
    Prämie von { COUNTED($worth, noun: "point", case: "dative") }, wenn { $who ->
        [anyone] ein Spieler
        [elder] die Vorhand
       *[younger] der Geber
    } { $alone }{ COUNTED($reach, noun: "point", case: "accusative") } erreicht, bevor { $two ->
        [yes] der Gegner
       *[no] ein anderer
    } etwas gezählt hat
term-capot = Kapot
    .definition = Gewinn aller Stiche
term-cards = Punkte für die Karten
    .definition = was es für die Mehrheit der Stiche gibt
term-count = Punkte aus den Stichen
    .definition = was Stich für Stich gezählt wird
term-court = Bild
    .definition = ein König, eine Dame oder ein Bube
term-cut = abheben
    .definition = den oberen Teil des Kartenspiels abnehmen
term-dealer = Geber
    .definition = der Spieler, der die Karten gibt
term-discard = Ablage
    .definition = die Karten, die ein Spieler beim Tausch abgelegt hat
term-elder = Vorhand
    .definition = der Spieler, der als Erster ansagt und ausspielt
term-equal = gleich
    .definition = Antwort, wenn man ebenso Gutes hat
term-exchange = Tausch
    .definition = das Ablegen von Karten, für die man ebenso viele vom Talon nimmt; auch _Kaufen_ genannt
term-good = gut
    .definition = Antwort, wenn man nur Schlechteres oder nichts hat
term-huitieme = Oktave
    .definition = Folge von acht Karten
term-lead = ausspielen
    .definition = die erste Karte zu einem Stich spielen
term-making = wie viel?
    .definition = Frage nach den Augen eines Rummels
term-not-good = nicht gut
    .definition = Antwort, wenn man Besseres hat
term-partie = Partie
    .definition = die Spiele, die zusammen abgerechnet werden
term-pips = Augen
    .definition = was eine Karte im Rummel wert ist
term-quart = Quart
    .definition = Folge von vier Karten
term-quatorze = Geviert
    .definition = Kunststück aus vier Karten
term-quint = Quint
    .definition = Folge von fünf Karten
term-rubicon = Rubikon
    .definition = die Punktzahl, die der Verlierer erreichen muss, um nur nach der gewöhnlichen Abrechnung zu zahlen
term-septieme = Septime
    .definition = Folge von sieben Karten
term-sinking = verschweigen
    .definition = nicht ansagen, was man hat
term-sixieme = Sext
    .definition = Folge von sechs Karten
term-stock = Talon
    .definition = die Karten, die nach dem Geben übrig sind
term-tierce = Terz
    .definition = Folge von drei Karten
term-trick = Stich
    .definition = die Karten, die nacheinander gespielt werden, eine von jedem Spieler
term-trio = Gedritt
    .definition = Kunststück aus drei Karten
term-younger = Hinterhand
    .definition = wer nicht Vorhand ist

## Die Stichwörter

# Wörter und wie sie gelesen werden, wo sie danach sortiert sind.
index-readings = { "" }
index-barring = sperren
index-calls = Ansagen
index-course = Verlauf eines Spiels
index-follow = bedienen
index-looking = Karten ansehen
index-misdeal = vergeben
index-order-of-cards = Rangfolge der Karten
index-pack = Kartenspiel
index-sides = Gegner
index-bonus = Prämien
index-reckoning = Reihenfolge der Zählung
index-scores = laut zählen
index-settling = Abrechnung
index-showing = Ansagen vorzeigen
index-suit = Farbe
index-tie = Gleichstand
index-weights = Spiele, die mehrfach zählen
index-words-for-cards = Namen für Karten

## Was offenbleibt

open-seating-cut-least = Wie viele Karten muss beim Abheben jeder Teil mindestens haben?
open-seating-direction = In welcher Richtung wird gespielt?
open-match-end = Wie viele Spiele werden gespielt, oder bis zu welcher Punktzahl?
open-settling = Was zahlt der Verlierer?
open-faults = Was geschieht, wenn jemand mit zu vielen Karten spielt, etwas ansagt, was er nicht hat, oder falsch bedient?
