### То, что стоит после правил.

## Словарь

glossary-title = Термины игры
# В каком порядке стоят термины; ничего: по алфавиту.
glossary-order = { "" }
glossary-at = { $said } ({ $rule })
glossary-names = Названия, данные этими правилами
glossary-claim = рука, за которую получают очки, что бы ни было у других
glossary-contest = комбинация, которую объявляют и сравнивают
glossary-milestone = бонус тому, кто набрал много, пока у других ещё нет ни одного очка
term-capot = капот
    .definition = все взятки у одной стороны
term-cards = очки за карты
    .definition = то, что получает тот, у кого больше взяток
term-count = очки розыгрыша
    .definition = очки за ходы и взятки
term-court = картинка
    .definition = король, дама или валет
term-cut = снимать
    .definition = делить колоду на две части и класть нижнюю на верхнюю
term-dealer = сдающий
    .definition = игрок, который сдаёт карты; младшая рука
term-discard = снос
    .definition = карты, которые игрок отложил при обмене
term-elder = старшая рука
    .definition = игрок, который первым меняет карты, объявляет и ходит
term-equal = равно
    .definition = ответ младшей руки, у которой точно такая же комбинация
term-exchange = обмен
    .definition = снос карт, вместо которых берут столько же из прикупа
term-good = хорошо
    .definition = ответ младшей руки, у которой нет ничего равного или лучшего
term-huitieme = последовательность из восьми
    .definition = восемь карт одной масти подряд
term-lead = ход
    .definition = карта, положенная во взятку первой
term-making = сколько?
    .definition = вопрос младшей руки о карточных очках
term-not-good = нехорошо
    .definition = ответ младшей руки, у которой есть комбинация лучше
term-partie = партия
    .definition = раздачи, по которым рассчитываются вместе
term-pips = карточные очки
    .definition = стоимость карт, по которой сравнивают комбинацию «очко»
term-quart = кварт
    .definition = четыре карты одной масти подряд
term-quatorze = кваторз
    .definition = четыре карты одного достоинства
term-quint = квинт
    .definition = пять карт одной масти подряд
term-rubicon = рубикон
    .definition = число очков, с которым проигравший платит не больше обычного
term-septieme = последовательность из семи
    .definition = семь карт одной масти подряд
term-sinking = умолчание
    .definition = отказ объявить то, что есть на руках
term-sixieme = последовательность из шести
    .definition = шесть карт одной масти подряд
term-stock = прикуп
    .definition = карты, оставшиеся после сдачи
term-tierce = терц
    .definition = три карты одной масти подряд
term-trick = взятка
    .definition = карты, положенные по очереди, по одной от каждого игрока
term-trio = трио
    .definition = три карты одного достоинства
term-younger = младшая рука
    .definition = сдающий, который меняет карты, объявляет и кладёт карту после старшей руки

## Указатель

index-title = Указатель
index-gap = { ", " }
# Слова и то, как их читают, если по этому они и стоят.
index-readings = { "" }
index-aim = цель игры
index-ace = туз
index-barring = помеха сопернику
index-calls = объявления
index-course = ход раздачи
index-deal = сдача карт
index-follow = класть в масть
index-hand = карты на руках
index-last-trick = последняя взятка
index-looking = просмотр карт
index-misdeal = ошибка при сдаче
index-order-of-cards = старшинство карт
index-pack = колода
index-partner = партнёры
index-players = число игроков
index-reckoning = порядок подсчёта
index-revoke = фальшренонс
index-scores = счёт вслух
index-settling = расчёт
index-showing = показ объявленного
index-suit = масть
index-tie = равенство итогов
index-weights = вес раздач
index-words-for-cards = названия карт

## О чём спрашивают перед игрой, если правила об этом молчат

open-title = О чём правила умалчивают
open-intro = На эти вопросы правила не отвечают. Договоритесь обо всём до первой раздачи.
open-at = { $question } ({ $rule })
open-cut-least = Сколько карт самое меньшее должно быть в каждой части снятой колоды?
open-direction = В какую сторону идёт очередь: по часовой стрелке или против неё?
open-partie = Сколько раздач играют или до какого счёта?
open-settling = Сколько платит проигравший?
open-faults = Что делать, если кто-нибудь играет с лишними картами, объявляет то, чего у него нет, или не кладёт в масть, хотя мог бы?

## Источники

sources-title = Источники
sources-range = { $first }–{ $last }
sources-rule = Правило
sources-said = Источник
sources-settled = Что решили составители
sources-reason = Почему
sources-work = { $name }: { $work }
