## Судья

referee-fault =
    { $act ->
        [play] Взятка { $trick }: игрок { $who } не имел права сыграть { $what }.
        [card] Игрок { $who } в этот момент не имел права сыграть { $what }.
        [bid] Игрок { $who } не вправе заявить «{ $what }».
        [pass] Игрок { $who } здесь не вправе пасовать.
        [parole] Игрок { $who } не вправе сказать «позже».
        [call] Игрок { $who } не вправе назвать карту { $what }.
        [discard] Игрок { $who } не вправе снести эти карты: { $what }.
        [claim] Игрок { $who } не вправе объявить комбинацию «{ $what }».
        [announce] Игрок { $who } не вправе объявить «{ $what }».
        [call_off] Игрок { $who } не вправе отменить раздачу из-за «{ $what }».
       *[found_late] У игрока { $who } не было «{ $what }».
    }
referee-could = Можно было сыграть: { $cards }.
referee-so-far = Пока всё было по правилам. Очередь игрока { $who }.
referee-ending =
    { $ending ->
        [all_passed] Все спасовали: очки не начисляются.
        [called_off] Раздачу отменили до торгов: очки не начисляются.
        [annulled] Раздача отменена, потому что играть её было нельзя: очки не начисляются.
       *[misdeal] Карты сдали неверно: очки не начисляются.
    }
referee-next =
    { $silent ->
        [yes] Игрок { $who } сдаёт ещё раз, но торговаться не вправе.
       *[no] Следующим сдаёт игрок { $who }.
    }

### A deal that somebody types

referee-seats = A/А, B/В/Б, C/С, D/Д, E/Е
referee-word-pass = пас, пасую, пасует
referee-word-parole = позже
referee-word-excuse = Дурак, скюз
referee-word-petit = Пети
referee-word-dealer = сдающий, сдаёт
referee-word-hand = рука
referee-word-chien = прикуп, шьен
referee-word-discard = снос
referee-word-call = зовёт, называет
referee-word-misdeal = неверная сдача
referee-word-late = поздно
referee-opening = Игроки — от A до { $last }, по порядку хода. Пишите, что говорят и чем ходят; «помощь» подскажет как.
referee-status =
    { $what ->
        [bid] Игрок { $who } делает заявку или пасует.
        [call] Игрок { $who } называет карту.
        [lead] Взятка { $trick }: заходит игрок { $who }.
       *[play] Взятка { $trick }: { $cards }. Ходит игрок { $who }.
    }
referee-taken = Играет { $who }: { $what }.
referee-called = { $who } называет { $what }.
referee-trick = Взятка { $trick }: { $cards }. Её берёт игрок { $who }.
referee-stopped = На этом раздача остановлена. «назад» — убрать строку.
referee-over = Раздача окончена. «назад» — убрать последнюю строку, «выход» — закончить.
referee-no-card = «{ $word }» — такой карты нет. Козыри — от 1 до 21, числа в мастях — от 1 до 10.
referee-no-bid = Здесь непонятно, что значит «{ $word }». Контракты: { LIST($known) }.
referee-two-cards = «{ $word }» может значить { LIST($cards, joint: "or") }. Напишите масть знаком или словом.
referee-count = Нужно карт: { $wanted }, а указано { $given }.
referee-who = Скажите, чьё это: A, B, C …
referee-dealt = Кто сдавал, говорят в самом начале, до первой заявки: «сдающий C».
referee-which = Скажите, какая рука обнаружилась.
referee-never-late = В этих правилах не сказано, что делать с раздачей, когда «{ $what }» обнаруживается поздно. Решает стол.
referee-help-bid = пас, { $bid } — что говорит следующий игрок; «C { $bid }», если те, кто до C, спасовали
referee-help-cards = К♠ КП SK, 10♥ 10Ч H10, 21 T21, EX — карты, как их кладут
referee-help-say = B { $claim } { $level } — что объявляет игрок, а за этим, если угодно, показанные карты
referee-help-known = рука B …, прикуп …, снос … — известные карты; без них фальшренонс откроется, когда карта сыграна
referee-help-dealer = сдающий C — кто сдавал; если не сказано, сдавал A
referee-help-late = неверная сдача — карты сдали неверно; A поздно … — обнаружилась рука, с которой играть было нельзя
