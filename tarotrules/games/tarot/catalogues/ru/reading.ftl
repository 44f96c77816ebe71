### Условия, величины и лица — так, как они звучат внутри предложений.

## Условия: то, что следует за «если», «когда» или «что»

clauses-and-two = { $left } и { $right }
clauses-and-more = { $left }, { $right }
clauses-and-end = { $left } и { $right }
clauses-lacking-two = { $left } и { $right }
clauses-lacking-more = { $left }, { $right }
clauses-lacking-end = { $left } и { $right }
clauses-or-two = { $left } или { $right }
clauses-or-more = { $left }, { $right }
clauses-or-end = { $left } или { $right }
neither = ни { $left }, ни { $right }
clause-lettered = ({ $letter ->
        [a] а
        [b] б
        [c] в
        [d] г
        [e] д
        [f] е
        [g] ж
       *[h] з
    }) { $clause }
cond-wins-trick = { $there ->
        [yes] { $who }{ CLOSE($who) } берёт { $place ->
            [last_trick] последнюю взятку
            [first_trick] первую взятку
           *[penultimate_trick] предпоследнюю взятку
        }
        [no] { $who }{ CLOSE($who) } не берёт { $place ->
            [last_trick] последней взятки
            [first_trick] первой взятки
           *[penultimate_trick] предпоследней взятки
        }
       *[none] { $who } не берёт { $place ->
            [last_trick] последней взятки
            [first_trick] первой взятки
           *[penultimate_trick] предпоследней взятки
        }
    }
cond-leads = { $there ->
        [yes] { $who }{ CLOSE($who) } делает первый ход
        [no] { $who }{ CLOSE($who) } не делает первого хода
       *[none] { $who } не делает первого хода
    } { place-noun }
cond-plays = { $there ->
        [yes] { $who }{ CLOSE($who) } кладёт
        [no] { $who }{ CLOSE($who) } не кладёт
       *[none] { $who } не кладёт
    } { NOUN($card, case: "accusative") }
cond-plays-into = { $who }{ CLOSE($who) } кладёт { NOUN($card, case: "accusative") } во взятку, которую берёт { $winner }
cond-captures = { $there ->
        [yes] { $who }{ CLOSE($who) } берёт взятку
        [no] { $who }{ CLOSE($who) } не берёт взятки
       *[none] { $who } не берёт взятки
    } с { NOUN($card, case: "instrumental") }
cond-makes = { $there ->
        [yes] { $who }{ CLOSE($who) } делает
        [no] { $who }{ CLOSE($who) } не делает
       *[none] { $who } не делает
    } { TITLE($title, form: "made") }
cond-ends = { $there ->
        [yes] { $who }{ CLOSE($who) } { $result ->
            [winners] выигрывает
           *[losers] проигрывает
        }
        [no] { $who }{ CLOSE($who) } не { $result ->
            [winners] выигрывает
           *[losers] проигрывает
        }
       *[none] { $who } не { $result ->
            [winners] выигрывает
           *[losers] проигрывает
        }
    } раздачу
cond-takes =
    { $operator ->
        [equal] { $what ->
            [cards] среди карт, которые берёт { $who }, ровно { COUNTED($count) }
            [oudlers] среди карт, которые получает { $who }, ровно { COUNTED($count) }
            [points] { $who }{ CLOSE($who) } { takes } { so-many }
           *[tricks] { $who }{ CLOSE($who) } { takes } { so-many }
        }
        [differ] { $who }{ CLOSE($who) } { takes } { so-many }
        [less] { $who }{ CLOSE($who) } { takes } { so-many }
        [most] { $who }{ CLOSE($who) } { takes } { so-many }
        [more] { $who }{ CLOSE($who) } { takes } { so-many }
       *[least] { $who }{ CLOSE($who) } { takes } { so-many }
    }
cond-takes-with = { $who }{ CLOSE($who) } берёт { $operator ->
        [equal] ровно { COUNTED($count, case: "accusative") }
       *[least] не меньше { COUNTED($count, case: "genitive") }
    }, в том числе { $place ->
        [last_trick] последнюю
        [first_trick] первую
       *[penultimate_trick] предпоследнюю
    }
cond-takes-none = { $who }{ CLOSE($who) } не { takes } ни { GENDER($noun) ->
        [m] одного
        [n] одного
       *[f] одной
    } { NOUN($noun, case: "genitive") }
cond-takes-than = { $who }{ CLOSE($who) } { takes } { $operator ->
        [equal] ровно столько же { NOUN($noun, number: "many", case: "genitive") }, сколько
        [differ] больше или меньше { NOUN($noun, number: "many", case: "genitive") }, чем
        [less] меньше { NOUN($noun, number: "many", case: "genitive") }, чем
        [most] не больше { NOUN($noun, number: "many", case: "genitive") }, чем
        [more] больше { NOUN($noun, number: "many", case: "genitive") }, чем
       *[least] не меньше { NOUN($noun, number: "many", case: "genitive") }, чем
    } { $other }
cond-takes-all = среди карт, которые берёт { $who }, есть все { COUNTED($count) }
cond-takes-card = { $who }{ CLOSE($who) } { $there ->
        [yes] получает { NOUN($card, case: "accusative") }
       *[no] не получает { NOUN($card, case: "genitive") }
    }
takes =
    { $what ->
        [tricks] берёт
        [points] набирает
        [cards] берёт
       *[oudlers] получает
    }
so-many =
    { $operator ->
        [equal] ровно { GENDER($count) ->
            [f] { COUNTED($count, case: "accusative") }
            [m] { COUNTED($count) }
           *[n] { COUNTED($count) }
        }
        [differ] больше или меньше { COUNTED($count, case: "genitive") }
        [less] меньше { COUNTED($count, case: "genitive") }
        [most] не больше { COUNTED($count, case: "genitive") }
        [more] больше { COUNTED($count, case: "genitive") }
       *[least] не меньше { COUNTED($count, case: "genitive") }
    }
cond-either = выполнено хотя бы одно из условий: { $clause }
cond-together = выполнены все следующие условия: { $clause }
cond-holds = { place-holds } { $items }
cond-holds-none = { place-holds } { $items }
cond-holds-but = { place-holds } { $items }, а { $lacking } нет
have-card = { hold-card }
have-some = { hold-some }
have-cards = { hold-cards }
lack-card = { NOUN($card, case: "genitive") }
lack-cards = { NOUN($noun, number: "many", case: "genitive") }
hold-none = нет { NOUN($noun, number: "many", case: "genitive") }
hold-some = есть { NOUN($noun) }
hold-card = есть { NOUN($card) }
cond-only-card = из { NOUN($noun, number: "many", case: "genitive") } { place-noun } есть только { NOUN($card) }
hold-cards =
    { $operator ->
        [equal] ровно { COUNTED($count) }
        [most] не больше { COUNTED($count, case: "genitive") }
       *[least] не меньше { COUNTED($count, case: "genitive") }
    }
cond-not = неверно, что { $clause }
cond-exists = есть { $thing }
cond-made =
    { $there ->
        [yes] контракт выполнен
       *[no] контракт не выполнен
    }
cond-partner =
    { $there ->
        [yes] у берущего есть партнёр
       *[no] у берущего нет партнёра
    }
cond-promise-kept =
    { $there ->
        [yes] одна из сторон сделала { TITLE($title, form: "made") }
       *[no] ни одна из сторон не сделала { TITLE($title, form: "made") }
    }
cond-won-by = { $place ->
        [last_trick] последнюю взятку
        [first_trick] первую взятку
       *[penultimate_trick] предпоследнюю взятку
    } берёт { $there ->
        [yes] { "" }
       *[no] не{ " " }
    }{ NOUN($noun) }
cond-won-by-the = { cond-won-by }
cond-card-is = карта { $there ->
        [yes] —
       *[no] — не
    } { NOUN($noun) }
cond-card-is-the = { cond-card-is }
cond-card-led =
    { $there ->
        [yes] с этой карты заходят
       *[no] ход во взятке уже сделан
    }
cond-trick-now =
    { $operator ->
        [equal] разыгрывается { $n }-я взятка
        [differ] разыгрывается не { $n }-я взятка
        [less] { $n }-я взятка ещё не началась
        [most] { $n }-я взятка ещё не закончилась
        [more] { $n }-я взятка уже закончилась
       *[least] началась { $n }-я взятка или одна из следующих
    }
cond-trick-now-at =
    { $place ->
        [first] { $there ->
            [yes] разыгрывается первая взятка
           *[no] первая взятка уже закончилась
        }
       *[last] { $there ->
            [yes] разыгрывается последняя взятка
           *[no] последняя взятка ещё не началась
        }
    }
cond-same = { $one } — это { $two }
cond-different = { $one } — не { $two }
cond-card-played =
    { $there ->
        [yes] { NOUN($card) } попадает в одну из взяток
       *[no] { NOUN($card) } не попадает ни в одну из взяток
    }
cond-captured =
    { $there ->
        [yes] { NOUN($card, case: "accusative") } забирают противники
       *[no] сторона, сыгравшая { NOUN($card, case: "accusative") }, сама берёт эту взятку
    }
cond-all-tricks = все взятки берёт { $side }
cond-all-tricks-but = { $side }{ CLOSE($side) } отдаёт противникам не больше { $n ->
        [one] { NUMBER($n, gender: "f", case: "genitive") } взятки
        [few] { NUMBER($n, gender: "f", case: "genitive") } взяток
       *[many] { NUMBER($n, gender: "f", case: "genitive") } взяток
    }
trick-card = { NOUN($card) }
cond-same-trick = { $one } и { $two } оказываются в { $there ->
        [yes] одной взятке
       *[no] разных взятках
    }
cond-trick-than = { $one } попадает в { $operator ->
        [less] более раннюю взятку, чем { $two }
        [more] более позднюю взятку, чем { $two }
        [most] ту же взятку, что и { $two }, или в более раннюю
       *[least] ту же взятку, что и { $two }, или в более позднюю
    }
cond-trick-at = { $card } попадает { $there ->
        [yes] в
       *[no] не в
    } { $place ->
        [first] первую
       *[last] последнюю
    } взятку
cond-trick-number = { $card } попадает { $operator ->
        [equal] в { $n }-ю взятку
        [differ] не в { $n }-ю взятку
        [less] во взятку раньше { $n }-й
        [most] в { $n }-ю взятку или раньше
        [more] во взятку позже { $n }-й
       *[least] в { $n }-ю взятку или позже
    }
cond-compare =
    { $operator ->
        [equal] { $left } — ровно { $right }
        [differ] { $left } — не { $right }
        [less] { $left } меньше чем { $right }
        [most] { $left } не больше чем { $right }
        [more] { $left } больше чем { $right }
       *[least] { $left } не меньше чем { $right }
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
        [suit] в масти
        [chien] в прикупе
        [discard] в сносе
        [this_trick] в текущей взятке
        [last_trick] в последней взятке
        [first_trick] в первой взятке
       *[penultimate_trick] в предпоследней взятке
    }

## Лица и карты

who-again =
    { $who ->
        [taker] берущий
        [partner] партнёр
        [dealer] сдающий
        [declarer] этот игрок
        [chosen] этот игрок
        [announcer] этот игрок
        [achiever] она же
        [attack] она
       *[defence] она
    }
who-chosen-side = выбранная сторона
who-any-side = одна из сторон
who-that-side = эта сторона
who =
    { $who ->
        [card] карта, которую кладут
        [declarer] объявивший игрок
        [taker] берущий
        [partner] партнёр
        [dealer] сдающий
        [chosen] выбранный игрок
        [announcer] объявивший игрок
        [achiever] эта сторона
        [attack] атака
        [defence] защита
        [winners] победившая сторона
        [losers] проигравшая сторона
        [others] каждый из остальных игроков
        [everyone] каждый игрок
       *[nobody] банк
    }
side-winner =
    { $place ->
        [last_trick] { $own ->
            [yes] сторона, взявшая последнюю взятку
           *[no] сторона, не взявшая последней взятки
        }
        [first_trick] { $own ->
            [yes] сторона, взявшая первую взятку
           *[no] сторона, не взявшая первой взятки
        }
       *[penultimate_trick] { $own ->
            [yes] сторона, взявшая предпоследнюю взятку
           *[no] сторона, не взявшая предпоследней взятки
        }
    }
side-leader =
    { $place ->
        [last_trick] { $own ->
            [yes] сторона, сделавшая первый ход в последней взятке
           *[no] сторона, не делавшая первого хода в последней взятке
        }
        [first_trick] { $own ->
            [yes] сторона, сделавшая первый ход в первой взятке
           *[no] сторона, не делавшая первого хода в первой взятке
        }
       *[penultimate_trick] { $own ->
            [yes] сторона, сделавшая первый ход в предпоследней взятке
           *[no] сторона, не делавшая первого хода в предпоследней взятке
        }
    }
side-held =
    { $own ->
        [yes] сторона, сыгравшая { NOUN($card, case: "accusative") }
       *[no] сторона, не сыгравшая { NOUN($card, case: "accusative") }
    }
side-captured =
    { $own ->
        [yes] сторона, забравшая { NOUN($card, case: "accusative") }
       *[no] сторона, не забравшая { NOUN($card, case: "accusative") }
    }
side-of =
    { $who ->
        [declarer] { $own ->
            [yes] сторона объявившего
           *[no] сторона противников объявившего
        }
        [chosen] { $own ->
            [yes] сторона выбранного игрока
           *[no] сторона противников выбранного игрока
        }
        [announcer] { $own ->
            [yes] объявившая сторона
           *[no] другая сторона
        }
        [taker] { $own ->
            [yes] сторона берущего
           *[no] сторона противников берущего
        }
        [partner] { $own ->
            [yes] сторона партнёра
           *[no] сторона противников партнёра
        }
       *[dealer] { $own ->
            [yes] сторона сдающего
           *[no] сторона противников сдающего
        }
    }
who-side = сторона, за которую играет { $who }
who-opponents = сторона, против которой играет { $who }
who-kept = сделавшая { TITLE($title, form: "made") } сторона
who-held = тот, кто сыграл { NOUN($card, case: "accusative") }
who-captured = тот, кто забрал { NOUN($card, case: "accusative") }
who-winner =
    { $place ->
        [last_trick] взявший последнюю взятку
        [first_trick] взявший первую взятку
       *[penultimate_trick] взявший предпоследнюю взятку
    }
who-leader =
    { $place ->
        [last_trick] сделавший первый ход в последней взятке
        [first_trick] сделавший первый ход в первой взятке
       *[penultimate_trick] сделавший первый ход в предпоследней взятке
    }
who-winning-card =
    { $place ->
        [last_trick] карта, взявшая последнюю взятку
        [first_trick] карта, взявшая первую взятку
       *[penultimate_trick] карта, взявшая предпоследнюю взятку
    }

## Величины: именительный падеж, всюду совпадающий с винительным

times = × { $n }
times-by-result = × { $n }, при проигрыше × { $lost }
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
amount-trick = номер взятки с { NOUN($card, case: "instrumental") }
amount-cards = число { NOUN($noun, number: "many", case: "genitive") } { place-noun }
amount-in-place =
    { $what ->
        [cards] число карт { place-noun }
        [points] число очков { place-noun }
        [longest] число карт самой длинной масти { place-noun }
        [voids] число отсутствующих мастей { place-noun }
        [singletons] число мастей с единственной картой { place-noun }
       *[number] номер { $place ->
            [hand] руки
            [dealt] руки сразу после сдачи
            [suit] масти
            [chien] прикупа
            [discard] сноса
            [this_trick] текущей взятки
            [last_trick] последней взятки
            [first_trick] первой взятки
           *[penultimate_trick] предпоследней взятки
        }
    }
amount-of =
    { $what ->
        [tricks] число взяток (их берёт { $who })
        [points] число очков (их набирает { $who })
       *[oudlers] число удлеров (их получает { $who })
    }
amount-of-cards = число { NOUN($noun, number: "many", case: "genitive") } (их берёт { $who })
amount-per-taken = { COUNTED($n, noun: "point") } × число { NOUN($noun, number: "many", case: "genitive") } { of-party }
amount-per = { COUNTED($n, noun: "point") } × число { $what ->
        [tricks] взяток
        [points] очков в картах
       *[oudlers] удлеров
    } { of-party }
amount-per-card = { COUNTED($n, noun: "point") } × число { NOUN($noun, number: "many", case: "genitive") } { place-noun }
of-party =
    { $who ->
        [declarer] объявившего
        [taker] берущего
        [partner] партнёра
        [dealer] сдающего
        [chosen] выбранного игрока
        [announcer] объявившего
        [achiever] этой стороны
        [attack] атаки
        [defence] защиты
        [winners] победившей стороны
       *[losers] проигравшей стороны
    }
amount-of-party = число { $what ->
        [tricks] взяток
        [points] очков в картах
       *[oudlers] удлеров
    } { of-party }
amount-calculation =
    { $operator ->
        [plus] { $left } плюс { $right }
        [minus] { $left } минус { $right }
        [times] { $left } × { $right }
       *[over] { $left } ÷ { $right }
    }
amount-choose = { $then } (если { $condition }) или { $otherwise } (в остальных случаях)
amount-least = { $amount }, но не меньше { $least }
amount-rounded =
    { $direction ->
        [up] { $amount } с округлением вверх до { $step ->
            [1] целого
           *[other] кратного { $step }
        }
        [down] { $amount } с округлением вниз до { $step ->
            [1] целого
           *[other] кратного { $step }
        }
        [nearest] { $amount } с округлением до ближайшего { $step ->
            [1] целого
           *[other] кратного { $step }
        }
        [away] { $amount } с округлением вверх до { $step ->
            [1] целого
           *[other] кратного { $step }
        } (при минусе — вниз)
       *[toward] { $amount } с округлением вниз до { $step ->
            [1] целого
           *[other] кратного { $step }
        } (при минусе — вверх)
    }

## Выплаты: предложения или то, что следует за двоеточием; получатель стоит перед знаком препинания, который закрывает его придаточное

pay-its-worth = стоимость комбинации
pay-side-unit =
    { $multiplied ->
        [yes] { $two ->
            [yes] { $payee }{ CLOSE($payee) } получает от другой стороны { $amount } × множитель контракта{ $see }.
           *[no] { $payee }{ CLOSE($payee) } получает от другой стороны { $amount } × множитель контракта за каждого защитника{ $see }.
        }
       *[no] { $two ->
            [yes] { $payee }{ CLOSE($payee) } получает от другой стороны { $amount }{ $see }; на множитель контракта это не умножается.
           *[no] { $payee }{ CLOSE($payee) } получает от другой стороны { $amount } за каждого защитника{ $see }; на множитель контракта это не умножается.
        }
    }
pay-side-margin = { $amount } получает { $payee }, но не отдельной выплатой: на столько меняется разность, ещё до всякого округления.
pay-follows-result = Если контракт не выполнен, эта выплата идёт в обратную сторону.
pay-shared = Берущий и партнёр делят эту выплату по долям под названием _{ $name }_.
pay-players =
    { $basis ->
        [per_head] { $source ->
            [others] { $payee }{ CLOSE($payee) } получает { $amount } с каждого из остальных игроков
           *[party] по { $amount } с игрока платит { $payer }, а получает { $payee }
        }; это расчёт между игроками, отдельно от контракта.
       *[in_all] { $amount }, поровну с каждого игрока, платит { $payer }, а получает { $payee }; это расчёт между игроками, отдельно от контракта.
    }
