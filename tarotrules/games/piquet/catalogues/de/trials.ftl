### Spiele und Partien, die beim Vergleich von Varianten probiert werden.

trial-title =
    { $kind ->
        [tricks] Die Stiche eines Spiels
        [hands] Die Blätter eines Spiels
        [deal] Ein Spiel
       *[partie] Das Ende einer Partie
    }
trial-hand = { $who }: { $cards }.
trial-tricks = Stiche: { $list }.
trial-run =
    { $several ->
        [yes] { $who } { $first } bis { $last }
       *[no] { $who } { $first }
    }
trial-totals = Endstand: { $list }.
trial-term = { $who }: { $what } – { $n }
comparison-title-several = Pikettregeln: { $n } Varianten im Vergleich
nearest-measure = Was abweicht, zählt einmal (eine Kombination, eine Prämie, eine Zahlung), mal dem Gewicht seines Kapitels; was nur bei manchen Spielerzahlen abweicht, zählt anteilig.
