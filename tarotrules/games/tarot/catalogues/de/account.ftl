### Die Abrechnung eines Spiels, Schritt für Schritt.

account-situation =
    { $partner ->
        [yes] { COUNTED($players, noun: "player") }: A spielt { $contract }, mit B als Partner. Der Angriff hat { COUNTED($points, noun: "point") } und { COUNTED($oudlers, noun: "oudler") }.
        [two] { COUNTED($players, noun: "player") }: A spielt { $contract }, mit B und C als Partnern. Der Angriff hat { COUNTED($points, noun: "point") } und { COUNTED($oudlers, noun: "oudler") }.
        [always] { COUNTED($players, noun: "player") }: A spielt { $contract }. Der Angriff hat { COUNTED($points, noun: "point") } und { COUNTED($oudlers, noun: "oudler") }.
       *[no] { COUNTED($players, noun: "player") }: A spielt { $contract }, allein gegen alle anderen. Der Angriff hat { COUNTED($points, noun: "point") } und { COUNTED($oudlers, noun: "oudler") }.
    }
account-all-passed =
    { $taker ->
        [nobody] { COUNTED($players, noun: "player") }: Jeder spielt für sich.
       *[highest_bidder] { COUNTED($players, noun: "player") }: Alle passen.
    }
account-have =
    { $taker ->
        [nobody] Am Ende haben { $list }.
       *[highest_bidder] Wird trotzdem gespielt, jeder für sich, so haben am Ende { $list }.
    }
account-has = { $who } { COUNTED($n, noun: "card-point") } und { COUNTED($oudlers, noun: "oudler") }
account-bonus =
    { $side ->
        [attack] Die Prämie „{ $title }“ geht an den Angriff.
       *[defence] Die Prämie „{ $title }“ geht an die Verteidigung.
    }
account-claim = { $who } meldet { TITLE($title, form: "accusative") }.

account-added = Die Karten des Angriffs zählen { $cards }; mit den { $added }, die jede Partei hinzuzählt, hat er { $points }.
account-target =
    { $oudlers ->
        [0] Ohne Oudler
       *[other] Mit { COUNTED($oudlers, noun: "oudler", case: "dative") }
    } braucht der Angriff { COUNTED($target, noun: "point") }; er hat { $points }.
account-result =
    { $result ->
        [made] Der Kontrakt ist erfüllt; die Differenz beträgt { $margin }.
        [lost] Der Kontrakt ist verfehlt; die Differenz beträgt { $margin }.
        [unscored] Das Spiel ist unentschieden, und niemand schreibt etwas an.
       *[drawn] Das Spiel ist unentschieden.
    }
account-decided =
    { $result ->
        [made] Der Kontrakt ist erfüllt.
        [lost] Der Kontrakt ist verfehlt.
        [unscored] Das Spiel ist unentschieden, und niemand schreibt etwas an.
       *[drawn] Das Spiel ist unentschieden.
    }
account-margin-paid = Damit beträgt die Differenz { $margin } statt { $raw }.
account-margin-rounded =
    { $way ->
        [up] Die Differenz { $raw } wird auf { $margin } aufgerundet.
       *[down] Die Differenz { $raw } wird auf { $margin } abgerundet.
    }
account-contract = Kontrakt ({ $title })
account-term = { $what }: { $amount } × { $multiplier } = { SIGNED($unit) }
account-add = { $less ->
        [yes] − { $margin }
       *[no] + { $margin }
    }
account-stake = { $what }: { $to ->
        [defence] −({ $worth } { $add })
       *[attack] { $multiplier ->
            [1] { $worth } { $add }
           *[other] ({ $worth } { $add })
        }
    }{ $multiplier ->
        [1] {""}
       *[other] {" "}× { $multiplier }
    } = { SIGNED($unit) }
account-term-plain = { $what }: { SIGNED($unit) }
account-term-nothing = { $what }: 0, denn keine Partei erhält etwas dafür
account-term-margin = { $what }: { SIGNED($margin) } zur Differenz
account-unit =
    { $to ->
        [attack] { $two ->
            [yes] Zusammen { $unit }: Der Verteidiger zahlt dem Angriff { COUNTED($unit, noun: "point") }.
           *[no] Zusammen { $unit }: Jeder Verteidiger zahlt dem Angriff { COUNTED($unit, noun: "point") }.
        }
        [defence] { $two ->
            [yes] Zusammen { SIGNED($signed) }: Der Angriff zahlt dem Verteidiger { COUNTED($unit, noun: "point") }.
           *[no] Zusammen { SIGNED($signed) }: Der Angriff zahlt jedem Verteidiger { COUNTED($unit, noun: "point") }.
        }
       *[nobody] Zusammen { $unit }: Niemand zahlt etwas.
    }
account-unit-rounded =
    { $way ->
        [up] Die Summe { $raw } wird auf { $unit } aufgerundet.
       *[down] Die Summe { $raw } wird auf { $unit } abgerundet.
    }
account-between = { $what }, zwischen den Spielern abgerechnet: { $list }.
account-between-nobody = { $what }: 0, denn niemand zahlt einem anderen etwas dafür
account-seat = { $who } { SIGNED($score) }
pool-lies = Im Pot: { LIST($list) }.
account-passed = Alle haben gepasst: Es wird nichts abgerechnet.
account-alone =
    { $taker ->
        [nobody] Jeder hat für sich gespielt: „{ $title }“.
       *[highest_bidder] Alle haben gepasst, und jeder hat für sich gespielt: „{ $title }“.
    }
account-place = { $who } hat { $counted }: Platz { $place }.
account-points = { COUNTED($n, noun: "card-point") }
account-counted = { $n }
account-over = { $n } gegenüber der nötigen Punktzahl
account-place-paid =
    { $times ->
        [yes] Platz { $place } bringt { $pays } × { $worth } = { $score }.
       *[no] Platz { $place } bringt { $score }.
    }
account-place-shared =
    { $times ->
        [yes] Die Plätze { $place } bis { $last } werden geteilt; jeder bringt { $pays } × { $worth } = { $score }.
       *[no] Die Plätze { $place } bis { $last } werden geteilt; jeder bringt { $score }.
    }
account-scores = Ergebnis
account-scores-below = Ergebnis:
account-score = Punkte
account-role =
    { $role ->
        [taker] { $who } (Nehmer)
        [partner] { $who } (Partner)
       *[defender] { $who }
    }
