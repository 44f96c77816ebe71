### Сравнение вариантов: отличия на листе, который вешают на стену.

comparison-title = { $names }: чем они отличаются
comparison-title-child = { $child }: отличия от варианта «{ $base }»
comparison-name = { $title } ({ $detail })
comparison-about = «{ $name }», для { $players } игроков (код правил { $identity }…)

## Коротко

comparison-glance = Коротко
comparison-nothing = При { $players } игроках отличий нет: правила одни и те же.
comparison-no-common = Нет такого числа игроков, на которое рассчитаны все эти варианты, поэтому сравнить их нельзя.
comparison-amount =
    { $n ->
        [one] Различается { $n } правило из { $all }.
        [few] Различаются { $n } правила из { $all }.
       *[many] Различается { $n } правил из { $all }.
    }
comparison-alone =
    { $n ->
        [one] Из них { $n } правило есть только в варианте { $name }.
        [few] Из них { $n } правила есть только в варианте { $name }.
       *[many] Из них { $n } правил есть только в варианте { $name }.
    }
comparison-first =
    { $n ->
        [0] При { $players } игроках все они одинаковы.
        [one] При { $players } игроках из них различается { $n }.
        [few] При { $players } игроках из них различаются { $n }.
       *[many] При { $players } игроках из них различается { $n }.
    }
comparison-alike = Зато при { $players } игроках у всех одинаковы правила { $numbers }.
comparison-only-played =
    { $n ->
        [one] На { $players } игроков рассчитан только вариант { $names }.
        [few] На { $players } игроков рассчитаны только варианты { $names }.
       *[many] На { $players } игроков рассчитаны только варианты { $names }.
    }
comparison-quoted = «{ $name }»
comparison-read = В первом столбце каждой таблицы указано, как играют в варианте *{ $name }*. Точка значит «так же», прочерк — «такого правила нет». Буквы отсылают к предложениям под таблицей.
comparison-rule = Правило
comparison-rules = Вариант
comparison-pairs = Сколько правил различается в каждой паре вариантов
comparison-close = Насколько каждый вариант далёк от первого и от ближайшего
comparison-from-first = Отличий от { $name }
comparison-nearest = Ближайший
comparison-from-nearest = Отличий от него

## Правило за правилом

comparison-with = Для { $players } игроков
comparison-among = Здесь сравниваются: { $names }.
comparison-all-but = все, кроме { $names }
comparison-others =
    { $base ->
        [first] { $name } и все остальные
       *[none] все остальные
    }
comparison-more = { $name } и ещё { $n }
comparison-lettered = { $letter } · { $names }
comparison-absent = _Такого правила нет._
comparison-silent = _Дополнительных указаний нет._
comparison-row = { $row } — { $column }
comparison-caption = { $caption } (в клетке: { $columns })
comparison-between = { "; " }
comparison-of = *{ $name }* — { $text }
comparison-unset = не задано
comparison-value = { $value } ({ $origin })
comparison-origin = { $place }, { $source }

## Раздачи

comparison-deals =
    { $n ->
        [0] Подсчёт
        [one] Раздача, в которой счёт расходится
        [few] Раздачи, в которых счёт расходится
       *[many] Раздачи, в которых счёт расходится
    }
comparison-no-deal = Среди раздач, перебранных программой, нет ни одной, возможной во всех этих вариантах.
comparison-same-scores = Все раздачи, которые перебрала программа (всего { $n }; каждая возможна во всех этих вариантах), дают одинаковый счёт.
comparison-as-first = Не нашлось раздачи, которую в { $names } считали бы иначе, чем в { $name }; это не значит, что её нет.
comparison-strange = Среди раздач, перебранных программой, нет ни одной, возможной и в { $name }, и в { $names }; поэтому счёт в них не сравнивается.
comparison-left-out = В { $names } некоторые раздачи тоже считают иначе; здесь они не приведены.
account-player = Игрок

simulation-compared = Те же раздачи по правилам каждого варианта
simulation-compared-about = Раздач: { $n }. Игроков: { $players } ({ $kinds }). Начальное число: { $seed }. В каждом варианте те же игроки получают те же карты. Промежуток в скобках или отклонение после ± охватывает истинное значение в 95 моделированиях из 100.
simulation-compared-unshuffled = По правилам { LIST($names) } карты между раздачами не тасуют (правило { $rule }). Здесь их тасуют перед каждой: все раздачи независимы.
simulation-different = В варианте «{ $other }» счёт не тот, что в варианте «{ $one }», в { $value } % раздач ({ $low }–{ $high }).
simulation-certain = Больше, чем случайность: { LIST($measures) }.
simulation-uncertain = Ни одна из этих разниц не больше, чем допускает случайность; возможно, её покажет большее число раздач.
simulation-column-difference = Разница
simulation-marked = Знаком ≠ отмечено то, что отличается от *{ $name }* больше, чем допускает случайность.

comparison-only-differing = Из каждого правила приведены только те предложения, которые различаются.
comparison-setting = Настройка
comparison-said = Значение и источник
comparison-annex = Значения и источники
