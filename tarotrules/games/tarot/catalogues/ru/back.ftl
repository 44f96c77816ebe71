### То, что стоит после правил.

# open-…: о чём спрашивают перед игрой, если правила об этом молчат.
open-title = О чём правила умалчивают
open-intro = На следующее эти правила не отвечают. Договоритесь об этом до первой раздачи.
open-of = { $title }: { $question }
open-at = { $question } ({ $rule })
open-seating-first-dealer = Как выбирают первого сдающего?
open-deal-cut-least = Сколько карт самое меньшее должно быть в каждой части снятой колоды?
open-redeal-found-late = Что делать, если такая рука обнаружилась только во время розыгрыша?
open-claim-order = В каком порядке выкладывают карты?
open-claim-unseen = Вправе ли объявлять тот, кто ещё не может знать, разрешено ли это, — например, пока никто не видел прикупа?
open-claim-proof = Как остальные проверяют, что объявлено верно?
open-claim-if-false = Сколько платят, если объявлено неверно?
open-match-end = Сколько раздач играют или до какого времени?

## Словарь

glossary-entry = ({ $note }) { $said }
glossary-at = { $said } ({ $rule })
glossary-french = фр. _{ $word }_
glossary-names = Контракты, комбинации и бонусы
glossary-bid =
    { $chien ->
        [taker_hand] контракт, в котором берущий забирает прикуп
        [taker_tricks] контракт, в котором прикуп не трогают и засчитывают атаке
        [defence_tricks] контракт, в котором прикуп не трогают и засчитывают защите
       *[none] контракт
    }
glossary-claim = комбинация
glossary-promise = объявление
glossary-bonus = бонус

## Указатель

index-title = Указатель
index-gap = { ", " }
# Words and how they are read, where they are sorted by that.
index-readings = { "" }
index-players = число игроков
index-aim = цель игры
index-pack = колода
index-suit = масть
index-ace = туз
index-counting = подсчёт
index-half-point = половинки очков
index-direction = направление игры
index-dealer = сдающий
index-shuffle = тасование
index-cut = съём
index-deal = сдача карт
index-hand = рука
index-misdeal = ошибка при сдаче
index-auction = торги
index-pass = пас
index-call = выбор партнёра
index-last-trick = последняя взятка
index-scores = расчёт
index-match = партия

## Последняя страница

glance-title = Всё на одной странице
