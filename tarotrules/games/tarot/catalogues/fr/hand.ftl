### What a hand is worth before the auction, by the scale of the rules.

hand-feature = { $title } : { $points }
hand-total = En tout, { COUNTED($points, noun: "point") }.
hand-total-without = Pour un contrat où le preneur ne prend pas le chien en main : { COUNTED($points, noun: "point") }.
hand-bid = Enchère conseillée : { $title }.
hand-pass = Le barème conseille de passer.
