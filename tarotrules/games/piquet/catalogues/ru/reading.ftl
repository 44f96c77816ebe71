### Условия и величины — так, как они звучат внутри предложений.

## Условия: то, что следует за «если»

clauses-and-two = { $left } и { $right }
clauses-and-more = { $left }, { $right }
clauses-and-end = { $left } и { $right }
clauses-or-two = { $left } или { $right }
clauses-or-more = { $left }, { $right }
clauses-or-end = { $left } или { $right }
clause-together = выполнены все эти условия ({ $clause })
clause-either = выполнено хотя бы одно из этих условий ({ $clause })
cond-not = неверно, что { $clause }
# Что есть в комбинации: «в ней не меньше четырёх карт», «сумма её карточных очков — 34 или 44».
cond-has = в ней { so-many }
cond-has-one-of = { $what ->
        [cards] число её карт
       *[pips] сумма её карточных очков
    } — { $list }
so-many =
    { $operator ->
        [equal] ровно { COUNTED($count) }
        [differ] больше или меньше { COUNTED($count, case: "genitive") }
        [less] меньше { COUNTED($count, case: "genitive") }
        [most] не больше { COUNTED($count, case: "genitive") }
        [more] больше { COUNTED($count, case: "genitive") }
       *[least] не меньше { COUNTED($count, case: "genitive") }
    }
# Что есть на руках — при сдаче или в розыгрыше.
cond-hand =
    { $place ->
        [dealt] среди сданных карт { so-many }
       *[hand] на руках { so-many }
    }
cond-hand-none =
    { $place ->
        [dealt] среди сданных карт нет { NOUN($noun, number: "many", case: "genitive") }
       *[hand] на руках нет { NOUN($noun, number: "many", case: "genitive") }
    }
cond-good = в комбинациях, приносящих очки, { so-many }
cond-good-all =
    { $there ->
        [yes] каждая карта на руках входит хотя бы в одну комбинацию, приносящую очки
       *[no] не каждая карта на руках входит в комбинацию, приносящую очки
    }
cond-class =
    { $what ->
        [top] её верхняя карта
        [led] карта, с которой зашли,
       *[winning_card] карта, которой она взята,
    } { $there ->
        [yes] —
       *[no] — не
    } { NOUN($noun) }
cond-over =
    { $there ->
        [yes] взятка взята с чужого хода
       *[no] взятка взята со своего хода
    }
cond-last =
    { $there ->
        [yes] это последняя взятка
       *[no] это не последняя взятка
    }
cond-trick =
    { $operator ->
        [equal] это { $n }-я взятка
        [differ] это не { $n }-я взятка
        [less] она идёт раньше { $n }-й
        [most] она идёт не позже { $n }-й
        [more] она идёт позже { $n }-й
       *[least] она идёт не раньше { $n }-й
    }
cond-total =
    { $who ->
        [winner] у победителя в сумме { so-many }
       *[loser] у проигравшего в сумме { so-many }
    }
cond-deals = в партии { so-many }
cond-players = игроков { so-many-players }
so-many-players =
    { $operator ->
        [equal] ровно { $n }
        [differ] не { $n }
        [less] меньше { $n }
        [most] не больше { $n }
        [more] больше { $n }
       *[least] не меньше { $n }
    }
cond-exists = это известно ({ $what })
cond-compare = { $left } { $operator ->
        [equal] — столько же, сколько
        [differ] — не столько же, сколько
        [less] меньше, чем
        [most] не больше, чем
        [more] больше, чем
       *[least] не меньше, чем
    } { $right }

## Величины: именительный падеж, у того, что стоят комбинации и взятки, совпадающий с винительным

amount =
    { $what ->
        [cards] число её карт
        [pips] число её карточных очков
        [top] достоинство её верхней карты
        [dealt-cards] число сданных карт
        [hand-cards] число карт на руках
        [hand-good] число карт в комбинациях, приносящих очки
        [leader] тот, кто ходит
        [winner] тот, кто берёт взятку
        [led] карта, с которой зашли
        [winning_card] карта, которая берёт взятку
        [trick-number] номер взятки
        [deal-tricks] число взяток в раздаче
        [winner-total] итог победителя
        [loser-total] итог проигравшего
        [deals] число раздач
       *[players] число игроков
    }
amount-class =
    { $place ->
        [dealt] число { NOUN($noun, number: "many", case: "genitive") } среди сданных карт
       *[hand] число { NOUN($noun, number: "many", case: "genitive") } на руках
    }
amount-cards-more = столько очков, сколько в ней карт, и ещё { COUNTED($n, noun: "point") }
amount-cards-less = на { COUNTED($n, noun: "point") } меньше, чем в ней карт
amount-cards = столько очков, сколько в ней карт
amount-difference = разность итогов
amount-sum = сумма итогов
amount-plus = { $left } и ещё { $right }
amount-calculation = { $left } { $operator ->
        [plus] плюс
        [minus] минус
        [times] ×
       *[over] ÷
    } { $right }
amount-times = { $n } × { $amount }
# Дальше следует ещё одно «если».
amount-choose-more = { $then }, если { $condition }; { $otherwise }
amount-choose = { $then }, если { $condition }, а иначе — { $otherwise }
amount-rounded = { $amount } с округлением { $direction ->
        [up] вверх до кратного
        [down] вниз до кратного
        [nearest] до ближайшего кратного
        [away] вверх (при минусе — вниз) до кратного
       *[toward] вниз (при минусе — вверх) до кратного
    } { $step }
# Платят столько-то ставок, а не очки.
pays-units =
    { $n ->
        [one] { NUMBER($n, gender: "f") } ставка
        [few] { NUMBER($n, gender: "f") } ставки
       *[many] { NUMBER($n, gender: "f") } ставок
    }
