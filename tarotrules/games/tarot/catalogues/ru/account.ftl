### Подсчёт одной раздачи, шаг за шагом.

account-situation =
    { $partner ->
        [yes] За столом { COUNTED($players, noun: "player") }. A играет «{ $contract }» в паре с B. В итоге у атаки { COUNTED($points, noun: "point") } и { COUNTED($oudlers, noun: "oudler") }.
        [two] За столом { COUNTED($players, noun: "player") }. A играет «{ $contract }» вместе с B и C. В итоге у атаки { COUNTED($points, noun: "point") } и { COUNTED($oudlers, noun: "oudler") }.
        [always] За столом { COUNTED($players, noun: "player") }. A играет «{ $contract }». В итоге у атаки { COUNTED($points, noun: "point") } и { COUNTED($oudlers, noun: "oudler") }.
       *[no] За столом { COUNTED($players, noun: "player") }. A играет «{ $contract }» в одиночку. В итоге у атаки { COUNTED($points, noun: "point") } и { COUNTED($oudlers, noun: "oudler") }.
    }
account-all-passed =
    { $taker ->
        [nobody] За столом { COUNTED($players, noun: "player") }. Каждый играет сам за себя.
       *[highest_bidder] За столом { COUNTED($players, noun: "player") }. Все пасуют.
    }
account-have =
    { $taker ->
        [nobody] В конце у игроков столько: { $list }.
       *[highest_bidder] Если раздачу всё равно играют, каждый сам за себя, в конце у игроков столько: { $list }.
    }
account-has = { $who } — { COUNTED($n, noun: "card-point") } и { COUNTED($oudlers, noun: "oudler") }
account-bonus =
    { $side ->
        [attack] Бонус { TITLE($title, form: "bare") } получает атака.
       *[defence] Бонус { TITLE($title, form: "bare") } получает защита.
    }
account-claim = { $who } объявляет { TITLE($title, form: "declared") }.

account-added = В картах у атаки { $cards }; вместе с теми { $added }, что прибавляет каждая сторона, выходит { $points }.
account-target =
    { $oudlers ->
        [0] У атаки нет удлеров
       *[other] У атаки { COUNTED($oudlers, noun: "oudler") }
    }, поэтому ей нужно { COUNTED($target, noun: "point") }; она набрала { $points }.
account-result =
    { $result ->
        [made] Контракт выполнен; разность — { $margin }.
        [lost] Контракт не выполнен; разность — { $margin }.
        [unscored] Раздача сыграна вничью, и никто ничего не записывает.
       *[drawn] Раздача сыграна вничью.
    }
account-decided =
    { $result ->
        [made] Контракт выполнен.
        [lost] Контракт не выполнен.
        [unscored] Раздача сыграна вничью, и никто ничего не записывает.
       *[drawn] Раздача сыграна вничью.
    }
account-margin-paid = С учётом этого разность — { $margin } вместо { $raw }.
account-margin-rounded =
    { $way ->
        [up] Разность { $raw } округляется вверх до { $margin }.
       *[down] Разность { $raw } округляется вниз до { $margin }.
    }
account-contract = контракт «{ $title }»
account-term = { $what }: { $amount } × { $multiplier } = { SIGNED($unit) }
account-add = { $less ->
        [yes] − { $margin }
       *[no] + { $margin }
    }
account-stake = { $what }: { $to ->
        [defence] −({ $worth } { $add })
       *[attack] { $multiplier ->
            [1] { $worth } { $add }
           *[other] ({ $worth } { $add })
        }
    }{ $multiplier ->
        [1] {""}
       *[other] {" "}× { $multiplier }
    } = { SIGNED($unit) }
account-term-plain = { $what }: { SIGNED($unit) }
account-term-nothing = { $what }: 0, за это не платят ни одной стороне
account-term-margin = { $what }: { SIGNED($margin) } к разности
account-unit =
    { $to ->
        [attack] { $two ->
            [yes] Итого { $unit }: защитник платит атаке { COUNTED($unit, noun: "point") }.
           *[no] Итого { $unit }: каждый защитник платит атаке { COUNTED($unit, noun: "point") }.
        }
        [defence] { $two ->
            [yes] Итого { SIGNED($signed) }: атака платит защитнику { COUNTED($unit, noun: "point") }.
           *[no] Итого { SIGNED($signed) }: атака платит каждому защитнику { COUNTED($unit, noun: "point") }.
        }
       *[nobody] Итого { $unit }: никто ничего не платит.
    }
account-unit-rounded =
    { $way ->
        [up] Сумма { $raw } округляется вверх до { $unit }.
       *[down] Сумма { $raw } округляется вниз до { $unit }.
    }
account-between = { $what } — расчёт между игроками: { $list }.
account-between-nobody = { $what }: 0, потому что никто никому за это не платит
account-seat = { $who } { SIGNED($score) }
pool-lies = В пуле: { LIST($list) }.
account-passed = Все спасовали: очки не начисляются.
account-alone =
    { $taker ->
        [nobody] Каждый играл сам за себя: «{ $title }».
       *[highest_bidder] Все спасовали, и раздачу играли без берущего: «{ $title }».
    }
account-place = { $who }: { $counted }, место { $place }.
account-points = { COUNTED($n, noun: "card-point") }
account-counted = { $n }
account-over = разность { $n }
account-place-paid =
    { $times ->
        [yes] Место { $place } приносит { $pays } × { $worth } = { $score }.
       *[no] Место { $place } приносит { $score }.
    }
account-place-shared =
    { $times ->
        [yes] Места { $place }–{ $last } поделены; каждое приносит { $pays } × { $worth } = { $score }.
       *[no] Места { $place }–{ $last } поделены; каждое приносит { $score }.
    }
account-scores = Счёт
account-scores-below = Счёт:
account-score = Очки
account-role =
    { $role ->
        [taker] { $who } (берущий)
        [partner] { $who } (партнёр)
       *[defender] { $who }
    }
