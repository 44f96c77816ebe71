### Раздача от начала до конца

chapter-annotated = Раздача от начала до конца
annotated-intro = Вот целая раздача по этим правилам для { COUNTED($players, noun: "player", case: "genitive") }. Сдаёт { $dealer }. Ссылки вида ({ $rule }) указывают на правила, о которых идёт речь.
annotated-hands = Карты на руках
annotated-cards = Карты
annotated-laid = Стопки, каждая начиная с открытой карты
annotated-piles = Стопки
annotated-tricks = Взятки
annotated-trick = Взятка
annotated-winner = Берёт
annotated-at = Взятка { $n }: { $said }
annotated-led = → { $card }
annotated-event =
    { $event ->
        [must-follow] { $who } обязан класть в масть
        [must-trump] { $who } обязан положить козырь, потому что нужной масти у него нет
        [must-overtrump] { $who } обязан положить козырь старше тех, что уже лежат
        [throws-away] { $who } сбрасывает, потому что у него нет ни нужной масти, ни козырей
        [excused] { $who } кладёт { $card }, хотя мог бы и не класть
        [called_several] { $who } кладёт одну из названных карт: теперь все знают, какого партнёра она принесла
       *[called] { $who } кладёт названную карту: теперь партнёр известен всем
    } ({ $see }).
annotated-bonus = получен бонус { TITLE($title, form: "bare") } ({ $see }).
# What was bid, one player after the other.
annotated-bids = { $one } { $two }
# A line of the screen, in a book.
annotated-ended = { $text }.
annotated-claim = { $who } объявляет { $what } и показывает { $cards }.
annotated-owed = { $card } остаётся у сыгравшей стороны, а другой стороне за него отдают карту в пол-очка.
annotated-account = Подсчёт
