### Varianten im Vergleich: die Unterschiede, auf einem Blatt zum Aushängen.

comparison-title = { $names }: die Unterschiede
comparison-title-child = { $child }: Unterschiede zu „{ $base }“
comparison-title-several = { $n } Varianten im Vergleich
comparison-name = { $title } ({ $detail })
comparison-about = { $name }, für { $players } Spieler; Kennung der Regeln { $identity }…

## Auf einen Blick

comparison-glance = Auf einen Blick
comparison-nothing = Bei { $players } Spielern gibt es keine Unterschiede: Die Regeln sind dieselben.
comparison-no-common = Keine Spielerzahl ist in allen diesen Regeln vorgesehen; es lässt sich also nichts vergleichen.
comparison-amount =
    { $n ->
        [0] Bei { $players } Spielern sind alle { $all } Regeln gleich.
        [one] Bei { $players } Spielern unterscheidet sich eine von { $all } Regeln.
       *[other] Bei { $players } Spielern unterscheiden sich { $n } von { $all } Regeln.
    }
comparison-alone =
    { $n ->
        [one] Eine davon gibt es nur in { $name }.
       *[other] { $n } davon gibt es nur in { $name }.
    }
comparison-further =
    { $n ->
        [one] Bei anderen Spielerzahlen kommt ein Unterschied hinzu.
       *[other] Bei anderen Spielerzahlen kommen { $n } Unterschiede hinzu.
    }
comparison-alike = Bei { $players } Spielern stimmen dagegen alle in { $numbers } überein.
comparison-only-played =
    { $n ->
        [one] Nur { $names } wird mit { $players } Spielern gespielt.
       *[other] Nur { $names } werden mit { $players } Spielern gespielt.
    }
comparison-quoted = „{ $name }“
comparison-letters = Gleiche Buchstaben in einer Zeile bedeuten die gleiche Regel; A ist immer das, was die erste Variante mit dieser Regel sagt, und ein Strich heißt: Diese Regel gibt es nicht.
comparison-rule = Regel
comparison-rules = Verschiedene Regeln
comparison-pairs = Wie viele Regeln sich paarweise unterscheiden

## Regel für Regel

comparison-with = Bei { $players } Spielern
comparison-absent = _Diese Regel gibt es nicht._
comparison-silent = _Dazu ist nichts gesagt._
comparison-row = { $row } – { $column }
comparison-caption = { $caption } ({ $columns })
comparison-between = { "; " }
comparison-of = *{ $name }* – { $text }
comparison-unset = nicht festgelegt
comparison-value = { $value } ({ $origin })
comparison-origin = { $place }, { $source }

## Spiele

comparison-deals =
    { $n ->
        [0] Die Abrechnung
        [one] Ein Spiel, das es zeigt
       *[other] Spiele, die es zeigen
    }
comparison-no-deal = Keines der durchprobierten Spiele ist nach allen diesen Regeln möglich.
comparison-same-scores = Von den { $n } durchprobierten Spielen, die nach allen diesen Regeln möglich sind, wird keines verschieden abgerechnet.
comparison-not-apart = Keines der { $n } durchprobierten Spiele wird von { $names } verschieden abgerechnet.
comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] Der Angriff hat „{ $title }“ angesagt, und es gelingt ihm.
            [defence] Der Angriff hat „{ $title }“ angesagt, aber der Verteidigung gelingt es.
           *[nobody] Der Angriff hat „{ $title }“ angesagt, aber es gelingt nicht.
        }
        [defence] { $kept ->
            [attack] Die Verteidigung hat „{ $title }“ angesagt, aber dem Angriff gelingt es.
            [defence] Die Verteidigung hat „{ $title }“ angesagt, und es gelingt ihr.
           *[nobody] Die Verteidigung hat „{ $title }“ angesagt, aber es gelingt nicht.
        }
       *[nobody] { $kept ->
            [attack] Dem Angriff gelingt „{ $title }“ ohne Ansage.
            [defence] Der Verteidigung gelingt „{ $title }“ ohne Ansage.
           *[nobody] Niemand hat „{ $title }“ angesagt.
        }
    }

## Kurze Namen der Regeln

name-1-1 = Spielerzahl
name-1-2 = Parteien
name-1-3 = Ziel
name-2-1 = Das Blatt
name-2-2 = Rangfolge
name-2-3 = Kartenpunkte
name-2-4 = Kartengruppen
name-3-1 = Spielrichtung
name-3-2 = Erster Geber
name-3-3 = Nächster Geber
name-4-1 = Mischen
name-4-2 = Abheben
name-4-3 = Blätter
name-4-4 = Der Hund
name-4-5 = Falsches Geben
name-5-1 = Wer zuerst bietet
name-5-2 = Bietrunden
name-5-3 = Überbieten
name-5-4 = Alle passen
name-5-5 = Kontrakte
name-5-6 = Parole
name-6-1 = Das Rufen
name-6-2 = Andere Ränge
name-6-3 = Der Partner
name-6-4 = Alleinspiel
name-6-5 = Erstes Ausspiel
name-7-1 = Die Ablage
name-10-1 = Erstes Ausspiel
name-10-2 = Bedienen
name-10-3 = Keine Karte der Farbe
name-10-4 = Überstechen
name-10-5 = Stiche
name-12-1 = Nötige Punkte
name-12-2 = Ein halber Punkt zu wenig
name-12-3 = Die Differenz
name-12-4 = Der Kontrakt
name-12-5 = Zahlungen
name-12-6 = Anteile
name-12-7 = Die Punkte aller
name-13-1 = Länge der Partie
name-14-1 = Die Tabelle
name-14-2 = Empfohlene Gebote
