### Судья одной раздачи: что можно сделать, чего было нельзя, что получилось.

# После «может» и «не имела права».
act =
    { $done ->
        [play] положить { $cards }
        [discard] снести { $cards }
        [discard_none] не менять карт
        [claim] объявить «{ $what }»
        [call] объявить «{ $what }»: { $cards }
        [call_none] пропустить «{ $what }»
        [good] ответить «хорошо»
        [not_good] ответить «нехорошо»
        [equal] ответить «равно»
        [ask] спросить, сколько это даёт
        [show] попросить показать, что засчитывается за «{ $what }»
        [look] посмотреть карты, оставшиеся в прикупе
        [enough] больше ничего не считать
        [took] менять столько карт: { $what }
        [called] объявить «{ $what }»
       *[pass] промолчать
    }
legal-may = { BEGIN($who) } может:
legal-exchange =
    Сколько карт меняет { $who }: { $how ->
        [exactly] ровно { $most }
        [up_to] не больше { $most }
       *[range] от { $least } до { $most }
    }{ $none ->
        [yes] {" "}или ни одной
       *[no] {""}
    }.
referee-fault =
    { $trick ->
        [0] { BEGIN($who) } не имела права { $act }.
       *[other] Взятка { $trick }: { $who } не имела права { $act }.
    }
referee-could = Можно было положить: { $cards }.
referee-so-far = Пока всё было по правилам. Очередь: { $who }.
referee-misdeal = Карты сданы неверно: никто ничего не получает.
referee-next =
    { $again ->
        [yes] Тот же игрок сдаёт ещё раз.
       *[no] Сдаёт следующий игрок.
    }

## A deal that somebody types

# For each hand in turn, the elder’s first: what it may be called besides its name.
referee-hands = старшая/с, младшая/м/сдающий
referee-word-hand = карты
referee-word-stock = прикуп
referee-word-exchange = меняет, сносит, снос, обмен
referee-word-call = объявляет
referee-word-nothing = нет
referee-word-look = смотрит
referee-word-misdeal = неверная сдача
referee-word-good = хорошо
referee-word-not_good = нехорошо, не хорошо
referee-word-equal = равно
referee-word-ask = сколько, от какой карты, какие
referee-opening = Пишите по порядку, что говорят и чем ходят; «помощь» подскажет как. Если карты на руках не указаны, объявления проверяются, когда сыграны все взятки.
referee-status =
    { $what ->
        [exchange] { BEGIN($who) } меняет карты.
        [calls] Объявления; затем ходит { $who }.
        [lead] Взятка { $trick }: ходит { $who }.
       *[play] Взятка { $trick }: { $cards }. Кладёт { $who }.
    }
referee-trick = Взятка { $trick }: { $cards }. Её берёт { $who }.
referee-stopped = На этом раздача остановлена. «назад» — убрать строку.
referee-over = Раздача окончена. «назад» — убрать последнюю строку, «выход» — закончить.
referee-count = Нужно карт: { $wanted }, а указано { $given }.
referee-who = { $two ->
    [yes] Скажите, чья рука: старшая или младшая.
   *[no] Скажите, чья рука: старшая, рука 2 …
}
referee-which = Скажите, что объявлено, например «объявляет очко К♠ Д♠ В♠ 10♠».
referee-how-many = Скажите, сколько карт меняют или какие.
referee-help-who = { $two ->
    [yes] старшая …, младшая … — кто это делает, если это неясно
   *[no] старшая …, рука 2 … — кто это делает, если это неясно
}
referee-help-exchange = меняет 5 или меняет S7 S8 H9 — сколько карт меняют или какие
referee-help-call = очко из 5, кварт, терц от короля, трио тузов — объявление; «объявляет { $title } К♠ Д♠ В♠» называет карты, «нет: { $title }» — что его нет
referee-help-answer = хорошо, нехорошо, равно, сколько — ответ или вопрос, сколько это даёт
referee-help-cards = К♠ SK, 10♥ H10 — карты, как их кладут
referee-help-known = { $two ->
    [yes] карты старшая …, карты младшая …, прикуп … — карты, как они сданы; если указаны все, всё проверяется сразу
   *[no] карты старшая …, карты рука 2 …, прикуп … — карты, как они сданы; если указаны все, всё проверяется сразу
}
referee-help-misdeal = неверная сдача — карты сданы неверно
