### То, что известно книге оборотов целиком. Само предложение следует за «Если»; остальные части говорят, кому за это
### платят и что ещё надо добавить.

## Бонусы

bonus-unit = Если { $when }, { $payee }{ CLOSE($payee) } получает на каждого защитника { $amount }{ $multiplied ->
        [yes] { " " }× множитель контракта
       *[no] { "" }
    }{ $anyway ->
        [yes] , даже если проиграла раздачу
       *[no] { "" }
    }.{ $multiplied ->
        [yes] { "" }
       *[no] { " " }На множитель контракта эту выплату не умножают.
    }
bonus-margin = Если { $when }, то ещё до всякого округления разность меняется на { $amount }; в выигрыше от этого { $payee }.
bonus-players = Если { $when }, { $payee }{ CLOSE($payee) } получает { $basis ->
        [per_head] по { $amount } { $source ->
            [others] от каждого из остальных игроков
           *[party] от каждого, кто платит, а платит { $payer }
        }
       *[in_all] всего { $amount }: поровну платит { $payer }
    }; это расчёт между игроками, отдельно от контракта.
phrase-card-at-the-end = { NOUN($one-card) } оказывается в последней взятке
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
phrase-carried-home = { phrase-card-at-the-end }
    .winner = { phrase-card-at-the-end.winner }
    .loser = { phrase-card-at-the-end.loser }
    .more = Если одна сторона берёт все взятки, причём последнюю берёт { NOUN($other-card) }, то { NOUN($one-card) } засчитывается и в предпоследней взятке.
phrase-won-with-card-at-the-end = игрок берёт последнюю взятку, положив в неё { NOUN($one-card, case: "accusative") }
    .winner = его сторона
    .winner-of-trick = сторона, взявшая эту взятку
    .loser = другая сторона
phrase-lost-card-at-the-end = игрок теряет { NOUN($one-card, case: "accusative") } в последней взятке, пусть даже её взял его партнёр
    .winner = другая сторона
    .taker = сторона, взявшая эту взятку
    .loser = его сторона
phrase-class-wins-at-the-end = последнюю взятку берёт { NOUN($some-cards) }
    .winner = сторона, которой она досталась
    .loser = другая сторона
phrase-card-wins-at-the-end = последнюю взятку берёт { NOUN($one-card) }
    .winner = сторона, которой она досталась
    .loser = другая сторона
phrase-class-at-the-end = в последней взятке есть { NOUN($some-cards) }
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
phrase-so-many-at-the-end = в последней взятке не меньше { COUNTED($count-n, case: "genitive") }
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
phrase-both-at-the-end = в последней взятке есть и { NOUN($one-card) }, и { NOUN($other-card) }
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
phrase-card-or-class-at-the-end = в последней взятке лежит { NOUN($one-card) } или не меньше { COUNTED($count-n, case: "genitive") }
    .winner = сторона, взявшая эту взятку
    .loser = сторона, не взявшая этой взятки
phrase-card-in-the-last-two = { NOUN($one-card) } оказывается в одной из двух последних взяток
    .winner = сторона, взявшая самую последнюю
phrase-card-captured = одна сторона отбирает { NOUN($one-card, case: "accusative") } у другой
    .winner = она
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
