### Сравнение вариантов: отличия на листе, который вешают на стену.

comparison-title-several =
    { $n ->
        [one] Сравнение { $n } варианта таро
        [few] Сравнение { $n } вариантов таро
       *[many] Сравнение { $n } вариантов таро
    }
nearest-measure = Каждое отличие (контракт, выплата, уровни комбинации) считается один раз и умножается на вес своей главы; то, что отличается лишь при некоторых числах игроков, учитывается частично.

## Раздачи

comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] { TITLE($title, form: "again") ->
                [m] Атака объявила и сделала { TITLE($title, form: "made") }.
               *[other] Атака объявила { TITLE($title, form: "made") } и выполнила объявленное.
            }
            [defence] { TITLE($title, form: "again") ->
                [m] Объявила { TITLE($title, form: "made") } атака, а сделала защита.
               *[other] Объявила { TITLE($title, form: "made") } атака, а удалось это защите.
            }
           *[nobody] { TITLE($title, form: "again") ->
                [m] Атака объявила { TITLE($title, form: "made") }, но не сделала.
               *[other] Атака объявила { TITLE($title, form: "made") }, но не выполнила объявленного.
            }
        }
        [defence] { $kept ->
            [attack] { TITLE($title, form: "again") ->
                [m] Объявила { TITLE($title, form: "made") } защита, а сделала атака.
               *[other] Объявила { TITLE($title, form: "made") } защита, а удалось это атаке.
            }
            [defence] { TITLE($title, form: "again") ->
                [m] Защита объявила и сделала { TITLE($title, form: "made") }.
               *[other] Защита объявила { TITLE($title, form: "made") } и выполнила объявленное.
            }
           *[nobody] { TITLE($title, form: "again") ->
                [m] Защита объявила { TITLE($title, form: "made") }, но не сделала.
               *[other] Защита объявила { TITLE($title, form: "made") }, но не выполнила объявленного.
            }
        }
       *[nobody] { $kept ->
            [attack] { TITLE($title, form: "again") ->
                [m] Атака сделала { TITLE($title, form: "made") } без объявления.
               *[other] Атака без объявления выполнила условие { TITLE($title, form: "made") }.
            }
            [defence] { TITLE($title, form: "again") ->
                [m] Защита сделала { TITLE($title, form: "made") } без объявления.
               *[other] Защита без объявления выполнила условие { TITLE($title, form: "made") }.
            }
           *[nobody] { TITLE($title, form: "again") ->
                [m] Никто не объявил и не сделал { TITLE($title, form: "made") }.
               *[other] Никто не объявил { TITLE($title, form: "made") }, и никому это не удалось.
            }
        }
    }

## Краткие названия правил

name-declaring = { $title }: как объявляют
name-announcing = { $title }: объявление
name-exempt =
    { NOUN($card) }: { $part ->
        [play] когда можно сыграть
        [owner] у кого остаётся
       *[last] в последней взятке
    }
name-payment = { $title }: выплата
