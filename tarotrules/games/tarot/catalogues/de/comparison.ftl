### Varianten im Vergleich: die Unterschiede, auf einem Blatt zum Aushängen.

comparison-title = { $names }: die Unterschiede
comparison-title-child = { $child }: Unterschiede zu „{ $base }“
comparison-title-several = Tarotregeln: { $n } Varianten im Vergleich
comparison-name = { $title } ({ $detail })
comparison-about = „{ $name }“, für { $players } Spieler (Kennung der Regeln: { $identity }…)

## Auf einen Blick

comparison-glance = Auf einen Blick
comparison-nothing = Bei { $players } Spielern gibt es keine Unterschiede: Die Regeln sind dieselben.
comparison-no-common = Keine Spielerzahl kommt in allen diesen Regeln vor; es lässt sich also nichts vergleichen.
comparison-amount =
    { $n ->
        [0] Bei { $players } Spielern sind alle { $all } Regeln gleich.
        [one] Bei { $players } Spielern ist eine von { $all } Regeln nicht überall gleich.
       *[other] Bei { $players } Spielern sind { $n } von { $all } Regeln nicht überall gleich.
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
comparison-alike = Bei { $players } Spielern stimmen dagegen alle Varianten in { $numbers } überein.
comparison-only-played =
    { $n ->
        [one] Regeln für { $players } Spieler gibt es nur in { $names }.
       *[other] Regeln für { $players } Spieler gibt es nur in { $names }.
    }
comparison-quoted = „{ $name }“
comparison-letters = Jede Zeile steht für eine Regel: Varianten mit demselben Buchstaben stimmen darin überein. A steht immer bei der ersten Variante, in der es die Regel gibt; ein Strich bedeutet, dass es sie in dieser Variante nicht gibt.
comparison-rule = Regel
comparison-rules = Variante
comparison-pairs = In wie vielen Regeln sich je zwei Varianten unterscheiden

## Regel für Regel

comparison-with = Bei { $players } Spielern
comparison-absent = _Diese Regel gibt es hier nicht._
comparison-silent = _Dazu wird hier nichts gesagt._
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
        [one] Dasselbe Spiel, verschieden abgerechnet
       *[other] Dieselben Spiele, verschieden abgerechnet
    }
comparison-no-deal = Keines der geprüften Spiele ist nach allen diesen Regeln möglich.
comparison-same-scores = Von den { $n } geprüften Spielen, die nach allen diesen Regeln möglich sind, wird jedes überall gleich abgerechnet.
comparison-not-apart = In keinem der { $n } geprüften Spiele führt die Abrechnung nach { $names } zu verschiedenen Ergebnissen.
comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] Der Angriff hat „{ $title }“ angesagt und schafft es.
            [defence] Der Angriff hat „{ $title }“ angesagt, geschafft hat es aber die Verteidigung.
           *[nobody] Der Angriff hat „{ $title }“ angesagt, schafft es aber nicht.
        }
        [defence] { $kept ->
            [attack] Die Verteidigung hat „{ $title }“ angesagt, geschafft hat es aber der Angriff.
            [defence] Die Verteidigung hat „{ $title }“ angesagt und schafft es.
           *[nobody] Die Verteidigung hat „{ $title }“ angesagt, schafft es aber nicht.
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
name-2-1 = Kartenspiel
name-2-2 = Rangfolge
name-2-3 = Kartenpunkte
name-2-4 = Kartengruppen
name-3-1 = Spielrichtung
name-3-2 = Erster Geber
name-3-3 = Nächster Geber
name-4-1 = Mischen
name-4-2 = Abheben
name-4-3 = Karten der Spieler
name-4-4 = Hund
name-4-5 = Vergeben
name-5-1 = Wer zuerst bietet
name-5-2 = Bietrunden
name-5-3 = Überbieten
name-5-4 = Alle passen
name-5-5 = Kontrakte
name-5-6 = Parole
name-6-1 = Rufen
name-6-2 = Andere Ränge
name-6-3 = Partner
name-6-4 = Alleinspiel
name-6-5 = Farbe der gerufenen Karte
name-7-1 = Ablage
name-7-2 = Zwei Regeln für eine Karte
name-10-1 = Erstes Ausspiel
name-10-2 = Bedienen
name-10-3 = Wenn die Farbe fehlt
name-10-4 = Überstechen
name-10-5 = Stichgewinn und Nachsehen
name-12-1 = Nötige Punkte
name-12-2 = Ein halber Punkt zu wenig
name-12-3 = Differenz
name-12-4 = Abrechnung des Kontrakts
name-12-5 = Zahlungen
name-12-6 = Anteile
name-12-7 = Punkte aller Spieler
name-12-8 = Vergessene Prämien
name-13-1 = Länge der Partie
name-14-1 = Blattbewertung
name-14-2 = Empfohlene Gebote
name-levels = { $title }: Stufen
name-payment = { $title }: Zahlung
comparison-only-differing = Von jeder Regel stehen hier nur die Sätze, die sich unterscheiden.
comparison-setting = Angabe
comparison-said = Wert und Quelle
comparison-annex = Werte und Quellen
