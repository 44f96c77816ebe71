### Вокруг глав: титульный лист, отличия, словарь.

frame-subtitle =
    { $n ->
        [one] Правила для { $list } игроков
        [few] Правила для { $list } игроков
       *[many] Правила для { $list } игроков
    }
frame-with = { $base } (дополнения: { $options })
frame-version = Версия
frame-base = Исходные правила
frame-options = Дополнения
frame-option = «{ $title }»
frame-id = Код правил
frame-sources = Источники
frame-notes = Примечание
frame-remark = Примечание: { $text }
about-numbers = Одно и то же правило во всех книжках этой серии стоит под одним и тем же номером, поэтому здесь некоторые номера пропущены.
frame-row = { $name } — { $cells }.
frame-cell = { WITHIN($head) }: { $cell }
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

own-rules = Правила этого стола
own-rules-numbered = В каждой главе правила, которые добавил этот стол, нумеруются с { $n }.

sources-title = Источники
sources-work = { $name }: { $work }
sources-rule = Правило
sources-range = { $first }–{ $last }
sources-said = Источник
sources-page = с. { $n }
sources-settled = Что решили составители
sources-reason = Почему
sources-legend = Знаком { $mark } отмечено то, чего нет в источниках и что решили составители.

colophon-rules = Правила { $identity } · издание { $edition }
colophon-unsourced = Правил, для которых источник не указан: { $n } из { $all }.

changes-title = Отличия от исходных правил: «{ $title }»
changes-intro = Исходные правила — «{ $title }». Отличия от них перечислены в таблице. В главах под каждым изменённым правилом приведено только то, что в исходных правилах сказано иначе; в остальном они не отличаются.
changes-name = О чём
changes-kind = Отличие
changes-without = Нет: { $rows }.
changes-rows = { $lead } { $rows }.
changes-more = Нет слов: «{ $said }»{ $stop }
changes-unsaid = Об этом ничего не сказано.
changes-none = От исходных правил («{ $title }») эти правила ничем не отличаются.
