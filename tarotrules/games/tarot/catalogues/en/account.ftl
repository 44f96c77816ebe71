### The account of a deal, step by step.

account-situation =
    { $partner ->
        [yes] With { COUNTED($players, noun: "player") }, A bids { $contract } and plays with B. The attack ends up with { COUNTED($points, noun: "point") } and { COUNTED($oudlers, noun: "oudler") }.
        [two] With { COUNTED($players, noun: "player") }, A bids { $contract } and plays with B and C. The attack ends up with { COUNTED($points, noun: "point") } and { COUNTED($oudlers, noun: "oudler") }.
        [always] With { COUNTED($players, noun: "player") }, A bids { $contract }. The attack ends up with { COUNTED($points, noun: "point") } and { COUNTED($oudlers, noun: "oudler") }.
       *[no] With { COUNTED($players, noun: "player") }, A bids { $contract } and plays alone. The attack ends up with { COUNTED($points, noun: "point") } and { COUNTED($oudlers, noun: "oudler") }.
    }
account-all-passed =
    { $taker ->
        [nobody] With { COUNTED($players, noun: "player") }, everybody plays alone.
       *[highest_bidder] With { COUNTED($players, noun: "player") }, everybody passes.
    }
account-have =
    { $taker ->
        [nobody] Everybody ends up with this: { $list }.
       *[highest_bidder] Everybody then plays alone and ends up with this: { $list }.
    }
account-has = { $who } { COUNTED($n, noun: "card-point") } and { COUNTED($oudlers, noun: "oudler") }
account-bonus =
    { $side ->
        [attack] The attack scores the bonus “{ $title }”.
       *[defence] The defence scores the bonus “{ $title }”.
    }
account-claim = { $who } declares { TITLE($title, form: "indefinite") }.

account-added = The attack’s cards count { $cards }; with the { $added } that each side adds, it has { $points }.
account-target =
    { $oudlers ->
        [0] With no oudlers
       *[other] With { COUNTED($oudlers, noun: "oudler") }
    } the attack needs { COUNTED($target, noun: "point") }; it has { $points }.
account-result =
    { $result ->
        [made] The contract is made; the difference is { $margin }.
        [lost] The contract is lost; the difference is { $margin }.
        [unscored] The deal is drawn, and nobody scores anything.
       *[drawn] The deal is drawn.
    }
account-decided =
    { $result ->
        [made] The contract is made.
        [lost] The contract is lost.
        [unscored] The deal is drawn, and nobody scores anything.
       *[drawn] The deal is drawn.
    }
account-margin-paid = This takes the difference from { $raw } to { $margin }.
account-margin-rounded =
    { $way ->
        [up] The difference, { $raw }, is rounded up to { $margin }.
       *[down] The difference, { $raw }, is rounded down to { $margin }.
    }
account-contract = the contract ({ $title })
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
account-term-nothing = { $what }: 0, since neither side is paid for it
account-term-margin = { $what }: { SIGNED($margin) } to the difference
account-unit =
    { $to ->
        [attack] { $two ->
            [yes] Total { $unit }: the defender pays { COUNTED($unit, noun: "point") } to the attack.
           *[no] Total { $unit }: each defender pays { COUNTED($unit, noun: "point") } to the attack.
        }
        [defence] { $two ->
            [yes] Total { SIGNED($signed) }: the attack pays { COUNTED($unit, noun: "point") } to the defender.
           *[no] Total { SIGNED($signed) }: the attack pays { COUNTED($unit, noun: "point") } to each defender.
        }
       *[nobody] Total { $unit }: nobody pays anything.
    }
account-unit-rounded =
    { $way ->
        [up] The sum, { $raw }, is rounded up to { $unit }.
       *[down] The sum, { $raw }, is rounded down to { $unit }.
    }
account-between = { $what }, settled between the players: { $list }.
account-between-nobody = { $what }: 0, since nobody pays anybody else for it
account-seat = { $who } { SIGNED($score) }
pool-lies = In the pool: { LIST($list) }.
account-passed = Everybody has passed: nothing is scored.
account-alone =
    { $taker ->
        [nobody] Everybody played alone: “{ $title }”.
       *[highest_bidder] Everybody passed, and everybody played alone: “{ $title }”.
    }
account-place = { $who } has { $counted }: place { $place }.
account-points = { COUNTED($n, noun: "card-point") }
account-counted = { $n }
account-over = { $n } points relative to those needed
account-place-paid =
    { $times ->
        [yes] Place { $place } pays { $pays } × { $worth } = { $score }.
       *[no] Place { $place } pays { $score }.
    }
account-place-shared =
    { $times ->
        [yes] Places { $place } to { $last } are shared; each pays { $pays } × { $worth } = { $score }.
       *[no] Places { $place } to { $last } are shared; each pays { $score }.
    }
account-scores = Scores
account-scores-below = Scores:
account-score = Score
account-role =
    { $role ->
        [taker] { $who } (taker)
        [partner] { $who } (partner)
       *[defender] { $who }
    }
