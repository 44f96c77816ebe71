### What a value is, and where it comes from.

origin-joint = { "; " }
work-known = { $work } [{ $known }]
explain-players =
    { $n ->
        [one] для { $list } игроков
        [few] для { $list } игроков
       *[many] для { $list } игроков
    }
explain-place = { $place }
explain-source = источник: { $source }
explain-assumed = предположение; источниками не подтверждено
explain-assumed-why = предположение: { $source }
explain-no-source = источник не указан
explain-beaten = вместо того, что сказано в { $place }
explain-line = { $place } — { $source }
status-name =
    { $status ->
        [official] официальные правила
        [regional] местные правила
        [club_rules] правила клуба
        [house_rules] домашние правила
        [platform] правила программы или сайта
        [historical] старинные правила
       *[reconstructed] восстановленные правила
    }
about-status = Статус
about-regions = Регион
about-people = Кто играет
about-period = Когда
