## За столом с ботами

seat-role =
    { $role ->
        [taker] берущий
        [partner] партнёр
       *[defender] защитник
    }
seat-column-player = Игрок
seat-column-role = Роль
seat-column-before = Была
seat-column-total = Всего
seat-column-deal = Раздача
seat-winner =
    Партия окончена. { $rank ->
        [total] Больше всех очков: { LIST($winners) }.
       *[other] Чего она стоит, покажет сравнение с другими столами.
    }

### What happens

news-plays = { $contract } ({ $who })
news-excused = { $who } говорит, что для этой карты действуют особые правила: { $cards }
news-passes = { $who } пасует.
news-parole = { $who } говорит «позже».
news-bid = { $who } заявляет контракт «{ $contract }».
news-contract = { $who } играет «{ $contract }».
news-announces = { $who } объявляет { TITLE($title, form: "made") }.
news-calls-off = { $who } отменяет раздачу: «{ $title }».
news-calls = { $who } называет карту { $card }.
news-partner = { $who } — партнёр берущего.
news-mode = Все спасовали: раздачу играют без берущего («{ $title }»).
news-alone = Берущий играет один.
news-chien = Прикуп: { $cards }
news-discards = { $who } сносит.
news-discards-cards = { $who } сносит { $cards }
news-trick = Взятка { $number }: { $cards }
news-declares = { $who } объявляет { TITLE($title, form: "declared") }.
news-all-passed = Все спасовали.
news-annulled = Раздача не засчитывается: у одного из игроков были карты, с которыми её нужно было отменить.
news-discard-was = В сносе были { $cards }
news-chien-was = В прикупе были { $cards }

### What the player at this seat does

you-plays = { $contract } (вы)
you-excused = Вы говорите, что для этой карты действуют особые правила: { $cards }
you-passes = Вы пасуете.
you-parole = Вы говорите «позже».
you-bid = Вы заявляете контракт «{ $contract }».
you-contract = Вы играете «{ $contract }».
you-announces = Вы объявляете { TITLE($title, form: "made") }.
you-calls-off = Вы отменяете раздачу: «{ $title }».
you-calls = Вы называете карту { $card }.
you-partner = Вы — партнёр берущего.
you-discards = Вы сносите.
you-discards-cards = Вы сносите { $cards }
you-declares = Вы объявляете { TITLE($title, form: "declared") }.
you-score =
    { $how ->
        [won] Вы выигрываете { COUNTED($points, noun: "point") }.
        [lost] Вы проигрываете { COUNTED($points, noun: "point") }.
       *[nothing] Вы ничего не выигрываете и не проигрываете.
    }
news-pool-fresh = Пул был пуст: каждый ставит { $ante }, { $who } — ещё { $adds }. В мушке { $largest }.
news-pool-adds = { $who } ставит { $adds }. В самой большой мушке { $largest }.
news-pool-won = Её забирает { $who }.
news-pool-lost = { $who } кладёт рядом ещё одну: { $largest }.
you-pool-fresh = Пул был пуст: каждый ставит { $ante }, вы — ещё { $adds }. В мушке { $largest }.
you-pool-adds = Вы ставите { $adds }. В самой большой мушке { $largest }.
you-pool-won = Её забираете вы.
you-pool-lost = Вы кладёте рядом ещё одну: { $largest }.
you-took = из прикупа
you-laid = на столе
you-piles = Перед вами на столе { $cards }, закрыто ещё { COUNTED($n, noun: "card") }.
news-piles = { $who } (на столе): { $cards }, закрыто ещё { COUNTED($n, noun: "card") }.
you-may-not =
    { $reason ->
        [follow-trumps] Зашли с козыря, а у вас есть козыри: нужно положить козырь.
        [must-follow] Зашли с { suit-name }, а у вас есть эта масть: нужно класть в масть.
        [must-trump] У вас нет { suit-name }: нужно положить козырь.
        [must-overtrump] У вас есть козырь старше тех, что во взятке: нужно его положить.
        [called-suit] Заходить с { suit-name } вам нельзя: это масть названной карты. Можно зайти только самой этой картой.
        [bid-not-higher] Ваша заявка должна быть старше всех прежних.
        [call-own-card] Эта карта у вас: назовите ту, которой у вас нет.
       *[claim-shown] Для этой комбинации нужно показать другие карты.
    }
you-may-not-lay =
    { $reason ->
        [discard-never] { $card } в снос не идёт никогда.
       *[discard-only-if-forced] { $card } идёт в снос, только если вам больше нечего сносить.
    }

### What is asked

ask-redeal = С этими картами раздачу можно отменить: { $title }.
ask-bid = Что заявляете?
ask-announce = Объявить { TITLE($title, form: "made") }?
ask-call = Какую карту вы называете?
ask-discard = Выберите карты для сноса: { $number }.
ask-declare = Объявляете комбинацию?
ask-show = Какие карты показать («{ $title }»)? Нужно карт: { $number }.
answer-pass = Пас
answer-parole = Позже
answer-bid = { $contract }
answer-bid-announcing = { $contract } с объявлением: { LIST($feats) }
answer-call-off = Отменить раздачу
answer-play-on = Играть с этими картами
answer-announce = Объявить { TITLE($title, form: "made") }
answer-announce-not = Ничего не объявлять
answer-declare = Объявить { TITLE($title, form: "declared") }
answer-declare-not =
    { $declared ->
        [yes] Больше ничего
       *[no] Ничего не объявлять
    }
answer-back = Назад
pick-discard = Снести эти карты
pick-show = Показать эти карты
