### То, что стоит после правил.

## Словарь

glossary-title = Термины игры
# В каком порядке стоят термины; ничего: по алфавиту.
glossary-order = { "" }
glossary-names = Особые руки, комбинации и бонусы
glossary-claim = особая рука, за которую получают очки без сравнения с чужими картами
glossary-claim-none =
    { $place ->
        [dealt] рука, сданная без { NOUN($noun, number: "many", case: "genitive") }
       *[hand] рука, в которой нет { NOUN($noun, number: "many", case: "genitive") }
    }
glossary-claim-none-both =
    { $place ->
        [dealt] рука, сданная без { NOUN($noun, number: "many", case: "genitive") } и { NOUN($other, number: "many", case: "genitive") }
       *[hand] рука, в которой нет ни { NOUN($noun, number: "many", case: "genitive") }, ни { NOUN($other, number: "many", case: "genitive") }
    }
glossary-claim-serves = рука, каждая карта которой входит в комбинацию, приносящую очки
glossary-contest = комбинация, которую объявляют и сравнивают с чужой
glossary-contest-suit = комбинация: все карты одной масти, какие есть на руках у игрока
glossary-contest-run = комбинация: карты одной масти, идущие подряд
glossary-contest-rank = комбинация: все карты одного достоинства, какие есть на руках у игрока
glossary-contest-hand = комбинация: все карты на руках у игрока
glossary-milestone = бонус тому, кто набрал достаточно очков, пока соперник ещё ничего не получил
glossary-milestone-alike =
    бонус: ещё { COUNTED($worth, noun: "point") } { $who ->
        [anyone] тому, кто набрал
        [elder] старшей руке, если она набрала
       *[younger] младшей руке, если она набрала
    } { $alone }не меньше { COUNTED($reach, noun: "point", case: "genitive") }, пока { $two ->
        [yes] соперник
       *[no] никто другой
    } ничего не получил
term-capot = капот
    .definition = все взятки раздачи у одного игрока
term-cards = очки за большинство
    .definition = очки тому, кто взял больше взяток
term-count = очки за розыгрыш
    .definition = очки за ходы и взятки
term-court = картинка
    .definition = король, дама или валет
term-cut = снимать
    .definition = отделять верхнюю часть колоды
term-dealer = сдающий
    .definition = игрок, который сдаёт карты; он же младшая рука
term-discard = снос
    .definition = карты, которые игрок снёс при обмене
term-elder = старшая рука
    .definition = игрок, который первым меняет карты, объявляет и ходит
term-equal = равно
    .definition = ответ младшей руки, у которой комбинация такая же
term-exchange = обмен
    .definition = замена карт: вместо снесённых берут столько же из прикупа
term-good = хорошо
    .definition = ответ младшей руки, у которой нет ни равной, ни лучшей комбинации
term-huitieme = последовательность из восьми
    .definition = восемь карт одной масти подряд
term-lead = ход
    .definition = первая карта взятки
term-making = сколько?
    .definition = вопрос младшей руки, сколько карточных очков в очке старшей
term-not-good = нехорошо
    .definition = ответ младшей руки, у которой комбинация лучше
term-partie = партия
    .definition = ряд раздач, после которого подводят общий итог
term-pips = карточные очки
    .definition = стоимость карт, по которой сравнивают комбинации вида «очко»
term-quart = кварт
    .definition = четыре карты одной масти подряд
term-quatorze = кваторз
    .definition = сет из четырёх карт
term-quint = квинт
    .definition = пять карт одной масти подряд
term-rubicon = рубикон
    .definition = число очков, которое нужно набрать, чтобы при проигрыше не платить больше обычного
term-septieme = последовательность из семи
    .definition = семь карт одной масти подряд
term-sinking = умолчание
    .definition = намеренный отказ объявить какую-либо из своих комбинаций
term-sixieme = последовательность из шести
    .definition = шесть карт одной масти подряд
term-stock = прикуп
    .definition = карты, оставшиеся после сдачи
term-tierce = терц
    .definition = три карты одной масти подряд
term-trick = взятка
    .definition = карты, положенные по очереди, по одной от каждого игрока
term-trio = трио
    .definition = сет из трёх карт
term-younger = младшая рука
    .definition = сдающий; он меняет карты и объявляет после старшей руки

## Указатель

# Слова и то, как их читают, если по этому они и стоят.
index-readings = { "" }
index-barring = помеха сопернику
index-calls = объявления
index-course = ход раздачи
index-follow = класть в масть
index-looking = просмотр карт
index-misdeal = ошибка при сдаче
index-order-of-cards = старшинство карт
index-pack = колода
index-sides = стороны
index-bonus = бонусы
index-reckoning = порядок подсчёта
index-scores = счёт вслух
index-settling = расчёт
index-showing = показ объявленного
index-suit = масть
index-tie = равенство итогов
index-weights = вес раздач
index-words-for-cards = названия карт

## О чём спрашивают перед игрой, если правила об этом молчат

open-seating-cut-least = Сколько карт самое меньшее должно быть в каждой части снятой колоды?
open-seating-direction = В какую сторону идёт очередь: по часовой стрелке или против неё?
open-match-end = Сколько раздач играют или до какого счёта?
open-settling = Сколько платит проигравший?
open-faults = Что делать, если кто-нибудь играет с лишними картами, объявляет то, чего у него нет, или не кладёт в масть, хотя мог бы?
