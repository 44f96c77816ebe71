### Um die Kapitel herum: Titelseite, Unterschiede, Begriffe.

glossary-title = Begriffe des Spiels
# The terms as they are sorted; none: by their spelling.
glossary-order = { "" }
term-attack = Angriff
    .definition =
        { $partner ->
            [never] der Nehmer
            [always] der Nehmer und sein Partner
            [several] der Nehmer und, wenn er welche hat, seine Partner
           *[perhaps] der Nehmer und, wenn er einen hat, sein Partner
        }
    .note = m., frz. _attaque_
term-chien = Hund
    .definition = die Karten, die beim Geben in die Mitte des Tisches gelegt werden
    .note = m., frz. _chien_
term-contract = Kontrakt
    .definition = die Aufgabe, zu der sich der Nehmer beim Bieten verpflichtet
    .appointed = die Aufgabe des Nehmers; von ihr hängt ab, wie viel das Spiel zählt
    .note = m., frz. _contrat_
term-court = Figur
    .definition = ein König, eine Dame, ein Ritter oder ein Bube
    .note = f., frz. _figure_
term-defence = Verteidigung
    .definition =
        { $two ->
            [yes] der Spieler, der nicht der Nehmer ist
           *[no] alle Spieler, die nicht zum Angriff gehören
        }
    .note = f., frz. _défense_
term-difference = Differenz
    .definition = um wie viele Punkte der Angriff über oder unter der nötigen Punktzahl liegt
    .note = f., frz. _différence_
term-discard = Ablage
    .definition = die Karten, die der Nehmer ablegt, nachdem er den Hund aufgenommen hat
    .note = f., frz. _écart_
term-excuse = Excuse
    .definition = die Karte mit dem Stern, die man zu jedem Stich spielen darf
    .note = f., frz. für „Entschuldigung“
term-lead = ausspielen
    .definition = die erste Karte zu einem Stich spielen
    .note = Verb, frz. _entamer_
term-oudler = Oudler
    .definition =
        { $target ->
            [no] eine der drei Karten 21, Petit und Excuse; auch _Bout_ genannt
           *[yes] eine der drei Karten, mit denen der Angriff weniger Punkte braucht: die 21, der Petit und die Excuse; auch _Bout_ genannt
        }
    .note = m., frz. _bout_
term-petit = Petit
    .definition = Trumpf 1, der niedrigste Trumpf
    .note = m., frz. für „der Kleine“
term-taker = Nehmer
    .definition = der Spieler mit dem höchsten Gebot
    .appointed = der Spieler, der in einem Spiel den Kontrakt spielen muss
    .note = m., frz. _preneur_
term-trick = Stich
    .definition = die Karten, die reihum gespielt werden, eine von jedem Spieler
    .note = m., frz. _pli_
term-trump = Trumpf
    .definition = eine der 21 nummerierten Karten, die jede Farbkarte stechen
    .note = m., frz. _atout_
term-partner = Partner
    .definition = ein Spieler, der zusammen mit dem Nehmer spielt
    .note = m., frz. _partenaire_
term-declaration = Meldung
    .definition = was ein Spieler über die Karten auf seiner Hand erklärt, zum Beispiel eine Poignée
    .note = f., frz. _annonce_
term-announcement = Ansage
    .definition = was ein Spieler mit seinen Stichen zu erreichen verspricht, zum Beispiel einen Schlemm
    .note = f., frz. _annonce_
term-bonus = Prämie
    .definition = was ein besonderer Erfolg im Spiel einbringt, ohne dass ihn jemand ansagen muss
    .note = f., frz. _prime_
term-bid = Gebot
    .definition = der Kontrakt, den ein Spieler zu spielen anbietet, wenn er an der Reihe ist
    .note = n., frz. _enchère_
term-card-points = Kartenpunkte
    .definition = was die Karten beim Zählen wert sind, im Unterschied zu den Punkten, die angeschrieben werden
    .note = m. Pl., frz. _points_
term-follow = bedienen
    .definition = eine Karte der ausgespielten Farbe spielen oder, wenn Trumpf ausgespielt ist, einen Trumpf
    .note = Verb, frz. _fournir_
term-multiplier = Faktor
    .definition = womit Grundpunkte und Differenz multipliziert werden
    .note = m., frz. _coefficient_
term-overtrump = überstechen
    .definition = einen höheren Trumpf spielen als alle, die schon im Stich liegen
    .note = Verb, frz. _monter_
term-parole = Parole
    .definition = was ein Spieler sagt, um in einer zweiten Runde noch bieten zu dürfen
    .note = f., frz. für „Wort“
term-ruff = stechen
    .definition = einen Trumpf spielen, wenn eine Farbe ausgespielt ist
    .note = Verb, frz. _couper_
term-throw = abwerfen
    .definition = eine Karte spielen, die weder bedient noch sticht
    .note = Verb, frz. _se défausser_
term-dealer = Geber
    .definition = der Spieler, der die Karten gibt
    .note = m., frz. _donneur_
term-misdeal = Vergeben
    .definition = ein Fehler beim Geben, nach dem neu gegeben wird
    .note = n., frz. _maldonne_
term-low-card = leere Karte
    .definition = eine Karte, die weder Figur noch Oudler ist; sie zählt einen halben Punkt
    .note = f., frz. _petite carte_
term-target = nötige Punktzahl
    .definition = die Kartenpunkte, die der Angriff braucht, um seinen Kontrakt zu erfüllen; je mehr Oudler, desto weniger
    .note = f., frz. _points à faire_
term-opening = erstes Ausspiel
    .definition = das Ausspiel zum ersten Stich eines Spiels
    .note = n., frz. _entame_
term-one-deal = Spiel
    .definition = ein Durchgang vom Geben bis zur Abrechnung
    .note = n., frz. _donne_
term-unit = Summe
    .definition =
        { $two ->
            [yes] was der Verteidiger dem Angriff im Ganzen zahlt oder von ihm erhält
           *[no] was jeder Verteidiger dem Angriff im Ganzen zahlt oder von ihm erhält
        }
    .note = f., frz. _total_
term-value = Grundpunkte
    .definition = was ein Kontrakt für sich allein wert ist
    .note = m. Pl., frz. _valeur_
term-suit = Farbe
    .definition = Pik, Herz, Karo oder Kreuz; Trumpf ist keine Farbe
    .note = f., frz. _couleur_
term-half-point = halber Punkt
    .definition = die kleinste Einheit beim Zählen der Karten
    .note = m., frz. _demi-point_
