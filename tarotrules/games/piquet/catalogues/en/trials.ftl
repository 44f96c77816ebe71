### Deals and parties that are tried where variants are compared.

trial-title =
    { $kind ->
        [tricks] The tricks of a deal
        [hands] The hands of a deal
        [deal] A deal
       *[partie] The end of a partie
    }
trial-hand = { $who }: { $cards }.
trial-tricks = Tricks won: { $list }.
trial-run =
    { $several ->
        [yes] { $who } { $first } to { $last }
       *[no] { $who } { $first }
    }
trial-totals = Totals: { $list }.
trial-term = { $who }: { $what } – { $n }
comparison-title-several = Piquet: { $n } variants compared
nearest-measure = Whatever differs counts once (a combination, a bonus, a payment), times the weight of its chapter; what differs only with some numbers of players counts in part.
