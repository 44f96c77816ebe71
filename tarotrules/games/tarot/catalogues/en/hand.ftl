### What a hand is worth before the auction, by the scale of the rules.

hand-feature = { $title }: { $points }
hand-total = { COUNTED($points, noun: "point") } in all.
hand-total-without = For a contract in which the taker does not pick up the chien: { COUNTED($points, noun: "point") }.
hand-bid = Advised bid: { $title }.
hand-pass = The scale advises passing.
