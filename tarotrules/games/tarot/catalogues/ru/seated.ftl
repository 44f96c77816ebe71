## За столом с ботами

seat-trump = к{ $n }
seat-here = { $who } (вы)
seat-role =
    { $role ->
        [taker] берущий
        [partner] партнёр
       *[defender] защитник
    }
seat-column-player = Игрок
seat-column-role = Роль
seat-column-tricks = Взятки
seat-column-before = Была
seat-column-now = Стол
seat-column-total = Всего
seat-column-deal = Раздача
seat-deal = Раздача { $deal }
seat-deal-of = Раздача { $deal } из { $of }
seat-dealer = сдаёт { $who }
seat-contract = { $contract } ({ $who })
seat-sheet = Раздача { $deal }: подсчёт
seat-next = Следующим сдаёт { $who }.
seat-winner = Партия окончена. Больше всех очков: { LIST($winners) }.

### What happens

news-deals = { $who } сдаёт.
news-excused = { $who } говорит, что эта карта освобождена: { $cards }
news-passes = { $who } пасует.
news-parole = { $who } говорит «пароль».
news-bid = { $who } заявляет контракт «{ $contract }».
news-contract = { $who } играет «{ $contract }».
news-announces = { $who } объявляет { TITLE($title, form: "made") }.
news-calls-off = { $who } отменяет раздачу: «{ $title }».
news-calls = { $who } называет карту { $card }.
news-partner = { $who } — партнёр.
news-alone = Берущий играет один.
news-chien = Прикуп: { $cards }
news-discards = { $who } сносит.
news-discards-cards = { $who } сносит { $cards }
news-declares = { $who } объявляет { TITLE($title, form: "declared") }.
news-shows = { $who } показывает { $cards }
news-card = { $who } { $card }
news-trick = Взятка { $number }: { $cards }
news-trick-won = Её берёт { $who }.
news-all-passed = Все спасовали.
news-annulled = Раздача не считается: с одной из рук её нужно было отменить.
news-discard-was = В сносе были { $cards }
news-chien-was = В прикупе были { $cards }

### What is asked

ask-redeal = С этими картами раздачу можно отменить: { $title }.
ask-bid = Что заявляете?
ask-announce = Объявить { TITLE($title, form: "made") }?
ask-call = Какую карту вы называете?
ask-discard = Выберите карты для сноса: { $number }.
ask-declare = Что-нибудь объявить?
ask-show = Какие карты показать («{ $title }»)? Нужно карт: { $number }.
ask-play =
    { $leads ->
        [yes] Заходить вам.
       *[no] Ход за вами.
    }
ask-next = Раздача окончена.
why-not-this-card =
    { $reason ->
        [discard-never] Эту карту сносить нельзя.
       *[discard-only-if-forced] Эту карту можно снести, только если больше нечего.
    }
answer-pass = Пас
answer-parole = Пароль
answer-bid = { $contract }
answer-bid-announcing = { $contract } и объявить: { LIST($feats) }
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
