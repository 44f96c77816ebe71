### Сравнение вариантов: отличия на листе, который вешают на стену.

comparison-title = { $names }: в чём отличия
comparison-title-child = { $child }: отличия от правил «{ $base }»
comparison-title-several =
    { $n ->
        [one] Сравнение { $n } варианта
        [few] Сравнение { $n } вариантов
       *[many] Сравнение { $n } вариантов
    }
comparison-name = { $title } ({ $detail })
comparison-about = { $name }, для { $players } игроков; код правил { $identity }…

## Коротко

comparison-glance = Коротко
comparison-nothing = Для { $players } игроков отличий нет: правила одни и те же.
comparison-no-common = Нет такого числа игроков, на которое рассчитаны все эти правила, поэтому сравнить их нельзя.
comparison-amount =
    { $n ->
        [0] Для { $players } игроков все правила одинаковы (всего их { $all }).
        [one] Для { $players } игроков различается { $n } правило из { $all }.
        [few] Для { $players } игроков различаются { $n } правила из { $all }.
       *[many] Для { $players } игроков различаются { $n } правил из { $all }.
    }
comparison-alone =
    { $n ->
        [one] { $n } из них есть только в правилах { $name }.
        [few] { $n } из них есть только в правилах { $name }.
       *[many] { $n } из них есть только в правилах { $name }.
    }
comparison-further =
    { $n ->
        [one] При другом числе игроков есть ещё { $n } отличие.
        [few] При другом числе игроков есть ещё { $n } отличия.
       *[many] При другом числе игроков есть ещё { $n } отличий.
    }
comparison-alike = Зато для { $players } игроков у всех одинаковы правила { $numbers }.
comparison-only-played =
    { $n ->
        [one] На { $players } игроков рассчитаны только правила { $names }.
        [few] На { $players } игроков рассчитаны только правила { $names }.
       *[many] На { $players } игроков рассчитаны только правила { $names }.
    }
comparison-quoted = «{ $name }»
comparison-letters = Одинаковые буквы в строке — одинаковые правила. A — то, что говорит первый вариант, где такое правило есть; прочерк — такого правила нет.
comparison-rule = Правило
comparison-rules = Сколько отличий
comparison-pairs = Сколько правил различается в каждой паре

## Правило за правилом

comparison-with = Для { $players } игроков
comparison-absent = _Такого правила нет._
comparison-silent = _Об этом ничего не сказано._
comparison-row = { $row } — { $column }
comparison-caption = { $caption } ({ $columns })
comparison-between = { "; " }
comparison-of = *{ $name }* — { $text }
comparison-unset = не задано
comparison-value = { $value } ({ $origin })
comparison-origin = { $place }, { $source }

## Раздачи

comparison-deals =
    { $n ->
        [0] Подсчёт
        [one] Раздача, на которой это видно
        [few] Раздачи, на которых это видно
       *[many] Раздачи, на которых это видно
    }
comparison-no-deal = Среди испробованных раздач нет ни одной, которая возможна по всем этим правилам.
comparison-same-scores = Испробованные раздачи, возможные по всем этим правилам (всего { $n }), считаются одинаково.
comparison-not-apart = Ни одна из испробованных раздач (всего { $n }) не считается по-разному в правилах { $names }.
comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] Атака объявила «{ $title }» и выполнила.
            [defence] Атака объявила «{ $title }», но выполнила это защита.
           *[nobody] Атака объявила «{ $title }» и не выполнила.
        }
        [defence] { $kept ->
            [attack] Защита объявила «{ $title }», но выполнила это атака.
            [defence] Защита объявила «{ $title }» и выполнила.
           *[nobody] Защита объявила «{ $title }» и не выполнила.
        }
       *[nobody] { $kept ->
            [attack] Атака выполнила «{ $title }» без объявления.
            [defence] Защита выполнила «{ $title }» без объявления.
           *[nobody] Никто не объявлял «{ $title }».
        }
    }
