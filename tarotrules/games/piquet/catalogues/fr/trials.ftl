### Donnes et parties essayées pour comparer des variantes.

trial-title =
    { $kind ->
        [tricks] Les plis d’une donne
        [hands] Les mains d’une donne
        [deal] Une donne
       *[partie] La fin d’une partie
    }
trial-hand = { $who } : { $cards }.
trial-tricks = Plis remportés : { $list }.
trial-run =
    { $several ->
        [yes] { $who } { $first } à { $last }
       *[no] { $who } { $first }
    }
trial-totals = Totaux : { $list }.
trial-term = { $who } : { $what } – { $n }
comparison-title-several = Piquet : { $n } variantes comparées
nearest-measure = Chaque point qui diffère (une combinaison, une prime, un paiement) compte une fois, multiplié par le poids de son chapitre ; ce qui ne diffère qu’à certains nombres de joueurs compte en partie.
