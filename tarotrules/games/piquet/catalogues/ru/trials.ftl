### Раздачи и партии, на которых сравнивают варианты.

trial-title =
    { $kind ->
        [tricks] Взятки одной раздачи
        [hands] Карты на руках
        [deal] Раздача
       *[partie] Конец партии
    }
trial-hand = { $who }: { $cards }.
trial-tricks = Взятки: { $list }.
trial-run =
    { $several ->
        [yes] { $who } { $first }–{ $last }
       *[no] { $who } { $first }
    }
trial-totals = Итог: { $list }.
trial-term = { $who }: { $what } — { $n }
comparison-title-several =
    { $n ->
        [one] Сравнение { $n } варианта пикета
        [few] Сравнение { $n } вариантов пикета
       *[many] Сравнение { $n } вариантов пикета
    }
nearest-measure = Каждое отличие (комбинация, бонус, выплата) считается один раз и умножается на вес своей главы; то, что отличается лишь при некоторых числах игроков, учитывается частично.
