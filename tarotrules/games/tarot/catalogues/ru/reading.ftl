### Условия, величины и лица — так, как они звучат внутри предложений.

## Условия: то, что следует за «если», «когда» или «что»

cond-and = { $list }
cond-or = { $list }
cond-either = верно хотя бы одно: { $clause }
cond-together = верно сразу всё: { $clause }
cond-holds = { place-holds } есть { $items }
cond-holds-none = { place-holds } нет { $items }
hold-none = { NOUN($noun, number: "many", case: "genitive") }
hold-card = { NOUN($card) }
cond-only-card = { NOUN($card) } — единственный { NOUN($noun) } { place-noun }
hold-cards =
    { $operator ->
        [equal] ровно { COUNTED($count) }
        [most] не больше { COUNTED($count, case: "genitive") }
       *[least] не меньше { COUNTED($count, case: "genitive") }
    }
cond-not = неверно, что { $clause }
cond-exists = есть { $thing }
cond-made = контракт выполнен
cond-promise-kept = одна из сторон выполнила «{ $title }»
cond-card-is = { $card } входит в число { NOUN($noun, number: "many", case: "genitive") }
cond-card-is-the = { $card } — { NOUN($noun) }
cond-same = { $one } — это { $two }
cond-different = { $one } — не { $two }
cond-all-tricks = { $side } берёт все взятки
cond-all-tricks-but = { $side } отдаёт не больше { $n ->
        [one] { $n } взятки
        [few] { $n } взяток
       *[many] { $n } взяток
    }
cond-compare =
    { $operator ->
        [equal] { $left } — ровно { $right }
        [differ] { $left } — не { $right }
        [less] { $left } меньше, чем { $right }
        [most] { $left } не больше, чем { $right }
        [more] { $left } больше, чем { $right }
       *[least] { $left } не меньше, чем { $right }
    }
cond-card-in =
    { $there ->
        [yes] { place-holds } есть { NOUN($card) }
       *[no] { place-holds } нет { NOUN($card, case: "genitive") }
    }
cond-no-cards = { place-holds } нет { NOUN($noun, number: "many", case: "genitive") }
cond-cards = { place-holds } { $operator ->
        [equal] ровно { COUNTED($count) }
        [differ] больше или меньше { COUNTED($count, case: "genitive") }
        [less] меньше { COUNTED($count, case: "genitive") }
        [most] не больше { COUNTED($count, case: "genitive") }
        [more] больше { COUNTED($count, case: "genitive") }
       *[least] не меньше { COUNTED($count, case: "genitive") }
    }
place-holds = { place-noun }
place-noun =
    { $place ->
        [hand] на руках
        [dealt] на руках сразу после сдачи
        [chien] в прикупе
        [discard] в сносе
        [last_trick] в последней взятке
       *[penultimate_trick] в предпоследней взятке
    }

## Лица и карты

who-any-side = одна из сторон
who =
    { $who ->
        [declarer] объявивший игрок
        [taker] берущий
        [partner] партнёр
        [dealer] сдающий
        [announcer] объявивший игрок
        [achiever] добившаяся успеха сторона
        [attack] атака
        [defence] защита
        [winners] выигравшая сторона
        [losers] проигравшая сторона
        [others] остальные игроки
        [everyone] все игроки
       *[nobody] никто
    }
who-side = сторона, за которую играет { $who }
who-opponents = сторона, против которой играет { $who }
who-kept = выполнившая «{ $title }» сторона
who-held = первоначальный владелец { NOUN($card, case: "genitive") }
who-winner =
    { $place ->
        [last_trick] взявший последнюю взятку игрок
       *[penultimate_trick] взявший предпоследнюю взятку игрок
    }
who-leader =
    { $place ->
        [last_trick] зашедший в последней взятке игрок
       *[penultimate_trick] зашедший в предпоследней взятке игрок
    }
who-winning-card =
    { $place ->
        [last_trick] взявшая последнюю взятку карта
       *[penultimate_trick] взявшая предпоследнюю взятку карта
    }

## Величины: именительный падеж, всюду совпадающий с винительным

number = { $n }
times = × { $n }
amount-group = ({ $amount })
amount-number = { COUNTED($n, noun: "point") }
amount =
    { $what ->
        [margin] разность
       *[players] число игроков
    }
amount-contract =
    { $what ->
        [worth] стоимость контракта
       *[multiplier] множитель контракта
    }
amount-deal =
    { $what ->
       *[tricks] число взяток в раздаче
    }
amount-cards = число { NOUN($noun, number: "many", case: "genitive") } { place-noun }
amount-in-place =
    { $what ->
        [cards] число карт { place-noun }
        [points] число очков { place-noun }
        [longest] число карт самой длинной масти { place-noun }
        [voids] число отсутствующих мастей { place-noun }
        [singletons] число мастей с единственной картой { place-noun }
       *[number] номер { $place ->
            [last_trick] последней
           *[penultimate_trick] предпоследней
        } взятки
    }
amount-of =
    { $what ->
        [tricks] число взяток, которые берёт { $who }
        [points] число очков, которые набирает { $who }
       *[oudlers] число удлеров, которые берёт { $who }
    }
amount-calculation =
    { $operator ->
        [plus] { $left } плюс { $right }
        [minus] { $left } минус { $right }
        [times] { $left } × { $right }
       *[over] { $left } ÷ { $right }
    }
amount-minus = минус { $amount }
amount-choose = { $then }, если { $condition }, иначе { $otherwise }
amount-rounded =
    { $direction ->
        [up] { $amount } с округлением вверх (шаг: { $step })
        [down] { $amount } с округлением вниз (шаг: { $step })
        [nearest] { $amount } с округлением до ближайшего (шаг: { $step })
        [away] { $amount } с округлением вверх, каков бы ни был знак (шаг: { $step })
       *[toward] { $amount } с округлением вниз, каков бы ни был знак (шаг: { $step })
    }

## Выплаты: предложения или то, что следует за двоеточием; получатель стоит перед знаком препинания, который закрывает его придаточное

pay-its-worth = указанное в таблице число очков
pay-side-unit =
    { $multiplied ->
        [yes] { $amount } получает { $payee }; эта выплата умножается на множитель контракта.
       *[no] { $amount } получает { $payee }; эта выплата никогда не умножается.
    }
pay-side-margin = { $amount } учитывается в разности ещё до всякого округления; выгоду от этого получает { $payee }.
pay-follows-result = Если контракт не выполнен, эта выплата идёт в обратную сторону.
pay-shared = Берущий и партнёр делят эту выплату по долям под названием _{ $name }_.
pay-players =
    { $basis ->
        [per_head] это расчёт между игроками, отдельно от контракта. Кто получает: { $payee }. Кто платит: { $payer }. С каждого плательщика: { $amount }.
       *[in_all] это расчёт между игроками, отдельно от контракта. Кто получает: { $payee }. Кто платит: { $payer }. Со всех плательщиков вместе, поровну: { $amount }.
    }
