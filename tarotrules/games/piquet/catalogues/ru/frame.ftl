### Титульный лист, подсчитанные раздачи, памятка и лист для записи очков.

## Подсчитанные раздачи

worked-title = Примеры раздач
worked-intro = В таблицах показано, за что игроки получают очки; строки стоят в порядке подсчёта{ $see }.
worked-capot = Капот
worked-hands = После обмена у старшей руки — { $elder }, у младшей — { $younger }.
worked-step = За что
worked-elder = Старшая
worked-younger = Младшая
worked-rule = Правило
worked-running = Счёт
worked-caption = Очки этой раздачи
worked-total = Итого
worked-tricks = Номера взяток старшей руки: { $elder }; младшей: { $younger }.
worked-run =
    { $several ->
        [yes] { $first }–{ $last }
       *[no] { $first }
    }
worked-none = нет
worked-play =
    { $several ->
        [yes] Взятки { $first }–{ $last }
       *[no] Взятка { $first }
    }

## Целая раздача

whole-title = Раздача от начала до конца
whole-dealt =
    { $who ->
        [elder] Старшей руке сданы { $cards }.
       *[younger] Младшей руке сданы { $cards }.
    }
whole-exchange =
    { $who ->
        [elder] Старшая рука сносит { $discard } и берёт { $drawn }.
       *[younger] Младшая рука сносит { $discard } и берёт { $drawn }.
    }
whole-call = { $title }. { $talk }
whole-then = { $left } — { $right }
whole-said =
    { $asks ->
        [yes] «{ $words }»
        [number] «{ $tens ->
            [20] Двадцать
            [30] Тридцать
            [40] Сорок
            [50] Пятьдесят
            [60] Шестьдесят
           *[other] Семьдесят
        }{ $ones ->
            [0] {""}
            [1] {" "}один
            [2] {" "}два
            [3] {" "}три
            [4] {" "}четыре
            [5] {" "}пять
            [6] {" "}шесть
            [7] {" "}семь
            [8] {" "}восемь
           *[other] {" "}девять
        }».
       *[no] «{ $words }».
    }
whole-rest = Вслед за этим старшая рука называет ещё { $calls }.
whole-no-call = { $title }. Старшая рука ничего не объявляет.
whole-younger = { $title }. { $when ->
        [after_lead] После первого хода
       *[before_lead] До первого хода
    } младшая рука объявляет { $calls }.
whole-tricks = Взятки
whole-trick = Взятка
whole-leader = Ходит
whole-led = Ход
whole-answered = Ответ
whole-winner = Берёт
whole-who =
    { $who ->
        [elder] старшая
       *[younger] младшая
    }

## Памятка

cheat-subtitle = Памятка для { NUMBER($players, gender: "m", case: "genitive") } игроков
cheat-steps = Раздача, шаг за шагом
cheat-calls = Объявления
cheat-calls-caption = Что объявляют и сколько это стоит
cheat-call = Что объявляют
cheat-cards = Карты
cheat-scores = Очки
cheat-each-card = по 1 за карту
cheat-as-told = по правилу { $rule }
cheat-play = Розыгрыш
cheat-play-caption = За что получают очки в розыгрыше
cheat-for = За что
cheat-capot = капот, вместо очков за большинство
cheat-cards-most = большинство: взяток больше, чем у соперника
cheat-cards-most-many = большинство: взяток больше всех
cheat-cards-divided = взяток поровну, каждому
cheat-cards-divided-many = взяток больше всех у нескольких, каждому из них
cheat-none-won = игрок без единой взятки: каждому из остальных
cheat-milestones = Бонусы
cheat-milestones-caption = Бонус тому, кто набрал столько, пока соперник ещё ничего не получил
cheat-milestone = Название
cheat-reach = Нужно
cheat-who = Кто
cheat-adds = Бонус
cheat-who-name =
    { $who ->
        [anyone] любой
        [elder] старшая рука
       *[younger] младшая рука
    }
cheat-order = Порядок подсчёта: { $list }.
cheat-settling = В конце партии

## Лист для записи очков

score-subtitle = Лист для записи партии на { NUMBER($players, gender: "m", case: "genitive") } игроков
score-player = Игрок { $who }
score-caption = По строке на раздачу; указано, кто старшая рука
score-elder = Старшая
score-hand = Рука
score-play = Розыгрыш
score-cards = Взятки
score-bonus = Бонус
score-running = Общий счёт
score-example = пример
score-reminder = В столбце «Бонус» — { $titles }.

## Карты в виде значков

face = { $rank ->
        [ace] Т
        [king] К
        [queen] Д
        [jack] В
       *[other] { $n }
    }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Чем правила отличаются от основы

