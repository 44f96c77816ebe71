### Листы: памятка для стола, лист для записи очков и то, чем правила отличаются от основы.

## Карты в виде значков

face-court = { $rank ->
        [king] К
        [queen] Д
        [knight] Р
       *[jack] В
    }{ face-suit }
face-low = { $n }{ face-suit }
face-trump = { $n }
face-excuse = ★
face-suit =
    { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
faces-run = { $first } … { $last }
faces-after = { $words } { $cards }

## Памятка

cheat-subtitle = Памятка для { COUNTED($players, noun: "player", case: "genitive") }
cheat-contracts = Что сколько стоит
cheat-stake-caption =
    { $two ->
        [yes] Только контракт: сколько атака получает (+) или платит (−), в зависимости от разности (с минусом — недобор)
       *[no] Только контракт: сколько атака получает (+) или платит (−) за каждого защитника, в зависимости от разности (с минусом — недобор)
    }
cheat-piles-column = Стопок у каждого
cheat-chien-column = Прикуп
cheat-chien =
    { $to ->
        [taker_hand] { $shown ->
            [shown] открыт, идёт на руки
           *[hidden] закрыт, идёт на руки
        }
        [taker_tricks] { $shown ->
            [shown] открыт, идёт атаке
           *[hidden] закрыт, идёт атаке
        }
       *[defence_tricks] { $shown ->
            [shown] открыт, идёт защите
           *[hidden] закрыт, идёт защите
        }
    }
cheat-margin = { SIGNED($margin) }
cheat-amount =
    { $sign ->
        [either] ±{ $amount }
       *[attack] { SIGNED($amount) }
    }
cheat-either = ± значит: плюс, если очки получает атака, и минус, если их получает защита.
cheat-extras-caption =
    { $two ->
        [yes] Бонусы, комбинации и шлемы: сколько ещё атака получает (+) или платит (−)
       *[no] Бонусы, комбинации и шлемы: сколько ещё атака получает (+) или платит (−) за каждого защитника
    }
cheat-to-winners = { LIST($titles) }: в пользу победившей стороны, кто бы ни объявил.
cheat-by-cards = { LIST($titles) }: сколько платят, зависит от карт.
cheat-reversed = { LIST($titles) }: наоборот, если контракт не выполнен.
cheat-levels = { $title }: сколько нужно { NOUN($noun, number: "many", case: "genitive") }
cheat-of = { $title }: { $said }
cheat-promises = Шлемы
cheat-payments = Кто кому платит
cheat-sum =
    { $two ->
        [yes] Все выплаты складывают; защитник отдаёт эту сумму атаке, а если она меньше нуля, получает её от атаки.
       *[no] Все выплаты складывают; каждый защитник отдаёт эту сумму атаке, а если она меньше нуля, получает её от атаки.
    }
cheat-others = С другим числом игроков
cheat-hand = Карт у каждого
cheat-packet = Карт за раз
cheat-called = Названная карта
cheat-also =
    { $n ->
        [one] В книге правил для { COUNTED($players, noun: "player", case: "genitive") } иначе звучит и правило { $numbers }.
        [few] В книге правил для { COUNTED($players, noun: "player", case: "genitive") } иначе звучат и правила { $numbers }.
       *[many] В книге правил для { COUNTED($players, noun: "player", case: "genitive") } иначе звучат и правила { $numbers }.
    }

## Раздача, шаг за шагом

cheat-steps = Раздача, шаг за шагом
cheat-direction =
    { $direction ->
        [counter_clockwise] Всё идёт против часовой стрелки.
       *[clockwise] Всё идёт по часовой стрелке.
    }
cheat-deal =
    { $shuffled ->
        [true] Перетасовать, снять
       *[false] Не тасуя, снять
    } и сдать каждому { COUNTED($hand, noun: "card", case: "accusative") } { $packet ->
        [1] по одной
       *[other] пачками, в каждой { COUNTED($packet, noun: "card") }
    }.
cheat-piles =
    { $laid ->
        [before_hands] Ещё до этого
       *[after_hands] Затем
    } положить перед каждым { COUNTED($piles, noun: "pile", case: "accusative") }, в каждой { COUNTED($cards, noun: "card") }: верхняя открыта, { $cards ->
        [2] нижняя закрыта.
       *[other] остальные закрыты.
    }
cheat-deal-chien =
    { $how ->
        [last_cards] { $n ->
            [1] Последнюю карту
           *[other] Последние { COUNTED($n, noun: "card", case: "accusative") }
        } положить в прикуп.
        [each_round] После каждого круга положить в прикуп { COUNTED($packet, noun: "card", case: "accusative") }, всего — { COUNTED($n, noun: "card", case: "accusative") }.
       *[on_the_way] Между пачками положить в прикуп { COUNTED($n, noun: "card", case: "accusative") }{ $packet ->
            [1] {""}
           *[other] , сразу по { NUMBER($packet, gender: "f", case: "distributive") }
        }.
    }
cheat-auction =
    { $first ->
        [after_dealer] { $two ->
            [yes] Первым говорит соперник сдающего;
           *[no] Первым говорит игрок, следующий за сдающим;
        }
       *[dealer] Первым говорит сдающий;
    } { $rounds ->
        [one] каждый говорит один раз.
        [parole] каждый делает заявку, пасует или говорит «позже».
        [duel] за ним по очереди остальные.
       *[until_all_pass] торги идут по кругу, пока не спасуют все, кроме игрока с самой высокой заявкой.
    }
cheat-appointed = Торгов нет: берущий известен заранее и играет «{ $title }».
cheat-all-pass =
    { $dealer ->
        [second_round] Если спасовали все, проводят ещё один круг; если снова спасовали все, сдаёт следующий игрок.
        [next_dealer] Если спасовали все, сдаёт следующий игрок.
       *[same_dealer] Если спасовали все, снова сдаёт тот же игрок.
    }
cheat-all-pass-played = Если спасовали все, играют без берущего: «{ $title }».
cheat-all-pass-again = Если спасовали все, проводят ещё один круг; если снова спасовали все, играют без берущего: «{ $title }».
cheat-announced = { TITLE($title, form: "made") }
cheat-declared = { TITLE($title, form: "declared") }
cheat-may =
    { $who ->
        [taker] берущий может
        [bidder] игрок может
       *[anyone] { $kind ->
            [promise] один из игроков может
           *[claim] любой игрок может
        }
    } объявить { $kind ->
        [promise] { $titles }
       *[claim] { $titles }
    }
cheat-may-both = { $left }, а { $right }
cheat-announce =
    { $moment ->
        [in_auction] Вместе с заявкой { $may }.
        [auction_over] После торгов { $may }.
        [after_auction] Пока никто не видел прикупа, { $may }.
        [after_auction_some_unseen] Пока никто не видел прикупа, а если он остаётся закрытым — до первого хода, { $may }.
        [after_auction_unseen] После торгов, до первого хода, { $may }.
        [after_discard] После сноса { $may }.
        [before_chien] Пока никто не видел прикупа, { $may }.
        [before_first_lead] До первого хода { $may }.
       *[own_first_card] Прежде чем положить свою первую карту, { $may }.
    }
cheat-take-chien = Если контракт позволяет, взять прикуп на руки и снести столько же карт.
cheat-follow = Класть в масть, с которой зашли; если её нет, класть { $void ->
        [must_trump] козырь, а если нет и козырей — любую карту
       *[free] любую карту
    }. { $overtrump ->
        [must] Козырь, если можно, — старше козырей, которые уже лежат во взятке.
       *[free] Перебивать уже лежащие козыри не обязательно.
    }
cheat-count = Подсчитать у атаки очки и удлеров, посмотреть, выполнен ли контракт, и расплатиться.
cheat-count-alone = Каждый считает очки в своих взятках; записать очки по местам.
cheat-next =
    { $two ->
        [yes] Следующим сдаёт соперник сдающего.
       *[no] { $direction ->
            [counter_clockwise] Следующим сдаёт сосед справа от сдающего.
           *[clockwise] Следующим сдаёт сосед слева от сдающего.
        }
    }

## Лист для записи очков

score-subtitle = Лист для записи очков на { COUNTED($players, noun: "player", case: "genitive") }
score-player = { $who }
score-caption = По строке на раздачу
score-dealer = Сдаёт
score-taker = Берущий
score-partner =
    { $partners ->
        [one] Партнёр
       *[several] Партнёры
    }
score-margin = Разность
score-kind =
    { $kind ->
        [bonus] Бонусы
        [claim] Комбинации
       *[promise] Шлемы
    }
score-unit =
    { $two ->
        [yes] С защитника
       *[no] С каждого защитника
    }
score-alone = { $title }: очки в картах
score-running = Общий счёт
score-example = пример
score-contract = *{ $mark }* { $title } ({ $worth }, { $times })
score-contract-sum = *{ $mark }* { $title } ({ $worth })
score-legend = Контракты: { $contracts }.
score-how =
    { $two ->
        [yes] Плюс — в пользу атаки, минус — в пользу защиты. В столбцах бонусов, комбинаций и шлемов пишут, сколько прибавляется к выплате защитника.
       *[no] Плюс — в пользу атаки, минус — в пользу защиты. В столбцах бонусов, комбинаций и шлемов пишут, сколько прибавляется к выплате каждого защитника.
    }
