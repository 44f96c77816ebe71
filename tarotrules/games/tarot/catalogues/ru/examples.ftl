### Примеры книги: что произошло, подсчёт, кто сколько получает.

example-deal =
    { $partner ->
        [yes] За столом { COUNTED($players, noun: "player") }. { $taker } играет «{ $contract }», партнёр — { $other }.
        [two] За столом { COUNTED($players, noun: "player") }. { $taker } играет «{ $contract }», партнёры — { $other }.
        [always] За столом { COUNTED($players, noun: "player") }. { $taker } играет «{ $contract }».
       *[no] За столом { COUNTED($players, noun: "player") }. { $taker } играет «{ $contract }» без партнёра.
    }
example-last-trick = { $who } берёт последнюю взятку, в которой есть { LIST($inside) }.
example-carried-home = { $who } берёт предпоследнюю взятку, в которой есть { LIST($inside) }, и последнюю, положив в неё { $card }.
example-first-trick = { $who } берёт первую взятку, в которой есть { $card }.
example-own-card = Эту карту положила та же сторона.
example-bonus-of-player = Бонус { TITLE($title, form: "bare") } получает { $who }.
example-bonus =
    { $side ->
        [attack] Бонус { TITLE($title, form: "bare") } получает атака.
       *[defence] Бонус { TITLE($title, form: "bare") } получает защита.
    }
example-claim =
    { $by ->
        [taker] { $who } объявляет { $what }.
       *[other] { $who } объявляет { $what }.
    }
example-claimed = { TITLE($title, form: "declared") }
example-promise =
    { $outcome ->
        [announced] { $side ->
            [attack] { TITLE($title, form: "again") ->
                    [m] Атака объявляет { TITLE($title, form: "made") } и делает его.
                   *[other] Атака объявляет { TITLE($title, form: "made") } и выполняет объявленное.
                }
           *[defence] { TITLE($title, form: "again") ->
                    [m] { $who }, защитник, объявляет { TITLE($title, form: "made") }, и защита делает его.
                   *[other] { $who }, защитник, объявляет { TITLE($title, form: "made") }, и защита выполняет объявленное.
                }
        }
        [broken] { $side ->
            [attack] { TITLE($title, form: "again") ->
                    [m] Атака объявляет { TITLE($title, form: "made") }, но не делает его.
                   *[other] Атака объявляет { TITLE($title, form: "made") }, но не выполняет объявленного.
                }
           *[defence] { TITLE($title, form: "again") ->
                    [m] { $who }, защитник, объявляет { TITLE($title, form: "made") }, но защита не делает его.
                   *[other] { $who }, защитник, объявляет { TITLE($title, form: "made") }, но защита не выполняет объявленного.
                }
        }
       *[unannounced] { $side ->
            [attack] { TITLE($title, form: "again") ->
                    [m] Атака делает { TITLE($title, form: "made") } без объявления.
                   *[other] Атаке удаётся { TITLE($title, form: "made") } без объявления.
                }
           *[defence] { TITLE($title, form: "again") ->
                    [m] Защита делает { TITLE($title, form: "made") }.
                   *[other] Защите удаётся { TITLE($title, form: "made") }.
                }
        }
    }
example-by =
    { $rounded ->
        [up] разность { $raw }, после округления вверх — { $margin }
        [down] разность { $raw }, после округления вниз — { $margin }
       *[no] разность { $margin }
    }
example-result = { $oudlers ->
        [0] У атаки нет удлеров
       *[other] У атаки { COUNTED($oudlers, noun: "oudler") }
    }, ей нужно { COUNTED($target, noun: "point") }, она набирает { $points }: { $result ->
        [exact] контракт выполнен ровно.
        [made] контракт выполнен, { example-by }.
        [lost] контракт не выполнен, { example-by }.
        [unscored] раздача сыграна вничью, и никто ничего не записывает.
       *[drawn] раздача сыграна вничью.
    }
example-contract = контракт
example-stake =
    { $owes ->
        [yes] −({ $worth } { account-add }){ example-times }
       *[no] { $multiplier ->
            [1] { $worth } { account-add }
           *[other] ({ $worth } { account-add }){ example-times }
        }
    }
example-times =
    { $multiplier ->
        [1] {""}
       *[other] {" "}× { $multiplier }
    }
example-product =
    { $owes ->
        [yes] −
       *[no] {""}
    }{ $amount } × { $multiplier }
example-into-difference = к разности
example-total =
    { $two ->
        [yes] сумма с защитника
       *[no] сумма с каждого защитника
    }
example-rounded = после округления
example-score = { $who } { SIGNED($score) }
example-each = каждый защитник { SIGNED($score) }
example-others = остальные по { SIGNED($score) }
example-comma = { $one }, { $two }
example-outcome =
    { $contrary ->
        [made] Контракт выполнен, и всё же платит атака: { $scores }.
        [lost] Контракт не выполнен, и всё же платят атаке: { $scores }.
       *[no] { $scores }.
    }

## May this be played?

position-title = Какую карту можно положить?
position-trick = На столе: { $cards }
position-first = Первый ход раздачи. Названа карта: { $card }
position-hand =
    { $first ->
        [yes] На руках среди прочего
       *[no] На руках
    }: { $cards }
position-allowed = Можно: { $cards }
position-refused = Нельзя: { LIST($reasons) }
position-reason = { $cards } ({ $rule })
