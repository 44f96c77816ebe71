### The examples of the book: what happened, the sum, who gets what.

example-deal =
    { $partner ->
        [yes] With { COUNTED($players, noun: "player") }, { $taker } plays a { $contract }; { $other } is the partner.
        [two] With { COUNTED($players, noun: "player") }, { $taker } plays a { $contract }; { $other } are the partners.
        [always] With { COUNTED($players, noun: "player") }, { $taker } plays a { $contract }.
       *[no] With { COUNTED($players, noun: "player") }, { $taker } plays a { $contract } without a partner.
    }
example-last-trick = { $who } wins the last trick, with { LIST($inside) } in it.
example-carried-home = { $who } wins the last trick but one, with { LIST($inside) } in it, and the last with { $card }.
example-first-trick = { $who } wins the first trick, with { $card } in it.
example-own-card = The card had been played by that side itself.
example-bonus-of-player = { $who } scores the bonus “{ $title }”.
example-bonus =
    { $side ->
        [attack] The attack scores the bonus “{ $title }”.
       *[defence] The defence scores the bonus “{ $title }”.
    }
example-claim =
    { $by ->
        [taker] She declares { $what }.
       *[other] { $who } declares { $what }.
    }
example-claimed = { TITLE($title, form: "indefinite") }
example-promise =
    { $outcome ->
        [announced] { $side ->
            [attack] She announces { TITLE($title, form: "indefinite") } and makes it.
           *[defence] { $who }, a defender, announces { TITLE($title, form: "indefinite") }, and the defence makes it.
        }
        [broken] { $side ->
            [attack] She announces { TITLE($title, form: "indefinite") } but does not make it.
           *[defence] { $who }, a defender, announces { TITLE($title, form: "indefinite") }, but the defence does not make it.
        }
       *[unannounced] { $side ->
            [attack] The attack makes { TITLE($title, form: "indefinite") } without having announced it.
           *[defence] The defence makes { TITLE($title, form: "indefinite") }.
        }
    }
example-by =
    { $rounded ->
        [up] by { $raw }, rounded up to { $margin }
        [down] by { $raw }, rounded down to { $margin }
       *[no] by { $margin }
    }
example-result = The attack has { COUNTED($points, noun: "point") } { $oudlers ->
        [0] with no oudlers
       *[other] with { COUNTED($oudlers, noun: "oudler") }
    } and needs { $target }: { $result ->
        [exact] exactly made.
        [made] made { example-by }.
        [lost] lost { example-by }.
        [unscored] the deal is drawn, and nobody scores anything.
       *[drawn] the deal is drawn.
    }
example-contract = contract
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
example-into-difference = to the difference
example-total =
    { $two ->
        [yes] the attack’s total
       *[no] the attack’s total, for each defender
    }
example-rounded = rounded
example-score = { $who } { SIGNED($score) }
example-each = each defender { SIGNED($score) }
example-others = every other player { SIGNED($score) }
example-comma = { $one }, { $two }
example-outcome =
    { $contrary ->
        [made] The contract is made, and still the attack pays: { $scores }.
        [lost] The contract is lost, and still the attack is paid: { $scores }.
       *[no] { $scores }.
    }

## Which cards may be played?

position-title = Which cards may I play?
position-trick = Played so far: { $cards }
position-first = First lead of the deal. Called: { $card }
position-hand =
    { $first ->
        [yes] Among the cards in hand
       *[no] In hand
    }: { $cards }
position-allowed = Allowed: { $cards }
position-refused = Not allowed: { LIST($reasons) }
position-reason = { $cards } ({ $rule })
