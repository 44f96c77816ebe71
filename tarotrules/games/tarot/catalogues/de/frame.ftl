### Um die Kapitel herum: Titelseite, Unterschiede, Wörterverzeichnis.

frame-subtitle =
    { $n ->
        [one] Die Regeln für { $list } Spieler
       *[other] Die Regeln für { $list } Spieler
    }
frame-with = { $base }, mit { $options }
frame-version = Version
frame-base = Grundlage
frame-options = Mit den Optionen
frame-id = Kennung der Regeln
frame-sources = Quellen
frame-note = Hinweis
frame-gap = { " " }
frame-row = { $row }.
frame-partial = Diese Ausgabe enthält nur das Kapitel über die Abrechnung.

origin = { $source }
origin-assumed = angenommen, keine Quelle sagt es ({ $reason })
origin-assumed-bare = angenommen, keine Quelle sagt es

examples-title = Durchgerechnete Beispiele
examples-note = Die Beispiele sind nach denselben Regeln gerechnet, die in diesem Heft stehen.

variation-title = Mit { $players } Spielern
variation-intro = Mit { $players } Spielern gelten dieselben Regeln wie mit { $base }, ausgenommen die folgenden. Sie behalten ihre Nummern.
variation-none = Mit { $players } Spielern ändert sich an den Regeln nichts.
variation-dropped = Diese Regeln entfallen: { $numbers }.

changes-title = Was gegenüber „{ $title }“ anders ist
changes-intro = In diesen Regeln ist Folgendes anders als in „{ $title }“. Dieselben Regeln sind in den Kapiteln davor gekennzeichnet.
changes-none = Gegenüber „{ $title }“ ist nichts anders.
changes-players = Mit { $players } Spielern:

glossary-title = Wörter des Spiels
term-attack = Angriff
    .definition = der Nehmer, zusammen mit dem Partner, wenn es einen gibt
term-chien = Hund
    .definition = die Karten, die in die Mitte des Tisches gegeben werden (französisch _chien_)
term-contract = Kontrakt
    .definition = die Aufgabe, zu der sich der Nehmer beim Bieten verpflichtet
term-court = Figur
    .definition = ein König, eine Dame, ein Ritter oder ein Bube
term-defence = Verteidigung
    .definition = alle Spieler, die nicht zum Angriff gehören
term-difference = Differenz
    .definition = der Abstand der Kartenpunkte des Angriffs nach oben oder unten zu den nötigen Punkten
term-discard = Ablage
    .definition = die Karten, die der Nehmer weglegt, nachdem er den Hund aufgenommen hat
term-excuse = Excuse
    .definition = die Karte mit dem Stern, die zu jedem Stich gespielt werden darf
term-lead = ausspielen
    .definition = die erste Karte zu einem Stich spielen
term-oudler = Oudler
    .definition = eine der drei Karten, mit denen der Angriff weniger Punkte braucht: der 21er, der Petit und die Excuse; auch _Bouts_ genannt
term-petit = Petit
    .definition = der Trumpf 1, der niedrigste Trumpf
term-taker = Nehmer
    .definition = der Spieler mit dem höchsten Gebot
term-trick = Stich
    .definition = je eine Karte von jedem Spieler; die höchste gewinnt
term-trump = Trumpf
    .definition = eine der 21 nummerierten Karten, die alle Farben schlagen
