### What became of many deals that programs played.

simulation-about = Раздач: { $n }. Игроков: { $players } ({ $kinds }). Начальное число: { $seed }. Промежуток в скобках или отклонение после ± охватывает истинное значение в 95 моделированиях из 100.
simulation-unshuffled = По правилу { $rule } карты между раздачами не тасуют. Здесь их тасуют перед каждой: все раздачи независимы.
simulation-endings = Чем кончились раздачи
simulation-contracts = Контракты
simulation-scores = Средний счёт за сыгранную раздачу
simulation-kinds = Средний счёт по видам игроков
simulation-feats = Бонусы и комбинации
simulation-promises = Шлемы
simulation-column-contract = Контракт
simulation-column-deals = Раздач
simulation-column-of-deals = % раздач
simulation-column-of-played = % сыгранных
simulation-column-made = Выполнено, %
simulation-column-score = Счёт берущего
simulation-column-mean = Счёт
simulation-column-score-deal = Счёт за раздачу
simulation-column-attack = Атака
simulation-column-defence = Защита
simulation-column-announced = Объявлено и сделано
simulation-column-broken = Объявлено, не сделано
simulation-column-unannounced = Сделано без объявления
simulation-ending =
    { $ending ->
        [played] сыграны до конца
        [all_passed] все спасовали
        [called_off] отменены из-за руки
       *[annulled] сыграны, затем отменены
    }
simulation-mode = из них: «{ $title }»
simulation-redeal = из них: { $title }
simulation-role =
    { $role ->
        [taker] Берущий
        [partner] Партнёр
       *[defender] Каждый защитник
    }
simulation-level = { $title }: { $level }

## The same deals under several variants

simulation-measure =
    { $measure ->
        [played] Сыгранные раздачи, %
        [made] Выполненные контракты, % раздач
        [taker] Счёт берущего
       *[stake] Выигрыш за раздачу
    }
simulation-measure-short =
    { $measure ->
        [different] Счёт иной, %
        [played] Сыграно, %
        [made] Выполнено, %
        [taker] Счёт берущего
       *[stake] Выигрыш
    }
simulation-measure-name =
    { $measure ->
        [played] число сыгранных раздач
        [made] число выполненных контрактов
        [taker] счёт берущего
       *[stake] выигрыш за раздачу
    }
