### Вокруг глав: титульный лист, отличия, словарь.

frame-subtitle =
    { $n ->
        [one] Правила для { $list } игроков
        [few] Правила для { $list } игроков
       *[many] Правила для { $list } игроков
    }
frame-with = { $base } и правила: { $options }
frame-version = Версия
frame-base = На основе
frame-options = С дополнениями
frame-id = Код правил
frame-sources = Источники
frame-note = Примечание
frame-gap = { " " }
frame-row = { $row }.
frame-partial = В этом издании есть только глава о подсчёте очков.

origin = { $source }
origin-assumed = предположение, ни один источник этого не говорит ({ $reason })
origin-assumed-bare = предположение, ни один источник этого не говорит

examples-title = Разобранные примеры
examples-note = Примеры подсчитаны по тем же правилам, что изложены в этой книге.

variation-title = Правила для { COUNTED($players, noun: "player", case: "genitive") }
variation-intro = Правила для { COUNTED($players, noun: "player", case: "genitive") } те же, что и для { $base }, кроме перечисленных ниже. Номера правил сохраняются.
variation-none = Правила для { COUNTED($players, noun: "player", case: "genitive") } ничем не отличаются.
variation-dropped = Эти правила не действуют: { $numbers }.

changes-title = Чем эти правила отличаются от «{ $title }»
changes-intro = Вот чем эти правила отличаются от «{ $title }». В предыдущих главах эти места помечены.
changes-none = Отличий от «{ $title }» нет.
changes-players = Для { COUNTED($players, noun: "player", case: "genitive") }:

glossary-title = Слова игры
term-attack = атака
    .definition = берущий и его партнёр, если он есть
term-chien = прикуп
    .definition = карты, сданные на середину стола (по-французски _chien_, «собака»)
term-contract = контракт
    .definition = то, что берущий обязуется выполнить на торгах
term-court = картинка
    .definition = король, дама, рыцарь или валет
term-defence = защита
    .definition = все игроки, которые не входят в атаку
term-difference = разность
    .definition = на сколько очков атака набрала больше или меньше нужного
term-discard = снос
    .definition = карты, которые берущий откладывает, взяв прикуп
term-excuse = Дурак
    .definition = карта со звездой, которую можно сыграть в любую взятку (по-французски _l’Excuse_)
term-lead = заходить
    .definition = класть первую карту взятки
term-oudler = удлер
    .definition = одна из трёх карт, с которыми атаке нужно меньше очков: козырь 21, Пети и Дурак; их называют и _бу_
term-petit = Пети
    .definition = козырь с номером 1, самый младший
term-taker = берущий
    .definition = игрок, сделавший самую высокую заявку
term-trick = взятка
    .definition = по одной карте от каждого игрока; старшая карта её берёт
term-trump = козырь
    .definition = нумерованная карта, которая бьёт карты всех мастей; таких карт 21
