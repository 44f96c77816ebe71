### Вокруг глав: титульный лист, отличия, словарь.

frame-subtitle =
    { $n ->
        [one] Правила для { $list } игроков
        [few] Правила для { $list } игроков
       *[many] Правила для { $list } игроков
    }
frame-with = { $base } (дополнения: { $options })
frame-version = Версия
frame-base = Основа
frame-options = Дополнения
frame-option = «{ $title }»
frame-id = Код правил
frame-sources = Источники
frame-notes = Примечание
frame-remark = Примечание: { $text }
frame-gap = { " " }
frame-row = { $name }: { $cells }.
frame-cell = { $head } — { $cell }
frame-cells = { $left }; { $right }
frame-stop = { $text }.

origin =
    { $part ->
        [unchanged] { $source } (кроме изменённого)
       *[all] { $source }
    }
origin-none =
    { $part ->
        [some] для части этого правила не указан
       *[all] не указан
    }
origin-assumed-bare = причина не указана

sources-title = Источники
sources-rule = Правило
sources-said = Источник
sources-settled = Что установили составители
sources-reason = Почему
sources-legend = Знаком { $mark } отмечено то, чего нет в источниках и что установили составители.

colophon-rules = Правила { $identity } · издание { $edition }
colophon-numbers = Номера правил во всех этих книгах одни и те же; если номера нет, значит, такое правило есть за другими столами.
colophon-unsourced = Правил, для которых источник не указан: { $n } из { $all }.



changes-title = Отличия от правил «{ $title }»
changes-intro = Ниже перечислено, чем эти правила отличаются от правил «{ $title }». В предыдущих главах эти места помечены.
changes-none = Отличий от правил «{ $title }» нет.

glossary-title = Термины игры
# The terms as they are sorted; none: by their spelling.
glossary-order = { "" }
term-attack = атака
    .definition = берущий и его партнёр, если он есть
term-chien = прикуп
    .definition = карты, сданные на середину стола (по-французски _chien_, «собака»)
term-contract = контракт
    .definition = то, что берущий на торгах обязался выполнить
term-court = картинка
    .definition = король, дама, рыцарь или валет
term-defence = защита
    .definition = все игроки, не входящие в атаку
term-difference = разность
    .definition = на сколько очков атака набрала больше или меньше нужного
term-discard = снос
    .definition = карты, которые берущий кладёт перед собой рубашкой вверх, взяв прикуп
term-excuse = Дурак
    .definition = карта со звездой, которую можно положить в любую взятку (по-французски _l’Excuse_)
term-lead = заходить
    .definition = класть первую карту во взятку
term-oudler = удлер
    .definition = одна из трёх карт, с которыми атаке нужно меньше очков: козырь 21, Пети и Дурак; их называют также _бу_
term-petit = Пети
    .definition = козырь с номером 1, самый младший
term-taker = берущий
    .definition = игрок, сделавший самую высокую заявку
term-trick = взятка
    .definition = по одной карте от каждого игрока; взятку берёт тот, чья карта старше всех
term-trump = козырь
    .definition = нумерованная карта, которая бьёт карты всех мастей; таких карт 21
term-partner = партнёр
    .definition = игрок, у которого названная карта; он играет вместе с берущим
term-declaration = комбинация
    .definition = то, что игрок объявляет о картах на руках, например пуанье
term-announcement = объявление
    .definition = то, чего игрок обещает добиться во взятках, например шлем
term-bonus = бонус
    .definition = очки за то, что случилось в розыгрыше; объявлять об этом заранее не нужно
