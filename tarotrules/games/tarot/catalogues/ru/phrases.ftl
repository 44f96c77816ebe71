### То, что известно книге оборотов целиком. Само предложение следует за «Если»; остальные части говорят, кому за это
### платят и что ещё надо добавить.

## Бонусы

bonus-judged = Об этом судят сами игроки: «{ $words }».
bonus-awarded = игроки присуждают этот бонус
bonus-read = { $when }
bonus-unit = Если { $when }, { $payee }{ CLOSE($payee) } получает { $amount }{ $multiplied ->
        [yes] { " " }× множитель контракта
       *[no] { "" }
    }{ $two ->
        [yes] {""}
       *[no] {" "}за каждого защитника
    }{ $anyway ->
        [yes] , даже если проиграла раздачу
       *[no] { "" }
    }.{ $multiplied ->
        [yes] { "" }
       *[no] { " " }На множитель контракта эти очки не умножают.
    }
bonus-margin = Если { $when }, то ещё до всякого округления разность меняется на { $amount }; в выигрыше от этого { $payee }.
bonus-players = Если { $when }, { $basis ->
        [per_head] { $source ->
            [others] { $payee }{ CLOSE($payee) } получает по { $amount } с каждого из остальных игроков
           *[party] по { $amount } с игрока платит { $payer }, а получает { $payee }
        }
       *[in_all] { $amount }, поровну с каждого игрока, платит { $payer }, а получает { $payee }
    }; это расчёт между игроками, отдельно от контракта.
phrase-card-at-the-end = { NOUN($one-card) } оказывается в последней взятке
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
    .player = игрок, взявший эту взятку
    .inside = { NOUN($one-card) }
phrase-card-in-the-first-trick = { NOUN($one-card) } оказывается в первой взятке
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
    .player = игрок, взявший эту взятку
    .first = { NOUN($one-card) }
phrase-cards-in-one-trick = { NOUN($one-card) } и { NOUN($other-card) } оказываются в одной взятке
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
    .player = игрок, взявший эту взятку
phrase-carried-home = { phrase-card-at-the-end }
    .winner = { phrase-card-at-the-end.winner }
    .loser = { phrase-card-at-the-end.loser }
    .player = игрок, взявший эту взятку
    .inside = { phrase-card-at-the-end.inside }
    .carrier = { NOUN($other-card, case: "accusative") }
    .more = Если одна сторона берёт все взятки, причём последнюю берёт { NOUN($other-card) }, то { NOUN($one-card) } засчитывается и в предпоследней взятке.
phrase-won-with-card-at-the-end = игрок берёт последнюю взятку, положив в неё { NOUN($one-card, case: "accusative") }
    .winner = его сторона
    .winner-of-trick = сторона, взявшая эту взятку
    .loser = другая сторона
phrase-lost-card-at-the-end = игрок теряет { NOUN($one-card, case: "accusative") } в последней взятке, даже если взятку взял игрок его же стороны
    .winner = другая сторона
    .taker = сторона, взявшая эту взятку
    .loser = его сторона
phrase-class-wins-at-the-end = последнюю взятку берёт { NOUN($some-cards) }
    .winner = сторона, которой она досталась
    .loser = другая сторона
    .player = игрок, взявший эту взятку
phrase-card-wins-at-the-end = последнюю взятку берёт { NOUN($one-card) }
    .winner = сторона, которой она досталась
    .loser = другая сторона
    .player = игрок, взявший эту взятку
phrase-class-at-the-end = в последней взятке есть { NOUN($some-cards) }
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
    .player = игрок, взявший эту взятку
    .inside = { NOUN($some-cards) }
phrase-so-many-at-the-end = в последней взятке не меньше { COUNTED($count-n, case: "genitive") }
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
    .player = игрок, взявший эту взятку
    .inside = { COUNTED($count-n) }
phrase-both-at-the-end = в последней взятке есть и { NOUN($one-card) }, и { NOUN($other-card) }
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
    .player = игрок, взявший эту взятку
    .inside = { NOUN($one-card) } и { NOUN($other-card) }
phrase-card-or-class-at-the-end = в последней взятке лежит { NOUN($one-card) } или не меньше { COUNTED($count-n, case: "genitive") }
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
    .player = игрок, взявший эту взятку
phrase-card-in-the-last-two = { NOUN($one-card) } оказывается в одной из двух последних взяток
    .winner = сторона, взявшая самую последнюю
phrase-card-captured = одна сторона отбирает { NOUN($one-card, case: "accusative") } у другой
    .winner = отобравшая сторона
    .loser = другая сторона
phrase-card-saved = сторона, сыгравшая { NOUN($one-card, case: "accusative") }, берёт и саму взятку
    .winner = она
    .loser = другая сторона
phrase-card-saved-by-far = сторона, сыгравшая { NOUN($one-card, case: "accusative") }, берёт и саму взятку, а разность не меньше чем { $n }
    .winner = эта сторона
    .loser = другая сторона
phrase-card-won = { NOUN($one-card) } попадает в одну из взяток
    .winner = игрок, взявший эту взятку
    .winners = сторона, взявшая эту взятку
phrase-made-without-oudler = атака выполняет контракт без единого удлера
    .attack = она
phrase-lost-with-oudlers = у атаки { COUNTED($n, noun: "oudler") }, а контракт не выполнен
    .attack = она
phrase-made-by-far = атака выполняет контракт с разностью не меньше { $n }
    .attack = она
phrase-made-narrowly = атака выполняет контракт с разностью не больше { $n }
    .attack = она
phrase-made-in-few-tricks = атака выполняет контракт, взяв не больше { $n ->
        [one] { NUMBER($n, gender: "f", case: "genitive") } взятки
        [few] { NUMBER($n, gender: "f", case: "genitive") } взяток
       *[many] { NUMBER($n, gender: "f", case: "genitive") } взяток
    }
    .attack = она
phrase-no-trick = { $any-side ->
        [attack] атака
       *[defence] защита
    } не берёт ни одной взятки
phrase-somebody-wins-the-last = последнюю взятку берёт { $any-player ->
        [taker] берущий
        [partner] партнёр
       *[dealer] сдающий
    }
    .player = он
    .side = его сторона
    .others = другая сторона
phrase-card-in-the-chien = в прикупе оказывается { NOUN($one-card) }
phrase-card-in-the-discard = в сносе лежит { NOUN($one-card) }
phrase-feat-with-partner = берущий и партнёр вместе сделали { TITLE($any-feat, form: "made") }
    .partner = партнёр
    .attack = атака
phrase-feat-achieved = одна из сторон сделала { TITLE($any-feat, form: "made") }
    .side = она
phrase-feat-by-side = { $any-side ->
        [attack] атака
       *[defence] защита
    } сделала { TITLE($any-feat, form: "made") }
    .side = она
phrase-side-points = { $any-side ->
        [attack] атака
       *[defence] защита
    } набирает в картах не меньше { COUNTED($n, noun: "point", case: "genitive") }
    .side = она
phrase-side-oudlers = в конце раздачи { $any-side ->
        [attack] у атаки
       *[defence] у защиты
    } не меньше { COUNTED($n, noun: "class-oudlers", case: "genitive") }
    .side = она
phrase-side-cards = в конце раздачи { $any-side ->
        [attack] у атаки
       *[defence] у защиты
    } { $all ->
        [yes] все
       *[no] ровно
    } { COUNTED($count-n) }
    .side = она
phrase-side-cards-or-more = в конце раздачи { $any-side ->
        [attack] у атаки
       *[defence] у защиты
    } { $all ->
        [yes] все { COUNTED($count-n) }
       *[no] не меньше { COUNTED($count-n, case: "genitive") }
    }
    .side = она

## Руки: то, что следует за «у которого»

redeal-who = Игрок, у которого { $has }, { $duty ->
        [must] обязан{ $moment ->
            [before_play] {" "}до первого хода
            [before_chien] , пока никто не видел прикупа,
            [before_auction] {" "}до начала торгов
           *[own_turn] , прежде чем { $turns ->
                [one] высказаться
               *[several] впервые высказаться
            } в торгах,
        } сказать об этом, и раздача отменяется
       *[may] вправе{ $moment ->
            [before_play] {" "}до первого хода
            [before_chien] , пока никто не видел прикупа,
            [before_auction] {" "}до начала торгов
           *[own_turn] , прежде чем { $turns ->
                [one] высказаться
               *[several] впервые высказаться
            } в торгах,
        } потребовать отмены раздачи
    }.
exempt-who = Особые правила, о которых сказано ниже, действуют для { NOUN($card, case: "genitive") } только у игрока, у которого сразу после сдачи { $has }.
claim-level-who = Объявить { TITLE($title, form: "declared") } может игрок, у которого { $has }; стоимость — { $worth }.
phrase-bare-trump = есть { NOUN($one-trump) }, но нет ни других козырей, ни Дурака
phrase-bare-excuse = есть Дурак, но нет ни одного козыря
phrase-only-one-of-class = есть { NOUN($one-card) }, но нет других { NOUN($some-cards, number: "many", case: "genitive") }
phrase-has-card = есть { NOUN($one-card) }
phrase-lacks-card = нет { NOUN($one-card, case: "genitive") }
phrase-no-trump-nor-excuse = нет ни козырей, ни Дурака
phrase-none-of-class = нет { NOUN($some-cards, number: "many", case: "genitive") }
phrase-neither-class = нет ни { NOUN($some-cards, number: "many", case: "genitive") }, ни { NOUN($other-cards, number: "many", case: "genitive") }
phrase-no-trump-excuse-nor-class = нет ни { NOUN($some-cards, number: "many", case: "genitive") }, ни козырей, ни Дурака
phrase-no-trump-and-excuse-or-none-of-class = либо нет { NOUN($some-cards, number: "many", case: "genitive") }, либо нет ни козырей, ни Дурака
phrase-either-class-missing = либо нет { NOUN($some-cards, number: "many", case: "genitive") }, либо нет { NOUN($other-cards, number: "many", case: "genitive") }
phrase-none-of-class-nor-card = нет ни { NOUN($some-cards, number: "many", case: "genitive") }, ни { NOUN($one-card, case: "genitive") }
phrase-so-many-trumps-or-excuse = не меньше { COUNTED($n, noun: "class-trumps", case: "genitive") }, считая Дурака
phrase-so-many-of-class = не меньше { COUNTED($count-n, case: "genitive") }
phrase-exactly-so-many-of-class =
    { $all ->
        [yes] все { COUNTED($count-n) }
       *[no] ровно { COUNTED($count-n) }
    }
phrase-at-most-so-many-of-class = не больше { COUNTED($count-n, case: "genitive") }
phrase-so-many-of-class-and-none-of-other = не меньше { COUNTED($count-n, case: "genitive") }, но нет { NOUN($other-cards, number: "many", case: "genitive") }
phrase-exactly-so-many-and-none-of-other = ровно { COUNTED($count-n) }, но нет { NOUN($other-cards, number: "many", case: "genitive") }
phrase-at-most-so-many-and-none-of-other = не больше { COUNTED($count-n, case: "genitive") } и нет { NOUN($other-cards, number: "many", case: "genitive") }
phrase-at-most-so-many-and-neither-of-others = не больше { COUNTED($count-n, case: "genitive") } и нет ни { NOUN($other-cards, number: "many", case: "genitive") }, ни { NOUN($third-cards, number: "many", case: "genitive") }
phrase-has-both-cards = есть и { NOUN($one-card) }, и { NOUN($other-card) }
phrase-card-and-so-many-of-class = есть { NOUN($one-card) } и не меньше { COUNTED($count-n, case: "genitive") }
phrase-card-and-none-of-class = есть { NOUN($one-card) }, но нет { NOUN($some-cards, number: "many", case: "genitive") }
phrase-so-many-of-both = не меньше { COUNTED($count-n, case: "genitive") } и не меньше { COUNTED($count-m, case: "genitive") }
phrase-few-of-two-classes = { NOUN($some-cards, number: "many", case: "genitive") } и { NOUN($other-cards, number: "many", case: "genitive") } вместе меньше { NUMBER($n, gender: "m", case: "genitive") }
phrase-nothing-but-trumps = одни козыри (Дурак здесь считается козырем)
phrase-nothing-but-class = одни { NOUN($some-cards, number: "many", case: "plural") }

## Прикуп: предложение, которое следует за «если»

phrase-chien-free-of-trumps-and-class = в прикупе нет ни { NOUN($some-cards, number: "many", case: "genitive") }, ни козырей, ни Дурака
phrase-chien-free-of-trumps = в прикупе нет ни козырей, ни Дурака
phrase-chien-free-of-class = в прикупе нет { NOUN($some-cards, number: "many", case: "genitive") }
phrase-chien-free-of-two-classes = в прикупе нет ни { NOUN($some-cards, number: "many", case: "genitive") }, ни { NOUN($other-cards, number: "many", case: "genitive") }

## Карты по имени

card-suit-alone = { suit-name }
card-low-alone = { $n } { suit-name }

## Запрещённые карты

phrase-so-many-in-one-trick = В одну взятку можно положить не больше { COUNTED($count-n, case: "genitive") }.
