### Die Beispiele des Hefts: was geschah, die Rechnung, wer was bekommt.

example-deal =
    { $partner ->
        [yes] { COUNTED($players, noun: "player") }: { $taker } spielt { $contract }, mit { $other } als Partnerin.
        [two] { COUNTED($players, noun: "player") }: { $taker } spielt { $contract }, mit { $other } als Partnerinnen.
        [always] { COUNTED($players, noun: "player") }: { $taker } spielt { $contract }.
       *[no] { COUNTED($players, noun: "player") }: { $taker } spielt { $contract }, allein gegen alle anderen.
    }
example-last-trick = { $who } gewinnt den letzten Stich samt { LIST($inside) }.
example-carried-home = { $who } gewinnt den vorletzten Stich samt { LIST($inside) } und den letzten mit { $card }.
example-first-trick = { $who } gewinnt den ersten Stich samt { $card }.
example-own-card = Gespielt hat diese Karte dieselbe Partei.
example-bonus-of-player = Die Prämie „{ $title }“ geht an { $who }.
example-bonus =
    { $side ->
        [attack] Die Prämie „{ $title }“ geht an den Angriff.
       *[defence] Die Prämie „{ $title }“ geht an die Verteidigung.
    }
example-claim =
    { $by ->
        [taker] Sie meldet { $what }.
       *[other] { $who } meldet { $what }.
    }
example-claimed = { TITLE($title, form: "accusative") }
example-promise =
    { $outcome ->
        [announced] { $side ->
            [attack] Sie hat { TITLE($title, form: "accusative") } angesagt und schafft { TITLE($title, form: "again") } auch.
           *[defence] { $who }, ein Verteidiger, hat { TITLE($title, form: "accusative") } angesagt, und die Verteidigung schafft { TITLE($title, form: "again") } auch.
        }
        [broken] { $side ->
            [attack] Sie hat { TITLE($title, form: "accusative") } angesagt, schafft { TITLE($title, form: "again") } aber nicht.
           *[defence] { $who }, ein Verteidiger, hat { TITLE($title, form: "accusative") } angesagt, doch die Verteidigung schafft { TITLE($title, form: "again") } nicht.
        }
       *[unannounced] { $side ->
            [attack] Dem Angriff gelingt { TITLE($title, form: "nominative") } ohne Ansage.
           *[defence] Der Verteidigung gelingt { TITLE($title, form: "nominative") }.
        }
    }
example-by =
    { $rounded ->
        [up] Differenz { $raw }, aufgerundet auf { $margin }
        [down] Differenz { $raw }, abgerundet auf { $margin }
       *[no] Differenz { $margin }
    }
example-result = Der Angriff hat { COUNTED($points, noun: "point") }; { $oudlers ->
        [0] ohne Oudler
       *[other] mit { COUNTED($oudlers, noun: "oudler", case: "dative") }
    } braucht er { $target }: { $result ->
        [exact] genau erfüllt.
        [made] erfüllt, { example-by }.
        [lost] verfehlt, { example-by }.
        [unscored] Das Spiel ist unentschieden, und niemand schreibt etwas an.
       *[drawn] Das Spiel ist unentschieden.
    }
example-contract = Kontrakt
example-stake =
    { $owes ->
        [yes] −({ $worth } { account-add }){ example-times }
       *[no] { $multiplier ->
            [1] { $worth } { account-add }
           *[other] ({ $worth } { account-add }){ example-times }
        }
    }
example-times =
    { $multiplier ->
        [1] {""}
       *[other] {" "}× { $multiplier }
    }
example-product =
    { $owes ->
        [yes] −
       *[no] {""}
    }{ $amount } × { $multiplier }
example-into-difference = zur Differenz
example-total =
    { $two ->
        [yes] Summe aus Sicht des Angriffs
       *[no] Summe aus Sicht des Angriffs
    }
example-rounded = gerundet
example-score = { $who } { SIGNED($score) }
example-each = jeder Verteidiger { SIGNED($score) }
example-others = jeder andere { SIGNED($score) }
example-comma = { $one }, { $two }
example-outcome =
    { $contrary ->
        [made] Der Kontrakt ist erfüllt, und doch zahlt der Angriff: { $scores }.
        [lost] Der Kontrakt ist verfehlt, und doch bekommt der Angriff Punkte: { $scores }.
       *[no] { $scores }.
    }

## May this be played?

position-title = Was darf gespielt werden?
position-trick = Schon gespielt: { $cards }
position-first = Erstes Ausspiel. Gerufen: { $card }
position-hand =
    { $first ->
        [yes] Unter anderem auf der Hand
       *[no] Auf der Hand
    }: { $cards }
position-allowed = Erlaubt: { $cards }
position-refused = Nicht erlaubt: { LIST($reasons) }
position-reason = { $cards } ({ $rule })
