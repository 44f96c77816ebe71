### What is filled in of each deal of an evening.

evening-passed = Все спасовали
evening-no = Нет
evening-called-off-for = Пересдача из-за
evening-called-off = Раздача отменена ({ $title }): очки не пишутся.
evening-alone = Один
evening-oudlers = Удлеры атаки
evening-card-points = Очки атаки
evening-defence-points = Очки защиты
evening-points = По очкам
evening-by-defence = По очкам защиты
evening-margin = По разности
evening-whose = Кому
evening-declared-by = Кто объявил
evening-level = Какая
evening-announced-by = Кто объявил
evening-kept-by = Кто выполнил
evening-announcer = Кто именно
evening-nobody = Никто
evening-attack = Атака
evening-defence = Защита
evening-faults = Нарушения
evening-fault-of = Кто
evening-fine = Штраф
evening-deal = { $contract }, { $taker }
evening-yes = Да
evening-not = Нет
