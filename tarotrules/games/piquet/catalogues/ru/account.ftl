### Что даёт раздача или партия, о которой рассказано: строка за строкой.
### account-… — строки таблицы: со строчной буквы, без точки.

account-who = { $two ->
    [yes] { $seat ->
        [0] старшая рука
       *[other] младшая рука
    }
   *[no] { $seat ->
        [0] старшая рука
       *[other] рука { $number }
    }
}
account-column = { $name ->
    [who] Кто
    [what] За что
    [amount] Очки
    [total] Всего
    [rule] Правило
    [deal] Раздача
   *[elder] Старшая рука
}
# Комбинации: карты одной масти, карты подряд, карты одного достоинства.
account-suit = { $title } из { $cards }{ $counts ->
    [yes] {" "}({ $pips })
   *[no] {""}
}
account-run = { account-length } { $top ->
    [14] от туза
    [13] от короля
    [12] от дамы
    [11] от валета
    [10] от десятки
    [9] { $last ->
        [yes] от девятки
       *[no] от девятки
    }
   *[other] от восьмёрки
}
account-length = { $cards ->
    [3] терц
    [4] кварт
    [5] квинт
    [6] последовательность из шести
    [7] последовательность из семи
    [8] последовательность из восьми
   *[other] последовательность из { $cards }
}
account-rank = { $called ->
    [fourteen] кваторз
   *[number] { $cards ->
        [2] пара
        [3] трио
        [4] четыре карты:
       *[other] { $cards } ×
    }
} { $top ->
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
# Что считается во взятке — как это называют правила.
account-trick = взятка { $trick }: { $what }
account-count-lead = ход
account-count-win = взята с чужого хода
account-count-last = последняя взятка
account-count = { $title }
account-play = розыгрыш
account-cards = { $what ->
    [cards] большинство взяток
    [every] капот
    [divided] взяток поровну
   *[none_won] игрок без взяток
}
account-tricks = Взятки: { $list }.
account-has = { $who } { $n }
account-nobody = Никто ничего не получает за: { $list }.
account-nothing = Никто ничего не получает.
account-scores = Итог: { $list }.
account-calls = За объявления: { $list }.

## Отдельная рука

account-hand-together = Если всё это хорошо, до розыгрыша рука даёт { $n }.
account-hand-nothing = Объявлять нечего.

## Партия

account-partie-total = Всего
account-partie-weight = × { $n }
account-partie-left = { $n ->
    [one] Осталось сыграть { $n } раздачу.
    [few] Осталось сыграть { $n } раздачи.
    [many] Осталось сыграть { $n } раздач.
   *[other] Осталось сыграть { $n } раздачи.
}
account-partie-goes-on = Партия продолжается.
account-partie-drawn = У обоих по { $n }: партия вничью.
account-partie-won = Выигрывает { $winner }: { $most } против { $least }.
account-partie-paid = { $what }: { $loser } платит { $payment }{ $see }.
account-partie-game = Игра { $number }: выигрывает { $winner }, { $most } против { $least }; засчитывается за { $counts }{ $see }.
account-partie-of-games = Партию выигрывает { $winner }.
account-settle-rubicon = Проигравший не перешёл рубикон
account-settle-plain = Проигравший перешёл рубикон
account-settle = { $title }

## Обмен

account-exchange-tried = { $which ->
    [elder] Старшая рука { $elder }
    [younger] Младшая рука { $younger }
   *[both] Старшая рука { $elder }, младшая { $younger }
}: { $allowed ->
    [yes] можно.
   *[no] нельзя. { $why }
}
account-exchange-goes = { BEGIN($who) }: { $cards }
account-exchange-left = Остаётся: { $cards }

## Нарушение

account-fault-told = { BEGIN($who) } — { WITHIN($what) }{ $see }: { $effect }.
account-fault-waived = соперник это прощает
account-fault-cancelled = Не засчитано: { $list }.
