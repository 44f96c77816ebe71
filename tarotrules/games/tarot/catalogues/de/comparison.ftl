### Varianten im Vergleich: die Unterschiede, auf einem Blatt zum Aushängen.

comparison-title-several = Tarotregeln: { $n } Varianten im Vergleich
nearest-measure = Was abweicht, zählt einmal (ein Kontrakt, eine Zahlung, die Stufen einer Meldung), mal dem Gewicht seines Kapitels; was nur bei manchen Spielerzahlen abweicht, zählt anteilig.

## Spiele

comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] Der Angriff hat { TITLE($title, form: "accusative") } angesagt, und es gelingt ihm.
            [defence] Der Angriff hat { TITLE($title, form: "accusative") } angesagt, doch es gelingt der Verteidigung.
           *[nobody] Der Angriff hat { TITLE($title, form: "accusative") } angesagt, doch es gelingt ihm nicht.
        }
        [defence] { $kept ->
            [attack] Die Verteidigung hat { TITLE($title, form: "accusative") } angesagt, doch es gelingt dem Angriff.
            [defence] Die Verteidigung hat { TITLE($title, form: "accusative") } angesagt, und es gelingt ihr.
           *[nobody] Die Verteidigung hat { TITLE($title, form: "accusative") } angesagt, doch es gelingt ihr nicht.
        }
       *[nobody] { $kept ->
            [attack] Dem Angriff gelingt { TITLE($title, form: "nominative") } ohne Ansage.
            [defence] Der Verteidigung gelingt { TITLE($title, form: "nominative") } ohne Ansage.
           *[nobody] Niemand hat { TITLE($title, form: "accusative") } angesagt.
        }
    }

## Kurze Namen der Regeln

name-declaring = { $title }: Melden
name-announcing = { $title }: Ansage
name-exempt =
    { NOUN($card) }: { $part ->
        [play] wann man { GENDER($card) ->
            [m] ihn
           *[f] sie
        } spielen darf
        [owner] wem { GENDER($card) ->
            [m] er
           *[f] sie
        } gehört
       *[last] im letzten Stich
    }
name-payment = { $title }: Zahlung
