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

## Краткие названия правил

name-1-1 = Число игроков
name-1-2 = Стороны
name-1-3 = Цель
name-2-1 = Колода
name-2-2 = Старшинство карт
name-2-3 = Очки карт
name-2-4 = Группы карт
name-3-1 = Направление
name-3-2 = Первый раздающий
name-3-3 = Следующий раздающий
name-4-1 = Тасование
name-4-2 = Съём
name-4-3 = Руки
name-4-4 = Прикуп
name-4-5 = Неверная сдача
name-5-1 = Первое слово
name-5-2 = Круги торгов
name-5-3 = Перебивание
name-5-4 = Все пасуют
name-5-5 = Контракты
name-5-6 = Пароль
name-6-1 = Вызов партнёра
name-6-2 = Другие достоинства
name-6-3 = Партнёр
name-6-4 = Игра в одиночку
name-6-5 = Первый ход
name-7-1 = Снос
name-10-1 = Первый ход
name-10-2 = Ход в масть
name-10-3 = Нет масти
name-10-4 = Перебивание козырей
name-10-5 = Взятки
name-12-1 = Нужные очки
name-12-2 = Нехватка пол-очка
name-12-3 = Разность
name-12-4 = Контракт
name-12-5 = Выплаты
name-12-6 = Доли
name-12-7 = Итог раздачи
name-13-1 = Длина партии
name-14-1 = Шкала
name-14-2 = Советы по заявкам
