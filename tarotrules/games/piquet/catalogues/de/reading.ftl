### Bedingungen und Beträge, wie sie innerhalb von Sätzen gelesen werden.

## Bedingungen: Nebensätze nach „wenn“; das Verb steht am Ende. „Sie“ ist eine Kombination.

clauses-and-two = { $left } und { $right }
clauses-and-more = { $left }, { $right }
clauses-and-end = { $left } und { $right }
clauses-or-two = { $left } oder { $right }
clauses-or-more = { $left }, { $right }
clauses-or-end = { $left } oder { $right }
clause-together = zugleich gilt, dass { $clause }
clause-either = entweder { $clause }
cond-not = nicht zutrifft, dass { $clause }
cond-has = sie { so-many } hat
cond-has-one-of = sie { $list } { $what ->
        [cards] Karten
       *[pips] Augen
    } hat
so-many =
    { $operator ->
        [equal] genau { COUNTED($count, case: "accusative") }
        [differ] nicht genau { COUNTED($count, case: "accusative") }
        [less] weniger als { COUNTED($count, case: "accusative") }
        [most] höchstens { COUNTED($count, case: "accusative") }
        [more] mehr als { COUNTED($count, case: "accusative") }
       *[least] mindestens { COUNTED($count, case: "accusative") }
    }
# Was ein Blatt enthält, so wie es gegeben wurde oder wie mit ihm gespielt wird.
cond-hand =
    { $place ->
        [dealt] das Blatt beim Geben { so-many } enthält
       *[hand] das Blatt { so-many } enthält
    }
cond-hand-none = { $place ->
        [dealt] das Blatt beim Geben
       *[hand] das Blatt
    } { GENDER($noun) ->
        [m] keinen
        [n] kein
       *[f] keine
    } { NOUN($noun, case: "accusative") } enthält
cond-good = das Blatt { so-many } in zählenden Kombinationen hat
cond-good-all =
    { $there ->
        [yes] jede Karte des Blattes zu einer zählenden Kombination gehört
       *[no] nicht jede Karte des Blattes zu einer zählenden Kombination gehört
    }
cond-class =
    { $what ->
        [top] ihre höchste Karte
        [led] die ausgespielte Karte
       *[winning_card] die höchste Karte des Stichs
    } { $there ->
        [yes] { GENDER($noun) ->
            [m] ein
            [n] ein
           *[f] eine
        }
       *[no] { GENDER($noun) ->
            [m] kein
            [n] kein
           *[f] keine
        }
    } { NOUN($noun) } ist
cond-over =
    { $there ->
        [yes] ein anderer ausgespielt hat
       *[no] derselbe Spieler ausgespielt hat
    }
cond-last =
    { $there ->
        [yes] es der letzte Stich ist
       *[no] es nicht der letzte Stich ist
    }
cond-trick =
    { $operator ->
        [equal] es der { $n }. Stich ist
        [differ] es nicht der { $n }. Stich ist
        [less] es ein früherer als der { $n }. Stich ist
        [most] es der { $n }. Stich oder ein früherer ist
        [more] es ein späterer als der { $n }. Stich ist
       *[least] es der { $n }. Stich oder ein späterer ist
    }
cond-total =
    { $who ->
        [winner] der Sieger insgesamt { so-many } hat
       *[loser] er insgesamt { so-many } hat
    }
cond-deals = die Partie { so-many } gedauert hat
cond-players = { so-many-players } mitspielen
so-many-players =
    { $operator ->
        [equal] genau { $n } Spieler
        [differ] nicht genau { $n } Spieler
        [less] weniger als { $n } Spieler
        [most] höchstens { $n } Spieler
        [more] mehr als { $n } Spieler
       *[least] mindestens { $n } Spieler
    }
cond-exists = { $what } feststeht
cond-compare =
    { $operator ->
        [equal] { $left } und { $right } gleich sind
        [differ] { $left } und { $right } nicht gleich sind
        [less] { $left } kleiner als { $right } ist
        [most] { $left } höchstens so groß wie { $right } ist
        [more] { $left } größer als { $right } ist
       *[least] { $left } mindestens so groß wie { $right } ist
    }

## Beträge: im Nominativ, mit gleichem Akkusativ

amount =
    { $what ->
        [cards] die Zahl ihrer Karten
        [pips] die Summe ihrer Augen
        [top] der Rang ihrer höchsten Karte
        [dealt-cards] die Zahl der gegebenen Karten
        [hand-cards] die Zahl der Karten im Blatt
        [hand-good] die Zahl der Karten in zählenden Kombinationen
        [leader] der Ausspieler
        [winner] der Gewinner des Stichs
        [led] die ausgespielte Karte
        [winning_card] die höchste Karte des Stichs
        [trick-number] die Nummer des Stichs
        [deal-tricks] die Zahl der Stiche eines Spiels
        [winner-total] die Punktzahl des Siegers
        [loser-total] die Punktzahl des Verlierers
        [deals] die Zahl der Spiele
       *[players] die Zahl der Spieler
    }
amount-class =
    { $place ->
        [dealt] die Zahl der gegebenen { NOUN($noun, number: "other") }
       *[hand] die Zahl der { NOUN($noun, number: "other") } im Blatt
    }
amount-cards-more = { COUNTED($n, noun: "point") } mehr, als sie Karten hat
amount-cards-less = { COUNTED($n, noun: "point") } weniger, als sie Karten hat
amount-cards = so viele Punkte, wie sie Karten hat
amount-difference = die Differenz der Punktzahlen
amount-sum = die Summe beider Punktzahlen
amount-plus = { $left } und dazu { $right }
amount-calculation = { $left } { $operator ->
        [plus] plus
        [minus] minus
        [times] mal
       *[over] geteilt durch
    } { $right }
amount-times =
    { $n ->
        [2] zweimal { $amount }
        [3] dreimal { $amount }
       *[other] { $n }-mal { $amount }
    }
# Es folgt ein weiteres „wenn“.
amount-choose-more = { $then }, wenn { $condition }, { $otherwise }
amount-choose = { $then }, wenn { $condition }, und sonst { $otherwise }
amount-rounded = { $amount }, { $direction ->
        [up] aufgerundet
        [down] abgerundet
        [nearest] gerundet
        [away] von null weg gerundet
       *[toward] zur Null hin gerundet
    } auf ein Vielfaches von { $step }
# Gezahlt wird so oft der Einsatz und keine Punkte.
pays-units =
    { $n ->
        [1] den einfachen Einsatz
        [2] den doppelten Einsatz
       *[other] { $n }-mal den Einsatz
    }
