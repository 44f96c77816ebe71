### Bedingungen, Beträge und Personen, wie sie innerhalb von Sätzen gelesen werden.

## Bedingungen: Nebensätze nach „wenn“, „falls“ oder „dass“; das Verb steht am Ende

clauses-and-two = { $left } und { $right }
clauses-and-more = { $left }, { $right }
clauses-and-end = { $left } und { $right }
clauses-lacking-two = { $left } und { $right }
clauses-lacking-more = { $left }, { $right }
clauses-lacking-end = { $left } und { $right }
clauses-or-two = { $left } oder { $right }
clauses-or-more = { $left }, { $right }
clauses-or-end = { $left } oder { $right }
neither = weder { $left } noch { $right }
clause-lettered = ({ $letter }) { $clause }
cond-wins-trick = { $who }{ CLOSE($who) } { $place ->
        [last_trick] den letzten Stich
        [first_trick] den ersten Stich
       *[penultimate_trick] den vorletzten Stich
    } { $there ->
        [yes] gewinnt
        [no] nicht gewinnt
       *[none] gewinnt
    }
cond-leads = { $who }{ CLOSE($who) } { $there ->
        [yes] zum
        [no] nicht zum
       *[none] zum
    } { $place ->
        [last_trick] letzten Stich
        [first_trick] ersten Stich
       *[penultimate_trick] vorletzten Stich
    } ausspielt
cond-plays = { $who }{ CLOSE($who) } { hold-card } { $there ->
        [yes] spielt
        [no] nicht spielt
       *[none] spielt
    }
cond-plays-into = { $who }{ CLOSE($who) } { hold-card } zu einem Stich spielt, den { $winner }{ CLOSE($winner) } gewinnt
cond-captures = { $who }{ CLOSE($who) } den Stich samt { GENDER($card) ->
        [m] dem
       *[f] der
    } { NOUN($card, case: "dative") } { $there ->
        [yes] gewinnt
        [no] nicht gewinnt
       *[none] gewinnt
    }
cond-makes = { $who }{ CLOSE($who) } { TITLE($title, form: "accusative") } { $there ->
        [yes] schafft
        [no] nicht schafft
       *[none] schafft
    }
cond-ends = { $who }{ CLOSE($who) } das Spiel { $result ->
        [winners] { $there ->
            [yes] gewinnt
            [no] nicht gewinnt
           *[none] gewinnt
        }
       *[losers] { $there ->
            [yes] verliert
            [no] nicht verliert
           *[none] verliert
        }
    }
cond-takes = { $who }{ CLOSE($who) } { so-many } { takes }
cond-takes-with = { $who }{ CLOSE($who) } { $operator ->
        [equal] genau
       *[least] mindestens
    } { COUNTED($count, case: "accusative") } gewinnt, darunter { $place ->
        [last_trick] den letzten
        [first_trick] den ersten
       *[penultimate_trick] den vorletzten
    }
cond-takes-none = { $who }{ CLOSE($who) } { hold-none } { takes }
cond-takes-than = { $who }{ CLOSE($who) } { $operator ->
        [equal] genau so viele { NOUN($noun, number: "other", case: "accusative") } wie
        [differ] mehr oder weniger { NOUN($noun, number: "other", case: "accusative") } als
        [less] weniger { NOUN($noun, number: "other", case: "accusative") } als
        [most] höchstens so viele { NOUN($noun, number: "other", case: "accusative") } wie
        [more] mehr { NOUN($noun, number: "other", case: "accusative") } als
       *[least] mindestens so viele { NOUN($noun, number: "other", case: "accusative") } wie
    } { $other }{ CLOSE($other) } { takes }
cond-takes-all = { $who }{ CLOSE($who) } alle { COUNTED($count, case: "accusative") } gewinnt
cond-takes-card = { $who }{ CLOSE($who) } am Ende { $there ->
        [yes] { hold-card }
       *[no] nicht { hold-card }
    } hat
takes =
    { $what ->
        [tricks] gewinnt
        [points] erzielt
        [cards] gewinnt
       *[oudlers] hat
    }
so-many =
    { $operator ->
        [equal] genau { COUNTED($count, case: "accusative") }
        [differ] nicht genau { COUNTED($count, case: "accusative") }
        [less] weniger als { COUNTED($count, case: "accusative") }
        [most] höchstens { COUNTED($count, case: "accusative") }
        [more] mehr als { COUNTED($count, case: "accusative") }
       *[least] mindestens { COUNTED($count, case: "accusative") }
    }
cond-either = entweder { $clause }
cond-together = zugleich gilt, dass { $clause }
cond-holds = { place-holds } { $items } enthält
cond-holds-none = { place-holds } { $items } enthält
cond-holds-but = { place-holds } { $items }, aber { $lacking } enthält
have-card = { hold-card }
have-some = { hold-some }
have-cards = { hold-cards }
lack-card = nicht { hold-card }
lack-cards = { hold-none }
hold-none = { GENDER($noun) ->
        [m] keinen
       *[f] keine
    } { NOUN($noun, case: "accusative") }
hold-some = { GENDER($noun) ->
        [m] einen
       *[f] eine
    } { NOUN($noun, case: "accusative") }
hold-card = { GENDER($card) ->
        [m] den
       *[f] die
    } { NOUN($card, case: "accusative") }
cond-only-card = { GENDER($card) ->
        [m] der
       *[f] die
    } { NOUN($card) } { GENDER($noun) ->
        [m] der einzige
       *[f] die einzige
    } { NOUN($noun) } { place-noun } ist
hold-cards =
    { $operator ->
        [equal] genau { COUNTED($count, case: "accusative") }
        [most] höchstens { COUNTED($count, case: "accusative") }
       *[least] mindestens { COUNTED($count, case: "accusative") }
    }
cond-not = nicht zutrifft, dass { $clause }
cond-exists = { $thing }{ CLOSE($thing) } vorhanden ist
cond-made =
    { $there ->
        [yes] der Kontrakt erfüllt ist
       *[no] der Kontrakt nicht erfüllt ist
    }
cond-partner =
    { $there ->
        [yes] der Nehmer einen Partner hat
       *[no] der Nehmer keinen Partner hat
    }
cond-promise-kept =
    { $there ->
        [yes] einer Partei { TITLE($title, form: "nominative") } gelungen ist
       *[no] keiner Partei { TITLE($title, form: "nominative") } gelungen ist
    }
cond-won-by = { $there ->
        [yes] { GENDER($noun) ->
            [m] ein
           *[f] eine
        }
       *[no] { GENDER($noun) ->
            [m] kein
           *[f] keine
        }
    } { NOUN($noun) } { $place ->
        [last_trick] den letzten Stich
        [first_trick] den ersten Stich
       *[penultimate_trick] den vorletzten Stich
    } gewinnt
cond-won-by-the = { GENDER($noun) ->
        [m] der
       *[f] die
    } { NOUN($noun) } { $place ->
        [last_trick] den letzten Stich
        [first_trick] den ersten Stich
       *[penultimate_trick] den vorletzten Stich
    } { $there ->
        [yes] gewinnt
       *[no] nicht gewinnt
    }
cond-card-is = die Karte { $there ->
        [yes] { GENDER($noun) ->
            [m] ein
           *[f] eine
        }
       *[no] { GENDER($noun) ->
            [m] kein
           *[f] keine
        }
    } { NOUN($noun) } ist
cond-card-is-the = die Karte { $there ->
        [yes] { "" }
       *[no] nicht{ " " }
    }{ NOUN($noun, case: "definite") } ist
cond-card-led =
    { $there ->
        [yes] die Karte ausgespielt wird
       *[no] die Karte nicht ausgespielt wird
    }
cond-trick-now =
    { $operator ->
        [equal] es der { $n }. Stich ist
        [differ] es nicht der { $n }. Stich ist
        [less] der { $n }. Stich noch nicht begonnen hat
        [most] es der { $n }. Stich oder ein früherer ist
        [more] der { $n }. Stich vorbei ist
       *[least] es der { $n }. Stich oder ein späterer ist
    }
cond-trick-now-at =
    { $place ->
        [first] { $there ->
            [yes] es der erste Stich ist
           *[no] der erste Stich vorbei ist
        }
       *[last] { $there ->
            [yes] es der letzte Stich ist
           *[no] es noch nicht der letzte Stich ist
        }
    }
cond-same = { $one }{ CLOSE($one) } auch { $two }{ CLOSE($two) } ist
cond-different = { $one }{ CLOSE($one) } nicht { $two }{ CLOSE($two) } ist
cond-card-played = { GENDER($card) ->
        [m] der
       *[f] die
    } { NOUN($card) } in { $there ->
        [yes] einem
       *[no] keinem
    } der Stiche liegt
cond-captured = { GENDER($card) ->
        [m] der
       *[f] die
    } { NOUN($card) } { $there ->
        [yes] von der Gegenpartei gestochen wird
       *[no] an die eigene Partei geht
    }
cond-all-tricks = { $side }{ CLOSE($side) } alle Stiche gewinnt
cond-all-tricks-but = { $side }{ CLOSE($side) } alle Stiche bis auf höchstens { NUMBER($n, gender: "m", case: "accusative") } gewinnt
trick-card = { NOUN($card, case: "definite") }
cond-same-trick = { $one } und { $two } { $there ->
        [yes] im selben Stich
       *[no] in verschiedenen Stichen
    } liegen
cond-trick-than = { $one } { $operator ->
        [less] in einem früheren Stich als { $two }
        [more] in einem späteren Stich als { $two }
        [most] im selben Stich wie { $two } oder in einem früheren
       *[least] im selben Stich wie { $two } oder in einem späteren
    } liegt
cond-trick-at = { $card } { $there ->
        [yes] im { $place ->
            [first] ersten
           *[last] letzten
        } Stich
       *[no] in einem anderen als dem { $place ->
            [first] ersten
           *[last] letzten
        } Stich
    } liegt
cond-trick-number = { $card } { $operator ->
        [equal] im { $n }. Stich
        [differ] in einem anderen als dem { $n }. Stich
        [less] vor dem { $n }. Stich
        [most] spätestens im { $n }. Stich
        [more] nach dem { $n }. Stich
       *[least] frühestens im { $n }. Stich
    } fällt
cond-compare =
    { $operator ->
        [equal] { $left }{ CLOSE($left) } genau { $right } beträgt
        [differ] { $left }{ CLOSE($left) } nicht { $right } beträgt
        [less] { $left }{ CLOSE($left) } weniger als { $right } beträgt
        [most] { $left }{ CLOSE($left) } höchstens { $right } beträgt
        [more] { $left }{ CLOSE($left) } mehr als { $right } beträgt
       *[least] { $left }{ CLOSE($left) } mindestens { $right } beträgt
    }
cond-card-in = { place-holds } { hold-card } { $there ->
        [yes] enthält
       *[no] nicht enthält
    }
cond-no-cards = { place-holds } { hold-none } enthält
cond-cards = { place-holds } { so-many } enthält
place-holds =
    { $place ->
        [hand] das Blatt
        [dealt] das ausgeteilte Blatt
        [suit] die Farbe
        [chien] der Hund
        [discard] die Ablage
        [this_trick] der laufende Stich
        [last_trick] der letzte Stich
        [first_trick] der erste Stich
       *[penultimate_trick] der vorletzte Stich
    }
place-noun =
    { $place ->
        [hand] im Blatt
        [dealt] im ausgeteilten Blatt
        [suit] in der Farbe
        [chien] im Hund
        [discard] in der Ablage
        [this_trick] im laufenden Stich
        [last_trick] im letzten Stich
        [first_trick] im ersten Stich
       *[penultimate_trick] im vorletzten Stich
    }

## Personen und Karten

who-again =
    { $who ->
        [taker] der Nehmer
        [partner] der Partner
        [dealer] der Geber
        [declarer] dieser Spieler
        [chosen] dieser Spieler
        [announcer] dieser Spieler
        [achiever] dieselbe Partei
        [attack] er
       *[defence] sie
    }
who-chosen-side = die gewählte Partei
who-any-side = eine Partei
who-that-side = diese Partei
who =
    { $who ->
        [card] die gespielte Karte
        [declarer] der meldende Spieler
        [taker] der Nehmer
        [partner] der Partner
        [dealer] der Geber
        [chosen] der gewählte Spieler
        [announcer] der Ansager
        [achiever] die erfolgreiche Partei
        [attack] der Angriff
        [defence] die Verteidigung
        [winners] die Gewinnerpartei
        [losers] die Verliererpartei
        [others] jeder andere Spieler
        [everyone] jeder Spieler
       *[nobody] niemand
    }
side-winner =
    { $place ->
        [last_trick] { $own ->
            [yes] die Partei, die den letzten Stich gewinnt
           *[no] die Partei, die den letzten Stich nicht gewinnt
        }
        [first_trick] { $own ->
            [yes] die Partei, die den ersten Stich gewinnt
           *[no] die Partei, die den ersten Stich nicht gewinnt
        }
       *[penultimate_trick] { $own ->
            [yes] die Partei, die den vorletzten Stich gewinnt
           *[no] die Partei, die den vorletzten Stich nicht gewinnt
        }
    }
side-leader =
    { $place ->
        [last_trick] { $own ->
            [yes] die Partei, die zum letzten Stich ausspielt
           *[no] die Partei, die nicht zum letzten Stich ausspielt
        }
        [first_trick] { $own ->
            [yes] die Partei, die zum ersten Stich ausspielt
           *[no] die Partei, die nicht zum ersten Stich ausspielt
        }
       *[penultimate_trick] { $own ->
            [yes] die Partei, die zum vorletzten Stich ausspielt
           *[no] die Partei, die nicht zum vorletzten Stich ausspielt
        }
    }
side-held =
    { $own ->
        [yes] die Partei, die { hold-card } spielt
       *[no] die Partei, die { hold-card } nicht spielt
    }
side-captured =
    { $own ->
        [yes] die Partei, die den Stich samt { GENDER($card) ->
            [m] dem
           *[f] der
        } { NOUN($card, case: "dative") } gewinnt
       *[no] die Partei, die den Stich samt { GENDER($card) ->
            [m] dem
           *[f] der
        } { NOUN($card, case: "dative") } nicht gewinnt
    }
side-of =
    { $who ->
        [declarer] { $own ->
            [yes] die Partei des Spielers, der gemeldet hat
           *[no] die Gegenpartei des Spielers, der gemeldet hat
        }
        [chosen] { $own ->
            [yes] die Partei des gewählten Spielers
           *[no] die Gegenpartei des gewählten Spielers
        }
        [announcer] { $own ->
            [yes] die Partei des Ansagers
           *[no] die Gegenpartei
        }
        [taker] { $own ->
            [yes] die Partei des Nehmers
           *[no] die Gegenpartei des Nehmers
        }
        [partner] { $own ->
            [yes] die Partei des Partners
           *[no] die Gegenpartei des Partners
        }
       *[dealer] { $own ->
            [yes] die Partei des Gebers
           *[no] die Gegenpartei des Gebers
        }
    }
who-side = die Partei, zu der { $who }{ CLOSE($who) } gehört
who-opponents = die Partei, gegen die { $who }{ CLOSE($who) } spielt
who-kept = die Partei, der { TITLE($title, form: "nominative") } gelingt
who-held = der Spieler, der { hold-card } spielt
who-captured = der Gewinner des Stichs mit { GENDER($card) ->
        [m] dem
       *[f] der
    } { NOUN($card, case: "dative") }
who-winner =
    { $place ->
        [last_trick] der Gewinner des letzten Stichs
        [first_trick] der Gewinner des ersten Stichs
       *[penultimate_trick] der Gewinner des vorletzten Stichs
    }
who-leader =
    { $place ->
        [last_trick] der Spieler, der zum letzten Stich ausspielt
        [first_trick] der Spieler, der zum ersten Stich ausspielt
       *[penultimate_trick] der Spieler, der zum vorletzten Stich ausspielt
    }
who-winning-card =
    { $place ->
        [last_trick] die Karte, die den letzten Stich gewinnt
        [first_trick] die Karte, die den ersten Stich gewinnt
       *[penultimate_trick] die Karte, die den vorletzten Stich gewinnt
    }

## Beträge: im Nominativ, fast alle mit gleichem Akkusativ

times = × { $n }
times-by-result = × { $n }, verloren × { $lost }
amount =
    { $what ->
        [margin] die Differenz
       *[players] die Zahl der Spieler
    }
amount-contract =
    { $what ->
        [worth] die Grundpunkte des Kontrakts
       *[multiplier] der Faktor des Kontrakts
    }
amount-deal =
    { $what ->
       *[tricks] die Zahl der Stiche im Spiel
    }
amount-trick = die Nummer des Stichs mit { GENDER($card) ->
        [m] dem
       *[f] der
    } { NOUN($card, case: "dative") }
amount-cards = die Zahl der { NOUN($noun, number: "other") } { place-noun }
amount-in-place =
    { $what ->
        [cards] die Zahl der Karten { place-noun }
        [points] die Zahl der Kartenpunkte { place-noun }
        [longest] die Länge der längsten Farbe { place-noun }
        [voids] die Zahl der fehlenden Farben { place-noun }
        [singletons] die Zahl der Farben mit nur einer Karte { place-noun }
       *[number] die Nummer { $place ->
            [hand] des Blatts
            [dealt] des ausgeteilten Blatts
            [suit] der Farbe
            [chien] des Hundes
            [discard] der Ablage
            [this_trick] des laufenden Stichs
            [last_trick] des letzten Stichs
            [first_trick] des ersten Stichs
           *[penultimate_trick] des vorletzten Stichs
        }
    }
amount-of =
    { $what ->
        [tricks] die Zahl der Stiche, die { $who }{ CLOSE($who) } gewonnen hat
        [points] die Zahl der Kartenpunkte, die { $who }{ CLOSE($who) } gewonnen hat
       *[oudlers] die Zahl der Oudler, die { $who }{ CLOSE($who) } gewonnen hat
    }
amount-of-cards = die Zahl der { NOUN($noun, number: "other") }, die { $who }{ CLOSE($who) } gewonnen hat
amount-per-taken = { COUNTED($n, noun: "point") } je { NOUN($noun) } { of-party }
amount-per = { COUNTED($n, noun: "point") } für jeden { $what ->
        [tricks] Stich
        [points] Kartenpunkt
       *[oudlers] Oudler
    } { of-party }
amount-per-card = { COUNTED($n, noun: "point") } je { NOUN($noun) } { place-noun }
of-party =
    { $who ->
        [declarer] des meldenden Spielers
        [taker] des Nehmers
        [partner] des Partners
        [dealer] des Gebers
        [chosen] des gewählten Spielers
        [announcer] des Ansagers
        [achiever] der erfolgreichen Partei
        [attack] des Angriffs
        [defence] der Verteidigung
        [winners] der Gewinnerpartei
       *[losers] der Verliererpartei
    }
amount-of-party = die Zahl der { $what ->
        [tricks] Stiche
        [points] Kartenpunkte
       *[oudlers] Oudler
    } { of-party }
amount-calculation =
    { $operator ->
        [plus] { $left } plus { $right }
        [minus] { $left } minus { $right }
        [times] { $left } mal { $right }
       *[over] { $left } geteilt durch { $right }
    }
amount-choose = { $otherwise } ({ $then }, wenn { $condition })
amount-least = { $amount }, mindestens { $least }
amount-rounded =
    { $direction ->
        [up] { $amount }, aufgerundet auf { rounding-step }
        [down] { $amount }, abgerundet auf { rounding-step }
        [nearest] { $amount }, gerundet auf { $step ->
            [1] die nächstgelegene ganze Zahl
           *[other] das nächstgelegene Vielfache von { $step }
        }
        [away] { $amount }, aufgerundet auf { rounding-step } (das Vorzeichen bleibt außer Betracht)
       *[toward] { $amount }, abgerundet auf { rounding-step } (das Vorzeichen bleibt außer Betracht)
    }

## Zahlungen: Sätze oder das, was nach einem Doppelpunkt folgt; der Empfänger steht vor dem Satzzeichen, das seinen Relativsatz schließt

pay-its-worth = den Wert der Meldung
pay-side-unit =
    { $multiplied ->
        [yes] { $two ->
            [yes] { $payee }{ CLOSE($payee) } bekommt von der Gegenpartei { $amount }{ $see }, multipliziert mit dem Faktor des Kontrakts.
           *[no] { $payee }{ CLOSE($payee) } bekommt von der Gegenpartei je Verteidiger{ $see } { $amount }, multipliziert mit dem Faktor des Kontrakts.
        }
       *[no] { $two ->
            [yes] { $payee }{ CLOSE($payee) } bekommt von der Gegenpartei { $amount }{ $see }, unabhängig vom Faktor des Kontrakts.
           *[no] { $payee }{ CLOSE($payee) } bekommt von der Gegenpartei je Verteidiger{ $see } { $amount }, unabhängig vom Faktor des Kontrakts.
        }
    }
pay-side-margin = Noch vor jeder Rundung ändert sich die Differenz um { $amount }; den Vorteil davon hat { $payee }.
pay-follows-result = Ist der Kontrakt verfehlt, so kehrt sich diese Zahlung um.
pay-shared = Nehmer und Partner teilen diese Zahlung nach den Anteilen _{ $name }_.
pay-players =
    { $basis ->
        [per_head] Unabhängig vom Kontrakt bekommt { $payee }{ CLOSE($payee) } { $source ->
            [others] von jedem anderen Spieler { $amount }.
           *[party] { $amount } von jedem, der zahlt; Zahler ist { $payer }.
        }
       *[in_all] Unabhängig vom Kontrakt bekommt { $payee }{ CLOSE($payee) } insgesamt { $amount }; dazu trägt { $payer }{ CLOSE($payer) } zu gleichen Teilen bei.
    }
