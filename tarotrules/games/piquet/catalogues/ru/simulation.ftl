### Что вышло из множества раздач, сыгранных программами.

simulation-about = Раздач: { $n }. Игроков: { $players } ({ $kinds }). Начальное число: { $seed }. Промежуток в скобках или отклонение после ± охватывает истинное значение в 95 моделированиях из 100.
simulation-scores = Средний счёт за раздачу
simulation-kinds = Средний счёт по видам игроков
simulation-events = Что случалось
simulation-rare = Одна рука из скольких получает очки
simulation-bands = Сколько очков за раздачу, %
simulation-parties = Партии
simulation-reported = Рядом с тем, что сообщают о людях
simulation-reported-of = Кавендиш сообщает, в круглых числах, чем кончились десять тысяч раздач, сыгранных людьми по правилам 1882 года. Как часто сдают карт-бланш, вычислено.
simulation-role =
    { $role ->
        [elder] Старшая
        [middle] Между ними
       *[younger] { $two ->
            [yes] Младшая
           *[no] Сдающий
        }
    }
simulation-column-score-deal = Счёт за раздачу
simulation-column-of-deals = % раздач
simulation-column-hands = Рук
simulation-column-one-in = Одна из
simulation-column-band = Очки
simulation-column-parties = Партий
simulation-column-of-parties = % партий
simulation-column-reported = Сообщают
simulation-column-found = Здесь
simulation-category =
    { $category ->
        [claims] { LIST($titles) }
        [contests] объявления
        [play] взятки по одной
        [cards] большинство или капот
       *[milestones] { LIST($titles) }
    }
simulation-together = Всего
simulation-tricks =
    { $most ->
        [most] Больше взяток
        [every] Все взятки
       *[divided] Взяток поровну
    }
simulation-band =
    { $last ->
        [0] { $first } и больше
       *[other] { $first }–{ $last }
    }
simulation-drawn = Вничью
simulation-payment = Средняя выплата за партию: { $payment }.
simulation-value = { $value }
simulation-figure =
    { $figure ->
        [elder] Очки старшей руки
        [younger] Очки младшей руки
        [payment] Выплата за партию
        [repique-elder] Репик старшей, %
        [repique-younger] Репик младшей, %
        [pique-elder] Пик или репик старшей, %
        [cards-elder] Большинство у старшей, % выигранных
        [cards-divided] Взяток поровну, %
        [rubicon] Рубикон, % партий
       *[carte-blanche] Карт-бланш: одна рука из
    }

## Несколько вариантов

simulation-measure =
    { $measure ->
        [elder] Счёт старшей руки
        [younger] Счёт младшей руки
        [milestones] Бонусы на 100 раздач
       *[every] Капоты, % раздач
    }
simulation-measure-short =
    { $measure ->
        [different] Счёт иной, %
        [elder] Старшая
        [younger] Младшая
        [milestones] Бонусы
       *[every] Капоты, %
    }
simulation-measure-name =
    { $measure ->
        [elder] счёт старшей руки
        [younger] счёт младшей руки
        [milestones] число бонусов
       *[every] число капотов
    }
