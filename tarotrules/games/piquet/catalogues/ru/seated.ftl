### Партия с ботами: что человек видит за столом, что там говорят и о чём спрашивают.
### news-… — о других, you-… — о том, кто сидит на этом месте.

# Кто есть кто; у тех, кто между старшей рукой и сдающим, пусто.
seat-role =
    { $role ->
        [elder] старшая
        [younger] младшая
        [dealer] сдающий
        [partner] партнёр
       *[other] { "" }
    }
seat-column-player = Игрок
seat-column-role = Рука
seat-column-deal = Очки
seat-column-before = Была
seat-column-total = Всего
seat-drawn = из прикупа
# Что лежит в стороне.
seat-discard = Ваш снос: { $cards }
seat-saw = В прикупе вы видели: { $cards }
seat-left = В прикупе остались: { $cards }

### Что говорят о комбинациях

call-point = { $title } из { NUMBER($cards, gender: "n", case: "genitive") }
call-many =
    { $n ->
        [3] трио
        [4] кваторз
       *[other] { $n }
    }
call-key =
    { $key ->
        [cards] карт: { $n }
        [pips] карточных очков: { $n }
       *[top] старшая карта — { call-high }
    }
call-high =
    { $n ->
        [14] туз
        [13] король
        [12] дама
        [11] валет
       *[other] { $n }
    }
call-other = { $title } ({ $told })
call-none = { TITLE($title, form: "lacking") }
call-asks =
    { $key ->
        [cards] сколько карт?
        [pips] сколько?
       *[top] { $of ->
            [rank] чего?
            [run] от какой карты?
            [suit] какая старшая?
           *[hand] какая старшая?
        }
    }
call-told =
    { $key ->
        [top] { $of ->
            [rank] { $n ->
                [14] тузов
                [13] королей
                [12] дам
                [11] валетов
                [10] десяток
                [9] девяток
                [8] восьмёрок
                [7] семёрок
               *[other] шестёрок
            }
            [run] { $n ->
                [14] от туза
                [13] от короля
                [12] от дамы
                [11] от валета
                [10] от десятки
                [9] от девятки
               *[other] от восьмёрки
            }
            [suit] { call-high }
           *[hand] { call-high }
        }
        [cards] { $n }
       *[pips] { $n }
    }
call-answer =
    { $word ->
        [good] хорошо
        [not_good] нехорошо
       *[equal] равно
    }
call-answer-own = { $answer }, у меня { $own }

### Что происходит

news-says = { $who }: «{ BEGIN($what) }»
news-exchanges =
    { $n ->
        [0] { $who } ничего не меняет.
       *[other] { $who } меняет { COUNTED($n, noun: "card", case: "accusative") }.
    }
news-asks-to-see = { $who } просит показать: { $title }.
news-looks = { $who } смотрит остаток прикупа, и вы тоже: { $cards }
news-looks-not = { $who } не смотрит остаток прикупа.
news-leads = { $who } ходит: { $card }
news-scores = { $who } получает { $n }: { $what }
news-milestone = { BEGIN($title) }! { $who } получает ещё { $n }.
news-trick = Взятка { $number }: { $cards }
news-account = { $who }: { $what } — { $n }{ $see }
news-wins = Партию выигрывает { $who }: { $most } против { $least }.
news-pays = { $what }: { $who } платит { $n }{ $see }.
news-wins-game = Игру выигрывает { $who }: { $most } против { $least }.
news-counts = Выигрывает { $who }: игра засчитывается за { $n }{ $see }.
news-wins-partie = Партию выигрывает { $who }.

### Что делаете вы

you-says = Вы: «{ BEGIN($what) }»
you-exchanges =
    { $n ->
        [0] Вы ничего не меняете.
       *[other] Вы меняете { COUNTED($n, noun: "card", case: "accusative") }.
    }
you-discards = Вы сносите { $cards }
you-draws = Вы берёте { $cards }
you-leaves = В прикупе вы оставляете { $cards }
you-asks-to-see = Вы просите показать: { $title }.
you-looks = Вы смотрите остаток прикупа, и его видят все: { $cards }
you-looks-not = Вы не смотрите остаток прикупа.
you-leads = Вы ходите: { $card }
you-scores = Вы получаете { $n }: { $what }
you-milestone = { BEGIN($title) }! Вы получаете ещё { $n }.
you-account = Вы: { $what } — { $n }{ $see }
you-score = Ваши очки за раздачу: { $n }.
you-wins = Партию выигрываете вы: { $most } против { $least }.
you-pays = { $what }: вы платите { $n }{ $see }.
you-wins-game = Игру выигрываете вы: { $most } против { $least }.
you-counts = Выигрываете вы: игра засчитывается за { $n }{ $see }.
you-wins-partie = Партию выигрываете вы.
seat-winners =
    { $level ->
        [yes] Партия вничью: у всех по { $n }.
       *[no] Партия окончена. Больше всех очков ({ $n }): { LIST($winners) }.
    }
you-must-follow =
    { $suit ->
        [S] Зашли с пик, а у вас есть эта масть: нужно класть в масть.
        [H] Зашли с червей, а у вас есть эта масть: нужно класть в масть.
        [D] Зашли с бубен, а у вас есть эта масть: нужно класть в масть.
       *[C] Зашли с треф, а у вас есть эта масть: нужно класть в масть.
    }
you-may-not =
    { $reason ->
        [exchange-number] Столько карт менять нельзя.
        [call-too-low] Ваше объявление должно быть лучше прежних.
        [call-sunk] У вас есть что объявить, и промолчать нельзя.
        [answer-better] У вас есть что-то лучшее: это нехорошо.
        [answer-worse] У вас нет ничего равного или лучшего: это хорошо.
        [answer-first] У вас столько же: сначала спросите дальше.
        [answer-ask] Сказанного достаточно: спрашивать не о чем.
       *[answer-equal] У вас то же самое: это равно.
    }

### О чём спрашивают

ask-claim = У вас особая рука: { $title }. Объявляете?
ask-exchange =
    { $many ->
        [exactly] Выберите карты для обмена: { $most }.
        [range] Выберите карты для обмена, не меньше { $least } и не больше { $most }; в прикупе их { $stock }.
       *[up_to] Выберите карты для обмена, не больше { $most }; в прикупе их { $stock }.
    }
ask-call = Что объявляете?
ask-call-after =
    { $heard ->
        [not_good] { $who }: объявление нехорошо ({ $title }). Что объявляете вы?
        [equal] { $who }: объявление равно вашему ({ $title }). Что объявляете вы?
       *[nothing] { $who }: { TITLE($title, form: "lacking") }. Что объявляете вы?
    }
ask-answer = { $who } объявляет: { $what }. Что отвечаете?
ask-raise = Ваше объявление нехорошо ({ $title }). Объявите другое, которое ничем не побить?
ask-tell = Ваше объявление хорошо ({ $title }). Что ещё засчитываете?
ask-show = { $who } засчитывает: { $list }. Попросить показать?
ask-look =
    { $n ->
        [one] В прикупе осталась { $n } карта. Если посмотрите вы, увидят все.
        [few] В прикупе остались { $n } карты. Если посмотрите вы, увидят все.
        [many] В прикупе осталось { $n } карт. Если посмотрите вы, увидят все.
       *[other] В прикупе осталось { $n } карты. Если посмотрите вы, увидят все.
    }
answer-claim = Объявить: { $title }
answer-claim-not = Промолчать
answer-exchange-none = Ничего не менять
answer-call = { $what } — { $cards }
answer-raise-not = Ничего
answer-enough = Больше ничего
answer-show-not = Нет
answer-show = Показать
answer-look-not = Не смотреть
answer-look = Посмотреть
pick-exchange = Обменять эти карты
